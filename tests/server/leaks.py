"""Whether a hall tells anybody what they may not know: `make secrets`, or `python -m tests.server.leaks [GAME ...]`.

A game is played at random at a table of a hall behind its real doors. At moments of it the state of the table is
exchanged for one that differs only in what a viewer may not know (`State.imagine`), and everything is asked through
every door as that viewer: by REST and by socket, views, changes, events, options, previews, refusals, plans, records,
steps, proofs, links, lists, and what would be handed to a bot. Each answer must be the same in both worlds, byte by
byte. Then the next action is taken in both, with the same fall of the dice, and what the viewer hears of it must be the
same wherever it sees the same afterwards: events, changes, who is asked now, what may be taken back, and when.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any, NamedTuple

import httpx
import msgspec

from tests.guard import GUARD
from tests.seeded import Seeded
from warhall.conformance.seen import outlook_bytes, some_codes, wrong_notations
from warhall.games import game as game_of
from warhall.games import rooms
from warhall.kernel.dice import SeededDice
from warhall.kernel.game import Game
from warhall.kernel.outlook import words_of
from warhall.kernel.state import State
from warhall.kernel.words import Name
from warhall.server.app import build
from warhall.server.doors import Doors
from warhall.server.faults import HallError
from warhall.server.hall import Hall
from warhall.server.secret import draws
from warhall.server.settings import Settings
from warhall.server.workers import Order, ThoughtError

NOW = 1_800_000_000.0
MOMENTS = 5
WORLDS = 2
MOVES_MOST = 400
READ = ("", "/outlook", "/events", "/events?since=2", "/steps", "/proof", "/record", "/links")
LISTS = ("/api/tables", "/api/me/tables")
FREE = {
    "requests_per_second": 1e9,
    "sign_ins_per_minute": 1e9,
    "messages_per_second": 1e9,
    "tables_per_person": 10**6,
    "sockets_per_address": 10**6,
}


class Tally(msgspec.Struct):
    """What came of the games of one kind."""

    game: str
    mode: str
    players: int
    moments: int = 0
    pairs: int = 0
    """Of worlds that a viewer cannot tell apart, and in which everything was asked."""
    answers: int = 0
    """That were compared."""
    actions: int = 0
    """That were taken in both worlds of a pair, with the same to be seen afterwards."""
    uncovered: int = 0
    """After which the viewer may tell the worlds apart, or that are not possible in both."""
    leaks: list[str] = []


class Person(NamedTuple):
    """Somebody in the hall."""

    id: str
    token: str | None
    seat: int | None


class Wire:
    """A socket to the application, without a network."""

    def __init__(self, app: Any, token: str | None) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[str] = []
        self.news = asyncio.Event()
        scope = {
            "type": "websocket",
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "query_string": b"",
            "headers": [(b"host", b"hall")],
            "client": ("hall", 1),
            "server": ("hall", 80),
            "scheme": "ws",
            "subprotocols": [],
            "root_path": "",
            "http_version": "1.1",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "extensions": {},
            "state": {},
        }
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.inbox.get, self._sent))
        self.say("hello", **({"token": token} if token else {}))

    async def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])
            self.news.set()

    def say(self, kind: str, **words: object) -> None:
        """Send a message."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": kind, **words})})

    async def until(self, ident: str) -> None:
        """Wait for the answer to a ping that goes behind everything else."""
        self.say("ping", id=ident)
        async with asyncio.timeout(GUARD):
            while not any(f'"id":"{ident}"' in text and '"pong"' in text for text in self.heard):
                self.news.clear()
                await self.news.wait()

    async def close(self) -> None:
        """Hang up."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class Thinkers:
    """In the place of the processes that think: what they would be told is what counts here."""

    def __init__(self) -> None:
        self.told: list[bytes] = []

    async def do(self, order: Order, _: object) -> None:
        """Take down an order."""
        self.told.append(order.body)
        raise ThoughtError("nobody thinks here")


class Bench:
    """A hall with one table, and everybody at it."""

    def __init__(self, hall: Hall, app: Any, client: httpx.AsyncClient) -> None:
        self.hall = hall
        self.app = app
        self.client = client
        self.people: list[Person] = []
        self.table = ""
        self.thinkers = Thinkers()
        hall.advisers.workers = self.thinkers  # type: ignore[assignment]  # it does the same, only nothing

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: str) -> AsyncIterator[Bench]:
        """A hall whose clock stands still."""
        settings = Settings(database=f"sqlite:///{folder}/hall.sqlite", bots_ready=False, snapshot_every=10**9, **FREE)  # type: ignore[arg-type]
        hall = Hall(settings, lambda: NOW)
        async with AsyncExitStack() as stack:
            await hall.open()
            stack.push_async_callback(hall.close)
            app = Doors(build(hall, opens=False), hall)
            transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
            client = httpx.AsyncClient(transport=transport, base_url="http://hall", timeout=GUARD)
            yield cls(hall, app, await stack.enter_async_context(client))

    async def sit_down(self, game: Game, mode: str, players: int) -> None:
        """A table with a person on every seat, and an onlooker."""
        for number in range(players + 1):
            made = (await self.client.post("/api/guests", json={"name": f"Guest {number}"})).json()
            self.people.append(Person(made["person"]["id"], made["token"], number if number < players else None))
        self.people.append(Person("", None, None))
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        wish = {"game": game.id, "seats": seats, "mode": mode}
        made = (await self.ask(self.people[0], "POST", "/api/tables", wish)).json()
        if "table" not in made:
            raise HallError(made["code"], made["message"])
        self.table = made["table"]["id"]
        for person in self.people[1:players]:
            await self.ask(person, "POST", f"/api/tables/{self.table}/join", {})

    async def ask(self, person: Person, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask by REST."""
        headers = {"authorization": f"Bearer {person.token}"} if person.token else {}
        return await self.client.request(method, path, headers=headers, json=body)

    @property
    def state(self) -> State:
        """The state of the table."""
        return self.hall.tables.desks[self.table].playing().state

    async def anew(self) -> None:
        """Read the table from its log: what was tried in between is gone."""
        desk = self.hall.tables.desks[self.table]
        async with desk.lock:
            desk.clear()
            desk.edition = 0
            await self.hall.tables.read(desk, fresh=False)

    def exchange(self, world: State) -> None:
        """Let the table be in another world; the dice fall as before."""
        play = self.hall.tables.desks[self.table].playing()
        world.dice = play.table.dice
        play.table.state = world

    async def everything(self, viewer: Person, codes: Sequence[int]) -> dict[str, bytes]:
        """All that somebody is answered, by what was asked."""
        draws.source = Seeded("the same in every world")
        self.thinkers.told.clear()
        self.hall.advisers._shelf._kept.clear()
        found: dict[str, bytes] = {}
        here = f"/api/tables/{self.table}"
        for path in (*(here + each for each in READ), *LISTS):
            answer = await self.ask(viewer, "GET", path)
            found[f"GET {path.replace(self.table, 'T')}"] = _said(answer)
        for what, path, body in self._questions(viewer, codes):
            found[what] = _said(await self.ask(viewer, "POST", f"{here}/{path}", body))
        for number, told in enumerate(self.thinkers.told):
            found[f"what a bot is told {number}"] = told
        for kind in (False, True):
            wire = Wire(self.app, viewer.token)
            wire.say("watch", table=self.table, changes=kind)
            wire.say("ahead", table=self.table, count=self.state.count, id="a")
            for seat in range(len(self.state.seat_names())):
                wire.say("look", table=self.table, seat=seat, id=f"l{seat}")
            await wire.until("end")
            found[f"socket, changes {kind}"] = "\n".join(wire.heard).encode()
            await wire.close()
        return found

    def _questions(self, viewer: Person, codes: Sequence[int]) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """What is asked by REST, each with a word for it."""
        state, codec = self.state, self.state.game.codec
        texts = [codec.notation(state, code) for code in codes]
        for seat in state.decisions:
            options = state.decisions[seat].options
            texts += [codec.notation(state, code) for code in options[:3]] if seat == viewer.seat else []
        texts += list(wrong_notations(state.game))[:20]
        things = {
            (word.kind, word.id)
            for code in codes
            for word in words_of(state, codec, codec.action(code)).values()
            if isinstance(word, Name)
        }
        count = state.count
        for text in dict.fromkeys(texts):
            yield f"explain {text}", "explain", {"notation": text}
            yield f"plan {text}", "plan", {"steps": [text], "count": count}
            yield f"stale {text}", "actions", {"notation": text, "count": count + 1}
        for kind, ident in sorted(things)[:10]:
            yield f"explain thing {kind} {ident}", "explain", {"thing": {"kind": kind, "id": ident}}
        yield "undo", "undo", {"count": count + 1, "actions": 1}
        yield "hint", "hint", {"count": count}
        yield "chance", "chance", {}

    async def happen(self, viewer: Person, actor: int, notation: str) -> list[str] | None:
        """What somebody hears of an action that is not stored; None if it is not possible to another."""
        draws.source = Seeded("the same in every world")
        wires = [Wire(self.app, viewer.token) for _ in range(2)]
        for wire, kind in zip(wires, (False, True), strict=True):
            wire.say("watch", table=self.table, changes=kind)
            await wire.until("before")
        person, count = self.people[actor], self.state.count
        try:
            with self._unstored():
                if actor == viewer.seat:
                    wires[0].say("act", table=self.table, notation=notation, count=count, id="act", seat=actor)
                else:
                    body = {"notation": notation, "count": count, "seat": actor}
                    done = await self.ask(person, "POST", f"/api/tables/{self.table}/actions", body)
                    if done.status_code != 200:
                        return None
                for wire in wires:
                    await wire.until("after")
            return [text for wire in wires for text in wire.heard]
        finally:
            for wire in wires:
                await wire.close()

    @contextmanager
    def _unstored(self) -> Iterator[None]:
        writer = self.hall.store.writer
        kept, settled = writer.append, self.hall.tables.finished

        async def nowhere(_: object) -> None:
            return None

        writer.append = nowhere  # type: ignore[method-assign, assignment]
        self.hall.tables.finished = nowhere
        try:
            yield
        finally:
            writer.append = kept  # type: ignore[method-assign]
            self.hall.tables.finished = settled


