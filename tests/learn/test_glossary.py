"""What the signs, numbers and words of a table mean: every one in three languages, with a rule that is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from warhall.kernel.words import LANGUAGES
from warhall.learn.glossary import MOST, GlossaryError, glossary
from warhall.learn.school import school, schools


@pytest.mark.parametrize("ident", schools())
def test_every_word_has_a_name_a_meaning_and_a_rule_in_every_language(ident: str) -> None:
    taught = school(ident)
    rules = taught.game.catalogue("en").rules
    words = {language: [entry.id for entry in taught.glossary(language)] for language in LANGUAGES}
    assert len(set(words["en"])) == len(words["en"]) > 30
    assert words["ru"] == words["uk"] == words["en"]
    for language in LANGUAGES:
        for entry in taught.glossary(language):
            assert entry.rule in rules, f"{ident}: {entry.id} names the rule {entry.rule}, which is not there"
            assert 0 < len(entry.means) <= MOST, f"{ident}/{language}: {entry.id} has {len(entry.means)} letters"
            assert entry.means.endswith((".", "»", ")")), f"{ident}/{language}: {entry.id} is no sentence"


@pytest.mark.parametrize("ident", schools())
def test_no_message_is_there_for_nothing(ident: str) -> None:
    folder = school(ident).folder / "glossary"
    known = {entry.id for entry in school(ident).glossary("en")}
    for language in LANGUAGES:
        lines = (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        assert {line.split(" = ")[0] for line in lines if line[:1].isalpha()} <= known


def test_a_word_that_a_rule_defines_is_told_in_the_words_of_the_rule() -> None:
    armour = next(entry for entry in school("fantasy_commander").glossary("en") if entry.id == "armour")
    assert armour.name == "Armour"
    assert armour.means.startswith("Ignores one “hit” in each opponent’s roll in melee")
    assert "FC-D" not in armour.means
    assert armour.forms == ("armour",)
    resist = next(entry for entry in school("dnd_miniatures").glossary("ru") if entry.id == "resist")
    assert resist.name == "Противостоит"


def test_a_word_without_its_message_is_named(tmp_path: Path) -> None:
    game = school("tyrants").game
    (tmp_path / "rules.yaml").write_text("said:\n  power: TU-4.2\n", encoding="utf-8")
    (tmp_path / "en.ftl").write_text("influence = Influence\n    .means = It pays.\n", encoding="utf-8")
    with pytest.raises(GlossaryError, match=r"glossary/en.ftl has no 'power'"):
        glossary(game, tmp_path, "en")
    (tmp_path / "en.ftl").write_text("power = Power\n", encoding="utf-8")
    with pytest.raises(GlossaryError, match=r"'power' needs a name and `.means`"):
        glossary(game, tmp_path, "en")


@pytest.mark.parametrize("ident", schools())
def test_every_word_of_a_lesson_is_explained(ident: str) -> None:
    known = {entry.id for entry in school(ident).glossary("en")}
    words = {word for chapter in school(ident).lesson.chapters for word in chapter.words}
    assert words <= known
