"""A fair race on a machine that does not keep its pace.

Here: how rates are taken and compared. Not here: what is raced (`bare_connect_four`, `peers`, `warhall_games`) and
what is printed (`engine`).

A shared machine may be half as fast a second from now, so rates taken one after another cannot be compared. All
contestants therefore run on one core, in turns of a few hundredths of a second; one turn each is a round, and every
round starts with the next contestant. Around each turn a fixed piece of plain Python is timed: the rate divided by
the pace it shows is the *normalised* rate, that of a machine which needs `REFERENCE` seconds for the piece. Two
contestants are compared within each round, and the median of those ratios is their ratio.
"""

from __future__ import annotations

import gc
import os
import statistics
from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec

from warhall.cli.pace import REFERENCE, calibrate

TURN = 0.05
"""Seconds that a contestant runs before the next has its turn."""

WARM_UP = 3.0
"""Seconds that a contestant runs before it is measured: a figure is about the thousandth game, not about the first."""

_LEAST_ROUNDS = 3


class Contestant(msgspec.Struct, frozen=True):
    """Something that works: each call of `work` does some units of it and tells how many."""

    id: str
    work: Callable[[], int]


class Entry(msgspec.Struct, frozen=True):
    """An engine at the start: its random games and, if it has one, its copy of a state in mid-game."""

    title: str
    play: Contestant
    copy: Contestant | None = None


class Pace(msgspec.Struct, frozen=True):
    """How fast a contestant was; `rounds` holds its normalised rate in each round."""

    per_second: float
    normalised: float
    spread: float
    units_per_call: float
    rounds: tuple[float, ...]

    @property
    def microseconds(self) -> float:
        """What one unit costs at the reference pace."""
        return 1e6 / self.normalised


class _Lap:
    """What one contestant has done so far."""

    def __init__(self) -> None:
        self.units = 0
        self.calls = 0
        self.spent = 0.0
        self.rounds: list[float] = []

    def pace(self) -> Pace:
        """The figures of all turns together."""
        middle = statistics.median(self.rounds)
        low, _, high = statistics.quantiles(self.rounds, n=4)
        return Pace(
            per_second=self.units / self.spent,
            normalised=middle,
            spread=(high - low) / middle,
            units_per_call=self.units / self.calls,
            rounds=tuple(self.rounds),
        )


def pin() -> None:
    """Keep this process on one core, the last it may use, so that no turn pays for moving."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def race(contestants: Sequence[Contestant], seconds: float) -> dict[str, Pace]:
    """Let all run in turns until each has had about that many seconds; each warms up for a while first."""
    for contestant in contestants:
        _warm_up(contestant)
    # All share one process: without this, a search for garbage in one's turn goes through what the others have loaded.
    gc.collect()
    gc.freeze()
    laps = {contestant.id: _Lap() for contestant in contestants}
    for number in range(max(_LEAST_ROUNDS, round(seconds / TURN))):
        first = number % len(contestants)
        for contestant in (*contestants[first:], *contestants[:first]):
            _turn(contestant, laps[contestant.id])
    return {name: lap.pace() for name, lap in laps.items()}


def ratio(one: Pace, other: Pace) -> float:
    """How many times faster the one is than the other, judged round by round."""
    return statistics.median(mine / theirs for mine, theirs in zip(one.rounds, other.rounds, strict=True))


def batched(call: Callable[[], object]) -> Callable[[], int]:
    """Work that makes so many calls at a time that reading the clock costs nothing beside them."""
    batch, spent = 1, 0.0
    while spent < TURN / 20:
        batch *= 2
        start = perf_counter()
        for _ in range(batch):
            call()
        spent = perf_counter() - start

    def work() -> int:
        for _ in range(batch):
            call()
        return batch

    return work


def _warm_up(contestant: Contestant) -> None:
    """Work until what is worked out once and kept, of whoever keeps something, is there."""
    end = perf_counter() + WARM_UP
    contestant.work()
    while perf_counter() < end:
        contestant.work()


def _turn(contestant: Contestant, lap: _Lap) -> None:
    """One turn between two looks at the machine's pace."""
    work, units, calls, spent = contestant.work, 0, 0, 0.0
    before = calibrate()
    start = perf_counter()
    while spent < TURN:
        units += work()
        calls += 1
        spent = perf_counter() - start
    pace = (before + calibrate()) / 2
    lap.units += units
    lap.calls += calls
    lap.spent += spent
    lap.rounds.append(units / spent * pace / REFERENCE)
