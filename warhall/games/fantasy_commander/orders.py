"""The command phase: generating orders (chapter 9), giving them (chapter 10), initiative (chapter 11).

Here: reserves, order dice and their rerolls, tokens on units, who has the initiative. Not here: what a side may see of
all this (`view`), what monsters do with theirs (`raid`).
"""

from __future__ import annotations

from typing import NamedTuple

from warhall.games.fantasy_commander import chronicle, events
from warhall.games.fantasy_commander.actions import Colour, Face, Unit
from warhall.games.fantasy_commander.operations import Order, OrderColour
from warhall.games.fantasy_commander.properties import enemy_contacts, own_units
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
from warhall.kernel.actions import Seat
from warhall.kernel.state import Asked, Decision, step
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
        if (soil.command or soil.reroll_any) and soil.faction in (NONE, kind.faction) and not enemy_contacts(g, unit):
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


def muster_orders(g: Battle, side: int) -> None:
    """FC-9.1 to FC-9.3: the tokens of a side are counted, and all its order dice rolled together."""
    reserve, dice, free, wide, must_lose = leadership(g, side)
    g.reserve[4 * side : 4 * side + 4] = reserve
    g.rerolls[side], g.wide_rerolls[side], g.rolling[side], g.marked[side] = free, wide, MUST_LOSE * must_lose, []
    g.order_dice[side] = [FACE_OF_DIE[g.dice.below(6)] for _ in range(dice)]
    if g.ears is not None and dice:
        g.tell("FC-9.3", events.OrdersRolled(Seat(side), tuple(map(Face, g.order_dice[side]))), (side,))
    if not (must_lose or dice > 1 or (dice and (free or wide or has_prestige(g, side)))):
        g.ready |= 1 << side


def campaign_orders(g: Battle, side: int, reserve: list[int]) -> None:
    """FC-C.10, FC-C.21: orders that town and escalation cards give in the first round of a mission."""
    campaign = g.campaign
    if campaign is None or g.round != 1 or g.kind != SCENARIO:
        return
    printed = g.game.tables.printed
    for number in campaign.built[side]:
        colour = printed.town_cards[number].first_order
        if colour is not None and number not in campaign.damaged[side]:
            reserve[place_of(COLOURS[colour])] += 1
    if campaign.escalation != NONE:
        colour = printed.escalation_cards[campaign.escalation].first_order
        if colour is not None:
            reserve[place_of(COLOURS[colour])] += 1


def has_prestige(g: Battle, side: int) -> bool:
    """FC-C.23: whether a side has bought a reroll of all its dice and not used it."""
    return g.campaign is not None and g.campaign.spent_reputation[side] == 1


@step
def generate(g: Battle) -> Asked:
    """FC-9.5 to FC-9.8, FC-9.14: both sides settle their order dice, neither seeing the other's."""
    if g.ready == BOTH:
        open_reserves(g)
        return None
    asked = tuple(generating(g, side) for side in (0, 1) if not g.ready >> side & 1)
    return asked if len(asked) > 1 else asked[0]


def generating(g: Battle, side: int) -> Decision:
    """What one side may still do with its order dice."""
    verbs, rolling = g.game.tables.verbs, g.rolling[side]
    if rolling & MUST_LOSE:
        options = [verbs.give_up + COLOUR_AT[place] for place in range(4) if g.reserve[4 * side + place]]
        return Decision(side, "lose-order", "FC-9.13", options, lose_order)
    faces = g.order_dice[side]
    shown = sorted(set(faces))
    if rolling & MARKING:
        marked = g.marked[side]
        options = [verbs.reroll + face for face in shown if faces.count(face) > marked.count(face)]
        return Decision(side, "mark-dice", "FC-28.5", [*options, verbs.done], mark_die)
    options = [verbs.keep]
    if len(faces) > 1 and not rolling & FREE_AFTER:
        options.append(verbs.reroll_all)
    if faces and g.rerolls[side]:
        options += [verbs.reroll + face for face in shown]
    if faces and g.wide_rerolls[side]:
        options.append(verbs.reroll_any)
    if faces and has_prestige(g, side):
        options.append(verbs.use)
    return Decision(side, "order-dice", "FC-9.5", options, settle_dice)


def settle_dice(g: Battle, side: int, code: int) -> None:
    """FC-9.5 to FC-9.8: keep the dice, or roll some again."""
    verbs, faces = g.game.tables.verbs, g.order_dice[side]
    g.push(generate)
    if code == verbs.keep:
        g.ready |= 1 << side
        return
    if code == verbs.reroll_all:
        g.rolling[side] |= BASIC
        g.order_dice[side] = [FACE_OF_DIE[g.dice.below(6)] for _ in faces[1:]]
    else:
        if g.rolling[side] & BASIC:
            g.rolling[side] |= FREE_AFTER
        if code == verbs.reroll_any:
            g.wide_rerolls[side] -= 1
            g.rolling[side] |= MARKING
            return
        if code == verbs.use:
            if g.campaign is not None:
                g.campaign.spent_reputation[side] = 2
            if g.ears is not None:
                g.tell("FC-C.23", chronicle.PrestigeUsed(Seat(side)))
            g.order_dice[side] = [FACE_OF_DIE[g.dice.below(6)] for _ in faces]
        else:
            g.rerolls[side] -= 1
            faces[faces.index(code - verbs.reroll)] = FACE_OF_DIE[g.dice.below(6)]
    _tell_dice(g, side)


