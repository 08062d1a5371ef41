"""Movement: where a creature may go, step by step, and what interrupts it (chapters 8 to 10, 16, 19 and 24)."""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.battlefield import DEAREST, DIGGER, FLYER
from warhall.games.dnd_miniatures.creatures import abilities, basic_line, flies, gait, is_active, speed
from warhall.games.dnd_miniatures.sightings import adjacent, can_strike_back, facing, is_within, sees
from warhall.games.dnd_miniatures.state import (
    AS_CHARGE,
    AS_MOVE,
    DUG,
    NONE,
    OPPORTUNITY,
    SHIFT,
    WALKED,
    DndMiniatures,
    Stride,
)
from warhall.games.dnd_miniatures.tables import IMMOBILIZED, STAGGERED
from warhall.games.dnd_miniatures.under_way import Motion
from warhall.geometry.masks import cells_of, mask_of, spread
from warhall.geometry.reach import Peril, Reach, Steps, Trip, search
from warhall.geometry.squares import straight_distance


def steps_of(g: DndMiniatures, unit: int, going: int) -> Steps:
    """The steps of a creature on this map."""
    steps: Steps = g.board.steps[g.game.tables.side[g.kinds[unit]]][going]
    return steps


def others(g: DndMiniatures, unit: int) -> int:
    """The squares of everybody else, those too that a creature shares while it passes somebody (DM-8.7)."""
    own, taken = g.cells[unit], g.occupied
    found = taken ^ (taken & own)
    if own & g.shared:
        for other, cells in enumerate(g.cells):
            if cells & own and other != unit:
                found |= cells
    return found


def obstacles(g: DndMiniatures, unit: int, going: int) -> tuple[int, int]:
    """DM-8.3, DM-8.7, DM-8.8, DM-9.2, DM-9.8, DM-24.7: squares that cannot be entered, and not be ended in."""
    no_end = others(g, unit) | (g.board.statue if hovers(g, unit) else g.board.hollow)
    return bars(g, unit, going), no_end


def bars(g: DndMiniatures, unit: int, going: int) -> int:
    """DM-8.8, DM-9.2, DM-9.8, DM-24.7: squares that cannot be entered."""
    if going == DIGGER:
        return 0
    foes = facing(g, unit)
    return foes.barring_flyers if flies(g, unit) else foes.barring | g.board.pit


def hovers(g: DndMiniatures, unit: int) -> bool:
    """DM-22.16, DM-24.7, DM-24.16: an active flyer may stay over a pit, unless an opponent controls it."""
    return flies(g, unit) and is_active(g, unit) and g.controllers[unit] == g.owners[unit]


def can_stand(g: DndMiniatures, unit: int, place: int) -> bool:
    """DM-8.3, DM-10.11: a legal position."""
    side = g.game.tables.side[g.kinds[unit]]
    if not 0 <= place < g.board.size or not g.board.standing[side] >> place & 1:
        return False
    space = g.board.spaces[side][place]
    return not space & others(g, unit) and (not space & g.board.pit or hovers(g, unit))


def legal_places(g: DndMiniatures, unit: int) -> int:
    """DM-8.3: every legal position of a creature."""
    side = g.game.tables.side[g.kinds[unit]]
    closed = others(g, unit) | (0 if hovers(g, unit) else g.board.pit)
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
    key = (unit, going, budget, sure and budget < DEAREST)
    found = g.ways.get(key)
    if found is None:
        barred, no_end = obstacles(g, unit, going)
        side = g.game.tables.side[g.kinds[unit]]
        found = g.ways[key] = g.board.reach(side, going, g.places[unit], budget, barred, no_end, sure=sure)
    return found


