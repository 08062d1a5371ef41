"""How fast a move is on the screen: `python -m benchmarks.latency [--json] [--moves N]`.

Two people sit at a table without bots, each with a page in a real Chromium, and click. A move counts from the click to
the first frame that shows the state which the server has confirmed and written to disk, in the browser that clicked
and in the opponent's. Here: the figures. Not here: the clicking (`latency.mjs`).
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

HERE = Path(__file__).parent
GAMES = ("four", "tyrants", "fantasy_commander", "dungeon_command", "dnd_miniatures", "dungeoneer")
GOAL = 50.0
GOAL_P95 = 100.0
"""Milliseconds that a move may take: half of them, and 95 of 100."""


class Clicks(msgspec.Struct, frozen=True):
    """What the two browsers saw, in milliseconds from the click."""

    own: list[float]
    other: list[float]


class Row(msgspec.Struct, frozen=True):
    """The figures of one game, as the mover and as the opponent sees them."""

    moves: int
    median_ms: float
    p95_ms: float
    opponent_median_ms: float
    opponent_p95_ms: float


class Report(msgspec.Struct, frozen=True):
    """Everything that one run tells."""

    goal_ms: float
    goal_p95_ms: float
    busy: float
    """How many processes wanted a core, on average over the minute before the run, for each core."""
    busy_after: float
    """The same at its end: the run itself keeps about one core busy."""
    games: dict[str, Row]


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.latency", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--moves", type=int, default=40, help="moves of each game (default: 40)")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one (may be named several times)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    given = parser.parse_args(words)
    before = busy()
    rows = {game: measure(game, given.moves) for game in given.game or GAMES}
    report = Report(GOAL, GOAL_P95, before, busy(), rows)
    print(msgspec.json.encode(report).decode() if given.json else table(report))


def measure(game: str, moves: int) -> Row:
    """Play a game in two browsers."""
    node = shutil.which("node")
    if node is None or not (HERE.parent / "web" / "node_modules" / "playwright-core").is_dir():
        raise SystemExit("the browsers need node and the packages of web/: run 'make setup' first")
    done = subprocess.run(  # noqa: S603  our own command
        [node, str(HERE / "latency.mjs"), game, str(moves)],
        check=True,
        stdout=subprocess.PIPE,
        env={"WARHALL": str(Path(sys.executable).parent / "warhall"), **os.environ},
    )
    clicks = msgspec.json.decode(done.stdout, type=Clicks)
    return Row(
        moves=len(clicks.own),
        median_ms=statistics.median(clicks.own),
        p95_ms=p95(clicks.own),
        opponent_median_ms=statistics.median(clicks.other),
        opponent_p95_ms=p95(clicks.other),
    )


def p95(times: list[float]) -> float:
    """What 95 of 100 stay within."""
    return sorted(times)[round(0.95 * (len(times) - 1))]


def busy() -> float:
    """How busy the machine is besides: a figure beyond 1 makes everything slower."""
    return os.getloadavg()[0] / (os.cpu_count() or 1)


def table(report: Report) -> str:
    """The report for people."""
    lines = [
        f"milliseconds from click to screen; goal: median {report.goal_ms:g}, p95 {report.goal_p95_ms:g}; "
        f"load per core {report.busy:.1f} before the run, {report.busy_after:.1f} at its end"
    ]
    lines.append(f"{'game':<19}{'moves':>7}{'median':>9}{'p95':>9}{'opponent median':>18}{'opponent p95':>15}")
    for game, row in report.games.items():
        lines.append(
            f"{game:<19}{row.moves:>7}{row.median_ms:>9.0f}{row.p95_ms:>9.0f}"
            f"{row.opponent_median_ms:>18.0f}{row.opponent_p95_ms:>15.0f}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
