"""The hall: everything put together, opened and closed.

Here: which part gets which, the doorbell, and the slow rounds that repair what was lost. Not here: any of the work.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from warhall.server.advice import Advisers
from warhall.server.analyses import Analyses
from warhall.server.bus import Bus, PostgresBus, QuietBus
from warhall.server.clock import Pulse, steady_clock
from warhall.server.desk import Desk
from warhall.server.doctoring import Doctors
from warhall.server.faults import HallError
from warhall.server.learning import Learning
from warhall.server.lobby import Lobby
from warhall.server.metrics import Metrics
from warhall.server.moves import Moves
from warhall.server.people import FRESH_SECONDS, People
from warhall.server.presence import Presence
from warhall.server.profiles import Profiles
from warhall.server.reels import Reels
from warhall.server.reporting import Reporting
from warhall.server.secret import new_id
from warhall.server.settings import Settings
from warhall.server.store.store import Store
from warhall.server.tables import Tables
from warhall.server.thinkers import Thinkers
from warhall.server.viewing import Viewing
from warhall.server.workers import Workers

log = logging.getLogger(__name__)

CLOCK_SECONDS = 0.25
TIDY_SECONDS = 0.5


class Hall:
    """One process of the hall."""

    def __init__(self, settings: Settings, now: Callable[[], float] | None = None, bus: Bus | None = None) -> None:
        self.settings = settings
        now = now or steady_clock()
        self.now = now
        self.process = new_id("process")
        self.store = Store(settings.database, settings.group_commit)
        if bus is None:
            bus = PostgresBus(self.store.url, self.process) if self.store.is_postgres else QuietBus()
        self.bus = bus
        self.people = People(self.store, bus, now, settings.log_ins_per_minute)
        self.presence = Presence(self.process, bus, now, 3 * settings.presence_seconds)
        self.pulse = Pulse(self.store, self.process, now, settings.pulse_seconds)
        self.tables = Tables(self.store, bus, settings, now, self.pulse.closures)
        self.moves = Moves(self.tables)
        self.viewing = Viewing(self.tables, self.presence)
        self.lobby = Lobby(self.tables, self.viewing)
        self.reporting = Reporting(self.tables)
        self.learning = Learning(self.tables, self.lobby, self.moves)
        self.reels = Reels(self.tables)
        self.profiles = Profiles(self.people, self.lobby, self.reels)
        self.workers = Workers(settings.bot_workers, packs=settings.packs)
        self.thinkers = Thinkers(self.moves, self.workers, settings)
        self.advisers = Advisers(self.tables, self.workers, settings)
        self.analyses = Analyses(self.tables, self.workers, settings)
        self.doctors = Doctors(self.workers, self.lobby, now)
        self.metrics = Metrics(self)
        self.sockets: Counter[str] = Counter()
        """How many sockets each address has open here."""
        self.tables.changed = self._changed
        self._rounds: list[asyncio.Task[None]] = []
        self._calls: set[asyncio.Task[None]] = set()
        self._is_closing = False

    async def open(self) -> None:
        """Open the database, listen, and go on with what was being played."""
        await self.store.open()
        await self.pulse.open()
        await self.bus.open(self._heard)
        self.bus.ring("closure")
        if self.settings.bots_ready:
            self.workers.open()
        await self.tend(0.0)
        self._rounds = [
            asyncio.create_task(self._round(self.settings.poll_seconds, self.poll), name="poll"),
            asyncio.create_task(self._round(self.settings.watch_seconds, self._tend_idle), name="tend"),
            asyncio.create_task(self._round(CLOCK_SECONDS, self.check_clocks), name="clocks"),
            asyncio.create_task(self._round(self.settings.pulse_seconds, self.pulse.beat), name="pulse"),
            asyncio.create_task(self._round(FRESH_SECONDS, self.people.check), name="tokens"),
            asyncio.create_task(self._round(self.settings.presence_seconds, self._tell_presence), name="presence"),
            asyncio.create_task(self._round(self.settings.list_seconds, self.tables.write_infos), name="list"),
            asyncio.create_task(self._round(TIDY_SECONDS, self.store.database.tidy), name="tidy"),
        ]

    async def close(self) -> None:
        """Finish what was begun and let go of everything. From now on nobody answers the bell: what it asks for would
        find the database closed.
        """
        self._is_closing = True
        for task in [*self._rounds, *self._calls]:
            task.cancel()
        await asyncio.gather(*self._rounds, *self._calls, return_exceptions=True)
        await self.thinkers.close()
        await self.analyses.close()
        await self.doctors.close()
        await self.workers.close()
        await self.bus.close()
        try:
            await self.tables.write_infos()
        except Exception:  # the logs have it, and the list is made anew from them
            log.exception("the list of tables is not up to date")
        await self.store.close()

    def _changed(self, desk: Desk) -> None:
        self.metrics.changes += 1
        self.viewing.changed(desk)
        self.thinkers.wake(desk)

    def _heard(self, line: str) -> None:
        """Another process rang."""
        if self._is_closing:
            return
        word, _, rest = line.partition(" ")
        match word:
            case "table" if rest in self.tables.desks:
                self._call(self._catch_up(rest))
            case "person":
                self._call(self.people.hear(rest))
            case "closure":
                self._call(self.pulse.learn())
            case "forget":
                self._call(self.tables.forget(rest))
            case "preset":
                self._call(self.tables.reload_presets(rest))
            case "here":
                table = self.presence.hear(rest)
                desk = self.tables.desks.get(table) if table is not None else None
                if desk is not None:
                    self.viewing.tell_presence(desk)
            case _:
                pass

    def _call(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _catch_up(self, ident: str) -> None:
        desk = self.tables.desks.get(ident)
        if desk is not None:
            async with desk.lock:
                if desk.loaded or desk.watchers:
                    await self.tables.read(desk, fresh=True)

    async def _round(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something again and again; a failure is logged, and the next round comes."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.exception("a round failed")

    async def poll(self) -> None:
        """Look whether a watched table has gone on without us hearing of it."""
        watched = [desk.id for desk in self.tables.desks.values() if desk.watchers]
        if not watched:
            return
        for ident, number in (await self.store.last_numbers(watched)).items():
            desk = self.tables.desks.get(ident)
            if desk is not None and any(watcher.n < number for watcher in desk.watchers):
                await self._catch_up(ident)

    async def tend(self, idle: float) -> None:
        """Take over tables with bots or clocks where nothing happened for a while."""
        for ident, at in await self.store.tended():
            if self.now() - at >= idle:
                try:
                    async with self.tables.opened(ident) as desk:
                        self.thinkers.wake(desk)
                except HallError as error:  # nobody else shall wait for it
                    log.warning("a table cannot be tended", extra={"table": ident, "error": str(error)})

    async def _tend_idle(self) -> None:
        await self.tend(self.settings.watch_seconds)

    async def check_clocks(self) -> None:
        """End the time of those who have none left."""
        now = self.now()
        timed = [desk for desk in self.tables.desks.values() if desk.ledger.clock is not None and desk.loaded]
        for desk in timed:
            if desk.ledger.flag(now) is not None:
                await self.moves.flag(desk.id)

    async def _tell_presence(self) -> None:
        self.presence.tell_all()
        self.tables.rest(self.settings.rest_seconds)
