"""The pieces of a view of Fantasy Commander."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from warhall.games.fantasy_commander.aims import KINDS
from warhall.games.fantasy_commander.faces import ActivationView, EffectView
from warhall.games.fantasy_commander.properties import is_exhausted, is_weak, left, props_of
from warhall.games.fantasy_commander.state import ACTIVE, GENERATE, GIVE, LOOK, Battle
from warhall.games.fantasy_commander.tables import E_CURSE, NONE, FantasyGame
from warhall.games.fantasy_commander.view import (
    DICE,
    MOVES,
    ORDERS,
    PHASES,
    PROPERTIES,
    attack_view,
    campaign_view,
    drawn,
    effect_view,
    known_cards,
    muster_view,
    named,
    sees_orders,
    sees_reserve,
    towns,
)
from warhall.geometry.masks import cells_of
from warhall.research.watching import Piece, Pieces, differing

Effect = tuple[int, int, int, int, int, int]


def _picked(g: Battle, viewer: int) -> str | None:
    names = g.unit_names(())
    return names[g.picked] if g.picked != NONE and g.picked < len(names) and not any(g.lays) else None


def _buildings(g: Battle, viewer: int) -> dict[str, int]:
    name = g.game.tables.board.name
    return {name(cell): damage for cell, damage in zip(g.buildings, g.building_damage, strict=True)}


def _supply(g: Battle, viewer: int) -> dict[str, int]:
    terrain = g.game.tables.printed.terrain
    return {each.id: left for each, left in zip(terrain, g.supply, strict=True) if each.glyph != "."}


def _effects(g: Battle, old: list[Effect], new: list[Effect]) -> Iterable[int]:
    """The units whose lasting changes differ, and perhaps others that have some."""
    if new[: len(old)] == old:
        return [effect[0] for effect in new[len(old) :]]
    if old[: len(new)] == new:
        return [effect[0] for effect in old[len(new) :]]
    return {effect[0] for effect in (*old, *new)}


def _near(g: Battle, old: list[int], new: list[int]) -> Iterable[int]:
    """The units that have moved; all of them if one with an aura has."""
    moved = differing(g, old, new)
    return range(len(new)) if not set(g.leaders).isdisjoint(moved) else moved


def _shown(g: Battle, old: int, new: int) -> Iterable[int]:
    """Orders are secret while they are given."""
    return range(len(g.orders)) if GIVE in (old, new) else ()


def _unit(g: Battle, viewer: int, unit: int) -> tuple[Any, ...]:
    kind = g.game.tables.kinds[g.kinds[unit]]
    stamina = None if kind.stamina == NONE else kind.stamina
    return g.unit_names(())[unit], kind.card.id, g.owners[unit], kind.size, stamina


def _properties(g: Battle, viewer: int, unit: int) -> tuple[int, bool]:
    """FC-22.7: the properties of a unit as a mask, and whether it is weak."""
    if g.hexes[unit] < 0:
        return g.game.tables.kinds[g.kinds[unit]].props, False
    props = props_of(g, unit)
    return props, is_weak(g, unit, props)


def _lasting(g: Battle, viewer: int, unit: int) -> tuple[Effect, ...]:
    return tuple([effect for effect in g.effects if effect[0] == unit]) if g.effects else ()


def _changes(game: FantasyGame, own: tuple[Effect, ...]) -> tuple[list[EffectView], list[str]]:
    return (
        [effect_view(effect) for effect in own if effect[2] != E_CURSE],
        [game.tables.cards[effect[3]].id for effect in own if effect[2] == E_CURSE],
    )


def _activation(g: Battle, viewer: int) -> tuple[Any, ...] | None:
    act = g.activation
    if act is None:
        return None
    return g.unit_names(())[act.unit], act.colour, act.moved, act.tired, tuple(act.items), act.paid, act.sweeping


def _activated(game: FantasyGame, short: tuple[Any, ...] | None) -> ActivationView | None:
    if short is None:
        return None
    unit, colour, moved, tired, items, paid, sweeping = short
    return ActivationView(unit, ORDERS[colour], MOVES[moved], tired, list(items), cells_of(paid), sweeping, {}, {})


def _cards(game: FantasyGame, cards: Iterable[int]) -> list[str]:
    return [game.tables.cards[card].id for card in cards]


def _faces(game: FantasyGame, faces: Iterable[int] | None) -> list[str] | None:
    return None if faces is None else [DICE[face] for face in faces]


def _reserve(g: Battle, viewer: int, side: int) -> tuple[int, ...] | None:
    return tuple(g.reserve[4 * side : 4 * side + 4]) if sees_reserve(g, viewer, side) else None


def _dice(g: Battle, viewer: int, side: int) -> tuple[int, ...] | None:
    own = viewer == side and g.phase == GENERATE
    return tuple(g.order_dice[side]) if own or g.phase == LOOK else None


def _marked(g: Battle, viewer: int, side: int) -> tuple[int, ...] | None:
    return tuple(g.marked[side]) if viewer == side and g.phase == GENERATE else None


def _same(game: FantasyGame, value: Any) -> Any:
    return value


NAMES = ("kinds", "former")
UNITS = [
    Piece("units.*.id+card+side+size+stamina", (*NAMES, "owners"), _unit),
    Piece(
        "units.*.hex",
        ("hexes[]",),
        None,
        lambda game, cell: game.tables.board.name(cell) if cell >= 0 else None,
    ),
    Piece(
        "units.*.left+wounds",
        ("kinds", "wounds[]"),
        lambda g, viewer, unit: (left(g, unit), g.wounds[unit]),
    ),
    Piece(
        "units.*.fatigue+exhausted",
        ("kinds", "fatigue[]"),
        lambda g, viewer, unit: (g.fatigue[unit], is_exhausted(g, unit)),
    ),
    Piece(
        "units.*.order",
        ("owners", "orders[]", ("phase", _shown)),
        lambda g, viewer, unit: g.orders[unit] if sees_orders(g, viewer, g.owners[unit]) else NONE,
        lambda game, order: ORDERS[order] if order >= 0 else None,
    ),
    Piece("units.*.late", ("late>>",)),
    Piece("units.*.defends", ("defended>>",)),
    Piece("units.*.destroyed", ("dead>>",)),
    Piece(
        "units.*.properties+weak",
        (
            *("kinds", "owners", "leaders", "scenario", "terrain", "touched>>", "wounds[]"),
            *(("hexes", _near), ("effects", _effects)),
        ),
        _properties,
        lambda game, known: ([PROPERTIES[number] for number in cells_of(known[0])], known[1]),
    ),
    Piece("units.*.effects+curses", (("effects", _effects),), _lasting, _changes),
]
DECK = ("decks[]", "known", "face_up")
SIDES = [
    Piece(
        "sides.*.faction",
        ("factions",),
        lambda g, viewer, side: g.game.tables.printed.factions[g.factions[side]].id,
    ),
    Piece("sides.*.vp", ("vp[]",)),
    Piece("sides.*.slain", ("slain[]",)),
    Piece("sides.*.reserve", ("reserve", "phase"), _reserve, _same),
    Piece("sides.*.spent", ("spent",), lambda g, viewer, side: tuple(g.spent[4 * side : 4 * side + 4]), _same),
    Piece("sides.*.order_dice", ("order_dice[]", "phase"), _dice, _faces),
    Piece("sides.*.marked", ("marked[]", "phase"), _marked, _faces),
    Piece(
        "sides.*.rerolls",
        ("rerolls[]", "phase"),
        lambda g, viewer, side: g.rerolls[side] if viewer == side and g.phase == GENERATE else None,
    ),
    Piece("sides.*.finished", ("ready>>",)),
    Piece("sides.*.deck", ("decks[]",), lambda g, viewer, side: len(g.decks[side])),
    Piece(
        "sides.*.top",
        DECK,
        lambda g, viewer, side: g.decks[side][len(g.decks[side]) - known_cards(g, viewer, side) :],
        _cards,
        bag=True,
    ),
    Piece(
        "sides.*.rest",
        DECK,
        lambda g, viewer, side: g.decks[side][: len(g.decks[side]) - known_cards(g, viewer, side)],
        _cards,
        bag=True,
    ),
    Piece("sides.*.discard", ("discards[]",), None, _cards, bag=True),
    Piece("sides.*.laid", ("laid[]",), None, _cards, bag=True),
    Piece("sides.*.monsters", ("monsters",), lambda g, viewer, side: g.monsters == side),
]

PIECES = Pieces(
    [
        Piece("kind", ("kind",), lambda g, viewer: KINDS[g.kind]),
        Piece(
            "scenario",
            ("scenario",),
            lambda g, viewer: g.game.tables.scenarios[g.scenario].id if g.scenario != NONE else None,
        ),
        Piece("map", ("chart",), lambda g, viewer: g.game.tables.printed.maps[g.chart].id if g.chart != NONE else None),
        Piece("round", ("round",), lambda g, viewer: g.round),
        Piece("round_limit", ("round_limit",), lambda g, viewer: g.round_limit),
        Piece("phase", ("phase",), lambda g, viewer: PHASES[g.phase]),
        Piece("colour", ("colour", "phase"), lambda g, viewer: ORDERS[g.colour] if g.phase == ACTIVE else None),
        Piece("turn", ("turn",), lambda g, viewer: g.turn),
        Piece("initiative", ("initiative",), lambda g, viewer: g.initiative),
        Piece("play_to", ("play_to",), lambda g, viewer: g.play_to),
        Piece("terrain", ("terrain",), lambda g, viewer: drawn(g.game.tables, g.terrain)),
        Piece("points", ("points",), lambda g, viewer: named(g.game.tables, g.points)),
        Piece("towns", ("chart", "occupied", "terrain"), lambda g, viewer: towns(g)),
        Piece("zones", ("zones",), lambda g, viewer: [named(g.game.tables, zone) for zone in g.zones]),
        Piece("buildings", ("buildings", "building_damage"), _buildings),
        Piece("supply", ("supply",), _supply),
        *UNITS,
        *SIDES,
        Piece(
            "playing",
            ("playing",),
            lambda g, viewer: g.game.tables.cards[g.playing].id if g.playing != NONE else None,
        ),
        Piece("picked", ("picked", "lays", *NAMES), _picked),
        Piece("activation", ("activation", *NAMES), _activation, _activated),
        Piece("attack", ("attack", *NAMES), lambda g, viewer: attack_view(g, g.unit_names(()))),
        Piece("muster", ("muster",), lambda g, viewer: muster_view(g)),
        Piece("campaign", ("campaign", "players"), lambda g, viewer: campaign_view(g)),
    ],
    entries={"units": lambda g: range(len(g.kinds))},
    standing=frozenset({"units"}),
    quiet=(
        *("kind", "scenario", "chart", "round", "round_limit", "turn", "initiative", "play_to", "terrain", "points"),
        *("zones", "buildings", "building_damage", "supply", "kinds", "former", "owners", "late", "defended", "dead"),
        *("leaders", "factions", "vp", "slain", "spent", "marked", "rerolls", "ready", "face_up", "laid", "monsters"),
        *("playing", "picked", "lays", "players", "wounds", "fatigue"),
    ),
    restless=frozenset({"activation", "attack", "muster", "campaign"}),
    seats={"sides": 2},
    names=("mirrored", "players"),
)
