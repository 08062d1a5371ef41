"""Who is next to whom, who sees whom, who has cover and who is flanked (chapters 15, 17 and 18, DM-22.11, DM-24.17)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures.card_lines import Form
from warhall.games.dnd_miniatures.creatures import flies, gained, has, is_active, is_alert
from warhall.games.dnd_miniatures.score import scenario_of
from warhall.games.dnd_miniatures.state import DAZED_OR_WORSE, SIGHT, DndMiniatures, Foes
from warhall.games.dnd_miniatures.tables import HELPLESS, INVISIBLE
from warhall.geometry.masks import cells_of

BLINDSIGHT = 5


def ring(g: DndMiniatures, unit: int) -> int:
    """DM-15.8: the squares adjacent to a creature."""
    return g.rings[unit]


def adjacent(g: DndMiniatures, a: int, b: int) -> bool:
    """DM-15.8: whether two creatures are next to each other."""
    return bool(g.rings[a] & g.cells[b])


def is_within(g: DndMiniatures, a: int, b: int, squares: int) -> bool:
    """DM-15.10: whether a creature is within some squares of another."""
    return bool(g.board.within(g.cells[a], squares) & g.cells[b])


def facing(g: DndMiniatures, unit: int) -> Foes:
    """The enemies of a creature; looked for once, until one of them moves or changes."""
    team = g.teams[g.controllers[unit]]
    found = g.facing[team]
    if found is None:
        found = g.facing[team] = _face(g, team)
    return found


def _face(g: DndMiniatures, team: int) -> Foes:
    """What a team faces."""
    tables = g.game.tables
    units, guards = [], []
    cells = barring = barring_flyers = rings = rings_of_flyers = front = front_of_flyers = 0
    for unit, space in enumerate(g.cells):
        if not space or g.teams[g.controllers[unit]] == team:
            continue
        kind, conditions, ring_, flyer = g.kinds[unit], g.conditions[unit], g.rings[unit], flies(g, unit)
        strikes = not conditions & DAZED_OR_WORSE and tables.card_lines[kind]
        units.append(unit)
        if (tables.guards[kind] or g.effects[unit]) and has(g, unit, able.ChargeProtection):
            guards.append(unit)
        cells |= space
        rings |= ring_
        if not conditions & HELPLESS:
            barring |= space
        if strikes:
            front |= ring_
        if flyer:
            rings_of_flyers |= ring_
            if not conditions & HELPLESS:
                barring_flyers |= space
            if strikes:
                front_of_flyers |= ring_
    return Foes(
        tuple(units), cells, barring, barring_flyers, rings, rings_of_flyers, front, front_of_flyers, tuple(guards)
    )


def foes(g: DndMiniatures, unit: int) -> int:
    """The squares of all enemies of a creature."""
    return facing(g, unit).cells


def is_invisible(g: DndMiniatures, unit: int) -> bool:
    """DM-22.11: invisible to everybody."""
    if g.conditions[unit] & INVISIBLE:
        return True
    lasting = g.game.tables.of(g.kinds[unit], able.Invisible)
    return (bool(lasting) and not g.unveiled >> unit & 1) or bool(gained(g, unit, able.Invisible))


def hidden_from(g: DndMiniatures, unit: int, looker: int) -> bool:
    """DM-22.11, DM-18.14: invisible to one creature; Blindsight sees through it within 5 squares."""
    if not g.lessons & SIGHT:
        return False
    if not g.effects[unit] and not g.game.tables.sneaks[g.kinds[unit]]:
        return False
    unseen = is_invisible(g, unit) or (
        has(g, unit, able.Hide)
        and g.hostile(unit, looker)
        and not adjacent(g, unit, looker)
        and has_cover(g, looker, unit, Form.RANGED)
    )
    return unseen and not _blindsight(g, looker, unit)


def _blindsight(g: DndMiniatures, looker: int, unit: int) -> bool:
    return has(g, looker, able.Blindsight) and is_within(g, looker, unit, BLINDSIGHT)


def in_line_of_sight(g: DndMiniatures, looker: int, unit: int) -> bool:
    """DM-15.1: walls, forest and smoke leave a line."""
    if not g.lessons & SIGHT:
        return True
    through = bool(g.board.smoke) and _blindsight(g, looker, unit)
    return g.board.has_sight(g.cells[looker], g.cells[unit], through_smoke=through)


def sees(g: DndMiniatures, looker: int, unit: int) -> bool:
    """DM-15.5, DM-15.6: a line of sight, and the other is not invisible to it."""
    return looker == unit or (in_line_of_sight(g, looker, unit) and not hidden_from(g, unit, looker))


def seen_among(g: DndMiniatures, unit: int, others: list[int]) -> list[int]:
    """Those of some creatures that another one sees: `sees` for all of them at once."""
    board, cells = g.board, g.cells
    if board.smoke or not g.lessons & SIGHT:
        return [other for other in others if sees(g, unit, other)]
    squares = 0
    for other in others:
        squares |= cells[other]
    seen = board.seen(cells[unit], squares)
    if not seen:
        return []
    effects, kinds, sneaks = g.effects, g.kinds, g.game.tables.sneaks
    return [
        other
        for other in others
        if cells[other] & seen and not ((effects[other] or sneaks[kinds[other]]) and hidden_from(g, other, unit))
    ]


def has_cover(g: DndMiniatures, attacker: int, target: int, form: Form, origin: int = -1, corner: int = -1) -> bool:
    """DM-18.4 to DM-18.10: whether a target has cover from an attack of that kind.

    `origin` is the origin square of a radius, or the attacker's square at the origin point `corner` of a cone or line.
    """
    if not g.lessons & SIGHT:
        return False
    board, cells = g.board, g.cells
    if form is Form.RANGED:
        covering = board.forest | board.statue | (foes(g, attacker) & ~cells[target])
        return board.cover.clear_corner(cells[attacker], cells[target], covering) is None
    if corner >= 0:
        return not board.cover.is_clear_from(origin, corner, cells[target])
    start = cells[attacker] if origin < 0 else 1 << origin
    return board.cover.clear_pair(start, cells[target]) is None


def flanks(g: DndMiniatures, attacker: int, target: int) -> bool:
    """DM-17.3 to DM-17.8: an ally stands on the opposite side; the quick start does not know it (DM-2.7)."""
    if not is_alert(g, attacker) or has(g, target, able.AllAroundVision) or scenario_of(g).quick:
        return False
    near = ring(g, target)
    own = cells_of(near & g.cells[attacker])
    if not own:
        return False
    side = g.game.tables.side[g.kinds[target]]
    for ally in range(len(g.kinds)):
        beside = near & g.cells[ally]
        if beside and g.friends(attacker, ally) and g.alive(ally) and is_alert(g, ally):
            for b in cells_of(beside):
                if any(g.board.map.flanks(a, b, g.places[target], side) for a in own):
                    return True
    return False


def has_advantage(g: DndMiniatures, attacker: int, target: int) -> bool:
    """DM-17.2: combat advantage from any source."""
    if g.conditions[target] & DAZED_OR_WORSE or hidden_from(g, attacker, target):
        return True
    if adjacent(g, attacker, target) and has(g, attacker, able.MultipleThreats):
        return True
    return flanks(g, attacker, target)


def can_strike_back(g: DndMiniatures, unit: int, provoker: int) -> bool:
    """DM-19.1, DM-19.10, DM-19.11: whether a creature could make an opportunity attack on an adjacent enemy."""
    return (
        g.alive(unit)
        and g.hostile(unit, provoker)
        and not g.struck >> unit & 1
        and adjacent(g, unit, provoker)
        and is_alert(g, unit)
        and bool(g.game.tables.card_lines[g.kinds[unit]])
        and sees(g, unit, provoker)
    )


def blocks(g: DndMiniatures, unit: int, other: int) -> bool:
    """DM-8.8, DM-8.9, DM-9.1, DM-9.2: whether a creature may not pass another."""
    if not g.hostile(unit, other) or g.conditions[other] & HELPLESS:
        return False
    return not flies(g, unit) or flies(g, other)


def pack(g: DndMiniatures, unit: int, target: int) -> bool:
    """Pack Tactics: an active ally of the creature is adjacent to the target."""
    near = ring(g, target)
    return any(
        near & g.cells[ally] and g.friends(unit, ally) and g.alive(ally) and is_active(g, ally)
        for ally in range(len(g.kinds))
    )
