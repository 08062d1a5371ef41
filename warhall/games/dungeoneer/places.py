"""The map of location cards: exits, neighbours, and where a card may lie (chapter 6, DG-15.1 to DG-15.3, DG-18.15).

Here: what lies where and what fits. Not here: how a hero moves (`movement`), who draws and places (`exploring`).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from warhall.games.dungeoneer.actions import STEPS, WIDTH
from warhall.games.dungeoneer.options import LOOSE_WALLS, NO_BLANK_SPOTS
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.games.dungeoneer.tables import WALL
from warhall.kernel.errors import Refusal, refusal

Grid: TypeAlias = dict[int, int]
"""Cell to location, for one plane."""
Frames: TypeAlias = dict[int, int]
"""Cell to the sides on which a card touches it with a wall, and SHOWN times the sides on which one shows an exit."""
SHOWN = 16
TOUCHES = (4, 8, 1, 2)
"""For each side of a card, the side on which it touches the cell beyond."""
Cells: TypeAlias = list[tuple[int, tuple[int]]]
"""Cells where a card may lie, each with an orientation."""


def exit_at(g: Dungeoneer, place: int, side: int) -> int:
    """The exit of a card on a side of the map: a card at 180 degrees shows its other side."""
    return 4 * place + (side ^ 2 if g.turned >> place & 1 else side)


def is_wall(g: Dungeoneer, place: int, side: int) -> bool:
    """DG-15.3: whether a card has a wall on a side of the map."""
    return g.game.tables.exits[exit_at(g, place, side)] == WALL


def beyond(g: Dungeoneer, place: int, side: int) -> int:
    """DG-7.3: the location behind a working exit; NONE if there is no such exit."""
    other = g.links[4 * place + side]
    if other == NONE:
        return NONE
    non_walls, turned = g.game.tables.non_walls, g.turned
    mine, theirs = non_walls[place][turned >> place & 1], non_walls[other][turned >> other & 1]
    return other if mine >> side & theirs >> (side ^ 2) & 1 else NONE


def walks(g: Dungeoneer, place: int) -> list[int]:
    """DG-18.4: the locations one move away over a working exit or an underground passage."""
    non_walls, turned = g.game.tables.non_walls, g.turned
    mine = non_walls[place][turned >> place & 1]
    found = [  # as `beyond` says, side by side: ways over the whole map are asked for often
        other
        for side, other in enumerate(g.links[4 * place : 4 * place + 4])
        if other != NONE and mine >> side & non_walls[other][turned >> other & 1] >> (side ^ 2) & 1
    ]
    twin = g.game.tables.twin[place]
    if twin != NONE and g.cells[twin] != NONE and twin not in found:
        found.append(twin)
    return found


def gates(g: Dungeoneer, place: int) -> list[int]:
    """DG-15.14, DG-19.12: the locations that portals join to a location, either way."""
    found = [] if g.portals[place] == NONE else [g.portals[place]]
    if place not in g.portals:
        return found
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


def entrances_laid(g: Dungeoneer) -> list[int]:
    """DG-3.9: the entrances on the map."""
    entrances = g.game.tables.entrances
    return [place for place, cell in enumerate(g.cells) if cell != NONE and entrances[place]]


def grid(g: Dungeoneer, plane: int, without: int = NONE) -> Grid:
    """DG-6.10: the cards that lie on a plane."""
    cells = g.cells
    return {
        cell: place for place in g.game.tables.places_on[plane] if (cell := cells[place]) != NONE and place != without
    }


def frames(g: Dungeoneer, cards: Grid) -> Frames:
    """DG-6.7: every empty cell beside a card: on which sides cards touch it, and which of those show an exit."""
    found: Frames = {}
    non_walls = g.game.tables.non_walls
    turned = g.turned
    for cell, place in cards.items():
        exits = non_walls[place][turned >> place & 1]
        for side, target, touch in (
            (0, cell + WIDTH, TOUCHES[0]),
            (1, cell + 1, TOUCHES[1]),
            (2, cell - WIDTH, TOUCHES[2]),
            (3, cell - 1, TOUCHES[3]),
        ):
            if target not in cards:
                mark = touch * SHOWN if exits >> side & 1 else touch
                found[target] = found.get(target, 0) | mark
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


def fits(g: Dungeoneer, frame: int, exits: int) -> bool:
    """DG-6.3, DG-6.4: whether a card with such exits may touch its neighbours: `misfit` tells why not."""
    shown = frame // SHOWN & 15
    if not exits & shown:
        return False
    return bool(g.variants >> LOOSE_WALLS & 1) or exits & (frame | shown) & 15 == shown


def closes(found: Frames, cell: int, exits: int) -> bool:
    """DG-6.7: whether no non-wall exit would face an empty cell any more, were a card with such exits in a cell."""
    frame = found.get(cell, 0)
    if exits & ~(frame | frame // SHOWN) & 15:
        return False
    return not any(frame >= SHOWN and target != cell for target, frame in found.items())


def is_last(g: Dungeoneer, place: int) -> bool:
    """DG-6.7, DG-20.18: whether no other card of its plane is still to come, so that it may close the map."""
    planes = g.game.tables.plane
    plane = planes[place]
    if g.variants >> NO_BLANK_SPOTS & 1:
        return not any(planes[other] == plane and other != place for tiles in g.tiles for other in tiles)
    return not g.location_decks[plane]


def refuse_laying(g: Dungeoneer, cards: Grid, place: int, cell: int, turned: int) -> Refusal | None:
    """DG-6.3 to DG-6.7, DG-6.10: why a card cannot lie in a cell, the other cards of the plane being as given."""
    if turned > 1:
        return refusal("DG-6.6", "sideways")
    rule, message, other = misfit(g, cards, place, cell, turned)
    if other != NONE:
        return refusal(rule, message, place=g.game.tables.place_names[other])
    if rule:
        return refusal(rule, message)
    if not is_last(g, place) and closes(frames(g, cards), cell, g.game.tables.non_walls[place][turned]):
        return refusal("DG-6.7", "closes-the-map")
    return None


def placings(g: Dungeoneer, place: int, *, one: bool = False) -> Cells:
    """DG-6.3 to DG-6.8: every cell and orientation where a card may be laid; or any one."""
    tables = g.game.tables
    found = frames(g, grid(g, tables.plane[place]))
    ending = is_last(g, place)
    fitting: Cells = []
    for cell in sorted(found):
        frame = found[cell]
        if frame < SHOWN:
            continue
        for turned, exits in enumerate(tables.non_walls[place]):
            if fits(g, frame, exits) and (ending or not closes(found, cell, exits)):
                fitting.append((cell, (turned,)))
                if one:
                    return fitting
    return fitting


class Laid(NamedTuple):
    """What lies on a plane, for who looks at one of its cards after the other."""

    cards: Grid
    beside: Frames
    """The empty cells beside them."""
    borne: frozenset[int]
    """The cells of cards that can be taken up without cutting any other off: no way to an entrance leads over them."""


def plane_of(g: Dungeoneer, plane: int) -> Laid:
    """What lies on a plane."""
    cards = grid(g, plane)
    ways = linked(g, cards)
    whole = len(ways) == len(cards)
    return Laid(cards, frames(g, cards), frozenset(ways.keys() - ways.values()) if whole else frozenset())


def taken_out(g: Dungeoneer, plane: Laid, place: int) -> tuple[Grid, Frames]:
    """The other cards of a plane and the empty cells beside them, were one card taken up: cells round it differ."""
    cell = g.cells[place]
    cards, found = plane.cards.copy(), plane.beside.copy()
    del cards[cell]
    non_walls, turned = g.game.tables.non_walls, g.turned
    for side, (step, touch) in enumerate(zip(STEPS, TOUCHES, strict=True)):
        other = cards.get(cell + step)
        if other is None:
            left = found[cell + step] & ~(touch | touch * SHOWN)
            if left:
                found[cell + step] = left
            else:
                del found[cell + step]
        else:
            mark = 1 << side
            shows = non_walls[other][turned >> other & 1] >> (side ^ 2) & 1
            found[cell] = found.get(cell, 0) | (mark * SHOWN if shows else mark)
    return cards, found


def refuse_shifting(g: Dungeoneer, place: int, cell: int, turned: int) -> Refusal | None:
    """DG-18.15, DG-18.7: why a card cannot be shifted to a cell."""
    if g.cells[place] == cell:
        return refusal("DG-18.15", "same-cell")
    cards = grid(g, g.game.tables.plane[place], place)
    if refused := refuse_laying(g, cards, place, cell, turned):
        return refused
    return None if rejoins(g, cards, place, cell, turned) else refusal("DG-18.7", "cuts-off")


def shiftings(g: Dungeoneer, place: int, *, one: bool = False, plane: Laid | None = None) -> Cells:
    """DG-18.15: every other cell and orientation where a card may come to lie; or any one.

    Who looks at many cards of a plane may hand it over.
    """
    tables = g.game.tables
    plane = plane or plane_of(g, tables.plane[place])
    cards, found = taken_out(g, plane, place)
    ending = is_last(g, place)
    reached = cards if g.cells[place] in plane.borne else linked(g, cards)
    apart = len(reached) < len(cards)
    bridging = apart and not tables.entrances[place]  # an entrance is a way to one itself
    fitting: Cells = []
    for cell in sorted(found):
        frame = found[cell]
        if frame < SHOWN or cell == g.cells[place] or (bridging and not bridges(cards, reached, cell)):
            continue
        for turned, exits in enumerate(tables.non_walls[place]):
            if not fits(g, frame, exits) or not (ending or not closes(found, cell, exits)):
                continue
            if apart and not rejoins(g, cards, place, cell, turned):
                continue
            fitting.append((cell, (turned,)))
            if one:
                return fitting
    return fitting


def bridges(cards: Grid, reached: Grid, cell: int) -> bool:
    """Whether a cell touches cards on both sides of a gap: those with a way to an entrance, and others."""
    around = [cell + step in reached for step in STEPS if cell + step in cards]
    return any(around) and not all(around)


def linked(g: Dungeoneer, cards: Grid) -> dict[int, int]:
    """DG-18.7, DG-6.14: the cells from which a hero can walk to an entrance of the plane, each with his next one."""
    entrances = g.game.tables.entrances
    non_walls, turned = g.game.tables.non_walls, g.turned
    queue = [cell for cell, place in cards.items() if entrances[place]]
    reached = {cell: cell for cell in queue}
    for cell in queue:
        place = cards[cell]
        exits = non_walls[place][turned >> place & 1]
        for side, step in enumerate(STEPS):
            target = cell + step
            if not exits >> side & 1 or target in reached or target not in cards:
                continue
            other = cards[target]
            if non_walls[other][turned >> other & 1] >> (side ^ 2) & 1:
                reached[target] = cell
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
    cards = grid(g, g.game.tables.plane[place], place)
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
