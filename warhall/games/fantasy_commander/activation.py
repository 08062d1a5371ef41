"""The activation of a unit (chapter 14): start effects, paid properties, its one action, and what may follow an attack.

Here: choosing the unit, the order of start effects, move, run, defence, rest. Not here: where a unit can go
(`movement`), whom it can shoot (`ranged`), attacks and what may follow them (`attacks`, `combat`).
"""

from __future__ import annotations

from typing import Any

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import chronicle, events, score
from warhall.games.fantasy_commander.actions import Colour, Unit
from warhall.games.fantasy_commander.attacks import (
    attack,
    melee_targets,
    no_attack,
    no_shot,
    no_sweep,
    shoot,
    strike,
    sweep,
)
from warhall.games.fantasy_commander.cards import Paid
from warhall.games.fantasy_commander.combat import activation_of
from warhall.games.fantasy_commander.contexts import MOVED, RAN, Activation
from warhall.games.fantasy_commander.effects import do_op, last, push_ops
from warhall.games.fantasy_commander.in_vain import Unneeded
from warhall.games.fantasy_commander.losses import restore, tire
from warhall.games.fantasy_commander.movement import (
    Reach,
    budget,
    closed_ground,
    may_tire,
    path_to,
    reach,
    refuse_path,
    travel,
)
from warhall.games.fantasy_commander.operations import LASTING
from warhall.games.fantasy_commander.orders import COLOUR_AT, not_in_reserve, place_of, spend
from warhall.games.fantasy_commander.pointing import fought
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
from warhall.games.fantasy_commander.reasons import colour_name, impassable, occupied, piece, where
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import (
    ACTIVATION,
    BAN_DEFEND,
    BAN_MOVE,
    BAN_PAY,
    BAN_RUN,
    FLIGHT,
    MULTIPLE_ATTACK,
    NONE,
    PURPLE,
    RANGER,
    REGENERATION,
    YELLOW,
)
from warhall.games.fantasy_commander.telling import property_event
from warhall.geometry.masks import mask_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, Step, step
from warhall.kernel.verbs import Law, Question, Verb

REGENERATE = "regeneration"
"""The start effect that is a property."""


@step
def choose_unit(g: Battle) -> Asked:
    """FC-12.1, FC-12.4, FC-12.14, FC-12.15, FC-14.1: after the card the side chooses a unit that may act now."""
    side = g.turn
    units = activatable(g, side)
    if len(units) > 1:
        return ACTIVATE.offer_each(g, side, units)
    if units:
        activate(g, side, units[0])
    return None


def activatable(g: Battle, side: int) -> list[int]:
    """The units that a side may activate in this colour step."""
    colour, late, owners = g.colour, g.late, g.owners
    return [
        unit
        for unit, order in enumerate(g.orders)
        if order >= 0 and owners[unit] == side and (order in (colour, PURPLE) or late >> unit & 1)
    ]


def not_due(g: Battle, side: int, unit: int) -> Refusal | None:
    """FC-12.1, FC-12.11, FC-12.14: an own unit with an order of the colour, a purple one, or one that was late."""
    if unit >= len(g.kinds) or g.owners[unit] != side or g.hexes[unit] < 0:
        return refusal("FC-12.1", "not-own")
    order = g.orders[unit]
    if order < 0:
        return refusal("FC-12.11", "no-order", unit=piece(g, unit))
    if order in (g.colour, PURPLE) or g.late >> unit & 1:
        return None
    return refusal("FC-12.1", "other-colour", unit=piece(g, unit), colour=colour_name(g, order))


def activate(g: Battle, side: int, unit: int) -> None:
    """FC-12.9, FC-13.20, FC-14.1, FC-14.12: the token is removed; effects of the hex and of the card are gathered."""
    begin_activation(g, unit, act)


ACTIVATE = Question("activate", "FC-14.1", Verb(do.Activate, does=activate, forbids=not_due))


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
    side = g.owners[activation.unit]
    paid = card(g, activation.unit).paid
    unpaid = [number for number in unpaid_properties(g, activation) if matters(paid[number])]
    if side == g.monsters or len(items) + len(unpaid) == 1:
        g.push(start_effects)
        resolve(g, side, 0)
        return None
    payable = [number for number in unpaid if can_pay(g, activation.unit, paid[number])]
    return START_EFFECTS.offer_each(g, side, range(len(items)), payable)


