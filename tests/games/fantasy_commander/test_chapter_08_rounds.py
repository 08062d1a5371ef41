"""Chapters 8 and 10 to 12: the round, giving orders, initiative and activation, beyond the worked cases."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from tests.games.fantasy_commander.table import Table
from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.faces import BattleView

LEGION, SHOOTERS, KNIGHTS, ZOMBIES = "legionnaires", "imperial_shooters", "equestrian_knights", "zombie_warriors"


def seen_by(f: Field, seat: int) -> BattleView:
    seen = f.g.view(seat)
    assert isinstance(seen, BattleView)
    return seen


@pytest.mark.rule("FC-8.1", "FC-8.3")
def test_a_round_is_command_active_and_end_phase_in_this_order() -> None:
    f = Field(own(SHOOTERS, "a10"), foe(ZOMBIES, "a1"), phase="end", alone=True, round=4)
    assert (f.view.round, f.view.phase) == (5, "look")  # both have tokens only: nothing to decide while generating
    f.do("empire", "begin").do("styx", "begin")
    assert f.view.phase == "give"
    f.do("empire", "finish").do("styx", "finish")
    assert f.view.phase == "active"
    while f.view.phase == "active":
        assert f.asked is not None
        f.do(f.asked[0], "pass")
    assert (f.view.round, f.view.phase) == (6, "look")
    steps = [event.colour for event in f.events(events.StepBegan) if isinstance(event, events.StepBegan)]
    assert steps == [3]  # nobody has an order of another colour: steps without a unit are passed over
    ended = [event.round for event in f.events(events.RoundEnded) if isinstance(event, events.RoundEnded)]
    assert ended == [5]


@pytest.mark.rule("FC-8.2")
def test_both_sides_take_the_steps_of_the_command_phase_at_the_same_time() -> None:
    for first in (0, 1):
        table = Table(scenario="s2").deploy()
        for phase, action in (("generate", "keep"), ("look", "begin"), ("give", "finish")):
            assert table.view.phase == phase
            assert set(table.g.decisions) == {0, 1}
            table.do(first, action)
            assert set(table.g.decisions) == {1 - first}
            table.do(1 - first, action)


@pytest.mark.rule("FC-8.4", "FC-10.8", "FC-24.1", "FC-24.2", "FC-24.4")
def test_the_end_phase_takes_away_tokens_and_orders_but_not_fatigue_and_wounds() -> None:
    f = Field(
        own("crusader", "g6", defends=True, wounds=2), foe(ZOMBIES, "a1", fatigue=1), alone=True,
        sides={"empire": {"reserve": {"red": 2, "purple": 1}}},
    )  # fmt: skip
    assert f.view.round == 2
    assert not f.unit("crusader-1").defends
    assert f.view.sides[0].reserve == [0, 0, 0, 0]
    assert (f.unit("crusader-1").wounds, f.unit("zombie_warriors-1").fatigue) == (2, 1)


@pytest.mark.rule("FC-10.1", "FC-10.7")
def test_a_unit_has_one_order_which_the_opponent_does_not_see() -> None:
    f = Field(
        own(LEGION, "a10"), own(LEGION, "b10"), foe(ZOMBIES, "a1"), phase="give", alone=True,
        sides={"empire": {"reserve": {"red": 1, "green": 1}}},
    )  # fmt: skip
    f.do("empire", "give legionnaires-1 red", "give legionnaires-1 green")
    assert f.unit("legionnaires-1").order == "green"
    assert f.view.sides[0].reserve == [1, 0, 0, 0]  # the first one has gone back
    assert seen_by(f, 1).units[0].order is None
    assert f.rule("empire", "give zombie_warriors-1 red") == "FC-10.1"
    f.do("empire", "take-back legionnaires-1")
    assert f.view.sides[0].reserve == [1, 0, 1, 0]
    f.do("empire", "finish").do("styx", "finish")
    assert seen_by(f, 1).units[1].order == "yellow"


@pytest.mark.rule("FC-9.10", "FC-10.7")
@pytest.mark.parametrize("answer", ["take-back legionnaires-1", "give legionnaires-1 yellow"])
@pytest.mark.parametrize("colour", ["red", "blue", "green", "purple", "yellow"])
@pytest.mark.parametrize(
    "held", [{"red": 1, "purple": 2}, {"purple": 1}, {"red": 1, "blue": 1, "green": 1, "purple": 1}]
)
def test_an_order_that_is_taken_back_leaves_the_reserve_as_it_was(
    held: dict[str, int], colour: str, answer: str
) -> None:
    """A purple order that stood for a colour which was not there comes back purple."""
    f = Field(
        own(LEGION, "a10"), own(LEGION, "b10"), foe(ZOMBIES, "a1"), phase="give", alone=True,
        sides={"empire": {"reserve": held}},
    )  # fmt: skip
    before = f.view.sides[0].reserve
    f.do("empire", f"give legionnaires-1 {colour}")
    assert f.unit("legionnaires-1").order == colour
    f.do("empire", answer)
    assert f.view.sides[0].reserve == before
    f.do("empire", f"give legionnaires-2 {colour}", "give legionnaires-2 yellow")
    assert f.view.sides[0].reserve == before


@pytest.mark.rule("FC-9.10", "FC-10.7", "FC-10.5")
def test_of_two_like_orders_each_comes_back_as_what_it_was() -> None:
    f = Field(
        own(LEGION, "a10"), own(LEGION, "b10"), foe(ZOMBIES, "a1"), phase="give", alone=True,
        sides={"empire": {"reserve": {"red": 1, "purple": 1}}},
    )  # fmt: skip
    f.do("empire", "give legionnaires-1 red", "give legionnaires-2 red")
    assert f.view.sides[0].reserve == [0, 0, 0, 0]
    f.do("empire", "take-back legionnaires-1")
    assert f.view.sides[0].reserve == [1, 0, 0, 0]
    assert f.rule("empire", "give legionnaires-1 blue") == "FC-10.5"
    f.do("empire", "take-back legionnaires-2")
    assert f.view.sides[0].reserve == [1, 0, 0, 1]
    f.do("empire", "give legionnaires-2 blue", "give legionnaires-2 red", "take-back legionnaires-2")
    assert f.view.sides[0].reserve == [1, 0, 0, 1], "the purple one was exchanged back before the red one was laid"
    f.do("empire", "give legionnaires-2 blue", "finish").do("styx", "finish")
    assert (f.unit("legionnaires-1").order, f.active) == ("yellow", "legionnaires-2")
    assert "exchanged" not in str(f.g.game.write(f.g)), "shown orders are what they are"


@pytest.mark.rule("FC-9.10", "FC-10.7", "FC-10.5")
def test_an_exchanged_order_may_be_changed_for_any_other_colour() -> None:
    f = Field(
        own(LEGION, "a10"), own(LEGION, "b10"), foe(ZOMBIES, "a1"), phase="give", alone=True,
        sides={"empire": {"reserve": {"red": 1, "purple": 1}}},
    )  # fmt: skip
    f.do("empire", "give legionnaires-1 blue", "give legionnaires-2 red")
    assert f.rule("empire", "give legionnaires-2 green") == "FC-10.5", "the red one was red in the reserve"
    for colour in ("green", "purple", "blue", "red"):
        f.do("empire", f"give legionnaires-1 {colour}")
        assert (f.unit("legionnaires-1").order, f.view.sides[0].reserve) == (colour, [0, 0, 0, 0])
    f.do("empire", "take-back legionnaires-1")
    assert f.view.sides[0].reserve == [0, 0, 0, 1]


@pytest.mark.rule("FC-10.6", "FC-12.4")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_a_purple_unit_acts_in_any_step_with_full_rights(colour: str) -> None:
    f = Field(own(LEGION, "f6", order="purple"), own(LEGION, "a10", order=colour), foe(ZOMBIES, "g6"), colour=colour)
    if colour != "yellow":  # the purple order could be changed into one of these
        f.do("empire", "proceed")
    f.do("empire", "activate legionnaires-1")
    assert {"attack zombie_warriors-1", "defend"} <= set(f.options("empire"))


@pytest.mark.rule("FC-11.4", "FC-11.6")
def test_the_initiative_goes_by_the_tokens_and_nobody_is_asked() -> None:
    f = Field(
        own(LEGION, "a10", order="red"), foe(ZOMBIES, "a1", order="purple"), foe(ZOMBIES, "c1", order="purple"),
        phase="give", initiative="styx", alone=True,
    )  # fmt: skip
    f.do("empire", "finish").do("styx", "finish")
    assert f.view.initiative == 0
    assert (f.asked, f.active) == (("empire", "act"), "legionnaires-1")


@pytest.mark.rule("FC-12.8")
def test_a_purple_order_becomes_a_colour_that_is_on_the_map_and_not_over() -> None:
    f = Field(
        own(LEGION, "a10", order="purple"), own(LEGION, "c10", order="blue"), foe(ZOMBIES, "a1", order="yellow"),
        colour="blue", alone=True,
    )  # fmt: skip
    assert f.rule("empire", "recolour legionnaires-1 green") == "FC-12.8"  # none on the map
    assert f.rule("empire", "recolour legionnaires-1 red") == "FC-12.8"  # over
    assert f.rule("empire", "recolour legionnaires-2 green") == "FC-12.8"  # not purple
    f.do("empire", "recolour legionnaires-1 blue")
    assert f.unit("legionnaires-1").order == "blue"


@pytest.mark.rule("FC-12.8", "FC-12.14")
def test_a_purple_order_does_not_become_a_colour_whose_step_is_over() -> None:
    f = Field(
        own(LEGION, "a10", order="purple"), own(LEGION, "c10", order="yellow"),
        own(LEGION, "e10", order="green", late=True), foe(ZOMBIES, "a1"), colour="yellow", alone=True,
        sides={"empire": {"deck": ["iron_march"]}},
    )  # fmt: skip
    reason = f.refusal("empire", "recolour legionnaires-1 green")  # though a green token is on the map
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-12.8", "step-over")


@pytest.mark.rule("FC-12.8")
def test_a_recoloured_unit_acts_in_the_step_of_its_new_colour_only() -> None:
    f = Field(
        own(LEGION, "a10", order="purple"), own(LEGION, "c10", order="red"), foe(ZOMBIES, "a1", order="green"),
        alone=True,
    )  # fmt: skip
    f.do("empire", "recolour legionnaires-1 green")
    assert f.active == "legionnaires-2"
    f.do("empire", "pass")
    assert (f.view.colour, f.active) == ("green", "legionnaires-1")


@pytest.mark.rule("FC-12.9", "FC-12.12")
def test_the_token_of_the_activated_unit_is_gone_and_the_turn_passes_when_it_has_done() -> None:
    f = Field(own(LEGION, "d6", order="red"), foe(ZOMBIES, "g6", order="red"), foe(ZOMBIES, "m1"))
    assert (f.active, f.view.turn, f.unit("legionnaires-1").order) == ("legionnaires-1", 0, None)
    f.do("empire", "move f6")
    assert (f.asked, f.view.turn) == (("empire", "strike"), 0)
    f.do("empire", "pass")
    assert (f.active, f.view.turn) == ("zombie_warriors-1", 1)


@pytest.mark.rule("FC-12.10")
def test_the_active_phase_ends_with_the_last_token() -> None:
    f = Field(own(SHOOTERS, "d6", order="red"), own(SHOOTERS, "f6", order="yellow"), foe(ZOMBIES, "a1"), alone=True)
    f.do("empire", "pass")
    assert (f.view.phase, f.active) == ("active", "imperial_shooters-2")
    f.do("empire", "pass")
    assert (f.view.phase, f.view.round) == ("look", 2)


@pytest.mark.rule("FC-12.11")
def test_a_unit_that_has_given_up_its_order_is_not_activated() -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"), own(LEGION, "g6", order="red"), own(LEGION, "a10", order="red"),
        own(LEGION, "c10", order="red"), turn="styx", roll="shield " * 5,
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1", defence="defend")
    assert f.rule("empire", "activate legionnaires-1") == "FC-12.11"
    assert f.rule("empire", f"activate {SENTINEL}") == "FC-12.1"
    assert sorted(f.options("empire")) == ["activate legionnaires-2", "activate legionnaires-3"]
