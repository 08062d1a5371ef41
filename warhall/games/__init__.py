"""The rooms of the house, one game each.

A game registers itself by its module: those of the house are listed here, those of others announce themselves through
the entry point group `warhall.games`. Nothing is imported before it is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from warhall.kernel.errors import WarhallError, nearest, quoted
from warhall.kernel.game import Game

ROOMS = ("four",)


class UnknownGameError(WarhallError):
    """There is no such game."""


@cache
def rooms() -> dict[str, str]:
    """The module of every game, by its id."""
    found = {name: f"warhall.games.{name}" for name in ROOMS}
    for entry in sorted(entry_points(group="warhall.games"), key=lambda each: each.name):
        found.setdefault(entry.name, entry.value)
    return found


def game(ident: str) -> Game:
    """The game of an id."""
    modules = rooms()
    if ident not in modules:
        raise UnknownGameError(f"no game {ident[:40]!r}{nearest(ident, modules)}: there are {quoted(modules)}")
    found = import_module(modules[ident]).GAME
    if not isinstance(found, Game):
        raise UnknownGameError(f"{modules[ident]}.GAME is no game")
    return found


def games() -> list[Game]:
    """Every game of the house."""
    return [game(ident) for ident in rooms()]
