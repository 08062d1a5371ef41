"""What a laboratory counts: the creatures of the warbands at their points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from warhall.games.dnd_miniatures.muster import Army as Warband
from warhall.games.dnd_miniatures.muster import faults
from warhall.games.dnd_miniatures.printed import Limit, Scenario
from warhall.games.dnd_miniatures.setup import DndMiniaturesOptions, limit_for, scenario_for
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.games.dnd_miniatures.tables import DndMiniaturesGame, Tables
from warhall.kernel.dice import Dice
from warhall.kernel.game import Game
from warhall.kernel.measuring import Army, Measure, Thing, called_for, moved_on

LEAST = 80
"""A random warband spends at least so many percent of the limit: so it is seen what a point is worth."""


def things(game: Game) -> list[Thing]:
    """Every stat card at its points."""
    tables = cast("DndMiniaturesGame", game).tables
    return [
        Thing("card", label, card.cost, "creatures.yaml", "cost", designed=card.source == "designed")
        for label, card in zip(tables.labels, tables.cards, strict=True)
    ]


def own(g: DndMiniatures, seat: int) -> Iterator[str]:
    """The creatures of a seat, fallen or not."""
    labels = g.game.tables.labels
    return (labels[kind] for kind, owner in zip(g.kinds, g.owners, strict=True) if owner == seat)


def army(g: DndMiniatures, seat: int) -> Army | None:
    """The faction to which most of its creatures belong."""
    tables = g.game.tables
    factions = Counter(
        faction
        for kind, owner in zip(g.kinds, g.owners, strict=True)
        if owner == seat
        for faction in tables.cards[kind].factions
    )
    return Army("faction", max(sorted(factions), key=lambda each: factions[each])) if factions else None


def first(g: DndMiniatures) -> int | None:
    """Who took the first turn of the first round."""
    return g.first if g.round == 1 else None


def vary(
    game: Game, options: DndMiniaturesOptions, dice: Dice, turned: int, wanted: Sequence[str]
) -> Mapping[str, object]:
    """Any legal warbands within the limit, unless they were given."""
    tables = cast("DndMiniaturesGame", game).tables
    scenario = scenario_for(tables, options.mode)
    if options.armies or options.warbands or scenario.quick or scenario.sealed:
        return {}
    limit = limit_for(tables, options)
    asked = called_for(wanted, dice)
    seat_of = dice.below(options.players) if asked else -1
    armies = [
        (warband_with(tables, scenario, limit, dice, asked) if seat == seat_of else None)
        or warband_with(tables, scenario, limit, dice)
        for seat in range(options.players)
    ]
    return {"armies": moved_on(armies, turned)}


def warband_with(
    tables: Tables, scenario: Scenario, limit: Limit, dice: Dice, wanted: str | None = None
) -> dict[str, object] | None:
    """Creatures of one faction by chance, until nothing more fits into a random part of the limit.

    Args:
        tables: the content.
        scenario: what is played.
        limit: how many points a warband may have.
        dice: chance.
        wanted: the card of a creature that must be in it; None is returned if no warband of this limit can have it.
    """
    spent = limit.points * (LEAST + dice.below(101 - LEAST)) // 100
    factions = [each.id for each in tables.printed.factions]
    chosen: dict[str, int] = {}
    points = 0
    if wanted is not None:
        card = tables.cards[tables.kind_of[wanted]]
        chosen, points, spent = {wanted: 1}, card.cost, max(spent, card.cost)
        factions = [each for each in card.factions if not faults(tables, scenario, limit, Warband(each, chosen), 1)]
        if not factions:
            return None
    faction = dice.pick(factions)
    maps = [ident for ident, each in tables.maps.items() if each.size == limit.map]
    left = [kind for kind in range(tables.standard) if faction in tables.cards[kind].factions]
    while left:
        kind = dice.pick(left)
        label = tables.labels[kind]
        wider = {**chosen, label: chosen.get(label, 0) + 1}
        if points + tables.cost[kind] > spent or faults(tables, scenario, limit, Warband(faction, wider), 1):
            left.remove(kind)
        else:
            chosen, points = wider, points + tables.cost[kind]
    return {"faction": faction, "creatures": chosen, "map": dice.pick(maps)}


MEASURE = Measure(things, own, own, army, first, vary, mustered=True)
