"""The levels as people choose them: how each is called and what it does in a game, in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from warhall.bots.levels import LEVELS, PEOPLE
from warhall.kernel.game import Game
from warhall.kernel.texts import Texts
from warhall.kernel.words import LANGUAGES

FOLDER = Path(__file__).parent / "texts"
SECONDS = {"normal": 1, "hard": 2, "master": 10}
"""How long a level may think about one decision; the others answer at once."""


class Described(msgspec.Struct, frozen=True):
    """A level for people."""

    id: str
    offered: bool
    """Whether people are meant to choose it."""
    strength: int
    """Notches, 1 to 5; 0 is no player at all."""
    seconds: int
    name: dict[str, str]
    does: dict[str, str]


@cache
def texts() -> Texts:
    """What is said of the levels."""
    return Texts.load(FOLDER)


def described(game: Game) -> list[Described]:
    """All levels, the weakest first, with what they do in a game."""
    strength = 0
    found = []
    for ident in LEVELS:
        if ident in PEOPLE:
            strength = PEOPLE.index(ident) + 1
        message = f"level-{ident}-does-{game.id}"
        does = message if texts().has(message) else f"level-{ident}-does"
        found.append(
            Described(
                id=ident,
                offered=ident in PEOPLE,
                strength=strength,
                seconds=SECONDS.get(ident, 0),
                name={language: texts().say(language, f"level-{ident}") for language in LANGUAGES},
                does={language: texts().say(language, does) for language in LANGUAGES},
            )
        )
    return found
