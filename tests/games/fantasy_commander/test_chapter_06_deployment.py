"""Chapters 6 and 7: set-up, deployment, victory and capture points, beyond the worked cases."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, Piece, foe, own
from tests.games.fantasy_commander.table import Table
from warhall.games.fantasy_commander import GAME

LEGION, SHOOTERS, ZOMBIES = "legionnaires", "imperial_shooters", "zombie_warriors"


@pytest.mark.rule("FC-6.1")
def test_the_map_and_the_capture_points_of_the_scenario_lie_before_deployment() -> None:
    view = Table(scenario="s1").view
    assert view.phase == "deploy"
    assert view.terrain[5] == "~~f~~~==~~f~~"
    assert view.points == ["d5", "g6", "j7"]
    assert not any(unit.hex for unit in view.units)


@pytest.mark.rule("FC-6.5")
def test_any_own_unit_may_be_deployed_next_but_no_other() -> None:
    table = Table(scenario="s1")
    assert table.rule(1, "deploy imelstar-1") is None
    assert table.rule(1, "deploy zombie_warriors-3") is None
    assert table.rule(1, "deploy legionnaires-1") == "FC-6.5"
    table.do(1, "deploy imelstar-1", "on g1").do(0, "deploy roland-1", "on g11")
    assert table.rule(1, "deploy imelstar-1") == "FC-6.5"
    assert (table.unit("imelstar-1").hex, table.unit("roland-1").hex) == ("g1", "g11")


@pytest.mark.rule("FC-6.5", "FC-6.6")
def test_while_a_hex_is_asked_for_no_other_unit_is_named() -> None:
    table = Table(scenario="s1").do(1, "deploy imelstar-1")
    assert table.rule(1, "deploy zombie_warriors-3") == "FC-6.6"
    assert not any(unit.hex for unit in table.view.units)


@pytest.mark.rule("FC-6.6")
def test_nobody_is_deployed_on_impassable_terrain() -> None:
    f = Field(
        Piece(LEGION, "empire", "a1", {"at": None}), foe(ZOMBIES, "a1"), phase="deploy", alone=True,
        ground={"g11": "R", "h11": "F"}, zones=zone("g11", "h11", "i11"),
    )  # fmt: skip
    assert sorted(f.options("empire")) == ["on h11", "on i11"]
    assert f.rule("empire", "on g11") == "FC-6.6"


def zone(*hexes: str) -> str:
    """A zone of the first side."""
    names = [f"{column}{row}" for row in range(1, 12) for column in "abcdefghijklm"]
    return " ".join("1" if name in hexes else "." for name in names)


@pytest.mark.rule("FC-6.7")
def test_units_without_room_in_their_zone_stand_beside_it() -> None:
    f = Field(
        own(LEGION, "g11"), Piece(LEGION, "empire", "g11", {"at": None}), foe(ZOMBIES, "a1"), phase="deploy",
        alone=True, ground={"f11": "R"}, zones=zone("g11"), roll="hit hit",
    )  # fmt: skip
    assert sorted(f.options("empire")) == ["on f10", "on g10", "on h11"]
    f.do("empire", "on g10")
    assert f.at("legionnaires-2") == "g10"


@pytest.mark.rule("FC-7.1", "FC-7.9")
def test_points_come_from_the_conditions_of_the_scenario_only() -> None:
    pieces = (own(SHOOTERS, "d5"), foe(ZOMBIES, "a1"))
    assert Field(*pieces, alone=True, points=["d5"]).vp() == (0, 0)  # an Epic Battle
    assert Field(*pieces, alone=True, scenario="s6", points=["d5"]).vp() == (2, 0)  # for the towns, as ever
    assert Field(*pieces, alone=True, scenario="s4", points=["d5"]).vp() == (1, 0)


@pytest.mark.rule("FC-7.8", "FC-27.3")
def test_a_town_with_a_capture_point_counts_as_both() -> None:
    f = Field(own(SHOOTERS, "d5"), foe(ZOMBIES, "a1"), alone=True, scenario="s1", roll="hit")
    assert f.vp() == (1, 0)
    assert f.dice.left == 0  # one order die for the unit in the town
    assert f.view.sides[0].reserve == [1, 1, 0, 0]


@pytest.mark.rule("FC-7.5")
def test_a_town_belongs_to_the_side_whose_unit_stands_in_it() -> None:
    f = Field(own(SHOOTERS, "d5"), foe(ZOMBIES, "a1"), scenario="s2", alone=True)
    assert {town.hex: town.held for town in f.view.towns} == {"d5": 0, "j7": None}


@pytest.mark.rule("FC-7.6", "FC-14.13", "FC-13.22")
def test_a_unit_destroyed_by_forced_fatigue_is_scored_by_the_opponent() -> None:
    f = Field(own("crusader", "g8", order="red", wounds=5), scenario="s1", ground={"f8": "c"})
    assert f.unit("crusader-1").destroyed
    assert f.vp() == (0, 1)
    assert f.active == SENTINEL  # its activation is over


@pytest.mark.rule("FC-7.2")
def test_more_points_than_the_opponent_are_not_enough_below_the_aim() -> None:
    for start, places in ((8, None), (9, (1, 2))):
        f = Field(
            own(LEGION, "e8", order="red"), foe(ZOMBIES, "f8", wounds=4), scenario="s1", roll="hit shield shield",
            sides={"empire": {"vp": start}},
        )  # fmt: skip
        f.fight("empire", "attack zombie_warriors-1")
        assert f.vp() == (start + 1, 0)
        assert (None if f.g.result is None else f.g.result.places) == places


@pytest.mark.rule("FC-6.1", "FC-18.15")
def test_the_terrain_of_the_map_is_not_in_the_supply() -> None:
    supply = Table(scenario="s1").g.supply
    terrain = GAME.tables.printed.terrain
    drawn = Table(scenario="s1").g.terrain
    for kind, each in enumerate(terrain[1:], start=1):
        assert supply[kind] == max(0, each.supply - drawn.count(kind)), each.id
    assert any(drawn.count(kind) for kind in range(1, len(terrain)))
