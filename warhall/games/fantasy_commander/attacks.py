"""Attacks in an activation: after a move, several at once (FC-26.19), and going on after an advance (FC-26.24).

Here: whom a unit may attack now, and what may follow an attack. Not here: the attack itself (`combat`, `aftermath`),
the other actions (`activation`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import score
from warhall.games.fantasy_commander.combat import activation_of, base_dice, declare
from warhall.games.fantasy_commander.contexts import RAN, Activation
from warhall.games.fantasy_commander.losses import tire
from warhall.games.fantasy_commander.movement import closed_ground, may_tire, travel
from warhall.games.fantasy_commander.properties import (
    card,
    enemy_contacts,
    level_of,
    props_of,
    units_in,
)
from warhall.games.fantasy_commander.ranged import may_shoot, shot_targets
from warhall.games.fantasy_commander.state import BY_MAGIC, BY_MELEE, BY_SHOT, Battle
from warhall.games.fantasy_commander.tables import FLIGHT, MULTIPLE_ATTACK, PERSECUTION, RANGER
from warhall.geometry.masks import cells_of, mask_of
from warhall.kernel.state import Asked, Decision, step


def can_attack(g: Battle, unit: int) -> bool:
    """FC-19.18: a unit that would have no attack dice may not attack."""
    if base_dice(g, unit, BY_MELEE):
        return True
    return activation_of(g).moved != RAN and may_tire(g, unit)


def melee_options(g: Battle, activation: Activation) -> list[int]:
    """FC-19.1, FC-16.4, FC-26.19: attacks on enemies in contact; after a run only for a token."""
    unit, verbs = activation.unit, g.game.tables.verbs
    contacts = enemy_contacts(g, unit)
    if not contacts or not can_attack(g, unit) or (activation.moved == RAN and not may_tire(g, unit)):
        return []
    options = [verbs.attack + other for other in units_in(g, contacts)]
    if props_of(g, unit) & MULTIPLE_ATTACK:
        options.append(verbs.sweep)
    return options


@step
def strike(g: Battle) -> Asked:
    """FC-16.3, FC-16.4, FC-23.2: after a move the unit may attack, or shoot if it is quick."""
    activation = activation_of(g)
    unit, verbs = activation.unit, g.game.tables.verbs
    options = melee_options(g, activation)
    if may_shoot(g, unit, activation.moved):
        options += [verbs.shoot + other for other in shot_targets(g, unit)]
    if not options:
        return None
    options.append(verbs.pass_)
    return Decision(g.owners[unit], "strike", "FC-16.3", options, strike_now)


def strike_now(g: Battle, side: int, code: int) -> None:
    """The attack after a move."""
    if code != g.game.tables.verbs.pass_:
        fight(g, activation_of(g), code)


def fight(g: Battle, activation: Activation, code: int) -> None:
    """FC-15.3, FC-19.1, FC-23.1, FC-26.19: an attack, a Multiple Attack or a shot; after a run it costs a token."""
    verbs, unit = g.game.tables.verbs, activation.unit
    if verbs.shoot <= code < verbs.defend:
        declare(g, code - verbs.shoot, BY_MAGIC if card(g, unit).magic else BY_SHOT)
        return
    if activation.moved == RAN and not activation.tired:
        tire(g, unit, "FC-15.3")
        activation.tired = True
    g.push(after_attack)
    if code == verbs.sweep:
        activation.sweeping = True
        activation.targets = mask_of(units_in(g, enemy_contacts(g, unit)))
    else:
        declare(g, code - verbs.attack, BY_MELEE)


@step
def after_attack(g: Battle) -> Asked:
    """FC-19.17: the activation ends, except for Persecution and the rest of a Multiple Attack."""
    activation = activation_of(g)
    unit = activation.unit
    attack, g.attack = g.attack, None
    if activation.over or g.hexes[unit] < 0:
        return None
    if activation.sweeping:
        if attack is None or not attack.routed_back:
            g.push(sweep_on)
    elif activation.advanced and activation.attacks == 1 and props_of(g, unit) & PERSECUTION:
        g.push(pursue)
    return None


@step
def sweep_on(g: Battle) -> Asked:
    """FC-26.19 to FC-26.21, FC-26.39: every enemy of the list that is still in contact, in the player's order."""
    activation = activation_of(g)
    unit, verbs = activation.unit, g.game.tables.verbs
    contacts = units_in(g, enemy_contacts(g, unit))
    options = [verbs.attack + other for other in contacts if activation.targets >> other & 1]
    if len(options) > 1:
        return Decision(g.owners[unit], "sweep", "FC-26.19", options, sweep_next)
    if options:
        sweep_next(g, g.owners[unit], options[0])
    return None


def sweep_next(g: Battle, side: int, code: int) -> None:
    """The next enemy of a Multiple Attack."""
    target = code - g.game.tables.verbs.attack
    activation_of(g).targets &= ~(1 << target)
    g.push(after_attack)
    declare(g, target, BY_MELEE)


@step
def pursue(g: Battle) -> Asked:
    """FC-26.24, FC-26.25: where Persecution may lead: only to hexes from which the unit can attack."""
    activation = activation_of(g)
    unit, verbs = activation.unit, g.game.tables.verbs
    cells = pursuit_hexes(g, activation)
    if not cells or not can_attack(g, unit):
        return None
    options = [*g.game.tables.codes(verbs.pursue, cells), verbs.decline]
    return Decision(g.owners[unit], "pursue", "FC-26.24", options, pursue_to)


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


def pursue_to(g: Battle, side: int, code: int) -> None:
    """FC-26.24: the unit goes on, and may make one more melee attack."""
    verbs, activation = g.game.tables.verbs, activation_of(g)
    if code == verbs.decline:
        return
    cell, unit = code - verbs.pursue, activation.unit
    if cell != g.hexes[unit]:
        props = props_of(g, unit)
        path = pursuit_path(g, activation, cell)
        travel(g, unit, path, "FC-26.24", flies=bool(props & FLIGHT))
    if not score.is_over(g):
        g.push(strike_again)


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
    activation = activation_of(g)
    unit, verbs = activation.unit, g.game.tables.verbs
    options = [verbs.attack + other for other in units_in(g, enemy_contacts(g, unit))]
    return Decision(g.owners[unit], "strike", "FC-26.24", [*options, verbs.pass_], strike_now)
