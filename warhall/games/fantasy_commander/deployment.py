"""Set-up and deployment (chapter 6), and the map that players lay themselves (FC-29.4)."""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.actions import Hex, Unit
from warhall.games.fantasy_commander.maps import BOTTOM, MIDDLE, TOP, hangs_together
from warhall.games.fantasy_commander.movement import change_terrain, put
from warhall.games.fantasy_commander.placing import add_unit, lay, not_open, open_hexes
from warhall.games.fantasy_commander.reasons import impassable, occupied, piece, where
from warhall.games.fantasy_commander.state import DEPLOY, EPIC, SCENARIO, Battle
from warhall.games.fantasy_commander.tables import NONE
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb

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


def tell_first(g: Battle) -> None:
    """FC-6.2 to FC-6.4: what is told of the initiative token and of who deploys first."""
    sizes = [g.owners.count(side) for side in (0, 1)]
    g.tell("FC-6.2", events.TokenTaken(Seat(g.initiative), "lot" if sizes[0] == sizes[1] else "more"))
    g.tell(rule_of_first(g), events.DeploysFirst(Seat(g.first)))


def rule_of_first(g: Battle) -> str:
    """By which rule a side deploys first: the scenario names it, the players agreed, or it has the token."""
    if g.kind == SCENARIO and g.game.tables.scenarios[g.scenario].deploy_first is not None:
        return "FC-6.3"
    return "FC-6.2" if g.first == g.initiative else "FC-6.4"


def first_deployer(g: Battle, faction: str | None) -> None:
    """FC-6.2 to FC-6.4: the scenario or the players may name who deploys first; else it is the initiative's."""
    g.first = g.initiative
    if faction is not None:
        g.first = g.factions.index(g.game.tables.factions[faction])
    g.turn = g.first
    if g.kind == EPIC:
        g.zones = [TOP, BOTTOM] if g.first == 0 else [BOTTOM, TOP]
    if g.ears is not None:
        tell_first(g)


@step
def lay_map(g: Battle) -> Asked:
    """FC-29.4: the players lay terrain in turn, beginning with the initiative; either may stop."""
    side = g.turn
    if not any(g.lays):
        g.turn = g.first
        g.last_laid = NONE
        return None
    if not g.lays[side]:
        g.turn = 1 - side
        g.push(lay_map)
        return None
    return LAY_MAP.put(g, side)


def not_for_maps(g: Battle, side: int, kind: int) -> Refusal | None:
    """FC-29.4: terrain that may be laid, is left, and has a place."""
    tables = g.game.tables
    if tables.printed.terrain[kind].hand_made and g.supply[kind] and lay_spots(g, kind):
        return None
    return refusal("FC-29.4", "not-for-maps", terrain=tables.terrain_names[kind])


def lay_spots(g: Battle, kind: int) -> int:
    """FC-29.4, FC-29.6: open hexes of the middle rows, not beside the hex just laid, that leave the map whole."""
    tables = g.game.tables
    spots = open_hexes(g) & MIDDLE
    if g.last_laid >= 0:
        spots &= ~tables.board.adjacent[g.last_laid]
    if tables.soils[kind].impassable:
        for cell in cells_of(spots):
            if not hangs_together(tables, with_terrain(g, cell, kind)):
                spots &= ~(1 << cell)
    return spots


def with_terrain(g: Battle, cell: int, kind: int) -> bytes:
    """The map as it would be with a terrain in a hex."""
    return g.terrain[:cell] + bytes((kind,)) + g.terrain[cell + 1 :]


def pick_terrain(g: Battle, side: int, kind: int) -> None:
    """FC-29.4: which terrain is laid."""
    g.picked = kind
    g.push(lay_hex)


def lay_no_more(g: Battle, side: int) -> None:
    """FC-29.4: a player stops."""
    if g.ears is not None:
        g.tell("FC-29.4", events.LaidLast(Seat(side)))
    g.lays[side] = 0
    g.turn = 1 - side
    g.last_laid = NONE
    g.push(lay_map)


