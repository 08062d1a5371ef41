"""Powers, triggers and costs, as they stand in `content/*.yaml`.

Here: when and how the actions of a card come about. Not here: the actions (`operations`), static rules
(`static_clauses`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

import msgspec

from warhall.content import Clause, Names
from warhall.content.clauses import Nested
from warhall.games.dungeon_command.operations import Actions, AttackKind, Condition, Happening, Target
from warhall.games.dungeon_command.phrases import Mood
from warhall.games.dungeon_command.wording import Teller
from warhall.kernel.words import Name, Word

PowerId: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*(?!\n)$", max_length=40)]


class PowerType(StrEnum):
    """DC-18.2, DC-18.3, DC-18.10, DC-18.11: how a power is used."""

    STANDARD = "standard"
    MINOR = "minor"
    IMMEDIATE = "immediate"
    TAP = "tap"
    FREE = "free"
    COMMANDER = "commander"


class Cost(Clause, frozen=True, kw_only=True):
    """DC-15.14: what is paid at the announcement."""

    discard_order: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    remove_this: bool = False

    def facts(self) -> dict[str, Word]:
        """How many cards, or this card."""
        return {"n": self.discard_order, "this": "yes" if self.remove_this else "no"}


class Trigger(Clause, frozen=True, kw_only=True):
    """DC-18.6: what happens when its event happens; `replaces`: instead of the Morale gained (DC-18.11)."""

    id: PowerId = "card"
    name: Names | None = None
    event: Happening
    condition: Condition | None = msgspec.field(name="if", default=None)
    optional: bool = False
    target: Target | None = None
    replaces: Literal["morale_gain"] | None = None
    actions: Actions

    def facts(self) -> dict[str, Word]:
        """The event with what it asks of its attack or creature, and whether something is replaced."""
        asked = self.condition or Condition()
        return {
            "event": self.event.value,
            "kind": (asked.kind or AttackKind.ANY).value,
            "adjacent": "yes" if asked.target_adjacent else "no",
            "enemy": "yes" if asked.destroyed_enemy else "no",
            "collector": "none" if asked.collector_keyword is None else Name("keyword", asked.collector_keyword),
            "replaces": "yes" if self.replaces else "no",
        }

    def within(self) -> dict[str, Nested]:
        """The condition, if the event does not say it already, and what happens."""
        mood = Mood.MAY if self.optional else Mood.ORDER
        ops = [op for action in self.actions for op in action]
        asked = self.condition
        apart = asked is not None and (asked.bearer_in or asked.no_enemy_sees or asked.ally_adjacent)
        return {"if": asked if apart else None, "actions": Teller(self.target).sentence(ops, mood)}


class Power(Clause, frozen=True, kw_only=True):
    """DC-18.1: what a creature, an attached card or a commander can do."""

    id: PowerId
    name: Names | None = None
    type: PowerType
    own_turn: bool = False
    """Once, and only in the own turn."""
    cost: Cost | None = None
    condition: Condition | None = None
    target: Target | None = None
    attack_target: Target | None = None
    """DC-D78: a separate target of the attack."""
    actions: Actions

    def facts(self) -> dict[str, Word]:
        """How it is used."""
        return {"type": self.type.value, "own_turn": "yes" if self.own_turn else "no"}

    def within(self) -> dict[str, Nested]:
        """When, for what cost, and what happens."""
        mood = Mood.ORDER if self.cost is None else Mood.PURPOSE
        ops = [op for action in self.actions for op in action]
        told = Teller(self.target, self.attack_target).sentence(ops, mood)
        return {"condition": self.condition, "cost": self.cost, "actions": told}