def mark_die(g: Battle, side: int, code: int) -> None:
    """FC-28.5: one more die for the reroll, or the reroll itself."""
    verbs = g.game.tables.verbs
    g.push(generate)
    if code != verbs.done:
        g.marked[side].append(code - verbs.reroll)
        return
    g.rolling[side] &= ~MARKING
    faces = g.order_dice[side]
    for face in g.marked[side]:
        faces.remove(face)
    faces += [FACE_OF_DIE[g.dice.below(6)] for _ in g.marked[side]]
    g.marked[side] = []
    _tell_dice(g, side)


def _tell_dice(g: Battle, side: int) -> None:
    if g.ears is not None:
        g.tell("FC-9.5", events.OrdersRolled(Seat(side), tuple(map(Face, g.order_dice[side]))), (side,))


def lose_order(g: Battle, side: int, code: int) -> None:
    """FC-9.13: without order dice one token of the player's choice goes."""
    place = place_of(code - g.game.tables.verbs.give_up)
    g.reserve[4 * side + place] -= 1
    g.rolling[side] &= ~MUST_LOSE
    g.ready |= 1 << side
    g.push(generate)


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
            held = g.reserve[4 * side : 4 * side + 4]
            faces = tuple(map(Face, g.order_dice[side]))
            g.tell("FC-9.14", events.OrdersGenerated(Seat(side), faces, *held))
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
    asked = tuple(
        Decision(side, "begin-orders", "FC-9.9", (g.game.tables.verbs.begin,), begin_giving)
        for side in (0, 1)
        if not g.ready >> side & 1
    )
    return asked if len(asked) > 1 else asked[0]


def begin_giving(g: Battle, side: int, code: int) -> None:
    """FC-9.9: a side has seen enough."""
    g.ready |= 1 << side
    g.push(look)


@step
def give_orders(g: Battle) -> Asked:
    """FC-10.1, FC-10.7: both sides lay their orders face down, unit by unit, until each has finished."""
    if g.ready == BOTH:
        g.push(reveal)
        return None
    asked = tuple(giving(g, side) for side in (0, 1) if not g.ready >> side & 1)
    return asked if len(asked) > 1 else asked[0]


def giving(g: Battle, side: int) -> Decision:
    """Orders for the next unit without one; any other own unit may be named as well."""
    verbs = g.game.tables.verbs
    options = [verbs.finish]
    orders, owners = g.orders, g.owners
    for unit, cell in enumerate(g.hexes):
        if cell >= 0 and orders[unit] < 0 and owners[unit] == side:
            first = verbs.give + 5 * unit
            options = [first + colour for colour in colours_held(g, side)]
            options.append(verbs.finish)
            break
    return Decision(side, "give-orders", "FC-10.1", options, give)


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


def give(g: Battle, side: int, code: int) -> None:
    """FC-10.1, FC-10.7: lay an order, take one back, or finish."""
    verbs = g.game.tables.verbs
    g.push(give_orders)
    if code == verbs.finish:
        g.ready |= 1 << side
        return
    if verbs.give <= code < verbs.take_back:
        unit, colour = divmod(code - verbs.give, 5)
        take_back(g, side, unit)
        if colour != YELLOW and spend(g, side, colour) != colour:
            g.exchanged |= 1 << unit
        g.orders[unit] = colour
        if g.ears is not None:
            g.tell("FC-10.1", events.OrderLaid(Seat(side), Unit(unit), Colour(colour)), (side,))
    else:
        take_back(g, side, code - verbs.take_back)
        if g.ears is not None:
            g.tell("FC-10.7", events.OrderTakenBack(Seat(side), Unit(code - verbs.take_back)), (side,))


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
        if g.ears is not None:
            g.tell("FC-11.1", events.OrderShown(Seat(side), Unit(unit), Colour(colour)))
    if hot[0] != hot[1]:
        g.initiative = int(hot[1] < hot[0])
    if g.ears is not None:
        if g.initiative == g.monsters:
            g.tell("FC-11.2", chronicle.MonstersLead())
        else:
            g.tell("FC-11.2", events.InitiativeSettled(Seat(g.initiative)))


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
            g.tell("FC-C.14", chronicle.MonsterOrdered(Unit(unit), Name("monster_order", drawn.id)))
