"""Abilities: what is always on while a creature is on the map (chapter 23), and the words of conditions and damage.

Here: one structure for each ability as it stands in `content/creatures.yaml`. Not here: what they change (`combat`,
`movement`, `sightings`), operations (`operations`).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec

from warhall.content import Clause, refers
from warhall.kernel.words import Name, Word

KeywordId: TypeAlias = Annotated[str, refers("keyword")]
Squares: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=50)]


class Condition(StrEnum):
    """Chapter 22."""

    DAZED = "Dazed"
    STAGGERED = "Staggered"
    STUNNED = "Stunned"
    HELPLESS = "Helpless"
    IMMOBILIZED = "Immobilized"
    CONFUSED = "Confused"
    ENERVATED = "Enervated"
    SLOWED = "Slowed"
    INVISIBLE = "Invisible"


class DamageType(StrEnum):
    """DM-11.9."""

    ACID = "acid"
    COLD = "cold"
    FIRE = "fire"
    FORCE = "force"
    LIGHTNING = "lightning"
    NECROTIC = "necrotic"
    POISON = "poison"
    PSYCHIC = "psychic"
    RADIANT = "radiant"
    THUNDER = "thunder"
    WOUND = "wound"
    ALL = "all"


class Versus(StrEnum):
    """DM-3.6: the target number of an attack; the last three are DEF with that defence named."""

    AC = "AC"
    FORT = "Fort"
    REF = "Ref"
    WILL = "Will"


class AbilityStat(StrEnum):
    """What an ability changes."""

    ATTACK = "attack"
    DAMAGE = "damage"
    AC = "ac"
    DEF = "def"


class Until(StrEnum):
    """What ends an ability for the rest of the battle."""

    SELF_ATTACKS = "self_attacks"


CRITICAL_HITS = "critical_hits"


class Able(Clause, frozen=True, kw_only=True, tag_field="is"):
    """The base of all abilities."""

    def facts(self) -> dict[str, Word]:
        """The fields as facts; words of lists are said by messages of their own."""
        found: dict[str, Word] = {}
        for field, name in zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True):
            value = getattr(self, field)
            if isinstance(value, StrEnum):
                found[name] = NAMES[type(value)](value.value)
            elif name == "keyword":
                found[name] = "none" if value is None else Name("keyword", value)
            elif isinstance(value, tuple):
                found[name] = tuple(immunity(str(each)) for each in value)
            else:
                found[name] = "none" if value is None else value
        return found


def immunity(word: str) -> Name:
    """What an immunity is against: a condition, a type of damage, or critical hits."""
    if word in set(Condition):
        return Name("condition", word)
    return Name("damage", word) if word in set(DamageType) else Name("immunity", word)


class Flight(Able, frozen=True, kw_only=True):
    """DM-9.1 to DM-9.6."""


class Burrow(Able, frozen=True, kw_only=True):
    """DM-9.7, DM-9.8."""


class Phasing(Able, frozen=True, kw_only=True):
    """DM-9.9."""


class Reach(Able, frozen=True, kw_only=True):
    """DM-14.2, DM-14.3."""

    n: Squares


class DefBonus(Able, frozen=True, kw_only=True):
    """DM-3.7."""

    defence: Versus = msgspec.field(name="def")
    n: Amount


class Resist(Able, frozen=True, kw_only=True):
    """DM-11.14."""

    n: Amount
    type: DamageType


class Vulnerable(Able, frozen=True, kw_only=True):
    """DM-11.15."""

    n: Amount
    type: DamageType


class Immune(Able, frozen=True, kw_only=True):
    """DM-11.16: damage types, conditions, or `critical_hits` (DM-13.6)."""

    to: tuple[str, ...]

    def __post_init__(self) -> None:
        known = {*Condition, *DamageType, CRITICAL_HITS}
        for word in self.to:
            if word not in known:
                raise ValueError(f"nobody is immune to {word!r}: a condition, a type of damage, or {CRITICAL_HITS}")


class Conceal(Able, frozen=True, kw_only=True):
    """DM-13.11."""

    n: Annotated[int, msgspec.Meta(ge=2, le=20)]


class Hide(Able, frozen=True, kw_only=True):
    """DM-18.14."""


class Insubstantial(Able, frozen=True, kw_only=True):
    """DM-11.17."""


class Invisible(Able, frozen=True, kw_only=True):
    """DM-22.11; `until`: lost for the battle once its first attack is resolved."""

    until: Until | None = None


class Scout(Able, frozen=True, kw_only=True):
    """DM-5.14."""


class WanderingMonster(Able, frozen=True, kw_only=True):
    """DM-5.15."""


class Unique(Able, frozen=True, kw_only=True):
    """DM-4.9."""

    identity: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class SneakAttack(Able, frozen=True, kw_only=True):
    """DM-23.15."""

    n: Amount


class PowerfulCharge(Able, frozen=True, kw_only=True):
    """DM-23.16."""

    n: Amount


class ChargeProtection(Able, frozen=True, kw_only=True):
    """DM-23.17."""

    n: Squares


class Shifty(Able, frozen=True, kw_only=True):
    """Once on its turn it may shift 1 square without an action."""


class PackTactics(Able, frozen=True, kw_only=True):
    """More damage on a melee hit if an active ally is adjacent to the target."""

    n: Amount


class BloodiedBonus(Able, frozen=True, kw_only=True):
    """A bonus while Bloodied."""

    stat: AbilityStat
    n: Amount


class AdjacentAllyBonus(Able, frozen=True, kw_only=True):
    """A bonus while adjacent to an ally, of the keyword if one is given."""

    stat: AbilityStat
    n: Amount
    keyword: KeywordId | None = None


class IgnoreDifficult(Able, frozen=True, kw_only=True):
    """Difficult terrain, forest and river cost 1; statues still cost 2."""


class IgnoreRiver(Able, frozen=True, kw_only=True):
    """River squares cost 1, and the current does not carry it."""


class Regeneration(Able, frozen=True, kw_only=True):
    """Heals at the start of its turn, unless it took damage of these types since the end of its last turn."""

    n: Amount
    stopped_by: tuple[DamageType, ...]


class EvilSoul(Able, frozen=True, kw_only=True):
    """DM-23.18: +1 Attack while an Evil ally is within 5 squares."""


class Blindsight(Able, frozen=True, kw_only=True):
    """Invisibility, smoke and Hide do not stop it from seeing creatures within 5 squares."""


class AllAroundVision(Able, frozen=True, kw_only=True):
    """Enemies gain no combat advantage by flanking it."""


class KeywordLair(Able, frozen=True, kw_only=True):
    """DM-5.13: may be deployed in any victory area that carries the keyword."""

    keyword: KeywordId


class CombatAdvantage(Able, frozen=True, kw_only=True):
    """Granted: the attack counts as having combat advantage."""


class TypedDamage(Able, frozen=True, kw_only=True, tag="DamageType"):
    """Granted: untyped damage of the attack becomes this type."""

    type: DamageType


class MultiActivation(Able, frozen=True, kw_only=True):
    """DM-6.18."""

    n: Annotated[int, msgspec.Meta(ge=2, le=4)]


class AllyAura(Able, frozen=True, kw_only=True):
    """Allies within some squares get a bonus."""

    squares: Squares = msgspec.field(name="within")
    stat: AbilityStat
    n: Amount
    type: DamageType | None = None


class MultipleThreats(Able, frozen=True, kw_only=True):
    """It has combat advantage against every adjacent enemy."""


Ability: TypeAlias = (
    Flight
    | Burrow
    | Phasing
    | Reach
    | DefBonus
    | Resist
    | Vulnerable
    | Immune
    | Conceal
    | Hide
    | Insubstantial
    | Invisible
    | Scout
    | WanderingMonster
    | Unique
    | SneakAttack
    | PowerfulCharge
    | ChargeProtection
    | Shifty
    | PackTactics
    | BloodiedBonus
    | AdjacentAllyBonus
    | IgnoreDifficult
    | IgnoreRiver
    | Regeneration
    | EvilSoul
    | Blindsight
    | AllAroundVision
    | KeywordLair
    | CombatAdvantage
    | TypedDamage
    | MultiActivation
    | AllyAura
    | MultipleThreats
)

NAMES: dict[type[StrEnum], Callable[[str], Name]] = {
    Versus: lambda word: Name("versus", word),
    DamageType: lambda word: Name("damage", word),
    AbilityStat: lambda word: Name("stat", word),
    Until: lambda word: Name("until", word),
    Condition: lambda word: Name("condition", word),
}
"""By which kind of name the words of each list are said."""
