"""Messages in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from warhall.games import games
from warhall.kernel.game import HOUSE_TEXTS
from warhall.kernel.texts import TextError, Texts, differences
from warhall.kernel.words import LANGUAGES, Name

EN = """\
hello = Hello, { $who }!
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
seat-red = Red
"""
RU = """\
hello = Привет, { $who }!
coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
seat-red = Красные
"""
UK = """\
hello = Вітаю, { $who }!
coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}
seat-red = Червоні
"""
TEXTS = Texts({"en": EN, "ru": RU, "uk": UK}, {"card": {"noble": {"en": "Noble", "ru": "Дворянин", "uk": "Шляхтич"}}})


def test_a_message_is_said_with_its_facts_in_each_language() -> None:
    assert [TEXTS.say(language, "hello", {"who": "Ann"}) for language in LANGUAGES] == [
        "Hello, Ann!",
        "Привет, Ann!",
        "Вітаю, Ann!",
    ]


@pytest.mark.parametrize(("count", "russian"), [(1, "1 монета"), (3, "3 монеты"), (5, "5 монет"), (21, "21 монета")])
def test_numbers_are_declined_as_the_language_does(count: int, russian: str) -> None:
    assert TEXTS.say("ru", "coins", {"count": count}) == russian


def test_things_are_called_by_the_content_by_a_message_or_by_their_id() -> None:
    assert TEXTS.say("uk", "hello", {"who": Name("card", "noble")}) == "Вітаю, Шляхтич!"
    assert TEXTS.say("ru", "hello", {"who": Name("seat", "red")}) == "Привет, Красные!"
    several = (Name("seat", "red"), Name("card", "noble"), Name("card", "unnamed"))
    assert TEXTS.say("en", "hello", {"who": several}) == "Hello, Red, Noble, unnamed!"


def test_what_is_missing_is_said_with_a_hint() -> None:
    with pytest.raises(TextError, match=re.escape("no message 'helo' in en (did you mean 'hello'?)")):
        TEXTS.say("en", "helo")
    with pytest.raises(TextError, match="no language 'de': there are en, ru, uk"):
        TEXTS.say("de", "hello")
    with pytest.raises(TextError, match="message 'hello' in en"):
        TEXTS.say("en", "hello")


def test_messages_and_their_facts_are_listed() -> None:
    assert TEXTS.ids("en") == {"hello", "coins", "seat-red"}
    assert TEXTS.variables("ru", "coins") == {"count"}
    assert TEXTS.has("hello")
    assert not TEXTS.has("goodbye", "uk")


def test_a_faulty_file_is_refused_with_its_line() -> None:
    with pytest.raises(TextError, match=r"en\.ftl, line 2: "):
        Texts({"en": "good = fine\nbad line\n"}).has("good")


def test_differences_between_the_languages_are_found() -> None:
    odd = Texts({"en": "a = { $x }\nb = b\n", "ru": "a = { $y }\n", "uk": "a = { $x }\nb = b\n"})
    assert list(differences(odd)) == ["a names ['y'] in ru, ['x'] in en", "b is missing in ru"]
    assert list(differences(TEXTS)) == []


def test_the_house_and_every_game_say_the_same_in_every_language() -> None:
    for game in games():
        assert list(differences(game.texts)) == [], game.id


def test_a_later_folder_may_reword_an_earlier_one(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("refuse-game-over = Finis.\n", encoding="utf-8")
    assert Texts.load(HOUSE_TEXTS, tmp_path).say("uk", "refuse-game-over") == "Finis."
    assert Texts.load(tmp_path, HOUSE_TEXTS).say("en", "refuse-game-over") == "The game is over."


def test_a_missing_or_endless_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = a\n", encoding="utf-8")
    with pytest.raises(TextError, match=r"ru\.ftl is missing"):
        Texts.load(tmp_path)
    (tmp_path / "en.ftl").write_text("#" * 4_000_001, encoding="utf-8")
    with pytest.raises(TextError, match="larger than 4000000 bytes"):
        Texts.load(tmp_path)


def test_every_reaction_window_has_a_name_in_each_language() -> None:
    windows = {game.id: game.windows for game in games()}
    assert windows["tyrants"] == {"react": "decline"}
    assert windows["dnd_miniatures"] == {"opportunity": "pass", "power": "pass"}
    assert set(windows["dungeoneer"]) == {"open", "entry", "roll", "battle", "respond"}
    for game in games():
        for ask in game.windows:
            for language in LANGUAGES:
                assert game.texts.say(language, f"window-{ask}") != f"window-{ask}", (game.id, ask, language)


def test_quotation_marks_inside_others_take_their_second_form() -> None:
    card = next(each.texts for each in games() if each.id == "dungeoneer")
    spear = Name("card", "fd_dragonbane_spear")
    facts = {"seat": Name("seat", "azure"), "card": spear, "how": "own", "cause": "none", "charges": -1}
    assert card.say("ru", "event-gave-away", facts) == "Лазурный сбрасывает карту «Копьё „Смерть драконам“»."
    assert card.say("uk", "event-gave-away", facts) == "Лазуровий скидає карту «Спис „Смерть драконам“»."
    assert card.name("ru", "card", "fd_dragonbane_spear") == "Копьё «Смерть драконам»"
    assert card.say("ru", "event-used", facts).endswith("„Смерть драконам“».")
