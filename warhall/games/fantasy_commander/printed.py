"""What is printed: the structures of the content files, and the checks of the whole.

Here: units, tactic cards, terrain, maps, scenarios, lists and the campaign's cards as `content/*.yaml` gives them. Not
here: the operations of an effect (`operations`), the tables that play uses (`tables`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from warhall.content import Names, Part, Report, Shelf, defines, refers
from warhall.games.fantasy_commander.operations import (
    AnyOp,
    Choose,
    Few,
    Level,
    Property,
    Spoken,
    TerrainId,
    UnitId,
    UnitType,
)
from warhall.games.fantasy_commander.printed_campaign import (
    Campaign,
    Column,
    EscalationCard,
    FactionId,
    Generated,
    MapId,
    MonsterOrder,
    Number,
    RaidCard,
    Small,
    Spot,
    TownCard,
    Troops,
)
from warhall.kernel.words import Name, Word

CardId: TypeAlias = Annotated[str, refers("card")]
SizeId: TypeAlias = Annotated[str, refers("size")]

FOLDER = Path(__file__).parent / "content"
COLUMNS, ROWS = 13, 11
"""FC-1.3: the board."""
MONSTER_ORDERS = ("hunt", "ravage", "lurk")
"""FC-C.15 to FC-C.17: what monsters can be told to do."""


class Faction(Part, frozen=True, kw_only=True):
    """A side."""

    id: Annotated[str, defines("faction")]
    name: Names
    zones: tuple[str, ...] = ()
    """The letters of its deployment zones on maps."""
    raiders: bool = False
    """FC-3.7: only the campaign's raids use it."""


class Glossed(Part, frozen=True, kw_only=True):
    """A keyword and its name."""

    id: Annotated[str, defines("property")]
    name: Names


class Keyword(Spoken, frozen=True, kw_only=True):
    """A property on a card, with its number if it has one."""

    property: Property
    x: Level = 0


class Aura(Spoken, frozen=True, kw_only=True):
    """FC-26.2: what units near the source get."""

    x: Few
    to: Literal["own", "enemy"]
    gives: tuple[Keyword, ...]

    def facts(self) -> dict[str, Word]:
        """Whom it is for is a name too."""
        return {"x": self.x, "to": Name("player", self.to)}


class Cost(Part, frozen=True, kw_only=True):
    """FC-14.5: the orders that a property costs; `any` is an order of any colour."""

    red: Level = 0
    blue: Level = 0
    green: Level = 0
    any: Level = 0


class Activated(Part, frozen=True, kw_only=True):
    """FC-4.10: a property that must be paid for."""

    id: Annotated[str, defines("paid")]
    name: Names
    cost: Cost
    gives: tuple[Keyword, ...] = ()
    effect: tuple[AnyOp, ...] = ()


class Leadership(Part, frozen=True, kw_only=True):
    """FC-4.6: the orders that a unit generates; `reroll` are free rerolls."""

    red: Level = 0
    blue: Level = 0
    green: Level = 0
    purple: Level = 0
    dice: Level = 0
    reroll: Level = 0


class Ranged(Part, frozen=True, kw_only=True):
    """FC-4.7, FC-23.9: a ranged attack."""

    dice: Few
    base: Few
    max: Few
    magic: bool = False


class Unit(Part, frozen=True, kw_only=True):
    """FC-4.5: a unit card."""

    id: Annotated[str, defines("unit")]
    name: Names
    faction: FactionId
    type: UnitType
    level: Literal["basic", "veteran", "champion", "unique", "recruit", "monster"]
    promotes_to: UnitId | None = None
    """FC-C.8: the next level."""
    leadership: Leadership = Leadership()
    attack: Small
    defence: Small
    ranged: Ranged | None = None
    size: Few | None = None
    health: Small | None = None
    stamina: Few | None = None
    move: Small
    run: Small
    cost: Number
    properties: tuple[Keyword, ...] = ()
    aura: Aura | None = None
    activated: tuple[Activated, ...] = ()
    supply: Level = 0
    """How many can be summoned in one battle."""


class Tactic(Part, frozen=True, kw_only=True):
    """A tactic card (chapter 13)."""

    id: Annotated[str, defines("card")]
    name: Names
    faction: FactionId
    copies: Few
    star: bool = False
    kind: Literal["normal", "terrain", "curse"] = "normal"
    unique: bool = False
    order: Generated
    effect: tuple[AnyOp, ...]


