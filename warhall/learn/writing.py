"""Writing mined puzzles to files, in the form in which they are read again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import yaml

if TYPE_CHECKING:
    from warhall.learn.mine import Found
    from warhall.learn.puzzle import Puzzle
    from warhall.learn.school import School

HEAD = """# Puzzles that were found in games between bots by `warhall puzzles mine`. Each has the seed of its game and
# the evidence of the search: the chance of the best line and that of choosing at random, in thousandths.
"""


def write_mined(folder: Path, school: School, found: Sequence[Found]) -> None:
    """Add puzzles and their positions to those of a school's folder; whatever stands there is left as it is."""
    positions = folder / "positions"
    positions.mkdir(parents=True, exist_ok=True)
    file = folder / "mined.yaml"
    text = file.read_text(encoding="utf-8") if file.is_file() else f"{HEAD}\ngame: {school.game.id}\npuzzles:\n"
    known = {moment(each) for each in yaml.safe_load(text)["puzzles"] or ()}
    new = [each for each in found if moment(plain(each.puzzle)) not in known]
    if not new:
        return
    for each in new:
        (positions / f"{each.puzzle.id}.yaml").write_text(each.position, encoding="utf-8")
    entries = [plain(each.puzzle) for each in new]
    text += yaml.safe_dump(entries, sort_keys=False, allow_unicode=True, width=118, default_flow_style=None)
    file.write_text(text, encoding="utf-8")


def moment(puzzle: dict[str, Any]) -> tuple[object, ...]:
    """Where a puzzle was found: a name may be given to it later, but nobody finds it twice."""
    evidence = puzzle["mined"]
    return evidence["seed"], evidence["step"], *evidence["bots"], evidence.get("model", "")


def plain(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as plain data, without what is as usual."""
    whole: dict[str, Any] = msgspec.to_builtins(puzzle)
    usual = {"until": {}, "before": [], "tempting": [], "deals": False, "finish": "quiet", "facts": {}}
    kept = {key: _listed(value) for key, value in whole.items() if key not in usual or _listed(value) != usual[key]}
    kept["lines"] = [{key: value for key, value in line.items() if value} for line in kept["lines"]]
    return kept


def _listed(value: Any) -> Any:
    """Tuples as lists, so that YAML writes them plainly."""
    match value:
        case tuple() | list():
            return [_listed(each) for each in value]
        case dict():
            return {key: _listed(each) for key, each in value.items()}
        case _:
            return value
