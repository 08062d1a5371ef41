"""The rulings in Russian and Ukrainian: those of the English list, with its references, and really translated."""

import re
from pathlib import Path

import pytest

import warhall.games
from warhall.kernel.catalogue import Catalogue

ROOT = Path(warhall.games.__file__).parent
WRITTEN = sorted(ROOT.glob("*/rules/rulings.md"))
TRANSLATED = sorted(ROOT.glob("*/rules/rulings.??.md"))
REFERENCE = re.compile(r"\b[A-Z]{2}-(?:D|[A-Z]\.)?\d+(?:\.\d+)*[a-z]?\b")
RULING = re.compile(r"\b[A-Z]{2}-D\d+\b")
CODE = re.compile(r"`[^`]+`")
FIGURE = re.compile(r"\d+")
QUOTED = re.compile(r"`[^`]*`|[A-Z]{2}-\w[\w.]*|«[A-Za-z ]+»|Deep Wound")
"""What may stand in Latin letters in a translation: code, ids, and names that are themselves the subject."""


def ids(file: Path) -> str:
    return ".".join((file.parent.parent.name, *(each[1:] for each in file.suffixes[:-1])))


def test_every_game_with_rulings_has_them_in_three_languages() -> None:
    assert WRITTEN
    for file in WRITTEN:
        found = {each.name for each in file.parent.glob("rulings*.md")}
        assert found == {"rulings.md", "rulings.ru.md", "rulings.uk.md"}, file.parent


@pytest.mark.parametrize("file", TRANSLATED, ids=ids)
def test_the_rulings_are_those_of_the_english_list_in_its_order_and_chapters(file: Path) -> None:
    english, translated = Catalogue.load(file.with_name("rulings.md")), Catalogue.load(file)
    assert list(translated.rules) == list(english.rules)
    chapters = {rule.chapter: english.rules[rule.id].chapter for rule in translated.rules.values()}
    for rule in translated.rules.values():
        assert chapters[rule.chapter] == english.rules[rule.id].chapter, rule.id
    assert len(chapters) == len({rule.chapter for rule in english.rules.values()})


@pytest.mark.parametrize("file", TRANSLATED, ids=ids)
def test_a_ruling_names_the_same_rules_code_and_figures_in_every_language(file: Path) -> None:
    english = Catalogue.load(file.with_name("rulings.md")).rules
    for ident, rule in Catalogue.load(file).rules.items():
        said, meant = rule.text, english[ident].text
        assert sorted(REFERENCE.findall(said)) == sorted(REFERENCE.findall(meant)), ident
        assert set(CODE.findall(meant)) <= set(CODE.findall(said)), ident
        missing = {each for each in FIGURE.findall(meant) if len(each) > 1} - set(FIGURE.findall(said))
        assert not missing, f"{ident}: {sorted(missing)}"


@pytest.mark.parametrize("file", TRANSLATED, ids=ids)
def test_no_ruling_is_empty_or_left_in_latin_letters(file: Path) -> None:
    for ident, rule in Catalogue.load(file).rules.items():
        text = QUOTED.sub("", rule.text)
        latin, cyrillic = (len(re.findall(letters, text)) for letters in ("[A-Za-z]", "[А-Яа-яЁёІіЇїЄєҐґ]"))
        assert cyrillic > 10 and cyrillic > 20 * latin, f"{ident}: {rule.text}"


@pytest.mark.parametrize("file", TRANSLATED, ids=ids)
def test_each_language_has_its_own_letters_and_arrows(file: Path) -> None:
    foreign = "іїєґ" if file.name.endswith(".ru.md") else "ыэъё"
    for ident, rule in Catalogue.load(file).rules.items():
        own = re.sub(r"«[^»]*»", "", rule.text).lower()
        assert not [letter for letter in foreign if letter in own], ident
        assert rule.text.count("→") == Catalogue.load(file.with_name("rulings.md")).rules[ident].text.count("→"), ident


@pytest.mark.parametrize("file", [*WRITTEN, *TRANSLATED], ids=ids)
def test_every_ruling_that_is_named_can_be_opened(file: Path) -> None:
    rulings = Catalogue.load(file).rules
    language = file.suffixes[0][1:] if len(file.suffixes) > 1 else "en"
    book = Catalogue.load(file.with_name(f"{language}.md")).rules
    named = {ident for rule in (*book.values(), *rulings.values()) for ident in RULING.findall(rule.text)}
    assert named
    assert named <= set(rulings)