def stride(g: DndMiniatures, unit: int) -> Stride:
    """How a creature moves now: looked for once, until somebody moves or changes."""
    found = g.strides.get(unit)
    if found is None:
        board, going, fast = g.board, gait(g, unit), speed(g, unit)
        taken, hovering = others(g, unit), hovers(g, unit)
        barred, no_end = bars(g, unit, going), taken | (board.statue if hovering else board.hollow)
        side, place = g.game.tables.side[g.kinds[unit]], g.places[unit]
        way, covered = board.way(side, going, place, fast, barred, no_end, sure=True)
        g.ways[unit, going, fast, fast < DEAREST] = way
        shifts = 0
        if g.lessons & SHIFT:
            shifts = board.single_steps(side, FLYER if going == DIGGER else going, hovering=hovering)[place]
            shifts ^= shifts & (taken if side == 1 else spread(taken, board.footprints[side]))
        found = g.strides[unit] = Stride(going, fast, way, covered, shifts)
    return found


def safest_path(g: DndMiniatures, unit: int, going: int, budget: int, end: int, *, sure: bool) -> list[int]:
    """The path with the fewest opportunity attacks, then the cheapest.

    Most often the cheapest path of all is safe; or there is one that leaves no square beside an enemy, but for the
    first. Only otherwise the perils are weighed against each other.
    """
    way = reach_of(g, unit, going, budget, sure=sure)
    path = way.path(end)
    if not _covers(g, unit, (g.places[unit], *path[:-1])) & dangers(g, unit):
        return list(path)
    return _safer_path(g, unit, going, budget, path, way, sure=sure)


def _safer_path(
    g: DndMiniatures, unit: int, going: int, budget: int, path: tuple[int, ...], way: Reach, *, sure: bool
) -> list[int]:
    """The safest path where the cheapest leads past enemies."""
    end = path[-1]
    strikers, left = _strikers(g, unit), _covers(g, unit, path[:-1])
    more = _farther(g, unit, strikers)
    if not left & more:
        return list(path)
    if len(strikers) > MOST_PERILS:
        strikers = perilous(g, unit, strikers)
        more = _farther(g, unit, strikers)
        if not left & more:
            return list(path)
    barred, no_end = obstacles(g, unit, going)
    ground = steps_of(g, unit, going)
    if budget >= DEAREST:
        safe = search(ground, Trip(g.places[unit], budget, barred=barred, no_end=no_end, stops=more, end=end), way)
        if safe.destinations >> end & 1:
            return list(safe.path(end))
    covered = spread(way.reached, g.board.backprints[g.game.tables.side[g.kinds[unit]]])
    strikers = perilous(g, unit, [other for other in strikers if g.rings[other] & covered])
    rings = [g.rings[other] for other in strikers]
    fewest = sum(bool(ring & g.cells[unit]) for ring in rings) + (budget >= DEAREST)
    most = sum(bool(ring & (left | g.cells[unit])) for ring in rings)
    if budget >= DEAREST:
        sure = False
        if most == fewest:  # none is safer than the cheapest, so none that costs more is better
            budget = way.cost(end)
    trip = Trip(
        g.places[unit],
        budget,
        barred=barred,
        no_end=no_end,
        end=end,
        toward=g.board.boxes(end, budget),
        sure_step=sure,
        perils=tuple(Peril(leave=ring) for ring in rings),
        fewest_perils=fewest,
        most_perils=most,
    )
    return list(search(ground, trip).path(end))


def dangers(g: DndMiniatures, unit: int) -> int:
    """DM-19.1, DM-9.3: the squares that a creature may be struck for leaving; a flyer minds only flyers."""
    if not g.lessons & OPPORTUNITY:
        return 0
    foes = facing(g, unit)
    return foes.rings_of_flyers if flies(g, unit) else foes.rings


