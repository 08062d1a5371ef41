"""A movement in progress: step by step, with everything that interrupts it (chapters 8, 16, 19 and 24)."""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.actions import square_word, unit_word
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
    reach_of,
    safest_path,
    step_cost,
    told_step,
    told_steps,
)
from warhall.games.dnd_miniatures.reasons import no_move_to, no_path, no_transfer_to
from warhall.games.dnd_miniatures.sightings import adjacent, facing
from warhall.games.dnd_miniatures.state import AS_CHARGE, AS_MOVE, BY_CHARGE, NONE, OPPORTUNITY, DndMiniatures
from warhall.games.dnd_miniatures.tables import IMMOBILIZED
from warhall.games.dnd_miniatures.under_way import Motion
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word


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
    left, sure = rest_of(g, motion)
    ends = reach_of(g, unit, motion.gait, left, sure=sure).destinations
    out = exits(g, unit, g.places[unit]) if unit == g.active else []
    if not ends and not out:
        arrive(g)
        return None
    stands = can_stand(g, unit, g.places[unit])
    return GO_ON.offer_wide(g, g.controllers[unit], [(act.Go, ends), (act.Transfer, out), (act.Stop, stands)])


def rest_of(g: DndMiniatures, motion: Motion) -> tuple[int, bool]:
    """DM-8.1, DM-8.18: the movement that is left, and whether one square can be gone in any case."""
    return max(0, budget_of(g, motion) - motion.spent), motion.how == AS_MOVE and not motion.steps


def no_going(g: DndMiniatures, seat: int, square: int) -> Refusal | None:
    """DM-8.20: a square that the rest of the movement leads to."""
    motion = g.motions[-1]
    left, sure = rest_of(g, motion)
    return no_move_to(g, motion.unit, motion.gait, left, square, sure=sure)


def go(g: DndMiniatures, seat: int, square: int) -> None:
    """DM-8.20: go on by the safest path."""
    motion = g.motions[-1]
    left, sure = rest_of(g, motion)
    go_by(g, seat, safest_path(g, motion.unit, motion.gait, left, square, sure=sure))


def no_going_by(g: DndMiniatures, seat: int, path: tuple[int, ...]) -> Refusal | None:
    """DM-8.20: a path that the rest of the movement allows."""
    motion = g.motions[-1]
    left, sure = rest_of(g, motion)
    return no_path(g, motion.unit, motion.gait, left, path, sure=sure)


def go_by(g: DndMiniatures, seat: int, path: Sequence[int]) -> None:
    """DM-8.20: go on by a path of one's own."""
    g.motions[-1].path = list(path)
    g.push(walk)


def no_transfer_on_the_way(g: DndMiniatures, seat: int, square: int) -> Refusal | None:
    """DM-24.19, DM-24.21: from a teleporter to another, in its own turn."""
    unit = g.motions[-1].unit
    return no_transfer_to(g, unit, square, timely=unit == g.active)


def transfer_on_the_way(g: DndMiniatures, seat: int, square: int) -> None:
    """DM-24.20: the movement goes on from there."""
    transfer(g, g.motions[-1], square)
    g.push(go_on)


def no_stop(g: DndMiniatures, seat: int) -> Refusal | None:
    """DM-8.3, DM-28.7: only where it can stand."""
    unit = g.motions[-1].unit
    if can_stand(g, unit, g.places[unit]):
        return None
    return refusal("DM-28.7", "cannot-end", unit=unit_word(g, unit), square=square_word(g, g.places[unit]))


def stop(g: DndMiniatures, seat: int) -> None:
    """DM-8.2: move no farther."""
    arrive(g)


def about_mover(g: DndMiniatures, seat: int) -> dict[str, Word]:
    """Who moves."""
    return {"unit": unit_word(g, g.motions[-1].unit)}


GO_ON = Question(
    "go-on",
    "DM-8.20",
    Verb(act.Go, does=go, forbids=no_going),
    Verb(act.GoBy, does=go_by, forbids=no_going_by),
    Verb(act.Transfer, does=transfer_on_the_way, forbids=no_transfer_on_the_way),
    Verb(act.Stop, does=stop, forbids=no_stop),
    words=about_mover,
)


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
                g.tell("DM-8.4", ev.Placed(ev.Unit(unit), ev.Square(motion.legal), "back"))
        else:
            g.push(scramble, unit)
    elif motion.how == AS_CHARGE and target != NONE and is_active(g, unit):
        line = basic_line(g, unit)
        if line is not None and g.alive(target) and adjacent(g, unit, target) and not motion.path:
            begin_fight(g, unit, line, BY_CHARGE, [target])
            return
    if motion.how == AS_CHARGE and g.ears is not None:
        g.tell("DM-16.12", ev.AttackLost(ev.Unit(unit), (), "no"))


def begin_charge(g: DndMiniatures, unit: int, target: int, end: int, path: list[int] | None) -> None:
    """DM-16.1: a charge is declared."""
    if g.ears is not None:
        g.tell("DM-16.1", ev.ChargeDeclared(ev.Unit(unit), ev.Unit(target)))
    budget = budget_of(g, Motion(unit, AS_CHARGE, 0, 0))
    going, way = charge_path(g, unit, end, charge_ends(g, unit, target).get(end, ()), budget)
    set_out(g, unit, AS_CHARGE, going, budget, path or way, target)


QUESTIONS = (GO_ON,)
