"""Every promise at full depth: `make prove GAME=tyrants`, or `python -m tests.proof [GAME ...] [--seed S] [--plays N]`.

Each game is played at random under all options it is proved with, from seeds that nobody has tried, and every check of
the suite looks at every moment of every play, through the eyes of every seat, in every language; only undo, for which a
game is played again from its start, at sixty of them and wherever it is free. The seed is printed; the same seed is the
same proof. What is proved is written down at once in `.proof/`, so an interrupted proof of the same tree goes on where
it was. Day by day `make test` looks at a sample of this (`tests/conformance`).
"""

from __future__ import annotations

import argparse
import sys
import time  # noqa: TID251  the seed of a new proof, and how long it takes
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import msgspec

from tests.steady import tree
from warhall.cli.bar import bar
from warhall.conformance.play import ConformanceFailure, random_play
from warhall.conformance.suite import GAME_CHECKS, PLAY_CHECKS, UNPLAYED
from warhall.games import game as game_of
from warhall.games import rooms
from warhall.kernel.dice import SeededDice

FOLDER = Path(__file__).parents[1] / ".proof"
WHOLE = -1
"""Instead of a variant: the demands on a game as a whole."""


class Part(msgspec.Struct, frozen=True):
    """What is proved at a time: one play, or the demands on a game as a whole."""

    game: str
    variant: int
    number: int

    def __str__(self) -> str:
        return f"{self.game} {'as a whole' if self.variant == WHOLE else game_of(self.game).variants[self.variant]}"


class Proved(msgspec.Struct, frozen=True):
    """What came of a part."""

    part: Part
    decisions: int
    checks: int
    seconds: float
    failures: list[str]


class Book:
    """What a proof has brought so far, by tree and seed."""

    def __init__(self, name: str) -> None:
        self.path = FOLDER / f"{name}.jsonl"
        lines = self.path.read_bytes().splitlines() if self.path.exists() else []
        self.proved = {each.part: each for each in (msgspec.json.decode(line, type=Proved) for line in lines)}

    def add(self, proved: Proved) -> None:
        """Write it down before anything else is done."""
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(proved) + b"\n")
        self.proved[proved.part] = proved


def parts_of(games: Iterable[str], count: int) -> list[Part]:
    """All that is proved of some games with so many plays of each variant."""
    return [
        Part(ident, variant, number)
        for ident in games
        for variant in (*range(len(game_of(ident).variants)), WHOLE)
        for number in range(1 if variant == WHOLE else count)
    ]


def seed_of(part: Part, seed: int) -> int:
    """The seed of a play: of another for every part of a proof."""
    return (
        SeededDice(seed)
        .child(1000 * list(rooms()).index(part.game) + 10 * part.variant)
        .child(part.number)
        .below(10**9)
    )


def prove(part: Part, seed: int) -> Proved:
    """Play it, and hold it against every promise; what breaks one keeps the others from nothing."""
    begun = time.process_time()
    room = game_of(part.game)
    failures: list[str] = []
    checks = decisions = 0
    try:
        if part.variant == WHOLE:
            firsts = (Part(part.game, variant, 0) for variant in range(len(room.variants)))
            plays = [random_play(room, room.variants[each.variant], seed_of(each, seed)) for each in firsts]
            for name, demand in GAME_CHECKS.items():
                checks += 1
                failures += broken(name, partial(demand, room, () if name in UNPLAYED else plays))
        else:
            play = random_play(room, room.variants[part.variant], seed_of(part, seed), whole=True)
            decisions = len(play.moments)
            for name, check in PLAY_CHECKS.items():
                checks += 1
                failures += broken(name, partial(check, play))
    except ConformanceFailure as failure:
        failures.append(f"play: {failure}")
    return Proved(part, decisions, checks, time.process_time() - begun, failures)


def broken(name: str, demand: Callable[[], None]) -> Iterator[str]:
    """What a check finds wrong, by its name; a check that breaks down has found something too."""
    try:
        demand()
    except Exception as problem:
        yield f"{name}: {problem if isinstance(problem, ConformanceFailure) else repr(problem)}"


def table(proved: Sequence[Proved]) -> str:
    """A line for each game: plays, decisions, checks, minutes of the processor, and what failed."""
    lines = ["game                 plays  decisions  checks  minutes  failures"]
    for ident in dict.fromkeys(each.part.game for each in proved):
        own = [each for each in proved if each.part.game == ident]
        plays = sum(each.part.variant != WHOLE for each in own)
        sums = (
            sum(each.decisions for each in own),
            sum(each.checks for each in own),
            sum(each.seconds for each in own),
        )
        wrong = sum(len(each.failures) for each in own)
        lines.append(f"{ident:20} {plays:5}  {sums[0]:9,}  {sums[1]:6}  {sums[2] / 60:7.1f}  {wrong:8}")
    lines += [f"{each.part} seed {each.part.number}: {failure}" for each in proved for failure in each.failures]
    return "\n".join(lines)


def main() -> int:
    """Go on until every part is proved."""
    parser = argparse.ArgumentParser(description="Every promise at full depth, from seeds that nobody has tried.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all of them if none is named")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="a new one if none is named")
    parser.add_argument("--plays", type=int, default=1, help="of each variant")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    say = sys.stdout.write
    say(f"The seed is {wanted.seed}: --seed {wanted.seed} proves the same again, or goes on with it.\n")
    book = Book(f"{tree()}-{wanted.seed}")
    parts = parts_of(wanted.games or list(rooms()), wanted.plays)
    open_parts = [part for part in parts if part not in book.proved]
    with bar("proving") as tell, ProcessPoolExecutor(wanted.jobs, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(prove, part, wanted.seed) for part in open_parts]):
            proved = done.result()
            book.add(proved)
            if tell is None:
                say(f"{proved.part}: {proved.decisions} decisions, {len(proved.failures)} of {proved.checks} failed\n")
            else:
                tell(sum(part in book.proved for part in parts), len(parts))
    proved_parts = [book.proved[part] for part in parts]
    say(f"{table(proved_parts)}\n")
    return 1 if any(each.failures for each in proved_parts) else 0


if __name__ == "__main__":
    sys.exit(main())
