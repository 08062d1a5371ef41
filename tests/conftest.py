"""What all tests share: the ledger of rules, cases and cards that they name, how made-up input is made, what is slow,
and what is kept of a failure.

By default hypothesis makes up the same input every time: whoever sees a test fail has broken something. `make prove`
tries four times as much of it, `make search` input that was never tried before, the fast gate less.
"""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

from warhall.server.settling import THRESHOLDS

pytest_plugins = ["warhall.conformance.ledger", "tests.failures"]

EXAMPLES = 200 if os.environ.get("WARHALL_LONG") else 50
settings.register_profile("same", derandomize=True, deadline=None, max_examples=EXAMPLES)
settings.register_profile("quick", derandomize=True, deadline=None, max_examples=10)
settings.register_profile("search", max_examples=300, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

# As in a hall: what was read stays, and the collector looks through it in vain, for a tenth of the time of all tests.
gc.set_threshold(*THRESHOLDS)

SLOW = (
    "arena/test_run.py",
    "bots",
    "cli/test_balance.py",
    "cli/test_learn.py",
    "cli/test_packs.py",
    "cli/test_play.py",
    "cli/test_terminal.py",
    "conformance",
    "docs",
    "games/*/test_random_games.py",
    "games/*/test_records.py",
    "games/dnd_miniatures/test_bots.py",
    "games/dnd_miniatures/test_cards.py",
    "games/dnd_miniatures/test_crowded_battles.py",
    "games/dnd_miniatures/test_packs.py",
    "games/dnd_miniatures/test_sightlines.py",
    "games/dungeon_command/test_bots.py",
    "games/dungeon_command/test_shortcuts.py",
    "games/dungeoneer/test_bots.py",
    "games/dungeoneer/test_habits.py",
    "games/fantasy_commander/test_bots.py",
    "games/test_kept_views.py",
    "games/tyrants/test_bots.py",
    "games/tyrants/test_smoke.py",
    "lab",
    "learn",
    "research",
    "server/test_analyses.py",
    "server/test_aside.py",
    "server/test_bots.py",
    "server/test_changes.py",
    "server/test_commands.py",
    "server/test_contract.py",
    "server/test_crash.py",
    "server/test_doctor.py",
    "server/test_hints.py",
    "server/test_leaks.py",
    "server/test_learning.py",
    "server/test_limits.py",
    "server/test_machine.py",
    "server/test_matrix.py",
    "server/test_packs.py",
    "server/test_pages.py",
    "server/test_schema.py",
    "server/test_seeded.py",
    "server/test_sharing.py",
    "server/test_two_servers.py",
    "server/test_workers.py",
    "test_dead_names.py",
    "test_mutants.py",
    "test_package.py",
    "test_tools.py",
)
"""What plays whole games, starts processes or asks everything of everybody; the fast gate leaves it to `make test`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is slow by where it lies."""
    here = Path(__file__).parent
    slow = {file for pattern in SLOW for file in here.glob(pattern)}
    for item in items:
        if slow & {item.path, *item.path.parents}:
            item.add_marker("slow")


def pytest_collection_finish() -> None:
    """Keep the collector off all tests and whatever they have read."""
    gc.collect()
    gc.freeze()
