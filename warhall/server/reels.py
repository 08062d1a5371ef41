"""Replays: the outlook after every step of a game, as a viewer may see it, and what the finished game gives away.

Here: steps, records, proofs. Before the end only with own or the public's eyes; after it with any. A reel keeps
copies of the state on the way, so that one can jump to any step.
"""

from __future__ import annotations

import asyncio
from itertools import chain

import msgspec

from warhall.kernel.dice import ScriptedDice
from warhall.kernel.events import Heard
from warhall.kernel.game import Game
from warhall.kernel.outlook import Outlook, action_sentence, outlook
from warhall.kernel.record import Record
from warhall.kernel.state import State
from warhall.kernel.table import first_state
from warhall.server.desk import Desk
from warhall.server.facts import Acted, Line, Undone, Who
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
    outlook: Outlook


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
            play = desk.shown()
            is_over = desk.ledger.status in ("over", "record")
            eyes = seat if is_over else eyes_of(desk, person, seat)
            if eyes is not None and not 0 <= eyes < len(desk.ledger.chairs):
                raise HallError("bad-seats", f"this table has {len(desk.ledger.chairs)} seats")
            record = play.table.record()
            end = len(record.entries)
            if not 0 <= first <= end or (last is not None and last < first):
                raise HallError("no-such-step", f"this game has the steps 0 to {end}")
            until = min(end, first + STEPS_MOST - 1, end if last is None else last)
            return Steps(await asyncio.to_thread(_wind, desk, record, range(first, until + 1), eyes), end)

    async def record(self, ident: str, person: Who | None) -> str:
        """The record of a game that is over, with the proof of its dice."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            if desk.ledger.status not in ("over", "record"):
                raise HallError("hidden", "the record is shown after the end")
            if desk.ledger.status == "record":
                return desk.ledger.record or ""
            record = desk.shown().table.record()
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
