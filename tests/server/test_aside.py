"""Tables that nobody can go on with: they are set aside with a mark, and everything else runs."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import Connection, update

from tests.server.conftest import Open, Opener, Server
from tests.server.playing import ME, bot, line_to, table_of
from warhall.games import game as game_of
from warhall.kernel.record import Record
from warhall.server import archive
from warhall.server.store.schema import EVENT, TABLE

pytestmark = pytest.mark.anyio


def log_of(caplog: pytest.LogCaptureFixture, message: str) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.getMessage() == message]


async def spoil(hall: Open, table: str, number: int, body: str) -> None:
    change = update(EVENT).where(EVENT.c.table_id == table, EVENT.c.number == number).values(body=body)
    await hall.hall.store._do(change)
    hall.hall.tables.desks.clear()


@pytest.mark.parametrize("body", ["nonsense", "{}", '{"kind":"acted"}', '{"kind":"unknown"}', "[" * 5_000, ""])
async def test_one_unreadable_fact_keeps_nobody_else_from_playing(
    opener: Opener, database: str, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    hall = await opener(database)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    made = await anna.want("/api/tables", {"game": "four", "seats": [ME, bot()]})
    broken = made["table"]["id"]
    well = await table_of(anna, boris)
    await spoil(hall, broken, 2, body)
    caplog.clear()
    after = await opener(database)
    told = log_of(caplog, "a table is set aside")
    assert [vars(record)["table"] for record in told] == [broken]
    assert vars(told[0])["why"].startswith("unreadable: fact 2 of its log: ")
    again = type(anna)(after.client, anna.token, anna.id)
    await again.act(well, "drop a")
    answer = await again.get(f"/api/tables/{broken}")
    assert (answer.status_code, answer.json()["code"]) == (410, "unreadable")
    listed = {each["id"]: each["aside"] for each in (await after.client.get("/api/tables")).json()}
    assert listed == {broken: "unreadable", well: None}
    mine = {each["id"]: each["aside"] for each in (await again.get("/api/me/tables")).json()}
    assert mine == listed
    caplog.clear()
    await after.hall.tend(0.0)
    assert not log_of(caplog, "a table is set aside")


async def test_a_table_that_was_repaired_is_back(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as connection:
        (fact,) = connection.execute("SELECT body FROM event WHERE number = 3").fetchone()
    await spoil(hall, table, 3, "nonsense")
    assert (await anna.get(f"/api/tables/{table}")).status_code == 410
    assert [row[:2] for row in await archive.set_aside(sqlite, table)] == [(table, "four")]
    await spoil(hall, table, 3, fact)
    assert await archive.set_aside(sqlite, table) == []
    await anna.act(table, "drop a")


async def test_an_info_that_cannot_be_read_is_made_anew_from_the_log(opener: Opener, database: str) -> None:
    hall = await opener(database)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    tables = [await table_of(anna, boris) for _ in range(2)]
    whole = (await hall.client.get("/api/tables")).json()
    await hall.hall.store._do(update(TABLE).where(TABLE.c.id == tables[0]).values(info='{"id": 7'))
    for _ in range(2):
        answer = await hall.client.get("/api/tables")
        assert answer.status_code == 200
        assert answer.json() == whole
    await hall.hall.store._do(update(TABLE).where(TABLE.c.id == tables[0]).values(info="nonsense"))
    await spoil(hall, tables[0], 1, "nonsense")
    assert [each["id"] for each in (await hall.client.get("/api/tables")).json()] == [tables[1]]


async def test_a_game_goes_on_by_other_rules_only_if_they_lead_to_the_same_states(
    opener: Opener, database: str
) -> None:
    hall = await opener(database)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    await anna.act(table, "drop a")
    info = await anna.see(f"/api/tables/{table}")
    four = game_of("four")
    assert (info["rules"], info["content"]) == (four.version, four.content)
    before = four.content
    object.__setattr__(four, "content", "0123456789abcdef")
    try:
        hall.hall.tables.desks.clear()
        await boris.act(table, "drop b")
        info = await anna.see(f"/api/tables/{table}")
        assert (info["content"], info["aside"], info["count"]) == ("0123456789abcdef", None, 2)
        events = (await anna.see(f"/api/tables/{table}/events"))["events"]
        assert [each["kind"] for each in events[-3:]] == ["acted", "ruled", "acted"]
    finally:
        object.__setattr__(four, "content", before)


async def stranded(hall: Open, *, over: bool) -> tuple[str, list[str]]:
    """A game whose log leads to other states; its two players see it afterwards."""
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    for who, column in ((anna, "a"), (boris, "b"), (anna, "a"), (boris, "b"), (anna, "a"), (boris, "b")):
        await who.act(table, f"drop {column}")
    if over:
        await anna.act(table, "drop a")
    lines = await hall.hall.store.lines(table)
    digests = [line.fact.digest for line in lines if hasattr(line.fact, "digest")]
    fact = json.loads(await _body(hall, table, 5))
    fact["notation"] = "drop g"  # under rules that have since changed, the action was another one
    await spoil(hall, table, 5, json.dumps(fact))
    return table, digests


async def _body(hall: Open, table: str, number: int) -> str:
    def work(connection: Connection) -> str:
        query = EVENT.select().where(EVENT.c.table_id == table, EVENT.c.number == number)
        return str(connection.execute(query).one().body)

    return await hall.hall.store.database.read(work)


@pytest.mark.parametrize("over", [False, True])
async def test_a_game_whose_rules_are_gone_stays_readable(
    server: Server,
    sqlite: str,
    over: bool,  # noqa: FBT001  a parameter of the test
) -> None:
    served = await server(sqlite, snapshot_every=10_000)
    table, digests = await stranded(Open(served.hall, served.client), over=over)
    answer = await served.client.get(f"/api/tables/{table}")
    assert answer.json()["aside"] == "rules-changed"
    assert {each["id"]: each["aside"] for each in (await served.client.get("/api/tables")).json()} == {
        table: "rules-changed"
    }
    line = await line_to(served.address, None)
    update_ = await line.ask("watch", "update", table=table)
    assert update_["outlook"] is None
    acted = [each for each in update_["events"] if each["kind"] == "acted"]
    assert len(acted) == 6 + over
    assert all(each["told"] for each in acted)
    await line.socket.close()
    steps = (await served.client.get(f"/api/tables/{table}/steps")).json()
    assert steps["last"] == 6 + over
    assert [step["outlook"] for step in steps["steps"]] == [None] * (7 + over)
    assert all(step["told"] for step in steps["steps"][1:])
    record = await served.client.get(f"/api/tables/{table}/record")
    if not over:
        assert record.json()["code"] == "hidden"
        return
    kept = Record.parse(record.text)
    assert [entry.digest for entry in [kept.start, *kept.entries]] == digests
    assert (kept.rules, kept.content) == (game_of("four").version, game_of("four").content)


async def test_a_record_keeps_the_content_that_it_was_played_with(opener: Opener, database: str) -> None:
    hall = await opener(database)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    for who, column in ((anna, "a"), (boris, "b")) * 3 + ((anna, "a"),):
        await who.act(table, f"drop {column}")
    four = game_of("four")
    before = four.content
    object.__setattr__(four, "content", "0123456789abcdef")
    try:
        hall.hall.tables.desks.clear()
        record = Record.parse((await hall.client.get(f"/api/tables/{table}/record")).text)
        assert record.content == before
        assert (await anna.see(f"/api/tables/{table}"))["content"] == before
    finally:
        object.__setattr__(four, "content", before)
