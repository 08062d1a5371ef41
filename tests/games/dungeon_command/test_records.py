"""Golden records: whole games whose every step has a known digest. A change in one is a change of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from warhall.games.dungeon_command import GAME
from warhall.kernel.record import Record
from warhall.kernel.table import replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_replays_step_by_step(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    table = replay(GAME, Record.parse(text))
    assert table.record().text() == text
    assert table.state.result is not None


def test_every_mode_and_number_of_players_has_a_golden_record() -> None:
    options = [Record.parse(file.read_text(encoding="utf-8")).options for file in RECORDS]
    proved = {(each["mode"], each["players"], each["layout"] == "build", bool(each["warbands"])) for each in options}
    assert proved == {
        ("standard", 2, False, False),
        ("standard", 2, True, False),
        ("standard", 2, False, True),
        ("standard", 3, False, False),
        ("standard", 4, False, False),
        ("first-game", 2, False, False),
        ("teams", 4, False, False),
    }
