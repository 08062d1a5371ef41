"""Opening the hall: how it listens, and what it has done before the first visitor comes."""

from __future__ import annotations

import asyncio
import gc
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.process import free_port
from warhall.games import rooms
from warhall.server.running import PortError, check_database, listen, settle
from warhall.server.store.engine import DatabaseError

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


async def test_a_database_that_cannot_be_served_is_named_before_anybody_comes(sqlite: str, tmp_path: Path) -> None:
    await check_database(sqlite)
    with closing(sqlite3.connect(tmp_path / "hall.sqlite")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = 'from the future'")
        newer.commit()
    with pytest.raises(DatabaseError, match="written by a newer Warhall"):
        await check_database(sqlite)
    with pytest.raises(DatabaseError, match=r"does not answer: .*unable to open"):
        await check_database(f"sqlite:///{tmp_path / 'nowhere' / 'hall.sqlite'}")
    with pytest.raises(DatabaseError, match="does not answer"):
        await check_database(f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")
