"""Opening the database, with the settings that are not optional, and bringing its tables up to date."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool
from sqlalchemy.util import await_only

from warhall.kernel.errors import WarhallError

BUSY_SECONDS = 10
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
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql":
            return url.set(drivername="postgresql+asyncpg")
        case other:
            raise DatabaseError(f"no database {other!r}: there are sqlite:///FILE and postgresql://USER@HOST/NAME")


def open_engine(url: URL, *, writes: bool) -> AsyncEngine:
    """An engine for reading, or the one for writing: a single connection, so a process has one writer."""
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_size=1 if writes else 5, max_overflow=0, pool_pre_ping=True)
    engine = create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1 if writes else 4,
        max_overflow=0,
        connect_args={"timeout": BUSY_SECONDS},
    )
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver would begin transactions by itself, and deferred: a read that becomes a write then fails at once.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={BUSY_SECONDS * 1000}", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        _write_ahead(cursor)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_so(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _write_ahead(cursor: Any) -> None:
    """Turn on WAL. While another connection does so for a new file, SQLite refuses at once, whatever the timeout."""
    for left in reversed(range(BUSY_SECONDS * 20)):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if not left:
                raise
            await_only(asyncio.sleep(0.05))
        else:
            return


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date; of several processes that start together one does it and the others wait."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
