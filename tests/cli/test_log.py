"""The log in the terminal reads like a story: those who let a chance go by do not fill it."""

from __future__ import annotations

from warhall.cli.log import Heard, told_to
from warhall.games import game
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import Sentence
from warhall.kernel.words import LANGUAGES, Name


def action(*told: tuple[str, str]) -> Heard:
    return [{None: Sentence(f"event-{what}", {"seat": Name("seat", seat)}, "DC-10.2")} for what, seat in told]


def messages(*logs: Heard) -> list[str]:
    return [each.message for each in told_to(None, logs)]


def test_once_the_story_goes_on_nobody_hears_who_passed() -> None:
    logs = action(("struck", "gold")), action(("passed", "silver")), action(("passed", "gold"), ("damaged", "silver"))
    assert messages(*logs) == ["event-struck", "event-damaged"]
    assert messages(*logs, action(("passed", "gold")), action(("played", "silver")))[2:] == ["event-played"]


def test_those_who_have_passed_so_far_are_one_line_in_every_language() -> None:
    logs = action(("played", "gold")), action(("passed", "gold")), action(("passed", "silver"))
    first, second = told_to(None, logs)
    assert first.message == "event-played"
    said = [Narrator(game("dungeon_command"), language).cited(second) for language in LANGUAGES]
    assert said == [
        "Azure, Ember pass. [DC-10.2]",
        "Пасуют: Лазурный, Огненный. [DC-10.2]",
        "Пасують: Лазуровий, Вогняний. [DC-10.2]",
    ]


def test_a_single_one_is_told_in_the_words_of_the_game_and_twice_is_once() -> None:
    assert messages(action(("passed", "gold")), action(("passed", "gold"))) == ["event-passed"]


def test_what_a_viewer_may_not_know_is_not_told_and_breaks_nothing() -> None:
    hidden: Heard = [{None: None}]
    assert messages(action(("played", "gold")), hidden, action(("passed", "gold")), hidden) == [
        "event-played",
        "event-passed",
    ]
