"""Chapters 3 and 5: army building and tactic decks, beyond the worked cases."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.table import Table
from warhall.games.fantasy_commander import GAME
from warhall.kernel.errors import OptionsError

STYX = {"zombie_warriors": 2}
STYX_DECK = {"claws_of_darkness": 2}


def limits(table: Table) -> list[int]:
    assert table.view.muster is not None
    return table.view.muster.limits


@pytest.mark.rule("FC-3.3")
@pytest.mark.parametrize(("size", "limit"), [("vanguard", 250), ("main", 400), ("great", 500)])
def test_an_epic_battle_has_one_of_three_sizes(size: str, limit: int) -> None:
    assert limits(Table(mode="epic", size=size, build=True)) == [limit, limit]


@pytest.mark.rule("FC-3.3")
def test_the_limit_of_a_vanguard_battle_is_agreed_between_200_and_250() -> None:
    assert limits(Table(mode="epic", size="vanguard", limit=200, build=True)) == [200, 200]
    for limit in (199, 251):
        with pytest.raises(OptionsError, match=r"FC-3\.3.*least: 200, most: 250"):
            Table(mode="epic", size="vanguard", limit=limit, build=True)


@pytest.mark.rule("FC-3.4")
@pytest.mark.parametrize(
    ("scenario", "limit"), [("s1", 200), ("s2", 210), ("s3", 240), ("s4", 270), ("s5", 365), ("s6", 280)]
)
def test_each_scenario_has_its_limit(scenario: str, limit: int) -> None:
    assert limits(Table(scenario=scenario, build=True)) == [limit, limit]


@pytest.mark.rule("FC-3.4")
def test_an_army_is_of_one_faction() -> None:
    table = Table(build=True)
    assert table.rule(0, "add-unit zombie_warriors") == "FC-3.4"
    assert table.rule(0, "add-unit legionnaires") is None


@pytest.mark.rule("FC-3.1")
def test_points_may_be_left_unspent_and_units_taken_out_again() -> None:
    table = Table(build=True).do(0, "add-unit legionnaires", "add-unit crusader", "drop-unit crusader")
    assert table.view.muster is not None
    assert table.view.muster.points[0] == 23
    table.do(0, "done")
    assert table.rule(0, "add-card powerful_strikes") is None


@pytest.mark.rule("FC-3.6", "FC-3.5")
def test_levels_of_one_unit_may_be_mixed() -> None:
    names = ("legionnaires", "legionnaires_veteran", "legionnaires_champion")
    table = Table(build=True).do(0, *(f"add-unit {name}" for name in names))
    assert table.view.muster is not None
    assert table.view.muster.points[0] == 23 + 27 + 32


@pytest.mark.rule("FC-3.2")
def test_ordinary_units_are_repeated_without_limit() -> None:
    table = Table(build=True).do(0, *["add-unit legionnaires"] * 8)
    assert table.view.muster is not None
    assert table.view.muster.armies[0] == ["legionnaires"] * 8


@pytest.mark.rule("FC-3.7")
def test_an_army_has_at_least_one_unit_and_neither_recruits_nor_raiders() -> None:
    table = Table(build=True)
    assert table.rule(0, "done") == "FC-3.7"
    assert table.rule(0, "add-unit wolf_pack") == "FC-3.7"
    table.do(0, "add-unit legionnaires", "done", "add-card iron_march", "done")
    assert table.rule(1, "add-unit zombie_recruits") == "FC-3.7"


@pytest.mark.rule("FC-5.1")
def test_a_deck_is_not_done_before_it_has_a_card_for_each_unit() -> None:
    table = Table(build=True).do(0, "add-unit legionnaires", "add-unit legionnaires", "done", "add-card iron_march")
    assert table.rule(0, "done") == "FC-5.1"
    table.do(0, "add-card powerful_strikes")
    assert table.rule(0, "add-card powerful_strikes") == "FC-5.1"
    assert table.rule(0, "done") is None


@pytest.mark.rule("FC-5.5")
def test_terrain_and_curse_cards_are_cards_of_the_deck() -> None:
    deck = {"altar_of_healing_card": 1, "blinding_light": 2}
    table = Table(armies=[{"legionnaires": 3}, STYX], decks=[deck, STYX_DECK])
    assert table.view.sides[0].deck == 3
    with pytest.raises(OptionsError, match=r"FC-5\.2.*altar_of_healing_card, copies: 1"):
        Table(armies=[{"legionnaires": 3}, STYX], decks=[{"altar_of_healing_card": 2, "iron_march": 1}, STYX_DECK])


@pytest.mark.rule("FC-5.6")
@pytest.mark.parametrize(("face", "seen"), [("up", 1), ("down", 0)])
def test_the_top_card_of_a_deck_is_open_and_the_order_of_the_rest_unknown(face: str, seen: int) -> None:
    table = Table(deck_face=face)
    for seat in (0, 1):
        for side in table.seen_by(seat).sides:
            assert len(side.top) == seen
            assert side.rest == sorted(side.rest)
            assert len(side.top) + len(side.rest) == side.deck


@pytest.mark.rule("FC-5.7")
def test_the_sample_deck_of_the_scenario_is_used_with_the_sample_army() -> None:
    side = Table(scenario="s1").view.sides[0]
    assert sorted([*side.top, *side.rest]) == [
        "breakthrough", "counterblow_card", "deafening_volley", "flanking_maneuver", "powerful_strikes",
        "prayer_before_fight", "reconnaissance_raid",
    ]  # fmt: skip
    for scenario in GAME.tables.printed.scenarios:
        for faction, army in scenario.armies.items():
            assert sum(troops.n for troops in army) == sum(cards.n for cards in scenario.decks[faction])
