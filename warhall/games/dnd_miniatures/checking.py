"""The checks of the whole content, and the shelf it is loaded from.

Here: what no single entry can tell: one name for one id, attacks that exist, maps of equal rows, warbands within their
limits, battles that can be set up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from warhall.content import Names, Report, Shelf
from warhall.games.dnd_miniatures.card_lines import BASIC
from warhall.games.dnd_miniatures.operations import MakeAttack
from warhall.games.dnd_miniatures.printed import Band, Creature, Edge, Limit, Map, Printed, Scenario
from warhall.kernel.errors import quoted
from warhall.kernel.faults import Place

FOLDER = Path(__file__).parent / "content"
TERRAIN = ".#1234dfolscSTrbh"
"""The marks of a drawn map: floor, walls and half walls, and the terrains of chapters 24 and 25."""
BEYOND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def check(printed: Printed, report: Report) -> None:
    """Everything that spelling cannot show."""
    names: dict[tuple[str, str], Names] = {}
    for number, creature in enumerate(printed.creatures):
        for card in (creature, creature.epic_card()):
            if card is not None:
                _check_card(card, ("creatures", number), names, report)
    for number, drawn in enumerate(printed.maps):
        for place, problem in _map_faults(drawn):
            report(("maps", number, *place), problem)
    limits = {each.points: each for each in printed.setup.limits}
    cards = {each.id: each for each in printed.creatures}
    sizes = {each.id: each.size for each in printed.maps}
    for number, band in enumerate(printed.warbands):
        for place, problem in _band_faults(band, limits, cards, sizes):
            report(("warbands", number, *place), problem)
    for number, scenario in enumerate(printed.scenarios):
        for place, problem in _scenario_faults(scenario, limits, {each.id: each for each in printed.maps}):
            report(("scenarios", number, *place), problem)
    for place, problem in _setup_faults(printed):
        report(("setup", *place), problem)


def _check_card(card: Creature, place: tuple[str, int], names: dict[tuple[str, str], Names], report: Report) -> None:
    powers = [*card.powers, *(card.commander.powers if card.commander else ())]
    for kind, parts in (("attack", card.attacks), ("power", powers)):
        for part in parts:
            if names.setdefault((kind, part.id), part.name) != part.name:
                report(place, f"the {kind} {part.id!r} has another name on another card")
    if sum(attack.basic for attack in card.attacks) != (1 if card.attacks else 0) or any(
        attack.basic for attack in card.attacks[1:]
    ):
        report(place, "DM-3.9: the first attack is the basic attack, and no other is")
    known = {BASIC, *(attack.id for attack in card.attacks)}
    lists = [ops for attack in card.attacks for ops in (attack.on_hit, attack.aftereffect)]
    for op in (op for ops in (*lists, *(power.ops for power in powers)) for op in ops):
        if isinstance(op, MakeAttack) and op.attack not in known:
            report(place, f"there is no attack {op.attack!r} on this card")


def _map_faults(drawn: Map) -> Iterator[tuple[Place, str]]:
    """Chapter 25: what is wrong with a battle map."""
    rows, zones = drawn.terrain.splitlines(), drawn.zones.splitlines()
    width, height = len(rows[0]) if rows else 0, len(rows)
    if {len(row) for row in (*rows, *zones)} != {width} or len(zones) != height:
        yield (), "terrain and zones must be rows of one length, equally many"
    unknown = sorted({mark for row in rows for mark in row} - set(TERRAIN))
    if unknown:
        yield ("terrain",), f"{quoted(unknown)} is no terrain: expected {' '.join(TERRAIN)}"
    missing = [letter for letter in "ab" if not any(letter in row for row in zones)]
    if missing:
        yield ("zones",), f"DM-25.7: the start area {quoted(missing)} is not drawn"
    letters = {letter for row in zones for letter in row} - set(".ab")
    if letters != set(drawn.victory_areas):
        yield ("victory_areas",), f"the areas drawn are {', '.join(sorted(letters))}"
    if "r" in drawn.terrain and drawn.river_flow is None:
        yield (), "DM-25.3: a river flows somewhere: river_flow is missing"
    for number, edge in enumerate(drawn.wall_edges):
        if not _is_inside(edge, width, height):
            yield ("wall_edges", number), "the wall is not between two squares of the map"
    for name, (x, y) in drawn.quick_start.items():
        if not (x < width and y < height):
            yield ("quick_start", name), "the square is not on the map"


def _is_inside(edge: Edge, width: int, height: int) -> bool:
    dx, dy = BEYOND[edge.side]
    return all(0 <= x < width and 0 <= y < height for x, y in ((edge.x, edge.y), (edge.x + dx, edge.y + dy)))


def _band_faults(
    band: Band, limits: dict[int, Limit], cards: dict[str, Creature], sizes: Mapping[str, str]
) -> Iterator[tuple[Place, str]]:
    """Chapter 4: which limit a ready-made warband breaks."""
    limit = limits.get(band.limit)
    if limit is None:
        yield ("limit",), f"there are no limits for {band.limit} points: expected {quoted(map(str, limits))}"
        return
    members = [(cards[each.id].epic_card() if each.epic else cards[each.id], each.n) for each in band.creatures]
    for number, (card, copies) in enumerate(members):
        place = ("creatures", number)
        if card is None:
            yield place, "DM-4.11: there is no epic card of it"
        elif card.cost > limit.max_cost:
            yield place, f"DM-4.3: it costs {card.cost}, at most {limit.max_cost} are allowed"
        if card is not None and card.identity and copies > 1:
            yield place, "DM-4.9: it is unique"
    sound = [(card, copies) for card, copies in members if card is not None]
    total, count = sum(card.cost * copies for card, copies in sound), sum(copies for _, copies in sound)
    if total > limit.points:
        yield ("creatures",), f"DM-4.4: they cost {total} points, the limit is {limit.points}"
    if not 0 < count <= limit.creatures:
        yield ("creatures",), f"DM-4.3: there are {count} creatures, 1 to {limit.creatures} are allowed"
    if {"good", "evil"} <= {card.alignment for card, _ in sound}:
        yield ("creatures",), "DM-4.2: good and evil creatures do not go together"
    allowed = {
        each.allow.keyword
        for card, _ in sound
        if card.commander is not None
        for each in card.commander.warband_building
    }
    for number, (card, _) in enumerate(members):
        if card is not None and band.faction not in card.factions and not allowed & set(card.keywords):
            yield ("creatures", number), f"DM-4.1: it is not of the faction {band.faction!r}"
    if sizes[band.map] != limit.map:
        yield ("map",), f"DM-4.8: {band.limit} points are played on a {limit.map} map"


def _scenario_faults(scenario: Scenario, limits: dict[int, Limit], maps: dict[str, Map]) -> Iterator[tuple[Place, str]]:
    """Chapters 2, 26 and 27: what a battle needs to be set up."""
    if not scenario.players:
        yield ("players",), "a battle is for some number of players"
    if scenario.quick:
        if scenario.map is None or len(scenario.sides) != 2:
            yield (), "DM-2.1: a quick-start battle has a map and two sides"
        for number, side in enumerate(scenario.sides):
            if side.at in ("X", "O") and scenario.map is not None and side.at not in maps[scenario.map].quick_start:
                yield ("sides", number, "at"), f"the map {scenario.map!r} has no square {side.at} in quick_start"
        return
    if not scenario.limits:
        yield (), "DM-4.3: a battle has a point limit: limits is missing"
    for number, points in enumerate(scenario.limits):
        if points not in limits:
            yield ("limits", number), f"there are no limits for {points} points: expected {quoted(map(str, limits))}"
        for field in ("award", "bounty"):
            table = getattr(scenario, field)
            if table and str(points) not in table:
                yield (field,), f"what is it worth at {points} points?"
    if not scenario.award:
        yield (), "DM-26.4: what is a victory area worth? award is missing"


def _setup_faults(printed: Printed) -> Iterator[tuple[Place, str]]:
    """DM-4.3, DM-14.8, DM-27.1: limits, templates and boosters."""
    setup = printed.setup
    points = Counter(each.points for each in setup.limits)
    for number, each in enumerate(setup.limits):
        if points[each.points] > 1:
            yield ("limits", number), f"there are two limits for {each.points} points"
    for name in ("small", "large"):
        if name not in setup.cones:
            yield ("cones",), f"DM-14.8: the template {name!r} is missing"
    pool = Counter(
        each.rarity
        for each in printed.creatures
        if each.set.code == setup.boosters.pool_set and each.id not in setup.boosters.exclude
    )
    for number, slot in enumerate(setup.boosters.slots):
        if pool[slot.rarity] < slot.n:
            yield (
                ("boosters", "slots", number),
                f"DM-27.1: the set has only {pool[slot.rarity]} {slot.rarity} creatures",
            )


SHELF = Shelf("dnd_miniatures", Printed, FOLDER, check)
