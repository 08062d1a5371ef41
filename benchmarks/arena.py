"""How well the arena uses a machine: `python -m benchmarks.arena [GAME] [--bot BOT] [--games N] [--rounds R] [--json]`.

`--only processes ray` leaves the others out.

Here: the same games in one process, in two, and on a local Ray cluster if Ray is installed, in turns in one run, and
how the memory of the process that holds the results grows. `speed` is in games a second by the clock; it says
something only on a machine that has two processors to spare. `cpu` is what a game costs all processes together: its
ratio is what the pool itself costs, and hardly depends on what else the machine does. `start` is what passes until the
first games are in: processes or a cluster are started anew in every round.
"""

from __future__ import annotations

import argparse
import os
import resource
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from statistics import median

import msgspec

from warhall.arena.backends import BackEnd, played
from warhall.arena.matches import Fixture, Terms
from warhall.games import game as game_of

POOLS = ("processes", "ray")
PAGE = resource.getpagesize()
STARTING = 8
"""The clock begins after so many games: starting processes or a cluster is no part of how fast they play."""


class Row(msgspec.Struct, frozen=True):
    """One back end."""

    kind: str
    jobs: int
    games: int
    speed: float
    """Games a second by the clock, the median of the rounds."""
    start: float
    """Seconds until every process had played its first games."""
    cpu: float | None
    """Seconds of all processors for a game; unknown on Ray, whose processes are not ours."""
    grown: int
    """By so many kilobytes the process that holds the results grew from the first quarter of the games to the last."""


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.arena", description=__doc__)
    parser.add_argument("game", nargs="?", default="tyrants")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100, help="in each round (default: 100)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", nargs="+", choices=("serial", "processes", "ray"), help="some back ends")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(words)
    kinds = [BackEnd("serial"), BackEnd("processes", 2)] + [BackEnd("ray", 2)] * (find_spec("ray") is not None)
    if given.only:
        kinds = [each for each in kinds if each.kind in given.only]
    players = game_of(given.game).choose(None).players
    terms = Terms(given.game, (), {}, (given.bot,) * players, arena=True)
    found: dict[BackEnd, list[Row]] = {each: [] for each in kinds}
    for number in range(given.rounds):
        for on in kinds:
            found[on].append(measured(terms, on, given.games, 1 + number * given.games))
    rows = [together(rounds) for rounds in found.values()]
    if given.json:
        print(msgspec.json.encode({"load": os.getloadavg()[0], "rows": rows}).decode())
        return
    print(f"{given.game}, {given.bot}, load average {os.getloadavg()[0]:.1f}")
    first = rows[0]
    for row in rows:
        cost = "-" if row.cpu is None or first.cpu is None else f"{row.cpu:.3f} s ({first.cpu / row.cpu:.2f} of one)"
        print(
            f"{row.kind:10}{row.jobs:2} jobs{row.games:7} games{row.speed:9.2f} a second "
            f"({row.speed / first.speed:.2f} times {first.kind})  start {row.start:.1f} s  cpu a game {cost}  "
            f"memory +{row.grown} kB"
        )
    pool, ray = ([each for on, rounds in found.items() if on.kind == kind for each in rounds] for kind in POOLS)
    if pool and ray:
        shares = [mine.speed / theirs.speed for mine, theirs in zip(ray, pool, strict=True)]
        print(f"ray beside processes, round by round: {', '.join(f'{each:.2f}' for each in shares)}")


def measured(terms: Terms, on: BackEnd, games: int, seed: int) -> Row:
    """One round."""
    fixtures = [Fixture(number) for number in range(seed, seed + games)]
    sizes = []
    before, asked = spent(), time.perf_counter()
    begun = asked
    for _ in played(terms, fixtures, on):
        sizes.append(size())
        if len(sizes) == min(STARTING, games // 4):
            begun = time.perf_counter()
    wall, cpu = time.perf_counter() - begun, spent() - before
    quarter = max(1, games // 4)
    grown = max(0, int(median(sizes[-quarter:]) - median(sizes[:quarter])))
    speed = (games - min(STARTING, games // 4)) / wall
    return Row(on.kind, on.jobs, games, speed, begun - asked, None if on.kind == "ray" else cpu / games, grown)


def together(rounds: list[Row]) -> Row:
    """The medians of several rounds."""
    costs = [each.cpu for each in rounds if each.cpu is not None]
    return Row(
        rounds[0].kind,
        rounds[0].jobs,
        sum(each.games for each in rounds),
        median(each.speed for each in rounds),
        median(each.start for each in rounds),
        median(costs) if costs else None,
        max(each.grown for each in rounds),
    )


def spent() -> float:
    """Seconds of processors that this process and the ended ones it has started have used."""
    uses = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in uses)


def size() -> int:
    """Kilobytes of this process in memory now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE // 1024


if __name__ == "__main__":
    main()
