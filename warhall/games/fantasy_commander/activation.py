"""The activation of a unit (chapter 14): start effects, paid properties, its one action, and what may follow an attack.

Here: choosing the unit, the order of start effects, move, run, defence, rest. Not here: where a unit can go
(`movement`), whom it can shoot (`ranged`), attacks and what may follow them (`attacks`, `combat`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import chronicle, events, score
from warhall.games.fantasy_commander.actions import Colour, MoveBy, RunBy, Unit
from warhall.games.fantasy_commander.attacks import fight, melee_options, strike
from warhall.games.fantasy_commander.cards import Paid
from warhall.games.fantasy_commander.combat import activation_of
from warhall.games.fantasy_commander.contexts import MOVED, RAN, Activation
from warhall.games.fantasy_commander.effects import do_op, last, push_ops
from warhall.games.fantasy_commander.losses import refresh, restore, tire
from warhall.games.fantasy_commander.movement import (
    Reach,
    budget,
    may_tire,
    path_to,
    reach,
    travel,
)
from warhall.games.fantasy_commander.operations import LASTING
from warhall.games.fantasy_commander.orders import COLOUR_AT, place_of, spend
from warhall.games.fantasy_commander.properties import (
    add_effect,
    card,
    end_effects,
    enemy_contacts,
    is_banned,
    level_of,
    props_of,
    units_in,
)
from warhall.games.fantasy_commander.ranged import may_shoot, shot_targets
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import (
    ACTIVATION,
    BAN_DEFEND,
    BAN_MOVE,
    BAN_PAY,
    BAN_RUN,
    FLIGHT,
    NONE,
    PURPLE,
    RANGER,
    REGENERATION,
    YELLOW,
    quick_codes,
)
from warhall.geometry.masks import mask_of
from warhall.kernel.actions import Seat
from warhall.kernel.state import Asked, Decision, Step, step

REGENERATE = "regeneration"
"""The start effect that is a property."""


@step
def choose_unit(g: Battle) -> Asked:
    """FC-12.1, FC-12.4, FC-12.14, FC-12.15, FC-14.1: after the card the side chooses a unit that may act now."""
    side, first = g.turn, g.game.tables.verbs.activate
    options = [first + unit for unit in activatable(g, side)]
    if len(options) > 1:
        return Decision(side, "activate", "FC-14.1", options, activate)
    if options:
        activate(g, side, options[0])
    return None


def activatable(g: Battle, side: int) -> list[int]:
    """The units that a side may activate in this colour step."""
    colour, late, owners = g.colour, g.late, g.owners
    return [
        unit
        for unit, order in enumerate(g.orders)
        if order >= 0 and owners[unit] == side and (order in (colour, PURPLE) or late >> unit & 1)
    ]


def activate(g: Battle, side: int, code: int) -> None:
    """FC-12.9, FC-13.20, FC-14.1, FC-14.12: the token is removed; effects of the hex and of the card are gathered."""
    begin_activation(g, code - g.game.tables.verbs.activate, act)


def begin_activation(g: Battle, unit: int, action: Step) -> None:
    """FC-14.1: the steps of an activation; monsters have another action step than players."""
    side, colour = g.owners[unit], g.orders[unit]
    g.orders[unit] = NONE
    g.late &= ~(1 << unit)
    contacts = enemy_contacts(g, unit)
    g.activation = Activation(
        unit=unit,
        colour=colour,
        items=start_items(g, unit),
        contacts=mask_of(units_in(g, contacts)) if contacts else 0,
    )
    if g.ears is not None:
        if side == g.monsters:
            g.tell("FC-14.1", chronicle.MonsterActed(Unit(unit), Colour(colour)))
        else:
            g.tell("FC-14.1", events.Activated(Seat(side), Unit(unit), Colour(colour)))
    g.then(start_effects, action, end_activation)
    for address in g.waiting:
        # Changes that only last need no order; what adds or removes tokens takes its place among the start effects.
        op = g.game.tables.ops[address]
        if isinstance(op, LASTING):
            last(g, side, op, address, unit)
        else:
            g.activation.items.append(address)
    g.waiting = []


def start_items(g: Battle, unit: int) -> list[str]:
    """FC-14.12, FC-18.13, FC-18.14, FC-26.27: the start-of-activation effects of property and terrain."""
    tables, cell = g.game.tables, g.hexes[unit]
    items = [REGENERATE] if props_of(g, unit) & REGENERATION else []
    field = tables.field(g.terrain)
    if field.aura_hexes >> cell & 1 or field.special >> cell & 1:
        faction = card(g, unit).faction
        kinds = [g.terrain[cell]] if field.special >> cell & 1 else []
        kinds += [number for number, _, within in field.auras if within >> cell & 1 and number not in kinds]
        for number in kinds:
            soil = tables.soils[number]
            if soil.at_start and soil.faction in (NONE, faction):
                ident = tables.printed.terrain[number].id
                items += [f"start.{ident}/{op}" for op in range(len(soil.at_start))]
    return items


@step
def start_effects(g: Battle) -> Asked:
    """FC-14.11: the activating player chooses the order of the effects, and pays for properties among them.

    Who cannot pay is asked as well: that nothing is asked would tell the others what is not in his reserve (FC-T.1).
    """
    activation = activation_of(g)
    items = activation.items
    if activation.over or not items:
        activation.started = True
        return None
    side, verbs = g.owners[activation.unit], g.game.tables.verbs
    paid = card(g, activation.unit).paid
    unpaid = [number for number in unpaid_properties(g, activation) if matters(paid[number])]
    options = [verbs.resolve + number for number in range(len(items))]
    options += [verbs.pay + number for number in unpaid if can_pay(g, activation.unit, paid[number])]
    if side == g.monsters or len(items) + len(unpaid) == 1:
        resolve(g, side, options[0])
        return None
    return Decision(side, "start-effects", "FC-14.11", options, resolve)


def matters(paid: Paid) -> bool:
    """Whether it can matter when a property is paid: it has operations of its own, or restores."""
    return bool(paid.ops) or any(1 << number == REGENERATION for _, number, _, _ in paid.effects)


def resolve(g: Battle, side: int, code: int) -> None:
    """FC-14.11: one effect is done, or one property paid."""
    verbs, activation = g.game.tables.verbs, activation_of(g)
    g.push(start_effects)
    if verbs.pay <= code < verbs.move:
        pay(g, side, code - verbs.pay)
        return
    item = activation.items.pop(code - verbs.resolve)
    if item == REGENERATE:
        restore(g, activation.unit, max(1, level_of(g, activation.unit, REGENERATION)), "FC-26.27")
    else:
        g.push(do_op, side, item, NONE)


def unpaid_properties(g: Battle, activation: Activation) -> list[int]:
    """FC-14.4 to FC-14.6: the properties that could be paid for, as far as everybody can see."""
    paid = card(g, activation.unit).paid
    if not paid or activation.colour == YELLOW or is_banned(g, activation.unit, BAN_PAY):
        return []
    return [number for number in range(len(paid)) if not activation.paid >> number & 1]


def payable(g: Battle, activation: Activation) -> list[int]:
    """FC-14.4 to FC-14.8: the properties that the unit can pay for now."""
    unit = activation.unit
    paid = card(g, unit).paid
    return [number for number in unpaid_properties(g, activation) if can_pay(g, unit, paid[number])]


def can_pay(g: Battle, unit: int, paid: Paid) -> bool:
    """FC-14.7, FC-14.8: enough orders of the right colours; purple pays for any."""
    side = g.owners[unit]
    reserve = g.reserve[4 * side : 4 * side + 4]
    missing = 0
    for place, price in enumerate(paid.cost):
        missing += max(0, price - reserve[place])
    return missing <= reserve[3] and sum(reserve) >= sum(paid.cost) + paid.any


def pay(g: Battle, side: int, number: int) -> None:
    """FC-14.5, FC-14.7: the orders of the cost are discarded; a cost "any" is paid last."""
    activation = activation_of(g)
    paid = card(g, activation.unit).paid[number]
    activation.paid |= 1 << number
    for place, price in enumerate(paid.cost):
        for _ in range(price):
            pay_order(g, side, COLOUR_AT[place])
    if paid.any:
        g.push(pay_any, side, number, paid.any)
    else:
        start_property(g, side, number)


def pay_order(g: Battle, side: int, colour: int) -> None:
    """FC-14.5, FC-14.8: one order is discarded, a purple one if there is none of the colour."""
    spent = spend(g, side, colour)
    g.spent[4 * side + place_of(spent)] += 1
    if g.ears is not None:
        g.tell("FC-14.5", events.OrderSpent(Seat(side), Colour(spent)))


@step
def pay_any(g: Battle, side: int, number: int, left: int) -> Asked:
    """FC-14.8: a cost "any" is paid with an order of any colour but yellow; its player chooses which.

    FC-T.1: he is asked even if he holds but one colour, else the question would tell the other what he holds.
    """
    if not left:
        start_property(g, side, number)
        return None
    first = g.game.tables.verbs.give_up
    options = [first + COLOUR_AT[place] for place in range(4) if g.reserve[4 * side + place]]
    return Decision(side, "pay-any", "FC-14.8", options, answer_any)


def answer_any(g: Battle, side: int, code: int, _: int, number: int, left: int) -> None:
    """FC-14.8: that order pays."""
    pay_order(g, side, code - g.game.tables.verbs.give_up)
    g.push(pay_any, side, number, left - 1)


def start_property(g: Battle, side: int, number: int) -> None:
    """FC-14.9: a paid property works until the end of the activation."""
    activation = activation_of(g)
    unit = activation.unit
    paid = card(g, unit).paid[number]
    g.uncovered += 1
    if g.ears is not None:
        g.tell("FC-14.5", events.Paid(Seat(side), Unit(unit), paid.name))
    for effect in paid.effects:
        add_effect(g, unit, ACTIVATION, effect)
        if 1 << effect[1] == REGENERATION and REGENERATE not in activation.items:
            activation.items.append(REGENERATE)
            if activation.started:
                g.push(start_effects)
    if paid.ops:
        push_ops(g, side, f"paid.{paid.name.id}", len(paid.ops))


@step
def act(g: Battle) -> Asked:
    """FC-14.2 to FC-14.4: one action, or nothing; properties may still be paid for."""
    activation = activation_of(g)
    if activation.over or score.is_over(g):
        return None
    unit, verbs = activation.unit, g.game.tables.verbs
    options: list[int] = []
    if may_rest(g, unit) and not activation.paid:  # FC-15.12: no paid property with it
        options.append(verbs.rest)
    if activation.colour != YELLOW:
        options += action_options(g, activation)
    options.append(verbs.pass_)
    if len(options) == 1 and not unpaid_properties(g, activation):  # FC-T.1: as in `start_effects`
        return None
    return Decision(g.owners[unit], "act", "FC-14.2", options, do_action)


def action_options(g: Battle, activation: Activation) -> list[int]:
    """FC-14.2: pay, move, run, attack, shoot or declare defence."""
    tables, unit = g.game.tables, activation.unit
    verbs = tables.verbs
    options = [verbs.pay + number for number in payable(g, activation)]
    if not (g.defended >> unit & 1 or is_banned(g, unit, BAN_DEFEND)):
        options.append(verbs.defend)
    options += melee_options(g, activation)
    if may_shoot(g, unit, activation.moved):
        options += [verbs.shoot + other for other in shot_targets(g, unit)]
    walk, dash = ways(g, unit)
    options += quick_codes(tables.moves, walk.free | walk.ending)
    # Running where a move leads gives nothing more, so it is not offered; it may be named all the same.
    options += quick_codes(tables.runs, (dash.free & ~walk.free) | (dash.ending & ~(walk.free | walk.ending)))
    return options


def ways(g: Battle, unit: int) -> tuple[Reach, Reach]:
    """FC-16.1, FC-16.4, FC-16.8: where a unit can move, and where it can run."""
    props = props_of(g, unit)
    walk = dash = Reach(0, 0)
    if not is_banned(g, unit, BAN_MOVE):
        walk = reach(g, unit, budget(g, unit, running=False), props)
        if not is_banned(g, unit, BAN_RUN):
            dash = reach(g, unit, budget(g, unit, running=True), props)
            if not props & FLIGHT and not may_tire(g, unit):
                dash = Reach(dash.free, 0)
    return walk, dash


def may_rest(g: Battle, unit: int) -> bool:
    """FC-15.12 to FC-15.16, FC-27.8: rest needs the stamina field and no enemy in contact."""
    kind = card(g, unit)
    return kind.stamina != NONE and (not enemy_contacts(g, unit) or rests_in_contact(g, unit))


def rests_in_contact(g: Battle, unit: int) -> bool:
    """FC-27.8: the scenario lets a side rest in a town beside enemies."""
    if g.scenario == NONE:
        return False
    faction = g.game.tables.scenarios[g.scenario].rests_in_town
    in_town = g.terrain[g.hexes[unit]] in g.game.tables.towns
    return in_town and faction is not None and g.game.tables.factions[faction] == card(g, unit).faction


def do_action(g: Battle, side: int, action: int | MoveBy | RunBy) -> None:
    """FC-14.2: the action is done."""
    verbs, activation = g.game.tables.verbs, activation_of(g)
    if not isinstance(action, int):
        go(g, activation, tuple(action.path), running=isinstance(action, RunBy))
    elif verbs.move <= action < verbs.run:
        walk_to(g, activation, action - verbs.move, running=False)
    elif verbs.run <= action < verbs.attack:
        walk_to(g, activation, action - verbs.run, running=True)
    elif action < verbs.move:
        g.push(act)
        pay(g, side, action - verbs.pay)
    elif action == verbs.rest:
        rest(g, activation.unit)
    elif action == verbs.defend:
        g.defended |= 1 << activation.unit
        if g.ears is not None:
            g.tell("FC-17.1", events.Defended(Unit(activation.unit)))
    elif action != verbs.pass_:
        fight(g, activation, action)


def rest(g: Battle, unit: int) -> None:
    """FC-15.12, FC-15.18: all fatigue goes; in a town one miniature or wound comes back."""
    if g.ears is not None:
        g.tell("FC-15.12", events.Rested(Unit(unit)))
    refresh(g, unit, g.fatigue[unit], "FC-15.12")
    soil = g.game.tables.soils[g.terrain[g.hexes[unit]]]
    if soil.rest_restores:
        restore(g, unit, soil.rest_restores, "FC-15.18")


def walk_to(g: Battle, activation: Activation, cell: int, *, running: bool) -> None:
    """FC-16.1, FC-16.4: by the usual path to a hex."""
    unit = activation.unit
    steps = budget(g, unit, running=running)
    go(g, activation, path_to(g, unit, steps, props_of(g, unit), cell), running=running)


def go(g: Battle, activation: Activation, path: tuple[int, ...], *, running: bool) -> None:
    """FC-16.6, FC-16.8, FC-26.13: the unit moves; difficult terrain ends the activation, and costs a runner a token."""
    unit = activation.unit
    props = props_of(g, unit)
    before = g.hexes[unit] if len(path) == 1 else path[-2]
    kind = g.terrain[path[-1]]
    difficult = g.game.tables.soils[kind].difficult and not props & RANGER
    ends = difficult and (bool(props & FLIGHT) or g.terrain[before] != kind)
    activation.moved = RAN if running else MOVED
    if ends and running and not props & FLIGHT:
        tire(g, unit, "FC-16.8")
        activation.tired = True
    travel(g, unit, path, "FC-16.4" if running else "FC-16.1", flies=bool(props & FLIGHT))
    if ends:
        activation.over = True
    elif not score.is_over(g):
        g.push(strike)


@step
def end_activation(g: Battle) -> None:
    """FC-13.5, FC-14.1: what lasted for this activation ends."""
    end_effects(g, activation_of(g).unit)
    g.activation = None
    g.attack = None
