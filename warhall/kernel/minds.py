"""What a game knows about good play, as data: the weights of its evaluation, and how hard each level thinks.

Points are thousandths of a logit: a thousand points more multiply the odds of winning by e. `chance` turns the points
of all sides into the expected result of one, so every evaluation is on one scale from the first decision to the last
and a search may stop anywhere. All of it is whole numbers: the same position is rated the same on every machine.

A game keeps its numbers in `bots.yaml` beside its `bots.py`; `read_mind` reads and checks them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp
from operator import mul
from pathlib import Path
from typing import Any

import msgspec
import yaml

from warhall.kernel.errors import WarhallError, nearest, quoted
from warhall.kernel.result import Result

SURE = 1_000_000
"""The expected result of who has won alone; nought is that of who has lost."""
FARTHEST = 13_000
"""More points apart than this make no difference."""

_ONE = 1 << 20
_ODDS = [round(_ONE * exp(points / 1000)) for points in range(-FARTHEST, FARTHEST + 1)]


class MindError(WarhallError):
    """The numbers of a game's bots cannot be read; it says which, and what would be right."""


def chance(own: int, others: Iterable[int]) -> int:
    """The expected result of a side from its points and those of the others: never quite nought, never quite sure."""
    odds = _ONE
    for points in others:
        odds += _ODDS[max(-FARTHEST, min(FARTHEST, points - own)) + FARTHEST]
    return max(1, min(SURE - 1, SURE * _ONE // odds))


def settled(result: Result, seat: int) -> int:
    """The result of a finished game on the same scale: a shared victory is worth its part."""
    winners = result.winners
    return SURE // len(winners) if seat in winners else 0


class Thought(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a level thinks about one choice; everything is counted, nothing is timed."""

    looks: int
    """How many positions it may look at."""
    width: int = 12
    """How many options, the best at first sight, are followed further."""
    alike: int = 2
    """How many of those that are rated the same at first sight: where one look tells little, as many as `width`."""
    beam: int = 1
    """How many lines of the own turn are kept side by side."""
    cap: int = 12
    """How many options of a later decision are looked at, the most promising first."""
    replies: int = 0
    """How many turns of the others are played on after the own."""
    answers: int = 0
    """After how many turns of enemies, planned by them, the best ways to play the turn (`plans`) are compared."""
    reply_beam: int = 2
    """How many lines are kept side by side where others plan their answers."""
    reply_throws: int = 6
    """As `throws`, where others plan their answers."""
    falls: int = 3
    """Into how many equal parts throws are taken to have fallen before answers are planned."""
    reply_cap: int = 0
    """How many options of a decision are looked at where others, or all in replies, decide; 0: as many as `cap`."""
    playouts: int = 0
    """If not 0, options are not planned on but played on by habit, the own turn and the others', so many turns; the
    game must have habits. With `plans`, where one must look far, whole turns are planned and then played on by habit
    in so many worlds at most."""
    quick: bool = False
    """Whether the others are taken to do what is most promising at first sight, or what is rated best."""
    throws: int = 1
    """How often a throw is repeated to rate what led to it."""
    even: bool = False
    """Whether luck is counted out: throws are spread evenly over the faces of the die, and a line goes on as if they
    had fallen as on average. Few lines are enough then."""
    sights: int = 0
    """How many options, the most promising first, are looked at before any is followed; 0: all for which there are
    looks."""
    worlds: int = 0
    """In how many worlds at most options are played on; 0: in as many as there are looks for, and so are plans."""
    distinct: bool = False
    """Whether only one of several lines that are rated exactly alike is kept: mostly they lead to the same position."""
    plans: int = 0
    """How many ways to play the whole turn, the best found, are compared in the worlds; 0: options are compared.
    Without `replies` only where the game says that one must look far."""
    openings: int = 0
    """With how many different choices, the best at first sight, a plan for the whole turn may begin; 0: with any."""
    trust: int = 2
    """For how many lines played out the first sight counts."""
    insight: bool = False
    """Whether positions are rated by the weights that know more of good play."""
    book: bool = False
    """Whether it knows what the game's book of openings says."""
    unread: tuple[str, ...] = ()
    """The questions to which it does not know the book's answers."""
    keep: bool = True
    """Whether a plan is followed while nothing new becomes known."""
    noise: int = 0
    """By how much, in thousandths of a sure win, it may misjudge an option: what makes a player forgiving."""


class Mind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of a game's bots."""

    weights: dict[str, int] = {}
    """What one of each term is worth, in thousandths of a point."""
    plain: dict[str, int] = {}
    """Where weights differ for who looks one action ahead: he does not see what those terms lead to."""
    insight: dict[str, int] = {}
    """Where weights differ for levels that know more of good play."""
    levels: dict[str, Thought] = {}
    evidence: dict[str, object] = {}
    """Where the numbers come from: games, seeds, what was compared."""


def read_mind(file: Path, terms: Iterable[str] = ()) -> Mind:
    """The numbers of a game, with a weight for each of its terms and for nothing else.

    Raises:
        MindError: something is missing, unknown or no number.
    """
    try:
        mind = msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), Mind)
    except (yaml.YAMLError, msgspec.ValidationError, OSError) as error:
        raise MindError(f"{file.name}: {error}") from None
    known = list(terms)
    for name in (*mind.weights, *mind.plain, *mind.insight):
        if name not in known:
            raise MindError(f"{file.name}: no term {name!r}{nearest(name, known)}: there are {quoted(known)}")
    missing = [name for name in known if name not in mind.weights]
    if missing:
        raise MindError(f"{file.name}: no weight for {quoted(missing)}")
    return mind


class Scales:
    """An evaluation made of named terms: what each side has, weighed, and turned into the chance of one.

    A term that is meant to drive a side forward is counted only for the side that weighs (`own`), so that it does not
    cancel out between two equal sides.
    """

    def __init__(
        self,
        names: Sequence[str],
        features: Callable[[Any, int, bool], Sequence[int]],
        sides: Callable[[Any, int], tuple[int, Sequence[int]]],
        weights: Mapping[str, int],
    ) -> None:
        """Scales.

        Args:
            names: the terms, in the order in which `features` counts them.
            features: a state, a side and whether it is the one that weighs, to how much it has of each term.
            sides: a state and a seat to its side and all the others.
            weights: what one of each term is worth, in thousandths of a point.
        """
        self.names = tuple(names)
        self.features = features
        self.sides = sides
        self.weights = tuple(weights[name] for name in self.names)

    def evaluate(self, g: Any, seat: int) -> int:
        """The expected result of a seat."""
        if g.result is not None:
            return settled(g.result, seat)
        own, others = self.sides(g, seat)
        return chance(self.points(g, own, own=True), [self.points(g, side, own=False) for side in others])

    def points(self, g: Any, side: int, *, own: bool) -> int:
        """All that a side has, weighed."""
        weighed: int = sum(map(mul, self.weights, self.features(g, side, own)))
        return weighed // 1000

    def terms(self, g: Any, seat: int) -> dict[str, int]:
        """What each term gives a seat against the strongest of the others, in points."""
        own, others = self.sides(g, seat)
        mine = self.features(g, own, True)  # noqa: FBT003  the games name it
        theirs = self.features(g, max(others, key=lambda side: self.points(g, side, own=False)), False)  # noqa: FBT003
        pairs = zip(self.names, self.weights, mine, theirs, strict=True)
        return {name: weight * (one - other) // 1000 for name, weight, one, other in pairs}


LEVELS: Mapping[str, Thought] = {
    "beginner": Thought(looks=60, noise=250),
    "easy": Thought(looks=200, noise=60),
    "normal": Thought(looks=600),
    "hard": Thought(looks=3000, width=16, beam=2),
    "master": Thought(looks=15_000, width=24, beam=4),
}
"""How hard each level thinks in a game that says nothing else."""
