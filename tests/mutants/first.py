"""A plugin of pytest: the tests and files that stand in ASKED_FIRST are run first."""

from __future__ import annotations

import os

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A stable order: what was named, then the rest."""
    named = os.environ.get("ASKED_FIRST", "").splitlines()
    rank = {name: number for number, name in enumerate(named)}
    last = len(named)
    items.sort(key=lambda item: min(rank.get(item.nodeid, last), rank.get(item.nodeid.partition("::")[0], last)))
