"""Broken input by the thousand: `make fuzz`, or `python -m tests.fuzz [--inputs N] [--seed S] [SUBJECT ...]`.

What is well formed is taken and broken in small ways: characters, words, lines and numbers are changed, doubled, moved
and left out. Whatever comes of it must be an answer or an error of ours that says what is wrong; anything else is a
crash, told with the seed and the number that make it again. The properties of the daily suite are made up by Hypothesis
and schemathesis (`make search`); this is the plain hammer beside them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx

from tests.seeded import Seeded
from tests.server.leaks import Bench, Wire, say
from warhall.games import drafted, games
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game
from warhall.kernel.position import read, write
from warhall.kernel.record import Record
from warhall.kernel.saving import resume, save
from warhall.kernel.state import State
from warhall.kernel.table import replay
from warhall.server.secret import draws

HERE = Path(__file__).parent
ODD = (
    "",
    " ",
    "\n",
    "\0",
    "-1",
    "0",
    "1e999",
    "99999999999999999999",
    "null",
    "[]",
    "{}",
    '"',
    "\\",
    "é",
    "\u202e",
    "🗡",
)
ENTRIES = 12
"""So many actions of a record are played again: breaking is quick, playing is not."""


class Crash(NamedTuple):
    """Something that is no answer."""

    subject: str
    number: int
    what: str


def broken(text: str, dice: SeededDice) -> str:
    """A text with a few faults."""
    for _ in range(1 + dice.below(3)):
        at, other = dice.below(len(text) + 1), dice.below(len(text) + 1)
        one, two = min(at, other), min(max(at, other), min(at, other) + 40)
        match dice.below(6):
            case 0:
                text = text[:one] + text[two:]
            case 1:
                text = text[:two] + text[one:]
            case 2:
                text = text[:one] + ODD[dice.below(len(ODD))] + text[one:]
            case 3:
                text = text[:one] + chr(32 + dice.below(95)) + text[one + 1 :]
            case 4:
                words = text.split(" ")
                words[dice.below(len(words))] = words[dice.below(len(words))]
                text = " ".join(words)
            case _:
                lines = text.split("\n")
                lines[dice.below(len(lines))] = lines[dice.below(len(lines))]
                text = "\n".join(lines)
    return text


def states(game: Game, dice: SeededDice, most: int = 4) -> list[State]:
    """A few states of a random game."""
    state = game.begin({}, dice.child(0))
    found = [state.copy()]
    while state.decision is not None and len(found) < most:
        for _ in range(15):
            if state.decision is not None:
                state.apply(state.decision.seat, dice.pick(list(state.decision.options)))
        found.append(state.copy())
    return found


def notations(dice: SeededDice) -> Iterator[Callable[[], object]]:
    """Actions as people write them, and why they are refused."""
    known = [(each, state) for each in games() for state in states(each, dice)]
    while True:
        game, state = dice.pick(known)
        code = dice.below(game.codec.size)
        seat = dice.below(len(state.seat_names()))
        try:
            text = game.codec.notation(state, code)
        except IndexError:  # a number of no thing in this state
            text = game.codec.verbs[0].tag
        text = broken(text, dice)
        yield lambda game=game, state=state, seat=seat, text=text: state.explain(seat, game.codec.parse(state, text))  # type: ignore[misc]


def records(dice: SeededDice) -> Iterator[Callable[[], object]]:
    """Records, played again as far as they go."""
    files = sorted(HERE.glob("games/*/records/*.record"))
    known = {each.id: each for each in games()}
    texts = []
    for file in files:
        record = Record.parse(file.read_text(encoding="utf-8"))
        record.entries = record.entries[:ENTRIES]
        texts.append((known[record.game], record.text()))
    while True:
        game, text = dice.pick(texts)
        text = broken(text, dice)
        yield lambda game=game, text=text: replay(game, Record.parse(text), upto=ENTRIES)  # type: ignore[misc]


def positions(dice: SeededDice) -> Iterator[Callable[[], object]]:
    """Position files."""
    known = [(each, write(state)) for each in games() for state in states(each, dice, 2)]
    while True:
        game, text = dice.pick(known)
        text = broken(text, dice)
        yield lambda game=game, text=text: read(game, text, SeededDice(1))  # type: ignore[misc]


def saved(dice: SeededDice) -> Iterator[Callable[[], object]]:
    """Saved games."""
    known = [(each, save(state).decode()) for each in games() for state in states(each, dice, 2)]
    while True:
        game, text = dice.pick(known)
        text = broken(text, dice)
        yield lambda game=game, text=text: resume(game, text.encode())  # type: ignore[misc]


def packs(dice: SeededDice) -> Iterator[Callable[[], object]]:
    """Content packs: the example of each room, with one file of it broken."""
    known = []
    for each in games():
        folder = each.folder / "example"
        files = {
            file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8")
            for file in sorted(folder.rglob("*"))
            if file.suffix in (".yaml", ".ftl")
        }
        if files:
            known.append((each, files))
    while True:
        game, files = dice.pick(known)
        name = dice.pick(sorted(files))
        changed = files | {name: broken(files[name], dice)}
        yield lambda game=game, changed=changed: drafted(game.id, changed)  # type: ignore[misc]


SUBJECTS: dict[str, Callable[[SeededDice], Iterator[Callable[[], object]]]] = {
    "notation": notations,
    "records": records,
    "positions": positions,
    "saved games": saved,
    "packs": packs,
}


def hammer(subject: str, inputs: int, seed: int) -> list[Crash]:
    """Try so many inputs."""
    crashes = []
    tries = SUBJECTS[subject](SeededDice(seed))
    for number, work in zip(range(inputs), tries, strict=False):
        try:
            work()
        except WarhallError:
            continue
        except Exception as error:  # that is what is looked for
            crashes.append(Crash(subject, number, f"{type(error).__name__}: {error}"[:300]))
    return crashes


async def doors(inputs: int, seed: int) -> tuple[list[Crash], list[Crash]]:
    """Broken requests and broken messages to a hall; what is answered with a fault of its own is a crash."""
    dice = SeededDice(seed)
    http: list[Crash] = []
    socket: list[Crash] = []
    draws.source = Seeded(f"fuzz {seed}")
    with tempfile.TemporaryDirectory() as folder:
        async with Bench.open(folder) as bench:
            await bench.sit_down(games()[0], games()[0].modes[0], 2)
            table = f"/api/tables/{bench.table}"
            asks = [
                ("POST", "/api/tables", {"game": "four", "seats": [{"kind": "me"}, {"kind": "open"}]}),
                ("POST", f"{table}/actions", {"notation": "drop a", "count": 0, "seat": 0, "id": "a"}),
                ("POST", f"{table}/plan", {"steps": ["drop a"], "count": 0}),
                ("POST", f"{table}/explain", {"thing": {"kind": "column", "id": "a"}}),
                ("POST", f"{table}/preset", {"ask": "drop", "notation": "drop a", "until": "once"}),
                ("POST", f"{table}/undo", {"count": 0, "actions": 1}),
                ("POST", f"{table}/chat", {"text": "hello"}),
                ("POST", "/api/records", {"record": "warhall-record 1\n"}),
                ("POST", "/api/login", {"name": "a", "password": "b"}),
                ("GET", f"{table}/events?since=0&seat=1", None),
                ("GET", "/api/tables?status=open&game=four", None),
            ]
            person = bench.people[0]
            for number in range(inputs):
                method, path, body = dice.pick(asks)
                text = broken(json.dumps(body), dice).encode(errors="replace") if body is not None else b""
                path = broken(path, dice) if dice.below(3) == 0 else path
                headers = {"authorization": f"Bearer {person.token}", "content-type": "application/json"}
                try:
                    url = httpx.URL(f"http://hall/{path.lstrip('/')}")
                    answer = await bench.client.request(method, url, content=text, headers=headers)
                except (httpx.InvalidURL, UnicodeError, ValueError):
                    continue  # it cannot even be sent
                if answer.status_code >= 500:
                    http.append(Crash("http", number, f"{method} {path} {text!r}: {answer.text}"[:300]))
            messages = [
                {"type": "act", "table": bench.table, "notation": "drop a", "count": 0, "id": "a"},
                {"type": "watch", "table": bench.table, "since": 0, "changes": True},
                {"type": "plan", "table": bench.table, "steps": ["drop a"], "count": 0},
                {"type": "look", "table": bench.table, "seat": 1},
                {"type": "chat", "table": bench.table, "text": "hello"},
                {"type": "explain", "table": bench.table, "thing": {"kind": "column", "id": "a"}},
                {"type": "preset", "table": bench.table, "ask": "drop", "notation": "drop a"},
                {"type": "ping", "id": "p"},
            ]
            wire = Wire(bench.app, person.token)
            for number in range(inputs):
                message = broken(json.dumps(dice.pick(messages)), dice)
                wire.inbox.put_nowait({"type": "websocket.receive", "text": message})
                if number % 50 == 49:
                    await wire.until(f"n{number}")
                    faults = [each for each in wire.heard if '"code":"fault"' in each]
                    socket += [Crash("websocket", number, each[:300]) for each in faults]
                    wire.heard.clear()
            await wire.close()
    return http, socket


def main() -> int:
    """Hammer, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    named = [*SUBJECTS, "doors"]
    parser.add_argument("subjects", nargs="*", choices=[*named, []], default=[], help="which (default: all)")
    parser.add_argument("--inputs", type=int, default=5000, help="for each subject")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    say(f"seed {asked.seed}, {asked.inputs} inputs for each subject")
    crashes: list[Crash] = []
    for subject in asked.subjects or named:
        if subject == "doors":
            http, socket = asyncio.run(doors(asked.inputs, asked.seed))
            say(f"{'http':14}{len(http):6} crashes\n{'websocket':14}{len(socket):6} crashes")
            crashes += http + socket
        else:
            found = hammer(subject, asked.inputs, asked.seed)
            say(f"{subject:14}{len(found):6} crashes")
            crashes += found
    for crash in crashes[:20]:
        say(f"  {crash.subject} {crash.number}: {crash.what}")
    say(f"{len(crashes)} crashes")
    return 1 if crashes else 0


if __name__ == "__main__":
    sys.exit(main())
