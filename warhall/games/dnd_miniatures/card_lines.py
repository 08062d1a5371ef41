"""The lines of a stat card: attacks, powers, commander powers, and the words that they use (chapters 12, 14 and 23).

Here: the structures of single lines as they stand in `content/creatures.yaml`. Not here: whole cards and the other
files (`printed`), operations and abilities (`operations`, `abilities`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

import msgspec

from warhall.content import Clause, Names, Part
from warhall.games.dnd_miniatures.abilities import Versus
from warhall.games.dnd_miniatures.operations import Dealt, KeywordId, Op
from warhall.kernel.words import Name, Word

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
BASIC = "basic"


class Form(StrEnum):
    """DM-14.1 to DM-14.12: the kinds of attack."""

    __hash__ = str.__hash__  # that of an enumeration is slow

    MELEE = "melee"
    RANGED = "ranged"
    CLOSE = "close"
    AREA = "area"


class Shape(StrEnum):
    """The shapes of areas."""

    __hash__ = str.__hash__  # that of an enumeration is slow

    BURST = "burst"
    CONE = "cone"
    LINE = "line"
    RADIUS = "radius"


class Event(StrEnum):
    """When a power is used, or what clears a box."""

    __hash__ = str.__hash__  # that of an enumeration is slow

    SELF_TURN = "self_turn"
    SELF_START_TURN = "self_start_turn"
    SELF_END_TURN = "self_end_turn"
    SELF_BLOODIED = "self_bloodied"
    SELF_DESTROYED = "self_destroyed"
    SELF_DESTROYS_ENEMY = "self_destroys_enemy"
    SELF_BLOODIES_ENEMY = "self_bloodies_enemy"
    SELF_MISSES = "self_misses"
    SELF_HIT_BY_MELEE = "self_hit_by_melee"
    SELF_MISSED_BY_MELEE = "self_missed_by_melee"
    ALLY_ACTIVATES = "ally_activates"
    ALLY_ATTACKS = "ally_attacks"
    ALLY_HITS = "ally_hits"
    ALLY_MISSED_BY_MELEE = "ally_missed_by_melee"
    ALLY_END_TURN = "ally_end_turn"
    ALLY_BLOODIED = "ally_bloodied"
    ALLY_DESTROYED = "ally_destroyed"
    ALLY_DESTROYS_ENEMY = "ally_destroys_enemy"
    ALLY_SAVES = "ally_saves"
    ALLY_ROLLS_HIGH = "ally_rolls_high"
    ADJACENT_ALLY_HIT = "adjacent_ally_hit"
    ADJACENT_ALLY_ATTACKED = "adjacent_ally_attacked"
    ENEMY_ATTACK_DECLARED = "enemy_attack_declared"
    ENEMY_ATTACK_HITS = "enemy_attack_hits"
    ENEMY_SAVES = "enemy_saves"
    ENEMY_START_TURN = "enemy_start_turn"
    INITIATIVE_ROLL = "initiative_roll"


class Only(Clause, frozen=True, kw_only=True):
    """DM-12.8: a limit that the target or the attacker must meet."""

    is_: Literal[
        "target_bloodied",
        "target_immobilized",
        "target_helpless_or_stunned",
        "target_dazed_or_worse",
        "self_was_in_stone_form",
        "target_level_max",
    ] = msgspec.field(name="is")
    n: Small | None = None

    def message(self) -> str:
        """Each limit has its own words."""
        return f"clause-only-{self.is_.replace('_', '-')}"

    def facts(self) -> dict[str, Word]:
        """The level, where it is one."""
        return {} if self.n is None else {"n": self.n}


class Area(Part, frozen=True, kw_only=True):
    """The area of a close or area attack."""

    shape: Shape
    size: Small | Literal["small", "large"]


class Attack(Clause, frozen=True, kw_only=True):
    """DM-12.4: an attack line of a card; the one with `basic` is the basic attack."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*(?!\n)$", max_length=40)]
    name: Names
    type: Form
    basic: bool = False
    range: Small | Literal["sight", "nearest"] | None = None
    area: Area | None = None
    targets: Small = 1
    affects: Literal["all", "enemies"] = "all"
    only: tuple[Only, ...] = ()
    strikes: Small = 1
    strikes_bloodied: Small | None = None
    strikes_stop_on_miss: bool = False
    bonus: Annotated[int, msgspec.Meta(ge=0, le=40)]
    vs: Versus
    damage: tuple[Dealt, ...]
    also: tuple[Op, ...] = ()
    on_hit: tuple[Op, ...] = ()
    aftereffect: tuple[Op, ...] = ()
    uses: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    recharge: Event | None = None

    def __post_init__(self) -> None:
        if (self.type in (Form.CLOSE, Form.AREA)) != (self.area is not None):
            raise ValueError("a close or area attack has an area, and no other attack has")
        if (self.type in (Form.RANGED, Form.AREA)) != (self.range is not None):
            raise ValueError("a ranged or area attack has a range, and no other attack has")
        if self.basic and self.type is not Form.MELEE:
            raise ValueError("DM-3.10: the basic attack is a melee attack")
        if self.recharge is not None and self.uses != 1:
            raise ValueError("DM-12.11: only an attack with one box can recharge")

    def facts(self) -> dict[str, Word]:
        """The attack line."""
        size: Word = "none"
        if self.area is not None:
            size = self.area.size if isinstance(self.area.size, int) else Name("cone", self.area.size)
        return {
            "attack": Name("attack", self.id),
            "type": self.type.value,
            "basic": "yes" if self.basic else "no",
            "range": "none" if self.range is None else self.range,
            "shape": "none" if self.area is None else self.area.shape.value,
            "size": size,
            "targets": self.targets,
            "affects": self.affects if self.area is not None else "one",
            "strikes": self.strikes,
            "fury": self.strikes_bloodied or "none",
            "stops": "yes" if self.strikes_stop_on_miss else "no",
            "bonus": self.bonus,
            "vs": Name("versus", self.vs.value),
            "uses": self.uses or "none",
            "recharge": "none" if self.recharge is None else Name("event-of", self.recharge.value),
        }

    def within(self) -> dict[str, tuple[Clause, ...]]:  # type: ignore[override]  # narrower than Nested
        """What is said inside the line."""
        return {
            "only": self.only,
            "dealt": self.damage,
            "also": self.also,
            "hit": self.on_hit,
            "after": self.aftereffect,
        }


