"""Position files of four: what describes no position is refused, and says where."""

from __future__ import annotations

import pytest

from tests.games.four.table import NO_DICE, POSITIONS, Board
from warhall.games.four import GAME
from warhall.kernel import position
from warhall.kernel.errors import PositionError

EMPTY = "......."


def board_of(*rows: str) -> str:
    lines = "\n".join(f"    {row}" for row in [EMPTY] * (6 - len(rows)) + list(rows))
    return f"game: four\nposition:\n  board: |\n{lines}\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (board_of("r.....", "......."), "6 rows of 7 letters"),
        (board_of("x......"), "row 6: expected one of '.ry', found 'x'"),
        (board_of("r......", EMPTY), "row 5: the stone in column 1 hangs in the air"),
        (board_of("yy....."), "0 red and 2 yellow stones cannot be"),
        (board_of("rr....."), "2 red and 0 yellow stones cannot be"),
        ("game: four\nposition: {stones: 3}\n", "expected 'board'"),
        ("game: four\nposition: {board: 3}\n", "expected 'board'"),
    ],
)
def test_what_describes_no_position_is_refused(text: str, problem: str) -> None:
    with pytest.raises(PositionError) as refused:
        position.read(GAME, text, NO_DICE)
    assert problem in str(refused.value)


@pytest.mark.parametrize("name", sorted(file.stem for file in POSITIONS.glob("*.yaml")))
def test_every_position_of_these_tests_is_written_as_it_was_read(name: str) -> None:
    board = Board(name)
    again = position.read(GAME, position.write(board.state), NO_DICE)
    assert GAME.write(again)["board"].split() == board.rows()


def test_whose_turn_it_is_follows_from_the_number_of_stones() -> None:
    assert position.read(GAME, board_of("ry....."), NO_DICE).decision is not None
    assert [
        state.decision.seat
        for rows in ("ry.....", "rry....")
        if (state := position.read(GAME, board_of(rows), NO_DICE)).decision is not None
    ] == [0, 1]
