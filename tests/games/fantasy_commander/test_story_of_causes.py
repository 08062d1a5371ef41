"""What is told of the causes of results in a battle: the card, the aura or the property that they come from."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.fantasy_commander.test_cards_empire import played as by_empire
from tests.games.fantasy_commander.test_cards_styx import played as by_styx
from tests.games.telling import sentences
from warhall.games.fantasy_commander import GAME
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook

LEGION, CAVALRY = "legionnaires", "undead_cavalry"


def told(f: Field, *said: str) -> bool:
    """Whether the story has a line that ends so in each language."""
    return all(
        any(line.endswith(end) for line in sentences(f.g, f.told, language))
        for language, end in zip(("en", "ru", "uk"), said, strict=True)
    )


@pytest.mark.rule("FC-13.5")
def test_a_result_that_a_card_adds_is_told_with_the_card() -> None:
    f = by_empire(
        "deafening_volley", own("imperial_shooters", "f6", order="red"), foe(CAVALRY, "h6"), roll="shield " * 4
    )
    f.fight("empire", "shoot undead_cavalry-1")
    assert told(
        f,
        "1 × panic to the roll (Deafening Volley). [FC-13.5]",
        "1 × паника (Оглушительный залп). [FC-13.5]",
        "1 × паніка (Оглушливий залп). [FC-13.5]",
    )


@pytest.mark.rule("FC-13.5", "FC-19.11")
def test_a_result_that_a_card_lets_a_unit_ignore_is_told_with_the_card() -> None:
    f = by_styx(
        "incorporeal", foe(CAVALRY, "f6", order="red"), own("roland", "h6", order="red"),
        roll="hit hit shield shield",
    )  # fmt: skip
    f.do("styx", "pass").do("empire", "move g6").fight("empire", "attack undead_cavalry-1")
    assert told(
        f,
        "ignores 1 × hit (Incorporeal). [FC-13.5]",
        "1 × успешная атака (Бестелесность). [FC-13.5]",
        "1 × успішна атака (Безтілесність). [FC-13.5]",
    )


@pytest.mark.rule("FC-13.5", "FC-13.8")
@pytest.mark.parametrize("shuffled", [True, False])
def test_a_card_is_named_also_when_its_pile_is_a_deck_again(*, shuffled: bool) -> None:
    f = by_styx(
        "incorporeal", foe(CAVALRY, "f6", order="red"), own("roland", "h6", order="red"),
        roll="hit hit shield shield",
    )  # fmt: skip
    f.do("styx", "pass")
    if shuffled:
        f.g.decks[1] += f.g.discards[1]
    f.g.discards[1].clear()
    f.do("empire", "move g6").fight("empire", "attack undead_cavalry-1")
    if shuffled:
        assert told(f, "(Incorporeal). [FC-13.5]", "(Бестелесность). [FC-13.5]", "(Безтілесність). [FC-13.5]")
    else:
        assert told(
            f,
            "(a card). [FC-13.5]",
            "(карта). [FC-13.5]",
            "(карта). [FC-13.5]",
        )


@pytest.mark.rule("FC-26.2", "FC-26.3")
def test_the_aura_of_a_unit_on_itself_is_told_as_its_own() -> None:
    f = Field(
        own("roland", "g6"), foe(CAVALRY, "f6", order="red"), turn="styx", roll="panic shield panic shield"
    ).fight("styx", "attack roland-1")  # fmt: skip
    assert told(
        f,
        "1 × panic (Brave, own aura). [FC-26.3]",
        "1 × паника (Отвага, своя аура). [FC-26.3]",
        "1 × паніка (Відвага, власна аура). [FC-26.3]",
    )


@pytest.mark.rule("FC-26.32")
def test_a_push_names_the_property_that_pushes() -> None:
    facts = {"unit": "X", "unit-is": "one", "how": "push", "path": "g8"}
    said = [GAME.texts.say(language, "event-moved", facts) for language in ("en", "ru", "uk")]
    assert said == ["X is pushed by Rush to g8.", "X отходит под напором: g8.", "X відходить під напором: g8."]


@pytest.mark.rule("FC-18.12", "FC-26.30", "FC-26.35", "FC-26.7", "FC-28.8")
def test_what_terrain_lends_a_unit_is_told_with_the_terrain() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red", wounds=1), own(LEGION, "g6", fatigue=2), ground={"e6": "C"},
        roll="support shield shield", turn="styx",
    ).fight("styx", "attack legionnaires-1", vampirism="use")  # fmt: skip
    assert told(
        f,
        "gets back 1 miniature; now 3 (Vampirism, Cemetery). [FC-26.30]",
        "возвращается 1 миниатюра; теперь 3 (Вампиризм, Кладбище). [FC-26.30]",
        "повертається 1 мініатюра; тепер 3 (Вампіризм, Кладовище). [FC-26.30]",
    )
    f = Field(own("roland", "f6", order="red"), foe(CAVALRY, "g6", fatigue=2), ground={"g6": "k"}, roll="hit " * 4)
    f.fight("empire", "attack undead_cavalry-1")
    assert told(
        f,
        "damage less (Survivable, Coffins on Chains). [FC-26.35]",
        "меньше (Живучесть, Гробы на цепях). [FC-26.35]",
        "менше (Живучість, Труни на ланцюгах). [FC-26.35]",
    )
    f = Field(
        foe(CAVALRY, "f6", order="red"), own(LEGION, "g6"), ground={"g6": "p"},
        roll="shield " * 5, turn="styx",
    ).fight("styx", "attack legionnaires-1", defence="counter")  # fmt: skip
    assert told(
        f,
        "Legionnaires 1 answer with Counterblow (Field Fortifications). [FC-26.7]",
        "Легионеры 1 отвечают контратакой (Полевые укрепления). [FC-26.7]",
        "Легіонери 1 відповідають контратакою (Польові укріплення). [FC-26.7]",
    )


@pytest.mark.rule("FC-26.17", "FC-26.18", "FC-13.5")
def test_who_may_roll_dice_again_is_told_thanks_to_what_and_by_which_rule() -> None:
    shooters = "imperial_shooters_champion"
    f = Field(own(shooters, "f6", order="red"), foe(CAVALRY, "h6"), roll="shield " * 4)
    f.do("empire", "shoot undead_cavalry-1")
    while f.asked is not None and f.asked[1] != "reroll":
        f.do(f.asked[0], "decline")
    assert asks(f) == [
        "Master of Shooting: you may roll one die again. Which one? [FC-26.18]",
        "«Мастер стрельбы»: перебросить можно один кубик. Какой? [FC-26.18]",
        "«Майстер стрільби»: перекинути можна один кубик. Який? [FC-26.18]",
    ]
    f = by_styx(
        "terrifying_attack", foe(CAVALRY, "f6", order="red"), own("roland", "g6"), roll="shield " * 4
    ).do("styx", "attack roland-1")  # fmt: skip
    while f.asked is not None and f.asked[1] != "reroll":
        f.do(f.asked[0], "decline")
    assert asks(f)[0] == "Terrifying Attack: you may roll one die again. Which one? [FC-26.17]"
    assert asks(f)[1] == "«Ужасающая атака»: перебросить можно один кубик. Какой? [FC-26.17]"


def asks(f: Field) -> list[str]:
    """What is asked, with its rule, in three languages."""
    assert f.g.decision is not None
    question = outlook(f.g, f.g.decision.seat).question
    assert question is not None
    return [Narrator(GAME, language).cited(question.say) for language in ("en", "ru", "uk")]
