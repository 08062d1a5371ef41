"""People for the tests: they ask over REST, or talk over a real socket."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.guard import GUARD

Json = dict[str, Any]


class Visitor:
    """Somebody who asks over REST; without a token, an anonymous one."""

    def __init__(self, client: httpx.AsyncClient, token: str | None = None, ident: str = "") -> None:
        self.client = client
        self.token = token
        self.id = ident
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

    async def get(self, path: str, **query: Any) -> httpx.Response:
        asked = {key: value for key, value in query.items() if value is not None}
        return await self.client.get(path, params=asked, headers=self.headers)

    async def post(self, path: str, body: Json | None = None) -> httpx.Response:
        return await self.client.post(path, json={} if body is None else body, headers=self.headers)

    async def want(self, path: str, body: Json | None = None) -> Json:
        """Post, and it must work."""
        answer = await self.post(path, body)
        assert answer.status_code < 300, answer.text
        return dict(answer.json()) if answer.content else {}

    async def see(self, path: str, **query: Any) -> Json:
        """Get, and it must work."""
        answer = await self.get(path, **query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def code(self, path: str, body: Json | None = None) -> str:
        """Post, and it must be refused: the code."""
        answer = await self.post(path, body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    async def act(self, table: str, notation: str, **more: Any) -> Json:
        """Take an action at the present count."""
        if "count" not in more:
            more["count"] = (await self.see(f"/api/tables/{table}/outlook", seat=more.get("seat")))["outlook"]["count"]
        return await self.want(f"/api/tables/{table}/actions", {"notation": notation, **more})


async def guest(client: httpx.AsyncClient, name: str) -> Visitor:
    """A new guest."""
    answer = await client.post("/api/guests", json={"name": name})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Visitor(client, made["token"], made["person"]["id"])


ME, OPEN, INVITED = {"kind": "me"}, {"kind": "open"}, {"kind": "invited"}


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "bot": level}


async def table_of(host: Visitor, *others: Visitor, game: str = "four", **more: Any) -> str:
    """A running table: the host has seat 0, the others follow."""
    made = await host.want("/api/tables", {"game": game, "seats": [ME, *[OPEN for _ in others]], **more})
    table = str(made["table"]["id"])
    for other in others:
        await other.want(f"/api/tables/{table}/join")
    return table


class Line:
    """Somebody at the other end of a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds; others are kept in `heard`."""
        async with asyncio.timeout(GUARD):
            while True:
                message = json.loads(await self.socket.recv())
                self.heard.append(message)
                if not kinds or message["type"] in kinds:
                    return dict(message)

    async def ask(self, kind: str, answer: str, **fields: Any) -> Json:
        """Say something and hear the answer to it."""
        await self.say(kind, **fields)
        while True:
            message = await self.hear(answer, "error")
            if "id" not in fields or message.get("id") == fields["id"]:
                return message


async def line_to(address: str, token: str | None, **more: Any) -> Line:
    """A connection that has said hello."""
    patient = {"open_timeout": GUARD, "ping_interval": None, **more}
    line = Line(await connect(f"{address.replace('http', 'ws')}/api/socket", compression=None, **patient))
    await line.say("hello", **({"token": token} if token else {}))
    await line.hear("welcome")
    return line
