"""Proof that a lesson works: every chapter played to its end on the real engine, with every answer it accepts.

Here: what breaks, told with chapter and step. A lesson that no longer fits the rules is noticed here, not by a learner.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warhall.bots.choose import choose
from warhall.kernel.dice import DiceError, ScriptedDice, SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.events import Told
from warhall.kernel.state import State
from warhall.learn.claims import disproved
from warhall.learn.course import Course, Deed
from warhall.learn.lesson import Claims, Step
from warhall.learn.opening import BEGINNER, opened
from warhall.learn.school import School

MOST_ACTIONS = 4000
SEEN = ("card", "piece", "site", "quest", "seat")
"""What must be in the learner's view when it is pointed at."""


class BrokenError(WarhallError):
    """A lesson does not go on, or tells what is not so."""


class Played(msgspec.Struct, frozen=True):
    """What was proved."""

    chapters: int
    steps: int
    lines: int
    """Ways through the chapters, with every accepted answer."""
    actions: int


def prove(school: School) -> Played:
    """Play a lesson to its end in every way it accepts.

    Raises:
        BrokenError: it breaks; it says where and how.
    """
    lines = actions = 0
    for chapter in school.lesson.chapters:
        course = Course(school.game, school.lesson, chapter)
        walker = Walker(course)
        try:
            walker.walk(opened(school, chapter, ScriptedDice(()) if chapter.play is None else SeededDice(1)), 0)
        except (BrokenError, WarhallError) as error:
            raise BrokenError(f"{school.game.id}, chapter {chapter.id}: {error}") from None
        lines += walker.lines
        actions += walker.actions
    return Played(len(school.lesson.chapters), school.lesson.steps, lines, actions)


class Walker:
    """Goes through one chapter."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.lines = 0
        self.actions = 0
        self._moments: list[State] = []

    def walk(self, state: State, number: int) -> None:
        """Play on from the way to a told step; where several answers are accepted, each to the end."""
        course = self.course
        for deed in course.script(state, number):
            self.do(state, deed, course.chapter.steps[deed.step], number)
            if (
                course.chapter.steps[deed.step].say is None
                and deed.notation == course.chapter.steps[deed.step].replies[-1]
            ):
                self.hold(state, course.chapter.steps[deed.step].holds, number)
        if number >= course.length:
            self.lines += 1
            return
        step = course.step(number)
        self.hold(state, step.holds, number)
        self.point(state, step, number)
        learner, _ = course.seats(state)
        if step.try_ is not None:
            pressed = course.press(state, number, step.try_)
            if pressed.refusal is None or pressed.refusal.rule != step.expect:
                found = "it is allowed" if pressed.refusal is None else pressed.refusal.rule
                raise BrokenError(
                    f"{self._where(number)}: {step.try_!r} should be refused by {step.expect}, but: {found}"
                )
        if step.do is None:
            self.walk(state, number + 1)
            return
        wanted = course.wanted(state, number)
        self._accepts(state, step, wanted, number)
        for notation in wanted:
            after = state.copy()
            self.do(after, Deed(learner, notation, course.falls(number)), step, number)
            self.hold(after, step.after, number)
            self.walk(after, number + 1)

    def do(self, state: State, deed: Deed, step: Step, number: int) -> None:
        """One action; exactly what the lesson gives must fall in it."""
        state.dice = dice = ScriptedDice(deed.outcomes)
        moments: list[State] = []

        def listen(_: Told) -> None:
            moments.append(state.copy())

        state.ears = listen
        try:
            state.apply(deed.seat, self.course.game.codec.parse(state, deed.notation))
        except DiceError as error:
            raise BrokenError(f"{self._where(number)}: in {deed.notation!r} {error}") from None
        except WarhallError as error:
            raise BrokenError(f"{self._where(number)}: {deed.notation!r} is refused: {error}") from None
        finally:
            state.ears = None
        if dice.left:
            raise BrokenError(f"{self._where(number)}: {dice.left} of the dice of {deed.notation!r} never fall")
        self._moments = moments
        self.actions += 1

    def hold(self, state: State, claims: Claims, number: int) -> None:
        """What is claimed must be so."""
        learner, _ = self.course.seats(state)
        problem = disproved(state, learner, claims, self._moments)
        if problem is not None:
            raise BrokenError(f"{self._where(number)}: {problem}")

    def _accepts(self, state: State, step: Step, wanted: list[str], number: int) -> None:
        learner, _ = self.course.seats(state)
        if learner not in state.decisions:
            raise BrokenError(f"{self._where(number)}: the learner is not asked")
        codec = self.course.game.codec
        missing = [
            each for each in (step.do, *step.also) if each is not None and "*" not in each and each not in wanted
        ]
        # After another answer than the first one a place may be taken: something must lead on, not everything.
        if step.do not in wanted and not wanted:
            offered = [codec.notation(state, code) for code in state.decisions[learner].options]
            raise BrokenError(f"{self._where(number)}: {missing} is not allowed; there is {offered[:20]}")

    def point(self, state: State, step: Step, number: int) -> None:
        """What is pointed at must be there."""
        learner, _ = self.course.seats(state)
        for kind, ident in step.points:
            there = True
            if kind in SEEN:
                there = ident in set(words(msgspec.to_builtins(state.view(learner)))) or ident in state.seat_names()
            elif kind == "button" and step.do is not None:
                codec, decision = self.course.game.codec, state.decisions.get(learner)
                offered = [] if decision is None else [codec.notation(state, code) for code in decision.options]
                there = any(each == ident or each.startswith(f"{ident} ") for each in offered)
            if not there:
                raise BrokenError(f"{self._where(number)}: nothing to point at: {kind}:{ident}")

    def _where(self, number: int) -> str:
        if number >= self.course.length:
            return "after the last step"
        return f"step {number + 1} ({self.course.step(number).say})"


def words(data: object) -> Iterator[str]:
    """Every text in plain data, keys included."""
    match data:
        case str():
            yield data
        case dict():
            for key, value in data.items():
                yield str(key)
                yield from words(value)
        case list() | tuple():
            for each in data:
                yield from words(each)
        case _:
            pass


LEARNER = "greedy"
"""Who sits where the learner will."""


def play_out(school: School, seed: int) -> State:
    """The free game at the end, played by bots: it must come to an end.

    Raises:
        BrokenError: it does not.
    """
    chapter = school.lesson.chapters[-1]
    if chapter.play is None:
        raise BrokenError(f"{school.game.id}: the last chapter is no game")
    state = opened(school, chapter, SeededDice(seed))
    dice = SeededDice(seed).child(1)
    learner = state.seat_names().index(school.lesson.learner)
    for _ in range(MOST_ACTIONS):
        if state.decision is None:
            return state
        seat = state.decision.seat
        state.apply(seat, choose(LEARNER if seat == learner else BEGINNER, state, seat, dice).code)
    raise BrokenError(f"{school.game.id}: the game of chapter {chapter.id} does not end")
