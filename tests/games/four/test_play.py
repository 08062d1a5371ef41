"""Chapter 2: play."""

from __future__ import annotations

import pytest

from tests.games.four.table import Board
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import Refused
from warhall.kernel.words import Name


@pytest.mark.rule("CF-2.1")
def test_the_players_move_in_turn() -> None:
    board = Board()
    asked = []
    for action in ("red drop d", "yellow drop d", "red drop e", "yellow drop a"):
        asked.append(board.asked())
        board.act(action)
    assert asked == ["red", "yellow", "red", "yellow"]


@pytest.mark.rule("CF-2.1")
def test_nobody_may_act_out_of_turn() -> None:
    board = Board()
    before = board.digest()
    with pytest.raises(Refused, match=r"CF-2\.1: not-asked"):
        board.act("yellow drop d")
    assert board.digest() == before
    board.act("red drop d")
    reason = board.refusal("red drop d")
    assert reason is not None
    assert (reason.rule, reason.args["waiting"]) == ("CF-2.1", (Name("seat", "yellow"),))


@pytest.mark.rule("CF-2.1")
def test_a_move_is_exactly_one_stone() -> None:
    board = Board("late")
    before = "".join(board.rows())
    board.act(f"{board.asked()} {board.options()[0]}")
    after = "".join(board.rows())
    assert sum(was != now for was, now in zip(before, after, strict=True)) == 1


@pytest.mark.rule("CF-2.1")
def test_nobody_may_pass() -> None:
    assert all(option.startswith("drop ") for option in Board().options())


@pytest.mark.rule("CF-2.2")
def test_a_stone_falls_to_the_lowest_empty_hole() -> None:
    board = Board()
    board.act("red drop c", "yellow drop c", "red drop g")
    assert board.rows() == ["......."] * 4 + ["..y....", "..r...r"]


@pytest.mark.rule("CF-2.3")
def test_a_full_column_takes_no_stone() -> None:
    board = Board("column_a_full")
    before = board.digest()
    with pytest.raises(Refused) as refused:
        board.act("red drop a")
    assert refused.value.rule == "CF-2.3"
    assert refused.value.reason.args == {"column": Name("column", "a")}
    assert board.digest() == before
    assert board.options() == [f"drop {column}" for column in "bcdefg"]


@pytest.mark.rule("CF-2.3")
def test_a_column_with_one_empty_hole_is_not_full() -> None:
    board = Board("one_hole_left")
    assert board.options() == ["drop g"]
    assert board.refusal("yellow drop g") is None


@pytest.mark.rule("CF-2.4")
@pytest.mark.parametrize("seed", range(5))
def test_a_stone_that_has_fallen_stays_where_it_is(seed: int) -> None:
    board, dice = Board(), SeededDice(seed)
    before = "".join(board.rows())
    while board.asked() is not None:
        board.act(f"{board.asked()} {dice.pick(board.options())}")
        after = "".join(board.rows())
        assert [was for was in before if was != "."] == [
            now for was, now in zip(before, after, strict=True) if was != "."
        ]
        before = after
