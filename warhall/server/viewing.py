"""Looking at tables: what each viewer gets now, what watchers get when something happens, and who is here.

Here: eyes, updates, watchers, presence. Not here: what is in an event or an info for given eyes (`letters`).
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Literal, Protocol

import msgspec

from warhall.kernel.outlook import Outlook
from warhall.kernel.sheet import Column
from warhall.server.changes import Known, changes
from warhall.server.desk import Desk
from warhall.server.facts import Line, Who
from warhall.server.faults import HallError
from warhall.server.letters import (
    Changed,
    Faces,
    Info,
    Part,
    TableEvent,
    Truth,
    Update,
    events,
    offers,
    options_without_built,
    presets,
)
from warhall.server.play import Play
from warhall.server.presence import Presence
from warhall.server.tables import Tables, check_count, check_watch, own_seat
from warhall.server.teaching import lesson_block, puzzle_block

log = logging.getLogger(__name__)

GAP_MOST = 500
"""Who missed more events gets only the newest."""
WORTH = 3000
"""What is shorter than so many bytes as a whole is sent as a whole: to compare it would take longer than to send it."""
_ENCODER = msgspec.json.Encoder()


class Mailbox(Protocol):
    """Where messages for one connection go."""

    def send(self, message: bytes) -> None:
        """Send when the line is free."""


class Watcher:
    """One connection that watches one table through certain eyes."""

    __slots__ = ("checked", "edition", "eyes", "lean", "mailbox", "n", "person", "told", "truth")

    def __init__(self, mailbox: Mailbox, person: Who | None, eyes: int | None, n: int, *, lean: bool) -> None:
        self.mailbox = mailbox
        self.person = person
        self.eyes = eyes
        self.n = n
        self.told: bytes = b""
        """The presence that it knows."""
        self.lean = lean
        """It takes changes instead of whole updates, and asks for what lies ahead of it."""
        self.truth: Truth | None = None
        """What it was told last, if it takes changes; what is forgotten is told anew as a whole."""
        self.edition = 0
        self.checked: tuple[object, ...] = ()
        """By what it was last found that this person may watch, through these eyes."""


class EventList(msgspec.Struct, frozen=True):
    """Some events of a table, and the number of its last."""

    events: list[TableEvent]
    n: int


class Ahead(msgspec.Struct, frozen=True):
    """The part of a seat's view that says what its options come to; null where the game says nothing more."""

    seat: int
    count: int
    view: msgspec.Struct | None


class PresenceNote(msgspec.Struct, frozen=True):
    """Who is at a table now."""

    table: str
    here: list[bool]
    watchers: int
    type: Literal["presence"] = "presence"


