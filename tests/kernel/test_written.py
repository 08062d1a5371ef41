"""How the fields of a state are written in a position, and what is refused when one is read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

import msgspec
import pytest

from warhall.kernel.errors import PositionError
from warhall.kernel.written import Names, amount, as_held, find, flag, number, take, taken, written

CARDS = Names(lambda g: {"ace": 0, "king": 1, "queen": 2})
PLACES = Names(lambda g: ("hall", "yard"))


@dataclass
class Item:
    card: int = 1
    speed: int = 7


@dataclass
class Table:
    hands: list[list[int]] = field(default_factory=lambda: [[2, 0], []])
    decks: list[list[int]] = field(default_factory=lambda: [[0, 1, 2], [1]])
    spies: list[int] = field(default_factory=lambda: [0b10, 0b11])
    ready: list[int] = field(default_factory=lambda: [1, 0])
    active: int = -1
    market: list[int] = field(default_factory=lambda: [1, -1, 0])
    power: int = 3
    note: str = "x"


class SeatPart(msgspec.Struct, frozen=True, kw_only=True):
    hand: Annotated[list[str], CARDS.each("hands")] = []
    deck: Annotated[list[str], CARDS.top_down("decks")] = []
    spies: Annotated[list[str], PLACES.mask("spies")] = []
    ready: Annotated[bool, flag("ready")] = False


class WholePart(msgspec.Struct, frozen=True, kw_only=True):
    active: Annotated[str | None, CARDS.one("active", -1)] = None
    market: Annotated[list[str | None], CARDS.each("market", -1)] = []
    power: Annotated[int, number("power", 0, 9)] = 0
    note: Annotated[str, as_held("note")] = ""
    special: int = 0


class ItemPart(msgspec.Struct, frozen=True, kw_only=True):
    card: Annotated[str, CARDS.one("card")]
    speed: Annotated[int, as_held("speed")] = 0


def test_an_entry_is_written_in_words_piles_from_the_top_down() -> None:
    part = written(SeatPart, Table(), 0)
    assert part == SeatPart(hand=["queen", "ace"], deck=["queen", "king", "ace"], spies=["yard"], ready=True)


def test_what_is_missing_is_written_as_nothing_and_what_is_special_is_handed_over() -> None:
    part = written(WholePart, Table(), special=5)
    assert part == WholePart(active=None, market=["king", None, "ace"], power=3, note="x", special=5)


def test_what_is_written_can_be_taken_back() -> None:
    g = Table(hands=[[], []], decks=[[], []], spies=[0, 0], ready=[0, 0], market=[], power=0, note="")
    for seat in (0, 1):
        take(written(SeatPart, Table(), seat), g, "seats.", seat)
    take(written(WholePart, Table()), g)
    assert g == Table()


def test_a_part_of_the_state_is_written_and_taken_by_its_own_fields() -> None:
    part = written(ItemPart, Table(), held_in=Item())
    assert part == ItemPart(card="king", speed=7)
    assert Item(**taken(part, Table())) == Item()


@pytest.mark.parametrize(
    ("part", "says"),
    [
        (SeatPart(hand=["acee"]), r"seats\.hand: there is no 'acee'.*ace"),
        (SeatPart(deck=["jack"]), r"seats\.deck: there is no 'jack'.*'queen'"),
        (SeatPart(spies=["moon"]), r"seats\.spies: there is no 'moon'.*'hall'"),
    ],
)
def test_a_name_that_there_is_not_is_refused_with_its_place(part: SeatPart, says: str) -> None:
    with pytest.raises(PositionError, match=says):
        take(part, Table(), "seats.", 0)


def test_a_number_that_cannot_be_is_refused_with_those_that_can() -> None:
    with pytest.raises(PositionError, match=r"power: from 0 to 9, not 10"):
        take(WholePart(power=10), Table())
    with pytest.raises(PositionError, match=r"from 1 to 2, not 0"):
        amount(0, "here", 1, 2)


def test_a_name_is_found_in_a_list_and_in_a_table() -> None:
    assert find(("a", "b"), "b", "") == find({"b": 1}, "b", "") == 1
