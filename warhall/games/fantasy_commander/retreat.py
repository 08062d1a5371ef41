"""Panic and retreat (chapter 20), the push of Rush (FC-26.32 to FC-26.34), and panic from cards (FC-13.23).

Here: who retreats where, and what it costs. Not here: how many panic results are left (`combat`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import events, score
from warhall.games.fantasy_commander.actions import Face, Hex, Unit
from warhall.games.fantasy_commander.contexts import Attack
from warhall.games.fantasy_commander.losses import LESS_PUSH_DAMAGE, drop_order, hurt, tire
from warhall.games.fantasy_commander.movement import closed_ground, enter, put
from warhall.games.fantasy_commander.properties import is_exhausted, own_contacts, own_units, props_of
from warhall.games.fantasy_commander.reasons import piece, where
from warhall.games.fantasy_commander.state import BY_CARD, BY_MELEE, Battle
from warhall.games.fantasy_commander.tables import BRAVE, FLIGHT, FORGED, NONE, PANIC, RANGER, RESURGENT, SURVIVABLE
from warhall.games.fantasy_commander.telling import given_by
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name

MOST_LOSSES = 2
"""FC-26.35: Survivable."""


def formation(g: Battle, unit: int) -> int:
    """FC-22.5: panic results that a unit ignores for own units in contact: one for every two."""
    return own_contacts(g, unit).bit_count() // 2


def calm_by(g: Battle, unit: int, props: int, *, attacked: bool = True) -> list[tuple[int, str, Name]]:
    """FC-22.5, FC-22.6, FC-26.3, FC-26.14: what lets a unit ignore panic: how many, by which rule, thanks to what."""
    found: list[tuple[int, str, Name]] = []
    if attacked and props & FORGED:
        found.append((99, "FC-26.14", Name("property", "forged")))
    if attacked:
        found.append((formation(g, unit), "FC-22.5", Name("cause", "formation")))
    found.append((int(bool(props & BRAVE)), "FC-26.3", Name("property", "brave")))
    return found


def tell_calm(g: Battle, unit: int, props: int, count: int) -> None:
    """FC-13.23: the panic of a card that a unit ignores."""
    for most, rule, why in calm_by(g, unit, props):
        gone = min(most, count)
        count -= gone
        if gone:
            g.tell(rule, events.Ignored(Unit(unit), Face(PANIC), gone, why, *given_by(g, unit, why)))


def attack_of(g: Battle) -> Attack:
    """The attack in progress."""
    if g.attack is None:
        raise LookupError("no attack is in progress")
    return g.attack


@step
def card_panic(g: Battle, side: int, unit: int, count: int) -> Asked:
    """FC-13.23: panic from a card comes from the nearest unit of the playing side; at a tie its player chooses."""
    if g.hexes[unit] < 0:
        return None
    props = props_of(g, unit)
    ignoring = count if props & FORGED else min(count, formation(g, unit) + bool(props & BRAVE))
    if ignoring and g.ears is not None:
        tell_calm(g, unit, props, ignoring)
    count -= ignoring
    if not count:
        return None
    if props & RESURGENT:
        if g.ears is not None:
            g.tell("FC-26.29", events.PanicHurts(Unit(unit), count))
        hurt(g, unit, count, "FC-26.29")
        score.settle(g)
        return None
    found = sources(g, side, unit)
    if len(found) > 1:
        return PANIC_SOURCE.offer_each(g, side, found)
    if found:
        frighten(g, found[0], unit, count)
    return None


def sources(g: Battle, side: int, unit: int) -> list[int]:
    """FC-13.23: the units of the playing side that are nearest to the one that panics."""
    distance = g.game.tables.distance[g.hexes[unit]]
    own = own_units(g, side)
    nearest = min((distance[g.hexes[each]] for each in own), default=NONE)
    return [each for each in own if distance[g.hexes[each]] == nearest]


def no_source(g: Battle, seat: int, source: int, side: int, unit: int, count: int) -> Refusal | None:
    """FC-13.23: an own unit, and none is nearer."""
    own = source < len(g.kinds) and g.hexes[source] >= 0 and g.owners[source] == side
    distance = g.game.tables.distance[g.hexes[unit]]
    if own and not any(distance[g.hexes[each]] < distance[g.hexes[source]] for each in own_units(g, side)):
        return None
    return refusal("FC-13.23", "not-nearest" if own else "not-own")


def take_source(g: Battle, seat: int, source: int, side: int, unit: int, count: int) -> None:
    """The unit from which the panic comes is chosen."""
    count -= formation(g, unit) + bool(props_of(g, unit) & BRAVE)
    frighten(g, source, unit, count)


PANIC_SOURCE = Question("panic-source", "FC-13.23", Verb(do.Target, does=take_source, forbids=no_source))


def frighten(g: Battle, source: int, unit: int, count: int) -> None:
    """FC-13.23: a unit panics because of a card; no attack, so no token helps."""
    g.attack = Attack(
        by=BY_CARD,
        attacker=source,
        target=unit,
        origin=g.hexes[source],
        place=g.hexes[unit],
        theirs=props_of(g, unit),
        scared=count,
        tired=True,
        attack_roll=[],
        defence_roll=[],
        marked=[],
        path=[],
    )
    g.push(forget_attack)
    if g.ears is not None:
        g.tell("FC-13.23", events.PanicCame(Unit(source)))
    rout(g, unit, count, "FC-13.23")


@step
def forget_attack(g: Battle) -> None:
    """The panic of a card is over."""
    g.attack = None


def rout(g: Battle, unit: int, steps: int, rule: str, *, rushed: bool = False) -> None:
    """FC-20.1, FC-20.3, FC-20.7: a unit panics, loses its order, and retreats so many hexes, Rush included."""
    attack = attack_of(g)
    if g.ears is not None:
        g.tell(rule, events.Panicked(Unit(unit), steps, "yes" if rushed else "no"))
    drop_order(g, unit)
    attack.runner, attack.steps, attack.path, attack.pain = unit, steps, [], 0
    g.then(flee, retreat_pain, settle_retreat)


def source_hex(attack: Attack) -> int:
    """FC-20.2: where the retreating unit flees from."""
    return attack.origin if attack.runner == attack.target else attack.place


@step
def flee(g: Battle) -> Asked:
    """FC-20.2, FC-20.4, FC-20.8: straight away from the enemy; from a shot off every row, by the owner's route."""
    attack = attack_of(g)
    unit = attack.runner
    board = g.game.tables.board
    props = runner_props(attack)
    origin = source_hex(attack)
    at = flees_from(g, attack)
    while attack.steps:
        if not attack.path:
            direction = board.direction(origin, at)
            if direction is not None:
                run_straight(g, attack, unit, at, direction, props)
                return None
        ways = routes(g, unit, at, origin, props)
        if not ways:
            break
        if len(ways) > 1 and g.owners[unit] != g.monsters:  # FC-C.28: monsters take the first free direction
            return RETREAT.offer_each(g, g.owners[unit], ways)
        step_back(g, attack, unit, ways[0], at, props)
        at = ways[0]
    end_flight(g, attack, unit, props)
    return None


