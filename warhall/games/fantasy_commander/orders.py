"""The command phase: generating orders (chapter 9), giving them (chapter 10), initiative (chapter 11).

Here: reserves, order dice and their rerolls, tokens on units, who has the initiative. Not here: what a side may see of
all this (`view`), what monsters do with theirs (`raid`).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import chronicle, events
from warhall.games.fantasy_commander.actions import Colour, Face, Ground, Unit
from warhall.games.fantasy_commander.operations import Order, OrderColour
from warhall.games.fantasy_commander.properties import enemy_contacts, own_units
from warhall.games.fantasy_commander.reasons import colour_name, face_name, piece
from warhall.games.fantasy_commander.state import GENERATE, GIVE, LOOK, SCENARIO, Battle
from warhall.games.fantasy_commander.tables import (
    COLOUR_OF_FACE,
    COLOURS,
    FACE_OF_DIE,
    NONE,
    PURPLE,
    RED,
    YELLOW,
)
from warhall.games.fantasy_commander.telling import OrderDiceChanged
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, Decision, step
from warhall.kernel.verbs import Question, Verb, together, unoffered
from warhall.kernel.words import Name

BASIC, FREE_AFTER, MARKING, MUST_LOSE = 1, 2, 4, 8
"""How far generating has come: a basic reroll was made, a free one after it, dice are being marked, a token must go."""
BOTH = 3
RESERVED = 4
"""Colours that a reserve can hold; purple stands at the place of yellow."""


def place_of(colour: int) -> int:
    """Where a colour stands in a reserve."""
    return 3 if colour == PURPLE else colour


COLOUR_AT = (0, 1, 2, PURPLE)
"""The colour at each place of a reserve."""


@step
def begin_command(g: Battle) -> None:
    """FC-8.1, FC-9.1 to FC-9.3, FC-9.15: a round begins; leadership is counted, and order dice are rolled."""
    g.round += 1
    g.phase = GENERATE
    g.ready = 0
    g.vamped = g.late = 0
    g.spent = [0] * 8
    if g.ears is not None:
        g.tell("FC-8.1", events.RoundBegan(g.round))
    for side in (0, 1):
        muster_orders(g, side)
    g.push(generate)


class Leadership(NamedTuple):
    """What a side generates: tokens, order dice, rerolls, and whether a token must go (FC-9.13)."""

    tokens: list[int]
    dice: int
    free: int
    wide: int
    must_lose: bool


def leadership(g: Battle, side: int) -> Leadership:
    """FC-9.1, FC-9.12, FC-9.13: what a side's units, terrain, scenario and town cards give."""
    tables, reserve = g.game.tables, [0, 0, 0, 0]
    dice = free = wide = 0
    for unit in own_units(g, side):
        kind = tables.kinds[g.kinds[unit]]
        for place, count in enumerate(kind.tokens):
            reserve[place] += count
        dice += kind.dice
        free += kind.rerolls
        terrain = g.terrain[g.hexes[unit]]
        soil = tables.soils[terrain]
        if gives(g, unit):
            wide += soil.reroll_any
            for op in soil.command:
                if isinstance(op, Order) and op.colour is OrderColour.DICE:
                    dice += op.n
                elif isinstance(op, Order):
                    reserve[place_of(COLOURS[op.colour.value])] += op.n
        if g.kind == SCENARIO and g.scenario != NONE and terrain in tables.towns:
            dice += tables.scenarios[g.scenario].dice_per_unit_in_town
    campaign_orders(g, side, reserve)
    fewer = bool(g.fewer[side])
    must_lose = fewer and not dice and any(reserve)
    return Leadership(reserve, dice - (fewer and dice > 0), free, wide, must_lose)


def gives(g: Battle, unit: int) -> bool:
    """FC-18.16, FC-28.4, FC-28.5: whether the terrain under a unit gives orders or rerolls: no enemy is in contact."""
    soil = g.game.tables.soils[g.terrain[g.hexes[unit]]]
    if not (soil.command or soil.reroll_any) or enemy_contacts(g, unit):
        return False
    return soil.faction in (NONE, g.game.tables.kinds[g.kinds[unit]].faction)


