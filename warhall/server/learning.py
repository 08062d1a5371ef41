"""What persons learn: the page of lessons and puzzles with their progress, and opening them at a table.

Here: everything about one person's learning. Not here: what happens at the table (`lessons`, `puzzles`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Literal

import msgspec

from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ContentError, WarhallError
from warhall.kernel.outlook import Outlook, Sentence, outlook
from warhall.learn.daily import daily
from warhall.learn.lesson import Chapter, Lesson, say
from warhall.learn.opening import BEGINNER, opened, opening_text
from warhall.learn.puzzle import Puzzle
from warhall.learn.school import School, UnknownLessonError, school, schools
from warhall.server import lessons, puzzles
from warhall.server.desk import Desk
from warhall.server.facts import AnyFact, Chair, Study, Who
from warhall.server.faults import HallError, fault_of
from warhall.server.lobby import Lobby
from warhall.server.moves import Moves, client_key
from warhall.server.secret import new_number
from warhall.server.store.store import Progress
from warhall.server.tables import Receipt, Tables, own_seat
from warhall.server.teaching import LessonBlock, PuzzleBlock, course_of, lesson_block, puzzle_block

SCRIPT = "script"
WEEK = 7
State = Literal["new", "begun", "done"]


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
    kind: str
    title: Sentence
    state: str


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
    kind: str
    level: int
    title: Sentence
    task: Sentence
    state: str
    tried: int
    solved: int


class Day(msgspec.Struct, frozen=True):
    """A day of the last week, and what became of its puzzle."""

    date: str
    state: str


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
    kind: str
    level: int
    title: Sentence
    task: Sentence
    rules: tuple[str, ...]
    made: Literal["hand", "mined"]
    state: str
    tried: int
    solved: int


class OpenedLesson(msgspec.Struct, frozen=True):
    """A chapter at its table."""

    table: str
    lesson: LessonBlock


class OpenedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle at its table."""

    table: str
    puzzle: PuzzleBlock


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

    def done(self, lesson: Lesson) -> tuple[str, ...]:
        """The chapters of a lesson that are finished."""
        chapters = [chapter.id for chapter in lesson.chapters]
        return tuple(each for each in chapters if self.state(lesson.game, "chapter", each) == "done")


