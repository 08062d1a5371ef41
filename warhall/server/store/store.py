"""What is asked of the database about tables and told to it, besides appending to logs (`writer`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    String,
    Text,
    Update,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from warhall.kernel.errors import WarhallError
from warhall.server.facts import AnyFact, Line, read_fact
from warhall.server.ledger import Preset
from warhall.server.store.asking import MANY
from warhall.server.store.engine import database_url, migrate, open_database
from warhall.server.store.erasing import Erasing
from warhall.server.store.learnt import Learnt, Progress
from warhall.server.store.people import People, Person
from warhall.server.store.reports import Reports
from warhall.server.store.schema import (
    ANALYSIS,
    EVENT,
    MEMBER,
    PRESET,
    SNAPSHOT,
    TABLE,
)
from warhall.server.store.signs import Signs
from warhall.server.store.standing import Standings
from warhall.server.store.statements import ask, tell
from warhall.server.store.writer import Append, ConflictError, Writer


class UnreadableError(WarhallError):
    """A row of the database is not what the hall has written there."""

    def __init__(self, table: str, where: str, why: object) -> None:
        super().__init__(f"{where}: {why}")
        self.table = table


class TableRow(msgspec.Struct, frozen=True):
    """What is kept of a table besides its log."""

    id: str
    game: str
    created: float
    private: bool
    tended: bool
    seed: bytes
    keys: dict[str, str]
    """The secret keys of links: `watch`, and the numbers of seats."""
    status: str = "open"
    info: str = "{}"
    host: str = ""
    """Who made it; nobody where a lesson or a record is only looked at."""
    aside: str | None = None
    """Why it cannot be gone on with, if it cannot: a code, a colon, and the reason."""


class Kept(NamedTuple):
    """What is kept of a table for those who look for one."""

    id: str
    info: str
    aside: str | None


class Whole(NamedTuple):
    """All that is kept of a table."""

    row: TableRow
    lines: list[Line]
    presets: list[Preset]
    snapshot: tuple[int, bytes] | None
    """The last saved state and the number of the fact that led to it."""


# What is asked all the time is put together once.
_TABLE = select(
    TABLE.c.id,
    TABLE.c.game,
    TABLE.c.created,
    TABLE.c.private,
    TABLE.c.tended,
    TABLE.c.seed,
    TABLE.c["keys"],
    TABLE.c.aside,
).where(TABLE.c.id == bindparam("which"))
_LINES = (
    select(EVENT.c.number, EVENT.c.at, EVENT.c.body, EVENT.c.client)
    .where(EVENT.c.table_id == bindparam("which"), EVENT.c.number > bindparam("after"))
    .order_by(EVENT.c.number)
)
_PRESETS = select(PRESET.c.seat, PRESET.c.ask, PRESET.c.notation, PRESET.c.until).where(
    PRESET.c.table_id == bindparam("which")
)
_HOSTED = select(func.count(), func.sum(case((TABLE.c.tended.is_(True), 1), else_=0))).where(
    TABLE.c.host == bindparam("who"), or_(TABLE.c.status == "open", TABLE.c.status == "playing")
)
_ADD = insert(TABLE)
_SNAPSHOT = select(SNAPSHOT.c.number, SNAPSHOT.c.body).where(SNAPSHOT.c.table_id == bindparam("which"))


class Store(People, Learnt, Reports, Signs, Standings, Erasing):
    """The database of a hall."""

    def __init__(self, url: str, group_commit: int = 256) -> None:
        self.url = database_url(url)
        self.database = open_database(self.url)
        self.writer = Writer(self.database, group_commit)

    @property
    def is_postgres(self) -> bool:
        """Whether several machines may share it."""
        return self.database.is_postgres

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        await migrate(self.database)
        self.writer.start()

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self.writer.stop()
        await self.database.close()

    async def ping(self) -> None:
        """Ask the database for a sign of life."""
        await self._rows(text("SELECT 1"))

    # Tables

    async def add_table(self, row: TableRow, append: Append) -> None:
        """A new table with its first facts."""
        made = {
            "id": row.id,
            "game": row.game,
            "status": append.status,
            "private": row.private,
            "created": row.created,
            "tended": row.tended,
            "host": row.host,
            "seed": row.seed,
            "keys": msgspec.json.encode(row.keys).decode(),
            "info": append.info,
        }

        def work(connection: Connection) -> None:
            tell(connection, _ADD, made)
            self.writer.store(connection, [append])

        await self.database.write(work)

    async def whole(self, ident: str) -> Whole | None:
        """A table with its log and all that belongs to it."""

        def work(connection: Connection) -> Whole | None:
            which = {"which": ident}
            row = connection.execute(_TABLE, which).first()
            if row is None:
                return None
            kept = connection.execute(_SNAPSHOT, which).first()
            return Whole(
                TableRow(*row[:6], keys=_keys(ident, row[6]), aside=row[7]),
                _lines(connection, ident, 0),
                [Preset(*each) for each in connection.execute(_PRESETS, which)],
                None if kept is None else (kept[0], kept[1]),
            )

        return await self.database.read(work)

    async def listed(self, status: str | None, game: str | None, most: int) -> list[Kept]:
        """What everybody may know of the newest public tables."""
        query = select(TABLE.c.id, TABLE.c.info, TABLE.c.aside).where(
            TABLE.c.private.is_(False), TABLE.c.status != "record"
        )
        if status is not None:
            query = query.where(TABLE.c.status == status)
        if game is not None:
            query = query.where(TABLE.c.game == game)
        rows = await self._rows(query.order_by(TABLE.c.created.desc(), TABLE.c.id).limit(most))
        return [Kept(*row) for row in rows]

    async def tables_of(self, person: str, most: int) -> list[Kept]:
        """What is known of a person's newest tables."""
        query = (
            select(TABLE.c.id, TABLE.c.info, TABLE.c.aside)
            .join(MEMBER, MEMBER.c.table_id == TABLE.c.id)
            .where(MEMBER.c.person == person)
            .order_by(TABLE.c.created.desc(), TABLE.c.id)
            .limit(most)
        )
        return [Kept(*row) for row in await self._rows(query)]

    async def drop_member(self, table: str, person: str) -> None:
        """A table is no concern of somebody any more."""
        await self._do(delete(MEMBER).where(MEMBER.c.table_id == table, MEMBER.c.person == person))

    async def hosted(self, person: str) -> tuple[int, int]:
        """How many tables of a host are not over, and how many of them bots or clocks play at."""
        row = (await self._few(_HOSTED, {"who": person}))[0]
        return row[0], row[1] or 0

    async def with_status(self, status: str) -> list[str]:
        """The ids of all tables in a status."""
        query = select(TABLE.c.id).where(TABLE.c.status == status).order_by(TABLE.c.id)
        return [row[0] for row in await self._rows(query)]

    async def tended(self) -> list[tuple[str, float]]:
        """The tables that bots or clocks play at, and when something last happened there."""
        query = (
            select(TABLE.c.id, func.max(EVENT.c.at))
            .join(EVENT, EVENT.c.table_id == TABLE.c.id)
            .where(TABLE.c.status == "playing", TABLE.c.tended.is_(True), TABLE.c.aside.is_(None))
            .group_by(TABLE.c.id)
        )
        return [(row[0], row[1]) for row in await self._rows(query)]

    async def set_aside(self, table: str, why: str | None) -> bool:
        """Mark a table that cannot be gone on with, or take the mark away; whether that is news."""
        change = update(TABLE).where(TABLE.c.id == table, TABLE.c.aside.is_distinct_from(why)).values(aside=why)
        return await self.database.write(lambda connection: connection.execute(change).rowcount == 1)

    async def aside(self) -> list[tuple[str, str, str]]:
        """The tables that are set aside: id, game, and why."""
        query = select(TABLE.c.id, TABLE.c.game, TABLE.c.aside).where(TABLE.c.aside.is_not(None)).order_by(TABLE.c.id)
        return [(row[0], row[1], row[2]) for row in await self._rows(query)]

    async def save_infos(self, infos: Mapping[str, str]) -> None:
        """What everybody may know of some tables, made anew from their logs."""
        words: dict[str, object] = {}
        for number, (table, body) in enumerate(sorted(infos.items())):
            words |= {f"table_{number}": table, f"info_{number}": body}
        if words:
            await self.database.write(lambda connection: tell(connection, _new_infos(len(infos)), words))

    async def behind(self, known: Mapping[str, int], before: float) -> set[str]:
        """Of some tables, by the numbers that are known of them, those that went on before a time."""
        found: set[str] = set()
        tables = list(known)
        for first in range(0, len(tables), MANY):
            query = select(EVENT.c.table_id, func.max(EVENT.c.number), func.max(EVENT.c.at)).where(
                EVENT.c.table_id.in_(tables[first : first + MANY])
            )
            rows = await self._rows(query.group_by(EVENT.c.table_id))
            found |= {table for table, number, at in rows if number > known[table] and at < before}
        return found

    # Logs

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """The log of a table after a number."""
        if after:  # of a log that is known little is missing
            return _read(table, await self._few(_LINES, {"which": table, "after": after}))
        return await self.database.read(lambda connection: _lines(connection, table, after))

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """How long the logs of some tables are."""
        found: dict[str, int] = {}
        for first in range(0, len(tables), MANY):
            query = select(EVENT.c.table_id, func.max(EVENT.c.number)).where(
                EVENT.c.table_id.in_(tables[first : first + MANY])
            )
            found.update((row[0], row[1]) for row in await self._rows(query.group_by(EVENT.c.table_id)))
        return found

    async def save_snapshot(self, table: str, number: int, body: bytes) -> None:
        """Keep the state after a number; an older one is replaced, a newer one stays."""
        statement = self.writer.insert(SNAPSHOT).values(table_id=table, number=number, body=body)
        await self._do(
            statement.on_conflict_do_update(
                index_elements=[SNAPSHOT.c.table_id],
                set_={"number": statement.excluded.number, "body": statement.excluded.body},
                where=SNAPSHOT.c.number < statement.excluded.number,
            )
        )

    # Analyses

    async def analysis(self, table: str) -> bytes | None:
        """The analysis of a table that was kept, if there is one."""
        rows = await self._rows(select(ANALYSIS.c.body).where(ANALYSIS.c.table_id == table))
        return rows[0].body if rows else None

    async def save_analysis(self, table: str, body: bytes) -> None:
        """Keep the analysis of a table; one that is there stays."""
        await self._do(self.writer.insert(ANALYSIS).values(table_id=table, body=body).on_conflict_do_nothing())

    # Presets

    async def presets(self, table: str) -> list[Preset]:
        """The answers that seats of a table have set beforehand."""
        return [Preset(*row) for row in await self._few(_PRESETS, {"which": table})]

    async def set_preset(self, table: str, seat: int, ask: str, preset: Preset | None) -> None:
        """Set a preset anew, or clear it."""
        columns = PRESET.c
        cleared = delete(PRESET).where(columns.table_id == table, columns.seat == seat, columns.ask == ask)
        if preset is None:
            await self._do(cleared)
            return
        values = {"table_id": table, "seat": seat, "ask": ask, "notation": preset.notation, "until": preset.until}
        await self._do(cleared, insert(PRESET).values(values))


