"""What goes out to a viewer: events, table info and updates, each as that viewer may see it.

This is the only door from the log to the wire. Here: projection. Not here: who may look through which eyes (`tables`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Literal, TypeAlias, cast

import msgspec

from warhall.games import UnknownGameError, module_of, own
from warhall.kernel.outlook import Outlook, Sentence
from warhall.kernel.sheet import Column
from warhall.server.changes import Change
from warhall.server.facts import (
    Acted,
    Admitted,
    AnyFact,
    Auto,
    Branch,
    Chair,
    Created,
    Joined,
    Left,
    Line,
    Offered,
    OfferKind,
    Over,
    Started,
    StartWhen,
    Tale,
    Who,
)
from warhall.server.ledger import Ledger, Offer, Status
from warhall.server.teaching import LessonBlock, PuzzleBlock


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody may see it."""

    kind: Literal["open", "invited", "person", "bot"]
    person: Who | None
    name: str | None
    bot: str | None
    here: bool
    kept: Who | None = None
    """For whom an invited seat is kept."""


class ClockInfo(msgspec.Struct, frozen=True):
    """The clocks, and when they showed that."""

    initial: float
    increment: float
    left: tuple[float, ...]
    running: tuple[int, ...]
    at: float
    most: float | None = None


class Info(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody who may see a table may know of it; the last three are about the asker."""

    id: str
    game: str
    mode: str
    options: dict[str, Any]
    status: Status
    private: bool
    host: Who
    created: float
    seats: list[SeatInfo]
    start: StartWhen
    clock: ClockInfo | None
    commitment: str
    n: int
    count: int
    waiting: tuple[int, ...]
    over: Over | None
    rematch: str | None
    branch: Branch | None
    hints: bool = True
    hinted: tuple[int, ...] = ()
    rules: int = 0
    content: str = ""
    aside: Literal["unreadable", "rules-changed"] | None = None
    """Why it cannot be gone on with, if it cannot."""
    drafted: bool = False
    """Whether a thing is tried here that is in no other game: names and library are asked for with the table."""
    mine: tuple[int, ...] = ()
    am_host: bool = False
    hot_seat: bool = False

    def to(self, person: str | None, chosen: dict[str, Any] | None = None) -> Info:
        """The same, told to somebody; what the host has chosen is shown to the host at any time."""
        mine = tuple(
            seat for seat, each in enumerate(self.seats) if each.person is not None and each.person.id == person
        )
        if not mine and person != self.host.id:
            return self
        options = chosen if chosen is not None and person == self.host.id else self.options
        return msgspec.structs.replace(
            self, options=options, mine=mine, am_host=person == self.host.id, hot_seat=len(mine) > 1
        )


class ToldEvent(msgspec.Struct, frozen=True):
    """An event of the rules as a viewer may see it."""

    rule: str
    event: dict[str, Any]
    say: Sentence


class Own(msgspec.Struct, frozen=True):
    """An action as its actor knows it."""

    notation: str
    say: Sentence


class TableEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A numbered event of a table as a viewer may see it; which fields there are depends on its kind."""

    n: int
    at: float
    kind: str
    by: Who | None = None
    seat: int | None = None
    person: Who | None = None
    bot: str | None = None
    commitment: str | None = None
    salts: tuple[str, ...] | None = None
    count: int | None = None
    told: list[ToldEvent] | None = None
    own: Own | None = None
    auto: Auto | None = None
    actions: int | None = None
    offer: str | int | None = None
    yes: bool | None = None
    over: Over | None = None
    text: str | None = None
    phrase: str = ""
    table: str | None = None
    step: int | None = None


class OfferInfo(msgspec.Struct, frozen=True):
    """An open offer."""

    n: int
    seat: int
    offer: OfferKind
    actions: int
    yes: list[int]


class PresetInfo(msgspec.Struct, frozen=True):
    """An answer that was set before the question."""

    ask: str
    notation: str
    until: str


class Truth(msgspec.Struct, frozen=True, kw_only=True):
    """What is the case for a viewer, however it came to be."""

    outlook: Outlook | None
    seat: int | None
    info: Info
    undo: int
    offers: list[OfferInfo]
    presets: list[PresetInfo]
    sheet: Sequence[Column] = ()
    """What the scores are made of, once the game is over."""
    lesson: LessonBlock | None = None
    puzzle: PuzzleBlock | None = None


class Update(Truth, frozen=True, kw_only=True):
    """The present truth for a viewer, and what led to it since a number."""

    table: str
    n: int
    since: int
    events: list[TableEvent]
    reset: bool = False
    edition: int = 0
    """By this number a later `Changed` names what it is a change of."""
    type: Literal["update"] = "update"
    id: str | None = None


class Changed(msgspec.Struct, frozen=True, kw_only=True):
    """What of the truth for a viewer is another, and what led to it since a number."""

    table: str
    n: int
    since: int
    events: list[TableEvent]
    base: int
    """The edition that it changes."""
    edition: int
    changes: list[Change]
    type: Literal["change"] = "change"


Part: TypeAlias = tuple[tuple[int, ...], bool]
"""What somebody is at a table: which seats are theirs, and whether they are its host."""

MOVING = ("n", "count", "waiting")
"""What of a table becomes another with every action, where no clock runs; the three stand side by side in an `Info`."""
_FIRST = Info.__struct_fields__.index(MOVING[0])
_ENCODER = msgspec.json.Encoder()


class Faces:
    """A table as different people may know it: what lasts while a game goes on is put together once."""

    __slots__ = ("_known", "_moving", "_of", "_parts", "_worded")

    def __init__(self) -> None:
        self._of: tuple[Ledger, int, tuple[bool, ...], bool] | None = None
        self._known: dict[Part, Info] = {}
        self._parts: dict[str | None, Part] = {}
        self._worded: dict[Part, tuple[bytes, bytes]] = {}
        self._moving: tuple[int, bytes] = (-1, b"")
        """`MOVING` in the words of a message, and after which fact."""

    def look(self, ledger: Ledger, here: tuple[bool, ...], *, stranded: bool) -> None:
        """Take in how the table stands now; what is asked afterwards is about that."""
        of = (ledger, ledger.turned, here, stranded)
        if of != self._of:
            self._of, self._known, self._parts, self._worded = of, {}, {}, {}
            self._moving = (-1, b"")

    def part_of(self, person: str | None) -> Part:
        """What somebody is there."""
        part = self._parts.get(person)
        if part is None:
            ledger, *_ = self._looked
            part = self._parts[person] = (ledger.seats_of(person), person == ledger.host.id)
        return part

    def told(self, part: Part) -> Info:
        """The table as somebody may know it who is that there."""
        ledger, _, here, stranded = self._looked
        known = self._known.get(part)
        if known is not None:
            return msgspec.structs.replace(
                known, n=ledger.number, count=ledger.count, waiting=ledger.waiting, clock=clock_of(ledger)
            )
        mine, am_host = part
        known = info(ledger, here, stranded=stranded)
        if mine or am_host:
            options = ledger.options if am_host else known.options  # the host may see at any time what they have chosen
            known = msgspec.structs.replace(known, options=options, mine=mine, am_host=am_host, hot_seat=len(mine) > 1)
        self._known[part] = known
        return known

    def worded(self, part: Part) -> Info:
        """The same in the words of a message, for who only passes it on: all but `MOVING` is put into words once."""
        ledger, *_ = self._looked
        if ledger.clock is not None:
            return self.told(part)
        around = self._worded.get(part)
        if around is None:
            known = self.told(part)
            fields = {name: getattr(known, name) for name in Info.__struct_fields__}
            before, after = list(fields)[:_FIRST], list(fields)[_FIRST + len(MOVING) :]
            head, tail = (_ENCODER.encode({name: fields[name] for name in names}) for names in (before, after))
            around = self._worded[part] = head[:-1], tail[1:]
        if self._moving[0] != ledger.number:
            waiting = ",".join(map(str, ledger.waiting))
            said = f',"n":{ledger.number},"count":{ledger.count},"waiting":[{waiting}],'.encode()
            self._moving = ledger.number, said
        return cast("Info", msgspec.Raw(around[0] + self._moving[1] + around[1]))

    @property
    def _looked(self) -> tuple[Ledger, int, tuple[bool, ...], bool]:
        assert self._of is not None  # noqa: S101  a moment begins with a look
        return self._of


def clock_of(ledger: Ledger) -> ClockInfo | None:
    """The clocks of a table, if it has any."""
    given = ledger.clock
    if given is None:
        return None
    running = ledger.waiting if ledger.status == "playing" else ()
    ticked = ledger.ticked + ledger.closures.within(ledger.ticked, math.inf)
    return ClockInfo(given.initial, given.increment, tuple(ledger.left), running, ticked, given.most)


def info(ledger: Ledger, here: Sequence[bool], *, stranded: bool = False) -> Info:
    """A table as everybody may know it; one whose rules are gone is stranded."""
    return Info(
        id=ledger.id,
        game=ledger.game,
        mode=str(ledger.options.get("mode", "")),
        options=shown_options(ledger),
        status=ledger.status,
        private=ledger.private,
        host=ledger.host,
        created=ledger.created,
        seats=[
            SeatInfo(chair.kind, chair.person, chair.name, chair.bot, there or chair.kind == "bot", chair.reserved)
            for chair, there in zip(ledger.chairs, here, strict=True)
        ],
        start=ledger.start,
        clock=clock_of(ledger),
        commitment=ledger.commitment,
        n=ledger.number,
        count=ledger.count,
        waiting=ledger.waiting,
        over=ledger.over,
        rematch=ledger.rematch,
        branch=ledger.branch,
        hints=ledger.hints,
        hinted=tuple(ledger.hints_of(seat) for seat in range(len(ledger.chairs))),
        rules=ledger.rules,
        content=ledger.content,
        aside="rules-changed" if stranded else None,
        drafted=bool(ledger.drafted),
    )


def shown_options(ledger: Ledger) -> dict[str, Any]:
    """What was agreed, as everybody may know it: that warbands were built, and which when the game begins."""
    if ledger.status != "open":
        return ledger.options
    built = {name: given for name in _revealed(ledger.game) if (given := ledger.options.get(name))}
    return ledger.options | {name: [None] * len(given) for name, given in built.items()}


def options_without_built(ledger: Ledger) -> dict[str, Any]:
    """What was agreed but for warbands that were built: with these, the game may begin before everybody's eyes."""
    return {name: given for name, given in ledger.options.items() if name not in _revealed(ledger.game)}


@cache
def _revealed(game: str) -> tuple[str, ...]:
    """The options of a game that are nobody's business before it begins."""
    try:
        return own(module_of(game)).revealed
    except UnknownGameError:
        return ()


def called(chair: Chair) -> Who | None:
    """Who holds a seat, by the name they have at this table."""
    if chair.person is None or not chair.name:
        return chair.person
    return msgspec.structs.replace(chair.person, name=chair.name)


def told_to(tales: Iterable[Tale], eyes: int | None) -> list[ToldEvent]:
    """What the rules told, as a viewer may see it."""
    seen = []
    for each in tales:
        if each.to is None or eyes in each.to:
            seen.append(ToldEvent(each.rule, each.event, each.say))
        elif each.veiled is not None and each.veiled_say is not None:
            seen.append(ToldEvent(each.rule, each.veiled, each.veiled_say))
    return seen


def event(line: Line, eyes: int | None, ledger: Ledger) -> TableEvent:  # noqa: PLR0911  one case for each kind
    """A fact as a viewer may see it."""
    n, at, fact = line.number, line.at, line.fact
    kind = str(fact.__struct_config__.tag)
    match fact:
        case Acted():
            shown = eyes == fact.seat or ledger.status == "over"
            return TableEvent(
                n=n,
                at=at,
                kind=kind,
                seat=fact.seat,
                count=fact.count,
                told=told_to(fact.told, eyes),
                own=Own(fact.notation, fact.say) if shown else None,
                auto=fact.auto if fact.auto != "preset" or shown else None,  # a preset is the seat's own business
                by=fact.by,
            )
        case Created():
            return TableEvent(n=n, at=at, kind=kind, by=fact.by, commitment=fact.commitment)
        case Joined():
            return TableEvent(n=n, at=at, kind=kind, seat=fact.seat, person=called(fact.chair), bot=fact.chair.bot)
        case Left():
            return TableEvent(n=n, at=at, kind=kind, seat=fact.seat, bot=fact.chair.bot, by=fact.by)
        case Started():
            told = told_to(fact.told, eyes)
            return TableEvent(n=n, at=at, kind=kind, commitment=ledger.commitment, salts=fact.salts, told=told)
        case Offered():
            return TableEvent(n=n, at=at, kind=kind, seat=fact.seat, offer=fact.offer, actions=fact.actions or None)
        case Admitted():
            return TableEvent(n=n, at=at, kind=kind, person=fact.person)
        case _:
            return _plain(n, at, kind, fact)


def _plain(n: int, at: float, kind: str, fact: AnyFact) -> TableEvent:
    """A fact without secrets: its fields are those of the event."""
    fields = {name: getattr(fact, name) for name in fact.__struct_fields__ if name in TableEvent.__struct_fields__}
    return TableEvent(n=n, at=at, kind=kind, **fields)


def events(lines: Iterable[Line], eyes: int | None, ledger: Ledger) -> list[TableEvent]:
    """Facts as a viewer may see them."""
    return [event(line, eyes, ledger) for line in lines]


def offers(open_offers: Iterable[Offer]) -> list[OfferInfo]:
    """The open offers."""
    return [OfferInfo(each.n, each.seat, each.offer, each.actions, list(each.yes)) for each in open_offers]


def presets(ledger: Ledger, eyes: int | None) -> list[PresetInfo]:
    """The presets of the viewer's seat."""
    return [PresetInfo(each.ask, each.notation, each.until) for each in ledger.presets.values() if each.seat == eyes]
