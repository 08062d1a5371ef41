"""The database: settings that must be in force, migrations, conflicts, commits together."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.util import await_only

from tests.guard import GUARD
from tests.server.conftest import Open, Opener
from tests.server.playing import Visitor, table_of
from warhall.server.facts import Chat, Line, Who
from warhall.server.store import engine
from warhall.server.store.engine import DatabaseError, database_url
from warhall.server.store.schema import METADATA, PERSON
from warhall.server.store.store import Append, Person, Store

pytestmark = pytest.mark.anyio


async def test_sqlite_really_runs_with_the_settings_that_keep_what_was_acknowledged(sqlite: str) -> None:
    store = Store(sqlite)
    await store.open()

    def settings(connection: Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in names}

    for asked in (store.database.read, store.database.write):
        found = await asked(settings)
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    await store.close()


async def test_a_write_takes_the_lock_at_its_beginning(sqlite: str, tmp_path: Path) -> None:
    store = Store(sqlite)
    await store.open()

    def work(_: Connection) -> None:
        other = sqlite3.connect(tmp_path / "hall.sqlite", timeout=0, isolation_level=None)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.close()

    await store.database.write(work)
    await store.close()


async def test_what_was_written_comes_to_its_place_without_anybody_waiting(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(sqlite)
    await store.open()
    monkeypatch.setattr(engine, "UNTIDY", 1)
    await store.database.tidy()
    await store.add_person(Person("x", "X", None), "hash", 1.0)
    monkeypatch.setattr(engine, "UNTIDY", 2)
    await store.database.tidy()  # for one thing it is not worth while

    def persons() -> list[int]:
        """In the file alone, without the log of what was written last."""
        alone = shutil.copy(tmp_path / "hall.sqlite", tmp_path / "alone.sqlite")
        with closing(sqlite3.connect(alone)) as kept:
            return [row[0] for row in kept.execute("SELECT count(*) FROM person")]

    assert persons() == [0]
    await store.add_token("x", "another", 1.0)
    await store.database.tidy()
    assert persons() == [1]
    await store.close()


async def test_a_snapshot_sees_nothing_of_what_is_written_meanwhile(database: str) -> None:
    store, other = Store(database), Store(database)
    await store.open()
    loop = asyncio.get_running_loop()
    people = select(func.count()).select_from(PERSON)

    async def write() -> None:
        await other.add_person(Person("x", "X", None), "hash", 1.0)

    def work(connection: Connection) -> list[int]:
        first = connection.execute(people).scalar_one()
        if store.is_postgres:
            await_only(write())
        else:
            asyncio.run_coroutine_threadsafe(write(), loop).result(10)
        return [first, connection.execute(people).scalar_one()]

    assert await store.database.snapshot(work) == [0, 0]
    assert await store.database.read(lambda connection: connection.execute(people).scalar_one()) == 1
    await store.close()
    await other.close()


async def test_migrations_lead_to_exactly_the_tables_of_the_schema(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.close()
    store = Store(database)
    await store.open()
    found = await store.database.write(lambda each: compare_metadata(MigrationContext.configure(each), METADATA))
    assert found == []
    await store.close()


async def test_processes_that_start_together_do_not_disturb_each_other(database: str) -> None:
    stores = [Store(database) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))
    for store in stores:
        await store.close()


def said(table: str, number: int, client: str | None = None, texts: int = 1, info: str | None = "{}") -> Append:
    who = Who("x", "X")
    lines = [Line(number + i, 1.0, Chat(who, f"{i}"), client if i == 0 else None) for i in range(texts)]
    return Append(table=table, lines=lines, info=info, status="open", tended=False)


@pytest.mark.parametrize("info", ["{}", None])
async def test_of_two_facts_for_the_same_place_one_is_stored_and_the_rest_of_the_group_is_not_hurt(
    opener: Opener, database: str, info: str | None
) -> None:
    hall = await opener(database)
    anna = await hall.guest()
    tables = [
        (await anna.want("/api/tables", {"game": "four", "seats": [{"kind": "me"}, {"kind": "open"}]}))["table"]["id"]
        for _ in range(3)
    ]
    writer = hall.hall.store.writer
    appends = [
        said(tables[0], 2, info=info),
        said(tables[0], 2, info=info),
        said(tables[1], 2, texts=3, info=info),
        said(tables[2], 1, texts=2, info=info),
    ]
    done = await asyncio.gather(*(writer.append(each) for each in appends), return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["ConflictError", "ConflictError", "NoneType", "NoneType"]
    lengths = await hall.hall.store.last_numbers(tables)
    # The one that did not fit with its first fact has left none of its others behind either.
    assert [lengths[table] for table in tables] == [2, 4, 1]


@pytest.mark.parametrize("at_once", [False, True])
async def test_a_request_that_comes_to_two_processes_is_stored_once(
    opener: Opener, database: str, *, at_once: bool
) -> None:
    """Who adds to a log has read all of it and knows the request; who has not finds its place taken, and reads."""
    one, two = await opener(database), await opener(database)
    anna, boris = await one.guest(), await one.guest("Boris")
    table = await table_of(anna, boris)
    elsewhere = Visitor(two.client, anna.token)
    await elsewhere.see(f"/api/tables/{table}/outlook")
    sent = [each.act(table, "drop a", count=0, id="c1") for each in (anna, elsewhere)]
    answers = await asyncio.gather(*sent) if at_once else [await each for each in sent]
    assert sorted(each.pop("again") for each in answers) == [False, True]
    assert answers[0] == answers[1]
    assert await one.hall.store.last_numbers([table]) == {table: answers[0]["n"]}


async def test_of_several_tables_told_at_once_each_gets_what_is_its_own(opener: Opener, database: str) -> None:
    hall = await opener(database)
    anna = await hall.guest()
    wish = {"game": "four", "seats": [{"kind": "me"}, {"kind": "open"}]}
    one, two, other = [(await anna.want("/api/tables", wish))["table"]["id"] for _ in range(3)]
    store = hall.hall.store
    before = {kept.id: kept.info for kept in await store.listed(None, None, 10)}
    await store.save_infos({two: "two", one: "one"})
    assert {kept.id: kept.info for kept in await store.listed(None, None, 10)} == {
        one: "one",
        two: "two",
        other: before[other],
    }


async def test_an_action_does_not_wait_for_what_takes_longer(
    opener: Opener, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await opener(database)
    anna = await hall.guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    one, two = [(await anna.want("/api/tables", {"game": "four", "seats": seats}))["table"]["id"] for _ in range(2)]
    store = hall.hall.store
    asked, may = asyncio.Event(), asyncio.Event()
    write = store.database.write

    async def slowly(work: Callable[[Connection], Any]) -> Any:
        asked.set()
        await may.wait()
        return await write(work)

    async with asyncio.timeout(GUARD):
        with monkeypatch.context() as patch:
            patch.setattr(store.database, "write", slowly)
            slow = asyncio.create_task(store.writer.append(said(one, 2)))
            await asked.wait()
            await store.writer.append(said(two, 2, info=None))
            assert not slow.done()
            may.set()
            await slow
    assert [line.number for table in (one, two) for line in await store.lines(table, 1)] == [2, 2]


async def test_many_appends_share_few_commits(hall: Open) -> None:
    anna = await hall.guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    tables = [(await anna.want("/api/tables", {"game": "four", "seats": seats}))["table"]["id"] for _ in range(20)]
    writer = hall.hall.store.writer
    before = writer.commits
    await asyncio.gather(*(writer.append(said(table, 2)) for table in tables))
    assert writer.commits - before <= 2


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "nonsense"])
def test_a_database_that_cannot_be_used_is_refused_in_one_sentence(url: str) -> None:
    with pytest.raises(DatabaseError):
        database_url(url)


async def test_of_what_is_written_together_only_what_fails_is_taken_back(opener: Opener, sqlite: str) -> None:
    """All that waits shares a transaction; each piece of it stands or falls by itself."""
    database = (await opener(sqlite)).hall.store.database

    def person(ident: str) -> Callable[[Connection], str]:
        def work(connection: Connection) -> str:
            connection.execute(insert(PERSON).values(id=ident, name=ident, created=0.0))
            if ident == "odd":
                raise ValueError(ident)
            return ident

        return work

    names = ["anna", "odd", "boris", "anna", "clara"]
    came = await asyncio.gather(*(database.write(person(name)) for name in names), return_exceptions=True)
    assert [each if isinstance(each, str) else type(each).__name__ for each in came] == [
        "anna",
        "ValueError",
        "boris",
        "IntegrityError",
        "clara",
    ]
    kept = await database.read(lambda connection: connection.execute(select(PERSON.c.id)).scalars().all())
    assert sorted(kept) == ["anna", "boris", "clara"]


async def test_a_glance_at_a_locked_database_takes_its_time_elsewhere(opener: Opener, sqlite: str) -> None:
    store = (await opener(sqlite)).hall.store
    asked: list[str] = []

    def work(connection: Connection) -> int:
        asked.append(threading.current_thread().name)
        if len(asked) == 1:
            raise OperationalError("SELECT 1", None, Exception("database is locked"))
        return int(connection.execute(text("SELECT 1")).scalar_one())

    assert await store.database.glance(work) == 1
    assert asked[0] != asked[1]


async def test_what_comes_while_others_are_being_written_is_written_too(opener: Opener, sqlite: str) -> None:
    database = (await opener(sqlite)).hall.store.database
    begun, asked = threading.Event(), threading.Event()

    def first(connection: Connection) -> None:
        begun.set()
        assert asked.wait(GUARD)
        connection.execute(insert(PERSON).values(id="anna", name="anna", created=0.0))

    def second(connection: Connection) -> None:
        connection.execute(insert(PERSON).values(id="boris", name="boris", created=0.0))

    async with asyncio.timeout(GUARD):
        writing = asyncio.create_task(database.write(first))
        assert await asyncio.to_thread(begun.wait, GUARD)
        more = asyncio.create_task(database.write(second))
        await asyncio.sleep(0)  # it has been asked now
        asked.set()
        await asyncio.gather(writing, more)
    kept = await database.read(lambda connection: connection.execute(select(PERSON.c.id)).scalars().all())
    assert sorted(kept) == ["anna", "boris"]


async def test_what_was_asked_before_the_database_closed_is_written(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(sqlite)
    await store.open()
    begun, asked = threading.Event(), threading.Event()
    elsewhere = asyncio.to_thread

    async def at_once(work: Callable[..., Any], *words: Any) -> Any:
        """Readers are sent home here and now, so that closing has come to the writer after one turn."""
        return work(*words) if work.__name__ == "shutdown" else await elsewhere(work, *words)

    def slow(_: Connection) -> None:
        begun.set()
        assert asked.wait(GUARD)

    async with asyncio.timeout(GUARD):
        writing = asyncio.create_task(store.database.write(slow))
        assert await asyncio.to_thread(begun.wait, GUARD)
        more = asyncio.create_task(store.add_person(Person("x", "X", None), "hash", 1.0))
        await asyncio.sleep(0)
        monkeypatch.setattr(asyncio, "to_thread", at_once)
        closing_it = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        asked.set()
        await asyncio.gather(writing, more, closing_it)
        await store.close()  # once more is no harm
