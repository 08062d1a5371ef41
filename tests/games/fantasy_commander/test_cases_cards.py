"""Worked cases of chapters 13 and 14: tactic cards, terrain and curse cards, paid properties, start effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fantasy_commander.field import Field, Piece, foe, own
from warhall.games.fantasy_commander import events

LEGION, SHOOTERS, KNIGHTS, ZOMBIES = "legionnaires", "imperial_shooters", "equestrian_knights", "zombie_warriors"


def deck(side: str, *cards: str, **more: object) -> dict[str, Any]:
    """The sides of a position: one with a deck (its last card is the top)."""
    return {side: {"deck": list(cards), **more}}


@pytest.mark.case("FC-K027")
@pytest.mark.rule("FC-13.1", "FC-14.4")
def test_a_card_is_played_before_a_yellow_activation_too() -> None:
    f = Field(
        own(LEGION, "g10", order="yellow"), foe(ZOMBIES, "a1"), alone=True, sides=deck("empire", "powerful_strikes")
    )
    assert f.options("empire") == ["effect", "take-order"]
    assert f.rule("empire", "activate legionnaires-1") == "FC-13.1"
    f.do("empire", "effect")
    assert f.active == "legionnaires-1"
    assert sorted(f.options("empire")) == ["pass", "rest"]
    assert f.rule("empire", "move g9") == "FC-14.4"


@pytest.mark.case("FC-K028")
@pytest.mark.rule("FC-13.2", "FC-13.9", "FC-14.5")
def test_the_order_of_a_card_pays_for_a_property_at_once() -> None:
    f = Field(
        own(SHOOTERS, "f6", order="red"), foe(ZOMBIES, "h6"), sides=deck("empire", "flanking_maneuver"),
        roll="shield shield shield  hit hit",
    )  # fmt: skip
    f.do("empire", "take-order")
    assert f.view.sides[0].reserve == [0, 1, 0, 0]
    f.do("empire", "pay 1")
    assert f.view.sides[0].reserve == [0, 0, 0, 0]
    assert f.view.sides[0].discard == ["flanking_maneuver"]
    assert f.rule("empire", "move c6") == "FC-16.1"  # three hexes: the card had no other effect
    f.fight("empire", "shoot zombie_warriors-1", reroll=["reroll shield", "reroll shield"])
    assert f.left("zombie_warriors-1") == 3
    assert f.dice.left == 0


@pytest.mark.case("FC-K029")
@pytest.mark.rule("FC-14.7", "FC-14.8")
def test_purple_pays_for_any_colour_and_other_colours_do_not() -> None:
    f = Field(own(KNIGHTS, "f6", order="red"), sides={"empire": {"reserve": {"purple": 1}}})
    f.do("empire", "pay 1")
    assert f.view.sides[0].reserve == [0, 0, 0, 0]
    assert "persecution" in f.unit("equestrian_knights-1").properties
    f = Field(own(KNIGHTS, "f6", order="red"), sides={"empire": {"reserve": {"green": 2}}})
    assert f.rule("empire", "pay 1") == "FC-14.7"


@pytest.mark.case("FC-K030")
@pytest.mark.rule("FC-13.8")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    pile = ["powerful_strikes"] * 3 + ["flanking_maneuver"] * 3 + ["iron_march"]
    f = Field(own(LEGION, "g10", order="red"), sides={"empire": {"discard": pile}}, roll="1 1 1 1 1 1")
    mine = f.view.sides[0]
    assert (mine.deck, mine.discard) == (7, [])
    assert sorted([*mine.top, *mine.rest]) == sorted(pile)
    f.do("empire", "take-order")
    assert (f.view.sides[0].deck, f.view.sides[0].discard) == (6, mine.top)


@pytest.mark.case("FC-K031")
@pytest.mark.rule("FC-13.8", "FC-13.13")
def test_without_any_card_the_activation_goes_on() -> None:
    f = Field(own(LEGION, "g10", order="red"), sides={"empire": {"laid": ["altar_of_healing_card"]}}, alone=True)
    assert (f.asked, f.active) == (("empire", "act"), "legionnaires-1")
    assert f.view.sides[0].laid == ["altar_of_healing_card"]


@pytest.mark.case("FC-K032")
@pytest.mark.rule("FC-13.12", "FC-13.11", "FC-13.13")
def test_terrain_is_put_on_an_open_hex_near_an_own_unit() -> None:
    def place(points: list[str]) -> Field:
        f = Field(
            own(LEGION, "g9", order="red"), foe(ZOMBIES, "a1"), ground={"f8": "F"}, points=points, alone=True,
            sides=deck("empire", "altar_of_healing_card"),
        )  # fmt: skip
        return f.do("empire", "effect")

    f = place(["g7"])
    for hex_name, why in (("g6", "too-far-from-own"), ("g7", "capture-point"), ("f8", "terrain-there")):
        reason = f.refusal("empire", f"on {hex_name}")
        assert reason is not None
        assert (reason.rule, reason.message) == ("FC-13.12", why)
    f = place([]).do("empire", "on g7")
    assert f.view.terrain[6][6] == "a"
    assert (f.view.sides[0].laid, f.view.sides[0].discard) == (["altar_of_healing_card"], [])


@pytest.mark.case("FC-K033")
@pytest.mark.rule("FC-13.14", "FC-13.3")
def test_a_terrain_card_used_for_its_order_comes_back_after_a_shuffle() -> None:
    f = Field(
        foe(ZOMBIES, "a1", order="red"), foe(ZOMBIES, "c1", order="red"), own(LEGION, "g10"), alone=True, turn="styx",
        sides=deck("styx", "cursed_lands_card"),
    )  # fmt: skip
    f.do("styx", "take-order")
    seen = f.view.sides[1]
    assert (seen.discard, seen.laid, seen.deck) == (["cursed_lands_card"], [], 0)
    f.do("styx", "activate zombie_warriors-1", "pass")
    assert (f.asked, f.view.sides[1].top) == (("styx", "turn"), ["cursed_lands_card"])
    gained = [event for event in f.events(events.CardOrder) if isinstance(event, events.CardOrder)]
    assert [event.colour for event in gained] == [2]


@pytest.mark.case("FC-K034")
@pytest.mark.rule("FC-13.17", "FC-13.18")
def test_a_unit_does_not_carry_two_curses_of_one_name() -> None:
    f = Field(
        foe(ZOMBIES, "e6", order="red"), foe(ZOMBIES, "e8", order="red"), own(LEGION, "g6"), own(LEGION, "m1"),
        turn="styx", sides=deck("styx", "frightening_shadows", "frightening_shadows"),
    )  # fmt: skip
    f.do("styx", "effect", "activate zombie_warriors-1", "pass")
    assert f.unit("legionnaires-1").curses == ["frightening_shadows"]
    f.do("styx", "effect")
    assert f.asked == ("styx", "act")
    assert len(f.events(events.CurseLaid)) == 1
    assert f.unit("legionnaires-1").curses == ["frightening_shadows"]
    assert f.unit("legionnaires-2").curses == []


@pytest.mark.case("FC-K035")
@pytest.mark.rule("FC-14.11", "FC-18.13", "FC-18.14", "FC-15.9")
def test_the_activating_player_orders_the_start_effects() -> None:
    def begin() -> Field:
        return Field(
            own(LEGION, "g6", order="red", fatigue=2), ground={"f6": "c", "h6": "a"},
            sides={"empire": {"reserve": {"green": 1}}},
        )  # fmt: skip

    f = begin()
    activation = f.view.activation
    assert activation is not None
    altar = 1 + next(n for n, item in enumerate(activation.items) if "altar" in item)
    f.do("empire", f"resolve {altar}")
    assert f.unit("legionnaires-1").fatigue == 1
    f.do("empire", "pay 1")
    assert (f.unit("legionnaires-1").fatigue, f.left("legionnaires-1")) == (1, 4)
    tiring = [event.fatigue for event in f.events(events.Tired) if isinstance(event, events.Tired)]
    assert tiring == [1]
    f = begin().do("empire", f"resolve {3 - altar}")
    assert (f.unit("legionnaires-1").fatigue, f.left("legionnaires-1")) == (2, 3)


@pytest.mark.case("FC-K036")
@pytest.mark.rule("FC-14.4", "FC-26.27")
def test_a_yellow_order_keeps_regeneration_but_no_paid_property() -> None:
    f = Field(
        foe("demonic_hydra", "g6", order="yellow", wounds=3), colour="yellow", turn="styx",
        sides={"styx": {"reserve": {"red": 1}}},
    )  # fmt: skip
    assert f.unit("demonic_hydra-1").wounds == 2
    assert sorted(f.options("styx")) == ["pass", "rest"]
    assert f.rule("styx", "pay 1") == "FC-14.4"


@pytest.mark.case("FC-K113")
@pytest.mark.rule("FC-12.14", "FC-13.1")
def test_signal_lights_let_a_yellow_unit_act_in_full_after_the_green_step() -> None:
    f = Field(
        own(LEGION, "f6", order="yellow"), foe(ZOMBIES, "g6"), foe(ZOMBIES, "a1"), colour="yellow", alone=True,
        sides=deck("empire", "signal_lights"), roll="hit hit shield  hit",  # the last is an order die
    )  # fmt: skip
    f.do("empire", "effect")
    activation = f.view.activation
    assert activation is not None
    assert (activation.unit, activation.colour) == ("legionnaires-1", "green")
    f.fight("empire", "attack zombie_warriors-1")
    assert f.left("zombie_warriors-1") == 3
    assert f.dice.left == 0


@pytest.mark.case("FC-K114")
@pytest.mark.rule("FC-13.23", "FC-26.3", "FC-26.14", "FC-20.7")
@pytest.mark.parametrize(
    ("target", "place", "order"),
    [("legionnaires_veteran", "g6", "red"), ("crusader", "g6", "red"), (LEGION, "h6", None)],
)
def test_the_panic_of_abyss_scream_meets_morale(target: str, place: str, order: str | None) -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"), own(target, "g6", order="red"), turn="styx", sides=deck("styx", "abyss_scream")
    )
    f.do("styx", "effect")
    unit = f.unit(f"{target}-1")
    assert (unit.hex, unit.order, unit.wounds) == (place, order, 0)


@pytest.mark.case("FC-K114")
@pytest.mark.rule("FC-13.23", "FC-26.29")
def test_the_panic_of_abyss_scream_costs_the_undead_a_miniature() -> None:
    f = Field(
        Piece(ZOMBIES, "styx", "f6", {"order": "red"}), Piece(ZOMBIES, "second", "g6", {"order": "red"}),
        factions=["styx", "styx"], turn="styx", alone=True, sides=deck("styx", "abyss_scream"),
    )  # fmt: skip
    f.do("styx", "effect")
    unit = f.unit("zombie_warriors-2")
    assert (unit.hex, unit.order, unit.left) == ("g6", "red", 4)


@pytest.mark.case("FC-K115")
@pytest.mark.rule("FC-13.22", "FC-15.6", "FC-18.9")
def test_damage_from_a_card_is_no_attack() -> None:
    f = Field(
        own(LEGION, "e6", order="red"), foe("undead_cavalry", "g6"), ground={"g6": "T"},
        sides=deck("empire", "inquisitors_verdict"),
    )  # fmt: skip
    f.do("empire", "effect")
    assert f.asked == ("empire", "act")
    assert (f.left("undead_cavalry-1"), f.unit("undead_cavalry-1").fatigue) == (2, 0)


@pytest.mark.case("FC-K116")
@pytest.mark.rule("FC-13.24", "FC-13.18")
def test_an_instant_curse_leaves_its_token_too() -> None:
    f = Field(
        foe(ZOMBIES, "e6", order="red"), foe(ZOMBIES, "e8", order="red"), own(KNIGHTS, "g6"), own(SHOOTERS, "g5"),
        own(LEGION, "g7"), turn="styx", sides=deck("styx", "poison_cloud", "poison_cloud"),
    )  # fmt: skip
    f.do("styx", "effect", "target equestrian_knights-1", "activate zombie_warriors-1", "pass", "effect")
    assert f.rule("styx", "target equestrian_knights-1") == "FC-13.18"
    assert sorted(f.options("styx")) == ["target imperial_shooters-1", "target legionnaires-1"]
    f.do("styx", "target imperial_shooters-1")
    assert (f.unit("equestrian_knights-1").fatigue, f.unit("imperial_shooters-1").fatigue) == (1, 1)
