"""A movement in progress: step by step, with everything that interrupts it (chapters 8, 16, 19 and 24)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.actions import unit_word
from warhall.games.dnd_miniatures.battlefield import DIGGER
from warhall.games.dnd_miniatures.combat import airborne, begin_fight, opportunity
from warhall.games.dnd_miniatures.creatures import basic_line, flies, is_active
from warhall.games.dnd_miniatures.forced import scramble
from warhall.games.dnd_miniatures.movement import (
    budget_of,
    can_stand,
    charge_ends,
    charge_path,
    exits,
    obstacles,
    reach_of,
    safest_path,
    step_cost,
    steps_of,
    told_step,
    told_steps,
)
from warhall.games.dnd_miniatures.sightings import adjacent, facing
from warhall.games.dnd_miniatures.state import AS_CHARGE, AS_MOVE, BY_CHARGE, NONE, OPPORTUNITY, DndMiniatures
from warhall.games.dnd_miniatures.tables import IMMOBILIZED
from warhall.games.dnd_miniatures.under_way import Motion
from warhall.geometry.masks import cells_of
from warhall.kernel.state import Asked, Decision, step


def set_out(
    g: DndMiniatures, unit: int, how: int, going: int, budget: int, path: list[int], target: int = NONE
) -> None:
    """A movement begins."""
    g.motions.append(Motion(unit, how, going, budget, path=list(path), legal=g.places[unit], target=target))
    g.push(walk)


def is_stopped(g: DndMiniatures, unit: int) -> bool:
    """DM-19.19: destroyed, inactive or Immobilized."""
    return not g.alive(unit) or not is_active(g, unit) or bool(g.conditions[unit] & IMMOBILIZED)


@step
def walk(g: DndMiniatures) -> None:
    """DM-19.7: before each square is left, enemies next to it may strike."""
    motion = g.motions[-1]
    unit = motion.unit
    if is_stopped(g, unit):
        arrive(g)
        return
    go_unhindered(g, motion)
    if not motion.path:
        arrive(g)
        return
    motion.struck = 0
    g.push(make_step)
    jump = not step_cost(g, unit, motion.gait, g.places[unit], motion.path[0])
    under = motion.gait == DIGGER and g.game.tables.digs[g.kinds[unit]]
    if not jump and not under:
        g.push(opportunity, unit, airborne(g, unit, motion.steps), ())


def go_unhindered(g: DndMiniatures, motion: Motion) -> None:
    """DM-8.20: as many squares of the path as nothing can happen in: nobody strikes, and no teleporter is entered."""
    unit, board = motion.unit, g.board
    side = g.game.tables.side[g.kinds[unit]]
    spaces, foes, here = board.spaces[side], facing(g, unit), g.places[unit]
    front = foes.front if g.lessons & OPPORTUNITY else 0
    if motion.gait == DIGGER and g.game.tables.digs[g.kinds[unit]]:
        front = 0
    aloft = front & foes.front_of_flyers if flies(g, unit) else front
    if motion.steps:
        front = aloft
    halts = board.teleporter if motion.how != AS_CHARGE and unit == g.active else 0
    prices, budget = board.prices(side, motion.gait), budget_of(g, motion)
    left, count = budget - motion.spent, 0
    for place in motion.path:
        cost = prices.get(here * board.size + place, 0)
        if not 0 < cost <= left or spaces[here] & front or spaces[place] & halts:
            break
        left -= cost
        count += 1
        here, front = place, aloft
    if count:
        motion.spent = budget - left
        told_steps(g, motion, motion.path[:count])
        motion.path = motion.path[count:]


@step
def make_step(g: DndMiniatures) -> None:
    """DM-8.18, DM-8.20: one square, unless something has happened."""
    motion = g.motions[-1]
    unit, here = motion.unit, g.places[motion.unit]
    if is_stopped(g, unit):
        arrive(g)
        return
    if motion.struck and not _go_on_after_strike(g, motion):
        return
    if not motion.path:
        arrive(g)
        return
    place = motion.path[0]
    cost = step_cost(g, unit, motion.gait, here, place)
    if not cost:
        transfer(g, motion, place)
        motion.path = motion.path[1:]
        g.push(walk)
        return
    sure = motion.how == AS_MOVE and not motion.steps
    if motion.spent + cost > budget_of(g, motion) and not sure:
        arrive(g)
        return
    motion.path = motion.path[1:]
    motion.spent += cost
    told_step(g, motion, place)
    if motion.how != AS_CHARGE and unit == g.active and exits(g, unit, place):
        motion.path = []
        g.push(go_on)
    else:
        g.push(walk)


def _go_on_after_strike(g: DndMiniatures, motion: Motion) -> bool:
    """DM-8.20, DM-16.12, DM-19.19: after an opportunity attack the rest of the path is chosen anew."""
    unit = motion.unit
    if motion.how != AS_CHARGE:
        motion.path = []
        g.push(go_on)
        return False
    left, end = budget_of(g, motion) - motion.spent, motion.path[-1]
    side = g.game.tables.side[g.kinds[unit]]
    at, cost = g.places[unit], 0
    for place in motion.path:
        price = step_cost(g, unit, motion.gait, at, place)
        is_step = price or g.board.spaces[side][at] & g.board.teleporter
        cost = cost + price if is_step else left + 1
        at = place
    if cost > left:
        going, path = charge_path(g, unit, end, (), max(0, left))
        motion.gait, motion.path = going, path
        if not path:
            motion.target = NONE
    return True


def transfer(g: DndMiniatures, motion: Motion, place: int) -> None:
    """DM-24.20, DM-24.21, DM-24.32: by a teleporter, once per round, without cost."""
    g.teleported |= 1 << motion.unit
    told_step(g, motion, place, jump=True)
    motion.steps -= 1


@step
def go_on(g: DndMiniatures) -> Asked:
    """DM-8.20: the rest of a movement is chosen anew."""
    motion = g.motions[-1]
    unit = motion.unit
    if is_stopped(g, unit):
        arrive(g)
        return None
    verbs = g.game.tables.verbs
    sure = motion.how == AS_MOVE and not motion.steps
    way = reach_of(g, unit, motion.gait, max(0, budget_of(g, motion) - motion.spent), sure=sure)
    options = [verbs.go + end for end in cells_of(way.destinations)]
    if unit == g.active:
        options += [verbs.transfer + end for end in exits(g, unit, g.places[unit])]
    if not options or can_stand(g, unit, g.places[unit]):
        options.append(verbs.stop)
    if options == [verbs.stop]:
        arrive(g)
        return None
    words = {"unit": unit_word(g, unit)}
    return Decision(g.controllers[unit], "go-on", "DM-8.20", options, answer_go_on, words)


def answer_go_on(g: DndMiniatures, seat: int, code: object) -> None:
    """Go on, transfer, or stop."""
    motion, verbs = g.motions[-1], g.game.tables.verbs
    if not isinstance(code, int):
        motion.path = list(getattr(code, "path", ()))
        g.push(walk)
    elif code == verbs.stop:
        arrive(g)
    elif verbs.transfer <= code < verbs.go:
        transfer(g, motion, code - verbs.transfer)
        g.push(go_on)
    else:
        sure = motion.how == AS_MOVE and not motion.steps
        left = max(0, budget_of(g, motion) - motion.spent)
        end = code - verbs.go
        motion.path = safest_path(g, motion.unit, motion.gait, left, end, sure=sure)
        g.push(walk)


def arrive(g: DndMiniatures) -> None:
    """DM-8.4, DM-16.1, DM-16.12: the movement is over; a charge ends in its attack."""
    motion = g.motions.pop()
    unit, target = motion.unit, motion.target
    if not g.alive(unit):
        return
    if not can_stand(g, unit, g.places[unit]):
        if can_stand(g, unit, motion.legal):
            g.put(unit, motion.legal)
            if g.ears is not None:
                g.tell("DM-8.4", ev.Placed(ev.Unit(unit), ev.Square(motion.legal)))
        else:
            g.push(scramble, unit)
        return
    if motion.how == AS_CHARGE and target != NONE and is_active(g, unit):
        line = basic_line(g, unit)
        if line is not None and g.alive(target) and adjacent(g, unit, target) and not motion.path:
            begin_fight(g, unit, line, BY_CHARGE, [target])


def path_fault(
    g: DndMiniatures, unit: int, going: int, budget: int, path: tuple[int, ...], *, sure: bool
) -> tuple[str, int]:
    """Why a path cannot be gone: a word and the square, or nothing."""
    barred, no_end = obstacles(g, unit, going)
    at, spent = g.places[unit], 0
    side = g.game.tables.side[g.kinds[unit]]
    if not path:
        return "no-path", at
    for number, place in enumerate(path):
        cost = step_cost(g, unit, going, at, place)
        if not cost:
            return "no-step", place
        if g.board.spaces[side][place] & barred:
            return "in-the-way", place
        spent += cost
        if spent > budget and not (sure and number == 0 and len(path) == 1):
            return "too-far", place
        at = place
    space = g.board.spaces[side][at]
    if space & no_end or not steps_of(g, unit, going).standing >> at & 1:
        return "cannot-end", at
    return "", NONE


def begin_charge(g: DndMiniatures, unit: int, target: int, end: int, path: list[int] | None) -> None:
    """DM-16.1: a charge is declared."""
    if g.ears is not None:
        g.tell("DM-16.1", ev.ChargeDeclared(ev.Unit(unit), ev.Unit(target)))
    budget = budget_of(g, Motion(unit, AS_CHARGE, 0, 0))
    going, way = charge_path(g, unit, end, charge_ends(g, unit, target).get(end, ()), budget)
    set_out(g, unit, AS_CHARGE, going, budget, path or way, target)
