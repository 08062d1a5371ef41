"""The process is killed hard, again and again, under load: nothing acknowledged is lost, nothing is applied twice."""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.guard import GUARD
from tests.server.conftest import new_postgres
from tests.server.process import Cradle, free_port, kill, stored
from warhall.kernel.dice import SeededDice

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 20 if os.environ.get("WARHALL_LONG") else 8
"""Day by day fewer than before a release; `make torture` kills hundreds of times."""
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
        """So often somebody was told that the database is not to be reached."""
        self.over = False
        self.news = asyncio.Event()

    def promise(self, table: str, ident: str, number: int) -> None:
        known = self.acknowledged.setdefault((table, ident), number)
        assert known == number, f"{table} {ident}: acknowledged as {known} and as {number}"
        self.count += 1
        self.news.set()

    async def wait_for(self, count: int) -> None:
        async with asyncio.timeout(GUARD):
            while self.count < count:
                self.news.clear()
                await self.news.wait()


def body(answer: httpx.Response) -> Any:
    """What the server says; whoever gets an answer at all gets a good one, unless the database is away."""
    if answer.status_code == 503:
        answer.raise_for_status()
    assert answer.is_success, f"{answer.request.url}: {answer.status_code} {answer.text[:500]}"
    return answer.json()


class Player:
    """Plays alone on both seats, game after game; whatever was not acknowledged is sent again with the same id."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.dice = SeededDice(number)
        self.token = self.table = ""
        self.unanswered: dict[str, Any] | None = None
        """What was sent last, if nobody has said what became of it: also when the line has broken since."""

    async def run(self) -> None:
        """Play as long as there are kills; when the server is down, try again soon."""
        while not self.load.over:
            try:
                await self.sit_down()
                await self.play()
            except BROKEN:
                await asyncio.sleep(0.05)

    async def sit_down(self) -> None:
        """Become a guest once, and open a table when there is none or its game is over and all is answered."""
        client = self.load.client
        if not self.token:
            self.token = body(await client.post("/api/guests", json={}))["token"]
        headers = {"authorization": f"Bearer {self.token}"}
        if self.table and self.unanswered is None:
            info = body(await client.get(f"/api/tables/{self.table}", headers=headers))
            self.table = "" if info["status"] == "over" else self.table
        if not self.table:
            wish = {"game": "four", "seats": [{"kind": "me"}, {"kind": "me"}]}
            self.table = body(await client.post("/api/tables", json=wish, headers=headers))["table"]["id"]

    async def play(self) -> None:
        """Play on one connection until the game is over or the line breaks."""
        async with connect(self.load.address.replace("http", "ws") + "/api/socket", **PATIENT) as line:
            await line.send(json.dumps({"type": "hello", "token": self.token}))
            await line.send(json.dumps({"type": "watch", "table": self.table, "since": 0}))
            seen: dict[str, Any] = {}
            async with asyncio.timeout(GUARD):
                async for text in line:
                    message = json.loads(text)
                    if message["type"] == "update":
                        begins, seen = not seen, message["outlook"]
                        if begins and self.unanswered is not None:
                            await line.send(json.dumps(self.unanswered))
                    elif message["type"] == "ack":
                        self.load.promise(self.table, message["id"], message["n"])
                        self.answered(message["id"])
                    elif message["type"] == "error" and message["code"] == "no-database":
                        self.load.put_off += 1
                        await asyncio.sleep(0.05)
                        await line.send(json.dumps(self.unanswered or {"type": "ping"}))
                    elif message["type"] == "error":
                        assert message["code"] in ("refused", "stale", "busy", "not-playing"), message
                        self.answered(message["id"])
                    if self.unanswered is None and seen:
                        if not seen["waiting"]:
                            return
                        await self.move(line, seen)

    def answered(self, ident: str) -> None:
        """Of what was sent twice, the second answer is about something that is known already."""
        if self.unanswered is not None and self.unanswered["id"] == ident:
            self.unanswered = None

    async def move(self, line: ClientConnection, seen: dict[str, Any]) -> None:
        """Drop a stone somewhere; a nervous client sends everything twice."""
        notation = f"drop {'abcdefg'[self.dice.below(7)]}"
        act = {"type": "act", "table": self.table, "seat": seen["waiting"][0], "notation": notation}
        self.unanswered = act | {"count": seen["count"], "id": f"m{self.dice.below(1 << 60)}"}
        nervous = self.dice.below(4) == 0
        for _ in range(1 + nervous):
            await line.send(json.dumps(self.unanswered))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_hard_kills_lose_nothing_and_repeat_nothing(
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
            players.create_task(Player(load, number).run())
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
