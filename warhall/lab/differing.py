"""What two houses have different in their content, thing by thing."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from warhall.content import Shelf
from warhall.games import module_of
from warhall.kernel.errors import OptionsError
from warhall.kernel.game import Game


class Difference(NamedTuple):
    """A thing that one house has otherwise than the other."""

    file: str
    id: str
    one: Any
    """None if it is not there."""
    two: Any


def shelf_of(game: str) -> Shelf[Any]:
    """The content files of a game.

    Raises:
        OptionsError: it has none.
    """
    found = getattr(import_module(module_of(game)), "SHELF", None)
    if not isinstance(found, Shelf):
        raise OptionsError(f"{game} has no content files")
    return found


def differences(game: str, one: tuple[Path, ...], two: tuple[Path, ...]) -> list[Difference]:
    """All that differs between a game with some packs and the same game with others, in the order of the content."""
    shelf = shelf_of(game)
    contents = [shelf.load(*packs).content for packs in (one, two)]
    found = []
    for field in msgspec.structs.fields(shelf.kind):
        first, second = (by_id(getattr(content, field.name)) for content in contents)
        for ident in dict.fromkeys([*first, *second]):
            if first.get(ident) != second.get(ident):
                found.append(Difference(f"{field.encode_name}.yaml", ident, first.get(ident), second.get(ident)))
    return found


def only_prices(game: Game, found: Sequence[Difference]) -> bool:
    """Whether something is different, and nothing but prices."""
    fields = {(each.file, each.id): each.field for each in (game.measure.things(game) if game.measure else ())}

    def but_price(each: Difference, thing: Any) -> Any:
        field = fields.get((each.file, each.id))
        return {**msgspec.structs.asdict(thing), field: None} if field and thing is not None else thing

    return bool(found) and all(
        each.one is not None and but_price(each, each.one) == but_price(each, each.two) for each in found
    )


def by_id(content: Any) -> dict[str, Any]:
    """The things of a file by their ids; a file without ids is one thing."""
    if isinstance(content, tuple) and all(hasattr(each, "id") for each in content):
        return {str(each.id): each for each in content}
    return {str(key): each for key, each in content.items()} if isinstance(content, dict) else {"": content}
