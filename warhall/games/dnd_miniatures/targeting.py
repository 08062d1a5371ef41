"""Whom an attack can be aimed at, and who stands in an area (chapters 12 and 14)."""

from __future__ import annotations

from collections.abc import Iterator

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures.actions import FIRST_OFFSET, unit_word
from warhall.games.dnd_miniatures.card_lines import Form, Only, Shape
from warhall.games.dnd_miniatures.creatures import abilities, has_box, is_bloodied
from warhall.games.dnd_miniatures.sightings import (
    adjacent,
    facing,
    hidden_from,
    in_line_of_sight,
    is_within,
    seen_among,
    sees,
)
from warhall.games.dnd_miniatures.state import DAZED_OR_WORSE, FLAGGED, INACTIVE, NONE, POWERS, SIGHT, DndMiniatures
from warhall.games.dnd_miniatures.tables import CONFUSED, IMMOBILIZED, STAGGERED, Line
from warhall.geometry.masks import cells_of, first_cell
from warhall.geometry.square_areas import Placement, corner_point, corner_square
from warhall.geometry.squares import Corner
from warhall.kernel.errors import Refusal, refusal


def limit_fault(g: DndMiniatures, attacker: int, line: Line, target: int) -> Only | None:
    """DM-12.8: the limit in brackets that is not met."""
    for only in line.printed.only if line.printed is not None else ():
        if not _meets(g, attacker, only, target):
            return only
    return None


def _meets(g: DndMiniatures, attacker: int, only: Only, target: int) -> bool:
    conditions = g.conditions[target]
    match only.is_:
        case "target_bloodied":
            return is_bloodied(g, target)
        case "target_immobilized":
            return bool(conditions & IMMOBILIZED)
        case "target_helpless_or_stunned":
            return bool(conditions & INACTIVE)
        case "target_dazed_or_worse":
            return bool(conditions & DAZED_OR_WORSE)
        case "target_level_max":
            return g.game.tables.level[g.kinds[target]] <= (only.n or 0)
        case _:
            return any(effect.what == FLAGGED for effect in g.effects[attacker])


def reach(g: DndMiniatures, unit: int) -> int:
    """DM-14.2: how far melee attacks go."""
    if not g.effects[unit]:
        return g.game.tables.reach[g.kinds[unit]]
    return max([each.n for each in abilities(g, unit, able.Reach)], default=1)


def target_fault(  # noqa: PLR0911  one line a reason
    g: DndMiniatures, attacker: int, line: Line, target: int
) -> str:
    """DM-14.1 to DM-14.4, DM-14.20: why a creature cannot be aimed at: a word, or nothing."""
    if not g.alive(target) or not g.hostile(attacker, target):
        return "no-enemy"
    if line.form is Form.MELEE:
        if adjacent(g, attacker, target):
            return ""
        far = reach(g, attacker)
        if far == 1:
            return "not-adjacent"
        if not is_within(g, attacker, target, far):
            return "out-of-range"
        return "" if sees(g, attacker, target) else "unseen"
    far = line.range
    if far and not is_within(g, attacker, target, far):
        return "out-of-range"
    if not in_line_of_sight(g, attacker, target):
        return "unseen"
    if hidden_from(g, target, attacker):
        return "invisible"
    return "" if g.board.has_effect(g.cells[attacker], g.cells[target]) or not g.lessons & SIGHT else "no-effect"


def zone_of(g: DndMiniatures, attacker: int, line: Line) -> int:
    """The squares of enemies that are near enough for an attack: whoever stands in none of them need not be asked."""
    near, zone = g.rings[attacker], facing(g, attacker).cells
    if line.form is Form.MELEE:
        far = reach(g, attacker)
        return zone & (near if far == 1 else near | g.board.within(g.cells[attacker], far))
    if line.range:  # a large creature may be near with one square and seen in another
        return zone & g.board.within(g.cells[attacker], line.range)
    return zone


