"""Games of Dungeon Command from their very beginning, from a step in between, and with changed content."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from tests.games.dungeon_command.at_table import Field
from warhall.games.dungeon_command import GAME, dungeon_command
from warhall.games.dungeon_command.tables import DungeonCommandGame
from warhall.games.dungeon_command.view import DungeonCommandView, PlayerView, UnitView
from warhall.kernel import position
from warhall.kernel.dice import Dice, SeededDice
from warhall.kernel.events import Told

ABOUT = """\
id: changed
game: dungeon_command
version: "1"
title: {en: Changed, ru: Изменено, uk: Змінено}
author: Ada
"""


def begun(dice: Dice | None = None, game: DungeonCommandGame = GAME, **options: Any) -> Field:
    """A new game, at its first question."""
    return _at(game.begin(options, dice or SeededDice(3)), game)


def waiting(field: Field, *steps: list[Any], dice: Dice | None = None) -> Field:
    """The same position with these steps to come."""
    document = yaml.safe_load(position.write(field.g))
    document["agenda"] = list(steps)
    return _at(position.read(field.game, yaml.safe_dump(document), dice or SeededDice(3)), field.game)


def packed(folder: Path, **files: str) -> DungeonCommandGame:
    """The game with some content replaced, for rules that the printed content does not put to the test."""
    (folder / "pack.yaml").write_text(ABOUT, encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return dungeon_command(folder)


def _at(state: Any, game: DungeonCommandGame) -> Field:
    field = Field.__new__(Field)
    field.game, field.g, field.heard = game, state, []
    return field


def unshuffled(*cards: int) -> list[int]:
    """The outcomes that leave decks of so many cards as they are."""
    return [number for count in cards for number in range(count - 1, 0, -1)]


def table(field: Field, seat: int | None = None) -> DungeonCommandView:
    """What a seat sees, or the public."""
    return field.table(seat)


def player(field: Field, name: str) -> PlayerView:
    """What everybody sees of a player."""
    return next(each for each in table(field).seats if each.seat == name)


def creature(field: Field, name: str) -> UnitView:
    """What everybody sees of a creature in play."""
    return next(each for each in table(field).units if each.id == name)


def told(field: Field, *tags: str) -> list[Told]:
    """The events of these kinds, as they happened."""
    return [each for each in field.heard if type(each.event).__struct_config__.tag in tags]
