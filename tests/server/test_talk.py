"""What people do to one another at a table beside playing: phrases, a rematch that is passed up, complaints."""

from __future__ import annotations

import pytest

from tests.server.conftest import Open
from tests.server.playing import table_of
from warhall.server.moves import PHRASES

pytestmark = pytest.mark.anyio


async def test_a_phrase_is_said_by_its_id_and_nothing_else_is_one(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    for phrase in PHRASES:
        await anna.want(f"/api/tables/{table}/chat", {"phrase": phrase})
    events = (await boris.see(f"/api/tables/{table}/events"))["events"]
    assert [each["phrase"] for each in events if each["kind"] == "chat"] == list(PHRASES)
    assert await anna.code(f"/api/tables/{table}/chat", {"phrase": "curse"}) == "bad-request"
    assert await anna.code(f"/api/tables/{table}/chat", {"phrase": "hello", "text": "and more"}) == "bad-request"
    assert await anna.code(f"/api/tables/{table}/chat", {}) == "bad-request"


async def test_who_passes_a_rematch_up_leaves_the_seat_open_and_says_so_there(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    await boris.want(f"/api/tables/{table}/resign")
    again = (await anna.want(f"/api/tables/{table}/rematch"))["table"]["id"]
    assert (await boris.see(f"/api/tables/{table}"))["rematch"] == again
    await boris.want(f"/api/tables/{again}/decline")
    info = await anna.see(f"/api/tables/{again}")
    assert sorted(seat["kind"] for seat in info["seats"]) == ["open", "person"]
    events = (await anna.see(f"/api/tables/{again}/events"))["events"]
    assert (events[-1]["kind"], events[-1]["phrase"], events[-1]["by"]["name"]) == ("chat", "not-this-time", "Boris")
    assert await boris.code(f"/api/tables/{again}/decline") == "not-your-seat"


async def test_a_complaint_keeps_the_talk_as_it_was_once(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    await boris.want(f"/api/tables/{table}/chat", {"text": "something ugly"})
    about = boris.id
    for _ in range(2):
        await anna.want(f"/api/tables/{table}/reports", {"about": about})
    [report] = await hall.hall.store.reports()
    assert (report.about, report.table) == (about, table)
    assert "something ugly" in report.lines
    assert await boris.code(f"/api/tables/{table}/reports", {"about": anna.id}) == "bad-request"
