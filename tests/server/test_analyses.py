"""Analyses of finished games: in the background, step by step, kept with the table, the same for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from tests.guard import GUARD
from tests.server.conftest import Open, Opener
from tests.server.playing import Visitor, table_of
from warhall.bots.analysis import Analysis, Analyst, finished
from warhall.games import game
from warhall.kernel.record import Record
from warhall.server import analyses
from warhall.server.analyses import Analyses

pytestmark = pytest.mark.anyio
LOOKS = 40


async def finished_table(hall: Open, moves: str = "dadadbd") -> tuple[Visitor, Visitor, str]:
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    table = await table_of(anna, boris)
    for number, column in enumerate(moves):
        await (anna, boris)[number % 2].act(table, f"drop {column}")
    return anna, boris, table


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(GUARD):
        while not true():
            await asyncio.sleep(0.002)


async def done(hall: Open, who: Visitor, table: str) -> dict[str, object]:
    await until(lambda: hall.hall.analyses.running == 0)
    return await who.see(f"/api/tables/{table}/analysis")


async def test_a_finished_game_is_analysed_and_kept(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, analysis_looks=LOOKS)
    anna, boris, table = await finished_table(hall)
    path = f"/api/tables/{table}/analysis"
    nothing = await anna.see(path)
    assert (nothing["status"], nothing["moments"]) == ("none", [])
    begun = await anna.post(path)
    assert begun.status_code == 202
    assert begun.json()["status"] in ("waiting", "running")
    assert (begun.json()["steps"], begun.json()["seats"]) == (7, ["red", "yellow"])
    found = await done(hall, boris, table)
    assert (found["status"], found["step"], found["left"], found["looks"]) == ("done", 7, None, LOOKS)
    record = Record.parse((await anna.get(f"/api/tables/{table}/record")).text)
    analyst = Analyst(game("four"), record, LOOKS)
    wanted = finished(analyst, list(analyst.moments()))
    assert msgspec.convert(found, Analysis) == wanted, "the same as warhall analyse prints"
    assert (await anna.post(path)).json() == found
    later = await anna.see(path, since=5)
    assert [each["step"] for each in later["moments"]] == [6, 7]
    assert "warhall_analyses_total 1" in (await hall.client.get("/metrics")).text
    await hall.hall.close()
    again = await opener(sqlite, analysis_looks=1000)
    assert await Visitor(again.client, anna.token).see(path) == found, "it outlives the server"


async def test_while_it_runs_what_is_known_is_shown(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "SLICE_SECONDS", 0.0)  # one step at a time
    hall = await opener(sqlite, analysis_looks=LOOKS)
    anna, _, table = await finished_table(hall)
    seen: list[tuple[str, int, bool]] = []
    think = hall.hall.workers.do

    async def do(order: object, answer: object) -> object:
        shown = await hall.hall.analyses.show(table, None)
        seen.append((shown.status, len(shown.moments), shown.left is not None))
        return await think(order, answer)  # type: ignore[arg-type]  # as it was asked

    monkeypatch.setattr(hall.hall.workers, "do", do)
    await anna.want(f"/api/tables/{table}/analysis")
    assert (await done(hall, anna, table))["status"] == "done"
    assert seen == [("waiting", 0, False), *(("running", known, True) for known in range(1, 8))]


async def test_who_resigned_has_chosen_it(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, analysis_looks=LOOKS)
    anna, boris, table = await finished_table(hall, "dad")
    await boris.want(f"/api/tables/{table}/resign")
    await anna.want(f"/api/tables/{table}/analysis")
    found = await done(hall, anna, table)
    sums = found["sums"]
    assert isinstance(sums, list)
    assert [each["total"] for each in sums] == [5000, -5000]
    assert all(each["own"] + each["others"] + each["luck"] == each["total"] for each in sums)
    assert sums[1]["own"] <= -5000


async def test_an_uploaded_record_is_analysed_too(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, analysis_looks=LOOKS)
    anna, _, table = await finished_table(hall)
    text = (await anna.get(f"/api/tables/{table}/record")).text
    copy = (await anna.want("/api/records", {"record": text}))["id"]
    await anna.want(f"/api/tables/{copy}/analysis")
    assert (await done(hall, anna, copy))["status"] == "done"


async def test_a_running_game_and_one_without_chances_are_not_analysed(hall: Open) -> None:
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    table = await table_of(anna, boris)
    path = f"/api/tables/{table}/analysis"
    assert await anna.code(path) == "not-over"
    assert (await anna.get(path)).json()["code"] == "not-over"
    assert await hall.nobody.code(path) == "no-token"
    other = await table_of(anna, boris, game="duel")
    await anna.want(f"/api/tables/{other}/resign", {"seat": 0})
    assert await anna.code(f"/api/tables/{other}/analysis") == "not-found"


async def test_an_analysis_that_fails_says_so_and_can_be_begun_anew(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "ANALYSE", "tests.server.bad_thinkers:crash")
    hall = await opener(sqlite, analysis_looks=LOOKS)
    anna, _, table = await finished_table(hall)
    await anna.want(f"/api/tables/{table}/analysis")
    assert (await done(hall, anna, table))["status"] == "failed"
    monkeypatch.undo()
    await anna.want(f"/api/tables/{table}/analysis")
    assert (await done(hall, anna, table))["status"] == "done"


async def test_a_person_has_two_analyses_running_at_most(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forever(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Analyses, "_run", forever)
    hall = await opener(sqlite, analysis_looks=LOOKS)
    anna, boris, one = await finished_table(hall)
    tables = [one, *[(await finished_table(hall))[2] for _ in range(2)]]
    for table in tables[:2]:
        await anna.want(f"/api/tables/{table}/analysis")
        await anna.want(f"/api/tables/{table}/analysis")
    assert await anna.code(f"/api/tables/{tables[2]}/analysis") == "busy"
    await boris.want(f"/api/tables/{tables[2]}/analysis")
    assert hall.hall.analyses.running == 3
