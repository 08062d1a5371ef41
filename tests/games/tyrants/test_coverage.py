"""Every worked case has one test, and every rule of the catalogue at least one.

Whether those tests pass is told by `warhall conformance tyrants`; here a case or rule without any is caught early.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from warhall.conformance.report import case_ids, untested
from warhall.games.tyrants import GAME

SOURCES = [file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py"))]


def marked(kind: str) -> Counter[str]:
    """How many tests carry each id."""
    marks = [mark for source in SOURCES for mark in re.findall(rf"@pytest\.mark\.{kind}\(([^)]*)\)", source)]
    return Counter(ident for mark in marks for ident in re.findall(r'"([^"]+)"', mark))


def test_every_case_has_exactly_one_test() -> None:
    assert marked("case") == dict.fromkeys(case_ids(GAME), 1)


def test_every_rule_has_a_test_or_a_reason_to_have_none() -> None:
    rules = set(GAME.catalogue("en").rules)
    assert rules - set(marked("rule")) == set(untested(GAME))
    assert set(marked("rule")) <= rules
