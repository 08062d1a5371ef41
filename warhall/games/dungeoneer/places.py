"""The map of location cards: exits, neighbours, and where a card may lie (chapter 6, DG-15.1 to DG-15.3, DG-18.15).

Here: what lies where and what fits. Not here: how a hero moves (`movement`), who draws and places (`exploring`).
"""

from __future__ import annotations

from warhall.games.dungeoneer.actions import STEPS
from warhall.games.dungeoneer.options import LOOSE_WALLS, NO_BLANK_SPOTS
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.games.dungeoneer.tables import WALL

Grid = dict[int, int]
"""Cell to location, for one plane."""


def exit_at(g: Dungeoneer, place: int, side: int) -> int:
    """The exit of a card on a side of the map: a card at 180 degrees shows its other side."""
    return 4 * place + (side ^ 2 if g.turned >> place & 1 else side)


def is_wall(g: Dungeoneer, place: int, side: int) -> bool:
    """DG-15.3: whether a card has a wall on a side of the map."""
    return g.game.tables.exits[exit_at(g, place, side)] == WALL


def beyond(g: Dungeoneer, place: int, side: int) -> int:
    """DG-7.3: the location behind a working exit; NONE if there is no such exit."""
    other = g.links[4 * place + side]
    if other == NONE or is_wall(g, place, side) or is_wall(g, other, side ^ 2):
        return NONE
    return other


def walks(g: Dungeoneer, place: int) -> list[int]:
    """DG-18.4: the locations one move away over a working exit or an underground passage."""
    found = [other for side in range(4) if (other := beyond(g, place, side)) != NONE]
    twin = g.game.tables.twin[place]
    if twin != NONE and g.cells[twin] != NONE and twin not in found:
        found.append(twin)
    return found


def gates(g: Dungeoneer, place: int) -> list[int]:
    """DG-15.14, DG-19.12: the locations that portals join to a location, either way."""
    found = [] if g.portals[place] == NONE else [g.portals[place]]
    return found + [portal for portal, entrance in enumerate(g.portals) if entrance == place]


def within(g: Dungeoneer, place: int, moves: int) -> list[int]:
    """The locations at most so many moves away, portals not counted; the own one first."""
    found = [place]
    ring = [place]
    for _ in range(moves):
        ring = [other for here in ring for other in walks(g, here) if other not in found]
        ring = list(dict.fromkeys(ring))
        if not ring:
            break
        found += ring
    return found


def between(g: Dungeoneer, place: int) -> int:
    """DG-14.13: how many locations lie strictly between a location and the nearest entrance."""
    entrances = g.game.tables.entrances
    reached = {place: 0}
    queue = [place]
    for here in queue:
        if entrances[here]:
            return max(0, reached[here] - 1)
        for other in (*walks(g, here), *gates(g, here)):
            if other not in reached:
                reached[other] = reached[here] + 1
                queue.append(other)
    return 0


def grid(g: Dungeoneer, plane: int, without: int = NONE) -> Grid:
    """DG-6.10: the cards that lie on a plane."""
    planes = g.game.tables.plane
    return {
        cell: place
        for place, cell in enumerate(g.cells)
        if cell != NONE and planes[place] == plane and place != without
    }


def openings(g: Dungeoneer, cards: Grid) -> dict[int, int]:
    """DG-6.7: the empty cells that non-wall exits face, and how many face each."""
    found: dict[int, int] = {}
    exits = g.game.tables.exits
    for cell, place in cards.items():
        flip = 2 if g.turned >> place & 1 else 0
        for side in range(4):
            target = cell + STEPS[side]
            if target not in cards and exits[4 * place + (side ^ flip)] != WALL:
                found[target] = found.get(target, 0) + 1
    return found


def misfit(g: Dungeoneer, cards: Grid, place: int, cell: int, turned: int) -> tuple[str, str, int]:
    """DG-6.3, DG-6.4, DG-6.10: the rule that a card would break in a cell, and the location in its way; or nothing."""
    if cell in cards:
        return "DG-6.10", "cell-taken", cards[cell]
    exits = g.game.tables.exits
    flip = 2 if turned else 0
    joined = False
    for side in range(4):
        other = cards.get(cell + STEPS[side])
        if other is None:
            continue
        mine = exits[4 * place + (side ^ flip)] != WALL
        theirs = not is_wall(g, other, side ^ 2)
        if mine != theirs and not g.variants >> LOOSE_WALLS & 1:
            return "DG-6.4", "exit-meets-wall", other
        joined = joined or (mine and theirs)
    return FITS if joined else ("DG-6.3", "not-joined", NONE)


