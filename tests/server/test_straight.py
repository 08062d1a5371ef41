"""The short way of calls that begin a game: the same as through the framework, for whatever is asked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.guard import GUARD
from tests.server.conftest import Open
from warhall.server.rest import tables
from warhall.server.straight import Straight

pytestmark = pytest.mark.anyio

WISH = b'{"game": "four", "seats": [{"kind": "me"}, {"kind": "open"}]}'
JSON = "application/json"


async def nobody(_: Any, __: Any, ___: Any) -> None:
    raise AssertionError("it came to the framework")


def asking(app: Any) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://hall", timeout=GUARD)


async def test_what_is_plainly_asked_does_not_come_to_the_framework(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    async with asking(Straight(nobody, hall.hall, tables.STRAIGHT)) as straight:

        async def post(path: str, body: bytes, who: Any) -> httpx.Response:
            headers = {"content-type": JSON, "authorization": f"Bearer {who.token}"}
            return await straight.post(path, content=body, headers=headers)

        made = await post("/api/tables", WISH, anna)
        assert made.status_code == 201
        table = made.json()["table"]["id"]
        joined = await post(f"/api/tables/{table}/join", b"{}", boris)
        assert (joined.status_code, joined.json()["status"], joined.json()["mine"]) == (200, "playing", [1])
        again = await post(f"/api/tables/{table}/join", b'{"seat": 0}', boris)
        assert (again.status_code, again.json()["code"]) == (409, "not-open")
        assert hall.hall.metrics.errors["not-open"] == 1


@pytest.mark.parametrize(
    ("body", "kind", "token"),
    [
        (b"{", JSON, "own"),
        (b"[1]", JSON, "own"),
        (b"\xff", JSON, "own"),
        (b"[" * 20_000, JSON, "own"),
        (b'{"game": "four"}', JSON, "own"),
        (b'{"game": "four", "seats": [], "more": 1}', JSON, "own"),
        (b'{"game": "four", "seats": []}', JSON, "own"),
        (b'{"game": "chess", "seats": [{"kind": "me"}]}', JSON, "own"),
        (b'{"game": "four", "seats": [{"kind": "me"}, {"kind": "queen"}]}', JSON, "own"),
        (WISH, JSON, "nobody's"),
        (WISH, JSON, "Basic"),
        (WISH, JSON, None),
        (WISH + b" " * 300_000, JSON, "own"),
        (b"", JSON, "own"),
        (b"{", "text/plain", "own"),
    ],
)
async def test_what_is_refused_is_refused_in_the_same_words(
    hall: Open, body: bytes, kind: str, token: str | None
) -> None:
    anna = await hall.guest()
    headers = {"content-type": kind}
    if token is not None:
        headers["authorization"] = {"own": f"Bearer {anna.token}", "Basic": "Basic x"}.get(token, f"Bearer {token}")
    straight = await hall.client.post("/api/tables", content=body, headers=headers)
    # To the framework it is the same call, written otherwise.
    framework = await hall.client.post("/api/tables/", content=body, headers=headers)
    assert straight.status_code >= 400
    assert (straight.status_code, straight.json()) == (framework.status_code, framework.json())


async def test_a_body_that_comes_in_parts_is_read(hall: Open) -> None:
    anna = await hall.guest()

    async def parts() -> AsyncIterator[bytes]:
        yield WISH[:20]
        yield WISH[20:]

    headers = {"content-type": JSON, "authorization": f"Bearer {anna.token}"}
    made = await hall.client.post("/api/tables", content=parts(), headers=headers)
    assert made.status_code == 201
