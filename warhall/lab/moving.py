"""One number of the content moved: a pack that differs in nothing else, for each of its values."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from warhall.content.packs import PACK_FILE
from warhall.games import module_of
from warhall.kernel.errors import OptionsError, nearest, quoted

FORM = re.compile(r"^([a-z_]+)(?:\.yaml)?[:/]([\w-]+)\.([a-z_]+)=([-\d,. ]+)$")
MOST = 12


class Move(NamedTuple):
    """A number of a thing, and the values that it takes."""

    file: str
    id: str
    field: str
    values: tuple[int, ...]


def read_move(text: str) -> Move:
    """A move as it is typed: `units:bone_colossus.cost=42,46,50` or `=42..50`.

    Raises:
        OptionsError: it is none.
    """
    found = FORM.match(text)
    if found is None:
        raise OptionsError(f"--move takes FILE:ID.FIELD=1,2,3 or =1..5, not {text[:80]!r}")
    file, ident, field, said = found.groups()
    try:
        low, dots, high = said.partition("..")
        values = tuple(range(int(low), int(high) + 1)) if dots else tuple(int(each) for each in said.split(","))
    except ValueError:
        raise OptionsError(f"--move: {said[:40]!r} is no list of whole numbers") from None
    if not 0 < len(values) <= MOST:
        raise OptionsError(f"--move takes 1 to {MOST} values, not {len(values)}")
    return Move(f"{file}.yaml", ident, field, values)


def thing(game: str, packs: tuple[Path, ...], file: str, ident: str) -> dict[str, Any]:
    """A thing of the content as it is written, the uppermost pack first.

    Raises:
        OptionsError: there is none.
    """
    folders = [each / file for each in reversed(packs)]
    folders.append(Path(str(import_module(module_of(game)).__file__)).parent / "content" / file)
    known: list[str] = []
    for each in folders:
        if not each.is_file():
            continue
        listed = yaml.safe_load(each.read_text(encoding="utf-8"))
        for one in listed if isinstance(listed, list) else ():
            if isinstance(one, dict) and one.get("id") == ident:
                return one
            known.append(str(one.get("id")) if isinstance(one, dict) else "")
    if not folders[-1].is_file():
        raise OptionsError(f"{game} has no content file {file!r}")
    raise OptionsError(f"{file} has no {ident[:60]!r}{nearest(ident, known)}: there are {quoted(known[:12])} …")


def write_move(game: str, packs: tuple[Path, ...], move: Move, value: int, into: Path) -> Path:
    """A pack in which the number has this value.

    Raises:
        OptionsError: the thing has no such number.
    """
    found = thing(game, packs, move.file, move.id)
    if type(found.get(move.field)) is not int:
        numbers = [name for name, each in found.items() if type(each) is int]
        meant = nearest(move.field, numbers)
        raise OptionsError(f"{move.id} has no number {move.field!r}{meant}: there are {quoted(numbers)}")
    folder = into / f"moved-{value}"
    folder.mkdir()
    head = {
        "id": f"moved-{value}",
        "game": game,
        "version": "1",
        "title": dict.fromkeys(("en", "ru", "uk"), f"{move.id} {move.field} {value}"),
        "author": "warhall lab",
    }
    for name, data in ((PACK_FILE, head), (move.file, [{**found, move.field: value}])):
        (folder / name).write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8")
    return folder
