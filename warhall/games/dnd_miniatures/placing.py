"""Where a creature can be pushed, pulled, slid or placed to (chapter 20). Not here: who chooses, pits (`forced`)."""

from __future__ import annotations

from warhall.games.dnd_miniatures.battlefield import FLYER
from warhall.games.dnd_miniatures.movement import hovers, legal_places, others, steps_of
from warhall.games.dnd_miniatures.operations import Pull, Push, Slide
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.geometry.masks import cells_of, spread
from warhall.geometry.squares import straight_distance


def gap(g: DndMiniatures, unit: int, place: int, other: int) -> int:
    """The straight distance between the spaces of two creatures, the first of them at a place."""
    board, sides = g.board, g.game.tables.side
    return straight_distance(
        board.map.place(place), board.map.place(g.places[other]), sides[g.kinds[unit]], sides[g.kinds[other]]
    )


def forced_ends(g: DndMiniatures, unit: int, by: int, how: type[Push | Pull | Slide]) -> list[int]:
    """DM-20.1 to DM-20.5, DM-20.10, DM-20.12: where one step of forced movement can lead."""
    start, found = g.places[unit], []
    closed = others(g, unit) | g.board.statue
    away = gap(g, unit, start, by) if g.places[by] >= 0 else 0
    for move in steps_of(g, unit, FLYER).moves:
        if not move.origins >> start & 1:
            continue
        end = start + move.offset
        if g.board.spaces[g.game.tables.side[g.kinds[unit]]][end] & closed:
            continue
        if how is not Slide:
            if g.places[by] < 0:
                continue
            now = gap(g, unit, end, by)
            if now <= away if how is Push else now >= away:
                continue
        found.append(end)
    return sorted(found)


def placed_ends(g: DndMiniatures, unit: int, by: int, squares: int, *, sight: bool) -> list[int]:
    """DM-20.9: where a creature can be placed."""
    board, start = g.board, g.places[unit]
    near = board.map.within_straight(1 << start, squares) & legal_places(g, unit) & ~(1 << start)
    if not sight:
        return cells_of(near)
    side = g.game.tables.side[g.kinds[unit]]
    looker = g.cells[by]
    return [cell for cell in cells_of(near) if board.has_sight(looker, board.spaces[side][cell])]


def exchanged(g: DndMiniatures, unit: int, other: int, taken: int) -> list[int]:
    """DM-20.9: the legal places of a creature with a square that another leaves, but for some that are taken anew."""
    board, side = g.board, g.game.tables.side[g.kinds[unit]]
    closed = (g.occupied & ~(g.cells[unit] | g.cells[other])) | taken | (0 if hovers(g, unit) else board.pit)
    footprint = board.footprints[side]
    return cells_of(board.standing[side] & spread(g.cells[other], footprint) & ~spread(closed, footprint))
