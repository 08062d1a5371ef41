"""What got slower since the last figures were stored: `python -m benchmarks.guard [GAME ...] [--store] [--seconds N]`.

Here: each room beside the bare loop in one run, compared with `ratios.json`. Not here: how rates are taken (`measure`),
how the rooms stand beside other engines (`engine`).

A rate says as much about the machine as about the engine; its ratio to the bare loop, which no change of the house
touches, says it about the engine. A room is called slower only if its ratio has fallen by more than `TOLERANCE` and
chance does not explain it: then the whole interval in which the median of the rounds lies (99 of 100 times) is below.
On a restless machine the interval is wide, and the guard rather says nothing than something wrong.
"""

from __future__ import annotations

import argparse
import math
import platform
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from benchmarks.bare_connect_four import bare_loop
from benchmarks.measure import Pace, pin, race
from benchmarks.warhall_games import warhall_game
from warhall.games import ROOMS

STORED = Path(__file__).with_name("ratios.json")
TOLERANCE = 0.15
"""By so much a ratio may fall before anything is said: other processors and versions of Python differ as much."""
SURE = 2.576
"""Standard deviations that 99 of 100 cases lie within."""

Verdict = Literal["slower", "as before", "faster", "new", "unsure"]


class Figure(msgspec.Struct, frozen=True):
    """How many decisions of a room are made in the time of one move of the bare loop, and between what it lies."""

    ratio: float
    low: float
    high: float


class Stored(msgspec.Struct, frozen=True):
    """The figures of the last time, and where they are from."""

    python: str
    rooms: dict[str, Figure]


def main(words: Sequence[str] | None = None) -> int:
    """Measure, compare or store; 1 if a room got slower."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.guard", description="What got slower.")
    parser.add_argument("games", nargs="*", default=list(ROOMS), help="ids of games (default: all)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each game runs (default: 3)")
    parser.add_argument("--store", action="store_true", help="keep the figures as those to compare with")
    given = parser.parse_args(words)
    found = measure(given.games, given.seconds)
    before = read(STORED)
    if given.store:
        kept = Stored(platform.python_version(), {**before.rooms, **found})
        STORED.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")
    lines, slower = compared(before.rooms, found)
    print("\n".join(lines))
    return 1 if slower and not given.store else 0


def read(path: Path) -> Stored:
    """The figures of the last time; none if there was none."""
    return msgspec.json.decode(path.read_bytes(), type=Stored) if path.exists() else Stored("", {})


def measure(game_ids: Sequence[str], seconds: float) -> dict[str, Figure]:
    """Each room beside the bare loop, in turns."""
    pin()
    bare = bare_loop().play
    paces = race([bare, *(warhall_game(game_id).play for game_id in game_ids)], seconds)
    return {game_id: figure(paces[game_id], paces[bare.id]) for game_id in game_ids}


def figure(room: Pace, bare: Pace) -> Figure:
    """The median of the ratios of all rounds, and the interval in which it lies 99 of 100 times, whatever their law."""
    ratios = sorted(mine / theirs for mine, theirs in zip(room.rounds, bare.rounds, strict=True))
    count = len(ratios)
    aside = max(0, math.floor((count - SURE * math.sqrt(count)) / 2))
    middle = (ratios[(count - 1) // 2] + ratios[count // 2]) / 2
    return Figure(*(float(f"{each:.4g}") for each in (middle, ratios[aside], ratios[count - 1 - aside])))


def verdict(before: Figure | None, now: Figure) -> Verdict:
    """What became of a room."""
    if before is None:
        return "new"
    least, most = before.ratio * (1 - TOLERANCE), before.ratio * (1 + TOLERANCE)
    if now.high < least:
        return "slower"
    if now.low > most:
        return "faster"
    return "as before" if now.ratio >= least else "unsure"


def compared(before: Mapping[str, Figure], now: Mapping[str, Figure]) -> tuple[list[str], list[str]]:
    """The figures as lines for a person, and the rooms that got slower."""
    lines = [f"{'beside the bare loop':20}{'stored':>10}{'now':>10}{'between':>20}{'change':>9}"]
    slower = []
    for room, figure_ in now.items():
        old = before.get(room)
        word = verdict(old, figure_)
        stored, change = ("-", "-") if old is None else (f"{old.ratio:.4f}", f"{figure_.ratio / old.ratio - 1:+.0%}")
        between = f"{figure_.low:.4f} to {figure_.high:.4f}"
        lines.append(f"{room:20}{stored:>10}{figure_.ratio:>10.4f}{between:>20}{change:>9}  {word}")
        if word == "slower":
            slower.append(room)
    if slower:
        lines += ["", f"SLOWER than stored by more than {TOLERANCE:.0%}, and not by chance: {', '.join(slower)}"]
    return lines, slower


if __name__ == "__main__":
    sys.exit(main())
