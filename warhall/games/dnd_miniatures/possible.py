"""Positions that no battle of D&D Miniatures can come to, though they can be set up."""

from __future__ import annotations

from collections.abc import Iterator

from warhall.games.dnd_miniatures.score import STALEMATE
from warhall.games.dnd_miniatures.state import NONE, ROUND, DndMiniatures

STEP = 5
"""DM-11.1: hit points and damage are multiples of it."""
MOST_OWED = 2
DIE = 20


def impossible(g: DndMiniatures) -> str | None:
    """What cannot be, in a sentence; None if all can."""
    return next((problem for part in (_bodies, _warbands, _uses, _counts, _flow) for problem in part(g)), None)


def _bodies(g: DndMiniatures) -> Iterator[str]:
    """DM-8.3, DM-11.1: creatures stand where creatures can, with hit points in fives."""
    tables = g.game.tables
    for unit in range(len(g.kinds)):
        name, place = g.unit_name(unit), g.places[unit]
        if place >= 0 and not g.board.standing[tables.side[g.kinds[unit]]] >> place & 1 and not g.motions:
            yield f"{name} stands on {g.board.names[place]}, where nobody can stand (DM-8.3)"
        if g.hp[unit] % STEP:
            yield f"{name} has {g.hp[unit]} hit points: they go in steps of {STEP} (DM-11.1)"
        if g.hp[unit] > 0 and not g.alive(unit) and place != NONE and g.phase == ROUND and not _waits(g, unit):
            yield f"{name} is gone, but has {g.hp[unit]} hit points (DM-11.18)"


def _waits(g: DndMiniatures, unit: int) -> bool:
    """Whether a creature is not on the map, but will come."""
    return bool(g.late >> unit & 1) or any(entry[0] == unit for entry in g.returning)


def _warbands(g: DndMiniatures) -> Iterator[str]:
    """DM-4.3, DM-4.9, DM-5.6: nobody Unique twice, no more creatures than the battle allows, a start area for each."""
    tables, names = g.game.tables, g.seat_names()
    limit = tables.limits.get(g.limit)
    for seat, name in enumerate(names):
        kinds = [g.kinds[unit] for unit in range(len(g.kinds)) if g.owners[unit] == seat]
        identities = [identity for kind in kinds if (identity := tables.cards[kind].identity)]
        for identity in sorted(set(identities)):
            if identities.count(identity) > 1:
                yield f"{name} has {identities.count(identity)} of {identity}, who is Unique (DM-4.9)"
        if limit is not None and len(kinds) > limit.creatures:
            most = limit.creatures
            yield f"{name} has {len(kinds)} creatures, at most {most} in a battle of {g.limit} points (DM-4.3)"
    letters = [letter for letter in g.letters if letter >= 0]
    if len(set(letters)) < len(letters) and len(set(g.teams)) == len(g.teams):
        yield "two sides have the same start area (DM-5.6)"


def _uses(g: DndMiniatures) -> Iterator[str]:
    """DM-12.10, DM-23.4: nobody has used more than the card and the rating allow."""
    tables = g.game.tables
    for unit, kind in enumerate(g.kinds):
        rating = tables.rating[kind]
        if g.activations[unit] > tables.turns[kind] and g.active != unit:
            times = f"{g.activations[unit]} times in this round, at most {tables.turns[kind]}"
            yield f"{g.unit_name(unit)} was activated {times} (DM-28.1)"
        if g.spent[unit] > rating:
            yield f"{g.unit_name(unit)} has spent {g.spent[unit]} uses of commander powers, of {rating} (DM-23.4)"


def _counts(g: DndMiniatures) -> Iterator[str]:
    """DM-6.1, DM-26.10: what is counted, thrown and ordered."""
    if g.phase != ROUND or g.result is not None:
        return
    if g.quiet >= STALEMATE:
        yield f"quiet: nothing happened in {g.quiet} rounds; after {STALEMATE} the battle is over (DM-26.10)"
    if g.target < 0:
        yield f"target: from 0 on, not {g.target} (DM-26.2)"
    for count, what in ((g.turns, "turns"), (g.owed, "turn.owed"), (g.serial, "turn.serial")):
        if count < 0:
            yield f"{what}: from 0 on, not {count}"
    for die in (die for dice in g.rolls for die in dice):
        if not 1 <= die <= DIE:
            yield f"rolls: a die shows 1 to {DIE}, not {die} (DM-6.1)"
    for seat in g.order:
        if not NONE <= seat < len(g.teams):
            yield f"order: there is no seat {seat}"


def _flow(g: DndMiniatures) -> Iterator[str]:
    """DM-6.7, DM-26.2: two activations a turn at most, by those whose turn it is; the goal ends the battle."""
    names = g.seat_names()
    if g.phase != ROUND or g.result is not None:
        return
    if g.round < 1:
        yield f"round {g.round}: rounds are counted from 1"
    for side, points in enumerate(g.vp):
        if points < 0:
            yield f"vp: side {side + 1} has {points} points"
        if points >= g.target > 0 and not (g.fights or g.motions):
            yield f"vp: side {side + 1} has {points} of {g.target} points, so the battle is over (DM-26.2)"
    if g.turn != NONE and g.owed > MOST_OWED:
        yield f"turn: {names[g.turn]} has {g.owed} activations left, at most {MOST_OWED} (DM-6.7)"
    if NONE not in (g.active, g.turn) and g.controllers[g.active] != g.turn:
        yield f"turn: {g.unit_name(g.active)} is active, but it is the turn of {names[g.turn]} (DM-7.1)"
    for team in sorted(set(g.teams)):
        mine = [unit for unit in range(len(g.kinds)) if g.teams[g.owners[unit]] == team]
        if not any(g.alive(unit) or g.places[unit] == NONE or _waits(g, unit) for unit in mine):
            yield f"side {team + 1} has no creature left, so the battle is over (DM-26.9)"
