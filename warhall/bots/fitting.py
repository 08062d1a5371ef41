"""Weights from games: bots play, and a logistic regression tells how much each term says about who wins.

Positions are taken where a turn ends. Two sides of a finished game whose results differ are one sample: how much more
the better one had of each term, and that it came out ahead. A strong ridge keeps weights of terms that go together from
running apart; a fifth of the games is held out and tells how well the winner is foreseen. A term that no sample shows
(one that drives a side forward counts only for the side that weighs) keeps its weight.

What predicts better need not play better: whoever takes over weights lets them play against the old ones first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from warhall.bots.bot import Plan
from warhall.bots.choose import choose
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game
from warhall.kernel.minds import Scales
from warhall.kernel.state import State

HELD_OUT = 5
"""One game in so many is not learnt from."""
SCALE = 1_000_000
"""Weights are thousandths of thousandths of a logit."""


class FittingError(WarhallError):
    """There is nothing to fit, or nothing to fit it with."""


class Sample(NamedTuple):
    """Two sides of a position: what the one that came out ahead had more of each term."""

    game: int
    more: tuple[int, ...]


class Fit(msgspec.Struct, frozen=True):
    """What came of it."""

    game: str
    games: int
    seed: int
    samples: int
    weights: dict[str, int]
    """The new weights, as they stand in `bots.yaml`."""
    foreseen: float
    """In which share of the held-out samples the new weights favour the side that came out ahead."""
    foreseen_before: float
    """The same of the weights as they are."""


def fit(
    game: Game,
    options: Mapping[str, object],
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    stray: int = 10,
    ridge: float = 1.0,
) -> Fit:
    """Play games and fit the weights of a game's terms.

    Args:
        game: the game.
        options: how it is played.
        bots: who plays, seat by seat.
        games: how many games.
        seed: the number of the first; use others to measure what came of it.
        stray: in how many of a hundred choices a bot moves by chance, so that games differ.
        ridge: how strongly weights are held back.

    Raises:
        FittingError: the game has no terms, no sample was found, or scikit-learn is not installed.
    """
    scales = game.bench.scales
    if scales is None:
        raise FittingError(f"{game.id} has no terms to weigh")
    samples = [each for number in range(seed, seed + games) for each in play(game, options, bots, number, stray)]
    learnt = [each for each in samples if each.game % HELD_OUT]
    held = [each for each in samples if not each.game % HELD_OUT]
    if not learnt or not held:
        raise FittingError("too few games: none was decided among those to learn from or among those held out")
    found = regression(learnt, scales, ridge)
    weights = dict(zip(scales.names, found, strict=True))
    return Fit(game.id, games, seed, len(samples), weights, foreseen(held, found), foreseen(held, scales.weights))


def play(game: Game, options: Mapping[str, object], bots: Sequence[str], number: int, stray: int) -> Iterator[Sample]:
    """One game, and the samples it gives."""
    scales = game.bench.scales
    assert scales is not None  # noqa: S101  `fit` has looked
    dice = SeededDice(number)
    state = game.begin(options, dice.child(0))
    chance = dice.child(1)
    own = [dice.child(2 + seat) for seat in range(len(bots))]
    plans: list[Plan] = [()] * len(bots)
    seen: list[dict[int, tuple[int, ...]]] = []
    turn = game.bench.turn(state)
    while state.decision is not None and state.count < game.step_cap:
        seat = next(iter(state.decisions))
        if chance.below(100) < stray:
            code = chance.pick(list(state.decisions[seat].options))
        else:
            code, _, plans[seat] = choose(bots[seat], state, seat, own[seat], plan=plans[seat])
        state.apply(seat, code)
        if state.result is None and game.bench.turn(state) != turn:
            turn = game.bench.turn(state)
            seen.append(sides_of(state, scales))
    if state.result is None:
        return
    places = state.result.places
    side_of = {seat: scales.sides(state, seat)[0] for seat in range(len(bots))}
    best = {side: min(places[seat] for seat, of in side_of.items() if of == side) for side in side_of.values()}
    for features in seen:
        for one, mine in features.items():
            for other, theirs in features.items():
                if best[one] < best[other]:
                    yield Sample(number, tuple(a - b for a, b in zip(mine, theirs, strict=True)))


def sides_of(state: State, scales: Scales) -> dict[int, tuple[int, ...]]:
    """What every side has of each term."""
    own, others = scales.sides(state, 0)
    return {side: tuple(scales.features(state, side, False)) for side in (own, *others)}  # noqa: FBT003


def regression(samples: Sequence[Sample], scales: Scales, ridge: float) -> tuple[int, ...]:
    """The weights that tell best who came out ahead."""
    try:
        import numpy as np  # noqa: PLC0415  only who fits needs them
        from sklearn.linear_model import LogisticRegression  # noqa: PLC0415
    except ImportError:
        raise FittingError("fitting needs scikit-learn: pip install 'warhall[fit]'") from None
    more = np.array([each.more for each in samples], dtype=float)
    spread = more.std(axis=0)
    shown = spread > 0
    scaled = more[:, shown] / spread[shown]
    # Each sample once from either side, so that the regression cannot learn which of the two is named first.
    both, ahead = np.vstack([scaled, -scaled]), np.repeat([1, 0], len(scaled))
    model = LogisticRegression(C=1 / (ridge * len(scaled)) * 100, fit_intercept=False, max_iter=1000).fit(both, ahead)
    found = np.array(scales.weights, dtype=float)
    found[shown] = model.coef_[0] / spread[shown] * SCALE
    return tuple(round(weight) for weight in found)


def foreseen(samples: Sequence[Sample], weights: Sequence[int]) -> float:
    """In which share of samples the weights favour the side that came out ahead; a tie counts half."""
    right = 0.0
    for each in samples:
        sum_ = sum(weight * more for weight, more in zip(weights, each.more, strict=True))
        right += 1 if sum_ > 0 else 0.5 if sum_ == 0 else 0
    return right / len(samples)