def _said(answer: httpx.Response) -> bytes:
    return f"{answer.status_code} ".encode() + answer.content


async def compare(bench: Bench, tally: Tally, viewer: Person, move: tuple[int, str], dice: SeededDice) -> None:
    """One viewer at one moment: everything in worlds that look the same to it, and the next action in them."""
    await bench.anew()
    real = bench.state.copy()
    seat = move[0] if viewer.seat is None else viewer.seat
    codes = some_codes(real, seat, dice.child(0), 8)
    here = await bench.everything(viewer, codes)
    heard = await bench.happen(viewer, *move)
    seen = outlook_bytes(bench.state, viewer.seat) if heard is not None else b""
    await bench.anew()
    for number in range(WORLDS):
        world = real.imagine(viewer.seat, dice.child(1 + number))
        bench.exchange(world.copy())
        there = await bench.everything(viewer, codes)
        tally.pairs += 1
        tally.answers += len(here)
        for what in here.keys() | there.keys():
            if here.get(what) != there.get(what):
                _note(tally, viewer, bench, what, here.get(what), there.get(what))
        bench.exchange(world.copy())
        heard_there = await bench.happen(viewer, *move)
        if heard is None or heard_there is None or outlook_bytes(bench.state, viewer.seat) != seen:
            tally.uncovered += 1
        else:
            tally.actions += 1
            if heard != heard_there:
                what = f"what is heard of {move[1]}"
                _note(tally, viewer, bench, what, "\n".join(heard).encode(), "\n".join(heard_there).encode())
        await bench.anew()


