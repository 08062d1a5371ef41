"""A visitor's socket as the web server keeps it, with a short way for the messages of live play.

Here: text that is ready goes out framed by ourselves, all of one moment together, and a whole text that comes in is
unframed by ourselves and handed on without stopping the line for every message. Everything else about a socket
(hand-shake, pings, parts of messages, closing, faults) stays the web server's own. Whoever serves the hall with another
web server lacks the short way, and nothing else: then messages go by ASGI.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nothing could be compiled
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from websockets.http11 import Request

SHORT_WAY = "warhall.wire"
"""The extension of the scope under which a session finds its `Wire`."""
WAITING = 16
"""So many messages may wait for their session before the line is stopped."""
SHORT, LONG = 126, 65_536
WHOLE_TEXT, BEGUN, LAST = 0x81, (0x01, 0x02), 0x80
"""First bytes of frames: a text in one, a text or data whose other parts follow, and the last of these."""
MASKED, LENGTH = 0x80, 0x7F
"""Of the second byte."""
MASK = 4


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    _rest = b""
    """The beginning of a frame whose end has not come yet."""
    _too_long = False
    _in_parts = False
    """A message has begun whose next part has not come yet."""
    ears: Callable[[str], bool] | None = None
    """Who hears a text before all others, where none waits; false if it has to wait for its session."""
    _out: list[bytes] | None = None
    """Frames that go out before anything else is done."""

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a socket: their session is told of the short way."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]  # a server's own go there too
            extensions[SHORT_WAY] = self

    def data_received(self, data: bytes) -> None:
        """Take whole texts out of what comes; the web server gets every other frame, one by one and whole."""
        if not self.handshake_complete or self._too_long:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while (head := head_of(data, at)) is not None:
            body, size = head
            if size > self.config.ws_max_size:  # who sends so much is sent away by the web server
                self._too_long = True
                super().data_received(data[at:])
                return
            if body + size > end:
                break
            frame_at, at = at, body + size
            first = data[frame_at]
            if first != WHOLE_TEXT or not self._heard(data, frame_at, body, at):
                self._in_parts = first in BEGUN or (self._in_parts and first != LAST)
                super().data_received(data[frame_at:at])
        self._rest = data[at:]

    def _heard(self, data: bytes, at: int, body: int, end: int) -> bool:
        """Hand on a text; false if it goes the usual way, which stops who sends faster than their session reads."""
        if (
            not data[at + 1] & MASKED
            or self.close_sent
            or self._in_parts
            or self.transport.is_closing()
            or self.queue.qsize() >= WAITING
        ):
            return False
        try:
            text = apply_mask(data[body:end], data[body - MASK : body]).decode()
        except UnicodeDecodeError:
            return False
        if self.ears is None or not self.queue.empty() or not self.ears(text):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    async def hear(self) -> str:
        """The next text.

        Raises:
            WebSocketDisconnect: there is nobody any more.
        """
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnect event", code=message["code"])
        return message.get("text") or ""

    def put(self, text: bytes) -> bool:
        """Send a text, together with others that are put before somebody else has a turn.

        False if it must go the usual way, which waits for slow readers and knows who left.
        """
        if self._out is not None and not self.close_sent and not self.disconnected:
            self._out.append(framed(text))
            return True
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self._out = [framed(text)]
        self.loop.call_soon(self._send_out)
        return True

    def _send_out(self) -> None:
        out, self._out = self._out, None
        if out is not None and not self.close_sent and not self.transport.is_closing():
            self.transport.write(out[0] if len(out) == 1 else b"".join(out))


def short_way(scope: Any) -> Wire | None:
    """The short way of a socket, where the web server has one."""
    wire: Wire | None = (scope.get("extensions") or {}).get(SHORT_WAY)
    return wire


def head_of(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the body of a frame begins, and how long it is (RFC 6455, 5.2); None if its head is not whole yet."""
    left = len(data) - at
    if left < 2:
        return None
    size, body = data[at + 1] & LENGTH, at + 2
    if size >= SHORT:
        more = 2 if size == SHORT else 8
        if left < 2 + more:
            return None
        size, body = int.from_bytes(data[body : body + more], "big"), body + more
    if data[at + 1] & MASKED:
        body += MASK
    return None if len(data) < body else (body, size)


def framed(text: bytes) -> bytes:
    """A whole text as one frame of a server (RFC 6455, 5.2)."""
    length = len(text)
    if length < SHORT:
        return b"\x81" + length.to_bytes(1, "big") + text
    if length < LONG:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text
