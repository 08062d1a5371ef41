"""Habits: what a practised commander does without looking ahead is legal, sensible, and comes to an end."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.bots.bot import Budget
from warhall.bots.search import search
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.bots import BENCH
from warhall.games.fantasy_commander.habits import habit
from warhall.kernel.dice import SeededDice


def usual(f: Field, side: str) -> str:
    return GAME.codec.notation(f.g, habit(f.g, f.seat(side)))  # type: ignore[arg-type]


def activated(f: Field) -> Field:
    """The field once the first unit of the Empire is to act."""
    while f.g.activation is None:
        f.do("empire", usual(f, "empire"))
    return f


@pytest.mark.rule("FC-19.1")
def test_a_unit_attacks_the_enemy_beside_it_that_it_harms_most() -> None:
    for wounded in ("e6", "g6"):
        foes = [foe("zombie_warriors", at, wounds=4 if at == wounded else 0) for at in ("e6", "g6")]
        f = activated(Field(own("legionnaires", "f6", order="red"), *foes))
        assert usual(f, "empire") == f"attack zombie_warriors-{1 if wounded == 'e6' else 2}"


@pytest.mark.rule("FC-16.1")
def test_a_unit_far_away_comes_nearer() -> None:
    f = activated(Field(own("legionnaires", "f11", order="red"), foe("zombie_warriors", "f1")))
    word, _ = usual(f, "empire").split()
    assert word in ("move", "run")


@pytest.mark.parametrize(
    ("options", "seeds"),
    [({}, 3), ({"scenario": "s4"}, 1), ({"mode": "epic", "size": "vanguard"}, 1), ({"mode": "campaign"}, 1)],
    ids=["s1", "s4", "epic", "campaign"],
)
def test_a_commander_chooses_only_what_is_offered(options: dict[str, object], seeds: int) -> None:
    for seed in range(seeds):
        g = GAME.begin(options, SeededDice(seed))
        while g.decision is not None and g.count < 900:
            seat = g.decision.seat
            code = habit(g, seat)  # type: ignore[arg-type]
            assert code in g.decisions[seat].options
            g.apply(seat, code)
        assert g.count > 100


@pytest.mark.parametrize("looks", [1, 9, 400])
def test_playing_a_round_on_by_habit_keeps_to_its_budget_and_rates_every_option_once(looks: int) -> None:
    f = Field(*(own("legionnaires", at, order="red") for at in ("f6", "f8")), foe("imelstar", "g6", order="blue"))
    assert BENCH.far(f.g) > 0
    seat = f.seat("empire")
    thought = msgspec.structs.replace(BENCH.levels["normal"], looks=looks, playouts=4)
    budget = Budget(looks)
    found = search(f.g, seat, thought, budget, SeededDice(1))
    assert budget.spent <= looks
    assert sorted(each.code for each in found) == sorted(f.g.decisions[seat].options)
    again = search(f.g, seat, thought, Budget(looks), SeededDice(1))
    assert [each.code for each in found] == [each.code for each in again]


def test_small_choices_are_not_played_on_through_the_round() -> None:
    f = activated(Field(own("equestrian_knights", "f6", order="red"), foe("zombie_warriors", "g6", order="blue")))
    assert BENCH.far(f.g) > 0
    f.do("empire", "attack zombie_warriors-1")
    assert f.g.decision is not None
    assert BENCH.far(f.g) == 0
