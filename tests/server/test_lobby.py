"""Tables come to be: seats, links, private tables, starting, leaving, rematch, hot seat."""

from __future__ import annotations

import pytest

from tests.server.conftest import Open, Opener, Served, Time
from tests.server.playing import INVITED, ME, OPEN, Visitor, bot, line_to, table_of

pytestmark = pytest.mark.anyio


async def test_a_table_starts_as_soon_as_every_seat_is_taken(opener: Opener, database: str) -> None:
    hall = await opener(database)
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    made = await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN]})
    table = made["table"]["id"]
    assert made["table"]["status"] == "open"
    assert (await boris.want(f"/api/tables/{table}/join", {"salt": "mine"}))["status"] == "playing"
    events = (await boris.see(f"/api/tables/{table}/events"))["events"]
    assert [event["kind"] for event in events] == ["created", "joined", "started"]
    assert events[2]["salts"] == ["", "mine"]


async def test_a_table_that_waits_for_its_host_starts_when_the_host_says_so(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    made = await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN], "start": "host"})
    table = made["table"]["id"]
    assert await anna.code(f"/api/tables/{table}/start") == "not-full"
    assert (await boris.want(f"/api/tables/{table}/join"))["status"] == "open"
    assert await boris.code(f"/api/tables/{table}/start") == "not-host"
    assert (await anna.want(f"/api/tables/{table}/start"))["status"] == "playing"
    assert await anna.code(f"/api/tables/{table}/start") == "not-open"


async def test_whoever_waits_sees_the_set_up_that_was_picked_and_nothing_of_the_dice(hall: Open) -> None:
    """What is drawn by lot is another draw: the picture of two tables is the same, their games are not."""
    anna, boris = await hall.guest(), await hall.guest("Boris")
    wish = {"game": "tyrants", "options": {"section": "left", "players": 3}, "seats": [ME, OPEN, OPEN]}
    tables = [
        (await anna.want("/api/tables", {**wish, "private": private}))["table"]["id"] for private in (False, True)
    ]
    pictures = [await anna.see(f"/api/tables/{table}/picture") for table in tables]
    assert pictures[0] == pictures[1]
    view = pictures[0]["view"]
    assert (pictures[0]["seat"], pictures[0]["question"], len(view["seats"])) == (None, None, 3)
    assert "left" in view["sections"]
    assert (await boris.get(f"/api/tables/{tables[1]}/picture")).json()["code"] == "no-such-table"
    clara = await hall.guest("Clara")
    for each in (boris, clara):
        begun = await each.want(f"/api/tables/{tables[0]}/join")
    assert begun["status"] == "playing"
    assert (await boris.get(f"/api/tables/{tables[0]}/picture")).json()["code"] == "not-open"
    real = (await boris.see(f"/api/tables/{tables[0]}/outlook"))["outlook"]["view"]
    assert [site["id"] for site in real["sites"]] == [site["id"] for site in view["sites"]]
    assert real["market"] != view["market"]


async def test_the_host_picks_anew_what_is_played_as_long_as_nobody_else_sits_there(hall: Open) -> None:
    anna, boris, clara = await hall.guest(), await hall.guest("Boris"), await hall.guest("Clara")
    wish = {"game": "tyrants", "options": {"section": "left"}, "seats": [ME, OPEN, OPEN]}
    table = (await anna.want("/api/tables", wish))["table"]["id"]
    here = f"/api/tables/{table}"
    other = {"options": {"section": "right"}, "clock": {"initial": 600, "increment": 5}, "hints": False}
    assert await boris.code(f"{here}/repick", other) == "not-host"
    assert await anna.code(f"{here}/repick", {"options": {"section": "upper"}}) == "bad-options"
    assert await anna.code(f"{here}/repick", {"clock": {"initial": 0, "increment": 5}}) == "bad-options"
    told = await anna.want(f"{here}/repick", other)
    assert (told["options"]["section"], told["clock"]["left"], told["hints"]) == ("right", [600, 600, 600], False)
    assert "right" in (await boris.see(f"{here}/picture"))["view"]["sections"]
    await boris.want(f"{here}/join")
    assert await anna.code(f"{here}/repick", {}) == "not-now"
    await boris.want(f"{here}/leave", {})
    assert (await anna.want(f"{here}/repick", {**other, "clock": None}))["clock"] is None
    for each in (boris, clara):
        begun = await each.want(f"{here}/join")
    assert (begun["status"], begun["options"]["section"]) == ("playing", "right")
    assert "right" in (await boris.see(f"{here}/outlook"))["outlook"]["view"]["sections"]
    assert await anna.code(f"{here}/repick", {}) == "not-open"


