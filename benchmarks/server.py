"""The server beside boardgame.io's, or an older one: `python -m benchmarks.server [--json] [--seconds N] [--rounds N]`.

50 tables of four in a row, or of another game with `--game`, two clients each, play at random as fast as they are
served. Warhall writes every move to disk (SQLite, full sync) before it answers; boardgame.io keeps everything in
memory, and plays four in a row only. `--against FOLDER` names another version of Warhall, as files. Servers run on one
core, the load on another. Only one of them is under load at a time, in short turns, so that a machine that changes its
pace does so for all. A move counts when the opponent has the new state. With `--pace SECONDS` each table makes one move
in so long a time, as people do, and the question is how soon the opponent sees it. With `--processes N` several
processes of Warhall on PostgreSQL are measured beside one on PostgreSQL. With `--compiled` this version runs as machine
code (`make compiled`), which the table then says.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import secrets
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

HERE = Path(__file__).parent
PEERS = HERE / "peers_node"
COMPILED = Path("build/compiled")
TABLES = 50
FOUR, OURS, SEVERAL, PEER, OLDER = "four", "warhall", "several", "boardgame.io", "older warhall"
SERVE = """
import sys
from warhall.server.running import run
from warhall.server.settings import Settings
free = dict(messages_per_second=1e9, requests_per_second=1e9, sign_ins_per_minute=1e9)
free |= dict(sockets_per_address=10**6, tables_per_person=10**6)
free |= dict(processes=int(sys.argv[3])) if int(sys.argv[3]) > 1 else {}
run(Settings(port=int(sys.argv[1]), database=sys.argv[2], bots_ready=False, **free), opens_browser=False)
"""


class Turn(msgspec.Struct, frozen=True):
    """What the load saw in one turn."""

    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    games: int
    faults: int
    live: int = 0
    """Tables at which somebody has moved."""


class Row(msgspec.Struct, frozen=True):
    """One server's figures: medians over all turns."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_microseconds_per_move: float
    memory_mb: float
    stored: str


class Ratio(msgspec.Struct, frozen=True):
    """Warhall's figure divided by another server's: the median over all turns, and the least and the most of them."""

    moves: tuple[float, float, float]
    cpu: tuple[float, float, float]


