"""Games between bots, as many as one likes, in one process or in several.

Every game has its own number, from which its dice and those of its bots derive; so the same numbers give the same
games, in one process or in many. The bots see what their seats may see and nothing else (`warhall.bots.choose`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from time import process_time  # noqa: TID251  how long bots think is measured; what they choose does not depend on it
from typing import NamedTuple

from warhall.bots.bot import Plan
from warhall.bots.choose import choose
from warhall.cli.progress import Progress, Stretch
from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game
from warhall.kernel.minds import SURE

PORTION = 4
"""So many games a process plays before it is given more."""


class MatchError(WarhallError):
    """A game between bots could not be played."""


class Terms(NamedTuple):
    """What is played, and by whom."""

    game: str
    packs: tuple[Path, ...]
    options: Mapping[str, object]
    bots: tuple[str, ...]


class Fixture(NamedTuple):
    """One game: its number, and by how many seats the bots have moved on."""

    number: int
    turned: int = 0

    def bots(self, terms: Terms) -> tuple[str, ...]:
        """Who sits where."""
        return terms.bots[self.turned :] + terms.bots[: self.turned]


class Time(NamedTuple):
    """How long a bot thought: seconds of the processor."""

    bot: str
    decisions: int
    seconds: float
    longest: float
    turns: int
    longest_turn: float


class Played(NamedTuple):
    """How one game ended."""

    winners: tuple[int, ...]
    """The seats in first place, all of them in a draw; none if the game had no end."""
    rule: str
    """What ended it; nothing if it was given up after `step_cap` decisions."""
    decisions: int
    quiet: Stretch = Stretch(0, 0)
    """The longest stretch in which nobody got anywhere."""
    times: tuple[Time, ...] = ()
    """Seat by seat."""

    @property
    def trouble(self) -> str | None:
        """What is wrong with it: `cap` (it had no end), or `standstill` (long nothing happened)."""
        if not self.rule:
            return "cap"
        return "standstill" if self.quiet.is_standstill(self.decisions) else None


class Table:
    """One game between bots while it is played."""

    def __init__(self, game: Game, options: Mapping[str, object], bots: Sequence[str], number: int) -> None:
        dice = SeededDice(number)
        self.number = number
        self.bots = bots
        self.state = game.begin(options, dice.child(0))
        if len(self.state.seat_names()) != len(bots):
            raise MatchError(f"{len(bots)} bots for {len(self.state.seat_names())} seats")
        self.dice = [dice.child(1 + seat) for seat in range(len(bots))]
        self.plans: list[Plan] = [() for _ in bots]
        self.times = [Watch(bot) for bot in bots]
        self.progress = Progress(SURE if game.bench.scales is not None else None)

    def play(self) -> Played:
        """The whole game, or as much of it as any game can take."""
        state = self.state
        while state.result is None and state.count <= state.game.step_cap:
            self.progress.read(state)
            seat = next(iter(state.decisions))
            with self.times[seat].thinking(state.game.bench.turn(state)):
                choice = choose(self.bots[seat], state, seat, self.dice[seat], plan=self.plans[seat])
            if choice.fault is not None:
                raise MatchError(f"game {self.number}, decision {state.count}: {self.bots[seat]} {choice.fault}")
            self.plans[seat] = choice.plan
            state.apply(seat, choice.code)
        times = tuple(watch.time() for watch in self.times)
        quiet = self.progress.longest()
        if state.result is None:
            return Played((), "", state.count, quiet, times)
        return Played(state.result.winners, state.result.rule, state.count, quiet, times)


class Watch:
    """Measures how long the bot of one seat thinks."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.each: list[float] = []
        self.turns: dict[int, float] = {}

    @contextmanager
    def thinking(self, turn: int) -> Iterator[None]:
        """Measure one decision of a turn."""
        begun = process_time()
        yield
        spent = process_time() - begun
        self.each.append(spent)
        self.turns[turn] = self.turns.get(turn, 0.0) + spent

    def time(self) -> Time:
        """What was measured."""
        longest = max(self.each, default=0.0)
        turn = max(self.turns.values(), default=0.0)
        return Time(self.bot, len(self.each), sum(self.each), longest, len(self.turns), turn)


def match(game: Game, options: Mapping[str, object], bots: Sequence[str], number: int) -> Played:
    """One game between bots.

    Raises:
        MatchError: a bot failed, or there are too many or too few.
    """
    return Table(game, options, bots, number).play()


def matches(terms: Terms, fixtures: Sequence[Fixture]) -> list[Played]:
    """Several games, one after another."""
    game = game_of(terms.game, *terms.packs)
    return [match(game, terms.options, each.bots(terms), each.number) for each in fixtures]


def spread(terms: Terms, fixtures: Sequence[Fixture], jobs: int) -> Generator[Played, None, None]:
    """Several games in so many processes, in the order given."""
    portions = [fixtures[at : at + PORTION] for at in range(0, len(fixtures), PORTION)]
    if jobs == 1:
        for each in fixtures:
            yield from matches(terms, [each])
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            for played in pool.map(matches, [terms] * len(portions), portions):
                yield from played
        finally:  # enough may be known before all are played
            pool.shutdown(wait=True, cancel_futures=True)


def fixtures(terms: Terms, games: int, seed: int, *, swap: bool) -> list[Fixture]:
    """So many games; where seats are swapped, each number is played with every bot at every seat."""
    if not swap:
        return [Fixture(number) for number in range(seed, seed + games)]
    seats = len(terms.bots)
    numbers = range(seed, seed + -(-games // seats))
    return [Fixture(number, turned) for number in numbers for turned in range(seats)]
