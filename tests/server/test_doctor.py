"""The card doctor: things are opened, examined, written as packs and driven, each person within limits."""

from __future__ import annotations

import asyncio
import io
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.guard import GUARD
from tests.server.conftest import Opener
from tests.server.playing import Visitor
from warhall.games import DRAFT, rooms
from warhall.games import game as game_of
from warhall.lab import doctor
from warhall.lab.drive import Driven, Wanted, figures, game_at
from warhall.server import doctoring

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.anyio
FILE = "cards.yaml"


async def thing(who: Visitor, ident: str = "advance_scout") -> str:
    return str((await who.see(f"/api/doctor/tyrants/{FILE}/{ident}"))["text"])


async def examined(who: Visitor, text: str) -> dict[str, Any]:
    return await who.want("/api/doctor/tyrants/examine", {"file": FILE, "text": text})


async def test_a_card_is_opened_changed_and_read_in_three_languages(opener: Opener, sqlite: str) -> None:
    anna = await (await opener(sqlite)).guest("Anna")
    answer = await anna.get("/api/doctor/tyrants")
    files = {each["file"]: each for each in answer.json()}
    assert "advance_scout" in {each["id"] for each in files[FILE]["things"]}
    assert "$defs" in files[FILE]["schema"]
    text = await thing(anna)
    assert text.startswith("- id: advance_scout\n")
    same = await examined(anna, text)
    assert (same["faults"], same["changes"]) == ([], [])
    assert same["faces"] == same["printed"]
    changed = await examined(anna, text.replace("cost: 3", "cost: 2").replace("white}", "white, n: 2}"))
    assert [(each["path"], each["was"], each["now"]) for each in changed["changes"]] == [
        ("cost", "3", "2"),
        ("effect[0].n", "–", "2"),
    ]
    assert [each["lines"] for each in changed["faces"]] == [
        ["Supplant 2 white troops"],
        ["Замените 2 белых войска"],
        ["Замініть 2 білі війська"],
    ]


async def test_a_fault_is_told_by_its_line_with_the_right_spelling(opener: Opener, sqlite: str) -> None:
    anna = await (await opener(sqlite)).guest("Anna")
    text = (await thing(anna)).replace("cost:", "cots:").replace("supplant", "suplant")
    found = (await examined(anna, text))["faults"]
    lines = text.splitlines()
    for word, right in (("cots", "cost"), ("suplant", "supplant")):
        own = next(each for each in found if f"did you mean {right!r}" in each["problem"])
        assert word in lines[own["line"] - 1]


async def test_a_pack_is_what_the_command_line_plays_with(opener: Opener, sqlite: str, tmp_path: Path) -> None:
    anna = await (await opener(sqlite)).guest("Anna")
    text = (await thing(anna)).replace("cost: 3", "cost: 2")
    answer = await anna.post("/api/doctor/tyrants/pack", {"file": FILE, "text": text})
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        archive.extractall(tmp_path)
    room = game_of("tyrants", tmp_path / DRAFT)
    assert room.content != game_of("tyrants").content


async def test_who_asks_too_often_is_told_to_wait(opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctoring, "LOOKS_AT_ONCE", 1)
    hall = await opener(sqlite)
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    assert (await anna.get("/api/doctor/four")).json()["code"] == "bad-request"
    assert (await anna.get("/api/doctor/four")).json()["code"] == "too-fast"
    assert (await boris.get("/api/doctor/four")).json()["code"] == "bad-request"


async def test_a_drive_runs_in_the_background_and_belongs_to_one_person(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctoring, "GAMES", 2)
    hall = await opener(sqlite, bot_workers=1)
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    begun = await anna.post("/api/doctor/tyrants/drive", {"file": FILE, "text": await thing(anna)})
    assert begun.status_code == 202
    path = f"/api/drives/{begun.json()['id']}"
    assert (await boris.get(path)).json()["code"] == "not-found"
    async with asyncio.timeout(GUARD):
        while (shown := await anna.see(path))["status"] == "running":
            await asyncio.sleep(0.05)
    assert (shown["status"], shown["games"]) == ("done", 2)
    # Nothing was changed, so both houses have played the same game.
    assert shown["figures"]["had"] == shown["figures"]["had_printed"]
    assert shown["figures"]["suggestion"] is None


async def test_a_drive_is_stopped_and_keeps_what_it_has(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, bot_workers=1)
    anna = await hall.guest("Anna")
    begun = await anna.want("/api/doctor/tyrants/drive", {"file": FILE, "text": await thing(anna)})
    path = f"/api/drives/{begun['id']}"
    stopped = await hall.client.delete(path, headers=anna.headers)
    assert stopped.json()["status"] == "stopped"
    assert (await anna.see(path))["status"] == "stopped"


def driven(number: int, *, has: bool, wins: bool, changed: bool = True) -> Driven:
    own = ((("advance_scout", 1),), ()) if has else ((), ())
    places = (1, 2) if wins else (2, 1)
    return Driven(number, changed, (0 if wins else 1,), places, own, ((), ()), 0, 30 + number % 5, "", "", "")


