"""The pieces of a view of Dungeon Command."""

from __future__ import annotations

from collections.abc import Iterable

from warhall.games.dungeon_command.on_board import OFF
from warhall.games.dungeon_command.state import NONE, PHASES, DungeonCommand, Item
from warhall.games.dungeon_command.view import (
    HitView,
    ItemView,
    battlefield_view,
    item_view,
    player_view,
    treasures_view,
    unit_view,
)
from warhall.research.watching import Piece, Pieces


def _active(g: DungeonCommand, old: int, new: int) -> Iterable[int]:
    """Who was active, and who is."""
    return (old, new)


def _item(g: DungeonCommand, item: Item | None) -> ItemView | None:
    return None if item is None else item_view(g, item, g.seat_names())


NAMES = ("kinds", "ordinals", "morale")
ITEM = (*NAMES, "board", "stack")
UNIT = (
    *("board", "morale", "commanders", "teams", "tapped>>", "activated>>", ("active", _active)),
    *("kinds[]", "ordinals[]", "owners[]", "controllers[]", "places[]", "damage[]", "attached[]", "gifts[]", "venom[]"),
)
PLAYER = (
    *("teams[]", "packs[]", "commanders[]", "morale[]", "leadership[]", "led[]", "hands[]", "decks[]", "discards[]"),
    *("creature_hands[]", "creature_decks[]", "graveyards[]", "passing[]"),
)

PIECES = Pieces(
    [
        Piece("viewer", ("morale",), lambda g, viewer: g.seat_names()[viewer]),
        Piece("mode", ("mode",), lambda g, viewer: ("standard", "first-game", "teams")[g.mode]),
        Piece("phase", ("phase",), lambda g, viewer: PHASES[g.phase]),
        Piece("turn", ("turn", "morale"), lambda g, viewer: g.seat_names()[g.turn]),
        Piece("first", ("first", "morale"), lambda g, viewer: g.seat_names()[g.first]),
        Piece("round", ("round",), lambda g, viewer: g.round),
        Piece("active", ("active", *NAMES), lambda g, viewer: None if g.active == NONE else g.unit_name(g.active)),
        Piece("moved", ("moved", "active"), lambda g, viewer: bool(g.moved) and g.active != NONE),
        Piece("battlefield", ("board", "morale"), lambda g, viewer: battlefield_view(g.board, g.seat_names())),
        Piece("treasures", ("board", "chests", "tokens"), lambda g, viewer: treasures_view(g)),
        Piece(
            "seats.*",
            PLAYER,
            lambda g, viewer, seat: player_view(g, seat, g.seat_names(), own=seat == viewer),
        ),
        Piece("units", UNIT, lambda g, viewer, unit: unit_view(g, unit, g.seat_names())),
        Piece("stack", ITEM, lambda g, viewer: [_item(g, item) for item in g.stack]),
        Piece("resolving", (*ITEM, "now"), lambda g, viewer: _item(g, g.now)),
        Piece("announcing", (*ITEM, "draft"), lambda g, viewer: _item(g, g.draft)),
        Piece(
            "hits",
            ("hits", *NAMES),
            lambda g, viewer: [HitView(g.unit_name(unit), amount, bool(cowers)) for unit, amount, cowers in g.hits],
        ),
    ],
    entries={"units": lambda g: [unit for unit, place in enumerate(g.places) if place >= OFF]},
    restless=frozenset({"stack", "now", "draft"}),
)
