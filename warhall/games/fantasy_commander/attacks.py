"""Attacks in an activation: after a move, several at once (FC-26.19), and going on after an advance (FC-26.24).

Here: whom a unit may attack now, and what may follow an attack. Not here: the attack itself (`combat`, `aftermath`),
the other actions (`activation`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import events, score
from warhall.games.fantasy_commander.actions import Unit
from warhall.games.fantasy_commander.combat import activation_of, base_dice, declare
from warhall.games.fantasy_commander.contexts import RAN, Activation
from warhall.games.fantasy_commander.losses import tire
from warhall.games.fantasy_commander.movement import closed_ground, may_tire, travel
from warhall.games.fantasy_commander.pointing import fought
from warhall.games.fantasy_commander.properties import (
    card,
    enemy_contacts,
    level_of,
    props_of,
    units_in,
)
from warhall.games.fantasy_commander.ranged import may_shoot, no_shot_at, shot_targets
from warhall.games.fantasy_commander.reasons import piece, where
from warhall.games.fantasy_commander.retreat import leave_it
from warhall.games.fantasy_commander.state import BY_MAGIC, BY_MELEE, BY_SHOT, Battle
from warhall.games.fantasy_commander.tables import FLIGHT, MULTIPLE_ATTACK, PERSECUTION, RANGER
from warhall.geometry.masks import cells_of, mask_of
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb


def can_attack(g: Battle, unit: int) -> bool:
    """FC-19.18: a unit that would have no attack dice may not attack."""
    if base_dice(g, unit, BY_MELEE):
        return True
    return activation_of(g).moved != RAN and may_tire(g, unit)


def melee_targets(g: Battle, activation: Activation) -> list[int]:
    """FC-19.1, FC-16.4: the enemies in contact that a unit may attack; after a run only for a token."""
    unit = activation.unit
    contacts = enemy_contacts(g, unit)
    if not contacts or not can_attack(g, unit) or (activation.moved == RAN and not may_tire(g, unit)):
        return []
    return units_in(g, contacts)


def no_enemy(g: Battle, unit: int, target: int) -> Refusal | None:
    """FC-19.1: an enemy on the map."""
    if target >= len(g.kinds) or g.hexes[target] < 0:
        return refusal("FC-19.1", "no-enemy")
    return None if g.owners[target] != g.owners[unit] else refusal("FC-19.1", "own-unit", unit=piece(g, target))


def no_attack(g: Battle, seat: int, target: int) -> Refusal | None:
    """FC-16.4, FC-19.1, FC-19.18: an enemy in contact, with dice to roll; after a run only for a token."""
    activation = activation_of(g)
    unit = activation.unit
    if refused := no_enemy(g, unit, target):
        return refused
    if not enemy_contacts(g, unit) >> g.hexes[target] & 1:
        shot = no_shot_at(g, unit, target, activation.moved) if card(g, unit).shots else None
        return shot or refusal("FC-19.1", "no-contact", unit=piece(g, target))
    return cannot_attack(g, activation)


def cannot_attack(g: Battle, activation: Activation) -> Refusal | None:
    """FC-16.4, FC-19.18, FC-D95: after a run the first attack costs a token; and there must be dice."""
    unit = activation.unit
    if activation.moved == RAN and not activation.attacks and not may_tire(g, unit):
        return refusal("FC-16.4", "attack-after-run", unit=piece(g, unit))
    return None if can_attack(g, unit) else refusal("FC-19.18", "no-dice", unit=piece(g, unit))


def no_sweep(g: Battle, seat: int) -> Refusal | None:
    """FC-26.19: Multiple Attack, and an enemy in contact."""
    activation = activation_of(g)
    unit = activation.unit
    if not props_of(g, unit) & MULTIPLE_ATTACK:
        return refusal("FC-26.19", "no-multiple-attack", unit=piece(g, unit))
    return cannot_attack(g, activation) if enemy_contacts(g, unit) else refusal("FC-19.1", "no-enemy")


def no_shot(g: Battle, seat: int, target: int) -> Refusal | None:
    """FC-23.1: an enemy on the map that the unit may shoot at."""
    activation = activation_of(g)
    return no_enemy(g, activation.unit, target) or no_shot_at(g, activation.unit, target, activation.moved)


@step
def strike(g: Battle) -> Asked:
    """FC-16.3, FC-16.4, FC-23.2: after a move the unit may attack, or shoot if it is quick."""
    activation = activation_of(g)
    unit = activation.unit
    targets = melee_targets(g, activation)
    sweeps = targets and props_of(g, unit) & MULTIPLE_ATTACK
    shots = shot_targets(g, unit) if may_shoot(g, unit, activation.moved) else ()
    return STRIKE.offer_each(g, g.owners[unit], targets, sweeps, shots, 1)


def attack(g: Battle, seat: int, target: int) -> None:
    """FC-19.1: a melee attack."""
    tire_runner(g)
    g.push(after_attack)
    declare(g, target, BY_MELEE)


def tire_runner(g: Battle) -> None:
    """FC-15.3: after a run an attack costs a token."""
    activation = activation_of(g)
    if activation.moved == RAN and not activation.tired:
        tire(g, activation.unit, "FC-15.3")
        activation.tired = True


def sweep(g: Battle, seat: int) -> None:
    """FC-26.19: a Multiple Attack on all enemies in contact."""
    activation = activation_of(g)
    tire_runner(g)
    g.push(after_attack)
    activation.sweeping = True
    activation.targets = mask_of(units_in(g, enemy_contacts(g, activation.unit)))


def shoot(g: Battle, seat: int, target: int) -> None:
    """FC-23.1: a shot, or magic."""
    declare(g, target, BY_MAGIC if card(g, activation_of(g).unit).magic else BY_SHOT)


ATTACK = Verb(do.Attack, does=attack, forbids=no_attack, pointed=fought)
SWEEP = Verb(do.Sweep, does=sweep, forbids=no_sweep)
SHOOT = Verb(do.Shoot, does=shoot, forbids=no_shot)
STRIKE = Question("strike", "FC-16.3", ATTACK, SWEEP, SHOOT, Verb(do.Pass, does=leave_it, way_out=True))


@step
def after_attack(g: Battle) -> Asked:
    """FC-19.17: the activation ends, except for Persecution and the rest of a Multiple Attack."""
    activation = activation_of(g)
    unit = activation.unit
    made, g.attack = g.attack, None
    if activation.over or g.hexes[unit] < 0:
        return None
    if activation.sweeping:
        if made is None or not made.routed_back:
            g.push(sweep_on)
    elif activation.advanced and activation.attacks == 1 and props_of(g, unit) & PERSECUTION:
        g.push(pursue)
    return None


@step
def sweep_on(g: Battle) -> Asked:
    """FC-26.19 to FC-26.21, FC-26.39: every enemy of the list that is still in contact, in the player's order."""
    activation = activation_of(g)
    side = g.owners[activation.unit]
    contacts = units_in(g, enemy_contacts(g, activation.unit))
    targets = [other for other in contacts if activation.targets >> other & 1]
    if len(targets) > 1:
        return SWEEP_ON.offer_each(g, side, targets)
    if targets:
        sweep_next(g, side, targets[0])
    return None


