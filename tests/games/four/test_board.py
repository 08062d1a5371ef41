"""Chapter 1: board and stones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.four.table import Board
from warhall.games.four import GAME
from warhall.games.four.actions import Drop
from warhall.games.four.state import Column
from warhall.kernel.errors import OptionsError
from warhall.kernel.record import Record

COLUMNS = "abcdefg"
RECORDS = Path(__file__).parent / "records"


@pytest.mark.rule("CF-1.1")
def test_the_board_has_seven_columns_a_to_g() -> None:
    assert Board().options() == [f"drop {column}" for column in COLUMNS]


@pytest.mark.rule("CF-1.1")
@pytest.mark.parametrize("column", COLUMNS)
def test_each_column_has_six_holes(column: str) -> None:
    board = Board()
    for _ in range(3):
        board.act(f"red drop {column}", f"yellow drop {column}")
    assert f"drop {column}" not in board.options()
    assert len(board.rows()) == 6


@pytest.mark.rule("CF-1.1")
@pytest.mark.parametrize("number", [-1, 7, 2**70])
def test_there_is_no_eighth_column(number: int) -> None:
    reason = Board().state.explain(0, Drop(Column(number)))
    assert reason is not None
    assert (reason.rule, reason.args) == ("CF-1.1", {"count": 7})


@pytest.mark.rule("CF-1.2")
def test_the_seats_are_red_and_yellow() -> None:
    assert Board().state.seat_names() == ("red", "yellow")


@pytest.mark.rule("CF-1.2")
@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(OptionsError, match=f"for 2 players, not {players}"):
        GAME.choose({"players": players})


@pytest.mark.rule("CF-1.3")
def test_both_have_stones_for_every_hole_of_the_board() -> None:
    board = Board()
    game = Record.parse((RECORDS / "draw.record").read_text(encoding="utf-8"))
    board.act(*(f"{entry.seat} {entry.action}" for entry in game.entries))
    stones = "".join(board.rows())
    assert (stones.count("r"), stones.count("y")) == (21, 21)


@pytest.mark.rule("CF-1.4")
def test_the_board_is_empty_at_the_start_and_red_moves_first() -> None:
    board = Board()
    assert board.rows() == ["......."] * 6
    assert board.asked() == "red"


@pytest.mark.rule("CF-1.5")
@pytest.mark.parametrize("name", [None, "late", "one_hole_left"])
def test_both_players_and_every_onlooker_see_the_whole_board(name: str | None) -> None:
    board = Board(name)
    columns = ["".join(row[column] for row in reversed(board.rows())).rstrip(".") for column in range(7)]
    for viewer in (0, 1, None):
        seen = board.state.view(viewer)
        assert [getattr(seen, field) for field in seen.__struct_fields__] == [columns]
