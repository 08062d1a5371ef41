"""Halls in processes of their own, to be killed hard or to be several on one database.

Here: a cradle, `python -m tests.server.process`, that has read every game and forks a process for each line "PORT
DATABASE SEED" it reads, so that twenty restarts cost twenty forks; and reading the facts that a process left on disk. A
hall is opened as `warhall serve` does, with limits that do not hinder a test, with the duel among its games, and with
chance that follows from the seed.
"""

from __future__ import annotations

import asyncio
import fcntl
import itertools
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg
import httpx

from tests.guard import GUARD
from tests.seeded import seed_draws
from warhall.games import rooms
from warhall.server.app import application
from warhall.server.hall import Hall
from warhall.server.running import run
from warhall.server.settings import Settings
from warhall.server.settling import settle

Row = tuple[str, int, str | None, str]
"""Table, number, client and body of a fact."""


PORTS = range(20_000, 32_000)
"""Below those that the machine gives to whoever connects: a port that is free for a while stays free, and nobody who
connects to it in vain is connected to themselves.
"""
_ports = itertools.count(97 * os.getpid())
_kept: list[int] = []
"""The files by which this process holds its ports."""


def free_port() -> int:
    """A port that nobody uses, and that no other test is given while this process lives.

    A server that is killed leaves its port free until the next one listens there. Whoever only looked for a port that
    is free could then take it, or stand in its way for the moment of looking: two tests side by side would talk to each
    other's servers, or a server would not start. So each port has a file, and only who holds its lock may look at it.
    """
    for number in _ports:
        port = PORTS[number % len(PORTS)]
        file = os.open(Path(tempfile.gettempdir(), f"warhall-port-{port}"), os.O_RDWR | os.O_CREAT, 0o666)
        with suppress(OSError), socket.socket() as probe:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            probe.bind(("127.0.0.1", port))
            _kept.append(file)
            return port
        os.close(file)
    raise AssertionError("numbers never end")


class Cradle:
    """Where processes come from."""

    def __init__(self) -> None:
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115  closed with the cradle
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process"],
            cwd=Path(__file__).parents[2],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        self._seed = ""
        self._forked = 0

    def seed(self, seed: str) -> None:
        """From now on processes draw what follows from this seed, each something else."""
        self._seed, self._forked = seed, 0

    def fork(self, port: int, database: str) -> int:
        """A new process; it does not answer yet."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self._forked += 1
        self.process.stdin.write(f"{port} {database} {self._seed} {self._forked}\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """No more processes."""
        with self.log, self.process:
            self.process.kill()

    def said(self) -> str:
        """The last that processes have logged: why one did not start stands there."""
        self.log.seek(0)
        return "".join(self.log.readlines()[-20:])

    @asynccontextmanager
    async def running(self, port: int, database: str) -> AsyncIterator[int]:
        """A server process that answers, and its id; it is killed hard in the end."""
        ident = self.fork(port, database)
        try:
            async with asyncio.timeout(GUARD), httpx.AsyncClient(verify=False, timeout=GUARD) as client:  # noqa: S501  nothing is encrypted
                while True:
                    assert is_alive(ident), f"the server at {port} has ended:\n{self.said()}"
                    try:
                        if (await client.get(f"http://127.0.0.1:{port}/api/health")).status_code == 200:
                            break
                    except (OSError, httpx.HTTPError):
                        await asyncio.sleep(0.02)
            yield ident
        finally:
            await kill(ident)


def is_alive(ident: int) -> bool:
    try:
        os.kill(ident, 0)
    except ProcessLookupError:
        return False
    return True


async def kill(ident: int) -> None:
    """End a process in the middle of whatever it does, and wait until it is gone."""
    if is_alive(ident):
        os.kill(ident, signal.SIGKILL)
    async with asyncio.timeout(GUARD):
        while is_alive(ident):
            await asyncio.sleep(0.01)


async def stored(database: str, table: str = "") -> list[Row]:
    """Every fact on disk, or every fact of one table."""
    query = "SELECT table_id, number, client, body FROM event ORDER BY table_id, number"
    if table:
        query = query.replace("ORDER", f"WHERE table_id = '{table}' ORDER")
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            rows = connection.execute(query).fetchall()
        connection.close()
        return rows
    line = await asyncpg.connect(database)
    found = [tuple(row) for row in await line.fetch(query)]
    await line.close()
    return found


def serve(port: int, database: str, seed: str) -> None:
    """Serve until killed."""
    seed_draws(seed)
    settings = Settings(
        port=port,
        database=database,
        bots_ready=False,
        client=Path("there-is-none"),
        messages_per_second=1e9,
        requests_per_second=1e9,
        sign_ins_per_minute=1e9,
        header_seconds=GUARD,
        body_seconds=GUARD,
        snapshot_every=10,
        poll_seconds=0.1,
    )
    run(settings, opens_browser=False)


def main() -> None:
    """Fork a process for every line that is read."""
    rooms()["duel"] = "tests.kernel.duel"
    settle()
    application(Hall(Settings()))  # the first one takes four times as long as any other; nobody ever opens it
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who is killed is not mourned: it leaves no zombie
    for line in sys.stdin:
        port, database, seed = line.rstrip("\n").split(" ", 2)
        ident = os.fork()
        if ident == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            nothing = os.open(os.devnull, os.O_RDWR)
            os.dup2(nothing, 0)
            os.dup2(nothing, 1)
            serve(int(port), database, seed)
            os._exit(0)
        sys.stdout.write(f"{ident}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
