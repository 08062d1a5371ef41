"""The pieces of a view of D&D Miniatures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from warhall.games.dnd_miniatures.creatures import is_bloodied, speed, uses_left
from warhall.games.dnd_miniatures.score import scenario_of
from warhall.games.dnd_miniatures.state import ATTACK_USED, GONE, MOVE_USED, NONE, PHASES, DndMiniatures
from warhall.games.dnd_miniatures.view import boxes_view, effects_view, map_view, seat_view
from warhall.research.watching import Piece, Pieces


def _active(g: DndMiniatures, old: int, new: int) -> Iterable[int]:
    """Who was active, and who is."""
    return (old, new)


def _targets(g: DndMiniatures, viewer: int) -> list[str]:
    return [g.unit_name(unit) for unit in g.fights[-1].chosen] if g.fights else []


def _square(g: DndMiniatures, viewer: int, unit: int) -> tuple[str | None, int, int, bool]:
    """Where a creature stands, and whether it has left the battle."""
    board, place = g.board, g.places[unit]
    if place < 0:
        return None, -1, -1, place == GONE
    return board.names[place], *board.map.place(place), False


def _card(g: DndMiniatures, viewer: int, unit: int) -> tuple[Any, ...]:
    tables, kind, names = g.game.tables, g.kinds[unit], g.seat_names()
    owner, controller = names[g.owners[unit]], names[g.controllers[unit]]
    return g.unit_name(unit), tables.labels[kind], owner, controller, tables.side[kind], tables.hp[kind]


UNITS = [
    Piece(
        "units.*.id+card+owner+controller+size+starting_hp",
        ("teams", "kinds[]", "ordinals[]", "owners[]", "controllers[]"),
        _card,
    ),
    Piece(
        "units.*.square+x+y+gone",
        ("board", "places[]"),
        _square,
    ),
    Piece(
        "units.*.hp+bloodied",
        ("lessons", "kinds[]", "hp[]"),
        lambda g, viewer, unit: (max(0, g.hp[unit]), is_bloodied(g, unit)),
    ),
    Piece("units.*.temporary_hp", ("temporary[]",), lambda g, viewer, unit: sum(n for _, n in g.temporary[unit])),
    Piece("units.*.speed", ("kinds[]", "effects[]", "conditions[]"), lambda g, viewer, unit: speed(g, unit)),
    Piece(
        "units.*.conditions",
        ("conditions[]",),
        None,
        lambda game, held: [name for number, name in enumerate(game.tables.conditions) if held >> number & 1],
        bits=True,
    ),
    Piece("units.*.effects", ("teams", "effects[]"), lambda g, viewer, unit: effects_view(g, unit, g.seat_names())),
    Piece("units.*.boxes", ("kinds[]", "boxes[]"), lambda g, viewer, unit: boxes_view(g, unit)),
    Piece("units.*.uses_left", ("kinds[]", "spent[]"), lambda g, viewer, unit: uses_left(g, unit)),
    Piece("units.*.activated", ("activations[]",)),
    Piece("units.*.active", (("active", _active),), lambda g, viewer, unit: unit == g.active),
    Piece(
        "units.*.returning",
        ("returning",),
        lambda g, viewer, unit: any(entry[0] == unit for entry in g.returning),
    ),
]

PIECES = Pieces(
    [
        Piece("viewer", ("teams",), lambda g, viewer: g.seat_names()[viewer]),
        Piece("scenario", ("scenario",)),
        Piece("limit", ("limit",)),
        Piece("target", ("target",)),
        Piece("award", ("scenario", "limit"), lambda g, viewer: scenario_of(g).award.get(str(g.limit), 0)),
        Piece("phase", ("phase",), None, lambda game, phase: PHASES[phase]),
        Piece("round", ("round",)),
        Piece("first", ("first", "round", "teams"), lambda g, viewer: g.seat_names()[g.first] if g.round else None),
        Piece("turn", ("turn", "teams"), lambda g, viewer: g.seat_names()[g.turn] if g.turn != NONE else None),
        Piece("owed", ("owed", "turn"), lambda g, viewer: g.owed if g.turn != NONE else 0),
        Piece(
            "active",
            ("active", "kinds", "ordinals"),
            lambda g, viewer: g.unit_name(g.active) if g.active != NONE else None,
        ),
        Piece("move_left", ("active", "done"), lambda g, viewer: g.active != NONE and not g.done & MOVE_USED),
        Piece("attack_left", ("active", "done"), lambda g, viewer: g.active != NONE and not g.done & ATTACK_USED),
        Piece("rolls", ("rolls",), lambda g, viewer: [list(dice) for dice in g.rolls]),
        Piece("map", ("board",), lambda g, viewer: map_view(g.board)),
        Piece(
            "seats.*",
            ("teams", "vp", "letters", "board", "phase", "limit", "scenario", "pools[]", "picks[]"),
            lambda g, viewer, seat: seat_view(g, seat, own=seat == viewer),
        ),
        *UNITS,
        Piece(
            "path",
            ("motions", "board"),
            lambda g, viewer: (g.board, tuple(g.motions[-1].path)) if g.motions else (g.board, ()),
            lambda game, path: [path[0].names[place] for place in path[1]],
        ),
        Piece(
            "attacker",
            ("fights", "kinds", "ordinals"),
            lambda g, viewer: g.unit_name(g.fights[-1].attacker) if g.fights else None,
        ),
        Piece("targets", ("fights", "kinds", "ordinals"), _targets),
    ],
    entries={"units": lambda g: range(len(g.kinds))},
    restless=frozenset({"fights", "motions"}),
    names=("teams#",),
)
