"""The compiled build beside the plain one: `python -m benchmarks.compiled [GAME ...] [--rounds N]`.

Both have the same names, so each runs in processes of its own, in turns. What counts is the time that the processor
worked, so that others on the machine disturb little, and the ratio of each turn with the one before it.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time

from benchmarks.warhall_games import warhall_game

BUILT = Path("build/compiled")
GOALS = {
    "tyrants": 250_000,
    "fantasy_commander": 150_000,
    "dungeon_command": 75_000,
    "dnd_miniatures": 75_000,
    "dungeoneer": 100_000,
}
"""Decisions a second that the compiled build is to reach."""


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line; play as a process of one build, or race both."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compiled", description="Compiled beside plain.")
    parser.add_argument("games", nargs="*", default=["four", *GOALS], help="ids of games (default: all)")
    parser.add_argument("--rounds", type=int, default=7, help="how often each build has its turn (default: 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a turn is measured (default: 1)")
    parser.add_argument("--play", action="store_true", help="only play, on the build that comes first on the path")
    given = parser.parse_args(words)
    if given.play:
        print(" ".join(str(figure) for game in given.games for figure in rate(game, given.seconds)))
        return 0
    if not list(BUILT.glob("*.so")) + list(BUILT.glob("*.pyd")):
        print("There is no compiled build: `make compiled` makes one.")
        return 0
    heads = ("plain", "copy µs", "compiled", "copy µs", "times", "between", "goal")
    print(f"{'decisions/s':20}" + "".join(f"{head:>{14 if head == 'between' else 11}}" for head in heads))
    for game in given.games:
        print(line(game, given.rounds, given.seconds), flush=True)
    return 0


def line(game: str, rounds: int, seconds: float) -> str:
    """One game on both builds."""
    turns = [
        (turn(game, seconds, {}), turn(game, seconds, {"PYTHONPATH": str(BUILT.resolve())})) for _ in range(rounds)
    ]
    ratios = sorted(compiled[0] / plain[0] for plain, compiled in turns)
    plain, compiled = ([statistics.median(each) for each in zip(*of, strict=True)] for of in zip(*turns, strict=True))
    goal = f"{GOALS[game]:,}" if game in GOALS else "-"
    between = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
    return (
        f"{game:20}{plain[0]:>11,.0f}{plain[1]:>11.2f}{compiled[0]:>11,.0f}{compiled[1]:>11.2f}"
        f"{statistics.median(ratios):>11.2f}{between:>14}{goal:>11}"
    )


def turn(game: str, seconds: float, where: dict[str, str]) -> tuple[float, ...]:
    """What one build does in one turn: decisions a second, and microseconds for a copy."""
    command = [sys.executable, "-P", "-m", "benchmarks.compiled", "--play", game, "--seconds", str(seconds)]
    said = subprocess.run(command, env={**os.environ, **where}, capture_output=True, text=True, check=True)  # noqa: S603
    return tuple(float(word) for word in said.stdout.split())


def rate(game: str, seconds: float) -> tuple[float, float]:
    """Decisions a second of the processor, after as long a warm-up; and microseconds for a copy."""
    entry = warhall_game(game)
    assert entry.copy is not None  # noqa: S101  every room has one
    pace = [_worked(work, seconds) for work in (entry.play.work, entry.play.work, entry.copy.work)]
    return pace[1], 1e6 / pace[2]


def _worked(work: object, seconds: float) -> float:
    """Units of work in a second."""
    assert callable(work)  # noqa: S101  it is what a contestant does
    units, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        units += work()
    return units / spent


if __name__ == "__main__":
    sys.exit(main())
