"""A visitor's socket as the web server keeps it, with a short way for the messages of live play.

Here: text that is ready goes out at once, framed by ourselves, and what comes in is handed on without stopping the line
for every message. Everything else about a socket (hand-shake, pings, closing, faults) stays the web server's own.
Whoever serves the hall with another web server lacks the short way, and nothing else: then messages go by ASGI.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.frames import Frame
    from websockets.http11 import Request

SHORT_WAY = "warhall.wire"
"""The extension of the scope under which a session finds `Wire.put`."""
WAITING = 16
"""So many messages may wait for their session before the line is stopped."""
SHORT, LONG = 126, 65_536


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a socket: their session is told of the short way."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]  # a server's own go there too
            extensions[SHORT_WAY] = self.put

    def handle_text(self, event: Frame) -> None:
        """A text came; the line is stopped only for who sends faster than their session reads."""
        if not event.fin or self.close_sent or self.queue.qsize() >= WAITING:
            super().handle_text(event)
            return
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            super().handle_text(event)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def put(self, text: bytes) -> bool:
        """Send a text at once; false if it must go the usual way, which waits for slow readers and knows who left."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or self.conn.state is not OPEN
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(framed(text))
        return True


def short_way(scope: Any) -> Callable[[bytes], bool] | None:
    """The short way of a socket, where the web server has one."""
    put: Callable[[bytes], bool] | None = (scope.get("extensions") or {}).get(SHORT_WAY)
    return put


def framed(text: bytes) -> bytes:
    """A whole text as one frame of a server (RFC 6455, 5.2)."""
    length = len(text)
    if length < SHORT:
        return b"\x81" + length.to_bytes(1, "big") + text
    if length < LONG:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text
