"""The room as a whole: every operation is whole, every card has a test and a text, and the house's promises hold."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
import yaml

from warhall.content import card_text, plain_text
from warhall.games.dungeoneer import GAME, dungeoneer
from warhall.games.dungeoneer.effects import OPERATIONS
from warhall.games.dungeoneer.library import card_clauses, library, quest_clauses
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ContentError
from warhall.kernel.narrator import Narrator
from warhall.kernel.words import LANGUAGES

HERE = Path(__file__).parent
RULES = Path(GAME.folder) / "rules"


def named(mark: str) -> set[str]:
    """What the tests of this folder name in a mark."""
    modules = [import_module(f"{__package__}.{file.stem}") for file in sorted(HERE.glob("test_*.py"))]
    tests = [thing for module in modules for name, thing in vars(module).items() if name.startswith("test_")]
    marks = [each for test in tests for each in getattr(test, "pytestmark", [])]
    return {ident for each in marks if each.name == mark for ident in each.args}


def test_every_operation_has_a_function_a_rule_words_and_a_use() -> None:
    assert OPERATIONS.gaps(GAME.texts, GAME.tables.printed) == []


def test_every_card_is_named_by_a_test() -> None:
    assert set(GAME.cards) <= named("card")


def test_every_case_is_played_by_a_test() -> None:
    cases = yaml.safe_load((RULES / "cases.yaml").read_text(encoding="utf-8"))
    assert {case["id"] for case in cases} <= named("case")


def test_every_rule_is_named_by_a_test() -> None:
    assert set(GAME.catalogue("en").rules) - named("rule") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_can_be_read(language: str) -> None:
    shown = library(GAME, language)
    assert len(shown["cards"]) == 85
    for part in ("cards", "quests", "heroes", "locations"):
        assert all("{" not in line["text"] for each in shown[part] for line in each["text"])
    assert all(each["text"] for each in (*shown["cards"], *shown["quests"], *shown["heroes"]))


@pytest.mark.parametrize(
    ("ident", "english", "russian", "ukrainian"),
    [
        (
            "fd_dragonbane_spear",
            "+2 melee when attacking against dragons\nWhen you hit in melee against dragons: 1 wound",
            "+2 к ближнему бою при атаке (против кого: драконы)\n"
            "При вашем ударе (форма: ближний бой, против кого: драконы): 1 рана",
            "+2 до ближнього бою під час атаки (проти кого: дракони)\n"
            "Коли ви влучили (форма: ближній бій, проти кого: дракони): 1 рана",
        ),
        (
            "fd_flame_rune",
            "All heroes here: threat magic 6+; overcome: +2 glory; failed: 2 wounds",
            "Все герои здесь: угроза магия 6+; преодолена: +2 очка славы; провалена: 2 раны",
            "Усі герої тут: загроза магія 6+; подолано: +2 очки слави; провалено: 2 рани",
        ),
    ],
)
def test_a_hard_text_reads_well(ident: str, english: str, russian: str, ukrainian: str) -> None:
    card = next(each for each in GAME.tables.printed.adventures if each.id == ident)
    said = [plain_text(card_text(GAME.texts, language, card_clauses(card))) for language in LANGUAGES]
    assert said == [english, russian, ukrainian]


def test_a_quest_says_its_condition_and_its_reward() -> None:
    quest = next(each for each in GAME.tables.printed.quests if each.id == "fd_q_dice")
    text = plain_text(card_text(GAME.texts, "en", quest_clauses(quest)))
    assert text == "Roll 2 dice: a double or 10+; failed: −1 glory\nReward · 1 level · 1 glory"


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        ("type: bane, cost: 1, time: villainy, duration: instant", "a bane has an aim"),
        ("type: boon, cost: 1, time: villainy, duration: instant", "a glory card is not played in the villainy phase"),
        ("type: encounter, cost: 1, time: any, duration: instant", "an encounter is played in the villainy phase"),
        ("type: treasure, cost: 1, time: feats, duration: attachment", "an attachment says what it is put on"),
        (
            "type: encounter, cost: 1, time: villainy, duration: instant, effects: [{at: use, ops: [{do: explore}]}]",
            "on such a card a block works at play",
        ),
    ],
)
def test_a_card_that_contradicts_itself_is_refused_with_file_and_line(tmp_path: Path, card: str, problem: str) -> None:
    about = 'id: odd\ngame: dungeoneer\nversion: "1"\ntitle: {en: Odd, ru: Странное, uk: Дивне}\nauthor: Ada\n'
    (tmp_path / "pack.yaml").write_text(about, encoding="utf-8")
    name = "name: {en: Odd, ru: Странная, uk: Дивна}"
    text = f"- {{id: fd_rope, set: fd, {name}, kind: tool, {card}}}\n"
    (tmp_path / "adventures.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=problem) as caught:
        dungeoneer(tmp_path)
    assert "adventures.yaml:1" in str(caught.value)


def test_every_way_out_of_a_location_is_told_in_words() -> None:
    state = GAME.begin(None, SeededDice(7))
    told = GAME.describe(state.view(0), Narrator(GAME, "en"))
    gate = next(line for line in told if line.startswith("Caravan Gate, the entrance;"))
    assert "glory 1, peril 1; settlement" in gate
    assert "north open, to Bone Road" in gate
    riverbed = next(line for line in told if line.startswith("Dry Riverbed"))
    assert "turned by 180°" in riverbed
    assert "east open, to Caravan Gate" in riverbed
    assert "west wall" in riverbed
    assert "; spikes (speed 5+). Ways out" in next(line for line in told if line.startswith("Bone Road"))
    assert "; not new any more. Ways out" in gate
    decks = "In the decks: location cards 17, quests 9, other cards 50; discarded: 0."
    assert decks in told
