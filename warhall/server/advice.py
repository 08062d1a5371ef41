"""Hints, win chances and reasons at running tables: who may have them, what is counted, and what is kept.

Here: the way from a request to an answer. Not here: how it is thought of (`warhall.bots.hint`), where (`workers`). All
of it comes from what the asking seat may know; at a table that was agreed to be serious there is none of it.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec

from warhall.bots.chances import Chances, TermChange
from warhall.bots.hint import Advice, Suggestion, Why
from warhall.games import rooms
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.outlook import refusal_sentence
from warhall.kernel.saving import save
from warhall.kernel.state import State
from warhall.kernel.words import Name
from warhall.server.desk import Desk
from warhall.server.facts import AnyFact, Hinted, Who
from warhall.server.faults import HallError
from warhall.server.reels import reel_of
from warhall.server.secret import new_number
from warhall.server.settings import Settings
from warhall.server.tables import Tables, check_count, check_watch, own_seat
from warhall.server.tasks import CHANCE, HINT, WHY, ChanceWanted, HintWanted, WhyWanted
from warhall.server.viewing import eyes_of
from warhall.server.workers import Kind, Order, ThoughtError, Workers

KEPT = 500
"""So many answers are remembered: the same question in the same position is answered at once."""
AT_ONCE: dict[Kind, int] = {"hint": 1, "chance": 4, "why": 4}
"""How many of each a person may wait for."""
QUICK_SECONDS = 2.0
T = TypeVar("T")


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """The best options of a seat, as the client gets them."""

    seat: int
    count: int
    only: bool
    sure: bool
    chances: Chances | None
    rest: int | None
    others: int
    looks: int
    used: int
    again: bool
    options: list[Suggestion]


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """How the seats stand."""

    seat: int | None
    count: int
    chances: Chances | None


class BeforeAfter(msgspec.Struct, frozen=True):
    """The chances of all seats before and after an action."""

    before: Chances | None
    after: Chances | None


class Reasons(msgspec.Struct, frozen=True, kw_only=True):
    """What an action was about."""

    seat: int
    step: int
    why: list[TermChange]
    chances: BeforeAfter


class Shelf:
    """The last answers."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], object] = OrderedDict()

    def get(self, key: tuple[object, ...], kind: type[T]) -> T | None:
        """An answer that was given before."""
        found = self._kept.get(key)
        return found if isinstance(found, kind) else None

    def put(self, key: tuple[object, ...], answer: object) -> None:
        """Remember an answer."""
        self._kept[key] = answer
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


class Thought(msgspec.Struct, frozen=True):
    """An answer as it came from a process."""

    advice: Advice
    sure: bool


