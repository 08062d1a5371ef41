"""The content hash: which content a game was played with.

It is taken from the decoded structures, so that comments, layout, the order of files and of fields, and defaults
written out or left out make no difference; every value does, names too. The order of a list counts.
"""

from __future__ import annotations

import hashlib
import json

import msgspec


def content_digest(content: object) -> str:
    """Sixteen hexadecimal digits, equal on every machine for equal content."""
    plain = msgspec.to_builtins(content, str_keys=True, order="sorted")
    text = json.dumps(plain, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]