def no_route(g: Battle, seat: int, cell: int) -> Refusal | None:
    """FC-20.4, FC-20.8: a neighbouring hex farther from the attacker, and free; a flyer without one may pass others."""
    attack = attack_of(g)
    at, board = flees_from(g, attack), g.game.tables.board
    origin, distance = source_hex(attack), g.game.tables.distance
    if not board.adjacent[at] >> cell & 1 or distance[origin][cell] <= distance[origin][at]:
        return refusal("FC-20.4", "retreat-away", hex=where(g, cell))
    blocked = closed_ground(g, attack.runner) | g.occupied[0] | g.occupied[1]
    if blocked >> cell & 1 and cell not in routes(g, attack.runner, at, origin, runner_props(attack)):
        return refusal("FC-20.8", "retreat-blocked", hex=where(g, cell))
    return None


def flees_from(g: Battle, attack: Attack) -> int:
    """The hex that the retreating unit has come to."""
    return attack.path[-1] if attack.path else g.hexes[attack.runner]


def runner_props(attack: Attack) -> int:
    """The properties of the retreating unit."""
    return attack.theirs if attack.runner == attack.target else attack.own


def take_route(g: Battle, seat: int, cell: int) -> None:
    """FC-20.4: the owner has chosen the next hex."""
    attack = attack_of(g)
    step_back(g, attack, attack.runner, cell, flees_from(g, attack), runner_props(attack))