def matters(paid: Paid) -> bool:
    """Whether it can matter when a property is paid: it has operations of its own, or restores."""
    return bool(paid.ops) or restores(paid)


def restores(paid: Paid) -> bool:
    """FC-26.27: whether a paid property is Regeneration."""
    return any(1 << number == REGENERATION for _, number, _, _ in paid.effects)


def no_item(g: Battle, side: int, number: int) -> Refusal | None:
    """FC-14.11: one of the effects that wait."""
    return None if number < len(activation_of(g).items) else refusal("FC-14.11", "no-such-thing")


def resolve(g: Battle, side: int, number: int) -> None:
    """FC-14.11: one effect is done."""
    activation = activation_of(g)
    item = activation.items.pop(number)
    if item == REGENERATE:
        if g.ears is not None:
            tell_unneeded(g, activation)
        restore(g, activation.unit, max(1, level_of(g, activation.unit, REGENERATION)), "FC-26.27")
    else:
        g.push(do_op, side, item, NONE)


def tell_unneeded(g: Battle, activation: Activation) -> None:
    """FC-26.27: Regeneration that was paid for and has nothing to restore."""
    unit = activation.unit
    for number, each in enumerate(card(g, unit).paid):
        if activation.paid >> number & 1 and restores(each) and not g.wounds[unit]:
            g.tell("FC-26.27", Unneeded((Unit(unit),), "losses", each.name))


def no_start_payment(g: Battle, side: int, number: int) -> Refusal | None:
    """FC-14.11: among the start effects only a property for which the moment matters is paid."""
    if refused := no_payment(g, side, number):
        return refused
    paid = card(g, activation_of(g).unit).paid[number]
    return None if matters(paid) else refusal("FC-14.11", "not-now")


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


def no_payment(g: Battle, side: int, number: int) -> Refusal | None:
    """FC-14.4 to FC-14.7: a property of the card, not paid yet, that the reserve can pay for."""
    activation = activation_of(g)
    unit = activation.unit
    paid = card(g, unit).paid
    if refused := only_rest(g, activation):
        return refused
    if number >= len(paid):
        return refusal("FC-14.5", "no-such-property", unit=piece(g, unit))
    if activation.paid >> number & 1:
        return refusal("FC-14.6", "paid-already", paid=paid[number].name)
    if is_banned(g, unit, BAN_PAY):
        return refusal("FC-13.5", "forbidden", unit=piece(g, unit))
    if can_pay(g, unit, paid[number]):
        return None
    wanted = [COLOUR_AT[place] for place, price in enumerate(paid[number].cost) for _ in range(price)]
    orders = tuple(colour_name(g, colour) for colour in wanted)
    return refusal("FC-14.7", "cannot-pay", paid=paid[number].name, orders=orders, any=paid[number].any)


def only_rest(g: Battle, activation: Activation) -> Refusal | None:
    """FC-14.4: by a yellow order a unit can only rest."""
    return refusal("FC-14.4", "only-rest", unit=piece(g, activation.unit)) if activation.colour == YELLOW else None


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


START_EFFECTS = Question(
    "start-effects",
    "FC-14.11",
    Verb(do.Resolve, does=resolve, forbids=no_item, again=True),
    Verb(do.Pay, does=pay, forbids=no_start_payment, again=True),
)


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
    return PAY_ANY.put(g, side, side, number, left)


def pay_one(g: Battle, seat: int, colour: int, side: int, number: int, left: int) -> None:
    """FC-14.8: that order pays."""
    pay_order(g, side, colour)
    g.push(pay_any, side, number, left - 1)


PAY_ANY = Question("pay-any", "FC-14.8", Verb(do.GiveUp, does=pay_one, forbids=not_in_reserve))


