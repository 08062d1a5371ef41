"""The pieces of a view of D&D Miniatures."""

from __future__ import annotations

from collections.abc import Iterable

from warhall.games.dnd_miniatures.score import scenario_of
from warhall.games.dnd_miniatures.state import ATTACK_USED, MOVE_USED, NONE, PHASES, DndMiniatures
from warhall.games.dnd_miniatures.view import map_view, seat_view, unit_view
from warhall.research.watching import Piece, Pieces


def _active(g: DndMiniatures, old: int, new: int) -> Iterable[int]:
    """Who was active, and who is."""
    return (old, new)


def _targets(g: DndMiniatures, viewer: int) -> list[str]:
    return [g.unit_name(unit) for unit in g.fights[-1].chosen] if g.fights else []


UNIT = (
    *("board", "teams", "lessons", "returning", ("active", _active)),
    *("kinds[]", "ordinals[]", "owners[]", "controllers[]", "places[]", "hp[]", "temporary[]", "effects[]"),
    *("conditions[]", "boxes[]", "spent[]", "activations[]"),
)

PIECES = Pieces(
    [
        Piece("viewer", ("teams",), lambda g, viewer: g.seat_names()[viewer]),
        Piece("scenario", ("scenario",), lambda g, viewer: g.scenario),
        Piece("limit", ("limit",), lambda g, viewer: g.limit),
        Piece("target", ("target",), lambda g, viewer: g.target),
        Piece("award", ("scenario", "limit"), lambda g, viewer: scenario_of(g).award.get(str(g.limit), 0)),
        Piece("phase", ("phase",), lambda g, viewer: PHASES[g.phase]),
        Piece("round", ("round",), lambda g, viewer: g.round),
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
        Piece("units", UNIT, lambda g, viewer, unit: unit_view(g, unit, g.seat_names())),
        Piece(
            "path",
            ("motions", "board"),
            lambda g, viewer: [g.board.names[place] for place in (g.motions[-1].path if g.motions else ())],
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
)
