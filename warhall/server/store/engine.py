"""Opening the database, with the settings that are not optional, and bringing its tables up to date."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Insert, Table, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import QueuePool

from warhall.kernel.errors import WarhallError

T = TypeVar("T")

BUSY_SECONDS = 10
READERS = 4
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

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask; every statement sees the newest truth."""

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """Ask for a few rows by their key, as `read` does."""

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """Ask; all statements see the same truth."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something, all or nothing; when this returns, it is on disk. A process has one writer."""

    async def close(self) -> None:
        """Let go of the database."""


def open_database(url: URL) -> Database:
    """The database of a URL."""
    return PostgresDatabase(url) if url.get_backend_name() == "postgresql" else SqliteDatabase(url)


class PostgresDatabase:
    """PostgreSQL, asked from the event loop."""

    is_postgres = True

    def __init__(self, url: URL) -> None:
        more: dict[str, Any] = {"max_overflow": 0, "pool_pre_ping": True}
        self._reads = create_async_engine(url, pool_size=READERS, isolation_level="AUTOCOMMIT", **more)
        self._writes = create_async_engine(url, pool_size=1, **more)

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
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close every connection."""
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
        self._reads = _sqlite_engine(url, READERS)
        self._writes = _sqlite_engine(url, 1)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-read")
        self._writer = ThreadPoolExecutor(1, "sqlite-write")
        self._glances = _sqlite_engine(url, 1, busy_seconds=0)
        self._glancing: Connection | None = None
        self._waiting: deque[Piece] = deque()
        self._is_writing = False
        self._loop: asyncio.AbstractEventLoop | None = None

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

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """In a transaction that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, _steady(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction that has the lock from its beginning, together with whatever else waits."""
        self._loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append(Piece(work, answer))
        if not self._is_writing:
            self._is_writing = True
            self._writer.submit(self._write_all)
        return await answer

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reads.connect() as connection:
            return work(connection)

    def _write_all(self) -> None:
        """In the thread that writes: as long as there is something."""
        assert self._loop is not None  # noqa: S101  somebody waits there
        while self._waiting:
            # One by one: what is added just now is either taken or left, never added to what was taken already.
            pieces = [self._waiting.popleft() for _ in range(len(self._waiting))]
            try:
                self._write_together(pieces)
            except BaseException as error:  # whoever waits must hear of it, whatever it is
                for piece in pieces:
                    piece.fault = piece.fault or error
            self._loop.call_soon_threadsafe(_tell, pieces)
        self._loop.call_soon_threadsafe(self._rest)

    def _rest(self) -> None:
        """Nothing was left when the thread looked last; something may have come since."""
        if self._waiting:
            self._writer.submit(self._write_all)
        else:
            self._is_writing = False

    def _write_together(self, pieces: list[Piece]) -> None:
        """One transaction for all; what one of several does is taken back by itself if that fails."""
        with self._writes.begin() as connection:
            _driver(connection, "BEGIN IMMEDIATE")
            for piece in pieces:
                _do_piece(connection, piece, alone=len(pieces) == 1)

    async def close(self) -> None:
        """Finish what was begun and close every connection."""
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        if self._glancing is not None:
            self._glancing.close()
        self._glances.dispose()
        self._reads.dispose()
        self._writes.dispose()


class Piece:
    """Some work on the database, who waits for it, and what came of it."""

    __slots__ = ("answer", "fault", "result", "work")

    def __init__(self, work: Callable[[Connection], Any], answer: asyncio.Future[Any]) -> None:
        self.work = work
        self.answer = answer
        self.result: Any = None
        self.fault: BaseException | None = None


def _do_piece(connection: Connection, piece: Piece, *, alone: bool) -> None:
    if alone:
        piece.result = piece.work(connection)
        return
    _driver(connection, "SAVEPOINT piece")
    try:
        piece.result = piece.work(connection)
    except Exception as error:
        _driver(connection, "ROLLBACK TO piece")
        piece.fault = error
    _driver(connection, "RELEASE piece")


def _tell(pieces: list[Piece]) -> None:
    for piece in pieces:
        if piece.answer.done():
            continue
        if piece.fault is not None:
            piece.answer.set_exception(piece.fault)
        else:
            piece.answer.set_result(piece.result)


def _driver(connection: Connection, statement: str) -> None:
    """Say something to SQLite that is no concern of anybody in between."""
    driver = connection.connection.dbapi_connection
    assert driver is not None  # noqa: S101  it is open
    driver.execute(statement)


def add(connection: Connection, table: Table, rows: Sequence[Sequence[object]]) -> None:
    """Add whole rows within a transaction."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_insertion(table, len(rows)), tuple(value for row in rows for value in row))
    else:
        names = table.columns.keys()
        connection.execute(_insert(table), [dict(zip(names, row, strict=True)) for row in rows])


@cache
def _insert(table: Table) -> Insert:
    """Put together once: that costs more than to carry it out."""
    return table.insert()


@cache
def _insertion(table: Table, rows: int) -> str:
    """The statement that adds so many rows."""
    places = f"({', '.join('?' * len(table.columns))})"
    return f"INSERT INTO {table.name} ({', '.join(table.columns.keys())}) VALUES {', '.join([places] * rows)}"  # noqa: S608  names of our own


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
        for pragma in (f"busy_timeout={busy_seconds * 1000}", "synchronous=FULL", "foreign_keys=ON"):
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
