"""The application: all doors of a hall in one ASGI callable."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from warhall.server.doors import Doors
from warhall.server.faults import HallError, Problem, trouble_of
from warhall.server.hall import Hall
from warhall.server.logs import new_fault
from warhall.server.rest import doctor, games, learn, minds, pages, people, play, profiles, status, tables
from warhall.server.rest.asking import Asked, Reading, provide_hall, provide_me, provide_person, provide_who
from warhall.server.socket import live
from warhall.server.straight import Straight

log = logging.getLogger(__name__)

_CODES = {401: "no-token", 403: "not-at-table", 404: "not-found", 405: "bad-method", 413: "too-big", 429: "too-fast"}


def build(hall: Hall, *, opens: bool = True) -> Litestar:
    """The application of a hall.

    Args:
        hall: what it serves.
        opens: whether it opens and closes the hall when it starts and stops.
    """

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        if opens:
            await hall.open()
        try:
            yield
        finally:
            if opens:
                await hall.close()

    return Litestar(
        route_handlers=[
            *games.HANDLERS,
            *people.HANDLERS,
            *profiles.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *minds.HANDLERS,
            *learn.HANDLERS,
            *doctor.HANDLERS,
            *status.HANDLERS,
            *pages.HANDLERS,
            live,
        ],
        dependencies={
            "hall": Provide(provide_hall),
            "who": Provide(provide_who),
            "me": Provide(provide_me),
            "person": Provide(provide_person),
        },
        exception_handlers={HallError: _hall_error, HTTPException: _http_error, Exception: _fault},
        openapi_config=OpenAPIConfig(
            title="Warhall",
            version="1",
            description="The hall for programs; docs/protocol.md tells the whole.",
            path="/api/schema",
            render_plugins=[pages.ApiPage(path="/"), JsonRenderPlugin()],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=2000,
            gzip_compress_level=5,
            exclude_opt_key=pages.PACKED,
        ),
        request_class=Reading,
        request_max_body_size=hall.settings.message_bytes,
        lifespan=[lifespan],
        state=State({"hall": hall}),
        logging_config=None,
    )


def application(hall: Hall) -> Callable[..., Any]:
    """The application behind its doors, for a server."""
    return behind_doors(build(hall), hall)


def behind_doors(app: Litestar, hall: Hall) -> Callable[..., Any]:
    """An application with the way to it."""
    return Doors(Straight(app, hall, tables.STRAIGHT), hall)


def _answer(request: Asked, problem: Problem, code: int) -> Response[Problem]:
    hall = request.app.state.hall
    hall.metrics.errors[problem.code] += 1
    return Response(problem, status_code=code, media_type="application/json")


def _hall_error(request: Asked, error: HallError) -> Response[Problem]:
    return _answer(request, error.problem, error.status)


def _http_error(request: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework refuses by itself: malformed, unknown, too big."""
    if error.status_code >= 500:
        return _fault(request, error)
    code = _CODES.get(error.status_code, "bad-request")
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(str(each.get("message", "")) for each in extra if isinstance(each, dict))
    return _answer(request, Problem(code, f"{error.detail} {details}".strip()[:500]), error.status_code)


def _fault(request: Asked, error: Exception) -> Response[Problem]:
    trouble = trouble_of(error)
    if trouble is not None:
        log.warning("no database", extra={"error": f"{type(error).__name__}: {error}"[:300]})
        return _answer(request, trouble.problem, trouble.status)
    return _answer(request, Problem("fault", f"fault {new_fault(error)}"), 500)
