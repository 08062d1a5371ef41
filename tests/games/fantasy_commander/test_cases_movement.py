"""Worked cases of chapters 15 to 17: fatigue and rest, movement and terrain, declared defence."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from warhall.games.fantasy_commander import GAME, events
from warhall.games.fantasy_commander.actions import Hex, MoveBy
from warhall.kernel.errors import Refusal

LEGION, SHOOTERS, KNIGHTS, ZOMBIES = "legionnaires", "imperial_shooters", "equestrian_knights", "zombie_warriors"
CAVALRY = "undead_cavalry"


def by(*names: str) -> MoveBy:
    """A move hex by hex."""
    return MoveBy(tuple(Hex(GAME.tables.board.cell_named(name)) for name in names))


def why(f: Field, side: str, path: MoveBy) -> Refusal | None:
    return f.g.explain(f.seat(side), path)


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled) if isinstance(event, events.Rolled)]


@pytest.mark.case("FC-K037")
@pytest.mark.rule("FC-15.1", "FC-15.17", "FC-16.4")
def test_the_token_for_an_attack_after_a_run_buys_no_die() -> None:
    f = Field(own(LEGION, "b6", order="red"), foe(ZOMBIES, "g6"), roll="shield shield shield")
    f.do("empire", "run f6", "attack zombie_warriors-1")
    assert f.active == SENTINEL  # nobody was asked for another token
    assert rolls(f) == [3]
    assert f.unit("legionnaires-1").fatigue == 1


@pytest.mark.case("FC-K038")
@pytest.mark.rule("FC-15.1", "FC-15.5", "FC-15.8")
def test_a_defender_takes_one_token_in_each_attack_until_it_is_exhausted() -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"), foe(ZOMBIES, "h6", order="red"), foe(ZOMBIES, "g5", order="red"),
        own(LEGION, "g6", defends=True), turn="styx", roll="shield " * 6 + "shield " * 6 + "shield " * 5,
    )  # fmt: skip
    f.do("styx", "activate zombie_warriors-1").fight("styx", "attack legionnaires-1", defence_die="tire")
    f.do("styx", "activate zombie_warriors-2").fight("styx", "attack legionnaires-1", defence_die="tire")
    assert f.unit("legionnaires-1").fatigue == 2
    f.reactions.clear()
    f.fight("styx", "attack legionnaires-1")
    assert "defence-die" not in f.reactions
    assert rolls(f) == [3, 3, 3, 3, 3, 2]


@pytest.mark.case("FC-K039")
@pytest.mark.rule("FC-15.9", "FC-15.11")
def test_forced_fatigue_wounds_a_unit_without_stamina() -> None:
    f = Field(
        own("crusader", "g6", order="red", wounds=2), foe(ZOMBIES, "h6"), ground={"f6": "c"},
        roll="shield shield shield shield shield",
    )  # fmt: skip
    assert f.unit("crusader-1").wounds == 3
    f.do("empire", "attack zombie_warriors-1")
    assert f.active == SENTINEL  # no die was offered for a token
    assert f.unit("crusader-1").fatigue == 0


@pytest.mark.case("FC-K040")
@pytest.mark.rule("FC-15.10")
def test_a_forced_token_leaves_the_voluntary_one() -> None:
    f = Field(own(KNIGHTS, "g6", order="red"), foe(ZOMBIES, "h6"), ground={"f6": "c"}, roll="shield " * 5)
    assert f.unit("equestrian_knights-1").fatigue == 1
    f.fight("empire", "attack zombie_warriors-1", attack_die="tire")
    knights = f.unit("equestrian_knights-1")
    assert (knights.fatigue, knights.exhausted) == (2, True)
    assert rolls(f) == [5]


@pytest.mark.case("FC-K041")
@pytest.mark.rule("FC-15.13", "FC-27.8")
def test_only_scenario_2_lets_the_empire_rest_in_a_town_beside_an_enemy() -> None:
    pieces = (own(LEGION, "d5", order="green", fatigue=2, wounds=1), foe(ZOMBIES, "e5"))
    f = Field(*pieces, scenario="s1")
    assert f.rule("empire", "rest") == "FC-15.13"
    f = Field(*pieces, scenario="s2").do("empire", "rest")
    assert (f.unit("legionnaires-1").fatigue, f.left("legionnaires-1")) == (0, 4)


@pytest.mark.case("FC-K042")
@pytest.mark.rule("FC-15.16", "FC-15.18")
def test_a_unit_with_stamina_may_rest_without_fatigue_to_heal_in_a_town() -> None:
    f = Field(own(SHOOTERS, "g6", order="red", wounds=1), ground={"g6": "T"}).do("empire", "rest")
    assert f.left("imperial_shooters-1") == 3
    f = Field(foe("bone_colossus", "g6", order="red", wounds=1), ground={"g6": "T"}, turn="styx")
    assert f.rule("styx", "rest") == "FC-15.16"


@pytest.mark.case("FC-K043")
@pytest.mark.rule("FC-15.6", "FC-19.14")
def test_a_token_takes_one_damage_off() -> None:
    f = Field(own(KNIGHTS, "f6", order="red"), foe(CAVALRY, "g6"), roll="hit hit shield shield")
    f.fight("empire", "attack undead_cavalry-1", spare="tire")
    assert (f.left("undead_cavalry-1"), f.unit("undead_cavalry-1").fatigue) == (2, 1)


@pytest.mark.case("FC-K044")
@pytest.mark.rule("FC-16.6")
def test_entering_a_forest_ends_the_activation() -> None:
    f = Field(own(KNIGHTS, "d6", order="red"), foe(ZOMBIES, "g6"), ground={"f6": "F"}).do("empire", "move f6")
    assert (f.at("equestrian_knights-1"), f.active) == ("f6", SENTINEL)
    f = Field(own(KNIGHTS, "d6", order="red"), foe(ZOMBIES, "g6")).do("empire", "move f6")
    assert "attack zombie_warriors-1" in f.options("empire")


@pytest.mark.case("FC-K045")
@pytest.mark.rule("FC-16.7", "FC-16.9")
def test_from_forest_to_forest_a_unit_does_not_stop() -> None:
    f = Field(own(LEGION, "c2", order="red"), foe(ZOMBIES, "a3"), scenario="s1")
    path = by("b2", "b3")
    assert why(f, "empire", path) is None
    f.g.apply(f.seat("empire"), path)
    assert f.at("legionnaires-1") == "b3"
    assert "attack zombie_warriors-1" in f.options("empire")


@pytest.mark.case("FC-K046")
@pytest.mark.rule("FC-16.8", "FC-15.8")
def test_a_runner_enters_a_town_only_for_a_token() -> None:
    f = Field(own(LEGION, "b6", order="red", fatigue=2), ground={"e6": "T"})
    assert f.rule("empire", "run e6") == "FC-16.8"
    f = Field(own(LEGION, "b6", order="red"), foe(ZOMBIES, "f6"), ground={"e6": "T"}).do("empire", "run e6")
    assert (f.at("legionnaires-1"), f.unit("legionnaires-1").fatigue, f.active) == ("e6", 1, SENTINEL)


@pytest.mark.case("FC-K047")
@pytest.mark.rule("FC-16.2", "FC-16.1")
def test_units_do_not_pass_through_units() -> None:
    f = Field(own(LEGION, "f6", order="red"), own(SHOOTERS, "g6"))
    reason = why(f, "empire", by("g6", "h6"))
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-16.2", "occupied")
    assert f.rule("empire", "move h6") == "FC-16.1"
    f.do("empire", "run h6")
    moved = [event for event in f.events(events.Moved) if isinstance(event, events.Moved)]
    assert [len(event.path) for event in moved] == [3]


@pytest.mark.case("FC-K048")
@pytest.mark.rule("FC-18.6", "FC-18.7", "FC-18.8")
def test_a_bridge_is_crossed_a_ford_stops_and_a_river_is_closed() -> None:
    f = Field(own(LEGION, "g7", order="red"), foe(ZOMBIES, "f5"), scenario="s1").do("empire", "move g5")
    assert "attack zombie_warriors-1" in f.options("empire")
    f = Field(own(LEGION, "c7", order="red"), foe(ZOMBIES, "d5"), scenario="s1")
    reason = why(f, "empire", by("c6", "c5"))
    assert reason is not None
    assert reason.rule == "FC-16.6"
    f.do("empire", "move c6")
    assert (f.at("legionnaires-1"), f.active) == ("c6", SENTINEL)
    f = Field(own(LEGION, "e7", order="red"), scenario="s1")
    assert f.rule("empire", "move e6") == "FC-16.10"


@pytest.mark.case("FC-K049")
@pytest.mark.rule("FC-26.12", "FC-26.13", "FC-18.4")
def test_a_flying_unit_passes_over_all_and_ends_its_activation_in_a_forest() -> None:
    f = Field(
        foe("vargoth", "f6", order="red"), own(LEGION, "g6"), own(LEGION, "j6", order="blue"),
        ground={"h6": "R", "i6": "F"}, turn="styx", roll="hit shield shield",
    )  # fmt: skip
    for path in (by("g6"), by("g6", "h6")):
        reason = why(f, "styx", path)
        assert reason is not None
        assert reason.rule == "FC-26.13"
    f.g.apply(f.seat("styx"), by("g6", "h6", "i6"))
    assert (f.at("vargoth-1"), f.active) == ("i6", "legionnaires-2")
    f.fight("empire", "attack vargoth-1")
    assert f.unit("vargoth-1").wounds == 0


@pytest.mark.case("FC-K050")
@pytest.mark.rule("FC-17.4", "FC-12.11")
def test_a_yellow_order_may_be_given_up_for_a_defence_token() -> None:
    f = Field(own(KNIGHTS, "f6", order="red"), foe(ZOMBIES, "g6", order="yellow"), roll="shield " * 5)
    f.fight("empire", "attack zombie_warriors-1", defence="defend")
    zombies = f.unit("zombie_warriors-1")
    assert (zombies.order, zombies.defends) == (None, True)
    assert rolls(f) == [4, 1]


@pytest.mark.case("FC-K051")
@pytest.mark.rule("FC-17.2", "FC-17.6", "FC-17.1", "FC-23.13")
def test_a_defence_token_works_in_every_attack_of_the_round() -> None:
    f = Field(
        own(LEGION, "g6", order="red"), foe(ZOMBIES, "f6", order="red"), foe("zombie_archers", "g9", order="red"),
        roll="hit support support  hit shield  hit support shield  hit shield",
    )  # fmt: skip
    f.do("empire", "defend").do("styx", "activate zombie_warriors-1").fight("styx", "attack legionnaires-1")
    assert (f.left("legionnaires-1"), f.left("zombie_warriors-1")) == (4, 4)
    f.fight("styx", "shoot legionnaires-1")
    assert (f.left("legionnaires-1"), f.left("zombie_archers-1")) == (4, 4)
    assert rolls(f) == [3, 2, 3, 2]
    assert f.unit("legionnaires-1").defends


@pytest.mark.case("FC-K052")
@pytest.mark.rule("FC-17.5")
def test_without_order_and_token_no_defence_dice_are_rolled() -> None:
    f = Field(
        own(LEGION, "i6", order="red"), foe(ZOMBIES, "f6", order="red"), roll="hit hit full",
    )  # fmt: skip
    f.do("empire", "move g6", "pass").fight("styx", "attack legionnaires-1")
    assert "defence" not in f.reactions
    assert rolls(f) == [3]
    assert f.left("legionnaires-1") == 1


@pytest.mark.case("FC-K053")
@pytest.mark.rule("FC-17.3")
def test_defence_is_not_declared_after_a_move() -> None:
    f = Field(own(LEGION, "e6", order="red"), foe(ZOMBIES, "g6")).do("empire", "move f6")
    assert f.rule("empire", "defend") == "FC-17.3"
