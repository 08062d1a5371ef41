"""How much one visitor may ask of the hall, and that everybody is told in a sentence what was too much."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.guard import GUARD
from tests.server.conftest import Opener, Server, Time
from tests.server.playing import ME, OPEN, bot, line_to, table_of

pytestmark = pytest.mark.anyio


async def raw(address: str, *parts: bytes) -> bytes:
    """What comes back over a bare line until it is closed."""
    host, _, port = address.removeprefix("http://").partition(":")
    async with asyncio.timeout(GUARD):
        reader, writer = await asyncio.open_connection(host, int(port))
        for part in parts:
            writer.write(part)
            await writer.drain()
        answer = await reader.read()
        writer.close()
    return answer


@pytest.mark.parametrize(
    "parts",
    [(b"GET /api/health HT",), (b"GET /api/health HTTP/1.1\r\nHost: hall\r\nX-Slow: ",), ()],
    ids=["half a line", "half a header", "nothing"],
)
async def test_who_does_not_say_what_they_want_is_hung_up_on(
    server: Server, sqlite: str, parts: tuple[bytes, ...]
) -> None:
    served = await server(sqlite, header_seconds=0.1)
    assert await raw(served.address, *parts) == b""


async def test_the_second_question_on_a_line_must_come_whole_too(server: Server, sqlite: str) -> None:
    served = await server(sqlite, header_seconds=0.1)
    whole = b"GET /api/health HTTP/1.1\r\nHost: hall\r\n\r\n"
    answer = await raw(served.address, whole, b"GET /api/health HT")
    assert answer.count(b"HTTP/1.1 200") == 1


async def test_who_does_not_come_to_the_point_is_hung_up_on(server: Server, sqlite: str) -> None:
    served = await server(sqlite)
    with suppress(ConnectionError):
        answer = await raw(
            served.address, b"GET / HTTP/1.1\r\nHost: hall\r\n", *[b"X-Long: " + b"x" * 8000 + b"\r\n"] * 40
        )
        assert b" 200 " not in answer
    whole = b"GET /api/health HTTP/1.1\r\nHost: hall\r\nConnection: close\r\nX-Long: " + b"x" * 20_000 + b"\r\n\r\n"
    assert (await raw(served.address, whole)).startswith(b"HTTP/1.1 200")


async def test_a_line_that_became_a_socket_may_be_silent(server: Server, sqlite: str) -> None:
    served = await server(sqlite, header_seconds=0.05)
    line = await line_to(served.address, None)
    await asyncio.wait_for(raw(served.address), GUARD)  # as long as it takes to hang up on somebody else
    assert (await line.ask("ping", "pong"))["type"] == "pong"
    await line.socket.close()


async def test_a_body_that_does_not_come_is_not_waited_for(server: Server, sqlite: str) -> None:
    served = await server(sqlite, body_seconds=0.1)
    head = b"POST /api/guests HTTP/1.1\r\nHost: hall\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n"
    answer = await raw(served.address, head, b'{"na')
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"too-slow" in answer


async def test_an_address_opens_so_many_sockets_and_is_told(server: Server, sqlite: str) -> None:
    served = await server(sqlite, sockets_per_address=2)
    lines = [await line_to(served.address, None) for _ in range(2)]
    async with connect(f"{served.address.replace('http', 'ws')}/api/socket", open_timeout=GUARD) as third:
        said = json.loads(await third.recv())
        assert (said["code"], said["message"]) == ("too-many", "an address may open 2 sockets")
        with pytest.raises(ConnectionClosed) as closed:
            await third.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
    await lines[0].socket.close()
    while served.hall.metrics.connections > 1:
        await asyncio.sleep(0.01)
    await (await line_to(served.address, None)).socket.close()
    await lines[1].socket.close()


async def test_nobody_fills_a_table_with_talk_not_even_who_only_watches(opener: Opener, sqlite: str) -> None:
    now = Time()
    hall = await opener(sqlite, now, chats_per_minute=3)
    anna, boris, clara = await hall.guest(), await hall.guest("Boris"), await hall.guest("Clara")
    table, other = await table_of(anna, boris), await table_of(anna, boris)
    for number in range(3):
        await clara.want(f"/api/tables/{table if number else other}/chat", {"text": "hello"})
    assert await clara.code(f"/api/tables/{table}/chat", {"text": "hello"}) == "too-fast"
    await anna.want(f"/api/tables/{table}/chat", {"text": "hello"})
    now.now += 20
    await clara.want(f"/api/tables/{table}/chat", {"text": "hello"})


async def test_a_name_is_tried_only_so_often_from_wherever(server: Server, sqlite: str) -> None:
    served = await server(sqlite, log_ins_per_minute=3)
    anna = await served.guest()
    await anna.want("/api/me/claim", {"name": "Anna", "password": "long enough"})
    codes = []
    for number in range(5):
        headers = {"x-forwarded-for": f"10.0.0.{number}"}
        body = {"name": "aNNA" if number % 2 else "Anna", "password": "wrong word"}
        codes.append((await served.client.post("/api/login", json=body, headers=headers)).json()["code"])
    assert codes == ["bad-login"] * 3 + ["too-fast"] * 2
    other = await served.client.post("/api/login", json={"name": "Boris", "password": "wrong word"})
    assert other.json()["code"] == "bad-login"


@pytest.mark.parametrize(("proxies", "refused"), [((), 2), (("127.0.0.1",), 0)])
async def test_the_address_that_somebody_claims_counts_only_if_a_known_proxy_says_it(
    server: Server, sqlite: str, proxies: tuple[str, ...], refused: int
) -> None:
    served = await server(sqlite, sign_ins_per_minute=3, proxies=proxies)
    answers: list[httpx.Response] = [
        await served.client.post("/api/guests", json={}, headers={"x-forwarded-for": f"10.0.0.{number}"})
        for number in range(5)
    ]
    assert sum(answer.status_code == 429 for answer in answers) == refused


async def test_a_host_has_so_many_tables_and_fewer_with_bots(opener: Opener, database: str) -> None:
    hall = await opener(database, tables_per_person=4, bot_tables_per_person=2)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    with_bot = {"game": "four", "seats": [ME, bot()]}
    alone = {"game": "four", "seats": [ME, OPEN]}
    first = (await anna.want("/api/tables", with_bot))["table"]["id"]
    await anna.want("/api/tables", with_bot)
    answer = await anna.post("/api/tables", with_bot)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
    await anna.want("/api/tables", alone)
    await anna.want("/api/tables", alone)
    assert await anna.code("/api/tables", alone) == "too-many"
    await boris.want("/api/tables", with_bot)
    await anna.want(f"/api/tables/{first}/leave")
    await anna.want("/api/tables", with_bot)


async def test_the_files_of_a_page_do_not_use_up_what_its_calls_need(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, lambda: 1_800_000_000.0, requests_per_second=1.0)
    files = [(await hall.nobody.client.get("/assets/none.js")).status_code for _ in range(41)]
    assert files == [404] * 40 + [429], "forty times as many at once as calls a second"
    calls = [(await hall.nobody.client.get("/api/games")).status_code for _ in range(5)]
    assert calls == [200] * 4 + [429], "and calls have their own"
