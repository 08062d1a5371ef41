"""Option trees counted: from the start, and from a late position against a slow and obvious board."""

from __future__ import annotations

import pytest

from tests.games.four.table import Board
from warhall.kernel.state import State

LATE = [5, 24, 93, 356, 1356]


def count(state: State, depth: int) -> int:
    """How many sequences of so many actions there are."""
    if state.decision is None:
        return 0
    if depth == 1:
        return len(state.decision.options)
    total = 0
    for code in state.decision.options:
        after = state.copy()
        after.apply(state.decision.seat, code)
        total += count(after, depth - 1)
    return total


def lines() -> list[list[tuple[int, int]]]:
    """Every line of four holes, as a person would find them."""
    found = []
    for column in range(7):
        for row in range(6):
            for right, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [(column + step * right, row + step * up) for step in range(4)]
                if all(0 <= x < 7 and 0 <= y < 6 for x, y in line):
                    found.append(line)
    return found


LINES = lines()


def slow_count(columns: list[str], colour: str, depth: int) -> int:
    """The same count on columns of letters."""
    open_columns = [number for number, column in enumerate(columns) if len(column) < 6]
    if depth == 1:
        return len(open_columns)
    total = 0
    for number in open_columns:
        after = [*columns[:number], columns[number] + colour, *columns[number + 1 :]]
        holes = {(x, y): stone for x, column in enumerate(after) for y, stone in enumerate(column)}
        if not any(all(holes.get(hole) == colour for hole in line) for line in LINES):
            total += slow_count(after, "y" if colour == "r" else "r", depth - 1)
    return total


def test_the_slow_board_knows_69_lines() -> None:
    assert len(LINES) == 69


@pytest.mark.parametrize(("depth", "wanted"), [(1, 7), (2, 49), (3, 343), (4, 2401), (5, 16807)])
def test_from_the_start(depth: int, wanted: int) -> None:
    assert count(Board().state, depth) == wanted


@pytest.mark.parametrize(("depth", "wanted"), list(enumerate(LATE, start=1)))
def test_from_a_late_position(depth: int, wanted: int) -> None:
    board = Board("late")
    columns = ["".join(row[column] for row in reversed(board.rows())).rstrip(".") for column in range(7)]
    colour = "r" if board.asked() == "red" else "y"
    assert (count(board.state, depth), slow_count(columns, colour, depth)) == (wanted, wanted)
