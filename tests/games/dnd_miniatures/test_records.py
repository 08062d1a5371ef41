"""Golden records: whole battles whose every step has a known digest. A change in one is a change of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from warhall.games.dnd_miniatures import GAME
from warhall.kernel.record import Record
from warhall.kernel.table import replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_replays_step_by_step(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    table = replay(GAME, Record.parse(text))
    assert table.record().text() == text
    assert table.state.result is not None


def test_there_are_golden_records() -> None:
    assert {file.stem for file in RECORDS} >= {"assault-50", "quick-start", "sealed"}
