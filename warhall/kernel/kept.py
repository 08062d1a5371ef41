"""Answers that are kept with all they depend on, so that the same need not be made twice: parts of views, mostly.

Whoever keeps an answer names everything that it follows from as its key. An answer that is kept is one and the same
object, so that whoever compares what he saw with what he sees is done at once. How many are kept is bounded; when there
are more, all are thrown away.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar
from weakref import WeakSet

T = TypeVar("T")

_EVERY: WeakSet[Kept[object]] = WeakSet()


class Kept(Generic[T]):
    """Answers by what they follow from."""

    __slots__ = ("__weakref__", "_answers", "get", "most")

    def __init__(self, most: int) -> None:
        """Keep at most so many answers."""
        self.most = most
        self._answers: dict[Hashable, T] = {}
        self.get = self._answers.get
        """The answer of a key, or None."""
        _EVERY.add(self)  # type: ignore[arg-type]  # whatever they hold

    def keep(self, key: Hashable, answer: T) -> T:
        """Keep an answer, and give it back."""
        if len(self._answers) >= self.most:
            self._answers.clear()
        self._answers[key] = answer
        return answer

    def forget(self) -> None:
        """Throw all answers away."""
        self._answers.clear()


def forget_all() -> None:
    """Throw away whatever is kept anywhere: the next answers are made anew."""
    for each in list(_EVERY):
        each.forget()