class Learning:
    """The learning of all persons."""

    def __init__(self, tables: Tables, lobby: Lobby, moves: Moves) -> None:
        self.moves = moves
        self.tables = tables
        self.lobby = lobby
        self.store = tables.store
        tables.learnt = self.note

    # What there is

    async def page(self, person: Who | None, day: date) -> LearnPage:
        """The page where one learns."""
        learnt = await self._learnt(person)
        solvers = await self.store.solvers()
        cards = [lesson_card(taught.lesson, learnt) for taught in sound_schools()]
        rows = [puzzle_row(taught, learnt) for taught in sound_schools()]
        game, puzzle = daily(day)
        tried, solved, _ = solvers.get((game, puzzle.id), (0, 0, 0))
        today = Daily(
            date=day.isoformat(),
            game=game,
            id=puzzle.id,
            kind=puzzle.kind,
            level=puzzle.level,
            title=puzzle.say("title"),
            task=puzzle.say("task"),
            state=learnt.state(game, "puzzle", puzzle.id),
            tried=tried,
            solved=solved,
        )
        week = []
        for back in reversed(range(WEEK)):
            then = day - timedelta(days=back)
            asked, of_day = daily(then)
            week.append(Day(then.isoformat(), learnt.state(asked, "puzzle", of_day.id)))
        return LearnPage(featured(cards), cards, rows, today, week)

    async def puzzles(self, person: Who | None, game: str) -> list[PuzzleCard]:
        """The puzzles of a game."""
        taught, learnt, solvers = school_of(game), await self._learnt(person), await self.store.solvers()
        return [puzzle_card(taught, puzzle, learnt, solvers) for puzzle in taught.puzzles]

    def chapter_outlook(self, game: str, ident: str) -> Outlook:
        """How a chapter begins, through the learner's eyes."""
        taught = school_of(game)
        state = opened(taught, chapter_of(taught, ident), SeededDice(1))
        return outlook(state, state.seat_names().index(taught.lesson.learner))

    def puzzle_outlook(self, game: str, ident: str) -> Outlook:
        """A puzzle, through the solver's eyes."""
        taught = school_of(game)
        puzzle = puzzle_named(taught, ident)
        state = puzzles.begun(taught, puzzle)
        return outlook(state, state.seat_names().index(puzzle.seat))

    async def _learnt(self, person: Who | None) -> Learnt:
        return Learnt([] if person is None else await self.store.progress(person.id))

    # Opening

    async def open_lesson(self, person: Who, game: str, ident: str | None, *, anew: bool) -> OpenedLesson:
        """A chapter at its table: where one stopped, or from its beginning."""
        taught, learnt = school_of(game), await self._learnt(person)
        card = lesson_card(taught.lesson, learnt)
        chosen = ident or (card.at.chapter if card.at is not None else taught.lesson.chapters[0].id)
        chapter = chapter_of(taught, chosen)
        kept = learnt.of(game, "chapter", chapter.id)
        if kept is not None and kept.table is not None and kept.state == "begun" and not anew:
            block = await self._gone_on(kept.table, person)
            if block is not None:
                return OpenedLesson(kept.table, block)
        dice = SeededDice(new_number(f"lesson of {person.id}"))
        state = opened(taught, chapter, dice)
        rival = Chair("bot", bot=SCRIPT if chapter.play is None else BEGINNER)
        chairs = [
            Chair("person", person, person.name) if seat == taught.lesson.learner else rival
            for seat in state.seat_names()
        ]
        study = Study("lesson", chapter.id, learnt.done(taught.lesson))
        text = opening_text(taught, chapter, SeededDice(new_number(f"lesson of {person.id}")))
        table = await self.lobby.study(person, taught.game, chairs, text, study)
        await self.tables.change(table, lessons.first)
        async with self.tables.opened(table, fresh=False) as desk:
            found = lesson_block(desk)
        assert found is not None  # noqa: S101  it was just made
        return OpenedLesson(table, found)

    async def _gone_on(self, table: str, person: Who) -> LessonBlock | None:
        """The lesson of a table that was left; none if it cannot be gone on with."""
        try:
            async with self.tables.opened(table) as desk:
                own_seat(desk, person, None)
                return lesson_block(desk) if desk.ledger.status == "playing" and not desk.stranded else None
        except HallError:
            return None

    async def open_puzzle(self, person: Who, game: str, ident: str, *, anew: bool) -> OpenedPuzzle:
        """A puzzle at its table."""
        taught, learnt = school_of(game), await self._learnt(person)
        puzzle = puzzle_named(taught, ident)
        kept = learnt.of(game, "puzzle", puzzle.id)
        if kept is not None and kept.table is not None and kept.state == "tried" and not anew:
            try:
                async with self.tables.opened(kept.table) as desk:
                    own_seat(desk, person, None)
                    block = puzzle_block(desk)
                if block is not None and block.state in ("trying", "judged"):
                    return OpenedPuzzle(kept.table, block)
            except HallError:
                pass  # it is made anew
        names = puzzles.begun(taught, puzzle).seat_names()
        chairs = [
            Chair("person", person, person.name) if seat == puzzle.seat else Chair("bot", bot=SCRIPT) for seat in names
        ]
        text = puzzles.opening(taught, puzzle, SeededDice(new_number(f"puzzle of {person.id}")))
        table = await self.lobby.study(person, taught.game, chairs, text, Study("puzzle", puzzle.id))
        await self.tables.change(table, puzzles.first)
        async with self.tables.opened(table, fresh=False) as desk:
            found = puzzle_block(desk)
        assert found is not None  # noqa: S101  it was just made
        return OpenedPuzzle(table, found)

    # At the table

    async def lesson(self, table: str, person: Who, wanted: lessons.Command, client: str | None = None) -> Receipt:
        """Next, back, repeat or leave."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            seat = own_seat(desk, person, None)
            if desk.ledger.study is None or desk.ledger.study.kind != "lesson":
                raise HallError("not-now", "this table is no lesson")
            return lessons.command(desk, seat, wanted)

        return await self.tables.change(table, work, client_key(person, client))

    async def puzzle(self, table: str, person: Who, wanted: puzzles.Command, client: str | None = None) -> Receipt:
        """A hint, start over, judge or show."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            seat = own_seat(desk, person, None)
            if desk.ledger.study is None or desk.ledger.study.kind != "puzzle":
                raise HallError("not-now", "this table is no puzzle")
            return puzzles.command(desk, seat, wanted)

        receipt = await self.tables.change(table, work, client_key(person, client))
        if wanted == "judge":
            await self.moves.judge(table, now=True)
        return receipt

    async def play_on(self, table: str, person: Who) -> str:
        """A game against a bot from the position of a puzzle that is done."""
        async with self.tables.opened(table) as desk:
            own_seat(desk, person, None)
            mark = desk.ledger.puzzled
            if mark is None or mark.state not in ("solved", "shown"):
                raise HallError("not-now", "first the puzzle, then the game")
            chairs = [
                Chair("person", person, person.name) if chair.person is not None else Chair("bot", bot=BEGINNER)
                for chair in desk.ledger.chairs
            ]
            game, text = desk.shown().state.game, desk.ledger.position
        return await self.lobby.study(person, game, chairs, text, None)

    async def note(self, desk: Desk) -> None:
        """Keep how far the learner of a table has come."""
        ledger, study = desk.ledger, desk.ledger.study
        if study is None or desk.play is None:
            return
        if study.kind == "lesson" and ledger.taught is not None:
            course = course_of(desk)
            kind = course.kind(ledger.taught.step, is_over=ledger.status == "over")
            state = "done" if kind == "end" else "begun"
            step = min(ledger.taught.step + 1, course.length)
            progress = Progress(ledger.game, "chapter", study.id, state, step, 0, desk.id, self.tables.now())
        elif ledger.puzzled is not None:
            mark = ledger.puzzled
            state = mark.state if mark.state in ("solved", "shown") else "tried"
            tries, at = len(ledger.attempts), self.tables.now()
            progress = Progress(ledger.game, "puzzle", study.id, state, tries, mark.hints, desk.id, at)
        else:
            return
        await self.store.note(ledger.host.id, progress)


