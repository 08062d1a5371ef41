"""A person's page: results, ratings, history, friends; data taken along and erased; what others may see of it."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, select, text

from tests.server.conftest import Open, Opener, Server, Time
from tests.server.playing import ME, OPEN, Visitor, bot, line_to, table_of
from warhall.bots.levels import LEVELS
from warhall.server.faults import HallError
from warhall.server.ratings import Meeting, Strength, after, figures, levels_of
from warhall.server.store.schema import EVENT, METADATA, PERSON, TABLE

pytestmark = pytest.mark.anyio

WIN = ("drop a", "drop b", "drop a", "drop b", "drop a", "drop b", "drop a")
"""The first seat has four in a column."""


async def played(one: Visitor, two: Visitor) -> str:
    """A game that the first has won by the rules."""
    table = await table_of(one, two)
    for number, notation in enumerate(WIN):
        await (one, two)[number % 2].act(table, notation)
    return table


async def claimed(hall: Open, name: str) -> Visitor:
    visitor = await hall.guest(name)
    await visitor.want("/api/me/claim", {"name": name, "password": "long enough"})
    return visitor


def test_a_rating_moves_as_in_the_worked_example_of_glickman() -> None:
    met = [(Strength(1400, 30), 1.0), (Strength(1550, 100), 0.0), (Strength(1700, 300), 0.0)]
    moved = after(Strength(1500, 200, 0.06), met)
    assert (round(moved.rating, 1), round(moved.deviation, 1), round(moved.volatility, 5)) == (1464.1, 151.5, 0.06)


def test_every_level_stands_above_the_one_below_and_says_whether_it_was_measured() -> None:
    assert all(each.one in LEVELS and each.two in LEVELS for met in figures().met.values() for each in met)
    for game in (*figures().met, "four"):
        standings = list(levels_of(game).values())
        assert [each.rating for each in standings] == sorted(each.rating for each in standings)
        assert levels_of(game)["normal"].rating == 1500
    assert levels_of("tyrants")["easy"].measured and not levels_of("dungeoneer")["easy"].measured
    assert levels_of("dungeoneer")["easy"].deviation > levels_of("dungeoneer")["greedy"].deviation


def test_the_levels_stand_by_games_that_the_tables_of_balance_tell() -> None:
    """Whatever a rating rests on is told there: who met whom, on which numbers, how often, and the share."""
    lines = (Path(__file__).parents[2] / "docs/balance.md").read_text().splitlines()
    told = [[cell.strip(" *") for cell in line.split("|")] for line in lines]
    for game, met in figures().met.items():
        for each in met:
            first = each.numbers.partition("-")[0] + "–"
            who = f"`{each.one}` – `{each.two}`"
            rows = [row for row in told if who in row and any(cell.startswith(first) for cell in row)]
            assert any(is_told(each, row) for row in rows), (game, each, rows)


def is_told(met: Meeting, row: list[str]) -> bool:
    """Whether a row of a table has so many games, and that share of them."""
    share = next(cell for cell in row if "(" in cell)
    percent = re.match(r"(\d+) %", share)
    won = int(percent[1]) / 100 * met.games if percent else int(share.split()[0])
    return any(cell.split(",")[0] == str(met.games) for cell in row) and round(abs(met.won - won), 6) <= met.games / 200


async def test_a_game_moves_both_ratings_and_is_in_both_histories(opener: Opener, database: str) -> None:
    hall = await opener(database)
    anna, boris = await claimed(hall, "Anna"), await hall.guest("Boris")
    table = await played(anna, boris)
    (won, lost) = await _changes(hall.nobody, table)
    assert won["seat"] == 0 and won["before"] == lost["before"] == 1500
    assert won["after"] - 1500 == pytest.approx(1500 - lost["after"]) and won["after"] > 1600
    page = await hall.nobody.see("/api/people/aNNa")
    assert (page["games"], page["won"], page["left"], page["mine"]) == (1, 1, 0, False)
    assert page["tallies"] == [{"game": "four", "against": "people", "won": 1, "played": 1}]
    (standing,) = page["standings"]
    assert standing["rating"] == round(won["after"], 1) and standing["settled"] is False
    assert page["shows"] is None
    (past,) = (await hall.nobody.get("/api/people/Anna/history")).json()
    assert (past["table"], past["outcome"], past["rivals"][0]["person"]["name"]) == (table, "won", "Boris")
    (other,) = (await boris.get("/api/me/history")).json()
    assert other["outcome"] == "lost" and other["after"] < other["before"]
    assert (await boris.get("/api/me/history", result="won")).json() == []
    assert (await boris.get("/api/me/history", before=past["at"])).json() == []


async def _changes(who: Visitor, table: str) -> list[dict[str, float]]:
    return list((await who.get(f"/api/tables/{table}/ratings")).json())


async def test_a_guest_has_a_page_alone_and_keeps_what_they_did_with_a_claimed_name(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    await played(anna, boris)
    assert (await hall.nobody.get("/api/people/Anna")).json()["code"] == "no-such-person"
    before = await anna.see("/api/me/profile")
    await anna.want("/api/me/claim", {"name": "Anna", "password": "long enough"})
    after_it = await hall.nobody.see("/api/people/Anna")
    assert (before["standings"], before["games"]) == (after_it["standings"], after_it["games"])


async def test_games_with_hints_branches_and_two_seats_of_one_person_change_no_rating(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await played(anna, boris)
    once = await anna.see("/api/me/profile")
    branch = await anna.want(f"/api/tables/{table}/branch", {"step": 6, "seats": [ME, OPEN]})
    await boris.want(f"/api/tables/{branch['table']['id']}/join")
    await anna.act(branch["table"]["id"], "drop a")
    alone = (await anna.want("/api/tables", {"game": "four", "seats": [ME, ME]}))["table"]["id"]
    for number, notation in enumerate(WIN):
        await anna.act(alone, notation, seat=number % 2)
    hinted = await table_of(anna, boris)
    hall.hall.tables.desks[hinted].ledger.hinted.append((0, 0))
    for number, notation in enumerate(WIN):
        await (anna, boris)[number % 2].act(hinted, notation)
    page = await anna.see("/api/me/profile")
    assert page["standings"] == once["standings"]
    assert (page["games"], page["won"]) == (3, 3)  # hot seat is nobody's game, the others are in the history
    for ident in (branch["table"]["id"], alone, hinted):
        assert await _changes(anna, ident) == []


async def test_who_gives_up_has_left_and_lost_also_where_a_bot_plays_on(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    table = await table_of(anna, boris)
    await anna.act(table, "drop a")
    await boris.act(table, "drop b")
    await anna.want(f"/api/tables/{table}/resign")
    (past,) = (await anna.get("/api/me/history")).json()
    assert past["outcome"] == "left" and past["after"] < past["before"]
    assert (await boris.see("/api/me/profile"))["won"] == 1
    # Two actions at least, or nothing was played.
    table = await table_of(anna, boris)
    await anna.want(f"/api/tables/{table}/resign")
    assert await _changes(anna, table) == []


async def test_a_level_is_met_with_its_own_rating(hall: Open) -> None:
    anna = await hall.guest()
    made = await anna.want("/api/tables", {"game": "four", "seats": [ME, bot("beginner")]})
    table = made["table"]["id"]
    desk = hall.hall.tables.desks[table]
    desk.ledger.actions = 2
    await anna.want(f"/api/tables/{table}/resign")
    (change,) = await _changes(anna, table)
    level = levels_of("four")["beginner"]
    assert change["after"] == pytest.approx(after(Strength(), [(Strength(level.rating, level.deviation), 0.0)]).rating)
    assert (await anna.see("/api/me/profile"))["tallies"][0]["against"] == "beginner"


async def test_what_a_person_keeps_to_themselves_is_hidden_and_private_tables_are_told_to_nobody(hall: Open) -> None:
    anna, boris = await claimed(hall, "Anna"), await hall.guest("Boris")
    await played(anna, boris)
    made = await anna.want("/api/tables", {"game": "four", "seats": [ME, {"kind": "invited"}], "private": True})
    await boris.want(f"/api/tables/{made['table']['id']}/join", {"key": made["links"]["seats"]["1"]})
    for number, notation in enumerate(WIN):
        await (anna, boris)[number % 2].act(made["table"]["id"], notation)
    stranger = await hall.guest("Clara")
    assert len((await stranger.get("/api/people/Anna/history")).json()) == 1
    assert len((await boris.get("/api/people/Anna/history")).json()) == 2
    assert (await stranger.get(f"/api/tables/{made['table']['id']}/ratings")).json()["code"] == "no-such-table"
    for shows, codes in (("friends", ("hidden", "hidden")), ("me", ("hidden", "hidden"))):
        answer = await hall.client.patch("/api/me", json={"shows": shows}, headers=anna.headers)
        assert answer.status_code == 200
        found = [(await each.get("/api/people/Anna/history")).json()["code"] for each in (stranger, boris)]
        assert tuple(found) == codes
        assert (await stranger.see("/api/people/Anna"))["history"] is False
    await hall.client.patch("/api/me", json={"shows": "friends"}, headers=anna.headers)
    key = (await anna.see("/api/me/friends"))["key"]
    await boris.want("/api/me/friends", {"key": key})
    assert len((await boris.get("/api/people/Anna/history")).json()) == 2
    for bad in ({"shows": "all"}, {"emblem": "No Such"}, {"emblem": "x" * 30}):
        assert (await hall.client.patch("/api/me", json=bad, headers=anna.headers)).json()["code"] == "bad-request"


async def test_friends_are_made_by_a_link_and_part_again(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    key = (await anna.see("/api/me/friends"))["key"]
    assert (await anna.see("/api/me/friends"))["key"] == key
    assert (await hall.nobody.see(f"/api/friends/{key}"))["name"] == "Anna"
    assert await anna.code("/api/me/friends", {"key": key}) == "bad-request"
    assert await boris.code("/api/me/friends", {"key": "nonsense"}) == "no-such-person"
    await boris.want("/api/me/friends", {"key": key})
    (friend,) = (await boris.want("/api/me/friends", {"key": key}))["friends"]  # again changes nothing
    assert friend["person"]["name"] == "Anna" and friend["table"] is None
    table = await table_of(boris, await hall.guest("Clara"))
    assert (await anna.see("/api/me/friends"))["friends"][0]["table"] == table
    gone = await hall.client.delete(f"/api/me/friends/{boris.id}", headers=anna.headers)
    assert gone.json()["friends"] == [] and (await boris.see("/api/me/friends"))["friends"] == []


async def test_who_leaves_for_good_is_erased_everywhere_and_the_games_stay(opener: Opener, database: str) -> None:
    hall = await opener(database)
    anna, boris = await claimed(hall, "Anna Karenina"), await hall.guest("Boris")
    table = await played(anna, boris)
    await anna.want(f"/api/tables/{table}/chat", {"text": "it was the train"})
    record = (await boris.get(f"/api/tables/{table}/record")).text
    branch = (await boris.want(f"/api/tables/{table}/branch", {"step": 3, "seats": [OPEN, ME]}))["table"]["id"]
    running = await table_of(anna, boris)
    opened = (await anna.want("/api/tables", {"game": "four", "seats": [ME, OPEN]}))["table"]["id"]
    key = (await anna.see("/api/me/friends"))["key"]
    await boris.want("/api/me/friends", {"key": key})
    export = await anna.see("/api/me/export")
    assert export["said"][0]["text"] == "it was the train" and export["records"][table] == record
    assert await anna.code("/api/me/farewell", {"name": "Anna"}) == "bad-request"
    await anna.want("/api/me/farewell", {"name": "anna karenina"})

    def everything(connection: Connection) -> str:
        return "\n".join(str(connection.execute(select(each)).all()) for each in METADATA.sorted_tables)

    kept = await hall.hall.store.database.read(everything)
    for secret in ("Karenina", "the train", f'"{anna.id}"'):
        assert secret not in kept, secret
    assert (await anna.get("/api/me")).status_code == 401
    assert (await boris.see(f"/api/tables/{table}"))["seats"][0]["person"] == {"id": "", "name": "", "claimed": False}
    assert (await boris.see(f"/api/tables/{running}"))["status"] == "over"
    assert (await boris.see(f"/api/tables/{opened}"))["over"]["reason"] == "abandoned"
    anew = (await boris.get(f"/api/tables/{table}/record")).text
    assert anew == record.replace("=Anna_Karenina", "=nobody") != record
    assert (await boris.see(f"/api/tables/{branch}"))["status"] == "open"
    assert (await boris.see("/api/me/profile"))["games"] == 2 and (await boris.see("/api/me/friends"))["friends"] == []
    await boris.want("/api/me/claim", {"name": "Anna Karenina", "password": "long enough"})


async def test_leaving_closes_lines_and_shows_in_every_process(server: Server, database: str) -> None:
    one, two = await server(database), await server(database)
    anna, boris = await one.guest("Anna"), await one.guest("Boris")
    table = await played(anna, boris)
    line = await line_to(two.address, anna.token)
    elsewhere = Visitor(two.client, boris.token)
    assert (await elsewhere.see(f"/api/tables/{table}"))["seats"][0]["person"]["name"] == "Anna"
    # Both processes know what the game did to the ratings, and it is done once.
    assert await _changes(elsewhere, table) == await _changes(boris, table) != []
    await anna.want("/api/me/farewell", {"name": "Anna"})
    assert (await line.hear("error"))["code"] == "bad-token"
    if "postgres" in database:  # there the processes ring; with one file there is but one process
        while (await elsewhere.see(f"/api/tables/{table}"))["seats"][0]["person"]["name"]:
            await asyncio.sleep(0.01)


async def test_two_processes_settle_a_game_once(opener: Opener, database: str) -> None:
    one, two = await opener(database), await opener(database)
    anna, boris = await one.guest("Anna"), await one.guest("Boris")
    table = await played(anna, boris)
    rating = (await anna.see("/api/me/profile"))["standings"][0]["rating"]

    def unsettle(connection: Connection) -> None:
        connection.execute(TABLE.update().values(settled=False))
        connection.execute(text("DELETE FROM result"))
        connection.execute(text("DELETE FROM rating"))

    await one.hall.store.database.write(unsettle)
    pages = await asyncio.gather(
        *(Visitor(each.client, anna.token).see("/api/me/profile") for each in (one, two, one, two))
    )
    pages.append(await anna.see("/api/me/profile"))
    assert pages[-1]["standings"][0]["rating"] == rating and pages[-1]["standings"][0]["games"] == 1
    assert len(await _changes(anna, table)) == 2


async def test_a_database_from_before_gets_results_for_its_old_games(
    opener: Opener, sqlite: str, tmp_path: Path
) -> None:
    hall = await opener(sqlite)
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    await played(anna, boris)
    rows = await hall.hall.store.database.read(
        lambda connection: {
            each.name: [dict(row) for row in connection.execute(select(each)).mappings()]
            for each in METADATA.sorted_tables
            if each.name in ("person", "token", "game_table", "event", "member")
        }
    )
    # The same games in a database of the version before.
    old = f"sqlite:///{tmp_path / 'old.sqlite'}"
    engine = create_engine(old)
    config = Config()
    config.set_main_option("script_location", "warhall:server/store/migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        for name, found in rows.items():
            for row in found:
                for new in ("emblem", "shows", "friend_key", "settled"):
                    row.pop(new, None)
                names = ", ".join(f'"{key}"' for key in row)
                places = ", ".join(f":{key}" for key in row)
                connection.execute(text(f"INSERT INTO {name} ({names}) VALUES ({places})"), row)  # noqa: S608  our own names
    engine.dispose()
    again = await opener(old)
    page = await Visitor(again.client, anna.token).see("/api/me/profile")
    assert (page["games"], page["won"], page["shows"]) == (1, 1, "everyone")
    assert page["standings"] == (await anna.see("/api/me/profile"))["standings"]


async def test_data_is_made_ready_only_so_often(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, Time())
    anna = await hall.guest()
    answers = [(await anna.get("/api/me/export")).status_code for _ in range(7)]
    assert answers == [200] * 6 + [429]


async def test_nobody_is_named_by_nonsense(hall: Open) -> None:
    for name in ("%00", "a" * 500, "..%2F..", "%F0%9F%91%BB"):
        assert (await hall.nobody.get(f"/api/people/{name}")).json()["code"] in ("no-such-person", "not-found")
    with pytest.raises(HallError):
        await hall.hall.profiles.named("\x00")
    assert json.loads((await hall.nobody.get("/api/me/profile")).text)["code"] == "no-token"
    assert PERSON.c.friend_key.nullable and EVENT.c.body is not None


async def test_the_levels_of_a_game_stand_where_a_persons_page_draws_them(hall: Open) -> None:
    anna = await hall.guest()
    drawn = (await anna.see("/api/me/profile"))["levels"]["four"]
    told = {each["id"]: each for each in (await anna.see("/api/games/four"))["levels"]}
    assert [told[each["level"]]["rating"] for each in drawn] == [each["rating"] for each in drawn]
    assert [told[each["level"]]["measured"] for each in drawn] == [each["measured"] for each in drawn]


async def test_the_log_calls_people_as_they_are_called_at_the_table(hall: Open) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await anna.want("/api/tables", {"game": "four", "seats": seats}))["table"]["id"]
    await boris.want(f"/api/tables/{table}/join", {"name": "Boris the red"})
    joined = [each for each in (await anna.see(f"/api/tables/{table}/events"))["events"] if each["kind"] == "joined"]
    assert [each["person"]["name"] for each in joined] == ["Boris the red"]
