"""Who takes changes has, after each of them, what the whole update says, byte by byte."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.conftest import Open, Served
from tests.server.patching import patched
from tests.server.playing import Json, line_to, table_of
from warhall.games import games
from warhall.kernel.dice import SeededDice
from warhall.kernel.outlook import Sentence
from warhall.server import viewing
from warhall.server.changes import changes
from warhall.server.facts import Acted, Chair, Clock, Created, Line, Started, Who
from warhall.server.ledger import ledger_of
from warhall.server.letters import Faces, Truth
from warhall.server.seating import Wish

pytestmark = pytest.mark.anyio


@pytest.fixture
def worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes are sent of short updates, too."""
    monkeypatch.setattr(viewing, "WORTH", 0)


KEYS = st.sampled_from(["a", "b", "c", "a/b", "~", "m~n", ""])
SCALARS = st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["", "x", "ü"])
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(KEYS, inner, max_size=5), max_leaves=30
)


class Unit(msgspec.Struct, frozen=True):
    """A structure whose every field is said."""

    id: str
    wounds: int
    marks: list[str]
    under: Unit | None = None


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """A structure that leaves out what is usual."""

    message: str
    words: dict[str, int] = {}


UNITS = st.recursive(
    st.builds(Unit, st.sampled_from("xyz"), st.integers(0, 2), st.lists(st.sampled_from("pq"), max_size=3)),
    lambda inner: st.builds(Unit, st.just("x"), st.integers(0, 2), st.just(["p"]), inner),
    max_leaves=3,
)
NOTES = st.builds(Note, st.sampled_from("mn"), st.dictionaries(st.sampled_from("ab"), st.integers(0, 1), max_size=2))
TABLES = st.lists(UNITS | NOTES, max_size=8) | st.dictionaries(KEYS, UNITS | NOTES, max_size=4) | UNITS


def said(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


@given(st.tuples(VALUES, VALUES) | st.tuples(TABLES, TABLES))
def test_the_old_value_with_its_changes_is_the_new_one(pair: tuple[object, object]) -> None:
    old, new = pair
    assert written(patched(said(old), said(changes(old, new)))) == written(said(new))


@given(VALUES | TABLES)
def test_what_did_not_change_costs_nothing(value: object) -> None:
    assert changes(value, value) == []


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ([1, 2, 3, 4], [1, 2, 4], [{"op": "remove", "path": "/2"}]),
        ([1, 2, 4], [1, 2, 3, 4], [{"op": "add", "path": "/2", "value": 3}]),
        ({"a": [1, 2, 4], "b": 0}, {"a": [1, 3, 4], "b": 0}, [{"op": "replace", "path": "/a/1", "value": 3}]),
        ({"a": [1, 2], "b": 0}, {"a": [1, 3], "b": 0}, [{"op": "replace", "path": "/a", "value": [1, 3]}]),
        ({"a/b": 1, "c": 2}, {"a/b": 5, "c": 2}, [{"op": "replace", "path": "/a~1b", "value": 5}]),
        ([1, 2, 3, 4], [5, 6, 7, 4], [{"op": "replace", "path": "", "value": [5, 6, 7, 4]}]),
    ],
)
def test_changes_are_short(old: object, new: object, wanted: list[Json]) -> None:
    assert said(changes(old, new)) == wanted


class Box:
    """Where messages for a watcher go."""

    def __init__(self) -> None:
        self.letters: list[Json] = []

    def send(self, message: bytes) -> None:
        letter = json.loads(message)
        if letter["type"] != "presence":
            self.letters.append(letter)


class Reader:
    """Somebody who takes changes, as a client does."""

    def __init__(self, first: object) -> None:
        self.whole: Json = said(first)

    def take(self, letter: Json) -> None:
        if letter["type"] == "update":
            self.whole = letter
            return
        assert letter["base"] == self.whole["edition"]
        self.whole = patched(self.whole, letter["changes"])
        self.whole |= {name: letter[name] for name in ("n", "since", "events", "edition")}

    def truth(self, ahead: Json | None) -> str:
        known = {name: self.whole[name] for name in Truth.__struct_fields__}
        if ahead is not None:
            view = known["outlook"]["view"]
            assert all(view[name] in ([], {}) for name in ahead), "what lies ahead is not sent unasked"
            known["outlook"] = known["outlook"] | {"view": view | ahead}
        return written(known)


