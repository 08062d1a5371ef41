"""Structured logs: one JSON object per line. No token, password, key, hand or notation is ever given to a logger."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import TextIO

import msgspec

from warhall.server.secret import new_id

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
log = logging.getLogger(__name__)


class JsonLines(logging.Formatter):
    """A log record as one line of JSON, with its extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def write_logs(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Send the logs of the hall and of its server to a stream."""
    # Where in the source a line comes from, and from which thread, stands in none of them: it need not be found out.
    logging._srcfile = None  # so in the manual of the library
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("warhall", "uvicorn", "uvicorn.error", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level if name == "warhall" else logging.WARNING)
        logger.propagate = False


def new_fault(error: Exception) -> str:
    """Log a bug under a number that its victim may tell us."""
    number = new_id("fault")
    log.error("fault", extra={"fault": number}, exc_info=error)
    return number
