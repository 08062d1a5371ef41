"""The puzzle of the day: the same for everybody on that day, and all of them in turn."""

from __future__ import annotations

from datetime import date

from warhall.learn.puzzle import Puzzle
from warhall.learn.school import school, schools


def daily(day: date) -> tuple[str, Puzzle]:
    """The game and the puzzle of a day: the games take turns, and each goes through its puzzles."""
    games = [ident for ident in schools() if school(ident).puzzles]
    game = games[day.toordinal() % len(games)]
    puzzles = school(game).puzzles
    return game, puzzles[day.toordinal() // len(games) % len(puzzles)]
