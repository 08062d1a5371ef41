"""Names of cells on a board of rows and columns: "d5" is the fourth column, the fifth row, counted from the upper
left.

After column z come aa, ab and so on. Squares and hexes are named alike.
"""

from functools import lru_cache

LETTERS = "abcdefghijklmnopqrstuvwxyz"

# Longer texts name no cell of any board, and reading their number would only cost time.
_LONGEST = 8


@lru_cache(maxsize=4096)
def cell_name(cell: int, width: int) -> str:
    """The name of a cell on a board of that width."""
    row, column = divmod(cell, width)
    name = str(row + 1)
    column += 1
    while column:
        column, letter = divmod(column - 1, len(LETTERS))
        name = LETTERS[letter] + name
    return name


def named_cell(name: str, width: int, height: int) -> int:
    """The cell of that name, or -1 if such a board has none."""
    digits = name.lstrip(LETTERS)
    letters = name[: len(name) - len(digits)]
    if not letters or len(name) > _LONGEST or not (digits.isascii() and digits.isdecimal()) or digits[0] == "0":
        return -1
    column = 0
    for letter in letters:
        column = column * len(LETTERS) + LETTERS.index(letter) + 1
    row = int(digits)
    return (row - 1) * width + column - 1 if column <= width and row <= height else -1