def line_fault(g: DndMiniatures, unit: int, line: Line) -> str:
    """DM-12.10, DM-22.2, DM-22.7, DM-2.10: why an attack cannot be made at all: a word, or nothing."""
    if not line.basic:
        if g.conditions[unit] & STAGGERED:
            return "staggered"
        if g.conditions[unit] & CONFUSED:
            return "confused"
        if not g.lessons & POWERS:
            return "basic-only"
    return "" if has_box(g, unit, line) else "ticked"


def nearest(g: DndMiniatures, unit: int) -> list[int]:
    """DM-12.13: the nearest enemies in line of sight."""
    seen = [other for other in g.standing() if g.hostile(unit, other) and g.alive(other) and sees(g, unit, other)]
    far = {other: g.board.distance(g.cells[unit], g.cells[other]) for other in seen}
    seen = [other for other in seen if far[other] >= 0]
    least = min((far[other] for other in seen), default=0)
    return [other for other in seen if far[other] == least]


def targets(g: DndMiniatures, attacker: int, line: Line, *, loose: bool = False, first: bool = True) -> list[int]:
    """Everybody whom a melee or ranged attack can be aimed at; the first target of "nearest" must be the nearest."""
    zone, cells = zone_of(g, attacker, line), g.cells
    if not zone:
        return []
    found = [unit for unit in facing(g, attacker).units if cells[unit] & zone]
    if line.form is not Form.MELEE:  # whoever is seen is in line of effect
        found = seen_among(g, attacker, found)
    elif zone & ~g.rings[attacker]:  # whoever is adjacent can be struck, seen or not
        found = [unit for unit in found if not target_fault(g, attacker, line, unit)]
    if g.dying:
        found = [unit for unit in found if g.alive(unit)]
    if not loose and line.limited:
        found = [unit for unit in found if limit_fault(g, attacker, line, unit) is None]
    if first and found and line.nearest:
        close = nearest(g, attacker)
        found = [unit for unit in found if unit in close]
    return found


# What forbids to aim at somebody

FARTHEST = 60
"""More squares than any map has."""
TARGET_RULES = {
    "no-enemy": ("DM-12.3", "target-no-enemy"),
    "not-adjacent": ("DM-14.1", "target-not-adjacent"),
    "out-of-range": ("DM-28.6", "target-out-of-range"),
    "unseen": ("DM-28.6", "target-unseen"),
    "invisible": ("DM-22.11", "target-invisible"),
    "no-effect": ("DM-14.20", "target-no-effect"),
}


def target_reason(g: DndMiniatures, unit: int, line: Line, target: int, fault: str) -> Refusal:
    """Chapter 14: why a creature cannot be aimed at."""
    rule, message = TARGET_RULES[fault]
    if line.form is Form.MELEE and fault in ("out-of-range", "unseen"):
        rule = "DM-14.2"
    names = {"unit": unit_word(g, unit), "target": unit_word(g, target)}
    if fault == "out-of-range":
        most = reach(g, unit) if line.form is Form.MELEE else line.range
        away = next((far for far in range(most, FARTHEST) if is_within(g, unit, target, far)), FARTHEST)
        return refusal(rule, message, **names, range=most, distance=away)
    return refusal(rule, message, **names)


ONLY = {
    "target_bloodied": "only-target-bloodied",
    "target_immobilized": "only-target-immobilized",
    "target_helpless_or_stunned": "only-target-helpless-or-stunned",
    "target_dazed_or_worse": "only-target-dazed-or-worse",
    "target_level_max": "only-target-level-max",
    "self_was_in_stone_form": "only-self-was-in-stone-form",
}


def aim_reason(g: DndMiniatures, unit: int, line: Line, target: int, *, first: bool) -> Refusal | None:
    """DM-12.3, DM-12.8, DM-12.13, chapter 14: why an attack cannot be aimed at a creature."""
    fault = target_fault(g, unit, line, target)
    if fault:
        return target_reason(g, unit, line, target, fault)
    only = limit_fault(g, unit, line, target)
    if only is not None:
        return refusal("DM-12.8", ONLY[only.is_], target=unit_word(g, target))
    if first and line.nearest and target not in nearest(g, unit):
        return refusal("DM-12.13", "not-the-nearest", target=unit_word(g, target))
    return None


