"""How an army is deployed (FC-6.5): arrangements that have proved good in a scenario.

A position tells little about a deployment, and hardly anything decides more: with the same army against the same
enemy one arrangement wins two battles of three and another none. So arrangements were found by playing thousands of
battles, and are kept as data (`deployments.yaml`); at the table the bots play on those that fit the army.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from warhall.games.fantasy_commander.actions import Deploy, Hex, On, Unit
from warhall.games.fantasy_commander.deployment import deployment_spots, undeployed
from warhall.games.fantasy_commander.state import DEPLOY, SCENARIO, Battle
from warhall.games.fantasy_commander.tables import NONE, Tables

FILE = Path(__file__).with_name("deployments.yaml")
Arrangement = dict[int, list[int]]
"""The hexes for the units of each card."""


class Deployments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept: for a scenario and a faction some arrangements, the best first: the hexes for each unit card."""

    evidence: str
    scenarios: dict[str, dict[str, list[dict[str, list[str]]]]]


@cache
def known(tables: Tables, scenario: int, faction: int) -> list[Arrangement]:
    """The arrangements of a faction in a scenario; units and hexes that another content does not have are left out."""
    kept = msgspec.yaml.decode(FILE.read_bytes(), type=Deployments).scenarios
    of_side = kept.get(tables.scenarios[scenario].id, {}).get(tables.printed.factions[faction].id, [])
    cell = tables.board.cell_named
    return [
        {tables.kind_of[card]: [cell(name) for name in names] for card, names in each.items() if card in tables.kind_of}
        for each in of_side
    ]


def ways_to_deploy(g: Battle, side: int) -> list[list[int]]:
    """FC-6.5, FC-6.6: known ways to place all units of a side that are not on the map, each to the last code."""
    if g.phase != DEPLOY or g.kind != SCENARIO or g.scenario == NONE or side not in g.decisions:
        return []
    found = (arranged(g, side, each) for each in known(g.game.tables, g.scenario, g.factions[side]))
    return [codes for codes in found if codes]


def arranged(g: Battle, side: int, arrangement: Arrangement) -> list[int]:
    """The codes that place all units one after the other; none if they do not all find their hex free."""
    free, waiting = deployment_spots(g, side), undeployed(g, side)
    if g.picked in waiting:
        waiting.remove(g.picked)
        waiting.insert(0, g.picked)
    code, codes = g.game.codec.code, list[int | None]()
    for number, unit in enumerate(waiting):
        cell = next((cell for cell in arrangement.get(g.kinds[unit], ()) if free >> cell & 1), NONE)
        if cell == NONE:
            return []
        if unit != g.picked and len({g.kinds[other] for other in waiting[number:]}) > 1:
            codes.append(code(Deploy(Unit(unit))))
        if free.bit_count() > 1:
            codes.append(code(On(Hex(cell))))
        free &= ~(1 << cell)
    return [each for each in codes if each is not None]
