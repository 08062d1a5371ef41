"""The operations that card data may call: their words and arguments.

Here: one structure for each verb, as it stands in `content/*.yaml`, and the words of the rulebook that they use. Not
here: what the verbs do (`effects`), how they are said (`texts/*.ftl`, messages `op-...`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

import msgspec

from warhall.content import Clause, Operation, refers
from warhall.kernel.words import Name, Word

UnitId: TypeAlias = Annotated[str, refers("unit")]
TerrainId: TypeAlias = Annotated[str, refers("terrain")]
Few: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Property(StrEnum):
    """Chapter 26: the keywords of unit cards."""

    ARMOUR = "armour"
    BRAVE = "brave"
    CHARGE = "charge"
    COUNTERBLOW = "counterblow"
    DEFENDER = "defender"
    DOMINANCE = "dominance"
    FLIGHT = "flight"
    FORGED = "forged"
    FORTITUDE = "fortitude"
    MARAUDER = "marauder"
    MASTER_OF_ATTACK = "master_of_attack"
    MASTER_OF_DEFENCE = "master_of_defense"
    MASTER_OF_SHOOTING = "master_of_shooting"
    MULTIPLE_ATTACK = "multiple_attack"
    NECROMANCY = "necromancy"
    PERSECUTION = "persecution"
    QUICK_SHOOTER = "quick_shooter"
    RANGER = "ranger"
    REGENERATION = "regeneration"
    REGROUP = "regroup"
    RESURGENT = "resurgent"
    RUSH = "rush"
    SURVIVABLE = "survivable"
    TERRIFYING = "terrifying"
    VAMPIRISM = "vampirism"


class UnitType(StrEnum):
    """FC-4.1: the types of units."""

    INFANTRY = "infantry"
    BRUTE = "brute"
    GIANT = "giant"
    HERO = "hero"


class Colour(StrEnum):
    """The colours of orders, in the order of the colour steps (FC-12.1); purple stands apart."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    PURPLE = "purple"


class OrderColour(StrEnum):
    """What an operation on orders may name: a colour, a random token of the reserve, or an order die."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    PURPLE = "purple"
    RANDOM = "random"
    DICE = "dice"


class Face(StrEnum):
    """FC-1.1: what a die shows; the sixth face is a second shield."""

    PANIC = "panic"
    HIT = "hit"
    FULL = "full"
    SUPPORT = "support"
    SHIELD = "shield"


class Roll(StrEnum):
    """Which roll a change is for."""

    MELEE = "melee"
    RANGED = "ranged"
    DEFENCE = "defence"
    ANY = "any"


class Until(StrEnum):
    """How long an effect lasts (FC-13.5, FC-13.17)."""

    ACTIVATION = "activation"
    NEXT_ACTIVATION = "next_activation"
    ROUND = "round"
    GAME = "game"
    HERE = "here"
    """While the unit stands in the terrain."""


class Who(StrEnum):
    """Whom an operation is for."""

    ACTIVATED = "activated"
    """FC-13.4: the unit that its player activates next."""
    SELF = "self"
    OWN = "own"
    ENEMY = "enemy"
    SAME = "same"
    """The units chosen by the operation before."""


class Of(StrEnum):
    """What `within` is measured from."""

    ANY_OWN = "any_own"
    HERO = "hero"
    SELF = "self"


class SupportKind(StrEnum):
    """FC-22.1, FC-22.2: which support."""

    ATTACK = "attack"
    DEFENCE = "defence"


class Ban(StrEnum):
    """What a unit may be forbidden."""

    DEFEND = "defend"
    RUN = "run"
    MOVE = "move"
    SHOOT = "shoot"
    ACTIVATE_PROPERTY = "activate_property"


class Player(StrEnum):
    """Whose reserve or deck."""

    OWN = "own"
    ENEMY = "enemy"


class Where(StrEnum):
    """Where a unit is summoned."""

    CONTACT_OF_HERO = "contact_of_hero"


class Spoken(Clause, frozen=True, kw_only=True):
    """A clause whose words of a list are said by their names: `until-round`, `face-hit`, `property-brave`."""

    def facts(self) -> dict[str, Word]:
        """The facts, with every word of a list as a name."""
        facts = super().facts()
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if isinstance(value, StrEnum):
                facts[field] = said(value)
        return facts


def said(word: StrEnum) -> Name:  # noqa: PLR0911, PLR0912, C901  one case for each list of words
    """A word of a list as the name that messages know."""
    match word:
        case Property():
            return Name("property", word.value)
        case UnitType():
            return Name("unit-type", word.value)
        case Colour():
            return Name("colour", word.value)
        case OrderColour():
            return Name("order-colour", word.value)
        case Face():
            return Name("face", word.value)
        case Roll():
            return Name("roll", word.value)
        case Until():
            return Name("until", word.value)
        case Of():
            return Name("of", word.value)
        case SupportKind():
            return Name("support-kind", word.value)
        case Ban():
            return Name("ban", word.value)
        case Player():
            return Name("player", word.value)
        case Where():
            return Name("where", word.value)
        case Who():
            return Name("who", word.value)
        case _:
            raise TypeError(f"{word!r} has no name")


class Target(Spoken, frozen=True, kw_only=True):
    """Whom an operation is for; the player who plays it chooses among those that fit."""

    who: Who
    n: Few | Literal["all"] = 1
    types: tuple[UnitType, ...] = ()
    property: Property | None = None
    order: Colour | None = None
    reach: Few | None = msgspec.field(default=None, name="within")
    of: Of | None = None
    free_of_contact: bool = False

    def message(self) -> str:
        """Each kind of target has its own words."""
        return f"clause-target-{self.who.value}"

    def facts(self) -> dict[str, Word]:
        """Only a choice of units has details."""
        if self.who not in (Who.OWN, Who.ENEMY):
            return {}
        return {name: fact for name, fact in super().facts().items() if name != "who"}


class Op(Operation, Spoken, frozen=True, kw_only=True):
    """An operation of this game."""


class Change(Op, frozen=True, kw_only=True):
    """Something about units is different for a time."""

    to: Target
    until: Until = Until.ACTIVATION


class Count(Op, frozen=True, kw_only=True):
    """So much of something happens to units at once."""

    to: Target
    n: Few


class Grant(Change, frozen=True, kw_only=True):
    """Give a property."""

    property: Property
    x: Level = 0
    only_type: UnitType | None = None
    only_property: Property | None = None


class Lose(Change, frozen=True, kw_only=True):
    """Take a property away."""

    property: Property


class Dice(Change, frozen=True, kw_only=True):
    """Add dice to a kind of roll, or take some away."""

    roll: Roll
    n: Amount


class Reroll(Change, frozen=True, kw_only=True):
    """So many more dice may be rerolled in a kind of roll."""

    roll: Roll
    n: Few


class Result(Change, frozen=True, kw_only=True):
    """Add ready results to a kind of roll."""

    roll: Roll
    face: Face
    n: Few


class Ignore(Change, frozen=True, kw_only=True):
    """Ignore results in every opponent's roll."""

    face: Face
    n: Few
    roll: Roll