@cache
def _new_infos(number: int) -> Update:
    """One statement for so many tables: after each the writing thread waits for the others, and the moves for it."""
    tables = [bindparam(f"table_{each}", type_=String) for each in range(number)]
    infos = [bindparam(f"info_{each}", type_=Text) for each in range(number)]
    new = case(dict(zip(tables, infos, strict=True)), value=TABLE.c.id)
    return update(TABLE).where(TABLE.c.id.in_(tables)).values(info=new)


def _lines(connection: Connection, table: str, after: int) -> list[Line]:
    return _read(table, ask(connection, _LINES, {"which": table, "after": after}))


def _read(table: str, rows: Sequence[Any]) -> list[Line]:
    return [Line(number, at, _fact(table, number, body), client) for number, at, body, client in rows]


def _fact(table: str, number: int, body: Any) -> AnyFact:
    try:
        return read_fact(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as error:
        raise UnreadableError(table, f"fact {number} of its log", error) from None


def _keys(table: str, body: Any) -> dict[str, str]:
    try:
        return msgspec.json.decode(body, type=dict[str, str])
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise UnreadableError(table, "its keys", error) from None


__all__ = ["Append", "ConflictError", "Kept", "Person", "Progress", "Store", "TableRow", "UnreadableError", "Whole"]
