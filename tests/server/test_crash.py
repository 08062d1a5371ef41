"""The process is killed hard, again and again, under load: nothing acknowledged is lost, nothing is applied twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.guard import GUARD
from tests.server.conftest import new_postgres
from tests.server.process import Cradle, free_port, kill, stored
from warhall.kernel.dice import SeededDice

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 20
PLAYERS = 8
BETWEEN = 40
"""So many acknowledgements lie between two kills."""
PATIENT: dict[str, Any] = {"compression": None, "open_timeout": GUARD, "ping_interval": None}
BROKEN = (OSError, WebSocketException, InvalidHandshake, httpx.HTTPError, TimeoutError)


class Load:
    """What the players have been promised."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx.AsyncClient(base_url=address, timeout=GUARD)
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.count = 0
        self.put_off = 0
        self.over = False
        self.news = asyncio.Event()

    def promise(self, table: str, ident: str, number: int) -> None:
        known = self.acknowledged.setdefault((table, ident), number)
        assert known == number, f"{table} {ident}: acknowledged as {known} and as {number}"
        self.count += 1
        self.news.set()

    async def ask(self, method: str, path: str, **more: Any) -> dict[str, Any]:
        """A question that is answered, or a broken line: a server without its database is none."""
        answer = await self.client.request(method, path, **more)
        return dict(answer.raise_for_status().json())

    async def wait_for(self, count: int) -> None:
        async with asyncio.timeout(GUARD):
            while self.count < count:
                self.news.clear()
                await self.news.wait()


async def player(load: Load, number: int) -> None:
    """Plays alone on both seats, game after game; whatever was not acknowledged is sent again with the same id."""
    dice = SeededDice(number)
    token = table = ""
    moves = 0
    while not load.over:
        try:
            if not token:
                token = (await load.ask("POST", "/api/guests", json={}))["token"]
            headers = {"authorization": f"Bearer {token}"}
            if table and (await load.ask("GET", f"/api/tables/{table}", headers=headers))["status"] == "over":
                table = ""
            if not table:
                wish = {"game": "four", "seats": [{"kind": "me"}, {"kind": "me"}]}
                table = (await load.ask("POST", "/api/tables", json=wish, headers=headers))["table"]["id"]
            moves = await play(load, table, token, dice, moves)
        except BROKEN:
            await asyncio.sleep(0.05)  # the server is down: try again soon


async def play(load: Load, table: str, token: str, dice: SeededDice, moves: int) -> int:
    """Play on one connection until the game is over or the line breaks."""
    async with connect(load.address.replace("http", "ws") + "/api/socket", **PATIENT) as line:
        await line.send(json.dumps({"type": "hello", "token": token}))
        await line.send(json.dumps({"type": "watch", "table": table, "since": 0}))
        seen: dict[str, object] = {}
        pending: str | None = None
        async with asyncio.timeout(GUARD):
            async for text in line:
                message = json.loads(text)
                if message["type"] == "update":
                    seen = message["outlook"]
                    if message["info"]["status"] == "over":
                        return moves
                elif message["type"] == "ack":
                    load.promise(table, message["id"], message["n"])
                    pending = None
                elif message["type"] == "error":
                    assert message["code"] in ("refused", "stale", "busy", "not-playing", "no-database"), message
                    load.put_off += message["code"] == "no-database"
                    pending = None
                if pending is None and seen:
                    waiting = seen["waiting"]
                    assert isinstance(waiting, list)
                    if not waiting:
                        return moves
                    moves += 1
                    pending = f"m{dice.below(1 << 60)}"
                    column = "abcdefg"[dice.below(7)]
                    act = {"type": "act", "table": table, "seat": waiting[0], "notation": f"drop {column}"}
                    body = json.dumps({**act, "count": seen["count"], "id": pending})
                    await line.send(body)
                    if dice.below(4) == 0:
                        await line.send(body)  # a nervous client sends everything twice
    return moves


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_twenty_hard_kills_lose_nothing_and_repeat_nothing(
    kind: str, sqlite: str, postgres: str | None, cradle: Cradle
) -> None:
    database = sqlite
    if kind == "postgres":
        if postgres is None:
            pytest.skip("no PostgreSQL here, and no WARHALL_TEST_POSTGRES")
        database = await new_postgres(postgres)
    port = free_port()
    load = Load(f"http://127.0.0.1:{port}")
    async with load.client, asyncio.TaskGroup() as players:
        for number in range(PLAYERS):
            players.create_task(player(load, number))
        try:
            for _ in range(KILLS):
                async with cradle.running(port, database) as process:
                    await load.wait_for(load.count + BETWEEN)
                    await kill(process)
        finally:
            # Nobody is torn away from a line that is just being opened, which would then stay unclosed: the server is
            # dead, so every line is, and whoever notices goes.
            load.over = True

    rows = await stored(database)
    logs: dict[str, list[tuple[int, str | None, str]]] = {}
    for table, number, client, body in rows:
        logs.setdefault(table, []).append((number, client, body))
    for log in logs.values():
        assert [number for number, _, _ in log] == list(range(1, len(log) + 1))
    places = {(table, str(client).partition(":")[2]): number for table, number, client, _ in rows if client}
    assert {key: places.get(key) for key in load.acknowledged} == load.acknowledged
    clients = Counter((table, client) for table, _, client, _ in rows if client)
    assert max(clients.values()) == 1
    for log in logs.values():
        counts = [json.loads(body)["count"] for _, _, body in log if json.loads(body)["kind"] == "acted"]
        assert counts == list(range(1, len(counts) + 1))
    assert load.count >= BETWEEN * KILLS
