"""The line of a visitor over HTTP, as the web server reads it, with an end to waiting for a question half asked, and to
reading one that does not end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEAD_MOST = 65_536
"""So many bytes may come before it is clear what is wanted: the quick reader of HTTP would keep any number."""


def punctual(seconds: float) -> Callable[..., asyncio.Protocol]:
    """The lines of visitors who must say within so many seconds what they want."""

    class Line(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # whichever kind is installed
        """One of them."""

        _late: asyncio.TimerHandle | None = None
        _unclear = 0
        """Bytes since the last question was understood."""

        def connection_made(self, transport: Any) -> None:
            """Somebody is there."""
            super().connection_made(transport)
            self._wait()

        def data_received(self, data: bytes) -> None:
            """Somebody says something."""
            super().data_received(data)
            asks = self.cycle is not None and not self.cycle.response_complete
            is_elsewhere = self.transport.get_protocol() is not self  # it became a socket
            self._unclear = 0 if asks or is_elsewhere else self._unclear + len(data)
            if asks or is_elsewhere:
                self._stop()
            elif self._unclear > HEAD_MOST:
                self._hang_up()
            elif self._late is None:  # the next question on the same line has begun
                self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            """Nobody is there any more."""
            self._stop()
            super().connection_lost(exc)

        def _wait(self) -> None:
            self._late = self.loop.call_later(seconds, self._hang_up)

        def _stop(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

        def _hang_up(self) -> None:
            self._late = None
            if not self.transport.is_closing():
                self.transport.close()

    return Line
