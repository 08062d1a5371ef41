"""What a learner is told beside the table: the block of a lesson or a puzzle in every update.

Here: projection from a desk. Not here: what a press does (`lessons`, `puzzles`), what a lesson is (`warhall.learn`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from warhall.kernel.outlook import Sentence, refusal_sentence
from warhall.kernel.result import Result
from warhall.kernel.words import Name
from warhall.learn.course import Course, Kind
from warhall.learn.lesson import Chapter, say
from warhall.learn.puzzle import TRIES, WHOLE, Puzzle
from warhall.learn.puzzle import Kind as PuzzleKind
from warhall.learn.school import school
from warhall.learn.telling import Said, hint, moves_said
from warhall.server.desk import Desk

Outcome = Literal["won", "lost", "drawn", "shared"]
CHAPTER_DONE = Sentence("learn-chapter-done")


class Tried(msgspec.Struct, frozen=True):
    """The mistake that the learner was invited to, and why the rules refuse it."""

    notation: str
    refusal: Sentence


class WordBlock(msgspec.Struct, frozen=True):
    """A word that was learnt."""

    id: str
    say: Sentence
    rule: str
    chapter: str


class ChapterBlock(msgspec.Struct, frozen=True):
    """A chapter in the bar of a lesson."""

    id: str
    number: int
    title: Sentence
    state: Literal["new", "now", "done"]
    steps: int


class After(msgspec.Struct, frozen=True):
    """What follows a chapter."""

    chapter: str
    title: Sentence


class LessonBlock(msgspec.Struct, frozen=True, kw_only=True):
    """Where a lesson is, what it says and what it wants."""

    game: str
    id: str
    chapter: str
    number: int
    of: int
    title: Sentence
    goal: Sentence
    step: int
    steps: int
    kind: Kind
    say: Sentence
    task: Sentence | None
    wanted: list[str]
    press: str | None
    point: list[Name]
    tried: Tried | None
    words: list[WordBlock]
    hidden: list[str]
    back: bool
    next: bool
    rules: list[str]
    chapters: list[ChapterBlock]
    after: After | None
    outcome: Outcome | None


class AttemptBlock(msgspec.Struct, frozen=True):
    """A line that was tried, and how often it reaches the goal."""

    chance: float
    solved: bool
    line: list[Said]


class TemptingBlock(msgspec.Struct, frozen=True):
    """What most people try."""

    line: list[Said]
    chance: float
    say: Sentence | None
    yours: bool


class AnswerBlock(msgspec.Struct, frozen=True):
    """The way it goes."""

    best: float
    another: bool
    line: list[Said]
    why: Sentence
    rules: list[str]
    tempting: list[TemptingBlock]


class NextPuzzle(msgspec.Struct, frozen=True):
    """The puzzle that follows."""

    id: str
    title: Sentence


class PuzzleBlock(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle and how far its solver has come."""

    game: str
    id: str
    kind: PuzzleKind
    level: int
    mined: int | None
    """The number of the game between bots that it was found in; None if somebody made it."""
    title: Sentence
    task: Sentence
    seat: str
    attempt: int
    tries: int
    hints: int
    hint: Sentence | None
    point: list[Name]
    state: Literal["trying", "judged", "solved", "shown"]
    line: list[Said]
    attempts: list[AttemptBlock]
    answer: AnswerBlock | None
    after: NextPuzzle | None


def course_of(desk: Desk) -> Course:
    """The chapter that a table teaches."""
    study = desk.ledger.study
    assert study is not None and study.kind == "lesson"  # noqa: S101  the caller has looked
    taught = school(desk.ledger.game)
    return Course(taught.game, taught.lesson, taught.chapter(study.id))


def lesson_block(desk: Desk) -> LessonBlock | None:
    """The block of a lesson; none at other tables."""
    ledger, play = desk.ledger, desk.play
    if ledger.study is None or ledger.study.kind != "lesson" or ledger.taught is None or play is None:
        return None
    course, state, taught = course_of(desk), play.state, ledger.taught
    lesson, chapter, number = course.lesson, course.chapter, taught.step
    kind = course.kind(number, is_over=ledger.status == "over")
    step = course.step(number) if number < course.length else None
    tried = None
    if step is not None and step.try_ is not None and taught.tried:
        reason = course.press(state, number, step.try_).refusal
        tried = None if reason is None else Tried(step.try_, refusal_sentence(reason))
        kind = "read"
    outcome = outcome_of(ledger.over.result if ledger.over else None, course, desk) if kind == "end" else None
    after = lesson.after(chapter) if kind == "end" else None
    return LessonBlock(
        game=lesson.game,
        id=lesson.id,
        chapter=chapter.id,
        number=lesson.chapters.index(chapter) + 1,
        of=len(lesson.chapters),
        title=say(chapter.title),
        goal=say(chapter.goal),
        step=min(number + 1, course.length),
        steps=course.length,
        kind=kind,
        say=_said(course, number, tried is not None, outcome),
        task=course.task(state, number) if kind in ("do", "try") else None,
        wanted=course.wanted(state, number),
        press=step.try_ if step is not None and tried is None else None,
        point=[Name(kind, ident) for kind, ident in step.points] if step is not None else [],
        tried=tried,
        words=words_of(course, number),
        hidden=list(chapter.hide),
        back=number > 0 and ledger.status == "playing",
        next=kind in ("read", "try"),
        rules=list(chapter.rules),
        chapters=[_bar(each, at, chapter, desk) for at, each in enumerate(lesson.chapters)],
        after=None if after is None else After(after.id, say(after.title)),
        outcome=outcome,
    )


