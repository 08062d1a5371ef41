"""What each side has, term by term: the evaluation of the bots, one pass over the units for both sides.

Here: the terms. Their weights are data (`bots.yaml`), the odds of attacks are `bots_harm`. All of it reads an imagined
state, so it may read all of it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from warhall.games.fantasy_commander.bots_attack import attack_gain
from warhall.games.fantasy_commander.bots_harm import (
    CHARGING,
    CONTACT,
    DEFENDED,
    FAR_SHOT,
    FOREST,
    MAY_DEFEND,
    NEAR_SHOT,
    OPEN,
    POINT,
    SUPPORTED,
    SUPPORTED_CHARGE,
    TOWN,
    UNREADY,
    strikes,
)
from warhall.games.fantasy_commander.contexts import NOT_MOVED, RAN
from warhall.games.fantasy_commander.state import ACTIVE, BY_CARD, DEPLOY, GENERATE, GIVE, SCENARIO, SETTLE, Battle
from warhall.games.fantasy_commander.tables import (
    E_IGNORE,
    FLIGHT,
    NONE,
    QUICK_SHOOTER,
    YELLOW,
    Tables,
)

TERMS = (
    "victory-points",
    "near-victory",
    "army",
    "ground-held",
    "ground-kept",
    "attacks-ready",
    "attacks-later",
    "attack",
    "orders",
    "reserve",
    "fresh",
    "guard",
    "cover",
    "tactics",
    "goals-near",
    "enemy-near",
    "campaign",
    "supplies",
)
"""The terms, in the order in which `count` counts them."""
(
    VP, NEAR_VICTORY, ARMY, HELD, KEPT, READY, LATER, ATTACK, ORDERS, RESERVE, FRESH, GUARD, COVER, TACTICS, GOALS,
    ENEMY, CAMPAIGN, SUPPLIES,
) = range(len(TERMS))  # fmt: skip
OWN = (GOALS, ENEMY)
"""What drives a side forward counts only for the side that weighs."""
UNIT = 100
"""One victory point, one order, one hex."""
PRIZE = 60 * POINT
"""What a victory point for a destroyed unit is worth beside the unit."""
FARTHEST = 99
WORTH_A_STEP = 9
"""No goal farther than this draws a unit more than another."""
RUSHED = 7
"""Of ten attacks after a run so many are worth it: the run costs fatigue."""
LONG = 4
"""Where nothing but the enemy is to be had, every so many rounds make him more wanted."""
COLOURED = 12 * POINT
"""What any unit can do with an order, beside an attack."""


class Ground(NamedTuple):
    """What a scenario gives a side at the end of a round."""

    point: int
    """For each capture point."""
    town: int
    """For each town."""
    towns: tuple[tuple[int, int], ...]
    """For so many towns so many points."""
    fallen: tuple[int, ...]
    """By the number of towns destroyed."""
    prize: int
    """For a destroyed enemy."""
    wants_towns: bool


@cache
def ground(tables: Tables, scenario: int, faction: int) -> Ground:
    """FC-7.1: the scoring of a scenario for a side."""
    point = town = prize = 0
    towns: list[tuple[int, int]] = []
    fallen = [0] * 9
    wants = bool(scenario != NONE and tables.scenarios[scenario].dice_per_unit_in_town)
    ident = tables.printed.factions[faction].id
    for line in tables.scenarios[scenario].scoring if scenario != NONE else ():
        wants |= line.event in ("towns_at_end", "enters_town")
        if line.to not in (None, ident):
            continue
        if line.event == "capture_point_at_end":
            point += line.vp
        elif line.event == "towns_at_end" and line.per_town:
            town += line.vp
        elif line.event == "towns_at_end":
            towns.append((line.towns, line.vp))
        elif line.event == "towns_destroyed_at_end":
            for number in line.destroyed:
                fallen[number] += line.vp
        elif line.event == "enemy_unit_destroyed" and line.unit is None and not line.types:
            prize += line.vp
    return Ground(point, town, tuple(towns), tuple(fallen), prize * PRIZE, wants)


@cache
def covers(tables: Tables) -> bytes:
    """What each kind of terrain does for an attacked unit."""
    return bytes(
        TOWN if soil.ignores_damage else FOREST if any(e[0][0] == E_IGNORE for e in soil.effects) else OPEN
        for soil in tables.soils
    )


class Ways:
    """How far hexes are from each other on foot, with no unit in the way; worked out hex by hex for each map."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.maps: dict[bytes, dict[int, bytes]] = {}

    def of(self, terrain: bytes) -> dict[int, bytes]:
        """The rows of a map that are known."""
        found = self.maps.get(terrain)
        if found is None:
            if len(self.maps) > 256:
                self.maps.clear()
            found = self.maps[terrain] = {}
        return found

    def spread(self, terrain: bytes, cell: int) -> bytes:
        """The steps from a hex to all others, FARTHEST to those that cannot be reached."""
        board = self.tables.board
        free = board.all & ~self.tables.field(terrain).impassable
        row = bytearray([FARTHEST]) * board.size
        row[cell] = 0
        seen = front = 1 << cell
        steps = 0
        while front:
            steps += 1
            front = board.touching(front) & free & ~seen
            seen |= front
            rest = front
            while rest:
                low = rest & -rest
                row[low.bit_length() - 1] = steps
                rest ^= low
        return bytes(row)