class Target(Clause, frozen=True, kw_only=True):
    """DM-23.22: which creatures a power can be used on, or which subjects of its event qualify."""

    who: Literal["self", "ally", "enemy", "any"]
    squares: Small | None = msgspec.field(default=None, name="within")
    los: bool = False
    keyword: KeywordId | None = None
    state: tuple[Literal["living", "bloodied", "in_victory_area"], ...] = ()
    count: Literal[1, "all"] = 1

    def facts(self) -> dict[str, Word]:
        """The target in words."""
        return {
            "who": Name("side", f"{self.who}-all" if self.count == "all" else self.who),
            "within": self.squares or "none",
            "los": "yes" if self.los else "no",
            "keyword": "none" if self.keyword is None else Name("keyword", self.keyword),
            "state": tuple(Name("target-state", each) for each in self.state) or "none",
        }


class Power(Clause, frozen=True, kw_only=True):
    """DM-23.3: a special power. DM-23.4: with a `cost` in uses, a commander power."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*(?!\n)$", max_length=40)]
    name: Names
    action: Literal["none", "move", "attack", "immediate"] = "none"
    event: Event = msgspec.field(name="when")
    auto: bool = False
    natural: Small | None = None
    """For `ally_rolls_high`: the lowest number on the die."""
    attack_type: Form | None = None
    uses: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    recharge: Event | None = None
    cost: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    target: Target | None = None
    ops: Annotated[tuple[Op, ...], msgspec.Meta(min_length=1)]

    def __post_init__(self) -> None:
        if self.recharge is not None and self.uses != 1:
            raise ValueError("DM-12.11: only a power with one box can recharge")
        if self.action in ("move", "attack") and self.event is not Event.SELF_TURN:
            raise ValueError("DM-7.7: a power that needs an action is used on the creature's own turn")
        if (self.natural is not None) != (self.event is Event.ALLY_ROLLS_HIGH):
            raise ValueError("a power that looks at the die names the lowest number, and no other does")

    def facts(self) -> dict[str, Word]:
        """When it is used and what it costs."""
        return {
            "power": Name("power", self.id),
            "action": self.action,
            "when": Name("event-of", self.event.value),
            "auto": "yes" if self.auto else "no",
            "natural": self.natural or "none",
            "kind": "none" if self.attack_type is None else self.attack_type.value,
            "uses": self.uses or "none",
            "recharge": "none" if self.recharge is None else Name("event-of", self.recharge.value),
            "cost": self.cost or "none",
        }

    def within(self) -> dict[str, Clause | tuple[Clause, ...] | None]:  # type: ignore[override]  # narrower than Nested
        """What is said inside the line."""
        return {"target": self.target, "ops": self.ops}


class Allowed(Part, frozen=True, kw_only=True):
    """Which creatures a commander lets in."""

    keyword: KeywordId


class WarbandBuilding(Clause, frozen=True, kw_only=True):
    """DM-4.12: creatures that may be included in breach of the faction restriction."""

    allow: Allowed
    ignore: Literal["faction"]

    def facts(self) -> dict[str, Word]:
        """The keyword."""
        return {"keyword": Name("keyword", self.allow.keyword)}

    def within(self) -> dict[str, None]:  # type: ignore[override]  # nothing within
        """Nothing."""
        return {}


class Commander(Part, frozen=True, kw_only=True):
    """DM-23.4: rating and commander powers."""

    rating: Annotated[int, msgspec.Meta(ge=1, le=12)]
    powers: tuple[Power, ...] = ()
    warband_building: tuple[WarbandBuilding, ...] = ()
