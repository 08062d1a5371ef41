"""Golden records: whole games whose every step has a known digest. A change in one is a change of the rules.

Each was saved by `warhall play tyrants --seats ... --seed ... --option ... --save FILE` with bots in all seats; the
record names the bots and the options. Since no bot buys the market empty, one more game was led by a collector who
recruits whatever can be paid and never deploys.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from warhall.games.tyrants import GAME
from warhall.games.tyrants.view import TyrantsView
from warhall.kernel.record import Record
from warhall.kernel.table import Table, replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


def replayed(file: Path) -> Table:
    return replay(GAME, Record.parse(file.read_text(encoding="utf-8")))


def end_of(file: Path) -> TyrantsView:
    view = replayed(file).state.view(None)
    assert isinstance(view, TyrantsView)
    return view


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_replays_step_by_step(file: Path) -> None:
    table = replayed(file)
    assert table.record().text() == file.read_text(encoding="utf-8")
    assert table.state.result is not None


def test_every_mode_and_number_of_players_has_a_golden_record() -> None:
    options = [Record.parse(file.read_text(encoding="utf-8")).options for file in RECORDS]
    assert {(each["mode"], each["players"]) for each in options} == {
        (mode, players) for mode in GAME.modes for players in GAME.players
    }


def test_every_board_and_every_half_deck_has_a_golden_record() -> None:
    ends = [end_of(file) for file in RECORDS]
    assert {tuple(view.sections) for view in ends} == {layout.sections for layout in GAME.tables.layouts}
    assert {half for view in ends for half in view.half_decks} == set(GAME.tables.half_decks)


@pytest.mark.rule("TU-11.1", "TU-11.2")
def test_the_golden_records_end_in_both_ways() -> None:
    assert {end_of(file).ending for file in RECORDS} == {"troops", "market"}
