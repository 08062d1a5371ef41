"""What a practised commander does without looking ahead: whole rounds are played on by these habits, fast.

A unit strikes where it does most harm, else it makes for a free goal or the enemy, holds the ground it has, and rests
when it is tired. Not here: what a position is worth (`bots_terms`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander.bots_harm import (
    CHARGING,
    CONTACT,
    DEFENDED,
    FAR_SHOT,
    MAY_DEFEND,
    NEAR_SHOT,
    POINT,
    SUPPORTED,
    SUPPORTED_CHARGE,
    UNREADY,
    strikes,
)
from warhall.games.fantasy_commander.bots_order import ranks
from warhall.games.fantasy_commander.bots_terms import FARTHEST, RUSHED, covers, goals, ground, ways
from warhall.games.fantasy_commander.state import SCENARIO, Battle
from warhall.games.fantasy_commander.tables import FLIGHT, NONE, QUICK_SHOOTER, YELLOW, Tables
from warhall.geometry.masks import cells_of

GROUND = 40 * POINT
"""What it counts to take a goal, and not to leave one."""
STEP = 2 * POINT
"""What a step on the way counts."""
RUN = 5 * POINT
"""What the token of a run takes off."""
GUARD = 5 * POINT
"""What it counts to declare defence near an enemy."""
TIRED = 4 * POINT
"""What a fatigue token counts that a rest takes away; twice as much for the last that the unit can bear."""
NEAR = 3
Options = Sequence[int]


class Verbs(NamedTuple):
    """The codes of verbs that name nothing."""

    defend: int
    counter: int
    rest: int
    tire: int
    decline: int
    pass_: int


@cache
def verbs_of(tables: Tables) -> Verbs:
    """The plain answers that habits speak of."""
    first = tables.codec.first
    return Verbs(
        first(do.Defend),
        first(do.Counter),
        first(do.Rest),
        first(do.Tire),
        first(do.Decline),
        first(do.Pass),
    )


def habit(g: Battle, seat: int) -> int:
    """What a player who is asked does."""
    decision = g.decisions[seat]
    options = decision.options
    if len(options) == 1:
        return options[0]
    return HABITS.get(decision.ask, usual)(g, seat, options)


def usual(g: Battle, seat: int, options: Options) -> int:
    """What is most promising by its verb."""
    rank = ranks(g.game.tables)
    return min(options, key=lambda code: (rank[code], code))


def harm_to(g: Battle, unit: int, target: int, how: int, *, answer: int = NONE) -> int:
    """What a unit gains by attacking another."""
    tables = g.game.tables
    kinds, kind, other = tables.kinds, g.kinds[unit], g.kinds[target]
    if answer == NONE:
        answer = DEFENDED if g.defended >> target & 1 else MAY_DEFEND if g.orders[target] >= 0 else UNREADY
    prize = ground(tables, g.scenario, g.factions[g.owners[unit]]).prize if g.kind == SCENARIO else 0
    left, other_left = kinds[kind].size - g.wounds[unit], kinds[other].size - g.wounds[target]
    soil = covers(tables)[g.terrain[g.hexes[target]]]
    return strikes(tables).gain(kind, left, other, other_left, how, soil, answer, prize)


def in_contact(g: Battle, unit: int, target: int) -> int:
    """How a unit attacks another beside it."""
    around = g.game.tables.board.adjacent[g.hexes[target]]
    return SUPPORTED if around & g.occupied[g.owners[unit]] & ~(1 << g.hexes[unit]) else CONTACT


def way_from(g: Battle, unit: int, cell: int) -> bytes:
    """How far every hex is from one, for a unit."""
    tables = g.game.tables
    if tables.kinds[g.kinds[unit]].props & FLIGHT:
        return tables.distance[cell]
    paths = ways(tables)
    rows = paths.of(g.terrain)
    return rows.get(cell) or rows.setdefault(cell, paths.spread(g.terrain, cell))


def foes(g: Battle, unit: int) -> list[int]:
    """The enemies of a unit on the map."""
    owner = g.owners[unit]
    return [other for other, cell in enumerate(g.hexes) if cell >= 0 and g.owners[other] != owner]


def best_harm(g: Battle, unit: int) -> int:
    """What a unit could gain by its best attack if it were activated now."""
    tables = g.game.tables
    card, cell = tables.kinds[g.kinds[unit]], g.hexes[unit]
    row, air = way_from(g, unit, cell), tables.distance[cell]
    reach = max(card.move, card.run if card.stamina > g.fatigue[unit] else 0) + 1
    contact = tables.board.adjacent[cell] & g.occupied[1 - g.owners[unit]]
    shots = 0 if contact or not card.shots else card.reach + (card.move if card.props & QUICK_SHOOTER else 0)
    best = 0
    for other in foes(g, unit):
        there = g.hexes[other]
        if row[there] <= reach:
            how = in_contact(g, unit, other) if row[there] == 1 else CHARGING
            best = max(best, harm_to(g, unit, other, how))
        if air[there] <= shots:
            best = max(best, harm_to(g, unit, other, NEAR_SHOT if air[there] <= card.base else FAR_SHOT))
    return best


def activate(g: Battle, seat: int, options: Options) -> int:
    """FC-14.1: first whoever can do most harm."""
    read = g.game.codec.arguments
    return max(options, key=lambda code: (best_harm(g, read(code)[1][0]), -code))


def act(g: Battle, seat: int, options: Options) -> int:
    """FC-14.3: the best attack, move, rest or guard."""
    activation = g.activation
    if activation is None:
        return usual(g, seat, options)
    tables = g.game.tables
    verbs, goes, unit = verbs_of(tables), tables.goes, activation.unit
    here = g.hexes[unit]
    card, wanted = tables.kinds[g.kinds[unit]], goals(g) if g.kind == SCENARIO else 0
    enemies = foes(g, unit)
    row = way_from(g, unit, here)
    nearest = min([row[g.hexes[other]] for other in enemies], default=FARTHEST)
    best, chosen = -1, verbs.pass_ if verbs.pass_ in options else options[0]
    moves: list[int] = []
    read = g.game.codec.arguments
    for code in options:
        if code in goes:
            moves.append(code)
            continue
        verb, named = read(code)
        if verb.type is do.Attack:
            worth = harm_to(g, unit, named[0], in_contact(g, unit, named[0]))
        elif verb.type is do.Shoot:
            near = tables.distance[here][g.hexes[named[0]]] <= card.base
            worth = harm_to(g, unit, named[0], NEAR_SHOT if near else FAR_SHOT)
        elif code == verbs.rest:
            worth = TIRED * g.fatigue[unit] * (2 if g.fatigue[unit] >= card.stamina else 1)
        elif code == verbs.defend:
            worth = GUARD if nearest <= NEAR else 0
        else:
            continue
        if worth > best:
            best, chosen = worth, code
    if moves:
        worth, code = best_move(g, unit, moves, enemies, wanted)
        if worth > best:
            chosen = code
    return chosen


@cache
def neighbours(tables: Tables) -> tuple[tuple[int, ...], ...]:
    """The hexes beside each hex."""
    return tuple(tuple(cells_of(around)) for around in tables.board.adjacent)


def best_move(g: Battle, unit: int, moves: Options, enemies: list[int], wanted: int) -> tuple[int, int]:
    """The move that prepares the best attack, takes ground or leads there, and what it is worth."""
    tables = g.game.tables
    goes, adjacent, beside = tables.goes, tables.board.adjacent, neighbours(tables)
    card, here, owner = tables.kinds[g.kinds[unit]], g.hexes[unit], g.owners[unit]
    others = g.occupied[owner] & ~(1 << here)
    near: dict[int, int] = {}
    for other in enemies:
        there = g.hexes[other]
        how = SUPPORTED_CHARGE if adjacent[there] & others else CHARGING
        gain = harm_to(g, unit, other, how)
        for cell in beside[there]:
            if gain > near.get(cell, 0):
                near[cell] = gain
    row = way_from(g, unit, here)
    free = wanted & ~g.occupied[owner]
    ends = list(cells_of(free)) or [g.hexes[other] for other in enemies]
    pull = way_from(g, unit, min(ends, key=lambda cell: row[cell])) if ends else row
    liked = 0 if free or not card.shots else card.reach - 1
    base = STEP * max(liked, pull[here]) - (GROUND if wanted >> here & 1 else 0)
    best, chosen = -FARTHEST * STEP, moves[0]
    for code in moves:
        cell, running = goes[code]
        gain, far = near.get(cell, 0), pull[cell]
        worth = base - STEP * (far if far > liked else liked)
        worth += gain * RUSHED // 10 - RUN if running else gain
        if free >> cell & 1:
            worth += GROUND
        if worth > best:
            best, chosen = worth, code
    return best, chosen


def strike(g: Battle, seat: int, options: Options) -> int:
    """FC-16.3: the attack that gains most, if one gains anything."""
    if g.activation is None:
        return usual(g, seat, options)
    verbs, unit = verbs_of(g.game.tables), g.activation.unit
    best, chosen = 0, verbs.pass_ if verbs.pass_ in options else options[0]
    for code in options:
        verb, named = g.game.codec.arguments(code)
        if verb.type is do.Attack:
            worth = harm_to(g, unit, named[0], in_contact(g, unit, named[0]))
        elif verb.type is do.Shoot:
            worth = harm_to(g, unit, named[0], NEAR_SHOT)
        else:
            continue
        if worth > best:
            best, chosen = worth, code
    return chosen


def defence(g: Battle, seat: int, options: Options) -> int:
    """FC-17.4: by Counterblow for nothing; for the order if that saves more than the unit could still do."""
    verbs, attack = verbs_of(g.game.tables), g.attack
    if verbs.counter in options:
        return verbs.counter
    if attack is None or verbs.defend not in options:
        return usual(g, seat, options)
    unit = attack.target
    open_to = harm_to(g, attack.attacker, unit, CONTACT, answer=UNREADY)
    saved = open_to - harm_to(g, attack.attacker, unit, CONTACT, answer=DEFENDED)
    kept = 0 if g.orders[unit] == YELLOW else best_harm(g, unit)
    return verbs.defend if 2 * saved > kept else verbs.decline


def attack_die(g: Battle, seat: int, options: Options) -> int:
    """FC-15.1: a token for a die, unless it is the last that the unit can bear."""
    verbs, attack = verbs_of(g.game.tables), g.attack
    if attack is None:
        return usual(g, seat, options)
    unit = attack.attacker
    fresh = g.game.tables.kinds[g.kinds[unit]].stamina - g.fatigue[unit]
    return verbs.tire if fresh > 1 else verbs.decline


def defence_die(g: Battle, seat: int, options: Options) -> int:
    """FC-19.5: tokens are kept for sparing wounds."""
    return verbs_of(g.game.tables).decline


def advance(g: Battle, seat: int, options: Options) -> int:
    """FC-21.1: on, unless that leaves a goal."""
    attack = g.attack
    if attack is not None and g.kind == SCENARIO:
        wanted, decline = goals(g), verbs_of(g.game.tables).decline
        if wanted >> g.hexes[attack.attacker] & 1 and not wanted >> attack.place & 1 and decline in options:
            return decline
    return usual(g, seat, options)


HABITS: dict[str, Callable[[Battle, int, Options], int]] = {
    "act": act,
    "activate": activate,
    "strike": strike,
    "defence": defence,
    "attack-die": attack_die,
    "defence-die": defence_die,
    "advance": advance,
}
"""What is done about each question; about any other what is most promising by its verb."""
