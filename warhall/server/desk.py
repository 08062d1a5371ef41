"""A table in the memory of this process: its ledger, its game, its lock, and how both are read from the log.

Whoever reads or changes a desk holds its lock. A change is first made here and then stored; when storing fails, the
desk is cleared and read anew from the log, so memory never stays ahead of the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from warhall.games import UnknownGameError, UnknownPackError, module_of, own, played_with
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game
from warhall.server.closures import Closures
from warhall.server.facts import Acted, Line, Started, Undone
from warhall.server.fairness import dice_key
from warhall.server.faults import HallError
from warhall.server.ledger import Ledger, ledger_of
from warhall.server.lock import Lock
from warhall.server.play import Play, Snapshot
from warhall.server.store.store import Store, TableRow, UnreadableError, Whole

if TYPE_CHECKING:
    from warhall.server.letters import Faces, Info
    from warhall.server.reels import Reel
    from warhall.server.viewing import Watcher

log = logging.getLogger(__name__)

PICTURED = b"only a picture"
"""The key of dice that decide nothing."""
SHORT = 3
"""A log of so few facts is replayed at once: its game has hardly begun."""


class Desk:
    """One table, as far as this process knows it."""

    def __init__(self, ident: str, closures: Closures) -> None:
        self.id = ident
        self.closures = closures
        self.lock = Lock()
        self.row: TableRow | None = None
        self.ledger = Ledger(ident, closures)
        self.game: Game | None = None
        self.play: Play | None = None
        self.stranded = False
        """The log cannot be replayed by the rules of this server."""
        self.loaded = False
        self.snapshot_at = 0
        self.told: tuple[Info, bool] | None = None
        """What the hall's list was told of it last, and whether bots or clocks must be looked after."""
        self.is_behind = False
        """Whether the list has not been told since of what goes on in the game."""
        self.watchers: set[Watcher] = set()
        self.is_long: bool | None = None
        """Whether its updates are so long that changes are sent instead; None before the game has begun."""
        self.faces: Faces | None = None
        """The table as those who watch it may know it."""
        self.edition = 0
        """Counts what watchers were told, so that they can say what they know."""
        self.reel: Reel | None = None
        self.touched = 0.0
        """When somebody last wanted something of it."""
        self._seated: tuple[str | None, ...] = ()

    def clear(self) -> None:
        """Forget everything; it will be read anew."""
        self.loaded = False
        self.play = None
        self.reel = None
        self.told = None

    def fold(self) -> None:
        """Keep nothing but who watches and who sits there; the rest is read anew when it is wanted."""
        self._seated = self.seated
        self.clear()
        self.row, self.game, self.faces = None, None, None
        self.ledger = Ledger(self.id, self.closures)

    @property
    def seated(self) -> tuple[str | None, ...]:
        """The persons on its seats."""
        if not self.loaded:
            return self._seated
        return tuple(chair.person.id if chair.person else None for chair in self.ledger.chairs)

    def playing(self) -> Play:
        """The game, if it is being played.

        Raises:
            HallError: it is not.
        """
        if self.ledger.status != "playing":
            raise HallError("not-playing", f"this table is {self.ledger.status}")
        return self.shown()

    def shown(self) -> Play:
        """The game, if there is something to see."""
        if self.stranded and self.game is not None and self.game.packs != self.ledger.packs:
            packs = ", ".join(mark.partition("=")[0] for mark in self.ledger.packs)
            raise HallError("pack-gone", f"this table was played with a pack that is not here, or has changed: {packs}")
        if self.stranded:
            raise HallError("rules-changed", "this table was played by rules or content that are no longer here")
        if self.play is None:
            raise HallError("not-playing", "this table has not started")
        return self.play

    def follow(self, line: Line) -> None:
        """Take in a fact that another process has stored."""
        self.ledger.follow(line)
        if not self.stranded:
            self.play = follow_play(self, self.play, line)

    @property
    def outdated(self) -> bool:
        """Whether a game that is being played was begun by other rules or content than those of this server."""
        ledger, game = self.ledger, self.game
        if ledger.status != "playing" or game is None:
            return False
        return (ledger.rules, ledger.content) != (game.version, game.content)

    def begin(self) -> Play:
        """The game at its start, with the dice that seed and salts give."""
        assert self.row is not None and self.game is not None  # noqa: S101  the desk is loaded
        key = dice_key(self.row.seed, [chair.salt for chair in self.ledger.chairs])
        return self._begun(self.game, self.ledger.options, key)

    def pictured(self, options: dict[str, Any]) -> Play:
        """The game as it may begin, for whoever waits for it: other dice fall, so it tells nothing of its own.

        Raises:
            HallError: it has begun, or cannot.
        """
        if self.ledger.status != "open":
            raise HallError("not-open", "the game has begun")
        if self.stranded or self.game is None:
            raise HallError("rules-changed", "this table waits for rules or content that are no longer here")
        return self._begun(self.game, options, PICTURED)

    def _begun(self, game: Game, options: dict[str, Any], key: bytes) -> Play:
        play = Play.begin(game, options, key, self.ledger.record, self.ledger.position)
        name_players(self.ledger, play)
        return play