def tell_extras(g: Battle, side: int, counted: Leadership) -> None:
    """FC-9.12, FC-9.13, FC-27.3: order dice and orders that do not come from the leadership of units."""
    tables, units = g.game.tables, own_units(g, side)
    plain = sum(tables.kinds[g.kinds[unit]].dice for unit in units)
    towns = 0
    if g.kind == SCENARIO and g.scenario != NONE:
        held = sum(g.terrain[g.hexes[unit]] in tables.towns for unit in units)
        towns = held * tables.scenarios[g.scenario].dice_per_unit_in_town
    fewer = int(bool(g.fewer[side]) and (counted.dice > 0 or plain + towns > 0))
    more = counted.dice + fewer - plain - towns
    if towns:
        g.tell("FC-27.3", OrderDiceChanged(Seat(side), towns, "towns"))
    grounds = []
    for number in (g.terrain[g.hexes[unit]] for unit in units if gives(g, unit)):
        for op in tables.soils[number].command:
            if not isinstance(op, Order) or op.colour is OrderColour.DICE:
                grounds.append(Ground(number))
            else:
                tell_gained(g, side, op.colour.value, op.n, "FC-9.12", tables.terrain_names[number])
    if more:
        g.tell("FC-9.12", OrderDiceChanged(Seat(side), more, "terrain", tuple(dict.fromkeys(grounds))))
    tell_campaign_orders(g, side)
    if fewer or counted.must_lose:
        g.tell("FC-9.13", OrderDiceChanged(Seat(side), 1, "fewer" if fewer else "token"))


def tell_gained(g: Battle, side: int, colour: str, count: int, rule: str, why: Name) -> None:
    """FC-9.12: orders that are simply added, and thanks to what."""
    for _ in range(count):
        g.tell(rule, events.OrderGained(Seat(side), Colour(COLOURS[colour]), why))


def muster_orders(g: Battle, side: int) -> None:
    """FC-9.1 to FC-9.3: the tokens of a side are counted, and all its order dice rolled together."""
    reserve, dice, free, wide, must_lose = counted = leadership(g, side)
    g.reserve[4 * side : 4 * side + 4] = reserve
    g.rerolls[side], g.wide_rerolls[side], g.rolling[side], g.marked[side] = free, wide, MUST_LOSE * must_lose, []
    g.order_dice[side] = [FACE_OF_DIE[g.dice.below(6)] for _ in range(dice)]
    if g.ears is not None:
        tell_extras(g, side, counted)
    if g.ears is not None and dice:
        g.tell("FC-9.3", rolled_event(g, side), (side,))
    if not (must_lose or dice > 1 or (dice and (free or wide or has_prestige(g, side)))):
        g.ready |= 1 << side


def campaign_orders(g: Battle, side: int, reserve: list[int]) -> None:
    """FC-C.10, FC-C.21: orders that town and escalation cards give in the first round of a mission."""
    for _, _, colour in first_orders(g, side):
        reserve[place_of(COLOURS[colour])] += 1


def first_orders(g: Battle, side: int) -> list[tuple[str, Name, str]]:
    """FC-C.10, FC-C.21: by which rule and thanks to which card of the campaign a side has which order more."""
    campaign = g.campaign
    if campaign is None or g.round != 1 or g.kind != SCENARIO:
        return []
    printed = g.game.tables.printed
    found: list[tuple[str, Name, str]] = []
    for number in campaign.built[side]:
        card = printed.town_cards[number]
        if card.first_order is not None and number not in campaign.damaged[side]:
            found.append(("FC-C.10", Name("town_card", card.id), card.first_order))
    if campaign.escalation != NONE:
        drawn = printed.escalation_cards[campaign.escalation]
        if drawn.first_order is not None:
            found.append(("FC-C.21", Name("escalation_card", drawn.id), drawn.first_order))
    return found


def tell_campaign_orders(g: Battle, side: int) -> None:
    """FC-C.10, FC-C.21: what is told of them."""
    for rule, why, colour in first_orders(g, side):
        tell_gained(g, side, colour, 1, rule, why)


def has_prestige(g: Battle, side: int) -> bool:
    """FC-C.23: whether a side has bought a reroll of all its dice and not used it."""
    return g.campaign is not None and g.campaign.spent_reputation[side] == 1


