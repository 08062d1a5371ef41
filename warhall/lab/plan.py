"""What a laboratory plays: the same numbers in one house or in two, all of it checked before the first game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple

from warhall.arena.backends import BackEnd
from warhall.arena.book import Book, BookError
from warhall.arena.matches import Fixture, Terms
from warhall.arena.noting import measure_of, set_up
from warhall.arena.running import Games, Run, Watcher, seats
from warhall.games import game as game_of
from warhall.kernel.errors import OptionsError
from warhall.lab.differing import differences

LOOKED_AT = 20
"""So many set-ups are checked beforehand; they are dealt by one rule, so the others are alike."""

LONG = 60
"""So much of what is dealt often stands in the name of a book."""


class Plan(NamedTuple):
    """What is measured."""

    terms: Terms
    games: int
    """In each house."""
    seed: int
    against: tuple[Path, ...] | None = None
    """The packs of the house that it is compared with; nothing: with none, `()`: the game as it comes."""

    def houses(self) -> list[Terms]:
        """The terms of what is measured, and of what it is compared with; what they have different is dealt often."""
        if self.against is None:
            return [self.terms]
        changed = {each.id for each in differences(self.terms.game, self.terms.packs, self.against)}
        return [often(self.terms._replace(packs=packs), changed) for packs in (self.terms.packs, self.against)]


def often(terms: Terms, wanted: Collection[str]) -> Terms:
    """The same terms, but that set-ups have things often, as far as these are measured."""
    room = game_of(terms.game, *terms.packs)
    ids = [each.id for each in measure_of(room).things(room) if each.id in wanted]
    return terms._replace(wanted=tuple(ids)) if terms.varied else terms


def checked(plan: Plan) -> tuple[str, ...]:
    """The names of the seats, after everything that can be refused was looked at.

    Raises:
        WarhallError: it cannot be played; it says why.
    """
    names: tuple[str, ...] = ()
    for terms in plan.houses():
        names = names or seats(terms, plan.seed)
        room = game_of(terms.game, *terms.packs)
        measure_of(room)
        for fixture in fixtures(plan)[:LOOKED_AT]:
            options = room.choose(set_up(room, terms, fixture))
            faults = room.draft(room, options).faults
            if faults:
                raise OptionsError(
                    f"game {fixture.number} cannot start like this, by {faults[0].rule}: {faults[0].message}"
                )
        if len(terms.bots) != len(names):
            raise OptionsError(f"{len(terms.bots)} bots for {len(names)} seats: name one, or one for each seat")
    return names


def fixtures(plan: Plan) -> list[Fixture]:
    """The games: each number at every seat if that makes a difference, else each once."""
    terms, count = plan.terms, len(plan.terms.bots)
    room = game_of(terms.game, *terms.packs)
    sample = range(plan.seed, plan.seed + 5)
    moved = any(set_up(room, terms, Fixture(at)) != set_up(room, terms, Fixture(at, 1)) for at in sample)
    if not moved and len(set(terms.bots)) == 1:
        return [Fixture(number) for number in range(plan.seed, plan.seed + plan.games)]
    numbers = range(plan.seed, plan.seed + -(-plan.games // count))
    return [Fixture(number, turned) for number in numbers for turned in range(count)]


def run(plan: Plan, on: BackEnd, watcher: Watcher | None = None, books: Path | None = None) -> list[Games]:
    """The games of each house.

    Args:
        plan: what is played.
        on: where.
        watcher: is told how far it is.
        books: a folder that keeps every game: what stands there is not played again.

    Raises:
        BookError: the folder cannot be used.
    """
    planned, houses = fixtures(plan), plan.houses()
    found: list[Games] = []
    for number, terms in enumerate(houses):
        with Book(terms, None if books is None else book_of(books, terms)) as book:
            one = Run(book, on, watcher)
            one.done = number * len(planned)
            found.append(one.play(planned, most=len(planned) * len(houses)))
    return found


def book_of(folder: Path, terms: Terms) -> Path:
    """The book of one house: content that was changed has a book of its own, so nothing is mixed up."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BookError(f"{folder}: {error.strerror}") from None
    often = f"-{'-'.join(terms.wanted)[:LONG]}" if terms.wanted else ""
    return folder / f"{terms.game}-{game_of(terms.game, *terms.packs).content[:12]}{often}.jsonl"


def with_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot for each seat; a single one holds all."""
    return tuple(bots) * players if len(bots) == 1 else tuple(bots)
