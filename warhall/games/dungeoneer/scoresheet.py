"""How far the heroes came: quests decide, the rest tells the tale (DG-1.1)."""

from __future__ import annotations

from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel.sheet import Column, column


def score_sheet(g: Dungeoneer) -> tuple[Column, ...]:
    """DG-1.1, DG-13.3, DG-1.10: the quests, and what the hero has become."""
    return (
        column("score-quests", "DG-1.1", tuple(len(quests) for quests in g.completed)),
        column("score-level", "DG-13.3", tuple(g.level), part=False),
        column("score-health", "DG-1.2", tuple(g.health), part=False),
        column("score-glory", "DG-1.10", tuple(g.glory), part=False),
        column("score-peril", "DG-1.10", tuple(g.peril), part=False),
    )