class Terrain(Part, frozen=True, kw_only=True):
    """Chapter 18, chapter 28: a kind of ground, or an element of a scenario."""

    id: Annotated[str, defines("terrain")]
    glyph: Annotated[str, msgspec.Meta(min_length=1, max_length=1)]
    name: Names
    class_: Literal["basic", "faction", "scenario", "element"] = msgspec.field(name="class")
    faction: FactionId | None = None
    affects: Literal["own", "enemy"] = "own"
    difficult: bool = False
    impassable: bool = False
    blocks_sight: bool = False
    no_advance: bool = False
    supply: Annotated[int, msgspec.Meta(ge=0, le=255)]
    hand_made: bool = False
    """FC-29.4: players may lay it on a map of their own."""
    aura: Level = 0
    sees_over_own: bool = False
    ignores_damage: Level = 0
    rest_restores: Level = 0
    reroll_any: bool = False
    effect: tuple[AnyOp, ...] = ()
    at_start: tuple[AnyOp, ...] = ()
    command: tuple[AnyOp, ...] = ()


class Town(Part, frozen=True, kw_only=True):
    """A named town of a map."""

    name: Names
    at: Spot


class Map(Part, frozen=True, kw_only=True):
    """A map: terrain and zones as drawings."""

    id: Annotated[str, defines("map")]
    name: Names
    terrain: str
    zones: str
    points: tuple[Spot, ...] = ()
    towns: tuple[Town, ...] = ()
    buildings: tuple[Spot, ...] = ()


class Cards(Part, frozen=True, kw_only=True):
    """A line of a deck list."""

    card: CardId
    n: Few


class Scoring(Part, frozen=True, kw_only=True):
    """FC-7.1: what earns victory points."""

    event: Literal[
        "enemy_unit_destroyed", "capture_point_at_end", "towns_at_end", "enters_town", "towns_destroyed_at_end"
    ]
    vp: Few
    to: FactionId | None = None
    """None: both."""
    unit: UnitId | None = None
    types: tuple[UnitType, ...] = ()
    towns: Level = 0
    per_town: bool = False
    destroyed: tuple[Level, ...] = ()


class ZoneLimit(Part, frozen=True, kw_only=True):
    """FC-27.12: only so many units in one part of a zone."""

    zone: str
    at_most: Few


class Wader(Part, frozen=True, kw_only=True):
    """FC-27.16: a unit that may enter a terrain, and fights there as weak."""

    unit: UnitId
    terrain: TerrainId


class TownsFall(Part, frozen=True, kw_only=True):
    """FC-27.22, FC-27.25: what becomes of a town that a side enters, and who loses with the last."""

    to: FactionId
    become: TerrainId
    loser: FactionId


class Scenario(Part, frozen=True, kw_only=True):
    """Chapter 27: a scenario."""

    id: Annotated[str, defines("scenario")]
    number: Few
    name: Names
    map: MapId
    limit: Number
    play_to: Number
    deploy_first: FactionId | None = None
    armies: dict[FactionId, tuple[Troops, ...]]
    decks: dict[FactionId, tuple[Cards, ...]]
    scoring: tuple[Scoring, ...]
    dice_per_unit_in_town: Level = 0
    order_fewer_with_towns: Level = 0
    rests_in_town: FactionId | None = None
    zone_limit: ZoneLimit | None = None
    wader: Wader | None = None
    towns_fall: TownsFall | None = None


class Size(Part, frozen=True, kw_only=True):
    """FC-3.3: a size of Epic Battles."""

    id: Annotated[str, defines("size")]
    name: Names
    least: Number
    most: Number
    usual: Number


class ArmyList(Part, frozen=True, kw_only=True):
    """A ready army with its deck."""

    id: Annotated[str, defines("list")]
    faction: FactionId
    size: SizeId
    army: tuple[Troops, ...]
    deck: tuple[Cards, ...]


class Patch(Part, frozen=True, kw_only=True):
    """A patch of terrain for random maps."""

    id: str
    weight: Few
    hexes: tuple[TerrainId, ...]


class Crossing(Part, frozen=True, kw_only=True):
    """Where a filled row can be crossed."""

    terrain: TerrainId
    column: Column


