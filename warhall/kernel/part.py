"""A part of a state: what has fields of its own, and is copied with the state that holds it."""

from __future__ import annotations

from typing import TypeVar

C = TypeVar("C")


class Part:
    """A part of a state with fields of its own: a battle in progress, an item on a stack."""

    __slots__ = ()

    def copy(self: C) -> C:
        """An equal, independent one; `declared` writes it."""
        raise NotImplementedError
