"""Set-up and deployment (chapter 6), and the map that players lay themselves (FC-29.4)."""

from __future__ import annotations

from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.actions import Hex, Unit
from warhall.games.fantasy_commander.maps import BOTTOM, MIDDLE, TOP, hangs_together
from warhall.games.fantasy_commander.movement import change_terrain, put
from warhall.games.fantasy_commander.placing import add_unit, lay, open_hexes
from warhall.games.fantasy_commander.state import DEPLOY, EPIC, SCENARIO, Battle
from warhall.games.fantasy_commander.tables import NONE
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.state import Asked, Decision, step
from warhall.kernel.words import Name

LAYS = 8
"""FC-29.4: terrain hexes that each player may lay."""


def open_scenario(g: Battle, number: int) -> None:
    """FC-6.1: the map of a scenario lies on the table."""
    tables = g.game.tables
    scenario = tables.scenarios[number]
    g.kind, g.scenario, g.chart, g.play_to = SCENARIO, number, tables.chart_of[scenario.map], scenario.play_to
    chart = tables.charts[g.chart]
    g.terrain, g.points, g.towns = chart.terrain, chart.points, bytes(chart.towns)
    g.scored = [[0] * len(scenario.scoring) for _ in (0, 1)]
    g.zones = [0, 0]
    for side in (0, 1):
        for letter in tables.printed.factions[g.factions[side]].zones:
            g.zones[side] |= chart.zones.get(letter, 0)
    take_from_supply(g)


def take_from_supply(g: Battle) -> None:
    """FC-D2: the terrain hexes on the map are not in the supply."""
    supply = [terrain.supply for terrain in g.game.tables.printed.terrain]
    for kind in g.terrain:
        if kind:
            supply[kind] = max(0, supply[kind] - 1)
    g.supply = bytes(supply)


def take_field(g: Battle, armies: list[list[int]], decks: list[list[int]]) -> None:
    """FC-5.6, FC-6.1, FC-6.2: the units stand ready, the decks are shuffled, the initiative token is given."""
    g.former = b""
    for side in (0, 1):
        for kind in sorted(armies[side]):
            add_unit(g, side, kind)
        g.decks[side] = sorted(decks[side])
        g.dice.shuffle(g.decks[side])
    g.known = [0, 0, 0, 0]
    sizes = [len(army) for army in armies]
    g.initiative = g.dice.below(2) if sizes[0] == sizes[1] else int(sizes[1] > sizes[0])
    g.phase = DEPLOY


def first_deployer(g: Battle, faction: str | None) -> None:
    """FC-6.2 to FC-6.4: the scenario or the players may name who deploys first; else it is the initiative's."""
    g.first = g.initiative
    if faction is not None:
        g.first = g.factions.index(g.game.tables.factions[faction])
    g.turn = g.first
    if g.kind == EPIC:
        g.zones = [TOP, BOTTOM] if g.first == 0 else [BOTTOM, TOP]
    if g.ears is not None:
        g.tell("FC-6.2", events.DeploysFirst(Seat(g.first)))


@step
def lay_map(g: Battle) -> Asked:
    """FC-29.4: the players lay terrain in turn, beginning with the initiative; either may stop."""
    tables, side = g.game.tables, g.turn
    if not any(g.lays):
        g.turn = g.first
        g.last_laid = NONE
        return None
    if not g.lays[side]:
        g.turn = 1 - side
        g.push(lay_map)
        return None
    options = [
        tables.verbs.lay + kind
        for kind, terrain in enumerate(tables.printed.terrain)
        if terrain.hand_made and g.supply[kind] and lay_spots(g, kind)
    ]
    return Decision(side, "lay-map", "FC-29.4", [*options, tables.verbs.done], pick_terrain)


def lay_spots(g: Battle, kind: int) -> int:
    """FC-29.4, FC-29.6: open hexes of the middle rows, not beside the hex just laid, that leave the map whole."""
    tables = g.game.tables
    spots = open_hexes(g) & MIDDLE
    if g.last_laid >= 0:
        spots &= ~tables.board.adjacent[g.last_laid]
    if tables.soils[kind].impassable:
        for cell in cells_of(spots):
            if not hangs_together(tables, g.terrain[:cell] + bytes((kind,)) + g.terrain[cell + 1 :]):
                spots &= ~(1 << cell)
    return spots


def pick_terrain(g: Battle, side: int, code: int) -> None:
    """FC-29.4: which terrain is laid, or no more."""
    verbs = g.game.tables.verbs
    if code == verbs.done:
        g.lays[side] = 0
        g.turn = 1 - side
        g.last_laid = NONE
        g.push(lay_map)
        return
    g.picked = code - verbs.lay
    g.push(lay_hex)


