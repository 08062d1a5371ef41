"""Many bots on one server: `python -m benchmarks.bot_tables [--tables N] [--seconds N] [--level NAME] [--json]`.

One guest opens tables at which only bots sit, of all five games in turn; another has a single one. How many choices
were not the bots' own, and how long did each person's bots wait? The waits of the second person show that the first
slows only himself.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from warhall.server.facts import Acted, Who
from warhall.server.hall import Hall
from warhall.server.people import public
from warhall.server.seating import SeatWish, Wish
from warhall.server.settings import Settings
from warhall.server.workers import Order, Workers

GAMES = ("tyrants", "fantasy_commander", "dungeon_command", "dungeoneer", "dnd_miniatures")
T = TypeVar("T")


class Waits(msgspec.Struct, frozen=True):
    """How long the bots of one person took to answer, queue and thought together, in seconds."""

    person: str
    tables: int
    choices: int
    median: float
    p95: float
    longest: float


class Report(msgspec.Struct, frozen=True):
    """What one run tells."""

    tables: int
    level: str
    workers: int
    seconds: float
    moves: int
    replaced: int
    """Choices made in a bot's place; must be 0."""
    late: int
    """Choices for which the time was up: the best move so far was played."""
    ended: int
    """Processes that died or had to be ended."""
    queue: int
    """The longest line seen."""
    wait_mean: float
    """Seconds in the line, on average."""
    wait_longest: float
    persons: list[Waits]


class Watched(Workers):
    """Workers that note how long each person waited."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.took: dict[str, list[float]] = defaultdict(list)
        self.longest = 0

    async def do(self, order: Order, answer: type[T]) -> tuple[T, bool]:
        """Note it."""
        begun = time.perf_counter()
        self.longest = max(self.longest, self.queued + 1)
        done = await super().do(order, answer)
        self.took[order.person].append(time.perf_counter() - begun)
        return done


async def open_table(hall: Hall, person: Who, game: str, level: str) -> str:
    """A table at which two bots sit."""
    seats = [SeatWish("bot", bot=level), SeatWish("bot", bot=level)]
    return (await hall.lobby.create(person, Wish(game=game, seats=seats))).table.id


async def measure(tables: int, seconds: float, level: str, workers: int, folder: Path) -> Report:
    """Open the tables, let them play for a while, and count."""
    hall = Hall(Settings(database=f"sqlite:///{folder / 'hall.sqlite'}", bot_workers=workers))
    hall.workers = hall.thinkers.workers = watched = Watched(workers)
    await hall.open()
    try:
        guest = public((await hall.people.guest("Guest"))[0])
        anna = public((await hall.people.guest("Anna"))[0])
        for number in range(tables):
            await open_table(hall, guest, GAMES[number % len(GAMES)], level)
        await open_table(hall, anna, GAMES[0], level)
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - begun
        autos = [
            line.fact.auto
            for desk in hall.tables.desks.values()
            for line in await hall.store.lines(desk.id)
            if isinstance(line.fact, Acted)
        ]
    finally:
        await hall.close()
    waits = watched.waits["bot"]
    return Report(
        tables=tables + 1,
        level=level,
        workers=workers,
        seconds=spent,
        moves=len(autos),
        replaced=sum(auto != "bot" for auto in autos),
        late=watched.late["bot"],
        ended=watched.ended,
        queue=watched.longest,
        wait_mean=waits.sum / max(1, waits.count),
        wait_longest=waits.longest,
        persons=[
            waits_of("guest", tables, watched.took[guest.id]),
            waits_of("anna", 1, watched.took[anna.id]),
        ],
    )


def waits_of(person: str, tables: int, took: list[float]) -> Waits:
    """The figures of one person."""
    ordered = sorted(took) or [0.0]
    p95 = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return Waits(person, tables, len(took), statistics.median(ordered), p95, ordered[-1])


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bot_tables", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=60, help="tables of the first guest (default: 60)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they play (default: 60)")
    parser.add_argument("--level", default="greedy", help="who plays (default: greedy)")
    parser.add_argument("--workers", type=int, default=1, help="processes that think (default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(measure(given.tables, given.seconds, given.level, given.workers, Path(folder)))
    if given.json:
        print(msgspec.json.encode(report).decode())
        return
    print(f"{report.tables} tables, {report.level}, {report.workers} process(es), {report.seconds:.0f} s")
    print(f"moves {report.moves}, replaced {report.replaced}, late {report.late}, processes ended {report.ended}")
    print(f"line: longest {report.queue}, wait mean {report.wait_mean:.3f} s, longest {report.wait_longest:.3f} s")
    for each in report.persons:
        print(
            f"{each.person}: {each.tables} table(s), {each.choices} choices, answered after "
            f"{each.median:.3f} s (median), {each.p95:.3f} s (95 %), {each.longest:.3f} s (longest)"
        )
    if report.replaced:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
