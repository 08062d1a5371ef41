"""What the hall answers when it cannot do what it was asked: one shape for REST and socket.

HallError carries a stable code for programs, an English sentence for developers, and the refusal when the rules said
no. The errors of the kernel become one of these here, and nowhere else.
"""

from __future__ import annotations

import sqlite3

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from warhall.games import UnknownGameError
from warhall.kernel.errors import (
    NotationError,
    OptionsError,
    ProtocolError,
    RecordError,
    Refused,
    WarhallError,
)
from warhall.kernel.outlook import Sentence, refusal_sentence

STATUS = {
    "bad-request": 400,
    "bad-notation": 400,
    "bad-options": 400,
    "bad-record": 400,
    "bad-seats": 400,
    "no-token": 401,
    "bad-token": 401,
    "bad-login": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "not-at-table": 403,
    "hidden": 403,
    "bad-key": 403,
    "bad-origin": 403,
    "no-such-game": 404,
    "no-such-table": 404,
    "no-such-step": 404,
    "no-such-person": 404,
    "not-found": 404,
    "bad-method": 405,
    "no-hints": 409,
    "stale": 409,
    "refused": 409,
    "not-open": 409,
    "not-playing": 409,
    "not-over": 409,
    "seat-taken": 409,
    "not-full": 409,
    "name-taken": 409,
    "already-claimed": 409,
    "needs-consent": 409,
    "nothing-to-undo": 409,
    "not-now": 409,
    "no-such-offer": 409,
    "busy": 409,
    "rules-changed": 410,
    "unreadable": 410,
    "too-slow": 408,
    "pack-gone": 410,
    "too-big": 413,
    "too-many": 429,
    "too-fast": 429,
    "fault": 500,
    "no-database": 503,
}
"""Every code, and what it is in HTTP."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error as it goes over the wire."""

    code: str
    message: str
    refusal: Sentence | None = None


class HallError(WarhallError):
    """The hall cannot do it, and says why."""

    def __init__(self, code: str, message: str, refusal: Sentence | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.refusal = refusal

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    @property
    def problem(self) -> Problem:
        """The error as it goes over the wire."""
        return Problem(self.code, str(self), self.refusal)


def fault_of(error: WarhallError) -> HallError:  # noqa: PLR0911  one short case for each kind
    """An error of the kernel as one of the hall."""
    match error:
        case HallError():
            return error
        case Refused():
            return HallError("refused", str(error), refusal_sentence(error.reason))
        case NotationError():
            return HallError("bad-notation", str(error))
        case OptionsError():
            return HallError("bad-options", str(error))
        case RecordError():
            return HallError("bad-record", str(error))
        case UnknownGameError():
            return HallError("no-such-game", str(error))
        case ProtocolError() if error.code in STATUS:
            return HallError(error.code, str(error))
        case _:
            return HallError("bad-request", str(error))


def trouble_of(error: Exception) -> HallError | None:
    """What is not our fault but the database's: it is gone, full, locked or coming back. None for anything else."""
    if isinstance(error, SQLAlchemyError | sqlite3.Error | OSError | TimeoutError) or type(error).__module__.startswith(
        "asyncpg"
    ):
        return HallError("no-database", "the database does not answer: send it again, with the same id")
    return None
