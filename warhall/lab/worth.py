"""What a card, a unit or a hero is worth: how much having it changes the odds of winning, all else being equal.

A model of all seats at once: the logit of coming in before another seat is the sum of what both seats have, piece by
piece, and of sitting where they sit, of beginning, and of what all of it costs together. So a thing is not praised for
who plays it, where, with what, or for how much: what is left for it is what it gives beyond its price. Worths are
drawn a little towards the price (a normal prior), so that what was hardly ever seen says little.

    logit P(a before b) = seat + first + point * (spent by a - spent by b) + sum of extra[thing] * (had by a - by b)

A thing that costs `price` is then worth `price + extra / point` in the currency of the game. What it does for who has
it does not depend on what is asked for it: where two houses differ in prices alone, the games of both tell its worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import import_module
from math import erfc, sqrt
from typing import Any

import msgspec

from warhall.arena.matches import Played
from warhall.arena.running import part
from warhall.arena.tally import SURE, wilson
from warhall.kernel.errors import OptionsError
from warhall.kernel.measuring import Thing

PRIOR = 0.5
"""How far, in logits, a thing is expected to be from its price before anything is known."""
ROUNDS = 50
ENOUGH = 1e-8
FEW = 20
"""A thing that fewer seats had is not judged."""

Interval = tuple[float, float]


class Rate(msgspec.Struct, frozen=True):
    """A share of victories of seats that have something in common."""

    seats: int
    rate: float
    interval: Interval


class Worth(msgspec.Struct, frozen=True, kw_only=True):
    """What a thing does to those who have it."""

    kind: str
    id: str
    price: int | None
    designed: bool
    seats: int
    """How many seats had it, and lost or won by it."""
    have: Rate | None
    """Seats that had it."""
    lack: Rate | None
    """Seats that did not, in the same games or in others."""
    drawn: Rate | None
    """Seats to which it came, of those that had it."""
    kept: Rate | None
    """Seats to which it never came, though they had it."""
    gain: float
    """What one of it adds to the win chance at even odds, beyond its price, in percent."""
    gain_interval: Interval
    chance: float
    """How probable so much or more is if it is worth just its price; not corrected."""
    per_price: float | None
    """What it earns for its price: 1 is what the others earn."""
    per_price_interval: Interval | None
    worth: float | None
    """The price at which it would be even."""
    worth_interval: Interval | None


class Model(msgspec.Struct, frozen=True):
    """All worths, and what a point of the currency is worth."""

    things: tuple[Worth, ...]
    point: float
    """In logits."""
    point_interval: Interval
    games: int


def numpy_module() -> Any:
    """NumPy, if it is installed.

    Raises:
        OptionsError: it is not.
    """
    try:
        return import_module("numpy")
    except ModuleNotFoundError:
        raise OptionsError("the laboratory needs its extra: pip install 'warhall[lab]'") from None


def rate(parts: Sequence[float]) -> Rate | None:
    """A share with its bounds; None of nobody."""
    if not parts:
        return None
    return Rate(len(parts), sum(parts) / len(parts), wilson(sum(parts), len(parts)))


def model(things: Sequence[Thing], played: Sequence[Played], beside: Sequence[Played] = ()) -> Model:
    """The worth of everything that was seen often enough to be judged.

    Args:
        things: what can be had, at its price here.
        played: the games.
        beside: games of a house that differs from this one in prices alone.
    """
    numpy = numpy_module()
    ended = [each for each in played if each.places and each.noted is not None]
    had: Counter[str] = Counter(
        ident for each in ended if each.noted is not None for seat in each.noted.own for ident, _ in seat
    )
    seats = sum(len(each.places) for each in ended)
    judged = [each for each in things if FEW <= had[each.id] <= seats - FEW]
    told = [each for each in beside if each.places and each.noted is not None]
    rows, results, weights = _rows(numpy, things, judged, [*ended, *told])
    values, spread = _fit(numpy, rows, results, weights, len(judged))
    at = rows.shape[1] - len(judged)
    point, point_error = float(values[at - 1]), float(numpy.sqrt(spread[at - 1, at - 1]))
    found = [
        _worth(each, ended, had[each.id], values, spread, at + number, at - 1) for number, each in enumerate(judged)
    ]
    return Model(
        tuple(sorted(found, key=lambda each: (-(each.per_price or 1.0), -each.gain, each.id))),
        point,
        (point - SURE * point_error, point + SURE * point_error),
        len(ended) + len(told),
    )


def _rows(
    numpy: Any, things: Sequence[Thing], judged: Sequence[Thing], ended: Sequence[Played]
) -> tuple[Any, Any, Any]:
    """Every pair of seats of every game: what one has more than the other, who came in before, and a weight."""
    prices = {each.id: each.price or 0 for each in things}
    columns = {each.id: number for number, each in enumerate(judged)}
    most = max((len(each.places) for each in ended), default=2)
    head = most + 2
    rows, results, weights = [], [], []
    for each in ended:
        noted = each.noted
        assert noted is not None  # noqa: S101  the caller took no others
        count = len(each.places)
        for one in range(count):
            for two in range(one + 1, count):
                row = [0.0] * (head + len(judged))
                row[one], row[two] = 1.0, -1.0
                row[most] = float(noted.first == one) - float(noted.first == two)
                for seat, sign in ((one, 1), (two, -1)):
                    for ident, many in noted.own[seat]:
                        row[most + 1] += sign * many * prices.get(ident, 0)
                        if ident in columns:
                            row[head + columns[ident]] += sign * many
                rows.append(row)
                before, after = each.places[one], each.places[two]
                results.append(0.5 if before == after else float(before < after))
                weights.append(2 / count)
    shape = (len(rows), head + len(judged))
    return numpy.array(rows, float).reshape(shape), numpy.array(results, float), numpy.array(weights, float)


def _fit(numpy: Any, rows: Any, results: Any, weights: Any, judged: int) -> tuple[Any, Any]:
    """Newton's method on the likelihood with the prior; the values, and their covariances by the curvature."""
    size = rows.shape[1]
    prior = numpy.full(size, 1e-6)
    prior[: size - judged - 2] = 1.0  # seats: only their differences count
    prior[size - judged :] = 1 / PRIOR**2
    values = numpy.zeros(size)
    curve = numpy.diag(prior)
    for _ in range(ROUNDS):
        chance = 1 / (1 + numpy.exp(-numpy.clip(rows @ values, -30, 30)))
        slope = rows.T @ (weights * (results - chance)) - prior * values
        curve = (rows * (weights * chance * (1 - chance))[:, None]).T @ rows + numpy.diag(prior)
        step = numpy.linalg.solve(curve, slope)
        longest = float(numpy.abs(step).max())
        values = values + step / max(1.0, longest)
        if longest < ENOUGH:
            break
    return values, numpy.linalg.inv(curve)


