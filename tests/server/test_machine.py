"""Lobby and play under a random hand: two halls on one database, messages lost and sent twice.

Both halls are in this process, so a run is fast and can be repeated; `test_two_servers` has processes of their own. A
model of a few lines says what must hold: the log has no gap, every process reads the same, an acknowledged request is
in it once, the stones on the board are the actions that were not undone.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.seeded import seed_draws
from tests.server.conftest import application_of, settings_for
from tests.server.playing import Visitor, guest
from warhall.server.doors import Doors
from warhall.server.hall import Hall

PEOPLE = st.integers(0, 2)
HALLS = st.integers(0, 1)
COLUMNS = st.sampled_from("abcdefg")
FATE = st.sampled_from(["once", "twice", "twice elsewhere", "answer lost"])


class Watching:
    """A mailbox that loses some messages, as a bad network does, and asks again when it sees a gap."""

    def __init__(self) -> None:
        self.events: dict[int, Any] = {}
        self.n = 0
        self.gap = False
        self.loses = itertools.cycle([False, False, True])

    def send(self, message: bytes) -> None:
        update = json.loads(message)
        if update["type"] != "update" or next(self.loses):
            return
        if update["since"] > self.n:
            self.gap = True
        else:
            self.take(update)

    def take(self, update: dict[str, Any]) -> None:
        for event in update["events"]:
            assert self.events.setdefault(event["n"], event) == event
        self.n = max(self.n, update["n"])


class HallMachine(RuleBasedStateMachine):
    """Three people, two halls, one table after another."""

    def __init__(self) -> None:
        super().__init__()
        seed_draws("every machine has the same luck")
        self.loop = asyncio.new_event_loop()
        self.stack = ExitStack()
        self.folder = tempfile.TemporaryDirectory()
        self.run = self.loop.run_until_complete
        self.ids = itertools.count(1)
        self.table = ""
        self.promised: dict[str, int] = {}
        self.watching = Watching()
        self.run(self.open())

    async def open(self) -> None:
        database = f"sqlite:///{Path(self.folder.name) / 'hall.sqlite'}"
        self.halls = [Hall(settings_for(database, snapshot_every=4, poll_seconds=1e6)) for _ in range(2)]
        self.clients = []
        for hall in self.halls:
            await hall.open()
            app = self.stack.enter_context(application_of(hall))
            transport = httpx.ASGITransport(app=Doors(app, hall), raise_app_exceptions=False)
            self.clients.append(httpx.AsyncClient(transport=transport, base_url="http://hall"))
        self.tokens = [(await guest(self.clients[0], name)).token for name in ("Anna", "Boris", "Clara")]

    def who(self, person: int, hall: int) -> Visitor:
        return Visitor(self.clients[hall], self.tokens[person])

    def teardown(self) -> None:
        async def close() -> None:
            for hall, client in zip(self.halls, self.clients, strict=True):
                await client.aclose()
                await hall.close()

        self.run(close())
        self.stack.close()
        self.loop.close()
        self.folder.cleanup()

    @initialize()
    def first_table(self) -> None:
        self.run(self.make(0, 0))

    async def make(self, person: int, hall: int) -> None:
        wish = {"game": "four", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await self.who(person, hall).want("/api/tables", wish)
        self.table = made["table"]["id"]
        self.promised = {}
        self.watching = Watching()
        await self.resync()

    async def resync(self) -> None:
        _, update = await self.halls[1].viewing.watch(self.table, None, None, self.watching.n, self.watching)
        self.watching.gap = False
        self.watching.take(json.loads(msgspec.json.encode(update)))

    def info(self, hall: int = 0) -> dict[str, Any]:
        return self.run(self.who(0, hall).see(f"/api/tables/{self.table}"))

    async def send(self, person: int, hall: int, fate: str, path: str, body: dict[str, Any]) -> None:
        """Send a request as the network delivers it, and remember what was promised."""
        ident = f"r{next(self.ids)}"
        body = {**body, "id": ident}
        where = f"/api/tables/{self.table}{path}"
        answers = [await self.who(person, hall).post(where, body)]
        if fate in ("twice", "answer lost"):
            answers.append(await self.who(person, hall).post(where, body))
        if fate == "twice elsewhere":
            answers.append(await self.who(person, 1 - hall).post(where, body))
        for answer in answers:
            assert answer.status_code in (200, 403, 409) or "which of your seats" in answer.text, answer.text
            if answer.status_code == 200:
                known = self.promised.setdefault(f"{ident}", answer.json()["n"])
                assert known == answer.json()["n"] or answer.json()["again"], answer.text

    @precondition(lambda self: self.info()["status"] == "open")
    @rule(person=PEOPLE, hall=HALLS)
    def join(self, person: int, hall: int) -> None:
        answer = self.run(self.who(person, hall).post(f"/api/tables/{self.table}/join", {"seat": 1}))
        assert answer.status_code in (200, 409)

    @rule(person=PEOPLE, hall=HALLS, column=COLUMNS, fate=FATE)
    def act(self, person: int, hall: int, column: str, fate: str) -> None:
        count = self.info(1 - hall)["count"]
        self.run(self.send(person, hall, fate, "/actions", {"notation": f"drop {column}", "count": count}))

    @rule(person=PEOPLE, hall=HALLS, fate=FATE)
    def undo(self, person: int, hall: int, fate: str) -> None:
        count = self.info(hall)["count"]
        self.run(self.send(person, hall, fate, "/undo", {"count": count}))

    @rule(person=PEOPLE, hall=HALLS, fate=FATE, offer=st.sampled_from(["draw", "undo"]))
    def offer(self, person: int, hall: int, fate: str, offer: str) -> None:
        self.run(self.send(person, hall, fate, "/offers", {"offer": offer}))

    @rule(person=PEOPLE, hall=HALLS, fate=FATE, yes=st.booleans(), back=st.integers(0, 3))
    def answer(self, person: int, hall: int, fate: str, yes: bool, back: int) -> None:  # noqa: FBT001
        self.run(self.send(person, hall, fate, f"/offers/{self.info()['n'] - back}", {"yes": yes}))

    @rule(person=PEOPLE, hall=HALLS, fate=FATE)
    def chat(self, person: int, hall: int, fate: str) -> None:
        self.run(self.send(person, hall, fate, "/chat", {"text": "hello"}))

    @rule(person=PEOPLE, hall=HALLS)
    def resign_and_begin_anew(self, person: int, hall: int) -> None:
        if self.info()["status"] == "playing":
            self.run(self.who(person, hall).post(f"/api/tables/{self.table}/resign"))
        if self.info()["status"] == "over":
            self.run(self.make(person, hall))

    @rule(hall=HALLS)
    def forget(self, hall: int) -> None:
        """A process loses its memory, as after a restart."""
        for desk in self.halls[hall].tables.desks.values():
            desk.clear()

    @rule()
    def poll(self) -> None:
        self.run(self.halls[1].poll())
        if self.watching.gap:
            self.run(self.resync())

    @invariant()
    def every_process_reads_the_same_log_without_a_gap(self) -> None:
        if not self.table:
            return
        logs = [self.run(self.who(0, hall).see(f"/api/tables/{self.table}/events", seat=None)) for hall in (0, 1)]
        assert logs[0] == logs[1]
        events = logs[0]["events"]
        assert [event["n"] for event in events] == list(range(1, len(events) + 1))
        actions = 0
        for event in events:
            actions += {"acted": 1, "undone": -event.get("actions", 0)}.get(event["kind"], 0)
        seen = [self.run(self.who(2, hall).see(f"/api/tables/{self.table}/outlook"))["outlook"] for hall in (0, 1)]
        assert seen[0] == seen[1]
        if seen[0] is not None:
            assert sum(map(len, seen[0]["view"]["columns"])) == actions == seen[0]["count"]

    @invariant()
    def what_was_promised_is_stored_once(self) -> None:
        if not self.table:
            return
        lines = self.run(self.halls[0].store.lines(self.table))
        stored = [(line.client or "").partition(":")[2] for line in lines if line.client]
        assert len(stored) == len(set(stored))
        for ident in stored:
            assert ident in self.promised


TestHall = HallMachine.TestCase
TestHall.settings = settings(
    max_examples=10,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
)
