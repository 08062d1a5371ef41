"""What is printed: the structures of the content files.

Here: stat cards, battle maps, warbands, scenarios and limits as `content/*.yaml` gives them. Not here: operations and
abilities (`operations`, `abilities`), the checks of the whole (`checking`), the tables that play uses (`tables`).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from warhall.content import Clause, Names, Part, defines, refers
from warhall.games.dnd_miniatures.abilities import Ability, Unique
from warhall.games.dnd_miniatures.card_lines import Attack, Commander, Power, Small
from warhall.games.dnd_miniatures.operations import KeywordId

FactionId: TypeAlias = Annotated[str, refers("faction")]
CreatureId: TypeAlias = Annotated[str, refers("creature")]
MapId: TypeAlias = Annotated[str, refers("map")]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=60)]
SIZES = {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3}
"""DM-3.15: squares per side."""
MOST_SEATS = 6


class Epic(Part, frozen=True, kw_only=True):
    """DM-4.11: what the epic card has instead."""

    cost: Number
    level: Number
    ac: Number
    defence: Number = msgspec.field(name="def")
    speed: Small
    hp: Number
    attacks: tuple[Attack, ...]
    abilities: tuple[Ability, ...]
    commander: Commander | None = None


class Edition(Part, frozen=True, kw_only=True):
    """DM-3.14: set and number."""

    code: Annotated[str, msgspec.Meta(max_length=8)]
    number: Number


class Creature(Part, frozen=True, kw_only=True):
    """DM-3.1: a stat card."""

    id: Annotated[str, defines("creature")]
    name: Names
    source: Literal["rulebook", "public", "designed"]
    set: Edition
    rarity: Literal["starter", "common", "uncommon", "rare"]
    alignment: Literal["good", "evil", "neutral"]
    factions: Annotated[tuple[FactionId, ...], msgspec.Meta(min_length=1)]
    cost: Number
    level: Number
    ac: Number
    defence: Number = msgspec.field(name="def")
    speed: Small
    hp: Annotated[int, msgspec.Meta(ge=5, le=1000, multiple_of=5)]
    size: Literal["tiny", "small", "medium", "large", "huge"]
    keywords: tuple[KeywordId, ...]
    attacks: tuple[Attack, ...]
    abilities: tuple[Ability, ...] = ()
    powers: tuple[Power, ...] = ()
    commander: Commander | None = None
    epic: Epic | None = None

    def text(self) -> tuple[Clause, ...]:
        """Everything that the card says, line by line."""
        found: list[Clause] = [*self.attacks, *self.abilities, *self.powers]
        if self.commander is not None:
            found += [*self.commander.powers, *self.commander.warband_building]
        return tuple(found)

    def epic_card(self) -> Creature | None:
        """DM-4.11: the epic card, if there is one."""
        epic = self.epic
        if epic is None:
            return None
        changes = {name: getattr(epic, name) for name in epic.__struct_fields__ if name != "commander"}
        return msgspec.structs.replace(self, **changes, commander=epic.commander or self.commander, epic=None)

    @property
    def identity(self) -> str | None:
        """DM-4.9: whom all versions of a Unique creature share."""
        return next((each.identity for each in self.abilities if isinstance(each, Unique)), None)


class Faction(Part, frozen=True, kw_only=True):
    """DM-3.3."""

    id: Annotated[str, defines("faction")]
    name: Names
    colour: str


class Keyword(Part, frozen=True, kw_only=True):
    """DM-3.12."""

    id: Annotated[str, defines("keyword")]
    name: Names


class Edge(Part, frozen=True, kw_only=True):
    """DM-24.26: a wall on the side of a square."""

    x: Coordinate
    y: Coordinate
    side: Literal["N", "E", "S", "W"]


class VictoryArea(Part, frozen=True, kw_only=True):
    """DM-5.12, DM-5.13."""

    owner: Literal["A", "B"]
    keyword: KeywordId | None = None


class Map(Part, frozen=True, kw_only=True):
    """Chapter 25: a battle map; terrain and zones are drawn in rows of characters."""

    id: Annotated[str, defines("map")]
    name: Names
    source: Literal["rulebook", "public", "designed"]
    size: Literal["full", "half"]
    terrain: str
    zones: str
    wall_edges: tuple[Edge, ...] = ()
    victory_areas: dict[str, VictoryArea]
    river_flow: Literal["N", "E", "S", "W"] | None = None
    quick_start: dict[str, tuple[Coordinate, Coordinate]] = msgspec.field(default_factory=dict)


class Member(Part, frozen=True, kw_only=True):
    """One kind of creature of a warband."""

    id: CreatureId
    n: Small = 1
    epic: bool = False


class Band(Part, frozen=True, kw_only=True):
    """Chapter 4: a ready-made warband."""

    id: Annotated[str, defines("warband")]
    name: Names
    source: Literal["rulebook", "public", "designed"]
    limit: Number
    faction: FactionId
    map: MapId
    creatures: Annotated[tuple[Member, ...], msgspec.Meta(min_length=1)]


class Side(Part, frozen=True, kw_only=True):
    """DM-2.1, DM-2.11: the creatures of one side of a quick-start battle."""

    creatures: tuple[CreatureId, ...]
    at: Literal["X", "O", "west_edge", "east_edge"]


class Scenario(Part, frozen=True, kw_only=True):
    """Chapters 2, 26 and 27."""

    id: Annotated[str, defines("scenario")]
    name: Names
    source: Literal["rulebook", "public", "designed"]
    players: tuple[Small, ...]
    limits: tuple[Number, ...] = ()
    """The point limits that can be agreed on, the usual one first."""
    sides: tuple[Side, ...] = ()
    map: MapId | None = None
    joined: tuple[MapId, MapId] | None = None
    """DM-27.10: two maps, the first to the north."""
    edge_columns: Small = 2
    award: dict[str, Number] = msgspec.field(default_factory=dict)
    """DM-26.4, DM-26.5: the area award by limit."""
    bounty: dict[str, Number] = msgspec.field(default_factory=dict)
    """DM-26.13."""
    areas: Literal["any_once", "each_without_enemy", "any_area_once"] = "any_once"
    targets: dict[str, Number] = msgspec.field(default_factory=dict)
    """VP to win, by length; without it the limit."""
    epic: bool = False
    huge: bool = False
    teams: bool = False
    free_for_all: bool = False
    sealed: bool = False
    quick: bool = False
    activations: Small = 2
    """DM-6.8, DM-2.11."""


class Limit(Part, frozen=True, kw_only=True):
    """DM-4.3."""

    points: Number
    creatures: Small
    max_cost: Number
    map: Literal["full", "half"]


class Template(Part, frozen=True, kw_only=True):
    """DM-14.8: a cone, drawn as if it faced north."""

    origins: tuple[tuple[int, int], ...]
    cells: tuple[tuple[int, int], ...]


class Slot(Part, frozen=True, kw_only=True):
    """DM-27.1: figures of one rarity in a booster."""

    rarity: Literal["common", "uncommon", "rare"]
    n: Small


class Boosters(Part, frozen=True, kw_only=True):
    """DM-27.1: what is in a booster."""

    slots: tuple[Slot, ...]
    exclude: tuple[CreatureId, ...] = ()
    per_player: Small
    pool_set: str


class SetUp(Part, frozen=True, kw_only=True):
    """Limits, templates, boosters."""

    limits: tuple[Limit, ...]
    cones: dict[str, Template]
    boosters: Boosters
    corner: Small
    """DM-27.18: the side of a corner block."""


class Printed(Part, frozen=True, kw_only=True):
    """All files together."""

    factions: tuple[Faction, ...]
    keywords: tuple[Keyword, ...]
    creatures: tuple[Creature, ...]
    maps: tuple[Map, ...]
    warbands: tuple[Band, ...]
    scenarios: tuple[Scenario, ...]
    setup: SetUp


def cards_of(printed: Printed) -> list[Creature]:
    """Every stat card: the standard ones in the order of the file, then the epic ones."""
    epic = [card for each in printed.creatures if (card := each.epic_card()) is not None]
    return [*printed.creatures, *epic]