RETREAT = Question(
    "retreat",
    "FC-20.4",
    Verb(do.Retreat, does=take_route, forbids=no_route, again=True),
    words=lambda g, seat: {"unit": piece(g, attack_of(g).runner), "steps": attack_of(g).steps},
)


def routes(g: Battle, unit: int, at: int, origin: int, props: int) -> list[int]:
    """FC-20.4, FC-20.8: the next hexes, all farther from the attacker; blocked ones only where a flyer has no other."""
    farther = g.game.tables.board.farther(at, origin)
    blocked = closed_ground(g, unit) | g.occupied[0] | g.occupied[1]
    free = [cell for cell in farther if not blocked >> cell & 1]
    return free if free or not props & FLIGHT else farther


def step_back(g: Battle, attack: Attack, unit: int, cell: int, at: int, props: int) -> None:
    """FC-20.6: one hex of a retreat; difficult terrain of another kind stops it, and the rest is damage."""
    attack.path.append(cell)
    attack.steps -= 1
    if stops_retreat(g, at, cell, props):
        attack.pain = attack.steps
        attack.steps = 0


def stops_retreat(g: Battle, at: int, cell: int, props: int) -> bool:
    """FC-20.6, FC-20.9: whether a retreating unit stops in a hex."""
    kind = g.terrain[cell]
    return g.game.tables.soils[kind].difficult and kind != g.terrain[at] and not props & (RANGER | FLIGHT)


def run_straight(g: Battle, attack: Attack, unit: int, at: int, direction: int, props: int) -> None:
    """FC-20.2, FC-20.5, FC-20.6, FC-20.9: along one row, as far as it goes."""
    blocked = closed_ground(g, unit) | g.occupied[0] | g.occupied[1]
    neighbours = g.game.tables.board.neighbours
    while attack.steps:
        cell = neighbours[at][direction]
        if cell < 0 or (blocked >> cell & 1 and not props & FLIGHT):
            break
        step_back(g, attack, unit, cell, at, props)
        at = cell
    end_flight(g, attack, unit, props)


def end_flight(g: Battle, attack: Attack, unit: int, props: int) -> None:
    """FC-20.5, FC-20.9: hexes not travelled are damage; a flying unit ends in the last hex where it may."""
    attack.pain += attack.steps
    attack.steps = 0
    if props & FLIGHT:
        blocked = closed_ground(g, unit) | g.occupied[0] | g.occupied[1]
        while attack.path and blocked >> attack.path[-1] & 1:
            attack.path.pop()
            attack.pain += 1
    if not attack.path:
        return
    put(g, unit, attack.path[-1])
    if g.ears is not None:
        path = tuple(Hex(cell) for cell in attack.path)
        g.tell(rule_of_retreat(g, attack), events.Moved(Seat(g.owners[unit]), Unit(unit), path, "retreat"))
    for cell in attack.path[-1:] if props & FLIGHT else attack.path:
        enter(g, unit, cell)


def rule_of_retreat(g: Battle, attack: Attack) -> str:
    """FC-13.23, FC-20.2, FC-20.4: straight away from an enemy in contact, else farther from it."""
    near = g.game.tables.distance[attack.origin][attack.place] == 1
    return "FC-20.2" if attack.by == BY_MELEE or (attack.by == BY_CARD and near) else "FC-20.4"


@step
def retreat_pain(g: Battle) -> Asked:
    """FC-20.12: the damage of a retreat may be reduced by 1 with the one token of this attack."""
    if score.is_over(g):
        return None
    attack = attack_of(g)
    unit = attack.runner
    if attack.pain and may_spare(g, attack, unit):
        return SPARE_RETREAT.form(g, g.owners[unit], g.owners[unit])
    return None


def spare_pain(g: Battle, seat: int) -> None:
    """FC-20.12: one damage less for a token."""
    attack = attack_of(g)
    take_token(g, attack, attack.runner, "FC-20.12", LESS_PUSH_DAMAGE if is_pushed(attack) else "")
    attack.pain -= 1


def is_pushed(attack: Attack) -> bool:
    """FC-26.32 to FC-26.34: whether a unit is moved by Rush alone, without panic."""
    return attack.runner == attack.target and not attack.scared


def leave_it(g: Battle, *_: object) -> None:
    """FC-15.1, FC-19.2: what may be done is not done."""


