"""How a position is told: drawn for the terminal, and in sentences for everybody who listens."""

from __future__ import annotations

from warhall.games.four.actions import LETTERS
from warhall.games.four.state import ROWS
from warhall.games.four.view import FourView
from warhall.kernel.game import Span
from warhall.kernel.narrator import Narrator
from warhall.kernel.words import Name

STONES = {"r": Span("●", "seat-1"), "y": Span("○", "seat-2")}


def picture(view: FourView, narrator: Narrator) -> list[list[Span]]:
    """The board with its column letters below."""
    lines = []
    for row in reversed(range(ROWS)):
        line = [Span(" ")]
        for column in view.columns:
            line += [STONES[column[row]] if row < len(column) else Span("·", "muted"), Span(" ")]
        lines.append(line)
    lines.append([Span(" " + " ".join(LETTERS), "strong")])
    return lines


def describe(view: FourView, narrator: Narrator) -> list[str]:
    """One sentence per column: its stones from the bottom up."""
    colours = {"r": "red", "y": "yellow"}
    sentences = []
    for letter, column in zip(LETTERS, view.columns, strict=True):
        stones = tuple(Name("stone", colours[mark]) for mark in column)
        if stones:
            sentences.append(narrator.say("column-stones", column=Name("column", letter), stones=stones))
        else:
            sentences.append(narrator.say("column-empty", column=Name("column", letter)))
    return sentences
