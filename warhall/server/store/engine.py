"""Opening the database, with the settings that are not optional, and bringing its tables up to date."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Select,
    String,
    Table,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.dialects.postgresql import asyncpg as postgres
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import QueuePool

from warhall.kernel.errors import WarhallError
from warhall.server.store.pieces import Piece, add_together, do_each, do_together
from warhall.server.store.statements import add, ask, driver

T = TypeVar("T")

BUSY_SECONDS = 10
READERS = 4
WRITERS = 4
"""Of PostgreSQL; in SQLite one writes."""
UNTIDY = 100
"""After so many transactions it is worth while to bring the file up to date."""
TOGETHER = 256
"""So many pieces of work share a transaction at most."""
LOG_PAGES = 16_000
"""So long the log of what was written may become, 64 MB, before somebody who writes has to wait until it is cleared."""
MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 0x77617268


class DatabaseError(WarhallError):
    """The database cannot be used as it was named."""


def database_url(text_: str) -> URL:
    """The URL of a database with the driver that we use."""
    try:
        url = make_url(text_)
    except Exception as error:
        raise DatabaseError(f"this is no database URL: {text_[:20]}...") from error
    match url.get_backend_name():
        case "sqlite":
            if not url.database or url.database == ":memory:":
                raise DatabaseError("a SQLite database needs a file: sqlite:///FILE")
            return url.set(drivername="sqlite")
        case "postgresql":
            return url.set(drivername="postgresql+asyncpg")
        case other:
            raise DatabaseError(f"no database {other!r}: there are sqlite:///FILE and postgresql://USER@HOST/NAME")


class Database(Protocol):
    """Where work on a connection is done, without keeping the event loop waiting."""

    is_postgres: bool
    commits: int
    """How many transactions were stored."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask; every statement sees the newest truth."""

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """Ask for a few rows by their key, as `read` does."""

    async def few(self, query: Select[Any], words: Mapping[str, object]) -> Sequence[Any]:
        """The few rows that a query finds by their key; it is one that lives as long as the program."""

    def append(self, table: Table, rows: Sequence[Sequence[object]]) -> Awaitable[None]:
        """Add whole rows, all or none; who waits for it goes on when they are on disk. In PostgreSQL only one may.

        Raises:
            IntegrityError: there is such a row.
        """

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """Ask; all statements see the same truth."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something, all or nothing; when this returns, it is on disk."""

    async def tidy(self) -> None:
        """Do what the database has to do now and then, so that nobody who writes has to wait for it."""

    async def close(self) -> None:
        """Let go of the database."""


def open_database(url: URL) -> Database:
    """The database of a URL."""
    return PostgresDatabase(url) if url.get_backend_name() == "postgresql" else SqliteDatabase(url)


class PostgresDatabase:
    """PostgreSQL, asked from the event loop.

    What is asked and told with every move goes to the driver itself: on the way through everything in between it would
    take many times as long, and three trips instead of one.
    """

    is_postgres = True

    def __init__(self, url: URL) -> None:
        more: dict[str, Any] = {"max_overflow": 0, "pool_pre_ping": True}
        self.commits = 0
        self._reads = create_async_engine(url, pool_size=READERS, isolation_level="AUTOCOMMIT", **more)
        self._writes = create_async_engine(url, pool_size=WRITERS, **more)
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._line: Any = None
        self._pool: Any = None
        self._opening = asyncio.Lock()

    async def few(self, query: Select[Any], words: Mapping[str, object]) -> Sequence[Any]:
        """One trip."""
        if self._pool is None:
            await self._open_pool()
        sql, names, fixed = _numbered(query)
        values = [words[name] if name in words else fixed[name] for name in names]
        rows: Sequence[Any] = await self._pool.fetch(sql, *values)
        return rows

    async def _open_pool(self) -> None:
        import asyncpg  # noqa: PLC0415  only who uses PostgreSQL has it

        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(self._dsn, min_size=0, max_size=READERS, reset=_as_it_is)

    async def append(self, table: Table, rows: Sequence[Sequence[object]]) -> None:
        """One statement, a transaction by itself."""
        import asyncpg  # noqa: PLC0415  only who uses PostgreSQL has it

        if self._line is None or self._line.is_closed():
            self._line = await asyncpg.connect(self._dsn)
        sql = _spread(table)
        try:
            await self._line.execute(sql, *map(list, zip(*rows, strict=True)))
            self.commits += 1
        except asyncpg.IntegrityConstraintViolationError as error:
            raise IntegrityError(sql, None, error) from error
        except BaseException:  # who knows what state it is in
            self._line.terminate()
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Each statement for itself: that spares two trips to the server."""
        async with self._reads.connect() as connection:
            return await connection.run_sync(work)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """PostgreSQL is far away in any case."""
        return await self.read(work)

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """In one transaction that sees nothing of others."""
        async with self._reads.connect() as connection:
            steady = await connection.execution_options(isolation_level="REPEATABLE READ")
            return await steady.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In one transaction."""
        async with self._writes.begin() as connection:
            done = await connection.run_sync(work)
        self.commits += 1
        return done

    async def tidy(self) -> None:
        """PostgreSQL does so by itself."""

    async def close(self) -> None:
        """Close every connection."""
        if self._pool is not None:
            self._pool.terminate()
        if self._line is not None:
            self._line.terminate()
        await self._reads.dispose()
        await self._writes.dispose()


