"""Every lesson is played to its end with every answer it accepts, and one that does not fit is noticed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from warhall.kernel.dice import ScriptedDice
from warhall.kernel.errors import ContentError, NotationError
from warhall.kernel.texts import differences
from warhall.kernel.words import LANGUAGES
from warhall.learn.course import NOT_NOW, Course, StackedDice
from warhall.learn.lesson import Play
from warhall.learn.opening import opened
from warhall.learn.pages import PARTS
from warhall.learn.prove import BrokenError, play_out, prove
from warhall.learn.school import HOUSE_TEXTS, School, UnknownLessonError, school, schools

GAMES = ("tyrants", "fantasy_commander", "dungeon_command", "dungeoneer", "dnd_miniatures")
MOST_CHARACTERS = 330


def test_every_game_of_the_hall_is_taught() -> None:
    assert set(schools()) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_in_every_way(game: str) -> None:
    played = prove(school(game))
    assert played.chapters >= 7
    assert played.steps >= 40
    assert played.lines > played.chapters


@pytest.mark.parametrize("game", GAMES)
def test_the_game_at_the_end_comes_to_its_end(game: str) -> None:
    assert play_out(school(game), seed=3).result is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_said_in_every_language_and_none_is_idle(game: str) -> None:
    taught = school(game)
    assert not list(differences(taught.texts))
    used = {f"learn-{key}" for key in taught.lesson.used()}
    used |= {f"learn-{key}" for puzzle in taught.puzzles for key in puzzle.used()}
    own = taught.texts.ids("en") - School(taught.game, HOUSE_TEXTS.parent).texts.ids("en")
    assert own <= used, f"nobody says {sorted(own - used)}"
    for language in LANGUAGES:
        whole = [each for each in own if not taught.texts.variables(language, each) and "puzzle" not in each]
        long = [each for each in whole if len(taught.texts.say(language, each)) > MOST_CHARACTERS]
        assert not long, f"too long in {language}: {long}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_what_everybody_asks(game: str, language: str) -> None:
    page = school(game).page(language)
    assert {part.id for part in page.parts} >= set(PARTS)
    assert page.win
    chapters = {chapter.id for chapter in school(game).lesson.chapters}
    assert {part.chapter for part in page.parts if part.chapter} <= chapters


def course_of(game: str, chapter: str) -> Course:
    taught = school(game)
    return Course(taught.game, taught.lesson, taught.chapter(chapter))


def test_a_press_is_wanted_declined_gently_or_refused_by_a_rule() -> None:
    course = course_of("tyrants", "first-troops")
    state = opened(school("tyrants"), course.chapter, ScriptedDice(()))
    assert course.kind(0) == "read"
    assert course.press(state, 0, "deploy eryndlyn:1").kind == "not-now"
    assert course.press(state, 1, "deploy eryndlyn:1").kind == "wanted"
    assert course.press(state, 1, "deploy eryndlyn:0").kind == "wanted"
    elsewhere = next(
        course.game.codec.notation(state, code)
        for code in state.decisions[0].options
        if "eryndlyn" not in course.game.codec.notation(state, code)
    )
    assert course.press(state, 1, elsewhere)[0::3] == ("not-now", NOT_NOW)
    refused = course.press(state, 1, "end-turn")
    assert refused.kind == "refused"
    assert refused.refusal is not None and refused.refusal.rule.startswith("TU-")
    with pytest.raises(NotationError):
        course.press(state, 1, "dance")


def test_the_mistake_is_tried_and_the_script_answers() -> None:
    course = course_of("dnd_miniatures", "sight")
    state = opened(school("dnd_miniatures"), course.chapter, ScriptedDice(()))
    assert course.kind(0) == "try"
    pressed = course.press(state, 0, "attack eldritch_blast kobold_archer#1")
    assert (pressed.kind, pressed.refusal and pressed.refusal.rule) == ("tried", "DM-28.6")
    ground = course_of("dnd_miniatures", "ground")
    told = [[deed.notation for deed in ground.script(state, number)] for number in range(ground.length + 1)]
    assert told[1] == ["activate kobold_archer#1", "attack shortbow human_sellsword#1"]
    assert told[2] == ["end-turn"]
    assert ground.kind(ground.length) == "end"
    assert course_of("dnd_miniatures", "battle").kind(1) == "play"
    assert course_of("dnd_miniatures", "battle").kind(1, is_over=True) == "end"


def test_an_even_end_is_no_defeat_whatever_the_lesson_calls_it() -> None:
    assert Play(won="w", lost="l", drawn="d").said("shared") == "d"
    assert Play(won="w", lost="l", shared="s").said("drawn") == "s"
    assert Play(won="w", lost="l").said("drawn") == "l"
    assert [Play(won="w", lost="l", drawn="d").said(each) for each in ("won", "lost")] == ["w", "l"]


def test_dice_fall_as_wanted_and_then_by_chance() -> None:
    dice = StackedDice((4, 9, 2), ScriptedDice((1, 3)))
    assert [dice.below(6), dice.below(6), dice.below(6), dice.below(6)] == [4, 1, 2, 3]


def test_unknown_lessons_are_named() -> None:
    with pytest.raises(UnknownLessonError, match="there is no lesson for four"):
        school("four")
    with pytest.raises(UnknownLessonError, match="did you mean 'spies'"):
        school("tyrants").chapter("spyes")


@pytest.fixture
def copy(tmp_path: Path) -> Callable[[str, str], School]:
    """The school of Tyrants with one thing changed."""

    def changed(old: str, new: str) -> School:
        folder = tmp_path / "tyrants" / "learn"
        shutil.copytree(school("tyrants").folder, folder)
        file = folder / "lesson.yaml"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return School(school("tyrants").game, folder)

    return changed


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("say: c1-welcome", "say: c1-welcom", "no text 'learn-c1-welcom' in en.ftl (did you mean 'c1-welcome'?)"),
        ("do: play noble", "doo: play noble", "unknown field 'doo' (did you mean 'do'?)"),
        ("position: 5-spies", "position: 5-spys", "no position '5-spys' (did you mean '5-spies'?)"),
        ("expect: TU-9.20", "expect: TU-9.2000", "no rule 'TU-9.2000'"),
        ("point: 'panel:deck'", "point: 'pannel:deck'", "no kind of thing 'pannel' (did you mean 'panel'?)"),
        ("read: true}", "read: true, do: play soldier}", "exactly one of read, do, try and bot, not read and do"),
        ("id: spies", "id: control", "there is another chapter 'control'"),  # the copy comes after the first
    ],
)
def test_a_fault_is_told_with_file_line_and_nearest_spelling(
    copy: Callable[[str, str], School], old: str, new: str, problem: str
) -> None:
    changed = copy(old, new)
    with pytest.raises(ContentError) as caught:
        _ = changed.lesson
    assert problem in str(caught.value)
    text = (changed.folder / "lesson.yaml").read_text(encoding="utf-8")
    near = text[: text.rindex(new)].count("\n") + 1
    fault = caught.value.faults[0]
    assert fault.file == "tyrants/learn/lesson.yaml"
    assert abs(fault.line - near) <= 1


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("do: 'deploy llacerellyn--eryndlyn:0'", "do: deploy ched_nasad:0", "is not allowed"),
        ("expect: TU-9.20", "expect: TU-9.41", "should be refused by TU-9.41, but: TU-9.20"),
        ("after: {power: 1}", "after: {power: 2}", "power is 1, not 2"),
        ("bot: 'deploy ched_nasad:0'", "bot: 'deploy eryndlyn:0'", "is refused"),
        ("3, 2, 1], after", "3, 2, 1, 0], after", "1 of the dice of 'end-turn' never fall"),
        ("point: 'card:advance_scout'", "point: 'card:lolth'", "nothing to point at: card:lolth"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_is_noticed(
    copy: Callable[[str, str], School], old: str, new: str, problem: str
) -> None:
    with pytest.raises(BrokenError, match="chapter") as caught:
        prove(copy(old, new))
    assert problem in str(caught.value)
