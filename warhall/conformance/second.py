"""The same game in a second process with another hash seed: whatever depends on `hash()` or set order shows here.

`python -m warhall.conformance.second MODULE` reads records as a JSON list from its input and writes their traces. A
trace is a digest per step over everything: the entry of the record, with the digest of the state and what the dice
showed, what every viewer hears, and at many steps what every viewer sees.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from importlib import import_module

import msgspec

from warhall.conformance.play import LOOKED, ConformanceFailure, Play
from warhall.conformance.seen import face, heard, shown, viewers
from warhall.kernel.dice import ScriptedDice
from warhall.kernel.events import Told
from warhall.kernel.game import Game
from warhall.kernel.record import Entry, Record
from warhall.kernel.state import State
from warhall.kernel.table import Table, replay

HASH_SEEDS = ("1", "20260")


def room(game: Game) -> str:
    """The module that holds a game."""
    return game.state.__module__.rpartition(".")[0]


def trace(game: Game, text: str, *, deep: bool) -> list[str]:
    """One digest per step of a record; a deep one covers views and events, a shallow one what replay compares."""
    record = Record.parse(text)
    if not deep:
        table = replay(game, record)
        return [table.start.digest, *(entry.digest for entry in table.entries)]
    script = ScriptedDice(outcome for entry in (record.start, *record.entries) for outcome in entry.fallen)
    table = Table(game, record.options, script, record.players)
    looked = _looked(len(record.entries))
    traces = [_fingerprint(table.start, table.state, (), partial(face, table.state))]
    for number, entry in enumerate(record.entries, 1):
        told = table.act(table.seat(entry.seat), entry.action)
        look = partial(face, table.state) if number in looked else None
        traces.append(_fingerprint(table.entries[-1], table.state, told, look))
    return traces


def _looked(steps: int) -> range:
    """The steps at which everybody looks at the state."""
    return range(0, steps + 1, max(1, steps // LOOKED))


def _own_trace(play: Play) -> list[str]:
    """The deep trace of a game as it was played here."""
    entries = (play.record.start, *play.record.entries)
    tolds = ((), *(moment.told for moment in play.moments))
    stops = (*play.moments, play.last())
    looked = _looked(len(play.moments))
    return [
        _fingerprint(entry, stop.state, told, partial(shown, stop) if stop.number in looked else None)
        for entry, told, stop in zip(entries, tolds, stops, strict=True)
    ]


def _fingerprint(entry: Entry, state: State, told: Sequence[Told], look: Callable[[int | None], bytes] | None) -> str:
    hash_ = blake2b(msgspec.json.encode((entry, state.count, state.uncovered)), digest_size=8)
    for viewer in viewers(state):
        if look is not None:
            hash_.update(look(viewer))
        hash_.update(heard(state, told, viewer))
    return hash_.hexdigest()


def second_traces(game: Game, records: Sequence[str], *, deep: bool, hash_seed: str | None = None) -> list[list[str]]:
    """The traces of records as a second process computes them.

    Raises:
        ConformanceFailure: the second process could not replay them.
    """
    own = os.environ.get("PYTHONHASHSEED")
    seed = hash_seed or next(each for each in HASH_SEEDS if each != own)
    run = subprocess.run(  # noqa: S603  our own module in our own interpreter
        [sys.executable, "-m", "warhall.conformance.second", room(game), "deep" if deep else "shallow"],
        input=msgspec.json.encode(list(records)),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    if run.returncode:
        problem = run.stderr.decode(errors="replace")[-2000:]
        raise ConformanceFailure(f"{game.id}: the second process failed with PYTHONHASHSEED={seed}:\n{problem}")
    return msgspec.json.decode(run.stdout, type=list[list[str]])


def check_second_process(plays: Sequence[Play]) -> None:
    """Every game gives the same states, views and events, step by step, in a process with another hash seed.

    The hash seeds take turns: what depends on one shows in every other game that is played, so each meets one.
    """
    seeds = [each for each in HASH_SEEDS if each != os.environ.get("PYTHONHASHSEED")]
    for turn, hash_seed in enumerate(seeds):
        chosen = plays[turn :: len(seeds)]
        if not chosen:
            continue
        texts = [play.record.text() for play in chosen]
        found = second_traces(chosen[0].game, texts, deep=True, hash_seed=hash_seed)
        for play, others in zip(chosen, found, strict=True):
            for number, (here, there) in enumerate(zip(_own_trace(play), others, strict=True)):
                problem = f"another state, view or event with PYTHONHASHSEED={hash_seed}"
                play.demand(number, problem, holds=here == there)


def main() -> None:
    """Replay the records of the standard input."""
    module, depth = sys.argv[1:3]
    game = import_module(module).GAME
    records = msgspec.json.decode(sys.stdin.buffer.read(), type=list[str])
    traces = [trace(game, record, deep=depth == "deep") for record in records]
    sys.stdout.buffer.write(msgspec.json.encode(traces))


if __name__ == "__main__":
    main()
