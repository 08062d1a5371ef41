"""The operations that a stat card may call, and the words that limit them (chapters 20 to 23).

Here: one structure for each verb, as it stands in `content/creatures.yaml`. Not here: what the verbs do (`effects`),
abilities that are always on (`abilities`), how they are said (`texts/*.ftl`, messages `op-...`).

`who` is whom an operation works on: the target (in an attack its target, in a power the subject of its event or the
creature that was chosen), the creature with the card itself, or the target of the attack that is being made.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec

from warhall.content import Clause, Operation, refers
from warhall.games.dnd_miniatures.abilities import Ability, Condition, DamageType, Versus
from warhall.kernel.words import Name, Word

KeywordId: TypeAlias = Annotated[str, refers("keyword")]
Squares: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=200)]
Change: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=50)]


class Who(StrEnum):
    """Whom an operation works on."""

    TARGET = "target"
    SELF = "self"
    TARGET_OF_ATTACK = "target_of_attack"


class Duration(StrEnum):
    """DM-21.1 to DM-21.6: how long an effect lasts."""

    NEXT_TURN = "next_turn"
    SAVE = "save"
    TURN = "turn"
    THIS_ATTACK = "this_attack"
    PLAYER_TURN = "player_turn"
    ROUND = "round"
    BATTLE = "battle"
    UNTIL_SELF_ACTS = "until_self_acts"


class Stat(StrEnum):
    """What a bonus changes."""

    ATTACK = "attack"
    DAMAGE = "damage"
    AC = "ac"
    DEF = "def"
    ALL_DEFENSES = "all_defenses"
    SPEED = "speed"


class Rolled(StrEnum):
    """Which die is rolled again (DM-1.5)."""

    ATTACK = "attack"
    SAVE = "save"
    INITIATIVE = "initiative"


class Saves(StrEnum):
    """Against how many effects a saving throw is made (DM-21.17)."""

    ONE = "one"
    ALL = "all"


class Aim(StrEnum):
    """Whom a further attack may be made on."""

    SAME = "same"
    OTHER_ADJACENT = "other_adjacent"
    ANY = "any"


class Back(StrEnum):
    """DM-6.20: where an eliminated creature comes back."""

    NEAREST_LEGAL = "nearest_legal"
    OWN_START_AREA = "own_start_area"


class Flag(StrEnum):
    """A mark that another line of the same card asks for."""

    STONE_FORM = "stone_form"


class If(Clause, frozen=True, kw_only=True):
    """What must be true when the operation comes."""

    target_bloodied: bool = False
    combat_advantage: bool = False
    charged: bool = False
    target_keyword: KeywordId | None = None
    target_condition: Condition | None = None

    def __post_init__(self) -> None:
        if sum(bool(getattr(self, name)) for name in self.__struct_fields__) != 1:
            raise ValueError("a condition asks for exactly one thing")

    @property
    def asks(self) -> str:
        """The one thing it asks for."""
        return next(name for name in self.__struct_fields__ if getattr(self, name))

    def message(self) -> str:
        """Each question has its own words."""
        return f"clause-if-{self.asks.replace('_', '-')}"

    def facts(self) -> dict[str, Word]:
        """The keyword or condition, if one is named."""
        if self.target_keyword is not None:
            return {"keyword": Name("keyword", self.target_keyword)}
        if self.target_condition is not None:
            return {"condition": Name("condition", self.target_condition.value)}
        return {}


class Deed(Operation, frozen=True, kw_only=True):
    """What all operations have: whom they work on, and when."""

    who: Who = Who.TARGET
    when: If | None = msgspec.field(default=None, name="if")

    def facts(self) -> dict[str, Word]:
        """The fields as facts; words of lists are said by messages of their own."""
        found: dict[str, Word] = {}
        for name, value in ((field, getattr(self, field)) for field in self.__struct_fields__ if field != "when"):
            if isinstance(value, StrEnum):
                found[name] = NAMES[type(value)](value.value)
            elif isinstance(value, bool):
                found[name] = "yes" if value else "no"
            elif isinstance(value, int | str):
                found[name] = value
            elif value is None or value == ():
                found[name] = "none"
            elif isinstance(value, tuple) and all(isinstance(each, StrEnum) for each in value):
                found[name] = tuple(NAMES[type(each)](each.value) for each in value)
        return found


class Afflict(Deed, frozen=True, kw_only=True, tag="condition"):
    """Chapter 22: a condition; `worsens_to` replaces it on the first failed save."""

    what: Condition
    duration: Duration = Duration.NEXT_TURN
    worsens_to: Condition | None = None


class Ongoing(Deed, frozen=True, kw_only=True):
    """DM-21.10: damage at the start of every turn."""

    n: Points
    type: DamageType
    duration: Duration = Duration.NEXT_TURN


class Damage(Deed, frozen=True, kw_only=True):
    """DM-11.25: damage that is no attack."""

    n: Points
    type: DamageType | None = None


class ExtraDamage(Deed, frozen=True, kw_only=True):
    """Damage added to this hit before doubling."""

    n: Points
    type: DamageType | None = None


class Push(Deed, frozen=True, kw_only=True):
    """DM-20.1."""

    n: Squares


class Pull(Deed, frozen=True, kw_only=True):
    """DM-20.2."""

    n: Squares


class Slide(Deed, frozen=True, kw_only=True):
    """DM-20.3."""

    n: Squares


class Place(Deed, frozen=True, kw_only=True):
    """DM-20.9."""

    n: Squares
    need_los: bool = True


class Shift(Deed, frozen=True, kw_only=True):
    """Up to n shifts of one square each (DM-8.13), without an action."""

    n: Squares


class Move(Deed, frozen=True, kw_only=True):
    """DM-19.21: ordinary movement without an action."""

    n: Squares


class Heal(Deed, frozen=True, kw_only=True):
    """DM-11.4."""

    n: Points
    living: bool = False


class TempHp(Deed, frozen=True, kw_only=True):
    """DM-11.5 to DM-11.8."""

    n: Points


class Bonus(Deed, frozen=True, kw_only=True):
    """A bonus or penalty."""

    stat: Stat
    n: Change
    duration: Duration = Duration.NEXT_TURN

    def facts(self) -> dict[str, Word]:
        """The change with its sign."""
        return {**super().facts(), "n": f"{self.n:+}".replace("-", "−")}


class Gain(Deed, frozen=True, kw_only=True):
    """DM-1.15: an ability for a while."""

    ability: Ability
    duration: Duration = Duration.NEXT_TURN


class GainVulnerable(Deed, frozen=True, kw_only=True):
    """DM-11.15, for a while."""

    n: Points
    type: DamageType
    duration: Duration = Duration.NEXT_TURN


class MakeAttack(Deed, frozen=True, kw_only=True, tag="attack"):
    """An attack without an action; `basic` stands for the basic attack."""

    attack: str
    target: Aim = Aim.ANY
    ignore_only: bool = False
    who: Who = Who.SELF

    def facts(self) -> dict[str, Word]:
        """The attack by its name."""
        return {**super().facts(), "attack": Name("attack", self.attack)}


class Dealt(Clause, frozen=True, kw_only=True):
    """One damage number of an attack."""

    n: Points
    type: DamageType | None = None

    def facts(self) -> dict[str, Word]:
        """The number, and the type if it has one."""
        return {"n": self.n, "type": "none" if self.type is None else Name("damage", self.type.value)}


class AttackRoll(Deed, frozen=True, kw_only=True):
    """One roll against each target of the power, as a close burst from its space."""

    bonus: Annotated[int, msgspec.Meta(ge=0, le=40)]
    vs: Versus
    damage: tuple[Dealt, ...]


class Save(Deed, frozen=True, kw_only=True):
    """DM-21.17: a saving throw now."""

    what: Saves


class Reroll(Deed, frozen=True, kw_only=True):
    """DM-1.5: a die is rolled again."""

    what: Rolled


class Destroy(Deed, frozen=True, kw_only=True):
    """DM-11.18."""


class Return(Deed, frozen=True, kw_only=True):
    """DM-11.19: it comes back at the end of the round."""

    hp: Points
    where: Back
    unless_damage: tuple[DamageType, ...] = ()


class Swap(Deed, frozen=True, kw_only=True):
    """This creature and the target exchange places."""


class RedirectHit(Deed, frozen=True, kw_only=True):
    """The hit and all its effects are applied to this creature instead."""


class SetFlag(Deed, frozen=True, kw_only=True):
    """A mark until the end of its next turn."""

    flag: Flag


Op: TypeAlias = (
    Afflict
    | Ongoing
    | Damage
    | ExtraDamage
    | Push
    | Pull
    | Slide
    | Place
    | Shift
    | Move
    | Heal
    | TempHp
    | Bonus
    | Gain
    | GainVulnerable
    | MakeAttack
    | AttackRoll
    | Save
    | Reroll
    | Destroy
    | Return
    | Swap
    | RedirectHit
    | SetFlag
)

NAMES: dict[type[StrEnum], Callable[[str], Name]] = {
    Who: lambda word: Name("who", word),
    Duration: lambda word: Name("duration", word),
    Stat: lambda word: Name("stat", word),
    Rolled: lambda word: Name("rolled", word),
    Saves: lambda word: Name("saves", word),
    Aim: lambda word: Name("aim", word),
    Back: lambda word: Name("back", word),
    Flag: lambda word: Name("flag", word),
    Condition: lambda word: Name("condition", word),
    DamageType: lambda word: Name("damage", word),
    Versus: lambda word: Name("versus", word),
}
"""By which kind of name the words of each list are said."""
