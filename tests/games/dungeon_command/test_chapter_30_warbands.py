"""Chapters 30 and 31: building a warband, and the reference cards of the Adventure System."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.dungeon_command.at_table import shown
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.view import DungeonCommandView
from warhall.games.dungeon_command.warband import Warband, faults
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import OptionsError

CREATURES = {"hc_elf_archer": 4, "sl_drider": 4, "hc_dragon_knight": 2, "sl_drow_wizard": 2}
ORDERS = {
    "hc_killing_strike": 4,
    "sl_parry": 4,
    "sl_stalk": 4,
    "hc_cleave": 4,
    "sl_web": 4,
    "hc_shield": 4,
    "sl_feint": 4,
}
ORDERS |= {"hc_recoil": 2}


def warband(**changes: Any) -> dict[str, Any]:
    """A warband of both packs, as it is given to a game."""
    whole = {"creatures": CREATURES, "orders": ORDERS, "commander": "sl_kalteros", "tiles": "heart_of_cormyr"}
    return {**whole, **changes}


def begun(*warbands: dict[str, Any]) -> DungeonCommandView:
    """What all can see when a game with these warbands begins."""
    return shown(GAME.begin({"warbands": list(warbands)}, SeededDice(2)))


@pytest.mark.rule("DC-30.1")
def test_cards_and_commanders_of_different_factions_may_be_combined() -> None:
    gold, silver = begun(warband(), warband(commander="hc_valnar")).seats
    assert (gold.commander, silver.commander) == ("sl_kalteros", "hc_valnar")
    for seat in (gold, silver):
        assert Counter(seat.unseen_creatures) == CREATURES
        assert Counter(seat.unseen) == ORDERS


@pytest.mark.rule("DC-30.5")
def test_every_warband_brings_two_large_and_two_small_tiles_and_one_start_zone() -> None:
    view = begun(warband(), warband(tiles="sting_of_lolth"))
    tiles = view.battlefield.tiles
    assert Counter((tile.seat, tile.small) for tile in tiles) == dict.fromkeys(
        [("gold", False), ("gold", True), ("silver", False), ("silver", True)], 2
    )
    for pack in ("hc", "sl"):
        small = [tile for tile in GAME.tables.printed.tiles if tile.id.startswith(f"{pack}_s")]
        for faces in ([tile.faces.dungeon for tile in small], [tile.faces.outdoors for tile in small]):
            assert [any("S" in row for row in face.grid) for face in faces] == [True, False]
    assert [len(zone) for zone in view.battlefield.zones] == [18, 18]


@pytest.mark.rule("DC-30.6")
def test_a_warband_may_be_as_large_as_four_copies_of_every_card_allow() -> None:
    creatures = {creature.id: 4 for creature in GAME.tables.creatures}
    orders = {order.id: 4 for order in GAME.tables.orders}
    band = Warband(creatures=creatures, orders=orders, commander="hc_valnar", tiles="sting_of_lolth")
    assert faults(GAME.tables, band) == []
    seat = begun(warband(creatures=creatures, orders=orders), warband()).seats[0]
    assert (len(seat.unseen_creatures), len(seat.unseen)) == (80, 188)


@pytest.mark.rule("DC-30.7")
@pytest.mark.parametrize(("faction", "tiles"), [("heart_of_cormyr", "hc"), ("sting_of_lolth", "sl")])
def test_a_mixed_warband_names_the_pack_whose_tiles_it_brings(faction: str, tiles: str) -> None:
    view = begun(warband(tiles=faction), warband())
    brought = sorted(tile.tile for tile in view.battlefield.tiles if tile.seat == "gold")
    assert brought == [f"{tiles}_{role}" for role in ("l1", "l2", "s1", "s2")]
    with pytest.raises(OptionsError, match="elsewhere"):
        GAME.begin({"warbands": [warband(tiles="elsewhere"), warband()]}, ScriptedDice(()))


@pytest.mark.rule("DC-31.1")
def test_each_pack_shows_twelve_cards_for_the_adventure_system_one_for_each_miniature() -> None:
    library = GAME.library("en")
    copies = {creature["id"]: sum(creature["copies"].values()) for creature in library["creatures"]}
    listed = {card["creature"]: card["copies"] for card in library["adventure_cards"]}
    assert listed == copies
    for pack, role in (("hc", "ally"), ("sl", "monster")):
        mine = [card for card in library["adventure_cards"] if card["creature"].startswith(pack)]
        assert (sum(card["copies"] for card in mine), {card["role"] for card in mine}) == (12, {role})


@pytest.mark.rule("DC-31.2")
def test_some_of_these_cards_put_a_condition_on_heroes_and_every_condition_is_explained() -> None:
    library = GAME.library("en")
    put = {card["condition"] for card in library["adventure_cards"]}
    assert put == {None, *library["conditions"]}


@pytest.mark.rule("DC-31.3", "DC-31.4", "DC-31.5", "DC-31.6")
@pytest.mark.parametrize(
    ("condition", "rule", "names", "says"),
    [
        ("dazed", "DC-31.3", ("Dazed", "Ошеломлён", "Приголомшений"), "may move or attack, not both"),
        ("immobilized", "DC-31.4", ("Immobilized", "Обездвижен", "Знерухомлений"), "cannot move"),
        ("poisoned", "DC-31.5", ("Poisoned", "Отравлен", "Отруєний"), "1 damage at the start"),
        ("slowed", "DC-31.6", ("Slowed", "Замедлен", "Сповільнений"), "speed is 2"),
    ],
)
def test_a_condition_is_shown_with_the_rule_that_explains_it(
    condition: str, rule: str, names: tuple[str, ...], says: str
) -> None:
    for language, name in zip(("en", "ru", "uk"), names, strict=True):
        assert GAME.library(language)["conditions"][condition] == {"name": name, "rule": rule}
        text = GAME.catalogue(language).rules[rule].text
        assert f" {name}".replace("ё", "е") in text.replace("ё", "е")
    assert says in GAME.catalogue("en").rules[rule].text


@pytest.mark.rule("DC-30.2", "DC-30.3")
@pytest.mark.parametrize("cards", ["creatures", "orders"])
@pytest.mark.parametrize("count", [-1, 5])
def test_nobody_has_fewer_than_no_copies_or_more_than_four(cards: str, count: int) -> None:
    counts = {"creatures": CREATURES, "orders": ORDERS}[cards]
    found = faults(GAME.tables, Warband(**warband(**{cards: {**counts, next(iter(counts)): count}})))
    assert ("negative-copies" if count < 0 else "too-many-copies") in [each.message for each in found]
