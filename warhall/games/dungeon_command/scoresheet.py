"""What decides a game at its end: Morale, then the levels in play (DC-27.3, DC-27.5)."""

from __future__ import annotations

from warhall.games.dungeon_command.score import level_sum
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.kernel.sheet import Column, column


def score_sheet(g: DungeonCommand) -> tuple[Column, ...]:
    """DC-27.3, DC-27.5, DC-22.3: Morale, the levels on the battlefield, and the creatures that were destroyed."""
    seats = range(g.seats)
    return (
        column("score-morale", "DC-27.3", tuple(g.morale)),
        column("score-levels", "DC-27.5", tuple(level_sum(g, seat) for seat in seats), part=False),
        column("score-lost", "DC-22.3", tuple(len(g.graveyards[seat]) for seat in seats), part=False),
    )
