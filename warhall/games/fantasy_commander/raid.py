"""What the monsters of a raid do by their orders (FC-C.14 to FC-C.17, FC-C.28, FC-C.29).

Here: hunt, ravage and lurk. Not here: how a raid begins and ends (`campaign`), how monsters answer attacks (`combat`,
`aftermath`, `retreat`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import chronicle, events, score
from warhall.games.fantasy_commander.actions import Hex, Unit
from warhall.games.fantasy_commander.activation import activatable, begin_activation, go, rest, ways
from warhall.games.fantasy_commander.attacks import attack, shoot
from warhall.games.fantasy_commander.combat import activation_of
from warhall.games.fantasy_commander.contexts import Activation
from warhall.games.fantasy_commander.movement import Reach, budget, closed_ground, path_to
from warhall.games.fantasy_commander.properties import (
    enemy_contacts,
    is_exhausted,
    left,
    own_units,
    props_of,
)
from warhall.games.fantasy_commander.ranged import may_shoot, shot_targets
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import BLUE, FLIGHT, RED
from warhall.geometry.masks import cells_of
from warhall.kernel.state import step


@step
def monster_turn(g: Battle) -> None:
    """FC-C.14: the monsters' turn: the first of those that may act now."""
    waiting = activatable(g, g.monsters)
    if waiting:
        begin_activation(g, waiting[0], monster_act)


@step
def monster_act(g: Battle) -> None:
    """FC-C.14: a monster does what its order says."""
    activation = activation_of(g)
    if activation.over:
        return
    if activation.colour == RED or (activation.colour == BLUE and not g.buildings):
        hunt(g, activation)
    elif activation.colour == BLUE:
        ravage(g, activation)
    else:
        lurk(g, activation)


def prey(g: Battle, unit: int, among: list[int]) -> int:
    """FC-C.15: the nearest enemy; at a tie the weakest, then by column and row."""
    distance, board = g.game.tables.distance[g.hexes[unit]], g.game.tables.board
    return min(among, key=lambda u: (distance[g.hexes[u]], left(g, u), *board.place(g.hexes[u])))


def hunt(g: Battle, activation: Activation) -> None:
    """FC-C.15: toward the nearest enemy, and attack it; run with fatigue only to come into contact."""
    unit = activation.unit
    enemies = own_units(g, 1 - g.monsters)
    target = prey(g, unit, enemies)
    around = g.game.tables.board.adjacent[g.hexes[target]]
    if not around >> g.hexes[unit] & 1:
        walk, dash = ways(g, unit)
        if walk.free & around:
            approach(g, activation, walk.free & around, walk, target, running=False)
        elif dash.free & around and not is_exhausted(g, unit):
            approach(g, activation, dash.free & around, dash, target, running=True)
        else:
            approach(g, activation, walk.free | walk.ending, walk, target, running=False)
            return
    if not score.is_over(g) and not activation.over and around >> g.hexes[unit] & 1:
        attack(g, g.monsters, target)


def approach(g: Battle, activation: Activation, cells: int, reach: Reach, target: int, *, running: bool) -> None:
    """Go to the one of these hexes that is nearest to the target on foot, if it is nearer than here."""
    unit = activation.unit
    far = steps_to(g, unit, g.hexes[target])
    _go_nearer(g, activation, cells, far, running=running)


def _go_nearer(g: Battle, activation: Activation, cells: int, far: list[int], *, running: bool) -> None:
    unit = activation.unit
    found = [cell for cell in cells_of(cells) if far[cell] < far[g.hexes[unit]]]
    if not found:
        return
    props = props_of(g, unit)
    lengths = g.game.tables.distance[g.hexes[unit]]
    end = min(found, key=lambda cell: (far[cell], lengths[cell], cell))
    path = path_to(g, unit, budget(g, unit, running=running), props, end)
    agenda = g.agenda
    go(g, activation, path, running=running)
    if not score.is_over(g):
        g.agenda = agenda  # a monster's attack follows from its order, not from a question


def steps_to(g: Battle, unit: int, goal: int) -> list[int]:
    """How many steps each hex is from a goal, round whatever stops the unit."""
    board = g.game.tables.board
    if props_of(g, unit) & FLIGHT:
        return list(g.game.tables.distance[goal])
    open_hexes = board.all & ~(closed_ground(g, unit) | g.occupied[0] | g.occupied[1]) | 1 << g.hexes[unit]
    far = [board.size] * board.size
    frontier = seen = 1 << goal
    steps = 0
    while frontier:
        for cell in cells_of(frontier):
            far[cell] = steps
        frontier = board.touching(frontier) & open_hexes & ~seen
        seen |= frontier
        steps += 1
    return far


def ravage(g: Battle, activation: Activation) -> None:
    """FC-C.16: toward the nearest building, and damage it from beside it or on it."""
    unit, tables = activation.unit, g.game.tables
    distance = tables.distance[g.hexes[unit]]
    goal = min(g.buildings, key=lambda cell: (distance[cell], *tables.board.place(cell)))
    beside = tables.board.adjacent[goal] | 1 << goal
    if not beside >> g.hexes[unit] & 1:
        walk, _ = ways(g, unit)
        cells = (walk.free | walk.ending) & beside or walk.free | walk.ending
        _go_nearer(g, activation, cells, steps_to(g, unit, goal), running=False)
    if not score.is_over(g) and beside >> g.hexes[unit] & 1:
        damage_building(g, goal)


def damage_building(g: Battle, cell: int) -> None:
    """FC-C.16, FC-C.29: a building takes one damage; a destroyed one is removed."""
    number = g.buildings.index(cell)
    g.building_damage[number] += 1
    rest_of_it = g.game.tables.printed.campaign.building_points - g.building_damage[number]
    if g.ears is not None:
        g.tell("FC-C.16", chronicle.BuildingHurt(Hex(cell), rest_of_it))
    if rest_of_it <= 0:
        del g.buildings[number], g.building_damage[number]
        g.razed += 1


def lurk(g: Battle, activation: Activation) -> None:
    """FC-C.17: rest if exhausted and alone; else shoot, else declare defence."""
    unit = activation.unit
    if is_exhausted(g, unit) and g.fatigue[unit] and not enemy_contacts(g, unit):
        rest(g, unit)
        return
    targets = shot_targets(g, unit) if may_shoot(g, unit, activation.moved) else []
    if targets:
        shoot(g, g.monsters, prey(g, unit, targets))
        return
    g.defended |= 1 << unit
    if g.ears is not None:
        g.tell("FC-17.1", events.Defended(Unit(unit)))
