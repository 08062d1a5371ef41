"""Everything that is asked of the database or told to it, besides appending to logs (`writer`)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from warhall.server.facts import Line, read_fact
from warhall.server.ledger import Preset
from warhall.server.store.engine import database_url, migrate, open_engine
from warhall.server.store.schema import EVENT, MEMBER, PERSON, PRESET, SNAPSHOT, TABLE, TOKEN
from warhall.server.store.writer import Append, ConflictError, Writer


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


class Store:
    """The database of a hall."""

    def __init__(self, url: str, group_commit: int = 256) -> None:
        self.url = database_url(url)
        self.reads: AsyncEngine = open_engine(self.url, writes=False)
        self.writes: AsyncEngine = open_engine(self.url, writes=True)
        self.writer = Writer(self.writes, group_commit)

    @property
    def is_postgres(self) -> bool:
        """Whether several machines may share it."""
        return self.writes.dialect.name == "postgresql"

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        await migrate(self.writes)
        self.writer.start()

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self.writer.stop()
        await self.reads.dispose()
        await self.writes.dispose()

    async def ping(self) -> None:
        """Ask the database for a sign of life."""
        async with self.reads.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # Persons

    async def add_person(self, person: Person, token_hash: str, now: float) -> None:
        """A new guest with a first token."""
        async with self.writes.begin() as connection:
            await connection.execute(insert(PERSON).values(id=person.id, name=person.name, created=now))
            await connection.execute(insert(TOKEN).values(hash=token_hash, person=person.id, created=now))

    async def add_token(self, person: str, token_hash: str, now: float) -> None:
        """A further token of a person."""
        async with self.writes.begin() as connection:
            await connection.execute(insert(TOKEN).values(hash=token_hash, person=person, created=now))

    async def drop_token(self, token_hash: str) -> None:
        """This token opens nothing any more."""
        async with self.writes.begin() as connection:
            await connection.execute(delete(TOKEN).where(TOKEN.c.hash == token_hash))

    async def person_of_token(self, token_hash: str) -> Person | None:
        """Whose token it is."""
        query = (
            select(PERSON.c.id, PERSON.c.name, PERSON.c.password)
            .join(TOKEN, TOKEN.c.person == PERSON.c.id)
            .where(TOKEN.c.hash == token_hash)
        )
        async with self.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Person(*row)

    async def person_named(self, folded: str) -> Person | None:
        """Who claimed a name."""
        query = select(PERSON.c.id, PERSON.c.name, PERSON.c.password).where(PERSON.c.folded == folded)
        async with self.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Person(*row)

    async def rename(self, person: str, name: str) -> None:
        """Another name for a guest."""
        async with self.writes.begin() as connection:
            await connection.execute(update(PERSON).where(PERSON.c.id == person).values(name=name))

    async def claim(self, person: str, name: str, folded: str, password: str) -> bool:
        """A name becomes a guest's own; False if somebody has it."""
        change = update(PERSON).where(PERSON.c.id == person, PERSON.c.folded.is_(None))
        try:
            async with self.writes.begin() as connection:
                done = await connection.execute(change.values(name=name, folded=folded, password=password))
        except IntegrityError:
            return False
        return done.rowcount == 1

    # Tables

    async def add_table(self, row: TableRow, append: Append) -> None:
        """A new table with its first facts."""
        async with self.writes.begin() as connection:
            await connection.execute(
                insert(TABLE).values(
                    id=row.id,
                    game=row.game,
                    status=append.status,
                    private=row.private,
                    created=row.created,
                    tended=row.tended,
                    seed=row.seed,
                    keys=msgspec.json.encode(row.keys).decode(),
                    info=append.info,
                )
            )
            await self.writer.store(connection, [append])

    async def table(self, ident: str) -> TableRow | None:
        """A table without its log."""
        columns = TABLE.c
        query = select(
            columns.id, columns.game, columns.created, columns.private, columns.tended, columns.seed, columns["keys"]
        ).where(columns.id == ident)
        async with self.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return TableRow(*row[:6], keys=msgspec.json.decode(row[6], type=dict[str, str]))

    async def listed(self, status: str | None, game: str | None, most: int) -> list[str]:
        """What everybody may know of the newest public tables."""
        query = select(TABLE.c.info).where(TABLE.c.private.is_(False), TABLE.c.status != "record")
        if status is not None:
            query = query.where(TABLE.c.status == status)
        if game is not None:
            query = query.where(TABLE.c.game == game)
        async with self.reads.connect() as connection:
            rows = await connection.execute(query.order_by(TABLE.c.created.desc(), TABLE.c.id).limit(most))
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
        async with self.reads.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def tended(self) -> list[tuple[str, float]]:
        """The tables that bots or clocks play at, and when something last happened there."""
        query = (
            select(TABLE.c.id, func.max(EVENT.c.at))
            .join(EVENT, EVENT.c.table_id == TABLE.c.id)
            .where(TABLE.c.status == "playing", TABLE.c.tended.is_(True))
            .group_by(TABLE.c.id)
        )
        async with self.reads.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(query)]

    # Logs

    async def lines(self, table: str, after: int = 0, most: int | None = None) -> list[Line]:
        """The log of a table after a number."""
        query = (
            select(EVENT.c.number, EVENT.c.at, EVENT.c.body, EVENT.c.client)
            .where(EVENT.c.table_id == table, EVENT.c.number > after)
            .order_by(EVENT.c.number)
        )
        if most is not None:
            query = query.limit(most)
        async with self.reads.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Line(number, at, read_fact(body), client) for number, at, body, client in rows]

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """How long the logs of some tables are."""
        found: dict[str, int] = {}
        async with self.reads.connect() as connection:
            for first in range(0, len(tables), 500):
                query = select(EVENT.c.table_id, func.max(EVENT.c.number)).where(
                    EVENT.c.table_id.in_(tables[first : first + 500])
                )
                rows = await connection.execute(query.group_by(EVENT.c.table_id))
                found.update((row[0], row[1]) for row in rows)
        return found

    async def save_snapshot(self, table: str, number: int, body: bytes) -> None:
        """Keep the state after a number; an older one is replaced, a newer one stays."""
        async with self.writes.begin() as connection:
            statement = self.writer.insert(SNAPSHOT).values(table_id=table, number=number, body=body)
            await connection.execute(
                statement.on_conflict_do_update(
                    index_elements=[SNAPSHOT.c.table_id],
                    set_={"number": statement.excluded.number, "body": statement.excluded.body},
                    where=SNAPSHOT.c.number < statement.excluded.number,
                )
            )

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The last snapshot of a table and its number."""
        query = select(SNAPSHOT.c.number, SNAPSHOT.c.body).where(SNAPSHOT.c.table_id == table)
        async with self.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row[0], row[1])

    # Presets

    async def presets(self, table: str) -> list[Preset]:
        """The answers that seats of a table have set beforehand."""
        columns = PRESET.c
        query = select(columns.seat, columns.ask, columns.notation, columns.until).where(columns.table_id == table)
        async with self.reads.connect() as connection:
            return [Preset(*row) for row in await connection.execute(query)]

    async def set_preset(self, table: str, seat: int, ask: str, preset: Preset | None) -> None:
        """Set a preset anew, or clear it."""
        columns = PRESET.c
        async with self.writes.begin() as connection:
            await connection.execute(
                delete(PRESET).where(columns.table_id == table, columns.seat == seat, columns.ask == ask)
            )
            if preset is not None:
                await connection.execute(
                    insert(PRESET).values(
                        table_id=table, seat=seat, ask=ask, notation=preset.notation, until=preset.until
                    )
                )


__all__ = ["Append", "ConflictError", "Person", "Store", "TableRow"]
