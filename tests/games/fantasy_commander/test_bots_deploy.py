"""Known deployments: each fits its scenario and army to the last unit, and is followed by levels that know the book."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from warhall.bots.bot import Budget
from warhall.bots.search import search
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.bots import BENCH
from warhall.games.fantasy_commander.bots_deploy import FILE, Deployments, known, known_deployment
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
def test_the_book_places_the_whole_army(scenario: str, faction: str) -> None:
    g, side = opened(faction, scenario=scenario)
    while g.phase == DEPLOY:
        code = known_deployment(g, side) if g.turn == side else habit(g, g.turn)
        assert code is not None
        g.apply(g.turn, code)
    placed = Counter(
        (GAME.tables.printed.units[kind].id, GAME.tables.board.name(cell))
        for kind, cell, owner in zip(g.kinds, g.hexes, g.owners, strict=True)
        if owner == side
    )
    first = KEPT[scenario][faction][0]
    assert placed == Counter((card, name) for card, hexes in first.items() for name in hexes)


def test_who_knows_the_book_follows_it_and_rates_every_option_once() -> None:
    scenario, faction = SIDES[0]
    g, side = opened(faction, scenario=scenario)
    known = known_deployment(g, side)
    thought = msgspec.structs.replace(BENCH.levels["normal"], book=True)
    found = search(g, side, thought, Budget(600), SeededDice(3))
    assert found[0].code == known
    assert sorted(each.code for each in found) == sorted(g.decisions[side].options)
    assert [BENCH.levels[level].book for level in ("normal", "hard", "master")] == [False, True, True]


def test_the_book_says_nothing_about_another_side_army_or_mode() -> None:
    scenario, faction = SIDES[0]
    g, side = opened(faction, scenario=scenario)
    assert known_deployment(g, 1 - side) is None
    first = known(GAME.tables, g.scenario, g.factions[side])[0]
    g.occupied[side] |= 1 << next(iter(first.values()))[0]
    assert known_deployment(g, side) is None
    epic = GAME.begin({"mode": "epic", "size": "vanguard"}, SeededDice(1))
    assert isinstance(epic, Battle)
    while epic.phase != DEPLOY:
        epic.apply(epic.turn, habit(epic, epic.turn))
    assert known_deployment(epic, epic.turn) is None
