"""Games between bots, each with its own number.

From the number derive the dice of the game and those of its bots; so the same numbers give the same games, in one
process or in many. The bots see what their seats may see and nothing else (`warhall.bots.choose`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from time import process_time  # noqa: TID251  how long bots think is measured; what they choose does not depend on it
from typing import TYPE_CHECKING, NamedTuple

from warhall.arena.players import Limits, Player, is_program, sit
from warhall.arena.progress import Progress, Stretch
from warhall.games import game as game_of
from warhall.kernel.actions import Action
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.events import Told
from warhall.kernel.game import Game
from warhall.kernel.minds import SURE

if TYPE_CHECKING:
    from warhall.arena.noting import Noted


class MatchError(WarhallError):
    """A game between bots could not be played."""


class Terms(NamedTuple):
    """What is played, and by whom."""

    game: str
    packs: tuple[Path, ...]
    options: Mapping[str, object]
    bots: tuple[str, ...]
    arena: bool = False
    """The customs of the arena: a bot keeps its dice when it changes seats, and what is wrong with it, or with the
    game, is told afterwards. Otherwise the dice belong to the seats, and the first fault ends everything."""
    limits: Limits = Limits()
    """What a program may take."""
    dataset: Path | None = None
    """The folder that gets what every bot saw and chose."""
    counted: bool = False
    """Whether it is counted who had what (`noting`)."""
    varied: bool = False
    """Whether set-ups differ from game to game, as the game deals them; only where it is counted."""
    wanted: tuple[str, ...] = ()
    """The ids of what every other army is to have, where set-ups are dealt: so few games are enough to judge it."""


class Fixture(NamedTuple):
    """One game: its number, by how many seats the bots have moved on, and which of the bots play it."""

    number: int
    turned: int = 0
    group: tuple[int, ...] = ()
    """Their places in the list, at the first seat first; nothing: all of them."""

    def places(self, terms: Terms) -> tuple[int, ...]:
        """Which of the bots sits where, by its place in the list."""
        group = self.group or tuple(range(len(terms.bots)))
        return group[self.turned :] + group[: self.turned]

    def bots(self, terms: Terms) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(terms.bots[place] for place in self.places(terms))


class Fault(NamedTuple):
    """A bot that did not do what a bot must; chance chose in its place."""

    seat: int
    decision: int
    what: str


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
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    faults: tuple[Fault, ...] = ()
    broken: str = ""
    """What broke the game off, if its rules failed."""
    noted: Noted | None = None
    """What a laboratory saw of it."""

    @property
    def trouble(self) -> str | None:
        """What is wrong with it: `broken`, `cap` (it had no end), or `standstill` (long nothing happened)."""
        if self.broken:
            return "broken"
        if not self.rule:
            return "cap"
        return "standstill" if self.quiet.is_standstill(self.decisions) else None


class Table:
    """One game between bots while it is played."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        bots: Sequence[str],
        number: int,
        *,
        turned: int | None = None,
        limits: Limits = Limits(),  # noqa: B008  it cannot change
    ) -> None:
        """A table with its bots.

        Args:
            game: what is played.
            options: what was chosen before the start.
            bots: who sits where.
            number: the number of the game.
            turned: by how many seats the bots have moved on, if they keep their dice and are forgiven their faults.
            limits: what programs may take.
        """
        dice = SeededDice(number)
        self.number = number
        self.bots = bots
        self.forgiving = turned is not None
        self.state = game.begin(options, dice.child(0))
        seats = len(self.state.seat_names())
        if seats != len(bots):
            raise MatchError(f"{len(bots)} bots for {seats} seats")
        own = [dice.child(1 + (seat + (turned or 0)) % seats) for seat in range(seats)]
        self._sit = [(name, seat, own[seat], limits) for seat, name in enumerate(bots)]
        self.times = [Watch(bot) for bot in bots]
        self.progress = Progress(SURE if game.bench.scales is not None else None)
        self.faults: list[Fault] = []

    def play(self) -> Played:
        """The whole game, or as much of it as any game can take."""
        with ExitStack() as leaving:
            players: list[Player] = []
            for each in self._sit:
                player = sit(*each)
                leaving.callback(player.leave, self.state)
                players.append(player)
            broken = self._play(players)
        times = tuple(watch.time() for watch in self.times)
        quiet, result, faults = self.progress.longest(), self.state.result, tuple(self.faults)
        if result is None:
            return Played((), "", self.state.count, quiet, times, (), (), faults, broken)
        return Played(result.winners, result.rule, self.state.count, quiet, times, result.places, result.scores, faults)

    def _play(self, players: Sequence[Player]) -> str:
        """All decisions; what broke the game off, if anything."""
        state = self.state
        listens = any(is_program(bot) for bot in self.bots)
        while state.result is None and state.count <= state.game.step_cap:
            self.progress.read(state)
            seat = next(iter(state.decisions))
            with self.times[seat].thinking(state.game.bench.turn(state)):
                action, fault = players[seat].choose(state, seat)
            if fault is not None:
                if not self.forgiving:
                    raise MatchError(f"game {self.number}, decision {state.count}: {self.bots[seat]} {fault}")
                self.faults.append(Fault(seat, state.count, fault))
            self.chosen(seat, action)
            heard: list[Told] = []
            state.ears = heard.append if listens else None
            try:
                state.apply(seat, action)
            except Exception as error:
                if not self.forgiving:
                    raise
                return f"{type(error).__name__}: {str(error)[:200]}"
            if listens:
                for player in players:
                    player.heard(seat, state, heard)
        return ""

    def chosen(self, seat: int, action: int | Action) -> None:
        """A seat has chosen; the state is still as it was. For those who watch."""


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


@cache
def _room(game: str, packs: tuple[Path, ...]) -> Game:
    """A game with its packs, read once in a process."""
    return game_of(game, *packs)


def play(terms: Terms, fixture: Fixture) -> Played:
    """One game as the terms say."""
    room = _room(terms.game, terms.packs) if terms.packs else game_of(terms.game)
    bots = fixture.bots(terms)
    if terms.counted:
        from warhall.arena.noting import play_and_count  # noqa: PLC0415  it is made of what stands here

        return play_and_count(room, terms, fixture)
    if not terms.arena:
        return match(room, terms.options, bots, fixture.number)
    if terms.dataset is None:
        table = Table(room, terms.options, bots, fixture.number, turned=fixture.turned, limits=terms.limits)
        return table.play()._replace(times=())
    from warhall.arena.dataset import play_and_note  # noqa: PLC0415  needs an extra that most do not have

    return play_and_note(room, terms, fixture)


def matches(terms: Terms, fixtures: Sequence[Fixture]) -> list[Played]:
    """Several games, one after another."""
    return [play(terms, each) for each in fixtures]


def fixtures(terms: Terms, games: int, seed: int, *, swap: bool) -> list[Fixture]:
    """So many games; where seats are swapped, each number is played with every bot at every seat."""
    if not swap:
        return [Fixture(number) for number in range(seed, seed + games)]
    return rounds(len(terms.bots), games, seed)


def rounds(seats: int, games: int, seed: int, group: tuple[int, ...] = ()) -> list[Fixture]:
    """At least so many games, each number with every bot of a group at every seat."""
    numbers = range(seed, seed + -(-games // seats))
    return [Fixture(number, turned, group) for number in numbers for turned in range(seats)]
