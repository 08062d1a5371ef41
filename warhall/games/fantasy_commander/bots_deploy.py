"""How an army is deployed (FC-6.5): arrangements that have proved good in a scenario.

A position tells little about a deployment, and hardly anything decides more: with the same army against the same
enemy one arrangement wins two battles of three and another none. So arrangements were found by playing thousands of
battles, and are kept as data (`deployments.yaml`); levels that know the book follow the first that fits their army.
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


def known_deployment(g: Battle, side: int) -> int | None:
    """FC-6.5, FC-6.6: what comes next in the first arrangement in which all units find their hexes free."""
    if g.phase != DEPLOY or g.kind != SCENARIO or g.scenario == NONE or side != g.turn:
        return None
    found = (next_in(g, side, each) for each in known(g.game.tables, g.scenario, g.factions[side]))
    return next((code for code in found if code is not None), None)


def next_in(g: Battle, side: int, arrangement: Arrangement) -> int | None:
    """The code that picks or places the next unit; None if not every unit finds its hex free."""
    free, waiting = deployment_spots(g, side), undeployed(g, side)
    cells: dict[int, int] = {}
    for unit in waiting:
        cell = next((cell for cell in arrangement.get(g.kinds[unit], ()) if free >> cell & 1), NONE)
        if cell == NONE:
            return None
        cells[unit] = cell
        free &= ~(1 << cell)
    code = g.game.codec.code
    return code(Deploy(Unit(waiting[0])) if g.picked == NONE else On(Hex(cells[g.picked])))