def _worth(thing: Thing, ended: Sequence[Played], had: int, values: Any, spread: Any, at: int, point_at: int) -> Worth:
    extra, error = float(values[at]), sqrt(max(0.0, float(spread[at, at])))
    sure = SURE * error
    have, lack, drawn, kept = _plain(thing.id, ended)
    priced = _priced(thing.price, extra, float(values[point_at]), error, spread, at, point_at)
    return Worth(
        kind=thing.kind,
        id=thing.id,
        price=thing.price,
        designed=thing.designed,
        seats=had,
        have=rate(have),
        lack=rate(lack),
        drawn=rate(drawn),
        kept=rate(kept),
        gain=25 * extra,
        gain_interval=(25 * (extra - sure), 25 * (extra + sure)),
        chance=erfc(abs(extra) / error / sqrt(2)) if error else 1.0,
        per_price=None if priced is None or not thing.price else priced[0] / thing.price,
        per_price_interval=None
        if priced is None or not thing.price
        else (priced[1][0] / thing.price, priced[1][1] / thing.price),
        worth=None if priced is None else priced[0],
        worth_interval=None if priced is None else priced[1],
    )


def _priced(
    price: int | None, extra: float, point: float, error: float, spread: Any, at: int, point_at: int
) -> tuple[float, Interval] | None:
    """What a thing is worth in the currency; None if it has no price, or if it is not known what a point is worth."""
    point_error = sqrt(max(0.0, float(spread[point_at, point_at])))
    if price is None or point <= SURE * point_error:
        return None
    ratio = extra / point
    both = float(spread[at, point_at])
    variance = (error**2 + (ratio * point_error) ** 2 - 2 * ratio * both) / point**2
    half = SURE * sqrt(max(0.0, variance))
    return price + ratio, (price + ratio - half, price + ratio + half)


def _plain(ident: str, ended: Sequence[Played]) -> tuple[list[float], list[float], list[float], list[float]]:
    """Parts of victories of seats with it and without it, and with it drawn and not drawn."""
    have: list[float] = []
    lack: list[float] = []
    drawn: list[float] = []
    kept: list[float] = []
    for each in ended:
        noted = each.noted
        assert noted is not None  # noqa: S101  the caller took no others
        for seat, own in enumerate(noted.own):
            won = part(each, seat)
            if not any(ident == known for known, _ in own):
                lack.append(won)
                continue
            have.append(won)
            (drawn if ident in noted.drawn[seat] else kept).append(won)
    return have, lack, drawn, kept


def holm(chances: Mapping[str, float]) -> dict[str, float]:
    """Chances corrected by Holm's method for how many were looked at."""
    found: dict[str, float] = {}
    highest = 0.0
    for number, (name, chance) in enumerate(sorted(chances.items(), key=lambda each: (each[1], each[0]))):
        highest = max(highest, min(1.0, (len(chances) - number) * chance))
        found[name] = highest
    return found
