"""Questions and verbs: how what is offered becomes codes, and codes become what is done."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import NewType, cast

import pytest

from warhall.kernel.actions import KEPT, Action, Codec, Vocabulary
from warhall.kernel.declared import declared
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.game import Game
from warhall.kernel.state import Decision, State
from warhall.kernel.verbs import Asking, Question, Verb

Row = NewType("Row", int)
Column = NewType("Column", int)
ROWS, COLUMNS = 3, 2000


class Mark(Action, frozen=True, tag="mark"):
    row: Row
    column: Column


class Strike(Action, frozen=True, tag="strike"):
    row: Row


class Point(Action, frozen=True, tag="point"):
    column: Column


class Rest(Action, frozen=True, tag="rest"):
    pass


class Leave(Action, frozen=True, tag="leave"):
    pass


CODEC = Codec(
    [Strike, Mark, Rest, Leave, Point],
    {Row: Vocabulary("row", "abc"), Column: Vocabulary("column", map(str, range(COLUMNS)))},
)
judged: list[tuple[int, ...]] = []


def no_mark(g: State, seat: int, row: int, column: int) -> Refusal | None:
    judged.append((row, column))
    return None if row == 2 and column in (7, 1999) else refusal("X-1.1", "no-mark")


def nothing(g: State, seat: int, *arguments: int) -> None:
    pass


QUESTION = Question(
    "act",
    "X-1.1",
    Verb(Strike, does=nothing),
    Verb(Mark, does=nothing, forbids=no_mark),
    Verb(Rest, does=nothing),
    Verb(Point, does=nothing),
    Verb(Leave, does=nothing, way_out=True),
)


@declared
class Nothing(State):
    """A state with nothing on the table."""

    def seat_names(self) -> tuple[str, ...]:
        return ()


def table() -> State:
    """A state, with as much of a game as a question looks at."""
    game = cast("Game", SimpleNamespace(askings={QUESTION: Asking(QUESTION, CODEC)}))
    return Nothing(game=game, dice=SeededDice(1))


def said(decision: Decision | None) -> list[Action]:
    assert decision is not None
    return [CODEC.action(code) for code in decision.options]


def test_a_step_names_what_it_found_in_its_own_order() -> None:
    found = ((Mark, [(1, [5, 3]), (0, 0b101)]), (Rest, True), (Strike, 0b100), (Mark, [(2, (9,))]))
    assert said(QUESTION.offer(table(), 0, *found)) == [
        Mark(Row(1), Column(5)),
        Mark(Row(1), Column(3)),
        Mark(Row(0), Column(0)),
        Mark(Row(0), Column(2)),
        Rest(),
        Strike(Row(2)),
        Mark(Row(2), Column(9)),
    ]


def test_a_step_that_found_nothing_asks_nothing() -> None:
    assert QUESTION.offer(table(), 0, (Mark, []), (Rest, False), (Strike, 0)) is None


@pytest.mark.parametrize("columns", [[0], [1999], [0, 7, 8, 1999], [640, 641, 655], range(3, 1500, 7), range(COLUMNS)])
def test_a_mask_over_many_things_becomes_the_codes_of_all_of_them(columns: Sequence[int]) -> None:
    mask = sum(1 << column for column in columns)
    g = table()
    for found in (mask, mask, columns):  # the second time what was listed is used
        assert said(QUESTION.offer(g, 0, (Point, found))) == [Point(Column(column)) for column in columns]


def test_what_is_always_offered_comes_first_and_alone_it_is_one_decision_for_all() -> None:
    g, codes = table(), CODEC.codes(Strike)
    alone = QUESTION.besides(g, 1, (Rest, Leave), [])
    assert said(alone) == [Rest(), Leave()]
    assert said(QUESTION.besides(g, 1, (Rest, Leave), [codes[2], codes[0]])) == [
        Rest(),
        Leave(),
        Strike(Row(2)),
        Strike(Row(0)),
    ]
    assert QUESTION.besides(g, 1, (Rest, Leave), []) is alone
    assert said(QUESTION.besides(g, 1, (Rest,), [])) == [Rest()]
    assert QUESTION.besides(g, 0, (Rest, Leave), []).seat == 0


class Endless(Vocabulary):
    def knows(self, number: int) -> bool:
        return number >= 0


def test_a_thing_without_a_code_may_be_known_all_the_same() -> None:
    codec = Codec([Strike], {Row: Endless("row", "abc")})
    assert [codec.names_something(Strike(Row(row))) for row in (-1, 2, 3)] == [False, True, True]
    assert codec.code(Strike(Row(3))) is None
    assert not CODEC.names_something(Strike(Row(3)))


def test_a_way_out_is_offered_only_beside_something_else() -> None:
    assert QUESTION.offer(table(), 0, (Strike, 0), (Leave, True)) is None
    assert said(QUESTION.offer(table(), 0, (Strike, 1), (Leave, True))) == [Strike(Row(0)), Leave()]


def test_a_law_over_very_many_actions_is_not_asked_before_somebody_wants_to_know() -> None:
    judged.clear()
    g = table()
    QUESTION.offer(g, 0, (Rest, True))
    assert judged == []
    marks = [action for action in said(QUESTION.put(g, 0)) if isinstance(action, Mark)]
    assert marks == [Mark(Row(2), Column(7)), Mark(Row(2), Column(1999))]
    assert len(judged) == ROWS * COLUMNS > KEPT


@pytest.mark.parametrize("code", [0, 2, 3, 3 + 4321, 3 + ROWS * COLUMNS])
def test_a_code_says_the_same_whenever_it_is_read(code: int) -> None:
    coded, arguments = CODEC.arguments(code)
    assert CODEC.arguments(code) == (coded, arguments)
    assert CODEC.code(coded.type(*arguments)) == code
