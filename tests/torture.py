"""A hall under torture: `make torture`, or `python -m tests.torture [--kills N] [--seed S] [ORDEAL ...]`.

Players play as fast as they are served while the hall is hurt: its processes and its database are killed hard at random
moments, the database is locked by others, slow, or may only be read, nothing more can be written, lines are cut. After
each ordeal every promise is counted: what was acknowledged stands in the log once and in its place, nothing stands
there twice, every log replays to the digests it holds, and play went on. The daily suite does the same in short
(`tests/server/test_crash.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path

import asyncpg
import msgspec

from tests.guard import GUARD
from tests.server.conftest import new_postgres
from tests.server.postgres import binaries, cluster
from tests.server.process import Cradle, free_port, kill, stored
from tests.server.test_crash import Load, Player
from warhall.kernel.dice import SeededDice
from warhall.server.faults import HallError
from warhall.server.hall import Hall
from warhall.server.settings import Settings

PLAYERS = 8
BETWEEN = (3, 60)
"""So many acknowledgements lie between two blows, at least and at most."""


ENDED = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
"""Ends every other connection to a database."""


class Verdict(msgspec.Struct, frozen=True):
    """What came of an ordeal."""

    ordeal: str
    blows: int
    acknowledged: int
    put_off: int
    """Answers that the database was not to be reached."""
    lost: int
    doubled: int
    tables: int
    not_replayed: int

    @property
    def stands(self) -> bool:
        """Whether every promise was kept."""
        return self.blows > 0 and not (self.lost or self.doubled or self.not_replayed)


class Scene:
    """A database, a port, and players who do not give up."""

    def __init__(self, database: str, cradle: Cradle, dice: SeededDice, blows: int) -> None:
        self.database = database
        self.cradle = cradle
        self.dice = dice
        self.blows = blows
        self.port = free_port()
        self.load = Load(f"http://127.0.0.1:{self.port}")

    async def some_play(self, load: Load | None = None) -> None:
        """Let them play for a while."""
        least, most = BETWEEN
        load = load or self.load
        await load.wait_for(load.count + least + self.dice.below(most - least))

    async def some_refusals(self) -> None:
        """Wait until somebody was told that the database is not to be reached."""
        before = self.load.put_off
        async with asyncio.timeout(GUARD):
            while self.load.put_off == before:
                await asyncio.sleep(0.01)

    @asynccontextmanager
    async def players(self, *loads: Load) -> AsyncIterator[None]:
        """Players at work."""
        everybody = loads or (self.load,)
        async with AsyncExitStack() as stack:
            for load in everybody:
                await stack.enter_async_context(load.client)
            async with asyncio.TaskGroup() as group:
                for number in range(PLAYERS):
                    group.create_task(Player(everybody[number % len(everybody)], number).run())
                try:
                    yield
                finally:
                    for load in everybody:
                        load.over = True


async def kill_the_hall(scene: Scene) -> None:
    """The only process is killed and another one started."""
    async with scene.players():
        for _ in range(scene.blows):
            async with scene.cradle.running(scene.port, scene.database) as process:
                await scene.some_play()
                await kill(process)


async def kill_one_of_two(scene: Scene) -> None:
    """Two processes serve the same tables; one after the other is killed and comes back."""
    other_port = free_port()
    other = Load(f"http://127.0.0.1:{other_port}")
    other.acknowledged = scene.load.acknowledged
    async with scene.players(scene.load, other), AsyncExitStack() as stack:
        ports, loads = (scene.port, other_port), (scene.load, other)
        running = [await stack.enter_async_context(scene.cradle.running(port, scene.database)) for port in ports]
        for blow in range(scene.blows):
            one = blow % 2
            await kill(running[one])
            await scene.some_play(loads[1 - one])
            running[one] = await stack.enter_async_context(scene.cradle.running(ports[one], scene.database))
            await scene.some_play(loads[one])
    scene.load.count += other.count
    scene.load.put_off += other.put_off


async def kill_the_database(scene: Scene) -> None:
    """PostgreSQL is stopped in the middle of everything, and started again."""
    line = await asyncpg.connect(scene.database)
    folder = str(await line.fetchval("SHOW data_directory"))
    await line.close()
    tools = binaries()
    assert tools is not None
    user = "nobody" if os.getuid() == 0 else None

    def control(*words: str) -> None:
        command = [str(tools / "pg_ctl"), "-D", folder, "-w", "-l", f"{folder}/../log", *words]
        subprocess.run(command, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)

    options = (Path(folder) / "postmaster.opts").read_text(encoding="utf-8").split(" ", 1)[1].strip()
    async with scene.players(), scene.cradle.running(scene.port, scene.database):
        for _ in range(scene.blows):
            await scene.some_play()
            await asyncio.to_thread(control, "-m", "immediate", "stop")
            await asyncio.to_thread(control, "-o", options, "start")
        await scene.some_play()


async def lock_the_database(scene: Scene) -> None:
    """Somebody else holds the only lock of the file for a while."""
    file = scene.database.removeprefix("sqlite:///")
    async with scene.players(), scene.cradle.running(scene.port, scene.database):
        for _ in range(scene.blows):
            await scene.some_play()
            with closing(sqlite3.connect(file, timeout=GUARD, isolation_level=None)) as greedy:
                greedy.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(scene.dice.below(1000) / 1000)
                greedy.execute("ROLLBACK")
        await scene.some_play()


async def fill_the_disk(scene: Scene) -> None:
    """Nothing more can be written, as on a full disk; later there is room again."""
    file = scene.database.removeprefix("sqlite:///")
    async with scene.players(), scene.cradle.running(scene.port, scene.database) as process:
        for _ in range(scene.blows):
            await scene.some_play()
            whole = resource.prlimit(process, resource.RLIMIT_FSIZE)
            full = min(Path(file).stat().st_size, Path(f"{file}-wal").stat().st_size)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (full, whole[1]))
            await asyncio.sleep(scene.dice.below(500) / 1000)
            resource.prlimit(process, resource.RLIMIT_FSIZE, whole)
        await scene.some_play()


async def cut_the_lines(scene: Scene) -> None:
    """Every connection of the database is ended by its keeper."""
    async with scene.players(), scene.cradle.running(scene.port, scene.database):
        keeper = await asyncpg.connect(scene.database)
        for _ in range(scene.blows):
            await scene.some_play()
            await keeper.execute(ENDED)
        await scene.some_play()
        await keeper.close()


async def forbid_writing(scene: Scene) -> None:
    """The database may only be read for a while, as where another one has taken over."""
    name = scene.database.rpartition("/")[2]
    async with scene.players(), scene.cradle.running(scene.port, scene.database):
        keeper = await asyncpg.connect(scene.database)
        for _ in range(scene.blows):
            await scene.some_play()
            for forbidden in ("on", "off"):
                await keeper.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = {forbidden}')
                await keeper.execute(ENDED)
                if forbidden == "on":
                    await scene.some_refusals()
        await scene.some_play()
        await keeper.close()


async def slow_the_disk(scene: Scene) -> None:
    """Every write takes a good part of a second for a while."""
    async with scene.players(), scene.cradle.running(scene.port, scene.database):
        await scene.some_play()
        keeper = await asyncpg.connect(scene.database)
        await keeper.execute(
            "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN PERFORM pg_sleep(0.3); RETURN NULL; END $$"
        )
        for _ in range(scene.blows):
            await keeper.execute("CREATE TRIGGER slow AFTER INSERT ON event EXECUTE FUNCTION slow()")
            await scene.load.wait_for(scene.load.count + BETWEEN[0])
            await keeper.execute("DROP TRIGGER slow ON event")
            await scene.some_play()
        await keeper.close()


async def cut_visitors_off(scene: Scene) -> None:
    """The lines of all players are cut at once, whatever was under way; answers are lost, requests come again."""
    entrance = free_port()
    through = Load(f"http://127.0.0.1:{entrance}")
    lines: set[asyncio.StreamWriter] = set()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def enter(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            within, out = await asyncio.open_connection("127.0.0.1", scene.port)
        except OSError:
            writer.close()
            return
        lines.update({writer, out})
        await asyncio.gather(carry(reader, out), carry(within, writer))
        lines.difference_update({writer, out})

    async with (
        scene.cradle.running(scene.port, scene.database),
        await asyncio.start_server(enter, "127.0.0.1", entrance),
        scene.players(through),
    ):
        for _ in range(scene.blows):
            await scene.some_play(through)
            for line in list(lines):
                line.transport.abort()
        await scene.some_play(through)
    scene.load = through


Ordeal = Callable[[Scene], Awaitable[None]]
ORDEALS: dict[str, tuple[str, Ordeal, float]] = {
    "kills-sqlite": ("sqlite", kill_the_hall, 1.0),
    "kills-postgres": ("postgres", kill_the_hall, 0.5),
    "one-of-two": ("postgres", kill_one_of_two, 0.1),
    "database-killed": ("postgres", kill_the_database, 0.1),
    "lines-cut": ("postgres", cut_the_lines, 0.1),
    "database-locked": ("sqlite", lock_the_database, 0.1),
    "disk-full": ("sqlite", fill_the_disk, 0.1),
    "visitors-cut": ("sqlite", cut_visitors_off, 0.2),
    "read-only": ("postgres", forbid_writing, 0.05),
    "slow-disk": ("postgres", slow_the_disk, 0.05),
}
"""Each ordeal: the kind of database, what is done, and which share of the kills it gets in blows."""


async def judge(name: str, scene: Scene) -> Verdict:
    """Count what was promised, and what the log holds."""
    rows = await stored(scene.database)
    places = {(table, str(client).partition(":")[2]): number for table, number, client, _ in rows if client}
    promised = scene.load.acknowledged
    lost = sum(places.get(key) != number for key, number in promised.items())
    clients = Counter((table, client) for table, _, client, _ in rows if client)
    doubled = sum(count - 1 for count in clients.values())
    counts = Counter((row[0], fact["count"]) for row in rows if (fact := json.loads(row[3]))["kind"] == "acted")
    doubled += sum(count - 1 for count in counts.values())
    tables = sorted({table for table, *_ in rows})
    return Verdict(
        name,
        scene.blows,
        scene.load.count,
        scene.load.put_off,
        lost,
        doubled,
        len(tables),
        await not_replayed(scene.database, tables),
    )


async def not_replayed(database: str, tables: list[str]) -> int:
    """How many logs do not lead to the digests they hold."""
    hall = Hall(Settings(database=database, live_tables=50, bots_ready=False))
    failed = 0
    await hall.store.open()
    try:
        for ident in tables:
            try:
                async with hall.tables.opened(ident) as desk:
                    failed += desk.stranded
            except HallError:
                failed += 1
    finally:
        await hall.store.close()
    return failed


async def undergo(name: str, server: str | None, cradle: Cradle, seed: int, kills: int) -> Verdict | None:
    """One ordeal; None if there is no such database here."""
    kind, ordeal, share = ORDEALS[name]
    if kind == "postgres" and server is None:
        return None
    with tempfile.TemporaryDirectory(prefix="torture") as folder:
        database = f"sqlite:///{folder}/hall.sqlite"
        if kind == "postgres" and server is not None:
            database = await new_postgres(server)
        cradle.seed(f"{name} {seed}")
        scene = Scene(database, cradle, SeededDice(seed), max(2, round(kills * share)))
        await ordeal(scene)
        return await judge(name, scene)


def main() -> int:
    """Undergo the ordeals and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ordeals", nargs="*", choices=[*ORDEALS, []], default=[])
    parser.add_argument("--kills", type=int, default=200, help="of the hall on SQLite; the other ordeals follow")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    say(f"seed {asked.seed}")
    say("ordeal            blows  acknowledged  put off  lost  doubled  tables  not replayed")
    cradle = Cradle()
    well = True
    with cluster() as server:
        for name in asked.ordeals or ORDEALS:
            verdict = asyncio.run(undergo(name, server, cradle, asked.seed, asked.kills))
            if verdict is None:
                say(f"{name:16} left out: no PostgreSQL here")
                continue
            well &= verdict.stands
            say(
                f"{name:16} {verdict.blows:6} {verdict.acknowledged:13} {verdict.put_off:8} "
                f"{verdict.lost:5} {verdict.doubled:8} {verdict.tables:7} {verdict.not_replayed:13}"
            )
    cradle.close()
    say("every promise was kept" if well else "PROMISES WERE BROKEN")
    return 0 if well else 1


def say(line: str) -> None:
    """A line, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
