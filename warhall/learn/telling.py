"""What is told of puzzles: moves as people say them, and hints one after another."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.outlook import Sentence, action_sentence
from warhall.kernel.words import Name
from warhall.learn.puzzle import Puzzle
from warhall.learn.school import School


class Said(msgspec.Struct, frozen=True):
    """A move: its notation, and how it is said."""

    notation: str
    say: Sentence


def moves_said(school: School, puzzle: Puzzle, moves: Iterable[str]) -> list[Said]:
    """Moves of a line; the things of the game have the same names in every position of it."""
    state = school.state(puzzle.position, SeededDice(1))
    found = []
    for notation in moves:
        try:
            sentence = action_sentence(state, school.game.codec.parse(state, notation))
        except WarhallError:  # a thing that comes into the game only on the way
            sentence = Sentence("learn-move", {"notation": notation})
        found.append(Said(notation, sentence))
    return found


def hint(school: School, puzzle: Puzzle, number: int) -> tuple[Sentence | None, list[Name]]:
    """The hint of a number and what it points at: first the rule, then the thing, then the move."""
    best = max(puzzle.lines, key=lambda line: line.chance)
    first = moves_said(school, puzzle, best.moves[:1])[0]
    things = [word for word in first.say.words.values() if isinstance(word, Name)]
    match number:
        case 0:
            return None, []
        case 1:
            return Sentence("learn-hint-rule", {"rule": puzzle.rules[0]}, puzzle.rules[0]), []
        case 2 if things:
            return Sentence("learn-hint-thing", {"thing": things[0]}), things
        case _:
            return first.say, things