class Report(msgspec.Struct, frozen=True):
    """Everything that one run tells."""

    tables: int
    rounds: int
    seconds: float
    servers: dict[str, Row]
    game: str
    ratios: dict[str, Ratio]
    pace: float = 0.0
    compiled: bool = False
    """Whether Warhall ran as machine code; an older version never does."""


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=4.0, help="how long a turn is (default: 4)")
    parser.add_argument("--rounds", type=int, default=5, help="turns for each server (default: 5)")
    parser.add_argument("--tables", type=int, default=TABLES, help="busy tables (default: 50)")
    parser.add_argument("--game", default=FOUR, help="what is played (default: four)")
    parser.add_argument("--against", type=Path, help="the folder of another version of Warhall")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds for a move of each table (default: none)")
    parser.add_argument("--postgres", help="the URL of a PostgreSQL where databases may be made, instead of SQLite")
    parser.add_argument("--processes", type=int, default=1, help="measure so many beside one; needs --postgres")
    parser.add_argument("--compiled", action="store_true", help=f"run this version from {COMPILED}")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    given = parser.parse_args(words)
    report = measure(Wanted(**{name: getattr(given, name) for name in Wanted.__struct_fields__}))
    print(msgspec.json.encode(report).decode() if given.json else table(report))


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What is measured."""

    tables: int = TABLES
    rounds: int
    seconds: float
    game: str = FOUR
    against: Path | None = None
    pace: float = 0.0
    postgres: str | None = None
    processes: int = 1
    compiled: bool = False

    @property
    def sides(self) -> list[str]:
        """Who takes part."""
        sides = [OURS]
        if self.processes > 1:
            sides.append(SEVERAL)
        if self.game == FOUR and not self.pace:
            sides.append(PEER)
        if self.against is not None:
            sides.append(OLDER)
        return sides


def measure(wanted: Wanted) -> Report:
    """Start the servers, load them in turns, and gather the figures."""
    node = shutil.which("node")
    if node is None or not install():
        raise SystemExit("the load needs node and npm")
    if wanted.processes > 1 and wanted.postgres is None:
        raise SystemExit("several processes share PostgreSQL: name one with --postgres URL")
    if wanted.compiled and not COMPILED.is_dir():
        raise SystemExit(f"there is no {COMPILED}: `make compiled` makes it")
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with ExitStack() as stack:
        sides: dict[str, Side] = {}
        for name in wanted.sides:
            if wanted.postgres is not None:
                database = asyncio.run(new_database(wanted.postgres))
            else:
                database = f"sqlite:///{Path(stack.enter_context(tempfile.TemporaryDirectory())) / 'hall.sqlite'}"
            number = wanted.processes if name == SEVERAL else 1
            built = COMPILED.resolve() if wanted.compiled and name in (OURS, SEVERAL) else None
            command = [sys.executable, *(["-P"] if built else []), "-c", SERVE, "PORT", database, str(number)]
            if name == PEER:
                command = [node, str(PEERS / "peer_server.cjs"), "PORT"]
            manner = "whole" if name == OLDER else OURS if name == SEVERAL else name
            load = [node, str(PEERS / "load.cjs"), manner, "PORT", str(wanted.tables), wanted.game, str(wanted.pace)]
            where = wanted.against if name == OLDER and wanted.against is not None else HERE.parent
            sides[name] = stack.enter_context(side(command, where, load, spread=number > 1, built=built))
        for one in sides.values():
            seen, _ = one.turn(wanted.seconds)  # warm-up
            while wanted.pace and seen.live < wanted.tables:
                seen, _ = one.turn(wanted.seconds)
        turns: dict[str, list[tuple[Turn, float]]] = {name: [] for name in sides}
        for _ in range(wanted.rounds):
            for name, one in sides.items():
                turns[name].append(one.turn(wanted.seconds))
        memory = {name: one.memory() for name, one in sides.items()}
    rows = {name: row(taken, memory[name], name) for name, taken in turns.items()}
    ratios = {name: ratio(turns[OURS], taken) for name, taken in turns.items() if name != OURS}
    return Report(wanted.tables, wanted.rounds, wanted.seconds, rows, wanted.game, ratios, wanted.pace, wanted.compiled)


async def new_database(server: str) -> str:
    """A database of its own on a PostgreSQL."""
    import asyncpg  # noqa: PLC0415  only who measures PostgreSQL has it

    line = await asyncpg.connect(server)
    name = f"bench_{os.getpid()}_{secrets.token_hex(4)}"
    await line.execute(f'CREATE DATABASE "{name}"')
    await line.close()
    return f"{server.rpartition('/')[0]}/{name}"


def ratio(ours: list[tuple[Turn, float]], theirs: list[tuple[Turn, float]]) -> Ratio:
    """The one beside the other, turn by turn."""

    def spread(figure: Callable[[tuple[Turn, float]], float]) -> tuple[float, float, float]:
        each = [figure(mine) / figure(other) for mine, other in zip(ours, theirs, strict=True)]
        return statistics.median(each), min(each), max(each)

    return Ratio(spread(rate), spread(cost))


def install() -> bool:
    """Fetch the peer once."""
    if (PEERS / "node_modules" / "boardgame.io").is_dir():
        return True
    npm = shutil.which("npm")
    if npm is None:
        return False
    command = [npm, "install", "--no-audit", "--no-fund", "--silent"]
    done = subprocess.run(command, cwd=PEERS, check=False, stdout=subprocess.DEVNULL)  # noqa: S603  our own command
    return done.returncode == 0


class Side:
    """A server on one core and its load on another; the load stands still between turns."""

    def __init__(self, server: subprocess.Popen[str], load: subprocess.Popen[str]) -> None:
        self.server = server
        self.load = load

    def turn(self, seconds: float) -> tuple[Turn, float]:
        """Load the server for a while: what the clients saw, and the seconds of CPU that the server used."""
        assert self.load.stdin is not None  # noqa: S101  it was opened with pipes
        assert self.load.stdout is not None  # noqa: S101  it was opened with pipes
        self.load.send_signal(signal.SIGCONT)
        before = self.cpu()
        self.load.stdin.write(f"{seconds}\n")
        self.load.stdin.flush()
        seen = msgspec.json.decode(self.load.stdout.readline(), type=Turn)
        used = self.cpu() - before
        self.load.send_signal(signal.SIGSTOP)
        return seen, used

    @property
    def processes(self) -> list[int]:
        """The server and the processes that it has started."""
        own = self.server.pid
        return [own, *map(int, Path(f"/proc/{own}/task/{own}/children").read_text(encoding="utf-8").split())]

    def cpu(self) -> float:
        """The CPU time of the server so far; a database in processes of its own is not in it."""
        ticks = 0
        for process in self.processes:
            fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """The most memory that the server had, in megabytes."""
        most = 0
        for process in self.processes:
            lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
            most += next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
        return most / 1024


@contextmanager
def side(
    command: list[str], where: Path, loads: list[str], *, spread: bool = False, built: Path | None = None
) -> Iterator[Side]:
    """A server with its load, ready to run; each is told the port. One that is spread may use every core."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    def told(words: list[str]) -> list[str]:
        return [str(port) if word == "PORT" else word for word in words]

    server = started(told(command), where, core=None if spread else 0, built=built)
    assert server.stdout is not None  # noqa: S101  it was opened with pipes
    server.stdout.readline()  # it says that it is ready
    load = started(told(loads), HERE.parent, core=1)
    try:
        yield Side(server, load)
    finally:
        for process in (load, server):
            process.send_signal(signal.SIGCONT)
            process.terminate()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    stream.close()


