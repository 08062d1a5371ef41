"""Worked cases of chapters 9 to 12: generating and giving orders, initiative, the order of activation."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.faces import BattleView, SideView

LEGION, SHOOTERS, ZOMBIES = "legionnaires", "imperial_shooters", "zombie_warriors"
COMMAND: dict[str, Any] = {"phase": "end", "alone": True}
"""A position at the end of a round: the command phase of the next one begins at once."""


def side(f: Field, seen_by: int, whose: int) -> SideView:
    """A side as a seat sees it."""
    seen = f.g.view(seen_by)
    assert isinstance(seen, BattleView)
    return seen.sides[whose]


def legion(count: int) -> list[Any]:
    """Legionnaires in a row at the bottom; each gives one order die."""
    return [own(LEGION, f"{'abcdefgh'[number]}10") for number in range(count)]


def shown(f: Field) -> list[tuple[int, int]]:
    """The colours that were turned up, by unit."""
    turned = [event for event in f.events(events.OrderShown) if isinstance(event, events.OrderShown)]
    return sorted((unit, event.colour) for event in turned for unit in event.units)


RED, BLUE, GREEN, YELLOW, PURPLE = range(5)


@pytest.mark.case("FC-K012")
@pytest.mark.rule("FC-9.1", "FC-9.2", "FC-9.3")
def test_leadership_gives_tokens_dice_and_free_rerolls() -> None:
    f = Field(
        *legion(3), own(SHOOTERS, "f10"), own(SHOOTERS, "g10"), own("equestrian_knights", "h10"), own("roland", "i10"),
        foe(ZOMBIES, "a1"), scenario="s1", roll="hit panic shield support", **COMMAND,
    )  # fmt: skip
    mine = side(f, 0, 0)
    assert mine.reserve == [1, 2, 0, 1]
    assert mine.order_dice == ["hit", "panic", "shield", "support"]
    assert mine.rerolls == 1
    assert f.dice.left == 0


@pytest.mark.case("FC-K013")
@pytest.mark.rule("FC-9.4", "FC-1.1")
def test_each_face_of_an_order_die_has_its_colour() -> None:
    f = Field(*legion(6), foe(ZOMBIES, "a1"), roll="1 2 3 4 5 6", **COMMAND)
    f.do("empire", "keep")
    assert side(f, 0, 0).reserve == [2, 2, 2, 0]


@pytest.mark.case("FC-K014")
@pytest.mark.rule("FC-9.5", "FC-9.6")
def test_each_basic_reroll_costs_a_die_and_the_last_die_is_never_lost() -> None:
    f = Field(*legion(4), foe(ZOMBIES, "a1"), roll="5 5 6 5  1 1 1  1 5  2", **COMMAND)
    counts = []
    for _ in range(3):
        f.do("empire", "reroll-all")
        counts.append(len(side(f, 0, 0).order_dice or []))
    assert counts == [3, 2, 1]
    assert f.rule("empire", "reroll-all") == "FC-9.6"
    f.do("empire", "keep")
    assert side(f, 0, 0).reserve == [1, 0, 0, 0]


@pytest.mark.case("FC-K015")
@pytest.mark.rule("FC-9.7", "FC-9.8")
def test_after_a_free_reroll_that_followed_a_basic_one_no_basic_reroll_is_left() -> None:
    f = Field(*legion(2), own("roland", "i10"), foe(ZOMBIES, "a1"), roll="5 5 5  2 6  4", **COMMAND)
    f.do("empire", "reroll-all", "reroll shield")
    assert sorted(side(f, 0, 0).order_dice or []) == ["hit", "support"]
    assert f.rule("empire", "reroll-all") == "FC-9.7"
    assert f.rule("empire", "reroll hit") == "FC-9.7"
    f.do("empire", "keep")
    assert side(f, 0, 0).reserve == [1, 1, 0, 1]


@pytest.mark.case("FC-K016")
@pytest.mark.rule("FC-27.3", "FC-9.12")
@pytest.mark.parametrize(("place", "dice"), [("d5", 5), ("e5", 4)])
def test_a_unit_in_a_town_gives_a_die_in_scenario_1(place: str, dice: int) -> None:
    f = Field(
        *legion(3), own(LEGION, place), foe(ZOMBIES, "a1"), scenario="s1", roll=" ".join(["hit"] * dice), **COMMAND
    )
    assert side(f, 0, 0).order_dice == ["hit"] * dice
    assert f.dice.left == 0


@pytest.mark.case("FC-K017")
@pytest.mark.rule("FC-27.7", "FC-9.13")
def test_two_towns_give_a_point_and_cost_a_die_in_the_next_round() -> None:
    f = Field(
        own(LEGION, "d5"), own(LEGION, "j7"), own(SHOOTERS, "a1"), own(SHOOTERS, "b1"), own("equestrian_knights", "c1"),
        foe(ZOMBIES, "m11"), scenario="s2", round=3, alone=True, roll="shield",
    )  # fmt: skip
    assert f.view.round == 4
    assert f.vp() == (1, 0)
    assert f.dice.left == 0
    assert side(f, 0, 0).reserve == [1, 2, 1, 0]


@pytest.mark.case("FC-K018")
@pytest.mark.rule("FC-9.11", "FC-10.2")
def test_without_leadership_the_reserve_is_empty_and_the_unit_gets_yellow() -> None:
    f = Field(own("crusader", "g10"), foe(ZOMBIES, "a1"), **COMMAND)
    assert side(f, 0, 0).reserve == [0, 0, 0, 0]
    f.do("empire", "begin").do("styx", "begin")
    assert f.rule("empire", "give crusader-1 red") == "FC-10.5"
    f.do("empire", "give crusader-1 yellow", "finish").do("styx", "finish")
    assert (0, YELLOW) in shown(f)


@pytest.mark.case("FC-K019")
@pytest.mark.rule("FC-10.3", "FC-10.4")
def test_a_forgotten_unit_gets_yellow_and_the_order_stays_in_the_reserve() -> None:
    f = Field(
        own(LEGION, "g10"), foe(ZOMBIES, "a1"), phase="give", alone=True, sides={"styx": {"reserve": {"green": 1}}}
    )
    f.do("styx", "finish").do("empire", "finish")
    assert (1, YELLOW) in shown(f)
    assert side(f, 1, 1).reserve == [0, 0, 1, 0]


@pytest.mark.case("FC-K020")
@pytest.mark.rule("FC-9.9", "FC-9.14", "FC-T.1")
def test_the_reserve_is_open_until_the_giving_of_orders_begins() -> None:
    f = Field(
        own(LEGION, "g10"), foe(ZOMBIES, "a1"), phase="look", alone=True,
        sides={"empire": {"reserve": {"red": 2, "green": 1}}},
    )  # fmt: skip
    assert side(f, 1, 0).reserve == [2, 0, 1, 0]
    f.do("empire", "begin").do("styx", "begin")
    assert side(f, 1, 0).reserve is None
    assert side(f, 0, 0).reserve == [2, 0, 1, 0]


@pytest.mark.case("FC-K021")
@pytest.mark.rule("FC-10.5", "FC-9.10")
def test_orders_come_from_the_reserve_and_purple_stands_for_any_colour() -> None:
    f = Field(
        *legion(3), foe(ZOMBIES, "a1"), phase="give", alone=True, sides={"empire": {"reserve": {"red": 1, "purple": 1}}}
    )
    f.do("empire", "give legionnaires-1 red", "give legionnaires-2 blue")
    assert side(f, 0, 0).reserve == [0, 0, 0, 0]
    assert f.rule("empire", "give legionnaires-3 red") == "FC-10.5"
    f.do("empire", "finish").do("styx", "finish")
    assert [(unit, colour) for unit, colour in shown(f) if unit < 3] == [(0, RED), (1, BLUE), (2, YELLOW)]


@pytest.mark.case("FC-K022")
@pytest.mark.rule("FC-11.2", "FC-11.1")
def test_the_initiative_passes_to_the_side_with_fewer_red_and_purple_tokens() -> None:
    f = Field(
        own(LEGION, "g10", order="red"), own(LEGION, "h10", order="purple"), foe(ZOMBIES, "a1", order="red"),
        phase="give", initiative="empire", alone=True,
    )  # fmt: skip
    f.do("empire", "finish").do("styx", "finish")
    assert f.view.initiative == 1


@pytest.mark.case("FC-K023")
@pytest.mark.rule("FC-11.3", "FC-11.2")
@pytest.mark.parametrize("holder", ["empire", "styx"])
def test_with_equal_tokens_on_the_map_the_initiative_stays(holder: str) -> None:
    f = Field(
        own(LEGION, "g10", order="red"), own(LEGION, "h10", order="purple"),
        foe(ZOMBIES, "a1", order="red"), foe(ZOMBIES, "b1", order="red"),
        phase="give", initiative=holder, alone=True, sides={"styx": {"reserve": {"red": 3}}},
    )  # fmt: skip
    f.do("empire", "finish").do("styx", "finish")
    assert f.view.initiative == f.seat(holder)


@pytest.mark.case("FC-K024")
@pytest.mark.rule("FC-12.1", "FC-12.2", "FC-12.3", "FC-11.5")
def test_units_act_colour_by_colour_in_turn_the_initiative_first() -> None:
    f = Field(
        own(LEGION, "a10", order="red"), own(LEGION, "c10", order="blue"), own(LEGION, "e10", order="blue"),
        own(LEGION, "g10", order="green"), foe(ZOMBIES, "a1", order="red"), foe(ZOMBIES, "c1", order="green"),
        foe(ZOMBIES, "e1", order="yellow"), phase="give", initiative="styx", alone=True, roll="1 1 1 1",
    )  # fmt: skip
    f.do("empire", "finish").do("styx", "finish")
    while f.view.phase == "active":
        assert f.asked is not None
        name, ask = f.asked
        f.do(name, "pass" if ask == "act" else f.options(name)[0])
    told = [event for event in f.events(events.Activated) if isinstance(event, events.Activated)]
    assert [(event.seat, event.colour) for event in told] == [
        (1, RED), (0, RED), (0, BLUE), (0, BLUE), (1, GREEN), (0, GREEN), (1, YELLOW),
    ]  # fmt: skip


@pytest.mark.case("FC-K025")
@pytest.mark.rule("FC-12.4", "FC-12.5", "FC-12.6")
def test_a_purple_unit_may_wait_and_is_asked_again() -> None:
    f = Field(
        own(LEGION, "a10", order="purple"), own(LEGION, "c10", order="green"), foe(ZOMBIES, "a1", order="red"),
        initiative="empire", alone=True,
    )  # fmt: skip
    assert (f.asked, f.view.colour) == (("empire", "turn"), "red")
    assert {"proceed", "decline"} <= set(f.options("empire"))
    f.do("empire", "decline")
    assert f.active == "zombie_warriors-1"
    f.do("styx", "pass")
    assert (f.asked, f.view.colour) == (("empire", "turn"), "red")
    f.do("empire", "decline")
    assert (f.asked, f.view.colour) == (("empire", "turn"), "blue")
    f.do("empire", "proceed")
    assert f.active == "legionnaires-1"


@pytest.mark.case("FC-K026")
@pytest.mark.rule("FC-12.7")
def test_a_purple_unit_left_after_yellow_must_act_with_full_rights() -> None:
    f = Field(own(LEGION, "a10", order="purple"), foe(ZOMBIES, "a1", order="yellow"), initiative="empire", alone=True)
    declined = []
    while f.asked == ("empire", "turn"):
        declined.append(f.view.colour)
        f.do("empire", "decline")
        if f.asked == ("styx", "act"):
            f.do("styx", "pass")
    assert declined == ["red", "blue", "green", "yellow", "yellow"]
    assert (f.active, f.asked) == ("legionnaires-1", ("empire", "act"))
    assert {"defend", "rest", "move a9", "run a7"} <= set(f.options("empire"))


@pytest.mark.case("FC-K120")
@pytest.mark.rule("FC-9.14")
def test_order_dice_are_hidden_until_both_have_finished() -> None:
    f = Field(
        *legion(4), foe("zombie_warriors_veteran", "a1"), foe("zombie_warriors_veteran", "b1"),
        roll="hit hit hit hit  shield shield", **COMMAND,
    )  # fmt: skip
    assert side(f, 0, 0).order_dice == ["hit"] * 4
    assert (side(f, 1, 0).order_dice, side(f, 1, 0).reserve) == (None, None)
    f.do("empire", "keep")
    assert (side(f, 1, 0).order_dice, side(f, 1, 0).reserve) == (None, None)
    f.do("styx", "keep")
    assert side(f, 1, 0).reserve == [4, 0, 0, 0]
    assert side(f, 0, 1).reserve == [0, 0, 2, 0]
    f.do("empire", "begin").do("styx", "begin")
    assert (side(f, 1, 0).reserve, side(f, 0, 1).reserve) == (None, None)
