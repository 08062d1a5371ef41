"""Chapters 9 and 12: generating orders, late and purple units, beyond the worked cases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fantasy_commander.field import Field, Piece, foe, own
from warhall.games.fantasy_commander import GAME, events
from warhall.games.fantasy_commander.orders import begin_command, leadership, open_reserves

LEGION, SHOOTERS, KNIGHTS, ZOMBIES = "legionnaires", "imperial_shooters", "equestrian_knights", "zombie_warriors"
COMMAND: dict[str, Any] = {"phase": "end", "alone": True}
"""A position at the end of a round: the command phase of the next one begins at once."""


@pytest.mark.rule("FC-9.8", "FC-9.6")
def test_the_only_die_may_be_rerolled_freely_but_not_given_up() -> None:
    f = Field(own("roland", "g10"), foe(ZOMBIES, "a1"), roll="hit shield", **COMMAND)
    assert f.rule("empire", "reroll-all") == "FC-9.6"
    f.do("empire", "reroll hit")
    assert f.view.sides[0].order_dice == ["shield"]
    assert f.rule("empire", "reroll shield") == "FC-9.7"


@pytest.mark.rule("FC-9.7")
def test_free_rerolls_may_come_before_the_basic_ones_and_fall_on_the_same_die() -> None:
    f = Field(
        own("anna_dark", "g10"), own(LEGION, "a10"), own(LEGION, "c10"), foe(ZOMBIES, "a1"),
        roll="hit hit  full panic  shield", **COMMAND,
    )  # fmt: skip
    f.do("empire", "reroll hit", "reroll full")
    assert f.rule("empire", "reroll shield") == "FC-9.7"  # it does not lie there
    assert sorted(f.view.sides[0].order_dice or []) == ["hit", "panic"]
    f.do("empire", "reroll-all")
    assert f.view.sides[0].order_dice == ["shield"]


@pytest.mark.rule("FC-9.12", "FC-28.4", "FC-18.16")
@pytest.mark.parametrize(
    ("glyph", "enemy", "reserve", "dice"),
    [
        ("t", "a1", [0, 1, 1, 0], 0),
        ("t", "h6", [0, 1, 0, 0], 0),
        ("q", "a1", [1, 1, 0, 0], 1),
        ("q", "h6", [0, 1, 0, 0], 0),
    ],
)
def test_terrain_adds_orders_while_no_enemy_is_in_contact(
    glyph: str, enemy: str, reserve: list[int], dice: int
) -> None:
    f = Field(own(SHOOTERS, "g6"), foe(ZOMBIES, enemy), ground={"g6": glyph}, roll="hit " * dice, **COMMAND)
    assert f.view.sides[0].reserve == reserve
    assert f.dice.left == 0


@pytest.mark.rule("FC-9.13")
def test_without_a_die_one_order_fewer_is_a_token_of_the_players_choice() -> None:
    f = Field(own(SHOOTERS, "g10"), own(KNIGHTS, "a10"), foe(ZOMBIES, "a1"), sides={"empire": {"fewer": 1}}, **COMMAND)
    assert sorted(f.options("empire")) == ["give-up blue", "give-up red"]
    f.do("empire", "give-up blue")
    assert f.view.sides[0].reserve == [1, 0, 0, 0]
    f = Field(own("crusader", "g10"), foe(ZOMBIES, "a1"), sides={"empire": {"fewer": 1}}, **COMMAND)
    assert (f.view.phase, f.view.sides[0].reserve) == ("look", [0, 0, 0, 0])  # an empty reserve loses nothing


@pytest.mark.rule("FC-9.15", "FC-9.1", "FC-26.23")
def test_only_units_on_the_map_lead_and_recruits_by_their_own_card() -> None:
    fallen = Piece(ZOMBIES, "styx", "g1", {"at": None, "wounds": 5, "destroyed": True})
    f = Field(foe("zombie_recruits", "e1"), foe(ZOMBIES, "c1"), fallen, own(SHOOTERS, "g10"), **COMMAND)
    assert f.view.sides[1].reserve == [0, 0, 1, 0]


@pytest.mark.rule("FC-12.7")
def test_purple_units_left_after_yellow_act_in_turn_the_initiative_first() -> None:
    f = Field(
        own(LEGION, "a10", order="purple"), own(LEGION, "c10", order="purple"), foe(ZOMBIES, "a1", order="purple"),
        foe(ZOMBIES, "c1", order="purple"), phase="give", initiative="styx", alone=True, roll="hit hit",
    )  # fmt: skip
    f.do("empire", "finish").do("styx", "finish")
    while f.view.phase == "active":
        assert f.asked is not None
        side, ask = f.asked
        f.do(side, {"turn": "decline", "act": "pass"}.get(ask, f.options(side)[0]))
    told = [event for event in f.events(events.Activated) if isinstance(event, events.Activated)]
    assert [event.seat for event in told] == [1, 0, 1, 0]


@pytest.mark.rule("FC-12.14")
def test_a_unit_whose_token_was_changed_late_may_wait_but_acts_before_the_phase_ends() -> None:
    f = Field(
        own(LEGION, "f6", order="yellow"), own(LEGION, "a10", order="yellow"), foe(ZOMBIES, "g6"), foe(ZOMBIES, "a1"),
        colour="yellow", alone=True, sides={"empire": {"deck": ["iron_march", "signal_lights"]}},
    )  # fmt: skip
    f.do("empire", "effect", "target legionnaires-1", "activate legionnaires-2", "pass")
    assert f.unit("legionnaires-1").late
    f.do("empire", "decline")
    assert f.view.colour == "purple"  # after yellow nobody can decline any more
    assert f.rule("empire", "decline") == "FC-12.5"
    f.do("empire", "take-order")
    assert f.active == "legionnaires-1"
    assert "attack zombie_warriors-1" in f.options("empire")


@pytest.mark.rule("FC-13.9", "FC-10.4")
def test_an_order_gained_from_a_card_pays_later_in_the_round() -> None:
    f = Field(
        own(LEGION, "a10", order="red"), own(KNIGHTS, "f6", order="blue"),
        sides={"empire": {"deck": ["iron_march", "iron_march", "powerful_strikes"]}},
    )  # fmt: skip
    f.do("empire", "take-order", "pass", "effect")
    assert f.active == "equestrian_knights-1"
    f.do("empire", "pay 1")
    assert f.view.sides[0].reserve == [0, 0, 0, 0]


@pytest.mark.rule("FC-9.12", "FC-28.1")
@pytest.mark.parametrize(("piece", "more"), [(own("legionnaires", "f6"), 1), (foe("zombie_warriors", "f6"), 0)])
def test_headquarters_serve_only_their_own_faction(piece: Piece, more: int) -> None:
    counted = []
    for ground in (".", "q"):
        f = Field(piece, ground={"f6": ground})
        given = leadership(f.g, f.seat(piece.side))
        counted.append(sum(given.tokens) + given.dice)
    assert counted[1] - counted[0] == more


@pytest.mark.rule("FC-26.30", "FC-8.1")
def test_a_new_round_lets_vampires_drink_again() -> None:
    f = Field(foe("imelstar", "f6", wounds=2, drank=True), roll="hit hit hit hit")
    assert f.g.vamped
    begin_command(f.g)
    assert not f.g.vamped


@pytest.mark.rule("FC-28.5")
def test_every_supply_wagon_gives_a_reroll_of_its_own() -> None:
    wagon = next(each.glyph for each in GAME.tables.printed.terrain if each.id == "supply_wagon")
    for places, rerolls in (((), 0), (("f6",), 1), (("f6", "f8"), 2)):
        f = Field(own("legionnaires", "f6"), own("legionnaires", "f8"), ground=dict.fromkeys(places, wagon))
        assert leadership(f.g, 0).wide == rerolls


@pytest.mark.rule("FC-9.13")
def test_fewer_orders_are_generated_in_one_round_only() -> None:
    f = Field(own("legionnaires", "f6"), own("roland", "f8"))
    f.g.fewer = [1, 0]
    open_reserves(f.g)
    assert f.g.fewer == [0, 0]


@pytest.mark.rule("FC-12.5", "FC-12.6")
def test_one_side_that_declines_does_not_decline_for_the_other() -> None:
    f = Field(own(LEGION, "a10", order="purple"), foe(ZOMBIES, "a2", order="purple"), own("roland", "f6", order="blue"))
    f.do("empire", "decline")
    assert f.asked == ("styx", "turn")


@pytest.mark.rule("FC-13.8", "FC-12.4")
def test_who_has_only_purple_units_makes_a_new_deck_for_them_too() -> None:
    f = Field(
        own(LEGION, "a10", order="purple"), foe(ZOMBIES, "a2", order="red"), alone=True, initiative="empire",
        sides={"empire": {"discard": ["powerful_strikes"]}},
    )  # fmt: skip
    assert f.asked == ("empire", "turn")
    f.do("empire", "proceed")
    assert f.options("empire") == ["effect", "take-order"]
    assert (f.g.decks[0], f.g.discards[0]) == ([GAME.tables.card_of["powerful_strikes"]], [])


@pytest.mark.rule("FC-9.7")
def test_the_reroll_symbols_of_all_units_add_up() -> None:
    f = Field(own("anna_dark", "g10"), own("roland", "a10"), alone=True)
    assert leadership(f.g, 0).free == 3


@pytest.mark.rule("FC-9.13")
@pytest.mark.parametrize(("unit", "dice"), [("roland", 0), ("starkov", 1)])
def test_one_order_fewer_takes_one_die_even_the_only_one(unit: str, dice: int) -> None:
    f = Field(own(unit, "g10"), alone=True)
    f.g.fewer = [1, 0]
    assert leadership(f.g, 0).dice == dice
    assert not leadership(f.g, 0).must_lose


@pytest.mark.rule("FC-28.5")
def test_a_die_is_marked_once_for_the_reroll_of_a_wagon() -> None:
    f = Field(
        own(LEGION, "g6"), own(LEGION, "a10"), foe(ZOMBIES, "a1"), ground={"g6": "v"},
        roll="hit panic panic  full full", **COMMAND,
    )  # fmt: skip
    f.do("empire", "reroll-any", "reroll hit")
    assert f.options("empire") == ["reroll panic", "done"]
    assert f.rule("empire", "reroll hit") == "FC-28.5"
    f.do("empire", "reroll panic")
    assert f.do("empire", "reroll panic").rule("empire", "reroll panic") == "FC-28.5"


@pytest.mark.rule("FC-12.8", "FC-12.5")
def test_a_purple_order_may_be_replaced_before_the_card_is_played_and_the_turn_goes_on() -> None:
    f = Field(
        own(LEGION, "a10", order="purple"), own(LEGION, "c10", order="red"), foe(ZOMBIES, "a2", order="red"),
        foe(ZOMBIES, "c2", order="blue"), alone=True, turn="empire", initiative="empire",
        sides={"empire": {"deck": ["powerful_strikes"]}},
    )  # fmt: skip
    assert {"recolour legionnaires-1 red", "recolour legionnaires-1 blue"} <= set(f.options("empire"))
    f.do("empire", "recolour legionnaires-1 blue")
    assert f.asked == ("empire", "turn")
    assert f.unit("legionnaires-1").order == "blue"