# Areas


def affected(g: DndMiniatures, attacker: int, line: Line, unit: int) -> bool:
    """DM-12.3: whether an area attack affects a creature that stands in it."""
    if not g.alive(unit) or (unit == attacker and line.form is Form.CLOSE):
        return False
    enemies = line.printed is not None and line.printed.affects == "enemies"
    return g.hostile(attacker, unit) or not enemies


def victims(g: DndMiniatures, attacker: int, line: Line, area: int, origin: int, corner: int) -> list[int]:
    """DM-12.17, DM-14.7, DM-14.12, DM-14.19: who is attacked in an area."""
    board, found = g.board, []
    for unit, cells in enumerate(g.cells):
        if not cells & area or not affected(g, attacker, line, unit):
            continue
        if corner >= 0:
            reached = board.effect.reaches_from(origin, corner, cells)
        else:
            reached = board.has_effect(g.cells[attacker] if origin < 0 else 1 << origin, cells)
        if reached:
            found.append(unit)
    return found


def burst_area(g: DndMiniatures, attacker: int, squares: int) -> int:
    """DM-14.7."""
    return g.board.within(g.cells[attacker], squares)


def radius_fault(g: DndMiniatures, attacker: int, line: Line, square: int) -> str:
    """DM-14.13: why an origin square is not allowed: a word, or nothing."""
    board = g.board
    if not 0 <= square < board.size or not board.open >> square & 1:
        return "wall-square"
    far = line.range
    if far and not board.within(g.cells[attacker], far) >> square & 1:
        return "out-of-range"
    if g.cells[attacker] >> square & 1:
        return ""
    if not board.has_sight(g.cells[attacker], 1 << square):
        return "unseen"
    return "" if board.has_effect(g.cells[attacker], 1 << square) else "no-effect"


def size_of(line: Line) -> int:
    """The size of a burst, line or radius."""
    return line.size


def shape_of(line: Line) -> Shape | None:
    """The shape of an area."""
    return line.shape


def cones(g: DndMiniatures, attacker: int, line: Line) -> tuple[list[Placement], int]:
    """DM-14.8: every way of laying a cone, and all squares that one covers."""
    tables, area = g.game.tables, None if line.printed is None else line.printed.area
    if area is None:
        return [], 0
    size = str(area.size)
    return g.board.cones(g.places[attacker], tables.side[g.kinds[attacker]], size, tables.cones[size])


def cone_at(g: DndMiniatures, attacker: int, line: Line, facing: int, corner: int, shift: int) -> Placement | None:
    """One way of laying a cone, if there is that one."""
    for each in cones(g, attacker, line)[0]:
        if (each.facing, each.corner, each.shift) == (facing, corner, shift):
            return each
    return None


def origin_square(g: DndMiniatures, attacker: int, corner: int) -> int:
    """DM-15.12: the attacker's own square at an origin point."""
    side = g.game.tables.side[g.kinds[attacker]]
    return corner_square(g.board.map, g.places[attacker], side, Corner(corner))


def line_area(g: DndMiniatures, attacker: int, corner: int, square: int, end: int) -> int:
    """DM-14.9 to DM-14.11: the squares of a line; nothing if that corner is not the farthest."""
    return dict(lines_to(g, attacker, corner, square)).get(end, 0) & ~g.cells[attacker]


def lines_to(g: DndMiniatures, attacker: int, corner: int, square: int) -> tuple[tuple[int, int], ...]:
    """DM-14.9: the lines from a corner of the attacker's space to a square: where each ends, and over which squares."""
    side = g.game.tables.side[g.kinds[attacker]]
    return g.board.lines_to(corner_point(g.board.map, g.places[attacker], side, Corner(corner)), square)


