"""Chapter 4: building a warband."""

from __future__ import annotations

import pytest

from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.muster import Army, faults
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.words import Name


@pytest.mark.rule("DM-4.8")
def test_two_players_of_sealed_play_bring_full_size_maps() -> None:
    with pytest.raises(OptionsError, match=r"DM-4\.8"):
        GAME.begin({"mode": "sealed", "maps": ["crossroads", ""]}, SeededDice(1))


@pytest.mark.rule("DM-4.14", "DM-4.4")
@pytest.mark.parametrize("limit", [200, 100, 50])
def test_warbands_of_unequal_cost_meet_at_the_limit_that_the_players_agreed_on(limit: int) -> None:
    small = {"faction": "borderlands", "creatures": {"orc_raider": 1}}
    great = {"faction": "borderlands", "creatures": {"orc_raider": 6 if limit == 50 else 8}}
    g = GAME.begin({"limit": limit, "armies": [small, great]}, SeededDice(1))
    assert isinstance(g, DndMiniatures)
    assert [g.owners.count(seat) for seat in (0, 1)] == [1, len(g.owners) - 1]
    assert g.target == limit
    over = {"faction": "borderlands", "creatures": {"orc_raider": 7}}
    if limit == 50:
        with pytest.raises(OptionsError, match=r"DM-4\.4"):
            GAME.begin({"limit": limit, "armies": [small, over]}, SeededDice(1))


@pytest.mark.rule("DM-4.12", "DM-4.1")
@pytest.mark.card("orc_chieftain")
def test_a_commander_lets_in_only_creatures_of_its_keywords() -> None:
    def muster(card: str) -> None:
        army = {"faction": "wild", "creatures": {"orc_chieftain": 1, card: 1}}
        GAME.begin({"armies": [army, army]}, SeededDice(1))

    muster("goblin_cutter")
    with pytest.raises(OptionsError, match=r"DM-4\.1: "):
        muster("horde_zombie")


@pytest.mark.rule("DM-4.13")
@pytest.mark.card("purple_worm")
def test_the_huge_fight_only_in_epic_battles() -> None:
    army = {"faction": "underdark", "creatures": {"purple_worm": 1}}
    GAME.begin({"mode": "epic", "armies": [army, army]}, SeededDice(1))
    with pytest.raises(OptionsError, match=r"DM-4\.13"):
        GAME.begin({"armies": [army, army]}, SeededDice(1))


@pytest.mark.rule("DM-4.1")
def test_an_army_is_made_of_cards_that_there_are() -> None:
    known = {"faction": "borderlands", "creatures": {"orc_raider": 1}}
    unknown = {"faction": "borderlands", "creatures": {"orc_raider": 1, "orc_rider": 1}}
    with pytest.raises(OptionsError, match="army 2: no card 'orc_rider'"):
        GAME.begin({"armies": [known, unknown]}, SeededDice(1))


@pytest.mark.rule("DM-4.8", "DM-27.16")
def test_two_teams_bring_maps_of_the_size_that_two_players_bring() -> None:
    with pytest.raises(OptionsError, match=r"DM-4\.8"):
        GAME.begin({"mode": "team", "players": 4, "maps": ["crossroads", "", "", ""]}, SeededDice(1))


@pytest.mark.rule("DM-4.3")
@pytest.mark.parametrize("count", [0, 13])
def test_an_army_has_between_1_and_12_of_a_card(count: int) -> None:
    army = {"faction": "borderlands", "creatures": {"orc_raider": count}}
    with pytest.raises(OptionsError, match="1 to 12 of a card"):
        GAME.begin({"armies": [army, army]}, SeededDice(1))


@pytest.mark.rule("DM-28.8", "DM-4.1", "DM-4.13")
@pytest.mark.parametrize(("card", "rule"), [("elf_warlock", r"DM-4\.1:"), ("purple_worm", r"DM-4\.13")])
def test_every_card_of_a_warband_is_looked_at(card: str, rule: str) -> None:
    good = {"faction": "underdark", "creatures": {"goblin_cutter": 1}}
    bad = {"faction": "underdark", "creatures": {"goblin_cutter": 1, "kobold_slinger": 1, card: 1}}
    with pytest.raises(OptionsError, match=rule):
        GAME.begin({"armies": [good, bad]}, SeededDice(1))


@pytest.mark.rule("DM-4.11")
def test_no_epic_card_fights_in_an_ordinary_battle() -> None:
    tables = GAME.tables
    scenario, limit = tables.scenarios["assault"], tables.limits[200]
    for kind in range(tables.standard, len(tables.cards)):
        army = Army(tables.cards[kind].factions[0], {tables.labels[kind]: 1})
        assert "epic" in [each.message for each in faults(tables, scenario, limit, army, 1)]


@pytest.mark.rule("DM-4.12")
@pytest.mark.card("drow_arachnomancer")
@pytest.mark.parametrize("first", ["orc_chieftain", "drow_arachnomancer"])
def test_each_commander_of_a_warband_lets_its_own_creatures_in(first: str) -> None:
    tables = GAME.tables
    cards = dict.fromkeys([first, "orc_chieftain", "drow_arachnomancer", "deathjump_spider"], 1)
    army = Army("nowhere", cards)
    refused = faults(tables, tables.scenarios["assault"], tables.limits[200], army, 1)
    assert {str(each.args["card"]) for each in refused if each.message == "wrong-faction"} == {
        str(Name("card", card)) for card in ("orc_chieftain", "drow_arachnomancer")
    }


@pytest.mark.rule("DM-4.12")
@pytest.mark.card("orc_chieftain")
def test_a_commander_may_let_in_creatures_of_several_keywords() -> None:
    tables = GAME.tables
    army = Army("nowhere", dict.fromkeys(["orc_chieftain", "goblin_cutter", "ogre_savage", "horde_zombie"], 1))
    found = faults(tables, tables.scenarios["assault"], tables.limits[200], army, 1)
    refused = [each.args["card"] for each in found if each.message == "wrong-faction"]
    assert {each.id for each in refused if isinstance(each, Name)} == {"orc_chieftain", "horde_zombie"}
