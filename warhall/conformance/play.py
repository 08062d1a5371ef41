"""A random game, kept moment by moment: what every check looks at.

Here: driving a game to its end within its step cap, and telling where something went wrong. Not here: what is demanded
of a game (the check modules).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from warhall.kernel.dice import SeededDice
from warhall.kernel.events import Told
from warhall.kernel.game import Game
from warhall.kernel.record import Record
from warhall.kernel.state import State
from warhall.kernel.table import Table

LAST = 12
"""So many of the last actions tell what a game was about when it went on too long."""
HISTORY = 300
"""So many actions before a failure are shown; seed and options give them all."""
SAMPLE = 24
"""So many moments of a game are enough for a check that is not cheap."""
LOOKED = 60
"""At so many moments of a game a state in another form is looked at through every viewer's eyes. Looking costs far more
than all the rest, and what is seen comes from what is compared at every moment: the whole state, and what it asks."""


class ConformanceFailure(AssertionError):
    """A game breaks a promise; the text says which, and how to see it again."""


class Moment(NamedTuple):
    """One decision of a game: the state before it, who acted how, and what that brought."""

    number: int
    state: State
    """As it was before the action; checks look at copies of it."""
    seat: int
    code: int
    digest: str
    """Of the state before the action, as the record has it."""
    told: tuple[Told, ...]
    free: int
    """How many actions the seat could take back without asking, right after this one."""
    faces: dict[int | None, bytes]
    """What the state shows to each viewer, as a hash, as soon as a check has looked (`seen.shown`)."""


class Play(NamedTuple):
    """A whole random game."""

    game: Game
    variant: Mapping[str, object]
    seed: int
    moments: list[Moment]
    end: State
    record: Record
    whole: bool = False
    """Whether every check looks at every moment, not at a sample."""

    def sample(self, most: int = SAMPLE) -> list[Moment]:
        """Moments from the whole length of the game, the first and the last among them, or all where all are wanted."""
        moments = self.moments
        if self.whole or len(moments) <= most:
            return moments
        return [moments[i * (len(moments) - 1) // (most - 1)] for i in range(most)]

    def last(self) -> Moment:
        """The end as a moment at which nobody acts."""
        return Moment(len(self.moments), self.end, 0, -1, "", (), 0, {})

    def stops(self, most: int = SAMPLE) -> list[Moment]:
        """A sample of moments, and the end as one more."""
        return [*self.sample(most), self.last()]

    def dice(self, number: int, purpose: int = 0) -> SeededDice:
        """Dice for a check, the same in every run."""
        return SeededDice(self.seed).child(1000 + number * 10 + purpose)

    def failure(self, number: int, problem: str) -> ConformanceFailure:
        """What is wrong at a moment, and how to come there."""
        return failed(self.game, self.variant, self.seed, self.record, number, problem)

    def demand(self, number: int, problem: str, *, holds: bool) -> None:
        """Fail at a moment unless something holds."""
        if not holds:
            raise self.failure(number, problem)


def failed(
    game: Game, variant: Mapping[str, object], seed: int, record: Record, number: int, problem: str
) -> ConformanceFailure:
    """A failure that can be seen again: game, options, seed, step and the actions up to it."""
    actions = [f"{entry.seat} {entry.action}" for entry in record.entries[:number]]
    shown = ["..."] * (len(actions) > HISTORY) + actions[-HISTORY:]
    return ConformanceFailure(
        f"{game.id} {dict(variant)} seed {seed}, step {number}: {problem}\n  after: {'; '.join(shown) or 'the start'}"
    )


def random_play(game: Game, variant: Mapping[str, object], seed: int, *, whole: bool = False) -> Play:
    """A random game from a seed; a whole one is looked at moment by moment.

    Raises:
        ConformanceFailure: the game does not end, refuses an option, or breaks down.
    """
    dice = SeededDice(seed)
    chooser = dice.child(1)
    table = Table(game, variant, dice.child(0))
    moments: list[Moment] = []
    digest = table.start.digest
    while table.state.decision is not None:
        number = len(moments)
        if number >= game.step_cap:
            raise failed(game, variant, seed, table.record(), number, _endless(table))
        before = table.state.copy()
        seat = chooser.pick(sorted(table.state.decisions))
        code = chooser.pick(list(table.state.decisions[seat].options))
        try:
            told = tuple(table.act(seat, code))
        except Exception as error:
            step = next((name for name, _ in before.pending()), "nothing")
            problem = f"{before.seat_names()[seat]} chose option {code} at {step}, and it raised {error!r}"
            raise failed(game, variant, seed, table.record(), number, problem) from error
        moments.append(Moment(number, before, seat, code, digest, told, table.free_undo(seat), {}))
        digest = table.entries[-1].digest
    return Play(game, variant, seed, moments, table.state, table.record(), whole)


def _endless(table: Table) -> str:
    """Which step and which actions keep a game going for ever."""
    steps = ", ".join(name for name, _ in list(table.state.pending())[:5])
    actions = "; ".join(f"{entry.seat} {entry.action}" for entry in table.entries[-LAST:])
    return f"no end after {table.game.step_cap} actions; pending: {steps}; the last actions: {actions}"