async def test_a_taken_seat_cannot_be_taken_again(hall: Open) -> None:
    anna, boris, clara = await hall.guest(), await hall.guest("Boris"), await hall.guest("Clara")
    made = await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN], "start": "host"})
    table = made["table"]["id"]
    assert await boris.code(f"/api/tables/{table}/join", {"seat": 0}) == "seat-taken"
    assert await boris.code(f"/api/tables/{table}/join", {"seat": 7}) == "bad-seats"
    await boris.want(f"/api/tables/{table}/join", {"seat": 1})
    assert await clara.code(f"/api/tables/{table}/join") == "seat-taken"


async def test_who_takes_their_own_seat_again_is_called_otherwise_until_the_game_begins(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    made = await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN], "start": "host"})
    table = made["table"]["id"]
    info = await anna.want(f"/api/tables/{table}/join", {"seat": 0, "name": "Anna the bold"})
    assert [seat["name"] for seat in info["seats"]] == ["Anna the bold", None]
    assert info["mine"] == [0]
    assert await boris.code(f"/api/tables/{table}/join", {"seat": 0, "name": "Anna"}) == "seat-taken"
    await boris.want(f"/api/tables/{table}/join", {"seat": 1})
    await anna.want(f"/api/tables/{table}/start")
    assert await anna.code(f"/api/tables/{table}/join", {"seat": 0, "name": "Late"}) == "not-open"


async def test_an_invited_seat_opens_only_with_its_key(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    made = await anna.want("/api/tables", {"game": "four", "seats": [ME, INVITED]})
    table, key = made["table"]["id"], made["links"]["seats"]["1"]
    assert await boris.code(f"/api/tables/{table}/join", {"seat": 1}) == "bad-key"
    assert await boris.code(f"/api/tables/{table}/join", {"seat": 1, "key": "wrong"}) == "bad-key"
    assert (await boris.get(f"/api/tables/{table}/links")).json()["code"] == "not-host"
    info = await boris.want(f"/api/tables/{table}/join", {"key": key})
    assert info["mine"] == [1]


async def test_a_private_table_is_not_there_for_strangers(hall: Open) -> None:
    anna, boris, clara = await hall.guest(), await hall.guest("Boris"), await hall.guest("Clara")
    made = await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN], "private": True})
    table, key = made["table"]["id"], made["links"]["watch"]
    assert (await boris.get(f"/api/tables/{table}")).status_code == 404
    assert await boris.code(f"/api/tables/{table}/join") == "no-such-table"
    assert (await hall.nobody.get("/api/tables")).json() == []
    assert await boris.code(f"/api/tables/{table}/watch", {"key": "wrong"}) == "no-such-table"
    await boris.want(f"/api/tables/{table}/watch", {"key": key})
    assert (await boris.want(f"/api/tables/{table}/join"))["mine"] == [1]
    assert (await clara.get(f"/api/tables/{table}")).status_code == 404
    assert [each["id"] for each in (await boris.get("/api/me/tables")).json()] == [table]


async def test_who_leaves_an_open_table_frees_the_seat(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    made = await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN], "start": "host"})
    table = made["table"]["id"]
    await boris.want(f"/api/tables/{table}/join")
    assert (await boris.want(f"/api/tables/{table}/leave"))["seats"][1]["kind"] == "open"
    assert await boris.code(f"/api/tables/{table}/leave") == "not-your-seat"