def path_past(g: DndMiniatures, unit: int, end: int) -> list[int]:
    """The safest path of a move; an empty one if nothing can happen on it: nobody strikes, and no teleporter."""
    own, board, foes, space = stride(g, unit), g.board, facing(g, unit), g.cells[unit]
    if board.teleporters and own.covered & board.teleporter:
        return safest_path(g, unit, own.going, own.speed, end, sure=True)
    front, mind, aloft = (foes.front, foes.rings, foes.front) if g.lessons & OPPORTUNITY else (0, 0, 0)
    if front and flies(g, unit):
        mind, aloft = foes.rings_of_flyers, front & foes.front_of_flyers
    is_left_alone = not space & front
    if is_left_alone and not own.covered & aloft:
        return []
    side = g.game.tables.side[g.kinds[unit]]
    if is_left_alone and own.way.is_before(end, mind if side == 1 else spread(mind, board.footprints[side])):
        return []
    path = own.way.path(end)
    left = _covers(g, unit, path[:-1])
    if not (left | space) & mind:
        return [] if is_left_alone else list(path)
    safest = _safer_path(g, unit, own.going, own.speed, path, own.way, sure=True)
    return [] if is_left_alone and not _covers(g, unit, safest[:-1]) & aloft else safest


def _covers(g: DndMiniatures, unit: int, places: Sequence[int]) -> int:
    """The squares that a creature covers in some positions."""
    spaces, found = g.board.spaces[g.game.tables.side[g.kinds[unit]]], 0
    for place in places:
        found |= spaces[place]
    return found


MOST_PERILS = 5


def _strikers(g: DndMiniatures, unit: int) -> list[int]:
    """The enemies that may still strike; a flyer minds only flyers, since its first square provokes anyhow."""
    in_air = flies(g, unit)
    return [other for other in facing(g, unit).units if not g.struck >> other & 1 and (not in_air or flies(g, other))]


def _farther(g: DndMiniatures, unit: int, strikers: list[int]) -> int:
    """The squares beside some enemies that are not beside the creature."""
    found, rings, space = 0, g.rings, g.cells[unit]
    for other in strikers:
        if not rings[other] & space:
            found |= rings[other]
    return found


def perilous(g: DndMiniatures, unit: int, strikers: list[int]) -> list[int]:
    """The nearest of some enemies, by their distance; those whom no way leads to come first."""
    if len(strikers) < 2:
        return strikers
    cells, circles = g.cells, g.board.circles(g.cells[unit])
    found = [other for other in strikers if not cells[other] & circles[-1]]
    left = [other for other in strikers if cells[other] & circles[-1]]
    for circle in circles:
        if not left or len(found) >= MOST_PERILS:
            break
        near = [other for other in left if cells[other] & circle]
        if near:
            found += near
            left = [other for other in left if not cells[other] & circle]
    return found[:MOST_PERILS]


def shift_ends(g: DndMiniatures, unit: int) -> int:
    """DM-8.13 to DM-8.15: where a creature may shift to."""
    return 0 if g.conditions[unit] & IMMOBILIZED else stride(g, unit).shifts


def step_cost(g: DndMiniatures, unit: int, going: int, start: int, end: int) -> int:
    """DM-8.16, DM-10.13: what one step costs; 0 if it is no legal step."""
    return g.board.price(g.game.tables.side[g.kinds[unit]], going, start, end)


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


def straight_gap(g: DndMiniatures, a: int, b: int) -> int:
    """The straight distance of two creatures."""
    board, side, kinds = g.board, g.game.tables.side, g.kinds
    return straight_distance(
        board.coordinates[g.places[a]], board.coordinates[g.places[b]], side[kinds[a]], side[kinds[b]]
    )


def charge_fault(g: DndMiniatures, unit: int, target: int) -> str:
    """Why a creature cannot charge another, wherever it would end: a word, or nothing."""
    if not g.alive(target) or not g.hostile(unit, target):
        return "no-enemy"
    return charger_fault(g, unit) or charged_fault(g, unit, target)


def charger_fault(g: DndMiniatures, unit: int) -> str:
    """DM-3.11, DM-16.10: why a creature can charge nobody: a word, or nothing."""
    if basic_line(g, unit) is None:
        return "no-basic"
    if g.conditions[unit] & STAGGERED:
        return "staggered"
    return "" if speed(g, unit) else "immobile"


