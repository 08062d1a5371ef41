"""The content hash: which content a game was played with.

It is taken from the decoded structures, so that comments, layout, the order of files and of fields, and defaults
written out or left out make no difference; every value does, names too. The order of a list counts. A name that was
mended counts as it was before (`Names.was`): games that are under way and records are of the same content.
"""

from __future__ import annotations

import hashlib
import json

import msgspec

from warhall.kernel.words import LANGUAGES


def content_digest(content: object) -> str:
    """Sixteen hexadecimal digits, equal on every machine for equal content."""
    plain = _as_it_was(msgspec.to_builtins(content, str_keys=True, order="sorted"))
    text = json.dumps(plain, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


def _as_it_was(plain: object) -> object:
    """Plain data with every mended name as it was."""
    match plain:
        case {"was": dict(was), **now} if now.keys() >= set(LANGUAGES):
            return {key: was.get(key, value) for key, value in now.items()}
        case dict():
            return {key: _as_it_was(value) for key, value in plain.items()}
        case list() | tuple():
            return [_as_it_was(value) for value in plain]
        case _:
            return plain
