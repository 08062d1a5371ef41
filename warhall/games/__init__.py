"""The rooms of the house, one game each.

A game registers itself by its module: those of the house are listed here, those of others announce themselves through
the entry point group `warhall.games`. Nothing is imported before it is asked for.

A process may lay content packs over games (`lay`): then it plays them with these packs wherever nothing else is said.
A pack that is only a draft lies nowhere (`drafted`): its files go along with whoever plays it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from tempfile import TemporaryDirectory

from warhall.content import pack_of
from warhall.kernel.errors import ContentError, OptionsError, WarhallError, nearest, quoted
from warhall.kernel.game import Game

ROOMS = ("four", "tyrants", "fantasy_commander", "dungeon_command", "dungeoneer", "dnd_miniatures")


DRAFT = "doctored"
"""What a pack that lies nowhere is called."""
_laid: dict[str, Game] = {}
"""The games that this process plays with packs, by their modules."""


class UnknownGameError(WarhallError):
    """There is no such game."""


class UnknownPackError(WarhallError):
    """A game was played with a pack that is not here."""


@cache
def rooms() -> dict[str, str]:
    """The module of every game, by its id."""
    found = {name: f"warhall.games.{name}" for name in ROOMS}
    for entry in sorted(entry_points(group="warhall.games"), key=lambda each: each.name):
        found.setdefault(entry.name, entry.value)
    return found


def lay(*packs: Path) -> None:
    """From now on this process plays games with these packs, each over the game that it is for, and with no others.

    Raises:
        ContentError: a pack is faulty.
        UnknownGameError: a pack is for a game that is not here.
    """
    folders: dict[str, list[Path]] = {}
    for folder in packs:
        folders.setdefault(pack_of(folder).game, []).append(folder)
    found = {module_of(ident): game(ident, *laid) for ident, laid in folders.items()}
    _laid.clear()
    _laid.update(found)


def module_of(ident: str) -> str:
    """The module of a game."""
    modules = rooms()
    if ident not in modules:
        raise UnknownGameError(f"no game {ident[:40]!r}{nearest(ident, modules)}: there are {quoted(modules)}")
    return modules[ident]


def own(module: str) -> Game:
    """The game of a module as it comes, without packs."""
    found = import_module(module).GAME
    if not isinstance(found, Game):
        raise UnknownGameError(f"{module}.GAME is no game")
    return found


def game(ident: str, *packs: Path) -> Game:
    """The game of an id with these packs laid over its own content; with none, as this process plays it."""
    module = module_of(ident)
    if not packs:
        return _laid.get(module) or own(module)
    found = own(module)
    if found.packed is None:
        raise OptionsError(f"{ident} takes no packs: it has no content files")
    return found.packed(*packs)


def drafted(ident: str, files: Mapping[str, str]) -> Game:
    """The game of an id with a pack that lies nowhere, given by its files.

    Raises:
        ContentError: the pack is faulty.
    """
    return _drafted(ident, tuple(sorted(files.items())))


@lru_cache(maxsize=16)
def _drafted(ident: str, files: tuple[tuple[str, str], ...]) -> Game:
    with TemporaryDirectory() as folder:
        place = Path(folder) / DRAFT
        place.mkdir()
        for name, text in files:
            (place / name).parent.mkdir(exist_ok=True)
            (place / name).write_text(text, encoding="utf-8")
        found = game(ident, place)
        _ = found.texts  # the messages of a pack are read while its folder is there
    found.drafted = dict(files)
    return found


def played_with(module: str, packs: tuple[str, ...], files: Mapping[str, str] | None = None) -> Game:
    """The game of a module with the packs of a table or a record, each as `id=hash`.

    Args:
        module: of the game.
        packs: which packs.
        files: those of a pack that lies nowhere.

    Raises:
        UnknownPackError: this process does not have them.
    """
    found = own(module)
    if files:
        try:
            draft = drafted(found.id, files)
        except ContentError as error:
            raise UnknownPackError(f"the draft that {found.id} was played with is faulty by now: {error}") from None
        if draft.packs == packs:
            return draft
    for each in (found, _laid.get(module, found)):
        if each.packs == packs:
            return each
    raise UnknownPackError(f"{found.id} was played with {quoted(packs)}, which is not here")


def games() -> list[Game]:
    """Every game of the house."""
    return [game(ident) for ident in rooms()]
