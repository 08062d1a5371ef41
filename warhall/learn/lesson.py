"""A lesson as it is written: chapters that begin with a position, and steps that are told one after another.

Here: the shapes of `lesson.yaml`. Not here: how it is read (`reading`), how it is played (`course`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from warhall.kernel.outlook import Sentence

Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9_-]{0,40}$")]
Key: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9_-]{0,60}$")]
"""The name of a text: the message `learn-KEY`."""
Pointed: TypeAlias = Annotated[str, Meta(pattern="^[a-z]+:.+$")]
Claims: TypeAlias = dict[str, Any]
"""What must be true, in the words of the game (`Game.found`); a test proves it."""

PANELS = (
    "board", "hand", "stack", "phases", "overlord", "battle", "quests", "lair", "aim", "reserve", "order_dice",
    "activation", "attack", "unit", "tray", "deck", "discard", "played", "market", "barracks", "trophies",
    "inner_circle", "score",
)  # fmt: skip
"""The parts of a table that can be pointed at or hidden."""
POINTS = (
    "cell", "site", "piece", "card", "quest", "seat", "counter", "button", "panel", "area", "order", "marker", "spy",
    "deck",
)  # fmt: skip
"""The kinds of things that can be pointed at."""


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a file."""


class Step(Written, frozen=True, kw_only=True):
    """One step. It has exactly one of `read`, `do`, `try` and `bot`; a step that says nothing passes in silence."""

    say: Key | None = None
    point: Pointed | tuple[Pointed, ...] = ()
    read: bool = False
    """The learner presses Next."""
    do: str | None = None
    """The learner's action."""
    also: tuple[str, ...] = ()
    """Other actions that lead on as well; `*` stands for anything."""
    bot: str | tuple[str, ...] = ()
    """What the other seat does when the step is reached, before it is told."""
    try_: str | None = msgspec.field(name="try", default=None)
    """An action that is refused on purpose."""
    expect: str | None = None
    """The rule that refuses it."""
    then: Key | None = None
    """What is said after the refusal."""
    dice: tuple[int | str, ...] = ()
    """What falls in the action: faces from 1, or their names."""
    deal: tuple[int, ...] = ()
    """What a shuffle in the action asks for, outcome by outcome, from 0."""
    no: Key | None = None
    """The gentle word for a legal action that is not wanted here."""
    holds: Claims = msgspec.field(default_factory=dict)
    """What is true while the step is told."""
    after: Claims = msgspec.field(default_factory=dict)
    """What is true after the learner's action."""

    def __post_init__(self) -> None:
        """One thing a step, and what belongs to it."""
        given = [name for name, value in zip(("read", "do", "try", "bot"), self._deeds(), strict=True) if value]
        if len(given) != 1:
            raise ValueError(f"a step has exactly one of read, do, try and bot, not {' and '.join(given) or 'none'}")
        if self.say is None and not self.bot:
            raise ValueError("only a step with bot may say nothing")
        if (self.try_ is None) != (self.expect is None) or (self.try_ is None) != (self.then is None):
            raise ValueError("try, expect and then belong together")
        if (self.also or self.after) and self.do is None:
            raise ValueError("also and after belong to do")
        if (self.dice or self.deal) and (self.do is None and not isinstance(self.bot, str)):
            raise ValueError("dice belong to one action: do, or a bot with one action")

    def _deeds(self) -> tuple[object, ...]:
        return self.read, self.do, self.try_, self.bot

    @property
    def kind(self) -> Literal["read", "do", "try"]:
        """What the learner has to do."""
        return "do" if self.do is not None else "try" if self.try_ is not None else "read"

    @property
    def points(self) -> tuple[tuple[str, str], ...]:
        """The things pointed at: kind and id."""
        things = (self.point,) if isinstance(self.point, str) else self.point
        return tuple((thing.partition(":")[0], thing.partition(":")[2]) for thing in things)

    @property
    def replies(self) -> tuple[str, ...]:
        """What the other seat does here."""
        return (self.bot,) if isinstance(self.bot, str) else self.bot


class Play(Written, frozen=True, kw_only=True):
    """A free game against a bot, from where the steps of the chapter lead."""

    won: Key
    lost: Key
    drawn: Key | None = None
    shared: Key | None = None
    shuffle: bool = False
    """Whether everything that nobody knows is dealt anew first."""

    def said(self, outcome: str) -> str:
        """What is said at the end."""
        even = self.shared or self.drawn or self.lost
        return {"won": self.won, "drawn": even, "shared": even}.get(outcome, self.lost)


class Chapter(Written, frozen=True, kw_only=True):
    """One idea: a position, and the steps from there."""

    id: Id
    title: Key
    goal: Key
    position: Id
    rules: tuple[str, ...]
    steps: tuple[Step, ...]
    done: Key | None = None
    """What is said at the end, if the last step has not said it."""
    words: dict[str, str] = msgspec.field(default_factory=dict)
    """New words and the rule that explains each: the messages `learn-word-WORD`."""
    hide: tuple[str, ...] = ()
    """Parts of the table that are not taught yet."""
    play: Play | None = None

    @property
    def told(self) -> tuple[int, ...]:
        """The numbers of the steps that are told."""
        return tuple(number for number, step in enumerate(self.steps) if step.say is not None)

    def used(self) -> Iterator[str]:
        """Every text that it uses."""
        yield from (key for key in (self.title, self.goal, self.done) if key is not None)
        for step in self.steps:
            yield from (key for key in (step.say, step.then, step.no) if key is not None)
        if self.play is not None:
            ends = (self.play.won, self.play.lost, self.play.drawn, self.play.shared)
            yield from (key for key in ends if key is not None)
        yield from (f"word-{word}" for word in self.words)


class Lesson(Written, frozen=True, kw_only=True):
    """The first game of somebody who does not know the rules."""

    game: str
    id: Id
    title: Key
    about: Key
    learner: str
    """The seat of the learner."""
    other: str
    """The seat that plays by the script."""
    minutes: int
    chapters: tuple[Chapter, ...]

    def chapter(self, ident: str) -> Chapter | None:
        """The chapter of an id."""
        return next((each for each in self.chapters if each.id == ident), None)

    def after(self, chapter: Chapter) -> Chapter | None:
        """The chapter that follows one."""
        number = self.chapters.index(chapter) + 1
        return self.chapters[number] if number < len(self.chapters) else None

    @property
    def steps(self) -> int:
        """How many steps are told."""
        return sum(len(chapter.told) for chapter in self.chapters)

    def used(self) -> Iterator[str]:
        """Every text that it uses."""
        yield from (self.title, self.about)
        for chapter in self.chapters:
            yield from chapter.used()


def say(key: str) -> Sentence:
    """A text of a lesson as a sentence."""
    return Sentence(f"learn-{key}")
