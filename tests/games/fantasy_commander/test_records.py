"""Golden records: whole games whose every step has a known digest. A change in one is a change of the rules.

Each was saved by `warhall play fantasy_commander --seats greedy,greedy --seed ... --option ... --save FILE`; the record
names the bots and the options.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.faces import BattleView
from warhall.games.fantasy_commander.state import Battle
from warhall.kernel.record import Record
from warhall.kernel.table import Table, replay

RECORDS = {file.stem: file for file in sorted((Path(__file__).parent / "records").glob("*.record"))}


def replayed(name: str) -> Table:
    return replay(GAME, Record.parse(RECORDS[name].read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_replays_step_by_step(name: str) -> None:
    table = replayed(name)
    assert table.record().text() == RECORDS[name].read_text(encoding="utf-8")
    assert table.state.result is not None


def test_every_scenario_an_epic_battle_and_a_campaign_have_a_golden_record() -> None:
    assert set(RECORDS) == {*(scenario.id for scenario in GAME.tables.scenarios), "epic_400", "campaign"}


@pytest.mark.rule("FC-2.1", "FC-7.2")
@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.tables.scenarios])
def test_the_record_of_a_scenario_is_a_game_of_it_to_the_end(scenario: str) -> None:
    view = replayed(scenario).state.view(None)
    assert isinstance(view, BattleView)
    assert view.scenario == scenario


@pytest.mark.rule("FC-2.2", "FC-3.3")
def test_the_record_of_the_epic_battle_is_fought_with_400_points() -> None:
    table = replayed("epic_400")
    limits = GAME.draft(GAME, GAME.choose(table.record().options)).tally["armies"]
    assert [army["limit"] for army in limits] == [400, 400]


@pytest.mark.rule("FC-C.1", "FC-C.25")
def test_the_record_of_the_campaign_has_six_missions() -> None:
    state = replayed("campaign").state
    assert isinstance(state, Battle)
    assert state.campaign is not None
    assert state.campaign.mission == len(GAME.tables.printed.campaign.missions)
    assert state.result is not None
    assert state.result.rule == "FC-C.25"
