"""Chapter 13: tactic cards, beyond the worked cases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.games.fantasy_commander import GAME, events
from warhall.games.fantasy_commander.turn import finish_turn

LEGION, SHOOTERS, KNIGHTS, ZOMBIES = "legionnaires", "imperial_shooters", "equestrian_knights", "zombie_warriors"


def deck(side: str, *cards: str) -> dict[str, Any]:
    """The sides of a position: one with a deck (its last card is the top)."""
    return {side: {"deck": list(cards)}}


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled) if isinstance(event, events.Rolled)]


@pytest.mark.rule("FC-13.4", "FC-13.5")
def test_an_effect_on_the_activated_unit_is_for_the_next_one_and_for_its_activation() -> None:
    f = Field(
        own(LEGION, "f6", order="red"), own(LEGION, "f8", order="red"), foe(ZOMBIES, "g6"), foe(ZOMBIES, "g8"),
        sides=deck("empire", "breakthrough", "iron_march", "powerful_strikes"), roll="shield " * 7,
    )  # fmt: skip
    f.do("empire", "effect", "activate legionnaires-2").fight("empire", "attack zombie_warriors-2")
    f.do("empire", "take-order").fight("empire", "attack zombie_warriors-1")
    assert rolls(f) == [4, 3]
    assert f.unit("legionnaires-2").effects == []


@pytest.mark.rule("FC-13.10", "FC-13.21")
def test_the_target_of_a_card_is_chosen_before_the_unit_and_must_be_chosen() -> None:
    f = Field(
        own(LEGION, "f6", order="red", wounds=1), own(LEGION, "f8", order="red", wounds=1), foe(ZOMBIES, "a3"),
        sides=deck("empire", "healing_herbs"),
    )  # fmt: skip
    f.do("empire", "effect")
    assert f.asked == ("empire", "choose-target")
    assert f.refusal("empire", "decline") is not None
    f.do("empire", "target legionnaires-1")
    assert f.left("legionnaires-1") == 4
    assert f.asked == ("empire", "activate")


@pytest.mark.rule("FC-13.15")
def test_a_terrain_card_that_is_not_unique_is_discarded_and_played_again_while_hexes_are_left() -> None:
    f = Field(own(LEGION, "f6", order="red"), sides=deck("empire", "palisade_card"))
    f.do("empire", "effect", "on g6")
    assert f.view.terrain[5][6] == "p"
    assert (f.view.sides[0].discard, f.view.sides[0].laid) == (["palisade_card"], [])
    assert f.view.supply["field_fortifications"] == 5
    f = Field(own(LEGION, "f6", order="red"), sides=deck("empire", "palisade_card"), supply={"field_fortifications": 0})
    f.do("empire", "effect")
    assert f.asked == ("empire", "act")  # nothing to place
    assert f.view.sides[0].discard == ["palisade_card"]


@pytest.mark.rule("FC-13.11", "FC-13.14")
def test_the_hex_of_a_terrain_card_need_not_be_placed() -> None:
    f = Field(own(LEGION, "f6", order="red"), sides=deck("empire", "altar_of_healing_card"))
    f.do("empire", "effect", "decline")
    assert (f.view.sides[0].discard, f.view.sides[0].laid) == (["altar_of_healing_card"], [])
    assert f.view.supply["altar_of_healing"] == 1


@pytest.mark.rule("FC-13.16", "FC-18.10")
@pytest.mark.parametrize(
    ("glyph", "unit", "before", "after"),
    [
        ("a", own(LEGION, "g6", order="red", fatigue=1), 1, 0),
        ("a", foe("undead_cavalry", "g6", order="red", fatigue=1), 1, 1),
        ("c", own(LEGION, "g6", order="red"), 0, 1),
        ("c", foe("undead_cavalry", "g6", order="red"), 0, 0),
    ],
)
def test_faction_terrain_acts_on_the_side_it_is_for(glyph: str, unit: Any, before: int, after: int) -> None:
    assert unit.tokens.get("fatigue", 0) == before
    f = Field(unit, ground={"f6": glyph}, turn=unit.side).begin()
    assert f.active == f"{unit.unit}-1"
    assert f.unit(f"{unit.unit}-1").fatigue == after


@pytest.mark.rule("FC-13.19")
def test_a_card_its_use_and_its_targets_are_told_to_everybody() -> None:
    f = Field(
        foe(ZOMBIES, "e6", order="red"), foe(ZOMBIES, "e8", order="red"), own(KNIGHTS, "g6"), own(LEGION, "g7"),
        turn="styx", sides=deck("styx", "claws_of_darkness", "poison_cloud"),
    )  # fmt: skip
    f.do("styx", "effect", "target legionnaires-1", "activate zombie_warriors-1", "pass", "take-order")
    told = [each for each in f.told if isinstance(each.event, events.CardPlayed | events.CardOrder | events.CurseLaid)]
    assert [type(each.event) for each in told] == [events.CardPlayed, events.CurseLaid, events.CardOrder]
    assert all(each.to is None for each in told)


@pytest.mark.rule("FC-13.20")
def test_operations_on_the_activated_unit_work_on_a_yellow_one_too() -> None:
    f = Field(
        own(LEGION, "g10", order="yellow", fatigue=2), foe(ZOMBIES, "a1"), alone=True,
        sides=deck("empire", "will_to_victory"),
    )  # fmt: skip
    f.do("empire", "effect")
    assert f.active == "legionnaires-1"
    assert f.unit("legionnaires-1").fatigue == 0
    assert sorted(f.options("empire")) == ["pass", "rest"]


@pytest.mark.rule("FC-13.20", "FC-14.11")
def test_operations_on_the_activated_unit_take_their_place_among_the_start_effects() -> None:
    f = Field(own(LEGION, "g6", order="red", fatigue=2), ground={"f6": "c"}, sides=deck("empire", "will_to_victory"))
    f.do("empire", "effect")
    assert f.asked == ("empire", "start-effects")
    assert len(f.options("empire")) == 2


@pytest.mark.rule("FC-13.21")
def test_an_operation_that_can_do_nothing_is_skipped_and_the_others_are_done() -> None:
    f = Field(
        foe(ZOMBIES, "e6", order="red"), own(LEGION, "m1"), turn="styx",
        sides=deck("styx", "claws_of_darkness", "incorporeal", "dark_plans"),
    )  # fmt: skip
    f.do("styx", "effect")  # the Empire has no order to lose
    assert f.events(events.OrderLost) == []
    assert f.asked == ("styx", "rearrange")
    f.do("styx", "put claws_of_darkness")
    assert f.view.sides[1].top == ["claws_of_darkness"]


@pytest.mark.rule("FC-13.25", "FC-28.7")
def test_an_element_put_by_a_card_acts_on_any_side_its_text_allows() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "h6", order="red"), sides=deck("empire", "palisade_card"))
    f.do("empire", "effect", "on g6", "pass").do("styx", "move g6")
    assert {"counterblow", "brave"} <= set(f.unit("zombie_warriors-1").properties)


@pytest.mark.rule("FC-13.6")
def test_a_played_card_lies_face_up_on_the_discard_pile() -> None:
    f = Field(own(LEGION, "f6", order="red"), sides=deck("empire", "breakthrough", "powerful_strikes"))
    f.do("empire", "effect")
    side = f.view.sides[0]
    assert (side.deck, side.top, side.discard) == (1, ["breakthrough"], ["powerful_strikes"])


@pytest.mark.rule("FC-13.5", "FC-12.1")
def test_what_a_card_promised_to_a_unit_that_was_not_activated_is_not_left_to_the_enemy() -> None:
    f = Field(own("legionnaires", "f6", order="red"), foe("undead_cavalry", "i6", order="red"))
    f.g.waiting = ["start.town/0"]
    finish_turn(f.g)
    assert f.g.waiting == []


@pytest.mark.card("dark_plans")
@pytest.mark.rule("FC-13.21")
def test_dark_plans_take_one_order_of_several() -> None:
    f = Field(
        foe("undead_cavalry", "f6", order="red"), own("roland", "m1"), turn="styx", roll="hit",
        sides={"styx": {"deck": ["dark_plans"]}, "empire": {"reserve": {"green": 3}}},
    )  # fmt: skip
    assert f.do("styx", "effect").view.sides[0].reserve == [0, 0, 2, 0]


@pytest.mark.card("necromancer_ritual")
@pytest.mark.rule("FC-26.23")
def test_nobody_is_summoned_onto_rocks() -> None:
    f = Field(
        foe("imelstar", "f6", order="red"), ground={"e6": "R", "g6": "F"}, turn="styx",
        sides={"styx": {"deck": ["necromancer_ritual"]}},
    )  # fmt: skip
    f.do("styx", "effect", "choose 1")
    assert f.rule("styx", "on e6") == "FC-26.23"
    assert "on g6" in f.options("styx")
    before = f.g.recruits[GAME.tables.kind_of["zombie_recruits"]]
    assert f.do("styx", "on g6").g.recruits[GAME.tables.kind_of["zombie_recruits"]] == before - 1


@pytest.mark.card("reconnaissance_raid")
@pytest.mark.rule("FC-13.21")
def test_who_knows_three_cards_still_does_after_looking_at_two() -> None:
    deck = ["grave_call"] * 4
    f = Field(
        own("roland", "f6", order="red"), foe("imelstar", "a2"),
        sides={"empire": {"deck": ["reconnaissance_raid"], "knows": [0, 3]}, "styx": {"deck": deck}},
    )  # fmt: skip
    f.do("empire", "effect")
    assert f.g.known[1] == 3


@pytest.mark.card("abyss_scream")
@pytest.mark.rule("FC-13.23", "FC-22.5")
@pytest.mark.parametrize(("friends", "at"), [(("g5",), "h6"), (("g5", "g7"), "g6")])
def test_formation_calms_who_hears_the_scream(friends: tuple[str, ...], at: str) -> None:
    f = Field(
        foe("undead_cavalry", "f6", order="red"), own("legionnaires", "g6", order="blue"),
        *(own("crusader", place) for place in friends), turn="styx",
        sides={"styx": {"deck": ["abyss_scream"]}},
    )  # fmt: skip
    f.do("styx", "effect", *["target legionnaires-1"] * (f.asked != ("styx", "act")))
    assert (f.at("legionnaires-1"), f.unit("legionnaires-1").order) == (at, "blue" if at == "g6" else None)


@pytest.mark.card("will_to_victory")
@pytest.mark.rule("FC-13.21", "FC-15.8")
@pytest.mark.parametrize("fatigue", [0, 1])
def test_no_more_fatigue_goes_than_there_is(fatigue: int) -> None:
    f = Field(own("roland", "f6", order="red", fatigue=fatigue), sides={"empire": {"deck": ["will_to_victory"]}})
    assert f.do("empire", "effect").unit("roland-1").fatigue == 0


@pytest.mark.rule("FC-13.12")
def test_terrain_may_be_put_into_the_zone_of_the_other() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "m1"), sides=deck("empire", "palisade_card"))
    f.g.zones[1] = f.g.game.tables.board.all
    assert "on g6" in f.do("empire", "effect").options("empire")
