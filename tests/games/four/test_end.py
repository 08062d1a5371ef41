"""Chapter 3: the end of the game."""

from __future__ import annotations

import pytest

from tests.games.four.table import Board
from warhall.kernel.errors import Refused


@pytest.mark.rule("CF-3.1")
def test_four_in_a_row_win_at_once() -> None:
    board = Board("level")
    board.act("red drop e")
    assert board.winners == ("red",)
    assert board.ended_by == "CF-3.1"
    assert board.asked() is None
    with pytest.raises(Refused, match="game-over"):
        board.act("yellow drop e")


@pytest.mark.rule("CF-3.1")
def test_yellow_wins_just_as_well() -> None:
    board = Board("yellow_wins_with_d")
    board.act("yellow drop d")
    assert board.winners == ("yellow",)


@pytest.mark.rule("CF-3.1")
def test_three_in_a_row_are_not_enough() -> None:
    board = Board("level")
    board.act("red drop g")
    assert board.winners == ()
    assert board.asked() == "yellow"


@pytest.mark.rule("CF-3.1")
def test_more_than_four_in_a_row_win_too() -> None:
    board = Board("middle_missing")
    board.act("red drop d")
    assert board.rows()[-1] == "rrrrrr."
    assert board.winners == ("red",)


@pytest.mark.rule("CF-3.1")
def test_stones_of_the_other_colour_do_not_count() -> None:
    board = Board("gap")
    board.act("red drop g", "yellow drop c")
    assert board.rows()[-1] == "rryr..r"
    assert board.winners == ()


@pytest.mark.rule("CF-3.1")
def test_a_line_may_be_closed_in_its_middle() -> None:
    board = Board("gap")
    board.act("red drop c")
    assert board.winners == ("red",)


@pytest.mark.rule("CF-3.1")
def test_the_last_hole_can_still_win() -> None:
    board = Board("last_hole_wins")
    board.act("yellow drop g")
    assert board.winners == ("yellow",)
    assert board.ended_by == "CF-3.1"


@pytest.mark.rule("CF-3.2")
@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("upright", "red drop a"),
        ("level", "red drop a"),
        ("level", "red drop e"),
        ("rising", "red drop d"),
        ("falling", "red drop b"),
    ],
)
def test_a_line_runs(name: str, action: str) -> None:
    board = Board(name)
    board.act(action)
    assert board.winners == ("red",)


@pytest.mark.rule("CF-3.2")
@pytest.mark.parametrize(
    ("name", "action"),
    [("bent", "red drop a"), ("round_the_edge", "red drop g"), ("top_meets_bottom", "red drop a")],
)
def test_a_line_never_bends_and_never_runs_round_the_edge(name: str, action: str) -> None:
    board = Board(name)
    board.act(action)
    assert board.winners == ()
    assert board.asked() == "yellow"


@pytest.mark.rule("CF-3.3")
def test_a_full_board_without_four_in_a_row_is_a_draw() -> None:
    board = Board("one_hole_left")
    board.act("yellow drop g")
    assert board.ended_by == "CF-3.3"
    assert board.winners == ("red", "yellow")
    assert board.state.result is not None
    assert board.state.result.returns() == (0, 0)
