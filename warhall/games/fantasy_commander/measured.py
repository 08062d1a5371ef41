"""What a laboratory counts: the units of both armies at their points, and the tactic cards that were drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from warhall.games.fantasy_commander.muster import is_never_mustered, refuse_card, refuse_unit
from warhall.games.fantasy_commander.plan import MODES, FantasyOptions, plan_of
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import FantasyGame, Tables
from warhall.kernel.dice import Dice
from warhall.kernel.game import Game
from warhall.kernel.measuring import Army, Measure, Thing, called_for, moved_on

LEAST = 80
"""A random army spends at least so many percent of the limit: so it is seen what a point is worth."""


def things(game: Game) -> list[Thing]:
    """Every unit that joins armies at its points, and every tactic card, which has no price."""
    printed = cast("FantasyGame", game).tables.printed
    units = [
        Thing("unit", unit.id, unit.cost, "units.yaml", "cost", designed=True)
        for unit in printed.units
        if not is_never_mustered(unit)
    ]
    return units + [Thing("card", card.id, None, "tactics.yaml", "", designed=True) for card in printed.tactics]


def own(g: Battle, seat: int) -> Iterator[str]:
    """The units of a side, and its tactic cards that have been turned up."""
    units = g.game.tables.printed.units
    return (units[kind].id for kind, owner in zip(g.kinds, g.owners, strict=True) if owner == seat)


def drawn(g: Battle, seat: int) -> Iterator[str]:
    """The tactic cards that were played or laid aside, and the units."""
    cards = g.game.tables.cards
    yield from (cards[card].id for zone in (g.discards, g.laid) for card in zone[seat])
    yield from own(g, seat)


def army(g: Battle, seat: int) -> Army | None:
    """The faction of a side."""
    return Army("faction", g.game.tables.printed.factions[g.factions[seat]].id)


def first(g: Battle) -> int | None:
    """FC-6.2: who deploys first."""
    return g.first if g.kinds else None


def vary(game: Game, options: FantasyOptions, dice: Dice, turned: int, wanted: Sequence[str]) -> Mapping[str, object]:
    """Any legal armies and decks within the limit, unless they were given; in an Epic Battle the sides change seats."""
    if options.armies or options.build or options.mode == MODES[2]:
        return {}
    tables = cast("FantasyGame", game).tables
    plan = plan_of(tables, options)
    kinds = {unit.id: kind for kind, unit in enumerate(tables.printed.units)}
    numbers = {card.id: number for number, card in enumerate(tables.cards)}
    armies, decks = [], []
    asked = called_for(wanted, dice) or ""
    unit, tactic = kinds.get(asked), numbers.get(asked)
    able = [side for side, faction in enumerate(plan.factions) if can_have(tables, faction, plan.limit, unit, tactic)]
    side_of = dice.pick(able) if able else -1
    for side, faction in enumerate(plan.factions):
        units = army_with(tables, faction, plan.limit, dice, unit if side == side_of else None)
        cards = deck_with(tables, faction, len(units), dice, tactic if side == side_of else None)
        armies.append(counted([tables.printed.units[kind].id for kind in units]))
        decks.append(counted([tables.cards[card].id for card in cards]))
    if options.mode == MODES[0]:
        return {"armies": armies, "decks": decks}
    factions = [tables.printed.factions[faction].id for faction in plan.factions]
    return {
        "factions": moved_on(factions, turned),
        "armies": moved_on(armies, turned),
        "decks": moved_on(decks, turned),
    }


def can_have(tables: Tables, faction: int, limit: int, unit: int | None, tactic: int | None) -> bool:
    """Whether an army of a faction may have a unit, or its deck a card."""
    if unit is not None:
        return refuse_unit(tables, faction, [], unit, limit) is None
    return tactic is not None and refuse_card(tables, faction, [], tactic, 1) is None


def army_with(tables: Tables, faction: int, limit: int, dice: Dice, wanted: int | None = None) -> list[int]:
    """Units by chance, until nothing more fits into a random part of the limit; one that is wanted comes first."""
    spent = limit * (LEAST + dice.below(101 - LEAST)) // 100
    found: list[int] = []
    if wanted is not None and refuse_unit(tables, faction, found, wanted, limit) is None:
        found.append(wanted)
        spent = max(spent, tables.printed.units[wanted].cost)
    while fitting := [
        kind for kind in range(len(tables.printed.units)) if refuse_unit(tables, faction, found, kind, spent) is None
    ]:
        found.append(dice.pick(fitting))
    return found


def deck_with(tables: Tables, faction: int, size: int, dice: Dice, wanted: int | None = None) -> list[int]:
    """Cards by chance, one for each unit; one that is wanted comes first."""
    found = [wanted] if wanted is not None and refuse_card(tables, faction, [], wanted, size) is None else []
    while len(found) < size:
        found.append(
            dice.pick(
                [card for card in range(len(tables.cards)) if refuse_card(tables, faction, found, card, size) is None]
            )
        )
    return found


def counted(idents: list[str]) -> dict[str, int]:
    """How many of each."""
    return dict(Counter(idents))


MEASURE = Measure(things, own, drawn, army, first, vary, mustered=True)
