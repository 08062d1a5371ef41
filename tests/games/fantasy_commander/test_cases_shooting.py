"""Worked cases of chapter 23: range, line of sight, who may shoot, magic."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from warhall.games.fantasy_commander import events

LEGION, SHOOTERS, CHAMPION, ZOMBIES = (
    "legionnaires",
    "imperial_shooters",
    "imperial_shooters_champion",
    "zombie_warriors",
)
TARGET = "shoot zombie_warriors-1"


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled) if isinstance(event, events.Rolled)]


@pytest.mark.case("FC-K091")
@pytest.mark.rule("FC-23.9", "FC-23.10", "FC-23.12")
def test_support_counts_at_base_distance_only_and_beyond_the_range_there_is_no_shot() -> None:
    for place, left in (("h6", 2), ("j6", 3)):
        f = Field(own(SHOOTERS, "f6", order="red"), foe(ZOMBIES, place), roll="hit support full")
        f.fight("empire", TARGET)
        assert f.left("zombie_warriors-1") == left
    f = Field(own(SHOOTERS, "f6", order="red"), foe(ZOMBIES, "k6"))
    reason = f.refusal("empire", TARGET)
    assert reason is not None
    assert (reason.rule, reason.args) == ("FC-23.9", {"distance": 5, "most": 4})


@pytest.mark.case("FC-K092")
@pytest.mark.rule("FC-23.3", "FC-23.6")
def test_a_line_along_an_edge_is_stopped_by_two_blocking_hexes_only() -> None:
    pieces = (own(SHOOTERS, "g6", order="red"), foe(ZOMBIES, "g4"))
    assert Field(*pieces, own(LEGION, "g5")).rule("empire", TARGET) is None
    assert Field(*pieces, own(LEGION, "g5"), own(LEGION, "h5")).rule("empire", TARGET) == "FC-23.6"
    assert Field(*pieces, own(LEGION, "h5"), ground={"g5": "F"}).rule("empire", TARGET) == "FC-23.6"


@pytest.mark.case("FC-K093")
@pytest.mark.rule("FC-23.5", "FC-18.4")
def test_the_forest_of_the_target_does_not_block_but_ignores_a_hit() -> None:
    pieces = (own(SHOOTERS, "g6", order="red"), foe(ZOMBIES, "i6"))
    f = Field(*pieces, ground={"i6": "F"}, roll="hit hit shield").fight("empire", TARGET)
    assert f.left("zombie_warriors-1") == 4
    assert Field(*pieces, ground={"h6": "F"}).rule("empire", TARGET) == "FC-23.5"


@pytest.mark.case("FC-K094")
@pytest.mark.rule("FC-23.8")
def test_from_a_hill_a_unit_shoots_over_own_units_not_over_enemies() -> None:
    pieces = (own(SHOOTERS, "d6", order="red"), foe(ZOMBIES, "g6"))
    assert Field(*pieces, own(LEGION, "e6"), ground={"d6": "H"}).rule("empire", TARGET) is None
    assert Field(*pieces, own(LEGION, "e6")).rule("empire", TARGET) == "FC-23.4"
    assert Field(*pieces, foe(ZOMBIES, "e6"), ground={"d6": "H"}).rule("empire", TARGET) == "FC-23.1"
    assert Field(*pieces, foe(ZOMBIES, "f6"), ground={"d6": "H"}).rule("empire", TARGET) == "FC-23.4"


@pytest.mark.case("FC-K095")
@pytest.mark.rule("FC-23.1", "FC-23.2", "FC-16.5")
def test_only_a_quick_shooter_shoots_after_a_move_and_nobody_after_a_run_or_in_contact() -> None:
    f = Field(own(SHOOTERS, "e6", order="red"), foe(ZOMBIES, "h6")).do("empire", "move f6")
    assert f.active == SENTINEL
    f = Field(own(CHAMPION, "d6", order="red"), foe(ZOMBIES, "h6")).do("empire", "move f6")
    assert f.options("empire") == [TARGET, "pass"]
    f = Field(own(CHAMPION, "b6", order="red"), foe(ZOMBIES, "h6")).do("empire", "run f6")
    assert f.active == f"{CHAMPION}-2"
    f = Field(own(SHOOTERS, "f6", order="red"), foe(ZOMBIES, "h6"), foe(ZOMBIES, "g6"))
    assert f.rule("empire", TARGET) == "FC-23.1"


@pytest.mark.case("FC-K096")
@pytest.mark.rule("FC-23.13", "FC-23.14")
def test_a_defender_cannot_harm_the_shooter() -> None:
    f = Field(
        foe("zombie_archers", "d6", order="red"), own(LEGION, "g6", defends=True), own(LEGION, "h6"), own(LEGION, "g7"),
        turn="styx", roll="shield shield panic  hit panic",
    )  # fmt: skip
    f.fight("styx", "shoot legionnaires-1")
    assert rolls(f) == [3, 2]
    assert (f.at("legionnaires-1"), f.left("legionnaires-1")) == ("g6", 4)
    assert (f.at("zombie_archers-1"), f.left("zombie_archers-1")) == ("d6", 4)


@pytest.mark.case("FC-K097")
@pytest.mark.rule("FC-23.17", "FC-23.18", "FC-17.9")
def test_nobody_defends_against_magic_but_a_town_helps() -> None:
    f = Field(
        own("anna_dark", "e6", order="red"), foe(ZOMBIES, "g6", defends=True), ground={"g6": "T"},
        roll="hit full support",
    )  # fmt: skip
    f.fight("empire", TARGET)
    assert (rolls(f), f.left("zombie_warriors-1")) == ([3], 3)
    f = Field(own("anna_dark", "e6", order="red"), foe(ZOMBIES, "g6", order="green"), roll="hit full support")
    f.fight("empire", TARGET)
    assert "defence" not in f.reactions
    assert (rolls(f), f.left("zombie_warriors-1")) == ([3], 2)


@pytest.mark.case("FC-K098")
@pytest.mark.rule("FC-22.7", "FC-23.12")
def test_weak_shooters_lose_their_full_results() -> None:
    f = Field(own(SHOOTERS, "f6", order="red", wounds=2), foe(ZOMBIES, "h6"), roll="full full hit")
    f.fight("empire", TARGET)
    assert f.left("zombie_warriors-1") == 4


@pytest.mark.case("FC-K112")
@pytest.mark.rule("FC-23.21", "FC-23.3", "FC-23.4")
def test_a_touched_corner_does_not_block() -> None:
    pieces = (own("imperial_shooters_veteran", "e6", order="red"), foe(ZOMBIES, "j5"))
    assert Field(*pieces, own(LEGION, "g5"), own(LEGION, "h6")).rule("empire", TARGET) is None
    assert Field(*pieces, own(LEGION, "h5")).rule("empire", TARGET) == "FC-23.4"
