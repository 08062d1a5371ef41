"""The hammer: what it breaks stays broken the same way, and a crash is told."""

from __future__ import annotations

import pytest

from tests import fuzz
from warhall.kernel.dice import SeededDice


def test_the_same_seed_breaks_the_same() -> None:
    texts = [[fuzz.broken("drop a\ndrop b", dice) for _ in range(20)] for dice in (SeededDice(1), SeededDice(1))]
    assert texts[0] == texts[1]
    assert len(set(texts[0])) > 10


def test_no_broken_notation_crashes() -> None:
    assert fuzz.hammer("notation", 50, 1) == []


def test_a_crash_is_told_with_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "replay", lambda *_, **__: int("gone"))
    crashes = fuzz.hammer("records", 20, 1)
    assert crashes
    assert {crash.what for crash in crashes} == {"ValueError: invalid literal for int() with base 10: 'gone'"}
