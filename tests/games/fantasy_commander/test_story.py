"""What is told of a battle, in which order, by which rule, in three languages."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.fantasy_commander.test_chapter_c_raids import ordering
from tests.games.telling import opened, sentences, tags
from warhall.games.fantasy_commander import GAME, chronicle, events
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook

ZOMBIES, LEGION, SHOOTERS, CAVALRY = "zombie_warriors", "legionnaires", "imperial_shooters", "undead_cavalry"


@pytest.mark.rule("FC-2.1", "FC-3.1", "FC-6.2")
def test_scenario_armies_and_who_deploys_first_are_told_before_the_first_decision() -> None:
    state, told = opened(GAME, {"scenario": "s1"})
    assert tags(told) == ["battle-set", "army-mustered", "army-mustered", "deploys-first"]
    assert sentences(state, told)[0] == "Scenario: The First Battle. [FC-2.1]"
    assert sentences(state, told, "ru")[0] == "Сценарий: Первая битва. [FC-2.1]"
    assert sentences(state, told, "uk")[0] == "Сценарій: Перша битва. [FC-2.1]"
    assert "на 193 очка:" in sentences(state, told, "ru")[1]


@pytest.mark.rule("FC-29.5")
def test_a_random_map_is_told() -> None:
    _, told = opened(GAME, {"mode": "epic", "map": "random"})
    assert tags(told)[0] == "map-drawn"


@pytest.mark.rule("FC-13.23", "FC-26.3")
@pytest.mark.parametrize("target", ["legionnaires_veteran", "crusader"])
def test_panic_that_is_ignored_is_told(target: str) -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"),
        own(target, "g6", order="red"),
        turn="styx",
        sides={"styx": {"deck": ["abyss_scream"]}},
    )
    f.do("styx", "effect")
    assert [(event.face, event.count) for event in f.events(events.Ignored)] == [(0, 1)]
    assert not f.events(events.Panicked)


@pytest.mark.rule("FC-C.14", "FC-14.1")
def test_monsters_are_not_told_as_the_side_that_has_no_part_in_the_raid() -> None:
    f = ordering("1 5 5", "give roland-1 red", "give starkov-1 purple")
    assert f.events(chronicle.MonstersLead)
    assert f.events(chronicle.MonsterActed)
    said = sentences(f.g, f.told)
    assert not [line for line in said if "Styx" in line]
    assert "The monsters have the initiative. [FC-11.2]" in said
    assert "Инициатива у монстров. [FC-11.2]" in sentences(f.g, f.told, "ru")
    assert "Ініціатива в монстрів. [FC-11.2]" in sentences(f.g, f.told, "uk")


@pytest.mark.rule("FC-13.1", "FC-13.8")
@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (["abyss_scream"], ("play your top card", "верхнюю карту", "верхню карту")),
        ([], ("your deck is empty", "колода пуста", "колода порожня")),
    ],
)
def test_nobody_is_asked_for_a_card_that_is_not_there(deck: list[str], said: tuple[str, str, str]) -> None:
    f = Field(
        own(LEGION, "a10", order="purple"),
        own(LEGION, "c10", order="green"),
        foe(ZOMBIES, "a1", order="red"),
        initiative="empire",
        alone=True,
        sides={"empire": {"deck": deck}},
    )
    question = outlook(f.g, 0).question
    assert question is not None
    for language, words in zip(("en", "ru", "uk"), said, strict=True):
        assert words in Narrator(GAME, language).sentence(question.say)


@pytest.mark.rule("FC-23.4")
def test_a_refused_shot_names_the_unit_in_the_line_of_sight() -> None:
    f = Field(own(SHOOTERS, "e6", order="red"), foe("imelstar", "g6"), foe(CAVALRY, "h6"))
    reason = f.refusal("empire", "shoot undead_cavalry-1")
    assert reason is not None
    said = [Narrator(GAME, language).refusal(reason) for language in ("en", "ru", "uk")]
    assert said[0] == "Imelstar the Soul Eater stands in the line of sight, on g6. [FC-23.4]"
    assert said[1].startswith("Линию видимости перекрывает ")
    assert said[2].startswith("Лінію видимості перекриває ")