class Centre(Part, frozen=True, kw_only=True):
    """What may lie in the middle row of a random map."""

    id: str
    weight: Few
    hexes: tuple[TerrainId, ...] = ()
    fill: TerrainId | None = None
    crossings: tuple[Crossing, ...] = ()


class RandomMap(Part, frozen=True, kw_only=True):
    """FC-29.5: how random maps are drawn."""

    draws: Few
    middle: Spot
    patches: tuple[Patch, ...]
    centre: tuple[Centre, ...]


class Printed(Part, frozen=True, kw_only=True):
    """All content: one field for each file."""

    factions: tuple[Faction, ...]
    properties: tuple[Glossed, ...]
    units: tuple[Unit, ...]
    tactics: tuple[Tactic, ...]
    terrain: tuple[Terrain, ...]
    maps: tuple[Map, ...]
    scenarios: tuple[Scenario, ...]
    sizes: tuple[Size, ...]
    lists: tuple[ArmyList, ...]
    random_map: RandomMap
    town_cards: tuple[TownCard, ...]
    escalation_cards: tuple[EscalationCard, ...]
    raid_cards: tuple[RaidCard, ...]
    monster_orders: tuple[MonsterOrder, ...]
    campaign: Campaign


def check(content: Printed, report: Report) -> None:
    """What spelling cannot show: cards that could not be played, maps that do not fit, decks of the wrong size."""
    _check_properties(content, report)
    for number, unit in enumerate(content.units):
        _check_unit(unit, number, report)
    glyphs = [terrain.glyph for terrain in content.terrain]
    for number, terrain in enumerate(content.terrain):
        if glyphs.index(terrain.glyph) != number:
            report(("terrain", number, "glyph"), f"the glyph {terrain.glyph!r} is taken")
    for number, board in enumerate(content.maps):
        _check_map(board, number, frozenset(glyphs), report)
    for number, scenario in enumerate(content.scenarios):
        for faction, army in scenario.armies.items():
            deck = scenario.decks.get(faction, ())
            if sum(line.n for line in army) != sum(line.n for line in deck):
                report(("scenarios", number, "decks"), "a deck has one card for each unit of the army (FC-5.1)")
    for number, card in enumerate(content.tactics):
        if any(isinstance(op, Choose) and len(op.of) < 2 for op in card.effect):
            report(("tactics", number, "effect"), "a choice needs two lists or more")


def _check_unit(unit: Unit, number: int, report: Report) -> None:
    """FC-4.2, FC-4.3, FC-4.9, FC-23.9: a unit card that could be."""
    ordinary = unit.type in (UnitType.INFANTRY, UnitType.BRUTE)
    if (unit.size is None) is ordinary or (unit.health is None) is not ordinary:
        report(("units", number), "infantry and brutes have a size, giants and heroes health (FC-4.2, FC-4.3)")
    if unit.run < unit.move:
        report(("units", number, "run"), "a unit runs at least as far as it moves (FC-4.9)")
    if unit.ranged is not None and unit.ranged.max < unit.ranged.base:
        report(("units", number, "ranged"), "the maximum range is at least the base range (FC-23.9)")


def _check_properties(content: Printed, report: Report) -> None:
    """Every keyword of the rules has a name."""
    named = {entry.id for entry in content.properties}
    for keyword in Property:
        if keyword.value not in named:
            report(("properties",), f"the property {keyword.value!r} has no name")
    for number, order in enumerate(content.monster_orders):
        if order.id not in MONSTER_ORDERS:
            report(("monster_orders", number, "id"), f"expected one of {', '.join(MONSTER_ORDERS)}")


def _check_map(board: Map, number: int, glyphs: frozenset[str], report: Report) -> None:
    """FC-1.3: a map has 11 rows of 13 hexes, each of a known terrain."""
    for field in ("terrain", "zones"):
        rows = getattr(board, field).split()
        if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
            report(("maps", number, field), f"a map has {ROWS} rows of {COLUMNS} hexes")
        for row in rows:
            for glyph in row:
                if field == "terrain" and glyph not in glyphs:
                    report(("maps", number, field), f"there is no terrain with the glyph {glyph!r}")


SHELF: Shelf[Printed] = Shelf("fantasy_commander", Printed, FOLDER, check)
