"""The speed of the engine beside its peers, as one table: `python -m benchmarks.engine [--json] [--seconds N]`.

Here: who runs, the goals, and how the figures are shown. Not here: how they are taken (`measure`). Rates and costs
are those at the reference pace, so that two runs can be compared; ratios are taken within one run and are the figures
to trust. An engine that is not installed is named below the table.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from benchmarks.bare_connect_four import bare_loop
from benchmarks.measure import Contestant, Entry, Pace, pin, race, ratio
from benchmarks.peers import peers
from benchmarks.warhall_games import warhall_game


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One engine's figures; `times_as_fast` tells by how much each Warhall game outruns it (below 1: lags behind)."""

    title: str
    decisions_per_second: float
    decisions_per_second_unnormalised: float
    spread: float
    microseconds_per_decision: float
    decisions_per_game: float
    games_per_second: float
    copy_microseconds: float | None = None
    times_as_fast: dict[str, float] = {}


class Goal(msgspec.Struct, frozen=True):
    """What was promised, what was measured (None: not this time), and whether the promise is kept."""

    promise: str
    measured: float | None
    kept: bool | None


class Promise(NamedTuple):
    """What a game promises on one core in pure CPython."""

    game: str
    decisions: int
    copy: int
    games: int = 0


PROMISES = (
    Promise("tyrants", decisions=60_000, copy=8, games=60),
    Promise("fantasy_commander", decisions=40_000, copy=12),
    Promise("dungeon_command", decisions=25_000, copy=15),
)


