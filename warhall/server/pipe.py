"""Bots over standard input and output: the socket through a pipe.

The runner takes a seat, says hello and watches; then every message of the server becomes a line on the bot's input, and
every line of its output a message to the server. The bot never sees the token. One that crashes, stalls, floods, takes
too much memory or insists on what is not allowed is ended, and its seat given up.
"""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from warhall.arena.lines import memory
from warhall.kernel.errors import WarhallError

LINE_MOST = 64 * 1024
FLOOD = 256 * 1024
"""So many bytes without an answer are no answer."""
UNREAD = 16 * 1024 * 1024
"""So many bytes may wait for it to read them."""
MISTAKES = 10
"""So often a program may try again before its seat is given up."""
PARTING = 5.0
"""Seconds that are waited for one that was sent away."""
TICK = 0.1
"""Seconds between two looks at its time and its memory."""


class PipeError(WarhallError):
    """The bot cannot be brought to the table."""


class Guest(msgspec.Struct, frozen=True):
    """Who the bot is in the hall."""

    token: str


class Allowed(NamedTuple):
    """What a program may take before it is sent away."""

    seconds: float = 60.0
    """For one answer."""
    megabytes: int = 1024
    """Of memory, with all that it has started; known on Linux only."""


async def run_bot(
    server: str,
    table: str,
    command: Sequence[str],
    *,
    token: str | None,
    key: str | None,
    allowed: Allowed | None = None,
) -> None:
    """Seat a program at a table and play until the game is over.

    Raises:
        PipeError: it cannot sit there, or was sent away; then its seat was given up, and the table goes on without it.
    """
    base = server.rstrip("/")
    if urlsplit(base).scheme not in ("http", "https"):
        raise PipeError("name the server as http://HOST:PORT")
    if token is None:
        token = (await _post(base, "/api/guests", {"name": "bot"}, None, Guest)).token
        await _post(base, f"/api/tables/{table}/join", {"key": key}, token, dict[str, Any])
    try:
        await _play(base, table, command, token, allowed or Allowed())
    except Misbehaviour as said:
        with suppress(PipeError):
            await _post(base, f"/api/tables/{table}/leave", {}, token, dict[str, Any])
        raise PipeError(f"the program {said}: its seat is given up") from None


async def _play(base: str, table: str, command: Sequence[str], token: str, allowed: Allowed) -> None:
    socket = "ws" + base.removeprefix("http") + "/api/socket"
    async with connect(socket, max_size=None, compression=None, close_timeout=1) as line:
        await line.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        await line.send(msgspec.json.encode({"type": "watch", "table": table}).decode())
        bot = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE_MOST)
        try:
            await Pipe(line, bot, allowed).carry()
        finally:
            if bot.returncode is None:
                bot.kill()
            await gone(bot)


async def gone(bot: Process) -> None:
    """Wait for the end of a program that was sent away.

    Asyncio tells of an end only when the output was read to its end too, and that of one that floods was left off: so
    the rest is read. A child that it left behind may hold its output open, and nobody waits for that one.
    """
    assert bot.stdout is not None  # noqa: S101  it was opened with pipes
    with suppress(TimeoutError):
        async with asyncio.timeout(PARTING):
            while await bot.stdout.read(LINE_MOST):
                pass
            await bot.wait()


class Misbehaviour(WarhallError):
    """The program is sent away; it says what it does."""


class Pipe:
    """A program at one end, the hall at the other."""

    def __init__(self, line: ClientConnection, bot: Process, allowed: Allowed) -> None:
        self.line = line
        self.bot = bot
        self.allowed = allowed
        self.over = False
        self.mistakes = 0
        self.asked: int | None = None
        """The count of the question that it has not answered yet."""
        self.since = 0.0
        self.written = 0
        """Bytes since it was asked."""

    async def carry(self) -> None:
        """Carry messages both ways until the game is over."""
        ways = (self._to_bot(), self._to_server(), self._watched())
        tasks = {asyncio.create_task(each) for each in ways}
        done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            task.result()
        if not self.over:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.bot.wait(), 1.0)
            code = self.bot.returncode
            raise Misbehaviour("closed its output" if code is None else f"ended with code {code}")

    async def _to_bot(self) -> None:
        assert self.bot.stdin is not None  # noqa: S101  it was opened with pipes
        try:
            async for message in self.line:
                text = message if isinstance(message, str) else message.decode()
                self._heed(msgspec.json.decode(text))
                self.bot.stdin.write(text.encode() + b"\n")  # one that does not read must not stop us from listening
                if self.bot.stdin.transport.get_write_buffer_size() > UNREAD:
                    raise Misbehaviour("does not read what it is told")
                if self.over:
                    await self.bot.stdin.drain()
                    self.bot.stdin.close()
                    return
        except (BrokenPipeError, ConnectionResetError):
            return
        except ConnectionClosed as closed:
            raise Misbehaviour(f"was hung up on by the hall: {closed.reason or closed.code}") from None

    def _heed(self, message: dict[str, Any]) -> None:
        """What a message of the hall means for the time and the patience that the program has."""
        match message.get("type"):
            case "update":
                self.over = message["info"]["status"] == "over"
                outlook = message.get("outlook") or {}
                asked = outlook.get("count") if outlook.get("question") else None
                if asked != self.asked:
                    self.asked, self.since = asked, asyncio.get_running_loop().time()
                    self.written = self.mistakes = 0
            case "error" if message.get("code") != "stale":
                self.mistakes += 1
                if self.mistakes > MISTAKES:
                    raise Misbehaviour(f"insists on what is not allowed ({message.get('code')})")

    async def _to_server(self) -> None:
        assert self.bot.stdout is not None  # noqa: S101  it was opened with pipes
        try:
            async for text in self.bot.stdout:
                self.written += len(text)
                if self.written > FLOOD:
                    raise Misbehaviour(f"writes more than {FLOOD} bytes without an answer")
                if text.strip():
                    await self.line.send(text.decode().strip())
        except ValueError:
            raise Misbehaviour(f"writes a line of more than {LINE_MOST} bytes") from None
        except ConnectionClosed:
            await asyncio.Event().wait()  # the other way tells why

    async def _watched(self) -> None:
        """Look at the clock and at its memory until it takes too much of either."""
        while True:
            await asyncio.sleep(TICK)
            late = asyncio.get_running_loop().time() - self.since
            if self.asked is not None and not self.over and late > self.allowed.seconds:
                raise Misbehaviour(f"does not answer within {self.allowed.seconds:g} s")
            used = memory(self.bot.pid)
            if used > self.allowed.megabytes << 20:
                raise Misbehaviour(f"takes {used >> 20} MB of memory, but may take {self.allowed.megabytes}")


async def _post(base: str, path: str, body: object, token: str | None, answer: type[Any]) -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    request = Request(base + path, msgspec.json.encode(body), headers, method="POST")  # noqa: S310  http was checked

    def send() -> bytes:
        with urlopen(request, timeout=30) as response:  # noqa: S310  http was checked
            return bytes(response.read())

    try:
        return msgspec.json.decode(await asyncio.to_thread(send), type=answer)
    except OSError as error:
        raise PipeError(f"the server refused {path}: {error}") from None
