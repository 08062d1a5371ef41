"""The book of the arena: every game that was played, one JSON object a line, after a head that says what is played.

A run that was interrupted goes on with the same book: what stands there is not played again. A last line that was cut
off is taken out. The same games make the same book, wherever they were played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from warhall.arena.matches import Fault, Fixture, Played, Terms
from warhall.arena.noting import Noted
from warhall.arena.progress import Stretch
from warhall.games import game as game_of
from warhall.kernel.errors import WarhallError

FORM = 1


class BookError(WarhallError):
    """A book of the arena cannot be used; it says where, and why."""


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What a book is about; games of other terms have no place in it."""

    warhall: str = "arena"
    form: int = FORM
    game: str
    rules: int
    content: str
    options: Mapping[str, object]
    bots: tuple[str, ...]
    varied: bool | msgspec.UnsetType = msgspec.UNSET
    """In a book of the laboratory: whether set-ups were dealt at random."""
    wanted: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """What set-ups were to have often, if anything."""

    @classmethod
    def of(cls, terms: Terms) -> Head:
        """The head of a new book."""
        room = game_of(terms.game, *terms.packs)
        return cls(
            game=room.id,
            rules=room.version,
            content=room.content,
            options=msgspec.to_builtins(room.choose(terms.options)),
            bots=terms.bots,
            varied=terms.varied if terms.counted else msgspec.UNSET,
            wanted=terms.wanted or msgspec.UNSET,
        )


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One game."""

    group: tuple[int, ...]
    """Which of the bots met, by their places in the head."""
    number: int
    turned: int
    """By how many seats they had moved on."""
    seats: tuple[int, ...]
    """Who sat where."""
    winners: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
    decisions: int
    quiet: tuple[int, int]
    """The longest stretch in which nobody got anywhere: since which decision, and how many."""
    faults: tuple[tuple[int, int, str], ...] = ()
    broken: str = ""
    noted: Noted | msgspec.UnsetType = msgspec.UNSET
    """What a laboratory saw of it."""

    @classmethod
    def of(cls, terms: Terms, fixture: Fixture, played: Played) -> Line:
        """A game as a line."""
        return cls(
            group=fixture.group,
            number=fixture.number,
            turned=fixture.turned,
            seats=fixture.places(terms),
            winners=played.winners,
            places=played.places,
            scores=played.scores,
            rule=played.rule,
            decisions=played.decisions,
            quiet=(played.quiet.since, played.quiet.decisions),
            faults=tuple((fault.seat, fault.decision, fault.what) for fault in played.faults),
            broken=played.broken,
            noted=msgspec.UNSET if played.noted is None else played.noted,
        )

    def fixture(self) -> Fixture:
        """Which game it was."""
        return Fixture(self.number, self.turned, self.group)

    def played(self) -> Played:
        """How it ended."""
        faults = tuple(Fault(*fault) for fault in self.faults)
        quiet = Stretch(*self.quiet)
        ends = (self.winners, self.rule, self.decisions, quiet, (), self.places, self.scores)
        return Played(*ends, faults, self.broken, None if self.noted is msgspec.UNSET else self.noted)


class Book:
    """Games that were played, and a file that keeps them if there is one."""

    def __init__(self, terms: Terms, file: Path | None = None) -> None:
        """Open a book.

        Raises:
            BookError: the file is no book, or one about something else.
        """
        self.terms = terms
        self.games: dict[Fixture, Played] = {}
        self._writer: BinaryIO | None = None
        if file is None:
            return
        head = msgspec.json.encode(Head.of(terms))
        try:
            kept = self._read(file, head) if file.exists() and file.stat().st_size else b""
            writer = self._writer = file.open("r+b" if kept else "wb")
        except OSError as error:
            raise BookError(f"{file}: {error.strerror}") from None
        if kept:
            writer.seek(len(kept))
            writer.truncate()
        else:
            writer.write(head + b"\n")
            writer.flush()

    def _read(self, file: Path, head: bytes) -> bytes:
        """The games of a file; what of it is whole."""
        whole = file.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        lines = kept.splitlines()
        if not lines:
            raise BookError(f"{file} is no book of the arena")
        try:
            found = msgspec.json.decode(lines[0], type=Head)
        except msgspec.DecodeError:
            raise BookError(f"{file} is no book of the arena") from None
        wanted = msgspec.json.decode(head, type=Head)
        for name in Head.__struct_fields__:
            if getattr(found, name) != getattr(wanted, name):
                was, now = getattr(found, name), getattr(wanted, name)
                raise BookError(
                    f"{file} is about another {name}: {str(was)[:80]}, not {str(now)[:80]}; name a new file"
                )
        for number, line in enumerate(lines[1:], start=2):
            try:
                each = msgspec.json.decode(line, type=Line)
            except msgspec.DecodeError as error:
                raise BookError(f"{file}, line {number}: {error}") from None
            self.games[each.fixture()] = each.played()
        return kept

    def add(self, fixture: Fixture, played: Played) -> None:
        """Keep a game; one that stands here already is not written again."""
        again = fixture in self.games
        self.games[fixture] = played
        if self._writer is not None and not again:
            self._writer.write(msgspec.json.encode(Line.of(self.terms, fixture, played)) + b"\n")
            self._writer.flush()

    def lines(self) -> Iterator[Line]:
        """Every game."""
        return (Line.of(self.terms, fixture, played) for fixture, played in self.games.items())

    def __enter__(self) -> Book:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._writer is not None:
            self._writer.close()