@step
def lay_hex(g: Battle) -> Asked:
    """FC-29.4: where the terrain is laid."""
    tables = g.game.tables
    options = tables.codes(tables.verbs.on, lay_spots(g, g.picked))
    words = {"terrain": tables.terrain_names[g.picked]}
    return Decision(g.turn, "lay-hex", "FC-29.4", options, put_on_map, words)


def put_on_map(g: Battle, side: int, code: int) -> None:
    """FC-29.4: the terrain lies; the other side goes on."""
    cell = code - g.game.tables.verbs.on
    lay(g, side, g.picked, cell, "FC-29.4")
    g.picked, g.last_laid = NONE, cell
    g.lays[side] -= 1
    g.turn = 1 - side
    g.push(lay_map)


@step
def deploy(g: Battle) -> Asked:
    """FC-6.5: the sides place one unit each in turn; when one has none left, the other places all the rest."""
    side = g.turn
    waiting = undeployed(g, side)
    if not waiting:
        side = g.turn = 1 - side
        waiting = undeployed(g, side)
        if not waiting:
            g.turn = g.initiative
            return None
    kinds: dict[int, int] = {}
    for unit in waiting:
        kinds.setdefault(g.kinds[unit], unit)
    first = g.game.tables.verbs.deploy
    options = [first + unit for unit in kinds.values()]
    if len(options) == 1:
        pick_unit(g, side, options[0])
        return None
    return Decision(side, "deploy", "FC-6.5", options, pick_unit)


def undeployed(g: Battle, side: int) -> list[int]:
    """The units of a side that are not yet on the map."""
    return [unit for unit, cell in enumerate(g.hexes) if cell < 0 and g.owners[unit] == side and not g.dead >> unit & 1]


def pick_unit(g: Battle, side: int, code: int) -> None:
    """FC-6.5: any unit of the player's choice."""
    g.picked = code - g.game.tables.verbs.deploy
    g.push(deploy_hex)


@step
def deploy_hex(g: Battle) -> Asked:
    """FC-6.5, FC-6.6: where the unit is placed."""
    tables, side = g.game.tables, g.turn
    options = tables.codes(tables.verbs.on, deployment_spots(g, side))
    if len(options) == 1:
        put_unit(g, side, options[0])
        return None
    words = {"unit": Name("piece", g.unit_names(())[g.picked])}
    return Decision(side, "deploy-hex", "FC-6.6", options, put_unit, words)


def deployment_spots(g: Battle, side: int) -> int:
    """FC-6.6, FC-6.7, FC-27.12: free passable hexes of the zone; without any, those beside it."""
    tables = g.game.tables
    zone = g.zones[side] & ~closed_part(g, side)
    passable = tables.board.all & ~(tables.field(g.terrain).impassable | g.occupied[0] | g.occupied[1])
    spots = zone & passable
    while not spots and zone != tables.board.all:
        zone |= tables.board.touching(zone)
        spots = zone & passable & ~g.zones[1 - side]
    return spots


def closed_part(g: Battle, side: int) -> int:
    """FC-27.12: the part of a zone that already has as many units as it may."""
    if g.scenario == NONE:
        return 0
    limit = g.game.tables.scenarios[g.scenario].zone_limit
    if limit is None:
        return 0
    part = g.game.tables.charts[g.chart].zones.get(limit.zone, 0) & g.zones[side]
    return part if (part & g.occupied[side]).bit_count() >= limit.at_most else 0


def put_unit(g: Battle, side: int, code: int) -> None:
    """FC-6.5: the unit stands; the other side goes on."""
    cell, unit = code - g.game.tables.verbs.on, g.picked
    put(g, unit, cell)
    g.picked = NONE
    g.turn = 1 - side
    if g.ears is not None:
        g.tell("FC-6.5", events.Deployed(Seat(side), Unit(unit), Hex(cell)))
    g.push(deploy)


def place_elements(g: Battle, elements: dict[int, int]) -> None:
    """FC-28.1: elements agreed on before set-up."""
    for cell, kind in elements.items():
        change_terrain(g, cell, kind)


@step
def put_card_terrain(g: Battle, side: int, kind: int, count: int, inside: int) -> Asked:
    """FC-C.30: so many hexes of a terrain, outside both zones, or (Walls) inside the own one."""
    tables = g.game.tables
    spots = open_hexes(g) & (g.zones[side] if inside else ~(g.zones[0] | g.zones[1]))
    if not count or not g.supply[kind] or not spots:
        return None
    options = tables.codes(tables.verbs.on, spots)
    words = {"terrain": tables.terrain_names[kind]}
    return Decision(side, "place-terrain", "FC-C.30", options, put_hex, words)


def put_hex(g: Battle, seat: int, code: int, side: int, kind: int, count: int, inside: int) -> None:
    """FC-C.30: one hex lies; the next."""
    lay(g, side, kind, code - g.game.tables.verbs.on, "FC-C.30")
    g.push(put_card_terrain, side, kind, count - 1, inside)