@step
def generate(g: Battle) -> Asked:
    """FC-9.5 to FC-9.8, FC-9.14: both sides settle their order dice, neither seeing the other's."""
    if g.ready == BOTH:
        open_reserves(g)
        return None
    return together(*(generating(g, side) for side in (0, 1) if not g.ready >> side & 1))


def generating(g: Battle, side: int) -> Decision | None:
    """What one side may still do with its order dice."""
    rolling, faces = g.rolling[side], g.order_dice[side]
    if rolling & MUST_LOSE:
        return LOSE_ORDER.put(g, side)
    if rolling & MARKING:
        return MARK_DICE.put(g, side)
    return ORDER_DICE.offer_each(
        g,
        side,
        1,
        len(faces) > 1 and not rolling & FREE_AFTER,
        g.rerolls[side] and sorted(set(faces)),
        faces and g.wide_rerolls[side],
        faces and has_prestige(g, side),
    )


def keep_dice(g: Battle, side: int) -> None:
    """FC-9.14: the dice stay as they lie."""
    g.ready |= 1 << side


def no_basic_reroll(g: Battle, side: int) -> Refusal | None:
    """FC-9.6, FC-9.7: a die is given up, so one must be left; and not after free rerolls."""
    if g.rolling[side] & FREE_AFTER:
        return refusal("FC-9.7", "free-rerolls-begun")
    return None if len(g.order_dice[side]) > 1 else refusal("FC-9.6", "last-die")


def reroll_all(g: Battle, side: int) -> None:
    """FC-9.5: one die is given up, all others are rolled again."""
    g.rolling[side] |= BASIC
    g.order_dice[side] = [FACE_OF_DIE[g.dice.below(6)] for _ in g.order_dice[side][1:]]
    _tell_dice(g, side, "FC-9.5")


def no_free_reroll(g: Battle, side: int, face: int) -> Refusal | None:
    """FC-9.7: a free reroll is left, and a die shows the face."""
    return no_reroll(g.rerolls[side], "FC-9.7") or no_such_face(g, g.order_dice[side], face, "FC-9.7")


def no_reroll(left: int | bool, rule: str) -> Refusal | None:  # noqa: FBT001  how many, or whether
    """A reroll must be left; the rule that gives it is named."""
    return None if left else refusal(rule, "no-free-reroll")


def no_such_face(g: Battle, faces: list[int], face: int, rule: str) -> Refusal | None:
    """Some die shows the face; the rule that lets it be rolled again is named."""
    return None if face in faces else refusal(rule, "no-such-face", face=face_name(g, face))


def reroll_one(g: Battle, side: int, face: int) -> None:
    """FC-9.7: one die is rolled again without loss."""
    begin_free_reroll(g, side)
    g.rerolls[side] -= 1
    faces = g.order_dice[side]
    faces[faces.index(face)] = FACE_OF_DIE[g.dice.below(6)]
    _tell_dice(g, side, "FC-9.7")


def begin_free_reroll(g: Battle, side: int) -> None:
    """FC-9.7: after a free reroll that followed a basic one there are no more basic ones."""
    if g.rolling[side] & BASIC:
        g.rolling[side] |= FREE_AFTER


def no_wide_reroll(g: Battle, side: int) -> Refusal | None:
    """FC-28.5: an element gives the reroll, and there are dice."""
    return no_reroll(bool(g.order_dice[side] and g.wide_rerolls[side]), "FC-28.5")


def reroll_any(g: Battle, side: int) -> None:
    """FC-28.5: any number of dice will be rolled again; which ones is asked."""
    begin_free_reroll(g, side)
    g.wide_rerolls[side] -= 1
    g.rolling[side] |= MARKING


def no_prestige(g: Battle, side: int) -> Refusal | None:
    """FC-C.23: Reputation was spent on a reroll, and there are dice."""
    return no_reroll(bool(g.order_dice[side]) and has_prestige(g, side), "FC-C.23")


def use_prestige(g: Battle, side: int) -> None:
    """FC-C.23: all dice are rolled again."""
    begin_free_reroll(g, side)
    if g.campaign is not None:
        g.campaign.spent_reputation[side] = 2
    if g.ears is not None:
        g.tell("FC-C.23", chronicle.PrestigeUsed(Seat(side)))
    g.order_dice[side] = [FACE_OF_DIE[g.dice.below(6)] for _ in g.order_dice[side]]
    _tell_dice(g, side, "FC-C.23")