LAY_MAP = Question(
    "lay-map", "FC-29.4", Verb(do.Lay, does=pick_terrain, forbids=not_for_maps), Verb(do.Done, does=lay_no_more)
)


@step
def lay_hex(g: Battle) -> Asked:
    """FC-29.4: where the terrain is laid."""
    return LAY_HEX.put(g, g.turn)


def lay_places(g: Battle, side: int) -> int:
    """FC-29.4: where the picked terrain may lie."""
    return lay_spots(g, g.picked)


def no_place_to_lay(g: Battle, side: int, cell: int) -> Refusal | None:
    """FC-29.4, FC-29.6: an open hex of the middle, not beside the last one, that does not part the map."""
    tables, kind = g.game.tables, g.picked
    if refused := not_open(g, cell, "FC-29.4"):
        return refused
    beside = g.last_laid >= 0 and tables.board.adjacent[g.last_laid] >> cell & 1
    whole = not tables.soils[kind].impassable or hangs_together(tables, with_terrain(g, cell, kind))
    if not MIDDLE >> cell & 1:
        return refusal("FC-29.4", "not-middle", hex=where(g, cell))
    if beside:
        return refusal("FC-29.4", "beside-last", hex=where(g, cell))
    return None if whole else refusal("FC-29.6", "parts-map", hex=where(g, cell))


def put_on_map(g: Battle, side: int, cell: int) -> None:
    """FC-29.4: the terrain lies; the other side goes on."""
    lay(g, side, g.picked, cell, "FC-29.4")
    g.picked, g.last_laid = NONE, cell
    g.lays[side] -= 1
    g.turn = 1 - side
    g.push(lay_map)


LAY_HEX = Question(
    "lay-hex",
    "FC-29.4",
    Verb(do.On, does=put_on_map, forbids=no_place_to_lay, offers=lay_places),
    words=lambda g, seat: {"terrain": g.game.tables.terrain_names[g.picked]},
)


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
    units = list(kinds.values())
    if len(units) == 1:
        pick_unit(g, side, units[0])
        return None
    return DEPLOY_UNIT.offer_each(g, side, units)


def undeployed(g: Battle, side: int) -> list[int]:
    """The units of a side that are not yet on the map."""
    return [unit for unit, cell in enumerate(g.hexes) if cell < 0 and g.owners[unit] == side and not g.dead >> unit & 1]


def not_to_deploy(g: Battle, side: int, unit: int) -> Refusal | None:
    """FC-6.5: an own unit that is not on the map yet."""
    if unit >= len(g.kinds) or g.owners[unit] != side or g.dead >> unit & 1:
        return refusal("FC-6.5", "not-own")
    return None if g.hexes[unit] < 0 else refusal("FC-6.5", "deployed-already", unit=piece(g, unit))


def pick_unit(g: Battle, side: int, unit: int) -> None:
    """FC-6.5: any unit of the player's choice."""
    g.picked = unit
    g.push(deploy_hex)


DEPLOY_UNIT = Question(
    "deploy",
    "FC-6.5",
    Verb(do.Deploy, does=pick_unit, forbids=not_to_deploy, more="units of one card are alike: one of them is offered"),
)


@step
def deploy_hex(g: Battle) -> Asked:
    """FC-6.5, FC-6.6: where the unit is placed."""
    side = g.turn
    spots = deployment_spots(g, side)
    if spots.bit_count() == 1:
        put_unit(g, side, spots.bit_length() - 1)
        return None
    return DEPLOY_HEX.offer_each(g, side, spots)


def deployment_spots(g: Battle, side: int) -> int:
    """FC-6.6: the free passable hexes of the deployment zone."""
    return deployment_zone(g, side) & passable(g)


def passable(g: Battle) -> int:
    """FC-6.6: hexes on which a unit can be placed at all."""
    tables = g.game.tables
    return tables.board.all & ~(tables.field(g.terrain).impassable | g.occupied[0] | g.occupied[1])


