"""Every call and every message of the hall with the structures it takes and gives, as the handlers themselves say it.

Here: reading that off REST handlers and the tables of the socket, for who writes it in another language (`shapes`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple, get_args, get_origin

from litestar import Response
from litestar.handlers import HTTPRouteHandler

from warhall.server.advice import Chance, Hint, Reasons
from warhall.server.barrier import Plan
from warhall.server.letters import Changed, Update
from warhall.server.profiles import Export
from warhall.server.replies import Failure, Pong, Unwatched, Welcome
from warhall.server.requests import REQUESTS, THOUGHTFUL, Explained
from warhall.server.rest import doctor, games, learn, minds, people, play, profiles, status, tables
from warhall.server.session import SESSION, Hello, Plain
from warhall.server.tables import Receipt
from warhall.server.viewing import Ahead, PresenceNote

ROOMS = (games, people, profiles, tables, play, minds, learn, doctor, status)
FILES = (str, bytes, Export)
"""What is answered as a file, and not as data that a page reads."""
WHOLE = (Welcome, Failure, Pong, Unwatched, Update, Changed, PresenceNote)
"""Messages of the server that say themselves what they are."""
ANSWERS: dict[str, Any] = {
    "ack": Receipt,
    "plan": Plan,
    "explained": Explained,
    "ahead": Ahead,
    "hint": Hint,
    "why": Reasons,
    "chance": Chance,
}
"""Answers of the server to a message about a table, by their types."""
ABOUT_TABLES: dict[str, Any] = {**SESSION, **REQUESTS, **THOUGHTFUL}
"""Messages of a client about a table, by their types."""
OTHERS: dict[str, Any] = {"hello": Hello, "ping": Plain}
"""The other messages of a client."""


class Call(NamedTuple):
    """A call of the REST interface."""

    name: str
    """Method and path: `GET /api/games/{game}`."""
    answer: Any
    """What it answers; None for nothing, or for a file."""
    body: Any
    """What it takes; None for nothing."""


def calls() -> Iterator[Call]:
    """Every call, in the order of its path."""
    found = {call.name: call for room in ROOMS for each in room.HANDLERS for call in _calls(each)}
    yield from sorted(found.values(), key=lambda call: call.name.split()[::-1])


def _calls(handler: object) -> Iterator[Call]:
    if not isinstance(handler, HTTPRouteHandler) or handler.include_in_schema is False:
        return
    said, known = handler.fn.__annotations__, vars(sys.modules[handler.fn.__module__])

    def read(name: str) -> Any:
        return eval(said[name], known) if name in said else None  # noqa: S307  what the source itself says

    answer, body = read("return"), read("data")
    if get_origin(answer) is Response:
        (answer,) = get_args(answer)
    if body is not None:
        body = get_args(body)[0]
    for method in handler.http_methods:
        for path in handler.paths:
            name = f"{method} {re.sub(r':[a-z]+}', '}', path)}"
            yield Call(name, None if answer in FILES else answer, body)
