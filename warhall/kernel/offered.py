"""Options that are listed only when somebody reads them all.

A question such as where to move has a hundred answers or more, and whoever plays at random, looks a move up or goes on
from an imagined world wants one of them, or none. So the answers of its widest verb stay a mask; all others are listed
behind them. Read as a whole they are a list like any other, made once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

_SMALL = 8
_PLACES = tuple(tuple(place for place in range(_SMALL) if bits >> place & 1) for bits in range(1 << _SMALL))


class Offered(Sequence[int]):
    """The codes of the things of a mask in ascending order, and then some more."""

    __slots__ = ("_count", "_first", "_listed", "_mask", "_pack", "_rest")

    def __init__(self, first: int, mask: int, rest: list[int], pack: Callable[[list[int], int], None]) -> None:
        """Keep what is offered.

        Args:
            first: the code of the first thing that a mask can hold.
            mask: the things offered.
            rest: the codes that follow.
            pack: appends the codes of a mask to a list.
        """
        self._first = first
        self._pack = pack
        self._mask = mask
        self._count = mask.bit_count()
        self._rest = rest
        self._listed: list[int] | None = None

    def __len__(self) -> int:
        return self._count + len(self._rest)

    @overload
    def __getitem__(self, at: int) -> int: ...

    @overload
    def __getitem__(self, at: slice) -> list[int]: ...

    def __getitem__(self, at: int | slice) -> int | list[int]:
        if self._listed is None and isinstance(at, int) and at >= 0:
            count = self._count
            return self._first + nth(self._mask, at) if at < count else self._rest[at - count]
        return self._all()[at]

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, int):
            return code in self._all()
        place = code - self._first
        return (place >= 0 and bool(self._mask >> place & 1)) or code in self._rest

    def __iter__(self) -> Iterator[int]:
        return iter(self._all())

    def __eq__(self, other: object) -> bool:
        return self._all() == (other._all() if isinstance(other, Offered) else other)

    __hash__ = None  # type: ignore[assignment]  # like a list

    def __repr__(self) -> str:
        return repr(self._all())

    def _all(self) -> list[int]:
        if self._listed is None:
            codes: list[int] = []
            self._pack(codes, self._mask)
            self._listed = codes + self._rest
        return self._listed


def nth(mask: int, number: int) -> int:
    """The place of a bit that is set, by its number from the lowest: the half that holds it is halved again."""
    before, wide = 0, mask.bit_length()
    while wide > _SMALL:
        wide >>= 1
        low = mask & (1 << wide) - 1
        count = low.bit_count()
        if number < count:
            mask = low
        else:
            number -= count
            mask >>= wide
            before += wide
            wide = mask.bit_length()
    return before + _PLACES[mask][number]
