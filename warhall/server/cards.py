"""What is shown of lessons and puzzles on the page where one learns, with how far somebody has come.

Here: cards, rows and squares from a person's progress. Not here: where progress comes from (`learning`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

import msgspec

from warhall.kernel.outlook import Sentence
from warhall.learn.lesson import Lesson, say
from warhall.learn.puzzle import Kind, Puzzle
from warhall.learn.school import School
from warhall.server.store.store import Progress

State = Literal["new", "begun", "done"]
PuzzleState = Literal["new", "tried", "solved", "shown"]
Solvers = dict[tuple[str, str], tuple[int, int, int]]
"""For each puzzle: how many persons have tried it, solved it, and solved it at once."""


class ChapterCard(msgspec.Struct, frozen=True):
    """A chapter on the page where one learns."""

    id: str
    number: int
    title: Sentence
    goal: Sentence
    steps: int
    play: bool
    rules: tuple[str, ...]
    state: State
    step: int


class At(msgspec.Struct, frozen=True):
    """Where one goes on."""

    chapter: str
    step: int
    table: str | None


class LessonCard(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson on the page where one learns."""

    game: str
    id: str
    title: Sentence
    about: Sentence
    minutes: int
    left: int
    steps: int
    state: State
    touched: float | None
    at: At | None
    chapters: list[ChapterCard]


class Square(msgspec.Struct, frozen=True):
    """A puzzle as a square."""

    id: str
    level: int
    kind: Kind
    title: Sentence
    state: PuzzleState


class PuzzleRow(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    count: int
    solved: int
    squares: list[Square]


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzle of a day."""

    date: str
    game: str
    id: str
    kind: Kind
    level: int
    title: Sentence
    task: Sentence
    state: PuzzleState
    tried: int
    solved: int


class Day(msgspec.Struct, frozen=True):
    """A day of the last week, and what became of its puzzle."""

    date: str
    state: PuzzleState


class LearnPage(msgspec.Struct, frozen=True):
    """Everything that can be learnt, and how far somebody has come."""

    featured: str | None
    lessons: list[LessonCard]
    puzzles: list[PuzzleRow]
    daily: Daily | None
    week: list[Day]


class PuzzleCard(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in a list."""

    game: str
    id: str
    kind: Kind
    level: int
    title: Sentence
    task: Sentence
    rules: tuple[str, ...]
    made: Literal["hand", "mined"]
    state: PuzzleState
    tried: int
    solved: int
    first: int
    """How many solved it at once."""


class Learnt:
    """What somebody has learnt, to look up."""

    def __init__(self, rows: Sequence[Progress]) -> None:
        self.rows = {(row.game, row.kind, row.item): row for row in rows}

    def of(self, game: str, kind: str, item: str) -> Progress | None:
        """One chapter or puzzle."""
        return self.rows.get((game, kind, item))

    def state(self, game: str, kind: str, item: str) -> str:
        """The state of one; new if it was never touched."""
        row = self.of(game, kind, item)
        return "new" if row is None else row.state

    def puzzle(self, game: str, item: str) -> PuzzleState:
        """How far somebody has come with a puzzle."""
        return cast("PuzzleState", self.state(game, "puzzle", item))

    def done(self, lesson: Lesson) -> tuple[str, ...]:
        """The chapters of a lesson that are finished."""
        chapters = [chapter.id for chapter in lesson.chapters]
        return tuple(each for each in chapters if self.state(lesson.game, "chapter", each) == "done")


def lesson_card(lesson: Lesson, learnt: Learnt) -> LessonCard:
    """A lesson and how far somebody has come."""
    rows = [learnt.of(lesson.game, "chapter", chapter.id) for chapter in lesson.chapters]
    touched = max((row.touched for row in rows if row is not None), default=None)
    chapters = [
        ChapterCard(
            chapter.id,
            number + 1,
            say(chapter.title),
            say(chapter.goal),
            len(chapter.told),
            chapter.play is not None,
            chapter.rules,
            "new" if row is None else "done" if row.state == "done" else "begun",
            0 if row is None else row.step,
        )
        for number, (chapter, row) in enumerate(zip(lesson.chapters, rows, strict=True))
    ]
    open_ones = [card for card in chapters if card.state != "done"]
    begun = [row for row in rows if row is not None and row.state == "begun"]
    last = max(begun, key=lambda row: row.touched, default=None)
    at = None
    if last is not None:
        at = At(last.item, last.step, last.table)
    elif touched is not None and open_ones:
        at = At(open_ones[0].id, 0, None)
    whole = max(1, sum(card.steps for card in chapters))
    left = round(lesson.minutes * sum(card.steps for card in open_ones) / whole)
    return LessonCard(
        game=lesson.game,
        id=lesson.id,
        title=say(lesson.title),
        about=say(lesson.about),
        minutes=lesson.minutes,
        left=max(left, 1) if open_ones else 0,
        steps=lesson.steps,
        state="new" if touched is None else "begun" if open_ones else "done",
        touched=touched,
        at=at,
        chapters=chapters,
    )


def featured(cards: Sequence[LessonCard]) -> str | None:
    """The lesson that is shown first: the one last touched and not finished, else the first that is not finished."""
    begun = [card for card in cards if card.state == "begun"]
    if begun:
        return max(begun, key=lambda card: card.touched or 0.0).game
    unfinished = [card for card in cards if card.state == "new"]
    if unfinished:
        return unfinished[0].game
    return max(cards, key=lambda card: card.touched or 0.0).game if cards else None


def puzzle_row(taught: School, learnt: Learnt) -> PuzzleRow:
    """The puzzles of a game as squares."""
    game = taught.game.id
    squares = [
        Square(puzzle.id, puzzle.level, puzzle.kind, puzzle.say("title"), learnt.puzzle(game, puzzle.id))
        for puzzle in taught.puzzles
    ]
    return PuzzleRow(game, len(squares), sum(square.state == "solved" for square in squares), squares)


def puzzle_card(taught: School, puzzle: Puzzle, learnt: Learnt, solvers: Solvers) -> PuzzleCard:
    """A puzzle in a list."""
    game = taught.game.id
    tried, solved, first = solvers.get((game, puzzle.id), (0, 0, 0))
    return PuzzleCard(
        game=game,
        id=puzzle.id,
        kind=puzzle.kind,
        level=puzzle.level,
        title=puzzle.say("title"),
        task=puzzle.say("task"),
        rules=puzzle.rules,
        made="hand" if puzzle.mined is None else "mined",
        state=learnt.puzzle(game, puzzle.id),
        tried=tried,
        solved=solved,
        first=first,
    )
