"""Tables: every change of one goes through here.

Here: reading and changing desks under their locks, storing before telling, resent requests, what follows by itself.
Not here: what seats may do (`moves`), how a table comes to be (`lobby`), who thinks for bots (`thinkers`), what viewers
get (`viewing`).
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence

import msgspec

from warhall.kernel.errors import WarhallError
from warhall.server.bus import Bus
from warhall.server.closures import Closures
from warhall.server.desk import Desk, load
from warhall.server.facts import (
    Acted,
    AnyFact,
    Chat,
    Ended,
    Line,
    Over,
    Ruled,
    Started,
    Who,
)
from warhall.server.faults import HallError, fault_of
from warhall.server.ledger import Ledger
from warhall.server.letters import info
from warhall.server.settings import Settings
from warhall.server.store.store import Append, ConflictError, Store, UnreadableError

log = logging.getLogger(__name__)

ATTEMPTS = 8
"""Who loses so many races in a row is told to come again."""
PRESET_CHAIN = 200
"""So many pre-set answers may follow one action."""
TABLE_MOST = 16
PASSING = (Acted, Chat)
"""Facts that change nothing of a table but how far its game is."""
WARM_SECONDS = 5.0
"""What was wanted so lately is soon wanted again, and makes no room: who has made a table comes to watch it."""
AT_ONCE = 25
"""So many tables are put into the hall's list before somebody else has a turn."""


class Receipt(msgspec.Struct, frozen=True):
    """What was done: it is on disk. The number is that of the request's own last fact, the count that after it."""

    n: int
    count: int
    again: bool = False


Work = Callable[[Desk], Sequence[AnyFact]]


async def nothing(_: Desk) -> None:
    """Nobody learns."""


