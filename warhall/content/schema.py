"""JSON Schemas of a game's content files, for editors that check and complete while one types."""

from __future__ import annotations

from typing import Any

import msgspec

from warhall.content.packs import PACK_FILE, Pack
from warhall.content.shelf import Shelf


def schemas(shelf: Shelf[Any]) -> dict[str, dict[str, Any]]:
    """The schema of each file of a pack, by file name."""
    found = {PACK_FILE: _schema(Pack, shelf.game, PACK_FILE)}
    for field in msgspec.structs.fields(shelf.kind):
        name = f"{field.encode_name}.yaml"
        found[name] = _schema(field.type, shelf.game, name)
    return found


def _schema(kind: Any, game: str, name: str) -> dict[str, Any]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game}: {name}",
        **msgspec.json.schema(kind),
    }
