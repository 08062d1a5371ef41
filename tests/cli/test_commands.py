"""The other commands: what programs read, what people read, and what goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.content.folders import pack
from warhall.games import games
from warhall.kernel.words import LANGUAGES

BOARD = "game: four\nposition:\n  board: |\n" + "    .......\n" * 5 + "    r......\n"


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    run("play", "four", "--seats", "random,random", "--seed", 4, "--save", file)
    return file


def test_games_are_listed_for_programs_in_a_fixed_form(run: Run) -> None:
    ran = run("games", "--json")
    assert (ran.code, ran.err) == (0, "")
    listed = json.loads(ran.out)
    assert [each["id"] for each in listed] == [game.id for game in games()]
    four = next(each for each in listed if each["id"] == "four")
    assert four == {
        "id": "four",
        "title": "Four in a row",
        "titles": {"en": "Four in a row", "ru": "Четыре в ряд", "uk": "Чотири в ряд"},
        "players": [2],
        "modes": ["standard"],
    }


def test_a_ruling_is_shown_by_its_id_with_the_rules_that_rest_on_it(run: Run) -> None:
    shown = run("rules", "dungeon_command", "dc-d2").out.splitlines()
    assert shown[0] == "Rulings: Battlefield"
    assert shown[1].startswith("  DC-D2  Wall side against wall side.")
    assert "→ Allowed; it stays closed." in shown[1]
    named = [line.split()[0] for line in shown[2:] if line.startswith("  ")]
    assert named == ["DC-2.5"]
    assert run("rules", "dungeon_command", "DC-D2", "--lang", "uk").out.startswith("Рішення: Поле бою\n  DC-D2  Бік зі")
    found = json.loads(run("rules", "dungeon_command", "DC-D2", "--json").out)
    assert [each["id"] for each in found] == ["DC-D2", *named]


def test_words_find_rulings_too_but_all_rules_are_the_rules_alone(run: Run) -> None:
    assert "DC-D30" in run("rules", "dungeon_command", "token", "shortage").out
    assert "DC-D30  " not in run("rules", "dungeon_command").out
    assert "did you mean 'DC-D30'" in run("rules", "dungeon_command", "DC-D300").err


@pytest.mark.parametrize(("language", "title"), [("en", "Four in a row"), ("uk", "Чотири в ряд")])
def test_games_are_listed_for_people(run: Run, language: str, title: str) -> None:
    assert f"four: {title} (" in run("games", "--lang", language).out


def test_what_can_be_picked_before_a_game_is_listed_by_name(run: Run) -> None:
    lines = run("games", "fantasy_commander", "--lang", "uk").out.splitlines()
    assert "    s3                 3. Складне рішення" in lines
    assert "size: Розмір битви [mode=epic]" in lines
    assert lines[-1].endswith("ground, armies, decks, elements.")
    choices = json.loads(run("games", "tyrants", "--json").out)["choices"]
    assert [choice["option"] for choice in choices] == ["half_decks", "section", "houses"]


def test_rules_are_shown_whole_by_id_and_by_words(run: Run) -> None:
    assert run("rules", "four").out.startswith("1. Board and stones\n  CF-1.1  The board stands upright")
    assert run("rules", "four", "cf-2.3").out.splitlines()[1:] == [
        "  CF-2.3  A column whose 6 holes are taken is full; no stone may be dropped into it."
    ]
    found = json.loads(run("rules", "four", "draw", "--json").out)
    assert [rule["id"] for rule in found] == ["CF-3.3"]
    assert "CF-2.1" in run("rules", "four", "--lang", "ru").out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["rules", "for"], "no game 'for' (did you mean 'four'?)"),
        (["rules", "four", "dragon"], "no rule of four has all of these words: dragon"),
        (["rules", "four", "CF-2.9"], "there is no rule 'CF-2.9' (did you mean"),
        (["replay", "nowhere"], "cannot read nowhere"),
        (["position", "check", "nowhere"], "cannot read nowhere"),
        (["position", "of", "nowhere"], "cannot read nowhere"),
        (["content", "check", "nowhere"], "cannot read nowhere/pack.yaml"),
        (["content", "schema", "four"], "four has no content files"),
        (["bench", "engine", "--game", "five", "--seconds", "0.01"], "no game 'five'"),
    ],
)
def test_every_fault_is_one_sentence_and_a_non_zero_exit(run: Run, arguments: list[str], problem: str) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("warhall: ")
    assert problem in ran.err
    assert ran.err.count("\n") == 1


def test_wrong_usage_is_explained(run: Run) -> None:
    ran = run("play", "--no-such-option")
    assert ran.code == 2
    assert "No such option" in ran.err
    assert "Commands:" in run().err


def test_a_record_is_replayed_to_its_end(run: Run, record: Path) -> None:
    ran = run("replay", record)
    assert (ran.code, ran.err) == (0, "")
    assert "1 red drop " in ran.out
    assert "Azure drops a stone into column" in ran.out
    assert "actions, and every state as recorded." in ran.out
    assert ran.out.count("wins. [CF-3.1]") == 1
    assert ran.out.count(" a b c d e f g") == 1


def test_a_replay_tells_programs_where_it_led(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    found = json.loads(run("replay", record, "--json").out)
    assert (found["game"], found["actions"]) == ("four", len(lines) - 6)
    assert lines[-1].endswith(found["digest"])
    assert found["result"]["rule"] in {"CF-3.1", "CF-3.3"}


def test_a_replay_goes_step_by_step_on_request(run: Run, record: Path) -> None:
    actions = len(record.read_text(encoding="utf-8").splitlines()) - 6
    ran = run("replay", record, "--step", "--seat", "red", typed="\n" * actions)
    assert ran.code == 0
    assert ran.out.count(" a b c d e f g") == actions
    ended = run("replay", record, "--step", typed="\n")
    assert (ended.code, ended.err) == (1, "The input has ended before the game.\n")


def test_a_changed_record_does_not_replay(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    lines = text.splitlines()
    lines[7] = lines[7][:-1] + ("0" if lines[7][-1] != "0" else "1")
    record.write_text("\n".join(lines), encoding="utf-8")
    ran = run("replay", record)
    assert ran.code == 1
    assert "warhall: record line 8: expected the digest" in ran.err
    record.write_text(text.replace("1 red drop", "1 yellow drop"), encoding="utf-8")
    assert "record line 7: CF-2.1: not-asked" in run("replay", record).err
    record.write_bytes(b"\xff\xfe")
    assert "is no text in UTF-8" in run("replay", record).err


@pytest.mark.usefixtures("guests")
def test_a_replay_shows_what_one_seat_could_know(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "duel.txt"
    run("play", "duel", "--seats", "random,random", "--seed", 4, "--save", file)
    assert run("replay", file, "--json").code == 0
    seen = run("replay", file, "--seat", "south").out
    assert "North lays a card face down." in seen
    assert "South lays a card face down." not in seen


def test_a_position_is_shown_and_checked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.yaml"
    file.write_text(BOARD, encoding="utf-8")
    shown = run("position", "show", file, "--seat", "yellow")
    assert shown.code == 0
    assert " ● · · · · · · \n a b c d e f g" in shown.out
    assert "drop g" in shown.out
    assert "Waiting for Ember." in run("position", "show", file).out
    assert run("position", "check", file).out == f"{file}: a sound position of Four in a row.\n"
    assert "no seat 'blue': there are red, yellow" in run("position", "show", file, "--seat", "blue").err
    file.write_text(BOARD.replace("game: four\n", ""), encoding="utf-8")
    assert "does not say which game" in run("position", "check", file).err
    assert run("position", "check", file, "--game", "four").code == 0
    file.write_text(BOARD.replace("r..", "rx."), encoding="utf-8")
    assert "position, board, row 6: expected one of '.ry', found 'x'" in run("position", "check", file).err


def test_a_position_is_taken_from_a_record(run: Run, record: Path, tmp_path: Path) -> None:
    first = run("position", "of", record, "--step", 0)
    assert first.code == 0
    assert first.out.count(".......") == 6
    one = run("position", "of", record, "--step", 1).out
    assert one.count("r") > first.out.count("r")
    file = tmp_path / "end.yaml"
    file.write_text(run("position", "of", record).out, encoding="utf-8")
    assert "wins. [CF-3.1]" in run("position", "show", file).out
    for step in (-1, 99):
        assert f"there is no step {step}: the record has" in run("position", "of", record, "--step", step).err


def test_a_room_without_content_files_has_nothing_to_check(run: Run) -> None:
    assert "four: no content files, nothing to check.\n" in run("content", "check").out


@pytest.mark.usefixtures("guests")
def test_content_and_packs_are_checked(run: Run, tmp_path: Path) -> None:
    assert "caves: the content is sound (" in run("content", "check").out
    sound = pack(tmp_path, {}, name="sound")
    assert f"{sound}: the pack deep 1.0 for caves is sound (" in run("content", "check", sound).out
    assert json.loads(run("content", "check", sound, "--json").out) == {"sound": True, "faults": []}
    faulty = pack(tmp_path, {"cardz.yaml": "[]"}, name="faulty")
    ran = run("content", "check", faulty)
    assert ran.code == 1
    assert "cardz.yaml" in ran.err
    told = run("content", "check", faulty, "--json")
    assert told.code == 1
    assert json.loads(told.out)["faults"][0]["file"].endswith("cardz.yaml")


def test_a_pack_for_a_game_without_content_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("game: four\n", encoding="utf-8")
    assert "four takes no packs" in run("content", "check", tmp_path).err


@pytest.mark.usefixtures("guests")
def test_schemas_are_printed_or_written(run: Run, tmp_path: Path) -> None:
    printed = json.loads(run("content", "schema", "caves").out)
    assert {"pack.yaml", "cards.yaml"} <= printed.keys()
    assert run("content", "schema", "caves", "--into", tmp_path / "schemas").code == 0
    written = json.loads((tmp_path / "schemas" / "cards.yaml.schema.json").read_text(encoding="utf-8"))
    assert written == printed["cards.yaml"]
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot write into" in run("content", "schema", "caves", "--into", tmp_path / "file").err


def test_the_benchmark_tells_programs_its_figures_in_a_fixed_form(run: Run) -> None:
    found = json.loads(run("bench", "engine", "--game", "four", "--seconds", "0.02", "--json").out)
    rates = ["decisions_per_second", "decisions_per_second_unnormalised", "games_per_second"]
    assert list(found) == ["game", *rates, "copy_us"]
    assert found["decisions_per_second_unnormalised"] > 0
    assert found["game"] == "four"
    assert 7 <= found["decisions_per_second"] / found["games_per_second"] <= 42
    assert found["copy_us"] > 0
    assert "decisions_per_second" in run("bench", "engine", "--seconds", "0.02").out


def test_every_language_of_the_house_is_a_language_of_the_command(run: Run) -> None:
    for language in LANGUAGES:
        assert run("games", "--lang", language).code == 0
