"""Lessons and puzzles over the wire: opened, gone through, left and come back to, for guests as for everybody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Open
from tests.server.playing import Json, Visitor, guest
from warhall.learn.school import school, schools

pytestmark = pytest.mark.anyio

GAMES = ("tyrants", "fantasy_commander", "dungeon_command", "dungeoneer", "dnd_miniatures")


async def opened(me: Visitor, game: str, chapter: str | None = None, **more: Any) -> tuple[str, Json]:
    made = await me.want(f"/api/learn/{game}/open", {"chapter": chapter, **more})
    return str(made["table"]), dict(made["lesson"])


async def now(me: Visitor, table: str) -> Json:
    return dict((await me.see(f"/api/tables/{table}/outlook"))["lesson"])


async def step(me: Visitor, table: str, do: str) -> Json:
    return dict((await me.want(f"/api/tables/{table}/lesson", {"do": do}))["lesson"])


async def act(me: Visitor, table: str, notation: str) -> Any:
    count = (await me.see(f"/api/tables/{table}/outlook"))["outlook"]["count"]
    return await me.post(f"/api/tables/{table}/actions", {"notation": notation, "count": count})


async def through(me: Visitor, table: str, lesson: Json) -> Json:
    """Do only what a chapter says, until it is over or the game is free."""
    for _ in range(60):
        match lesson["kind"]:
            case "read":
                lesson = await step(me, table, "next")
            case "try":
                answer = await act(me, table, lesson["press"])
                assert answer.status_code == 409
                assert answer.json()["refusal"]["rule"]
                lesson = await now(me, table)
                assert lesson["tried"]["refusal"]["rule"] == answer.json()["refusal"]["rule"]
            case "do":
                assert lesson["task"]["message"].startswith("action-")
                answer = await act(me, table, lesson["wanted"][-1])
                assert answer.status_code == 200, answer.text
                lesson = await now(me, table)
            case _:
                return lesson
    raise AssertionError("the chapter does not end")


@pytest.mark.parametrize("game", GAMES)
async def test_every_chapter_is_gone_through_by_doing_what_it_says(hall: Open, game: str) -> None:
    me = await guest(hall.client, "Lerna")
    chapters = school(game).lesson.chapters
    table, lesson = await opened(me, game)
    for chapter in chapters:
        assert lesson["chapter"] == chapter.id
        assert lesson["step"] == 1
        lesson = await through(me, table, lesson)
        if chapter.play is None:
            assert lesson["kind"] == "end"
            table, lesson = await opened(me, game, lesson["after"]["chapter"])
        else:
            assert lesson["kind"] == "play"
    page = await me.see("/api/learn")
    card = next(each for each in page["lessons"] if each["game"] == game)
    assert [each["state"] for each in card["chapters"]] == ["done"] * (len(chapters) - 1) + ["begun"]
    assert page["featured"] == game
    assert card["at"]["chapter"] == chapters[-1].id
    assert lesson["chapters"][0]["state"] == "done"


async def test_a_legal_move_that_is_not_wanted_is_declined_gently_and_changes_nothing(hall: Open) -> None:
    me = await guest(hall.client, "Lerna")
    table, lesson = await opened(me, "tyrants")
    assert (lesson["kind"], lesson["back"], lesson["next"]) == ("read", False, True)
    early = await act(me, table, "deploy eryndlyn:1")
    assert (early.status_code, early.json()["code"]) == (409, "not-now")
    assert early.json()["refusal"] == {"message": "learn-not-now"}
    lesson = await step(me, table, "next")
    before = await me.see(f"/api/tables/{table}/outlook")
    other = next(
        each["notation"]
        for each in before["outlook"]["question"]["options"]
        if each["notation"] not in lesson["wanted"]
    )
    assert (await act(me, table, other)).json()["code"] == "not-now"
    assert (await act(me, table, "end-turn")).json()["code"] == "refused"
    assert (await act(me, table, "dance")).json()["code"] == "bad-notation"
    assert await me.code(f"/api/tables/{table}/lesson", {"do": "next"}) == "not-now"
    after = await me.see(f"/api/tables/{table}/outlook")
    assert (after["n"], after["outlook"]["count"]) == (before["n"], before["outlook"]["count"])
    assert after["undo"] == 0
    assert await me.code(f"/api/tables/{table}/undo", {"count": after["outlook"]["count"]}) == "not-now"


async def test_back_restores_the_position_and_repeat_begins_again(hall: Open) -> None:
    me = await guest(hall.client, "Lerna")
    table, lesson = await opened(me, "tyrants")
    start = (await me.see(f"/api/tables/{table}/outlook"))["outlook"]["view"]
    await step(me, table, "next")
    await act(me, table, "deploy eryndlyn:0")
    told = await now(me, table)
    assert (told["step"], told["kind"]) == (3, "read")  # the rival has moved already
    update = await me.see(f"/api/tables/{table}/outlook")
    assert update["outlook"]["view"] != start
    back = await step(me, table, "back")
    assert (back["step"], back["kind"]) == (2, "do")
    assert (await me.see(f"/api/tables/{table}/outlook"))["outlook"]["view"] == start
    assert (await act(me, table, "deploy eryndlyn:2")).status_code == 200
    lesson = await step(me, table, "repeat")
    assert (lesson["step"], lesson["back"]) == (1, False)
    assert (await me.see(f"/api/tables/{table}/outlook"))["outlook"]["view"] == start


async def test_words_are_listed_when_the_teacher_has_said_them(hall: Open) -> None:
    me = await guest(hall.client, "Lerna")
    table, lesson = await opened(me, "dungeoneer", "road")
    assert lesson["words"] == []
    lesson = await step(me, table, "next")
    assert [word["id"] for word in lesson["words"]] == ["action-points"]
    lesson = await through(me, table, lesson)
    assert [word["id"] for word in lesson["words"]] == ["action-points", "glory", "peril"]
    _, lesson = await opened(me, "dungeoneer", "glory")
    assert [word["id"] for word in lesson["words"]] == ["action-points", "glory", "peril"]


async def test_one_leaves_and_comes_back_and_may_begin_anew(hall: Open) -> None:
    me = await guest(hall.client, "Lerna")
    table, _ = await opened(me, "dungeoneer", "glory")
    await act(me, table, "play fd_drakan_scimitar")
    await step(me, table, "leave")
    again, lesson = await opened(me, "dungeoneer")
    assert (again, lesson["chapter"], lesson["step"]) == (table, "glory", 2)
    other, lesson = await opened(me, "dungeoneer", "glory", anew=True)
    assert (other != table, lesson["step"]) == (True, 1)
    assert (await me.get("/api/me/tables")).json() == []
    assert (await hall.client.get("/api/tables")).json() == []


async def test_dice_fall_as_the_lesson_wants_and_a_tie_is_kept_after_a_restart(hall: Open) -> None:
    me = await guest(hall.client, "Lerna")
    table, lesson = await opened(me, "dnd_miniatures", "two_actions")
    await act(me, table, lesson["wanted"][0])
    before = await me.see(f"/api/tables/{table}/outlook")
    assert before["outlook"]["view"]["sides"][0]["vp"] == 8 if "sides" in before["outlook"]["view"] else True
    hall.hall.tables.desks.clear()  # as after a restart: everything is read anew from the log
    after = await me.see(f"/api/tables/{table}/outlook")
    assert after["lesson"] == before["lesson"]
    assert after["outlook"] == before["outlook"]


async def test_a_lesson_is_its_learners_alone(hall: Open) -> None:
    me, other = await guest(hall.client, "Lerna"), await guest(hall.client, "Other")
    table, _ = await opened(me, "tyrants")
    assert await other.code(f"/api/tables/{table}/lesson", {"do": "next"}) == "no-such-table"
    assert (await other.get(f"/api/tables/{table}/outlook")).status_code == 404
    nobody = Visitor(hall.client)
    assert await nobody.code("/api/learn/tyrants/open", {}) == "no-token"
    page = await nobody.see("/api/learn")
    assert {card["state"] for card in page["lessons"]} == {"new"}
    assert await me.code("/api/learn/four/open", {}) == "not-found"
    assert await me.code("/api/learn/nothing/open", {}) == "no-such-game"
    assert await me.code("/api/learn/tyrants/open", {"chapter": "spyes"}) == "not-found"


async def test_the_glossary_is_served_in_every_language(hall: Open) -> None:
    for language, name in (("en", "Power"), ("ru", "Могущество"), ("uk", "Могутність")):
        entries = (await hall.client.get(f"/api/learn/tyrants/glossary/{language}")).json()
        power = next(entry for entry in entries if entry["id"] == "power")
        assert (power["name"], power["rule"]) == (name, "TU-4.2")
        assert power["means"]
    untaught = await hall.client.get("/api/learn/four/glossary/en")
    assert (untaught.status_code, untaught.json()) == (200, [])
    assert (await hall.client.get("/api/learn/nothing/glossary/en")).json()["code"] == "no-such-game"


async def test_texts_pages_and_pictures_are_served(hall: Open) -> None:
    me = Visitor(hall.client)
    for game in schools():
        for language in ("en", "ru", "uk"):
            answer = await me.get(f"/api/learn/{game}/texts/{language}")
            assert "learn-lesson-title" in answer.text
            again = await hall.client.get(answer.url.path, headers={"if-none-match": answer.headers["etag"]})
            assert again.status_code == 304
            page = await me.see(f"/api/learn/{game}/page/{language}")
            assert page["win"]
        first = school(game).lesson.chapters[0].id
        assert (await me.see(f"/api/learn/{game}/chapters/{first}/outlook"))["question"]
        puzzle = school(game).puzzles[0].id
        assert (await me.see(f"/api/learn/{game}/puzzles/{puzzle}/outlook"))["question"]
    assert (await me.get("/api/learn", date="today")).json()["code"] == "bad-request"


async def solved(me: Visitor, game: str, ident: str, moves: tuple[str, ...]) -> Json:
    """Play a line of a puzzle as far as the table asks for it."""
    made = await me.want(f"/api/learn/{game}/puzzles/{ident}/open", {})
    table = str(made["table"])
    for notation in moves:
        answer = await act(me, table, notation)
        if answer.status_code != 200:
            break
    return {"table": table, **(await me.see(f"/api/tables/{table}/outlook"))["puzzle"]}


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_puzzle_of_every_game_is_solved_by_its_line(hall: Open, game: str) -> None:
    me = await guest(hall.client, "Lerna")
    puzzle = school(game).puzzles[0]
    found = await solved(me, game, puzzle.id, puzzle.lines[0].moves)
    assert found["state"] == "solved"
    assert found["attempts"][0]["chance"] == 1.0
    assert found["answer"]["best"] == 1.0
    assert found["answer"]["why"]["message"] == f"learn-puzzle-{puzzle.id}-why"
    cards = (await me.get(f"/api/learn/{game}/puzzles")).json()
    assert (cards[0]["state"], cards[0]["tried"], cards[0]["solved"]) == ("solved", 1, 1)
    made = await me.want(f"/api/tables/{found['table']}/play-on")
    assert (await me.see(f"/api/tables/{made['table']}/outlook"))["info"]["status"] == "playing"


async def test_a_tempting_line_is_judged_by_its_chance_and_then_shown(hall: Open) -> None:
    me = await guest(hall.client, "Lerna")
    puzzle = school("dungeoneer").puzzle("ring")
    tempting = puzzle.tempting[0]
    found = await solved(me, "dungeoneer", "ring", tempting.moves)
    table = found["table"]
    if (
        found["state"] == "trying"
    ):  # the dice fell badly, and something could still be done: the line is judged as it is
        found = (await me.want(f"/api/tables/{table}/puzzle", {"do": "judge"}))["puzzle"]
    assert (found["state"], found["attempts"][0]["chance"], found["answer"]) == ("judged", 0.833, None)
    assert (await act(me, table, "end")).json()["code"] == "not-now"
    for attempt in (2, 3):
        block = (await me.want(f"/api/tables/{table}/puzzle", {"do": "again"}))["puzzle"]
        assert (block["state"], block["attempt"], block["line"]) == ("trying", attempt, [])
        for hint in ("learn-hint-rule", "learn-hint-thing", "action-play") if attempt == 2 else ():
            block = (await me.want(f"/api/tables/{table}/puzzle", {"do": "hint"}))["puzzle"]
            assert block["hint"]["message"] == hint
        block = (await me.want(f"/api/tables/{table}/puzzle", {"do": "judge"}))["puzzle"]
    assert block["state"] == "shown"
    assert block["answer"]["best"] == 0.889
    assert block["answer"]["tempting"][0]["yours"]
    listed = (await me.get("/api/learn/dungeoneer/puzzles")).json()
    assert [(each["state"], each["first"]) for each in listed if each["id"] == "ring"] == [("shown", 0)]


async def test_the_puzzle_of_the_day_is_the_same_for_everybody(hall: Open) -> None:
    me, other = await guest(hall.client, "Lerna"), await guest(hall.client, "Other")
    one = (await me.see("/api/learn", date="2026-11-16"))["daily"]
    assert one == (await other.see("/api/learn", date="2026-11-16"))["daily"]
    days = [(await me.see("/api/learn", date=f"2026-11-{day}"))["daily"]["game"] for day in range(16, 21)]
    assert sorted(days) == sorted(GAMES)
    week = (await me.see("/api/learn", date="2026-11-16"))["week"]
    assert [week[0]["date"], week[-1]["date"]] == ["2026-11-10", "2026-11-16"]
