"""Many games between bots, and how often each seat wins: the figures behind `warhall balance`.

Every game has its own number, from which its dice and those of its bots derive; so the same numbers give the same
games, in one process or in many. The bots see what their seats may see and nothing else (`warhall.bots.choose`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import msgspec

from warhall.bots.bot import Plan
from warhall.bots.choose import choose
from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game

SURE = 1.959963984540054
"""So many standard deviations leave out 5 % of a normal distribution."""
PORTION = 4
"""So many games a process plays before it is given more."""


class MatchError(WarhallError):
    """A game between bots could not be played to its end."""


class Terms(NamedTuple):
    """What is played, and by whom."""

    game: str
    packs: tuple[Path, ...]
    options: Mapping[str, object]
    bots: tuple[str, ...]


class Played(NamedTuple):
    """How one game ended."""

    winners: tuple[int, ...]
    """The seats in first place; all of them in a draw."""
    rule: str
    decisions: int


class Share(msgspec.Struct, frozen=True):
    """How often a seat won, and between which bounds its true share lies in 95 of 100 such samples."""

    seat: str
    bot: str
    won: int
    shared: int
    lost: int
    rate: float
    """A victory shared by several seats counts for each as its part of one."""
    low: float
    high: float


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


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The bounds of a share by Wilson's score interval at 95 %."""
    rate = successes / trials
    spread = SURE * SURE / trials
    centre = (rate + spread / 2) / (1 + spread)
    half = SURE * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def match(game: Game, options: Mapping[str, object], bots: Sequence[str], number: int) -> Played:
    """One game between bots.

    Raises:
        MatchError: a bot failed, or the game did not end.
    """
    dice = SeededDice(number)
    state = game.begin(options, dice.child(0))
    if len(state.seat_names()) != len(bots):
        raise MatchError(f"{len(bots)} bots for {len(state.seat_names())} seats")
    own = [dice.child(1 + seat) for seat in range(len(bots))]
    plans: list[Plan] = [()] * len(bots)
    while state.result is None:
        seat = next(iter(state.decisions))
        code, fault, plans[seat] = choose(bots[seat], state, seat, own[seat], plan=plans[seat])
        if fault is not None:
            raise MatchError(f"game {number}, decision {state.count}: {bots[seat]} {fault}")
        state.apply(seat, code)
        if state.count > game.step_cap:
            raise MatchError(f"game {number} has no end after {state.count} decisions")
    return Played(state.result.winners, state.result.rule, state.count)


def matches(terms: Terms, numbers: Sequence[int]) -> list[Played]:
    """Several games, one after another."""
    game = game_of(terms.game, *terms.packs)
    return [match(game, terms.options, terms.bots, number) for number in numbers]


def spread(terms: Terms, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    """Several games in so many processes, in the order of their numbers."""
    portions = [numbers[at : at + PORTION] for at in range(0, len(numbers), PORTION)]
    if jobs == 1:
        for portion in portions:
            yield from matches(terms, portion)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for played in pool.map(matches, [terms] * len(portions), portions):
            yield from played


def balance(terms: Terms, games: int, seed: int, jobs: int = 1) -> Balance:
    """Play so many games and count how each seat fared."""
    played = list(spread(terms, range(seed, seed + games), jobs))
    room = game_of(terms.game, *terms.packs)
    names = room.begin(terms.options, SeededDice(seed).child(0)).seat_names()
    seats = []
    for seat, (name, bot) in enumerate(zip(names, terms.bots, strict=True)):
        parts = [1 / len(each.winners) if seat in each.winners else 0.0 for each in played]
        won, lost = parts.count(1.0), parts.count(0.0)
        low, high = wilson(sum(parts), games)
        seats.append(Share(name, bot, won, games - won - lost, lost, sum(parts) / games, low, high))
    endings = Counter(each.rule for each in played)
    length = sum(each.decisions for each in played) / games
    return Balance(terms.game, terms.options, games, seed, tuple(seats), dict(endings.most_common()), length)