ORDER_DICE = Question(
    "order-dice",
    "FC-9.5",
    Verb(do.Keep, does=keep_dice, again=True),
    Verb(do.RerollAll, does=reroll_all, forbids=no_basic_reroll, again=True),
    Verb(do.Reroll, does=reroll_one, forbids=no_free_reroll, again=True),
    Verb(do.RerollAny, does=reroll_any, forbids=no_wide_reroll, again=True),
    Verb(do.Use, does=use_prestige, forbids=no_prestige, again=True),
)


def none_left(g: Battle, side: int, face: int) -> Refusal | None:
    """FC-28.5: a die that shows the face and is not marked yet."""
    unmarked = list(g.order_dice[side])
    for marked in g.marked[side]:
        unmarked.remove(marked)
    return no_such_face(g, unmarked, face, "FC-28.5")


def mark_die(g: Battle, side: int, face: int) -> None:
    """FC-28.5: one more die for the reroll."""
    g.marked[side].append(face)


def reroll_marked(g: Battle, side: int) -> None:
    """FC-28.5: the marked dice are rolled again."""
    g.rolling[side] &= ~MARKING
    faces = g.order_dice[side]
    for face in g.marked[side]:
        faces.remove(face)
    faces += [FACE_OF_DIE[g.dice.below(6)] for _ in g.marked[side]]
    g.marked[side] = []
    _tell_dice(g, side, "FC-28.5")


MARK_DICE = Question(
    "mark-dice",
    "FC-28.5",
    Verb(do.Reroll, does=mark_die, forbids=none_left, again=True),
    Verb(do.Done, does=reroll_marked, again=True),
)


def _tell_dice(g: Battle, side: int, rule: str) -> None:
    if g.ears is not None:
        g.tell(rule, rolled_event(g, side), (side,))


def rolled_event(g: Battle, side: int) -> events.OrdersRolled:
    """FC-9.3: the order dice of a side as they lie."""
    faces = tuple(map(Face, g.order_dice[side]))
    return events.OrdersRolled(Seat(side), faces, len(faces))


def not_in_reserve(g: Battle, side: int, colour: int, *_: int) -> Refusal | None:
    """FC-9.13, FC-14.8: an order of this colour is in the reserve; yellow ones never are."""
    if colour != YELLOW and g.reserve[4 * side + place_of(colour)]:
        return None
    return refusal("FC-10.5", "no-such-order", colour=colour_name(g, colour))


def lose_order(g: Battle, side: int, colour: int) -> None:
    """FC-9.13: without order dice one token of the player's choice goes."""
    g.reserve[4 * side + place_of(colour)] -= 1
    g.rolling[side] &= ~MUST_LOSE
    g.ready |= 1 << side
    if g.ears is not None:
        g.tell("FC-9.13", events.OrderLost(Seat(side), Colour(colour)), (side,))


LOSE_ORDER = Question("lose-order", "FC-9.13", Verb(do.GiveUp, does=lose_order, forbids=not_in_reserve, again=True))


def open_reserves(g: Battle) -> None:
    """FC-9.4, FC-9.9, FC-9.14: dice become orders; both reserves are open until orders are given."""
    g.phase = LOOK
    g.ready = 0
    g.fewer = [0, 0]
    g.uncovered += 1
    for side in (0, 1):
        for face in g.order_dice[side]:
            g.reserve[4 * side + COLOUR_OF_FACE[face]] += 1
        if g.ears is not None and side != g.monsters:
            red, blue, green, purple = g.reserve[4 * side : 4 * side + 4]
            faces = tuple(map(Face, g.order_dice[side]))
            rolled: Literal["yes", "one", "no"] = "one" if len(faces) == 1 else "yes" if faces else "no"
            g.tell("FC-9.14", events.OrdersGenerated(Seat(side), faces, red, blue, green, purple, rolled))
        if not own_units(g, side) or side == g.monsters:
            g.ready |= 1 << side
    g.push(look)


