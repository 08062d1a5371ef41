"""What is printed: the structures of the content files.

Here: commanders, creatures, orders, tiles and layouts as `content/*.yaml` gives them. Not here: the clauses of card
text (`operations`, `static_clauses`), the checks of the whole (`checking`), the tables that play uses (`tables`), how
tiles become a battlefield (`battlefield`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec

from warhall.content import Clause, Names, Part, defines, refers
from warhall.content.clauses import Nested
from warhall.games.dungeon_command.operations import (
    Actions,
    Choose,
    Condition,
    Damage,
    KeywordId,
    Op,
    Squares,
    Target,
)
from warhall.games.dungeon_command.phrases import Link, called
from warhall.games.dungeon_command.powers import Cost, Power, Trigger
from warhall.games.dungeon_command.static_clauses import AnyStatic
from warhall.games.dungeon_command.wording import Teller
from warhall.kernel.words import Word

MOST_SEATS = 4
LARGE_SIDE = 8
SMALL_DEPTH = 4
SIDES = "nesw"
CIRCLES = "rgbp"

FactionId: TypeAlias = Annotated[str, refers("faction")]
AbilityId: TypeAlias = Annotated[str, refers("ability")]
TileId: TypeAlias = Annotated[str, refers("tile")]
Source: TypeAlias = Literal["rulebook", "public", "designed"]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Role: TypeAlias = Literal["L1", "L2", "S1", "S2"]


class Ability(Part, frozen=True, kw_only=True):
    """DC-6.6: Strength and the others."""

    id: Annotated[str, defines("ability")]
    name: Names


class KeywordEntry(Part, frozen=True, kw_only=True):
    """DC-6.5: a keyword."""

    id: Annotated[str, defines("keyword")]
    name: Names


class TraitEntry(Part, frozen=True, kw_only=True):
    """DC-18.5: a trait."""

    id: Annotated[str, defines("trait")]
    name: Names
    rule: str


class Faction(Part, frozen=True, kw_only=True):
    """DC-1.1: a faction pack and its tiles."""

    id: Annotated[str, defines("faction")]
    name: Names
    source: Source
    tiles: Annotated[tuple[TileId, ...], msgspec.Meta(min_length=4, max_length=4)]


class Copies(Part, frozen=True, kw_only=True):
    """DC-28.1: how many cards of a kind a pack has, by the colour of the symbol."""

    gold: Number
    silver: Number


class Commander(Part, frozen=True, kw_only=True):
    """DC-4.2: a commander card."""

    id: Annotated[str, defines("commander")]
    faction: FactionId
    name: Names
    source: Source
    order_hand: Annotated[int, msgspec.Meta(ge=0, le=20)]
    creature_hand: Annotated[int, msgspec.Meta(ge=1, le=12)]
    morale: Annotated[int, msgspec.Meta(ge=1, le=60)]
    leadership: Annotated[int, msgspec.Meta(ge=1, le=60)]
    ability: Names
    powers: tuple[Power, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    statics: tuple[AnyStatic, ...] = ()

    def text(self) -> tuple[Clause, ...]:
        """Everything that its text says."""
        return (*self.statics, *self.triggers, *self.powers)


class Ranged(Part, frozen=True, kw_only=True):
    """DC-6.7: ranged damage and range."""

    damage: Damage
    range: Squares


class Creature(Part, frozen=True, kw_only=True):
    """DC-6.3: a creature card."""

    id: Annotated[str, defines("creature")]
    faction: FactionId
    name: Names
    source: Source
    copies: Copies
    level: Annotated[int, msgspec.Meta(ge=1, le=12)]
    keywords: Annotated[tuple[KeywordId, ...], msgspec.Meta(min_length=1)]
    hp: Damage
    abilities: Annotated[tuple[AbilityId, ...], msgspec.Meta(min_length=1)]
    melee: Damage
    ranged: Ranged | None = None
    speed: Annotated[int, msgspec.Meta(ge=1, le=20)]
    size: Annotated[int, msgspec.Meta(ge=1, le=2)]
    traits: tuple[Annotated[str, refers("trait")], ...] = ()
    powers: tuple[Power, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    statics: tuple[AnyStatic, ...] = ()

    def text(self) -> tuple[Clause, ...]:
        """Everything that its text says, the traits aside."""
        return (*self.statics, *self.triggers, *self.powers)


class Attached(Clause, frozen=True, kw_only=True):
    """DC-6.11: the attach text of an order."""

    statics: tuple[AnyStatic, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    powers: tuple[Power, ...] = ()


class Wants(Clause, frozen=True, kw_only=True):
    """DC-15.7: what the acting creature must have."""

    requires: tuple[KeywordId, ...] = ()
    ranged: bool = False

    def facts(self) -> dict[str, Word]:
        """Whether a ranged attack is asked for."""
        return {"ranged": "yes" if self.ranged else "no"}

    def within(self) -> dict[str, Nested]:
        """The keywords: all of them."""
        return {"keywords": called(Link.AND, self.requires)}


class Liking(Clause, frozen=True, kw_only=True):
    """DC-15.8: who may play it whatever its level and abilities."""

    affinity: tuple[KeywordId, ...]


class Price(Clause, frozen=True, kw_only=True):
    """DC-15.14: what an order costs."""

    n: int


class Only(Clause, frozen=True, kw_only=True):
    """DC-9.16: when an order may be played."""

    condition: Condition


class Order(Part, frozen=True, kw_only=True):
    """DC-6.10: an order card."""

    id: Annotated[str, defines("order")]
    faction: FactionId
    name: Names
    source: Source
    copies: Copies
    level: Annotated[int, msgspec.Meta(ge=1, le=12)]
    ability: AbilityId | None = None
    """None: any (DC-15.5)."""
    type: Literal["standard", "minor", "immediate"]
    requires: tuple[KeywordId, ...] = ()
    requires_ranged: bool = False
    affinity: tuple[KeywordId, ...] = ()
    cost: Cost | None = None
    condition: Condition | None = None
    target: Target | None = None
    statics: tuple[AnyStatic, ...] = ()
    actions: Actions
    attached: Attached | None = None

    def text(self) -> tuple[Clause, ...]:
        """Everything that its text says, line by line."""
        lines: list[Clause] = []
        if self.requires or self.requires_ranged:
            lines.append(Wants(requires=self.requires, ranged=self.requires_ranged))
        if self.affinity:
            lines.append(Liking(affinity=self.affinity))
        if self.cost is not None:
            lines.append(Price(n=self.cost.discard_order))
        if self.condition is not None:
            lines.append(Only(condition=self.condition))
        if self.target is not None and self.target.square:
            lines.append(self.target)
        teller = Teller(self.target)
        for action in self.actions:
            lines += teller.sentences(action)
        lines += self.statics
        if self.attached is not None:
            lines.append(self.attached)
        return tuple(lines)


class Sides(Part, frozen=True, kw_only=True):
    """DC-2.4: which sides of a tile are open."""

    n: Literal["open", "wall"]
    e: Literal["open", "wall"]
    s: Literal["open", "wall"]
    w: Literal["open", "wall"]


class Face(Part, frozen=True, kw_only=True):
    """DC-1.9: one face of a tile: a character for each square, and thick walls between two squares."""

    grid: tuple[str, ...]
    thick_walls: tuple[tuple[int, int, int, int], ...] = ()


class Faces(Part, frozen=True, kw_only=True):
    """DC-2.1: both faces."""

    dungeon: Face
    outdoors: Face


class Tile(Part, frozen=True, kw_only=True):
    """DC-1.9: a tile."""

    id: Annotated[str, defines("tile")]
    faction: FactionId
    role: Role
    name: Names
    source: Source
    sides: Sides
    faces: Faces


class Spot(Part, frozen=True, kw_only=True):
    """Where a tile of a layout lies: the upper left corner of the turned tile; seats are counted from 1."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=4)]
    role: Role
    x: Number
    y: Number
    rotation: Literal[0, 90, 180, 270]


