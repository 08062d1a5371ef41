"""Rates on a machine that does not keep its pace.

A shared machine may be half as fast a second from now. So every measurement is cut into short slices; before and after
each one a fixed piece of plain Python is timed, and the slice's rate is scaled to a machine that needs `REFERENCE`
seconds for that piece. The median over all slices is the figure: compare it with figures of other runs and machines.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import perf_counter  # noqa: TID251  a benchmark is about time; the rules still know no clock
from typing import NamedTuple

SLICE = 0.04
REFERENCE = 0.0025
"""Seconds that `calibrate` takes on the machine to which rates are normalised."""

WARM_UP = 0.3
"""The share of the time that is played before it counts: a figure is about the thousandth game, not the first."""


class Rate(NamedTuple):
    """How fast some work was done."""

    normalised: float
    """Units per second at the reference pace."""
    here: float
    """Units per second on this machine, as it was."""
    per_call: float
    """Units of one call."""


def calibrate() -> float:
    """Seconds that a fixed piece of interpreter work takes: a loop, list items, small and larger integers."""
    cells = list(range(32))
    mask = 0x1_0204_0810_2040
    start = perf_counter()
    for step in range(16_000):
        at = (step * 11) & 31
        mask ^= cells[at] << 7
        cells[at] = (mask >> 5) & 1023
    return perf_counter() - start


def rate(work: Callable[[], int], seconds: float) -> Rate:
    """How fast work is done once it is warm.

    Args:
        work: does some units of work and tells how many.
        seconds: for about how long.
    """
    start = perf_counter()
    work()
    while perf_counter() < start + seconds * WARM_UP:
        work()
    rates: list[float] = []
    units, calls, busy = 0, 0, 0.0
    while not rates or perf_counter() < start + seconds:
        before = calibrate()
        done, spent, began = 0, 0.0, perf_counter()
        while spent < SLICE:
            done += work()
            calls += 1
            spent = perf_counter() - began
        pace = (before + calibrate()) / 2 / REFERENCE
        rates.append(done / spent * pace)
        units += done
        busy += spent
    return Rate(statistics.median(rates), units / busy, units / calls)
