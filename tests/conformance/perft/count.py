"""Counts anew: `python -m tests.conformance.perft.count GAME`. A figure that changes is looked into first."""

from __future__ import annotations

import sys
from pathlib import Path

from warhall.conformance.perft import lawful, perft
from warhall.kernel.dice import SeededDice
from warhall.kernel.state import State
from warhall.learn.school import school

FOLDER = Path(__file__).parent
DEEPEST, MOST = 3, 4000
"""So deep, and no deeper where the last depth has had so many actions already."""


def start(game: str, position: str) -> State:
    """A position of the lessons, with dice that fall the same each time."""
    return school(game).state(position, SeededDice(1))


def positions(game: str) -> list[str]:
    """The positions of the lessons and puzzles."""
    return sorted(file.stem for file in (school(game).folder / "positions").glob("*.yaml"))


def main(games: list[str]) -> None:
    """Count with the slow enumerator, and store."""
    for game in games:
        lines = []
        for position in positions(game):
            state, depth = start(game, position), 1
            counts = perft(state, depth, lawful)
            while (
                counts and depth < DEEPEST and 0 < counts[-1].actions * counts[-1].actions // counts[0].actions < MOST
            ):
                depth += 1
                counts = perft(state, depth, lawful)
            shown = ", ".join(f"[{each.actions}, {each.states}]" for each in counts)
            lines.append(f"{position}: [{shown}]\n")
        (FOLDER / f"{game}.yaml").write_text("# Legal actions and different states, depth by depth.\n" + "".join(lines))


if __name__ == "__main__":
    main(sys.argv[1:])
