"""The conformance report of a game: what its catalogue demands, and what its tests prove.

`conformance(game)` runs the tests of the game and the suite in a pytest of their own, with the ledger, and compares. A
rule, case or card is proved when a test that names it passed and none that names it failed. Rules that cannot be
tested stand in `rules/untested.yaml` with a reason each.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

import warhall
from warhall.conformance.ledger import LedgerEntry, read_ledger
from warhall.kernel.errors import WarhallError
from warhall.kernel.faults import Faults
from warhall.kernel.game import Game
from warhall.kernel.yaml_tree import read_tree

SUITE = "tests/conformance/test_games.py"


class ConformanceError(WarhallError):
    """The report cannot be made here."""


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """How many of some demands are proved, and which are not."""

    proved: int
    all: int
    missing: tuple[str, ...] = ()
    failing: tuple[str, ...] = ()
    """Those of the missing that have a test, but not one that passes."""
    untestable: dict[str, str] = {}
    """Those that no test can prove, each with the reason; they count neither as proved nor as missing."""
    unknown: tuple[str, ...] = ()
    """What tests name and the game does not have: misspelt, or gone."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What is proved of a game."""

    game: str
    version: int
    conforms: bool
    """Every test passed, and nothing is missing."""
    passed: int
    failed: tuple[str, ...]
    suite: dict[str, int]
    """How many tests of the suite passed and failed."""
    rules: Proof
    cases: Proof
    cards: Proof


def conformance(game: Game, root: Path | None = None) -> Report:
    """Run the tests of a game and the suite, and compare them with its catalogue.

    Args:
        game: what to prove.
        root: the checkout that holds `tests/`; by default the one this package lies in.

    Raises:
        ConformanceError: there are no tests here, or pytest is not installed or breaks down.
    """
    root = root or Path(warhall.__file__).parents[1]
    if not (root / SUITE).is_file():
        raise ConformanceError(f"there is no {SUITE} in {root}: the tests come with a checkout, not with the package")
    if find_spec("pytest") is None:
        raise ConformanceError("pytest is not installed: the report needs the extra 'dev'")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "ledger.json"
        entries = _run(game, root, file)
    return report(game, entries)


def _run(game: Game, root: Path, file: Path) -> list[LedgerEntry]:
    """Run pytest with the ledger, on every core where the means are here."""
    own = f"tests/games/{game.id}"
    paths = [path for path in (own, SUITE) if (root / path).exists()]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--game", game.id, "--ledger", str(file)]
    if find_spec("xdist") is not None:
        command += ["-n", "auto", "--dist", "worksteal"]
    run = subprocess.run([*command, *paths], cwd=root, capture_output=True, check=False)  # noqa: S603  our own tests
    if not file.is_file():
        said = (run.stdout + run.stderr).decode(errors="replace")[-1500:]
        raise ConformanceError(f"the tests of {game.id} cannot be run:\n{said}")
    return read_ledger(file)


def report(game: Game, entries: Iterable[LedgerEntry]) -> Report:
    """Compare a ledger with the catalogue."""
    entries = list(entries)
    suite = [entry for entry in entries if entry.test.startswith(SUITE)]
    failed = tuple(entry.test for entry in entries if entry.outcome == "failed")
    rules = proof(game.catalogue("en").rules, entries, "rule", untested(game))
    cases = proof(case_ids(game), entries, "case", {})
    cards = proof(game.cards, entries, "card", {})
    return Report(
        game=game.id,
        version=game.version,
        conforms=bool(suite) and not failed and not any(each.missing or each.unknown for each in (rules, cases, cards)),
        passed=sum(entry.outcome == "passed" for entry in entries),
        failed=failed,
        suite={
            outcome: sum(entry.outcome == outcome for entry in suite) for outcome in ("passed", "failed", "skipped")
        },
        rules=rules,
        cases=cases,
        cards=cards,
    )


def proof(wanted: Iterable[str], entries: list[LedgerEntry], kind: str, untestable: Mapping[str, str]) -> Proof:
    """Which of the wanted ids are proved by the tests that name them."""
    ids = list(wanted)
    outcomes: dict[str, set[str]] = {}
    for entry in entries:
        for ident in getattr(entry, kind):
            outcomes.setdefault(ident, set()).add(entry.outcome)
    proved = [ident for ident in ids if "passed" in outcomes.get(ident, ()) and "failed" not in outcomes[ident]]
    missing = tuple(ident for ident in ids if ident not in proved and ident not in untestable)
    return Proof(
        proved=len(proved),
        all=len(ids),
        missing=missing,
        failing=tuple(ident for ident in missing if ident in outcomes),
        untestable={ident: reason for ident, reason in untestable.items() if ident not in proved},
        unknown=tuple(sorted({*outcomes, *untestable} - set(ids))),
    )


def untested(game: Game) -> dict[str, str]:
    """The rules that no test can prove, with a reason each."""
    data = _data(game, "untested.yaml")
    if not isinstance(data, dict) or not all(isinstance(reason, str) and reason for reason in data.values()):
        raise ConformanceError(f"{game.id}: rules/untested.yaml must be a mapping of rule ids to reasons")
    return {str(ident): str(reason) for ident, reason in data.items()}


def case_ids(game: Game) -> list[str]:
    """The ids of the worked cases."""
    data = _data(game, "cases.yaml")
    cases = [] if data == {} else data
    if not isinstance(cases, list) or not all(isinstance(case, dict) and "id" in case for case in cases):
        raise ConformanceError(f"{game.id}: rules/cases.yaml must be a list of cases, each with an id")
    return [str(case["id"]) for case in cases if isinstance(case, dict)]


def _data(game: Game, name: str) -> object:
    """The data of an optional file beside the catalogue; an empty mapping if there is none."""
    file = game.folder / "rules" / name
    if not file.is_file():
        return {}
    faults = Faults()
    tree = read_tree(file, name, faults)
    faults.settle()
    return {} if tree is None else tree.data
