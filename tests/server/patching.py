"""JSON Patch (RFC 6902) as somebody else would apply it: what the tests hold against what the server sends."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any


def patched(document: Any, operations: Iterable[dict[str, Any]]) -> Any:
    """The document after the operations; the given one stays as it is."""
    root = {"": json.loads(json.dumps(document))}
    for each in operations:
        steps = [part.replace("~1", "/").replace("~0", "~") for part in each["path"].split("/")]
        place: Any = root
        for step in steps[:-1]:
            place = place[int(step) if isinstance(place, list) else step]
        at = int(steps[-1]) if isinstance(place, list) else steps[-1]
        match each["op"]:
            case "add" if isinstance(place, list):
                assert 0 <= at <= len(place), each
                place.insert(at, each["value"])
            case "add":
                place[at] = each["value"]
            case "remove":
                del place[at]
            case "replace":
                assert at in place if isinstance(place, dict) else 0 <= at < len(place), each
                place[at] = each["value"]
            case other:
                raise AssertionError(f"no such operation: {other}")
    return root[""]
