"""Golden records: whole games whose every step has a known digest. A change in one is a change of the rules.

Bots sit in all seats; each record names them and its options. Together they have every number of players, every set and
every variant.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.options import VARIANTS
from warhall.kernel.record import Record
from warhall.kernel.table import replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))
OPTIONS = [Record.parse(file.read_text(encoding="utf-8")).options for file in RECORDS]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_replays_step_by_step(file: Path) -> None:
    table = replay(GAME, Record.parse(file.read_text(encoding="utf-8")))
    assert table.record().text() == file.read_text(encoding="utf-8")
    assert table.state.result is not None


def test_every_number_of_players_has_a_golden_record() -> None:
    assert {each["players"] for each in OPTIONS} == set(GAME.players)


def test_every_set_and_every_variant_has_a_golden_record() -> None:
    assert {each.get("sets", "first") for each in OPTIONS} == {"first", "tl", "all"}
    assert {name for name in VARIANTS for each in OPTIONS if each.get(name)} == set(VARIANTS)


@pytest.mark.rule("DG-1.1", "DG-1.2")
def test_the_golden_records_end_in_both_ways() -> None:
    ends = set()
    for file in RECORDS:
        result = replay(GAME, Record.parse(file.read_text(encoding="utf-8"))).state.result
        assert result is not None
        ends.add(result.message)
    assert ends == {"third-quest", "last-hero"}
