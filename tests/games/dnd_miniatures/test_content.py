"""The content: every file is whole, every card says what it does in every language, every map can be played on."""

from __future__ import annotations

import pytest

from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.battlefield import Board
from warhall.games.dnd_miniatures.checking import SHELF
from warhall.games.dnd_miniatures.muster import army_of, faults
from warhall.games.dnd_miniatures.printed import Map
from warhall.geometry.masks import cells_of
from warhall.kernel.words import LANGUAGES

PRINTED = GAME.tables.printed


def test_there_are_86_creatures_and_2_epic_cards() -> None:
    assert len(PRINTED.creatures) == 86
    assert len(GAME.cards) == 88


def test_every_operation_is_used_said_and_done() -> None:
    assert GAME.tables.operations.gaps(GAME.texts, PRINTED) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_text_without_holes(language: str) -> None:
    for card in GAME.library(language)["creatures"]:
        for line in card["text"]:
            assert "{" not in line["text"]
            assert "none" not in line["text"].split(), line


@pytest.mark.rule("DM-4.3", "DM-4.4", "DM-4.5", "DM-4.6")
@pytest.mark.parametrize("band", PRINTED.warbands, ids=lambda band: band.id)
def test_every_ready_made_warband_is_legal(band: object) -> None:
    tables = GAME.tables
    each = next(one for one in PRINTED.warbands if one is band)
    scenario = tables.scenarios["epic" if each.limit == 500 else "assault"]
    assert faults(tables, scenario, tables.limits[each.limit], army_of(each), 1) == []


@pytest.mark.rule("DM-25.1", "DM-25.2", "DM-25.7")
@pytest.mark.parametrize("drawn", PRINTED.maps, ids=lambda drawn: drawn.id)
def test_every_map_has_areas_that_large_creatures_reach(drawn: Map) -> None:
    board = GAME.tables.board_of(GAME.tables.grounds[drawn.id].key())
    assert all(board.start)
    assert {owner for _, owner, _ in board.areas} == {0, 1}
    for side in (1, 2):
        start = next(cell for cell in cells_of(board.standing[side]) if board.spaces[side][cell] & ~board.start[0] == 0)
        reached = board.reach(side, 0, start, 200, board.pit, board.statue).destinations
        for mask, _, _ in board.areas:
            assert any(board.spaces[side][cell] & mask == board.spaces[side][cell] for cell in cells_of(reached))


def test_the_content_has_one_hash() -> None:
    assert SHELF.load().digest == GAME.content


@pytest.mark.rule("DM-27.10", "DM-27.19")
def test_the_joined_map_keeps_both_halves() -> None:
    ground = GAME.tables.joined("dwarven_outpost", "drowned_ruins")
    board = Board(ground)
    assert (board.width, board.height) == (30, 42)
    assert len(board.areas) == 8
    assert board.flow[0] == 30
    assert board.flow[25] == 1
