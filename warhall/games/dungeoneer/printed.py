"""What is printed: the structures of the content files.

Here: sets, locations, adventure cards, quests and heroes as `content/*.yaml` gives them. Not here: the operations of
their effects (`operations`), the checks of the whole (`checking`), the tables that play uses (`tables`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

import msgspec

from warhall.content import Clause, Names, Part, defines, refers
from warhall.games.dungeoneer.operations import Block, ChangeStat, Count, Difficulty, KindId, Op, TagId
from warhall.games.dungeoneer.vocabulary import Form, Stat, Terrain
from warhall.kernel.words import Name, Word

SetId: TypeAlias = Annotated[str, refers("set")]
LocationId: TypeAlias = Annotated[str, refers("location")]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Value: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Values: TypeAlias = tuple[Value, Value, Value, Value]

MOST_SEATS = 4
LEVELS = 4
SET_UP_ROADS = 4


class Plane(StrEnum):
    """DG-1.14: surface locations have a light frame, dungeon locations a dark one."""

    SURFACE = "surface"
    DUNGEON = "dungeon"


class PlaceKind(StrEnum):
    """DG-1.12: what a location is; a passage is the road of a dungeon, a room its site."""

    SITE = "site"
    ROAD = "road"
    GLOOMY_ROAD = "gloomy_road"
    ROOM = "room"
    PASSAGE = "passage"
    GLOOMY_PASSAGE = "gloomy_passage"


ROADS = (PlaceKind.ROAD, PlaceKind.GLOOMY_ROAD, PlaceKind.PASSAGE, PlaceKind.GLOOMY_PASSAGE)


class CardType(StrEnum):
    """DG-1.15: glory cards are boons and treasures, peril cards banes and encounters."""

    BOON = "boon"
    TREASURE = "treasure"
    BANE = "bane"
    ENCOUNTER = "encounter"


class Time(StrEnum):
    """DG-1.16: when a card is played."""

    FEATS = "feats"
    VILLAINY = "villainy"
    RESPONSE = "response"
    ANY = "any"


class Duration(StrEnum):
    """DG-2.1 to DG-2.7: how long a card stays."""

    INSTANT = "instant"
    PERMANENT = "permanent"
    ATTACHMENT = "attachment"
    MONSTER = "monster"


class Category(StrEnum):
    """Chapter 14: the categories of quests."""

    ARTIFACT = "artifact"
    INFLUENCE = "influence"
    SACRIFICE = "sacrifice"
    HUNT = "hunt"
    SEARCH = "search"
    ESCORT = "escort"
    THREAT = "threat"
    CHANCE = "chance"


class Counts(Part, frozen=True, kw_only=True):
    """DG-1.3: how many cards a set has."""

    locations: int
    adventures: int
    quests: int
    heroes: int


class Set(Part, frozen=True, kw_only=True):
    """DG-1.3, DG-3.14: a set, and the numbers of players it serves alone."""

    id: Annotated[str, defines("set")]
    name: Names
    plane: Plane
    players: tuple[Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)], ...]
    entrance: LocationId
    counts: Counts


class Kind(Part, frozen=True, kw_only=True):
    """DG-1.16: what a card is."""

    id: Annotated[str, defines("kind")]
    name: Names


class Tag(Part, frozen=True, kw_only=True):
    """What a monster is."""

    id: Annotated[str, defines("tag")]
    name: Names


class Guarded(Part, frozen=True, kw_only=True):
    """DG-15.4, DG-15.10: a blocked exit, or a trap exit."""

    kind: Literal["blocked", "trap"]
    stat: Form
    vs: Difficulty


Exit: TypeAlias = Literal["open", "wall"] | Guarded


class Exits(Part, frozen=True, kw_only=True):
    """DG-1.12: one exit for each side of the card at 0 degrees."""

    n: Exit
    e: Exit
    s: Exit
    w: Exit


class Danger(Part, frozen=True, kw_only=True, tag_field="kind", tag="danger"):
    """DG-16.2: trap encounters are harder here."""

    n: Count = 1


class Spikes(Part, frozen=True, kw_only=True, tag_field="kind", tag="spikes"):
    """DG-16.3: overcome the threat or take a wound."""

    stat: Form
    vs: Difficulty


class Pit(Part, frozen=True, kw_only=True, tag_field="kind", tag="pit"):
    """DG-16.4: overcome the threat or fall."""

    stat: Form
    vs: Difficulty


class Location(Part, frozen=True, kw_only=True):
    """DG-1.12: a location card."""

    id: Annotated[str, defines("location")]
    set: SetId
    name: Names
    plane: Plane
    kind: PlaceKind
    terrain: tuple[Terrain, ...] = ()
    glory: Points
    peril: Points
    exits: Exits
    entrance: bool = False
    portal: bool = False
    passage: Annotated[str, msgspec.Meta(pattern=r"^[A-Z](?!\n)$")] | None = None
    obstacle: Danger | Spikes | Pit | None = None
    effects: tuple[Block, ...] = ()


class Symbol(Part, frozen=True, kw_only=True):
    """DG-10.4: a monster's value in a form; `attack` is the round symbol."""

    value: Value
    attack: bool


