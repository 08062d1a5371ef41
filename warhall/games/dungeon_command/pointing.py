"""What pointing at a thing means where more than that has to be named; for the answers to "why not?"."""

from __future__ import annotations

from collections.abc import Mapping

from warhall.games.dungeon_command.state import NONE, DungeonCommand


def struck(g: DungeonCommand, seat: int, things: Mapping[str, int]) -> tuple[int, ...] | None:
    """A creature is there to be struck by one that cannot shoot; the others shoot."""
    unit = things.get("unit")
    shoots = g.active != NONE and g.game.tables.range[g.kinds[g.active]]
    return None if unit is None or shoots else (unit,)


def deployed(g: DungeonCommand, seat: int, things: Mapping[str, int]) -> tuple[int, ...] | None:
    """A square is there for the creature that was picked, else for the first of the hand."""
    hand = g.creature_hands[seat]
    creature = things.get("creature", hand[0] if hand else NONE)
    return (creature, things["square"]) if creature != NONE and "square" in things else None


def played(g: DungeonCommand, seat: int, things: Mapping[str, int]) -> tuple[int, ...] | None:
    """An order is there for the creature that was picked, else for the active one, else for one that is not tapped."""
    if "order" not in things:
        return None
    own = [unit for unit in g.crews[seat] if g.places[unit] != NONE]
    own.sort(key=lambda unit: (unit != g.active, g.tapped >> unit & 1))
    unit = things.get("unit", own[0] if own else NONE)
    return None if unit == NONE else (things["order"], unit)