def charged_fault(g: DndMiniatures, unit: int, target: int) -> str:
    """DM-16.2, DM-16.9, DM-16.14, DM-23.17: why one enemy cannot be charged: a word, or nothing."""
    if adjacent(g, unit, target):
        return "adjacent"
    if not g.board.teleporters and straight_gap(g, unit, target) > speed(g, unit) + 1:
        return "far"
    if not sees(g, unit, target):
        return "unseen"
    return "protected" if protector(g, unit, target) != NONE else ""


def protector(g: DndMiniatures, unit: int, target: int) -> int:
    """DM-23.17: the creature whose Charge Protection keeps its ally from being charged."""
    for other in facing(g, unit).guards:
        if g.friends(other, target):
            for each in abilities(g, other, able.ChargeProtection):
                if is_within(g, other, unit, each.n):
                    return other
    return NONE


def is_kept_off(g: DndMiniatures, unit: int) -> bool:
    """DM-23.17: whether an enemy with Charge Protection is near enough to keep a creature from charging its allies."""
    return any(
        is_within(g, other, unit, each.n)
        for other in facing(g, unit).guards
        for each in abilities(g, other, able.ChargeProtection)
    )


def charge_zone(g: DndMiniatures, unit: int) -> int:
    """Squares beyond which no charge of a creature leads."""
    if g.board.teleporters and _stops_on_the_way(g, unit):
        return -1
    if not g.game.tables.digs[g.kinds[unit]]:
        return stride(g, unit).covered
    budget, zone = speed(g, unit), 0
    for gone in charge_gaits(g, unit):
        zone |= reach_of(g, unit, gone, budget, sure=False).reached
    found: int = spread(zone, g.board.backprints[g.game.tables.side[g.kinds[unit]]])
    return found


def charge_ends(g: DndMiniatures, unit: int, target: int) -> dict[int, tuple[int, ...]]:
    """DM-16.3, DM-16.4, DM-16.9, DM-16.15: the squares where a charge may end, each with the transfer it needs."""
    if charges_on_foot(g, unit):
        (squares,) = ends_of_charges(g, unit, [target])
        return dict.fromkeys(cells_of(squares), ())
    budget, close = speed(g, unit), g.board.close[g.places[unit]]
    beside = places_beside(g, unit, target)
    least, ends = budget, 0
    for gone in charge_gaits(g, unit):
        cost, near = reach_of(g, unit, gone, budget, sure=False).nearest(beside)
        if near and cost <= least:
            least, ends = cost, ends | near if cost == least else near
    if not g.board.teleporters:
        return dict.fromkeys(cells_of(ends & ~close), ())
    found: dict[int, tuple[int, ...]] = dict.fromkeys(cells_of(ends), ())
    for end, (cost, via) in _charge_by_teleporter(g, unit, beside).items():
        if cost < least or not found:
            least, found = cost, {}
        if cost == least:
            found.setdefault(end, via)
    return {end: found[end] for end in sorted(found) if not close >> end & 1}


def places_beside(g: DndMiniatures, unit: int, target: int) -> int:
    """The positions of a creature that cover a square adjacent to another."""
    side = g.game.tables.side[g.kinds[unit]]
    found: int = g.rings[target] if side == 1 else spread(g.rings[target], g.board.footprints[side])
    return found


def charges_on_foot(g: DndMiniatures, unit: int) -> bool:
    """Whether a charge goes where a move would: by no teleporter, under no ground, and with more than one square."""
    return not g.board.teleporters and not g.game.tables.digs[g.kinds[unit]] and speed(g, unit) >= DEAREST


def ends_of_charges(g: DndMiniatures, unit: int, targets: list[int]) -> list[int]:
    """For each of some enemies the squares where a charge at it may end (`charge_ends`)."""
    if not charges_on_foot(g, unit):
        return [mask_of(charge_ends(g, unit, target)) for target in targets]
    nearest, far = stride(g, unit).way.nearest, ~g.board.close[g.places[unit]]
    return [nearest(places_beside(g, unit, target))[1] & far for target in targets]


