"""What a player can do, and what forbids it: drop a stone into a column that is not full."""

from __future__ import annotations

from warhall.games.four.state import COLUMNS, TOP, Column, Four
from warhall.kernel.actions import Action, Codec, Seat, SeatVocabulary, Vocabulary
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.words import Name

LETTERS = "abcdefg"


class Drop(Action, frozen=True, tag="drop"):
    """CF-2.2: drop a stone into a column."""

    column: Column


CODEC = Codec([Drop], {Column: Vocabulary("column", LETTERS), Seat: SeatVocabulary(2)})


NO_COLUMN = refusal("CF-1.1", "no-column", count=COLUMNS)


def full(g: Four, seat: int, column: int, *_: object) -> Refusal | None:
    """CF-2.3: a full column takes no stone."""
    if (g.stones[0] | g.stones[1]) & TOP[column]:
        return refusal("CF-2.3", "column-full", column=Name("column", LETTERS[column]))
    return None
