"""How often each seat and each bot wins, and how sure that is: the figures behind `warhall balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from math import sqrt

import msgspec

from warhall.arena.backends import spread
from warhall.arena.matches import Fixture, Played, Terms, fixtures
from warhall.arena.running import part
from warhall.arena.sequential import Test, Verdict
from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice

SURE = 1.959963984540054
"""So many standard deviations leave out 5 % of a normal distribution."""


class Share(msgspec.Struct, frozen=True):
    """How often a seat won, and between which bounds its true share lies in 95 of 100 such samples."""

    seat: str
    bot: str
    """Who sat there; all of them, if they changed seats."""
    won: int
    shared: int
    lost: int
    rate: float
    """A victory shared by several seats counts for each as its part of one."""
    low: float
    high: float


class BotShare(msgspec.Struct, frozen=True):
    """How often a bot won, wherever it sat; two seats of the same bot are counted one by one."""

    bot: str
    games: int
    """Games, counted once for each seat it held."""
    won: int
    shared: int
    lost: int
    rate: float
    low: float
    high: float


class Trouble(msgspec.Struct, frozen=True):
    """A game that did not go as games should."""

    game: int
    turned: int
    what: str
    decisions: int
    since: int
    """The decision after which nothing happened any more for a long while."""


class BotTime(msgspec.Struct, frozen=True):
    """How long a bot thought, in seconds of the processor."""

    bot: str
    decision: float
    """On average."""
    longest: float
    turn: float
    longest_turn: float


class Balance(msgspec.Struct, frozen=True):
    """What came of many games."""

    game: str
    options: Mapping[str, object]
    games: int
    seed: int
    seats: tuple[Share, ...]
    endings: dict[str, int]
    """How many games each rule ended, the most frequent first."""
    decisions: float
    """Decisions in a game, on average."""
    bots: tuple[BotShare, ...] = ()
    swapped: bool = False
    drawn: int = 0
    """Games in which all seats shared the first place."""
    capped: int = 0
    """Games that were given up because they had no end; nobody has won them."""
    standstill: int = 0
    """Games that ended, but in which for long nobody got anywhere."""
    trouble: tuple[Trouble, ...] = ()
    test: Verdict | None = None
    times: tuple[BotTime, ...] | None = None


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The bounds of a share by Wilson's score interval at 95 %."""
    rate = successes / trials
    spread = SURE * SURE / trials
    centre = (rate + spread / 2) / (1 + spread)
    half = SURE * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def balance(
    terms: Terms,
    games: int,
    seed: int,
    jobs: int = 1,
    *,
    swap: bool = False,
    until: tuple[float, float] | None = None,
    times: bool = False,
) -> Balance:
    """Play so many games and count how each seat and each bot fared.

    Args:
        terms: what is played by whom.
        games: how many games; rounded up so that every number is played at all seats, if they are swapped.
        seed: the number of the first game.
        jobs: in how many processes.
        swap: whether every number is played once with every bot at every seat.
        until: between which shares of the first bot a sequential test shall decide; then it ends.
        times: whether to tell how long the bots thought; then no two runs tell quite the same.
    """
    planned = fixtures(terms, games, seed, swap=swap)
    test = Test(terms.bots[0], *until) if until is not None else None
    played: list[Played] = []
    with closing(spread(terms, planned, jobs)) as games_played:
        for fixture, each in zip(planned, games_played, strict=True):
            played.append(each)
            if test is None:
                continue
            test.add(sum(part(each, seat) for seat, bot in enumerate(fixture.bots(terms)) if bot == test.bot))
            if (not swap or len(played) % len(terms.bots) == 0) and test.verdict().decided is not None:
                break
    return counted(terms, list(zip(planned, played, strict=False)), seed, swap=swap, test=test, times=times)


def counted(
    terms: Terms, games: Sequence[tuple[Fixture, Played]], seed: int, *, swap: bool, test: Test | None, times: bool
) -> Balance:
    """The figures of games that were played."""
    played = [each for _, each in games]
    room = game_of(terms.game, *terms.packs)
    names = room.begin(terms.options, SeededDice(seed).child(0)).seat_names()
    parts: dict[str, list[float]] = {bot: [] for bot in terms.bots}
    for fixture, each in games:
        for seat, bot in enumerate(fixture.bots(terms)):
            parts[bot].append(part(each, seat))
    label = "/".join(parts) if swap else None
    seats = [
        Share(name, label or bot, *figures([part(each, seat) for each in played]))
        for seat, (name, bot) in enumerate(zip(names, terms.bots, strict=True))
    ]
    trouble = [
        Trouble(fixture.number, fixture.turned, each.trouble, each.decisions, each.quiet.since)
        for fixture, each in games
        if each.trouble is not None
    ]
    return Balance(
        game=terms.game,
        options=terms.options,
        games=len(games),
        seed=seed,
        seats=tuple(seats),
        endings=dict(Counter(each.rule for each in played if each.rule).most_common()),
        decisions=sum(each.decisions for each in played) / len(games),
        bots=tuple(BotShare(bot, len(found), *figures(found)) for bot, found in parts.items()),
        swapped=swap,
        drawn=sum(len(each.winners) == len(names) for each in played),
        capped=sum(each.what == "cap" for each in trouble),
        standstill=sum(each.what == "standstill" for each in trouble),
        trouble=tuple(trouble),
        test=test.verdict() if test is not None else None,
        times=times_of(played, list(parts)) if times else None,
    )


def figures(parts: Sequence[float]) -> tuple[int, int, int, float, float, float]:
    """Won, shared, lost, the share and its bounds."""
    won, lost = parts.count(1.0), parts.count(0.0)
    low, high = wilson(sum(parts), len(parts))
    return won, len(parts) - won - lost, lost, sum(parts) / len(parts), low, high


def times_of(played: Sequence[Played], bots: Sequence[str]) -> tuple[BotTime, ...]:
    """How long each bot thought."""
    found = []
    for bot in bots:
        times = [time for each in played for time in each.times if time.bot == bot]
        seconds = sum(time.seconds for time in times)
        found.append(
            BotTime(
                bot,
                round(seconds / max(1, sum(time.decisions for time in times)), 6),
                round(max((time.longest for time in times), default=0.0), 6),
                round(seconds / max(1, sum(time.turns for time in times)), 6),
                round(max((time.longest_turn for time in times), default=0.0), 6),
            )
        )
    return tuple(found)
