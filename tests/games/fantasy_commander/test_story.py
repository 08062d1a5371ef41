"""What is told of a battle, in which order, by which rule, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.fantasy_commander.test_chapter_c_raids import ordering
from tests.games.telling import opened, sentences, tags
from warhall.games.fantasy_commander import GAME, chronicle, events, fantasy_commander
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook
from warhall.kernel.words import Name

ZOMBIES, LEGION, SHOOTERS, CAVALRY = "zombie_warriors", "legionnaires", "imperial_shooters", "undead_cavalry"


@pytest.mark.rule("FC-2.1", "FC-3.1", "FC-6.2")
def test_scenario_armies_and_who_deploys_first_are_told_before_the_first_decision() -> None:
    state, told = opened(GAME, {"scenario": "s1"})
    assert tags(told) == ["battle-set", "army-mustered", "army-mustered", "token-taken", "deploys-first"]
    assert sentences(state, told)[3] == "Styx has more units and takes the initiative token. [FC-6.2]"
    assert sentences(state, told)[0] == "Scenario: The First Battle. [FC-2.1]"
    assert sentences(state, told, "ru")[0] == "Сценарий: Первая битва. [FC-2.1]"
    assert sentences(state, told, "uk")[0] == "Сценарій: Перша битва. [FC-2.1]"
    assert "на 193 очка:" in sentences(state, told, "ru")[1]


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
    why = "fewer hunt orders than red and purple orders of the defender, 1 against 2. [FC-11.2]"
    assert f"The monsters have the initiative: {why}" in said
    why = "приказов «Охота» меньше, чем у защитника красных и фиолетовых, 1 против 2. [FC-11.2]"
    assert f"Инициатива у монстров: {why}" in sentences(f.g, f.told, "ru")
    why = "наказів «Полювання» менше, ніж у захисника червоних і фіолетових, 1 проти 2. [FC-11.2]"
    assert f"Ініціатива в монстрів: {why}" in sentences(f.g, f.told, "uk")


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


@pytest.mark.rule("FC-16.1", "FC-16.4")
@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("move h6", ("move to g6, h6. [FC-16.1]", "идут: g6, h6. [FC-16.1]", "рухаються: g6, h6. [FC-16.1]")),
        ("run i6", ("run to g6, h6, i6. [FC-16.4]", "бегут: g6, h6, i6. [FC-16.4]", "біжать: g6, h6, i6. [FC-16.4]")),
    ],
)
def test_a_run_is_told_as_a_run(action: str, said: tuple[str, str, str]) -> None:
    f = Field(own(LEGION, "f6", order="red")).do("empire", action)
    for language, words in zip(("en", "ru", "uk"), said, strict=True):
        assert any(line.endswith(words) for line in sentences(f.g, f.told, language))


@pytest.mark.rule("FC-15.3", "FC-15.6", "FC-4.2")
def test_a_token_says_what_it_is_for_and_a_loss_what_is_lost() -> None:
    f = Field(own(LEGION, "c6", order="red"), foe(CAVALRY, "g6"), roll="hit hit shield")
    f.do("empire", "run f6").fight("empire", "attack undead_cavalry-1", spare="tire")
    said = sentences(f.g, f.told)
    told = [
        "Legionnaires 1 take a fatigue token to attack after the run (now 1). [FC-15.3]",
        "Undead Cavalry 1 takes a fatigue token to suffer 1 damage less (now 1). [FC-15.6]",
        "Undead Cavalry 1 loses 1 miniature; left: 2. [FC-19.13]",
    ]
    assert [line for line in said if "token" in line or "left" in line] == told
    for language, words in (("ru", "теряет 1 миниатюру; осталось 2."), ("uk", "втрачає 1 мініатюру; лишилося 2.")):
        assert any(words in line for line in sentences(f.g, f.told, language))


@pytest.mark.rule("FC-17.4", "FC-12.11")
def test_defence_is_told_with_the_order_that_it_costs() -> None:
    f = Field(
        own(LEGION, "f6", order="red"), foe(CAVALRY, "g6", order="red"), roll="shield shield shield shield shield"
    )
    f.fight("empire", "attack undead_cavalry-1", defence="defend")
    assert "order-dropped" not in tags(f.told)
    given = "Undead Cavalry 1 gives up the order, declares defence and gets a defence token. [FC-17.4]"
    assert given in sentences(f.g, f.told)


@pytest.mark.rule("FC-11.1")
def test_orders_are_turned_up_side_by_side_and_colour_by_colour() -> None:
    f = Field(
        own(LEGION, "a10"), own(SHOOTERS, "c10"), own(LEGION, "e10"), foe(ZOMBIES, "a1"),
        phase="give", alone=True, sides={"empire": {"reserve": {"red": 2, "blue": 1}}},
    )  # fmt: skip
    f.do("empire", "give legionnaires-1 red", "give imperial_shooters-1 blue", "give legionnaires-2 red", "finish")
    f.do("styx", "finish")
    assert [line for line in sentences(f.g, f.told) if "FC-11.1" in line] == [
        "Orders of the Empire, red: Legionnaires 1, Legionnaires 2. [FC-11.1]",
        "Orders of the Empire, blue: Imperial Shooters 1. [FC-11.1]",
        "Orders of Styx, yellow: Zombie Warriors 1. [FC-11.1]",
    ]


@pytest.mark.rule("FC-26.3", "FC-22.1", "FC-19.13")
def test_results_are_told_with_what_they_are_ignored_for_and_why_they_do_not_count() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe("bone_colossus", "g6"), roll="support shield shield")
    f.fight("empire", "attack bone_colossus-1")
    said = sentences(f.g, f.told)
    uncounted = (
        "Legionnaires 1: 1 × support does not count "
        "(no support: no other own unit is in contact with the target). [FC-22.1]"
    )
    assert uncounted in said
    assert said[said.index(uncounted) + 1] == "Nothing comes of the attack of Legionnaires 1. [FC-19.13]"
    f = Field(
        own("legionnaires_veteran", "f6"), foe(CAVALRY, "g6", order="red"), turn="styx", roll="panic shield panic"
    )
    f.fight("styx", "attack legionnaires_veteran-1")
    ignored = [line for line in sentences(f.g, f.told, "ru") if "игнорируют" in line]
    assert ignored == ["Легионеры-ветераны 1 игнорируют: 1 × паника (Отвага). [FC-26.3]"]


@pytest.mark.rule("FC-26.29")
def test_panic_that_hurts_a_resurgent_unit_is_told() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "g6"), roll="panic shield shield")
    f.fight("empire", "attack zombie_warriors-1")
    assert "Zombie Warriors 1: 1 × panic becomes 1 damage (Resurgent). [FC-26.29]" in sentences(f.g, f.told)
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "g6"), roll="panic panic support")
    f.fight("empire", "attack zombie_warriors-1")
    assert "Zombie Warriors 1: 2 × panic become 2 damage (Resurgent). [FC-26.29]" in sentences(f.g, f.told)


@pytest.mark.rule("FC-14.3", "FC-13.10")
def test_a_unit_that_does_nothing_and_a_card_without_a_target_are_told() -> None:
    f = Field(
        foe(ZOMBIES, "b2", order="red"), own(LEGION, "g6", order="red"),
        turn="styx", sides={"styx": {"deck": ["abyss_scream"]}},
    )  # fmt: skip
    f.do("styx", "effect", "pass")
    said = sentences(f.g, f.told)
    assert "Abyss Scream finds no enemy unit to act on. [FC-13.10]" in said
    assert "Zombie Warriors 1 do nothing. [FC-14.3]" in said


@pytest.mark.rule("FC-14.5", "FC-14.9")
def test_a_paid_property_is_told_with_its_order_and_with_what_it_gives() -> None:
    f = Field(own(SHOOTERS, "e6", order="red"), foe(CAVALRY, "k1"), sides={"empire": {"reserve": {"blue": 1}}})
    f.do("empire", "pay 1")
    assert [line for line in sentences(f.g, f.told) if "[FC-14.5]" in line or "[FC-14.9]" in line] == [
        "Imperial Shooters 1 use Aimed Fire for a blue order. [FC-14.5]",
        "Imperial Shooters 1 have Master of Shooting 2 until the end of the activation. [FC-14.9]",
    ]
    for language, words in (("ru", "за синий приказ. [FC-14.5]"), ("uk", "за синій наказ. [FC-14.5]")):
        assert any(line.endswith(words) for line in sentences(f.g, f.told, language))


@pytest.mark.rule("FC-14.5", "FC-14.9")
def test_a_paid_property_that_finds_nothing_to_remove_says_so() -> None:
    f = Field(own(LEGION, "e6", order="red"), foe(CAVALRY, "k1"), sides={"empire": {"reserve": {"green": 1}}})
    f.do("empire", "pay 1")
    assert "No fatigue tokens to remove: Legionnaires 1 (Second Wind). [FC-14.9]" in sentences(f.g, f.told)


@pytest.mark.rule("FC-20.12")
def test_a_token_against_the_damage_of_a_retreat_says_so() -> None:
    f = Field(
        own(SHOOTERS, "a10"), foe(ZOMBIES, "b10", order="red"), foe(ZOMBIES, "a9"), foe(ZOMBIES, "a11"),
        turn="styx", roll="panic shield shield",
    )  # fmt: skip
    f.fight("styx", "attack imperial_shooters-1", spare_retreat="tire")
    assert any("for the retreat that was not possible" in line for line in sentences(f.g, f.told))


@pytest.mark.rule("FC-26.33")
def test_the_hex_that_rush_adds_to_a_retreat_is_told() -> None:
    f = Field(
        own("equestrian_knights_champion", "f6", order="red"),
        foe(CAVALRY, "g6"),
        sides={"empire": {"reserve": {"blue": 1}}},
        roll="hit panic shield shield",
    )
    f.do("empire", "pay 2").fight("empire", "attack undead_cavalry-1")
    for language, said in (
        ("en", "panics and must retreat 2 hexes, one of them for Rush. [FC-20.1]"),
        ("ru", "паникует: нужно отступить на 2 гекса, один из них — за «Напор». [FC-20.1]"),
        ("uk", "панікує й мусить відступити на 2 гекси, один із них — за «Напір». [FC-20.1]"),
    ):
        assert any(line.endswith(said) for line in sentences(f.g, f.told, language))


@pytest.mark.rule("FC-9.14")
def test_a_colour_of_which_there_is_no_order_is_told_without_a_number() -> None:
    f = Field(own("roland", "f6"), foe("imelstar", "a2"), alone=True, phase="end", roll="hit shield  panic")
    f.do("empire", "reroll hit", "keep")
    for language, none in (("en", "no "), ("ru", " нет"), ("uk", " немає")):
        said = [line for line in sentences(f.g, f.told, language) if line.endswith("[FC-9.14]")]
        assert len(said) == 2
        assert all(none in line and " 0" not in line for line in said)


@pytest.mark.rule("FC-6.2", "FC-6.3", "FC-6.4")
def test_who_is_named_to_deploy_first_is_told_by_its_rule() -> None:
    lot = "Both armies have the same number of units; by lot the Empire takes the initiative token. [FC-6.2]"
    for named, last in (("", "The Empire deploys first. [FC-6.2]"), ("styx", "Styx deploys first. [FC-6.4]")):
        state, told = opened(GAME, {"scenario": "s2", "deploy_first": named})
        assert sentences(state, told)[-2:] == [lot, last]
    state, told = opened(GAME, {"scenario": "s1"})
    assert sentences(state, told)[-1] == "Styx deploys first. [FC-6.3]", "named by the scenario"


@pytest.mark.rule("FC-11.2", "FC-11.3")
@pytest.mark.parametrize(
    ("second", "said"),
    [
        ("purple", "Styx has the initiative with fewer red and purple orders on the map: 1 against 2. [FC-11.2]"),
        ("green", "The Empire keeps the initiative: each side has 1 red or purple order on the map. [FC-11.3]"),
    ],
)
def test_the_initiative_is_told_with_its_reason(second: str, said: str) -> None:
    f = Field(
        own("roland", "a10", order="red"), own(LEGION, "b10", order=second), foe("imelstar", "a2", order="red"),
        phase="give", ready=1, initiative="empire", alone=True,
    )  # fmt: skip
    assert said in sentences(f.g, f.do("styx", "finish").told)


@pytest.mark.rule("FC-23.11", "FC-23.12", "FC-23.13", "FC-23.15", "FC-20.4")
def test_a_shot_is_told_by_the_rules_of_shooting() -> None:
    f = Field(own(SHOOTERS, "e6", order="red"), foe(CAVALRY, "g6", order="red"), roll="hit panic shield shield hit")
    f.fight("empire", "shoot undead_cavalry-1", defence="defend")
    rules = {tags([each])[0]: each.rule for each in f.told}
    assert rules["rolled"] == "FC-23.11"
    assert rules["blocked"] == "FC-23.13"
    f = Field(own(SHOOTERS, "e6", order="red"), foe(CAVALRY, "g6"), roll="hit panic shield")
    f.fight("empire", "shoot undead_cavalry-1")
    rules = {tags([each])[0]: each.rule for each in f.told}
    assert (rules["damaged"], rules["moved"]) == ("FC-23.15", "FC-20.4")
    f = Field(own(SHOOTERS, "e6", order="red"), foe(CAVALRY, "g6"), roll="shield shield shield")
    f.fight("empire", "shoot undead_cavalry-1")
    assert {tags([each])[0]: each.rule for each in f.told}["fruitless"] == "FC-23.12"


@pytest.mark.rule("FC-7.6", "FC-27.2")
def test_points_for_a_destroyed_unit_name_it() -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"),
        own("roland", "g6", wounds=3),
        turn="styx",
        roll="hit shield shield",
        scenario="s1",
    )
    f.fight("styx", "attack roland-1")
    for language, words in (
        ("en", "Styx gains 2 VP for the destruction of Roland the Proud and has "),
        ("ru", "Стикс получает победные очки за уничтожение Роланда Гордого: +2, всего "),
        ("uk", "Стікс отримує переможні очки за знищення Роланда Гордого: +2, усього "),
    ):
        assert any(line.startswith(words) for line in sentences(f.g, f.told, language))


@pytest.mark.rule("FC-22.2", "FC-26.36")
def test_support_that_does_not_help_the_defender_is_told_and_terror_names_itself() -> None:
    dice = "hit shield shield support shield"
    f = Field(foe("imelstar", "f6", order="red"), own(LEGION, "g6", order="red"), turn="styx", roll=dice)
    f.fight("styx", "attack legionnaires-1", defence="defend")
    said = sentences(f.g, f.told)
    rolled = next(number for number, line in enumerate(said) if "rolls attack dice" in line)
    assert said[rolled + 1] == "Imelstar the Soul Eater adds 1 × panic to the roll (Terrifying). [FC-26.36]"
    assert said[rolled + 2].startswith("Legionnaires 1 roll defence dice"), "the defender knows it when he rolls"
    unaided = "(no support: no other own unit is in contact with the attacker). [FC-22.2]"
    assert any(line.endswith(unaided) for line in said)


@pytest.mark.rule("FC-19.3", "FC-23.11")
def test_names_are_declined_in_russian_and_ukrainian() -> None:
    f = Field(own(SHOOTERS, "e6", order="red"), foe(ZOMBIES, "g6"), roll="shield shield shield")
    f.fight("empire", "shoot zombie_warriors-1")
    assert "Имперские стрелки 1 стреляют в Воинов-зомби 1. [FC-23.11]" in sentences(f.g, f.told, "ru")
    assert "Імперські стрільці 1 обстрілюють Воїнів-зомбі 1. [FC-23.11]" in sentences(f.g, f.told, "uk")


@pytest.mark.rule("FC-13.5", "FC-15.10")
def test_what_many_units_get_is_one_line_and_forced_fatigue_names_its_cause() -> None:
    two = own(LEGION, "a10", order="red"), own(LEGION, "c10", order="red")
    f = Field(*two, foe(ZOMBIES, "a6"), initiative="empire", sides={"empire": {"deck": ["will_to_victory"]}})
    f.do("empire", "effect")
    army = "Legionnaires 1, Legionnaires 2, Imperial Shooters Champion 1"
    assert f"{army} have Fortitude until the end of the round. [FC-13.5]" in sentences(f.g, f.told)
    cloud = {"styx": {"deck": ["poison_cloud"]}}
    f = Field(foe(ZOMBIES, "f6", order="red"), own(LEGION, "g6"), turn="styx", initiative="styx", sides=cloud)
    f.do("styx", "effect")
    assert "Legionnaires 1 take a fatigue token (Poison Cloud, now 1). [FC-15.10]" in sentences(f.g, f.told)
    assert "Легионеры 1 берут жетон усталости (Ядовитое облако, теперь 1). [FC-15.10]" in sentences(f.g, f.told, "ru")


@pytest.mark.rule("FC-13.17")
def test_what_a_curse_forbids_is_told_by_the_rule_of_curses() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own(LEGION, "g6", order="blue"),
        sides={"styx": {"deck": ["frightening_shadows"]}}, turn="styx",
    ).do("styx", "effect")  # fmt: skip
    said = "Legionnaires 1 may not declare defence until the end of the round. [FC-13.17]"
    assert said in sentences(f.g, f.told)


@pytest.mark.rule("FC-13.21")
def test_an_empty_deck_that_was_to_be_looked_at_is_told() -> None:
    sides = {"empire": {"deck": ["reconnaissance_raid"]}, "styx": {"deck": []}}
    f = Field(own(LEGION, "c6", order="red"), sides=sides).do("empire", "effect")
    for language, said in (
        ("en", "The deck of Styx is empty: there is nothing to look at. [FC-13.21]"),
        ("ru", "Колода Стикса пуста, смотреть нечего. [FC-13.21]"),
        ("uk", "Колода Стікса порожня, переглядати нічого. [FC-13.21]"),
    ):
        assert said in sentences(f.g, f.told, language)


@pytest.mark.rule("FC-13.4")
def test_a_side_that_looks_at_its_own_deck_is_named_once() -> None:
    sides = {"styx": {"deck": ["grave_call", "poison_cloud", "dark_plans"]}}
    f = Field(foe(CAVALRY, "f6", order="red"), sides=sides, turn="styx").do("styx", "effect")
    for language, said in (
        ("en", "Styx looks at the top 2 cards of its own deck. [FC-13.4]"),
        ("ru", "Стикс смотрит 2 верхние карты своей колоды. [FC-13.4]"),
        ("uk", "Стікс переглядає 2 верхні карти своєї колоди. [FC-13.4]"),
    ):
        assert said in sentences(f.g, f.told, language)


@pytest.mark.rule("FC-19.13")
def test_the_one_miniature_that_is_left_is_told_as_one() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(CAVALRY, "g6"), roll="hit hit shield")
    f.fight("empire", "attack undead_cavalry-1")
    for language, words in (("ru", "2 миниатюры; осталась 1."), ("uk", "2 мініатюри; лишилася 1.")):
        assert any(words in line for line in sentences(f.g, f.told, language))


@pytest.mark.rule("FC-19.13", "FC-15.6")
def test_an_attack_whose_last_damage_a_token_takes_off_is_told_as_fruitless() -> None:
    f = Field(own(LEGION, "e6", order="red"), foe(CAVALRY, "f6"), roll="hit shield shield")
    f.do("empire", f"attack {CAVALRY}-1", "decline").do("styx", "tire")
    assert [tag for tag in tags(f.told) if tag in ("tired", "fruitless")] == ["tired", "fruitless"]
    assert "Nothing comes of the attack of Legionnaires 1. [FC-19.13]" in sentences(f.g, f.told)
    f = Field(own(LEGION, "e6", order="red"), foe(CAVALRY, "f6"), roll="hit hit shield")
    f.do("empire", f"attack {CAVALRY}-1", "decline").do("styx", "tire")
    assert "fruitless" not in tags(f.told)


@pytest.mark.rule("FC-26.24")
def test_a_second_attack_by_persecution_is_told_as_such() -> None:
    f = Field(
        own("starkov", "e6", order="red"), foe(CAVALRY, "f6", wounds=2, fatigue=2), foe("imelstar", "g6"),
        roll="hit shield shield", sides={side: {"reserve": {"green": 1}} for side in ("empire", "styx")},
    )  # fmt: skip
    f.do("empire", "pay 1", "give-up green").do("empire", "attack undead_cavalry-1", "decline", "advance", "pursue f6")
    for language, told in (
        ("en", "Pavel Starkov pursues and may attack once more (Persecution). [FC-26.24]"),
        ("ru", "Павел Старков преследует врага и может атаковать ещё раз (Преследование). [FC-26.24]"),
        ("uk", "Павло Старков переслідує ворога й може атакувати ще раз (Переслідування). [FC-26.24]"),
    ):
        assert told in sentences(f.g, f.told, language)


def test_a_side_has_its_article_in_english_and_none_as_a_label() -> None:
    f = Field(own(LEGION, "e6", order="red"), foe(CAVALRY, "g6", order="red"))
    said = {
        seat: Narrator(GAME, "en").say(
            "event-looked", seat=Name("seat", seat), deck=Name("seat", deck), whose="other", cards=()
        )
        for seat, deck in (("empire", "styx"), ("styx", "empire"))
    }
    assert said["empire"].startswith("The Empire looks at the top of the deck of Styx")
    assert said["styx"].startswith("Styx looks at the top of the deck of the Empire")
    assert GAME.texts.word("en", Name("seat", f.g.seat_names()[0])) == "Empire"


@pytest.mark.rule("FC-4.2", "FC-4.3", "FC-26.30")
def test_what_is_left_of_a_unit_is_named_and_nothing_is_not_a_number() -> None:
    lost = {"unit": "X", "why": "attack", "count": 1}
    for language, what, left, said in (
        ("en", "miniatures", 0, "X loses 1 miniature; none is left."),
        ("ru", "miniatures", 0, "X теряет 1 миниатюру; не осталось ни одной."),
        ("uk", "miniatures", 0, "X втрачає 1 мініатюру; не лишилося жодної."),
        ("en", "health", 3, "X takes 1 wound; health left: 3."),
        ("ru", "health", 3, "X получает 1 рану; осталось здоровья: 3."),
        ("uk", "health", 3, "X дістає 1 поранення; лишилося здоров’я: 3."),
        ("en", "health", 0, "X takes 1 wound; no health is left."),
        ("ru", "health", 0, "X получает 1 рану; здоровья не осталось."),
        ("uk", "health", 0, "X дістає 1 поранення; здоров’я не лишилося."),
    ):
        assert GAME.texts.say(language, "event-damaged", {**lost, "what": what, "left": left}) == said
    healed = {"unit": "X", "why": "Y", "giver": "self", "count": 1, "what": "health", "left": 2}
    assert GAME.texts.say("ru", "event-restored", healed) == "X: исцелена 1 рана; теперь здоровья 2 (Y)."


@pytest.mark.rule("FC-11.2")
def test_the_initiative_says_that_fewer_orders_win_it() -> None:
    facts = {"seat": Name("seat", "empire"), "own": 1, "theirs": 3, "why": "fewer"}
    for language, said in (
        ("en", "The Empire has the initiative with fewer red and purple orders on the map: 1 against 3."),
        ("ru", "Инициатива у Империи: красных и фиолетовых приказов на поле меньше, 1 против 3."),
        ("uk", "Імперія має ініціативу: червоних і фіолетових наказів на мапі менше, 1 проти 3."),
    ):
        assert GAME.texts.say(language, "event-initiative-settled", facts) == said
    facts |= {"own": 0, "theirs": 0, "why": "equal"}
    for language, said in (
        ("en", "The Empire keeps the initiative: neither side has a red or purple order on the map."),
        ("ru", "Инициатива остаётся у Империи: красных и фиолетовых приказов на поле нет ни у кого."),
        ("uk", "Імперія зберігає ініціативу: червоних і фіолетових наказів на мапі не має ніхто."),
    ):
        assert GAME.texts.say(language, "event-initiative-settled", facts) == said


@pytest.mark.rule("FC-13.5", "FC-26.36")
def test_counted_faces_stand_behind_a_colon_where_a_verb_would_want_a_case() -> None:
    facts = {"unit": "X", "count": 1, "face": "паника", "roll": "стрельба", "until": "до конца раунда", "why": "Y"}
    for message, said in (
        ("event-results-added", "X добавляет до конца раунда к каждому броску (стрельба): 1 × паника."),
        ("event-results-ignored", "X игнорирует до конца раунда в каждом броске врага (стрельба): 1 × паника."),
        ("event-result-added", "X добавляет к броску: 1 × паника (Y)."),
    ):
        assert GAME.texts.say("ru", message, facts) == said


@pytest.mark.rule("FC-14.9", "FC-13.4", "FC-13.20")
def test_fatigue_that_goes_is_told_by_the_rule_of_what_takes_it() -> None:
    reserve = {"empire": {"reserve": {"green": 1}}}
    f = Field(own(LEGION, "e6", order="red", fatigue=1), foe(CAVALRY, "k1"), sides=reserve).do("empire", "pay 1")
    assert "Legionnaires 1 lose 1 fatigue token (Second Wind). [FC-14.9]" in sentences(f.g, f.told)
    f = Field(
        own("roland", "e6"), own(LEGION, "f6", order="red", fatigue=1), foe(CAVALRY, "k1"),
        sides={"empire": {"deck": ["prayer_before_fight"]}},
    ).do("empire", "effect")  # fmt: skip
    assert "Legionnaires 1 lose 1 fatigue token (Prayer Before Fight). [FC-13.4]" in sentences(f.g, f.told)
    assert "No fatigue tokens to remove: Roland the Proud (Prayer Before Fight). [FC-13.4]" in sentences(f.g, f.told)
    f = Field(
        foe(ZOMBIES, "b2", order="red", fatigue=1), own(LEGION, "k6"),
        turn="styx", sides={"styx": {"deck": ["unstoppable_undead"]}},
    ).do("styx", "effect").begin()  # fmt: skip
    assert "Zombie Warriors 1 lose 1 fatigue token (Unstoppable Undead). [FC-13.20]" in sentences(f.g, f.told)


@pytest.mark.rule("FC-14.9")
def test_what_a_paid_property_of_a_pack_changes_is_told_by_its_rule(tmp_path: Path) -> None:
    """No printed one changes a number: this one gives an attack die instead of taking fatigue."""
    about = 'id: odd\ngame: fantasy_commander\nversion: "1"\ntitle: {en: Odd, ru: Странное, uk: Дивне}\nauthor: Ada\n'
    (tmp_path / "pack.yaml").write_text(about, encoding="utf-8")
    printed = (GAME.folder / "content" / "units.yaml").read_text(encoding="utf-8")
    wind, die = "{do: refresh, to: {who: self}, n: 1}", "{do: dice, to: {who: self}, roll: melee, n: 1}"
    (tmp_path / "units.yaml").write_text(printed.replace(wind, die), encoding="utf-8")
    f = Field(
        own(LEGION, "e6", order="red"), foe(CAVALRY, "k1"),
        sides={"empire": {"reserve": {"green": 1}}}, game=fantasy_commander(tmp_path),
    ).do("empire", "pay 1")  # fmt: skip
    assert "Legionnaires 1: melee dice +1 until the end of the activation. [FC-14.9]" in sentences(f.g, f.told)


@pytest.mark.rule("FC-14.9", "FC-4.12")
def test_miniatures_that_a_paid_property_brings_back_are_told_by_its_rule() -> None:
    f = Field(
        foe("morvena", "f6", order="red"), foe(ZOMBIES, "g6", wounds=2), own(LEGION, "k1"),
        turn="styx", sides={"styx": {"reserve": {"green": 1}}},
    ).do("styx", "pay 1")  # fmt: skip
    restored = [told for told in f.told if tags([told]) == ["restored"]]
    assert [told.rule for told in restored] == ["FC-14.9"]


@pytest.mark.rule("FC-24.3", "FC-7.4")
def test_points_at_the_end_of_a_round_are_told_by_the_rule_of_the_end_phase() -> None:
    f = Field(own(LEGION, "a10", order="red"), foe(ZOMBIES, "a1"), alone=True, scenario="s1")
    point = next(cell for cell in range(GAME.tables.board.size) if f.g.points >> cell & 1)
    f = Field(
        own(LEGION, GAME.tables.board.name(point), order="red"), foe(ZOMBIES, "a1"), alone=True,
        scenario="s1", roll=20 * "hit "
    ).do("empire", "pass")  # fmt: skip
    assert "The Empire gains 1 VP for capture points and has 1. [FC-24.3]" in sentences(f.g, f.told)
    assert [str(line.say.rule) for line in f.view.aim.scoring][1] == "FC-24.3"
    f = Field(
        foe(ZOMBIES, "f8", order="red"), foe(ZOMBIES, "d7"), own(SHOOTERS, "j7"),
        scenario="s5", alone=True, turn="styx", roll=20 * "hit ",
    ).do("styx", "pass")  # fmt: skip
    assert any("for towns held" in line and line.endswith("[FC-24.3]") for line in sentences(f.g, f.told))


@pytest.mark.rule("FC-26.4", "FC-18.5", "FC-28.9", "FC-19.6")
def test_dice_are_told_with_their_number_and_with_what_adds_to_them() -> None:
    dice = "shield shield shield shield"
    f = Field(own("equestrian_knights_veteran", "d6", order="red"), foe(CAVALRY, "g6"), roll=dice + " shield shield")
    f.do("empire", "move f6").fight("empire", "attack undead_cavalry-1")
    for language, charge in (
        ("en", "Equestrian Knights Veteran 1 roll 2 more attack dice (Charge 2). [FC-26.4]"),
        ("ru", "Конные рыцари-ветераны 1: +2 кубика атаки (Разгон 2). [FC-26.4]"),
        ("uk", "Кінні лицарі-ветерани 1: +2 кубики атаки (Розгін 2). [FC-26.4]"),
    ):
        assert charge in sentences(f.g, f.told, language)
    f = Field(
        own(LEGION, "f6", order="red"), foe(CAVALRY, "g6", order="red"), roll=dice + 3 * " shield",
        ground={"f6": "H", "g7": "x"},
    ).fight("empire", "attack undead_cavalry-1", defence="defend")  # fmt: skip
    said = sentences(f.g, f.told)
    assert "Legionnaires 1 roll 1 more attack die (Hill). [FC-18.5]" in said
    assert "Undead Cavalry 1 rolls 1 more defence die (Styx Altar). [FC-28.9]" in said


@pytest.mark.rule("FC-19.6", "FC-23.11")
def test_a_single_die_is_told_as_one() -> None:
    facts = {"unit": "X", "unit-is": "one", "faces": "Y", "count": 1, "what": "defence"}
    said = [GAME.texts.say(language, "event-rolled", facts) for language in ("en", "ru", "uk")]
    assert said == ["X rolls one defence die: Y.", "X бросает кубик защиты: Y.", "X кидає кубик захисту: Y."]
    f = Field(own(LEGION, "f6", order="red"), foe(CAVALRY, "g6"), roll="shield shield shield")
    f.fight("empire", "attack undead_cavalry-1")
    assert [(event.count, len(event.faces)) for event in f.events(events.Rolled)] == [(3, 3)]


@pytest.mark.rule("FC-26.2", "FC-26.3", "FC-28.7")
def test_panic_that_is_ignored_tells_by_whose_aura_or_on_which_ground() -> None:
    for cells, ground, said in (
        (
            ("g6", "h6"),
            {},
            ("Brave, aura of Roland the Proud", "Отвага, аура Роланда Гордого", "Відвага, аура Роланда Гордого"),
        ),
        (
            ("g6", "m9"),
            {"g6": "p"},
            ("Brave, Field Fortifications", "Отвага, Полевые укрепления", "Відвага, Польові укріплення"),
        ),
    ):
        f = Field(
            own(LEGION, cells[0]), own("roland", cells[1]), foe(CAVALRY, "f6", order="red"),
            turn="styx", roll="panic shield panic shield", ground=ground,
        ).fight("styx", "attack legionnaires-1")  # fmt: skip
        for language, words in zip(("en", "ru", "uk"), said, strict=True):
            assert any(f"({words}). [FC-26.3]" in line for line in sentences(f.g, f.told, language))


@pytest.mark.rule("FC-26.17", "FC-26.18", "FC-13.5")
def test_dice_that_are_rolled_again_tell_thanks_to_what() -> None:
    f = Field(
        own(LEGION, "g6", order="red"), own("anna_dark", "h6"), foe(CAVALRY, "f6", order="red"),
        turn="styx", roll="shield shield shield panic panic panic shield",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1", defence="defend", reroll=["reroll panic"])
    assert any(line.endswith("(Master of Defense, aura of Anna Dark). [FC-26.18]") for line in sentences(f.g, f.told))
    f = Field(
        own(LEGION, "k6"), foe(ZOMBIES, "f6", order="red"), own(LEGION, "g6"),
        turn="styx", roll="shield shield shield panic", sides={"styx": {"deck": ["terrifying_attack"]}},
    )  # fmt: skip
    f.do("styx", "effect").begin().fight("styx", "attack legionnaires-2", reroll=["reroll shield"])
    assert [told.rule for told in f.told if tags([told]) == ["rerolled"]] == ["FC-13.5"]
    for language, card in (("en", "Terrifying Attack"), ("ru", "Ужасающая атака"), ("uk", "Жахлива атака")):
        assert any(line.endswith(f" ({card}). [FC-13.5]") for line in sentences(f.g, f.told, language))
