"""What good players think: hints, win chances and reasons at running tables, analyses of finished games."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from warhall.bots.analysis import Analysis
from warhall.server import requests as ask
from warhall.server.advice import Chance, Hint, Reasons
from warhall.server.rest.asking import REFUSALS, Anybody, Somebody, TheHall
from warhall.server.rest.play import SeatNumber


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty body."""


@post("/api/tables/{table:str}/hint", summary="The best options of a seat", responses=REFUSALS, status_code=200)
async def hint(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.AskHint]) -> Hint:
    """From the seat's own knowledge; counted once for each position."""
    return await data.do(hall, table, me)


@post("/api/tables/{table:str}/why", summary="What an action was about", responses=REFUSALS, status_code=200)
async def why(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.AskWhy]) -> Reasons:
    """The terms of the evaluation that it changed."""
    return await data.do(hall, table, me)


@get("/api/tables/{table:str}/chance", summary="How the seats stand", responses=REFUSALS)
async def chance(hall: TheHall, who: Anybody, table: FromPath[str], seat: SeatNumber = None) -> Chance:
    """Through the eyes of an own seat, or the public's."""
    return await hall.advisers.chance(table, who, seat)


@post("/api/tables/{table:str}/analysis", summary="Analyse a finished game", responses=REFUSALS, status_code=202)
async def begin_analysis(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[Nothing]) -> Analysis:
    """Begins in the background; one that is there is shown."""
    return await hall.analyses.begin(table, me)


@get("/api/tables/{table:str}/analysis", summary="The analysis as far as it is", responses=REFUSALS)
async def show_analysis(
    hall: TheHall,
    who: Anybody,
    table: FromPath[str],
    since: Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)] = -1,
) -> Analysis:
    """Without the moments up to a step."""
    return await hall.analyses.show(table, who, since)


HANDLERS = [hint, why, chance, begin_analysis, show_analysis]