def not_swept(g: Battle, seat: int, target: int) -> Refusal | None:
    """FC-26.19: an enemy that was in contact when the attack began, still is, and was not attacked yet."""
    activation = activation_of(g)
    if refused := no_enemy(g, activation.unit, target):
        return refused
    if not enemy_contacts(g, activation.unit) >> g.hexes[target] & 1:
        return refusal("FC-26.19", "no-contact", unit=piece(g, target))
    if activation.targets >> target & 1:
        return None
    return refusal("FC-26.39", "not-swept", unit=piece(g, target))


def sweep_next(g: Battle, side: int, target: int) -> None:
    """The next enemy of a Multiple Attack."""
    activation_of(g).targets &= ~(1 << target)
    g.push(after_attack)
    declare(g, target, BY_MELEE)


SWEEP_ON = Question("sweep", "FC-26.19", Verb(do.Attack, does=sweep_next, forbids=not_swept))


@step
def pursue(g: Battle) -> Asked:
    """FC-26.24, FC-26.25: where Persecution may lead: only to hexes from which the unit can attack."""
    activation = activation_of(g)
    unit = activation.unit
    cells = pursuit_hexes(g, activation)
    return PURSUE.offer_each(g, g.owners[unit], cells, 1) if cells and can_attack(g, unit) else None


