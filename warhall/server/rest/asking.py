"""What handlers are given: the hall, and who is asking."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import SkipValidation

from warhall.server.facts import Who
from warhall.server.faults import HallError, Problem
from warhall.server.hall import Hall
from warhall.server.people import public
from warhall.server.store.store import Person

REFUSALS = {
    status: ResponseSpec(Problem, description=what, generate_examples=False)
    for status, what in (
        (400, "Malformed; the message says where."),
        (401, "This needs a person."),
        (403, "Not for this asker."),
        (404, "There is no such thing, or not for this asker."),
        (409, "It does not fit the state of the table, or the rules forbid it."),
        (410, "Played by rules that are no longer here."),
        (413, "Too big."),
        (429, "Too many requests."),
    )
}
"""How any call may be refused: one shape for all."""
Asked: TypeAlias = "Request[None, None, State]"
TheHall: TypeAlias = NamedDependency[SkipValidation[Hall]]
Anybody: TypeAlias = NamedDependency[SkipValidation[Who | None]]
Somebody: TypeAlias = NamedDependency[SkipValidation[Who]]
Registered: TypeAlias = NamedDependency[SkipValidation[Person]]


class Reading(Request[None, None, State]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        """The body as JSON.

        Raises:
            HallError: it is not text, or nested deeper than can be read.
        """
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise HallError("bad-request", f"the body is no JSON: {error}") from None


def hall_of(connection: ASGIConnection[Any, Any, Any, State]) -> Hall:
    """The hall that an application serves."""
    hall = connection.app.state.hall
    assert isinstance(hall, Hall)  # noqa: S101  the application was built with it
    return hall


def token_of(request: Asked) -> str | None:
    """The token that came with a request."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise HallError("bad-token", "the header is 'Authorization: Bearer TOKEN'")
    return token.strip()


async def provide_hall(request: Asked) -> Hall:
    """The hall."""
    return hall_of(request)


# These name the hall too: what does not wait for one another is asked for side by side, which takes longer than it all.


async def provide_person(request: Asked, hall: TheHall) -> Person:
    """Who is asking; nobody is an error."""
    token = token_of(request)
    if token is None:
        raise HallError("no-token", "this needs a person: send 'Authorization: Bearer TOKEN'")
    return await hall.people.of_token(token)


async def provide_me(request: Asked, hall: TheHall) -> Who:
    """Who is asking, as others may know them; nobody is an error."""
    return public(await provide_person(request, hall))


async def provide_who(request: Asked, hall: TheHall) -> Who | None:
    """Who is asking, or nobody."""
    token = token_of(request)
    return None if token is None else public(await hall.people.of_token(token))
