"""Sentences are set as in a book: no straight apostrophe within a word, no space before a full stop or doubled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import warhall.games
from warhall.games import games
from warhall.kernel.game import Game
from warhall.kernel.words import LANGUAGES

ROOMS = Path(warhall.games.__file__).parent
WRONG = {
    "a straight apostrophe": r"[^\W\d_]'[^\W\d_]",
    "a space too many": r"\S  +\S",
    "a lost word": r" [.,;](?:\s|$)",
}


@pytest.mark.parametrize("room", ["dnd_miniatures", "dungeoneer"])
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_sentences_of_a_room_are_set_as_in_a_book(room: str, language: str) -> None:
    files = [ROOMS / room / "texts", ROOMS / room / "learn" / "texts", ROOMS / room / "learn" / "glossary"]
    for path in (
        *(folder / f"{language}.ftl" for folder in files),
        ROOMS / room / "learn" / "pages" / f"{language}.md",
    ):
        told = path.read_text("utf-8").partition("\nnames-declined =")[0]  # names stand as on the cards
        for number, line in enumerate(told.splitlines(), 1):
            said = re.sub(r"\{[^{}]*\}|^\s*\*?\[[^\]]*\] ?", "…", line)
            for what, pattern in WRONG.items():
                assert not re.search(pattern, said), f"{path.parent.name}/{path.name}, line {number}: {what}: {line}"


CONSONANT = "бвгґджзклмнпрстфхцчшщь"


@pytest.mark.parametrize("path", sorted(ROOMS.glob("**/uk.ftl")), ids=lambda path: "-".join(path.parts[-4:-1]))
def test_ukrainian_joins_with_a_short_and_only_behind_a_vowel(path: Path) -> None:
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        said = re.search(rf"[{CONSONANT}][»)]?,? й [а-яіїєґ]", line.lower())
        assert not said, f"{path.parent.name}/{path.name}, line {number}: {line}"


HOUSE = ROOMS.parent
BREAKING = re.compile(r"[\d}] %")
STRAIGHT = re.compile(r"[^\W\d_]'[^\W\d_]")
WRITTEN = sorted(
    {
        *HOUSE.glob("**/*.ftl"),
        *(HOUSE.parent / "web" / "src" / "texts").glob("*.ftl"),
        *ROOMS.glob("*/learn/pages/*.md"),
        *ROOMS.glob("*/rules/*.md"),
        *ROOMS.glob("*/rules/cases.*.yaml"),
    }
)


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: "-".join(path.parts[-4:]))
def test_every_apostrophe_that_is_read_is_round(path: Path) -> None:
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        said = re.sub(r"`[^`]*`", "…", line)  # what is typed stays as it is typed
        assert not STRAIGHT.search(said), f"{path}, line {number}: {line}"


@pytest.mark.parametrize(
    "path", [each for each in WRITTEN if each.parent.name != "rules"], ids=lambda path: "-".join(path.parts[-4:])
)
def test_no_line_breaks_between_a_number_and_its_per_cent_sign(path: Path) -> None:
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        assert not BREAKING.search(line), f"{path}, line {number}: {line}"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_apostrophe_of_a_name_is_round_and_rules_are_found_by_either(game: Game) -> None:
    for kind, named in game.texts.names.items():
        for ident, said in named.items():
            for language in LANGUAGES:
                assert "'" not in said[language], f"{kind} {ident} in {language}: {said[language]}"
    for language in LANGUAGES:
        catalogue = game.catalogue(language)
        word = next((word for rule in catalogue.rules.values() for word in rule.text.split() if "’" in word), "")
        assert catalogue.search(word.replace("’", "'")) == catalogue.search(word)


@pytest.mark.parametrize(
    "path", [*ROOMS.glob("**/*.ftl"), *HOUSE.glob("*/texts/*.ftl")], ids=lambda path: str(path)[-40:]
)
def test_every_message_is_written_once(path: Path) -> None:
    written = re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
    assert sorted(written) == sorted(set(written))
