"""`warhall arena`: what people and programs get, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from warhall.arena.running import Run as ArenaRun

SERIAL = ("--on", "serial")


def test_a_match_for_programs_is_one_object(run: Run) -> None:
    ran = run("arena", "match", "four", "greedy", "random", "--games", 5, *SERIAL, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found["games"] == 6, "rounded up, so that both sit alike"
    assert list(found["players"]) == ["greedy", "random"]
    low, high = found["players"]["greedy"]["interval"]
    assert 0 <= low <= found["players"]["greedy"]["win_rate"] <= high <= 1
    assert {"games", "seats", "lengths", "seeds"} <= set(found)


def test_people_read_tables(run: Run) -> None:
    ran = run("arena", "league", "four", "random", "greedy", "random", "--games", 2, *SERIAL)
    lines = ran.out.splitlines()
    assert lines[0].startswith("four: 6 games, ")
    assert lines[2].split()[0] == "greedy"
    assert {line.split()[0] for line in lines[3:5]} == {"random", "random#2"}
    assert "random 0.0 %, greedy 100.0 % (2 games)" in lines


@pytest.mark.parametrize(
    ("lang", "order"), [("en", "From the top: "), ("ru", "Сверху вниз: "), ("uk", "Згори донизу: ")]
)
def test_a_ladder_is_told_in_three_languages(run: Run, lang: str, order: str) -> None:
    ran = run("arena", "ladder", "four", "random", "greedy", "--games", 4, *SERIAL, "--lang", lang)
    assert f"{order}greedy > random" in ran.out.splitlines()


def test_options_reach_the_game_and_a_gauntlet_fills_the_table(run: Run) -> None:
    ran = run(
        "arena", "gauntlet", "tyrants", "random", "random", "--games", 1, *SERIAL, "--option", "players=3", "--json"
    )
    assert ran.code == 0, ran.err
    found = json.loads(ran.out)
    assert (found["games"], len(found["seats"])) == (3, 3)
    assert [player["games"] for player in found["players"].values()] == [3, 6]


def test_a_test_ends_a_match_early(run: Run) -> None:
    ran = run("arena", "match", "four", "greedy", "random", "--games", 400, "--until", 60, *SERIAL, "--json")
    found = json.loads(ran.out)
    assert (found["games"], found["test"]["decided"]) == (40, "high")


def test_a_book_and_a_parquet_file_are_written_and_the_book_goes_on(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip(
        "pyarrow.parquet", reason="Apache Arrow is not installed: pip install 'warhall[parquet]'"
    )
    book, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    for games in (2, 4):
        ran = run(
            "arena", "match", "four", "greedy", "random", "--games", games, *SERIAL, "--out", book, "--parquet", table
        )
        assert ran.code == 0, ran.err
        assert len(book.read_text().splitlines()) == games + 1
        rows = parquet.read_table(table).to_pylist()
        assert len(rows) == 2 * games
    assert {row["player"]: row["won"] for row in rows if row["number"] == 1 and row["turned"] == 0} == {
        "greedy": 1.0,
        "random": 0.0,
    }


def test_an_interrupted_run_says_what_is_kept(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ArenaRun, "play", interrupted)
    ran = run("arena", "match", "four", "greedy", "random", *SERIAL, "--out", tmp_path / "book")
    assert ran.code == 130
    assert ran.err == f"Interrupted after 0 games. The same command goes on with {tmp_path / 'book'}.\n"
    assert run("arena", "match", "four", "greedy", "random", *SERIAL).err.endswith("would have been kept.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["match", "fuor", "greedy", "random"], "no game 'fuor'"),
        (["match", "four", "greedy", "greddy"], "no bot 'greddy'"),
        (["match", "four", "greedy"], "1 bots for 2 seats"),
        (["match", "four", "greedy", "random", "--option", "mode=odd"], "no mode 'odd'"),
        (["match", "four", "greedy", "random", "--option", "odd"], "expected key=value"),
        (["match", "four", "greedy", "random", "--until", "200"], "--until takes a share"),
        (["match", "four", "greedy", "random", "--on", "moon"], "--on takes serial"),
        (["match", "four", "greedy", "stdio:no-such-program"], "there is no program 'no-such-program'"),
        (["match", "four", "greedy", "random", "--parquet", "nowhere/x.parquet"], "there is no folder nowhere"),
        (["match", "four", "greedy", "random", "--out", "nowhere/x.jsonl"], "nowhere/x.jsonl: No such file"),
        (["league", "four", "greedy"], "needs at least 2 bots"),
        (["gauntlet", "four", "greedy"], "at least one that it meets"),
        (["ladder", "four", "greedy"], "at least two bots"),
        (["match", "fantasy_commander", "greedy", "random", "--option", "scenario=s99"], "s99"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(run: Run, words: list[str], said: str) -> None:
    ran = run("arena", *words)
    assert ran.code == 1
    assert ran.out == ""
    assert said in ran.err
    assert ran.err.startswith("warhall: ") and ran.err.count("\n") == 1


def test_the_levels_stand_on_one_scale_by_the_games_they_played(run: Run) -> None:
    ran = run("arena", "levels", "tyrants")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    order = [line.split()[0] for line in lines[1:8]]
    assert order == ["master", "hard", "normal", "greedy", "easy", "beginner", "random"]
    assert lines[3].split()[1] == "1500"
    assert any(line.startswith("normal 97.5 %, greedy 2.5 % (40 games)") for line in lines)


def test_games_of_a_book_move_the_levels(run: Run, tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    run("arena", "match", "four", "greedy", "random", "--games", 6, *SERIAL, "--out", book)
    before, after = (
        json.loads(run("arena", "levels", "four", *more, "--json").out) for more in ((), ("--book", str(book)))
    )
    place = [{each["level"]: each for each in found["levels"]} for found in (before, after)]
    assert not place[0]["random"]["measured"] and place[1]["random"]["measured"]
    assert place[1]["random"]["rating"] < place[0]["random"]["rating"], "it lost more than was taken for granted"
    assert [(each["one"], each["two"], each["games"], each["won"]) for each in after["met"]] == [
        ("greedy", "random", 6, 6.0)
    ]
    other = run("arena", "levels", "tyrants", "--book", book)
    assert other.err.strip().endswith(f"{book} is about another game: four, not tyrants")
    book.write_text("{}\n")
    assert "is no book of the arena" in run("arena", "levels", "four", "--book", book).err