@cache
def ways(tables: Tables) -> Ways:
    """The ways on the maps of a set of content."""
    return Ways(tables)


def goals(g: Battle) -> int:
    """The hexes that units should go to: capture points, and towns where the scenario gives something for them."""
    wanted = g.points
    tables = g.game.tables
    if g.towns and ground(tables, g.scenario, g.factions[0]).wants_towns:
        for cell in g.towns:
            if g.terrain[cell] in tables.towns:
                wanted |= 1 << cell
    return wanted


def income(g: Battle, side: int) -> int:
    """FC-7.7: what a side would get if the round ended now."""
    rules = ground(g.game.tables, g.scenario, g.factions[side])
    total = rules.fallen[min(g.fallen, len(rules.fallen) - 1)]
    occupied = g.occupied[side]
    if rules.point:
        total += rules.point * (g.points & occupied).bit_count()
    if (rules.town or rules.towns) and g.towns:
        towns, terrain = g.game.tables.towns, g.terrain
        held = sum(occupied >> cell & 1 for cell in g.towns if terrain[cell] in towns)
        total += rules.town * held + sum(vp for wanted, vp in rules.towns if 0 < wanted <= held)
    return total


def count(g: Battle) -> tuple[list[int], list[int]]:
    """How much each side has of each term."""
    sides = [0] * len(TERMS), [0] * len(TERMS)
    if g.campaign is not None:
        count_campaign(g, sides)
    if g.phase == SETTLE:
        return sides
    strength = count_units(g, sides)
    total = sum(strength) or 1
    scale = 1 if g.kind == SCENARIO else 2
    drive = 1 if g.kind == SCENARIO else 2 + g.round // LONG
    for side in (0, 1):
        has = sides[side]
        has[ENEMY] *= drive
        has[ARMY] = scale * 1000 * strength[side] // total
        for term in (READY, LATER, ATTACK):
            has[term] = scale * 1000 * has[term] // total
        red, blue, green, purple = g.reserve[4 * side : 4 * side + 4]
        dice = len(g.order_dice[side]) if g.phase == GENERATE else 0
        has[RESERVE] = UNIT * min(4, red + blue + green + purple + dice)
    if g.waiting:
        sides[g.turn][TACTICS] += UNIT * len(g.waiting)
    if g.activation is not None:
        unit = g.activation.unit
        if g.touched >> unit & 1:
            sides[g.owners[unit]][TACTICS] += UNIT * sum(effect[0] == unit for effect in g.effects)
    if g.kind == SCENARIO:
        count_score(g, sides)
    return sides