def deployment_zone(g: Battle, side: int) -> int:
    """FC-6.5, FC-6.7, FC-27.12: the zone without its full part; if nothing is free there, what lies beside it too."""
    board = g.game.tables.board
    zone, free = g.zones[side] & ~closed_part(g, side), passable(g)
    allowed = zone
    while not allowed & free and zone != board.all:
        zone |= board.touching(zone)
        allowed = zone & ~g.zones[1 - side]
    return allowed


def closed_part(g: Battle, side: int) -> int:
    """FC-27.12: the part of a zone that already has as many units as it may."""
    if g.scenario == NONE:
        return 0
    limit = g.game.tables.scenarios[g.scenario].zone_limit
    if limit is None:
        return 0
    part = g.game.tables.charts[g.chart].zones.get(limit.zone, 0) & g.zones[side]
    return part if (part & g.occupied[side]).bit_count() >= limit.at_most else 0


def no_deployment(g: Battle, side: int, cell: int) -> Refusal | None:
    """FC-6.5, FC-6.6, FC-27.12: a free and passable hex of the zone, whose part is not full."""
    if refused := occupied(g, cell, "FC-1.6"):
        return refused
    if not deployment_zone(g, side) >> cell & 1:
        if closed_part(g, side) >> cell & 1:
            return refusal("FC-27.12", "part-full", hex=where(g, cell))
        return refusal("FC-6.5", "outside-zone", hex=where(g, cell))
    return impassable(g, cell, g.game.tables.field(g.terrain).impassable, "FC-6.6")


def put_unit(g: Battle, side: int, cell: int) -> None:
    """FC-6.5: the unit stands; the other side goes on."""
    unit = g.picked
    put(g, unit, cell)
    g.picked = NONE
    g.turn = 1 - side
    if g.ears is not None:
        g.tell("FC-6.5", events.Deployed(Seat(side), Unit(unit), Hex(cell)))
    g.push(deploy)


DEPLOY_HEX = Question(
    "deploy-hex",
    "FC-6.6",
    Verb(do.On, does=put_unit, forbids=no_deployment),
    words=lambda g, seat: {"unit": piece(g, g.picked)},
)


def place_elements(g: Battle, elements: dict[int, int]) -> None:
    """FC-28.1, FC-D2: elements agreed on before set-up; they come out of the supply."""
    for cell, kind in elements.items():
        change_terrain(g, cell, kind)
    take_from_supply(g)


@step
def put_card_terrain(g: Battle, side: int, kind: int, count: int, inside: int) -> Asked:
    """FC-C.30: so many hexes of a terrain, outside both zones, or (Walls) inside the own one."""
    spots = open_hexes(g) & card_zone(g, side, inside)
    return CARD_TERRAIN.offer_each(g, side, spots) if count and g.supply[kind] else None


def card_zone(g: Battle, side: int, inside: int) -> int:
    """FC-C.30: the part of the map in which a card puts terrain."""
    return g.zones[side] if inside else ~(g.zones[0] | g.zones[1])


def no_card_terrain(g: Battle, seat: int, cell: int, side: int, kind: int, count: int, inside: int) -> Refusal | None:
    """FC-C.30: an open hex of that part of the map."""
    if refused := not_open(g, cell, "FC-13.12"):
        return refused
    if card_zone(g, side, inside) >> cell & 1:
        return None
    return refusal("FC-C.30", "outside-zone" if inside else "inside-zones", hex=where(g, cell))


def put_hex(g: Battle, seat: int, cell: int, side: int, kind: int, count: int, inside: int) -> None:
    """FC-C.30: one hex lies; the next."""
    lay(g, side, kind, cell, "FC-C.30")
    g.push(put_card_terrain, side, kind, count - 1, inside)


CARD_TERRAIN = Question(
    "place-terrain",
    "FC-C.30",
    Verb(do.On, does=put_hex, forbids=no_card_terrain),
    words=lambda g, seat, side, kind, count, inside: {"terrain": g.game.tables.terrain_names[kind]},
)

QUESTIONS = (LAY_MAP, LAY_HEX, DEPLOY_UNIT, DEPLOY_HEX, CARD_TERRAIN)