class Report(msgspec.Struct, frozen=True):
    """Everything that one run tells."""

    python: str
    seconds: float
    engines: dict[str, Row]
    goals: list[Goal]
    missing: list[str]


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line, race, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine", description="Warhall's speed beside peers.")
    parser.add_argument("games", nargs="*", default=["four"], help="ids of Warhall games (default: four)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each contestant runs (default: 3)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    given = parser.parse_args(words)
    report = measure(given.games, given.seconds)
    print(msgspec.json.encode(report).decode() if given.json else "\n".join(table(report)))


def measure(game_ids: Sequence[str], seconds: float) -> Report:
    """Run the games of the house, the bare loop and every installed peer in turns."""
    pin()
    ours, missing = _rooms(game_ids)
    others, not_installed = peers()
    entries = [*ours, bare_loop(), *others]
    paces = race([contestant for entry in entries for contestant in _contestants(entry)], seconds)
    own = [entry.play.id for entry in ours]
    return Report(
        python=platform.python_version(),
        seconds=seconds,
        engines={entry.play.id: _row(entry, paces, own) for entry in entries},
        goals=_goals(paces),
        missing=[*missing, *not_installed],
    )


def _rooms(game_ids: Sequence[str]) -> tuple[list[Entry], list[str]]:
    """The games that are there, and the names of those that are not."""
    here: list[Entry] = []
    missing: list[str] = []
    for game_id in game_ids:
        try:
            here.append(warhall_game(game_id))
        except ModuleNotFoundError as error:
            if error.name not in {"warhall.games", f"warhall.games.{game_id}"}:
                raise
            missing.append(f"Warhall {game_id} is not there (no module {error.name})")
    return here, missing


def _contestants(entry: Entry) -> list[Contestant]:
    return [entry.play] if entry.copy is None else [entry.play, entry.copy]


def _row(entry: Entry, paces: Mapping[str, Pace], own: Sequence[str]) -> Row:
    pace = paces[entry.play.id]
    return Row(
        title=entry.title,
        decisions_per_second=round(pace.normalised),
        decisions_per_second_unnormalised=round(pace.per_second),
        spread=round(pace.spread, 3),
        microseconds_per_decision=round(pace.microseconds, 3),
        decisions_per_game=round(pace.units_per_call, 1),
        games_per_second=round(pace.normalised / pace.units_per_call, 1),
        copy_microseconds=None if entry.copy is None else round(paces[entry.copy.id].microseconds, 3),
        times_as_fast={game: round(ratio(paces[game], pace), 3) for game in own if game != entry.play.id},
    )


def _goals(paces: Mapping[str, Pace]) -> list[Goal]:
    """The promises: about `four`, the yardstick, beside its peers; about every other game for itself."""
    copy = paces.get("four copy")
    own = [goal for promised in PROMISES if promised.game in paces for goal in _kept(promised, paces)]
    return (
        own
        if "four" not in paces
        else [
            _at_least("at least 40 times as fast as PettingZoo", 40, _ratio(paces, "four", "pettingzoo")),
            _at_least("at least half as fast as OpenSpiel", 0.5, _ratio(paces, "four", "open_spiel")),
            _at_most("at most 4 times slower than the bare loop", 4, _ratio(paces, "bare", "four")),
            _at_most("a copy in under 1 microsecond", 1, None if copy is None else copy.microseconds),
            *own,
        ]
    )


def _kept(promised: Promise, paces: Mapping[str, Pace]) -> list[Goal]:
    """What one game promises at the reference pace, against what was measured."""
    game = promised.game
    pace, copy = paces[game], paces.get(f"{game} copy")
    goals = [
        _at_least(f"{game}: at least {promised.decisions:,} decisions per second", promised.decisions, pace.normalised),
        _at_most(
            f"{game}: a copy in under {promised.copy} microseconds",
            promised.copy,
            None if copy is None else copy.microseconds,
        ),
    ]
    if promised.games:
        rate = pace.normalised / pace.units_per_call
        goals.append(_at_least(f"{game}: at least {promised.games} games per second", promised.games, rate))
    return goals


def _ratio(paces: Mapping[str, Pace], one: str, other: str) -> float | None:
    """How many times faster the one is, if both ran."""
    return ratio(paces[one], paces[other]) if one in paces and other in paces else None


def _at_least(promise: str, limit: float, measured: float | None) -> Goal:
    return Goal(promise, measured and round(measured, 3), None if measured is None else measured >= limit)


def _at_most(promise: str, limit: float, measured: float | None) -> Goal:
    return Goal(promise, measured and round(measured, 3), None if measured is None else measured <= limit)


def table(report: Report) -> list[str]:
    """The report as lines for a person."""
    own = sorted({game for row in report.engines.values() for game in row.times_as_fast})
    width = max(len(row.title) for row in report.engines.values())
    heads = ["decisions/s", "spread", "µs/decision", "per game", "games/s", "copy µs", *(f"{game} is" for game in own)]
    wide = max(13, *(len(head) + 2 for head in heads))
    lines = [" " * width + "".join(f"{head:>{wide}}" for head in heads)]
    for row in report.engines.values():
        cells = [
            f"{row.decisions_per_second:,.0f}",
            f"{row.spread:.0%}",
            f"{row.microseconds_per_decision:.3f}",
            f"{row.decisions_per_game:.1f}",
            f"{row.games_per_second:,.0f}",
            "-" if row.copy_microseconds is None else f"{row.copy_microseconds:.3f}",
            *(f"{row.times_as_fast[game]:.2f} x" if game in row.times_as_fast else "-" for game in own),
        ]
        lines.append(f"{row.title:{width}}" + "".join(f"{cell:>{wide}}" for cell in cells))
    lines += ["", "Goals:"]
    lines += [f"  {goal.promise}: {_verdict(goal)}" for goal in report.goals]
    if report.missing:
        lines += ["", *report.missing]
    lines += ["", f"Python {report.python}, {report.seconds:g} s each in turns on one core, at the reference pace."]
    return lines


def _verdict(goal: Goal) -> str:
    if goal.measured is None:
        return "not measured"
    return f"{goal.measured:.2f}, {'kept' if goal.kept else 'MISSED'}"


if __name__ == "__main__":
    main()