class Viewing:
    """What the viewers of all tables get."""

    def __init__(self, tables: Tables, presence: Presence) -> None:
        self.tables = tables
        self.presence = presence

    async def update(self, ident: str, person: Who | None, seat: int | None) -> Update:
        """The present truth for somebody."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            eyes = eyes_of(desk, person, seat)
            moment = Moment(desk, self.presence)
            return moment.update(moment.truth(person, eyes), eyes)

    async def pictured(self, ident: str, person: Who | None) -> Outlook:
        """How the game of an open table may begin, as everybody sees it."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            return desk.pictured(options_without_built(desk.ledger)).table.outlook(None)

    async def events(self, ident: str, person: Who | None, seat: int | None, since: int) -> EventList:
        """What happened at a table since a number."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            eyes = eyes_of(desk, person, seat)
            lines = await self._lines(desk, since)
            return EventList(events(lines[:GAP_MOST], eyes, desk.ledger), desk.ledger.number)

    async def watch(
        self, ident: str, person: Who | None, seat: int | None, since: int, mailbox: Mailbox, *, lean: bool = False
    ) -> tuple[Watcher, Update]:
        """Begin to watch: the first update, and every further one, or only what has changed, goes to the mailbox."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            eyes = eyes_of(desk, person, seat)
            number = desk.ledger.number
            if not 0 <= since <= number:
                since = 0
            lines = await self._lines(desk, since)
            reset = len(lines) > GAP_MOST
            if reset:
                lines = lines[-GAP_MOST:]
            watcher = Watcher(mailbox, person, eyes, number, lean=lean)
            desk.watchers.add(watcher)
            shown = lines[0].number - 1 if lines else number
            first = Moment(desk, self.presence).whole(watcher, shown, lines)
        self.presence.arrived(ident, person)
        self.tell_presence(desk)
        return watcher, msgspec.structs.replace(first, reset=reset)

    async def look(self, ident: str, watcher: Watcher, seat: int | None) -> Update:
        """Look through other eyes from now on."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, watcher.person)
            if seat is not None:
                eyes_of(desk, watcher.person, seat)
            watcher.eyes = seat
            watcher.n = desk.ledger.number
            return Moment(desk, self.presence).whole(watcher, desk.ledger.number)

    async def ahead(self, ident: str, person: Who, seat: int | None, count: int) -> Ahead:
        """What the options of a seat come to."""
        async with self.tables.opened(ident) as desk:
            chosen = own_seat(desk, person, seat)
            state = desk.playing().state
            check_count(desk, count)
            return Ahead(chosen, state.count, state.ahead(chosen))

    def unwatch(self, ident: str, watcher: Watcher) -> None:
        """Watch no longer."""
        desk = self.tables.desks.get(ident)
        self.presence.went(ident, watcher.person)
        if desk is not None:
            desk.watchers.discard(watcher)
            self.tell_presence(desk)

    def changed(self, desk: Desk) -> None:
        """Tell every watcher what happened; the desk is locked and stored."""
        desk.edition += 1
        if not desk.watchers:
            return
        moment = Moment(desk, self.presence)
        for watcher in list(desk.watchers):
            if not _may_go_on(desk, watcher):
                desk.watchers.discard(watcher)
                continue
            try:
                letter = moment.letter(watcher)
            except Exception:  # the others are told nevertheless; who was not comes back with "since n"
                log.exception("a watcher could not be told", extra={"table": desk.id})
                continue
            watcher.n = desk.ledger.number
            watcher.mailbox.send(letter)

    def presets_changed(self, desk: Desk, eyes: int) -> None:
        """Tell the seat's own watchers that its presets are others now."""
        desk.edition += 1
        moment = Moment(desk, self.presence)
        for watcher in desk.watchers:
            if watcher.eyes == eyes:
                watcher.mailbox.send(moment.letter(watcher))

    def tell_presence(self, desk: Desk) -> None:
        """Tell every watcher who is here, if it is news."""
        seated = desk.seated
        if not desk.watchers or not seated:
            return
        people = self.presence.people(desk.id)
        others = self.presence.count(desk.id) - len(people & {each for each in seated if each is not None})
        note = _ENCODER.encode(PresenceNote(desk.id, [each in people for each in seated], max(0, others)))
        for watcher in desk.watchers:
            if watcher.told != note:
                watcher.told = note
                watcher.mailbox.send(note)

    async def _lines(self, desk: Desk, since: int) -> list[Line]:
        recent = desk.ledger.recent
        if since >= desk.ledger.number:
            return []
        if recent and recent[0].number <= since + 1:
            return [line for line in recent if line.number > since]
        return [line for line in await self.tables.store.lines(desk.id, since) if line.number <= desk.ledger.number]


def _may_go_on(desk: Desk, watcher: Watcher) -> bool:
    """Whether somebody may still watch; whose seat is no longer theirs looks as the public does.

    Actions and talk change nothing about that.
    """
    ledger = desk.ledger
    by = (ledger, ledger.turned, watcher.person, watcher.eyes)
    if by == watcher.checked:
        return True
    person = watcher.person.id if watcher.person else None
    if not ledger.may_watch(person):
        return False
    if watcher.eyes is not None and watcher.eyes not in ledger.seats_of(person):
        watcher.eyes = None
    watcher.checked = (ledger, ledger.turned, watcher.person, watcher.eyes)
    return True