def started(command: list[str], where: Path, core: int | None, built: Path | None = None) -> subprocess.Popen[str]:
    """A process in a folder, on a core of its own, where there are several, or on all; from sources, or as built."""
    cores = sorted(os.sched_getaffinity(0))
    own = set(cores) if core is None else {cores[core % len(cores)]}
    return subprocess.Popen(  # noqa: S603  our own commands
        command,
        cwd=where,
        env={**os.environ, "NODE_ENV": "production", **({"PYTHONPATH": str(built)} if built else {})},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, own),  # noqa: PLW1509  there are no threads here
    )


def rate(turn: tuple[Turn, float]) -> float:
    """Moves per second; a turn in which nobody came to move counts as one move."""
    return max(1, turn[0].moves) / turn[0].seconds


def cost(turn: tuple[Turn, float]) -> float:
    """The server's CPU per move, in microseconds."""
    return 1e6 * turn[1] / max(1, turn[0].moves)


def row(turns: list[tuple[Turn, float]], memory: float, name: str) -> Row:
    """The medians of a server."""
    return Row(
        moves_per_second=statistics.median(map(rate, turns)),
        p50_ms=statistics.median(turn.p50_ms for turn, _ in turns),
        p99_ms=statistics.median(turn.p99_ms for turn, _ in turns),
        cpu_microseconds_per_move=statistics.median(map(cost, turns)),
        memory_mb=memory,
        stored="every move, on disk before the answer" if name != PEER else "nothing",
    )


def table(report: Report) -> str:
    """The report for people."""
    how = f"with a move every {report.pace:g} s" if report.pace else "busy"
    lines = [f"{report.tables} tables of {report.game}, {how}, {report.rounds} turns of {report.seconds:g} s each"]
    if report.compiled:
        lines.append("warhall runs as machine code here (the compiled build)")
    lines.append(f"{'server':<14}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU us/move':>13}{'MB':>6}  stored")
    for name, each in report.servers.items():
        lines.append(
            f"{name:<14}{each.moves_per_second:>9.0f}{each.p50_ms:>9.1f}{each.p99_ms:>9.1f}"
            f"{each.cpu_microseconds_per_move:>13.0f}{each.memory_mb:>6.0f}  {each.stored}"
        )
    for name, beside in report.ratios.items():
        moves, cpu = ("{:.2f} ({:.2f} to {:.2f})".format(*of) for of in (beside.moves, beside.cpu))
        lines.append(f"beside {name}: {moves} times the moves, {cpu} times the CPU per move")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
