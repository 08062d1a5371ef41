"""A run of the arena: plays what is planned and not yet in the book, until all is played or enough is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing

from warhall.arena.backends import BackEnd, played
from warhall.arena.book import Book
from warhall.arena.dataset import file_of
from warhall.arena.matches import Fixture, Played, Terms
from warhall.arena.players import check
from warhall.arena.sequential import Test
from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError

Games = list[tuple[Fixture, Played]]
Watcher = Callable[[int, int], None]
"""Is told how many games are played, and how many there will be at most."""


def seats(terms: Terms, seed: int) -> tuple[str, ...]:
    """The names of the seats, after everything that can be refused before the first game was looked at.

    Raises:
        WarhallError: the game, its options or one of its bots cannot be played; it says which, and why.
    """
    for bot in terms.bots:
        check(bot)
    room = game_of(terms.game, *terms.packs)
    draft = room.draft(room, room.choose(terms.options))
    if draft.faults:
        first = draft.faults[0]
        raise OptionsError(f"{room.id} cannot start like this, by {first.rule}: {first.message}")
    return room.begin(terms.options, SeededDice(seed).child(0)).seat_names()


class Run:
    """Where the games of a run go."""

    def __init__(self, book: Book, on: BackEnd, watcher: Watcher | None = None) -> None:
        self.book = book
        self.on = on
        self.watcher = watcher
        self.done = 0

    def play(self, planned: Sequence[Fixture], test: Test | None = None, *, most: int | None = None) -> Games:
        """The planned games; fewer, if a test decides before.

        Args:
            planned: the games, round by round: every number with every bot at every seat.
            test: follows the share of victories of the first bot of the list, or of another that it names.
            most: how many games there will be at most in the whole run, for the watcher.
        """
        terms, known = self.book.terms, self.book.games
        if terms.dataset is not None:  # a game without its file is played again
            known = {each: game for each, game in known.items() if file_of(terms, each).exists()}
        missing = [each for each in planned if each not in known]
        found: Games = []
        most = most or len(planned)
        with closing(played(terms, missing, self.on)) as coming:
            for fixture in planned:
                if fixture not in known:
                    self.book.add(fixture, next(coming))
                each = self.book.games[fixture]
                found.append((fixture, each))
                self.done += 1
                if self.watcher is not None:
                    self.watcher(self.done, most)
                if test is None:
                    continue
                test.add(share_of(test, terms, fixture, each))
                whole = fixture.turned == len(fixture.places(terms)) - 1
                if whole and test.verdict().decided is not None:
                    break
        return found


def share_of(test: Test, terms: Terms, fixture: Fixture, each: Played) -> float:
    """The part of a victory that the bot of a test has."""
    held = [seat for seat, place in enumerate(fixture.places(terms)) if place == test.place]
    return sum(part(each, seat) for seat in held)


def part(each: Played, seat: int) -> float:
    """The part of a victory that a seat has."""
    return 1 / len(each.winners) if seat in each.winners else 0.0