@pytest.mark.parametrize("game", sorted(each.id for each in games()))
@pytest.mark.usefixtures("worth")
async def test_every_step_of_a_game_is_the_same_by_changes_and_whole(hall: Open, game: str) -> None:
    """Two seats and an onlooker, each once with changes and once with whole updates, to the last byte."""
    seeing, moves = hall.hall.viewing, hall.hall.moves
    people = [Who((await hall.guest(name)).id, name) for name in ("Anna", "Boris")]
    wish = msgspec.convert({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}, Wish)
    table = (await hall.hall.lobby.create(people[0], wish)).table.id
    await hall.hall.lobby.join(table, people[1])
    eyes: list[tuple[Who | None, Box, Box, Reader]] = []
    for person in (*people, None):
        lean, full = Box(), Box()
        _, first = await seeing.watch(table, person, None, 0, lean, lean=True)
        await seeing.watch(table, person, None, 0, full)
        eyes.append((person, lean, full, Reader(first)))
    choose = SeededDice(7)
    desk = hall.hall.tables.desks[table]
    sizes = {"change": 0, "update": 0}
    for step in range(60):
        if desk.ledger.status != "playing":
            break
        state = desk.playing().state
        seat, decision = min(state.decisions.items())
        code = decision.options[choose.below(len(decision.options))]
        notation = state.game.codec.notation(state, state.game.codec.action(code))
        await moves.act(table, people[seat], None, notation, state.count)
        if step == 20:
            await moves.chat(table, people[0], "hello")
        for person, lean, full, reader in eyes:
            for letter in lean.letters:
                reader.take(letter)
                sizes["change"] += len(written(letter))
            sizes["update"] += sum(len(written(letter)) for letter in full.letters)
            last = full.letters[-1]
            ahead = None
            asked = last["outlook"]["question"] is not None
            if asked and person is not None:
                found = await seeing.ahead(table, person, None, last["outlook"]["count"])
                ahead = said(found)["view"]
            assert reader.truth(ahead) == written({name: last[name] for name in Truth.__struct_fields__})
            assert [reader.whole[name] for name in ("n", "since", "events")] == [
                last[name] for name in ("n", "since", "events")
            ]
            lean.letters.clear()
            full.letters.clear()
    assert 4 * sizes["change"] < 3 * sizes["update"], sizes


@pytest.mark.usefixtures("worth")
async def test_changes_over_a_socket_name_what_they_change_and_the_whole_can_be_had_again(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, boris.token)
    reader = Reader(await line.ask("watch", "update", table=table, changes=True))
    await anna.act(table, "drop d")
    change = await line.hear("update", "change")
    assert change["type"] == "change" and "outlook" not in change
    reader.take(change)
    assert reader.whole["outlook"]["view"]["columns"][3] == "r"
    assert reader.whole["outlook"]["question"]["options"][0]["notation"] == "drop a"
    again = await line.ask("watch", "update", table=table, changes=True, since=change["n"])
    assert again["events"] == [] and written(said(again["outlook"])) == written(reader.whole["outlook"])
    await boris.act(table, "drop d")
    assert (await line.hear("update", "change"))["base"] == again["edition"]
    await line.socket.close()


async def test_a_short_update_comes_as_a_whole(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, boris.token)
    first = await line.ask("watch", "update", table=table, changes=True)
    assert len(written(first)) < viewing.WORTH
    await anna.act(table, "drop d")
    assert (await line.hear("update", "change"))["type"] == "update"
    await line.socket.close()


async def test_who_is_not_asked_is_told_nothing_of_what_lies_ahead(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris, game="dungeon_command")
    ahead = {}
    for who in (anna, boris):
        line = await line_to(served.address, who.token)
        seen = await line.ask("watch", "update", table=table, changes=True)
        count = seen["outlook"]["count"]
        answer = await line.ask("ahead", "ahead", table=table, count=count, id="a")
        ahead[who.id] = (seen["outlook"]["question"] is not None, answer["view"] is not None)
        assert (await line.ask("ahead", "error", table=table, count=count + 1, id="b"))["code"] == "stale"
        wrong = await line.ask("ahead", "error", table=table, count=count, seat=1 - seen["seat"], id="c")
        assert wrong["code"] == "not-your-seat"
        await line.socket.close()
    assert all(asked == shown for asked, shown in ahead.values())
    onlooker = await line_to(served.address, None)
    await onlooker.ask("watch", "update", table=table, changes=True)
    assert (await onlooker.ask("ahead", "error", table=table, count=0, id="d"))["code"] == "no-token"
    await onlooker.socket.close()


@pytest.mark.usefixtures("worth")
async def test_what_is_forgotten_of_an_idle_table_is_told_anew_as_a_whole(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, boris.token)
    await line.ask("watch", "update", table=table, changes=True)
    served.hall.tables.rest(-1.0)
    await anna.act(table, "drop d")
    assert (await line.hear("update", "change"))["type"] == "update"
    await boris.act(table, "drop d")
    assert (await line.hear("update", "change"))["type"] == "change"
    await line.socket.close()


@pytest.mark.parametrize("clock", [None, Clock(60.0)])
def test_a_table_that_is_only_passed_on_is_put_into_the_same_words(clock: Clock | None) -> None:
    anna, boris = Who("a", 'Anna "n":1'), Who("b", "Boris")
    chairs = Chair("person", anna), Chair("person", boris)
    made = Created(by=anna, game="four", options={"n": 1}, chairs=chairs, commitment="c", clock=clock)
    began = Started(salts=(), fallen=(), digest="", waiting=(0, 1), seats=("red", "yellow"))
    ledger = ledger_of("t", [Line(1, 1.0, made), Line(2, 2.0, began)])
    faces = Faces()
    for number in range(3):
        faces.look(ledger, (True, False), stranded=False)
        for part in (((0,), True), ((1,), False), ((), False)):
            assert msgspec.json.encode(faces.worded(part)) == msgspec.json.encode(faces.told(part))
        acted = Acted(
            seat=0, notation="", say=Sentence(""), fallen=(), digest="", count=number + 1, waiting=(number,) * number
        )
        ledger.follow(Line(3 + number, 3.0 + number, acted))
