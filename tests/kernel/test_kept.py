"""Answers that are kept: bounded, one and the same object, and forgotten when that is asked for."""

from __future__ import annotations

from warhall.kernel.kept import Kept, forget_all


def test_an_answer_that_is_kept_is_the_same_object() -> None:
    kept: Kept[list[int]] = Kept(2)
    answer = kept.keep(("a", 1), [1])
    assert kept.get(("a", 1)) is answer
    assert kept.get(("a", 2)) is None


def test_no_more_is_kept_than_was_said() -> None:
    kept: Kept[int] = Kept(2)
    for number in range(5):
        kept.keep(number, number)
    assert [kept.get(number) for number in range(5)] == [None, None, None, None, 4]


def test_what_is_kept_can_be_forgotten() -> None:
    kept: Kept[int] = Kept(2)
    kept.keep("a", 1)
    forget_all()
    assert kept.get("a") is None
