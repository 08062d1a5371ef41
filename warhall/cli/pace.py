"""Rates on a machine that does not keep its pace.

A shared machine may be half as fast a second from now. So every measurement is cut into short slices; before and after
each one a fixed piece of plain Python is timed, and the slice's rate is scaled to a machine that needs `REFERENCE`
seconds for that piece. The median over all slices is the figure: compare it with figures of other runs and machines.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import perf_counter  # noqa: TID251  a benchmark is about time; the rules still know no clock

SLICE = 0.04
REFERENCE = 0.002


def calibrate() -> float:
    """Seconds that a fixed piece of interpreter work takes."""
    cells = [0] * 64
    total = 0
    start = perf_counter()
    for i in range(18_000):
        cells[i & 63] = total
        total += cells[(i * 7) & 63] & 3
    return perf_counter() - start


def rate(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Units of work per second at the reference pace, and units per call.

    Args:
        work: does some units of work and tells how many.
        seconds: for about how long.
    """
    work()
    rates: list[float] = []
    units = calls = 0
    end = perf_counter() + seconds
    while not rates or perf_counter() < end:
        before = calibrate()
        done, spent, start = 0, 0.0, perf_counter()
        while spent < SLICE:
            done += work()
            calls += 1
            spent = perf_counter() - start
        pace = (before + calibrate()) / 2 / REFERENCE
        rates.append(done / spent * pace)
        units += done
    return statistics.median(rates), units / calls
