"""Worked cases of chapters 7, 25 and 27 to 29 and of the campaign: points, the end of a battle, scenarios."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from tests.games.fantasy_commander.table import Table
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.chronicle import TrackRose
from warhall.kernel import position
from warhall.kernel.dice import SeededDice

LEGION, SHOOTERS, ZOMBIES, CAVALRY = "legionnaires", "imperial_shooters", "zombie_warriors", "undead_cavalry"


def score(empire: int, styx: int) -> dict[str, Any]:
    """The sides of a position with these victory points."""
    return {"empire": {"vp": empire}, "styx": {"vp": styx}}


@pytest.mark.case("FC-K099")
@pytest.mark.rule("FC-7.7", "FC-7.3", "FC-25.1")
def test_all_points_of_the_end_phase_are_added_before_victory_is_checked() -> None:
    f = Field(
        own(SHOOTERS, "d5"), own(SHOOTERS, "g6"), foe(ZOMBIES, "j7"), scenario="s1", alone=True, sides=score(8, 9),
        roll="hit hit",  # order dice for the units in towns
    )  # fmt: skip
    assert f.vp() == (10, 10)
    assert f.g.result is None
    f = Field(
        own(SHOOTERS, "d5"), own(SHOOTERS, "g6"), own(SHOOTERS, "j7"), foe(ZOMBIES, "a1"), scenario="s1", alone=True,
        sides=score(8, 9),
    )  # fmt: skip
    assert f.vp() == (11, 9)
    assert f.g.result is not None
    assert f.g.result.places == (1, 2)


@pytest.mark.case("FC-K100")
@pytest.mark.rule("FC-7.2", "FC-7.6", "FC-27.2")
def test_a_side_wins_in_mid_round() -> None:
    f = Field(
        foe(ZOMBIES, "e8", order="red"), own("roland", "f8", wounds=3), scenario="s1", turn="styx", sides=score(7, 9),
        roll="hit shield shield",
    )  # fmt: skip
    f.fight("styx", "attack roland-1")
    assert f.vp() == (7, 11)
    assert f.g.result is not None
    assert (f.g.result.places, f.g.result.rule) == ((2, 1), "FC-7.2")
    assert f.unit(SENTINEL).order == "yellow"  # the rest of the round is not played


@pytest.mark.case("FC-K101")
@pytest.mark.rule("FC-7.4")
@pytest.mark.parametrize(("action", "vp"), [("move f5", 0), ("pass", 1)])
def test_a_capture_point_counts_only_while_a_unit_stands_there(action: str, vp: int) -> None:
    f = Field(own(SHOOTERS, "g6", order="red"), foe(ZOMBIES, "a1"), scenario="s1", alone=True)
    f.do("empire", action)
    assert f.view.phase != "active"
    assert f.vp() == (vp, 0)


@pytest.mark.case("FC-K102")
@pytest.mark.rule("FC-27.16")
@pytest.mark.parametrize(("place", "left", "end"), [("h7", 3, "i10"), ("g8", 1, "j8")])
def test_the_hydra_fights_as_weak_in_the_river(place: str, left: int, end: str) -> None:
    f = Field(
        foe("demonic_hydra", place, order="red"), own(LEGION, "h8"), scenario="s5", turn="styx",
        roll="full full hit shield panic",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert (f.left("legionnaires-1"), f.at("legionnaires-1")) == (left, end)


@pytest.mark.case("FC-K103")
@pytest.mark.rule("FC-27.22", "FC-27.23", "FC-18.12")
def test_a_town_that_styx_enters_falls_and_becomes_a_cemetery() -> None:
    f = Field(
        foe("undead_cavalry_champion", "a6", order="red"), own(LEGION, "d6"), scenario="s6", turn="styx",
    )  # fmt: skip
    f.do("styx", "move c6")
    assert f.vp() == (0, 1)
    assert f.view.terrain[5][2] == "C"
    assert f.active == SENTINEL
    assert "vampirism" in f.unit("undead_cavalry_champion-1").properties
    f = Field(foe(ZOMBIES, "f6", order="red"), own(LEGION, "g6"), ground={"e6": "C"}, turn="styx", roll="support " * 3)
    f.fight("styx", "attack legionnaires-1")
    assert f.left("legionnaires-1") == 1
    f = Field(
        own(LEGION, "f6", order="red"), foe(ZOMBIES, "g6", defends=True), ground={"h6": "C"},
        roll="hit support support  support",
    )  # fmt: skip
    f.fight("empire", "attack zombie_warriors-1")
    assert f.left("zombie_warriors-1") == 5


@pytest.mark.case("FC-K104")
@pytest.mark.rule("FC-27.24", "FC-27.25")
def test_the_empire_scores_for_standing_towns_and_loses_with_the_fourth() -> None:
    for fallen, vp in ((0, 2), (1, 1), (3, 1)):
        f = Field(own(SHOOTERS, "a11"), foe(ZOMBIES, "a1"), scenario="s6", fallen=fallen, alone=True)
        assert f.vp() == (vp, 0)
    f = Field(
        foe(CAVALRY, "b6", order="red"), scenario="s6", fallen=3, ground={"k6": "C", "e8": "C", "i8": "C"}, turn="styx",
        sides=score(9, 6),
    )  # fmt: skip
    f.do("styx", "move c6")
    assert f.g.result is not None
    assert (f.g.result.places, f.g.result.rule) == ((2, 1), "FC-27.25")


@pytest.mark.case("FC-K105")
@pytest.mark.rule("FC-27.17", "FC-27.18")
def test_scenario_5_scores_giants_towns_and_points() -> None:
    f = Field(
        foe(ZOMBIES, "f8", order="red"), own("crusader", "g8", wounds=5), foe(ZOMBIES, "d7"), foe(ZOMBIES, "b6"),
        own(SHOOTERS, "j7"), scenario="s5", alone=True, turn="styx", roll="hit shield shield",
    )  # fmt: skip
    f.fight("styx", "attack crusader-1")
    assert f.view.phase != "active"
    assert f.vp() == (0, 4)


@pytest.mark.case("FC-K107")
@pytest.mark.rule("FC-28.5")
def test_a_supply_wagon_gives_a_die_and_one_reroll_of_any_number() -> None:
    f = Field(
        own(LEGION, "a10"), own(LEGION, "b10"), own(LEGION, "g6"), foe(ZOMBIES, "a1"), ground={"g6": "v"}, phase="end",
        alone=True, roll="2 2 3 6  5 5 1",
    )  # fmt: skip
    assert f.view.sides[0].order_dice == ["hit", "hit", "full", "shield"]
    f.do("empire", "reroll-any", "reroll hit", "reroll hit", "reroll full", "done")
    assert sorted(f.view.sides[0].order_dice or []) == ["panic", "shield", "shield", "shield"]
    assert f.rule("empire", "reroll-any") == "FC-28.5"
    assert f.rule("empire", "reroll-all") is None


@pytest.mark.case("FC-K109")
@pytest.mark.rule("FC-25.2")
def test_an_epic_battle_in_which_the_last_units_destroy_each_other_is_a_draw() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red", wounds=2), own(LEGION, "g6", wounds=3, defends=True), turn="styx", alone=True,
        roll="hit hit support  hit panic",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert f.g.result is not None
    assert (f.g.result.places, f.g.result.rule) == ((1, 1), "FC-25.2")


@pytest.mark.case("FC-K122")
@pytest.mark.rule("FC-7.10", "FC-25.1")
def test_points_of_both_sides_in_one_melee_are_added_before_the_check() -> None:
    f = Field(
        foe(CAVALRY, "e8", order="red", wounds=2), own(LEGION, "f8", wounds=3, defends=True), scenario="s1",
        turn="styx", sides=score(9, 9), roll="hit hit support  hit panic",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert f.vp() == (10, 10)
    assert f.g.result is None


def campaign(**changes: object) -> dict[str, Any]:
    """A campaign at its beginning, as a position has it, with changes."""
    written = yaml.safe_load(position.write(GAME.begin({"mode": "campaign"}, SeededDice(1))))
    return {**written["position"]["campaign"], **changes}


@pytest.mark.case("FC-K110")
@pytest.mark.rule("FC-C.5", "FC-C.6")
def test_the_report_of_a_won_mission() -> None:
    f = Field(
        own("equestrian_knights", "g11", order="red"), foe("demonic_hydra", "h11", wounds=6), own(LEGION, "d5"),
        scenario="s2", sides=score(8, 0), roll="hit shield shield shield",
        campaign=campaign(mission=1, reputation=[3, 0], prosperity=[4, 3], supplies=[2, 4], fielded=[-1] * 5),
    )  # fmt: skip
    f.fight("empire", "attack demonic_hydra-1")
    rises = [event for event in f.events(TrackRose) if isinstance(event, TrackRose) and event.seat == 0]
    assert [(rise.track.id, rise.by, rise.now) for rise in rises[:4]] == [
        ("reputation", 3, 6), ("supplies", 2, 4), ("reputation", 1, 7), ("prosperity", 1, 5),
    ]  # fmt: skip


def supplies(table: Table) -> int:
    """The Supplies of Styx."""
    assert table.view.campaign is not None
    return table.view.campaign.supplies[1]


@pytest.mark.case("FC-K123")
@pytest.mark.rule("FC-C.27")
@pytest.mark.parametrize("hired", [False, True])
def test_the_hydra_joins_with_mission_2_and_other_heroes_are_hired(*, hired: bool) -> None:
    table = Table(mode="campaign")
    table.do(0, "add-unit imperial_shooters", "done", "add-card powerful_strikes", "done")
    assert table.rule(1, "add-unit demonic_hydra") == "FC-C.3"
    table.do(1, "add-unit zombie_warriors", "done", "add-card claws_of_darkness", "done")
    table.do(1, "on a1")
    table.do(0, "on a11")
    table.do(1, "concede")
    table.do(0, "done")
    before = supplies(table)
    if hired:
        table.do(1, "hire vargoth")
        assert before - supplies(table) == 3
    table.do(1, "done")
    table.first()  # an escalation card
    table.do(0, "add-unit imperial_shooters", "done", "add-card powerful_strikes", "done")
    assert table.rule(1, "add-unit demonic_hydra") is None
    assert table.rule(1, "add-unit vargoth") == (None if hired else "FC-C.3")
