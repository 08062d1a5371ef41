"""Positions that no battle of Fantasy Commander can come to, though they can be set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from warhall.games.fantasy_commander.state import ACTIVE, SCENARIO, Battle
from warhall.games.fantasy_commander.tables import NONE

ONCE = ("hero", "giant")
"""FC-3.2: what an army has only one of a name of."""


def impossible(g: Battle) -> str | None:
    """What cannot be, in a sentence; None if all can."""
    return next((problem for part in (_field, _units, _armies, _cards, _points) for problem in part(g)), None)


def _field(g: Battle) -> Iterator[str]:
    """FC-1.2, FC-18.1: no town twice, and no more hexes of a terrain than there are."""
    tables = g.game.tables
    for cell, count in Counter(g.towns).items():
        if count > 1:
            yield f"towns: {tables.board.name(cell)} is named {count} times"
    for terrain, left in zip(tables.printed.terrain, g.supply, strict=True):
        if left > terrain.supply:
            yield f"supply: {left} of {terrain.id}, but there are {terrain.supply}"


def _units(g: Battle) -> Iterator[str]:
    """FC-4.2, FC-4.8, FC-16.10: units that live stand on ground that bears them, with tokens that they can bear."""
    tables, names = g.game.tables, g.unit_names(())
    closed = tables.field(g.terrain).impassable
    for unit, number in enumerate(g.kinds):
        kind, name, cell = tables.kinds[number], names[unit], g.hexes[unit]
        if g.dead >> unit & 1:
            if cell >= 0:
                yield f"{name} is destroyed, but stands on {tables.board.name(cell)} (FC-4.2)"
            if g.orders[unit] != NONE:
                yield f"{name} is destroyed, but has an order (FC-4.2)"
            continue
        if g.wounds[unit] >= kind.size and g.attack is None:
            yield f"{name} has lost {g.wounds[unit]} of {kind.size}, so it is destroyed (FC-4.2)"
        if cell >= 0 and closed >> cell & 1:
            where = tables.printed.terrain[g.terrain[cell]].id
            yield f"{name} stands on {tables.board.name(cell)}, but nobody enters {where} (FC-16.10)"
        if g.fatigue[unit] > max(kind.stamina, 0):
            yield f"{name} has {g.fatigue[unit]} fatigue tokens, but can hold {max(kind.stamina, 0)} (FC-4.8)"


def _armies(g: Battle) -> Iterator[str]:
    """FC-3.1, FC-3.2, FC-3.4: armies within the limit of the scenario, no hero or giant twice, units of one faction."""
    tables = g.game.tables
    for side, seat in enumerate(g.seat_names()):
        kinds = [kind for unit, kind in enumerate(g.kinds) if g.owners[unit] == side]
        cost = sum(tables.kinds[kind].cost for kind in kinds)
        if g.kind == SCENARIO and g.scenario != NONE and cost > tables.printed.scenarios[g.scenario].limit:
            most = tables.printed.scenarios[g.scenario].limit
            yield f"the army of {seat} costs {cost}, at most {most} in this scenario (FC-3.4)"
        for kind, count in Counter(kinds).items():
            card = tables.kinds[kind].card
            if count > 1 and card.type in ONCE:
                yield f"{seat} has {count} of {card.id}: an army has one {card.type} of a name (FC-3.2)"
            faction = tables.printed.factions[tables.kinds[kind].faction]
            if g.kind == SCENARIO and tables.kinds[kind].faction != g.factions[side] and not faction.raiders:
                yield f"{seat} has {card.id}, a unit of {faction.id} (FC-3.4)"


def _cards(g: Battle) -> Iterator[str]:
    """FC-5.2, FC-5.4: tactic cards of the own faction, no more than there are."""
    tables = g.game.tables
    for side, seat in enumerate(g.seat_names()):
        held = Counter((*g.decks[side], *g.discards[side], *g.laid[side]))
        for number, count in held.items():
            card = tables.cards[number]
            if tables.factions[card.faction] != g.factions[side]:
                yield f"{seat} has {card.id}, a card of {card.faction} (FC-5.4)"
            if count > card.copies:
                yield f"{seat} has {count} of {card.id}, but there are {card.copies} (FC-5.2)"
        for other in (0, 1):
            if g.known[2 * side + other] > len(g.decks[other]):
                yield f"{seat} knows {g.known[2 * side + other]} cards of a deck of {len(g.decks[other])} (FC-13.1)"


def _points(g: Battle) -> Iterator[str]:
    """FC-7.2, FC-7.9: points that were scored for something, in a battle that is not over yet."""
    if g.kind != SCENARIO or g.result is not None:
        return
    for side, seat in enumerate(g.seat_names()):
        if g.vp[side] != sum(g.scored[side]):
            yield f"{seat} has {g.vp[side]} VP, but scored {sum(g.scored[side])} for {g.scored[side]} (FC-7.2)"
    most = max(g.vp)
    if g.phase == ACTIVE and g.play_to and most >= g.play_to and g.vp[0] != g.vp[1] and g.attack is None:
        leader = g.seat_names()[g.vp.index(most)]
        yield f"{leader} has {most} of {g.play_to} VP and is ahead, so the battle is over (FC-7.2)"
    for side, seat in enumerate(g.seat_names()):
        if g.phase == ACTIVE and not g.occupied[side] and g.attack is None:
            yield f"{seat} has no unit on the map, so the battle is over (FC-25.1)"
    if g.round > g.round_limit > 0:
        yield f"round {g.round}: the battle ends after round {g.round_limit} (FC-25.5)"
    if g.phase == ACTIVE and g.round < 1:
        yield f"round {g.round}: rounds are counted from 1"
