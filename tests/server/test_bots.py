"""Bots at tables: they answer in time, and a table goes on whatever they do. Programs can play too."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.guard import GUARD
from tests.kernel.duel import GAME, Duel
from tests.server.conftest import Open, Opener, Served
from tests.server.playing import ME, OPEN, bot, line_to
from warhall.bots.levels import LEVELS, USUAL
from warhall.games import game as game_of
from warhall.kernel.dice import Dice, SeededDice
from warhall.kernel.saving import save
from warhall.server import thinkers
from warhall.server.desk import Desk
from warhall.server.facts import Acted
from warhall.server.ledger import Ledger
from warhall.server.letters import TableEvent, event
from warhall.server.pipe import LINE_MOST, Allowed, PipeError, gone, run_bot
from warhall.server.tasks import THINK, Chosen, Question
from warhall.server.thinking import Job, Reply, work
from warhall.server.workers import Order, ThoughtError, Workers

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
UNRULY = Path(__file__).parents[1] / "arena" / "unruly.py"


async def state_of(hall: Open, table: str, true: Callable[[Ledger], bool]) -> Ledger:
    """The ledger of a table as soon as something is true of it: every change of the table is heard, none is polled."""
    heard = asyncio.Event()
    tables = hall.hall.tables
    told = tables.changed

    def changed(desk: Desk) -> None:
        told(desk)
        heard.set()

    tables.changed = changed
    try:
        async with asyncio.timeout(GUARD):
            while True:
                async with tables.opened(table) as desk:
                    if true(desk.ledger):
                        return desk.ledger
                    heard.clear()
                await heard.wait()
    finally:
        tables.changed = told


def is_over(ledger: Ledger) -> bool:
    return ledger.status == "over"


def asks(seat: int) -> Callable[[Ledger], bool]:
    return lambda ledger: ledger.waiting == (seat,) or ledger.status == "over"


async def test_bots_play_a_whole_game_in_worker_processes(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, bots_ready=True)
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [bot("greedy"), bot("random")]}))["table"]["id"]
    over = (await state_of(hall, table, is_over)).over
    assert over is not None and over.reason == "rules"
    autos = {e.get("auto") for e in (await anna.see(f"/api/tables/{table}/events"))["events"] if e["kind"] == "acted"}
    assert autos == {"bot"}
    assert hall.hall.thinkers.fallbacks == 0


async def test_a_bot_gets_only_what_its_seat_may_know(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Order] = []

    async def do(self: Workers, order: Order, answer: object) -> tuple[Chosen, bool]:
        given.append(order)
        raise ThoughtError("nobody thinks here")

    def imagine(state: Duel, seat: int | None, dice: Dice) -> Duel:
        guess = state.copy()
        guess.dice, guess.points = dice, [7, 7]
        return guess

    monkeypatch.setattr(Workers, "do", do)
    monkeypatch.setattr(GAME, "imagine", imagine)
    hall = await opener(sqlite)
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "duel", "seats": [ME, bot()]}))["table"]["id"]
    await state_of(hall, table, asks(0))
    saved = json.loads(given[0].body)["saved"]
    assert saved["fields"]["points"] == [7, 7]
    assert saved["dice"]["kind"] == "seeded"


async def moved(hall: Open, table: str) -> TableEvent:
    """What the bot at seat 1 did as soon as it is done."""
    ledger = await state_of(hall, table, asks(0))
    return next(event(line, None, ledger) for line in reversed(ledger.recent) if isinstance(line.fact, Acted))


@pytest.mark.parametrize("bad", ["stall", "crash", "die", "cheat"])
async def test_a_bot_that_fails_is_replaced_by_the_most_promising_option_never_by_chance(
    opener: Opener, sqlite: str, bad: str
) -> None:
    hall = await opener(sqlite, bot_seconds=0.05)
    hall.hall.workers.grace = 0.05
    hall.hall.thinkers.task = f"tests.server.bad_thinkers:{bad}"
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot("greedy")]}))["table"]["id"]
    await anna.act(table, "drop a")
    acted = await moved(hall, table)
    assert (acted.auto, acted.count) == ("fallback", 2)
    assert acted.told is not None and acted.told[0].event["column"] == 3  # the middle comes first in the ordering
    assert hall.hall.thinkers.fallbacks == 1


async def test_a_bot_whose_process_dies_is_replaced_by_a_simpler_one_that_thinks(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite)
    hall.hall.thinkers.task = "tests.server.bad_thinkers:fails_for_hard"
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot("greedy")]}))["table"]["id"]
    for column in "aaa":
        await anna.act(table, f"drop {column}")
        acted = await moved(hall, table)
    assert acted.auto == "fallback"
    assert (
        acted.told is not None and acted.told[0].event["column"] == 0
    )  # it sees that three of a column need an answer
    assert hall.hall.workers.ended == hall.hall.thinkers.fallbacks == 3


async def test_a_bot_whose_time_is_up_plays_the_best_it_has_found(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, bot_seconds=0.05)
    hall.hall.workers.grace = 60.0
    hall.hall.thinkers.task = "tests.server.bad_thinkers:ponder"
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot("greedy")]}))["table"]["id"]
    await anna.act(table, "drop a")
    acted = await moved(hall, table)
    assert acted.auto == "bot"
    assert acted.told is not None and acted.told[0].event["column"] == 5
    assert (hall.hall.thinkers.fallbacks, hall.hall.workers.late["bot"], hall.hall.workers.ended) == (0, 1, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_an_answer_as_soon_as_its_time_is_up(level: str) -> None:
    room = game_of("tyrants")
    state = room.begin(None, SeededDice(1))
    seat = next(iter(state.decisions))
    question = Question(module="warhall.games.tyrants", saved=msgspec.Raw(save(state)), seat=seat, level=level, seed=1)
    said: list[Reply] = []
    reply = work(Job(THINK, 0.0, msgspec.Raw(msgspec.json.encode(question))), said.append)
    assert said == [Reply(begun=True)]
    chosen = msgspec.json.decode(reply.value, type=Chosen)
    assert (reply.fault, chosen.fault) == (None, None)
    assert chosen.notation in {room.codec.notation(state, code) for code in state.decisions[seat].options}
    assert reply.late == (level in ("normal", "hard", "master")), "the others think too little to be late"


async def test_what_a_game_prints_does_not_mix_with_the_answers(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite)
    hall.hall.thinkers.task = "tests.server.bad_thinkers:babble"
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot("greedy")]}))["table"]["id"]
    await anna.act(table, "drop a")
    assert (await moved(hall, table)).auto == "bot"


async def test_the_figures_tell_of_the_processes_that_think(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite)
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot("greedy")]}))["table"]["id"]
    await anna.act(table, "drop a")
    await state_of(hall, table, asks(0))
    figures = (await hall.client.get("/metrics")).text.splitlines()
    assert 'warhall_thought_wait_seconds_count{kind="bot"} 1' in figures
    assert 'warhall_thought_seconds_bucket{kind="bot",le="+Inf"} 1' in figures
    assert 'warhall_thought_queue{line="tables"} 0' in figures
    assert "warhall_bot_fallbacks_total 0" in figures
    assert "warhall_thinkers_ended_total 0" in figures


async def test_a_bot_that_is_asked_again_goes_on_while_somebody_reads(
    hall: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot("random")]}))["table"]["id"]
    asked: list[asyncio.Event] = []

    async def move(*_: object) -> None:
        asked.append(asyncio.Event())
        await asked[-1].wait()

    monkeypatch.setattr(hall.hall.thinkers, "_move", move)
    await anna.act(table, "drop d")
    async with hall.hall.tables.opened(table), asyncio.timeout(GUARD):
        while not asked:
            await asyncio.sleep(0)
        asked[0].set()
        while len(asked) < 2:
            await asyncio.sleep(0)
    assert hall.hall.thinkers.thinking == 1


async def test_a_bots_turn_is_taken_up_again_after_a_restart(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asleep = await opener(sqlite)
    monkeypatch.setattr(thinkers.Thinkers, "wake", lambda *_: None)
    anna = await asleep.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [bot("random"), ME]}))["table"]["id"]
    monkeypatch.undo()
    awake = await opener(sqlite)
    assert (await state_of(awake, table, asks(1))).count == 1


async def test_who_leaves_a_game_of_two_has_lost_it(hall: Open) -> None:
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot()]}))["table"]["id"]
    assert (await anna.want(f"/api/tables/{table}/leave"))["over"] == {"reason": "resigned", "seat": 0, "result": None}


async def test_a_sensible_bot_plays_on_for_who_leaves_a_larger_game(hall: Open) -> None:
    anna, boris, clara = [await hall.guest(name) for name in ("Anna", "Boris", "Clara")]
    seats = [ME, OPEN, OPEN]
    table = (await anna.want("/api/tables", {"game": "tyrants", "seats": seats}))["table"]["id"]
    for other in (boris, clara):
        await other.want(f"/api/tables/{table}/join")
    left = await clara.want(f"/api/tables/{table}/leave")
    assert (left["status"], left["seats"][2]["bot"]) == ("playing", USUAL)


async def test_undo_against_bots_needs_nobodys_consent_and_a_draw_is_declined(hall: Open) -> None:
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot()]}))["table"]["id"]
    await anna.act(table, "drop a")
    await state_of(hall, table, asks(0))
    await anna.want(f"/api/tables/{table}/offers", {"offer": "undo"})
    assert (await anna.see(f"/api/tables/{table}"))["count"] == 0
    assert await anna.code(f"/api/tables/{table}/offers", {"offer": "draw"}) == "needs-consent"


async def test_the_example_bot_plays_a_game_over_standard_input_and_output(served: Served) -> None:
    anna = await served.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [OPEN, OPEN]}))["table"]["id"]
    async with asyncio.timeout(GUARD):
        await asyncio.gather(
            *(run_bot(served.address, table, [sys.executable, str(EXAMPLE)], token=None, key=None) for _ in range(2))
        )
    assert (await anna.see(f"/api/tables/{table}"))["over"]["reason"] == "rules"


@pytest.mark.parametrize(
    ("what", "allowed", "said"),
    [
        ("crash", Allowed(), "ended with code 1"),
        ("stall", Allowed(seconds=0.2), "does not answer within 0.2 s"),
        ("memory", Allowed(megabytes=100), "MB of memory, but may take 100"),
        ("long", Allowed(), "writes a line of more than 65536 bytes"),
        ("cheat", Allowed(), "insists on what is not allowed"),
        ("flood", Allowed(), "(insists on what is not allowed|writes more than 262144 bytes)"),
    ],
)
async def test_a_program_that_misbehaves_at_a_table_loses_its_seat_and_nobody_waits_for_it(
    served: Served, what: str, allowed: Allowed, said: str
) -> None:
    anna = await served.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [OPEN, ME]}))["table"]["id"]
    command = [sys.executable, str(UNRULY), what]
    async with asyncio.timeout(GUARD):
        with pytest.raises(PipeError, match=f"{said}.*its seat is given up"):
            await run_bot(served.address, table, command, token=None, key=None, allowed=allowed)
    assert (await anna.see(f"/api/tables/{table}"))["over"] == {"reason": "resigned", "seat": 0, "result": None}


async def test_the_end_of_a_program_is_seen_though_nobody_reads_what_it_floods() -> None:
    flood = "while True: print('x' * 900, flush=True)"
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", flood, stdin=PIPE, stdout=PIPE, limit=LINE_MOST)
    assert bot.stdout is not None
    while not vars(bot.stdout)["_paused"]:  # the moment at which asyncio reads no more
        await asyncio.sleep(0)
    bot.kill()
    async with asyncio.timeout(GUARD):
        await gone(bot)
    assert bot.returncode == -signal.SIGKILL


async def test_the_example_bot_plays_over_a_socket(served: Served) -> None:
    anna, robot = await served.guest(), await served.guest("Robot")
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN]}))["table"]["id"]
    await robot.want(f"/api/tables/{table}/join")
    socket = served.address.replace("http", "ws") + "/api/socket"
    program = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), socket, table, env={"WARHALL_TOKEN": str(robot.token)}
    )
    line = await line_to(served.address, anna.token)
    await line.say("watch", table=table)
    while (update := await line.hear("update"))["info"]["status"] != "over":
        question = update["outlook"]["question"]
        if question is not None:
            choice, count = question["options"][0]["notation"], update["outlook"]["count"]
            await line.say("act", table=table, notation=choice, count=count, id=str(count))
    await line.socket.close()
    async with asyncio.timeout(GUARD):
        assert await program.wait() == 0


def test_the_example_bot_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40
