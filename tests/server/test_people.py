"""Guests, claimed names, tokens."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, select
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Open, Opener, Served, Server
from tests.server.playing import Visitor, line_to, table_of
from warhall.server.faults import HallError
from warhall.server.people import NAME_MOST, clean_name
from warhall.server.store.schema import PERSON, TOKEN

pytestmark = pytest.mark.anyio


async def test_a_guest_is_known_by_the_token_alone(opener: Opener, database: str) -> None:
    hall = await opener(database)
    anna = await hall.guest("  Анна \u202e Каренина\n")
    assert (await anna.see("/api/me"))["person"] == {"id": anna.id, "name": "Анна Каренина", "claimed": False}
    for token, code in ((None, "no-token"), ("wrong", "bad-token")):
        answer = await Visitor(hall.client, token).get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (401, code)


async def test_a_claimed_name_belongs_to_one_person_and_opens_with_its_password(opener: Opener, database: str) -> None:
    hall = await opener(database)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    assert await anna.code("/api/me/claim", {"name": "Anna", "password": "short"}) == "bad-request"
    mine = await anna.want("/api/me/claim", {"name": "Anna", "password": "long enough"})
    assert mine["person"]["claimed"] is True
    assert await boris.code("/api/me/claim", {"name": "ＡＮＮＡ", "password": "long enough"}) == "name-taken"
    assert await anna.code("/api/me/claim", {"name": "Bella", "password": "long enough"}) == "already-claimed"
    for name, password in (("Anna", "wrong word"), ("Nobody", "long enough"), ("Boris", "long enough")):
        assert await hall.nobody.code("/api/login", {"name": name, "password": password}) == "bad-login"
    token = (await hall.nobody.want("/api/login", {"name": "anna", "password": "long enough"}))["token"]
    again = Visitor(hall.client, token)
    assert (await again.see("/api/me"))["person"]["id"] == anna.id
    await again.want("/api/logout")
    assert (await again.get("/api/me")).status_code == 401
    assert (await anna.get("/api/me")).status_code == 200


async def test_a_guest_may_change_the_name_and_a_claimed_one_stays(hall: Open) -> None:
    anna = await hall.guest()
    renamed = await hall.client.patch("/api/me", json={"name": "Bella"}, headers=anna.headers)
    assert renamed.json()["person"]["name"] == "Bella"
    assert (await anna.see("/api/me"))["person"]["name"] == "Bella"
    await anna.want("/api/me/claim", {"name": "Bella", "password": "long enough"})
    refused = await hall.client.patch("/api/me", json={"name": "Clara"}, headers=anna.headers)
    assert refused.json()["code"] == "already-claimed"


async def test_neither_token_nor_password_stands_in_the_database(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite)
    anna = await hall.guest()
    await anna.want("/api/me/claim", {"name": "Anna", "password": "open sesame"})

    def everything(connection: Connection) -> list[str]:
        return [str(connection.execute(select(table)).all()) for table in (PERSON, TOKEN)]

    for rows in await hall.hall.store.database.read(everything):
        assert anna.token is not None
        assert anna.token not in rows
        assert "open sesame" not in rows


async def test_signing_in_too_often_is_refused(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, lambda: 1_800_000_000.0, sign_ins_per_minute=3.0)
    for _ in range(3):
        await hall.guest()
    assert await hall.nobody.code("/api/guests") == "too-fast"


@given(st.text())
def test_a_name_is_clean_or_refused(name: str) -> None:
    try:
        clean = clean_name(name)
    except HallError:
        return
    assert 1 <= len(clean) <= NAME_MOST
    assert clean == " ".join(clean.split())
    assert all(each.isprintable() for each in clean)
    assert clean_name(clean) == clean


async def test_a_token_given_back_opens_nothing_in_any_process(server: Server, database: str) -> None:
    one, two = await server(database), await server(database)
    anna, boris = await one.guest(), await one.guest("Boris")
    table = await table_of(anna, boris)
    lines = [await line_to(each.address, anna.token) for each in (one, two)]
    stays = await line_to(two.address, boris.token)
    elsewhere = Visitor(two.client, anna.token)
    assert (await elsewhere.get("/api/me")).status_code == 200
    await anna.want("/api/logout")
    for line in lines:
        assert (await line.hear("error"))["code"] == "bad-token"
        with pytest.raises(ConnectionClosed) as closed:
            await line.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    assert (await elsewhere.get("/api/me")).status_code == 401
    assert (await elsewhere.get(f"/api/tables/{table}/outlook", seat=0)).status_code == 401
    assert (await stays.ask("ping", "pong"))["type"] == "pong"
    await stays.socket.close()


async def test_an_open_line_acts_no_more_once_its_token_was_given_back(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, anna.token)
    await line.ask("watch", "update", table=table)
    await anna.want("/api/logout")
    with contextlib.suppress(ConnectionClosed):
        await line.say("act", table=table, notation="drop a", count=0, id="late")
        while True:
            assert (await line.hear()).get("type") != "ack"
    assert (await boris.see(f"/api/tables/{table}"))["count"] == 0


async def test_a_claimed_name_is_known_in_every_process_and_to_lines_that_are_open(
    server: Server, database: str
) -> None:
    one, two = await server(database), await server(database)
    anna, boris = await one.guest(), await one.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(two.address, anna.token)
    hears = await line_to(two.address, boris.token)
    await hears.ask("watch", "update", table=table)
    elsewhere = Visitor(two.client, anna.token)
    await elsewhere.see("/api/me")
    await anna.want("/api/me/claim", {"name": "Anna Karenina", "password": "long enough"})
    while not (await elsewhere.see("/api/me"))["person"]["claimed"]:
        await asyncio.sleep(0.01)
    while True:  # within a second the open line speaks under the new name as well
        await line.ask("chat", "ack", table=table, text="it is me")
        said = (await hears.hear("update"))["events"][-1]["by"]
        if said["claimed"]:
            break
    assert said["name"] == "Anna Karenina"
    await line.socket.close()
    await hears.socket.close()
