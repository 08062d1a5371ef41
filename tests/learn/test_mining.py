"""Puzzles are found where search shows a way that is hard to find, and are read again as they were written."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from warhall.kernel.dice import SeededDice
from warhall.kernel.words import Name
from warhall.learn.judge import Judge, asked, thousandths
from warhall.learn.mine import Found, Miner, Step, level, own_moves, same
from warhall.learn.quarry import VEINS, Prize
from warhall.learn.school import School, school
from warhall.learn.writing import write_mined

VICTORY = Prize({"winner": "black"}, Name("seat", "black"), "victory")


def found_at(position: str) -> Found | None:
    """What the miner makes of the last turn of a game."""
    taught = school("tyrants")
    state = taught.state(position, SeededDice(1))
    return Miner(taught, seed=7).puzzle(Step(41, state), 0, 7, VICTORY, VEINS["tyrants"][0])


@pytest.fixture(scope="module")
def found() -> Found:
    """The position of a puzzle that somebody made by hand: six of 36 ways win."""
    made = found_at("puzzle-6")
    assert made is not None
    return made


def test_a_way_that_is_hard_to_find_is_a_puzzle_with_its_evidence(found: Found) -> None:
    puzzle, evidence = found.puzzle, found.puzzle.mined
    assert evidence is not None
    assert (puzzle.kind, puzzle.chance, puzzle.seat) == ("win", 1000, "black")
    assert (evidence.seed, evidence.step, evidence.best) == (7, 41, 1000)
    assert 0 < evidence.luck <= 300
    assert evidence.states > 36
    state = School(school("tyrants").game).state("puzzle-6", SeededDice(1))
    judge = Judge(school("tyrants"), puzzle, start=state)
    assert thousandths(judge.chance(puzzle.lines[0])) == 1000


def test_a_position_where_nothing_can_be_won_is_none() -> None:
    assert found_at("1-first-troops") is None


def test_what_is_found_is_written_and_read_again(found: Found, tmp_path: Path) -> None:
    folder = tmp_path / "tyrants" / "learn"
    shutil.copytree(school("tyrants").folder, folder)
    write_mined(folder, school("tyrants"), [found])
    again = School(school("tyrants").game, folder)
    assert again.puzzle(found.puzzle.id) == found.puzzle
    assert len(again.puzzles) == len(school("tyrants").puzzles) + 1
    told = again.puzzle(found.puzzle.id).say("why")
    assert str(found.puzzle.facts["states"]) in again.texts.say("en", told.message, told.words).replace(",", "")
    judge = Judge(again, again.puzzle(found.puzzle.id))
    assert thousandths(judge.chance(found.puzzle.lines[0])) == found.puzzle.chance


def test_what_was_mined_before_stays_word_for_word_and_nothing_is_written_twice(found: Found, tmp_path: Path) -> None:
    folder = tmp_path / "tyrants" / "learn"
    shutil.copytree(school("tyrants").folder, folder)
    before = (folder / "mined.yaml").read_text(encoding="utf-8")
    write_mined(folder, school("tyrants"), [found])
    after = (folder / "mined.yaml").read_text(encoding="utf-8")
    assert after.startswith(before) and after != before
    assert (folder / "positions" / "mined-the-same-place.yaml").is_file()
    write_mined(folder, school("tyrants"), [found])
    assert (folder / "mined.yaml").read_text(encoding="utf-8") == after


def test_a_folder_without_mined_puzzles_gets_its_first(found: Found, tmp_path: Path) -> None:
    folder = tmp_path / "tyrants" / "learn"
    shutil.copytree(school("tyrants").folder, folder)
    (folder / "mined.yaml").unlink()
    write_mined(folder, school("tyrants"), [found])
    assert [each.id for each in School(school("tyrants").game, folder).puzzles if each.mined] == [found.puzzle.id]


def test_what_comes_to_mind_first_is_told_and_falls_short(found: Found) -> None:
    (tempting,) = found.puzzle.tempting
    assert tempting.chance < found.puzzle.chance
    told = found.puzzle.say_tempting(0)
    assert "0" in school("tyrants").texts.say("ru", told.message, told.words)


def test_a_puzzle_that_is_varied_asks_something_else() -> None:
    miner = Miner(school("tyrants"), seed=0, budget=600)
    for seed in range(40):
        for made in miner.varied(seed):
            evidence = made.puzzle.mined
            assert evidence is not None
            assert (evidence.seed, evidence.bots) == (seed, ())
            model = school("tyrants").puzzle(evidence.model)
            assert not any(same(made.puzzle.lines[0].moves, line.moves) for line in model.lines)


def test_long_rare_and_close_ones_are_harder() -> None:
    short, long = ("play a", "end-turn"), ("play a", "play b", "play c", "play d", "end-turn")
    assert own_moves(long) == 4
    assert level(short, 1000, 0, 300) < level(long, 1000, 0, 300) < level(long, 1000, 0, 10)
    assert level(long, 600, 100, 100) < level(long, 600, 550, 100) <= 9


def test_a_move_goes_straight_for_a_site_that_it_names_or_a_space_of_it() -> None:
    taught = school("tyrants")
    state = taught.state("1-first-troops", SeededDice(1))
    miner = Miner(taught, seed=7)
    deploys = [code for code in asked(state).options if taught.game.codec.notation(state, code).startswith("deploy ")]
    site = taught.game.codec.notation(state, deploys[0]).removeprefix("deploy ").split(":")[0]
    prize = Prize({"total": {site: "black"}}, Name("site", site), "site")
    assert miner.aims(state, deploys[0], prize)
    assert not any(miner.aims(state, code, Prize({}, Name("site", "nowhere"), "site")) for code in asked(state).options)