class Hits(Part, frozen=True, kw_only=True):
    """DG-10.5: everything that a successful attack in a form does."""

    melee: tuple[Op, ...] | None = None
    magic: tuple[Op, ...] | None = None
    speed: tuple[Op, ...] | None = None


class Monster(Part, frozen=True, kw_only=True):
    """What a monster card shows beside its text."""

    health: Count
    melee: Symbol
    magic: Symbol
    speed: Symbol
    hit: Hits


class QuestMonster(Monster, frozen=True, kw_only=True):
    """DG-14.7: the monster on a hunt quest."""

    name: Names
    tags: tuple[TagId, ...]


class Host(Part, frozen=True, kw_only=True):
    """DG-2.4: a treasure of a kind in the own inventory, or a monster with a tag in the own lair."""

    kind: KindId | None = None
    tag: TagId | None = None

    def __post_init__(self) -> None:
        if (self.kind is None) == (self.tag is None):
            raise ValueError("a host is a treasure of a kind or a monster with a tag")


class Adventure(Part, frozen=True, kw_only=True):
    """DG-1.16: an adventure card."""

    id: Annotated[str, defines("card")]
    set: SetId
    name: Names
    type: CardType
    cost: Points | Literal["X"]
    time: Time
    duration: Duration
    kind: KindId
    copies: Count = 1
    aim: Literal["hero", "none"] | None = None
    """Of a bane: aimed at one hero and paid with his peril, or paid by any one opponent (DG-5.3)."""
    attach_to: Host | None = None
    charges: Count | None = None
    terrain_any: tuple[Terrain, ...] = ()
    """DG-5.15: it is played only against a hero in such a terrain."""
    tags: tuple[TagId, ...] = ()
    monster: Monster | None = None
    effects: tuple[Block, ...] = ()

    @property
    def is_trap(self) -> bool:
        """DG-1.15: an encounter that is no monster."""
        return self.type is CardType.ENCOUNTER and self.monster is None


class ThreatCondition(Clause, frozen=True, kw_only=True, tag_field="kind", tag="threat"):
    """DG-14.24: overcome the threat."""

    stat: Stat
    vs: Difficulty
    fail: tuple[Op, ...]

    def facts(self) -> dict[str, Word]:
        """The threat."""
        return {"stat": Name("form", self.stat), "vs": self.vs}


class HuntCondition(Clause, frozen=True, kw_only=True, tag_field="kind", tag="hunt"):
    """DG-14.7: defeat the monster."""

    monster: QuestMonster

    def facts(self) -> dict[str, Word]:
        """The health of the monster; its values and hits are shown beside the text."""
        return {"health": self.monster.health}

    def within(self) -> dict[str, Clause | tuple[Clause, ...] | None]:  # type: ignore[override]  # narrower
        """The hits are shown beside the text."""
        return {}


