"""What the socket says of itself: that somebody is welcome, what went wrong, that it is still there."""

from __future__ import annotations

import msgspec

from warhall.kernel.outlook import Sentence
from warhall.server.facts import Who


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Who is greeted, and when."""

    person: Who | None
    protocol: int
    at: float
    id: str | None


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """It is still there."""

    at: float
    id: str | None


class Unwatched(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """A table is not followed any more."""

    id: str | None
    table: str


class Failure(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="error"):
    """What went wrong, and with which message."""

    id: str | None
    code: str
    message: str
    table: str | None = None
    refusal: Sentence | None = None
