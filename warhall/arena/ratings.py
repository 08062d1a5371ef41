"""How strong each bot is on one scale: the model of Bradley and Terry, fitted to who came in before whom.

A difference of 400 points is ten to one. The mean of all is 0. In a game with more than two seats every pair of bots is
compared, but counts less, since a game of n seats is worth n - 1 comparisons and has n (n - 1) / 2. Each bot has also
drawn once with a player of its average: without that, who has won every game would be infinitely strong.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt

import msgspec

POINTS = 400 / log(10)
SURE = 1.959963984540054
"""So many standard deviations leave out 5 % of a normal distribution."""
ROUNDS = 100
ENOUGH = 1e-10

Matrix = list[list[float]]


class Rating(msgspec.Struct, frozen=True):
    """The strength of a bot, and between which bounds it lies in 95 of 100 such runs."""

    rating: float
    interval: tuple[float, float]


def compared(games: Iterable[tuple[Sequence[int], Sequence[int]]], bots: int) -> Matrix:
    """How often each bot came in before each other, draws as halves.

    Args:
        games: who sat where, and which place each seat came in at; no places for a game without end.
        bots: how many there are.
    """
    won = [[0.0] * bots for _ in range(bots)]
    for seated, places in games:
        weight = 2 / len(seated)
        for seat, place in enumerate(places):
            for other in range(seat):
                one, two = seated[seat], seated[other]
                if one == two:
                    continue
                share = 0.5 if place == places[other] else float(place < places[other])
                won[one][two] += weight * share
                won[two][one] += weight * (1 - share)
    return won


def rated(won: Matrix, prior: float = 1.0) -> list[Rating]:
    """The strength of each bot by Newton's method, and its bounds by the curvature there."""
    bots = len(won)
    strength = [0.0] * bots
    for _ in range(ROUNDS):
        slope, curve = _slope(won, strength, prior)
        step = _times(_inverse(curve), slope)
        longest = max(map(abs, step))
        strength = [each + change / max(1.0, longest) for each, change in zip(strength, step, strict=True)]
        if longest < ENOUGH:
            break
    mean = sum(strength) / bots
    spread = _centred(_inverse(_slope(won, strength, prior)[1]))
    found = []
    for bot, each in enumerate(strength):
        middle, half = POINTS * (each - mean), POINTS * SURE * sqrt(max(0.0, spread[bot][bot]))
        found.append(Rating(round(middle, 1), (round(middle - half, 1), round(middle + half, 1))))
    return found


def _slope(won: Matrix, strength: Sequence[float], prior: float) -> tuple[list[float], Matrix]:
    """The slope of the likelihood of what happened, and its curvature."""
    bots = len(won)
    slope = [prior * (0.5 - _chance(each)) for each in strength]
    curve = [[0.0] * bots for _ in range(bots)]
    for one in range(bots):
        own = _chance(strength[one])
        curve[one][one] += prior * own * (1 - own)
        for two in range(bots):
            games = won[one][two] + won[two][one]
            if one == two or not games:
                continue
            chance = _chance(strength[one] - strength[two])
            slope[one] += won[one][two] - games * chance
            curve[one][one] += games * chance * (1 - chance)
            curve[one][two] -= games * chance * (1 - chance)
    return slope, curve


def _chance(difference: float) -> float:
    return 1 / (1 + exp(-max(-500.0, min(500.0, difference))))


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a matrix by Gauss and Jordan; ours are small, symmetric and well-behaved."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [value - factor * base for value, base in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(value * each for value, each in zip(row, vector, strict=True)) for row in matrix]


def _centred(spread: Matrix) -> Matrix:
    """The covariances of what each is more than the mean of all."""
    size = len(spread)
    rows = [sum(row) / size for row in spread]
    whole = sum(rows) / size
    return [[spread[one][two] - rows[one] - rows[two] + whole for two in range(size)] for one in range(size)]