class Advisers:
    """Those whom persons at tables may ask."""

    def __init__(self, tables: Tables, workers: Workers, settings: Settings) -> None:
        self.tables = tables
        self.workers = workers
        self.settings = settings
        self.given = 0
        """Hints that were counted."""
        self._shelf = Shelf()
        self._waiting: Counter[tuple[str, Kind]] = Counter()

    async def hint(self, ident: str, person: Who, seat: int | None, count: int) -> Hint:
        """The best options of a seat that is asked; it is counted once for each position."""
        async with self.tables.opened(ident) as desk:
            chosen = own_seat(desk, person, seat)
            state = desk.playing().state
            check_hints(desk)
            check_count(desk, count)
            if chosen not in state.decisions:
                raise HallError(
                    "refused", "this seat is not asked anything", refusal_sentence(not_asked(state, chosen))
                )
            key = ("hint", ident, chosen, position(desk))
            wanted = HintWanted(
                module=rooms()[desk.ledger.game],
                drafted=desk.ledger.drafted,
                saved=guess(ident, state, chosen),
                seat=chosen,
                seed=new_number(f"advice at {ident}"),
            )
        found = self._shelf.get(key, Thought)
        if found is None:
            async with self._one_of(person.id, "hint"):
                order = self._order("hint", person.id, ident, HINT, wanted, self.settings.hint_seconds)
                advice, late = await self._think(order, Advice)
            found = Thought(advice, not late)
            self._shelf.put(key, found)
        used, again = await self._count(ident, chosen, count, counts=not found.advice.only)
        return Hint(
            seat=chosen,
            count=count,
            only=found.advice.only,
            sure=found.sure,
            chances=found.advice.chances,
            rest=found.advice.rest,
            others=found.advice.others,
            looks=found.advice.looks,
            used=used,
            again=again,
            options=found.advice.options,
        )

    async def _count(self, ident: str, seat: int, count: int, *, counts: bool) -> tuple[int, bool]:
        """Count a hint, unless it was given before: how many there were, and whether it was."""
        again = False

        def work(desk: Desk) -> Sequence[AnyFact]:
            nonlocal again
            check_count(desk, count)
            again = (seat, count) in desk.ledger.hinted
            return [] if again or not counts else [Hinted(seat, count)]

        await self.tables.change(ident, work)
        self.given += counts and not again
        async with self.tables.opened(ident, fresh=False) as desk:
            return desk.ledger.hints_of(seat), again

    async def chance(self, ident: str, person: Who | None, seat: int | None) -> Chance:
        """How the seats stand, as far as somebody can know."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            eyes = eyes_of(desk, person, seat)
            state = desk.playing().state
            check_hints(desk)
            count = state.count
            key = ("chance", ident, eyes, position(desk))
            wanted = ChanceWanted(
                module=rooms()[desk.ledger.game],
                drafted=desk.ledger.drafted,
                saved=guess(ident, state, eyes),
                eyes=eyes,
                seed=new_number(f"advice at {ident}"),
            )
        found = self._shelf.get(key, Chance)
        if found is None:
            who = person.id if person is not None else f"watchers of {ident}"
            async with self._one_of(who, "chance"):
                order = self._order("chance", who, ident, CHANCE, wanted, QUICK_SECONDS)
                chances, _ = await self._think(order, msgspec.Raw)
            found = Chance(seat=eyes, count=count, chances=msgspec.json.decode(chances, type=Chances | None))
            self._shelf.put(key, found)
        return found

    async def why(self, ident: str, person: Who, seat: int | None, step: int) -> Reasons:
        """What an action was about, as far as the seat of the asker can know."""
        async with self.tables.opened(ident) as desk:
            eyes = own_seat(desk, person, seat)
            play = desk.playing()
            check_hints(desk)
            record = play.table.record()
            if not 1 <= step <= len(record.entries):
                raise HallError("no-such-step", f"this game has the steps 1 to {len(record.entries)}")
            entry = record.entries[step - 1]
            actor = play.state.seat_names().index(entry.seat)
            key = ("why", ident, eyes, step, entry.digest)
            reel = reel_of(desk, record)
            wanted = WhyWanted(
                module=rooms()[desk.ledger.game],
                drafted=desk.ledger.drafted,
                before=guess(ident, reel.at(step - 1), eyes),
                after=guess(ident, reel.at(step), eyes),
                actor=actor,
                eyes=eyes,
                seed=new_number(f"advice at {ident}"),
            )
        found = self._shelf.get(key, Why)
        if found is None:
            async with self._one_of(person.id, "why"):
                thought, _ = await self._think(self._order("why", person.id, ident, WHY, wanted, QUICK_SECONDS), Why)
            found = thought
            self._shelf.put(key, found)
        return Reasons(seat=actor, step=step, why=found.why, chances=BeforeAfter(found.before, found.after))

    @asynccontextmanager
    async def _one_of(self, person: str, kind: Kind) -> AsyncIterator[None]:
        """Let nobody wait for more than a few answers at once."""
        key = (person, kind)
        if self._waiting[key] >= AT_ONCE[kind]:
            raise HallError("busy", "you are waiting for an answer already")
        self._waiting[key] += 1
        try:
            yield
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key]

    def _order(self, kind: Kind, person: str, table: str, task: str, wanted: object, seconds: float) -> Order:
        body = msgspec.json.encode(wanted)
        return Order(kind=kind, person=person, table=table, task=task, body=body, seconds=seconds)

    async def _think(self, order: Order, answer: type[T]) -> tuple[T, bool]:
        try:
            return await self.workers.do(order, answer)
        except ThoughtError:
            raise HallError("busy", "no answer this time: ask again") from None


def check_hints(desk: Desk) -> None:
    """At a serious table nobody is helped."""
    if not desk.ledger.hints:
        raise HallError("no-hints", "this table is played without hints and win chances")


def guess(table: str, state: State, eyes: int | None) -> msgspec.Raw:
    """A state in which all that somebody cannot know is dealt anew, ready to leave this process."""
    return msgspec.Raw(save(state.imagine(eyes, SeededDice(new_number(f"advice at {table}")))))


def position(desk: Desk) -> str:
    """What tells a position of a table from all others."""
    entries = desk.playing().table.entries
    return f"{len(entries)} {entries[-1].digest if entries else ''}"


def not_asked(state: State, seat: int) -> Refusal:
    """The refusal of who is not asked."""
    names = state.seat_names()
    waiting = tuple(Name("seat", names[other]) for other in sorted(state.decisions))
    return refusal(state.game.turn_rule, "not-asked", seat=Name("seat", names[seat]), waiting=waiting)
