"""The session of one connection of live play.

Here: who is there, watching, limits, sending. What messages about a table do is in `requests` and `viewing`. Messages
of one connection are done one after another, so a client's own order is kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from warhall.kernel.errors import WarhallError
from warhall.server.advice import Chance, Hint, Reasons
from warhall.server.barrier import Plan
from warhall.server.facts import Who
from warhall.server.faults import HallError, fault_of, trouble_of
from warhall.server.hall import Hall
from warhall.server.limits import Bucket
from warhall.server.logs import new_fault
from warhall.server.people import public
from warhall.server.replies import Failure, Pong, Unwatched, Welcome
from warhall.server.requests import REQUESTS, THOUGHTFUL, Act, AskChance, Explained, Ident, Thoughtful
from warhall.server.store.store import Person
from warhall.server.store.writer import CONFLICTS
from warhall.server.tables import Receipt
from warhall.server.viewing import Ahead, Watcher
from warhall.server.wire import short_way

log = logging.getLogger(__name__)

PROTOCOL = 1
WAITING_MOST = 256
"""Who reads so much more slowly than we write is sent away, and comes back with "since n"."""
WATCHED_MOST = 50
PATIENCE = 100
"""So many messages beyond the limit are borne."""
HELLO_SECONDS = 10.0
THOUGHTS_MOST = 16
"""So many hints and chances a connection may wait for."""

TOO_SLOW, NO_HELLO, TOO_FAST = 4408, 4401, 4429


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who is there."""

    token: str | None = None
    protocol: int = PROTOCOL
    id: Ident = None


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Follow a table."""

    since: int = 0
    seat: int | None = None
    changes: bool = False
    """Send what has changed instead of whole updates, and what lies ahead only when it is asked for."""
    id: Ident = None


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Look through other eyes."""

    seat: int | None
    id: Ident = None


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message that says it all by its type."""

    id: Ident = None


class Acting(Act, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="act"):
    """An action as it comes, read at once: most of what is said at tables."""

    table: str


class Ack(msgspec.Struct, frozen=True):
    """An action was taken: the receipt with its head."""

    type: str
    id: Ident
    table: str
    n: int
    count: int
    again: bool


SESSION = {"watch": Watch, "look": Look, "unwatch": Plain}
"""Messages about what this connection sees."""
MESSAGES = ("hello", "ping", *SESSION, *REQUESTS, *THOUGHTFUL)
"""Every type of message."""

ANSWERS: dict[type[Receipt | Plan | Explained | Ahead], str] = {
    Receipt: "ack",
    Plan: "plan",
    Explained: "explained",
    Ahead: "ahead",
}
"""How what was done is told to who asked for it."""

ACTING = ('{"type":"act",', '{"type": "act",')
"""How an action begins as clients write it; written otherwise it is read like any other message."""

_ACTING = msgspec.json.Decoder(Acting)
_DECODER = msgspec.json.Decoder(dict[str, Any])
_ENCODER = msgspec.json.Encoder()


class Session:
    """One connection."""

    def __init__(self, socket: WebSocket[None, None, State], hall: Hall) -> None:
        self.socket = socket
        self.hall = hall
        self.who: Who | None = None
        self.token: str | None = None
        self.watching: dict[str, Watcher] = {}
        self.bucket = Bucket(hall.settings.messages_per_second, 2 * hall.settings.messages_per_second, hall.now())
        self._refused = 0
        self._waiting: deque[bytes] = deque()
        self._bell = asyncio.Event()
        self._close: int | None = None
        wire = short_way(socket.scope)
        self._put: Callable[[bytes], bool] | None = None if wire is None else wire.put
        """The short way out, where the web server has one."""
        self._hear: Callable[[], Awaitable[str]] = (
            partial(socket.receive_data, mode="text") if wire is None else wire.hear
        )
        self._thoughts: set[asyncio.Task[None]] = set()
        self._busy = False
        """Whether a message is being done that the reader has taken."""
        self._acting: asyncio.Future[None] | None = None
        """An action that was taken at once, until it is on disk; whatever comes meanwhile waits for it."""
        self._wire = wire
        if wire is not None:
            wire.ears = self.heard

    def send(self, message: bytes) -> None:
        """Send when the line is free."""
        if not self._waiting and self._close is None and self._put is not None and self._put(message):
            return
        if len(self._waiting) >= WAITING_MOST:
            self._close = TOO_SLOW
        else:
            self._waiting.append(message)
        self._bell.set()

    def know(self, person: Person | None) -> None:
        """Whose token it is now; who has given it back is sent away and does nothing more here."""
        if person is None:
            self.who = None
            self._error(HallError("bad-token", "this token was given back"), None, None)
            self._close = NO_HELLO
            self._bell.set()
            return
        self.who = public(person)
        for watcher in self.watching.values():
            watcher.person = self.who

    async def run(self) -> None:
        """Serve until one side closes."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writing, reading, *self._thoughts):
                task.cancel()
            done = await asyncio.gather(writing, reading, *self._thoughts, return_exceptions=True)
            if self._wire is not None:
                self._wire.ears = None
            if self.token is not None:
                self.hall.people.disconnect(self, self.token)
            for table, watcher in self.watching.items():
                self.hall.viewing.unwatch(table, watcher)
            for each in done:
                # Who goes while we write to them is gone; uvicorn says so with an error of the system's kind.
                if isinstance(each, Exception) and not isinstance(each, WebSocketDisconnect | OSError):
                    log.error("a connection failed", exc_info=each)

    async def _write(self) -> None:
        while True:
            await self._bell.wait()
            self._bell.clear()
            while self._waiting:
                await self.socket.send_data(self._waiting.popleft().decode(), mode="text")
            if self._close is not None:
                await self.socket.close(code=self._close)
                return

    async def _read(self) -> None:
        async with asyncio.timeout(HELLO_SECONDS):
            first = await self._hear()
        if not await self._hello(first):
            await self._closing(NO_HELLO)
        while True:
            self._busy = False
            text = await self._hear()
            self._busy = True  # nothing that comes later may overtake it
            if self._acting is not None:
                await self._acting
            if self._close is not None:
                await asyncio.Event().wait()  # the writer is about to close
            if self.bucket.take(self.hall.now()):
                await self._take(text)
                continue
            self._refused += 1
            self._error(HallError("too-fast", "too many messages"), None, None)
            if self._refused > PATIENCE:
                await self._closing(TOO_FAST)

    def heard(self, text: str) -> bool:
        """Take an action as soon as it comes, if it is one and nothing stands in its way; else the reader gets it."""
        if self._busy or self._acting is not None or self.who is None or self._close is not None:
            return False
        asked = acting(text)
        if asked is None or not self.bucket.take(self.hall.now()):
            return False
        self._acting = asyncio.get_running_loop().create_future()
        moves = self.hall.moves
        if not moves.act_now(
            asked.table, self.who, asked.seat, asked.notation, asked.count, asked.id, partial(self._acted, asked)
        ):
            self.bucket.left += 1  # the reader takes it for the same message
            self._acting = None
            return False
        self.hall.metrics.messages["act"] += 1
        return True

    def _acted(self, asked: Acting, done: Receipt | BaseException) -> None:
        """An action that was taken at once is on disk, or is not."""
        if isinstance(done, CONFLICTS):  # others were faster
            task = asyncio.create_task(self._answering(self._act(asked), asked.id, _text(asked.table)))
            self._thoughts.add(task)
            task.add_done_callback(self._again)
            return
        if isinstance(done, Receipt):
            self._acknowledge(asked, done)
        elif isinstance(done, Exception):
            self._failed(done, asked.id, _text(asked.table))
        self._go_on()

    def _again(self, task: asyncio.Task[None]) -> None:
        self._thoughts.discard(task)
        self._go_on()

    def _go_on(self) -> None:
        """Nothing is being done any more."""
        done, self._acting = self._acting, None
        if done is not None and not done.done():
            done.set_result(None)

    def _acknowledge(self, asked: Acting, done: Receipt) -> None:
        self.send(_ENCODER.encode(Ack("ack", asked.id, asked.table, done.n, done.count, done.again)))

    async def _closing(self, code: int) -> None:
        """Close after what waits was sent; the writer does it, and ends this connection."""
        self._close = code
        self._bell.set()
        await asyncio.Event().wait()

    async def _hello(self, text: str | bytes) -> bool:
        try:
            message = _DECODER.decode(text)
            if message.pop("type", None) != "hello":
                raise HallError("bad-request", "the first message is hello")
            hello = msgspec.convert(message, Hello)
            if hello.protocol != PROTOCOL:
                raise HallError("bad-request", f"this server speaks protocol {PROTOCOL}")
            if hello.token is not None:
                self.who = public(await self.hall.people.of_token(hello.token))
                self.token = hello.token
                self.hall.people.connect(self, hello.token)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
            self._error(HallError("bad-request", str(error)), None, None)
            return False
        except HallError as error:
            self._error(error, None, None)
            return False
        welcome = Welcome(person=self.who, protocol=PROTOCOL, at=self.hall.now(), id=hello.id)
        self.send(_ENCODER.encode(welcome))
        return True

    async def _take(self, text: str) -> None:
        """Do what a message asks; whatever goes wrong becomes an answer."""
        asked = acting(text)
        if asked is not None:
            self.hall.metrics.messages["act"] += 1
            try:
                await self._act(asked)
            except Exception as error:
                self._failed(error, asked.id, _text(asked.table))
            return
        ident = table = None
        try:
            message = _DECODER.decode(text)
            kind = _text(message.pop("type", None))
            ident, table = _text(message.get("id")), _text(message.get("table"))
            self.hall.metrics.messages[kind if kind in MESSAGES else "unknown"] += 1
        except (msgspec.DecodeError, RecursionError) as error:
            self._error(HallError("bad-request", str(error)), None, None)
            return
        await self._answering(self._do(kind, message, ident), ident, table)

    async def _answering(self, work: Coroutine[Any, Any, None], ident: str | None, table: str | None) -> None:
        """Carry something out; whatever goes wrong becomes an answer."""
        try:
            await work
        except WebSocketDisconnect:
            raise
        except Exception as error:
            self._failed(error, ident, table)

    def _failed(self, error: Exception, ident: str | None, table: str | None) -> None:
        """Tell who asked for something why it was not done."""
        if isinstance(error, msgspec.DecodeError | msgspec.ValidationError | RecursionError):
            self._error(HallError("bad-request", str(error)), ident, table)
        elif isinstance(error, WarhallError):
            self._error(fault_of(error), ident, table)
        else:
            trouble = trouble_of(error)
            if trouble is not None:
                log.warning("no database", extra={"error": f"{type(error).__name__}: {error}"[:300]})
            self._error(trouble or HallError("fault", f"fault {new_fault(error)}"), ident, table)

    async def _act(self, asked: Acting) -> None:
        if self.who is None:
            raise HallError("no-token", "this needs a person")
        done = await self.hall.moves.act(asked.table, self.who, asked.seat, asked.notation, asked.count, asked.id)
        self._acknowledge(asked, done)

    async def _do(self, kind: str | None, message: dict[str, Any], ident: str | None) -> None:
        if kind == "ping":
            msgspec.convert(message, Plain)
            self.send(_ENCODER.encode(Pong(at=self.hall.now(), id=ident)))
            return
        if kind is None or kind not in MESSAGES or kind == "hello":
            raise HallError("bad-request", f"say by `type` what it is: no message has the type {kind!r}")
        table = message.pop("table", None)
        if not isinstance(table, str):
            raise HallError("bad-request", "say which table")
        if kind in SESSION:
            await self._see(table, msgspec.convert(message, SESSION[kind]), ident)
            return
        if kind in THOUGHTFUL:
            self._ponder(msgspec.convert(message, THOUGHTFUL[kind]), kind, table, ident)
            return
        request = msgspec.convert(message, REQUESTS[kind])
        if self.who is None:
            raise HallError("no-token", "this needs a person")
        self._answer(await request.do(self.hall, table, self.who), table, ident)

    async def _see(self, table: str, asked: Watch | Look | Plain, ident: str | None) -> None:
        viewing = self.hall.viewing
        match asked:
            case Watch():
                if len(self.watching) >= WATCHED_MOST and table not in self.watching:
                    raise HallError("bad-request", f"a connection watches at most {WATCHED_MOST} tables")
                old = self.watching.pop(table, None)
                if old is not None:
                    viewing.unwatch(table, old)
                watcher, update = await viewing.watch(
                    table, self.who, asked.seat, asked.since, self, lean=asked.changes
                )
                self.watching[table] = watcher
                self.send(_ENCODER.encode(msgspec.structs.replace(update, id=ident)))
            case Look():
                update = await viewing.look(table, self._watcher(table), asked.seat)
                self.send(_ENCODER.encode(msgspec.structs.replace(update, id=ident)))
            case Plain():
                watcher = self._watcher(table)
                del self.watching[table]
                viewing.unwatch(table, watcher)
                self.send(_ENCODER.encode(Unwatched(id=ident, table=table)))

    def _watcher(self, table: str) -> Watcher:
        if table not in self.watching:
            raise HallError("not-at-table", "this connection does not watch that table")
        return self.watching[table]

    def _ponder(self, request: Thoughtful, kind: str, table: str, ident: str | None) -> None:
        """Answer when there is an answer; what comes meanwhile does not wait for it."""

        async def work() -> None:
            if isinstance(request, AskChance):
                found: Hint | Reasons | Chance = await request.do(self.hall, table, self.who)
            elif self.who is None:
                raise HallError("no-token", "this needs a person")
            else:
                found = await request.do(self.hall, table, self.who)
            head = {"type": kind, "id": ident, "table": table}
            self.send(_ENCODER.encode(head | {name: getattr(found, name) for name in found.__struct_fields__}))

        if len(self._thoughts) >= THOUGHTS_MOST:
            raise HallError("busy", "this connection waits for answers already")
        task = asyncio.create_task(self._answering(work(), ident, table))
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    def _answer(self, done: Receipt | Plan | Explained | Ahead, table: str, ident: str | None) -> None:
        head = {"type": ANSWERS[type(done)], "id": ident, "table": table}
        self.send(_ENCODER.encode(head | {name: getattr(done, name) for name in done.__struct_fields__}))

    def _error(self, error: HallError, ident: str | None, table: str | None) -> None:
        self.hall.metrics.errors[error.code] += 1
        failure = Failure(id=ident, code=error.code, message=str(error), table=table, refusal=error.refusal)
        self.send(_ENCODER.encode(failure))


def acting(text: str) -> Acting | None:
    """An action that is plainly said; of anything else the long way says what is wrong, if something is."""
    if not text.startswith(ACTING):
        return None
    try:
        return _ACTING.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None


def _text(value: object) -> str | None:
    return value[:64] if isinstance(value, str) else None
