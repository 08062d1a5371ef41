"""Guests, names, passwords."""

from __future__ import annotations

import msgspec
from litestar import get, patch, post
from litestar.params import JSONBody

from warhall.server.facts import Who
from warhall.server.letters import Info
from warhall.server.people import public
from warhall.server.profiles import Shows
from warhall.server.rest.asking import REFUSALS, Asked, Registered, Somebody, TheHall, token_of


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest may bring a name."""

    name: str | None = None


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What shall be otherwise: a guest's name, the emblem, or who sees the history of games."""

    name: str | None = None
    emblem: str | None = None
    shows: Shows | None = None


class NameAndPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a claimed name is kept by."""

    name: str
    password: str


class Me(msgspec.Struct, frozen=True):
    """The asker."""

    person: Who


class Token(msgspec.Struct, frozen=True):
    """The asker, and the secret that proves it."""

    person: Who
    token: str


@post("/api/guests", summary="Become a guest", responses=REFUSALS)
async def new_guest(hall: TheHall, data: JSONBody[NewGuest]) -> Token:
    """A new person; the token is shown only here."""
    person, token = await hall.people.guest(data.name)
    return Token(public(person), token)


@get("/api/me", summary="Who am I?", responses=REFUSALS)
async def show_me(me: Somebody) -> Me:
    """The person of the token."""
    return Me(me)


@patch("/api/me", summary="Change name, emblem, or who sees my games", responses=REFUSALS)
async def change_me(hall: TheHall, person: Registered, data: JSONBody[Changes]) -> Me:
    """A claimed name stays."""
    await hall.profiles.show(person, data.emblem, data.shows)
    return Me(public(person if data.name is None else await hall.people.rename(person, data.name)))


@post("/api/me/claim", summary="Claim a name with a password", responses=REFUSALS, status_code=200)
async def claim(hall: TheHall, person: Registered, data: JSONBody[NameAndPassword]) -> Me:
    """The name becomes the guest's own."""
    return Me(public(await hall.people.claim(person, data.name, data.password)))


@post("/api/login", summary="Log in with name and password", responses=REFUSALS, status_code=200)
async def log_in(hall: TheHall, data: JSONBody[NameAndPassword]) -> Token:
    """A further token of the same person."""
    person, token = await hall.people.log_in(data.name, data.password)
    return Token(public(person), token)


@post("/api/logout", summary="Give a token back", responses=REFUSALS, status_code=204)
async def log_out(request: Asked, hall: TheHall, me: Somebody) -> None:
    """This token opens nothing any more."""
    await hall.people.log_out(token_of(request) or "")


@get("/api/me/tables", summary="My tables", responses=REFUSALS)
async def my_tables(hall: TheHall, me: Somebody) -> list[Info]:
    """Where I sit, host, or was let in; the newest first."""
    return await hall.lobby.mine(me)


HANDLERS = [new_guest, show_me, change_me, claim, log_in, log_out, my_tables]
