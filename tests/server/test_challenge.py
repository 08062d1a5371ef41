"""Asking somebody to play: a seat is kept for them, they are told, and they sit down or say no."""

from __future__ import annotations

import pytest

from tests.server.conftest import Open
from tests.server.playing import Json, Visitor

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}


async def befriend(one: Visitor, two: Visitor) -> None:
    await two.want("/api/me/friends", {"key": (await one.see("/api/me/friends"))["key"]})


async def challenge(host: Visitor, whom: Visitor, **more: object) -> str:
    seats = [ME, {"kind": "invited", "whom": whom.id}]
    return str((await host.want("/api/tables", {"game": "four", "seats": seats, **more}))["table"]["id"])


async def tables_of(person: Visitor) -> list[str]:
    answer = await person.get("/api/me/tables")
    return [each["id"] for each in answer.json()]


@pytest.mark.parametrize("private", [False, True])
async def test_a_friend_who_is_asked_finds_the_table_and_sits_down_without_a_key(hall: Open, private: bool) -> None:  # noqa: FBT001
    anna, boris, carol = await hall.guest(), await hall.guest("Boris"), await hall.guest("Carol")
    await befriend(anna, boris)
    table = await challenge(anna, boris, private=private)
    assert (await tables_of(boris), await tables_of(carol)) == ([table], [])
    seat = (await boris.see(f"/api/tables/{table}"))["seats"][1]
    assert (seat["kind"], seat["name"], seat["kept"]["id"]) == ("invited", "Boris", boris.id)
    assert await carol.code(f"/api/tables/{table}/join") == ("no-such-table" if private else "seat-taken")
    assert (await boris.want(f"/api/tables/{table}/join"))["status"] == "playing"


async def test_who_says_no_is_no_longer_concerned_and_the_host_is_told(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    await befriend(anna, boris)
    table = await challenge(anna, boris, private=True)
    await boris.want(f"/api/tables/{table}/decline")
    assert await tables_of(boris) == []
    assert (await anna.see(f"/api/tables/{table}/events"))["events"][-1]["phrase"] == "not-this-time"
    assert (await boris.get(f"/api/tables/{table}")).status_code == 404


async def test_who_is_no_longer_asked_hears_no_more_of_it(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    await befriend(anna, boris)
    table = await challenge(anna, boris, private=True)
    await anna.want(f"/api/tables/{table}/seats/1", {"kind": "open"})
    assert await tables_of(boris) == []


async def test_a_stranger_can_be_asked_only_by_a_claimed_name(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    wish = {"game": "four", "seats": [ME, {"kind": "invited", "whom": boris.id}]}
    assert await anna.code("/api/tables", wish) == "no-such-person"
    await boris.want("/api/me/claim", {"name": "Boris", "password": "long enough"})
    assert (await anna.want("/api/tables", wish))["table"]["status"] == "open"


@pytest.mark.parametrize("kind", ["open", "bot", "me"])
async def test_only_an_invited_seat_is_kept_and_never_for_oneself(hall: Open, kind: str) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    await befriend(anna, boris)
    wish: Json = {"game": "four", "seats": [ME, {"kind": kind, "whom": boris.id}]}
    assert await anna.code("/api/tables", wish) == "bad-seats"
    assert await anna.code("/api/tables", {**wish, "seats": [ME, {"kind": "invited", "whom": anna.id}]}) == "bad-seats"
    twice = [{"kind": "invited", "whom": boris.id}] * 2
    assert await anna.code("/api/tables", {**wish, "seats": twice}) == "bad-seats"
