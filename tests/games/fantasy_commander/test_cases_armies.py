"""Worked cases of chapters 3, 5 and 6: armies, decks, deployment."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.fantasy_commander.table import Table
from warhall.games.fantasy_commander import GAME, events
from warhall.kernel.dice import ScriptedDice
from warhall.kernel.errors import OptionsError

Listed = dict[str, int]

EMPIRE: Listed = {"legionnaires": 3, "imperial_shooters": 2, "equestrian_knights": 1, "roland": 1}
EMPIRE_DECK: Listed = {
    "prayer_before_fight": 1, "reconnaissance_raid": 1, "breakthrough": 1, "powerful_strikes": 1,
    "flanking_maneuver": 1, "deafening_volley": 1, "counterblow_card": 1,
}  # fmt: skip
STYX: Listed = {"zombie_warriors": 2}
STYX_DECK: Listed = {"claws_of_darkness": 2}


def lists(army: Listed, deck: Listed, **options: Any) -> Table:
    """A game with this army and deck of the Empire."""
    return Table(armies=[army, STYX], decks=[deck, STYX_DECK], **options)


@pytest.mark.case("FC-K001")
@pytest.mark.rule("FC-5.3")
def test_two_star_cards_need_eight_cards() -> None:
    deck = {"prayer_before_fight": 1, "strong_onslaught": 1, "powerful_strikes": 3, "flanking_maneuver": 3}
    assert lists({"legionnaires": 8}, deck).view.sides[0].deck == 8


@pytest.mark.case("FC-K002")
@pytest.mark.rule("FC-5.3")
def test_two_star_cards_in_seven_are_refused() -> None:
    deck = {"prayer_before_fight": 1, "strong_onslaught": 1, "powerful_strikes": 3, "flanking_maneuver": 2}
    with pytest.raises(OptionsError, match=r"FC-5\.3.*stars: 2, cards: 7, allowed: 1"):
        lists({"legionnaires": 7}, deck)


@pytest.mark.case("FC-K003")
@pytest.mark.rule("FC-5.3")
def test_three_star_cards_need_twelve() -> None:
    stars = {"prayer_before_fight": 1, "strong_onslaught": 1, "will_to_victory": 1}
    plain = {"powerful_strikes": 3, "flanking_maneuver": 3, "jaeger_regiments": 2}
    with pytest.raises(OptionsError, match=r"FC-5\.3.*stars: 3, cards: 11, allowed: 2"):
        lists({"legionnaires": 11}, stars | plain, mode="epic")
    table = lists({"legionnaires": 12}, stars | plain | {"shield_wall": 1}, mode="epic")
    assert table.view.sides[0].deck == 12


@pytest.mark.case("FC-K004")
@pytest.mark.rule("FC-5.1", "FC-5.8")
def test_the_deck_has_one_card_for_each_unit_and_does_not_shrink_with_them() -> None:
    with pytest.raises(OptionsError, match=r"FC-5\.1.*cards: 8, units: 7"):
        lists(EMPIRE, EMPIRE_DECK | {"iron_march": 1})
    f = Field(
        foe("zombie_warriors", "f6", order="red"), foe("zombie_warriors", "f8", order="red"),
        own("legionnaires", "g6", wounds=3), own("legionnaires", "g8", wounds=3),
        sides={"empire": {"deck": list(EMPIRE_DECK)}}, roll="hit shield shield  hit shield shield", turn="styx",
    )  # fmt: skip
    f.do("styx", "activate zombie_warriors-1").fight("styx", "attack legionnaires-1")
    f.fight("styx", "attack legionnaires-2")
    assert f.unit("legionnaires-1").destroyed
    assert f.unit("legionnaires-2").destroyed
    assert f.view.sides[0].deck == 7


@pytest.mark.case("FC-K005")
@pytest.mark.rule("FC-5.2", "FC-5.4")
def test_too_many_copies_and_foreign_cards_are_refused() -> None:
    with pytest.raises(OptionsError, match=r"FC-5\.2.*card: jaeger_regiments, copies: 2"):
        lists({"legionnaires": 3}, {"jaeger_regiments": 3})
    with pytest.raises(OptionsError, match=r"FC-5\.4.*card: poison_cloud"):
        lists({"legionnaires": 3}, {"jaeger_regiments": 2, "poison_cloud": 1})


@pytest.mark.case("FC-K006")
@pytest.mark.rule("FC-3.2")
def test_a_hero_or_giant_of_one_name_is_taken_once() -> None:
    deck = {"jaeger_regiments": 2}
    with pytest.raises(OptionsError, match=r"FC-3\.2.*unit: roland"):
        lists({"roland": 2}, deck)
    assert len(lists({"roland": 1, "starkov": 1}, deck).view.units) == 4
    with pytest.raises(OptionsError, match=r"FC-3\.2.*unit: demonic_hydra"):
        Table(armies=[{"roland": 1, "starkov": 1}, {"demonic_hydra": 2}], decks=[deck, STYX_DECK])


@pytest.mark.case("FC-K007")
@pytest.mark.rule("FC-3.1", "FC-3.5")
def test_the_costs_of_an_army_add_up_to_at_most_the_limit() -> None:
    table = Table(build=True)
    table.do(0, *(f"add-unit {unit}" for unit, n in EMPIRE.items() for _ in range(n)))
    muster = table.view.muster
    assert muster is not None
    assert (muster.points[0], muster.limits[0]) == (193, 200)
    table.do(0, "done")
    veterans = {"imperial_shooters": 2, "equestrian_knights": 1, "roland": 1, "legionnaires_veteran": 3}
    with pytest.raises(OptionsError, match=r"FC-3\.1.*points: 205, limit: 200"):
        lists(veterans, EMPIRE_DECK)


@pytest.mark.case("FC-K008")
@pytest.mark.rule("FC-27.26", "FC-3.5")
def test_the_styx_list_of_scenario_6_is_without_the_hydra() -> None:
    table = Table(scenario="s6")
    cards = Counter(unit.card for unit in table.view.units if unit.side == 1)
    assert cards == {
        "zombie_warriors_champion": 4, "zombie_archers_champion": 2, "undead_cavalry_champion": 2, "imelstar": 1,
    }  # fmt: skip
    costs = {unit.id: unit.cost for unit in GAME.tables.printed.units}
    assert sum(costs[card] * n for card, n in cards.items()) == 278
    assert table.view.sides[1].deck == 9


@pytest.mark.case("FC-K009")
@pytest.mark.rule("FC-6.2", "FC-6.3", "FC-6.5")
def test_styx_deploys_first_in_scenario_1_and_places_its_last_two_in_a_row() -> None:
    table = Table(scenario="s1")
    assert table.view.initiative == 1
    table.deploy()
    seats = [told.event.seat for told in table.told if isinstance(told.event, events.Deployed)]
    assert seats == [1, 0] * 7 + [1, 1]


@pytest.mark.case("FC-K010")
@pytest.mark.rule("FC-6.2", "FC-6.4")
@pytest.mark.parametrize("first", [0, 1])
def test_with_equal_numbers_and_no_agreement_chance_decides_who_is_first(first: int) -> None:
    dice = ScriptedDice([0] * 12 + [first])  # two decks of seven are shuffled before
    table = Table(dice, scenario="s2")
    assert (table.view.turn, table.view.initiative) == (first, first)
    assert dice.left == 0


@pytest.mark.case("FC-K011")
@pytest.mark.rule("FC-6.5", "FC-6.6", "FC-1.6")
def test_units_are_deployed_on_free_passable_hexes_of_the_own_zone() -> None:
    table = Table(scenario="s1")
    table.do(1, "deploy zombie_warriors-1", "on a1")
    table.do(0, "deploy legionnaires-1")
    assert table.rule(0, "on g9") == "FC-6.5"
    table.do(0, "on b10")
    assert table.unit("legionnaires-1").hex == "b10"
    table.do(1, "deploy zombie_warriors-2", "on b1")
    table.do(0, "deploy legionnaires-2")
    assert table.rule(0, "on b10") == "FC-1.6"