class Moment:
    """A table as it stands now: what is the same for several viewers is made and encoded once."""

    def __init__(self, desk: Desk, presence: Presence) -> None:
        self.desk = desk
        people = presence.people(desk.id)
        here = tuple([chair.person is not None and chair.person.id in people for chair in desk.ledger.chairs])
        if desk.faces is None:
            desk.faces = Faces()
        self._faces = desk.faces
        self._faces.look(desk.ledger, here, stranded=desk.stranded)
        self._common: object = None
        self._columns: Sequence[Column] | None = None
        self._outlooks: dict[tuple[int | None, bool], Outlook] = {}
        self._truths: dict[tuple[int | None, Part, bool], Truth] = {}
        self._lines: dict[int, tuple[int, list[Line]]] = {}
        self._events: dict[tuple[int | None, int], list[TableEvent]] = {}
        self._compared: Known = {}
        self._letters: dict[tuple[int, int, int, int], bytes] = {}
        """By what the reader knew and what it learns: two truths, each as the object it is, a number and an edition."""

    def letter(self, watcher: Watcher) -> bytes:
        """What a watcher gets who was told everything up to its number: the whole, or what has changed since."""
        old, base = watcher.truth, watcher.edition
        new = self.truth(watcher.person, watcher.eyes, ahead=not watcher.lean)
        known = (id(old), id(new), watcher.n, base if old is not None else -watcher.lean)
        letter = self._letters.get(known)
        if letter is None:
            since, told = self._since(watcher.eyes, watcher.n)
            message: Update | Changed = (
                self._update(new, since, told, lean=watcher.lean)
                if old is None
                else Changed(
                    table=self.desk.id,
                    n=self.desk.ledger.number,
                    since=since,
                    events=told,
                    base=base,
                    edition=self.desk.edition,
                    changes=changes(old, new, self._compared),
                )
            )
            letter = self._letters[known] = _ENCODER.encode(message)
        self._told(watcher, new)
        return letter

    def whole(self, watcher: Watcher, since: int, lines: Iterable[Line] | None = None) -> Update:
        """What a watcher gets who knows nothing of the present."""
        new = self.truth(watcher.person, watcher.eyes, ahead=not watcher.lean)
        self._told(watcher, new)
        return self._update(new, *self._since(watcher.eyes, since, lines), lean=watcher.lean)

    def _told(self, watcher: Watcher, truth: Truth) -> None:
        if watcher.lean and self._is_long(truth):
            watcher.truth, watcher.edition = truth, self.desk.edition

    def _is_long(self, truth: Truth) -> bool:
        """Whether changes are worth their while at this table: once it is found out for a game, it holds for it."""
        desk = self.desk
        if desk.is_long is None and truth.outlook is not None:
            desk.is_long = len(_ENCODER.encode(truth)) >= WORTH
        return bool(desk.is_long)

    def truth(self, person: Who | None, eyes: int | None, *, ahead: bool = True) -> Truth:
        """What is the case for somebody, with or without what lies ahead."""
        part = self._faces.part_of(person.id if person else None)
        key = (eyes, part, ahead)
        truth = self._truths.get(key)
        if truth is None:
            # Where whole updates are sent, nobody looks at what is said of the table again.
            told = self._faces.worded(part) if self.desk.is_long is False else self._faces.told(part)
            truth = self._truths[key] = self._truth(told, eyes, ahead=ahead)
        return truth

    def _truth(self, told: Info, eyes: int | None, *, ahead: bool) -> Truth:
        ledger, play = self.desk.ledger, self.desk.play
        undo = 0
        in_lesson = ledger.scripted and ledger.taught is not None  # there one goes back instead
        if eyes is not None and play is not None and ledger.status == "playing" and not in_lesson:
            undo = min(play.table.free_undo(eyes), ledger.actions)
        return Truth(
            outlook=self._outlook(play, eyes, ahead=ahead) if play is not None else None,
            seat=eyes,
            info=told,
            undo=undo,
            offers=offers(ledger.offers) if ledger.offers else [],
            presets=presets(ledger, eyes) if ledger.presets else [],
            sheet=self._sheet(play) if play is not None and ledger.status == "over" else (),
            lesson=lesson_block(self.desk) if eyes is not None and ledger.study is not None else None,
            puzzle=puzzle_block(self.desk) if eyes is not None and ledger.study is not None else None,
        )

    def update(self, truth: Truth, eyes: int | None) -> Update:
        """The truth for who does not watch."""
        return self._update(truth, *self._since(eyes, self.desk.ledger.number), lean=False)

    def _update(self, truth: Truth, since: int, told: list[TableEvent], *, lean: bool) -> Update:
        return Update(
            table=self.desk.id,
            n=self.desk.ledger.number,
            since=since,
            events=told,
            edition=self.desk.edition if lean else 0,  # it means something only here, and only to who takes changes
            outlook=truth.outlook,
            seat=truth.seat,
            info=truth.info,
            undo=truth.undo,
            offers=truth.offers,
            presets=truth.presets,
            sheet=truth.sheet,
            lesson=truth.lesson,
            puzzle=truth.puzzle,
        )

    def _since(self, eyes: int | None, since: int, lines: Iterable[Line] | None = None) -> tuple[int, list[TableEvent]]:
        """What happened since a number, and the number after which it begins."""
        ledger = self.desk.ledger
        if lines is None:
            if since not in self._lines:
                told = list(islice(reversed(ledger.recent), max(0, ledger.number - since)))[::-1]
                self._lines[since] = told[0].number - 1 if told else ledger.number, told
            since, lines = self._lines[since]
        key = (eyes, since)
        if key not in self._events:
            self._events[key] = events(lines, eyes, ledger)
        return since, self._events[key]

    def _sheet(self, play: Play) -> Sequence[Column]:
        """The score sheet of a game that is over, whose hands lie open."""
        if self._columns is None:
            self._columns = play.table.game.sheet(play.table.state)
        return self._columns

    def _outlook(self, play: Play, eyes: int | None, *, ahead: bool) -> Outlook:
        key = (eyes, ahead)
        if key not in self._outlooks:
            if self._common is None:
                self._common = play.state.seen_alike()
            self._outlooks[key] = play.table.outlook(eyes, ahead=ahead, common=self._common)
        return self._outlooks[key]


def eyes_of(desk: Desk, person: Who | None, seat: int | None) -> int | None:
    """Through whose eyes somebody looks: a seat of theirs, their only one, or the public's.

    Raises:
        HallError: the seat is not theirs.
    """
    mine = desk.ledger.seats_of(person.id if person else None)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    if person is None:
        raise HallError("no-token", "this needs a person")
    if seat not in mine:
        raise HallError("not-your-seat", "this seat is not yours")
    return seat
