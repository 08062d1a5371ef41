"""What the bots are told: good places, attacks that wait, damage about to be dealt; and `greedy` beats `random`."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from warhall.bots.choose import choose
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.bots import evaluate
from warhall.kernel.dice import SeededDice

HUNTER = ("sl_drider", "silver", (9, 5))
FIGHTER = ("hc_dragon_knight", "gold", (2, 5))
SCOUT = ("hc_elf_archer", "gold", (8, 4))
"""Always the nearest to the hunter, so that only the fighter's own way counts."""


def after(f: Field, line: str) -> int:
    """What gold thinks of the position after one of its actions."""
    name, _, action = line.partition(" ")
    g = f.g.copy()
    g.apply(f.seat(name), f.game.codec.parse(g, action))
    return evaluate(g, f.seat("gold"))


def chosen(f: Field, bot: str = "greedy") -> str:
    decision = f.g.decision
    assert decision is not None
    return f.game.codec.notation(f.g, choose(bot, f.g, decision.seat, SeededDice(3)).code)


def test_a_move_that_waits_on_the_stack_counts_as_made() -> None:
    f = Field([FIGHTER, SCOUT, HUNTER]).act("gold activate hc_dragon_knight#1")
    near, far = f.square(7, 5), f.square(0, 5)
    assert after(f, f"gold move {near}") > after(f, f"gold move {far}")


def test_nearness_is_counted_round_walls() -> None:
    marks = walls(*((5, y) for y in range(11)))
    f = Field([FIGHTER, SCOUT, HUNTER], marks=marks).act("gold activate hc_dragon_knight#1")
    assert after(f, f"gold move {f.square(3, 9)}") > after(f, f"gold move {f.square(4, 5)}")


def test_hazardous_squares_are_avoided() -> None:
    f = Field([FIGHTER, HUNTER], marks={(6, 5): "!"}).act("gold activate hc_dragon_knight#1")
    assert after(f, f"gold move {f.square(6, 4)}") > after(f, f"gold move {f.square(6, 5)}")


def test_greedy_strikes_an_adjacent_enemy_and_never_a_friend() -> None:
    friend = ("hc_war_wizard", "gold", (2, 6))
    enemy = ("sl_drow_wizard", "silver", (3, 5))
    f = Field([FIGHTER, friend, enemy]).act("gold activate hc_dragon_knight#1")
    assert chosen(f) == "strike sl_drow_wizard#1"
    f = Field([FIGHTER, friend, HUNTER]).act("gold activate hc_dragon_knight#1")
    assert "strike hc_war_wizard#1" in f.options()
    assert after(f, "gold strike hc_war_wizard#1") < after(f, "gold end-activation")


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_seat(seat: int) -> None:
    g = GAME.begin({}, SeededDice(11))
    bots = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
    dice = [SeededDice(12), SeededDice(13)]
    while g.decision is not None:
        asked = g.decision.seat
        g.apply(asked, choose(bots[asked], g, asked, dice[asked]).code)
    assert g.result is not None
    assert g.result.winners == (seat,)
