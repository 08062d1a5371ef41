"""Running tables: actions, resent requests, undo, offers, resignation, plans, presets, questions, chat, clocks."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.server.conftest import Open, Opener, Time
from tests.server.playing import ME, OPEN, Json, Visitor, table_of

pytestmark = pytest.mark.anyio


class Box:
    """A mailbox that keeps what it gets."""

    def __init__(self) -> None:
        self.messages: list[Json] = []

    def send(self, message: bytes) -> None:
        self.messages.append(json.loads(message))


async def outlook(who: Visitor, table: str, seat: int | None = None) -> dict[str, object]:
    return dict((await who.see(f"/api/tables/{table}/outlook", seat=seat))["outlook"])


async def hand(who: Visitor, table: str) -> list[str]:
    return list((await who.see(f"/api/tables/{table}/outlook"))["outlook"]["view"]["hand"])


async def test_a_game_is_played_to_its_end_and_everybody_reads_the_same_log(opener: Opener, database: str) -> None:
    hall = await opener(database)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    for column in "aabbcc":
        who = anna if (await outlook(anna, table))["waiting"] == [0] else boris
        await who.act(table, f"drop {column}")
    await anna.act(table, "drop d")
    info = await boris.see(f"/api/tables/{table}")
    assert info["status"] == "over"
    assert info["over"]["result"]["places"] == [1, 2]
    events = (await hall.nobody.see(f"/api/tables/{table}/events"))["events"]
    assert [event["n"] for event in events] == list(range(1, 12))
    assert events[3]["told"][0]["say"]["message"] == "event-dropped"
    assert events[3]["told"][0]["rule"] == "CF-2.2"
    assert events[-1]["kind"] == "ended"
    assert await anna.code(f"/api/tables/{table}/actions", {"notation": "drop a", "count": 7}) == "not-playing"


async def test_an_action_chosen_in_another_position_is_stale(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    await anna.act(table, "drop a")
    assert await boris.code(f"/api/tables/{table}/actions", {"notation": "drop a", "count": 0}) == "stale"


async def test_whoever_decides_at_the_same_time_as_others_loses_no_choice_to_them(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel")
    actions = f"/api/tables/{table}/actions"

    async def card(who: Visitor) -> str:
        return str((await outlook(who, table))["question"]["options"][0]["notation"])

    assert (await outlook(anna, table))["waiting"] == [0, 1]
    chosen = await card(boris)
    await anna.want(actions, {"notation": await card(anna), "count": 0})
    # Boris chose before he heard of it, and is asked the same still.
    await boris.want(actions, {"notation": chosen, "count": 0})
    # Another card is asked for now: what was chosen before that comes too late.
    for count in (0, 1, 3):
        assert await boris.code(actions, {"notation": await card(boris), "count": count}) == "stale"
    await boris.want(actions, {"notation": await card(boris), "count": 2})


async def test_a_refusal_names_its_rule_and_its_facts(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    answer = await boris.post(f"/api/tables/{table}/actions", {"notation": "drop a", "count": 0})
    assert answer.status_code == 409
    problem = answer.json()
    assert (problem["code"], problem["refusal"]["rule"]) == ("refused", "CF-2.1")
    assert problem["refusal"]["words"]["waiting"] == [{"kind": "seat", "id": "red"}]
    assert await anna.code(f"/api/tables/{table}/actions", {"notation": "throw a", "count": 0}) == "bad-notation"


async def test_a_resent_action_is_done_once_and_answered_twice(opener: Opener, database: str) -> None:
    hall = await opener(database)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    first = await anna.act(table, "drop a", count=0, id="c1")
    again = await anna.act(table, "drop a", count=0, id="c1")
    assert first == {"n": 4, "count": 1, "again": False}
    assert again == {"n": 4, "count": 1, "again": True}
    assert (await boris.act(table, "drop a", count=1, id="c1"))["again"] is False


async def test_a_resent_action_is_known_to_another_process_too(opener: Opener, database: str) -> None:
    one, two = await opener(database), await opener(database)
    anna, boris = await one.guest(), await one.guest("Boris")
    table = await table_of(anna, boris)
    await anna.act(table, "drop a", count=0, id="c1")
    elsewhere = Visitor(two.client, anna.token)
    assert (await elsewhere.act(table, "drop a", count=0, id="c1"))["again"] is True


async def test_two_processes_never_take_the_same_turn_twice(opener: Opener, database: str) -> None:
    halls = [await opener(database), await opener(database)]
    anna, boris = await halls[0].guest(), await halls[0].guest("Boris")
    table = await table_of(anna, boris)
    for count, column in enumerate("abcdefgabcdefg"):
        token = (anna if count % 2 == 0 else boris).token
        body = {"notation": f"drop {column}", "count": count}
        answers = await asyncio.gather(
            *(Visitor(hall.client, token).post(f"/api/tables/{table}/actions", body) for hall in halls)
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409], [each.text for each in answers]
    events = [(await Visitor(hall.client).see(f"/api/tables/{table}/events"))["events"] for hall in halls]
    assert events[0] == events[1]
    assert sum(event["kind"] == "acted" for event in events[0]) == 14


async def test_who_watches_is_told_of_the_action_that_was_faster(opener: Opener, sqlite: str) -> None:
    here, there = await opener(sqlite, poll_seconds=1e6), await opener(sqlite, poll_seconds=1e6)
    anna, boris = await here.guest(), await here.guest("Boris")
    table = await table_of(anna, boris)
    box = Box()
    await here.hall.viewing.watch(table, None, None, 0, box)
    await Visitor(there.client, anna.token).act(table, "drop a")
    assert await anna.code(f"/api/tables/{table}/actions", {"notation": "drop b", "count": 0}) == "stale"
    told = [message for message in box.messages if message["type"] == "update"]
    assert [event["kind"] for event in told[-1]["events"]] == ["acted"]


async def test_a_resent_winning_action_gets_its_first_answer_again(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    for number, column in enumerate("abababa"):
        winning = {"notation": f"drop {column}", "count": number, "id": f"m{number}"}
        first = await (anna, boris)[number % 2].want(f"/api/tables/{table}/actions", winning)
    assert (await anna.see(f"/api/tables/{table}"))["status"] == "over"
    assert await anna.want(f"/api/tables/{table}/actions", winning) == {**first, "again": True}


async def test_own_actions_can_be_taken_back_until_another_seat_has_decided(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    await anna.act(table, "drop a")
    assert (await anna.see(f"/api/tables/{table}/outlook"))["undo"] == 1
    assert await boris.code(f"/api/tables/{table}/undo", {"count": 1}) == "needs-consent"
    await anna.want(f"/api/tables/{table}/undo", {"count": 1})
    assert (await outlook(anna, table))["count"] == 0
    await anna.act(table, "drop b")
    await boris.act(table, "drop c")
    assert await anna.code(f"/api/tables/{table}/undo", {"count": 2}) == "needs-consent"
    assert await anna.code(f"/api/tables/{table}/undo", {"count": 2, "actions": 3}) == "nothing-to-undo"


async def test_undo_beyond_the_barrier_needs_the_consent_of_every_other_person(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    await anna.act(table, "drop a")
    await boris.act(table, "drop b")
    offer = (await anna.want(f"/api/tables/{table}/offers", {"offer": "undo"}))["n"]
    seen = (await boris.see(f"/api/tables/{table}/outlook"))["offers"]
    assert seen == [{"n": offer, "seat": 0, "offer": "undo", "actions": 2, "yes": []}]
    assert await anna.code(f"/api/tables/{table}/offers/{offer}", {"yes": True}) == "no-such-offer"
    await boris.want(f"/api/tables/{table}/offers/{offer}", {"yes": True})
    assert (await outlook(boris, table))["count"] == 0
    assert (await boris.see(f"/api/tables/{table}/outlook"))["offers"] == []


async def test_a_declined_or_withdrawn_offer_is_gone(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    offer = (await anna.want(f"/api/tables/{table}/offers", {"offer": "draw"}))["n"]
    await boris.want(f"/api/tables/{table}/offers/{offer}", {"yes": False})
    assert await boris.code(f"/api/tables/{table}/offers/{offer}", {"yes": True}) == "no-such-offer"
    offer = (await anna.want(f"/api/tables/{table}/offers", {"offer": "draw"}))["n"]
    await anna.want(f"/api/tables/{table}/offers/{offer}", {"yes": False})
    assert await boris.code(f"/api/tables/{table}/offers/{offer}", {"yes": True}) == "no-such-offer"


async def test_an_accepted_draw_ends_the_game(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    offer = (await anna.want(f"/api/tables/{table}/offers", {"offer": "draw"}))["n"]
    await boris.want(f"/api/tables/{table}/offers/{offer}", {"yes": True})
    assert (await anna.see(f"/api/tables/{table}"))["over"] == {"reason": "agreed", "seat": None, "result": None}


async def test_who_resigns_has_lost(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    await boris.want(f"/api/tables/{table}/resign")
    assert (await anna.see(f"/api/tables/{table}"))["over"] == {"reason": "resigned", "seat": 1, "result": None}


async def test_the_score_sheet_comes_with_the_end_and_not_before(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="tyrants")
    assert (await anna.see(f"/api/tables/{table}/outlook"))["sheet"] == []
    await boris.want(f"/api/tables/{table}/resign")
    sheet = (await anna.see(f"/api/tables/{table}/outlook"))["sheet"]
    assert [column["say"]["rule"] for column in sheet] == [f"TU-11.{number}" for number in range(6, 12)]
    assert all(len(column["values"]) == 2 for column in sheet)


async def test_a_plan_shows_what_would_come_and_plays_nothing(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    plan = await anna.want(f"/api/tables/{table}/plan", {"steps": ["drop a", "drop b"], "count": 0})
    assert (plan["steps"], plan["barrier"]) == (1, "other-seat")
    assert plan["outlook"]["view"]["columns"][0] == "r"
    assert (await outlook(anna, table))["count"] == 0


async def test_a_plan_ends_where_a_die_would_fall_and_shows_nothing_of_it(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel")
    cards = await hand(anna, table)
    turned = " ".join(reversed(cards))
    steps = [f"sort {turned}", f"play {cards[0]}"]
    plan = await anna.want(f"/api/tables/{table}/plan", {"steps": steps, "count": 0})
    assert (plan["steps"], plan["barrier"]) == (2, "other-seat")
    assert plan["outlook"]["view"]["laid"] == [cards[0], ""]
    await boris.act(table, f"play {(await hand(boris, table))[0]}")
    plan = await anna.want(f"/api/tables/{table}/plan", {"steps": steps, "count": 1})
    assert (plan["steps"], plan["barrier"]) == (2, "chance")
    assert plan["outlook"]["view"]["hand"] == list(reversed(cards))
    done = await anna.want(f"/api/tables/{table}/commit", {"steps": steps, "count": 1, "id": "plan"})
    assert done["count"] == 3
    again = await anna.want(f"/api/tables/{table}/commit", {"steps": steps, "count": 1, "id": "plan"})
    assert again["again"] is True


async def test_a_plan_ends_where_something_hidden_would_be_seen(hall: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    # Without this the die that falls at the same moment would end the plan.
    monkeypatch.setattr("warhall.server.barrier._NoDice.below", lambda *_: 0)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel")
    await boris.act(table, f"play {(await hand(boris, table))[0]}")
    cards = await hand(anna, table)
    plan = await anna.want(f"/api/tables/{table}/plan", {"steps": [f"play {cards[0]}"], "count": 1})
    assert (plan["barrier"], plan["told"]) == ("hidden", [])
    assert plan["outlook"]["view"]["hand"] == cards


async def test_a_plan_with_a_refused_step_is_not_committed_at_all(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel")
    mine, theirs = await hand(anna, table), await hand(boris, table)
    steps = [f"sort {' '.join(reversed(mine))}", f"play {theirs[0]}"]
    plan = await anna.want(f"/api/tables/{table}/plan", {"steps": steps, "count": 0})
    assert (plan["bad"], plan["refusal"]["rule"]) == (1, "DU-2.1")
    assert await anna.code(f"/api/tables/{table}/commit", {"steps": steps, "count": 0}) == "refused"
    past = [f"play {mine[0]}", f"play {mine[1]}"]
    assert await anna.code(f"/api/tables/{table}/commit", {"steps": past, "count": 0}) == "bad-request"
    assert await hand(anna, table) == mine


async def test_a_preset_answers_as_soon_as_the_question_is_asked(opener: Opener, database: str) -> None:
    hall = await opener(database)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    preset = {"ask": "drop", "notation": "drop g", "until": "once"}
    await boris.want(f"/api/tables/{table}/presets", preset)
    assert (await boris.see(f"/api/tables/{table}/outlook"))["presets"] == [preset]
    assert (await anna.see(f"/api/tables/{table}/outlook"))["presets"] == []
    await anna.act(table, "drop a")
    assert (await outlook(anna, table))["count"] == 2
    assert (await boris.see(f"/api/tables/{table}/outlook"))["presets"] == []
    await anna.act(table, "drop a")
    assert (await outlook(anna, table))["waiting"] == [1]
    events = [(await who.see(f"/api/tables/{table}/events"))["events"][4] for who in (anna, boris)]
    assert "auto" not in events[0]
    assert events[1]["auto"] == "preset"


async def test_a_preset_lasts_until_its_event_and_leaves_alone_what_is_not_allowed(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    await boris.want(f"/api/tables/{table}/presets", {"ask": "drop", "notation": "drop g", "until": "end"})
    for _ in range(3):
        await anna.act(table, "drop g")
    await anna.act(table, "drop a")
    assert (await outlook(anna, table))["waiting"] == [1]
    await boris.want(f"/api/tables/{table}/presets", {"ask": "drop", "notation": None})
    await boris.want(f"/api/tables/{table}/presets", {"ask": "drop", "notation": "drop b", "until": "event:dropped"})
    assert (await boris.see(f"/api/tables/{table}/outlook"))["presets"] == []
    assert (await outlook(anna, table))["waiting"] == [0]


async def test_a_preset_of_another_process_is_heard_of(opener: Opener, database: str) -> None:
    one, two = await opener(database), await opener(database)
    anna, boris = await one.guest(), await one.guest("Boris")
    table = await table_of(anna, boris)
    elsewhere = Visitor(two.client, boris.token)
    await elsewhere.want(f"/api/tables/{table}/presets", {"ask": "drop", "notation": "drop g", "until": "once"})
    await one.hall.tables.reload_presets(table)
    await anna.act(table, "drop a")
    assert (await outlook(anna, table))["count"] == 2


async def test_a_hall_that_closes_does_not_answer_the_bell(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await opener(sqlite)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    caught_up: list[str] = []

    async def catch_up(ident: str) -> None:
        caught_up.append(ident)

    close = hall.hall.thinkers.close

    async def close_while_it_rings() -> None:
        hall.hall._heard(f"table {table}")
        await asyncio.sleep(0)
        await close()

    monkeypatch.setattr(hall.hall, "_catch_up", catch_up)
    hall.hall._heard(f"table {table}")
    await asyncio.sleep(0)
    assert caught_up == [table], "an open hall reads what another process has written"
    monkeypatch.setattr(hall.hall.thinkers, "close", close_while_it_rings)
    await hall.hall.close()
    assert caught_up == [table], "what is read now would find no database"


async def test_why_not_is_answered_for_an_action_a_beginning_and_a_thing(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    for count in range(6):
        await (anna if count % 2 == 0 else boris).act(table, "drop a")
    full = await anna.want(f"/api/tables/{table}/explain", {"notation": "drop a"})
    assert full["answers"][0]["refusal"]["rule"] == "CF-2.3"
    beginning = await anna.want(f"/api/tables/{table}/explain", {"notation": "drop"})
    assert [(each["notation"], each["legal"]) for each in beginning["answers"]] == [("drop a", False), ("drop b", True)]
    thing = await anna.want(f"/api/tables/{table}/explain", {"thing": {"kind": "column", "id": "a"}})
    assert [each["legal"] for each in thing["answers"]] == [False]
    waiting = await boris.want(f"/api/tables/{table}/explain", {"notation": "drop b"})
    assert waiting["answers"][0]["refusal"]["message"] == "refuse-not-asked"
    assert await anna.code(f"/api/tables/{table}/explain", {"notation": "fly"}) == "bad-notation"
    assert await anna.code(f"/api/tables/{table}/explain", {}) == "bad-request"


async def test_chat_is_part_of_the_log_and_has_no_control_characters(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    await anna.want(f"/api/tables/{table}/chat", {"text": " Удачи!\x00\x1b[2J ", "id": "t"})
    await anna.want(f"/api/tables/{table}/chat", {"text": " Удачи!\x00\x1b[2J ", "id": "t"})
    said = [e for e in (await boris.see(f"/api/tables/{table}/events"))["events"] if e["kind"] == "chat"]
    assert [each["text"] for each in said] == ["Удачи![2J"]
    assert await anna.code(f"/api/tables/{table}/chat", {"text": "\x00"}) == "bad-request"


async def test_a_clock_runs_for_who_is_waited_for_and_ends_the_game(opener: Opener, sqlite: str) -> None:
    time = Time()
    hall = await opener(sqlite, time)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, clock={"initial": 60, "increment": 5})
    time.now += 20
    await anna.act(table, "drop a")
    clock = (await boris.see(f"/api/tables/{table}"))["clock"]
    assert clock["left"] == [45, 60]
    assert clock["running"] == [1]
    time.now += 59
    await hall.hall.check_clocks()
    assert (await boris.see(f"/api/tables/{table}"))["status"] == "playing"
    time.now += 2
    await hall.hall.check_clocks()
    assert (await boris.see(f"/api/tables/{table}"))["over"] == {"reason": "time", "seat": 1, "result": None}


async def test_a_table_is_the_same_after_a_restart(opener: Opener, database: str) -> None:
    hall = await opener(database, snapshot_every=5)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel")
    while (await outlook(anna, table))["result"] is None:
        for who in (anna, boris):
            question = (await outlook(who, table))["question"]
            if question is not None:
                await who.act(table, question["options"][0]["notation"])  # type: ignore[index]  # it is JSON
        again = await opener(database)
        for who in (anna, boris):
            seen = await Visitor(again.client, who.token).see(f"/api/tables/{table}/outlook")
            assert seen["outlook"] == await outlook(who, table)
            assert seen["undo"] == (await who.see(f"/api/tables/{table}/outlook"))["undo"]


async def test_a_faulty_snapshot_does_no_harm(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    await anna.act(table, "drop a")
    await hall.hall.store.save_snapshot(table, 4, b"{}")
    again = await opener(sqlite)
    assert (await Visitor(again.client).see(f"/api/tables/{table}/outlook"))["outlook"]["count"] == 1


async def test_a_table_of_other_rules_says_so(opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await opener(sqlite)
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, ME]}))["table"]["id"]
    await anna.act(table, "drop a", seat=0)
    from tests.kernel.duel import GAME  # noqa: PLC0415

    monkeypatch.setattr("warhall.server.desk.played_with", lambda *_: GAME)
    again = await opener(sqlite)
    answer = await Visitor(again.client, anna.token).post(
        f"/api/tables/{table}/actions", {"notation": "drop a", "count": 1, "seat": 1}
    )
    assert (answer.status_code, answer.json()["code"]) == (410, "rules-changed")


async def test_an_open_table_cannot_be_played(hall: Open) -> None:
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN]}))["table"]["id"]
    assert await anna.code(f"/api/tables/{table}/actions", {"notation": "drop a", "count": 0}) == "not-playing"
    assert (await anna.see(f"/api/tables/{table}/outlook"))["outlook"] is None