def _said(course: Course, number: int, tried: bool, outcome: Outcome | None) -> Sentence:  # noqa: FBT001  of two texts
    """What the teacher says now."""
    chapter = course.chapter
    if number < course.length:
        step = course.step(number)
        key = step.then if tried and step.then is not None else step.say
        assert key is not None  # noqa: S101  a step that is shown says something
        return say(key)
    if chapter.play is not None:
        return say(chapter.play.said(outcome)) if outcome is not None else say(chapter.goal)
    return CHAPTER_DONE if chapter.done is None else say(chapter.done)


def _bar(each: Chapter, at: int, now: Chapter, desk: Desk) -> ChapterBlock:
    study = desk.ledger.study
    assert study is not None  # noqa: S101  the table teaches
    state: Literal["new", "now", "done"] = "done" if each.id in study.done else "new"
    return ChapterBlock(each.id, at + 1, say(each.title), "now" if each is now else state, len(each.told))


def words_of(course: Course, number: int) -> list[WordBlock]:
    """Every word that was told up to a step: those of earlier chapters, and of this one what its texts have named."""
    lesson, chapter = course.lesson, course.chapter
    found = []
    for each in lesson.chapters[: lesson.chapters.index(chapter) + 1]:
        told = {*each.words} if each is not chapter else told_words(course, number)
        found += [
            WordBlock(word, say(f"word-{word}"), rule, each.id) for word, rule in each.words.items() if word in told
        ]
    return found


def told_words(course: Course, number: int) -> set[str]:
    """The words of a chapter that its texts have named by a step; at its end it has told them all."""
    if number >= course.length:
        return {*course.chapter.words}
    texts = school(course.lesson.game).texts
    steps = [course.step(at) for at in range(number + 1)]
    keys = [key for key in (*(step.say for step in steps), *(step.then for step in steps[:-1])) if key is not None]
    said = " ".join(texts.say("en", f"learn-{key}") for key in keys).casefold()
    names = {word: texts.say("en", f"learn-word-{word}").partition(" (")[0].casefold() for word in course.chapter.words}
    return {word for word, name in names.items() if name in said}


def outcome_of(result: Result | None, course: Course, desk: Desk) -> Outcome | None:
    """How the free game ended for the learner; none in a chapter without one."""
    if course.chapter.play is None:
        return None
    learner = desk.ledger.seats.index(course.lesson.learner)
    if result is None or learner not in result.winners:
        return "lost"
    if len(result.winners) == 1:
        return "won"
    return "shared" if course.chapter.play.shared is not None else "drawn"


def puzzle_of(desk: Desk) -> Puzzle:
    """The puzzle of a table."""
    study = desk.ledger.study
    assert study is not None and study.kind == "puzzle"  # noqa: S101  the caller has looked
    return school(desk.ledger.game).puzzle(study.id)


def puzzle_block(desk: Desk) -> PuzzleBlock | None:
    """The block of a puzzle; none at other tables."""
    ledger, play, mark = desk.ledger, desk.play, desk.ledger.puzzled
    if ledger.study is None or ledger.study.kind != "puzzle" or mark is None or play is None:
        return None
    taught, puzzle = school(ledger.game), puzzle_of(desk)
    played = [entry.action for entry in play.table.entries[mark.actions :] if entry.seat == puzzle.seat]
    told, things = hint(taught, puzzle, mark.hints) if mark.state == "trying" else (None, [])
    following = taught.puzzles[taught.puzzles.index(puzzle) + 1 :]
    return PuzzleBlock(
        game=ledger.game,
        id=puzzle.id,
        kind=puzzle.kind,
        level=puzzle.level,
        mined=puzzle.mined.seed if puzzle.mined is not None and puzzle.mined.bots else None,
        title=puzzle.say("title"),
        task=puzzle.say("task"),
        seat=puzzle.seat,
        attempt=mark.attempt,
        tries=TRIES,
        hints=mark.hints,
        hint=told,
        point=things,
        state=mark.state,
        line=moves_said(taught, puzzle, played),
        attempts=[
            AttemptBlock(each.chance / WHOLE, each.solved, moves_said(taught, puzzle, each.moves))
            for each in ledger.attempts
        ],
        answer=_answer(desk) if mark.state in ("solved", "shown") else None,
        after=NextPuzzle(following[0].id, following[0].say("title")) if following else None,
    )


def _answer(desk: Desk) -> AnswerBlock:
    taught, puzzle, attempts = school(desk.ledger.game), puzzle_of(desk), desk.ledger.attempts
    best = max(puzzle.lines, key=lambda line: line.chance)
    mine = attempts[-1].moves if attempts else ()
    known = any(mine[: len(line.moves)] == line.moves for line in puzzle.lines)
    solved = bool(attempts) and attempts[-1].solved
    tempting = [
        TemptingBlock(
            moves_said(taught, puzzle, each.moves),
            each.chance / WHOLE,
            puzzle.say_tempting(number),
            any(attempt.moves[: len(each.moves)] == each.moves for attempt in attempts),
        )
        for number, each in enumerate(puzzle.tempting)
    ]
    return AnswerBlock(
        best=best.chance / WHOLE,
        another=solved and not known,
        line=moves_said(taught, puzzle, best.moves),
        why=puzzle.say("why"),
        rules=list(puzzle.rules),
        tempting=tempting,
    )
