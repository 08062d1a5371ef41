"""Movement: where a creature may go, step by step, and what interrupts it (chapters 8 to 10, 16, 19 and 24)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.battlefield import DIGGER, FLYER
from warhall.games.dnd_miniatures.creatures import abilities, basic_line, flies, gait, is_active, speed
from warhall.games.dnd_miniatures.sightings import adjacent, blocks, can_strike_back, is_within, ring, sees
from warhall.games.dnd_miniatures.state import (
    AS_CHARGE,
    AS_MOVE,
    NONE,
    OPPORTUNITY,
    SHIFT,
    DndMiniatures,
    Motion,
)
from warhall.games.dnd_miniatures.tables import IMMOBILIZED, STAGGERED
from warhall.geometry.masks import cells_of, spread
from warhall.geometry.reach import Peril, Reach, Steps, Trip, search

LEAST_CHARGE = 2
"""DM-16.3."""


def steps_of(g: DndMiniatures, unit: int, going: int) -> Steps:
    """The steps of a creature on this map."""
    steps: Steps = g.board.steps[g.game.tables.side[g.kinds[unit]]][going]
    return steps


def others(g: DndMiniatures, unit: int) -> int:
    """The squares of everybody else."""
    return g.occupied & ~g.cells[unit]


def obstacles(g: DndMiniatures, unit: int, going: int) -> tuple[int, int]:
    """DM-8.3, DM-8.7, DM-8.8, DM-9.2, DM-9.8, DM-24.7: squares that cannot be entered, and not be ended in."""
    board = g.board
    no_end = others(g, unit) | board.statue
    if going == DIGGER:
        return 0, no_end if flies(g, unit) else no_end | board.pit
    barred = 0
    for other, cells in enumerate(g.cells):
        if cells and other != unit and blocks(g, unit, other):
            barred |= cells
    return (barred, no_end) if flies(g, unit) else (barred | board.pit, no_end)


def can_stand(g: DndMiniatures, unit: int, place: int) -> bool:
    """DM-8.3, DM-10.11: a legal position."""
    side = g.game.tables.side[g.kinds[unit]]
    if not 0 <= place < g.board.size or not g.board.standing[side] >> place & 1:
        return False
    space = g.board.spaces[side][place]
    return not space & others(g, unit) and (flies(g, unit) or not space & g.board.pit)


def legal_places(g: DndMiniatures, unit: int) -> int:
    """DM-8.3: every legal position of a creature."""
    side = g.game.tables.side[g.kinds[unit]]
    closed = others(g, unit) | (0 if flies(g, unit) else g.board.pit)
    found: int = g.board.standing[side] & ~spread(closed, g.board.footprints[side])
    return found


def nearest_places(g: DndMiniatures, unit: int, place: int) -> list[int]:
    """DM-8.5, DM-8.19: the legal positions nearest to one, by counting squares."""
    legal = legal_places(g, unit)
    for ring_ in g.board.map.rings(place):
        if ring_ & legal:
            return cells_of(ring_ & legal)
    away = min((g.board.straight(place, cell) for cell in cells_of(legal)), default=0)
    return [cell for cell in cells_of(legal) if g.board.straight(place, cell) == away]


def reach_of(g: DndMiniatures, unit: int, going: int, budget: int, *, sure: bool) -> Reach:
    """DM-8.1 to DM-8.8: where a movement can lead."""
    barred, no_end = obstacles(g, unit, going)
    side = g.game.tables.side[g.kinds[unit]]
    return g.board.reach(side, going, g.places[unit], budget, barred, no_end, sure=sure)


def safest_path(
    g: DndMiniatures, unit: int, going: int, budget: int, end: int, *, sure: bool, steps: int = 0
) -> list[int]:
    """The path with the fewest opportunity attacks, then the cheapest."""
    barred, no_end = obstacles(g, unit, going)
    perils = perils_of(g, unit, steps) if g.lessons & OPPORTUNITY else ()
    if not perils:
        return list(reach_of(g, unit, going, budget, sure=sure).path(end))
    trip = Trip(g.places[unit], budget, barred=barred, no_end=no_end, sure_step=sure, perils=perils)
    return list(search(steps_of(g, unit, going), trip).path(end))


MOST_PERILS = 5


def perils_of(g: DndMiniatures, unit: int, steps: int) -> tuple[Peril, ...]:
    """Where leaving a square provokes; a flyer minds only flyers, since its first square provokes anyhow."""
    found = []
    in_air = flies(g, unit)
    for other in range(len(g.kinds)):
        if (
            g.places[other] >= 0
            and g.hostile(unit, other)
            and not g.struck >> other & 1
            and (not in_air or flies(g, other))
        ):
            found.append((g.board.distance(g.cells[unit], g.cells[other]), Peril(leave=ring(g, other))))
    found.sort(key=lambda each: each[0])
    return tuple(peril for _, peril in found[:MOST_PERILS])


def shift_ends(g: DndMiniatures, unit: int) -> int:
    """DM-8.13 to DM-8.15: where a creature may shift to."""
    if g.conditions[unit] & IMMOBILIZED or not g.lessons & SHIFT:
        return 0
    going = gait(g, unit)
    walk = FLYER if going == DIGGER else going
    side = g.game.tables.side[g.kinds[unit]]
    closed = others(g, unit) | g.board.statue | (0 if flies(g, unit) else g.board.pit)
    return g.board.reach(side, walk, g.places[unit], 1, closed, 0).destinations


def step_cost(g: DndMiniatures, unit: int, going: int, start: int, end: int) -> int:
    """DM-8.16, DM-10.13: what one step costs; 0 if it is no legal step."""
    for move in steps_of(g, unit, going).moves:
        if start + move.offset == end and move.origins >> start & 1:
            return move.cost
    return 0


def exits(g: DndMiniatures, unit: int, place: int) -> list[int]:
    """DM-24.19, DM-24.21, DM-24.32, DM-24.33: where a creature on a teleporter may transfer to."""
    board, side = g.board, g.game.tables.side[g.kinds[unit]]
    here = board.spaces[side][place] & board.teleporter
    if not here or g.teleported >> unit & 1 or g.conditions[unit] & IMMOBILIZED or not is_active(g, unit):
        return []
    legal = legal_places(g, unit)
    found = 0
    for cell in cells_of(board.teleporter & ~here & ~others(g, unit)):
        for offset in board.footprints[side]:
            if cell - offset >= 0 and legal >> cell - offset & 1:
                found |= 1 << cell - offset
    return cells_of(found)


# Charging


def charge_fault(g: DndMiniatures, unit: int, target: int) -> str:  # noqa: PLR0911  one line a reason
    """Why a creature cannot charge another, wherever it would end: a word, or nothing."""
    if not g.alive(target) or not g.hostile(unit, target):
        return "no-enemy"
    if basic_line(g, unit) is None:
        return "no-basic"
    if g.conditions[unit] & STAGGERED:
        return "staggered"
    if not speed(g, unit):
        return "immobile"
    if adjacent(g, unit, target):
        return "adjacent"
    if g.board.straight_gap(g.cells[unit], g.cells[target]) > speed(g, unit) + 1 and not g.board.teleporters:
        return "far"
    if not sees(g, unit, target):
        return "unseen"
    return "protected" if protector(g, unit, target) != NONE else ""


def protector(g: DndMiniatures, unit: int, target: int) -> int:
    """DM-23.17: the creature whose Charge Protection keeps its ally from being charged."""
    for other in range(len(g.kinds)):
        if g.places[other] >= 0 and g.friends(other, target) and g.hostile(other, unit):
            for each in abilities(g, other, able.ChargeProtection):
                if is_within(g, other, unit, each.n):
                    return other
    return NONE


def charge_ends(g: DndMiniatures, unit: int, target: int) -> dict[int, tuple[int, ...]]:
    """DM-16.3, DM-16.4, DM-16.9, DM-16.15: the squares where a charge may end, each with the transfer it needs."""
    going, budget, start = gait(g, unit), speed(g, unit), g.places[unit]
    side = g.game.tables.side[g.kinds[unit]]
    beside = spread(ring(g, target), g.board.footprints[side])
    found: dict[int, tuple[int, tuple[int, ...]]] = {}
    for dig in (False, True) if g.game.tables.digs[g.kinds[unit]] else (False,):
        way = reach_of(g, unit, DIGGER if dig else going, budget, sure=False)
        for end in cells_of(way.destinations & beside):
            cost = way.cost(end)
            if end not in found or cost < found[end][0]:
                found[end] = (cost, ())
    if g.board.teleporters and g.active == unit:
        _charge_by_teleporter(g, unit, beside, found)
    if not found:
        return {}
    least = min(cost for cost, _ in found.values())
    return {
        end: via
        for end, (cost, via) in sorted(found.items())
        if cost == least and g.board.straight(start, end) >= LEAST_CHARGE
    }


def _charge_by_teleporter(
    g: DndMiniatures, unit: int, beside: int, found: dict[int, tuple[int, tuple[int, ...]]]
) -> None:
    going, budget = gait(g, unit), speed(g, unit)
    way = reach_of(g, unit, going, budget, sure=False)
    side = g.game.tables.side[g.kinds[unit]]
    barred, no_end = obstacles(g, unit, going)
    for stop in cells_of(way.destinations & spread(g.board.teleporter, g.board.footprints[side])):
        spent = way.cost(stop)
        for out in exits(g, unit, stop):
            on = g.board.reach(side, going, out, budget - spent, barred, no_end)
            ends = on.destinations | 1 << out
            for end in cells_of(ends & beside):
                cost = spent + (on.cost(end) if end != out else 0)
                if end not in found or cost < found[end][0]:
                    found[end] = (cost, (stop, out))


def charge_path(g: DndMiniatures, unit: int, end: int, via: tuple[int, ...], budget: int) -> tuple[int, list[int]]:
    """A way to the end of a charge, the safest there is, and how it is gone; an empty one if there is none."""
    going = gait(g, unit)
    if via:
        stop, out = via
        way = safest_path(g, unit, going, budget, stop, sure=False)
        side = g.game.tables.side[g.kinds[unit]]
        barred, no_end = obstacles(g, unit, going)
        on = g.board.reach(side, going, out, budget, barred, no_end)
        return going, [*way, out, *(on.path(end) if end != out else ())]
    if reach_of(g, unit, going, budget, sure=False).destinations >> end & 1:
        return going, safest_path(g, unit, going, budget, end, sure=False)
    if g.game.tables.digs[g.kinds[unit]]:
        way_under = reach_of(g, unit, DIGGER, budget, sure=False)
        if way_under.destinations >> end & 1:
            return DIGGER, list(way_under.path(end))
    return going, []


# Provoking


def provoked(g: DndMiniatures, unit: int, *, in_air: bool) -> list[int]:
    """DM-19.2, DM-19.3, DM-9.3: who may make an opportunity attack on a creature now."""
    if not g.lessons & OPPORTUNITY or g.places[unit] < 0:
        return []
    return [
        other
        for other in range(len(g.kinds))
        if g.places[other] >= 0 and (not in_air or flies(g, other)) and can_strike_back(g, other, unit)
    ]


def told_step(g: DndMiniatures, motion: Motion, place: int, *, jump: bool = False) -> None:
    """Put the mover on its next position."""
    unit = motion.unit
    g.put(unit, place)
    motion.steps += 1
    if can_stand(g, unit, place):
        motion.legal = place
    if g.ears is not None:
        told = ev.Placed if jump else ev.Moved
        g.tell("DM-24.19" if jump else "DM-8.20", told(ev.Unit(unit), ev.Square(place)))


def budget_of(g: DndMiniatures, motion: Motion) -> int:
    """DM-8.18: the movement there is; a change of Speed counts at once."""
    if motion.how in (AS_MOVE, AS_CHARGE):
        return speed(g, motion.unit)
    return 0 if g.conditions[motion.unit] & IMMOBILIZED else motion.budget
