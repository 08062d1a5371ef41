"""Playing in the terminal: by number and by notation, against bots and with people, to the end and not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.kernel import duel
from warhall.cli.session import COMMANDS
from warhall.cli.study import Study
from warhall.cli.voice import texts
from warhall.games import game, games
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ProtocolError
from warhall.kernel.record import Record
from warhall.kernel.saving import digest
from warhall.kernel.texts import differences
from warhall.kernel.words import LANGUAGES

WIN = "drop a\ndrop b\n" * 3 + "drop a\n"
"""Both people at one keyboard: red lines up four in column a."""

BOARD = """\
game: four
position:
  board: |
    .......
    .......
    .......
    r......
    r.y....
    r.yy...
"""


def test_two_people_play_to_the_end_by_notation(run: Run) -> None:
    ran = run("play", "four", "--seats", "human,human", typed=WIN)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("Azure has four in a row and wins. [CF-3.1]") == 1
    assert ran.out.count("●") == 1 + 1 + 2 + 2 + 3 + 3 + 4


def test_a_person_plays_a_whole_game_against_a_bot_by_numbers(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "".join(f"{number}\n" for number in (1, 2, 3, 4, 5, 6, 7) * 12)
    ran = run("play", "four", "--seats", "human,greedy", "--seed", 3, "--save", file, typed=typed)
    assert ran.code == 0
    assert "four in a row and wins" in ran.out
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.players == {"red": "person", "yellow": "greedy"}
    assert run("replay", file).code == 0


def test_a_bot_beats_whoever_does_not_look(run: Run) -> None:
    ran = run("play", "four", "--seed", 1, typed="1\n7\n" * 20)
    assert "Ember has four in a row and wins. [CF-3.1]" in ran.out
    assert ran.code == 0


def test_bots_play_by_themselves_and_the_same_seed_gives_the_same_game(run: Run) -> None:
    first = run("play", "four", "--seats", "random,greedy", "--seed", 5)
    second = run("play", "four", "--seats", "random,greedy", "--seed", 5)
    other = run("play", "four", "--seats", "random,greedy", "--seed", 6)
    assert first.code == 0
    assert first.out == second.out != other.out
    assert "Azure drops a stone into column" in first.out
    assert ">" not in first.out


def test_without_a_seed_chance_cannot_be_foreseen(run: Run) -> None:
    played = {run("play", "four", "--seats", "random,random").out for _ in range(5)}
    assert len(played) > 1


def test_the_hall_lists_the_games_and_asks_who_plays(run: Run) -> None:
    ran = run("play", typed="chess\n1\nsomebody\nhuman\n" + WIN)
    assert ran.code == 0
    assert ran.out.startswith("Welcome to Warhall. What shall we play?\n1. Four in a row (2 players)\n")
    assert "There is no such game." in ran.out
    assert "Who plays Ember? (normal, beginner, easy, hard, master, human; Enter: normal)" in ran.out
    assert "Choose one of: normal, beginner, easy, hard, master, human." in ran.out
    assert "Azure has four in a row and wins." in ran.out


def test_pressing_enter_in_the_hall_is_enough_to_play(run: Run) -> None:
    ran = run("play", typed="\n\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Your turn: drop a stone into a column." in ran.out


@pytest.mark.parametrize("typed", ["", "\n", "1\n", "1\n\n", "1\n\n4\n", "four\n3\n4\n4"])
def test_the_end_of_the_input_ends_the_game_politely(run: Run, typed: str) -> None:
    ran = run("play", typed=typed)
    assert (ran.code, ran.err) == (1, "The input has ended before the game.\n")


def test_quitting_is_no_error(run: Run) -> None:
    ran = run("play", "four", typed="quit\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("Goodbye. The game is not finished.\n")


def test_a_refusal_names_its_rule_and_the_game_goes_on(run: Run) -> None:
    typed = "drop a\n" * 7 + "why drop a\nwhy drop b\nwhy 1\ndrop z\ndrop\n99\n1234567890123\nquit\n"
    out = run("play", "four", "--seats", "human,human", typed=typed).out
    assert out.count("Column a is full. [CF-2.3]") == 2
    assert out.count("That is allowed.") == 2
    assert "cannot read 'drop z' at character 6: expected a column" in out
    assert "There is no option 99: the list has 6." in out
    assert 'I do not understand "drop".' in out


def test_undo_takes_back_the_bots_reply_too(run: Run) -> None:
    out = run("play", "four", "--seed", 1, typed="undo\n4\nundo\nlog\nquit\n").out
    assert "There is nothing of yours to take back." in out
    assert "2 actions are taken back." in out
    assert "Nothing has happened yet." in out


def test_people_are_asked_before_more_than_the_last_action_is_taken_back(run: Run) -> None:
    free = "4\n4\nundo\nno\nundo\nyes\nlog\nquit\n"
    out = run("play", "four", "--seats", "human,human", typed=free).out
    assert "Then the game goes on as it is." in out
    assert "2 actions are taken back." in out
    assert "Nothing has happened yet." in out


def test_a_game_is_saved_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    saved = run("play", "four", "--seats", "human,human", typed=f"save\n4\n4\nsave {file}\nquit\n")
    assert "Name a file: save FILE" in saved.out
    assert f"The game is saved in {file}." in saved.out
    again = run("play", "--record", file, typed="log\nundo\nyes\n1\n2\n1\n2\n1\n2\n1\n")
    assert again.code == 0
    assert "Azure drops a stone into column d. [CF-2.2]" in again.out
    assert "Azure has four in a row and wins." in again.out


def test_a_game_gone_on_with_keeps_its_players_unless_others_are_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "four", "--seats", "random,human", "--seed", 2, "--save", file, typed="quit\n")
    assert "Ember>" in run("play", "--record", file, typed="quit\n").out
    assert run("play", "--record", file, "--seats", "greedy,greedy").code == 0


def test_saving_never_harms_a_file_of_somebody_else(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann", encoding="utf-8")
    ran = run("play", "four", typed=f"save {file}\nsave {tmp_path}/no/such/folder\nquit\n")
    assert "is there already and is something else" in ran.out
    assert "cannot write" in ran.out
    assert file.read_text(encoding="utf-8") == "Dear Ann"


def test_a_game_starts_from_a_position_and_is_saved_as_one(run: Run, tmp_path: Path) -> None:
    file, later = tmp_path / "position.yaml", tmp_path / "later.yaml"
    file.write_text(BOARD, encoding="utf-8")
    typed = f"7\n6\nundo\nyes\nsave {later}\n1\n"
    ran = run("play", "--position", file, "--seats", "human,human", typed=typed)
    assert ran.code == 0
    assert "Azure has four in a row and wins." in ran.out
    assert "r.yy..." in later.read_text(encoding="utf-8")
    assert run("position", "check", later).code == 0


def test_a_study_takes_back_one_action_of_several_and_no_more_than_there_are() -> None:
    study = Study(game("four"), BOARD, SeededDice(0))
    for column in ("g", "f", "e"):
        study.act(min(study.state.decisions), f"drop {column}")
    before = digest(study.state)
    study.act(1, "drop g")
    study.undo()
    assert digest(study.state) == before
    assert [entry.action for entry in study.entries] == ["drop g", "drop f", "drop e"]
    with pytest.raises(ProtocolError, match="cannot take back 4 of 3 actions"):
        study.undo(4)


def test_rules_are_shown_by_id_by_words_and_not_at_all(run: Run) -> None:
    out = run("play", "four", typed="rules CF-2.3\nrules cf-3\nrules dragon\nrules CF-9.9\nquit\n").out
    assert "CF-2.3  A column whose 6 holes are taken is full" in out
    assert "CF-3.1  Whoever has four" in out
    assert "No rule has all of these words." in out
    assert "there is no rule 'CF-9.9'" in out


def test_the_language_changes_at_the_table(run: Run) -> None:
    out = run("play", "four", typed="lang ru\nlang de\nlang uk\nrules CF-2.2\nquit\n").out
    assert "Дальше говорим по-русски." in out
    assert "Лазурные>" in out
    assert "no language 'de': there are en, ru, uk" in out
    assert "Ваш хід: опустіть фішку в стовпець. [CF-2.1]" in out
    assert "До зустрічі. Гру не завершено." in out


@pytest.mark.parametrize(
    ("variable", "value", "wanted"),
    [
        ("LANG", "ru_RU.UTF-8", "Ваш ход"),
        ("LANG", "de_DE.UTF-8", "Your turn"),
        ("WARHALL_LANG", "uk", "Ваш хід"),
    ],
)
def test_the_language_of_the_machine_is_spoken_if_we_know_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, wanted: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert wanted in run("play", "four", typed="quit\n").out


def test_the_position_is_told_in_sentences_on_request_or_always(run: Run) -> None:
    out = run("play", "four", typed="describe\nquit\n").out
    assert "Column a is empty." in out
    plain = run("play", "four", "--plain", typed="quit\n").out
    assert "Column a is empty." in plain
    assert "·" not in plain


def test_help_explains_every_command(run: Run) -> None:
    out = run("play", "four", typed="help\noptions\n\nquit\n").out
    for word in ("why ACTION", "undo", "save FILE", "rules", "lang", "log", "describe", "options", "help", "quit"):
        assert f"\n{word}" in out


def test_no_action_of_any_game_is_called_like_a_command() -> None:
    for each in games():
        assert set(COMMANDS).isdisjoint(verb.tag for verb in each.codec.verbs), each.id


def test_the_command_line_says_the_same_in_every_language() -> None:
    assert list(differences(texts())) == []
    assert all(texts().ids(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play", "fuor"], "no game 'fuor' (did you mean 'four'?)"),
        (["play", "four", "--seats", "human,gready"], "no bot 'gready' (did you mean 'greedy'?)"),
        (["play", "four", "--seats", "human,greedy,greedy"], "3 players for 2 seats"),
        (["play", "four", "--option", "players"], "expected key=value, found 'players'"),
        (["play", "four", "--option", "players=5"], "four is for 2 players, not 5"),
        (["play", "four", "--option", "size=big"], "no option 'size'"),
        (["play", "four", "--lang", "de"], "no language 'de'"),
        (["play", "--record", "nowhere.txt"], "cannot read nowhere.txt: No such file or directory"),
        (["play", "--position", "nowhere.yaml"], "cannot read nowhere.yaml"),
        (["play", "--record", "a", "--position", "b"], "from a record or from a position, not from both"),
        (["play", "--record", "a", "--option", "mode=x"], "keeps its options"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused_in_one_sentence(run: Run, arguments: list[str], problem: str) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("warhall: ")
    assert problem in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.usefixtures("guests")
def test_people_at_one_screen_do_not_see_each_others_hands(run: Run) -> None:
    ran = run("play", "duel", "--seats", "human,human", "--option", "cards=1", "--seed", 1, typed="1\n\n1\n")
    assert ran.code == 0
    before, _, after = ran.out.partition("South, please take over. Nobody else should look now: press Enter.")
    assert before.count(">") == 1
    north, south = (set(duel.CARDS) & set(part.replace(".", " ").split()) for part in (before, after))
    assert (len(north), len(south)) == (1, 1)
    assert north != south
    assert "North lays a card face down. [DU-2.1]" in after


@pytest.mark.usefixtures("guests")
def test_real_dice_are_asked_for_until_they_can_be(run: Run) -> None:
    shuffle = "6\n5\n4\n3\n2\n"
    typed = f"{shuffle}play squire\n7\nsix\n0\n6\n1\nquit\n"
    out = run("play", "duel", "--dice", "entered", "--seats", "human,random", typed=typed).out
    assert "Roll a die with 6 sides. What does it show?" in out
    assert out.count("A die with 6 sides shows a number from 1 to 6.") == 3
    assert "North rolls 6. [DU-2.2]" in out
    assert "South rolls 1. [DU-2.2]" in out


@pytest.mark.usefixtures("guests")
def test_input_that_ends_while_a_die_is_asked_for_ends_the_game(run: Run) -> None:
    ran = run("play", "duel", "--dice", "entered", typed="6\n5\n")
    assert (ran.code, ran.err) == (1, "The input has ended before the game.\n")


@pytest.mark.usefixtures("guests")
def test_a_failing_bot_is_named_and_the_game_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warhall.bots.chance.RandomBot.choose", lambda *_: -5)
    ran = run("play", "duel", "--seats", "random,random", "--seed", 1)
    assert ran.code == 0
    assert "North failed (chose a code that is not offered)" in ran.out


def test_a_game_of_bots_is_told_without_those_who_only_pass(run: Run) -> None:
    ran = run("play", "dungeon_command", "--seats", "random,random", "--seed", "3")
    assert ran.code == 0
    assert "moves:" in ran.out
    assert "passes." not in ran.out
