"""Whole databases in and out: a copy to go back to, and a text file that any other database can take in.

A dump is JSON lines: a head, then one row per line, parents before children. It holds every secret of the hall.
"""

from __future__ import annotations

import base64
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, func, insert, select

from warhall.kernel.errors import WarhallError
from warhall.server.reels import Reels
from warhall.server.settings import Settings
from warhall.server.store.engine import database_url
from warhall.server.store.reports import Report
from warhall.server.store.schema import METADATA, TABLE
from warhall.server.store.store import Store

DUMP_VERSION = 1
BATCH = 500


class ArchiveError(WarhallError):
    """A copy cannot be written or read."""


class Head(msgspec.Struct, frozen=True):
    """The first line of a dump."""

    warhall: str
    version: int


class Row(msgspec.Struct, frozen=True):
    """One row of a table."""

    table: str
    row: dict[str, Any]


def backup(database: str, target: Path) -> None:
    """Copy a SQLite database while it is in use.

    Raises:
        ArchiveError: the target exists, or the database is PostgreSQL, which has tools of its own.
    """
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        raise ArchiveError("back-up copies SQLite files; for PostgreSQL use pg_dump, or 'warhall export'")
    if target.exists():
        raise ArchiveError(f"{target} is there already")
    if not Path(str(url.database)).is_file():
        raise ArchiveError(f"there is no database {url.database}")
    with closing(sqlite3.connect(str(url.database))) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)


async def dump(database: str, target: Path) -> int:
    """Write every row of a database to a file; how many there were. What changes meanwhile is not in it."""
    store = Store(database)

    def work(connection: Connection) -> int:
        count = 0
        with target.open("xb") as file:
            file.write(msgspec.json.encode(Head("database", DUMP_VERSION)) + b"\n")
            for table in METADATA.sorted_tables:
                query = select(table).order_by(*table.primary_key.columns)
                for row in connection.execution_options(yield_per=BATCH).execute(query):
                    file.write(msgspec.json.encode(Row(str(table.name), _plain(table, row._asdict()))) + b"\n")
                    count += 1
        return count

    try:
        await store.open()
        return await store.database.snapshot(work)
    except FileExistsError:
        raise ArchiveError(f"{target} is there already") from None
    finally:
        await store.close()


async def restore(database: str, source: Path) -> int:
    """Read a dump into an empty database, all or nothing; how many rows there were."""
    store = Store(database)
    try:
        await store.open()
        return await store.database.write(lambda connection: _fill(connection, source))
    finally:
        await store.close()


def _fill(connection: Connection, source: Path) -> int:
    if connection.execute(select(func.count()).select_from(TABLE)).scalar_one():
        raise ArchiveError("the database is not empty: read a dump into a new one")
    count = 0
    batch: list[dict[str, Any]] = []
    current: Table | None = None
    for table, row in _rows(source):
        if batch and (table is not current or len(batch) == BATCH):
            assert current is not None  # noqa: S101  a batch has a table
            connection.execute(insert(current), batch)
            batch = []
        current = table
        batch.append(row)
        count += 1
    if batch and current is not None:
        connection.execute(insert(current), batch)
    return count


def _rows(source: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    """The rows of a dump."""
    with source.open("rb") as file:
        try:
            if msgspec.json.decode(file.readline(), type=Head) != Head("database", DUMP_VERSION):
                raise ArchiveError(f"{source} is a dump of another version")
            for line in file:
                row = msgspec.json.decode(line, type=Row)
                table = METADATA.tables[row.table]
                yield table, _filled(table, row.row)
        except (msgspec.DecodeError, msgspec.ValidationError, KeyError) as error:
            raise ArchiveError(f"{source} is no dump of a hall: {error}") from None


def _plain(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        str(name): base64.b64encode(value).decode() if isinstance(table.c[name].type, LargeBinary) else value
        for name, value in row.items()
    }


def _filled(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64decode(value) if isinstance(table.c[name].type, LargeBinary) else value
        for name, value in row.items()
    }


async def write_records(database: str, folder: Path) -> int:
    """Write the record of every finished game into a folder; how many there were."""
    from warhall.server.hall import Hall  # noqa: PLC0415  the hall is only needed to replay

    hall = Hall(Settings(database=database))
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    try:
        await hall.store.open()
        reels: Reels = hall.reels
        for ident in await hall.store.with_status("over"):
            async with hall.tables.opened(ident) as desk:
                host, is_playable = desk.ledger.host, desk.play is not None
            if is_playable:
                (folder / f"{ident}.record").write_text(await reels.record(ident, host), encoding="utf-8")
                count += 1
    finally:
        await hall.store.close()
    return count


async def read_record(database: str, text_: str) -> str:
    """Put a record into a database, to be looked at; the id of its table."""
    from warhall.server.hall import Hall  # noqa: PLC0415  the hall is only needed to replay
    from warhall.server.people import public  # noqa: PLC0415

    hall = Hall(Settings(database=database))
    try:
        await hall.store.open()
        person, _ = await hall.people.guest("import")
        return (await hall.lobby.add_record(public(person), text_)).id
    finally:
        await hall.store.close()


async def reports(database: str) -> list[Report]:
    """What people complained of, the newest first."""
    store = Store(database)
    try:
        await store.open()
        return await store.reports()
    finally:
        await store.close()


async def set_aside(database: str, ident: str | None) -> list[tuple[str, str, str]]:
    """The tables that are set aside: id, game, why. One that is named is tried again first."""
    from warhall.server.faults import HallError  # noqa: PLC0415
    from warhall.server.hall import Hall  # noqa: PLC0415  the hall is only needed to replay

    hall = Hall(Settings(database=database))
    try:
        await hall.store.open()
        if ident is not None:
            with suppress(HallError):
                async with hall.tables.opened(ident):
                    pass
        return await hall.store.aside()
    finally:
        await hall.store.close()
