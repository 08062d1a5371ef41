"""Hints, win chances and reasons at tables: from the seat's own knowledge, counted, and not at serious tables."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from tests.guard import GUARD
from tests.server.conftest import Open, Opener, Served
from tests.server.playing import ME, OPEN, Visitor, line_to, table_of
from warhall.games import rooms
from warhall.server import advice
from warhall.server.tasks import ChanceWanted, HintWanted

pytestmark = pytest.mark.anyio
BAD = "tests.server.bad_thinkers"


@pytest.fixture(autouse=True)
def rated(monkeypatch: pytest.MonkeyPatch) -> None:
    """The duel with an evaluation that is a chance of winning; other tests must not find it in the hall."""
    monkeypatch.setitem(rooms(), "rated", "tests.bots.rated_duel")


async def won_next(hall: Open | Served) -> tuple[Visitor, Visitor, str]:
    """A table at which seat 0 wins with the next stone."""
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    table = await table_of(anna, boris)
    for number, column in enumerate("dadadb"):
        await (anna, boris)[number % 2].act(table, f"drop {column}")
    return anna, boris, table


async def test_a_hint_tells_the_best_options_and_is_counted_once_for_a_position(hall: Open) -> None:
    anna, boris, table = await won_next(hall)
    hint = await anna.want(f"/api/tables/{table}/hint", {"count": 6})
    best = hint["options"][0]
    assert (best["notation"], best["chance"], best["less"]) == ("drop d", 10_000, 0)
    assert best["say"] == {"message": "action-drop", "words": {"column": {"kind": "column", "id": "d"}}}
    assert (hint["seat"], hint["count"], hint["chances"]) == (0, 6, [10_000, 0])
    assert (hint["only"], hint["sure"], hint["used"], hint["again"], hint["others"]) == (False, True, 1, False, 4)
    again = await anna.want(f"/api/tables/{table}/hint", {"count": 6})
    assert (again["used"], again["again"], again["options"]) == (1, True, hint["options"])
    assert hall.hall.workers.waits["hint"].count == 1, "the same question is answered at once"
    info = await boris.see(f"/api/tables/{table}")
    assert (info["hints"], info["hinted"]) == (True, [1, 0])
    events = (await boris.see(f"/api/tables/{table}/events"))["events"]
    hinted = [each for each in events if each["kind"] == "hinted"]
    assert [(each["seat"], each["count"]) for each in hinted] == [(0, 6)]
    assert "warhall_hints_total 1" in (await hall.client.get("/metrics")).text


async def test_a_hint_for_what_is_played_after_an_undo_counts_anew(hall: Open) -> None:
    anna = await hall.guest()
    made = await anna.want("/api/tables", {"game": "four", "seats": [ME, ME]})
    table = made["table"]["id"]
    await anna.act(table, "drop a", seat=0)
    await anna.want(f"/api/tables/{table}/hint", {"count": 1, "seat": 1})
    await anna.want(f"/api/tables/{table}/undo", {"seat": 0, "count": 1})
    await anna.act(table, "drop b", seat=0)
    hint = await anna.want(f"/api/tables/{table}/hint", {"count": 1, "seat": 1})
    assert (hint["used"], hint["again"]) == (2, False)


async def test_only_a_seat_that_is_asked_at_this_count_gets_a_hint(hall: Open) -> None:
    anna, boris, table = await won_next(hall)
    path = f"/api/tables/{table}/hint"
    assert await anna.code(path, {"count": 5}) == "stale"
    refused = await boris.post(path, {"count": 6})
    assert refused.json()["code"] == "refused"
    assert refused.json()["refusal"]["message"] == "refuse-not-asked"
    assert await (await hall.guest("Clara")).code(path, {"count": 6}) == "not-your-seat"
    await anna.act(table, "drop d")
    assert await anna.code(path, {"count": 7}) == "not-playing"
    assert (await anna.see(f"/api/tables/{table}"))["hinted"] == [0, 0]


async def test_at_a_serious_table_nobody_is_helped_and_a_rematch_stays_serious(hall: Open) -> None:
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    table = await table_of(anna, boris, hints=False)
    path = f"/api/tables/{table}"
    assert (await anna.see(path))["hints"] is False
    await anna.act(table, "drop d")
    assert await boris.code(f"{path}/hint", {"count": 1}) == "no-hints"
    assert await boris.code(f"{path}/why", {"step": 1}) == "no-hints"
    assert (await boris.get(f"{path}/chance")).json()["code"] == "no-hints"
    await anna.want(f"{path}/resign")
    again = await anna.want(f"{path}/rematch")
    assert again["table"]["hints"] is False
    branch = await anna.want(f"{path}/branch", {"step": 1, "seats": [OPEN, OPEN]})
    assert branch["table"]["hints"] is True


async def test_chances_come_from_what_the_viewer_may_know(hall: Open) -> None:
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    table = await table_of(anna, boris, game="rated")
    hand = (await boris.see(f"/api/tables/{table}/outlook"))["outlook"]["view"]["hand"]
    await boris.act(table, f"play {hand[0]}", seat=1)
    seen = {
        name: await who.see(f"/api/tables/{table}/chance")
        for name, who in (("anna", anna), ("boris", boris), ("nobody", hall.nobody))
    }
    assert [each["seat"] for each in seen.values()] == [0, 1, None]
    assert all(each["count"] == 1 and sum(each["chances"]) == 10_000 for each in seen.values())
    assert seen["anna"]["chances"] != seen["boris"]["chances"], "only one of them knows what was laid"
    assert await anna.see(f"/api/tables/{table}/chance") == seen["anna"]
    assert (await boris.get(f"/api/tables/{table}/chance", seat=0)).json()["code"] == "not-your-seat"


async def test_what_leaves_this_process_is_imagined(hall: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    table = await table_of(anna, boris, game="rated")
    hand = (await boris.see(f"/api/tables/{table}/outlook"))["outlook"]["view"]["hand"]
    await boris.act(table, f"play {hand[0]}", seat=1)
    given: list[tuple[str, int | None, dict[str, object]]] = []
    think = hall.hall.workers.do

    async def do(order: advice.Order, answer: object) -> object:
        kind = HintWanted if order.kind == "hint" else ChanceWanted
        wanted = msgspec.json.decode(order.body, type=kind)
        given.append((order.kind, getattr(wanted, "eyes", None), json.loads(bytes(wanted.saved))))
        return await think(order, answer)  # type: ignore[arg-type]  # as it was asked

    monkeypatch.setattr(hall.hall.workers, "do", do)
    real = hall.hall.tables.desks[table].playing().state
    laid: set[int] = set()
    for number in range(12):
        hall.hall.advisers._shelf = advice.Shelf()
        await anna.see(f"/api/tables/{table}/chance")
        laid.add(given[number][2]["fields"]["laid"][1])  # type: ignore[index]  # it is JSON
        assert given[number][2]["dice"]["kind"] == "seeded"  # type: ignore[index]
        assert given[number][2]["fields"]["hands"][0] == real.hands[0]  # type: ignore[index, attr-defined]
    assert len(laid) > 1, "what the other has laid is guessed"


async def test_why_tells_what_an_action_changed_for_who_took_it(hall: Open) -> None:
    anna, boris, table = await won_next(hall)
    told = await boris.want(f"/api/tables/{table}/why", {"step": 5})
    assert (told["seat"], told["step"]) == (0, 5)
    assert told["why"][0]["say"]["message"].startswith("term-")
    before, after = told["chances"]["before"], told["chances"]["after"]
    assert after[0] > before[0]
    assert await anna.code(f"/api/tables/{table}/why", {"step": 7}) == "no-such-step"
    assert await anna.code(f"/api/tables/{table}/why", {"step": 0}) == "no-such-step"


async def test_a_forced_move_is_told_and_not_counted(hall: Open) -> None:
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    table = await table_of(anna, boris, game="rated")
    for _ in range(2):
        for seat, who in enumerate((anna, boris)):
            hand = (await who.see(f"/api/tables/{table}/outlook"))["outlook"]["view"]["hand"]
            await who.act(table, f"play {hand[0]}", seat=seat)
    hint = await anna.want(f"/api/tables/{table}/hint", {"count": 4})
    assert (hint["only"], hint["used"], len(hint["options"])) == (True, 0, 1)


async def test_who_waits_for_a_hint_gets_no_second_one_and_a_failed_one_is_not_counted(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await opener(sqlite, hint_seconds=0.05)
    hall.hall.workers.grace = 0.05
    monkeypatch.setattr(advice, "HINT", f"{BAD}:stall")
    anna, _, table = await won_next(hall)
    first = asyncio.create_task(anna.post(f"/api/tables/{table}/hint", {"count": 6}))
    async with asyncio.timeout(GUARD):
        while not hall.hall.advisers._waiting:
            await asyncio.sleep(0.001)
    assert await anna.code(f"/api/tables/{table}/hint", {"count": 6}) == "busy"
    assert (await first).json()["code"] == "busy"
    assert (await anna.see(f"/api/tables/{table}"))["hinted"] == [0, 0]
    monkeypatch.undo()
    hall.hall.workers.grace = 60.0
    assert (await anna.want(f"/api/tables/{table}/hint", {"count": 6}))["used"] == 1


async def test_a_hint_over_the_socket_does_not_hold_up_what_is_said_after_it(served: Served, tmp_path: Path) -> None:
    anna, _, table = await won_next(served)
    gate = tmp_path / "open"
    served.hall.workers.open()
    line = await line_to(served.address, anna.token)
    busy = asyncio.create_task(
        served.hall.workers.do(
            advice.Order(
                kind="bot",
                person="x",
                table="x",
                task=f"{BAD}:echo",
                body=msgspec.json.encode(str(gate)),
                seconds=60.0,
            ),
            str,
        )
    )
    await line.say("hint", table=table, count=6, id="h1")
    await line.say("chance", table=table, id="c1")
    await line.say("why", table=table, step=6, id="y1")
    assert (await line.ask("ping", "pong", id="p1"))["id"] == "p1"
    assert not [each for each in line.heard if each.get("id") in ("h1", "c1", "y1")]
    gate.touch()
    await busy
    heard = {}
    while len(heard) < 3:
        answer = await line.hear("hint", "chance", "why", "error")
        heard[answer["id"]] = answer
    assert (heard["h1"]["type"], heard["h1"]["table"], heard["h1"]["options"][0]["notation"]) == (
        "hint",
        table,
        "drop d",
    )
    assert (heard["c1"]["type"], heard["c1"]["seat"], heard["c1"]["count"]) == ("chance", 0, 6)
    assert (heard["y1"]["type"], heard["y1"]["seat"], heard["y1"]["step"]) == ("why", 1, 6)
    await line.say("hint", table=table, count=5, id="h2")
    wrong = await line.hear("error")
    assert (wrong["id"], wrong["code"]) == ("h2", "stale")
    await line.socket.close()


async def test_a_game_tells_its_levels_in_three_languages(hall: Open) -> None:
    told = await hall.nobody.see("/api/games/four")
    assert [each["id"] for each in told["levels"]] == told["bots"]
    normal = next(each for each in told["levels"] if each["id"] == "normal")
    assert (normal["offered"], normal["strength"], normal["seconds"]) == (True, 3, 1)
    assert normal["name"] == {"en": "Normal", "ru": "Средний", "uk": "Середній"}
    assert set(normal["does"]) == {"en", "ru", "uk"}
