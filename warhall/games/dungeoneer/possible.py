"""Positions that no game of Dungeoneer can come to, though they can be set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from warhall.games.dungeoneer.cards import excess, treasures_of
from warhall.games.dungeoneer.options import LOOSE_WALLS
from warhall.games.dungeoneer.places import beyond, is_wall
from warhall.games.dungeoneer.printed import LEVELS
from warhall.games.dungeoneer.state import NONE, PHASES, Dungeoneer
from warhall.games.dungeoneer.view import view

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""North, east, south, west, as the map counts them."""
MOST_IN_LAIR = 3
QUESTS_TO_WIN = 3


def impossible(g: Dungeoneer) -> str | None:
    """What cannot be, in a sentence; None if all can."""
    return next((problem for part in (_walls, _ways, _piles, _quests, _heroes, _cards) for problem in part(g)), None)


def _walls(g: Dungeoneer) -> Iterator[str]:
    """DG-6.4: on every touching side both cards have a wall or neither has, unless walls are loose."""
    if g.variants >> LOOSE_WALLS & 1:
        return
    numbers = g.game.tables.place_numbers
    laid = {}
    for place in view(g, None).places:
        x, y = map(int, place.cell.split(":"))
        laid[place.plane, x, y] = (place.id, numbers[place.id])
    for (plane, x, y), (name, number) in laid.items():
        for side, (dx, dy) in enumerate(SIDES):
            other = laid.get((plane, x + dx, y + dy))
            if other is not None and is_wall(g, number, side) != is_wall(g, other[1], (side + 2) % len(SIDES)):
                yield f"a wall meets an exit between {name} and {other[0]} (DG-6.4)"


def _ways(g: Dungeoneer) -> Iterator[str]:
    """DG-3.2, DG-6.5: there is an entrance, and nothing of its plane is cut off."""
    tables = g.game.tables
    laid = [place for place, cell in enumerate(g.cells) if cell != NONE]
    for plane in sorted({tables.plane[place] for place in laid}):
        group = [place for place in laid if tables.plane[place] == plane]
        reached, frontier = {group[0]}, [group[0]]
        while frontier:
            here = frontier.pop()
            for side in range(len(SIDES)):
                there = beyond(g, here, side)
                if there != NONE and there not in reached:
                    reached.add(there)
                    frontier.append(there)
        for place in group:
            if place not in reached:
                names = tables.places[place].id, tables.places[group[0]].id
                yield f"no way leads from {names[0]} to {names[1]} (DG-6.5)"
    if laid and not any(tables.entrances[place] for place in laid):
        yield "the map has no entrance, from which every map begins (DG-3.2)"


def _piles(g: Dungeoneer) -> Iterator[str]:
    """DG-3.1, DG-3.3: no location lies in two places, and each in the deck of its plane."""
    tables = g.game.tables
    laid = [place for place, cell in enumerate(g.cells) if cell != NONE]
    for plane, deck in enumerate(g.location_decks):
        for place, count in Counter(deck).items():
            if count > 1:
                yield f"locations: {tables.places[place].id} lies in the deck {count} times"
            if tables.plane[place] != plane:
                yield f"locations: {tables.places[place].id} lies in the deck of the other plane (DG-3.1)"
    for place in g.aside:
        if place in laid:
            yield f"aside: {tables.places[place].id} lies on the map"
    if g.drawn in laid and g.drawn != g.shifted:
        yield f"turn.drawn: {tables.places[g.drawn].id} lies on the map"


def _quests(g: Dungeoneer) -> Iterator[str]:
    """DG-1.1, DG-3.10: every quest is in one place, and the third wins."""
    tables, names = g.game.tables, g.seat_names()
    zones = {"the common quest": g.common, "the quest deck": g.quest_deck}
    for seat, name in enumerate(names):
        zones |= {f"a quest of {name}": g.quests[seat], f"completed by {name}": g.completed[seat]}
    where: dict[int, str] = {}
    for zone, quests in zones.items():
        for quest in quests:
            if quest in where:
                yield f"{tables.quests[quest].id} is {where[quest]}, and {zone} (DG-3.10)"
            where[quest] = zone
    for seat, name in enumerate(names):
        if len(g.completed[seat]) >= QUESTS_TO_WIN and g.result is None:
            yield f"{name} has completed {len(g.completed[seat])} quests and has won: the game is over (DG-1.1)"
        if g.level[seat] > 1 and not g.completed[seat] and g.level[seat] <= LEVELS:
            yield f"{name} is at level {g.level[seat]} without a completed quest (DG-13.3)"


def _heroes(g: Dungeoneer) -> Iterator[str]:
    """DG-1.2, DG-3.5: every hero once, and somebody to play against."""
    tables, names = g.game.tables, g.seat_names()
    if g.round < 1:
        yield f"round {g.round}: rounds are counted from 1"
    for hero in g.unused:
        if hero in g.heroes:
            yield f"unused: {tables.heroes[hero].id} is the hero of {names[g.heroes.index(hero)]} (DG-3.5)"
    for hero, count in Counter(hero for hero in g.heroes if hero != NONE).items():
        if count > 1:
            yield f"{tables.heroes[hero].id} is the hero of {count} players (DG-3.5)"
    if PHASES[g.phase] != "set-up" and sum(g.alive) == 1 and g.result is None:
        yield f"{names[g.alive.index(1)]} is the last in the game and has won: the game is over (DG-1.2)"


def _cards(g: Dungeoneer) -> Iterator[str]:
    """DG-2.3, DG-2.8, DG-11.20: limits of inventory and lair; monsters that have lost all their hearts are gone."""
    tables, names = g.game.tables, g.seat_names()
    for seat, name in enumerate(names):
        if g.heroes[seat] == NONE:
            continue
        if len(g.lairs[seat]) > MOST_IN_LAIR:
            yield f"the lair of {name} holds {len(g.lairs[seat])} monsters, at most {MOST_IN_LAIR} (DG-11.20)"
        over = excess(g, seat)
        if over:
            held = ", ".join(tables.card_ids[card] for card in over)
            yield f"{name} has more in play than the limit: {held} (DG-2.3)"
        kinds: dict[str, str] = {}
        for card in treasures_of(g, seat):
            kind, ident = tables.cards[card].kind, tables.card_ids[card]
            if kind in kinds:
                yield f"{name} has two treasures of one kind, {kinds[kind]} and {ident} (DG-2.8)"
            kinds[kind] = ident
