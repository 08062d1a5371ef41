"""The analysis of a game that is over: how the chances went, which choices were mistakes, and what luck was worth.

After every step the chances of all seats are read: with all hands open, and as each seat could know them. What a step
changes is divided in two. What its actor could expect of it, the mean change over worlds that looked the same to him,
with dice thrown anew, is the choice; what dice, draws and uncovered cards brought beyond that is luck. So choices and
luck add up to the result, and where nothing is left to chance there is no luck.

The same record, looks and seed give the same analysis, in one go or step by step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Literal

import msgspec

from warhall.bots.chances import (
    WHOLE,
    Chances,
    chances,
    check_scale,
    divided,
    known_chances,
    round_div,
    worlds,
)
from warhall.bots.hint import thought_of
from warhall.bots.judging import LEVEL, Judgement, judge, opened
from warhall.kernel.actions import Action
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.game import Game
from warhall.kernel.record import Record
from warhall.kernel.state import State

EXPECTED = 24
"""In so many worlds it is read what an action could be expected to bring."""
TURNING_MOST = 5
TURNING = 300
"""A step that changes less is no turning point."""


class Judged(msgspec.Struct, frozen=True):
    """A choice as it looked to who made it, and as it looks with all hands open."""

    known: Judgement
    open: Judgement


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """How a game stood after a step, and what the step changed."""

    step: int
    seat: int | None
    open: Chances
    known: tuple[Chances, ...]
    choice: Chances
    luck: Chances
    judged: Judged | None = None


class Sum(msgspec.Struct, frozen=True, kw_only=True):
    """What decided the game for a seat, in ten-thousandths; own, others and luck add up to the total."""

    own: int
    others: int
    luck: int
    total: int
    play: int
    """How much of what the best choices would have brought over the worst it got, in percent."""
    lost: int
    choices: int
    best: int
    inaccurate: int
    mistakes: int
    blunders: int


class Turning(msgspec.Struct, frozen=True):
    """A step at which the chances moved."""

    step: int
    seat: int
    change: int
    by: Literal["choice", "luck"]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """All that is known of a game so far."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    step: int
    steps: int
    left: float | None = None
    looks: int = 0
    seats: tuple[str, ...] = ()
    moments: list[Moment] = []
    sums: list[Sum] = []
    turning: list[Turning] = []


