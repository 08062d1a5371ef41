"""Analyses of games that are over: begun when somebody asks, carried on in the background, kept with the table.

Here: jobs, their pace, what is shown of them, and who may begin one. Not here: the analysis itself (`warhall.bots`). A
game is analysed in slices of about a second, and only when nobody at a table waits for a bot.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from warhall.bots.analysis import Analysis, Analyst, Moment, finished, result_of
from warhall.bots.chances import Chances, NoChanceError, check_scale
from warhall.games import rooms
from warhall.kernel.game import Game
from warhall.kernel.record import Record
from warhall.server.desk import Desk
from warhall.server.facts import Over, Who
from warhall.server.faults import HallError
from warhall.server.settings import Settings
from warhall.server.tables import Tables, check_watch
from warhall.server.tasks import ANALYSE, Slice
from warhall.server.workers import Order, ThoughtError, Workers

log = logging.getLogger(__name__)

SLICE_SECONDS = 1.0
STEP_SECONDS = 120.0
"""A slice that takes longer hangs: one step takes a few seconds at most."""
TRIES = 3
RUNNING_MOST = 100
MINE_MOST = 2
"""So many unfinished analyses a person may have."""
SHOWN_MOST = 32
"""So many finished ones are kept in memory."""
_DECODER: msgspec.json.Decoder[Analysis] = msgspec.json.Decoder(Analysis)


class Work:
    """One analysis that is going on, or has stopped."""

    def __init__(self, person: str, analyst: Analyst, final: Chances | None) -> None:
        self.person = person
        self.analyst = analyst
        self.final = final
        self.moments: list[Moment] = []
        self.status = "waiting"
        self.thought = 0.0
        """Seconds spent so far."""
        self.task: asyncio.Task[None] | None = None

    def shown(self) -> Analysis:
        """As much as is known."""
        known = len(self.moments)
        whole = self.analyst.steps + 1
        return Analysis(
            status=self.status,  # type: ignore[arg-type]  # one of the words
            step=max(0, known - 1),
            steps=self.analyst.steps,
            left=round(self.thought / known * (whole - known), 1) if known and self.status == "running" else None,
            looks=self.analyst.looks,
            seats=self.analyst.seats,
            moments=list(self.moments),
        )


class Analyses:
    """The analyses of all tables that this process was asked for."""

    def __init__(self, tables: Tables, workers: Workers, settings: Settings) -> None:
        self.tables = tables
        self.workers = workers
        self.looks = settings.analysis_looks
        self.done = 0
        self._works: dict[str, Work] = {}
        self._kept: dict[str, Analysis] = {}

    @property
    def running(self) -> int:
        """How many are going on."""
        return sum(work.task is not None for work in self._works.values())

    async def close(self) -> None:
        """Stop; what was not finished is begun anew when somebody asks."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def show(self, ident: str, person: Who | None, since: int = -1) -> Analysis:
        """What is known of a table's game, without the moments up to a step."""
        async with self.tables.opened(ident) as desk:
            check_over(desk, person)
        found = await self._found(ident)
        return found if since < 0 else msgspec.structs.replace(found, moments=found.moments[since + 1 :])

    async def begin(self, ident: str, person: Who) -> Analysis:
        """Begin an analysis, unless there is one."""
        async with self.tables.opened(ident) as desk:
            check_over(desk, person)
            record = desk.shown().table.record()
            game, over = desk.shown().state.game, desk.ledger.over
        try:
            check_scale(game)
        except NoChanceError as error:
            raise HallError("not-found", str(error)) from None
        found = await self._found(ident)
        if found.status not in ("none", "failed"):
            return found
        mine = sum(work.task is not None and work.person == person.id for work in self._works.values())
        if mine >= MINE_MOST or self.running >= RUNNING_MOST:
            raise HallError("busy", "other games are being analysed: ask again when one is done")
        analyst = await asyncio.to_thread(Analyst, game, record, self.looks)
        work = self._works.get(ident)
        if work is None or work.task is None:  # nobody was faster meanwhile
            work = self._works[ident] = Work(person.id, analyst, ending(over, len(analyst.seats)))
            work.task = asyncio.create_task(self._run(ident, game, record, work), name=f"analysis {ident}")
        return work.shown()

    async def _found(self, ident: str) -> Analysis:
        if ident in self._works:
            return self._works[ident].shown()
        if ident not in self._kept:
            body = await self.tables.store.analysis(ident)
            if body is None:
                return Analysis(status="none", step=0, steps=0)
            self._keep(ident, _DECODER.decode(body))
        return self._kept[ident]

    def _keep(self, ident: str, analysis: Analysis) -> None:
        self._kept[ident] = analysis
        while len(self._kept) > SHOWN_MOST:
            del self._kept[next(iter(self._kept))]

    async def _run(self, ident: str, game: Game, record: Record, work: Work) -> None:
        text, failures = record.text(), 0
        try:
            while len(work.moments) <= work.analyst.steps:
                first = len(work.moments)
                wanted = Slice(
                    module=rooms()[game.id],
                    drafted=dict(game.drafted),
                    record=text,
                    first=first,
                    seconds=SLICE_SECONDS,
                    looks=self.looks,
                )
                order = Order(
                    kind="analysis",
                    person=work.person,
                    table=ident,
                    task=ANALYSE,
                    body=msgspec.json.encode(wanted),
                    seconds=STEP_SECONDS,
                )
                begun = time.monotonic()
                try:
                    found, _ = await self.workers.do(order, list[Moment])
                except ThoughtError as error:
                    failures += 1
                    if failures >= TRIES:
                        log.warning("an analysis failed", extra={"table": ident, "step": first, "fault": str(error)})
                        work.status = "failed"
                        return
                    continue
                work.status = "running"
                work.thought += time.monotonic() - begun
                work.moments += found
            done = finished(work.analyst, work.moments, work.final)
            await self.tables.store.save_analysis(ident, msgspec.json.encode(done))
            self._keep(ident, done)
            self.done += 1
            del self._works[ident]
        finally:
            work.task = None


def check_over(desk: Desk, person: Who | None) -> None:
    """Only a game that is over is analysed: before, it would help somebody."""
    check_watch(desk, person)
    if desk.ledger.status not in ("over", "record"):
        raise HallError("not-over", "the game is still going on")
    desk.shown()


def ending(over: Over | None, seats: int) -> Chances | None:
    """The result where not the rules ended a game."""
    return None if over is None or over.reason == "rules" else result_of(seats, loser=over.seat)
