"""Is the hall well? Health for machines that watch over it, figures for Prometheus."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from sqlalchemy.exc import SQLAlchemyError

from warhall import __version__
from warhall.server.rest.asking import REFUSALS, TheHall


class Health(msgspec.Struct, frozen=True):
    """How the hall is."""

    status: str
    version: str


@get("/api/health", summary="Is the hall well?", responses=REFUSALS)
async def health(hall: TheHall) -> Response[Health]:
    """503 when the database does not answer, or nothing can be written any more."""
    try:
        await hall.store.ping()
    except (SQLAlchemyError, OSError):
        return Response(Health("no database", __version__), status_code=503)
    if hall.pulse.fault is not None:
        return Response(Health("nothing can be written", __version__), status_code=503)
    return Response(Health("ok", __version__))


@get("/metrics", include_in_schema=False)
async def metrics(hall: TheHall) -> Response[str]:
    """Figures in Prometheus' text format."""
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, metrics]