@step
def look(g: Battle) -> Asked:
    """FC-9.9: each side may look at the other's reserve until both begin to give orders."""
    if g.ready == BOTH:
        g.phase = GIVE
        g.ready = 0
        g.order_dice = [[], []]
        for side in (0, 1):
            if side == g.monsters:
                g.ready |= 1 << side
        g.push(give_orders)
        return None
    return together(*(BEGIN_ORDERS.form(g, side, side) for side in (0, 1) if not g.ready >> side & 1))


def begin_giving(g: Battle, side: int) -> None:
    """FC-9.9: a side has seen enough."""
    g.ready |= 1 << side


BEGIN_ORDERS = Question("begin-orders", "FC-9.9", Verb(do.Begin, does=begin_giving, again=True))


@step
def give_orders(g: Battle) -> Asked:
    """FC-10.1, FC-10.7: both sides lay their orders face down, unit by unit, until each has finished."""
    if g.ready == BOTH:
        g.push(reveal)
        return None
    return together(*(giving(g, side) for side in (0, 1) if not g.ready >> side & 1))


def giving(g: Battle, side: int) -> Decision | None:
    """Orders for the next unit without one; any other own unit may be named as well."""
    return GIVE_ORDERS.form(g, (side, next_unit(g, side), *colours_held(g, side)), side)


def next_unit(g: Battle, side: int) -> int:
    """FC-10.1: the first unit of a side that has no order, or NONE."""
    orders, owners = g.orders, g.owners
    for unit, cell in enumerate(g.hexes):
        if cell >= 0 and orders[unit] < 0 and owners[unit] == side:
            return unit
    return NONE


def orders_for_next(g: Battle, side: int) -> list[tuple[int, list[int]]]:
    """FC-10.1: the orders that the next unit can be given."""
    unit = next_unit(g, side)
    return [] if unit == NONE else [(unit, colours_held(g, side))]


def colours_held(g: Battle, side: int) -> list[int]:
    """FC-9.10, FC-10.2, FC-10.5: the colours that a side can lay; a purple order may stand for any."""
    red, blue, green, purple = g.reserve[4 * side : 4 * side + 4]
    if purple:
        return [0, 1, 2, YELLOW, PURPLE]
    found = [YELLOW]
    if green:
        found.insert(0, 2)
    if blue:
        found.insert(0, 1)
    if red:
        found.insert(0, 0)
    return found


def no_order_for(g: Battle, side: int, unit: int, colour: int) -> Refusal | None:
    """FC-10.1, FC-10.5: any own unit, and an order of the reserve; the token that lies there now goes back first.

    FC-9.10: a purple one that was exchanged goes back as a purple one, and may be exchanged for another colour.
    """
    if refused := not_on_map(g, side, unit):
        return refused
    old = g.orders[unit]
    freed = (
        g.exchanged >> unit & 1 or old == PURPLE or (old >= 0 and old != YELLOW and place_of(old) == place_of(colour))
    )
    if freed or colour in colours_held(g, side):
        return None
    return refusal("FC-10.5", "no-such-order", colour=colour_name(g, colour))


def not_on_map(g: Battle, side: int, unit: int) -> Refusal | None:
    """FC-10.1: orders are for own units on the map."""
    own = unit < len(g.kinds) and g.owners[unit] == side and g.hexes[unit] >= 0
    return None if own else refusal("FC-10.1", "not-own")


def give(g: Battle, side: int, unit: int, colour: int) -> None:
    """FC-10.1: an order lies face down on a unit."""
    take_back(g, side, unit)
    if colour != YELLOW and spend(g, side, colour) != colour:
        g.exchanged |= 1 << unit
    g.orders[unit] = colour
    if g.ears is not None:
        exchanged: events.YesNo = "yes" if g.exchanged >> unit & 1 else "no"
        rule = "FC-9.10" if exchanged == "yes" else "FC-10.1"
        g.tell(rule, events.OrderLaid(Seat(side), Unit(unit), Colour(colour), exchanged), (side,))


def no_order_there(g: Battle, side: int, unit: int) -> Refusal | None:
    """FC-10.7: an own unit that has an order."""
    if refused := not_on_map(g, side, unit):
        return refused
    return None if g.orders[unit] >= 0 else refusal("FC-10.7", "no-order", unit=piece(g, unit))