class SqliteDatabase:
    """SQLite in threads of its own: one writes, a few read.

    A whole piece of work goes to its thread at once. An asynchronous driver would go there and back for every cursor,
    which costs many times what SQLite itself needs. All that waits to be written shares one transaction: to have it on
    disk costs about the same for one piece of work and for a hundred.
    """

    is_postgres = False

    def __init__(self, url: URL) -> None:
        self.commits = 0
        self._reads = _sqlite_engine(url, READERS)
        self._writes = _sqlite_engine(url, 1)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-read")
        self._writer: threading.Thread | None = None
        self._glances = _sqlite_engine(url, 1, busy_seconds=0)
        self._glancing: Connection | None = None
        self._writing: Connection | None = None
        self._gathered: list[Piece] = []
        """What is to be written next."""
        self._is_writing = False
        self._waiting: SimpleQueue[list[Piece] | None] = SimpleQueue()
        """What the thread is to write together, and at last that nothing is any more."""
        self._untidy = 0
        """How many transactions were written since the file was last brought up to date."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Outside of any transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """Here and now: a few rows take SQLite less time than the way to a thread and back, many times less."""
        try:
            if self._glancing is None:
                self._glancing = self._glances.connect()
            return work(self._glancing)
        except SQLAlchemyError:  # locked, or gone: let it take its time elsewhere
            if self._glancing is not None:
                self._glancing.close()
                self._glancing = None
            return await self.read(work)

    async def few(self, query: Select[Any], words: Mapping[str, object]) -> Sequence[Any]:
        """Here and now."""
        return await self.glance(lambda connection: ask(connection, query, words))

    def append(self, table: Table, rows: Sequence[Sequence[object]]) -> asyncio.Future[None]:
        """Together with whatever else waits, and by one statement with the rows of others."""
        return self._written(Piece(partial(add, table=table, rows=rows), table, rows))

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """In a transaction that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, _steady(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction that has the lock from its beginning, together with whatever else waits."""
        answer: T = await self._written(Piece(work))
        return answer

    def _written(self, piece: Piece) -> asyncio.Future[Any]:
        if self._writer is None:
            self._writer = threading.Thread(target=self._write_all, name="sqlite-write", daemon=True)
            self._writer.start()
        self._gathered.append(piece)
        if not self._is_writing:
            self._is_writing = True
            piece.loop.call_soon(self._hand_over)  # others who have their turn now come along
        return piece.answer

    def _hand_over(self) -> None:
        """Give the thread all that waits: to wake it costs more than to write a row."""
        pieces, self._gathered = self._gathered[:TOGETHER], self._gathered[TOGETHER:]
        self._is_writing = bool(pieces)
        if pieces:
            self._waiting.put(pieces)

    def _tell(self, pieces: list[Piece]) -> None:
        """Tell who waits what came of their work; the thread goes on meanwhile."""
        self._hand_over()
        for piece in pieces:
            if piece.answer.done():
                continue
            if piece.fault is not None:
                piece.answer.set_exception(piece.fault)
            else:
                piece.answer.set_result(piece.result)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reads.connect() as connection:
            return work(connection)

    def _write_all(self) -> None:
        """In the thread that writes: whatever comes, until nothing will any more."""
        while (pieces := self._waiting.get()) is not None:
            try:
                self._write_together(pieces)
            except BaseException as error:  # whoever waits must hear of it, whatever it is
                for each in pieces:
                    each.fault = each.fault or error
            self._untidy += 1
            pieces[0].loop.call_soon_threadsafe(self._tell, pieces)

    def _write_together(self, pieces: list[Piece]) -> None:
        """One transaction for all; what one of several does is taken back by itself if that fails."""
        if self._writing is None:
            self._writing = self._writes.connect()
        connection = self._writing
        plain = [piece for piece in pieces if piece.rows]
        others = [piece for piece in pieces if not piece.rows]
        try:
            # A statement is a transaction by itself. With every one the thread lets go of the interpreter, and has to
            # wait until the others let go of it.
            is_done = not others and add_together(connection, plain)
            if not is_done and not do_together(connection, plain, others):
                do_each(connection, plain, others)
            self.commits += 1
        except BaseException:  # who knows what state it is in: the next transaction gets another
            self._writing = None
            connection.invalidate()
            connection.close()
            raise

    async def tidy(self) -> None:
        """Bring what was written from the log to its place in the file, while others go on writing."""
        if self._untidy < UNTIDY:
            return
        self._untidy = 0
        with suppress(SQLAlchemyError):  # whoever writes next tries it too, and hears what is wrong
            await self.read(lambda connection: driver(connection, "PRAGMA wal_checkpoint(PASSIVE)"))

    async def close(self) -> None:
        """Finish what was begun and close every connection."""
        await asyncio.to_thread(self._readers.shutdown)
        if self._writer is not None and self._writer.is_alive():  # it may be closed already
            with suppress(SQLAlchemyError):  # whoever had wanted something has heard of it
                await self.write(lambda _: None)  # then all is done that was wanted before
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
        for kept in (self._glancing, self._writing):
            if kept is not None:
                kept.close()
        self._glances.dispose()
        self._reads.dispose()
        self._writes.dispose()


@cache
def _numbered(query: Select[Any]) -> tuple[str, Sequence[str], dict[str, Any]]:
    """A query in the words of PostgreSQL's driver, the names of what it is given in order, and what stands in it."""
    compiled = query.compile(dialect=postgres.dialect())  # type: ignore[no-untyped-call]  # so in the library
    return str(compiled), compiled.positiontup or (), dict(compiled.params)


@cache
def _spread(table: Table) -> str:
    """The statement that adds rows which are given column by column."""
    names = ", ".join(table.columns.keys())
    kinds = (_kind(column) for column in table.columns)
    columns = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(kinds, start=1))
    return f"INSERT INTO {table.name} ({names}) SELECT * FROM unnest({columns})"  # noqa: S608  names of our own


