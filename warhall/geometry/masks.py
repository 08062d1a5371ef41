"""Sets of cells as integers: bit n is set if cell n belongs to the set.

Here: the way from cells to a mask and back, always in ascending order. Not here: what a cell is (`squares`,
`hexes`, `graphs`). Union, meet and difference are the operators `|`, `&` and `& ~`; the size is `mask.bit_count()`.
"""

from collections.abc import Iterable

# Above this share of set bits it is quicker to read the number's bytes than to peel off bit after bit.
_DENSE = 12

_BITS = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))

# For every eight cells of a mask, the cells of each value of that byte; it grows with the largest map.
_BYTES: list[tuple[tuple[int, ...], ...]] = []


def mask_of(cells: Iterable[int]) -> int:
    """The set of these cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in ascending order."""
    if mask.bit_count() * _DENSE > mask.bit_length():
        return _by_bytes(mask)
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


def _by_bytes(mask: int) -> list[int]:
    """`cells_of`, eight cells at a time."""
    length = (mask.bit_length() + 7) // 8
    while len(_BYTES) < length:
        first = 8 * len(_BYTES)
        _BYTES.append(tuple([tuple([first + bit for bit in bits]) for bits in _BITS]))
    number = first_cell(mask) // 8
    cells: list[int] = []
    for byte in (mask >> 8 * number).to_bytes(length - number, "little"):
        if byte:
            cells += _BYTES[number][byte]
        number += 1
    return cells


def first_cell(mask: int) -> int:
    """The lowest cell of a set, or -1 if it is empty."""
    return (mask & -mask).bit_length() - 1


def shifted(mask: int, by: int) -> int:
    """Every cell of the set moved by so many numbers, up or down."""
    return mask << by if by >= 0 else mask >> -by


def spread(mask: int, offsets: tuple[int, ...]) -> int:
    """The cells from which at least one of the offsets leads into the set."""
    found = 0
    if not mask:
        return found
    for offset in offsets:
        found |= mask << -offset if offset < 0 else mask >> offset
    return found
