"""How a chapter is played: which step comes, what it wants, what the script does, and what a press means.

Here: a state machine without memory over the real engine. The caller keeps the game and the number of the step, and
does the deeds; so the server, the terminal and the proof play by the same course. Not here: how a step is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Literal, NamedTuple, TypeAlias

from warhall.kernel.actions import Action
from warhall.kernel.dice import Dice
from warhall.kernel.errors import Refusal
from warhall.kernel.game import Game
from warhall.kernel.outlook import Sentence, action_sentence
from warhall.kernel.state import State
from warhall.learn.lesson import Chapter, Lesson, Step, say

Kind: TypeAlias = Literal["read", "do", "try", "play", "end"]
NOT_NOW = Sentence("learn-not-now")
"""Said to a legal action that the lesson does not want."""


class StackedDice(Dice):
    """Dice that fall as a lesson wants, and then by chance again."""

    __slots__ = ("chance", "given")

    def __init__(self, given: Iterable[int], chance: Dice) -> None:
        self.given = list(given)
        self.chance = chance

    def below(self, bound: int) -> int:
        """The next outcome of the lesson; one that cannot be is left to chance."""
        if self.given:
            value = self.given.pop(0)
            if value < bound:
                return value
        return self.chance.below(bound)

    def copy(self) -> StackedDice:
        """Dice that will fall the same way."""
        return StackedDice(self.given, self.chance.copy())

    def data(self) -> dict[str, int | str | list[int]]:
        """What comes after the lesson's own."""
        return self.chance.data()


class Deed(NamedTuple):
    """An action of a lesson: who does it, and what falls in it."""

    seat: int
    notation: str
    outcomes: tuple[int, ...] = ()
    step: int = 0
    """The number of the step that it belongs to, among all steps."""


class Pressed(NamedTuple):
    """What a press of the learner means."""

    kind: Literal["wanted", "tried", "not-now", "refused"]
    action: Action
    refusal: Refusal | None = None
    say: Sentence | None = None


class Course:
    """One chapter, step by step. Told steps are numbered from 0; the number after the last is the end."""

    def __init__(self, game: Game, lesson: Lesson, chapter: Chapter) -> None:
        self.game = game
        self.lesson = lesson
        self.chapter = chapter
        self._told = chapter.told

    @property
    def length(self) -> int:
        """How many steps are told."""
        return len(self._told)

    def step(self, number: int) -> Step:
        """A told step."""
        return self.chapter.steps[self._told[number]]

    def seats(self, state: State) -> tuple[int, int]:
        """The seats of the learner and of the script."""
        names = state.seat_names()
        return names.index(self.lesson.learner), names.index(self.lesson.other)

    def script(self, state: State, number: int) -> list[Deed]:
        """What the other seat does on the way to a told step (or to the end), including what that step tells of."""
        _, other = self.seats(state)
        first = self._told[number - 1] + 1 if number else 0
        last = self._told[number] if number < self.length else len(self.chapter.steps) - 1
        deeds = []
        for raw in range(first, last + 1):
            step = self.chapter.steps[raw]
            deeds += [Deed(other, reply, outcomes(self.game, step), raw) for reply in step.replies]
        return deeds

    def kind(self, number: int, *, is_over: bool = False) -> Kind:
        """What there is to do at a number: past the steps there is free play, or the end."""
        if number < self.length:
            return self.step(number).kind
        return "play" if self.chapter.play is not None and not is_over else "end"

    def wanted(self, state: State, number: int) -> list[str]:
        """Every notation that leads on, the one of the lesson first."""
        if number >= self.length or self.step(number).do is None:
            return []
        step, (learner, _) = self.step(number), self.seats(state)
        decision = state.decisions.get(learner)
        offered = [self.game.codec.notation(state, code) for code in decision.options] if decision is not None else []
        found = [str(step.do)]
        for pattern in step.also:
            found += [each for each in offered if fnmatchcase(each, pattern)] if "*" in pattern else [pattern]
        return [each for each in dict.fromkeys(found) if self._is_legal(state, learner, each)]

    def _is_legal(self, state: State, seat: int, notation: str) -> bool:
        return state.explain(seat, self.game.codec.parse(state, notation)) is None

    def press(self, state: State, number: int, notation: str) -> Pressed:
        """What it means that the learner does something now.

        Raises:
            NotationError: it is no action at all.
        """
        learner, _ = self.seats(state)
        action = self.game.codec.parse(state, notation)
        reason = state.explain(learner, action)
        step = self.step(number) if number < self.length else None
        if step is not None and step.try_ is not None and reason is not None:
            tried = self.game.codec.parse(state, step.try_)
            return Pressed("tried" if action == tried else "refused", action, reason)
        if reason is not None:
            return Pressed("refused", action, reason)
        if step is None and self.chapter.play is not None:
            return Pressed("wanted", action)
        canonical = self.game.codec.notation(state, action)
        if canonical in self.wanted(state, number) or notation in self.wanted(state, number):
            return Pressed("wanted", action)
        own = step.no if step is not None else None
        return Pressed("not-now", action, say=NOT_NOW if own is None else say(own))

    def task(self, state: State, number: int) -> Sentence | None:
        """What to do, in the words of the table: the first of what is wanted that is still open."""
        if number >= self.length:
            return None
        step = self.step(number)
        notation = step.try_ if step.do is None else next(iter(self.wanted(state, number)), step.do)
        return None if notation is None else action_sentence(state, self.game.codec.parse(state, notation))

    def falls(self, number: int) -> tuple[int, ...]:
        """What falls in the learner's action."""
        return outcomes(self.game, self.step(number)) if number < self.length else ()


def outcomes(game: Game, step: Step) -> tuple[int, ...]:
    """What dice and decks give in the action of a step, as the engine asks for it."""
    return (*faces(game, step.dice), *step.deal)


def faces(game: Game, shown: Sequence[int | str]) -> tuple[int, ...]:
    """Faces of dice as outcomes: a number from 1, or the name that the game has for a face."""
    return tuple(face - 1 if isinstance(face, int) else game.faces[face] for face in shown)
