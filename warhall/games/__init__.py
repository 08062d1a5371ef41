"""The rooms of the house, one game each.

A game registers itself by its module: those of the house are listed here, those of others announce themselves through
the entry point group `warhall.games`. Nothing is imported before it is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from warhall.kernel.errors import OptionsError, WarhallError, nearest, quoted
from warhall.kernel.game import Game

ROOMS = ("four", "tyrants", "fantasy_commander", "dungeon_command", "dungeoneer", "dnd_miniatures")


class UnknownGameError(WarhallError):
    """There is no such game."""


@cache
def rooms() -> dict[str, str]:
    """The module of every game, by its id."""
    found = {name: f"warhall.games.{name}" for name in ROOMS}
    for entry in sorted(entry_points(group="warhall.games"), key=lambda each: each.name):
        found.setdefault(entry.name, entry.value)
    return found


def game(ident: str, *packs: Path) -> Game:
    """The game of an id, with content packs laid over its own content."""
    modules = rooms()
    if ident not in modules:
        raise UnknownGameError(f"no game {ident[:40]!r}{nearest(ident, modules)}: there are {quoted(modules)}")
    found = import_module(modules[ident]).GAME
    if not isinstance(found, Game):
        raise UnknownGameError(f"{modules[ident]}.GAME is no game")
    if packs and found.packed is None:
        raise OptionsError(f"{ident} takes no packs: it has no content files")
    return found.packed(*packs) if packs and found.packed is not None else found


def games() -> list[Game]:
    """Every game of the house."""
    return [game(ident) for ident in rooms()]
