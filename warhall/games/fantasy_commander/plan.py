"""What is agreed before the start (chapter 2, FC-3.3, FC-28.1, FC-29.1): the options, and the same in numbers.

Here: the options and how they are read; what is left out is filled in from the ready lists. A plan may be half-built:
whether it is legal is said by `draft`, and the table is laid by `setup`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, TypeAlias

import msgspec

from warhall.games.fantasy_commander.printed import Size
from warhall.games.fantasy_commander.tables import NONE, Tables
from warhall.kernel.errors import OptionsError, nearest, quoted
from warhall.kernel.game import Options

Listed: TypeAlias = dict[str, Annotated[int, msgspec.Meta(ge=0, le=40)]]
"""How many of each unit or card."""
Row: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]

MODES = ("scenario", "epic", "campaign")
RANDOM, HAND_MADE = "random", "hand_made"


class FantasyOptions(Options, frozen=True, kw_only=True):
    """What is agreed before the start."""

    mode: str = MODES[0]
    scenario: str = ""
    """FC-2.1: which scenario; by default the first."""
    size: str = ""
    """FC-3.3: the size of an Epic Battle; by default the middle one."""
    limit: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """FC-3.3: another limit within the size; 0 is the usual one."""
    map: str = RANDOM
    """FC-29.1: a map by its id, or a random one, or a hand-made one."""
    ground: Annotated[tuple[Row, ...], msgspec.Meta(max_length=40)] = ()
    """FC-29.4: a finished hand-made map, row by row, in the glyphs of terrain; without it the players lay one."""
    factions: tuple[str, ...] = ()
    """Who plays which faction in an Epic Battle."""
    same_faction: bool = False
    """FC-29.7: both players may be of the same faction."""
    armies: tuple[Listed, ...] = ()
    """Armies of both seats; by default the ready lists."""
    decks: tuple[Listed, ...] = ()
    build: bool = False
    """Armies and decks are built at the table."""
    elements: dict[str, str] = msgspec.field(default_factory=dict)
    """FC-28.1: extra elements by hex."""
    deploy_first: str = ""
    """FC-6.4: who deploys first, where the players may agree."""
    deck_face: str = "up"
    """FC-5.6: the top card of a deck lies face `up` or `down`."""
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=200)] = 20
    """FC-25.5: 0 is none."""


@dataclass(slots=True, kw_only=True)
class Plan:
    """The options of a scenario or an Epic Battle in the numbers of the tables."""

    scenario: int = NONE
    """NONE: an Epic Battle."""
    size: Size | None = None
    limit: int
    sides: int = 2
    """FC-2.5: how many sides the options speak of."""
    factions: bytes
    same_faction: bool = False
    armies: list[list[int]]
    decks: list[list[int]]
    chart: int = NONE
    ground: tuple[str, ...] = ()
    map: str
    elements: dict[str, int]
    first: str | None
    build: bool


def known(kind: str, ident: str, among: Mapping[str, int]) -> int:
    """The number of a thing of content.

    Raises:
        OptionsError: there is none.
    """
    if ident not in among:
        raise OptionsError(f"there is no {kind} {ident[:40]!r}{nearest(ident, among)}: there are {quoted(among)}")
    return among[ident]


def plan_of(tables: Tables, options: FantasyOptions) -> Plan:
    """FC-2.1, FC-2.2: a scenario or an Epic Battle.

    Raises:
        OptionsError: something is named that there is not.
    """
    return plan_epic(tables, options) if options.mode == MODES[1] else plan_scenario(tables, options)


def plan_scenario(tables: Tables, options: FantasyOptions) -> Plan:
    """FC-2.1: a scenario with its limit and map, and its sample armies unless others are given."""
    number = known("scenario", options.scenario, tables.scenario_of) if options.scenario else 0
    scenario = tables.scenarios[number]
    factions = bytes(tables.factions[faction] for faction in scenario.armies)
    armies = [tables.army(army) for army in scenario.armies.values()]
    decks = [tables.deck(scenario.decks[faction]) for faction in scenario.armies]
    return Plan(
        scenario=number,
        limit=scenario.limit,
        sides=sides_of(options.armies, options.decks),
        factions=factions,
        armies=given("unit", options.armies, tables.kind_of) or armies,
        decks=given("card", options.decks, tables.card_of) or decks,
        chart=tables.chart_of[scenario.map],
        map=scenario.map,
        elements=elements_of(tables, options.elements),
        first=scenario.deploy_first or agreed(tables, options, factions),
        build=options.build,
    )


def plan_epic(tables: Tables, options: FantasyOptions) -> Plan:
    """FC-29.1: size, armies and map of an Epic Battle."""
    sizes = {size.id: number for number, size in enumerate(tables.printed.sizes)}
    size = tables.printed.sizes[known("size", options.size, sizes) if options.size else len(sizes) // 2]
    playable = {f.id: n for n, f in enumerate(tables.printed.factions) if not f.raiders}
    chosen = [known("faction", ident, playable) for ident in options.factions]
    factions = bytes([*chosen, *(number for number in playable.values() if number not in chosen)][:2])
    lists = {entry.faction: entry for entry in tables.printed.lists if entry.size == size.id}
    ready = [lists.get(tables.printed.factions[faction].id) for faction in factions]
    chart = known("map", options.map, tables.chart_of | {RANDOM: NONE, HAND_MADE: NONE})
    if options.ground and options.map != HAND_MADE:
        raise OptionsError(f"ground is drawn for map: {HAND_MADE}, not for {options.map[:40]!r}")
    return Plan(
        size=size,
        limit=options.limit or size.usual,
        sides=sides_of(options.factions, options.armies, options.decks),
        factions=factions,
        same_faction=options.same_faction,
        armies=given("unit", options.armies, tables.kind_of)
        or [tables.army(entry.army if entry else ()) for entry in ready],
        decks=given("card", options.decks, tables.card_of)
        or [tables.deck(entry.deck if entry else ()) for entry in ready],
        chart=chart,
        ground=options.ground,
        map=options.map,
        elements=elements_of(tables, options.elements),
        first=agreed(tables, options, factions),
        build=options.build,
    )


def sides_of(*given: tuple[object, ...]) -> int:
    """FC-2.5: two, unless something is given for another number of sides."""
    return next((len(each) for each in given if each and len(each) != 2), 2)


def agreed(tables: Tables, options: FantasyOptions, factions: bytes) -> str | None:
    """FC-6.4: who deploys first by agreement; None: FC-6.2 decides."""
    if not options.deploy_first:
        return None
    known("side", options.deploy_first, {tables.printed.factions[number].id: number for number in factions})
    return options.deploy_first


def given(kind: str, lists: tuple[Listed, ...], numbers: Mapping[str, int]) -> list[list[int]]:
    """The armies or decks of both seats in numbers; one that is left out is empty."""
    found = [[each for ident, n in listed.items() for each in [known(kind, ident, numbers)] * n] for listed in lists]
    return found and [*found, []][:2]


def elements_of(tables: Tables, elements: dict[str, str]) -> dict[str, int]:
    """FC-28.1: extra elements by the names of their hexes."""
    kinds = {terrain.id: n for n, terrain in enumerate(tables.printed.terrain) if terrain.class_ == "element"}
    return {name: known("element", ident, kinds) for name, ident in elements.items()}
