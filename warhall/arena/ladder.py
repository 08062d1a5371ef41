"""A ladder: each newcomer starts at the bottom and climbs as long as it beats who stands above it."""

from __future__ import annotations

from warhall.arena.matches import rounds
from warhall.arena.running import Games, Run, part
from warhall.arena.schedule import labels
from warhall.arena.sequential import MARGIN, Test
from warhall.kernel.errors import OptionsError


def climb(run: Run, seats: int, games: int, seed: int) -> tuple[list[int], Games]:
    """The bots from the top of the ladder down, and all games that it took.

    Args:
        run: plays.
        seats: where there are more than two, the one above holds all the others.
        games: how many games at most decide about a step; fewer, when a test at 5 % sees it clearly.
        seed: the number of the first game of each step.
    """
    bots = run.book.terms.bots
    if len(bots) < 2:
        raise OptionsError("a ladder needs at least two bots")
    steps = len(bots) * (len(bots) - 1) // 2
    most = steps * len(rounds(seats, games, seed))
    standing = [0]
    """From the bottom up."""
    found: Games = []
    for newcomer in range(1, len(bots)):
        height = 0
        for above in standing:
            group = (newcomer, *[above] * (seats - 1))
            test = Test(labels(bots)[newcomer], *even_bounds(seats), place=newcomer)
            played = run.play(rounds(seats, games, seed, group), test, most=most)
            found += played
            if not beats(played, seats):
                break
            height += 1
        standing.insert(height, newcomer)
    return standing[::-1], found


def even_bounds(seats: int) -> tuple[float, float]:
    """The two shares around that of equals that a step tells apart."""
    even = 1 / seats
    return even - MARGIN / 100, even + MARGIN / 100


def beats(played: Games, seats: int) -> bool:
    """Whether the first of the group has won more than its share."""
    won = 0.0
    for fixture, each in played:
        own = (seats - fixture.turned) % seats
        won += part(each, own)
    return won > len(played) / seats
