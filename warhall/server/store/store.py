"""Everything that is asked of the database or told to it, besides appending to logs (`writer`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, bindparam, case, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from warhall.server.facts import Line, read_fact
from warhall.server.ledger import Preset
from warhall.server.store.engine import database_url, migrate, open_database
from warhall.server.store.schema import ANALYSIS, EVENT, MEMBER, PERSON, PRESET, PROGRESS, SNAPSHOT, TABLE, TOKEN
from warhall.server.store.writer import Append, ConflictError, Writer

MANY = 500
"""So many things are asked for at once."""


class Person(msgspec.Struct, frozen=True):
    """Somebody the hall knows."""

    id: str
    name: str
    password: str | None
    """The argon2 hash; None for a guest."""


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


class Progress(msgspec.Struct, frozen=True):
    """How far a person has come with a chapter or a puzzle."""

    game: str
    kind: str
    item: str
    state: str
    step: int
    hints: int
    table: str | None
    touched: float


class Whole(NamedTuple):
    """All that is kept of a table."""

    row: TableRow
    lines: list[Line]
    presets: list[Preset]
    snapshot: tuple[int, bytes] | None
    """The last saved state and the number of the fact that led to it."""


# What is asked all the time is put together once.
_PEOPLE = (
    select(TOKEN.c.hash, PERSON.c.id, PERSON.c.name, PERSON.c.password)
    .join(TOKEN, TOKEN.c.person == PERSON.c.id)
    .where(TOKEN.c.hash.in_(bindparam("hashes", expanding=True)))
)
_TABLE = select(
    TABLE.c.id, TABLE.c.game, TABLE.c.created, TABLE.c.private, TABLE.c.tended, TABLE.c.seed, TABLE.c["keys"]
).where(TABLE.c.id == bindparam("which"))
_LINES = (
    select(EVENT.c.number, EVENT.c.at, EVENT.c.body, EVENT.c.client)
    .where(EVENT.c.table_id == bindparam("which"), EVENT.c.number > bindparam("after"))
    .order_by(EVENT.c.number)
)
_PRESETS = select(PRESET.c.seat, PRESET.c.ask, PRESET.c.notation, PRESET.c.until).where(
    PRESET.c.table_id == bindparam("which")
)
_SNAPSHOT = select(SNAPSHOT.c.number, SNAPSHOT.c.body).where(SNAPSHOT.c.table_id == bindparam("which"))


class Store:
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

    async def _rows(self, query: Any, words: dict[str, object] | None = None) -> Sequence[Any]:
        """The rows that a query finds."""
        return await self.database.read(lambda connection: connection.execute(query, words).all())

    async def _do(self, *statements: Any) -> None:
        """Carry out statements, all or none."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.database.write(work)

    # Persons

    async def add_person(self, person: Person, token_hash: str, now: float) -> None:
        """A new guest with a first token."""
        await self._do(
            insert(PERSON).values(id=person.id, name=person.name, created=now),
            insert(TOKEN).values(hash=token_hash, person=person.id, created=now),
        )

    async def add_token(self, person: str, token_hash: str, now: float) -> None:
        """A further token of a person."""
        await self._do(insert(TOKEN).values(hash=token_hash, person=person, created=now))

    async def drop_token(self, token_hash: str) -> None:
        """This token opens nothing any more."""
        await self._do(delete(TOKEN).where(TOKEN.c.hash == token_hash))

    async def people_of_tokens(self, hashes: Sequence[str]) -> dict[str, Person]:
        """Whose tokens they are; nobody's are left out."""
        found: dict[str, Person] = {}
        for first in range(0, len(hashes), MANY):
            rows = await self._rows(_PEOPLE, {"hashes": list(hashes[first : first + MANY])})
            found.update((row[0], Person(*row[1:])) for row in rows)
        return found

    async def person_named(self, folded: str) -> Person | None:
        """Who claimed a name."""
        query = select(PERSON.c.id, PERSON.c.name, PERSON.c.password).where(PERSON.c.folded == folded)
        rows = await self._rows(query)
        return Person(*rows[0]) if rows else None

    async def rename(self, person: str, name: str) -> None:
        """Another name for a guest."""
        await self._do(update(PERSON).where(PERSON.c.id == person).values(name=name))

    async def claim(self, person: str, name: str, folded: str, password: str) -> bool:
        """A name becomes a guest's own; False if somebody has it."""
        change = update(PERSON).where(PERSON.c.id == person, PERSON.c.folded.is_(None))
        claimed = change.values(name=name, folded=folded, password=password)
        try:
            return await self.database.write(lambda connection: connection.execute(claimed).rowcount == 1)
        except IntegrityError:
            return False

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
            "seed": row.seed,
            "keys": msgspec.json.encode(row.keys).decode(),
            "info": append.info,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLE), made)
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
                TableRow(*row[:6], keys=msgspec.json.decode(row[6], type=dict[str, str])),
                _lines(connection, ident, 0),
                [Preset(*each) for each in connection.execute(_PRESETS, which)],
                None if kept is None else (kept[0], kept[1]),
            )

        return await self.database.read(work)

    async def listed(self, status: str | None, game: str | None, most: int) -> list[str]:
        """What everybody may know of the newest public tables."""
        query = select(TABLE.c.info).where(TABLE.c.private.is_(False), TABLE.c.status != "record")
        if status is not None:
            query = query.where(TABLE.c.status == status)
        if game is not None:
            query = query.where(TABLE.c.game == game)
        rows = await self._rows(query.order_by(TABLE.c.created.desc(), TABLE.c.id).limit(most))
        return [row[0] for row in rows]

    async def tables_of(self, person: str, most: int) -> list[str]:
        """What is known of a person's newest tables."""
        query = (
            select(TABLE.c.info)
            .join(MEMBER, MEMBER.c.table_id == TABLE.c.id)
            .where(MEMBER.c.person == person)
            .order_by(TABLE.c.created.desc(), TABLE.c.id)
            .limit(most)
        )
        return [row[0] for row in await self._rows(query)]

    async def with_status(self, status: str) -> list[str]:
        """The ids of all tables in a status."""
        query = select(TABLE.c.id).where(TABLE.c.status == status).order_by(TABLE.c.id)
        return [row[0] for row in await self._rows(query)]

    async def tended(self) -> list[tuple[str, float]]:
        """The tables that bots or clocks play at, and when something last happened there."""
        query = (
            select(TABLE.c.id, func.max(EVENT.c.at))
            .join(EVENT, EVENT.c.table_id == TABLE.c.id)
            .where(TABLE.c.status == "playing", TABLE.c.tended.is_(True))
            .group_by(TABLE.c.id)
        )
        return [(row[0], row[1]) for row in await self._rows(query)]

    # Logs

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """The log of a table after a number."""
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

    # Progress

    async def progress(self, person: str) -> list[Progress]:
        """What a person has learnt, the last touched first."""
        columns = PROGRESS.c
        query = select(
            columns.game,
            columns.kind,
            columns.item,
            columns.state,
            columns.step,
            columns.hints,
            columns.table_id,
            columns.touched,
        ).where(columns.person == person)
        return [Progress(*row) for row in await self._rows(query.order_by(columns.touched.desc(), columns.item))]

    async def note(self, person: str, progress: Progress) -> None:
        """Keep how far a person has come; what was finished once stays so."""
        values = msgspec.structs.asdict(progress)
        statement = self.writer.insert(PROGRESS).values(person=person, table_id=values.pop("table"), **values)
        new, old = statement.excluded, PROGRESS.c
        finished = old.state.in_(("done", "solved"))
        await self._do(
            statement.on_conflict_do_update(
                index_elements=[old.person, old.game, old.kind, old.item],
                set_={
                    "state": case((finished, old.state), else_=new.state),
                    "step": case((finished, old.step), else_=new.step),
                    "hints": case((finished, old.hints), else_=new.hints),
                    "table_id": new.table_id,
                    "touched": new.touched,
                },
            )
        )

    async def solvers(self) -> dict[tuple[str, str], tuple[int, int, int]]:
        """For each puzzle: how many persons have tried it, solved it, and solved it at once without a hint."""
        columns = PROGRESS.c
        solved = columns.state == "solved"
        at_once = and_(solved, columns.step == 1, columns.hints == 0)
        query = (
            select(
                columns.game,
                columns.item,
                func.count(),
                func.sum(case((solved, 1), else_=0)),
                func.sum(case((at_once, 1), else_=0)),
            )
            .where(columns.kind == "puzzle", columns.step > 0)
            .group_by(columns.game, columns.item)
        )
        return {(row[0], row[1]): (row[2], row[3], row[4]) for row in await self._rows(query)}

    # Presets

    async def presets(self, table: str) -> list[Preset]:
        """The answers that seats of a table have set beforehand."""
        return [Preset(*row) for row in await self._rows(_PRESETS, {"which": table})]

    async def set_preset(self, table: str, seat: int, ask: str, preset: Preset | None) -> None:
        """Set a preset anew, or clear it."""
        columns = PRESET.c
        cleared = delete(PRESET).where(columns.table_id == table, columns.seat == seat, columns.ask == ask)
        if preset is None:
            await self._do(cleared)
            return
        values = {"table_id": table, "seat": seat, "ask": ask, "notation": preset.notation, "until": preset.until}
        await self._do(cleared, insert(PRESET).values(values))


def _lines(connection: Connection, table: str, after: int) -> list[Line]:
    rows = connection.execute(_LINES, {"which": table, "after": after})
    return [Line(number, at, read_fact(body), client) for number, at, body, client in rows]


__all__ = ["Append", "ConflictError", "Person", "Progress", "Store", "TableRow", "Whole"]
