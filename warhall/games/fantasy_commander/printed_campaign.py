"""What is printed for the campaign: town, escalation and raid cards, monster orders, and its numbers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from warhall.content import Names, Part, defines, refers
from warhall.games.fantasy_commander.operations import AnyOp, Colour, Few, Level, TerrainId, UnitId, UnitType

ScenarioId: TypeAlias = Annotated[str, refers("scenario")]
FactionId: TypeAlias = Annotated[str, refers("faction")]
MapId: TypeAlias = Annotated[str, refers("map")]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Column: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=12)]
Row: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10)]
Spot: TypeAlias = tuple[Column, Row]
Generated: TypeAlias = Literal["red", "blue", "green", "purple"]


class Troops(Part, frozen=True, kw_only=True):
    """A line of an army list."""

    unit: UnitId
    n: Few


class Ground(Part, frozen=True, kw_only=True):
    """Hexes of a terrain that a card puts on the map."""

    terrain: TerrainId
    n: Few


class TownCard(Part, frozen=True, kw_only=True):
    """FC-C.10: a town card; each field beside the first ones is one effect."""

    id: Annotated[str, defines("town_card")]
    name: Names
    cost: Few
    prosperity: Level = 0
    defensive: bool = False
    raid_terrain: Ground | None = None
    first_order: Generated | None = None
    keeps_level: Level = 0
    limit_bonus: Number = 0
    setup: tuple[AnyOp, ...] = ()
    supplies: Level = 0
    win_reputation: Level = 0
    extra_card: Level = 0
    giant_returns: bool = False
    free_promotion: Level = 0


class EscalationCard(Part, frozen=True, kw_only=True):
    """FC-C.21: an escalation card."""

    id: Annotated[str, defines("escalation_card")]
    name: Names
    ranged_max: Level = 0
    rounds: Level = 0
    run_bonus: Annotated[int, msgspec.Meta(ge=-5, le=5)] = 0
    terrain: Ground | None = None
    by: Literal["winner", "loser"] | None = None
    at: Spot | None = None
    tired_units: Level = 0
    first_order: Generated | None = None
    loser_limit_bonus: Number = 0
    play_to_bonus: Level = 0


class RaidCard(Part, frozen=True, kw_only=True):
    """FC-C.12: a raid card."""

    id: Annotated[str, defines("raid_card")]
    name: Names
    strength: Few
    monsters: tuple[Troops, ...]


class MonsterOrder(Part, frozen=True, kw_only=True):
    """FC-C.14: a monster order."""

    id: Annotated[str, defines("monster_order")]
    name: Names
    colour: Colour
    die: tuple[Few, ...]


class Tracks(Part, frozen=True, kw_only=True):
    """FC-C.2: the three tracks."""

    reputation: Level = 0
    prosperity: Level = 0
    supplies: Level = 0


class MissionReport(Part, frozen=True, kw_only=True):
    """FC-C.5: what a mission brings."""

    winner: Tracks
    loser: Tracks
    draw: Tracks


class Campaign(Part, frozen=True, kw_only=True):
    """FC-C: the numbers of the campaign."""

    settlements: dict[FactionId, Names]
    start: Tracks
    missions: tuple[ScenarioId, ...]
    raids_after: tuple[Few, ...]
    raid_map: MapId
    raid_limit: Number
    raid_rounds: Few
    building_points: Few
    report: MissionReport
    per_hero_or_giant: Level
    per_town: Level
    most_towns: Level
    most_town_cards: Few
    most_prosperity: Small
    promotion_marks: Few
    promotion_costs: tuple[Level, ...]
    return_cost: Level
    repair_cost: Level
    hire_costs: dict[UnitType, Level]
