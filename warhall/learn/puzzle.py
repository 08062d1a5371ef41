"""A puzzle as it is written: a position, a goal, when it is decided, the lines that solve it and those that tempt.

Here: the shapes of `puzzles.yaml` and `mined.yaml`. Not here: how a line is judged (`judge`), how puzzles are found
(`mine`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from warhall.kernel.outlook import Sentence
from warhall.kernel.words import Name, Word
from warhall.learn.lesson import Claims, Id, Written

Kind: TypeAlias = Literal["win", "chance", "save"]
"""Win this turn; the best chance; save it."""
WHOLE = 1000
"""Chances are written in thousandths."""
Chance: TypeAlias = Annotated[int, Meta(ge=0, le=WHOLE)]
TRIES = 3
HINTS = 3


class Line(Written, frozen=True, kw_only=True):
    """What the solver does. Answers to questions on the way go by the name of the question."""

    moves: tuple[str, ...]
    chance: Chance = WHOLE
    """How often it reaches the goal, over all dice, if the other side answers in the worst way."""
    answers: dict[str, str] = msgspec.field(default_factory=dict)
    """What is answered whenever a question with this name comes."""


class Tempting(Written, frozen=True, kw_only=True):
    """What most people try, and falls short."""

    moves: tuple[str, ...]
    chance: Chance = 0
    answers: dict[str, str] = msgspec.field(default_factory=dict)
    others: dict[str, str] = msgspec.field(default_factory=dict)
    """How the other side answers, where the text tells of one answer; else the worst."""
    refused: str | None = None
    """The rule that refuses the last of the moves."""
    goal: Claims | None = None
    """What its chance is about, if it is not the goal of the puzzle."""


class Mined(Written, frozen=True, kw_only=True):
    """Where a puzzle was found, and what shows that it is one."""

    seed: int
    step: int
    bots: tuple[str, ...]
    """Who played the game that it is from; nobody, if it is varied from another puzzle."""
    model: str = ""
    """The puzzle that was varied."""
    best: Chance
    luck: Chance
    """How often somebody succeeds who chooses at random: the less, the harder it is to find the way."""
    states: int
    """So many positions were looked at: every line of the turn."""


class Puzzle(Written, frozen=True, kw_only=True):
    """One question with a right answer."""

    id: Id
    kind: Kind
    level: Annotated[int, Meta(ge=1, le=10)]
    seat: str
    position: Id
    goal: Claims
    until: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """When it is decided at the latest: a seat (or `any`) is asked one of these; `new: [round]`: a round ends."""
    before: tuple[str, ...] = ()
    """What happens first, shown to the solver: `SEAT ACTION`."""
    lines: tuple[Line, ...]
    tempting: tuple[Tempting, ...] = ()
    rules: tuple[str, ...]
    deals: bool = False
    """Whether the order of the solver's deck is unknown: a line is judged over all orders."""
    finish: Literal["quiet", "best"] = "quiet"
    """What happens when a line is at its end: nothing more is done, or whatever is best."""
    facts: dict[str, int | str] = msgspec.field(default_factory=dict)
    """Facts that the shared texts of mined puzzles name; `thing` is `KIND:ID`. Without them it has texts of its own."""
    mined: Mined | None = None

    @property
    def chance(self) -> int:
        """The chance of the best line, in thousandths."""
        return max(line.chance for line in self.lines)

    def _key(self, what: str) -> str:
        if not self.facts:
            return f"puzzle-{self.id}-{what}"
        match what:
            case "task":
                return f"mined-{self.facts['about']}-{self.kind}"
            case "why":
                return f"mined-why-{self.kind}"
            case _:
                return f"mined-{what}"

    def say(self, what: str) -> Sentence:
        """One of its texts: `title`, `task` or `why`."""
        words: dict[str, Word] = {**self.facts}
        for key in ("thing", "by"):
            named = self.facts.get(key)
            if isinstance(named, str):
                kind, _, ident = named.partition(":")
                words[key] = Name(kind, ident)
        return Sentence(f"learn-{self._key(what)}", words)

    def say_tempting(self, number: int) -> Sentence:
        """Why a tempting line falls short."""
        if self.facts:
            return Sentence("learn-mined-tempting", {"percent": round(100 * self.tempting[number].chance / WHOLE)})
        return Sentence(f"learn-puzzle-{self.id}-tempting-{number + 1}")

    def used(self) -> Iterator[str]:
        """Every text that it uses."""
        yield from (self._key(what) for what in ("title", "task", "why"))
        if not self.facts:
            yield from (f"puzzle-{self.id}-tempting-{number + 1}" for number in range(len(self.tempting)))


class Puzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The puzzles of a file."""

    game: str
    puzzles: tuple[Puzzle, ...]