def start_property(g: Battle, side: int, number: int) -> None:
    """FC-14.9: a paid property works until the end of the activation."""
    activation = activation_of(g)
    unit = activation.unit
    paid = card(g, unit).paid[number]
    g.uncovered += 1
    if g.ears is not None:
        g.tell("FC-14.5", events.Paid(Seat(side), Unit(unit), paid.name))
    regenerates = props_of(g, unit) & REGENERATION  # FC-26.37: it counts once, whether that is done already or not
    for effect in paid.effects:
        add_effect(g, unit, ACTIVATION, effect)
        if g.ears is not None:
            g.tell("FC-14.9", property_event(unit, effect))
        if 1 << effect[1] == REGENERATION and not regenerates:
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
    unit, side = activation.unit, g.owners[activation.unit]
    rests = may_rest(g, unit) and not activation.paid  # FC-15.12: no paid property with it
    if activation.colour == YELLOW:
        if rests:
            return ACT.form(g, side, side)
        do_nothing(g)
        return None
    targets = melee_targets(g, activation)
    walk, dash = ways(g, unit)
    asked = ACT.offer_each(
        g,
        side,
        rests,
        payable(g, activation),
        not (g.defended >> unit & 1 or is_banned(g, unit, BAN_DEFEND)),
        targets,
        targets and props_of(g, unit) & MULTIPLE_ATTACK,
        shot_targets(g, unit) if may_shoot(g, unit, activation.moved) else (),
        walk.free | walk.ending,
        (dash.free & ~walk.free) | (dash.ending & ~(walk.free | walk.ending)),
        1,
    )
    alone = asked is None or len(asked.options) == 1
    if alone and not unpaid_properties(g, activation):  # FC-T.1: as in `start_effects`
        do_nothing(g)
        return None
    return asked


def do_nothing(g: Battle, *_: object) -> None:
    """FC-14.3: the unit does nothing more; if it has not done anything, that is told."""
    if g.ears is not None:
        g.tell("FC-14.3", events.Idle(Unit(activation_of(g).unit)))


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


def no_rest(g: Battle, side: int) -> Refusal | None:
    """FC-15.12, FC-15.13, FC-15.16, FC-27.8: with stamina, out of contact, and without a paid property."""
    activation = activation_of(g)
    unit = activation.unit
    if card(g, unit).stamina == NONE:
        return refusal("FC-15.16", "no-stamina", unit=piece(g, unit))
    contacts = enemy_contacts(g, unit)
    if contacts and not rests_in_contact(g, unit):
        return refusal("FC-15.13", "rest-in-contact", unit=piece(g, g.hexes.index(contacts.bit_length() - 1)))
    return refusal("FC-15.12", "rest-alone") if activation.paid else None


def rest_now(g: Battle, side: int) -> None:
    """FC-15.12: the unit rests."""
    rest(g, activation_of(g).unit)


def no_declared_defence(g: Battle, side: int) -> Refusal | None:
    """FC-14.4, FC-17.1: a unit without defence token, to which no card forbids it."""
    activation = activation_of(g)
    unit = activation.unit
    if refused := only_rest(g, activation):
        return refused
    if is_banned(g, unit, BAN_DEFEND):
        return refusal("FC-13.5", "forbidden", unit=piece(g, unit))
    return refusal("FC-17.1", "has-token", unit=piece(g, unit)) if g.defended >> unit & 1 else None


def defend(g: Battle, side: int) -> None:
    """FC-17.1: a defence token."""
    unit = activation_of(g).unit
    g.defended |= 1 << unit
    if g.ears is not None:
        g.tell("FC-17.1", events.Defended(Unit(unit)))


def unless_yellow(law: Law) -> Law:
    """FC-14.4: a law of an action, for whoever may do more than rest."""

    def forbids(g: Battle, side: int, *arguments: Any) -> Refusal | None:
        return only_rest(g, activation_of(g)) or law(g, side, *arguments)

    return forbids


def no_move(g: Battle, side: int, cell: int) -> Refusal | None:
    """FC-16.1: where a unit can move to."""
    return no_way(g, activation_of(g).unit, cell, running=False)


def no_run(g: Battle, side: int, cell: int) -> Refusal | None:
    """FC-16.4: where a unit can run to."""
    return no_way(g, activation_of(g).unit, cell, running=True)


