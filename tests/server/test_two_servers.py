"""Two server processes on one database, three people on bad lines: lobby and play under a random hand.

What must hold whatever gets lost: what was acknowledged is on disk, once; what was refused is not; both processes tell
the same events, the same outlooks and in the end the same record with its digests; who listens comes to know every
event; and no frame ever held a card that its reader may not know.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from typing import Any, TypeVar

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.guard import GUARD
from tests.kernel.duel import CARDS, GAME
from tests.server.bad_line import BadLine, Fate, Json, bare
from tests.server.conftest import new_postgres
from tests.server.playing import Visitor, guest
from tests.server.process import Cradle, free_port, stored
from warhall.kernel.dice import ScriptedDice
from warhall.kernel.record import Record
from warhall.kernel.table import replay

pytestmark = pytest.mark.slow

T = TypeVar("T")
NAMES = ("Anna", "Boris", "Clara")
PEOPLE = st.sampled_from(range(len(NAMES)))
PROCESSES = st.sampled_from((0, 1))
FATES: st.SearchStrategy[Fate] = st.sampled_from(("arrives", "arrives twice", "lost", "answer lost", "cut"))
LOST = st.frozensets(st.integers(0, 2))
CHOICE = st.integers(0, 4)
LATE = 12
"""Nobody resigns in the first so many turns."""
REFUSED = {"refused", "stale", "not-playing", "not-your-seat", "no-such-offer", "nothing-to-undo", "needs-consent"}


class Pair:
    """Two processes on one database, and three guests."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()
        self.addresses: list[str] = []
        self.clients: list[httpx.AsyncClient] = []
        self.tokens: list[str] = []
        self.ids = itertools.count(1)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    async def open(self, cradle: Cradle) -> None:
        for port in (free_port(), free_port()):
            await self.stack.enter_async_context(cradle.running(port, self.database))
            self.addresses.append(f"http://127.0.0.1:{port}")
            client = httpx.AsyncClient(base_url=self.addresses[-1], timeout=GUARD)
            self.clients.append(await self.stack.enter_async_context(client))
        for name in NAMES:
            self.tokens.append(str((await guest(self.clients[0], name)).token))

    def close(self) -> None:
        self.run(self.stack.aclose())
        self.loop.close()


