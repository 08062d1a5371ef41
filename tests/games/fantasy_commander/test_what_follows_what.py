"""What a rule does a second time, on the other side, or after something else: both sides of a line."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.attacks import no_sweep
from warhall.games.fantasy_commander.contexts import RAN

LEGION, ZOMBIES, CAVALRY = "legionnaires", "zombie_warriors", "undead_cavalry"


def dice(f: Field) -> list[int]:
    """How many dice were rolled, roll by roll."""
    return [told.event.count for told in f.told if isinstance(told.event, events.Rolled)]


@pytest.mark.rule("FC-26.9")
def test_a_defender_takes_over_only_beside_both_the_attacker_and_the_attacked() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own(LEGION, "g6"), own("legionnaires_veteran", "g5"),
        own("legionnaires_veteran", "e6"), own("legionnaires_veteran", "h6"), turn="styx",
    )  # fmt: skip
    f.do("styx", f"attack {LEGION}-1")
    assert f.asked == ("empire", "redirect")
    rules = [f.rule("empire", f"redirect legionnaires_veteran-{number}") for number in (1, 2, 3)]
    assert rules == [None, "FC-26.9", "FC-26.9"]


@pytest.mark.rule("FC-26.19", "FC-15.2")
@pytest.mark.parametrize(("answer", "rolled"), [("tire", [6, 6]), ("decline", [5, 5])])
def test_a_token_in_a_multiple_attack_buys_a_die_in_each_roll(answer: str, rolled: list[int]) -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red"), own(LEGION, "g6"), own(LEGION, "e6"), turn="styx",
        sides={"styx": {"reserve": {"red": 1}}}, roll="shield " * 12,
    )  # fmt: skip
    f.begin().do("styx", "pay 1", "sweep")
    first = True
    while f.asked is not None and f.asked[1] in ("sweep", "attack-die", "defence", "defence-die", "redirect"):
        side, ask = f.asked
        if ask == "attack-die" and first:
            f.do(side, answer)
            first = False
        else:
            f.do(side, "decline" if ask != "sweep" else f.options(side)[0])
    assert dice(f) == rolled
    assert f.unit("demonic_hydra-1").fatigue == (1 if answer == "tire" else 0)


@pytest.mark.rule("FC-15.3", "FC-16.4", "FC-26.19")
def test_a_multiple_attack_after_a_run_costs_a_token() -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red"), own(LEGION, "j6"), turn="styx",
        sides={"styx": {"reserve": {"red": 1}}}, roll="shield " * 12,
    )  # fmt: skip
    f.begin().do("styx", "pay 1", "run i6", "sweep")
    assert f.unit("demonic_hydra-1").fatigue == 1


@pytest.mark.rule("FC-16.4", "FC-26.19")
@pytest.mark.parametrize(("fatigue", "rule"), [(2, None), (3, "FC-16.4")])
def test_who_can_take_no_token_makes_no_multiple_attack_after_a_run(fatigue: int, rule: str | None) -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red", fatigue=fatigue), own(LEGION, "g6"), turn="styx",
        sides={"styx": {"reserve": {"red": 1}}},
    )  # fmt: skip
    f.begin().do("styx", "pay 1")
    assert f.g.activation is not None
    f.g.activation.moved = RAN
    refused = no_sweep(f.g, 1)
    assert (refused and refused.rule) == rule
