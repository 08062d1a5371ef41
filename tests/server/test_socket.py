"""Live play over a real WebSocket: hello, watching, acknowledgements, gaps, presence, limits."""

from __future__ import annotations

import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.guard import GUARD
from tests.server.conftest import Served, Server
from tests.server.playing import line_to, table_of
from warhall.server.play import Play
from warhall.server.session import acting
from warhall.server.viewing import Moment

pytestmark = pytest.mark.anyio


async def test_two_people_play_over_sockets_and_each_hears_of_every_action(server: Server, database: str) -> None:
    served = await server(database)
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    first = [await line_to(served.address, who.token) for who in (anna, boris)]
    seen = [await line.ask("watch", "update", table=table) for line in first]
    assert [each["seat"] for each in seen] == [0, 1]
    assert [each["n"] for each in seen] == [3, 3]
    ack = await first[0].ask("act", "ack", table=table, notation="drop d", count=0, id="a")
    assert (ack["n"], ack["count"], ack["again"]) == (4, 1, False)
    update = await first[1].hear("update")
    assert (update["since"], update["n"]) == (3, 4)
    assert update["events"][0]["told"][0]["event"] == {"event": "dropped", "seat": 0, "column": 3}
    assert "own" not in update["events"][0]
    assert update["outlook"]["question"]["options"][0]["notation"] == "drop a"
    for line in first:
        await line.socket.close()


async def test_who_comes_back_gets_the_gap(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, boris.token)
    assert (await line.ask("watch", "update", table=table))["n"] == 3
    await line.socket.close()
    for _ in range(40):
        await anna.want(f"/api/tables/{table}/chat", {"text": "hello?"})
    for _ in range(40):
        await anna.want(f"/api/tables/{table}/chat", {"text": "still there?"})
    back = await line_to(served.address, boris.token)
    update = await back.ask("watch", "update", table=table, since=3)
    assert [event["n"] for event in update["events"]] == list(range(4, 84))
    assert update["reset"] is False
    ahead = await back.ask("watch", "update", table=table, since=5000)
    assert (ahead["since"], ahead["n"]) == (0, 83)
    await back.socket.close()


async def test_an_action_sent_again_after_a_broken_connection_counts_once(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, anna.token)
    await line.say("act", table=table, notation="drop a", count=0, id="once")
    line.socket.transport.abort()
    back = await line_to(served.address, anna.token)
    ack = await back.ask("act", "ack", table=table, notation="drop a", count=0, id="once")
    assert ack["n"] == 4
    assert (await boris.see(f"/api/tables/{table}"))["count"] == 1
    await back.socket.close()


async def test_an_action_through_one_process_is_heard_at_another(server: Server, database: str) -> None:
    one, two = await server(database), await server(database)
    anna, boris = await one.guest(), await one.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(two.address, boris.token)
    await line.ask("watch", "update", table=table)
    await anna.act(table, "drop a")
    assert (await line.hear("update"))["n"] == 4
    await line.socket.close()


async def test_presence_tells_who_is_here_and_how_many_watch(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, anna.token)
    await line.say("watch", table=table)
    assert (await line.hear("presence"))["here"] == [True, False]
    other = await line_to(served.address, boris.token)
    await other.say("watch", table=table)
    assert (await line.hear("presence"))["here"] == [True, True]
    watcher = await line_to(served.address, None)
    await watcher.say("watch", table=table)
    assert (await line.hear("presence"))["watchers"] == 1
    await other.socket.close()
    assert (await line.hear("presence"))["here"] == [True, False]
    for each in (line, watcher):
        await each.socket.close()


