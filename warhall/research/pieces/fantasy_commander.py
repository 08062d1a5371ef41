"""The pieces of a view of Fantasy Commander."""

from __future__ import annotations

from warhall.games.fantasy_commander.aims import KINDS
from warhall.games.fantasy_commander.state import ACTIVE, Battle
from warhall.games.fantasy_commander.tables import NONE
from warhall.games.fantasy_commander.view import (
    ORDERS,
    PHASES,
    activation_view,
    attack_view,
    campaign_view,
    drawn,
    muster_view,
    named,
    side_view,
    towns,
    unit_view,
)
from warhall.research.watching import Piece, Pieces


def _picked(g: Battle, viewer: int) -> str | None:
    names = g.unit_names(())
    return names[g.picked] if g.picked != NONE and g.picked < len(names) and not any(g.lays) else None


def _buildings(g: Battle, viewer: int) -> dict[str, int]:
    name = g.game.tables.board.name
    return {name(cell): damage for cell, damage in zip(g.buildings, g.building_damage, strict=True)}


def _supply(g: Battle, viewer: int) -> dict[str, int]:
    terrain = g.game.tables.printed.terrain
    return {each.id: left for each, left in zip(terrain, g.supply, strict=True) if each.glyph != "."}


NAMES = ("kinds", "former")
UNIT = (
    *(*NAMES, "owners", "hexes", "phase", "effects", "touched", "leaders", "scenario", "terrain"),
    *("dead>>", "late>>", "defended>>"),
    *("wounds[]", "fatigue[]", "orders[]"),
)
SIDE = (
    *("factions", "phase", "vp[]", "slain[]", "reserve", "spent", "order_dice[]", "marked[]", "rerolls[]", "ready"),
    *("decks[]", "known", "face_up", "discards[]", "laid[]", "monsters"),
)

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
        Piece("units", UNIT, lambda g, viewer, unit: unit_view(g, viewer, unit, g.unit_names(())[unit])),
        Piece("sides.*", SIDE, side_view),
        Piece(
            "playing",
            ("playing",),
            lambda g, viewer: g.game.tables.cards[g.playing].id if g.playing != NONE else None,
        ),
        Piece("picked", ("picked", "lays", *NAMES), _picked),
        Piece(
            "activation", ("activation", *NAMES), lambda g, viewer: activation_view(g, g.unit_names(()), ahead=False)
        ),
        Piece("attack", ("attack", *NAMES), lambda g, viewer: attack_view(g, g.unit_names(()))),
        Piece("muster", ("muster",), lambda g, viewer: muster_view(g)),
        Piece("campaign", ("campaign", "players"), lambda g, viewer: campaign_view(g)),
    ],
    entries={"units": lambda g: range(len(g.kinds))},
    restless=frozenset({"activation", "attack", "muster", "campaign"}),
    seats={"sides": 2},
)
