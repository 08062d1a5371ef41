"""Vocabularies whose names depend on the state: what is there has a name, what is not there a mere number."""

from __future__ import annotations

from types import SimpleNamespace

from warhall.kernel.vocabularies import Entries, Seats, Squares, Units
from warhall.kernel.words import Name


def test_squares_are_named_by_the_map_in_play() -> None:
    squares = Squares("square", map(str, range(4)))
    state = SimpleNamespace(board=SimpleNamespace(all_names=("a1", "b1", "a2", "b2")))
    assert squares.name(state, 2) == "a2"
    assert squares.find(state, "b1") == 1
    assert squares.find(state, "1") is None


def test_units_that_are_there_have_names_and_others_numbers() -> None:
    units = Units("unit", ("unit-1", "unit-2", "unit-3"))
    state = SimpleNamespace(kinds=[5, 7], unit_name=lambda unit: f"orc#{unit + 1}")
    assert units.names_in(state) == ("orc#1", "orc#2", "unit-3")
    assert [units.name(state, number) for number in range(3)] == ["orc#1", "orc#2", "unit-3"]
    assert units.find(state, "orc#2") == 1


def test_seats_that_are_not_taken_have_numbers() -> None:
    seats = Seats(3)
    state = SimpleNamespace(seat_names=lambda: ("red", "blue"))
    assert seats.names_in(state) == ("red", "blue", "seat-3")


def test_entries_are_written_as_numbers_and_said_in_words() -> None:
    entries = Entries("entry", ("1", "2"))
    words = {0: Name("damage", "fire")}
    tables = SimpleNamespace(entry_word=lambda _, number: words.get(number))
    state = SimpleNamespace(game=SimpleNamespace(tables=tables))
    assert entries.name(state, 0) == "1"
    assert entries.word(state, 0) == Name("damage", "fire")
    assert entries.word(state, 1) == "2"
