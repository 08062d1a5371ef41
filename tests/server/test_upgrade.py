"""Databases that earlier halls left behind are opened by this one: people, games under way, and games that are over."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from tests.server.conftest import Open, Opener
from tests.server.left_behind import DATABASES, PASSWORDS
from tests.server.playing import Visitor
from warhall.games import game as game_of
from warhall.kernel.record import Record
from warhall.kernel.table import replay
from warhall.server.store.engine import MIGRATIONS

pytestmark = pytest.mark.anyio

LEFT = sorted(DATABASES.glob("*.sql"))
"""One of each version of the tables, filled by the last hall that had it, as `left_behind` tells."""


def test_there_is_a_database_of_every_version() -> None:
    """Who changes the tables lets the hall before the change leave one behind."""
    versions = sorted(path.stem[1:5] for path in (MIGRATIONS / "versions").glob("v*.py"))
    assert [path.stem for path in LEFT] == versions


@pytest.fixture(params=LEFT, ids=lambda path: path.stem)
async def upgraded(request: pytest.FixtureRequest, opener: Opener, sqlite: str) -> Open:
    """The hall of today on a database of then."""
    with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as connection:
        connection.executescript(request.param.read_text(encoding="utf-8"))
    return await opener(sqlite)


async def log_in(hall: Open, name: str) -> Visitor:
    token = (await hall.nobody.want("/api/login", {"name": name, "password": PASSWORDS[name]}))["token"]
    return Visitor(hall.client, token)


async def test_who_played_in_an_earlier_hall_logs_in_and_plays_on(upgraded: Open) -> None:
    anna, bert = await log_in(upgraded, "Anna"), await log_in(upgraded, "Bert")
    mine = {(each["game"], each["status"]): each for each in (await anna.get("/api/me/tables")).json()}
    assert set(mine) == {("four", "over"), ("four", "playing"), ("tyrants", "playing")}
    assert {each["aside"] for each in mine.values()} == {None}
    running = mine["four", "playing"]["id"]
    before = (await bert.see(f"/api/tables/{running}/outlook", seat=1))["outlook"]
    assert (before["count"], before["waiting"]) == (7, [1])
    await bert.act(running, before["question"]["options"][0]["notation"])
    assert (await anna.see(f"/api/tables/{running}/outlook", seat=0))["outlook"]["waiting"] == [0]
    await anna.want(f"/api/tables/{running}/resign", {})
    past = {each["table"]: each["outcome"] for each in (await bert.get("/api/me/history")).json()}
    assert past[running] == "won"


async def test_games_of_an_earlier_hall_lead_to_the_states_it_saw(upgraded: Open) -> None:
    """A log whose digests were others by the rules of today would be set aside when it is read."""
    anna = await log_in(upgraded, "Anna")
    for each in (await anna.get("/api/me/tables")).json():
        path = f"/api/tables/{each['id']}"
        seen = await anna.see(f"{path}/outlook", seat=0)
        assert seen["info"]["aside"] is None
        assert len((await anna.see(f"{path}/steps"))["steps"]) == seen["outlook"]["count"] + 1
        if each["status"] == "over":
            record = Record.parse((await anna.get(f"{path}/record")).text)
            assert replay(game_of(each["game"]), record).state.result is not None