class Analyst:
    """Goes through one game."""

    def __init__(self, game: Game, record: Record, looks: int | None = None, seed: int = 0) -> None:
        """An analyst.

        Args:
            game: what was played.
            record: how; it was checked before.
            looks: how many positions to look at for each choice; by default as many as `normal` does.
            seed: all chance comes from it.

        Raises:
            NoChanceError: the evaluation of the game is no chance of winning.
        """
        check_scale(game)
        self.record = record
        outcomes = chain.from_iterable(entry.fallen for entry in (record.start, *record.entries))
        self.start = game.begin(record.options, ScriptedDice(outcomes))
        self.looks = thought_of(self.start, LEVEL).looks if looks is None else looks
        self.dice = SeededDice(seed)

    @property
    def seats(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.start.seat_names()

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return len(self.record.entries)

    def moments(self, first: int = 0) -> Iterator[Moment]:
        """The moments from a step on."""
        state = self.start.copy()
        if first == 0:
            yield self._begun(state)
        for step, entry in enumerate(self.record.entries, start=1):
            seat = self.seats.index(entry.seat)
            action = state.game.codec.parse(state, entry.action)
            before = state.copy() if step >= first else None
            state.apply(seat, action)
            if before is not None:
                yield self._moment(before, state, step, seat, action)

    def _begun(self, state: State) -> Moment:
        """The start: what differs from even chances is the luck of the deal and of the seats."""
        now = chances(state)
        even = divided([1] * len(now))
        luck = tuple(one - other for one, other in zip(now, even, strict=True))
        known = self._known(state, now, self.dice.child(0))
        return Moment(step=0, seat=None, open=now, known=known, choice=(0,) * len(now), luck=luck)

    def _moment(self, before: State, after: State, step: int, seat: int, action: Action) -> Moment:
        dice = self.dice.child(step)
        was, now = chances(before), chances(after)
        choice = self._expected(before, seat, action, dice.child(1))
        luck = tuple(new - old - own for new, old, own in zip(now, was, choice, strict=True))
        return Moment(
            step=step,
            seat=seat,
            open=now,
            known=self._known(after, now, dice.child(0)),
            choice=choice,
            luck=luck,
            judged=self._judged(before, seat, action, dice.child(2)),
        )

    def _known(self, state: State, now: Chances, dice: SeededDice) -> tuple[Chances, ...]:
        """The chances as each seat can know them."""
        if not state.game.hidden or state.result is not None:
            return (now,) * len(now)
        return tuple(known_chances(state, seat, dice.child(seat)) for seat in range(len(now)))

    def _expected(self, before: State, seat: int, action: Action, dice: SeededDice) -> Chances:
        """What an action changes on average over all that its actor could not know."""
        changed: list[list[int]] = []
        for world in worlds(before, seat, dice, EXPECTED):
            was, fallen = chances(world), world.dice.data()
            if world.explain(seat, action) is not None:
                continue  # an action beyond the options may need something that this world lacks
            world.apply(seat, action)
            changed.append([new - old for new, old in zip(chances(world), was, strict=True)])
            if not before.game.hidden and world.dice.data() == fallen:
                break  # nothing is hidden and no die has fallen: every other world is the same
        if not changed:
            return (0,) * len(self.seats)
        columns = [round_div(sum(column), len(changed)) for column in zip(*changed, strict=True)]
        columns[seat] -= sum(columns)  # what rounding has left over
        return tuple(columns)

    def _judged(self, before: State, seat: int, action: Action, dice: SeededDice) -> Judged | None:
        """What the choice was worth; None if there was none, or if it is not among the usual options."""
        options = before.decisions[seat].options
        code = before.game.codec.code(action)
        if len(options) == 1 or code is None or code not in options:
            return None
        known = judge(before, seat, code, dice.child(0), self.looks)
        if not before.game.hidden:
            return Judged(known, known)
        return Judged(known, judge(opened(before), seat, code, dice.child(1), self.looks))


def summed(moments: Sequence[Moment], final: Chances | None = None, gave_up: int | None = None) -> list[Sum]:
    """What decided the game for each seat.

    Args:
        moments: all of them.
        final: the result, where not the rules ended the game: what changes by it counts as a choice.
        gave_up: whose choice that was; None: everybody's own.
    """
    seats = range(len(moments[0].open))
    even = divided([1] * len(seats))
    last = moments[-1].open
    end = last if final is None else final
    found = []
    for seat in seats:
        own = sum(each.choice[seat] for each in moments if each.seat == seat)
        others = sum(each.choice[seat] for each in moments if each.seat not in (seat, None))
        if gave_up is None or gave_up == seat:
            own += end[seat] - last[seat]
        else:
            others += end[seat] - last[seat]
        judged = [each.judged.known for each in moments if each.seat == seat and each.judged is not None]
        verdicts = [each.verdict for each in judged]
        found.append(
            Sum(
                own=own,
                others=others,
                luck=sum(each.luck[seat] for each in moments),
                total=end[seat] - even[seat],
                play=share_of_best(judged),
                lost=sum(each.loss for each in judged),
                choices=len(judged),
                best=sum(each.loss == 0 for each in judged),
                inaccurate=verdicts.count("inaccurate"),
                mistakes=verdicts.count("mistake"),
                blunders=verdicts.count("blunder"),
            )
        )
    return found


def share_of_best(judged: Sequence[Judgement]) -> int:
    """How much of what could be won over the worst options was won, in percent; all of it if nothing could be."""
    could = sum(each.best - each.worst for each in judged)
    did = sum(each.played - each.worst for each in judged)
    return 100 if could <= 0 else round_div(100 * did, could)


def turning_points(moments: Sequence[Moment]) -> list[Turning]:
    """The steps at which the chances of who acted moved most, in the order of the game."""
    found = []
    for each in moments:
        if each.seat is not None:
            choice, luck = each.choice[each.seat], each.luck[each.seat]
            by: Literal["choice", "luck"] = "choice" if abs(choice) >= abs(luck) else "luck"
            found.append(Turning(each.step, each.seat, choice if by == "choice" else luck, by))
    found = [each for each in found if abs(each.change) >= TURNING]
    most = sorted(found, key=lambda each: (-abs(each.change), each.step))[:TURNING_MOST]
    return sorted(most, key=lambda each: each.step)


def finished(
    analyst: Analyst, moments: Sequence[Moment], final: Chances | None = None, gave_up: int | None = None
) -> Analysis:
    """The whole analysis, once every moment is there."""
    return Analysis(
        status="done",
        step=analyst.steps,
        steps=analyst.steps,
        looks=analyst.looks,
        seats=analyst.seats,
        moments=list(moments),
        sums=summed(moments, final, gave_up),
        turning=turning_points(moments),
    )


def result_of(seats: int, *, loser: int | None) -> Chances:
    """The result of a game that the rules did not end: the others have won, or nobody has lost."""
    return divided([int(seat != loser) for seat in range(seats)], WHOLE)
