"""Bots at tables: they answer in time, and a table goes on whatever they do. Programs can play too."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
from pathlib import Path

import pytest

from tests.guard import GUARD
from tests.kernel.duel import GAME, Duel
from tests.server.conftest import Open, Opener, Served
from tests.server.playing import ME, OPEN, Visitor, bot, line_to
from warhall.kernel.dice import Dice
from warhall.server import thinkers
from warhall.server.pipe import run_bot

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


async def until_over(who: Visitor, table: str) -> dict[str, object]:
    """Watch a table until its game is over."""
    async with asyncio.timeout(GUARD):
        while True:
            info = await who.see(f"/api/tables/{table}")
            if info["status"] == "over":
                return info
            await asyncio.sleep(0.02)


async def until_asked(who: Visitor, table: str, seat: int) -> dict[str, object]:
    async with asyncio.timeout(GUARD):
        while True:
            seen = (await who.see(f"/api/tables/{table}/outlook"))["outlook"]
            if seen["waiting"] == [seat] or seen["result"] is not None:
                return dict(seen)
            await asyncio.sleep(0.02)


async def test_bots_play_a_whole_game_in_worker_processes(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, bots_ready=True)
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [bot("greedy"), bot("random")]}))["table"]["id"]
    over = (await until_over(anna, table))["over"]
    assert over["reason"] == "rules"  # type: ignore[index]  # it is JSON
    autos = {e.get("auto") for e in (await anna.see(f"/api/tables/{table}/events"))["events"] if e["kind"] == "acted"}
    assert autos == {"bot"}
    assert hall.hall.thinkers.fallbacks == 0


async def test_a_bot_gets_only_what_its_seat_may_know(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bytes] = []

    async def choose(
        self: thinkers.Thinkers, module: str, saved: bytes, seat: int, level: str, options: list[str]
    ) -> tuple[str, str]:
        given.append(saved)
        return options[0], "bot"

    def imagine(state: Duel, seat: int | None, dice: Dice) -> Duel:
        guess = state.copy()
        guess.dice, guess.points = dice, [7, 7]
        return guess

    monkeypatch.setattr(thinkers.Thinkers, "_choose", choose)
    monkeypatch.setattr(GAME, "imagine", imagine)
    hall = await opener(sqlite)
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "duel", "seats": [ME, bot()]}))["table"]["id"]
    await until_asked(anna, table, 0)
    saved = json.loads(given[0])
    assert saved["fields"]["points"] == [7, 7]
    assert saved["dice"]["kind"] == "seeded"


def stall(module: str, saved: bytes, seat: int, level: str, seed: int) -> tuple[str, str | None]:
    threading.Event().wait(600)
    return "", None


def crash(module: str, saved: bytes, seat: int, level: str, seed: int) -> tuple[str, str | None]:
    raise RuntimeError("I give up")


def die(module: str, saved: bytes, seat: int, level: str, seed: int) -> tuple[str, str | None]:
    os._exit(9)


def cheat(module: str, saved: bytes, seat: int, level: str, seed: int) -> tuple[str, str | None]:
    return "win at once", None


@pytest.mark.parametrize("bad", [stall, crash, die, cheat], ids=lambda bad: bad.__name__)
async def test_a_bot_that_fails_is_replaced_for_one_choice_and_the_table_goes_on(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch, bad: object
) -> None:
    monkeypatch.setattr(thinkers, "think", bad)
    hall = await opener(sqlite, bot_seconds=0.3 if bad is stall else GUARD)
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot("greedy")]}))["table"]["id"]
    await anna.act(table, "drop a")
    seen = await until_asked(anna, table, 0)
    assert seen["count"] == 2
    assert hall.hall.thinkers.fallbacks == 1


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
    seen = await until_asked(Visitor(awake.client, anna.token), table, 1)
    assert seen["count"] == 1


async def test_who_leaves_a_game_of_two_has_lost_it(hall: Open) -> None:
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot()]}))["table"]["id"]
    assert (await anna.want(f"/api/tables/{table}/leave"))["over"] == {"reason": "resigned", "seat": 0, "result": None}


async def test_undo_against_bots_needs_nobodys_consent_and_a_draw_is_declined(hall: Open) -> None:
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot()]}))["table"]["id"]
    await anna.act(table, "drop a")
    await until_asked(anna, table, 0)
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
