"""Where a creature may be deployed: start areas, corners, victory areas (DM-5.8 to DM-5.18, DM-27.18)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.creatures import has
from warhall.games.dnd_miniatures.movement import legal_places
from warhall.games.dnd_miniatures.score import by_book, scenario_of, team_count
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.geometry.masks import mask_of, spread


def start_squares(g: DndMiniatures, seat: int) -> int:
    """DM-5.6, DM-2.2, DM-2.11, DM-27.18: where a seat deploys."""
    board, scenario = g.board, scenario_of(g)
    if scenario.sides:
        at = scenario.sides[seat].at
        marks = g.game.tables.maps[board.ground.name].quick_start if board.ground.name in g.game.tables.maps else {}
        if at in marks:
            return 1 << board.map.cell(*marks[at])
        columns = (
            range(scenario.edge_columns)
            if at == "west_edge"
            else range(board.width - scenario.edge_columns, board.width)
        )
        return mask_of(cell for cell in range(board.size) if cell % board.width in columns)
    if team_count(g) > len(board.start):
        side = g.game.tables.printed.setup.corner
        corner = g.letters[seat]
        xs = range(side) if corner in (0, 3) else range(board.width - side, board.width)
        ys = range(side) if corner in (0, 1) else range(board.height - side, board.height)
        return mask_of(y * board.width + x for y in ys for x in xs)
    return board.start[g.letters[seat]]


def wholly(g: DndMiniatures, unit: int, squares: int) -> int:
    """DM-5.10: the legal positions of a creature that lie wholly inside some squares."""
    side = g.game.tables.side[g.kinds[unit]]
    found: int = legal_places(g, unit) & ~spread(g.board.map.all & ~squares, g.board.footprints[side])
    return found & ~spread(g.board.pit, g.board.footprints[side])


def special_places(g: DndMiniatures, unit: int) -> int:
    """DM-5.13 to DM-5.18: victory areas for Scouts, Wandering Monsters and keyword lairs."""
    found = 0
    if g.round:
        return 0
    scout, wanders = has(g, unit, able.Scout), has(g, unit, able.WanderingMonster)
    lairs = [each.keyword for each in g.game.tables.of(g.kinds[unit], able.KeywordLair)]
    for mask, _, keyword in g.board.areas:
        if wanders or (keyword and keyword in lairs) or (scout and not mask & g.occupied):
            found |= wholly(g, unit, mask)
    return found


def deploy_places(g: DndMiniatures, unit: int, seat: int) -> int:
    """DM-5.8 to DM-5.11: where a creature may be deployed."""
    start = start_squares(g, seat)
    inside = wholly(g, unit, start)
    if not inside:
        inside = _nearest_outside(g, unit, start)
    return inside | special_places(g, unit)


def how_deployed(g: DndMiniatures, seat: int, unit: int, square: int) -> tuple[str, ev.Where]:
    """DM-5.7, DM-5.11, DM-5.13 to DM-5.15: by which rule a creature may be deployed there, and where that is."""
    if wholly(g, unit, start_squares(g, seat)) >> square & 1:
        return by_book(g, "DM-5.7", "DM-2.2", "DM-2.11"), "start"
    if not special_places(g, unit) >> square & 1:
        return "DM-5.11", "near"
    if has(g, unit, able.WanderingMonster):
        return "DM-5.15", "wandering"
    return ("DM-5.14", "scout") if has(g, unit, able.Scout) else ("DM-5.13", "lair")


def _nearest_outside(g: DndMiniatures, unit: int, start: int) -> int:
    """DM-5.11: a free legal position with the smallest distance to the start area."""
    side = g.game.tables.side[g.kinds[unit]]
    legal = legal_places(g, unit) & ~spread(g.board.pit, g.board.footprints[side])
    for squares in range(g.board.width + g.board.height):
        near = spread(g.board.within(start & g.board.open, squares), g.board.footprints[side]) & legal
        if near:
            return near
    return legal
