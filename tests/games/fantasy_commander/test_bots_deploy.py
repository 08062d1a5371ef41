"""Known deployments: each fits its scenario and army, is carried out to the last unit, and is what a search follows."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from warhall.bots.bot import Budget
from warhall.bots.playing_on import Ahead
from warhall.bots.search import SearchBot
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.bots import BENCH
from warhall.games.fantasy_commander.bots_deploy import FILE, Deployments, known, ways_to_deploy
from warhall.games.fantasy_commander.habits import habit
from warhall.games.fantasy_commander.state import DEPLOY, Battle
from warhall.kernel.dice import SeededDice

KEPT = msgspec.yaml.decode(FILE.read_bytes(), type=Deployments).scenarios
SIDES = [(scenario, faction) for scenario, sides in KEPT.items() for faction in sides]


def opened(faction: str, **options: object) -> tuple[Battle, int]:
    """A battle in which a side is to place its first unit, and the side."""
    g = GAME.begin(options, SeededDice(1))
    assert isinstance(g, Battle)
    side = g.factions.index(GAME.tables.factions[faction])
    while side not in g.decisions:
        g.apply(g.turn, habit(g, g.turn))
    return g, side


@pytest.mark.rule("FC-6.5", "FC-6.6")
@pytest.mark.parametrize(("scenario", "faction"), SIDES)
def test_a_known_deployment_places_the_whole_army(scenario: str, faction: str) -> None:
    g, side = opened(faction, scenario=scenario)
    ways = ways_to_deploy(g, side)
    assert len(ways) == len(KEPT[scenario][faction])
    for codes, names in zip(ways, KEPT[scenario][faction], strict=True):
        battle, todo = g.copy(), list(reversed(codes))
        while battle.phase == DEPLOY:
            seat = battle.turn
            battle.apply(seat, todo.pop() if seat == side else habit(battle, seat))
        assert not todo
        placed = Counter(
            (GAME.tables.printed.units[kind].id, GAME.tables.board.name(cell))
            for kind, cell, owner in zip(battle.kinds, battle.hexes, battle.owners, strict=True)
            if owner == side
        )
        assert placed == Counter((card, name) for card, hexes in names.items() for name in hexes)


def test_a_search_places_units_as_it_is_known_to_be_good() -> None:
    scenario, faction = SIDES[0]
    g, side = opened(faction, scenario=scenario)
    firsts = {codes[0] for codes in ways_to_deploy(g, side)}
    assert BENCH.far(g) > 0
    assert SearchBot("normal").choose(g.imagine(side, SeededDice(2)), side, Budget(600), SeededDice(3)) in firsts


def test_a_line_given_beforehand_goes_on_when_others_have_acted_by_habit() -> None:
    scenario, faction = SIDES[0]
    g, side = opened(faction, scenario=scenario)
    codes = ways_to_deploy(g, side)[0]
    ahead = Ahead(side, BENCH.turn(g) + 1, BENCH.levels["normal"], Budget(600), SeededDice(3))
    assert [moment.code for moment in ahead.carried_out(g, codes, BENCH.habit).line] == codes
    assert len(ahead.carried_out(g, codes).line) < len(codes)


def test_another_army_or_mode_is_deployed_by_what_a_position_is_worth() -> None:
    scenario, faction = SIDES[0]
    g, side = opened(faction, scenario=scenario)
    assert ways_to_deploy(g, 1 - side) == []
    arrangement = known(GAME.tables, g.scenario, g.factions[side])[0]
    g.occupied[side] |= 1 << next(iter(arrangement.values()))[0]
    assert len(ways_to_deploy(g, side)) < len(KEPT[scenario][faction])
    epic = GAME.begin({"mode": "epic", "size": "vanguard"}, SeededDice(1))
    assert isinstance(epic, Battle)
    while epic.phase != DEPLOY:
        epic.apply(epic.turn, habit(epic, epic.turn))
    assert (ways_to_deploy(epic, epic.turn), BENCH.far(epic)) == ([], 0)
