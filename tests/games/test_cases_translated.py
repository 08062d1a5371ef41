"""The worked cases in Russian and Ukrainian: the same cases as in English, and really translated."""

import re
from pathlib import Path

import pytest
import yaml

import warhall.games

ROOT = Path(warhall.games.__file__).parent
TRANSLATED = sorted(ROOT.glob("*/rules/cases.??.yaml"))
TEXTS = ("title", "given", "when", "then")
NOTATION = re.compile(r"[A-Za-z0-9_'#]+(?:--|:|\.)[A-Za-z0-9_:'-]+|\b[A-Z]{2}-[\w.]+|\b[a-z]\d+\b|\b[a-z]+_\w+")
"""What is written alike in every language: spaces, files, rule ids, coordinates, tiles."""


def cases(file: Path) -> list[dict[str, object]]:
    found = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert isinstance(found, list)
    return found


def ids(file: Path) -> str:
    return f"{file.parent.parent.name}-{file.suffixes[0][1:]}"


def test_every_translation_has_its_pair() -> None:
    for file in TRANSLATED:
        others = {name.name for name in file.parent.glob("cases.*")}
        assert others == {"cases.yaml", "cases.ru.yaml", "cases.uk.yaml"}, file.parent


@pytest.mark.parametrize("file", TRANSLATED, ids=ids)
def test_the_cases_are_those_of_the_english_list_with_the_same_rules(file: Path) -> None:
    english = cases(file.with_name("cases.yaml"))
    assert [(case["id"], case["rules"]) for case in cases(file)] == [(case["id"], case["rules"]) for case in english]
    assert [list(case) for case in cases(file)] == [list(case) for case in english]


@pytest.mark.parametrize("file", TRANSLATED, ids=ids)
def test_no_text_is_empty_or_left_in_latin_letters(file: Path) -> None:
    for case in cases(file):
        for part in TEXTS:
            text = case[part]
            assert isinstance(text, str)
            assert text.strip(), f"{case['id']} has no {part}"
            said = NOTATION.sub("", text)
            latin, cyrillic = len(re.findall(r"[A-Za-z]", said)), len(re.findall(r"[А-Яа-яЁёІіЇїЄєҐґ]", said))
            assert cyrillic > 4 * latin, f"{case['id']}, {part}: {text}"


@pytest.mark.parametrize(
    "file", sorted(ROOT.glob("*/rules/cases*.yaml")), ids=lambda file: f"{file.parts[-3]}-{file.stem}"
)
def test_spaces_are_counted_as_people_count_them_and_not_called_by_their_ids(file: Path) -> None:
    for case in cases(file):
        for part in TEXTS:
            said = re.search(r"\b[a-z_]+(--[a-z_]+)?:\d|(spaces?|клет\w+|кліт\w+) 0\b", str(case[part]))
            assert not said, f"{case['id']}, {part}: {case[part]}"


@pytest.mark.parametrize("file", TRANSLATED, ids=ids)
def test_each_language_has_its_own_letters(file: Path) -> None:
    foreign = "іїєґ" if file.name.endswith(".ru.yaml") else "ыэъё"
    text = file.read_text(encoding="utf-8").lower()
    assert not [letter for letter in foreign if letter in text]


@pytest.mark.parametrize("file", TRANSLATED, ids=ids)
def test_the_larger_figures_of_a_case_are_those_of_the_english_one(file: Path) -> None:
    figures = re.compile(r"\d{2,}")
    for case, english in zip(cases(file), cases(file.with_name("cases.yaml")), strict=True):
        said, meant = (" ".join(str(each[part]) for part in TEXTS) for each in (case, english))
        missing = set(figures.findall(meant)) - set(figures.findall(said))
        assert not missing, f"{case['id']}: {sorted(missing)}"


@pytest.mark.parametrize("file", sorted(ROOT.glob("*/rules/cases*.yaml")), ids=lambda file: f"{ids(file)}-{file.name}")
def test_spaces_and_tiles_are_named_as_people_say_them(file: Path) -> None:
    notation = re.compile(r"\w+--\w+|[a-z_]{3,}:\d|\b[a-z]+_\w+")
    for case in cases(file):
        for part in TEXTS:
            assert not notation.search(str(case[part])), f"{case['id']}, {part}: {case[part]}"
