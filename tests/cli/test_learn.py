"""Lessons and puzzles in the terminal: listed for programs, and gone through by typing."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run
from warhall.learn.course import Course
from warhall.learn.school import school, schools


def answers(game: str) -> str:
    """What a learner types who does only what the lesson says."""
    lesson = school(game).lesson
    steps = [
        Course(school(game).game, lesson, chapter).step(number)
        for chapter in lesson.chapters
        for number in range(len(chapter.told))
    ]
    return "".join(f"{step.do or step.try_ or ''}\n" for step in steps)


def test_the_lessons_are_listed_for_programs(run: Run) -> None:
    found = json.loads(run("learn", "--json").out)
    assert {each["game"] for each in found} == set(schools())
    for each in found:
        assert each["id"] == "first"
        assert each["title"]
        assert each["steps"] == sum(chapter["steps"] for chapter in each["chapters"]) >= 40
    assert "12" in run("learn", "--lang", "uk").out


def test_the_puzzles_are_listed_for_programs_without_their_answers(run: Run) -> None:
    found = json.loads(run("puzzles", "tyrants", "--json", "--lang", "ru").out)
    assert len(found) >= 8
    assert found[0]["title"] == "Одно войско"
    assert "lines" not in found[0]
    day = json.loads(run("puzzles", "daily", "2026-11-16", "--json").out)
    assert len(day) == 1


@pytest.mark.parametrize("game", ["tyrants", "dungeoneer"])
def test_a_lesson_is_gone_through_by_typing_what_it_says(run: Run, game: str) -> None:
    done = run("learn", game, "--plain", typed=answers(game))
    last = school(game).lesson.chapters[-1]
    assert school(game).texts.say("en", f"learn-{last.title}") in done.out  # the free game has begun
    assert "is no action" not in done.out


def test_a_learner_is_helped_declined_and_taken_back(run: Run) -> None:
    words = "\n\ndeploy ched_nasad:0\nend-turn\nshow\ndance\nback\n\ndeploy eryndlyn:1\nrepeat\nquit\n"
    done = run("learn", "tyrants", "--plain", typed=words)
    assert done.code == 0
    texts = school("tyrants").texts
    assert texts.say("en", "learn-not-now") in done.out
    assert "Type: deploy eryndlyn:1" in done.out
    assert done.out.count(texts.say("en", "learn-c1-welcome")) == 3


def test_who_passes_over_a_mistake_is_told_what_it_would_have_shown(run: Run) -> None:
    words = "\ndeploy eryndlyn:1\n\nplay soldier\ndeploy eryndlyn:0\nplay soldier\n\nquit\n"
    done = run("learn", "tyrants", "--plain", typed=words)
    assert school("tyrants").texts.say("en", "learn-c1-far-after") in done.out


def test_a_puzzle_is_solved_hinted_and_shown(run: Run) -> None:
    solved = run("puzzles", "tyrants", "one-troop", "--plain", typed="play soldier\ndeploy kanaglym:2\nend-turn\n")
    assert "succeeds in 100\u00a0%" in solved.out
    assert "Solved." in solved.out
    shown = run("puzzles", "tyrants", "one-troop", "--plain", typed="hint\nhint\nhint\nplay noble\nshow\n")
    assert "rule TU-8.4" in shown.out
    assert shown.out.count("Play Soldier") >= 2  # as an option, and as the third hint
    assert shown.out.count("Your turn: play cards") == 1  # hints are not scrolled away
    assert "Here is the way." in shown.out
    assert school("tyrants").texts.say("en", "learn-puzzle-one-troop-why") in shown.out


def test_a_long_list_of_options_is_shown_whole_when_asked_for(run: Run) -> None:
    lesson = run("learn", "dnd_miniatures", "--plain", typed="\nactivate human_sellsword#1\noptions\nquit\n")
    assert lesson.code == 0
    assert 'more; "options"' in lesson.out
    assert "attack greatsword" not in lesson.out.partition("more;")[0]
    assert "  31  " in lesson.out
    puzzle = run("puzzles", "dnd_miniatures", "four_points_short", "--plain", typed="options\nquit\n")
    assert puzzle.code == 0
    assert puzzle.out.count('more; "options"') == 1
    assert "  31  " in puzzle.out


def test_what_is_not_taught_is_said(run: Run) -> None:
    assert "there is no lesson for four" in run("learn", "four").err
    assert "did you mean 'one-troop'" in run("puzzles", "tyrants", "one-trop").err
    assert "expected a date" in run("puzzles", "daily", "someday").err


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The teacher is still speaking"), ("ru", "Учитель ещё говорит"), ("uk", "Учитель ще говорить")],
)
def test_a_move_that_comes_too_early_is_told_to_wait_for_the_teacher(run: Run, language: str, said: str) -> None:
    done = run("learn", "tyrants", "--plain", "--lang", language, typed="deploy eryndlyn:1\nquit\n")
    assert said in done.out