def sound_schools() -> list[School]:
    """The schools whose lessons fit the rules of this server."""
    found = []
    for ident in schools():
        try:
            _ = school(ident).lesson, school(ident).puzzles
        except ContentError:
            continue
        found.append(school(ident))
    return found


def school_of(game: str) -> School:
    """The school of a game; an error of the hall if there is none."""
    try:
        taught = school(game)
        _ = taught.lesson, taught.puzzles
    except UnknownLessonError as error:
        raise HallError("not-found", str(error)) from error
    except ContentError as error:
        raise HallError("rules-changed", "this lesson does not fit the rules of this server") from error
    except WarhallError as error:
        raise fault_of(error) from error
    return taught


def chapter_of(taught: School, ident: str) -> Chapter:
    """A chapter; an error of the hall if there is none."""
    try:
        return taught.chapter(ident)
    except UnknownLessonError as error:
        raise HallError("not-found", str(error)) from error


def puzzle_named(taught: School, ident: str) -> Puzzle:
    """A puzzle; an error of the hall if there is none."""
    try:
        return taught.puzzle(ident)
    except UnknownLessonError as error:
        raise HallError("not-found", str(error)) from error


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
        Square(puzzle.id, puzzle.level, puzzle.kind, puzzle.say("title"), learnt.state(game, "puzzle", puzzle.id))
        for puzzle in taught.puzzles
    ]
    return PuzzleRow(game, len(squares), sum(square.state == "solved" for square in squares), squares)


def puzzle_card(
    taught: School, puzzle: Puzzle, learnt: Learnt, solvers: dict[tuple[str, str], tuple[int, int, int]]
) -> PuzzleCard:
    """A puzzle in a list."""
    game = taught.game.id
    tried, solved, _ = solvers.get((game, puzzle.id), (0, 0, 0))
    return PuzzleCard(
        game=game,
        id=puzzle.id,
        kind=puzzle.kind,
        level=puzzle.level,
        title=puzzle.say("title"),
        task=puzzle.say("task"),
        rules=puzzle.rules,
        made="hand" if puzzle.mined is None else "mined",
        state=learnt.state(game, "puzzle", puzzle.id),
        tried=tried,
        solved=solved,
    )
