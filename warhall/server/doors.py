"""What every request passes on its way in and out: limits, secure headers, counting, one line in the log.

Plain ASGI around the whole application, so that nothing is left out, not even what no handler answers.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from warhall.server.faults import HallError, Problem
from warhall.server.limits import Buckets

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from warhall.server.hall import Hall

    Scope = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
    Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
    App = Callable[[Any, Any, Any], Awaitable[None]]

log = logging.getLogger(__name__)

SIGN_INS = frozenset({"/api/guests", "/api/login", "/api/me/claim"})
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Styles may stand in the page: boards set custom properties on elements. Scripts may not."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
]


class Doors:
    """The way in and out."""

    def __init__(self, app: App, hall: Hall) -> None:
        self.app = app
        self.hall = hall
        settings = hall.settings
        self.requests = Buckets(settings.requests_per_second, 4 * settings.requests_per_second, hall.now)
        # A page is made of dozens of small files that cost next to nothing; behind one address several are opened.
        self.files = Buckets(10 * settings.requests_per_second, 40 * settings.requests_per_second, hall.now)
        self.sign_ins = Buckets(settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute, hall.now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

        async def answer(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", []))
                if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers + HEADERS}
            await send(message)

        whole = False

        async def hear() -> MutableMapping[str, Any]:
            """The next part of the body; who keeps us waiting is told so."""
            nonlocal whole
            if whole:
                return await receive()
            try:
                async with asyncio.timeout(self.hall.settings.body_seconds):
                    message = await receive()
            except TimeoutError:
                raise HallError("too-slow", "the rest of this request did not come") from None
            whole = not message.get("more_body", False)
            return message

        if self._may_pass(scope):
            await self.app(scope, hear, answer)
        else:
            await _refuse(answer)
        self.hall.metrics.requests[scope["method"], status] += 1
        log.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"][:200],  # without the query: links carry keys there
                "status": status,
                "ms": round(1000 * (time.perf_counter() - begun), 1),
            },
        )

    def _may_pass(self, scope: Scope) -> bool:
        address = (scope.get("client") or ("", 0))[0]
        if scope["path"] in SIGN_INS and scope["method"] == "POST" and not self.sign_ins.take(address):
            return False
        if scope["path"].startswith("/assets/"):
            return self.files.take(address)
        return self.requests.take(address)


async def _refuse(answer: Send) -> None:
    body = msgspec.json.encode(Problem("too-fast", "too many requests: wait a little"))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
    await answer({"type": "http.response.start", "status": 429, "headers": headers})
    await answer({"type": "http.response.body", "body": body})
