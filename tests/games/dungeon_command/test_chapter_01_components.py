"""Chapter 1: what a pack holds and what a player brings."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.opening import begun, packed, table
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.printed import Tile
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ContentError, OptionsError

CREATURES = {"hc_elf_archer": 4, "hc_dragon_knight": 4, "sl_drider": 4}
ORDERS = dict.fromkeys(("hc_cleave", "hc_shield", "sl_web", "sl_stalk", "sl_parry", "sl_scheme"), 4) | {
    "sl_feint": 4,
    "sl_stealth": 2,
}


def warband(**changed: Any) -> dict[str, Any]:
    return {
        "creatures": CREATURES,
        "orders": ORDERS,
        "commander": "hc_valnar",
        "tiles": "heart_of_cormyr",
        **changed,
    }


def refused(**options: Any) -> str:
    with pytest.raises(OptionsError) as caught:
        GAME.begin(options, SeededDice(1))
    return str(caught.value)


@pytest.mark.rule("DC-1.2")
def test_a_pack_holds_68_tokens() -> None:
    components = GAME.library("en")["setup"]["components"]
    tokens = {what: count for what, count in components.items() if what.endswith("_tokens")}
    assert tokens == {
        "damage_tokens": 30,
        "chest_tokens": 6,
        "treasure_tokens": 12,
        "morale_leadership_tokens": 4,
        "creature_id_tokens": 8,
        "miniature_id_tokens": 8,
    }
    assert sum(tokens.values()) == 68
    chests = GAME.tables.setup.chests
    assert (sum(chests.values()), sum(value * count for value, count in chests.items())) == (6, 12)


@pytest.mark.rule("DC-1.3")
def test_two_play_the_basic_game_and_more_a_multiplayer_one() -> None:
    assert len(table(begun()).seats) == 2
    for players, larges in ((2, 4), (3, 6), (4, 8)):
        tiles = table(begun(players=players)).battlefield.tiles
        assert sum(not tile.small for tile in tiles) == larges
    assert "duel" in refused(players=3, layout="duel")
    for players in (1, 5):
        refused(players=players)


@pytest.mark.rule("DC-1.4")
def test_a_full_game_needs_a_warband_each_and_one_pack_is_enough_for_the_first_game_only() -> None:
    assert refused(factions=["heart_of_cormyr"]) == "factions has 1 entries, but 2 are needed"
    assert refused(warbands=[warband()]) == "warbands has 1 entries, but 2 are needed"
    both = ["heart_of_cormyr", "sting_of_lolth"]
    assert refused(mode="first-game", factions=both) == "factions has 2 entries, but 1 are needed"
    first = table(begun(mode="first-game", factions=["sting_of_lolth"]))
    assert {each.faction for each in first.seats} == {"sting_of_lolth"}


@pytest.mark.rule("DC-1.5")
def test_a_warband_has_12_miniatures_or_more_and_may_have_the_same_one_again() -> None:
    few = refused(warbands=[warband(creatures={**CREATURES, "sl_drider": 3}), warband()])
    assert few.startswith("warband 1: DC-30.2: few-creatures")
    large = {**CREATURES, "hc_war_wizard": 2}
    view = table(begun(warbands=[warband(creatures=large), warband()]))
    assert [len(each.unseen_creatures) for each in view.seats] == [14, 12]
    assert Counter(view.seats[0].unseen_creatures)["hc_elf_archer"] == 4


@pytest.mark.rule("DC-1.8")
def test_a_player_leads_with_one_commander_of_those_he_has() -> None:
    f = begun()
    assert (f.asked(), f.options()) == ("gold", ["lead hc_valnar", "lead hc_rhynseera"])
    assert f.rule("gold lead sl_kalteros") == "DC-1.8"
    f.act("gold lead hc_rhynseera")
    assert (f.asked(), f.options()) == ("silver", ["lead sl_aliszandra", "lead sl_kalteros"])
    assert table(f).seats[0].commander == "hc_rhynseera"
    assert refused(commanders=["sl_kalteros", "hc_valnar"]).startswith("DC-1.8")
    factions = ["sting_of_lolth", "heart_of_cormyr"]
    swapped = table(begun(factions=factions, commanders=["sl_kalteros", "hc_valnar"]))
    assert [each.commander for each in swapped.seats] == ["sl_kalteros", "hc_valnar"]


@pytest.mark.rule("DC-1.9")
def test_each_player_brings_two_large_and_two_small_tiles() -> None:
    for layout in ("duel", "duel_facing"):
        tiles = table(begun(layout=layout)).battlefield.tiles
        brought = Counter((tile.seat, tile.small) for tile in tiles)
        assert brought == {(seat, small): 2 for seat in ("gold", "silver") for small in (False, True)}
        assert len({tile.tile for tile in tiles}) == 8


def drawn_tile(tile: Tile, rows: list[str], face: str = "dungeon") -> str:
    """A tile of the content with one face drawn anew."""
    other = "outdoors" if face == "dungeon" else "dungeon"
    kept = "".join(f'        - "{row}"\n' for row in getattr(tile.faces, other).grid)
    drawn = "".join(f'        - "{row}"\n' for row in rows)
    sides = ", ".join(f"{side}: {getattr(tile.sides, side)}" for side in "nesw")
    return (
        f"- id: {tile.id}\n  faction: {tile.faction}\n  role: {tile.role}\n  source: designed\n"
        f"  name: {{en: Tile, ru: Плитка, uk: Плитка}}\n  sides: {{{sides}}}\n  faces:\n"
        f"    {face}:\n      grid:\n{drawn}    {other}:\n      grid:\n{kept}"
    )


@pytest.mark.rule("DC-1.9")
@pytest.mark.parametrize(("tile", "rows"), [("hc_l2", 8), ("hc_s2", 4)])
def test_both_faces_of_a_tile_are_a_grid_of_8_by_8_or_8_by_4_squares(tmp_path: Path, tile: str, rows: int) -> None:
    good = ["........"] * rows
    for face in ("dungeon", "outdoors"):
        packed(tmp_path, tiles=drawn_tile(GAME.tables.tiles[tile], good, face))
        for bad in (good[1:], [*good, "........"], [*good[1:], "......."]):
            with pytest.raises(ContentError, match=f"expected {rows} rows of 8 squares"):
                packed(tmp_path, tiles=drawn_tile(GAME.tables.tiles[tile], bad, face))


@pytest.mark.rule("DC-1.10")
def test_one_of_the_small_tiles_carries_the_start_zone(tmp_path: Path) -> None:
    view = table(begun()).battlefield
    for seat, zone in zip(("gold", "silver"), view.zones, strict=True):
        start = next(tile for tile in view.tiles if tile.seat == seat and tile.tile.endswith("_s1"))
        squares = {
            f"{chr(ord('a') + x)}{y + 1}" for x in range(start.x, start.x + 8) for y in range(start.y, start.y + 4)
        }
        assert len(zone) == 18
        assert set(zone) < squares
    for tile, rows in (("hc_s2", ["SS......", *["........"] * 3]), ("hc_s1", ["........"] * 4)):
        with pytest.raises(ContentError, match="exactly the tiles S1 have a start zone"):
            packed(tmp_path, tiles=drawn_tile(GAME.tables.tiles[tile], rows))


@pytest.mark.rule("DC-1.11")
def test_a_shortage_of_tokens_limits_nothing() -> None:
    wounded = [("hc_dragon_knight", "silver", (x, 9), {"damage": 110}) for x in range(6)]
    f = Field(
        [("hc_elf_archer", "gold", (3, 3)), ("hc_human_ranger", "silver", (3, 4)), *wounded],
        marks={(4, 3): "$", (9, 0): "$"},
        chests={"e4": 3},
        tokens={"j1": 24},
        seats={"gold": {"morale": 60}},
    )
    f.act("gold activate hc_elf_archer#1", "gold strike hc_human_ranger#1").passing()
    assert f.damage("hc_human_ranger#1") == 10
    f.act(f"gold move {f.square(4, 3)}").passing()
    assert [(each.square, each.tokens) for each in table(f).treasures] == [("j1", 24), ("e4", 3)]
