"""The long run: very many decisions of random play through the cheap checks, on several processes.

Every decision: a copy and a saved and resumed game have the same digest, and the notation is read back as the same
action. Every game: its record replays to the same digests. Every batch: a second process with another hash seed
replays all its records to the same digests.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from time import perf_counter  # noqa: TID251  the rate is part of the report

import msgspec

from warhall.conformance.play import ConformanceFailure
from warhall.conformance.second import room, second_traces, trace
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game
from warhall.kernel.saving import digest, resume, save
from warhall.kernel.state import State
from warhall.kernel.table import Table

BATCH = 20_000
MOST_DIFFERENCES = 20


class Soaked(msgspec.Struct, kw_only=True):
    """What a long run found."""

    game: str
    seed: int
    decisions: int = 0
    games: int = 0
    replayed: int = 0
    """Decisions replayed from records, in this process and in the second ones."""
    seconds: float = 0.0
    differences: list[str] = []

    @property
    def rate(self) -> float:
        """Decisions a second, all processes together."""
        return self.decisions / self.seconds if self.seconds else 0.0


def soak(game: Game, decisions: int, seed: int = 1, jobs: int = 1) -> Soaked:
    """Run at least so many decisions of random play through the cheap checks."""
    begun = perf_counter()
    total = Soaked(game=game.id, seed=seed)
    sizes = [min(BATCH, decisions - start) for start in range(0, decisions, BATCH)]
    calls = [(room(game), size, SeededDice(seed).child(number).state) for number, size in enumerate(sizes)]
    for part in _run(calls, jobs):
        total.decisions += part.decisions
        total.games += part.games
        total.replayed += part.replayed
        total.differences = (total.differences + part.differences)[:MOST_DIFFERENCES]
    total.seconds = perf_counter() - begun
    return total


def _run(calls: list[tuple[str, int, int]], jobs: int) -> Iterator[Soaked]:
    if jobs == 1:
        yield from (batch(*call) for call in calls)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from (future.result() for future in [pool.submit(batch, *call) for call in calls])


def batch(module: str, decisions: int, seed: int) -> Soaked:
    """One batch of a long run; the games under all options that they are proved with, in turn."""
    game: Game = import_module(module).GAME
    part = Soaked(game=game.id, seed=seed)
    dice = SeededDice(seed)
    records: list[str] = []
    digests: list[list[str]] = []
    while part.decisions < decisions and len(part.differences) < MOST_DIFFERENCES:
        number = part.games
        table = Table(game, game.variants[number % len(game.variants)], dice.child(2 * number))
        _one_game(table, dice.child(2 * number + 1), part)
        records.append(table.record().text())
        digests.append([table.start.digest, *(entry.digest for entry in table.entries)])
        part.games += 1
        part.decisions += len(table.entries)
        _compare(part, f"replay of game {number}", digests[-1], _replayed(game, records[-1]))
    try:
        there = second_traces(game, records, deep=False)
    except ConformanceFailure as failure:
        part.differences.append(f"seed {part.seed}: {failure}")
        return part
    for number, (wanted, found) in enumerate(zip(digests, there, strict=True)):
        _compare(part, f"replay of game {number} in a second process", wanted, found)
    part.replayed = 2 * part.decisions
    return part


def _one_game(table: Table, chooser: SeededDice, part: Soaked) -> None:
    """Play one random game, and look at every state of it."""
    names = table.state.seat_names()
    while table.state.decision is not None and len(table.entries) < table.game.step_cap:
        state = table.state
        seat = chooser.pick(sorted(state.decisions))
        code = chooser.pick(list(state.decisions[seat].options))
        problem = _difference(state, code)
        if problem is not None:
            part.differences.append(f"seed {part.seed}, game {part.games}, step {len(table.entries)}: {problem}")
        table.act(seat, code)
    if table.state.result is None:
        steps = ", ".join(name for name, _ in table.state.pending())
        last = "; ".join(f"{entry.seat} {entry.action}" for entry in table.entries[-5:])
        part.differences.append(f"seed {part.seed}, game {part.games} of {names}: no end; pending {steps}; {last}")


def _difference(state: State, code: int) -> str | None:
    """What is not the same in the other forms of a state."""
    codec = state.game.codec
    wanted = digest(state)
    if digest(state.copy()) != wanted:
        return "a copy has another digest"
    again = resume(state.game, save(state))
    if digest(again) != wanted:
        return "a resumed game has another digest"
    if {seat: list(each.options) for seat, each in again.decisions.items()} != {
        seat: list(each.options) for seat, each in state.decisions.items()
    }:
        return "a resumed game asks something else"
    text = codec.notation(state, code)
    if codec.code(codec.parse(state, text)) != code:
        return f"{text!r} is read as another action"
    return None


def _replayed(game: Game, record: str) -> list[str]:
    try:
        return trace(game, record, deep=False)
    except WarhallError as error:
        return [str(error)]


def _compare(part: Soaked, what: str, wanted: list[str], found: list[str]) -> None:
    if wanted != found:
        step = next((i for i, pair in enumerate(zip(wanted, found, strict=False)) if pair[0] != pair[1]), "?")
        part.differences.append(f"seed {part.seed}: {what} differs at step {step}: {found[-1][:200]}")