async def load(desk: Desk, store: Store) -> None:
    """Read a table from its log, with the help of a snapshot if there is one.

    Raises:
        HallError: there is no such table.
        UnreadableError: what stands in the database is no table.
    """
    whole = await store.whole(desk.id)
    if whole is None:
        raise HallError("no-such-table", "there is no such table")
    await lay(desk, whole)


async def lay(desk: Desk, whole: Whole) -> None:
    """Lay out what is stored of a table.

    Raises:
        UnreadableError: it is no table.
    """
    desk.row, lines, presets, kept = whole
    try:
        desk.ledger = ledger_of(desk.id, lines, desk.closures)
        module = module_of(desk.row.game)
    except (ValueError, LookupError, UnknownGameError) as error:
        raise UnreadableError(desk.id, "its log", error) from error
    desk.ledger.presets = {(each.seat, each.ask): each for each in presets}
    desk.stranded = False
    try:
        desk.game = played_with(module, desk.ledger.packs, desk.ledger.drafted)
    except UnknownPackError as error:
        log.warning("a table lacks its pack", extra={"table": desk.id, "error": str(error)})
        desk.game, desk.stranded = own(module), True
    desk.snapshot_at = kept[0] if kept is not None else 0
    if len(lines) <= SHORT:
        desk.play = _rebuild(desk, lines, kept)
    else:  # a long log takes a while to replay; nobody else shall wait for it
        desk.play = await asyncio.to_thread(_rebuild, desk, lines, kept)
    desk.loaded = True


def _rebuild(desk: Desk, lines: list[Line], kept: tuple[int, bytes] | None) -> Play | None:
    play: Play | None = None
    if desk.stranded:
        return None
    after = 0
    if kept is not None:
        play = _resumed(desk, kept[1])
        after = kept[0] if play is not None else 0
    try:
        if desk.ledger.status == "record":
            return desk.begin()
        for line in lines:
            if line.number > after:
                play = follow_play(desk, play, line)
    except Exception as error:  # of other rules anything may be expected
        known = isinstance(error, WarhallError)
        log.warning(
            "a table cannot be replayed",
            extra={"table": desk.id, "error": f"{type(error).__name__}: {error}"},
            exc_info=None if known else error,
        )
        desk.stranded = True
        return None
    return play


def _resumed(desk: Desk, body: bytes) -> Play | None:
    """The game of a snapshot; None if it does not fit these rules, then the log decides."""
    assert desk.row is not None and desk.game is not None  # noqa: S101  the caller has just read them
    try:
        snapshot = msgspec.json.decode(body, type=Snapshot)
        return Play.resume(desk.game, snapshot, dice_key(desk.row.seed, desk.ledger.salts))
    except (WarhallError, msgspec.DecodeError, msgspec.ValidationError):
        return None


def follow_play(desk: Desk, play: Play | None, line: Line) -> Play | None:
    """The game after a fact of the log."""
    match line.fact:
        case Started() as fact:
            assert desk.row is not None and desk.game is not None  # noqa: S101  the desk is loaded
            key = dice_key(desk.row.seed, fact.salts)
            play = Play.begin(desk.game, desk.ledger.options, key, desk.ledger.record, desk.ledger.position)
            name_players(desk.ledger, play)
        case Acted() as fact if play is not None:
            play.follow(fact)
        case Undone(seat=seat, actions=actions) if play is not None:
            play.undo(seat, actions)
        case _:
            pass
    return play


def name_players(ledger: Ledger, play: Play) -> None:
    """Write into the record who holds each seat."""
    if ledger.status == "record":
        return
    play.table.players = players_of(ledger, play.state.seat_names())


def players_of(ledger: Ledger, seats: Sequence[str]) -> dict[str, str]:
    """Who holds each seat, as a record names them."""
    names = {}
    for seat, chair in zip(seats, ledger.chairs, strict=True):
        name = chair.bot or chair.name or (chair.person.name if chair.person else "nobody")
        names[seat] = "_".join(name.replace("=", " ").split())[:80] or "nobody"
    return names
