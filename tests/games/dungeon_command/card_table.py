"""A table for one card: who acts or is attacked, who stands around, and what is in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.dungeon_command.at_table import Field, Place

Creature = tuple[str, str, Place] | tuple[str, str, Place, dict[str, Any]]
HERE, THERE = (3, 3), (4, 3)


def own(card: str, at: Place = HERE, **fields: Any) -> Creature:
    """A creature of gold."""
    return (card, "gold", at, fields)


def foe(card: str, at: Place = THERE, **fields: Any) -> Creature:
    """A creature of silver."""
    return (card, "silver", at, fields)


def active(*creatures: Creature, hand: Sequence[str] = (), silver: Sequence[str] = (), **more: Any) -> Field:
    """The first creature is gold's and active; gold and silver hold these orders."""
    return Field(
        creatures, hands={"gold": list(hand), "silver": list(silver)}, turn={"active": f"{creatures[0][0]}#1"}, **more
    )


def played(order: str, *creatures: Creature, hand: Sequence[str] = (), **more: Any) -> Field:
    """Gold plays an order on the first creature, which is active."""
    f = active(*creatures, hand=[order, *hand], **more)
    return f.act(f"gold play {order} {creatures[0][0]}#1")


def refused(order: str, *creatures: Creature, hand: Sequence[str] = (), **more: Any) -> str | None:
    """By which rule gold may not play an order on the first creature, which is active."""
    return active(*creatures, hand=[order, *hand], **more).rule(f"gold play {order} {creatures[0][0]}#1")


def struck(*creatures: Creature, hand: Sequence[str] = (), silver: Sequence[str] = (), **more: Any) -> Field:
    """The first creature, of silver, strikes the second, of gold; gold is asked for an answer.

    A second Cleric of gold far away could always heal itself, so that gold is asked whatever he holds.
    """
    f = Field(
        [*creatures, ("hc_dwarf_cleric", "gold", (11, 11), {"damage": 10, "number": 9})],
        hands={"gold": list(hand), "silver": list(silver)},
        turn={"seat": "silver", "active": f"{creatures[0][0]}#1"},
        **more,
    )
    return f.act(f"silver strike {creatures[1][0]}#1")
