"""The score sheet of a game: what each seat's score is made of, in the categories of the rulebook.

It is shown when a game is over, however it ended; then nothing on the table is secret any more.
"""

from __future__ import annotations

import msgspec

from warhall.kernel.outlook import Sentence


class Column(msgspec.Struct, frozen=True, omit_defaults=True):
    """One category of the score sheet, for all seats."""

    say: Sentence
    """How the category is called, and the rule that counts it."""
    values: tuple[int, ...]
    """By seat."""
    part: bool = True
    """Whether it counts towards the score; else it only breaks a tie, or tells how the battle went."""


def column(message: str, rule: str, values: tuple[int, ...], *, part: bool = True) -> Column:
    """A category by its message and its rule."""
    return Column(Sentence(message, rule=rule), values, part)
