"""A short way for calls that begin a game: what is plainly asked goes to its handler without the framework in between.

Here: finding the handler, reading what it takes, writing what it answers. Whatever is not plain (another call, a body
that does not fit at once, nobody who asks) goes to the framework as if nothing had been here, and is
refused or read there. The framework needs several times as long for a call as the call itself.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

import msgspec

from warhall.server.faults import HallError, trouble_of
from warhall.server.logs import new_fault
from warhall.server.people import public

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler

    from warhall.server.hall import Hall

    Message = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[Message]]
    Send = Callable[[Message], Awaitable[None]]

TABLES, TABLE = "/api/tables/", "{table:str}"
KIND = (b"content-type", b"application/json")
_ENCODER = msgspec.json.Encoder()


class Way(NamedTuple):
    """One call."""

    carry_out: Callable[..., Awaitable[object]]
    body: msgspec.json.Decoder[Any]
    status: int


class Straight:
    """The short way, and the framework behind it."""

    def __init__(self, app: Callable[..., Awaitable[None]], hall: Hall, handlers: Iterable[HTTPRouteHandler]) -> None:
        """Lay the ways.

        Args:
            app: the framework.
            hall: what it serves.
            handlers: of calls by POST that take the hall, who asks, a body, and perhaps the table in the path.
        """
        self.app = app
        self.hall = hall
        self._ways = {path: _way(each) for each in handlers for path in each.paths}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer a request, or leave it to the framework."""
        found = self._found(scope) if scope["type"] == "http" and scope["method"] == "POST" else None
        token = _token(scope["headers"]) if found is not None else None
        if found is None or token is None:
            await self.app(scope, receive, send)
            return
        way, words = found
        heard: list[Message] = []
        try:
            data = way.body.decode(await self._body(heard, receive))
        except HallError as error:
            await self._refuse(send, error)
            return
        except (ValueError, RecursionError):  # every error of decoding is one of these
            await self.app(scope, _again(heard, receive), send)
            return
        try:
            me = public(await self.hall.people.of_token(token))
            answer = await way.carry_out(hall=self.hall, me=me, data=data, **words)
            await _say(send, way.status, answer)
        except Exception as error:
            await self._refuse(send, _fault(error))

    async def _body(self, heard: list[Message], receive: Receive) -> bytes:
        """The body of a request; what was heard of it is noted.

        Raises:
            ValueError: it is too long, or nobody is there any more.
        """
        body = bytearray()
        while True:
            message = await receive()
            heard.append(message)
            if message["type"] != "http.request":
                raise ValueError("nobody is there")
            body += message.get("body", b"")
            if len(body) > self.hall.settings.message_bytes:
                raise ValueError("too long")
            if not message.get("more_body"):
                return bytes(body)

    async def _refuse(self, send: Send, fault: HallError) -> None:
        self.hall.metrics.errors[fault.code] += 1
        await _say(send, fault.status, fault.problem)

    def _found(self, scope: Any) -> tuple[Way, dict[str, str]] | None:
        """The handler of a path, and what the path tells it."""
        path: str = scope["path"]
        way = self._ways.get(path)
        if way is not None:
            return way, {}
        if not path.startswith(TABLES):
            return None
        table, _, rest = path[len(TABLES) :].partition("/")
        way = self._ways.get(f"{TABLES}{TABLE}/{rest}")
        return None if way is None else (way, {"table": table})


def _way(handler: HTTPRouteHandler) -> Way:
    """What a handler says of itself."""
    carry_out = handler.fn
    taken = eval(carry_out.__annotations__["data"], vars(sys.modules[carry_out.__module__]))  # noqa: S307  what the source itself says
    return Way(carry_out, msgspec.json.Decoder(get_args(taken)[0]), handler.status_code)


def _token(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The token of who sends JSON with one; what is not plainly so is looked at by the framework."""
    token, is_json = None, False
    for name, value in headers:
        if name == b"authorization":
            scheme, _, given = value.partition(b" ")
            token = given.strip().decode("latin-1") if scheme.lower() == b"bearer" and token is None else ""
        elif name == b"content-type":
            is_json = value == b"application/json"
    return token if token and is_json else None


def _again(heard: list[Message], receive: Receive) -> Receive:
    """What was heard is heard once more."""

    async def hear() -> Message:
        return heard.pop(0) if heard else await receive()

    return hear


def _fault(error: Exception) -> HallError:
    """What is answered to who asked for something that went wrong."""
    if isinstance(error, HallError):
        return error
    return trouble_of(error) or HallError("fault", f"fault {new_fault(error)}")


async def _say(send: Send, status: int, answer: object) -> None:
    body = _ENCODER.encode(answer)
    headers = [KIND, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
