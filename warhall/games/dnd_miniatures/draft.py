"""Warbands that are still being put together: every broken rule, and the figures a builder shows (chapter 4)."""

from __future__ import annotations

from typing import cast

from warhall.games.dnd_miniatures.muster import faults, kinds_of
from warhall.games.dnd_miniatures.setup import (
    DndMiniaturesOptions,
    all_faults,
    armies_of,
    check_fit,
    limit_for,
    scenario_for,
)
from warhall.games.dnd_miniatures.tables import DndMiniaturesGame
from warhall.kernel.game import Draft, Game


def draft(game: Game, options: DndMiniaturesOptions) -> Draft:
    """DM-28.8: all that keeps a battle from starting with these warbands.

    Raises:
        OptionsError: the options name what there is not, or do not fit together.
    """
    tables = cast("DndMiniaturesGame", game).tables
    check_fit(tables, options)
    scenario = scenario_for(tables, options.mode)
    if scenario.quick or scenario.sealed:
        return Draft(tuple(all_faults(tables, options)), {"warbands": []})
    limit = limit_for(tables, options)
    tallies = []
    for number, army in enumerate(armies_of(tables, options), 1):
        kinds = kinds_of(tables, army)
        tallies.append(
            {
                "points": sum(tables.cost[kind] for kind in kinds),
                "points_max": limit.points,
                "creatures": len(kinds),
                "creatures_max": limit.creatures,
                "max_cost": limit.max_cost,
                "commanders": sum(1 for kind in kinds if tables.rating[kind]),
                "legal": not faults(tables, scenario, limit, army, number),
            }
        )
    return Draft(tuple(all_faults(tables, options)), {"warbands": tallies})
