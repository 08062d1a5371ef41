"""Chance: outcomes that are the same on every machine, scripted, entered or recorded."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warhall.kernel.dice import (
    Dice,
    DiceError,
    EnteredDice,
    FairDice,
    RecordedDice,
    ScriptedDice,
    SeededDice,
    commitment,
    dice_from,
)

KEY = bytes(range(32))


def test_a_seed_gives_the_outcomes_it_always_gave() -> None:
    dice = SeededDice(7)
    assert [dice.below(1000) for _ in range(8)] == [389, 16, 900, 582, 452, 249, 467, 328]
    assert dice.state == (7 + 8 * 0x9E3779B97F4A7C15) % 2**64


def test_seeded_outcomes_are_the_high_half_of_the_published_generator() -> None:
    # SplitMix64 of seed 0 begins with these words in every implementation of it.
    words = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)
    dice = SeededDice(0)
    assert [dice.below(2**32) for _ in words] == [word >> 32 for word in words]


def test_a_seed_beyond_64_bits_is_taken_by_its_low_bits() -> None:
    assert SeededDice(2**64 + 5).below(10**6) == SeededDice(5).below(10**6)
    assert SeededDice(-1).below(10**6) == SeededDice(2**64 - 1).below(10**6)


@pytest.mark.parametrize("dice", [SeededDice(1), FairDice(KEY)], ids=["seeded", "fair"])
def test_every_face_falls_equally_often_in_a_long_run(dice: Dice) -> None:
    faces = Counter(dice.roll(6) for _ in range(60_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    squares = sum((fallen - 10_000) ** 2 / 10_000 for fallen in faces.values())
    assert squares < 15.1  # one run of a fair die in a hundred would be worse; these runs never change


@pytest.mark.parametrize("dice", [SeededDice(3), FairDice(KEY)], ids=["seeded", "fair"])
def test_every_order_of_a_shuffle_falls_equally_often(dice: Dice) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert sum((fallen - 1000) ** 2 / 1000 for fallen in orders.values()) < 41.6  # again one in a hundred


@given(st.integers(0, 2**64 - 1), st.integers(0, 40))
def test_the_fast_shuffle_is_the_plain_shuffle(seed: int, length: int) -> None:
    fast, plain = SeededDice(seed), SeededDice(seed)
    cards, same = list(range(length)), list(range(length))
    fast.shuffle(cards)
    Dice.shuffle(plain, same)
    assert (cards, fast.state) == (same, plain.state)


def test_named_dice_and_picks_are_outcomes_below_a_bound() -> None:
    dice = ScriptedDice([0, 5, 0, 19, 2, 1])
    assert (dice.d6(), dice.d6(), dice.d20(), dice.d20(), dice.roll(4)) == (1, 6, 1, 20, 3)
    assert dice.pick(["left", "right"]) == "right"


def test_fair_dice_give_the_outcomes_they_always_gave() -> None:
    dice = FairDice(KEY)
    assert [dice.below(1000) for _ in range(5)] == [258, 971, 526, 154, 655]
    assert dice.count == 5


def test_a_commitment_fixes_the_key_without_telling_it() -> None:
    assert commitment(KEY) == "1dbf82518591c98763ec4159a9f090ccc210dbaabe89ab81a38b24f1b0f44f8c"
    assert commitment(KEY) != commitment(KEY[:-1])
    assert KEY.hex() not in commitment(KEY)


@pytest.mark.parametrize("dice", [SeededDice(9), FairDice(KEY, 4), ScriptedDice([3, 1, 4, 1, 5], 2)])
def test_a_copy_falls_the_same_way_and_leaves_the_original_alone(dice: Dice) -> None:
    copy = dice.copy()
    seen = [copy.below(6) for _ in range(3)]
    assert [dice.below(6) for _ in range(3)] == seen


@pytest.mark.parametrize("dice", [SeededDice(9), FairDice(KEY, 4), ScriptedDice([3, 1, 4, 1, 5], 2)])
def test_dice_read_back_from_plain_data_fall_the_same_way(dice: Dice) -> None:
    again = dice_from(dice.data())
    assert [again.below(6) for _ in range(3)] == [dice.below(6) for _ in range(3)]


@pytest.mark.parametrize(
    "data",
    [
        None,
        {"kind": "entered"},
        {"kind": "seeded", "state": "7"},
        {"kind": "fair", "key": "no hex", "count": 0},
        {"kind": "fair", "key": "00", "count": -1},
        {"kind": "scripted", "outcomes": [1, "two"]},
    ],
)
def test_other_data_is_no_dice(data: object) -> None:
    with pytest.raises(DiceError, match="no dice that can be read"):
        dice_from(data)


def test_children_differ_from_each_other_and_do_not_use_up_their_parent() -> None:
    parent = SeededDice(11)
    children = [parent.child(number).state for number in range(4)]
    assert len({*children, parent.state}) == 5
    assert parent.state == 11
    assert parent.child(2).state == children[2]


def test_a_script_ends_with_an_error_that_says_so() -> None:
    dice = ScriptedDice.faces(6, 1)
    assert dice.left == 2
    assert (dice.d6(), dice.d6(), dice.left) == (6, 1, 0)
    with pytest.raises(DiceError, match="the script of 2 outcomes is at its end"):
        dice.d6()


@pytest.mark.parametrize("face", [0, 7])
def test_a_script_refuses_a_face_the_die_does_not_have(face: int) -> None:
    dice = ScriptedDice.faces(face)
    with pytest.raises(DiceError, match="outcome 1 of the script"):
        dice.d6()
    assert dice.left == 1


def test_entered_dice_ask_for_the_face_and_check_it() -> None:
    asked: list[int] = []
    faces = iter([6, 20, 7])

    def ask(sides: int) -> int:
        asked.append(sides)
        return next(faces)

    dice = EnteredDice(ask)
    assert (dice.d6(), dice.d20()) == (6, 20)
    with pytest.raises(DiceError, match="a die with 6 sides cannot show 7"):
        dice.d6()
    assert asked == [6, 20, 6]
    assert dice.copy() is dice
    assert dice.data() == {"kind": "entered"}


def test_recorded_dice_tell_what_fell_since_they_were_last_asked() -> None:
    dice = RecordedDice(ScriptedDice([4, 2, 0]))
    assert (dice.d6(), dice.d6()) == (5, 3)
    assert dice.take() == (4, 2)
    copy = dice.copy()
    assert copy.d6() == 1
    assert dice.take() == ()
    assert dice.data() == {"kind": "scripted", "outcomes": [0]}
    assert dice.d6() == 1
    assert dice.take() == (0,)
