"""Tables: made, listed, joined, left, begun."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from warhall.kernel.outlook import Outlook
from warhall.server.letters import Info
from warhall.server.picking import Repick
from warhall.server.rest.asking import REFUSALS, Anybody, Somebody, TheHall
from warhall.server.seating import BranchWish, Links, Made, Wish


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat, and by what right."""

    seat: int | None = None
    key: str | None = None
    name: str | None = None
    salt: str = ""


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link."""

    key: str


class WhichSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Needed by who holds several seats."""

    seat: int | None = None


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat shall be filled."""

    kind: Literal["open", "invited", "bot"]
    bot: str | None = None


@get("/api/tables", summary="Public tables", responses=REFUSALS)
async def list_tables(
    hall: TheHall,
    who: Anybody,
    status: FromQuery[Literal["open", "playing", "over"] | None] = None,
    game: FromQuery[str | None] = None,
) -> list[Info]:
    """The newest first."""
    return await hall.lobby.listed(who, status, game)


@post("/api/tables", summary="Make a table", responses=REFUSALS)
async def make_table(hall: TheHall, me: Somebody, data: JSONBody[Wish]) -> Made:
    """The asker is its host."""
    return await hall.lobby.create(me, data)


@get("/api/tables/{table:str}", summary="One table", responses=REFUSALS)
async def show_table(hall: TheHall, who: Anybody, table: FromPath[str]) -> Info:
    """As the asker may know it."""
    return await hall.lobby.info(table, who)


@get("/api/tables/{table:str}/picture", summary="How an open table may begin", responses=REFUSALS)
async def show_picture(hall: TheHall, who: Anybody, table: FromPath[str]) -> Outlook:
    """For a picture: the set-up of what was picked. What chance decides is drawn anew when the game begins."""
    return await hall.viewing.pictured(table, who)


@get("/api/tables/{table:str}/links", summary="The keys of a table", responses=REFUSALS)
async def show_links(hall: TheHall, me: Somebody, table: FromPath[str]) -> Links:
    """For its host."""
    return await hall.lobby.links(table, me)


@post("/api/tables/{table:str}/join", summary="Take a seat", responses=REFUSALS, status_code=200)
async def join(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[Join]) -> Info:
    """The seat named, the seat of the key, or the first open one; one's own once more to be called otherwise."""
    return await hall.lobby.join(table, me, data.seat, data.key, data.name, data.salt)


@post("/api/tables/{table:str}/watch", summary="Be let into a private table", responses=REFUSALS, status_code=200)
async def watch(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[Key]) -> Info:
    """With the key of its link."""
    return await hall.lobby.watch(table, me, data.key)


@post("/api/tables/{table:str}/leave", summary="Give up a seat", responses=REFUSALS, status_code=200)
async def leave(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[WhichSeat]) -> Info:
    """At a running table a bot plays on, or the game is lost."""
    return await hall.lobby.leave(table, me, data.seat)


@post("/api/tables/{table:str}/decline", summary="Leave a kept seat to others", responses=REFUSALS, status_code=204)
async def decline(hall: TheHall, me: Somebody, table: FromPath[str]) -> None:
    """Of a rematch: the seat that is kept for the asker becomes open."""
    await hall.lobby.decline(table, me)


@post("/api/tables/{table:str}/seats/{seat:int}", summary="Fill a seat otherwise", responses=REFUSALS, status_code=200)
async def change_seat(
    hall: TheHall, me: Somebody, table: FromPath[str], seat: FromPath[int], data: JSONBody[NewSeat]
) -> Info:
    """The host may, while the table is open."""
    return await hall.lobby.change_seat(table, me, seat, data.kind, data.bot)


@post("/api/tables/{table:str}/repick", summary="Pick anew what is played", responses=REFUSALS, status_code=200)
async def repick(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[Repick]) -> Info:
    """The host may, as long as nobody else sits there."""
    return await hall.lobby.repick(table, me, data)


@post("/api/tables/{table:str}/start", summary="Begin the game", responses=REFUSALS, status_code=200)
async def start(hall: TheHall, me: Somebody, table: FromPath[str]) -> Info:
    """The host may, when every seat is taken."""
    return await hall.lobby.start(table, me)


@post("/api/tables/{table:str}/close", summary="Give up an open table", responses=REFUSALS, status_code=200)
async def close(hall: TheHall, me: Somebody, table: FromPath[str]) -> Info:
    """The host may."""
    return await hall.lobby.close(table, me)


@post("/api/tables/{table:str}/rematch", summary="The same again", responses=REFUSALS, status_code=200)
async def rematch(hall: TheHall, me: Somebody, table: FromPath[str]) -> Made:
    """With the seats moved on by one."""
    return await hall.lobby.rematch(table, me)


@post("/api/tables/{table:str}/branch", summary="Go on from a moment of a finished game", responses=REFUSALS)
async def branch(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[BranchWish]) -> Made:
    """A new game from that step."""
    return await hall.lobby.branch(me, table, data)


HANDLERS = [
    list_tables,
    make_table,
    show_table,
    show_picture,
    show_links,
    join,
    watch,
    leave,
    decline,
    change_seat,
    repick,
    start,
    close,
    rematch,
    branch,
]

STRAIGHT = (make_table, join)
"""What everybody asks for who begins a game, and begins many."""
