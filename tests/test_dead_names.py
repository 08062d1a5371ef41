"""Nothing is kept that nobody uses: every function, class, import and constant is named somewhere else.

Found by vulture, which reads names and runs nothing. What others call by a name of theirs is listed here with who does.
"""

from __future__ import annotations

from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).resolve().parent.parent
READ = ("warhall", "tests", "benchmarks", "examples", "tools", "web/tests")

DECORATED = [
    "@OPERATIONS.operation",  # card data calls it
    "@step",  # an agenda that was saved names it
    "@found_by",  # a fault that the suite must find
    "@app.command",
    "@event.listens_for",
    "@pytest.*",
    "@rule",
    "@initialize",
    "@invariant",
]
CALLED = [
    "pytest_*",
    "visit_*",
    "teardown",
    "revision",
    "down_revision",
    "__getattr__",
    "quit",  # a command of a session, found by what a person types
    # What PettingZoo, Gymnasium and OpenSpiel ask of an environment.
    *("observation_space", "action_space", "metadata", "render_mode"),
    *("make_py_observer", "current_player", "_legal_actions", "_apply_action", "_action_to_string"),
    *("set_from", "string_from", "iig_obs_type"),
    "handle",  # what a socket server asks of who is called
    *("tell_fields", "slotted"),  # what is written out for the compiler calls them
    # What Cosmic Ray asks of a way to break code.
    *("mutation_positions", "mutate", "examples"),
    # Types that are named in quotation marks alone.
    *("Seated", "OnMap", "WithUnits", "WithEntries"),
]
BY_NAME = {"tests/server/bad_thinkers.py"}
"""Files whose functions are given to a worker by their names."""


def unused() -> list[str]:
    finder = Vulture(ignore_names=CALLED, ignore_decorators=DECORATED)
    finder.scavenge([str(ROOT / folder) for folder in READ], exclude=["*/node_modules/*"])
    found = []
    for item in finder.get_unused_code():
        name = Path(item.filename).relative_to(ROOT).as_posix()
        # Fields of structures and members of enumerations are read by name in data and on the wire.
        line = Path(item.filename).read_text(encoding="utf-8").splitlines()[item.first_lineno - 1]
        if name not in BY_NAME and (item.typ not in ("variable", "attribute") or not line.startswith(" ")):
            found.append(f"{name}:{item.first_lineno}: {item.typ} {item.name}")
    return found


def test_nothing_is_kept_that_nobody_uses() -> None:
    assert unused() == []
