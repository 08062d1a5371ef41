"""Replays: the outlook after every step of a game, as a viewer may see it, and what the finished game gives away.

Here: steps, records, proofs. Before the end only with own or the public's eyes; after it with any. A reel keeps
copies of the state on the way, so that one can jump to any step. A game whose rules are gone is told from its log: what
happened at each step, without the board.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import chain

import msgspec

from warhall.kernel.dice import ScriptedDice
from warhall.kernel.events import Heard
from warhall.kernel.game import Game
from warhall.kernel.outlook import Outlook, action_sentence, outlook
from warhall.kernel.record import Entry, Record
from warhall.kernel.state import State
from warhall.kernel.table import first_state
from warhall.server.desk import Desk, players_of
from warhall.server.facts import Acted, Line, Started, Undone, Who
from warhall.server.fairness import Proof, sealed
from warhall.server.faults import HallError
from warhall.server.letters import Own, ToldEvent, told_to
from warhall.server.play import tale
from warhall.server.tables import Tables, check_watch
from warhall.server.viewing import eyes_of

STEPS_MOST = 50
STRIDE = 16


class Step(msgspec.Struct, frozen=True):
    """One step of a replay."""

    step: int
    seat: int | None
    own: Own | None
    told: list[ToldEvent]
    outlook: Outlook | None
    """None where the rules are gone."""


class Steps(msgspec.Struct, frozen=True):
    """Some steps of a replay, and the number of its last."""

    steps: list[Step]
    last: int


class Reel:
    """A record that can be wound to any step."""

    def __init__(self, game: Game, record: Record) -> None:
        self.record = record
        outcomes = chain.from_iterable(entry.fallen for entry in [record.start, *record.entries])
        self._opening = Heard()
        first = first_state(game, record.options, ScriptedDice(outcomes), record.position, self._opening.append)
        self._marks = {0: first}

    def fits(self, record: Record) -> bool:
        """Whether it is still the same game."""
        return self.record.entries == record.entries

    def at(self, step: int) -> State:
        """The state after a step."""
        mark = max(mark for mark in self._marks if mark <= step)
        state = self._marks[mark].copy()
        for number in range(mark + 1, step + 1):
            self._next(state, number, None, open_cards=False)
        return state

    def steps(self, first: int, last: int, eyes: int | None, *, open_cards: bool) -> list[Step]:
        """The steps from first to last; open cards show every action in full."""
        at = max(mark for mark in self._marks if mark < max(first, 1))  # a mark lies behind its step
        state = self._marks[at].copy()
        found = [self._first(eyes)] if first == 0 else []
        for number in range(at + 1, last + 1):
            step = self._next(state, number, eyes, open_cards=open_cards)
            if number % STRIDE == 0 and number not in self._marks:
                self._marks[number] = state.copy()
            if number >= first:
                found.append(step)
        return found

    def _first(self, eyes: int | None) -> Step:
        """The start, and what happened before the first decision."""
        state = self._marks[0]
        return Step(0, None, None, told_to([tale(state, each) for each in self._opening], eyes), outlook(state, eyes))

    def _next(self, state: State, number: int, eyes: int | None, *, open_cards: bool) -> Step:
        entry = self.record.entries[number - 1]
        seat = state.seat_names().index(entry.seat)
        action = state.game.codec.parse(state, entry.action)
        own = Own(entry.action, action_sentence(state, action)) if open_cards or eyes == seat else None
        heard = Heard()
        state.ears = heard.append
        try:
            state.apply(seat, action)
        finally:
            state.ears = None
        told = told_to([tale(state, each) for each in heard], eyes)
        return Step(number, seat, own, told, outlook(state, eyes))


class Reels:
    """The replays of all tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def steps(self, ident: str, person: Who | None, seat: int | None, first: int, last: int | None) -> Steps:
        """Some steps of a table."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            is_over = desk.ledger.status in ("over", "record")
            eyes = seat if is_over else eyes_of(desk, person, seat)
            if eyes is not None and not 0 <= eyes < len(desk.ledger.chairs):
                raise HallError("bad-seats", f"this table has {len(desk.ledger.chairs)} seats")
            told: list[Step] = []
            record: Record | None = None
            if desk.stranded:
                told = told_steps(await self.tables.store.lines(desk.id), eyes, open_cards=is_over)
                end = len(told) - 1
            else:
                record = desk.shown().table.record()
                end = len(record.entries)
            if not 0 <= first <= end or (last is not None and last < first):
                raise HallError("no-such-step", f"this game has the steps 0 to {end}")
            until = min(end, first + STEPS_MOST - 1, end if last is None else last)
            if record is None:
                return Steps(told[first : until + 1], end)
            return Steps(await asyncio.to_thread(_wind, desk, record, range(first, until + 1), eyes), end)

    async def record(self, ident: str, person: Who | None) -> str:
        """The record of a game that is over, with the proof of its dice."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            if desk.ledger.status not in ("over", "record"):
                raise HallError("hidden", "the record is shown after the end")
            if desk.ledger.status == "record":
                return desk.ledger.record or ""
            lines = await self.tables.store.lines(desk.id)
            record = told_record(desk, lines) if desk.stranded else desk.shown().table.record()
            if desk.ledger.content:  # what it was played with, whatever the hall has now
                record.rules, record.content = desk.ledger.rules, desk.ledger.content
            return sealed(record, await self._proof(desk))

    async def proof(self, ident: str, person: Who | None) -> Proof:
        """What is needed to check the dice; before the end without the seed."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            return await self._proof(desk)

    async def _proof(self, desk: Desk) -> Proof:
        ledger = desk.ledger
        if ledger.status != "over" or desk.row is None:
            return Proof(ledger.commitment, ledger.salts)
        before = ledger.branch.step if ledger.branch is not None else 0
        gaps = gaps_of(await self.tables.store.lines(desk.id), before)
        first = before + 1 if ledger.branch is not None else 0
        return Proof(ledger.commitment, ledger.salts, desk.row.seed.hex(), gaps, first)


def reel_of(desk: Desk, record: Record) -> Reel:
    """The reel of a desk, made anew if the game has gone on."""
    if desk.reel is None or not desk.reel.fits(record):
        desk.reel = Reel(desk.shown().state.game, record)
    return desk.reel


def _wind(desk: Desk, record: Record, numbers: range, eyes: int | None) -> list[Step]:
    return reel_of(desk, record).steps(numbers[0], numbers[-1], eyes, open_cards=desk.ledger.status != "playing")


def kept_actions(lines: Iterable[Line]) -> list[Acted]:
    """The actions of a log that were not taken back."""
    kept: list[Acted] = []
    for line in lines:
        match line.fact:
            case Acted() as fact:
                kept.append(fact)
            case Undone(actions=actions):
                del kept[len(kept) - actions :]
            case _:
                pass
    return kept


def told_steps(lines: Iterable[Line], eyes: int | None, *, open_cards: bool) -> list[Step]:
    """The steps of a game as its log tells them, for a game whose rules are gone."""
    steps = [Step(0, None, None, [], None)]
    for number, fact in enumerate(kept_actions(lines), start=1):
        own = Own(fact.notation, fact.say) if open_cards or eyes == fact.seat else None
        steps.append(Step(number, fact.seat, own, told_to(fact.told, eyes), None))
    return steps


def told_record(desk: Desk, lines: Sequence[Line]) -> Record:
    """The record of a game as its log tells it, for a game whose rules are gone."""
    ledger = desk.ledger
    before = Record.parse(ledger.record) if ledger.record is not None else None
    begun = next((line.fact for line in lines if isinstance(line.fact, Started)), None)
    if begun is None:
        raise HallError("not-playing", "this table has not started")
    own = [Entry(ledger.seats[fact.seat], fact.notation, fact.fallen, fact.digest) for fact in kept_actions(lines)]
    return Record(
        game=ledger.game,
        rules=ledger.rules,
        content=ledger.content or "unknown",
        options=ledger.options,
        players=players_of(ledger, ledger.seats),
        start=before.start if before is not None else Entry("", "", begun.fallen, begun.digest),
        entries=[*(before.entries if before is not None else ()), *own],
        position=ledger.position,
    )


def gaps_of(lines: list[Line], before: int) -> tuple[tuple[int, int], ...]:
    """Where undone actions had used up outcomes: the step before which they fell, and how many they were."""
    kept: list[tuple[int, int]] = []
    lost = 0
    for line in lines:
        match line.fact:
            case Acted(fallen=fallen):
                kept.append((lost, len(fallen)))
                lost = 0
            case Undone(actions=actions):
                for gap, fell in (kept.pop() for _ in range(actions)):
                    lost += gap + fell
            case _:
                pass
    return tuple((before + step, gap) for step, (gap, _) in enumerate(kept, start=1) if gap)
