"""The content is whole: packs, texts, tiles, layouts, operations."""

from __future__ import annotations

import pytest

from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.effects import OPERATIONS
from warhall.games.dungeon_command.printed import Layout
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.warband import pack
from warhall.kernel.dice import SeededDice


def test_every_operation_has_a_function_words_and_a_use() -> None:
    assert OPERATIONS.gaps(GAME.texts, GAME.tables.printed) == []


@pytest.mark.rule("DC-1.1", "DC-1.6", "DC-1.7", "DC-28.1")
@pytest.mark.parametrize(("faction", "levels"), [("heart_of_cormyr", 66), ("sting_of_lolth", 68)])
def test_a_pack_has_its_cards_and_splits_by_symbol(faction: str, levels: int) -> None:
    tables = GAME.tables
    whole = pack(tables, faction)
    assert (len(whole.creatures), len(whole.orders)) == (12, 36)
    assert sum(tables.level[kind] for kind in whole.creatures) == 34
    assert sum(tables.order_level[kind] for kind in whole.orders) == levels
    for symbol in ("gold", "silver"):
        half = pack(tables, faction, symbol)
        assert (len(half.creatures), len(half.orders)) == (6, 18)
        assert sum(tables.level[kind] for kind in half.creatures) == 17


@pytest.mark.rule("DC-2.4", "DC-2.17", "DC-2.6", "DC-29.2")
@pytest.mark.parametrize("layout", GAME.tables.printed.layouts, ids=lambda layout: layout.id)
def test_every_layout_joins_legally_and_connects_its_start_zones(layout: Layout) -> None:
    tables = GAME.tables
    mode = "first-game" if layout.mode else "standard"
    players = layout.players
    for face in ("dungeon",) if mode == "first-game" else ("dungeon", "outdoors"):
        state = GAME.begin({"players": players, "mode": mode, "layout": layout.id, "face": face}, SeededDice(0))
        assert isinstance(state, DungeonCommand)
        board = state.board
        laid = board.ground.tiles
        for tile in laid:
            others = [other for other in laid if other != tile]
            assert tables.joining.fault(others, tile) is None
        assert board.is_connected(players)


def test_every_card_says_something_in_every_language() -> None:
    for language in ("en", "ru", "uk"):
        library = GAME.library(language)
        assert all(order["text"] for order in library["orders"])
        assert all("none" not in line["text"] for order in library["orders"] for line in order["text"])