async def test_the_host_may_put_a_bot_on_an_open_seat_and_the_game_starts(hall: Open) -> None:
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN]}))["table"]["id"]
    assert await anna.code(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "oracle"}) == "bad-seats"
    info = await anna.want(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    assert info["status"] == "playing"
    assert info["seats"][1]["bot"] == "random"


async def test_a_closed_table_is_over_and_was_never_played(hall: Open) -> None:
    anna = await hall.guest()
    table = (await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN]}))["table"]["id"]
    assert (await anna.want(f"/api/tables/{table}/close"))["over"]["reason"] == "abandoned"


async def test_one_person_may_hold_all_seats_of_a_hot_seat_table(hall: Open) -> None:
    anna = await hall.guest()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
    made = await anna.want("/api/tables", {"game": "duel", "seats": seats})
    table = made["table"]["id"]
    assert made["table"]["hot_seat"] is True
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Anna", "Boris"]
    covered = await anna.see(f"/api/tables/{table}/outlook")
    assert covered["seat"] is None
    assert covered["outlook"]["view"]["hand"] == []
    assert len((await anna.see(f"/api/tables/{table}/outlook", seat=1))["outlook"]["view"]["hand"]) == 3
    assert await anna.code(f"/api/tables/{table}/resign") == "bad-request"


async def test_a_rematch_keeps_the_seats_of_the_others_and_moves_them_on_by_one(hall: Open) -> None:
    anna, boris, clara = await hall.guest(), await hall.guest("Boris"), await hall.guest("Clara")
    table = await table_of(anna, boris, private=False)
    assert await anna.code(f"/api/tables/{table}/rematch") == "not-over"
    await anna.want(f"/api/tables/{table}/resign")
    assert await clara.code(f"/api/tables/{table}/rematch") == "not-your-seat"
    again = await anna.want(f"/api/tables/{table}/rematch")
    new = again["table"]["id"]
    assert again["table"]["mine"] == [1]
    assert (await boris.want(f"/api/tables/{table}/rematch"))["table"]["id"] == new
    assert await clara.code(f"/api/tables/{new}/join") == "seat-taken"
    info = await boris.want(f"/api/tables/{new}/join")
    assert (info["mine"], info["status"]) == ([0], "playing")
    assert (await anna.see(f"/api/tables/{table}"))["rematch"] == new


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [ME, OPEN]}, "no-such-game"),
        ({"game": "four", "seats": [ME]}, "bad-options"),
        ({"game": "four", "seats": [ME, OPEN], "mode": "blitz"}, "bad-options"),
        ({"game": "four", "seats": [ME, OPEN], "options": {"size": 9}}, "bad-options"),
        ({"game": "four", "seats": [ME, {"kind": "bot"}]}, "bad-seats"),
        ({"game": "four", "seats": [ME, OPEN], "clock": {"initial": 0}}, "bad-options"),
        ({"game": "four", "seats": [ME, OPEN], "salt": "x" * 300}, "bad-request"),
        ({"game": "four", "seats": [ME, OPEN], "colour": "red"}, "bad-request"),
        ({"game": "four", "seats": "all"}, "bad-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_its_reason(
    hall: Open, wish: dict[str, object], code: str
) -> None:
    anna = await hall.guest()
    assert await anna.code("/api/tables", wish) == code


async def test_a_table_whose_options_break_a_rule_is_refused_before_anybody_waits_at_it(hall: Open) -> None:
    anna = await hall.guest()
    options = {"factions": ["styx", "styx"]}
    wish = {"game": "fantasy_commander", "mode": "epic", "seats": [ME, OPEN], "options": options}
    answer = await anna.post("/api/tables", wish)
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (400, "bad-options")
    assert problem["refusal"] == {"message": "refuse-same-faction", "rule": "FC-29.7"}
    assert (await hall.nobody.get("/api/tables")).json() == []


