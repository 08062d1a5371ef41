"""How strong persons and bots are on one scale: Glicko-2 for persons, a fixed place for each level of the bots.

Here: what a game does to ratings, and where the levels stand by the games they have played (`ratings.yaml`). A game is
a rating period of its own; with more than two seats it is one meeting with each other seat. Not here: which games count
(`outcomes`), and what is kept (`store.standing`). Pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

from warhall.arena.ratings import SURE, rated
from warhall.bots.levels import LEVELS

SETTLED = 10
"""After so many games a rating says something."""
DEVIATION_LEAST, DEVIATION_MOST = 30.0, 350.0
_NEARLY_NOTHING = 0.01
"""The ladder ties all levels together; a level needs no further pull to the middle."""


class Strength(msgspec.Struct, frozen=True):
    """A rating, how far off it may be, and how fast it has been changing."""

    rating: float = 1500.0
    deviation: float = DEVIATION_MOST
    volatility: float = 0.06


class LevelStanding(msgspec.Struct, frozen=True):
    """Where a level of the bots stands in a game."""

    level: str
    rating: float
    deviation: float
    measured: bool
    """Whether it has played for it; otherwise it is only taken to stand there."""


class Meeting(msgspec.Struct, frozen=True):
    """Games between two levels, and how many the first has won."""

    one: str
    two: str
    games: int
    won: float
    numbers: str = ""
    """The numbers of the games, by which they can be played again."""


class Anchor(msgspec.Struct, frozen=True):
    """The level whose rating is set."""

    level: str
    rating: float


class Ladder(msgspec.Struct, frozen=True):
    """What is assumed of neighbours: so many points between them, as if so many games had said so."""

    points: float
    games: float


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of the levels."""

    anchor: Anchor
    ladder: Ladder
    met: dict[str, list[Meeting]]


@cache
def figures() -> Figures:
    """The figures that come with the hall."""
    return msgspec.yaml.decode(Path(__file__).with_name("ratings.yaml").read_bytes(), type=Figures)


@cache
def levels_of(game: str) -> Mapping[str, LevelStanding]:
    """Where every level stands in a game, from the weakest to the strongest."""
    return standings(figures().met.get(game, []))


def standings(met: Sequence[Meeting]) -> Mapping[str, LevelStanding]:
    """Where every level stands by such meetings, from the weakest to the strongest."""
    known = figures()
    names = list(LEVELS)
    won = [[0.0] * len(names) for _ in names]
    chance = 1 / (1 + 10 ** (-known.ladder.points / 400))
    for below in range(len(names) - 1):
        won[below + 1][below] += known.ladder.games * chance
        won[below][below + 1] += known.ladder.games * (1 - chance)
    for each in met:
        one, two = names.index(each.one), names.index(each.two)
        won[one][two] += each.won
        won[two][one] += each.games - each.won
    found = rated(won, _NEARLY_NOTHING)
    shift = known.anchor.rating - found[names.index(known.anchor.level)].rating
    who_played = {name for each in met for name in (each.one, each.two)}
    return {
        name: LevelStanding(
            name,
            round(each.rating + shift, 1),
            round(min(DEVIATION_MOST, max(DEVIATION_LEAST, (each.interval[1] - each.rating) / SURE)), 1),
            name in who_played,
        )
        for name, each in zip(names, found, strict=True)
    }


def strength_of(game: str, level: str) -> Strength:
    """A level as an opponent."""
    standing = levels_of(game).get(level)
    return Strength() if standing is None else Strength(standing.rating, standing.deviation)


def after(mine: Strength, met: Iterable[tuple[Strength, float]]) -> Strength:
    """A strength after one game: whom one has met in it, and which share of the victory one had (0, a half or 1)."""
    moved = update_rating(
        rating_to_mu(mine.rating),
        rd_to_phi(mine.deviation),
        mine.volatility,
        [(rating_to_mu(other.rating), rd_to_phi(other.deviation), share) for other, share in met],
    )
    return Strength(mu_to_rating(moved.mu), min(DEVIATION_MOST, phi_to_rd(moved.phi)), moved.sigma)