def charge_gaits(g: DndMiniatures, unit: int) -> tuple[int, ...]:
    """DM-9.7, DM-16.15: how a charge may be gone; a burrower keeps to the choice of its turn, and else digs."""
    if not g.game.tables.digs[g.kinds[unit]] or g.done & WALKED:
        return (gait(g, unit),)
    return (DIGGER,) if g.done & DUG else (DIGGER, gait(g, unit))


def _stops_on_the_way(g: DndMiniatures, unit: int) -> list[int]:
    """DM-16.15: the positions from which a charging creature can transfer."""
    if g.active != unit or g.done & DUG or g.teleported >> unit & 1:
        return []
    way = reach_of(g, unit, gait(g, unit), speed(g, unit), sure=False)
    side = g.game.tables.side[g.kinds[unit]]
    return cells_of(way.destinations & spread(g.board.teleporter, g.board.footprints[side]))


def _charge_by_teleporter(g: DndMiniatures, unit: int, beside: int) -> dict[int, tuple[int, tuple[int, ...]]]:
    """For each end of a charge that goes by a teleporter the least cost, and the transfer."""
    found: dict[int, tuple[int, tuple[int, ...]]] = {}
    going, budget = gait(g, unit), speed(g, unit)
    side = g.game.tables.side[g.kinds[unit]]
    barred, no_end = obstacles(g, unit, going)
    way = reach_of(g, unit, going, budget, sure=False)
    for stop in _stops_on_the_way(g, unit):
        spent = way.cost(stop)
        for out in exits(g, unit, stop):
            on = g.board.reach(side, going, out, budget - spent, barred, no_end)
            for end in cells_of((on.destinations | 1 << out) & beside):
                cost = spent + (on.cost(end) if end != out else 0)
                if end not in found or cost < found[end][0]:
                    found[end] = (cost, (stop, out))
    return found


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
    for gone in charge_gaits(g, unit):
        if reach_of(g, unit, gone, budget, sure=False).destinations >> end & 1:
            return gone, safest_path(g, unit, gone, budget, end, sure=False)
    return going, []


# Provoking


def provoked(g: DndMiniatures, unit: int, *, in_air: bool) -> list[int]:
    """DM-19.2, DM-19.3, DM-9.3: who may make an opportunity attack on a creature now."""
    if not g.lessons & OPPORTUNITY or g.places[unit] < 0:
        return []
    foes, cells = facing(g, unit), g.cells[unit]
    if not cells & (foes.front_of_flyers if in_air else foes.front):
        return []
    return [
        other
        for other in foes.units
        if g.rings[other] & cells and (not in_air or flies(g, other)) and can_strike_back(g, other, unit)
    ]


def told_step(g: DndMiniatures, motion: Motion, place: int, *, jump: bool = False) -> None:
    """Put the mover on its next position."""
    unit = motion.unit
    g.put(unit, place)
    motion.steps += 1
    if can_stand(g, unit, place):
        motion.legal = place
    if g.ears is not None:
        if jump:
            g.tell("DM-24.19", ev.Placed(ev.Unit(unit), ev.Square(place), "teleporter"))
        else:
            under = motion.gait == DIGGER and g.game.tables.digs[g.kinds[unit]]
            told = ev.Moved(ev.Unit(unit), ev.Square(place), "yes" if under else "no")
            g.tell("DM-9.7" if under else "DM-8.20", told)


def told_steps(g: DndMiniatures, motion: Motion, places: list[int]) -> None:
    """Put the mover on its next positions, one after the other; if nobody listens, on the last at once."""
    if g.ears is not None:
        for place in places:
            told_step(g, motion, place)
        return
    g.put(motion.unit, places[-1])
    motion.steps += len(places)
    motion.legal = next((place for place in reversed(places) if can_stand(g, motion.unit, place)), motion.legal)


def budget_of(g: DndMiniatures, motion: Motion) -> int:
    """DM-8.18: the movement there is; a change of Speed counts at once."""
    if motion.how in (AS_MOVE, AS_CHARGE):
        return speed(g, motion.unit)
    return 0 if g.conditions[motion.unit] & IMMOBILIZED else motion.budget
