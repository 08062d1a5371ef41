"""What a program at a table of the arena is told: the messages of `docs/protocol.md`, made without a server.

Every update says the whole present truth through the eyes of its seat (`outlook`), and what happened since the last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from warhall.kernel.events import Told
from warhall.kernel.outlook import event_sentence, outlook
from warhall.kernel.state import State

TABLE = "arena"
"""The id of the table: a program sits at no other."""


def acted(number: int, seat: int, state: State, told: Sequence[Told], eyes: int) -> dict[str, Any]:
    """An action as a seat may see it."""
    seen = []
    for each in told:
        event = each.seen_by(eyes)
        if event is not None:
            seen.append({"rule": each.rule, "event": event, "say": event_sentence(state, each, eyes)})
    return {"n": number, "at": 0, "kind": "acted", "seat": seat, "count": state.count, "told": seen}


def update(state: State, seat: int, events: Sequence[Mapping[str, Any]], number: int) -> bytes:
    """All that a seat may know now, as one line."""
    status = "playing" if state.result is None else "over"
    over = None if state.result is None else {"reason": "rules", "seat": None, "result": state.result}
    waiting = sorted(state.decisions)
    message = {
        "type": "update",
        "table": TABLE,
        "n": number,
        "since": number - len(events),
        "events": events,
        "seat": seat,
        "outlook": outlook(state, seat),
        "info": {"id": TABLE, "game": state.game.id, "status": status, "count": state.count, "mine": [seat],
                 "waiting": waiting, "over": over},
        "undo": 0,
        "offers": [],
        "presets": [],
        "lesson": None,
        "puzzle": None,
        "reset": False,
        "id": None,
    }  # fmt: skip
    return line(message)


def begin(seed: int) -> bytes:
    """The first line over a socket: a number of this game and this player, as a text, since it may be large."""
    return line({"type": "begin", "table": TABLE, "seed": str(seed)})


def ack(ident: object, number: int, count: int) -> bytes:
    """That an action was taken."""
    return line({"type": "ack", "id": ident, "table": TABLE, "n": number, "count": count, "again": False})


def error(ident: object, code: str, message: str) -> bytes:
    """That a message was not understood, or not allowed."""
    return line({"type": "error", "id": ident, "table": TABLE, "code": code, "message": message})


def line(message: object) -> bytes:
    """A message as one line."""
    return msgspec.json.encode(message) + b"\n"
