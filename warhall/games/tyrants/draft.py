"""Options that are still being agreed on: every rule of the set-up that they break (chapter 2).

Here: the judgement of a pick of half-decks and Houses. Not here: what a game makes of them (`setup`), which refuses the
same, and words that there are not.
"""

from __future__ import annotations

from typing import cast

from warhall.games.tyrants.setup import RANDOM, TyrantsOptions
from warhall.games.tyrants.tables import TyrantsGame
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.game import Draft, Game
from warhall.kernel.words import Name


def draft(game: Game, options: TyrantsOptions) -> Draft:
    """TU-2.3, TU-2.7, TU-2.16: all that keeps a game from starting with these options."""
    tables = cast("TyrantsGame", game).tables
    faults: list[Refusal] = []
    halves = options.half_decks or tuple(tables.setup.half_decks)
    if len(halves) != 2 or halves[0] == halves[1]:
        faults.append(refusal("TU-2.7", "two-half-decks", count=len(set(halves))))
    houses = {house.colour: house.id for house in tables.printed.houses}
    taken = [houses.get(word, word) for word in options.houses if word != RANDOM]
    if len(taken) > options.players:
        faults.append(refusal("TU-2.16", "too-many-houses", count=len(taken), players=options.players))
    doubled = tuple(Name("house", house) for house in dict.fromkeys(taken) if taken.count(house) > 1)
    if doubled:
        faults.append(refusal("TU-2.16", "house-taken", houses=doubled))
    if options.section != RANDOM and len(tables.layouts_for[options.players]) == 1:
        faults.append(refusal("TU-2.3", "no-outer-section", players=options.players))
    return Draft(tuple(faults))
