"""Appending to logs: all appends that wait share one transaction, and each is acknowledged only after its commit.

A commit with full sync costs about the same for one fact and for a hundred, so under load they go together. The number
of a fact is its place in the log; a place that is taken is a conflict, and the loser must look again. Either all facts
of an append are stored or none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, bindparam, delete, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError

from warhall.server.facts import Line, write_fact
from warhall.server.store.engine import Database
from warhall.server.store.schema import EVENT, MEMBER, PRESET, TABLE
from warhall.server.store.statements import add, tell

# Put together once: it costs more than to carry them out.
_UPDATE = (
    update(TABLE)
    .where(TABLE.c.id == bindparam("which"))
    .values(info=bindparam("new_info"), status=bindparam("new_status"), tended=bindparam("new_tended"))
)
_SPEND = delete(PRESET).where(
    PRESET.c.table_id == bindparam("which"), PRESET.c.seat == bindparam("who"), PRESET.c.ask == bindparam("what")
)


class ConflictError(Exception):
    """The place in the log is taken, or the client's request is there already: look again."""


CONFLICTS = (ConflictError, IntegrityError)


class Append(msgspec.Struct, kw_only=True):
    """Facts to be added to the log of one table, and what changes with them."""

    table: str
    lines: Sequence[Line]
    info: str | None
    """What everybody may know of the table; None if nothing of it is another but what `Tables.write_infos` brings up
    to date now and then."""
    status: str
    tended: bool
    members: Sequence[str] = ()
    spent: Sequence[tuple[int, str]] = ()
    """The presets, by seat and question, that these facts have used up."""

    @property
    def is_plain(self) -> bool:
        """Whether nothing changes but the log."""
        return self.info is None and not self.members and not self.spent

    def rows(self) -> list[tuple[str, int, float, str | None, str]]:
        """The facts as rows, in the order of the columns."""
        return [(self.table, line.number, line.at, line.client, write_fact(line.fact)) for line in self.lines]


Waiting: TypeAlias = tuple[Append, asyncio.Future[None]]


class Pile:
    """Appends that wait to be written together."""

    def __init__(self) -> None:
        self.waiting: list[Waiting] = []
        self.bell = asyncio.Event()
        self.task: asyncio.Task[None] | None = None


class Writer:
    """Who writes to logs: two tasks of a process for PostgreSQL, one thread for SQLite.

    PostgreSQL is told of plain appends, nearly all of what happens in games, by one short statement; they do not wait
    for the others, which take many.
    """

    def __init__(self, database: Database, most: int) -> None:
        self.database = database
        self.most = most
        self.insert = postgres_insert if database.is_postgres else sqlite_insert
        self._belong = self.insert(MEMBER).on_conflict_do_nothing()
        self._plain, self._others = Pile(), Pile()

    @property
    def commits(self) -> int:
        """How many transactions were stored."""
        return self.database.commits

    def start(self) -> None:
        """Begin to write. What waits for SQLite waits before the thread that writes, with all the rest of its work."""
        if not self.database.is_postgres:
            return
        for pile in (self._plain, self._others):
            pile.task = asyncio.create_task(self._run(pile), name="writer")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        for pile in (self._plain, self._others):
            if pile.task is not None:
                while pile.waiting and not pile.task.done():
                    await asyncio.sleep(0)
                pile.task.cancel()
                await asyncio.gather(pile.task, return_exceptions=True)

    async def append(self, append: Append) -> None:
        """Store facts; when this returns, they are on disk.

        Raises:
            ConflictError: somebody else was faster; nothing was stored.
        """
        try:
            await self.appending(append)
        except IntegrityError:
            raise ConflictError from None

    def appending(self, append: Append) -> asyncio.Future[None]:
        """Begin to store facts; when this is done, they are on disk. A conflict is one of `CONFLICTS` here."""
        if not self.database.is_postgres:
            if append.is_plain:
                return asyncio.ensure_future(self.database.append(EVENT, append.rows()))
            return asyncio.ensure_future(self.database.write(partial(self.store, batch=[append])))
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        pile = self._plain if append.is_plain else self._others
        pile.waiting.append((append, future))
        pile.bell.set()
        return future

    async def _run(self, pile: Pile) -> None:
        while True:
            await pile.bell.wait()
            batch, pile.waiting = pile.waiting[: self.most], pile.waiting[self.most :]
            if not pile.waiting:
                pile.bell.clear()
            # One order in every process, so that two of them never wait for each other's rows in a circle.
            batch.sort(key=lambda each: each[0].table)
            await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        """Store all of them at once; if one does not fit, store each by itself."""
        try:
            appends = [append for append, _ in batch]
            if appends[0].is_plain:  # as are all that wait with it
                await self.database.append(EVENT, [row for append in appends for row in append.rows()])
            else:
                await self.database.write(lambda connection: self.store(connection, appends))
        except IntegrityError:
            if len(batch) == 1:
                _fail(batch, ConflictError())
            else:
                for each in batch:
                    await self._write([each])
            return
        except asyncio.CancelledError:
            _fail(batch, ConflictError())
            raise
        except Exception as error:
            _fail(batch, error)
            return
        for _, future in batch:
            if not future.done():
                future.set_result(None)

    def store(self, connection: Connection, batch: list[Append]) -> None:
        """Store appends within a transaction."""
        add(connection, EVENT, [row for append in batch for row in append.rows()])
        members: list[dict[str, Any]] = [
            {"person": person, "table_id": append.table} for append in batch for person in append.members
        ]
        if members:
            tell(connection, self._belong, members)
        spent = [{"which": each.table, "who": seat, "what": ask} for each in batch for seat, ask in each.spent]
        if spent:
            tell(connection, _SPEND, spent)
        told = [
            {"which": each.table, "new_info": each.info, "new_status": each.status, "new_tended": each.tended}
            for each in batch
            if each.info is not None
        ]
        if told:
            tell(connection, _UPDATE, told)


def _fail(batch: list[Waiting], error: Exception) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(error)
