"""Worked cases of chapters 18 and 20: what terrain does in an attack, panic and retreat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fantasy_commander.field import Field, Piece, foe, own
from warhall.games.fantasy_commander import events

LEGION, SHOOTERS, ZOMBIES, CAVALRY = "legionnaires", "imperial_shooters", "zombie_warriors", "undead_cavalry"


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled) if isinstance(event, events.Rolled)]


def driven(roll: str, *others: Piece, place: str = "g6", source: str = "f6", **fields: Any) -> Field:
    """Legionnaires with a blue order, attacked by Zombie Warriors and not defending."""
    f = Field(
        foe(ZOMBIES, source, order="red"), own(LEGION, place, order="blue"), *others, turn="styx", roll=roll, **fields,
    )  # fmt: skip
    return f.fight("styx", "attack legionnaires-1")


def shot(source: str, place: str, **fields: Any) -> Field:
    """Legionnaires with a blue order, shot at by Zombie Archers with one panic."""
    f = Field(
        foe("zombie_archers", source, order="red"), own(LEGION, place, order="blue"), turn="styx",
        roll="panic shield shield", **fields,
    )  # fmt: skip
    return f.fight("styx", "shoot legionnaires-1")


@pytest.mark.case("FC-K063")
@pytest.mark.rule("FC-26.1", "FC-18.4", "FC-19.11")
def test_armour_and_forest_ignore_a_hit_each() -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"), own("legionnaires_champion", "g6"), ground={"g6": "F"}, turn="styx",
        roll="hit hit full",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires_champion-1")
    assert f.left("legionnaires_champion-1") == 3


@pytest.mark.case("FC-K064")
@pytest.mark.rule("FC-26.26", "FC-18.4", "FC-18.9")
@pytest.mark.parametrize(("attacker", "left"), [("starkov", 1), (LEGION, 2)])
def test_a_town_does_not_protect_against_a_ranger(attacker: str, left: int) -> None:
    f = Field(own(attacker, "f6", order="red"), foe(CAVALRY, "g6"), ground={"g6": "T"}, roll="hit full shield")
    f.fight("empire", "attack undead_cavalry-1")
    assert f.left("undead_cavalry-1") == left


@pytest.mark.case("FC-K065")
@pytest.mark.rule("FC-18.9", "FC-18.11")
def test_a_town_takes_one_damage_off_but_not_the_panic() -> None:
    f = driven("hit full panic", ground={"g6": "T"})
    legion = f.unit("legionnaires-1")
    assert (legion.left, legion.hex, legion.order) == (3, "h6", None)


@pytest.mark.case("FC-K066")
@pytest.mark.rule("FC-18.5", "FC-23.19")
def test_a_hill_gives_a_die_in_melee_only() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "g6"), ground={"f6": "H"}, roll="shield " * 4)
    f.fight("empire", "attack zombie_warriors-1")
    assert rolls(f) == [4]
    f = Field(own(SHOOTERS, "f6", order="red"), foe(ZOMBIES, "h6"), ground={"f6": "H"}, roll="shield " * 3)
    f.fight("empire", "shoot zombie_warriors-1")
    assert rolls(f) == [3]


@pytest.mark.case("FC-K067")
@pytest.mark.rule("FC-20.2", "FC-20.3", "FC-20.5", "FC-20.7")
def test_a_blocked_hex_of_a_retreat_is_damage() -> None:
    f = driven("panic panic shield", own(SHOOTERS, "i6"))
    legion = f.unit("legionnaires-1")
    assert (legion.hex, legion.left, legion.order) == ("h6", 3, None)


@pytest.mark.case("FC-K068")
@pytest.mark.rule("FC-20.6")
@pytest.mark.parametrize(("roll", "left"), [("panic panic shield", 3), ("panic shield shield", 4)])
def test_a_retreat_stops_in_a_forest(roll: str, left: int) -> None:
    f = driven(roll, ground={"h6": "F"})
    assert (f.at("legionnaires-1"), f.left("legionnaires-1")) == ("h6", left)


@pytest.mark.case("FC-K069")
@pytest.mark.rule("FC-20.5", "FC-20.7")
def test_at_the_edge_of_the_board_every_hex_is_damage() -> None:
    f = driven("panic panic shield", place="m6", source="l6")
    legion = f.unit("legionnaires-1")
    assert (legion.hex, legion.left, legion.order) == ("m6", 2, None)


@pytest.mark.case("FC-K070")
@pytest.mark.rule("FC-20.4", "FC-20.8")
def test_a_shot_off_every_row_drives_a_unit_farther_by_its_owners_route() -> None:
    f = shot("e6", "g5", ground={"g4": "R"})
    assert (f.at("legionnaires-1"), f.left("legionnaires-1")) == ("h5", 4)
    f = shot("e6", "g5")
    assert f.asked == ("empire", "retreat")
    assert sorted(f.options("empire")) == ["retreat g4", "retreat h5"]
    f.do("empire", "retreat g4")
    assert f.at("legionnaires-1") == "g4"
    f = shot("e6", "g5", ground={"g4": "R", "h5": "R"})
    assert (f.at("legionnaires-1"), f.left("legionnaires-1")) == ("g5", 3)


@pytest.mark.case("FC-K071")
@pytest.mark.rule("FC-20.4")
def test_a_shot_along_a_row_drives_a_unit_straight_away() -> None:
    f = shot("d6", "g6", ground={"h6": "R"})
    legion = f.unit("legionnaires-1")
    assert (legion.hex, legion.left, legion.order) == ("g6", 3, None)