def _note(tally: Tally, viewer: Person, bench: Bench, what: str, one: bytes | None, other: bytes | None) -> None:
    """A leak, and where the two begin to differ."""
    one, other = one or b"", other or b""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    around = slice(max(0, at - 80), at + 80)
    tally.leaks.append(
        f"{tally.game} {tally.mode} {tally.players}, seat {viewer.seat}, count {bench.state.count}: {what}: "
        f"{one[around]!r} or {other[around]!r}"
    )


async def search(game: Game, mode: str, players: int, seed: int, moments: int = MOMENTS) -> Tally | None:
    """Look for leaks in one random game; None if there is no game of this kind."""
    tally = Tally(game.id, mode, players)
    dice = SeededDice(seed)
    before = draws.source
    with tempfile.TemporaryDirectory() as folder:
        draws.source = Seeded(f"{game.id} {mode} {players} {seed}")
        try:
            async with Bench.open(folder) as bench:
                try:
                    await bench.sit_down(game, mode, players)
                except HallError:
                    return None
                await _play(bench, tally, dice, moments)
        finally:
            draws.source = before
    return tally


async def _play(bench: Bench, tally: Tally, dice: SeededDice, moments: int) -> None:
    choose, played = dice.child(0), 0
    stops = {1 + choose.below(6) * (10 + number * 12) // 6 for number in range(moments)} | {0}
    while played < MOVES_MOST and bench.hall.tables.desks[bench.table].ledger.status == "playing":
        state = bench.state
        seat = choose.pick(sorted(state.decisions))
        code = choose.pick(list(state.decisions[seat].options))
        notation = state.game.codec.notation(state, code)
        if played in stops:
            tally.moments += 1
            for number, viewer in enumerate(bench.people[:-1]):
                await compare(bench, tally, viewer, (seat, notation), dice.child(10 + 100 * played + number))
            draws.source = Seeded(f"{tally.game} {played}")
        if played > max(stops):
            return
        person = bench.people[seat]
        body = {"notation": notation, "count": bench.state.count, "seat": seat}
        done = await bench.ask(person, "POST", f"/api/tables/{bench.table}/actions", body)
        assert done.status_code == 200, done.text
        played += 1


def main() -> int:
    """Look for leaks and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="*", help="which games (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moments", type=int, default=MOMENTS, help="at so many moments of each game")
    asked = parser.parse_args()
    logging.disable(logging.WARNING)
    say(f"seed {asked.seed}; {WORLDS} worlds for every viewer at each moment")
    say(f"{'game':18}{'mode':16}{'players':>8}{'moments':>9}{'pairs':>7}{'answers':>9}{'actions':>9}{'leaks':>7}")
    whole = Tally("", "", 0)
    for name in asked.games or rooms():
        game = game_of(name)
        for mode in game.modes:
            for players in game.players:
                tally = asyncio.run(search(game, mode, players, asked.seed, asked.moments))
                if tally is None:
                    continue
                say(
                    f"{tally.game:18}{tally.mode:16}{tally.players:8}{tally.moments:9}{tally.pairs:7}"
                    f"{tally.answers:9}{tally.actions:9}{len(tally.leaks):7}"
                )
                for leak in tally.leaks[:5]:
                    say(f"  LEAK {leak}")
                whole.pairs += tally.pairs
                whole.answers += tally.answers
                whole.actions += tally.actions
                whole.leaks = whole.leaks + tally.leaks
    say(f"{whole.pairs} pairs, {whole.answers} answers and {whole.actions} actions compared: {len(whole.leaks)} leaks")
    return 1 if whole.leaks or not whole.pairs else 0


def say(line: str) -> None:
    """A line, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