class Tables:
    """The tables that this process has on its desks."""

    def __init__(
        self, store: Store, bus: Bus, settings: Settings, now: Callable[[], float], closures: Closures | None = None
    ) -> None:
        self.store = store
        self.closures = closures or Closures()
        self.bus = bus
        self.settings = settings
        self.now = now
        self.desks: dict[str, Desk] = {}
        self._crowd = settings.live_tables
        """So many desks are too many; if most of them turn out to be needed, so many more that looking again pays."""
        self.changed: Callable[[Desk], None] = lambda _: None
        """Called after every change, with the desk locked: viewers are told, bots begin to think."""
        self.learnt: Callable[[Desk], Awaitable[None]] = nothing
        """Called after every change of a table that teaches: what was learnt is kept."""
        self.finished: Callable[[Desk], Awaitable[None]] = nothing
        """Called when a game has ended: what it was to each person is kept."""

    # Desks

    def desk(self, ident: str) -> Desk:
        """The desk of a table, perhaps still empty."""
        desk = self.desks.get(ident)
        if desk is None:
            if not (ident.isascii() and ident.isalnum() and len(ident) <= TABLE_MOST):
                raise HallError("no-such-table", "there is no such table")
            self._make_room()
            desk = self.desks[ident] = Desk(ident, self.closures)
        desk.touched = self.now()
        return desk

    def _make_room(self) -> None:
        if len(self.desks) < self._crowd:
            return
        late = self.now() - WARM_SECONDS
        idle = [
            each
            for each in self.desks.values()
            if each.touched < late and not (each.watchers or each.lock.locked() or each.is_behind)
        ]
        part = 1 + len(self.desks) // 10
        for each in idle[:part]:
            del self.desks[each.id]
        self._crowd = max(self.settings.live_tables, len(self.desks) + part // 2)

    def rest(self, idle: float) -> None:
        """Put away the tables at which nothing was wanted for so many seconds; who watches one is told all the same.

        Where bots or clocks play, somebody is always at work, so those stay.
        """
        late = self.now() - idle
        for desk in list(self.desks.values()):
            if desk.touched > late or desk.lock.locked() or desk.is_behind:
                continue
            if desk.loaded and desk.ledger.status == "playing" and tended(desk.ledger):
                continue
            if not desk.watchers:
                del self.desks[desk.id]
            elif desk.loaded:
                desk.fold()
                for watcher in desk.watchers:
                    watcher.truth = None

    def opened(self, ident: str, *, fresh: bool = True) -> Opened:
        """A desk, locked and as new as the log, for as long as it is worked on.

        Args:
            ident: the table.
            fresh: look whether another process has gone on; who changes something hears of it anyway.
        """
        return Opened(self, self.desk(ident), fresh=fresh)

    async def read(self, desk: Desk, *, fresh: bool) -> None:
        """Read what is missing on a locked desk; who watches it is told what was new."""
        if desk.loaded:
            if fresh:
                await self.catch_up(desk)
            return
        try:
            await self._load(desk)
        except HallError:
            if not desk.watchers:
                self.desks.pop(desk.id, None)
            raise
        if any(watcher.n < desk.ledger.number for watcher in desk.watchers):
            self.changed(desk)  # the desk had been cleared, and others have gone on since

    async def _load(self, desk: Desk) -> None:
        """Read a table from its log; one that cannot be gone on with is set aside, and the operator is told.

        Raises:
            HallError: there is no such table, or nobody can read it.
        """
        try:
            await load(desk, self.store)
        except UnreadableError as error:
            await self._set_aside(desk.id, f"unreadable: {error}")
            raise HallError("unreadable", f"this table is set aside, {error}") from None
        assert desk.row is not None  # noqa: S101  it has just been read
        if desk.stranded:
            await self._set_aside(desk.id, "rules-changed: its log leads to other states by the rules of this server")
        elif desk.row.aside is not None:
            await self._set_aside(desk.id, None)

    async def _set_aside(self, ident: str, why: str | None) -> None:
        if await self.store.set_aside(ident, why):
            if why is None:
                log.warning("a table that was set aside is back", extra={"table": ident})
            else:
                log.error("a table is set aside", extra={"table": ident, "why": why})

    async def catch_up(self, desk: Desk) -> bool:
        """Read what other processes have stored; whether there was anything."""
        try:
            lines = await self.store.lines(desk.id, desk.ledger.number)
            if not lines:
                return False
            for line in lines:
                desk.follow(line)
        except (WarhallError, ValueError, LookupError):
            desk.clear()
            await self._load(desk)
        self.changed(desk)
        return True

    # Changes

    async def change(self, ident: str, work: Work, client: str | None = None, members: Sequence[str] = ()) -> Receipt:
        """Do something to a table and store it; when this returns, it is on disk and everybody is told.

        Args:
            ident: the table.
            work: looks at the desk and gives the facts; it may move the game on.
            client: whose request it is; one that was done is not done again.
            members: persons who belong to the table from now on.
        """
        desk = self.desk(ident)
        async with desk.lock:
            for _ in range(ATTEMPTS):
                await self.read(desk, fresh=False)
                if client is not None and client in desk.ledger.clients:
                    return Receipt(*desk.ledger.clients[client], again=True)
                count = desk.ledger.count
                try:
                    facts = work(desk)
                except WarhallError as error:
                    if await self._was_behind(desk, count):
                        continue
                    raise fault_of(error) from error
                except BaseException:
                    desk.clear()
                    raise
                if not facts:
                    return Receipt(desk.ledger.number, desk.ledger.count)
                try:
                    receipt = await self.keep(desk, facts, client, members)
                except ConflictError:
                    desk.clear()
                    continue
                self.changed(desk)
                return receipt
        raise HallError("busy", "others were faster too often: send it again")

    async def _was_behind(self, desk: Desk, count: int) -> bool:
        """Whether a refusal may come from an old log; a game that was moved on in vain is read anew."""
        play = desk.play
        if play is not None and play.state.count != count:
            desk.clear()
            await self.read(desk, fresh=False)
            return False
        return await self.catch_up(desk)

    async def keep(self, desk: Desk, facts: Sequence[AnyFact], client: str | None, members: Sequence[str]) -> Receipt:
        """Follow the facts here, then store them; if that fails in any way, the desk is cleared."""
        try:
            preset = set(desk.ledger.presets)
            lines, receipt = self.followed(desk, facts, client)
            if desk.play is None or preset or desk.play.state.result is not None:
                await self._settle(desk, lines)
            await self.store.writer.append(appended(desk, lines, members, preset))
        except BaseException:
            desk.clear()
            raise
        self.bus.ring(f"table {desk.id}")
        ended = isinstance(lines[-1].fact, Ended)
        if ended or desk.ledger.study is not None or self.wants_snapshot(desk):
            await self._tidy(desk, ended=ended)
        return receipt

    def followed(self, desk: Desk, facts: Sequence[AnyFact], client: str | None) -> tuple[list[Line], Receipt]:
        """Follow the facts of a request; their lines, and what who asked is told when they are on disk."""
        lines: list[Line] = []
        if desk.outdated and desk.game is not None:
            self._follow(desk, lines, Ruled(desk.game.version, desk.game.content))
        for fact in facts:
            # The id stands at the last fact of the request itself; whatever follows is its consequence.
            self._follow(desk, lines, fact, client if fact is facts[-1] else None)
        # What the log tells of the id is the answer, so a resent request gets the same one.
        return lines, Receipt(desk.ledger.number, desk.ledger.count)

    async def _tidy(self, desk: Desk, *, ended: bool) -> None:
        """What is done after facts were stored: none of it may keep the others from hearing of them."""
        try:
            if desk.ledger.study is not None:
                await self.learnt(desk)
            if ended:
                await self.finished(desk)
            await self._snapshot(desk)
        except Exception:
            log.exception("stored, but not tidied up after it", extra={"table": desk.id})

    def _follow(self, desk: Desk, lines: list[Line], fact: AnyFact, client: str | None = None) -> None:
        line = Line(desk.ledger.number + 1, self.now(), fact, client)
        desk.ledger.follow(line)
        lines.append(line)

    async def _settle(self, desk: Desk, lines: list[Line]) -> None:
        """What follows by itself: the game begins, pre-set answers are given, and it ends."""
        ledger = desk.ledger
        if ledger.status == "open" and ledger.start == "full" and is_full(ledger):
            self._follow(desk, lines, self.start(desk))
        for _ in range(PRESET_CHAIN):
            play = desk.play
            if ledger.status != "playing" or play is None:
                return
            if play.state.result is not None:
                if ledger.scripted:
                    return  # a chapter goes on behind the end of its game, and one may go back
                self._follow(desk, lines, Ended(Over("rules", None, play.state.result)))
                return
            answer = await self._preset_answer(desk)
            if answer is None:
                return
            self._follow(desk, lines, answer)

    async def _preset_answer(self, desk: Desk) -> Acted | None:
        """The next answer that was set before the question, if there is one and it is allowed."""
        play, ledger = desk.playing(), desk.ledger
        for seat, decision in sorted(play.state.decisions.items()):
            preset = ledger.presets.get((seat, decision.ask))
            if preset is None:
                continue
            if preset not in await self.store.presets(desk.id):  # cleared through another process
                del ledger.presets[seat, decision.ask]
                continue
            try:
                return play.act(seat, preset.notation, auto="preset", by=ledger.chairs[seat].person)
            except WarhallError:
                continue
        return None

    def wants_snapshot(self, desk: Desk, more: int = 0) -> bool:
        """Whether the game is to be kept as it stands, or will be after so many more facts."""
        after = desk.ledger.number + more - desk.snapshot_at
        return desk.play is not None and after >= self.settings.snapshot_every

    async def _snapshot(self, desk: Desk) -> None:
        if desk.play is None or not self.wants_snapshot(desk):
            return
        desk.snapshot_at = desk.ledger.number
        body = msgspec.json.encode(desk.play.snapshot())
        await self.store.save_snapshot(desk.id, desk.ledger.number, body)

    def start(self, desk: Desk) -> Started:
        """The game begins."""
        desk.play = desk.begin()
        return desk.play.started([chair.salt for chair in desk.ledger.chairs])

    async def write_infos(self) -> None:
        """Bring the hall's list up to date with the games that went on."""
        behind = [desk for desk in self.desks.values() if desk.is_behind]
        for first in range(0, len(behind), AT_ONCE):  # in between others have their turn
            part = [each for each in behind[first : first + AT_ONCE] if each.loaded and not each.lock.locked()]
            for desk in part:
                desk.is_behind = False
            try:
                await self.store.save_infos({desk.id: as_listed(desk) for desk in part})
            except BaseException:
                for desk in part:
                    desk.is_behind = True
                raise

    async def forget(self, ident: str) -> None:
        """Somebody was erased from the log of a table: read it anew, and tell who watches."""
        desk = self.desks.get(ident)
        if desk is not None:
            async with desk.lock:
                desk.clear()
                if desk.watchers:
                    await self.read(desk, fresh=False)
                    self.changed(desk)

    async def reload_presets(self, ident: str) -> None:
        """Another process has set or cleared a preset."""
        desk = self.desks.get(ident)
        if desk is not None:
            async with desk.lock:
                if desk.loaded:
                    found = await self.store.presets(ident)
                    desk.ledger.presets = {(each.seat, each.ask): each for each in found}


class Opened:
    """A desk that is locked while somebody works on it."""

    def __init__(self, tables: Tables, desk: Desk, *, fresh: bool) -> None:
        self._tables = tables
        self._desk = desk
        self._fresh = fresh

    async def __aenter__(self) -> Desk:
        """Lock the desk, and read what is missing on it."""
        await self._desk.lock.acquire()
        try:
            await self._tables.read(self._desk, fresh=self._fresh)
        except BaseException:
            self._desk.lock.release()
            raise
        return self._desk

    async def __aexit__(self, *_: object) -> None:
        """Let others have it."""
        self._desk.lock.release()


def appended(desk: Desk, lines: Sequence[Line], members: Sequence[str], preset: Collection[tuple[int, str]]) -> Append:
    """What is to be stored of a desk that has followed these lines; of what was preset, some may be used up."""
    ledger = desk.ledger
    told = news(desk, lines)
    return Append(
        table=desk.id,
        lines=lines,
        info=told,
        status=ledger.status,
        tended=told is not None and tended(ledger),
        members=members,
        spent=sorted(set(preset) - set(ledger.presets)) if preset else (),
    )


def news(desk: Desk, lines: Sequence[Line]) -> str | None:
    """What the hall's list must be told of a table at once; what goes on in its game can wait for a moment."""
    ledger = desk.ledger
    if desk.told is not None and all(isinstance(line.fact, PASSING) for line in lines):
        desk.is_behind = True
        return None
    now = info(ledger, [False] * len(ledger.chairs))
    lasting = (msgspec.structs.replace(now, n=0, count=0, waiting=(), clock=None), tended(ledger))
    if lasting == desk.told:
        desk.is_behind = True
        return None
    desk.told, desk.is_behind = lasting, False
    return msgspec.json.encode(now).decode()


def as_listed(desk: Desk) -> str:
    """A table as the hall's list keeps it: who is here now is added when it is read."""
    made = info(desk.ledger, [False] * len(desk.ledger.chairs), stranded=desk.stranded)
    return msgspec.json.encode(made).decode()


def check_watch(desk: Desk, person: Who | None) -> None:
    """A private table is not there for who was not let in."""
    if not desk.ledger.may_watch(person.id if person else None):
        raise HallError("no-such-table", "there is no such table")


def own_seat(desk: Desk, person: Who, seat: int | None) -> int:
    """The seat for which a person acts.

    Raises:
        HallError: it is not theirs, or they must say which of several.
    """
    check_watch(desk, person)
    mine = desk.ledger.seats_of(person.id)
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None and mine:
        raise HallError("bad-request", "say which of your seats you mean")
    if seat is None or seat not in mine:
        raise HallError("not-your-seat", "this seat is not yours")
    return seat


def check_count(desk: Desk, count: int | None, seat: int | None = None) -> None:
    """Refuse what was chosen in another position; what a seat chose is not lost because others decided meanwhile."""
    play = desk.playing()
    now = play.state.count
    since = now if seat is None else play.standing(seat)
    if count is not None and not since <= count <= now:
        raise HallError("stale", f"chosen at count {count}, but the game is at count {now}")


def is_full(ledger: Ledger) -> bool:
    """Whether every seat is taken."""
    return all(chair.kind in ("person", "bot") for chair in ledger.chairs)


def tended(ledger: Ledger) -> bool:
    """Whether bots or clocks must be looked after."""
    return not ledger.scripted and (ledger.clock is not None or any(chair.kind == "bot" for chair in ledger.chairs))
