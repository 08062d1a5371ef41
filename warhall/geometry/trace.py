"""Walking an explicit path, as far as it is legal, and what is wrong with its first wrong step.

It takes what `reach.search` takes. Here: a given path. Not here: the best one (`reach`).
"""

from collections.abc import Sequence
from enum import Enum

import msgspec

from warhall.geometry.masks import spread
from warhall.geometry.reach import Move, Steps, Trip, perils_of_step, spread_one


class Offence(Enum):
    """What is wrong with a step of a path."""

    NO_STEP = "no_step"
    """The ground allows no such step."""
    BARRED = "barred"
    """A cell newly entered is barred."""
    MUST_STOP = "must_stop"
    """The movement had to end before this step."""
    TOO_FAR = "too_far"
    """The step costs more than is left."""
    CANNOT_STOP = "cannot_stop"
    """The movement would have to end there and may not."""
    CANNOT_END = "cannot_end"
    """It is the last step, and the movement may not end there."""


class Fault(msgspec.Struct, frozen=True):
    """The first step of a path that is against the rules."""

    index: int
    """Number of the step, counted from 0."""
    position: int
    """Where the step was to lead."""
    offence: Offence
    cells: int = 0
    """The cells that offend, where single cells do."""


class Trace(msgspec.Struct, frozen=True):
    """What comes of walking a path."""

    fault: Fault | None
    spent: tuple[int, ...]
    """The movement used up after each legal step."""
    last_end: int
    """How many steps of the legal part lead to the last place where it may end; 0 is staying."""
    perils: int
    """The perils met on the legal part, as a set of their numbers."""


def trace(steps: Steps, trip: Trip, path: Sequence[int]) -> Trace:
    """Walk an explicit path, its start left out, as far as it is legal."""
    ends = steps.standing & ~spread(trip.barred | trip.no_end, steps.footprint)
    at, cost, perils, last_end = trip.start, 0, 0, 0
    spent: list[int] = []
    halted = False
    fault: Fault | None = None
    for index, position in enumerate(path):
        move = _move_between(steps, at, position)
        fault = _step_fault(steps, trip, index, position, move, cost, ends, halted=halted)
        if fault is not None or move is None:
            break
        perils |= perils_of_step(steps, trip, at, move)
        cost += move.cost
        spent.append(cost)
        at = position
        halted = move.halts or cost > trip.budget or bool(spread_one(at, steps.footprint) & trip.stops)
        if ends >> at & 1:
            last_end = index + 1
    else:
        if last_end < len(path):
            fault = Fault(len(path) - 1, at, Offence.CANNOT_END, _covered(steps, at) & (trip.barred | trip.no_end))
    return Trace(fault, tuple(spent), last_end, perils)


def _move_between(steps: Steps, origin: int, position: int) -> Move | None:
    """The kind of step that leads from one position to the other."""
    for move in steps.moves:
        if move.offset == position - origin and move.origins >> origin & 1:
            return move
    return None


def _covered(steps: Steps, position: int) -> int:
    return spread_one(position, steps.footprint)


def _step_fault(
    steps: Steps, trip: Trip, index: int, position: int, move: Move | None, cost: int, ends: int, *, halted: bool
) -> Fault | None:
    """What is wrong with one step of a path."""
    if halted:
        return Fault(index, position, Offence.MUST_STOP)
    if move is None:
        return Fault(index, position, Offence.NO_STEP)
    covered = _covered(steps, position)
    if covered & trip.barred:
        return Fault(index, position, Offence.BARRED, covered & trip.barred)
    total = cost + move.cost
    if total > trip.budget and not (trip.sure_step and index == 0):
        return Fault(index, position, Offence.TOO_FAR)
    halts = move.halts or total > trip.budget or bool(covered & trip.stops)
    if halts and not ends >> position & 1:
        return Fault(index, position, Offence.CANNOT_STOP, covered & trip.no_end)
    return None
