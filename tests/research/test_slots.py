"""How a value gets into its places: piles and masks that change step by step have the numbers of a fresh walk."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec import inspect

from warhall.geometry.masks import cells_of
from warhall.kernel.dice import SeededDice
from warhall.research.sight import Sight
from warhall.research.slots import Bag, Bits, Slot
from warhall.research.walking import OVERFLOW, Eyes, Found, Layout, Walk, Walker

KINDS = 5


def walked(foreseen: int) -> tuple[Walk, Layout]:
    """The walk over a list of words of which only the first have places of their own, and the layout."""
    layout = Layout({f"pile=c{kind}": OVERFLOW + kind for kind in range(foreseen)}, {})
    return Walker(layout).walk(inspect.ListType(inspect.StrType()), "pile"), layout


def words(cards: list[int]) -> list[str]:
    return [f"c{card}" for card in cards]


def assert_same(slot: Slot, walk: Walk, sight: Sight, value: list[int]) -> None:
    found: Found = {}
    walk(words(value), sight.eyes, found)
    expected = np.zeros_like(sight.numbers)
    for place, number in found.items():
        expected[place] = number
    assert np.array_equal(sight.numbers, expected), value


@pytest.mark.parametrize("foreseen", [KINDS, 3])
def test_a_pile_that_cards_come_to_and_leave_is_counted_as_a_fresh_one(foreseen: int) -> None:
    walk, layout = walked(foreseen)
    sight = Sight([], layout, Eyes(("a", "b"), 0))
    bag = Bag(sight, walk, lambda cards: words(list(cards)))
    dice, pile = SeededDice(3), list[int]()
    for _ in range(400):
        match dice.below(6):
            case 0 if dice.below(4) == 0:
                pile = []
            case 1 if pile:
                pile = pile[:-1]
            case 2 if pile:
                at = dice.below(len(pile))
                pile = pile[:at] + pile[at + 1 :]
            case 3:
                pile = pile[::-1]
            case _:
                pile = [*pile, *([dice.below(KINDS)] * (1 + dice.below(4)))]
        bag.take(pile)
        assert_same(bag, walk, sight, pile)
    bag.forget()
    assert not sight.numbers.any()


@pytest.mark.parametrize("foreseen", [KINDS, 3])
def test_a_mask_is_told_bit_by_bit_as_a_fresh_one(foreseen: int) -> None:
    walk, layout = walked(foreseen)
    sight = Sight([], layout, Eyes(("a", "b"), 0))
    bits = Bits(sight, walk, lambda mask: words(cells_of(mask)))
    dice = SeededDice(4)
    for _ in range(100):
        mask = dice.below(1 << KINDS)
        bits.take(mask)
        assert_same(bits, walk, sight, cells_of(mask))
    bits.forget()
    assert not sight.numbers.any()


def test_a_word_that_was_met_before_is_said_anew_when_the_seats_are_called_otherwise() -> None:
    layout = Layout({"who=seat+0": OVERFLOW, "who=seat+1": OVERFLOW + 1}, {})
    sight = Sight(Walker(layout).walk(inspect.StrType(), "who"), layout, Eyes(("a", "b"), 0))
    for names, who, expected in [(("a", "b"), "a", [1, 0]), (("b", "a"), "a", [0, 1]), (("b", "a"), "b", [1, 0])]:
        sight.known.forget(sight)
        sight.eyes = Eyes(names, 0)
        assert sight.see(who)[OVERFLOW:].tolist() == expected
