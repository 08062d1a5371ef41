"""Who may do what: every call and every message, for every kind of asker. A call that is not in the matrix fails.

The cells are codes: `ok`, or the code of the refusal. Askers: anonymous, a spectator with a name, the holder of another
seat, the holder of the seat that is asked about (seat 0, which is to move), and the host, who sits at no seat.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import httpx
import pytest
from litestar.routes import HTTPRoute

from tests.server.conftest import Open, Served, settings_for
from tests.server.playing import OPEN, Line, Visitor, guest, line_to
from warhall.server.app import build
from warhall.server.doors import Doors
from warhall.server.hall import Hall
from warhall.server.session import MESSAGES
from warhall.server.settings import Settings

pytestmark = pytest.mark.anyio

ASKERS = ("anonymous", "spectator", "wrong seat", "right seat", "host")


class Cell(NamedTuple):
    """A call, at which table it is tried, and what each asker is told."""

    path: str
    body: dict[str, Any] | None
    status: str
    told: tuple[str, str, str, str, str]


def everybody(path: str, status: str = "playing") -> Cell:
    return Cell(path, None, status, ("ok", "ok", "ok", "ok", "ok"))


def person(path: str, body: dict[str, Any] | None, status: str = "playing", answer: str = "ok") -> Cell:
    return Cell(path, body, status, ("no-token", answer, answer, answer, answer))


def seat(path: str, body: dict[str, Any] | None, wrong: str = "not-your-seat", status: str = "playing") -> Cell:
    return Cell(path, body, status, ("no-token", "not-your-seat", wrong, "ok", "not-your-seat"))


def host(path: str, body: dict[str, Any] | None, status: str = "open") -> Cell:
    return Cell(path, body, status, ("no-token", "not-host", "not-host", "not-host", "ok"))


T = "/api/tables/{table:str}"
L = "/api/learn/{game:str}"
D = "/api/doctor/{game:str}"
NO_LESSON = ("no-token", "not-your-seat", "not-now", "not-now", "not-your-seat")
ACT = {"seat": 0, "notation": "drop a", "count": 0}
MATRIX = {
    ("GET", "/"): everybody("/"),
    ("GET", "/{path:path}"): everybody("/t/somewhere"),
    ("GET", "/metrics"): everybody("/metrics"),
    ("GET", "/api/health"): everybody("/api/health"),
    ("GET", "/api/schema"): everybody("/api/schema"),
    ("GET", "/api/schema/openapi.json"): everybody("/api/schema/openapi.json"),
    ("GET", "/api/schema/{path:str}"): Cell("/api/schema/x", None, "playing", ("not-found",) * 5),  # type: ignore[arg-type]
    ("GET", "/api/games"): everybody("/api/games"),
    ("GET", "/api/games/{game:str}"): everybody("/api/games/four"),
    ("GET", "/api/games/{game:str}/texts/{language:str}"): everybody("/api/games/four/texts/uk"),
    ("GET", "/api/games/{game:str}/names"): everybody("/api/games/four/names"),
    ("GET", "/api/games/{game:str}/rules/{language:str}"): everybody("/api/games/four/rules/ru"),
    ("GET", "/api/games/{game:str}/library/{language:str}"): everybody("/api/games/four/library/en"),
    ("POST", "/api/games/{game:str}/draft"): Cell("/api/games/four/draft", {"options": {}}, "playing", ("ok",) * 5),  # type: ignore[arg-type]
    ("POST", "/api/guests"): Cell("/api/guests", {}, "playing", ("ok", "ok", "ok", "ok", "ok")),
    ("POST", "/api/login"): Cell(
        "/api/login",
        {"name": "x", "password": "y"},
        "playing",
        ("bad-login", *["bad-login"] * 4),  # type: ignore[arg-type]
    ),
    ("GET", "/api/me"): person("/api/me", None),
    ("PATCH", "/api/me"): person("/api/me", {"name": "New"}),
    ("POST", "/api/me/claim"): person("/api/me/claim", {"name": "x", "password": "short"}, answer="bad-request"),
    ("POST", "/api/logout"): person("/api/logout", None),
    ("GET", "/api/me/tables"): person("/api/me/tables", None),
    # `test_profiles` goes through what is shown to whom.
    ("GET", "/api/me/profile"): person("/api/me/profile", None),
    ("GET", "/api/me/history"): person("/api/me/history", None),
    ("GET", "/api/people/{name:str}"): Cell("/api/people/nobody", None, "playing", ("no-such-person",) * 5),  # type: ignore[arg-type]
    ("GET", "/api/people/{name:str}/history"): Cell(
        "/api/people/nobody/history", None, "playing", ("no-such-person",) * 5
    ),  # type: ignore[arg-type]
    ("GET", "/api/me/friends"): person("/api/me/friends", None),
    ("POST", "/api/me/friends"): person("/api/me/friends", {"key": "x"}, answer="no-such-person"),
    ("DELETE", "/api/me/friends/{friend:str}"): person("/api/me/friends/x", None),
    ("GET", "/api/friends/{key:str}"): Cell("/api/friends/x", None, "playing", ("no-such-person",) * 5),  # type: ignore[arg-type]
    ("GET", "/api/me/export"): person("/api/me/export", None),
    ("POST", "/api/me/farewell"): person("/api/me/farewell", {"name": "another"}, answer="bad-request"),
    ("GET", "/api/tables"): everybody("/api/tables"),
    ("POST", "/api/tables"): person("/api/tables", {"game": "four", "seats": [OPEN, OPEN]}),
    ("POST", "/api/records"): person("/api/records", {"record": "x"}, answer="bad-record"),
    ("GET", T): everybody(T),
    ("GET", f"{T}/picture"): Cell(f"{T}/picture", None, "open", ("ok",) * 5),  # type: ignore[arg-type]
    ("GET", f"{T}/links"): host(f"{T}/links", None),
    ("POST", f"{T}/join"): person(f"{T}/join", {}, answer="not-open"),
    ("POST", f"{T}/watch"): person(f"{T}/watch", {"key": "x"}),
    ("POST", f"{T}/decline"): person(f"{T}/decline", None, "open", answer="not-your-seat"),
    ("POST", f"{T}/leave"): seat(f"{T}/leave", {"seat": 0}),
    ("POST", f"{T}/seats/{{seat:int}}"): host(f"{T}/seats/0", {"kind": "open"}),
    ("POST", f"{T}/start"): host(f"{T}/start", {}),
    ("POST", f"{T}/repick"): Cell(
        f"{T}/repick", {}, "open", ("no-token", "not-host", "not-host", "not-host", "not-now")
    ),
    ("POST", f"{T}/close"): host(f"{T}/close", {}),
    ("POST", f"{T}/rematch"): Cell(
        f"{T}/rematch", {}, "over", ("no-token", "not-your-seat", "ok", "ok", "not-your-seat")
    ),
    ("POST", f"{T}/branch"): person(f"{T}/branch", {"step": 0, "seats": [OPEN, OPEN]}, "over"),
    ("GET", f"{T}/outlook"): Cell(
        f"{T}/outlook?seat=0", None, "playing", ("no-token", "not-your-seat", "not-your-seat", "ok", "not-your-seat")
    ),
    ("GET", f"{T}/events"): Cell(
        f"{T}/events?seat=0", None, "playing", ("no-token", "not-your-seat", "not-your-seat", "ok", "not-your-seat")
    ),
    ("GET", f"{T}/steps"): Cell(
        f"{T}/steps?seat=0", None, "playing", ("no-token", "not-your-seat", "not-your-seat", "ok", "not-your-seat")
    ),
    ("GET", f"{T}/record"): Cell(f"{T}/record", None, "playing", ("hidden",) * 5),  # type: ignore[arg-type]
    ("GET", f"{T}/proof"): everybody(f"{T}/proof"),
    ("GET", f"{T}/ratings"): everybody(f"{T}/ratings"),
    ("POST", f"{T}/actions"): seat(f"{T}/actions", ACT),
    ("POST", f"{T}/plan"): seat(f"{T}/plan", {"seat": 0, "steps": [], "count": 0}),
    ("POST", f"{T}/commit"): seat(f"{T}/commit", {"seat": 0, "steps": ["drop a"], "count": 0}),
    ("POST", f"{T}/explain"): seat(f"{T}/explain", {"seat": 0, "notation": "drop a"}),
    ("POST", f"{T}/undo"): seat(f"{T}/undo", {"seat": 0, "count": 1}, status="moved"),
    ("POST", f"{T}/offers"): seat(f"{T}/offers", {"seat": 0, "offer": "draw"}),
    ("POST", f"{T}/offers/{{number:int}}"): seat(f"{T}/offers/4", {"seat": 0, "yes": False}, status="offered"),
    ("POST", f"{T}/resign"): seat(f"{T}/resign", {"seat": 0}),
    ("POST", f"{T}/presets"): seat(f"{T}/presets", {"seat": 0, "ask": "other", "notation": "drop a"}),
    ("POST", f"{T}/hint"): seat(f"{T}/hint", {"seat": 0, "count": 0}),
    ("POST", f"{T}/why"): seat(f"{T}/why", {"seat": 0, "step": 1}, status="moved"),
    ("GET", f"{T}/chance"): Cell(
        f"{T}/chance?seat=0", None, "playing", ("no-token", "not-your-seat", "not-your-seat", "ok", "not-your-seat")
    ),
    ("POST", f"{T}/analysis"): person(f"{T}/analysis", {}, "over"),
    ("GET", f"{T}/analysis"): everybody(f"{T}/analysis", "over"),
    ("POST", f"{T}/chat"): person(f"{T}/chat", {"text": "hi"}),
    ("POST", f"{T}/reports"): person(f"{T}/reports", {"about": "nobody"}, answer="bad-request"),
    ("GET", "/api/learn"): everybody("/api/learn"),
    ("GET", f"{L}/texts/{{language:str}}"): everybody("/api/learn/tyrants/texts/uk"),
    ("GET", f"{L}/page/{{language:str}}"): everybody("/api/learn/tyrants/page/ru"),
    ("GET", f"{L}/glossary/{{language:str}}"): everybody("/api/learn/tyrants/glossary/uk"),
    ("GET", f"{L}/chapters/{{chapter:str}}/outlook"): everybody("/api/learn/tyrants/chapters/spies/outlook"),
    ("GET", f"{L}/puzzles"): everybody("/api/learn/tyrants/puzzles"),
    ("GET", f"{L}/puzzles/{{puzzle:str}}/outlook"): everybody("/api/learn/tyrants/puzzles/one-troop/outlook"),
    ("POST", f"{L}/open"): person("/api/learn/tyrants/open", {}),
    ("POST", f"{L}/puzzles/{{puzzle:str}}/open"): person("/api/learn/tyrants/puzzles/one-troop/open", {}),
    ("GET", D): person("/api/doctor/tyrants", None),
    ("GET", f"{D}/{{file:str}}/{{thing:str}}"): person("/api/doctor/tyrants/cards.yaml/advance_scout", None),
    ("POST", f"{D}/examine"): person("/api/doctor/tyrants/examine", {"file": "cards.yaml", "text": "- id: x"}),
    ("POST", f"{D}/pack"): person("/api/doctor/tyrants/pack", {"file": "cards.yaml", "text": "- id: x"}),
    ("POST", f"{D}/diff"): person("/api/doctor/tyrants/diff", {"one": "x"}, answer="bad-request"),
    ("POST", f"{D}/table"): person(
        "/api/doctor/tyrants/table", {"file": "cards.yaml", "text": "- id: x"}, answer="bad-request"
    ),
    # A drive belongs to one person; `test_doctor` goes through those that begin.
    ("POST", f"{D}/drive"): person(
        "/api/doctor/tyrants/drive", {"file": "cards.yaml", "text": "- id: x"}, answer="bad-request"
    ),
    ("GET", "/api/drives/{drive:str}"): person("/api/drives/x", None, answer="not-found"),
    ("DELETE", "/api/drives/{drive:str}"): person("/api/drives/x", None, answer="not-found"),
    # These tables teach nothing; `test_learning` goes through those that do.
    ("POST", f"{T}/lesson"): Cell(f"{T}/lesson", {"do": "next"}, "playing", NO_LESSON),
    ("POST", f"{T}/puzzle"): Cell(f"{T}/puzzle", {"do": "hint"}, "playing", NO_LESSON),
    ("POST", f"{T}/play-on"): Cell(f"{T}/play-on", {}, "playing", NO_LESSON),
}
SEATED = ("no-token", "not-your-seat", "not-your-seat", "ok", "not-your-seat")
SOCKET = {
    "hello": None,  # said once, before anything else
    "ping": ({}, "playing", ("ok",) * 5),
    "watch": ({"seat": 0}, "playing", SEATED),
    "look": ({"seat": 0}, "playing", SEATED),
    "unwatch": ({}, "playing", ("ok",) * 5),
    "act": ({"seat": 0, "notation": "drop a", "count": 0}, "playing", SEATED),
    "plan": ({"seat": 0, "steps": [], "count": 0}, "playing", SEATED),
    "ahead": ({"seat": 0, "count": 0}, "playing", SEATED),
    "commit": ({"seat": 0, "steps": ["drop a"], "count": 0}, "playing", SEATED),
    "explain": ({"seat": 0, "notation": "drop a"}, "playing", SEATED),
    "undo": ({"seat": 0, "count": 1}, "moved", SEATED),
    "offer": ({"seat": 0, "offer": "draw"}, "playing", SEATED),
    "answer": ({"seat": 0, "offer": 4, "yes": False}, "offered", SEATED),
    "resign": ({"seat": 0}, "playing", SEATED),
    "preset": ({"seat": 0, "ask": "other", "notation": "drop a"}, "playing", SEATED),
    "chat": ({"text": "hi"}, "playing", ("no-token", "ok", "ok", "ok", "ok")),
    "hint": ({"seat": 0, "count": 0}, "playing", SEATED),
    "why": ({"seat": 0, "step": 1}, "moved", SEATED),
    "chance": ({"seat": 0}, "playing", SEATED),
    "lesson": ({"do": "next"}, "playing", NO_LESSON),
    "puzzle": ({"do": "hint"}, "playing", NO_LESSON),
}


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Open]:
    """One hall for all calls: each sets up tables of its own."""
    hall = Hall(settings_for(f"sqlite:///{tmp_path_factory.mktemp('matrix') / 'hall.sqlite'}"))
    await hall.open()
    transport = httpx.ASGITransport(app=Doors(build(hall, opens=False), hall), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://hall") as client:
        yield Open(hall, client)
    await hall.close()


def routes(sqlite: str) -> set[tuple[str, str]]:
    app = build(Hall(Settings(database=sqlite)), opens=False)
    return {
        (method, route.path)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method != "OPTIONS"
    }


async def test_the_matrix_knows_every_call_and_every_message(sqlite: str) -> None:
    assert routes(sqlite) == set(MATRIX)
    assert set(MESSAGES) == set(SOCKET)


async def set_up(hall: Open | Served, status: str, *, private: bool) -> tuple[str, list[Visitor]]:
    """A table in a state, and the five askers."""
    people = [await guest(hall.client, name) for name in ("spectator", "south", "north", "host")]
    spectator, wrong, right, keeper = people
    seats = [OPEN, OPEN]
    made = await keeper.want("/api/tables", {"game": "four", "seats": seats, "start": "host", "private": private})
    table, key = made["table"]["id"], made["links"]["watch"]
    for who in (right, wrong, spectator) if private else ():
        await who.want(f"/api/tables/{table}/watch", {"key": key})
    for number, who in enumerate((right, wrong)):
        await who.want(f"/api/tables/{table}/join", {"seat": number})
    if status != "open":
        await keeper.want(f"/api/tables/{table}/start")
    if status == "moved":
        await right.act(table, "drop a")
    if status == "offered":
        await wrong.want(f"/api/tables/{table}/offers", {"offer": "draw"})
    if status == "over":
        await wrong.want(f"/api/tables/{table}/resign")
    return table, [Visitor(hall.client), *people]


def code_of(text: str, status: int) -> str:
    if status < 400:
        return "ok"
    return str(json.loads(text)["code"]) if text.startswith("{") else "not-found"


def number_of(path: str, table: str, base: int) -> str:
    return path.replace("{table:str}", table).replace("/offers/4", f"/offers/{base}")


@pytest.mark.parametrize("call", sorted(MATRIX), ids=lambda call: f"{call[0]} {call[1]}")
async def test_every_call_answers_every_asker_as_the_matrix_says(house: Open, call: tuple[str, str]) -> None:
    hall, (method, _) = house, call
    cell = MATRIX[call]
    for private in (False, True) if "{table:str}" in cell.path else (False,):
        told = []
        fresh = False
        for number in range(len(ASKERS)):
            if not fresh:
                table, askers = await set_up(hall, cell.status, private=private)
                last = (await askers[4].see(f"/api/tables/{table}"))["n"]
            answer = await hall.client.request(
                method, number_of(cell.path, table, last), json=cell.body, headers=askers[number].headers
            )
            told.append(code_of(answer.text, answer.status_code))
            fresh = method == "GET" or told[-1] != "ok"  # what was done at a table is done
        wanted = list(cell.told)
        if (private and wanted[0] != "no-token") or (private and method == "GET" and "?seat" in cell.path):
            wanted[0] = "no-such-table"
        assert dict(zip(ASKERS, told, strict=True)) == dict(zip(ASKERS, wanted, strict=True)), private


@pytest.mark.parametrize(
    "call", [call for call in sorted(MATRIX) if "{table:str}" in call[1]], ids=lambda c: f"{c[0]} {c[1]}"
)
async def test_a_private_table_is_not_there_for_a_stranger_in_any_call(house: Open, call: tuple[str, str]) -> None:
    hall, cell = house, MATRIX[call]
    table, _ = await set_up(hall, cell.status, private=True)
    stranger = await hall.guest("stranger")
    answer = await hall.client.request(
        call[0], number_of(cell.path, table, 4), json=cell.body, headers=stranger.headers
    )
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


async def told_over(line: Line, kind: str, table: str, fields: dict[str, Any]) -> str:
    if kind in ("look", "unwatch"):
        await line.say("watch", table=table, id="w")
        await line.hear("update")
    where = {} if kind == "ping" else {"table": table}
    await line.say(kind, **where, **fields, id="q")
    while True:
        message = await line.hear()
        if message.get("id") == "q":
            return str(message["code"]) if message["type"] == "error" else "ok"


async def test_every_message_answers_every_asker_as_the_matrix_says(served: Served) -> None:
    for kind, cell in SOCKET.items():
        if cell is None:
            continue
        fields, status, wanted = cell
        told: list[str] = []
        for number in range(len(ASKERS)):
            if not told or told[-1] == "ok":
                table, askers = await set_up(served, status, private=False)
            asked = dict(fields)
            if kind == "answer":
                asked["offer"] = (await askers[4].see(f"/api/tables/{table}"))["n"]
            line = await line_to(served.address, askers[number].token)
            told.append(await told_over(line, kind, table, asked))
            await line.socket.close()
        assert dict(zip(ASKERS, told, strict=True)) == dict(zip(ASKERS, wanted, strict=True)), kind