def take_order_back(g: Battle, side: int, unit: int) -> None:
    """FC-10.7: an order goes back to the reserve."""
    take_back(g, side, unit)
    if g.ears is not None:
        g.tell("FC-10.7", events.OrderTakenBack(Seat(side), Unit(unit)), (side,))


def finish_orders(g: Battle, side: int) -> None:
    """FC-10.7: a side has given its orders."""
    g.ready |= 1 << side


ANY_UNIT = "units are asked for one by one, but any may be named"
GIVE_ORDERS = Question(
    "give-orders",
    "FC-10.1",
    Verb(do.Give, does=give, forbids=no_order_for, offers=orders_for_next, more=ANY_UNIT, again=True),
    Verb(do.TakeBack, does=take_order_back, forbids=no_order_there, offers=unoffered, more=ANY_UNIT, again=True),
    Verb(do.Finish, does=finish_orders, again=True),
)


def take_back(g: Battle, side: int, unit: int) -> None:
    """FC-10.7, FC-9.10: the token on a unit goes back to the reserve, as the one that it was there."""
    colour = PURPLE if g.exchanged >> unit & 1 else g.orders[unit]
    if colour >= 0 and colour != YELLOW:
        g.reserve[4 * side + place_of(colour)] += 1
    g.orders[unit] = NONE
    g.exchanged &= ~(1 << unit)


def spend(g: Battle, side: int, colour: int) -> int:
    """FC-9.10: take an order out of the reserve, a purple one if there is none of the colour; which one it was."""
    place = 4 * side + place_of(colour)
    if not g.reserve[place]:
        place, colour = 4 * side + 3, PURPLE
    g.reserve[place] -= 1
    return colour


@step
def reveal(g: Battle) -> None:
    """FC-10.3, FC-11.1 to FC-11.6: tokens are turned up; fewer red and purple ones take the initiative."""
    g.ready = g.exchanged = 0
    g.uncovered += 1
    order_monsters(g)
    hot = [0, 0]
    g.given = [0] * 8
    for unit, cell in enumerate(g.hexes):
        if cell < 0:
            continue
        if g.orders[unit] < 0:
            g.orders[unit] = YELLOW
        colour, side = g.orders[unit], g.owners[unit]
        hot[side] += colour in (RED, PURPLE)
        if colour != YELLOW:
            g.given[4 * side + place_of(colour)] += 1
    tell_orders(g)
    if hot[0] != hot[1]:
        g.initiative = int(hot[1] < hot[0])
    if g.ears is not None:
        tell_initiative(g, hot[g.initiative], hot[1 - g.initiative])


def tell_initiative(g: Battle, own: int, other: int) -> None:
    """FC-11.2, FC-11.3: who has the initiative, and why."""
    rule = "FC-11.3" if own == other else "FC-11.2"
    why: Literal["fewer", "equal"] = "equal" if own == other else "fewer"
    if g.initiative == g.monsters:
        g.tell(rule, chronicle.MonstersLead(why, own, other))
    else:
        g.tell(rule, events.InitiativeSettled(Seat(g.initiative), why, own, other))


def tell_orders(g: Battle) -> None:
    """FC-11.1: the orders that are turned up, side by side and colour by colour."""
    if g.ears is None:
        return
    for side in (side for side in (0, 1) if side != g.monsters):
        for colour in range(PURPLE + 1):
            shown = tuple(Unit(unit) for unit in own_units(g, side) if g.orders[unit] == colour)
            if shown:
                g.tell("FC-11.1", events.OrderShown(Seat(side), shown, Colour(colour)))


def order_monsters(g: Battle) -> None:
    """FC-C.14: each monster gets one order by a die; it counts as a colour."""
    if g.monsters == NONE:
        return
    orders = g.game.tables.printed.monster_orders
    for unit in own_units(g, g.monsters):
        face = g.dice.d6()
        drawn = next(order for order in orders if face in order.die)
        g.orders[unit] = COLOURS[drawn.colour.value]
        if g.ears is not None:
            g.tell(
                "FC-C.14", chronicle.MonsterOrdered(Unit(unit), Name("monster_order", drawn.id), Colour(g.orders[unit]))
            )


QUESTIONS = (ORDER_DICE, MARK_DICE, LOSE_ORDER, BEGIN_ORDERS, GIVE_ORDERS)
