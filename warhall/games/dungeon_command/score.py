"""How the game ends, and who wins (chapter 27, DC-29.7 to DC-29.10)."""

from __future__ import annotations

from warhall.games.dungeon_command.state import DungeonCommand
from warhall.kernel.result import Result

BY_LEVELS = {"morale": "morale-levels", "no-creatures": "no-creatures-levels", "quiet": "quiet-levels"}
"""DC-27.5: how a win by levels on equal Morale is told, by what ended the game."""


def level_sum(g: DungeonCommand, seat: int) -> int:
    """DC-27.5, DC-27.7: the printed levels of a seat's creatures on the battlefield, hidden ones too."""
    levels, kinds = g.game.tables.level, g.kinds
    return sum(levels[kinds[unit]] for unit, owner in enumerate(g.controllers) if owner == seat and g.places[unit] > -2)


def has_creatures(g: DungeonCommand, seat: int) -> bool:
    """DC-26.5, DC-27.7: whether a seat has a creature on the battlefield; a hidden one counts."""
    places = g.places
    return bool(g.crews[seat]) or any(owner == seat and places[unit] > -2 for unit, owner in enumerate(g.controllers))


def broken(g: DungeonCommand) -> bool:
    """DC-22.6, DC-27.1: the game ends at once when any Morale is 0 or less."""
    if g.result is None and min(g.morale) <= 0:
        g.finish(result(g, "DC-27.1", "morale"))
    return g.result is not None


def result(g: DungeonCommand, rule: str, message: str, barred: int = -1) -> Result:
    """DC-27.3 to DC-27.6, DC-29.7 to DC-29.9: the highest Morale wins, then the highest levels, then together.

    Args:
        g: the state.
        rule: what ended the game.
        message: how that is told.
        barred: the seat that ended its turn without creatures and cannot win (DC-27.4); in team play no team without
            any creature can (DC-29.8).
    """
    teams = sorted(set(g.teams))
    worth: dict[int, tuple[bool, int, int]] = {}
    for team in teams:
        members = [seat for seat in range(g.seats) if g.teams[seat] == team]
        looked_at = barred in members or (barred >= 0 and len(members) > 1)
        out = looked_at and not any(has_creatures(g, seat) for seat in members)
        morale = sum(g.morale[seat] for seat in members)
        worth[team] = (not out, morale, sum(level_sum(g, seat) for seat in members))
    ranks = [worth[g.teams[seat]] for seat in range(g.seats)]
    places = tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
    best, *rest = sorted(worth.values(), reverse=True)
    if any(other[:2] == best[:2] and other != best for other in rest):
        return Result(places, tuple(g.morale), "DC-27.5", BY_LEVELS[message])
    return Result(places, tuple(g.morale), rule, message)
