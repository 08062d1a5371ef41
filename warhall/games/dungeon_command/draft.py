"""Warbands that are still being put together: every broken rule, and the figures a builder shows (chapter 30).

Here: the judgement of options that nobody plays with yet. Not here: the limits themselves (`warband`), and options that
do not fit together at all (`setup`), which are refused as a whole.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from warhall.games.dungeon_command.setup import FIRST_GAME, MODES, DungeonCommandOptions, check_fit, shared_commanders
from warhall.games.dungeon_command.tables import DungeonCommandGame, Tables
from warhall.games.dungeon_command.warband import Warband, faults
from warhall.kernel.errors import refusal
from warhall.kernel.game import Draft, Game
from warhall.kernel.words import Name


def draft(game: Game, options: DungeonCommandOptions) -> Draft:
    """DC-1.4, DC-28.6, DC-30.2 to DC-30.7: all that keeps a game from starting with these commanders and warbands.

    Raises:
        OptionsError: the options name what there is not, or do not fit together.
    """
    tables = cast("DungeonCommandGame", game).tables
    mode = MODES.index(options.mode)
    check_fit(tables, options, mode)
    judged = [faults(tables, warband, number) for number, warband in enumerate(options.warbands, 1)]
    found = [each for reasons in judged for each in reasons]
    if options.warbands and len(options.warbands) != options.players:
        found.append(refusal("DC-1.4", "a-warband-each", players=options.players, count=len(options.warbands)))
    if mode == FIRST_GAME:
        for commander in shared_commanders(options):
            found.append(refusal("DC-28.6", "shared-commander", commander=Name("commander", commander)))
    warbands = [
        {**tally(tables, warband), "legal": not reasons}
        for warband, reasons in zip(options.warbands, judged, strict=True)
    ]
    return Draft(tuple(found), {"warbands": warbands})


def tally(tables: Tables, warband: Warband) -> dict[str, Any]:
    """The cards of a warband, counted; by level, ability and type."""
    limits = tables.setup
    creatures = {tables.creatures[tables.creature_kinds[ident]]: n for ident, n in warband.creatures.items() if n > 0}
    orders = {tables.orders[tables.order_kinds[ident]]: n for ident, n in warband.orders.items() if n > 0}
    levels: Counter[int] = Counter()
    able: Counter[str] = Counter()
    for creature, copies in creatures.items():
        levels[creature.level] += copies
        able.update(dict.fromkeys(creature.abilities, copies))
    asking: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for order, copies in orders.items():
        types[order.type] += copies
        if order.ability is not None:
            asking[order.ability] += copies
    return {
        "creatures": sum(warband.creatures.values()),
        "creatures_min": limits.creatures_min,
        "creature_copies_max": limits.creature_copies_max,
        "orders": sum(warband.orders.values()),
        "orders_min": limits.orders_min,
        "order_copies_max": limits.order_copies_max,
        "levels": {str(level): levels[level] for level in sorted(levels)},
        "abilities": {ident: {"creatures": able[ident], "orders": asking[ident]} for ident in tables.abilities},
        "types": {kind: types[kind] for kind in sorted(types)},
    }
