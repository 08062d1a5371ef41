"""Several processes of a hall at one port: they are one hall, and one that is killed is replaced with nothing lost."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.guard import GUARD
from tests.server.conftest import new_postgres
from tests.server.playing import Line, guest, line_to, table_of
from warhall.server.running import SharingError, run
from warhall.server.settings import Settings
from warhall.server.sharing import hand_on, handed_on

pytestmark = pytest.mark.anyio

ALONE = httpx.Limits(max_keepalive_connections=0)
"""Each request on a line of its own, to whichever process takes it."""


def test_settings_reach_the_other_processes_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARHALL_SETTINGS", "")
    settings = Settings(database="postgresql://x/y", proxies=("10.0.0.1",), client=Path("a b"), processes=3)
    hand_on(settings)
    assert handed_on() == settings


def test_several_processes_do_not_share_a_file(sqlite: str) -> None:
    with pytest.raises(SharingError, match="PostgreSQL"):
        run(Settings(database=sqlite, port=0, processes=2), opens_browser=False)


def children(process: int) -> list[int]:
    """The processes that serve, without the helper that Python starts beside them."""
    found = []
    for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        with suppress(FileNotFoundError, ProcessLookupError):  # it may be gone since
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


@asynccontextmanager
async def several(database: str) -> AsyncIterator[tuple[int, str]]:
    """A hall of two processes as `warhall serve` opens it: its first process and its address."""
    process = await asyncio.create_subprocess_exec(
        *(str(Path(sys.executable).parent / "warhall"), "serve", "--workers", "2", "--port", "0", "--no-browser"),
        *("--database", database, "--bot-workers", "1"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "LANG": "C.UTF-8"},
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(GUARD):
            line = (await process.stdout.readline()).decode()
        found = re.search(r"http://[0-9.:]+", line)
        assert found is not None, line
        yield process.pid, found[0]
    finally:
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(GUARD):
            await process.wait()


async def connections(address: str) -> set[str]:
    """How many sockets the processes say they have, asked so often that each of them was probably asked."""
    found = set()
    async with httpx.AsyncClient(base_url=address, timeout=GUARD, limits=ALONE) as client:
        for _ in range(20):
            text = (await client.get("/metrics")).text
            found.update(re.findall(r"^warhall_connections (\d+)$", text, re.MULTILINE))
    return found


async def lines_to_both(address: str, token: str | None) -> list[Line]:
    """Connections until every process has one."""
    lines = [await line_to(address, token)]
    while "0" in await connections(address):
        lines.append(await line_to(address, token))
    return lines


async def test_two_processes_are_one_hall_and_a_killed_one_is_replaced(request: pytest.FixtureRequest) -> None:
    server = request.getfixturevalue("postgres")
    if server is None or not sys.platform.startswith("linux"):
        pytest.skip("no PostgreSQL here, or no way to look at processes")
    async with several(await new_postgres(server)) as (first, address):
        serving = children(first)
        assert len(serving) == 2
        async with httpx.AsyncClient(base_url=address, timeout=GUARD, limits=ALONE) as anyone:
            anna, boris = await guest(anyone, "Anna"), await guest(anyone, "Boris")
            table = await table_of(anna, boris)
            watching = await lines_to_both(address, boris.token)
            for line in watching:
                await line.ask("watch", "update", table=table)
            await anna.act(table, "drop a")
            for line in watching:
                assert (await line.hear("update"))["info"]["count"] == 1
            os.kill(serving[0], signal.SIGKILL)
            while len(children(first)) < 2 or serving[0] in children(first):
                await asyncio.sleep(0.05)
            done = 1
            for who, column in ((boris, "b"), (anna, "a"), (boris, "b"), (anna, "a"), (boris, "b"), (anna, "a")):
                while True:  # the line to the process that was killed breaks; one tries again, as the client does
                    try:
                        await who.act(table, f"drop {column}", id=f"move-{done}", count=done)
                        break
                    except (httpx.TransportError, OSError):
                        continue
                done += 1
            assert (await anna.see(f"/api/tables/{table}"))["over"]["result"] is not None
            record = (await anyone.get(f"/api/tables/{table}/record")).text
            assert record.count(" drop ") == 7
