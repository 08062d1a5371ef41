"""Win chances for people to read: whole numbers in ten-thousandths, one for each seat, that add up to all.

Here: from the evaluation of a game to the chances of all seats, by what really lies on the table or by what a seat can
know, and which terms of the evaluation something changes. Not here: what is good for a seat to do (`search`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game
from warhall.kernel.minds import SURE
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import State

WHOLE = 10_000
WORLDS = 16
"""In so many imagined worlds chances are read where something is hidden."""
FEELABLE = 10
"""A term that changes by fewer points is not worth a word: a thousandth of a logit each."""
TERMS_MOST = 4

Chances = tuple[int, ...]


class NoChanceError(WarhallError):
    """The evaluation of this game is no chance of winning."""


class TermChange(msgspec.Struct, frozen=True):
    """A term of the evaluation, and by how many points it changes for a seat."""

    say: Sentence
    change: int


def check_scale(game: Game) -> None:
    """Refuse a game whose evaluation is on an open scale.

    Raises:
        NoChanceError: it is.
    """
    if game.bench.scales is None:
        raise NoChanceError(f"the evaluation of {game.id} is no chance of winning")


def in_whole(value: int) -> int:
    """An expected result in ten-thousandths."""
    return (value * WHOLE + SURE // 2) // SURE


def divided(weights: Sequence[int], whole: int = WHOLE) -> Chances:
    """A whole divided by weights, without a rest: who loses most by rounding down gets the next one more."""
    total = sum(weights)
    if total <= 0:
        weights, total = [1] * len(weights), len(weights)
    parts = [whole * weight // total for weight in weights]
    rests = sorted(range(len(parts)), key=lambda seat: (-(whole * weights[seat] % total), seat))
    for seat in rests[: whole - sum(parts)]:
        parts[seat] += 1
    return tuple(parts)


def chances(state: State) -> Chances:
    """The chances of all seats, by all that lies on the table."""
    evaluate = state.game.bench.evaluate
    return divided([evaluate(state, seat) for seat in range(len(state.seat_names()))])


def worlds(
    state: State,
    seat: int | None,
    dice: SeededDice,
    most: int = WORLDS,
    late: Callable[[], bool] | None = None,
) -> Iterator[State]:
    """Worlds that look to a seat (None: the public) as the real one does; there is always one."""
    for number in range(most):
        if number and late is not None and late():
            return
        yield state.imagine(seat, dice.child(number))


def mean(found: Sequence[Chances]) -> Chances:
    """The middle of several, again without a rest."""
    return divided([sum(column) for column in zip(*found, strict=True)])


def known_chances(
    state: State, seat: int | None, dice: SeededDice, most: int = WORLDS, late: Callable[[], bool] | None = None
) -> Chances:
    """The chances of all seats as far as one of them (None: the public) can know."""
    if not state.game.hidden:
        return chances(state)
    return mean([chances(world) for world in worlds(state, seat, dice, most, late)])


def terms(state: State, seat: int) -> Mapping[str, int] | None:
    """What each term gives a seat; None after the end, when only the result counts."""
    scales = state.game.bench.scales
    return None if scales is None or state.result is not None else scales.terms(state, seat)


def changes(pairs: Sequence[tuple[Mapping[str, int] | None, Mapping[str, int] | None]]) -> list[TermChange]:
    """The terms that differ most between a before and an after in the same worlds, the largest first."""
    both = [(before, after) for before, after in pairs if before is not None and after is not None]
    if not both:
        return []
    sums = {name: sum(after[name] - before[name] for before, after in both) for name in both[0][0]}
    found = [TermChange(Sentence(f"term-{name}"), round_div(total, len(both))) for name, total in sums.items()]
    found = [each for each in found if abs(each.change) >= FEELABLE]
    return sorted(found, key=lambda each: (-abs(each.change), each.say.message))[:TERMS_MOST]


def round_div(total: int, by: int) -> int:
    """The nearest whole number to a quotient; halves away from nought, so that both signs are treated alike."""
    size = (2 * abs(total) + by) // (2 * by)
    return size if total >= 0 else -size
