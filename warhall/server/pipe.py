"""Bots over standard input and output: the socket through a pipe.

The runner takes a seat, says hello and watches; then every message of the server becomes a line on the bot's input, and
every line of its output a message to the server. The bot never sees the token.
"""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from warhall.kernel.errors import WarhallError

LINE_MOST = 64 * 1024


class PipeError(WarhallError):
    """The bot cannot be brought to the table."""


class Guest(msgspec.Struct, frozen=True):
    """Who the bot is in the hall."""

    token: str


async def run_bot(server: str, table: str, command: Sequence[str], *, token: str | None, key: str | None) -> None:
    """Seat a program at a table and play until the game is over."""
    base = server.rstrip("/")
    if urlsplit(base).scheme not in ("http", "https"):
        raise PipeError("name the server as http://HOST:PORT")
    if token is None:
        token = (await _post(base, "/api/guests", {"name": "bot"}, None, Guest)).token
        await _post(base, f"/api/tables/{table}/join", {"key": key}, token, dict[str, Any])
    socket = "ws" + base.removeprefix("http") + "/api/socket"
    async with connect(socket, max_size=None, compression=None) as line:
        await line.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        await line.send(msgspec.json.encode({"type": "watch", "table": table}).decode())
        bot = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE_MOST)
        try:
            await _serve(line, bot)
        finally:
            if bot.returncode is None:
                bot.kill()
            await bot.wait()


async def _serve(line: ClientConnection, bot: Process) -> None:
    """Carry messages both ways until the game is over, the bot ends or the connection does."""
    tasks = {asyncio.create_task(_to_bot(line, bot)), asyncio.create_task(_to_server(line, bot))}
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        task.result()


async def _to_bot(line: ClientConnection, bot: Process) -> None:
    assert bot.stdin is not None  # noqa: S101  it was opened with pipes
    try:
        async for message in line:
            text = message if isinstance(message, str) else message.decode()
            bot.stdin.write(text.encode() + b"\n")
            await bot.stdin.drain()
            if _is_over(text):
                bot.stdin.close()
                return
    except (ConnectionClosed, BrokenPipeError, ConnectionResetError):
        return


def _is_over(text: str) -> bool:
    message = msgspec.json.decode(text)
    return bool(message.get("type") == "update" and message["info"]["status"] == "over")


async def _to_server(line: ClientConnection, bot: Process) -> None:
    assert bot.stdout is not None  # noqa: S101  it was opened with pipes
    async for text in bot.stdout:
        if text.strip():
            await line.send(text.decode().strip())


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
