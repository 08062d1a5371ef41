"""A person's page: results, ratings, history, friends; one's data, taken along or erased."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from warhall.server.facts import Who
from warhall.server.profiles import Export, Friends, Past, Profile
from warhall.server.rest.asking import REFUSALS, Anybody, Registered, Somebody, TheHall
from warhall.server.store.standing import Change


class FriendKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a friend's link."""

    key: str


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's own name, typed again."""

    name: str


@get("/api/me/profile", summary="My page", responses=REFUSALS)
async def my_profile(hall: TheHall, person: Registered, me: Somebody) -> Profile:
    """Also for a guest."""
    return await hall.profiles.profile(person, me)


@get("/api/people/{name:str}", summary="A person's page", responses=REFUSALS)
async def show_profile(hall: TheHall, who: Anybody, name: FromPath[str]) -> Profile:
    """Of a claimed name, as the asker may see it."""
    return await hall.profiles.profile(await hall.profiles.named(name), who)


@get("/api/me/history", summary="My games", responses=REFUSALS)
async def my_history(
    hall: TheHall,
    person: Registered,
    me: Somebody,
    game: FromQuery[str | None] = None,
    result: FromQuery[Literal["won", "lost"] | None] = None,
    before: FromQuery[float | None] = None,
) -> list[Past]:
    """Twenty of them, the newest first; `before` a time, older ones."""
    return await hall.profiles.history(person, me, game, result, before)


@get("/api/people/{name:str}/history", summary="A person's games", responses=REFUSALS)
async def show_history(
    hall: TheHall,
    who: Anybody,
    name: FromPath[str],
    game: FromQuery[str | None] = None,
    result: FromQuery[Literal["won", "lost"] | None] = None,
    before: FromQuery[float | None] = None,
) -> list[Past]:
    """As far as the person shows them and the asker may see their tables."""
    return await hall.profiles.history(await hall.profiles.named(name), who, game, result, before)


@get("/api/tables/{table:str}/ratings", summary="What a game did to ratings", responses=REFUSALS)
async def show_changes(hall: TheHall, who: Anybody, table: FromPath[str]) -> list[Change]:
    """Nothing for a game that is not over or does not count."""
    return await hall.profiles.changes(table, who)


@get("/api/me/friends", summary="My friends", responses=REFUSALS)
async def my_friends(hall: TheHall, me: Somebody) -> Friends:
    """And the key of the link that makes more of them."""
    return await hall.profiles.friends(me)


@post("/api/me/friends", summary="Become a friend by a link", responses=REFUSALS, status_code=200)
async def befriend(hall: TheHall, me: Somebody, data: JSONBody[FriendKey]) -> Friends:
    """Of whoever gave it out."""
    return await hall.profiles.befriend(me, data.key)


@delete("/api/me/friends/{friend:str}", summary="End a friendship", responses=REFUSALS, status_code=200)
async def part(hall: TheHall, me: Somebody, friend: FromPath[str]) -> Friends:
    """For both."""
    return await hall.profiles.part(me, friend)


@get("/api/friends/{key:str}", summary="Who gave out a link", responses=REFUSALS)
async def inviter(hall: TheHall, key: FromPath[str]) -> Who:
    """Before one becomes their friend."""
    return await hall.profiles.inviter(key)


@get("/api/me/export", summary="Take my data along", responses=REFUSALS)
async def export(hall: TheHall, person: Registered) -> Response[Export]:
    """All that the hall keeps of the asker, as one file."""
    found = await hall.profiles.export(person)
    return Response(found, headers={"content-disposition": 'attachment; filename="warhall.json"'})


@post("/api/me/farewell", summary="Leave the hall for good", responses=REFUSALS, status_code=204)
async def farewell(hall: TheHall, person: Registered, data: JSONBody[Farewell]) -> None:
    """Erases the asker; games stay for the others, as somebody's."""
    await hall.profiles.farewell(person, data.name)


HANDLERS = [
    my_profile,
    show_profile,
    my_history,
    show_history,
    show_changes,
    my_friends,
    befriend,
    part,
    inviter,
    export,
    farewell,
]
