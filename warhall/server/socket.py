"""Live play over WebSocket: who may open one, and how many. What is said there is in `session`."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State

from warhall.server.replies import Failure
from warhall.server.rest.asking import hall_of
from warhall.server.session import TOO_FAST, Session

_ENCODER = msgspec.json.Encoder()


def is_welcome(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may open the socket; programs send none."""
    if origin is None or origin in allowed:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


@websocket("/api/socket")
async def live(socket: WebSocket[None, None, State]) -> None:
    """Live play."""
    hall = hall_of(socket)
    if not is_welcome(socket.headers.get("origin"), socket.headers.get("host"), hall.settings.origins):
        hall.metrics.errors["bad-origin"] += 1
        await socket.close(code=4403)  # before it is accepted: the browser sees 403
        return
    await socket.accept()
    address = socket.client.host if socket.client is not None else ""
    if hall.sockets[address] >= hall.settings.sockets_per_address:
        hall.metrics.errors["too-many"] += 1
        most = hall.settings.sockets_per_address
        answer = Failure(id=None, code="too-many", message=f"an address may open {most} sockets")
        await socket.send_data(_ENCODER.encode(answer).decode(), mode="text")
        await socket.close(code=TOO_FAST)
        return
    hall.metrics.connections += 1
    hall.sockets[address] += 1
    try:
        await Session(socket, hall).run()
    finally:
        hall.metrics.connections -= 1
        hall.sockets[address] -= 1
        if not hall.sockets[address]:
            del hall.sockets[address]