def _kind(column: Column[Any]) -> str:
    """What a column holds; a text without its limit, which a cast would cut it to."""
    return "TEXT" if isinstance(column.type, String) else column.type.compile(postgres.dialect())  # type: ignore[no-untyped-call]  # so in the library


async def _as_it_is(_: object) -> None:
    """A connection that is only asked needs no cleaning."""


def _steady(work: Callable[[Connection], T]) -> Callable[[Connection], T]:
    def within(connection: Connection) -> T:
        connection.exec_driver_sql("BEGIN")
        try:
            return work(connection)
        finally:
            connection.exec_driver_sql("ROLLBACK")

    return within


def _sqlite_engine(url: URL, size: int, busy_seconds: int = BUSY_SECONDS) -> Engine:
    engine = create_engine(
        url,
        poolclass=QueuePool,
        isolation_level="AUTOCOMMIT",  # transactions are begun and ended here, by the words of SQLite
        pool_size=size,
        max_overflow=0,
        connect_args={"timeout": busy_seconds, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver would begin transactions by itself, and deferred: a read that becomes a write then fails at once.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={busy_seconds * 1000}",
            "synchronous=FULL",
            "foreign_keys=ON",
            "temp_store=MEMORY",  # what a statement might have to take back; as a file it was made with every commit
            f"wal_autocheckpoint={LOG_PAGES}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        _write_ahead(cursor)
        cursor.close()

    return engine


def _write_ahead(cursor: Any) -> None:
    """Turn on WAL. While another connection does so for a new file, SQLite refuses at once, whatever the timeout."""
    for left in reversed(range(BUSY_SECONDS * 20)):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if not left:
                raise
            time.sleep(0.05)  # in a thread of the database's own
        else:
            return


async def migrate(database: Database) -> None:
    """Bring the tables up to date; of several processes that start together one does it and the others wait."""
    await database.write(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseError(
            f"the database was written by a newer Warhall than this one: install that, or go back to a copy ({error})"
        ) from None
