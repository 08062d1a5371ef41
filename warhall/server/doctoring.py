"""Test drives of doctored things: begun when somebody asks, carried on in the background, one for each person.

Here: drives, their pace and limits. Not here: what is played and counted (`warhall.lab.drive`). Games are played in
slices of about two seconds in the processes that think, and only when nobody at a table waits for a bot.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Literal, TypeAlias, TypeVar

import msgspec

from warhall.kernel.errors import WarhallError
from warhall.lab import doctor, drive
from warhall.lab.trying import prepared
from warhall.server.facts import Chair, Who
from warhall.server.faults import HallError
from warhall.server.limits import Buckets
from warhall.server.lobby import Lobby
from warhall.server.secret import new_id
from warhall.server.tasks import DRIVE
from warhall.server.workers import Order, ThoughtError, Workers

log = logging.getLogger(__name__)

SLICE_SECONDS = 2.0
STEP_SECONDS = 180.0
"""A slice that takes longer hangs: one game takes some seconds at most."""
GAMES = 400
RUNNING_MOST = 8
KEPT = 64
LOOKS_A_SECOND, LOOKS_AT_ONCE = 1.0, 20
"""How often a person may have a thing examined: as fast as one types, with pauses."""
T = TypeVar("T")
Status: TypeAlias = Literal["running", "done", "stopped", "failed"]


class DriveShown(msgspec.Struct, frozen=True, kw_only=True):
    """How far a drive is, and what it says so far."""

    id: str
    status: Status
    games: int
    most: int
    figures: drive.Figures | None


class Drive:
    """One test drive."""

    def __init__(self, ident: str, person: str, wanted: drive.Wanted, thing: str) -> None:
        self.id = ident
        self.person = person
        self.wanted = wanted
        self.thing = thing
        self.driven: list[drive.Driven] = []
        self.status: Status = "running"
        self.task: asyncio.Task[None] | None = None


def refuse_faults(examined: doctor.Examined) -> None:
    """Nobody plays with a faulty thing.

    Raises:
        HallError: it is one.
    """
    if examined.faults:
        raise HallError("bad-request", f"line {examined.faults[0].line}: {examined.faults[0].problem}")


class Doctors:
    """Everything that is examined and driven in this process."""

    def __init__(self, workers: Workers, lobby: Lobby, now: Callable[[], float]) -> None:
        self.workers = workers
        self.lobby = lobby
        self._looks = Buckets(LOOKS_A_SECOND, LOOKS_AT_ONCE, now)
        self._one = asyncio.Semaphore(1)
        self._drives: dict[str, Drive] = {}

    async def close(self) -> None:
        """Stop all drives."""
        tasks = [each.task for each in self._drives.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def look(self, person: Who, work: Callable[..., T], *given: object) -> T:
        """Something that takes a moment, one at a time and not too often.

        Raises:
            HallError: it was asked too often, or cannot be.
        """
        if not self._looks.take(person.id):
            raise HallError("too-fast", "the doctor looks once a second: wait a moment")
        async with self._one:
            try:
                return await asyncio.to_thread(work, *given)
            except WarhallError as error:
                raise HallError("bad-request", str(error)) from None

    async def table(self, person: Who, game: str, file: str, text: str) -> str:
        """A private table at which a thing is at hand: the person against beginners."""
        examined = await self.look(person, doctor.examine, game, file, text)
        refuse_faults(examined)
        try:
            ready = await asyncio.to_thread(prepared, game, file, text, examined.id)
        except WarhallError as error:
            raise HallError("bad-request", str(error)) from None
        bot = Chair("bot", bot=drive.BOT)
        own = Chair("person", person, person.name)
        chairs = [own if seat == ready.seat else bot for seat in range(ready.seats)]
        return await self.lobby.study(person, ready.game, chairs, ready.position, None)

    async def begin(self, person: Who, game: str, file: str, text: str) -> DriveShown:
        """Begin a drive; one of the same person that is still running is stopped."""
        examined = await self.look(person, doctor.examine, game, file, text)
        refuse_faults(examined)
        try:
            drive.drivable(game)
        except WarhallError as error:
            raise HallError("bad-request", str(error)) from None
        for each in self._drives.values():
            if each.person == person.id and each.task is not None:
                self._stop(each)
        if sum(each.task is not None for each in self._drives.values()) >= RUNNING_MOST:
            raise HallError("busy", "others are driving: try again when one is done")
        wanted = drive.Wanted(game=game, file=file, text=text, first=0, seconds=SLICE_SECONDS, most=GAMES)
        new = Drive(new_id("drive"), person.id, wanted, examined.id)
        self._drives[new.id] = new
        for old in [each.id for each in self._drives.values() if each.task is None and each is not new][:-KEPT]:
            del self._drives[old]
        new.task = asyncio.create_task(self._run(new), name=f"drive {new.id}")
        return self._shown(new)

    async def show(self, person: Who, ident: str) -> DriveShown:
        """How far a drive is."""
        own = self._own(person, ident)
        known, shown = list(own.driven), self._shown(own)  # while it is counted, the drive goes on
        wanted = own.wanted
        counted = await asyncio.to_thread(drive.figures, wanted.game, wanted.file, wanted.text, own.thing, known)
        return msgspec.structs.replace(shown, figures=counted)

    def stop(self, person: Who, ident: str) -> DriveShown:
        """Stop a drive; what was played is kept."""
        own = self._own(person, ident)
        self._stop(own)
        return self._shown(own)

    def _own(self, person: Who, ident: str) -> Drive:
        found = self._drives.get(ident)
        if found is None or found.person != person.id:
            raise HallError("not-found", "there is no such drive")
        return found

    @staticmethod
    def _shown(each: Drive) -> DriveShown:
        return DriveShown(id=each.id, status=each.status, games=len(each.driven), most=each.wanted.most, figures=None)

    @staticmethod
    def _stop(each: Drive) -> None:
        if each.task is not None:
            each.task.cancel()
            each.status = "stopped"

    async def _run(self, own: Drive) -> None:
        try:
            while len(own.driven) < own.wanted.most:
                wanted = msgspec.structs.replace(own.wanted, first=len(own.driven))
                order = Order(
                    kind="analysis",
                    person=own.person,
                    table=own.id,
                    task=DRIVE,
                    body=msgspec.json.encode(wanted),
                    seconds=STEP_SECONDS,
                )
                found, _ = await self.workers.do(order, list[drive.Driven])
                own.driven += found
            own.status = "done"
        except ThoughtError as error:
            log.warning("a drive failed", extra={"drive": own.id, "fault": str(error)})
            own.status = "failed"
        finally:
            own.task = None
