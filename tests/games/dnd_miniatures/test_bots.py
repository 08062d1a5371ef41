"""What the bots are told: good places and hurt enemies; and `greedy` beats `random`."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field
from warhall.bots.choose import choose
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.bots import evaluate
from warhall.kernel.dice import SeededDice


def test_a_hurt_enemy_and_a_near_one_are_worth_something() -> None:
    def worth(at: tuple[int, int], hp: int) -> int:
        f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", at, {"hp": hp})])
        return evaluate(f.g, 0)

    assert worth((6, 5), 5) > worth((6, 5), 25)
    assert worth((6, 5), 25) == -evaluate(
        Field([("orc_raider", "azure", (6, 5)), ("human_sellsword", "ember", (5, 5))]).g, 0
    )


def test_greedy_strikes_an_enemy_next_to_it() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5))], active="human_sellsword#1")
    code = choose("greedy", f.g, 0, SeededDice(3)).code
    assert GAME.codec.notation(f.g, code).startswith("attack")


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(2):
        me, g = seed % 2, GAME.begin({"limit": 50}, SeededDice(seed))
        while g.decision is not None:
            seat = g.decision.seat
            bot = "greedy" if seat == me else "random"
            g.apply(seat, choose(bot, g, seat, SeededDice(seed).child(g.count)).code)
        won += g.result is not None and g.result.winners == (me,)
    assert won == 2