class Sacrifice(Clause, frozen=True, kw_only=True):
    """DG-14.5: what is given up, all at once."""

    health: Points = 0
    glory: Points = 0
    boons: Points = 0
    treasures: Points = 0


class SacrificeCondition(Clause, frozen=True, kw_only=True, tag_field="kind", tag="sacrifice"):
    """DG-14.5: give up one of these."""

    options: tuple[Sacrifice, ...]


class PayCondition(Clause, frozen=True, kw_only=True, tag_field="kind", tag="pay"):
    """Pay, and the quest is completed."""

    ap: Points = 0
    glory: Points = 0


class SearchCondition(Clause, frozen=True, kw_only=True, tag_field="kind", tag="search"):
    """DG-14.12: find the place, then meet the condition there."""

    ap: Points
    vs: Difficulty
    then: ThreatCondition | PayCondition


class EscortCondition(Clause, frozen=True, kw_only=True, tag_field="kind", tag="escort"):
    """DG-14.16: bring the token from one location to another."""


class ChanceCondition(Clause, frozen=True, kw_only=True, tag_field="kind", tag="roll"):
    """DG-14.26: roll dice."""

    dice: Annotated[int, msgspec.Meta(ge=1, le=2)]
    double: bool = False
    sum: Count | None = None
    fail: tuple[Op, ...] = ()


Condition: TypeAlias = (
    ThreatCondition
    | HuntCondition
    | SacrificeCondition
    | PayCondition
    | SearchCondition
    | EscortCondition
    | ChanceCondition
)


class QuestPlace(Part, frozen=True, kw_only=True):
    """DG-13.1: where a quest is tried: at a location, in a terrain, in a sort of location, or on a way."""

    at: LocationId | None = None
    terrain: tuple[Terrain, ...] = ()
    kind: tuple[PlaceKind, ...] = ()
    start: LocationId | None = msgspec.field(name="from", default=None)
    end: LocationId | None = msgspec.field(name="to", default=None)

    def __post_init__(self) -> None:
        ways = [self.at is not None, bool(self.terrain), bool(self.kind), self.start is not None]
        if sum(ways) != 1 or (self.start is None) != (self.end is None):
            raise ValueError("a quest is at one location, in terrains, in kinds of location, or from one to another")


class Reward(Clause, frozen=True, kw_only=True):
    """DG-13.2: what completing a quest brings."""

    level: Points = 0
    glory: Points = 0
    heal: Points = 0
    draw: Points = 0


class Artifact(Part, frozen=True, kw_only=True):
    """DG-14.1: what works to the end of the game."""

    kind: KindId
    effects: tuple[Block, ...]


class Quest(Part, frozen=True, kw_only=True):
    """DG-13.1: a quest card."""

    id: Annotated[str, defines("quest")]
    set: SetId
    name: Names
    category: Category
    location: QuestPlace
    condition: Condition
    reward: Reward
    influence: tuple[Block, ...] = ()
    artifact: Artifact | None = None
    while_escorting: tuple[ChangeStat, ...] = ()


class Skill(Part, frozen=True, kw_only=True):
    """DG-1.5: a hero's special skill."""

    name: Names
    effects: tuple[Block, ...]


class Hero(Part, frozen=True, kw_only=True):
    """DG-1.5: a hero card."""

    id: Annotated[str, defines("hero")]
    set: SetId
    name: Names
    race: Names
    calling: Names = msgspec.field(name="class")
    health: Count
    boon_limit: Points
    treasure_limit: Points
    melee: Values
    magic: Values
    speed: Values
    attacks: tuple[Form, ...]
    """DG-10.3: the forms with a round symbol."""
    skill: Skill


class Printed(Part, frozen=True, kw_only=True):
    """All files together."""

    sets: Annotated[tuple[Set, ...], msgspec.Meta(min_length=1)]
    kinds: tuple[Kind, ...]
    tags: tuple[Tag, ...]
    locations: tuple[Location, ...]
    adventures: tuple[Adventure, ...]
    quests: tuple[Quest, ...]
    heroes: tuple[Hero, ...]
