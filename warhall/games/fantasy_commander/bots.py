"""What the bots are told: how good a position is for a side, and which options to try first.

Here: an evaluation with named weights, one pass over the units, and a move ordering by verbs. Both read an imagined
state, so they may read all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from warhall.games.fantasy_commander.contexts import MOVED, RAN, Attack
from warhall.games.fantasy_commander.state import BY_CARD, BY_MELEE, GENERATE, GIVE, SCENARIO, SETTLE, Battle
from warhall.games.fantasy_commander.tables import (
    FULL,
    HIT,
    PANIC,
    SHIELD,
    SUPPORT,
    YELLOW,
    Tables,
)
from warhall.kernel.game import Bench

WON = 1_000_000
VP = 260
"""A victory point."""
POINT = 10
"""A point of a unit's cost, while the unit is whole."""
SLAIN = 4
"""A point of cost destroyed, where that decides (Epic Battles)."""
HOLDS = 90
"""A unit on a hex that scores at the end of the round."""
NEAR_GOAL = 9
"""Each hex nearer to such a hex."""
NEAR_ENEMY = 6
"""Each hex nearer to the enemy, for units that fight hand to hand."""
FATIGUE = 14
DEFENCE = 16
"""A defence token on a unit that an enemy could attack."""
THREAT = 3
"""So near an enemy could attack."""
ORDERS = (34, 32, 30, 0, 33)
"""An order on a unit, by colour."""
RESERVE = (11, 11, 11, 13)
"""An order in the reserve."""
EFFECT = 16
"""A lasting change on the active unit, or an operation that waits for it."""
STRIKE = 0.75
"""How much of an attack's worth counts while the attack is still to be declared."""
REPUTATION, PROSPERITY, SUPPLIES, BUILT, ENTRY = 300, 300, 60, 250, 4
DAMAGE_CHANCE = 0.5
"""How often a die of an attack does harm."""
BLOCK_CHANCE = 0.36
FARTHEST = 20
"""No two hexes of the board are so far from each other."""


def evaluate(g: Battle, seat: int) -> int:
    """How much better a side stands than the other."""
    if g.result is not None:
        places = g.result.places
        return WON * (places[1 - seat] - places[seat])
    worth = campaign_worth(g, seat) if g.campaign is not None else 0
    if g.phase == SETTLE:
        return worth
    worth += VP * (g.vp[seat] - g.vp[1 - seat]) if g.kind == SCENARIO else SLAIN * (g.slain[seat] - g.slain[1 - seat])
    worth += units_worth(g, seat) + orders_worth(g, seat) - orders_worth(g, 1 - seat)
    if g.phase == GIVE:
        worth += deployment_of_orders(g, seat)
    if g.attack is not None and g.attack.by != BY_CARD:
        gain = attack_worth(g, g.attack)
        worth += gain if g.owners[g.attack.attacker] == seat else -gain
    elif g.activation is not None:
        gain = chance_to_strike(g)
        worth += gain if g.owners[g.activation.unit] == seat else -gain
    return worth


def goals(g: Battle) -> int:
    """The hexes that units should go to: capture points and towns, or the buildings of a raid."""
    wanted = g.points
    for cell in g.towns:
        if g.terrain[cell] in g.game.tables.towns:
            wanted |= 1 << cell
    for cell in g.buildings:
        wanted |= 1 << cell
    return wanted


class Scales(NamedTuple):
    """What never changes during a battle, weighed beforehand."""

    worth: tuple[tuple[int, ...], ...]
    """What a unit is worth, by its card and its wounds."""
    reach: tuple[int, ...]
    """The distance at which a unit likes its enemies, by card: within its range, or in contact."""
    rings: tuple[tuple[int, ...], ...]
    """The hexes at each distance from a hex, from its neighbours on."""


