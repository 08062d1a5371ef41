"""Who meets whom: a match, a league, a gauntlet. A ladder decides as it goes (`ladder`).

Every meeting is played with the same numbers, and each number with every bot at every seat: luck and seats are alike
for all, so that what differs is the play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from warhall.arena.matches import Fixture, rounds
from warhall.kernel.errors import OptionsError

Group = tuple[int, ...]
"""The bots of a meeting by their places in the list, one for each seat."""


def labels(bots: Sequence[str]) -> tuple[str, ...]:
    """Names that tell the bots apart: the second of the same name is `greedy#2`."""
    seen: Counter[str] = Counter()
    found = []
    for bot in bots:
        seen[bot] += 1
        found.append(bot if seen[bot] == 1 else f"{bot}#{seen[bot]}")
    return tuple(found)


def match(bots: int, seats: int) -> list[Group]:
    """All of them at one table."""
    if bots != seats:
        raise OptionsError(f"{bots} bots for {seats} seats: name one for each seat")
    return [tuple(range(bots))]


def league(bots: int, seats: int) -> list[Group]:
    """Everybody with everybody, as many at a time as there are seats."""
    if bots < max(2, seats):
        raise OptionsError(f"a league at tables of {seats} needs at least {seats} bots, not {bots}")
    return list(combinations(range(bots), seats))


def gauntlet(bots: int, seats: int) -> list[Group]:
    """The first against each of the others; where there are more seats, one of the others holds all of them."""
    if bots < 2:
        raise OptionsError("a gauntlet needs a bot that runs it, and at least one that it meets")
    return [(0, *[other] * (seats - 1)) for other in range(1, bots)]


def planned(groups: Sequence[Group], games: int, seed: int) -> list[Fixture]:
    """At least so many games of each group, number by number, so that an early end is fair to all."""
    each = [rounds(len(group), games, seed, group) for group in groups]
    seats = len(groups[0])
    return [
        fixture for at in range(0, len(each[0]), seats) for fixtures in each for fixture in fixtures[at : at + seats]
    ]
