"""A client on a bad line: what it sends may get lost or arrive twice, so may what it hears, and the line may be cut.

It does what docs/protocol.md asks of a client: it keeps a message until it is answered and sends it again with the same
id; when it misses events it asks for everything since the last that it has.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any, Literal

from websockets.asyncio.client import ClientConnection, connect

from tests.guard import GUARD

Json = dict[str, Any]
Fate = Literal["arrives", "arrives twice", "lost", "answer lost", "cut"]


class BadLine:
    """One person at one table, and what they know of it."""

    def __init__(self, addresses: list[str], token: str | None) -> None:
        self.addresses = addresses
        self.token = token
        self.table = ""
        self.socket: ClientConnection | None = None
        self.n = 0
        self.events: dict[int, Json] = {}
        self.outlook: Json | None = None
        self.undo = 0
        self.offers: list[Json] = []
        self.frames: list[str] = []
        """Every update that came over the line before the end of the game, also those that the client did not get."""
        self.pending: dict[str, Json] = {}
        """What was said and not answered."""
        self.gap = False
        """It has heard of an event without those before it."""
        self.missed = False
        """An update was lost; the client itself notices only when the next one comes."""
        self._watches = 0

    def sit(self, table: str) -> None:
        """Turn to another table."""
        self.hang_up()
        self.table, self.n, self.events, self.outlook = table, 0, {}, None
        self.offers, self.frames, self.pending = [], [], {}
        self.gap = self.missed = False

    def hang_up(self) -> None:
        """The line is cut in the middle: nobody says goodbye."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    async def call(self, process: int) -> None:
        """Connect, and ask for everything since the last event known."""
        self.hang_up()
        self.socket = await connect(
            self.addresses[process].replace("http", "ws") + "/api/socket",
            compression=None,
            proxy=None,
            open_timeout=GUARD,
            ping_interval=None,
        )
        await self._send({"type": "hello", **({"token": self.token} if self.token else {})})
        await self.catch_up()

    async def catch_up(self) -> None:
        """Ask for what was missed."""
        self._watches += 1
        ident = f"w{self._watches}"
        await self._send({"type": "watch", "table": self.table, "since": self.n, "id": ident})
        await self._until(ident)
        self.gap = self.missed = False

    async def say(self, ident: str, message: Json, fate: Fate, lost: frozenset[int]) -> list[Json]:
        """Say something; the answers that came back, whether the client got them or not."""
        self.pending[ident] = {**message, "table": self.table, "id": ident}
        if fate == "lost":
            return []
        await self._send(self.pending[ident])
        if fate == "cut":
            self.hang_up()
            return []
        answers = [await self._until(ident, lost)]
        if fate == "arrives twice":
            await self._send(self.pending[ident])
            answers.append(await self._until(ident, lost))
        if fate != "answer lost":
            del self.pending[ident]
        if self.gap:
            await self.catch_up()
        return answers

    async def again(self, lost: frozenset[int]) -> dict[str, Json]:
        """Send everything again that was not answered; the answers by id."""
        answers = {}
        for ident, message in list(self.pending.items()):
            await self._send(message)
            answers[ident] = await self._until(ident, lost)
            del self.pending[ident]
        if self.gap:
            await self.catch_up()
        return answers

    async def hear_until(self, n: int) -> None:
        """Listen until the event of this number is known, without asking for it unless something was lost."""
        while self.n < n:
            if self.gap or self.missed:
                await self.catch_up()
            else:
                self._take(await self._hear())

    async def _send(self, message: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def _hear(self) -> Json:
        assert self.socket is not None
        async with asyncio.timeout(GUARD):
            text = str(await self.socket.recv())
        message: Json = json.loads(text)
        if message["type"] == "update" and message["info"]["status"] != "over":
            self.frames.append(text)
        return message

    async def _until(self, ident: str, lost: frozenset[int] = frozenset()) -> Json:
        """Listen until the answer to a message; of the updates before it, those with these places are lost."""
        place = 0
        while True:
            message = await self._hear()
            if message["type"] == "update" and message["id"] is None:
                if place in lost:
                    self.missed = True
                else:
                    self._take(message)
                place += 1
            elif message.get("id") == ident:
                self._take(message)
                return message

    def _take(self, message: Json) -> None:
        if message["type"] != "update" or message["table"] != self.table:
            return
        assert not message["reset"]
        if message["since"] > self.n:
            self.gap = True
            return
        for event in message["events"]:
            assert bare(self.events.setdefault(event["n"], event)) == bare(event)
        if message["n"] >= self.n:
            self.n, self.outlook = message["n"], message["outlook"]
            self.undo, self.offers = message["undo"], message["offers"]


def bare(event: Json) -> Json:
    """An event without what is shown to everybody as soon as the game is over."""
    return {key: value for key, value in event.items() if key not in ("own", "auto")}