async def test_the_hot_seat_shows_a_hand_only_after_it_was_asked_for(served: Served) -> None:
    anna = await served.guest()
    made = await anna.want("/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]})
    table = made["table"]["id"]
    line = await line_to(served.address, anna.token)
    covered = await line.ask("watch", "update", table=table)
    assert (covered["seat"], covered["outlook"]["view"]["hand"]) == (None, [])
    shown = await line.ask("look", "update", table=table, seat=1)
    assert len(shown["outlook"]["view"]["hand"]) == 3
    again = await line.ask("look", "update", table=table, seat=None)
    assert again["outlook"]["view"]["hand"] == []
    await line.socket.close()


async def test_a_refusal_and_an_error_come_back_with_the_id(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, boris.token)
    refused = await line.ask("act", "ack", table=table, notation="drop a", count=0, id="x")
    assert (refused["id"], refused["code"], refused["refusal"]["rule"]) == ("x", "refused", "CF-2.1")
    assert (await line.ask("dance", "ack", id="y"))["code"] == "bad-request"
    assert (await line.ask("act", "ack", table=table, id="z"))["code"] == "bad-request"
    assert (await line.ask("act", "ack", table=7, notation="a", count=0))["code"] == "bad-request"
    assert (await line.ask("watch", "ack", table="nowhere"))["code"] == "no-such-table"
    assert (await line.ask("look", "ack", table=table, seat=0))["code"] == "not-at-table"
    await line.socket.send("no json")
    assert (await line.hear("error"))["code"] == "bad-request"
    await line.socket.send("[" * 5000)
    assert (await line.hear("error"))["code"] == "bad-request"
    assert (await line.ask("ping", "pong", id="p"))["id"] == "p"
    await line.socket.close()


@pytest.mark.parametrize("first", ["no json", '{"type":"watch","table":"x"}', '{"type":"hello","token":"wrong"}', "{}"])
async def test_who_does_not_say_hello_is_sent_away(served: Served, first: str) -> None:
    async with connect(f"{served.address.replace('http', 'ws')}/api/socket", open_timeout=GUARD) as socket:
        await socket.send(first)
        assert json.loads(await socket.recv())["type"] == "error"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


async def test_a_page_of_another_origin_cannot_connect(server: Server, sqlite: str) -> None:
    served = await server(sqlite, origins=("https://friend.example",))
    address = f"{served.address.replace('http', 'ws')}/api/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, origin="https://evil.example", open_timeout=GUARD)  # type: ignore[arg-type]  # a plain text will do
    assert refused.value.response.status_code == 403
    for origin in ("https://friend.example", served.address):
        async with connect(address, origin=origin, open_timeout=GUARD):  # type: ignore[arg-type]  # a plain text will do
            pass


async def test_too_many_messages_are_refused_and_then_the_line_is_cut(server: Server, sqlite: str) -> None:
    served = await server(sqlite, messages_per_second=1.0)
    line = await line_to(served.address, None)
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(400):
            await line.say("ping")
        while True:
            await line.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    kinds = [message.get("code", message["type"]) for message in line.heard]
    assert kinds.count("pong") in (2, 3)
    assert "too-fast" in kinds


async def test_a_message_that_is_too_big_ends_the_connection(served: Served) -> None:
    line = await line_to(served.address, None)
    await line.say("ping", id="x" * 70_000)
    with pytest.raises(ConnectionClosed) as closed:
        await line.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


async def test_who_loses_a_seat_no_longer_looks_through_it(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await anna.want("/api/tables", {"game": "duel", "seats": seats, "start": "host"})
    table = made["table"]["id"]
    await boris.want(f"/api/tables/{table}/join")
    line = await line_to(served.address, boris.token)
    assert (await line.ask("watch", "update", table=table))["seat"] == 1
    await anna.want(f"/api/tables/{table}/seats/1", {"kind": "open"})
    assert (await line.hear("update"))["seat"] is None
    await line.socket.close()


async def test_a_connection_stops_watching_when_it_says_so(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, boris.token)
    await line.ask("watch", "update", table=table)
    await line.ask("unwatch", "ack", table=table, id="u")
    await anna.act(table, "drop a")
    await line.ask("ping", "pong", id="p")
    assert sum(message["type"] == "update" for message in line.heard) == 1
    await line.socket.close()


async def test_what_is_stored_is_told_to_all_even_if_no_snapshot_can_be_kept(
    server: Server, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = await server(sqlite, snapshot_every=1)
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, boris.token)
    await line.ask("watch", "update", table=table)

    async def fail(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(served.hall.store, "save_snapshot", fail)
    done = await anna.act(table, "drop a")
    assert (await line.hear("update"))["n"] == done["n"]
    assert (await line.ask("act", "ack", table=table, notation="drop b", count=1))["type"] == "ack"
    await line.socket.close()


async def test_a_viewer_who_cannot_be_told_does_not_keep_the_others_from_hearing(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, boris.token)
    await line.ask("watch", "update", table=table)
    public = await line_to(served.address, None)
    await public.ask("watch", "update", table=table)
    whole = Moment._outlook

    def outlook(moment: Moment, play: Play, eyes: int | None, *, ahead: bool) -> object:
        if eyes is None:
            raise RuntimeError("no view for the public")
        return whole(moment, play, eyes, ahead=ahead)

    monkeypatch.setattr(Moment, "_outlook", outlook)
    await anna.act(table, "drop a")
    assert (await line.hear("update"))["info"]["count"] == 1
    for each in (line, public):
        await each.socket.close()


@pytest.mark.parametrize("wrong", ["", '"more":1,', '"count":-1,', '"id":"two words",', '"seat":"x",'])
def test_only_what_is_plainly_an_action_is_read_at_once(wrong: str) -> None:
    said = '{"type":"act",' + wrong + '"table":"t","notation":"drop a","id":null}'
    assert acting(said) is None  # no count, a strange field, or a wrong value: the long way says what is wrong
    plain = acting('{"type":"act","table":"t","seat":1,"notation":"drop a","count":3,"id":"m1"}')
    assert plain is not None
    assert (plain.table, plain.seat, plain.notation, plain.count, plain.id) == ("t", 1, "drop a", 3, "m1")
    assert acting('{"table":"t","type":"act","notation":"drop a","count":3}') is None
