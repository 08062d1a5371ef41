"""How a thing is tried: the creature fights in the first warband, the battle is on the map, by the scenario."""

from __future__ import annotations

from typing import cast

from warhall.games.dnd_miniatures.measured import warband_with
from warhall.games.dnd_miniatures.setup import MODES
from warhall.games.dnd_miniatures.state import ROUND, DndMiniatures
from warhall.games.dnd_miniatures.tables import DndMiniaturesGame, Tables
from warhall.kernel.dice import SeededDice
from warhall.kernel.game import Game
from warhall.kernel.trial import Trial


def trial(game: Game, file: str, ident: str) -> Trial:
    """By what the options can name."""
    tables = cast("DndMiniaturesGame", game).tables
    options: dict[str, object] = {}
    if file == "creatures" and ident in tables.kind_of:
        options = army(tables, ident)
    elif file == "maps":
        size = tables.maps[ident].size
        points = next((each.points for each in tables.printed.setup.limits if each.map == size), 0)
        options = {"maps": [ident, ident], **({"limit": points} if points else {})}
    elif file == "warbands":
        band = tables.warbands[ident]
        mode = next(each.id for each in tables.printed.scenarios if band.limit in each.limits)
        options = {"mode": mode.replace("_", "-"), "warbands": [ident, ident]}
        options |= {"limit": band.limit} if mode == "assault" else {}
    elif file == "scenarios" and ident.replace("_", "-") in MODES:
        options = {"mode": ident.replace("_", "-"), "players": tables.scenarios[ident].players[0]}
    return Trial(options, ready=in_turn)


def army(tables: Tables, ident: str) -> dict[str, object]:
    """A warband with the creature, and a ready one against it; nothing if no warband can have it."""
    scenario = tables.scenarios["assault"]
    for points in scenario.limits:
        found = warband_with(tables, scenario, tables.limits[points], SeededDice(1), ident)
        if found is not None:
            return {
                "limit": points,
                "armies": [found, warband_with(tables, scenario, tables.limits[points], SeededDice(2))],
            }
    return {}


def in_turn(g: DndMiniatures, seat: int) -> bool:
    """Everybody is deployed, and the seat acts."""
    return g.phase == ROUND and seat in g.decisions
