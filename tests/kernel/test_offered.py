"""Options that are listed only when somebody reads them all are the same options."""

from __future__ import annotations

import pytest

from warhall.kernel.dice import SeededDice
from warhall.kernel.offered import Offered, nth


def drawn(dice: SeededDice, wide: int) -> int:
    return sum(dice.below(2) << place for place in range(wide))


def offered(mask: int, *rest: int) -> Offered:
    return Offered([(100, mask), *((code, 1) for code in rest)])


def test_a_bit_is_found_by_its_number() -> None:
    dice = SeededDice(1)
    for wide in (1, 8, 9, 64, 630, 1764):
        mask = drawn(dice, wide) | 1 << wide - 1
        places = [place for place in range(wide) if mask >> place & 1]
        assert [nth(mask, number) for number in range(len(places))] == places


def test_whether_read_one_by_one_or_all_at_once_they_are_the_same() -> None:
    dice = SeededDice(2)
    for _ in range(50):
        mask, rest = drawn(dice, 1 + dice.below(200)) | 1, [1000 + number for number in range(dice.below(5))]
        wanted = [100 + place for place in range(mask.bit_length()) if mask >> place & 1] + rest
        one_by_one = offered(mask, *rest)
        assert len(one_by_one) == len(wanted)
        assert [one_by_one[number] for number in range(len(wanted))] == wanted
        assert list(offered(mask, *rest)) == wanted
        assert offered(mask, *rest) == wanted
        assert [code for code in range(1100) if code in offered(mask, *rest)] == sorted(wanted)


def test_they_are_read_like_a_list() -> None:
    options = offered(0b1011, 7)
    assert options[-1] == 7
    assert options[1:] == [101, 103, 7]
    assert options[1] == 101  # listed by now
    assert options == offered(0b1011, 7)
    assert options != offered(0b1011, 8)
    assert repr(options) == "[100, 101, 103, 7]"
    word: object = "move"
    assert word not in options
    assert 99 not in options
    for number in (4, -5):
        with pytest.raises(IndexError):
            offered(0b1011, 7)[number]
    with pytest.raises(TypeError):
        hash(options)
