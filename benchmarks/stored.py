"""What stored tables cost: `python -m benchmarks.stored [--json] [--tables N] [--game GAME]`.

A game in the middle, between two people, is copied many times in a new SQLite file. Then a hall is opened on it in a
process of its own, as after a restart, until it answers. Tables are laid on its desks with both players watching, as
their browsers do, and put away again as after a while without a move, to see how much memory an idle one takes; and
others are kept live, to see what those take.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from sqlalchemy import Connection, text

from warhall.kernel.dice import SeededDice
from warhall.server.hall import Hall
from warhall.server.people import public
from warhall.server.seating import Wish
from warhall.server.settings import Settings

ACTIONS = 60
DESKS = 400
OPENED = "import sys; from benchmarks.stored import opened; print(opened(sys.argv[1], int(sys.argv[2])))"


class Report(msgspec.Struct, frozen=True):
    """Everything that one run tells."""

    game: str
    tables: int
    open_seconds: float
    """From opening the database to the first answer; reading the games is not in it, which every start needs."""
    open_cpu: float
    desks: int
    idle_kb: float
    """The memory of an idle table that two watch; their sockets are not in it."""
    live_kb: float
    """The memory of one at which somebody has just moved."""


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stored", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=10_000, help="stored tables (default: 10,000)")
    parser.add_argument("--game", default="tyrants", help="what is played at them (default: tyrants)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a sentence")
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'hall.sqlite'}"
        asyncio.run(fill(database, given.game, given.tables))
        command = [sys.executable, "-c", OPENED, database, str(DESKS)]
        said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603  our own command
    seconds, cpu, desks, idle, live = (float(word) for word in said.stdout.split())
    report = Report(given.game, given.tables, seconds, cpu, int(desks), idle, live)
    if given.json:
        print(msgspec.json.encode(report).decode())
    else:
        print(
            f"{report.tables} stored tables of {report.game}: open after {seconds:.2f} s ({cpu:.2f} s of CPU); "
            f"{report.desks} idle ones take {idle:.1f} kB each, as many live ones {live:.1f} kB"
        )


def settings(database: str) -> Settings:
    """A hall without bots that makes room for nobody."""
    return Settings(database=database, bots_ready=False, live_tables=10**6)


async def fill(database: str, game: str, tables: int) -> None:
    """Play one game for a while, and copy it."""
    hall = Hall(settings(database))
    await hall.open()
    people = [public((await hall.people.guest(name))[0]) for name in ("Anna", "Boris")]
    wish = msgspec.convert({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}, Wish)
    table = (await hall.lobby.create(people[0], wish)).table.id
    await hall.lobby.join(table, people[1])
    choose = SeededDice(1)
    for _ in range(ACTIONS):
        state = hall.tables.desks[table].playing().state
        seat, decision = min(state.decisions.items())
        code = decision.options[choose.below(len(decision.options))]
        notation = state.game.codec.notation(state, state.game.codec.action(code))
        await hall.moves.act(table, people[seat], None, notation, state.count)
    await hall.store.database.write(lambda connection: copied(connection, tables - 1))
    await hall.close()


def copied(connection: Connection, times: int) -> None:
    """Copy the only table with all that belongs to it, under other names."""
    for name, key in (("game_table", "id"), ("event", "table_id"), ("snapshot", "table_id"), ("member", "table_id")):
        stored = next(
            each
            for each in connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'")).scalars()
            if each == name
        )
        columns = [row[1] for row in connection.execute(text(f'PRAGMA table_info("{stored}")'))]
        taken = ", ".join(f"'t' || copy.n AS \"{key}\"" if each == key else f'source."{each}"' for each in columns)
        connection.execute(
            text(
                "WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < :times) "  # noqa: S608  our own names
                f'INSERT INTO "{stored}" SELECT {taken} FROM copy, "{stored}" AS source '
                f'WHERE source."{key}" NOT LIKE \'t%\' OR length(source."{key}") = 12'
            ),
            {"times": times},
        )


def opened(database: str, desks: int) -> str:
    """Open a hall and lay tables on its desks; what it took, for the process that asked."""
    return " ".join(map(str, asyncio.run(_opened(database, desks))))


async def _opened(database: str, desks: int) -> tuple[float, float, int, float, float]:
    start, cpu = time.perf_counter(), time.process_time()
    hall = Hall(settings(database))
    await hall.open()
    await hall.store.ping()
    took, used = time.perf_counter() - start, time.process_time() - cpu
    await watched(hall, "t1", idle=True)  # the game is read with the first of its tables
    before = memory()
    for number in range(2, desks + 2):
        await watched(hall, f"t{number}", idle=True)
    between = memory()
    for number in range(desks + 2, 2 * desks + 2):
        await watched(hall, f"t{number}", idle=False)
    after = memory()
    await hall.close()
    return took, used, desks, (between - before) / desks, (after - between) / desks


async def watched(hall: Hall, table: str, *, idle: bool) -> None:
    """A table that both players watch."""
    async with hall.tables.opened(table) as desk:
        people = [chair.person for chair in desk.ledger.chairs]
    for person in people:
        await hall.viewing.watch(table, person, None, 0, Nowhere(), lean=True)
    if idle:
        hall.tables.rest(-1.0)


class Nowhere:
    """A connection whose messages nobody reads."""

    def send(self, message: bytes) -> None:
        """Send nothing."""


def memory() -> float:
    """What this process takes now, in kilobytes."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * resource.getpagesize() / 1024


if __name__ == "__main__":
    main()
