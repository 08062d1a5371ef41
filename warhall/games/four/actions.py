"""What a player can do: drop a stone into a column that is not full."""

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


def refuse(g: Four, seat: int, action: Drop) -> Refusal | None:
    """CF-2.3: a full column takes no stone."""
    if not 0 <= action.column < COLUMNS:
        return refusal("CF-1.1", "no-column", count=COLUMNS)
    if (g.stones[0] | g.stones[1]) & TOP[action.column]:
        return refusal("CF-2.3", "column-full", column=Name("column", LETTERS[action.column]))
    return None