def count_score(g: Battle, sides: tuple[list[int], list[int]]) -> None:
    """Victory points, and the ground that will give more at the end of the round."""
    most = max(g.vp)
    late = 0
    if g.phase == ACTIVE:
        there = acted = 0
        for unit, cell in enumerate(g.hexes):
            if cell >= 0:
                there += 1
                acted += g.orders[unit] < 0
        late = acted * UNIT // max(1, there)
    for side in (0, 1):
        has = sides[side]
        has[VP] = UNIT * g.vp[side]
        has[NEAR_VICTORY] = UNIT * g.vp[side] * most // max(1, g.play_to)
        gain = income(g, side)
        has[HELD] = UNIT * gain
        has[KEPT] = late * gain


def count_units(g: Battle, sides: tuple[list[int], list[int]]) -> tuple[int, int]:  # noqa: C901, PLR0912, PLR0915
    """The units of both sides: their strength, what they can do, and where they stand. One loop, for speed."""
    tables = g.game.tables
    table = strikes(tables)
    gain, known, worths, kinds_of = table.gain, table.known, table.worths, tables.kinds
    terrain, adjacent, distance = g.terrain, tables.board.adjacent, tables.distance
    cover = covers(tables)
    paths = ways(tables)
    rows = paths.of(terrain)
    hexes, owners, kinds, wounds, orders, fatigue = g.hexes, g.owners, g.kinds, g.wounds, g.orders, g.fatigue
    occupied, defended, phase = g.occupied, g.defended, g.phase
    units: tuple[list[tuple[int, int, int, int]], ...] = ([], [])
    targets: tuple[list[tuple[int, int, int, int, int, int]], ...] = ([], [])
    strength = [0, 0]
    for unit, cell in enumerate(hexes):
        if cell < 0 and (phase != DEPLOY or g.dead >> unit & 1):
            continue
        side, kind = owners[unit], kinds[unit]
        left = kinds_of[kind].size - wounds[unit]
        if left <= 0:
            continue
        strength[side] += worths[kind][left]
        if cell < 0:  # FC-6.5: it is still to be deployed
            continue
        if defended >> unit & 1:
            answer = DEFENDED
        elif orders[unit] >= 0 or phase != ACTIVE:
            answer = MAY_DEFEND
        else:
            answer = UNREADY
        units[side].append((unit, cell, kind, left))
        targets[side].append((cell, adjacent[cell], kind, left, cover[terrain[cell]], answer))
    scenario = g.kind == SCENARIO
    wanted = goals(g) if scenario else 0
    active = g.activation
    acting, moved = NONE, NOT_MOVED
    if g.attack is not None and g.attack.by != BY_CARD and g.attack.target < len(hexes):
        prize = ground(tables, g.scenario, g.factions[g.owners[g.attack.attacker]]).prize if scenario else 0
        sides[owners[g.attack.attacker]][ATTACK] += attack_gain(g, g.attack, prize)
    elif active is not None and not (active.over or active.attacks or active.colour == YELLOW):
        acting, moved = active.unit, active.moved
    for side in (0, 1):
        has, enemies = sides[side], targets[1 - side]
        prize = ground(tables, g.scenario, g.factions[side]).prize if scenario else 0
        own_hexes, enemy_hexes = occupied[side], occupied[1 - side]
        open_orders: list[int] = []
        free_goals = wanted & ~own_hexes
        nearest_to = {}
        rest = free_goals
        while rest:
            low = rest & -rest
            nearest_to[low.bit_length() - 1] = WORTH_A_STEP
            rest ^= low
        for unit, cell, kind, left in units[side]:
            card = kinds_of[kind]
            if card.props & FLIGHT:
                row = distance[cell]
            else:
                row = rows.get(cell) or rows.setdefault(cell, paths.spread(terrain, cell))
            contact = bool(adjacent[cell] & enemy_hexes)
            fresh = card.stamina - fatigue[unit]
            may_run = fresh > 0
            walk, run, shots = card.move + 1, card.run + 1 if may_run else 0, 0
            if card.shots and not contact:
                shots = card.reach + (card.move if card.props & QUICK_SHOOTER else 0)
            if unit == acting and moved != NOT_MOVED:
                walk, run = 1, 0
                if moved == RAN:
                    shots = 0
                    if active is not None and not active.tired and not may_run:
                        walk = 0
                elif not card.props & QUICK_SHOOTER:
                    shots = 0
                else:
                    shots = min(shots, card.reach)
            best, nearest = 0, FARTHEST
            others, air = own_hexes & ~(1 << cell), distance[cell]
            on_foot, base = max(walk, run), card.base
            for there, around, other, other_left, soil, answer in enemies:
                far = row[there]
                if far < nearest:  # noqa: PLR1730  a call would cost more than all the rest
                    nearest = far
                if far <= on_foot:
                    if around & others:
                        how = SUPPORTED if far == 1 else SUPPORTED_CHARGE
                    else:
                        how = CONTACT if far == 1 else CHARGING
                    value = known.get((kind, left, other, other_left, how, soil, answer, prize), NONE)
                    if value < 0:
                        value = gain(kind, left, other, other_left, how, soil, answer, prize)
                    if far > walk:
                        value = value * RUSHED // 10
                    if value > best:  # noqa: PLR1730
                        best = value
                if air[there] <= shots:
                    how = NEAR_SHOT if air[there] <= base else FAR_SHOT
                    value = known.get((kind, left, other, other_left, how, soil, answer, prize), NONE)
                    if value < 0:
                        value = gain(kind, left, other, other_left, how, soil, answer, prize)
                    if value > best:  # noqa: PLR1730
                        best = value
            order = orders[unit]
            if unit == acting:
                has[READY] += best
            elif order >= 0 and order != YELLOW:
                has[READY] += best
                has[ORDERS] += UNIT
            elif phase == GIVE and order < 0 and not g.ready >> side & 1:
                open_orders.append(best + COLOURED)
            else:
                has[LATER] += best
            tired = fatigue[unit]
            if tired:
                resting = order == YELLOW and not contact
                has[FRESH] -= UNIT * tired // (2 if resting else 1) * (2 if tired >= card.stamina else 1)
            if nearest <= 3:
                if defended >> unit & 1:
                    has[GUARD] += UNIT
                if cover[terrain[cell]]:
                    has[COVER] += UNIT
            within = max(walk, shots)
            if nearest > within:
                has[ENEMY] -= UNIT * min(nearest - within, 12)
            if nearest_to and not wanted >> cell & 1:
                for goal, steps in nearest_to.items():
                    if row[goal] < steps:
                        nearest_to[goal] = row[goal]
        if nearest_to:
            has[GOALS] -= UNIT * sum(nearest_to.values())
        if open_orders:
            red, blue, green, purple = g.reserve[4 * side : 4 * side + 4]
            open_orders.sort(reverse=True)
            for value in open_orders[: red + blue + green + purple]:
                has[READY] += value - COLOURED
                has[ORDERS] += UNIT
    return strength[0], strength[1]


def count_campaign(g: Battle, sides: tuple[list[int], list[int]]) -> None:
    """FC-C.25: what the campaign is decided by, and what it is paid with."""
    campaign = g.campaign
    if campaign is None:
        return
    for side in (0, 1):
        has = sides[side]
        standing = len(campaign.built[side]) - len(campaign.damaged[side])
        has[CAMPAIGN] = UNIT * (campaign.reputation[side] + campaign.prosperity[side] + standing)
        has[SUPPLIES] = UNIT * campaign.supplies[side]
    kinds = g.game.tables.kinds
    for kind, side, away in zip(campaign.kinds, campaign.sides, campaign.away, strict=True):
        if not away:
            sides[side][SUPPLIES] += kinds[kind].cost
    if g.muster is not None:
        for side in (0, 1):
            sides[side][SUPPLIES] += sum(kinds[kind].cost for kind in g.muster.armies[side])
            sides[side][SUPPLIES] += len(g.muster.decks[side])
