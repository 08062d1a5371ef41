"""Options that are listed only when somebody reads them all.

A question such as where to move has a hundred answers or more, and whoever plays at random, looks a move up or goes on
from an imagined world wants one of them, or none. So what each verb offers stays a mask. Read as a whole they are a
list like any other, made once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias, overload

Part: TypeAlias = tuple[int, int]
"""The code of the first thing that a mask can hold, and the mask of the things that are offered."""

_SMALL = 8
_PLACES = tuple(tuple(place for place in range(_SMALL) if bits >> place & 1) for bits in range(1 << _SMALL))
_HALVES: list[tuple[tuple[int, int], ...]] = [()]
"""For each number of bytes how a mask as long is halved, and halved again: by so many bits, and a mask of as many."""


class Offered(Sequence[int]):
    """The codes of the things of several masks: those of each in ascending order, one mask after the other."""

    __slots__ = ("_count", "_listed", "_parts")

    def __init__(self, parts: list[Part]) -> None:
        """Keep what is offered: no part is empty, and no two have a code in common."""
        self._parts = parts
        self._listed: list[int] | None = None
        count = 0
        for _, mask in parts:
            count += mask.bit_count()
        self._count = count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> int: ...

    @overload
    def __getitem__(self, at: slice) -> list[int]: ...

    def __getitem__(self, at: int | slice) -> int | list[int]:
        if self._listed is None and isinstance(at, int) and 0 <= at < self._count:
            for first, mask in self._parts:
                count = mask.bit_count()
                if at < count:
                    return first + nth(mask, at)
                at -= count
        return self._all()[at]

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, int):
            return False
        for first, mask in self._parts:  # noqa: SIM110  asked at every decision: a generator would cost more than the rest
            if code >= first and mask >> code - first & 1:
                return True
        return False

    def __iter__(self) -> Iterator[int]:
        return iter(self._all())

    def __eq__(self, other: object) -> bool:
        return self._all() == (other._all() if isinstance(other, Offered) else other)

    __hash__ = None  # type: ignore[assignment]  # like a list

    def __repr__(self) -> str:
        return repr(self._all())

    def _all(self) -> list[int]:
        if self._listed is None:
            self._listed = codes = []
            for first, mask in self._parts:
                if mask == 1:
                    codes.append(first)
                    continue
                start = first + ((mask & -mask).bit_length() - 1) // _SMALL * _SMALL
                mask >>= start - first  # noqa: PLW2901  its empty bytes
                for byte in mask.to_bytes((mask.bit_length() + _SMALL - 1) // _SMALL, "little"):
                    if byte:
                        codes += [start + place for place in _PLACES[byte]]
                    start += _SMALL
        return self._listed


def nth(mask: int, number: int) -> int:
    """The place of a bit that is set, by its number from the lowest: the half that holds it is halved again."""
    length, before = (mask.bit_length() + _SMALL - 1) // _SMALL, 0
    while length >= len(_HALVES):
        _HALVES.append(_halves(len(_HALVES)))
    for wide, ones in _HALVES[length]:
        low = mask & ones
        count = low.bit_count()
        if number < count:
            mask = low
        else:
            number -= count
            mask >>= wide
            before += wide
    return before + _PLACES[mask][number]


def _halves(length: int) -> tuple[tuple[int, int], ...]:
    """How a mask of so many bytes is halved until one byte is left."""
    found, wide = [], _SMALL
    while wide < length * _SMALL:
        found.append((wide, (1 << wide) - 1))
        wide *= 2
    return tuple(reversed(found))
