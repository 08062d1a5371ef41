"""Replays, records, proofs, branches."""

from __future__ import annotations

import pytest

from tests.kernel.duel import GAME
from tests.server.conftest import Open
from tests.server.playing import ME, Visitor, table_of
from warhall.games import game
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import RecordError
from warhall.kernel.record import Record
from warhall.kernel.table import Table
from warhall.server.fairness import REMARK, verify
from warhall.server.reels import Reel

pytestmark = pytest.mark.anyio


async def play_out(table: str, *people: Visitor, most: int = 99) -> None:
    """Everybody takes the first option until the game is over."""
    for _ in range(most):
        for who in people:
            seen = (await who.see(f"/api/tables/{table}/outlook"))["outlook"]
            if seen["result"] is not None:
                return
            if seen["question"] is not None:
                await who.act(table, seen["question"]["options"][0]["notation"])


async def test_a_finished_duel_can_be_seen_with_any_eyes_and_checked(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel", salt="pepper")
    await play_out(table, anna, boris)
    steps = await hall.nobody.see(f"/api/tables/{table}/steps", seat=1)
    assert steps["last"] == 6
    assert len(steps["steps"][0]["outlook"]["view"]["hand"]) == 3
    assert steps["steps"][1]["own"]["notation"].startswith("play ")
    text = (await hall.nobody.get(f"/api/tables/{table}/record")).text
    verdict = verify(GAME, text)
    assert (verdict.steps, verdict.fair) == (6, True)
    assert verdict.outcomes == 5 + 6
    assert Record.parse(text).players == {"north": "Anna", "south": "Boris"}
    proof = await hall.nobody.see(f"/api/tables/{table}/proof")
    assert proof["salts"] == ["pepper", ""]


async def test_before_the_end_a_replay_shows_only_own_eyes_and_no_record(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel")
    await play_out(table, anna, boris, most=1)
    assert (await anna.get(f"/api/tables/{table}/steps", seat=1)).json()["code"] == "not-your-seat"
    assert (await hall.nobody.get(f"/api/tables/{table}/steps", seat=1)).json()["code"] == "no-token"
    mine = (await anna.see(f"/api/tables/{table}/steps"))["steps"]
    assert [step["own"] is not None for step in mine] == [False, True, False]
    assert (await anna.get(f"/api/tables/{table}/record")).json()["code"] == "hidden"
    assert "seed" not in await anna.see(f"/api/tables/{table}/proof")
    assert (await anna.get(f"/api/tables/{table}/steps", first=3)).json()["code"] == "no-such-step"


async def test_the_dice_of_undone_actions_are_used_up_and_the_proof_says_so(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel")
    await play_out(table, anna, boris, most=2)
    offer = (await anna.want(f"/api/tables/{table}/offers", {"offer": "undo", "actions": 3}))["n"]
    await boris.want(f"/api/tables/{table}/offers/{offer}", {"yes": True})
    await play_out(table, anna, boris)
    text = (await hall.nobody.get(f"/api/tables/{table}/record")).text
    assert verify(GAME, text).fair is True
    assert (await hall.nobody.see(f"/api/tables/{table}/proof"))["gaps"] == [[2, 4]]


@pytest.mark.parametrize("change", ["seed", "salt", "outcome", "remark"])
async def test_a_record_that_was_tampered_with_is_found_out(hall: Open, change: str) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel", salt="pepper")
    await play_out(table, anna, boris)
    text = (await hall.nobody.get(f"/api/tables/{table}/record")).text
    remark = text[text.index(REMARK) :]
    match change:
        case "seed":
            text = text.replace('"seed":"', '"seed":"00')
        case "salt":
            text = text.replace('"pepper"', '"paprika"')
        case "outcome":
            # A consistent game, but played with other dice.
            other = await table_of(anna, boris, game="duel")
            await play_out(other, anna, boris)
            text = (await hall.nobody.get(f"/api/tables/{other}/record")).text.partition(REMARK)[0] + remark
        case _:
            text = text.replace(remark, REMARK + "{}\n")
    with pytest.raises(RecordError):
        verify(GAME, text)


async def test_a_record_without_a_proof_is_replayed_and_nothing_is_claimed(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel")
    await play_out(table, anna, boris)
    text = (await hall.nobody.get(f"/api/tables/{table}/record")).text.partition(REMARK)[0]
    assert verify(GAME, text).fair is None


async def test_an_uploaded_record_can_be_watched_and_one_that_does_not_replay_is_refused(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel")
    await play_out(table, anna, boris)
    text = (await hall.nobody.get(f"/api/tables/{table}/record")).text
    made = await anna.want("/api/records", {"record": text})
    assert made["status"] == "record"
    steps = await anna.see(f"/api/tables/{made['id']}/steps", seat=0, first=5)
    assert [step["step"] for step in steps["steps"]] == [5, 6]
    assert (await anna.get(f"/api/tables/{made['id']}/record")).text == text
    assert (await boris.get(f"/api/tables/{made['id']}")).status_code == 404
    lines = text.splitlines()
    lines[6] = lines[6][:-1] + ("0" if lines[6][-1] != "0" else "1")
    assert await anna.code("/api/records", {"record": "\n".join(lines)}) == "bad-record"
    assert await anna.code("/api/records", {"record": "hello"}) == "bad-record"


async def test_any_moment_of_a_finished_game_can_be_branched_and_played_on(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="duel")
    branch = f"/api/tables/{table}/branch"
    assert await anna.code(branch, {"step": 0, "seats": [ME, ME]}) == "not-over"
    await play_out(table, anna, boris)
    assert await anna.code(branch, {"step": 7, "seats": [ME, ME]}) == "no-such-step"
    assert await anna.code(branch, {"step": 2, "seats": [ME]}) == "bad-seats"
    made = await anna.want(branch, {"step": 2, "seats": [ME, ME]})
    new = made["table"]["id"]
    assert made["table"]["branch"] == {"table": table, "step": 2}
    assert made["table"]["count"] == 2
    seen = (await anna.see(f"/api/tables/{new}/outlook", seat=0))["outlook"]
    await anna.act(new, seen["question"]["options"][-1]["notation"], seat=0)
    assert await anna.code(f"/api/tables/{new}/undo", {"count": 3, "actions": 2, "seat": 0}) == "nothing-to-undo"
    for seat, _ in ((1, 0), (0, 0), (1, 0)):
        seen = (await anna.see(f"/api/tables/{new}/outlook", seat=seat))["outlook"]
        await anna.act(new, seen["question"]["options"][0]["notation"], seat=seat)
    text = (await hall.nobody.get(f"/api/tables/{new}/record")).text
    assert verify(GAME, text).fair is True
    assert '"first":3' in text


def test_a_reel_gives_every_single_step_also_where_it_keeps_a_mark() -> None:
    table = Table(game("four"), None, SeededDice(1))
    for column in "abcdefg" * 3:
        decision = table.state.decision
        assert decision is not None
        table.act(decision.seat, f"drop {column}")
    reel = Reel(table.game, table.record())
    assert [step.step for step in reel.steps(0, 20, None, open_cards=True)] == list(range(21))
    for number in range(21):
        assert [step.step for step in reel.steps(number, number, None, open_cards=True)] == [number]


async def test_what_happens_before_the_first_decision_is_told_to_each_with_own_eyes(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris, game="tyrants")
    for person in (anna, boris):
        events = (await person.see(f"/api/tables/{table}/events"))["events"]
        told = next(event["told"] for event in events if event["kind"] == "started")
        kinds = [each["event"]["event"] for each in told]
        assert kinds[:3] == ["houses-taken", "market-dealt", "first-found"]
        assert sorted(kinds[3:]) == ["drew", "drew-hidden"]
        first = (await person.see(f"/api/tables/{table}/steps"))["steps"][0]
        assert first["told"] == told