class BadLines(RuleBasedStateMachine):
    """Anna makes a table of the duel, Boris and Clara want the other seat; who does not get it watches.

    Rules have no preconditions: what is drawn may not hang on the table, whose races nobody can repeat.
    """

    def __init__(self, pair: Pair) -> None:
        super().__init__()
        self.pair = pair
        self.run = pair.run
        self.table = ""
        self.lines = [BadLine(pair.addresses, token) for token in pair.tokens]
        self.hands: list[list[str]] = []
        self.promised: dict[str, int] = {}
        self.refused: set[str] = set()
        self.cut: set[str] = set()
        self.turn = 0
        self.info: Json = {"status": "", "n": 0}
        """The table as both processes told it after the last step."""

    def who(self, person: int, process: int) -> Visitor:
        return Visitor(self.pair.clients[process], self.pair.tokens[person])

    # The lobby

    @initialize(
        process=PROCESSES, start=st.sampled_from(["full", "full", "host"]), at_once=st.sampled_from([True, True, False])
    )
    def make_a_table(self, process: int, start: str, at_once: bool) -> None:  # noqa: FBT001  drawn
        wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "start": start}
        made = self.run(self.who(0, process).want("/api/tables", wish))
        self.sit(made["table"]["id"])
        if at_once:
            self.info = made["table"]
            self.two_reach_for_one_seat(process)

    def sit(self, table: str) -> None:
        self.table, self.hands = table, []
        self.promised, self.refused, self.cut = {}, set(), set()
        for person, line in enumerate(self.lines):
            line.sit(table)
            self.run(line.call(person % 2))

    @rule(process=PROCESSES)
    def two_reach_for_one_seat(self, process: int) -> None:
        if self.info["status"] != "open":
            return
        free = [number for number, seat in enumerate(self.info["seats"]) if seat["kind"] == "open"]

        async def both() -> list[httpx.Response]:
            wishes = ((1, process), (2, 1 - process))
            path, wish = f"/api/tables/{self.table}/join", {"seat": free[0] if free else 1}
            return await asyncio.gather(*(self.who(*each).post(path, wish) for each in wishes))

        codes = sorted(answer.status_code for answer in self.run(both()))
        # Who has the seat already may sit down there again, under another name.
        again = not free and self.info["seats"][1]["person"]["name"] in NAMES[1:]
        assert codes == ([200, 409] if free or again else [409, 409])

    @rule(person=PEOPLE, process=PROCESSES)
    def start(self, person: int, process: int) -> None:
        if self.info["status"] != "open":
            return
        full = all(seat["kind"] == "person" for seat in self.info["seats"])
        is_host = NAMES[person] == self.info["host"]["name"]
        answer = self.run(self.who(person, process).post(f"/api/tables/{self.table}/start"))
        assert answer.status_code == (403 if not is_host else 200 if full else 409)

    @rule(person=st.sampled_from((1, 2)), process=PROCESSES)
    def stand_up(self, person: int, process: int) -> None:
        if self.info["status"] != "open":
            return
        answer = self.run(self.who(person, process).post(f"/api/tables/{self.table}/leave"))
        assert answer.status_code in (200, 403)

    @rule(process=PROCESSES)
    def both_ask_for_a_rematch(self, process: int) -> None:
        if self.info["status"] != "over":
            return
        self.settle()
        seated = [NAMES.index(seat["person"]["name"]) for seat in self.info["seats"]]

        async def both() -> list[Json]:
            path = f"/api/tables/{self.table}/rematch"
            wishes = zip(seated, (process, 1 - process), strict=True)
            return await asyncio.gather(*(self.who(*wish).want(path) for wish in wishes))

        one, other = self.run(both())
        assert one["table"]["id"] == other["table"]["id"] != self.table
        for person in seated:
            self.run(self.who(person, process).post(f"/api/tables/{one['table']['id']}/join"))
        self.sit(one["table"]["id"])

    # Play

    def message(self, person: int, verb: str, choice: int) -> Json:
        """What somebody says, by what they know of the table."""
        line = self.lines[person]
        seen = line.outlook or {"count": 0, "question": None}
        match verb:
            case "act":
                options = [each["notation"] for each in (seen["question"] or {"options": []})["options"]]
                notations = [*options, "toss", "peek"]
                return {"type": "act", "notation": notations[choice % len(notations)], "count": seen["count"]}
            case "undo":
                return {"type": "undo", "count": seen["count"]}
            case "offer":
                return {"type": "offer", "offer": ("draw", "undo")[choice % 2]}
            case "answer":
                known = [each["n"] for each in line.offers] or [line.n]
                return {"type": "answer", "offer": known[choice % len(known)], "yes": choice > 1}
            case "resign":
                return {"type": "resign"}
            case _:
                return {"type": "chat", "text": "hello"}

    def judge(self, ident: str, verb: str, answer: Json) -> None:
        """An answer must agree with all earlier answers to the same message."""
        if answer["type"] == "ack":
            self.refused.discard(ident)  # its refusal was lost, and things have changed since
            if verb == "offer" and not answer["again"]:
                return  # an offer that stands already makes no new event
            known = self.promised.setdefault(ident, answer["n"])
            assert known == answer["n"], (known, answer)
        else:
            assert answer["code"] in REFUSED, answer
            assert ident not in self.promised, answer
            self.refused.add(ident)

    async def say(self, person: int, process: int, verb: str, choice: int, fate: Fate, lost: frozenset[int]) -> None:
        line = self.lines[person]
        if line.socket is None:
            await self.call_again(person, process)
        ident = f"r{next(self.pair.ids)}-{verb}"
        if fate == "cut":
            self.cut.add(ident)
        for answer in await line.say(ident, self.message(person, verb, choice), fate, lost):
            self.judge(ident, verb, answer)

    async def call_again(self, person: int, process: int) -> None:
        """A new line; what was not answered on the old one is sent again."""
        line = self.lines[person]
        await line.call(process)
        for ident, answer in (await line.again(frozenset())).items():
            self.judge(ident, ident.partition("-")[2], answer)

    @rule(person=PEOPLE, process=PROCESSES, choice=CHOICE, fate=FATES, lost=LOST)
    def act(self, person: int, process: int, choice: int, fate: Fate, lost: frozenset[int]) -> None:
        self.run(self.say(person, process, "act", choice, fate, lost))

    @rule(choices=st.tuples(CHOICE, CHOICE, CHOICE), process=PROCESSES, fate=FATES, lost=LOST)
    def all_act_at_once(self, choices: tuple[int, ...], process: int, fate: Fate, lost: frozenset[int]) -> None:
        async def together() -> None:
            says = (self.say(who, (who + process) % 2, "act", choice, fate, lost) for who, choice in enumerate(choices))
            await asyncio.gather(*says)

        self.run(together())

    @rule(
        person=PEOPLE,
        process=PROCESSES,
        verb=st.sampled_from(["undo", "offer", "answer", "chat", "chat"]),
        choice=CHOICE,
        fate=FATES,
        lost=LOST,
    )
    def talk(self, person: int, process: int, verb: str, choice: int, fate: Fate, lost: frozenset[int]) -> None:
        self.run(self.say(person, process, verb, choice, fate, lost))

    @rule(person=PEOPLE, process=PROCESSES, fate=FATES)
    def resign(self, person: int, process: int, fate: Fate) -> None:
        if self.turn > LATE:
            self.run(self.say(person, process, "resign", 0, fate, frozenset()))

    @rule(person=PEOPLE, process=PROCESSES)
    def come_back_elsewhere(self, person: int, process: int) -> None:
        self.run(self.call_again(person, process))

    @rule(person=PEOPLE)
    def listen(self, person: int) -> None:
        if self.lines[person].socket is not None:
            self.run(self.lines[person].hear_until(self.info["n"]))

    # What must hold

    @invariant()
    def both_processes_tell_the_same(self) -> None:
        if not self.table:
            return
        self.turn += 1
        person = self.turn % len(NAMES)
        path = f"/api/tables/{self.table}"

        async def told(process: int) -> tuple[Json, Json]:
            who = self.who(person, process)
            events, seen = await who.see(f"{path}/events"), await who.see(f"{path}/outlook")
            seen["info"]["seats"] = [{**seat, "here": None} for seat in seen["info"]["seats"]]
            return events, seen

        async def both() -> tuple[tuple[Json, Json], tuple[Json, Json]]:
            return await asyncio.gather(told(0), told(1))

        first, other = self.run(both())
        while first != other or first[0]["n"] != first[1]["n"]:
            before = (first, other)
            first, other = self.run(both())
            # A message from a line that was cut may still be done; when nothing moves any more, they must agree.
            assert first == other or (first, other) != before
        self.info = first[1]["info"]
        events = first[0]["events"]
        assert [event["n"] for event in events] == list(range(1, len(events) + 1))
        if first[1]["outlook"] is not None:
            done = sum({"acted": 1, "undone": -event.get("actions", 0)}.get(event["kind"], 0) for event in events)
            assert first[1]["outlook"]["count"] == done

    def check_the_disk(self) -> None:
        """What was promised is stored once, and what was refused is not."""
        rows = self.run(stored(self.pair.database, self.table))
        places: dict[str, int] = {}
        for _, number, client, _ in rows:
            if client is not None:
                ident = client.partition(":")[2]
                assert ident not in places
                places[ident] = number
        assert {ident: places.get(ident) for ident in self.promised} == self.promised
        assert [ident for ident in self.refused - self.cut if ident in places] == []

    @invariant()
    def no_frame_holds_a_card_that_its_reader_may_not_know(self) -> None:
        if not self.hands and self.info["status"] == "playing":
            self.deal()
        if not self.hands:
            return
        seats = [seat["person"]["name"] for seat in self.info["seats"]]
        for name, line in zip(NAMES, self.lines, strict=True):
            secret = [card for seat, hand in enumerate(self.hands) if seats[seat] != name for card in hand]
            found = [card for card in secret if re.search(rf"\b{card}\b", "\n".join(line.frames))]
            assert found == []
            line.frames.clear()

    def deal(self) -> None:
        """The cards that each seat was dealt, whatever was played since: both hands together are all cards."""
        rows = self.run(stored(self.pair.database, self.table))
        started = next(json.loads(body) for *_, body in rows if json.loads(body)["kind"] == "started")
        hands = GAME.begin({}, ScriptedDice(started["fallen"])).hands
        self.hands = [[CARDS[card] for card in hand] for hand in hands]

    def settle(self) -> None:
        """Everybody comes back, and knows what the log says; a game that is over has one record."""
        path = f"/api/tables/{self.table}"
        for person in range(len(NAMES)):
            self.run(self.call_again(person, person % 2))
        self.both_processes_tell_the_same()
        self.check_the_disk()
        for person, line in enumerate(self.lines):
            self.run(line.hear_until(self.info["n"]))
            known = self.run(self.who(person, 0).see(f"{path}/events"))["events"]
            assert [bare(line.events[n]) for n in sorted(line.events)] == [bare(event) for event in known]
            assert line.outlook == self.run(self.who(person, 1).see(f"{path}/outlook"))["outlook"]
        if self.info["status"] == "over":
            one, other = (self.run(self.who(2, process).get(f"{path}/record")).text for process in (0, 1))
            assert one == other
            replayed = replay(GAME, Record.parse(one))
            assert replayed.state.count == self.info["count"]

    def teardown(self) -> None:
        if self.table:
            self.settle()
        for line in self.lines:
            line.hang_up()


@pytest.fixture(params=["sqlite", "postgres"])
def pair(request: pytest.FixtureRequest, sqlite: str, cradle: Cradle) -> Iterator[Pair]:
    """Two processes, once on each kind of database."""
    opened = Pair(sqlite)
    if request.param == "postgres":
        server = request.getfixturevalue("postgres")
        if server is None:
            pytest.skip("no PostgreSQL here, and no WARHALL_TEST_POSTGRES")
        opened.database = opened.run(new_postgres(server))
    try:
        opened.run(opened.open(cradle))
        yield opened
    finally:
        opened.close()


def test_two_processes_keep_every_promise_on_bad_lines(pair: Pair) -> None:
    run_state_machine_as_test(
        lambda: BadLines(pair),
        settings=settings(
            max_examples=6,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        ),
    )
