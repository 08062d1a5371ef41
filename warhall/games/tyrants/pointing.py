"""What pointing at a thing means where several verbs could be meant; for the answers to "why not?"."""

from __future__ import annotations

from collections.abc import Mapping

from warhall.games.tyrants.state import Tyrants


def empty_space(g: Tyrants, seat: int, things: Mapping[str, int]) -> tuple[int, ...] | None:
    """An empty space is there to deploy to; what stands on another is to be assassinated."""
    space = things.get("space")
    return None if space is None or not g.empty >> space & 1 else (space,)