async def test_the_list_shows_public_tables_by_state_and_game(hall: Open) -> None:
    anna = await hall.guest()
    waiting = (await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN]}))["table"]["id"]
    playing = (await anna.want("/api/tables", {"game": "four", "seats": [ME, bot()]}))["table"]["id"]
    listed = (await hall.nobody.get("/api/tables", status="open")).json()
    assert [each["id"] for each in listed] == [waiting]
    assert [each["id"] for each in (await hall.nobody.get("/api/tables", status="playing")).json()] == [playing]
    assert (await hall.nobody.get("/api/tables", game="duel")).json() == []
    assert listed[0]["mine"] == []


async def test_the_list_learns_soon_whose_turn_it_is_and_from_the_log_if_a_process_fell(
    opener: Opener, sqlite: str
) -> None:
    time = Time()
    hall = await opener(sqlite, time, list_seconds=1e6)
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)

    async def listed(at: Open) -> tuple[int, list[int]]:
        found = (await Visitor(at.client, boris.token).get("/api/me/tables")).json()[0]
        return found["count"], found["waiting"]

    await anna.act(table, "drop d")
    assert await listed(hall) == (1, [1]), "the process where it is played knows it at once"
    other = await opener(sqlite, time, list_seconds=1.0)
    assert await listed(other) == (0, [0]), "a move alone does not write the list"
    await hall.hall.tables.write_infos()
    assert await listed(other) == (1, [1]), "but what goes on is written now and then"
    await boris.act(table, "drop d")
    time.now += 60
    assert await listed(other) == (2, [0]), "and who was to write it and did not is not waited for"
    await anna.want(f"/api/tables/{table}/resign")
    third = await opener(sqlite, time)
    kept = (await Visitor(third.client, boris.token).get("/api/me/tables")).json()[0]
    assert (kept["status"], kept["count"]) == ("over", 2), "the end is written with the move that ends it"


async def test_an_idle_table_is_put_away_and_comes_back_when_it_is_wanted(served: Served) -> None:
    """Nothing of it stays in memory but who watches; those hear of the next move, and of who comes."""
    anna, boris = await served.guest(), await served.guest("Boris")
    table, unwatched = await table_of(anna, boris), await table_of(anna, boris)
    line = await line_to(served.address, boris.token)
    await line.ask("watch", "update", table=table)
    await anna.act(table, "drop d")
    await line.hear("update")
    await served.hall.tables.write_infos()
    served.hall.tables.rest(-1.0)
    desks = served.hall.tables.desks
    assert unwatched not in desks
    assert (desks[table].loaded, desks[table].play, desks[table].ledger.number) == (False, None, 0)
    await served.hall.poll()
    assert not desks[table].loaded
    other = await line_to(served.address, anna.token)
    await other.ask("watch", "update", table=table)
    while (await line.hear("presence"))["here"] != [True, True]:
        pass
    served.hall.tables.rest(-1.0)
    await other.socket.close()
    while (await line.hear("presence"))["here"] != [False, True]:
        pass
    assert not desks[table].loaded
    await boris.act(table, "drop d")
    heard = await line.hear("update")
    assert heard["outlook"]["view"]["columns"][3] == "ry"
    await line.socket.close()


async def test_a_table_at_which_bots_or_clocks_play_stays(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    timed = await table_of(anna, boris, clock={"initial": 60})
    await hall.hall.tables.write_infos()
    hall.hall.tables.rest(-1.0)
    assert hall.hall.tables.desks[timed].loaded


async def test_a_full_hall_puts_away_what_nobody_wants_and_not_what_was_just_made(opener: Opener, sqlite: str) -> None:
    time = Time()
    hall = await opener(sqlite, time, live_tables=2)
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    early = [await table_of(anna, boris) for _ in range(3)]
    await hall.hall.tables.write_infos()
    assert set(hall.hall.tables.desks) == set(early)
    time.now += 60
    last = await table_of(anna, boris)
    assert set(hall.hall.tables.desks) < {*early, last}
    assert last in hall.hall.tables.desks
    for table in early:
        assert (await anna.see(f"/api/tables/{table}"))["status"] == "playing"
