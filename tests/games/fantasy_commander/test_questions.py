"""What is asked in a battle, in three languages: of whom, and how much."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.games.fantasy_commander import GAME
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook


def asked(f: Field, side: str) -> list[str]:
    """The pending question of a side in each language."""
    question = outlook(f.g, f.seat(side)).question
    assert question is not None
    return [Narrator(GAME, language).sentence(question.say) for language in ("en", "ru", "uk")]


@pytest.mark.rule("FC-26.17")
@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("imperial_shooters_champion", ("you may roll one die again", "один кубик. Какой?", "один кубик. Який?")),
        ("imperial_shooters", ("you may roll up to 2 dice again", "2 кубиков. Какие?", "2 кубиків. Які?")),
    ],
)
def test_one_die_is_asked_for_as_one(level: str, said: tuple[str, ...]) -> None:
    f = Field(
        own(level, "e6", order="red", fatigue=2), foe("undead_cavalry", "g6"), roll="shield " * 4,
        sides={"empire": {"reserve": {"blue": 1}}},
    )  # fmt: skip
    f.do("empire", *(["pay 1"] if level == "imperial_shooters" else []), "shoot undead_cavalry-1")
    assert f.asked == ("empire", "reroll")
    assert all(words in each for words, each in zip(said, asked(f, "empire"), strict=True))


@pytest.mark.rule("FC-20.4")
def test_who_retreats_and_how_far_is_said_with_the_question() -> None:
    f = Field(
        own("imperial_shooters", "e6", order="red", fatigue=2), foe("undead_cavalry", "g7"), roll="panic panic shield"
    ).do("empire", "shoot undead_cavalry-1")  # fmt: skip
    assert f.asked == ("styx", "retreat")
    assert asked(f, "styx") == [
        "Where does Undead Cavalry 1 retreat? Hexes still to go: 2.",
        "Куда отступает Кавалерия мертвецов 1? Осталось гексов: 2.",
        "Куди відступає Кавалерія мерців 1? Лишилося гексів: 2.",
    ]


@pytest.mark.rule("FC-26.30")
@pytest.mark.parametrize("attacks", [True, False])
def test_whose_vampirism_may_be_used_is_said(*, attacks: bool) -> None:
    tokens: dict[str, object] = {"order": "red"} if attacks else {"defends": True}
    f = Field(
        foe("imelstar", "f6", wounds=1, fatigue=2, **tokens),
        own("legionnaires", "g6", order="red", fatigue=2), turn="styx" if attacks else "empire",
        roll="hit support support hit shield",
    )  # fmt: skip
    f.do(*(("styx", "attack legionnaires-1") if attacks else ("empire", "attack imelstar-1")))
    while f.asked is not None and f.asked[1] != "vampirism":
        f.do(f.asked[0], "decline")
    assert asked(f, "styx") == [
        "Use the Vampirism of Imelstar the Soul Eater?",
        "Применить «Вампиризм» Имельстара Пожирателя Душ?",
        "Застосувати «Вампіризм» Імельстара Пожирача Душ?",
    ]
