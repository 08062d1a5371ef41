"""How the orders of a round may be given: some ways that differ in who acts early and who late (chapters 10 to 12).

A position tells little about colours before the round is played, so the bots play it out for each of these ways.
"""

from __future__ import annotations

from collections.abc import Callable

from warhall.games.fantasy_commander.actions import Colour, Finish, Give, Unit
from warhall.games.fantasy_commander.bots_terms import FARTHEST, goals, ways
from warhall.games.fantasy_commander.state import GIVE, Battle
from warhall.games.fantasy_commander.tables import BLUE, FLIGHT, GREEN, PURPLE, RED, YELLOW
from warhall.geometry.masks import cells_of

HASTY, PATIENT = (RED, BLUE, PURPLE, GREEN), (GREEN, BLUE, PURPLE, RED)
"""Which tokens are laid first if there are more than units."""
STEPS = (RED, BLUE, PURPLE, GREEN, YELLOW)
"""Colours from the earliest to the latest; purple waits for its moment."""


def ways_to_command(g: Battle, side: int) -> list[list[int]]:
    """FC-10.1, FC-12.1: different ways to give orders to all units of a side that have none, each to the last code."""
    units = [unit for unit, cell in enumerate(g.hexes) if cell >= 0 and g.orders[unit] < 0 and g.owners[unit] == side]
    if g.phase != GIVE or g.ready >> side & 1 or not units:
        return []
    enemies = [cell for unit, cell in enumerate(g.hexes) if cell >= 0 and g.owners[unit] != side]
    to_enemy = {unit: nearest(g, unit, enemies) for unit in units}
    to_goal = {unit: nearest(g, unit, list(cells_of(goals(g)))) for unit in units}
    kinds = g.game.tables.kinds
    keys: tuple[Callable[[int], int], ...] = (
        lambda unit: to_enemy[unit],
        lambda unit: -to_enemy[unit],
        lambda unit: -to_goal[unit],
        lambda unit: not kinds[g.kinds[unit]].shots,
    )
    wanted = sorted(units, key=lambda unit: (is_spent(g, unit), min(to_enemy[unit], to_goal[unit])))
    code = g.game.codec.code
    found: list[list[int]] = []
    for manner in (HASTY, PATIENT):
        tokens = held(g, side, manner)[: len(units)]
        tokens.sort(key=STEPS.index)
        acting = wanted[: len(tokens)]
        for key in keys:
            laid = dict.fromkeys(units, YELLOW)
            laid.update(zip(sorted(acting, key=key), tokens, strict=True))
            actions = [*(Give(Unit(unit), Colour(laid[unit])) for unit in units), Finish()]
            codes = [found_code for action in actions if (found_code := code(action)) is not None]
            if codes not in found:
                found.append(codes)
    return found


def held(g: Battle, side: int, manner: tuple[int, ...]) -> list[int]:
    """The tokens in the reserve of a side, in the order in which they are to be used."""
    red, blue, green, purple = g.reserve[4 * side : 4 * side + 4]
    number = {RED: red, BLUE: blue, GREEN: green, PURPLE: purple}
    return [colour for colour in manner for _ in range(number[colour])]


def is_spent(g: Battle, unit: int) -> bool:
    """FC-15.8: whether a unit is exhausted: it should rest."""
    return g.fatigue[unit] >= g.game.tables.kinds[g.kinds[unit]].stamina


def nearest(g: Battle, unit: int, cells: list[int]) -> int:
    """How far a unit is from the nearest of some hexes."""
    tables, cell = g.game.tables, g.hexes[unit]
    if tables.kinds[g.kinds[unit]].props & FLIGHT:
        row = tables.distance[cell]
    else:
        paths = ways(tables)
        rows = paths.of(g.terrain)
        row = rows.get(cell) or rows.setdefault(cell, paths.spread(g.terrain, cell))
    return min((row[other] for other in cells), default=FARTHEST)
