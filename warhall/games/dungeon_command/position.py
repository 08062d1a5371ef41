"""Positions: a state as readable plain data (see `kernel.position` for the file around it).

    battlefield:                        # or {layout: duel, face: dungeon} with `factions`
      face: dungeon
      map: |
        ..#..^..                        # as in tiles.yaml; 1 to 4 are start zones, _ is outside
    seats:
      gold: {commander: hc_valnar, hand: [hc_cleave], morale: 10}
      silver: {}
    creatures:
      - {card: hc_dragon_knight, of: gold, at: d4, damage: 20, tapped: true, attached: [silver sl_web]}
    turn: {seat: gold, active: "hc_dragon_knight#1"}

Whatever is left out has a sensible value: no cards in a zone, Morale and Leadership 10, the first seat in its Activate
phase with an empty stack and no active creature. Decks and piles are written from the top down.
"""

from __future__ import annotations

from typing import Any

import msgspec

from warhall.games.dungeon_command.position_parts import Position
from warhall.games.dungeon_command.position_read import Reading
from warhall.games.dungeon_command.position_write import Writing
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.tables import DungeonCommandGame
from warhall.kernel.dice import Dice
from warhall.kernel.errors import PositionError


def write(g: DungeonCommand) -> dict[str, Any]:
    """A state as plain data."""
    return msgspec.to_builtins(Writing(g).position())  # type: ignore[no-any-return]


def read(game: DungeonCommandGame, position: dict[str, Any], dice: Dice) -> DungeonCommand:
    """A state from plain data, with its usual agenda.

    Raises:
        PositionError: something in it cannot be; it says where.
    """
    try:
        data = msgspec.convert(position, Position, str_keys=True)
    except msgspec.ValidationError as error:
        raise PositionError("position", str(error)) from None
    return Reading(game, data, dice).state()
