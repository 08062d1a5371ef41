"""Clocks that people trust: neither a set clock nor a closed hall takes anybody's time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.conftest import Opener, Time
from tests.server.playing import table_of
from warhall.server.clock import steady_clock
from warhall.server.closures import Closures
from warhall.server.store.engine import DatabaseError
from warhall.server.store.store import Store

pytestmark = pytest.mark.anyio

CLOCK: dict[str, Any] = {"clock": {"initial": 60, "increment": 0}}


def test_the_clock_of_a_process_does_not_follow_when_the_machines_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    now = steady_clock()
    first = now()
    monkeypatch.setattr("time.time", lambda: first + 3600)
    assert now() - first < 3000
    assert steady_clock()() - first > 3000


def test_closures_are_counted_once_and_only_as_far_as_they_lie_within() -> None:
    closures = Closures()
    assert closures.within(0, 100) == 0
    closures.learn([(50, 60), (10, 20), (15, 30)])
    assert closures.within(0, 100) == 30
    assert closures.within(25, 55) == 10
    assert closures.within(30, 50) == 0
    assert closures.within(12, 13) == 1
    assert closures.within(55, float("inf")) == 5


async def test_a_closed_hall_takes_nobodys_time(opener: Opener, database: str) -> None:
    now = Time()
    hall = await opener(database, now)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, **CLOCK)
    now.now += 7
    await anna.act(table, "drop a")
    await hall.hall.pulse.beat()
    now.now += 5
    await hall.hall.close()
    now.now += 3600
    after = await opener(database, now)
    await after.hall.check_clocks()
    now.now += 4
    again = type(boris)(after.client, boris.token)
    await again.act(table, "drop b")
    assert after.hall.tables.desks[table].ledger.left == [53.0, 56.0]
    clock = (await again.see(f"/api/tables/{table}"))["clock"]
    assert (clock["left"], clock["running"], clock["at"]) == ([53.0, 56.0], [0], now.now)


async def test_by_correspondence_each_decision_has_its_days_and_no_more(opener: Opener, sqlite: str) -> None:
    now, day = Time(), 86_400
    hall = await opener(sqlite, now)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, clock={"initial": day, "increment": day, "most": day})
    for who, column in ((anna, "a"), (boris, "b"), (anna, "a")):
        now.now += day - 100
        await who.act(table, f"drop {column}")
        clock = (await anna.see(f"/api/tables/{table}"))["clock"]
        assert (clock["left"], clock["most"]) == ([day, day], day)
    now.now += day
    await hall.hall.check_clocks()
    assert (await anna.see(f"/api/tables/{table}"))["over"] == {"reason": "time", "seat": 1, "result": None}


async def test_who_acts_and_takes_it_back_has_earned_no_time(opener: Opener, sqlite: str) -> None:
    now = Time()
    hall = await opener(sqlite, now)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, clock={"initial": 60, "increment": 30, "most": 70})
    for count in range(3):
        now.now += 1
        await anna.act(table, "drop a")
        assert (await anna.see(f"/api/tables/{table}"))["clock"]["left"][0] == 70
        await anna.want(f"/api/tables/{table}/undo", {"count": 1})
        assert (await anna.see(f"/api/tables/{table}"))["clock"]["left"] == [59 - count, 60]
    again = await opener(sqlite, now)
    assert (await type(anna)(again.client, anna.token).see(f"/api/tables/{table}"))["clock"]["left"] == [57, 60]


@pytest.mark.parametrize("most", [59, 60 * 86_400 + 1])
async def test_a_clock_cannot_show_less_than_it_begins_with(opener: Opener, sqlite: str, most: int) -> None:
    anna = await (await opener(sqlite)).guest()
    wish = {"game": "four", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"initial": 60, "most": most}}
    assert await anna.code("/api/tables", wish) == "bad-options"


async def test_what_a_clock_shows_after_a_closure_leaves_it_out(opener: Opener, sqlite: str) -> None:
    now = Time()
    hall = await opener(sqlite, now)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, **CLOCK)
    begun = now.now
    await hall.hall.close()
    now.now += 3600
    after = await opener(sqlite, now)
    again = type(anna)(after.client, anna.token)
    assert (await again.see(f"/api/tables/{table}"))["clock"]["at"] == begun + 3600
    now.now += 59
    await after.hall.check_clocks()
    assert (await again.see(f"/api/tables/{table}"))["status"] == "playing"
    now.now += 1
    await after.hall.check_clocks()
    assert (await again.see(f"/api/tables/{table}"))["over"]["reason"] == "time"


async def test_a_short_silence_is_no_closure_and_time_that_passes_counts(opener: Opener, sqlite: str) -> None:
    now = Time()
    hall = await opener(sqlite, now)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, **CLOCK)
    await hall.hall.close()
    now.now += 3 * hall.hall.settings.pulse_seconds
    after = await opener(sqlite, now)
    again = type(anna)(after.client, anna.token)
    await again.act(table, "drop a")
    assert after.hall.tables.desks[table].ledger.left == [45.0, 60.0]


async def test_the_hall_is_not_well_when_nothing_can_be_written(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await opener(sqlite, pulse_seconds=0.01)
    assert (await hall.client.get("/api/health")).status_code == 200

    async def full(*_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(hall.hall.store, "_do", full)
        while (answer := await hall.client.get("/api/health")).status_code == 200:
            await asyncio.sleep(0.01)
        assert (answer.status_code, answer.json()["status"]) == (503, "nothing can be written")
    while (await hall.client.get("/api/health")).status_code != 200:
        await asyncio.sleep(0.01)


async def test_a_database_of_a_newer_version_is_refused_in_one_sentence(database: str) -> None:
    store = Store(database)
    await store.open()
    await store._do(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    newer = Store(database)
    with pytest.raises(DatabaseError, match="newer Warhall"):
        await newer.open()
    await newer.database.close()