def test_figures_are_of_whoever_has_the_thing() -> None:
    text = doctor.written("tyrants", FILE, "advance_scout")
    games = [driven(n, has=n % 2 == 0, wins=n % 4 == 0) for n in range(40)]
    found = figures("tyrants", FILE, text, "advance_scout", games)
    assert found.have is not None
    assert (found.have.seats, found.have.rate) == (20, 0.5)
    assert found.had is not None
    assert found.had.rate == 0.5
    assert found.have_printed is None
    assert found.price == 3


def test_the_same_number_of_a_drive_is_the_same_game() -> None:
    text = doctor.written("dungeoneer", "adventures.yaml", "fd_distraction")
    wanted = Wanted(game="dungeoneer", file="adventures.yaml", text=text, first=0, seconds=1, most=2)
    one, two = game_at(wanted, 0), game_at(wanted, 1)
    assert (one.changed, two.changed) == (True, False)
    assert (one.own, one.winners, one.turns) == (two.own, two.winners, two.turns)


@pytest.mark.parametrize("game", [each for each in rooms() if each != "four"])
def test_whatever_can_be_opened_is_found_as_it_is_written(game: str) -> None:
    for sheet in doctor.sheets(game):
        for listed in sheet.things:
            text = doctor.written(game, sheet.file, listed.id)
            assert text.startswith("- ")
            assert f"id: {listed.id}" in text


async def test_a_doctored_card_is_played_at_a_table_of_its_own(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, bot_workers=1)
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    copy = await anna.see(f"/api/doctor/tyrants/{FILE}/advance_scout", new="my_scout")
    text = copy["text"].replace("Advance Scout", "My Scout", 1)
    made = await anna.post("/api/doctor/tyrants/table", {"file": FILE, "text": text})
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    info = await anna.see(f"/api/tables/{table}")
    assert (info["drafted"], info["private"], info["status"]) == (True, True, "playing")
    # Its names and cards are asked for with the table, by whoever may see the table.
    named = await anna.see("/api/games/tyrants/names", table=table)
    assert named["card"]["my_scout"]["en"] == "My Scout"
    library = await anna.see("/api/games/tyrants/library/uk", table=table)
    assert "my_scout" in {each["id"] for each in library["cards"]}
    assert "my_scout" not in (await anna.see("/api/games/tyrants/names"))["card"]
    assert (await boris.get("/api/games/tyrants/names", table=table)).json()["code"] == "no-such-table"
    assert (await anna.get("/api/games/dungeoneer/names", table=table)).json()["code"] == "no-such-table"
    await anna.act(table, "play my_scout")
    shown = (await anna.see(f"/api/tables/{table}/outlook"))["outlook"]
    assert "my_scout" in str(shown["view"]["played"] if "played" in shown["view"] else shown["view"])
    # Whoever reads the table from its log has the card too, and so have the processes that think.
    hall.hall.tables.desks.clear()
    assert (await anna.see(f"/api/tables/{table}/outlook"))["outlook"]["view"] == shown["view"]
    hint = await anna.want(f"/api/tables/{table}/hint", {"count": shown["count"]})
    assert hint["options"]


async def test_a_faulty_card_is_played_by_nobody(opener: Opener, sqlite: str) -> None:
    anna = await (await opener(sqlite)).guest("Anna")
    text = (await thing(anna)).replace("cost: 3", "cost: three")
    answer = await anna.post("/api/doctor/tyrants/table", {"file": FILE, "text": text})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert answer.json()["message"].startswith("line 5: ")


async def test_what_is_shown_of_a_drive_is_of_one_moment(
    opener: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await opener(sqlite, bot_workers=1)
    anna = await hall.guest("Anna")
    begun = await anna.want("/api/doctor/tyrants/drive", {"file": FILE, "text": await thing(anna)})
    path = f"/api/drives/{begun['id']}"
    await hall.client.delete(path, headers=anna.headers)
    own = hall.hall.doctors._drives[begun["id"]]
    own.driven, own.status = [driven(0, has=True, wins=True)], "running"
    plain = doctoring.drive.figures

    def ends_meanwhile(*args: Any) -> Any:
        own.driven = [*own.driven, driven(1, has=True, wins=True, changed=False)]
        own.status = "done"
        return plain(*args)

    monkeypatch.setattr(doctoring.drive, "figures", ends_meanwhile)
    shown = await anna.see(path)
    assert (shown["status"], shown["games"], shown["figures"]["games"]) == ("running", 1, 1)


@pytest.mark.parametrize("game", sorted(name for name in rooms() if game_of(name).content != "none"))
def test_every_kind_of_thing_has_a_name_that_a_person_reads(game: str) -> None:
    texts = (ROOT / "web/src/texts/en.ftl").read_text(encoding="utf-8")
    stems = [sheet.file.removesuffix(".yaml").replace("_", "-") for sheet in doctor.sheets(game)]
    assert [stem for stem in stems if f"\ndoctor-file-{stem} = " not in texts] == []