@cache
def scales(tables: Tables) -> Scales:
    """The scales for the content of a game."""
    board = tables.board
    return Scales(
        tuple(
            tuple(POINT * (kind.cost + 5) * (left + 1) // (kind.size + 1) for left in range(kind.size, -1, -1))
            for kind in tables.kinds
        ),
        tuple(kind.reach - 1 if kind.shots else 0 for kind in tables.kinds),
        tuple(tuple(board.ring(cell, far, far) for far in range(1, FARTHEST)) for cell in range(board.size)),
    )


def units_worth(g: Battle, seat: int) -> int:
    """The units of a side, their places and tokens, less those of the other."""
    worths, reaches, all_rings = scales(g.game.tables)
    owners, kinds, wounds, fatigue, orders = g.owners, g.kinds, g.wounds, g.fatigue, g.orders
    occupied, defended = g.occupied, g.defended
    wanted = goals(g) if g.kind == SCENARIO else 0
    free = (wanted & ~occupied[0], wanted & ~occupied[1])
    worth = HOLDS * ((wanted & occupied[seat]).bit_count() - (wanted & occupied[1 - seat]).bit_count())
    for unit, cell in enumerate(g.hexes):
        if cell < 0:
            continue
        side = owners[unit]
        rings = all_rings[cell]
        own = worths[kinds[unit]][wounds[unit]] - FATIGUE * fatigue[unit]
        if orders[unit] >= 0:
            own += ORDERS[orders[unit]]
        enemies = occupied[1 - side]
        if enemies:
            nearest = 1
            for ring in rings:
                if ring & enemies:
                    break
                nearest += 1
            if nearest <= THREAT and defended >> unit & 1:
                own += DEFENCE
            own -= NEAR_ENEMY * abs(nearest - reaches[kinds[unit]])
        if free[side] and not wanted >> cell & 1:
            goal = free[side]
            for ring in rings:
                own -= NEAR_GOAL
                if ring & goal:
                    break
        worth += own if side == seat else -own
    return worth


def orders_worth(g: Battle, side: int) -> int:
    """Orders in reserve and still to come, and what waits for the unit that will be activated."""
    red, blue, green, purple = g.reserve[4 * side : 4 * side + 4]
    worth = RESERVE[0] * red + RESERVE[1] * blue + RESERVE[2] * green + RESERVE[3] * purple
    if g.phase == GENERATE:
        worth += RESERVE[0] * len(g.order_dice[side])
    if g.waiting and g.turn == side:
        worth += EFFECT * len(g.waiting)
    return worth


def deployment_of_orders(g: Battle, side: int) -> int:
    """Coloured orders belong on units near the enemy; tired ones may rest on a yellow one."""
    distance = g.game.tables.distance
    enemies = [cell for unit, cell in enumerate(g.hexes) if cell >= 0 and g.owners[unit] != side]
    worth = 0
    for unit, cell in enumerate(g.hexes):
        order = g.orders[unit]
        if cell < 0 or order < 0 or g.owners[unit] != side or not enemies:
            continue
        near = min([distance[cell][enemy] for enemy in enemies])
        if order == YELLOW:
            worth += 10 * g.fatigue[unit] * (near > 1)
        else:
            worth += max(0, 8 - near)
    return worth


def attack_worth(g: Battle, attack: Attack) -> int:
    """What an attack in progress promises its side: harm done less harm suffered, in points of cost."""
    if attack.hurt or attack.scared or attack.hurt_back or attack.scared_back or attack.lost or attack.lost_back:
        done = attack.hurt - attack.lost + attack.scared / 3
        suffered = attack.hurt_back - attack.lost_back + attack.scared_back / 3
        return per_wound(g, attack.target, done) - per_wound(g, attack.attacker, suffered)
    harm: float
    shields: float
    blocks: float
    back: float
    if attack.attack_roll:
        roll = attack.attack_roll
        harm = roll.count(HIT) + roll.count(FULL) + roll.count(PANIC) / 2 + roll.count(SUPPORT) / 2
        shields = roll.count(SHIELD)
    else:
        harm, shields = DAMAGE_CHANCE * attack.attack_dice, attack.attack_dice / 3
    if attack.defence_roll:
        roll = attack.defence_roll
        blocks, back = roll.count(SHIELD), roll.count(HIT) + roll.count(FULL) + roll.count(PANIC) / 2
    else:
        blocks, back = BLOCK_CHANCE * attack.defence_dice, DAMAGE_CHANCE * attack.defence_dice
    if attack.by != BY_MELEE:
        back = 0
    return per_wound(g, attack.target, max(0, harm - blocks)) - per_wound(g, attack.attacker, max(0, back - shields))


def per_wound(g: Battle, unit: int, wounds: float) -> int:
    """What wounds on a unit are worth; the last ones count most."""
    kind = g.game.tables.kinds[g.kinds[unit]]
    left = kind.size - g.wounds[unit]
    if left <= 0:
        return 0
    dying = min(1.0, wounds / left)
    return int(POINT * (kind.cost + 5) * min(wounds, left) / (kind.size + 1) + VP * dying * dying)


def chance_to_strike(g: Battle) -> int:
    """What the active unit could still do: an attack on the best enemy in contact, with the changes that lie on it."""
    activation = g.activation
    if activation is None or activation.over or activation.attacks or activation.colour == YELLOW:
        return 0
    unit = activation.unit
    tables, cell = g.game.tables, g.hexes[unit]
    if cell < 0:
        return 0
    kind = tables.kinds[g.kinds[unit]]
    extra = EFFECT * sum(effect[0] == unit for effect in g.effects)
    contacts = tables.board.adjacent[cell] & g.occupied[1 - g.owners[unit]]
    if not contacts or (activation.moved == RAN and activation.tired):
        return extra
    dice = kind.attack + (1 if activation.moved == MOVED and kind.levels[2] else 0)
    best = 0
    for other, where in enumerate(g.hexes):
        if where >= 0 and contacts >> where & 1:
            answer = 0 if g.orders[other] < 0 and not g.defended >> other & 1 else tables.kinds[g.kinds[other]].defence
            harm = per_wound(g, other, max(0.0, DAMAGE_CHANCE * dice - BLOCK_CHANCE * answer))
            best = max(best, harm - per_wound(g, unit, max(0.0, DAMAGE_CHANCE * answer - dice / 3)))
    return extra + int(STRIKE * best)


def campaign_worth(g: Battle, seat: int) -> int:
    """Tracks, town cards and rosters."""
    campaign = g.campaign
    if campaign is None:
        return 0
    worth = 0
    for side, sign in ((seat, 1), (1 - seat, -1)):
        worth += sign * REPUTATION * campaign.reputation[side]
        worth += sign * PROSPERITY * campaign.prosperity[side]
        worth += sign * SUPPLIES * campaign.supplies[side]
        worth += sign * BUILT * (len(campaign.built[side]) - len(campaign.damaged[side]))
    for kind, side, away in zip(campaign.kinds, campaign.sides, campaign.away, strict=True):
        if not away:
            worth += (ENTRY if side == seat else -ENTRY) * g.game.tables.kinds[kind].cost
    if g.muster is not None:
        kinds = g.game.tables.kinds
        for side, sign in ((seat, 1), (1 - seat, -1)):
            worth += sign * sum(kinds[kind].cost for kind in g.muster.armies[side])
            worth += sign * len(g.muster.decks[side])
    return worth


@cache
def ranks(tables: Tables) -> list[int]:
    """How promising each code is by its verb."""
    verbs = tables.verbs
    first = {
        verbs.sweep: 0, verbs.attack: 1, verbs.shoot: 1, verbs.advance: 1, verbs.pay: 2, verbs.use: 2, verbs.pursue: 2,
        verbs.effect: 2, verbs.counter: 2, verbs.tire: 3, verbs.move: 4, verbs.defend: 4, verbs.redirect: 4,
        verbs.run: 5, verbs.rest: 5, verbs.take_order: 5, verbs.pass_: 8, verbs.decline: 8, verbs.finish: 8,
        verbs.done: 8, verbs.reroll_all: 9, verbs.reroll_any: 9,
    }  # fmt: skip
    found = [6] * verbs.codec.size
    for verb in verbs.codec.verbs:
        if verb.codes:
            found[verb.first : verb.first + verb.codes] = [first.get(verb.first, 6)] * verb.codes
    return found


def order(g: Battle, seat: int, options: Sequence[int]) -> list[int]:
    """Attacks and shots first, then what prepares them, then moves; doing nothing comes last."""
    rank = ranks(g.game.tables)
    return sorted(options, key=lambda code: (rank[code], code))


BENCH = Bench(evaluate, order)
