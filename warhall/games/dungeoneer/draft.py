"""Options that are still being agreed on: every rule of the set-up that they break (DG-3.14, DG-20.17)."""

from __future__ import annotations

from typing import cast

from warhall.games.dungeoneer.options import ALL_SETS, FIRST_SET, DungeoneerOptions
from warhall.games.dungeoneer.tables import DungeoneerGame
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.game import Draft, Game
from warhall.kernel.words import Name


def draft(game: Game, options: DungeoneerOptions) -> Draft:
    """All that keeps a game from starting with these options."""
    faults: list[Refusal] = []
    sets = cast("DungeoneerGame", game).tables.printed.sets
    for number, each in enumerate(sets):
        alone = options.sets == each.id or (options.sets == FIRST_SET and number == 0)
        if alone and options.sets != ALL_SETS and options.players not in each.players:
            most = max(each.players)
            faults.append(refusal("DG-3.14", "too-many-players", set=Name("set", each.id), most=most))
    if options.limited_movement and options.ap_for_falling:
        faults.append(refusal("DG-20.17", "variants-exclude"))
    return Draft(tuple(faults))
