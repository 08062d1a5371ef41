"""Golden records: whole games whose every step has a known digest. A change in one is a change of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from warhall.games.four import GAME
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
    proved = {(each["mode"], each["players"]) for each in options}
    assert proved == {(mode, players) for mode in GAME.modes for players in GAME.players}


def test_the_golden_records_end_in_every_way_a_game_can() -> None:
    ends = {replay(GAME, Record.parse(file.read_text(encoding="utf-8"))).state.result for file in RECORDS}
    assert {(end.rule, end.winners) for end in ends if end is not None} == {
        ("CF-3.1", (0,)),
        ("CF-3.1", (1,)),
        ("CF-3.3", (0, 1)),
    }
