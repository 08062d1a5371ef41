"""Positions that no battle of Dungeon Command can come to, though they can be set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from warhall.games.dungeon_command.state import GONE, NONE, SET_UP, DungeonCommand
from warhall.games.dungeon_command.statics import hit_points

TOKEN = 10
"""DC-22.1: damage is counted in tokens."""
MOST_TREASURE = 3


def impossible(g: DungeonCommand) -> str | None:
    """What cannot be, in a sentence; None if all can."""
    return next((problem for part in (_copies, _creatures, _treasure, _sides) for problem in part(g)), None)


def _copies(g: DungeonCommand) -> Iterator[str]:
    """DC-30.2, DC-30.3: no warband has more cards of one name than may be brought."""
    tables, names, limits = g.game.tables, g.seat_names(), g.game.tables.printed.setup
    items = [item for item in (*g.stack, g.now, g.draft) if item is not None]
    attached = [card for cards in g.attached for card in cards]
    for seat, name in enumerate(names):
        orders = Counter((*g.hands[seat], *g.decks[seat], *g.discards[seat]))
        orders.update(card >> 3 for card in attached if card >> 1 & 3 == seat)
        orders.update(item.card for item in items if item.card != NONE and item.owner == seat)
        for kind, count in orders.items():
            if count > limits.order_copies_max:
                most = limits.order_copies_max
                yield f"{name} has {count} of {tables.orders[kind].id}, but at most {most} can be brought (DC-30.3)"
        creatures = Counter((*g.creature_hands[seat], *g.creature_decks[seat], *g.graveyards[seat]))
        creatures.update(g.kinds[u] for u in range(len(g.kinds)) if g.owners[u] == seat and g.places[u] != GONE)
        for kind, count in creatures.items():
            if count > limits.creature_copies_max:
                most = limits.creature_copies_max
                yield f"{name} has {count} of {tables.creatures[kind].id}, but at most {most} can be brought (DC-30.2)"
        gone = Counter(g.kinds[u] for u in range(len(g.kinds)) if g.owners[u] == seat and g.places[u] == GONE)
        for kind, count in gone.items():
            if g.graveyards[seat].count(kind) < count:
                yield f"{tables.creatures[kind].id} of {name} is gone, but not in the graveyard (DC-22.3)"


def _creatures(g: DungeonCommand) -> Iterator[str]:
    """DC-22.1, DC-22.2, DC-6.11: damage in tens that is less than the hit points; only what can be attached is."""
    tables = g.game.tables
    for unit in range(len(g.kinds)):
        name = g.unit_name(unit)
        if g.places[unit] == GONE:
            continue
        if g.damage[unit] % TOKEN:
            yield f"{name} has {g.damage[unit]} damage: one token is {TOKEN} (DC-22.1)"
        if g.damage[unit] >= hit_points(g, unit) and not (g.hits or g.stack or g.now):
            most = hit_points(g, unit)
            yield f"{name} has {g.damage[unit]} damage and {most} hit points, so it is destroyed (DC-22.2)"
        for card in g.attached[unit]:
            order = tables.orders[card >> 3]
            if order.attached is None:
                yield f"{order.id} is attached to {name}, but has no attach text (DC-6.11)"


def _treasure(g: DungeonCommand) -> Iterator[str]:
    """DC-24.1, DC-24.2: a chest shows 1 to 3, and what lies open was in it."""
    for value in g.opened:
        if not 1 <= value <= MOST_TREASURE:
            yield f"opened: a chest shows 1 to {MOST_TREASURE}, not {value} (DC-24.1)"
    squares = {number: g.board.map.name(cell) for cell, number in g.board.treasure_at.items()}
    for number, name in squares.items():
        if g.chests[number] > MOST_TREASURE or g.tokens[number] > MOST_TREASURE:
            yield f"{name} holds {max(g.chests[number], g.tokens[number])} treasures, at most 3 (DC-24.1)"
        if g.chests[number] and g.tokens[number]:
            yield f"{name} has a closed chest and treasure tokens: an opened chest leaves the game (DC-24.2)"


def _sides(g: DungeonCommand) -> Iterator[str]:
    """DC-22.6, DC-27.9: there are two sides, and nobody plays on without Morale or when nothing happens any more."""
    names = g.seat_names()
    if g.round < 1:
        yield f"round {g.round}: rounds are counted from 1"
    if len(set(g.teams)) < 2:
        yield "all players are on one side, so nobody is left to fight"
    if g.phase == SET_UP:
        return
    most = g.game.tables.setup.quiet_rounds * g.seats
    if g.quiet >= most and g.result is None:
        yield f"quiet: nothing happened in {g.quiet} turns; after {most} the battle is over (DC-27.9)"
    for seat, name in enumerate(names):
        if g.morale[seat] <= 0 and g.result is None:
            yield f"the Morale of {name} is {g.morale[seat]}, so the battle is over (DC-22.6)"
