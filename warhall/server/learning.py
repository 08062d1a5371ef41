"""What persons learn: the page of lessons and puzzles with their progress, and opening them at a table.

Here: everything about one person's learning. Not here: what happens at the table (`lessons`, `puzzles`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

import msgspec

from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ContentError, WarhallError
from warhall.kernel.outlook import Outlook, outlook
from warhall.learn.daily import daily
from warhall.learn.lesson import Chapter
from warhall.learn.opening import BEGINNER, opened, opening_text
from warhall.learn.puzzle import Puzzle
from warhall.learn.school import School, UnknownLessonError, school, schools
from warhall.server import lessons, puzzles
from warhall.server.cards import (
    Daily,
    Day,
    LearnPage,
    Learnt,
    PuzzleCard,
    featured,
    lesson_card,
    puzzle_card,
    puzzle_row,
)
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


class OpenedLesson(msgspec.Struct, frozen=True):
    """A chapter at its table."""

    table: str
    lesson: LessonBlock


class OpenedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle at its table."""

    table: str
    puzzle: PuzzleBlock


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
            state=learnt.puzzle(game, puzzle.id),
            tried=tried,
            solved=solved,
        )
        week = []
        for back in reversed(range(WEEK)):
            then = day - timedelta(days=back)
            asked, of_day = daily(then)
            week.append(Day(then.isoformat(), learnt.puzzle(asked, of_day.id)))
        return LearnPage(featured(cards), cards, rows, today, week)

    async def puzzle_cards(self, person: Who | None, game: str) -> list[PuzzleCard]:
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
