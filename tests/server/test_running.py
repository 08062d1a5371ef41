"""Opening the hall: how it listens, and what it has done before the first visitor comes."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys

import pytest

from warhall.games import rooms
from warhall.server.running import PortError, listen, settle

pytestmark = pytest.mark.anyio


async def test_a_small_message_does_not_wait_for_the_receipt_of_a_large_one() -> None:
    asked: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def look(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        asked.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listening = listen("127.0.0.1", 0)
    async with await asyncio.start_server(look, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        assert await asked
        writer.close()
        await writer.wait_closed()


def test_a_port_that_is_taken_is_said_so() -> None:
    with listen("127.0.0.1", 0) as taken, taken.dup() as other:
        other.listen()
        with pytest.raises(PortError, match="cannot listen on 127"):
            listen("127.0.0.1", taken.getsockname()[1])


def test_the_collector_is_kept_off_what_was_read_before_the_first_visitor() -> None:
    try:
        settle()
        assert set(rooms().values()) <= set(sys.modules)
        assert gc.get_freeze_count() > 100_000
    finally:
        gc.unfreeze()