class Support(Change, frozen=True, kw_only=True):
    """Count as having support."""

    kind: SupportKind


class Speed(Change, frozen=True, kw_only=True):
    """Add to both movement values."""

    n: Amount


class Range(Change, frozen=True, kw_only=True):
    """Add to the ranges."""

    base: Amount
    max: Amount


class Fatigue(Count, frozen=True, kw_only=True):
    """Forced fatigue tokens (FC-15.9, FC-15.10)."""


class Refresh(Count, frozen=True, kw_only=True):
    """Remove fatigue tokens."""


class Restore(Count, frozen=True, kw_only=True):
    """Restore miniatures or heal wounds (FC-4.12)."""


class Damage(Count, frozen=True, kw_only=True):
    """Damage that is no attack (FC-13.22)."""


class Panic(Count, frozen=True, kw_only=True):
    """Unblocked panic results from the nearest unit (FC-13.23)."""


class Order(Op, frozen=True, kw_only=True):
    """Order tokens into a reserve, or out of it."""

    player: Player
    colour: OrderColour
    n: Amount


class Reorder(Op, frozen=True, kw_only=True):
    """Change the token on a unit (FC-12.14)."""

    to: Target
    colour: Colour


class Defend(Op, frozen=True, kw_only=True):
    """Put a defence token; the unit keeps its order."""

    to: Target


class Forbid(Change, frozen=True, kw_only=True):
    """Forbid a unit something."""

    what: Ban


class Place(Op, frozen=True, kw_only=True):
    """Put a terrain hex on the map (FC-13.11 to FC-13.15)."""

    terrain: TerrainId


class Summon(Op, frozen=True, kw_only=True):
    """Put a unit of the supply on the map."""

    unit: UnitId
    where: Where


class Look(Op, frozen=True, kw_only=True):
    """Look at the top of a deck."""

    deck: Player
    n: Few
    rearrange: bool = False


class Choose(Op, frozen=True, kw_only=True):
    """Choose one of several lists of operations."""

    of: tuple[tuple[AnyOp, ...], ...]


AnyOp: TypeAlias = (
    Grant
    | Lose
    | Dice
    | Reroll
    | Result
    | Ignore
    | Support
    | Speed
    | Range
    | Fatigue
    | Refresh
    | Restore
    | Damage
    | Panic
    | Order
    | Reorder
    | Defend
    | Forbid
    | Place
    | Summon
    | Look
    | Choose
)
Lasting: TypeAlias = Grant | Lose | Dice | Reroll | Result | Ignore | Support | Speed | Range | Forbid
"""The operations whose effect stays on a unit for a time."""
LASTING = (Grant, Lose, Dice, Reroll, Result, Ignore, Support, Speed, Range, Forbid)