class Layout(Part, frozen=True, kw_only=True):
    """DC-2.16: a battlefield for a number of players."""

    id: Annotated[str, defines("layout")]
    name: Names
    source: Source
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    mode: Literal["first-game"] | None = None
    teams: tuple[tuple[int, ...], ...] = ()
    tiles: tuple[Spot, ...]


class FirstGame(Part, frozen=True, kw_only=True):
    """Chapter 28: what is different in the First game."""

    layout: Annotated[str, refers("layout")]
    chests: tuple[int, ...]
    morale_change: int


class SetUp(Part, frozen=True, kw_only=True):
    """Chests and limits."""

    chests: dict[int, Number]
    """DC-24.1: chest markers of one pack, by value."""
    creatures_min: Number
    creature_copies_max: Annotated[int, msgspec.Meta(ge=1, le=8)]
    orders_min: Number
    order_copies_max: Annotated[int, msgspec.Meta(ge=1, le=8)]
    quiet_rounds: Annotated[int, msgspec.Meta(ge=1, le=100)]
    """DC-27.9: so many rounds in which nothing happens end the game."""
    first_game: FirstGame
    components: dict[str, Number]
    """DC-1.1, DC-1.2: the pieces of a pack."""


class HeroCondition(Part, frozen=True, kw_only=True):
    """DC-31.2: a condition of the Adventure System."""

    id: Annotated[str, defines("hero_condition")]
    name: Names
    rule: str


class AdventureCard(Part, frozen=True, kw_only=True):
    """DC-31.1: a reference card for the Adventure System."""

    creature: Annotated[str, refers("creature")]
    copies: Number
    role: Literal["ally", "monster"]
    ac: Number
    hp: Number
    damage: Number
    condition: Annotated[str, refers("hero_condition")] | None = None


class Printed(Part, frozen=True, kw_only=True):
    """All files together."""

    abilities: tuple[Ability, ...]
    keywords: tuple[KeywordEntry, ...]
    traits: tuple[TraitEntry, ...]
    factions: tuple[Faction, ...]
    commanders: tuple[Commander, ...]
    creatures: tuple[Creature, ...]
    orders: tuple[Order, ...]
    tiles: tuple[Tile, ...]
    layouts: tuple[Layout, ...]
    setup: SetUp
    conditions: tuple[HeroCondition, ...]
    adventure_cards: tuple[AdventureCard, ...]


def ops_in(actions: Actions) -> Iterator[Op]:
    """Every operation of some actions, those of choices too."""
    for action in actions:
        for op in action:
            yield op
            if isinstance(op, Choose):
                yield from ops_in(op.options)
