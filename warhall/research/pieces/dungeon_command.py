"""The pieces of a view of Dungeon Command."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from warhall.games.dungeon_command.actions import UNTILS
from warhall.games.dungeon_command.on_board import OFF
from warhall.games.dungeon_command.state import METALS, NONE, PHASES, DungeonCommand, Item
from warhall.games.dungeon_command.statics import hit_points, keywords, level, speed
from warhall.games.dungeon_command.tables import DungeonCommandGame
from warhall.games.dungeon_command.view import (
    CardView,
    HitView,
    ItemView,
    battlefield_view,
    card_view,
    item_view,
    treasures_view,
)
from warhall.research.watching import Piece, Pieces

Names = tuple[str, ...]


def _active(g: DungeonCommand, old: int, new: int) -> Iterable[int]:
    """Who was active, and who is."""
    return (old, new)


def _item(g: DungeonCommand, item: Item | None) -> ItemView | None:
    return None if item is None else item_view(g, item, g.seat_names())


def _square(g: DungeonCommand, viewer: int, unit: int) -> tuple[str | None, int, int]:
    """Where a creature stands."""
    board, place = g.board, g.places[unit]
    return (None, -1, -1) if place < 0 else (board.names[place], *board.map.place(place))


def _creature(game: DungeonCommandGame, whose: tuple[int, ...], names: Names) -> tuple[Any, ...]:
    tables, (kind, ordinal, owner, controller) = game.tables, whose
    creature = tables.creatures[kind].id
    return f"{creature}#{ordinal}", creature, names[owner], names[controller], tables.side[kind]


def _worth(game: DungeonCommandGame, worth: tuple[int, int, int]) -> tuple[int, int, list[str]]:
    """Hit points, level and keywords."""
    points, tall, bits = worth
    return points, tall, [keyword for keyword, bit in game.tables.keywords.items() if bits & bit]


def _attached(game: DungeonCommandGame, cards: tuple[int, ...], names: Names) -> list[CardView]:
    return [card_view(game.tables, card, names) for card in cards]


def _orders(game: DungeonCommandGame, kinds: Iterable[int] | None) -> list[str] | None:
    return None if kinds is None else [game.tables.order_ids[kind] for kind in kinds]


def _creatures(game: DungeonCommandGame, kinds: Iterable[int] | None) -> list[str] | None:
    return None if kinds is None else [game.tables.creature_ids[kind] for kind in kinds]


def _own(cards: list[int], viewer: int, seat: int) -> list[int] | None:
    """What only its owner sees."""
    return cards[:] if seat == viewer else None


NAMES = ("kinds", "ordinals", "morale")
ITEM = (*NAMES, "board", "stack")
UNITS = [
    Piece(
        "units.*.id+creature+owner+controller+size",
        ("kinds[]", "ordinals[]", "owners[]", "controllers[]"),
        lambda g, viewer, unit: (g.kinds[unit], g.ordinals[unit], g.owners[unit], g.controllers[unit]),
        _creature,
        names_seats=True,
    ),
    Piece("units.*.square+x+y", ("board", "places[]"), _square),
    Piece("units.*.damage", ("damage[]",)),
    Piece(
        "units.*.hit_points+level+keywords",
        ("kinds[]", "attached[]"),
        lambda g, viewer, unit: (hit_points(g, unit), level(g, unit), keywords(g, unit)),
        _worth,
    ),
    Piece(
        "units.*.speed",
        ("commanders", "teams", "kinds[]", "controllers[]", "attached[]"),
        lambda g, viewer, unit: speed(g, unit),
    ),
    Piece("units.*.tapped", ("tapped>>",)),
    Piece("units.*.active", (("active", _active),), lambda g, viewer, unit: unit == g.active),
    Piece("units.*.activated", ("activated>>",)),
    Piece(
        "units.*.attached",
        ("attached[]",),
        lambda g, viewer, unit: tuple(g.attached[unit]),
        _attached,
        names_seats=True,
    ),
    Piece("units.*.shifts+passes_walls", ("gifts[]",), None, lambda game, gifts: (bool(gifts & 1), bool(gifts & 2))),
    Piece("units.*.melee_bonus", ("venom[]",)),
]
SEATS = [
    Piece("seats.*.seat", ("teams",), lambda g, viewer, seat: METALS[seat]),
    Piece("seats.*.team", ("teams[]",)),
    Piece("seats.*.faction", ("packs[]",), None, lambda game, pack: game.tables.factions[pack]),
    Piece(
        "seats.*.commander",
        ("commanders[]",),
        None,
        lambda game, commander: None if commander == NONE else game.tables.commanders[commander].id,
    ),
    Piece("seats.*.morale", ("morale[]",)),
    Piece("seats.*.leadership", ("leadership[]",)),
    Piece("seats.*.leadership_used", ("led[]",)),
    Piece("seats.*.hand", ("hands[]",), lambda g, viewer, seat: _own(g.hands[seat], viewer, seat), _orders, bag=True),
    Piece("seats.*.hand_count", ("hands[]",), lambda g, viewer, seat: len(g.hands[seat])),
    Piece("seats.*.deck_count", ("decks[]",), lambda g, viewer, seat: len(g.decks[seat])),
    Piece(
        "seats.*.unseen",
        ("hands[]", "decks[]"),
        lambda g, viewer, seat: g.hands[seat] + g.decks[seat],
        _orders,
        bag=True,
    ),
    Piece("seats.*.discard", ("discards[]",), None, _orders, bag=True),
    Piece(
        "seats.*.creature_hand",
        ("creature_hands[]",),
        lambda g, viewer, seat: _own(g.creature_hands[seat], viewer, seat),
        _creatures,
        bag=True,
    ),
    Piece("seats.*.creature_hand_count", ("creature_hands[]",), lambda g, viewer, seat: len(g.creature_hands[seat])),
    Piece("seats.*.creature_deck_count", ("creature_decks[]",), lambda g, viewer, seat: len(g.creature_decks[seat])),
    Piece(
        "seats.*.unseen_creatures",
        ("creature_hands[]", "creature_decks[]"),
        lambda g, viewer, seat: g.creature_hands[seat] + g.creature_decks[seat],
        _creatures,
        bag=True,
    ),
    Piece("seats.*.graveyard", ("graveyards[]",), None, _creatures, bag=True),
    Piece("seats.*.passing", ("passing[]",), None, lambda game, passing: UNTILS[passing - 1] if passing else None),
]

PIECES = Pieces(
    [
        Piece("viewer", ("teams",), lambda g, viewer: METALS[viewer]),
        Piece("mode", ("mode",), lambda g, viewer: ("standard", "first-game", "teams")[g.mode]),
        Piece("phase", ("phase",), None, lambda game, phase: PHASES[phase]),
        Piece("turn", ("turn",), None, lambda game, seat: METALS[seat]),
        Piece("first", ("first",), None, lambda game, seat: METALS[seat]),
        Piece("round", ("round",)),
        Piece("active", ("active", *NAMES), lambda g, viewer: None if g.active == NONE else g.unit_name(g.active)),
        Piece("moved", ("moved", "active"), lambda g, viewer: bool(g.moved) and g.active != NONE),
        Piece("battlefield", ("board", "teams"), lambda g, viewer: battlefield_view(g.board, METALS[: len(g.teams)])),
        Piece("treasures", ("board", "chests", "tokens"), lambda g, viewer: treasures_view(g)),
        *SEATS,
        *UNITS,
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
    names=("morale#",),
)