def pursuit_hexes(g: Battle, activation: Activation) -> int:
    """FC-26.25, FC-26.41: not back to the first hex, not through difficult terrain, and in contact with an enemy."""
    unit, tables = activation.unit, g.game.tables
    board, props = tables.board, props_of(g, unit)
    steps = level_of(g, unit, PERSECUTION)
    here = 1 << g.hexes[unit]
    closed = closed_ground(g, unit) | g.occupied[0] | g.occupied[1] | 1 << activation.first_hex
    if not props & RANGER:
        closed |= tables.field(g.terrain).difficult
    if props & FLIGHT:
        found = board.within(g.hexes[unit], steps) & ~closed | here
    else:
        found = frontier = here
        for _ in range(steps):
            frontier = board.touching(frontier) & ~closed & ~found
            found |= frontier
    return found & board.touching(g.occupied[1 - g.owners[unit]])


def no_pursuit(g: Battle, seat: int, cell: int) -> Refusal | None:
    """FC-26.25: within reach, in contact with an enemy, and not back to where the first attack was declared."""
    activation = activation_of(g)
    if cell == activation.first_hex and cell != g.hexes[activation.unit]:
        return refusal("FC-26.25", "no-way-back", hex=where(g, cell))
    if pursuit_hexes(g, activation) >> cell & 1:
        return None
    beside = g.game.tables.board.touching(g.occupied[1 - g.owners[activation.unit]]) >> cell & 1
    return refusal("FC-26.25", "no-pursuit" if beside else "pursues-nobody", hex=where(g, cell))


def pursue_to(g: Battle, side: int, cell: int) -> None:
    """FC-26.24: the unit goes on, and may make one more melee attack."""
    activation = activation_of(g)
    unit = activation.unit
    if g.ears is not None:
        g.tell("FC-26.24", events.Pursued(Unit(unit)))
    if cell != g.hexes[unit]:
        props = props_of(g, unit)
        path = pursuit_path(g, activation, cell)
        travel(g, unit, path, "FC-26.24", flies=bool(props & FLIGHT))
    if not score.is_over(g):
        g.push(strike_again)


PURSUE = Question(
    "pursue", "FC-26.24", Verb(do.Pursue, does=pursue_to, forbids=no_pursuit), Verb(do.Decline, does=leave_it)
)


def pursuit_path(g: Battle, activation: Activation, cell: int) -> tuple[int, ...]:
    """The shortest way of a Persecution."""
    unit = activation.unit
    steps, props = level_of(g, unit, PERSECUTION), props_of(g, unit)
    board = g.game.tables.board
    barred = 1 << activation.first_hex
    if not props & RANGER:
        barred |= g.game.tables.field(g.terrain).difficult
    closed = 0 if props & FLIGHT else closed_ground(g, unit) | g.occupied[0] | g.occupied[1] | barred
    ways: dict[int, tuple[int, ...]] = {g.hexes[unit]: ()}
    for _ in range(steps):
        for at, way in list(ways.items()):
            for other in cells_of(board.adjacent[at] & ~closed):
                ways.setdefault(other, (*way, other))
    return ways[cell]


@step
def strike_again(g: Battle) -> Asked:
    """FC-26.24: the second attack of Persecution; combat is never forced (FC-19.2)."""
    unit = activation_of(g).unit
    return STRIKE_AGAIN.offer_each(g, g.owners[unit], units_in(g, enemy_contacts(g, unit)), 1)


STRIKE_AGAIN = Question("strike", "FC-26.24", ATTACK, Verb(do.Pass, does=leave_it))

QUESTIONS = (STRIKE, SWEEP_ON, PURSUE, STRIKE_AGAIN)