SPARE_RETREAT = Question("spare-retreat", "FC-20.12", Verb(do.Tire, does=spare_pain), Verb(do.Decline, does=leave_it))


def may_spare(g: Battle, attack: Attack, unit: int) -> bool:
    """FC-15.1, FC-15.20: whether a unit may still take its one token in this attack, or in its activation."""
    if attack.by == BY_CARD or g.owners[unit] == g.monsters or is_exhausted(g, unit):
        return False
    if unit == attack.target:
        return not attack.tired
    return g.activation is not None and not g.activation.tired


def take_token(g: Battle, attack: Attack, unit: int, rule: str, why: str = "") -> None:
    """FC-15.1: a voluntary token in an attack."""
    tire(g, unit, rule, why=why)
    if unit == attack.target:
        attack.tired = True
    elif g.activation is not None:
        g.activation.tired = True


@step
def settle_retreat(g: Battle) -> None:
    """FC-20.5, FC-20.10, FC-26.35: the damage of a retreat; it may destroy the unit."""
    if score.is_over(g):
        return
    attack = attack_of(g)
    unit, pain = attack.runner, attack.pain
    if pain:
        if unit == attack.target:
            pain = capped(g, attack, pain)
        lost = hurt(g, unit, pain, "FC-26.32" if is_pushed(attack) else "FC-20.5")
        if unit == attack.target:
            attack.lost += lost
    mark_grave(g, attack)
    score.settle(g)


def capped(g: Battle, attack: Attack, damage: int) -> int:
    """FC-26.35: a Survivable unit that is attacked loses at most two in one attack, whatever the cause."""
    if attack.by == BY_CARD or not attack.theirs & SURVIVABLE:
        return damage
    spared = damage - min(damage, max(0, MOST_LOSSES - attack.lost))
    if spared and g.ears is not None:
        why = Name("property", "survivable")
        given = given_by(g, attack.target, why)
        g.tell("FC-26.35", events.Spared(Unit(attack.target), spared, why, *given))
    return damage - spared


def mark_grave(g: Battle, attack: Attack) -> None:
    """FC-26.22: where a unit that is about to be destroyed stands."""
    kinds = g.game.tables.kinds
    for unit, is_target in ((attack.target, True), (attack.attacker, False)):
        if g.hexes[unit] >= 0 and g.wounds[unit] >= kinds[g.kinds[unit]].size:
            if is_target:
                attack.grave = g.hexes[unit]
            else:
                attack.grave_back = g.hexes[unit]


def push_back(g: Battle, attack: Attack) -> None:
    """FC-26.32, FC-26.34: Rush moves the target one hex on; if it cannot go there it takes a wound."""
    unit = attack.target
    board = g.game.tables.board
    direction = board.direction(attack.origin, attack.place)
    cell = NONE if direction is None else board.neighbours[attack.place][direction]
    blocked = closed_ground(g, unit) | g.occupied[0] | g.occupied[1]
    attack.runner, attack.path, attack.pain, attack.steps = unit, [], 0, 0
    if cell < 0 or blocked >> cell & 1:
        attack.pain = 1
    else:
        attack.path = [cell]
        put(g, unit, cell)
        if g.ears is not None:
            g.tell("FC-26.32", events.Moved(Seat(g.owners[unit]), Unit(unit), (Hex(cell),), "push"))
        enter(g, unit, cell)
    if not score.is_over(g):
        g.then(retreat_pain, settle_retreat)


def can_retreat(g: Battle, attack: Attack, steps: int) -> bool:
    """FC-26.42: whether the target could retreat so many hexes without damage."""
    unit, at, origin = attack.target, attack.place, attack.origin
    board = g.game.tables.board
    blocked = closed_ground(g, unit) | g.occupied[0] | g.occupied[1]
    direction = board.direction(origin, at)
    props = attack.theirs
    frontier = [at]
    for number in range(steps):
        last = number == steps - 1
        following = []
        for cell in frontier:
            ways = [board.neighbours[cell][direction]] if direction is not None else board.farther(cell, origin)
            for other in ways:
                if other < 0 or (blocked >> other & 1 and (last or not props & FLIGHT)):
                    continue
                if not last and stops_retreat(g, cell, other, props):
                    continue
                following.append(other)
        frontier = following
    return bool(frontier)


QUESTIONS = (PANIC_SOURCE, RETREAT, SPARE_RETREAT)