def line_fault_at(g: DndMiniatures, attacker: int, line: Line, square: int) -> str:
    """DM-14.9: why a target square of a line is not allowed: a word, or nothing."""
    board = g.board
    if not 0 <= square < board.size or not board.open >> square & 1:
        return "wall-square"
    inside = board.within(g.cells[attacker], size_of(line)) & ~g.cells[attacker]
    return "" if inside >> square & 1 else "out-of-range"


def meets_nearest(g: DndMiniatures, attacker: int, line: Line, hit: list[int]) -> bool:
    """DM-12.14, DM-14.14: the nearest enemy must be in the area."""
    if not line.nearest:
        return True
    close = nearest(g, attacker)
    return not close or any(unit in hit for unit in close)


def area_ways(g: DndMiniatures, attacker: int, line: Line) -> Iterator[tuple[int, ...]]:
    """The canonical ways of an area attack: each set of victims with an enemy among them once.

    A way is what is named besides the attack: nothing for a burst, the origin square of a radius, facing, corner and
    column of a cone, corner, square and end of a line.
    """
    seen = set()
    for way, hit in _ways(g, attacker, line):
        key = tuple(hit)
        if hit and key not in seen and any(g.hostile(attacker, unit) for unit in hit):
            seen.add(key)
            if meets_nearest(g, attacker, line, hit):
                yield way


def _ways(g: DndMiniatures, attacker: int, line: Line) -> Iterator[tuple[tuple[int, ...], list[int]]]:
    """The ways of laying an area, each with its victims."""
    board, size = g.board, size_of(line)
    foes = facing(g, attacker)
    match shape_of(line):
        case Shape.BURST:
            area = burst_area(g, attacker, size)
            yield (), victims(g, attacker, line, area, NONE, NONE) if area & foes.cells else []
        case Shape.CONE:
            laid, zone = cones(g, attacker, line)
            for each in laid if zone & foes.cells else ():
                if each.cells & foes.cells:
                    origin = origin_square(g, attacker, each.corner)
                    way = int(each.facing), int(each.corner), each.shift - FIRST_OFFSET
                    yield way, victims(g, attacker, line, each.cells, origin, int(each.corner))
        case Shape.LINE:
            near = board.within(g.cells[attacker], size) & ~g.cells[attacker]
            for square in cells_of(near & foes.cells):
                for corner in range(4):
                    origin = origin_square(g, attacker, corner)
                    for end, cells in lines_to(g, attacker, corner, square):
                        area = cells & ~g.cells[attacker]
                        if area:
                            yield (corner, square, end), victims(g, attacker, line, area, origin, corner)
        case _:
            for square, hit in blasts(g, attacker, line, size):
                yield (square,), hit


def origins(g: DndMiniatures, attacker: int, line: Line, squares: int) -> int:
    """DM-14.13: those of some squares that may be the origin (`radius_fault` says why another may not)."""
    board, space, far = g.board, g.cells[attacker], line.range
    squares &= board.within(space, far) & board.open if far else board.open
    return squares & space | board.affected(space, board.seen(space, squares))


def blasts(g: DndMiniatures, attacker: int, line: Line, size: int) -> list[tuple[int, list[int]]]:
    """DM-14.12: each set of victims that a radius can have, with the first origin square that gives it.

    The squares are sorted out by one creature after the other: those that reach it, and those that do not.
    """
    board, cells = g.board, g.cells
    near = 0
    for unit in facing(g, attacker).units:
        near |= board.within(cells[unit], size)
    near = origins(g, attacker, line, near)
    if not near:
        return []
    parts: list[tuple[int, list[int]]] = [(near, [])]
    for unit, space in enumerate(cells):
        if not space or not affected(g, attacker, line, unit):
            continue
        zone = board.within(space, size) & near
        zone = zone and board.affected(space, zone)
        if zone:
            parts = [
                part
                for squares, hit in parts
                for part in ((squares & ~zone, hit), (squares & zone, [*hit, unit]))
                if part[0]
            ]
    return sorted((first_cell(squares), hit) for squares, hit in parts)
