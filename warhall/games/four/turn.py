"""The flow of play: the seats drop stones in turn until one has four in a row or the board is full (chapter 2)."""

from __future__ import annotations

from warhall.games.four.actions import Drop, full
from warhall.games.four.score import DRAW, WINS, has_four
from warhall.games.four.state import BOTTOM, COLUMNS, HOLES, TOP, Column, Four
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb


class Dropped(Event, frozen=True, tag="dropped"):
    """A stone fell into a column."""

    seat: Seat
    column: Column


@step
def move(g: Four, seat: int) -> Decision | None:
    """CF-2.1: the seats take turns; the one whose turn it is must drop a stone."""
    red, yellow = g.stones
    return DROP.form(g, (red | yellow) & LID | seat, seat, seat)


def open_columns(g: Four, seat: int, _: int) -> list[int]:
    """CF-2.3: the columns that are not full."""
    taken = g.stones[0] | g.stones[1]
    return [column for column in range(COLUMNS) if not taken & TOP[column]]


def drop(g: Four, seat: int, column: int, _: int) -> None:
    """CF-2.2: the stone falls to the lowest empty hole of the column. Then the other seat moves."""
    stones = g.stones
    taken = stones[0] | stones[1]
    stones[seat] |= (taken + BOTTOM[column]) & HOLES[column]
    if g.ears is not None:
        g.tell("CF-2.2", Dropped(Seat(seat), Column(column)))
    if has_four(stones[seat]):
        g.finish(WINS[seat])
    elif (taken | stones[seat]) & LID == LID:
        g.finish(DRAW)
    else:
        g.push(move, 1 - seat)


DROP = Question("drop", "CF-2.1", Verb(Drop, does=drop, forbids=full, offers=open_columns))

LID = sum(TOP)
"""The highest holes: a column whose highest hole is taken is full."""
