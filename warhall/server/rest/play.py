"""Running tables for programs that want no socket, and replays for everybody."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from warhall.server import requests as ask
from warhall.server.barrier import Plan
from warhall.server.fairness import Proof
from warhall.server.letters import Info, Update
from warhall.server.reels import Steps
from warhall.server.rest.asking import REFUSALS, Anybody, Somebody, TheHall
from warhall.server.settings import Settings
from warhall.server.tables import Receipt
from warhall.server.viewing import EventList

Number: TypeAlias = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
SeatNumber: TypeAlias = FromQuery[int | None]


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as its file."""

    record: str


@get("/api/tables/{table:str}/outlook", summary="The present truth for the asker", responses=REFUSALS)
async def show_outlook(hall: TheHall, who: Anybody, table: FromPath[str], seat: SeatNumber = None) -> Update:
    """Through the eyes of an own seat, or the public's."""
    return await hall.viewing.update(table, who, seat)


@get("/api/tables/{table:str}/events", summary="What happened since a number", responses=REFUSALS)
async def show_events(
    hall: TheHall, who: Anybody, table: FromPath[str], since: Number = 0, seat: SeatNumber = None
) -> EventList:
    """At most 500 events."""
    return await hall.viewing.events(table, who, seat, since)


@post("/api/tables/{table:str}/actions", summary="Take an action", responses=REFUSALS, status_code=200)
async def act(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.Act]) -> Receipt:
    """When it is answered, it is on disk."""
    return await data.do(hall, table, me)


@post("/api/tables/{table:str}/plan", summary="Try steps without playing them", responses=REFUSALS, status_code=200)
async def plan(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.TryPlan]) -> Plan:
    """Up to the barrier."""
    return await data.do(hall, table, me)


@post("/api/tables/{table:str}/commit", summary="Play the steps of a plan", responses=REFUSALS, status_code=200)
async def commit(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.Commit]) -> Receipt:
    """All or none."""
    return await data.do(hall, table, me)


@post("/api/tables/{table:str}/explain", summary="Why not?", responses=REFUSALS, status_code=200)
async def explain(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.Explain]) -> ask.Explained:
    """The refusal with its rule."""
    return await data.do(hall, table, me)


@post("/api/tables/{table:str}/undo", summary="Take back own actions", responses=REFUSALS, status_code=200)
async def undo(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.Undo]) -> Receipt:
    """Freely, up to the barrier."""
    return await data.do(hall, table, me)


@post("/api/tables/{table:str}/offers", summary="Offer a draw or ask for undo", responses=REFUSALS, status_code=200)
async def offer(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.MakeOffer]) -> Receipt:
    """The number of the event names the offer."""
    return await data.do(hall, table, me)


@post(
    "/api/tables/{table:str}/offers/{number:int}",
    summary="Accept or decline an offer",
    responses=REFUSALS,
    status_code=200,
)
async def answer(
    hall: TheHall, me: Somebody, table: FromPath[str], number: FromPath[int], data: JSONBody[ask.YesOrNo]
) -> Receipt:
    """The offerer's own "no" withdraws it."""
    return await ask.AnswerOffer(offer=number, yes=data.yes, seat=data.seat, id=data.id).do(hall, table, me)


@post("/api/tables/{table:str}/resign", summary="Give up", responses=REFUSALS, status_code=200)
async def resign(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.Resign]) -> Receipt:
    """Of two the other has won; of more a bot plays on."""
    return await data.do(hall, table, me)


@post("/api/tables/{table:str}/presets", summary="Answer before the question", responses=REFUSALS, status_code=200)
async def preset(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.SetPreset]) -> Receipt:
    """A notation of null clears it."""
    return await data.do(hall, table, me)


@post("/api/tables/{table:str}/chat", summary="Say something", responses=REFUSALS, status_code=200)
async def chat(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.Say]) -> Receipt:
    """Everybody at the table reads it."""
    return await data.do(hall, table, me)


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a complaint is about, by id."""

    about: str  # not `person`: that is what a handler depends on, and a wrong one would count as a fault of ours


@post("/api/tables/{table:str}/reports", summary="Complain of what somebody said", responses=REFUSALS, status_code=204)
async def report(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[About]) -> None:
    """The last 20 lines of the talk go to whoever runs the hall."""
    await hall.reporting.report(table, me, data.about)


@get("/api/tables/{table:str}/steps", summary="A replay, step by step", responses=REFUSALS)
async def show_steps(
    hall: TheHall,
    who: Anybody,
    table: FromPath[str],
    first: Number = 0,
    last: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
    seat: SeatNumber = None,
) -> Steps:
    """At most 50 steps; with any eyes after the end."""
    return await hall.reels.steps(table, who, seat, first, last)


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a finished game",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
)
async def show_record(hall: TheHall, who: Anybody, table: FromPath[str]) -> Response[str]:
    """With the proof of its dice."""
    text = await hall.reels.record(table, who)
    name = f'attachment; filename="{table}.record"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


@get("/api/tables/{table:str}/proof", summary="What is needed to check the dice", responses=REFUSALS)
async def show_proof(hall: TheHall, who: Anybody, table: FromPath[str]) -> Proof:
    """The seed only after the end."""
    return await hall.reels.proof(table, who)


@post("/api/records", summary="Look at a record", responses=REFUSALS, request_max_body_size=Settings().record_bytes)
async def add_record(hall: TheHall, me: Somebody, data: JSONBody[RecordText]) -> Info:
    """It must replay, digest by digest."""
    return await hall.lobby.add_record(me, data.record)


HANDLERS = [
    show_outlook,
    show_events,
    act,
    plan,
    commit,
    explain,
    undo,
    offer,
    answer,
    resign,
    preset,
    chat,
    report,
    show_steps,
    show_record,
    show_proof,
    add_record,
]
