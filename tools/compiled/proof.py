"""The compiled and the plain engine play the same games: `python -m tools.compiled.proof`, `make compiled-proof`.

Both builds play the same random games in processes of their own (`playing`), and each game must come out the same,
digest by digest. How far a room is proved is kept in `build/compiled-proof`, so that an interrupted run goes on; what
was proved of other sources counts for nothing.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from tools.compiled import playing
from tools.compiled.build import BUILT, BUILT_OF, HOUSE, sources_of
from tools.compiled.selection import ROOMS

KEPT = Path("build/compiled-proof")
PLAINLY: Mapping[str, str] = {}
COMPILED = {"PYTHONPATH": str(BUILT.resolve())}
FIRST_GAMES = 20
LOOK = 25_000
"""About so many decisions lie between two looks: starting both builds takes as long as some thousands of them."""


class Proved(msgspec.Struct):
    """How far a room is proved."""

    sources: str
    """The hash of the sources that it was proved of."""
    games: int = 0
    decisions: int = 0


class DifferError(Exception):
    """A game came out otherwise."""


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line, play, and say how far it went."""
    parser = argparse.ArgumentParser(prog="python -m tools.compiled.proof", description="Both builds play the same.")
    parser.add_argument("rooms", nargs="*", default=list(ROOMS), help="ids of games (default: all that are compiled)")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="how many of each game (default: 1,000,000)")
    given = parser.parse_args(words)
    if not BUILT_OF.exists() or BUILT_OF.read_text(encoding="utf-8") != sources_of(HOUSE):
        print("The compiled build is not there, or of other sources: `make compiled` makes it.", file=sys.stderr)
        return 1
    try:
        for room in given.rooms:
            prove(room, given.decisions)
    except DifferError as error:
        print(f"DIFFERENT: {error}", file=sys.stderr)
        return 1
    return 0


def prove(room: str, decisions: int) -> None:
    """Play on until both builds have agreed on so many decisions of a room.

    Raises:
        DifferError: they did not; it says in which game.
    """
    file = KEPT / f"{room}.json"
    proved = kept(file, sources_of(HOUSE))
    while proved.decisions < decisions:
        games = proved.games * LOOK // proved.decisions or 1 if proved.decisions else FIRST_GAMES
        proved.decisions += agreed(room, proved.games, games)
        proved.games += games
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(proved))
        print(f"{room}: {proved.games:,} games, {proved.decisions:,} decisions alike", flush=True)
    print(f"{room}: the same in {proved.games:,} games and {proved.decisions:,} decisions")


def agreed(room: str, first: int, games: int) -> int:
    """How many decisions some games took, which came out alike.

    Raises:
        DifferError: one did not.
    """
    plain, compiled = (lines(room, first, games, where) for where in (PLAINLY, COMPILED))
    for one, other in zip(plain, compiled, strict=True):
        if one != other:
            raise DifferError(f"{room}, game {one.split()[0]}: {one!r} plainly, {other!r} compiled")
    return sum(int(line.split()[1]) for line in plain)


def lines(room: str, first: int, games: int, where: Mapping[str, str]) -> list[str]:
    """What one build tells of some games."""
    command = [sys.executable, "-P", playing.__file__, room, str(first), str(games)]
    done = subprocess.run(command, env={**os.environ, **where}, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise DifferError(f"{room}, games {first} to {first + games - 1}: {done.stderr.strip()[-2000:]}")
    return done.stdout.splitlines()


def kept(file: Path, sources: str) -> Proved:
    """How far the same sources were proved before."""
    if file.exists():
        proved = msgspec.json.decode(file.read_bytes(), type=Proved)
        if proved.sources == sources:
            return proved
    return Proved(sources)


if __name__ == "__main__":
    sys.exit(main())
