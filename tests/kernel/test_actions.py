"""Actions in three forms: structure, code and notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warhall.kernel.actions import NOTATION_LIMIT, Action, Codec, Seat, SeatVocabulary, Vocabulary
from warhall.kernel.errors import NotationError
from warhall.kernel.events import Event
from warhall.kernel.words import Name

Square = NewType("Square", int)
Unit = NewType("Unit", int)


class Rest(Action, frozen=True, tag="rest"):
    pass


class Shoot(Action, frozen=True, tag="shoot"):
    unit: Unit
    square: Square


class Walk(Action, frozen=True, tag="walk"):
    unit: Unit
    path: tuple[Square, ...]


class Wound(Action, frozen=True, tag="wound"):
    unit: Unit
    points: int


class Hurt(Event, frozen=True, tag="hurt"):
    unit: Unit
    points: int


class Stranger(Action, frozen=True, tag="stranger"):
    pass


class Army:
    """A state, as far as names go: units are named by it."""

    def __init__(self, *units: str) -> None:
        self.units = units

    def seat_names(self) -> tuple[str, ...]:
        return ("elves", "orcs")


class Units(Vocabulary):
    __slots__ = ()

    def names_in(self, state: object) -> Sequence[str]:
        assert isinstance(state, Army)
        return state.units


SQUARES = Vocabulary("square", ["a1", "a2", "b1", "b2"])
CODEC = Codec([Rest, Shoot, Walk], {Unit: Units("unit", ["?", "?", "?"]), Square: SQUARES})
ARMY = Army("drider", "drow", "drow#2")


def test_codes_are_dense_and_in_the_order_of_the_verbs() -> None:
    assert CODEC.size == 1 + 3 * 4
    assert [CODEC.first(action) for action in (Rest, Shoot)] == [0, 1]
    assert CODEC.code(Shoot(Unit(2), Square(3))) == 12
    assert [verb.codes for verb in CODEC.verbs] == [1, 12, 0]


@given(st.integers(0, CODEC.size - 1))
def test_code_structure_and_notation_say_the_same(code: int) -> None:
    action = CODEC.action(code)
    assert CODEC.code(action) == code
    text = CODEC.notation(ARMY, code)
    assert text == CODEC.notation(ARMY, action)
    assert CODEC.parse(ARMY, text) == action


def test_an_action_with_a_path_has_a_notation_but_no_code() -> None:
    walk = Walk(Unit(0), (Square(0), Square(1), Square(3)))
    assert CODEC.code(walk) is None
    assert CODEC.notation(ARMY, walk) == "walk drider a1 a2 b2"
    assert CODEC.parse(ARMY, "walk drider a1 a2 b2") == walk
    assert CODEC.parse(ARMY, "walk drider") == Walk(Unit(0), ())
    assert CODEC.verb(walk).tag == "walk"


@pytest.mark.parametrize("action", [Shoot(Unit(3), Square(0)), Shoot(Unit(0), Square(-1)), Stranger()])
def test_what_is_out_of_range_or_of_another_game_has_no_code(action: Action) -> None:
    assert CODEC.code(action) is None


@pytest.mark.parametrize("code", [-1, CODEC.size, 10**30])
def test_a_number_that_is_no_code_is_refused(code: int) -> None:
    with pytest.raises(NotationError, match="expected a code from 0 to 12"):
        CODEC.action(code)


@pytest.mark.parametrize(
    ("text", "at", "expected"),
    [
        ("", 0, "one of 'rest', 'shoot', 'walk'"),
        ("   ", 0, "one of 'rest'"),
        ("shot drow a1", 0, "did you mean 'shoot'"),
        ("jump", 0, "one of 'rest', 'shoot', 'walk'"),
        ("shoot", 5, "a unit: one of 'drider', 'drow', 'drow#2'"),
        ("shoot drow", 10, "a square: one of 'a1', 'a2', 'b1', 'b2'"),
        ("shoot  dro a1", 7, "a unit (did you mean 'drow'?)"),
        ("shoot drow z9", 11, "a square: one of 'a1', 'a2', 'b1', 'b2'"),
        ("walk drow a1  zz", 14, "a square: one of"),
        ("shoot drow a1 a1", 14, "nothing more after 'shoot drow a1'"),
        ("rest rest", 5, "nothing more after 'rest'"),
    ],
)
def test_a_text_that_is_no_action_is_refused_where_it_goes_wrong(text: str, at: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        CODEC.parse(ARMY, text)
    assert caught.value.at == at
    assert expected in caught.value.expected
    assert f"at character {at + 1}" in str(caught.value)


def test_an_endless_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(NotationError) as caught:
        CODEC.parse(ARMY, "rest " * 3_000_000)
    assert caught.value.at == NOTATION_LIMIT
    assert len(str(caught.value)) < 200


@given(st.text(max_size=40))
def test_no_text_does_worse_than_a_notation_error(text: str) -> None:
    try:
        action = CODEC.parse(ARMY, text)
    except NotationError as error:
        assert 0 <= error.at <= len(text)
    else:
        assert CODEC.parse(ARMY, CODEC.notation(ARMY, action)) == action


def test_things_are_found_by_the_names_they_have_in_the_state() -> None:
    renamed = Army("spider", "drow", "noble")
    assert CODEC.parse(renamed, "shoot noble a1") == Shoot(Unit(2), Square(0))
    with pytest.raises(NotationError):
        CODEC.parse(renamed, "shoot drider a1")


def test_a_thing_becomes_a_fact_by_its_kind_and_name() -> None:
    assert SQUARES.word(ARMY, 2) == Name("square", "b1")
    assert SQUARES.find(ARMY, "b1") == 2
    assert SQUARES.find(ARMY, "c1") is None


def test_seats_are_called_as_the_state_calls_them() -> None:
    seats = SeatVocabulary(2)
    assert seats.names == ("seat-1", "seat-2")
    assert [seats.name(ARMY, seat) for seat in (0, 1)] == ["elves", "orcs"]
    assert seats.find(ARMY, "orcs") == 1


def test_a_field_of_an_action_without_a_vocabulary_is_a_fault_of_the_game() -> None:
    with pytest.raises(TypeError, match=r"Wound\.points: no vocabulary"):
        Codec([Wound], {Unit: SQUARES})


def test_plain_numbers_of_events_need_no_vocabulary() -> None:
    assert [field.name for field in CODEC.fields_of(Hurt)] == ["unit"]
    assert Seat(1) == 1