FITS = ("", "", NONE)


def closes(g: Dungeoneer, cards: Grid, open_cells: dict[int, int], place: int, cell: int, turned: int) -> bool:
    """DG-6.7: whether no non-wall exit would face an empty cell any more."""
    exits = g.game.tables.exits
    flip = 2 if turned else 0
    if any(target != cell for target in open_cells):
        return False
    return not any(exits[4 * place + (side ^ flip)] != WALL and cell + STEPS[side] not in cards for side in range(4))


def cards_left(g: Dungeoneer, plane: int) -> int:
    """DG-6.7, DG-20.18: the cards of a plane that are still to come."""
    if g.variants >> NO_BLANK_SPOTS & 1:
        planes = g.game.tables.plane
        return sum(planes[place] == plane for tiles in g.tiles for place in tiles)
    return len(g.location_decks[plane])


def placings(g: Dungeoneer, place: int) -> list[int]:
    """DG-6.3 to DG-6.8: every cell and orientation where a card may be laid, as 2 * cell + turned."""
    plane = g.game.tables.plane[place]
    cards = grid(g, plane)
    open_cells = openings(g, cards)
    ending = not cards_left(g, plane)
    return [
        2 * cell + turned
        for cell in sorted(open_cells)
        for turned in (0, 1)
        if misfit(g, cards, place, cell, turned) is FITS
        and (ending or not closes(g, cards, open_cells, place, cell, turned))
    ]


def shiftings(g: Dungeoneer, place: int, most: int = 0) -> list[int]:
    """DG-18.15: every other cell and orientation where a card may come to lie; `most` is enough, if it is given."""
    plane = g.game.tables.plane[place]
    cards = grid(g, plane, place)
    open_cells = openings(g, cards)
    reached = linked(g, cards)
    apart = len(reached) < len(cards)
    found: list[int] = []
    for cell in sorted(open_cells):
        if cell == g.cells[place] or (apart and not bridges(cards, reached, cell)):
            continue
        for turned in (0, 1):
            if misfit(g, cards, place, cell, turned) is not FITS:
                continue
            if closes(g, cards, open_cells, place, cell, turned) or (
                apart and not rejoins(g, cards, place, cell, turned)
            ):
                continue
            found.append(2 * cell + turned)
            if len(found) == most:
                return found
    return found


def bridges(cards: Grid, reached: set[int], cell: int) -> bool:
    """Whether a cell touches cards on both sides of a gap: those with a way to an entrance, and others."""
    around = [cell + step in reached for step in STEPS if cell + step in cards]
    return any(around) and not all(around)


def linked(g: Dungeoneer, cards: Grid) -> set[int]:
    """DG-18.7, DG-6.14: the cells from which a hero can walk to an entrance of the plane."""
    entrances = g.game.tables.entrances
    queue = [cell for cell, place in cards.items() if entrances[place]]
    reached = set(queue)
    for cell in queue:
        for side in range(4):
            target = cell + STEPS[side]
            if target not in cards or target in reached or is_wall(g, cards[cell], side):
                continue
            if not is_wall(g, cards[target], side ^ 2):
                reached.add(target)
                queue.append(target)
    return reached


def rejoins(g: Dungeoneer, cards: Grid, place: int, cell: int, turned: int) -> bool:
    """DG-18.7: whether every location has a way to an entrance once the card lies in its new cell."""
    before = g.turned
    g.turned = g.turned & ~(1 << place) | turned << place
    whole = {**cards, cell: place}
    fits = len(linked(g, whole)) == len(whole)
    g.turned = before
    return fits


def lay(g: Dungeoneer, place: int, cell: int, turned: int) -> None:
    """Put a card into a cell and join it to its neighbours."""
    take_up(g, place)
    g.cells[place] = cell
    g.turned = g.turned & ~(1 << place) | turned << place
    cards = grid(g, g.game.tables.plane[place])
    for side in range(4):
        other = cards.get(cell + STEPS[side], NONE)
        g.links[4 * place + side] = other
        if other != NONE:
            g.links[4 * other + (side ^ 2)] = place


def take_up(g: Dungeoneer, place: int) -> None:
    """Part a card from its neighbours."""
    for side in range(4):
        other = g.links[4 * place + side]
        if other != NONE:
            g.links[4 * other + (side ^ 2)] = NONE
            g.links[4 * place + side] = NONE
