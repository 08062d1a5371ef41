"""Bots at the tables: when one is asked, who thinks for it, and what is played when it does not answer.

Here: waking bots, and the way from a question to an action. Not here: how a bot thinks (`warhall.bots`), the processes
in which it does (`workers`). A process gets only an imagined state: what the bot's seat cannot know never leaves this
one. A bot whose time is up plays the best it has found; one that fails is replaced for this choice by a simpler bot
that looks at a few positions, and that one by the game's own move ordering. Nothing is left to chance.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from warhall.bots.bot import Plan
from warhall.games import rooms
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.saving import save
from warhall.kernel.state import State
from warhall.server.desk import Desk
from warhall.server.facts import Auto
from warhall.server.faults import HallError
from warhall.server.moves import Moves
from warhall.server.secret import new_number
from warhall.server.settings import Settings
from warhall.server.tasks import THINK, Chosen, Question
from warhall.server.workers import Order, ThoughtError, Workers

log = logging.getLogger(__name__)

TRIES = 3
"""So often a bot thinks anew when the game went on meanwhile; then the next change of the table wakes it."""
PLANS_MOST = 2000
SIMPLE = "greedy"
SIMPLE_LOOKS = 60
SIMPLE_SECONDS = 3.0


class Asked(NamedTuple):
    """A bot's question, as far as its seat may know."""

    table: str
    host: str
    module: str
    seat: int
    level: str
    guess: State


class Thinkers:
    """All bots of this process's tables."""

    def __init__(self, moves: Moves, workers: Workers, settings: Settings) -> None:
        self.moves = moves
        self.tables = moves.tables
        self.workers = workers
        self.settings = settings
        self.task = THINK
        self.asked = 0
        self.fallbacks = 0
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._plans: OrderedDict[tuple[str, int], Plan] = OrderedDict()
        """What bots mean to do next. A plan that is lost only costs thinking."""
        self._closed = False

    def wake(self, desk: Desk) -> None:
        """Let the bots that are asked at a table begin to think; those that already do go on."""
        if desk.ledger.status != "playing" or desk.play is None or self._closed or desk.ledger.scripted:
            return
        for seat in desk.ledger.waiting:
            key = (desk.id, seat)
            if desk.ledger.chairs[seat].kind == "bot" and key not in self._tasks:
                task = asyncio.create_task(self._move(desk.id, seat), name=f"bot {desk.id} {seat}")
                self._tasks[key] = task
                task.add_done_callback(lambda _, key=key: self._done(key))  # type: ignore[misc]  # a default binds it

    def _done(self, key: tuple[str, int]) -> None:
        self._tasks.pop(key, None)
        desk = self.tables.desks.get(key[0])
        # It may be asked again already. Somebody who only reads may hold the desk just now and would wake nobody; who
        # changes it is waited for by the bot, which then looks whether it is still asked.
        if desk is not None and desk.loaded:
            self.wake(desk)

    @property
    def thinking(self) -> int:
        """How many bots are at it, or wait for their turn."""
        return len(self._tasks)

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _move(self, ident: str, seat: int) -> None:
        try:
            for _ in range(TRIES):
                asked = await self._question(ident, seat)
                if asked is None:
                    return
                notation, auto = await self._choose(asked)
                try:
                    await self.moves.act_for_bot(ident, seat, asked.level, notation, auto)
                except HallError as error:
                    # Others decided at the same time, or something was undone: think anew.
                    log.info("a bot thinks again", extra={"table": ident, "code": error.code})
                    continue
                return
        except WarhallError as error:
            log.warning("a bot cannot move", extra={"table": ident, "seat": seat, "error": type(error).__name__})

    async def _question(self, ident: str, seat: int) -> Asked | None:
        """What the bot of a seat is asked; None if it is not, or no bot holds the seat any more."""
        async with self.tables.opened(ident, fresh=False) as desk:
            level = desk.ledger.chairs[seat].bot
            if desk.ledger.status != "playing" or level is None or desk.ledger.scripted:
                return None
            if seat not in desk.playing().state.decisions:
                return None
            guess = desk.playing().state.imagine(seat, SeededDice(new_number(f"guess of {ident} for {seat}")))
            return Asked(ident, desk.ledger.host.id, rooms()[desk.ledger.game], seat, level, guess)

    async def _choose(self, asked: Asked) -> tuple[str, Auto]:
        """What the bot chooses, or what is played in its place."""
        self.asked += 1
        options = offered(asked.guess, asked.seat)
        if len(options) == 1:
            return options[0], "bot"
        chosen = await self._think(asked, options, self.settings.bot_seconds)
        if chosen is not None:
            return chosen, "bot"
        self.fallbacks += 1
        simple = asked._replace(level=SIMPLE)
        chosen = await self._think(simple, options, SIMPLE_SECONDS, SIMPLE_LOOKS)
        return chosen or most_promising(asked.guess, asked.seat) or options[0], "fallback"

    async def _think(self, asked: Asked, options: list[str], seconds: float, looks: int | None = None) -> str | None:
        """The notation that a level chooses in one of the processes; None if that fails."""
        question = Question(
            module=asked.module,
            drafted=dict(asked.guess.game.drafted),
            saved=msgspec.Raw(save(asked.guess)),
            seat=asked.seat,
            level=asked.level,
            seed=new_number(f"thought of {asked.table} for {asked.seat}"),
            looks=looks,
            plan=self._plans.pop((asked.table, asked.seat), ()),
        )
        order = Order(
            kind="bot",
            person=asked.host,
            table=asked.table,
            task=self.task,
            body=msgspec.json.encode(question),
            seconds=seconds,
        )
        try:
            chosen, _ = await self.workers.do(order, Chosen)
        except ThoughtError as error:
            fault: str | None = str(error)
        else:
            fault = chosen.fault
            if fault is None and chosen.notation in options:
                self._keep((asked.table, asked.seat), chosen.plan)
                return chosen.notation
            fault = fault or "chose what is not offered"
        log.warning("a bot was replaced for one choice", extra={"level": asked.level, "fault": fault})
        return None

    def _keep(self, key: tuple[str, int], plan: Plan) -> None:
        if plan:
            self._plans[key] = plan
            if len(self._plans) > PLANS_MOST:
                self._plans.popitem(last=False)


def offered(state: State, seat: int) -> list[str]:
    """The options of a seat in notation."""
    return [state.game.codec.notation(state, code) for code in state.decisions[seat].options]


def most_promising(state: State, seat: int) -> str | None:
    """What the game's own move ordering puts first; None if it fails."""
    try:
        first = state.game.bench.order(state, seat, state.decisions[seat].options)[0]
        return state.game.codec.notation(state, first)
    except Exception:
        log.exception("the move ordering of %s failed", state.game.id)
        return None