def no_way(g: Battle, unit: int, cell: int, *, running: bool) -> Refusal | None:
    """Chapter 16: whether some path leads a unit there, and if none, why."""
    if refused := grounded(g, unit, running=running):
        return refused
    way = ways(g, unit)[running]
    if (way.free | way.ending) >> cell & 1:
        return None
    if cell == g.hexes[unit]:
        return refusal("FC-16.12", "stands-there", unit=piece(g, unit), hex=where(g, cell))
    if refused := occupied(g, cell, "FC-16.2") or impassable(g, cell, closed_ground(g, unit), "FC-16.10"):
        return refused
    tables, kind = g.game.tables, g.terrain[cell]
    if running and tables.soils[kind].difficult and not may_tire(g, unit):
        return refusal("FC-16.8", "cannot-tire", hex=where(g, cell), terrain=tables.terrain_names[kind])
    steps, rule = budget(g, unit, running=running), "FC-16.4" if running else "FC-16.1"
    message = "too-far" if tables.distance[g.hexes[unit]][cell] > steps else "no-way"
    return refusal(rule, message, hex=where(g, cell), steps=steps)


def grounded(g: Battle, unit: int, *, running: bool) -> Refusal | None:
    """FC-13.5: no card forbids to move, or to run."""
    banned = is_banned(g, unit, BAN_MOVE) or (running and is_banned(g, unit, BAN_RUN))
    return refusal("FC-13.5", "forbidden", unit=piece(g, unit)) if banned else None


def no_move_by(g: Battle, side: int, path: tuple[int, ...]) -> Refusal | None:
    """FC-16.1: a path that a unit can move along."""
    unit = activation_of(g).unit
    return grounded(g, unit, running=False) or refuse_path(g, unit, tuple(path), running=False)


def no_run_by(g: Battle, side: int, path: tuple[int, ...]) -> Refusal | None:
    """FC-16.4: a path that a unit can run along."""
    unit = activation_of(g).unit
    return grounded(g, unit, running=True) or refuse_path(g, unit, tuple(path), running=True)


def move(g: Battle, side: int, cell: int) -> None:
    """FC-16.1: by the usual path to a hex."""
    walk_to(g, activation_of(g), cell, running=False)


def run(g: Battle, side: int, cell: int) -> None:
    """FC-16.4: by the usual path to a hex, faster."""
    walk_to(g, activation_of(g), cell, running=True)


def move_by(g: Battle, side: int, path: tuple[int, ...]) -> None:
    """FC-16.1: hex by hex."""
    go(g, activation_of(g), tuple(path), running=False)


def run_by(g: Battle, side: int, path: tuple[int, ...]) -> None:
    """FC-16.4: hex by hex, faster."""
    go(g, activation_of(g), tuple(path), running=True)


ACT = Question(
    "act",
    "FC-14.2",
    Verb(do.Rest, does=rest_now, forbids=no_rest),
    Verb(do.Pay, does=pay, forbids=no_payment, again=True),
    Verb(do.Defend, does=defend, forbids=no_declared_defence),
    Verb(do.Attack, does=attack, forbids=unless_yellow(no_attack), pointed=fought),
    Verb(do.Sweep, does=sweep, forbids=unless_yellow(no_sweep)),
    Verb(do.Shoot, does=shoot, forbids=unless_yellow(no_shot)),
    Verb(do.Move, does=move, forbids=unless_yellow(no_move)),
    Verb(do.Run, does=run, forbids=unless_yellow(no_run), more="running where a move leads gives nothing more"),
    Verb(do.Pass, does=do_nothing),
    Verb(do.MoveBy, does=move_by, forbids=unless_yellow(no_move_by)),
    Verb(do.RunBy, does=run_by, forbids=unless_yellow(no_run_by)),
    words=lambda g, side: {"unit": piece(g, activation_of(g).unit)},
)


def rest(g: Battle, unit: int) -> None:
    """FC-15.12, FC-15.18: all fatigue goes; in a town one miniature or wound comes back."""
    if g.ears is not None:
        g.tell("FC-15.12", events.Rested(Unit(unit), g.fatigue[unit]))
    g.fatigue[unit] = 0
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


QUESTIONS = (ACTIVATE, START_EFFECTS, PAY_ANY, ACT)
