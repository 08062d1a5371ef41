"""What is told of all that was chosen for a card or power, what it then does, and what it does not."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.card_table import active, foe, own, played, struck
from tests.games.telling import sentences, tags


def told(f: Field, en: str, ru: str, uk: str) -> bool:
    """Whether somebody heard this line, or one that ends with it, in every language."""
    return all(
        any(line.endswith(said) for line in sentences(f.g, f.heard, language))
        for language, said in (("en", en), ("ru", ru), ("uk", uk))
    )


@pytest.mark.rule("DC-9.15", "DC-19.13")
def test_the_kind_of_an_attack_is_told_where_a_card_leaves_it_open() -> None:
    f = played("sl_spring_attack", own("sl_drow_house_guard"), foe("hc_dragon_knight", (6, 3))).act("gold by melee")
    assert told(
        f,
        "plays Spring Attack on Drow House Guard 1; target: Dragon Knight 1; melee attack. [DC-15.1]",
        "действует Страж дома дроу 1; цель: Рыцарь-дракон 1; рукопашная атака. [DC-15.1]",
        "діє Страж дому дроу 1; ціль: Лицар-дракон 1; рукопашна атака. [DC-15.1]",
    )
    f = played("sl_spring_attack", own("sl_drow_blademaster"), foe("hc_dragon_knight", (6, 3)))
    assert told(
        f, "target: Dragon Knight 1. [DC-15.1]", "цель: Рыцарь-дракон 1. [DC-15.1]", "ціль: Лицар-дракон 1. [DC-15.1]"
    )


@pytest.mark.rule("DC-9.15")
def test_the_chosen_option_of_a_power_and_the_card_that_it_removes_are_told() -> None:
    ranger = own("hc_human_ranger", (2, 3), damage=20, attached=["silver sl_web", "silver sl_deep_wound"])
    f = active(own("hc_dwarf_cleric"), ranger).act(
        "gold use hc_dwarf_cleric#1 healing_touch",
        "gold target hc_human_ranger#1",
        "gold choose 2",
        "gold remove sl_web silver",
    )
    assert told(
        f,
        "; chosen: “Remove one card attached to the target”; card to remove: Web. [DC-18.1]",
        "; выбрано: «Уберите одну карту, прикреплённую к цели»; убрать карту: «Паутина». [DC-18.1]",
        "; вибрано: «Приберіть одну карту, прикріплену до цілі»; прибрати карту: «Павутиння». [DC-18.1]",
    )


@pytest.mark.rule("DC-22.13")
def test_a_prevention_tells_what_it_answers() -> None:
    f = struck(foe("hc_dragon_knight"), own("sl_drow_blademaster"), hand=["sl_parry"])
    f.act("gold play sl_parry sl_drow_blademaster#1")
    assert told(
        f,
        "plays Parry on Drow Blademaster 1; against: attack (Dragon Knight 1). [DC-15.1]",
        "действует Мастер клинка дроу 1; в ответ на: атака (Рыцарь-дракон 1). [DC-15.1]",
        "діє Майстер клинка дроу 1; у відповідь на: атака (Лицар-дракон 1). [DC-15.1]",
    )


@pytest.mark.rule("DC-22.13")
def test_a_prevention_names_the_card_that_it_answers() -> None:
    f = played("hc_power_attack", own("hc_dragon_knight"), foe("sl_drow_blademaster"), silver=["sl_parry"])
    f.act("silver play sl_parry sl_drow_blademaster#1")
    assert told(
        f,
        "; against: Power Attack (Dragon Knight 1). [DC-15.1]",
        "; в ответ на: «Силовая атака» (Рыцарь-дракон 1). [DC-15.1]",
        "; у відповідь на: «Силова атака» (Лицар-дракон 1). [DC-15.1]",
    )


@pytest.mark.rule("DC-9.14", "DC-7.6")
def test_cards_that_an_effect_draws_are_told_with_it() -> None:
    f = struck(foe("hc_dragon_knight"), own("sl_drow_blademaster"), hand=["sl_parry"])
    f.act("gold play sl_parry sl_drow_blademaster#1").passing(until="cower")
    for language, said in (
        ("en", "Parry: Azure draws an order card. [DC-9.14]"),
        ("ru", "«Парирование»: Лазурный берёт 1 карту приказа. [DC-9.14]"),
        ("uk", "«Парирування»: Лазуровий бере 1 карту наказу. [DC-9.14]"),
    ):
        assert said in sentences(f.g, f.heard, language, seat=1)
    assert any(line.startswith("Parry: Azure draws from the order") for line in sentences(f.g, f.heard, seat=0))


@pytest.mark.rule("DC-22.1", "DC-9.2")
def test_damage_tells_the_card_or_terrain_that_deals_it() -> None:
    f = played("sl_piercing_strike", own("sl_drow_blademaster"), foe("hc_dragon_knight")).passing(until="cower")
    f.act("silver endure hc_dragon_knight#1")
    assert told(
        f,
        "in all): Piercing Strike. [DC-22.1]",
        "): «Пронзающий удар». [DC-22.1]",
        "): «Пронизувальний удар». [DC-22.1]",
    )
    f = active(own("sl_drow_blademaster"), foe("hc_dragon_knight")).act("gold strike hc_dragon_knight#1")
    f.passing(until="cower").act("silver endure hc_dragon_knight#1")
    assert told(f, "in all). [DC-22.1]", "20). [DC-22.1]", "20). [DC-22.1]"), "an attack was announced by itself"


@pytest.mark.rule("DC-23.3")
def test_cowering_tells_from_what() -> None:
    f = played("sl_piercing_strike", own("sl_drow_blademaster"), foe("hc_dragon_knight")).passing(until="cower")
    f.act("silver cower hc_dragon_knight#1")
    assert told(
        f,
        "damage: Piercing Strike. [DC-23.3]",
        "урона: «Пронзающий удар». [DC-23.3]",
        "«Пронизувальний удар». [DC-23.3]",
    )


@pytest.mark.rule("DC-15.16")
def test_a_card_that_cannot_be_attached_is_told_to_be_discarded() -> None:
    f = played("sl_deep_wound", own("sl_drow_blademaster"), foe("hc_dragon_knight")).passing(until="cower")
    f.act("silver cower hc_dragon_knight#1").passing(until="act")
    assert told(
        f,
        "Deep Wound cannot be attached and is discarded. [DC-15.16]",
        "Карту «Глубокая рана» не к кому прикрепить: она сброшена. [DC-15.16]",
        "Карту «Глибока рана» нема до кого прикріпити: її скинуто. [DC-15.16]",
    )
    assert f.discard("gold") == ["sl_deep_wound"]


@pytest.mark.rule("DC-11.7", "DC-14.17")
def test_who_does_not_use_a_movement_is_told_to_stay() -> None:
    f = played("hc_into_the_fray", own("hc_dragon_knight", (0, 0)), foe("sl_drider", (9, 9))).passing(until="go-move")
    f.act("gold stay")
    assert told(
        f,
        "Dragon Knight 1 stays where it is (Into the Fray). [DC-11.7]",
        "Рыцарь-дракон 1 остаётся на месте («В гущу боя»). [DC-11.7]",
        "Лицар-дракон 1 лишається на місці («У гущу бою»). [DC-11.7]",
    )
    f = played("hc_into_the_fray", own("hc_dragon_knight", (0, 0)), foe("sl_drider", (9, 9))).passing(until="go-move")
    f.act(f"gold go {f.square(0, 1)}")
    assert "remained" not in tags(f.heard)
    assert {each.rule for each in f.heard if tags([each]) == ["moved"]} == {"DC-14.16"}, "it is no move of its own"


@pytest.mark.rule("DC-14.8", "DC-14.11", "DC-14.16")
def test_a_movement_by_a_card_names_the_card() -> None:
    f = played("sl_stalk", own("sl_drow_assassin", (0, 0)), foe("hc_dragon_knight", (9, 9))).passing(until="go-shift")
    f.act(f"gold go {f.square(1, 0)}")
    assert told(
        f,
        f"Drow Assassin 1 shifts: {f.square(1, 0)} (Stalk). [DC-14.8]",
        f"сдвигается: {f.square(1, 0)} («Выслеживание»). [DC-14.8]",
        f"зсувається: {f.square(1, 0)} («Вистежування»). [DC-14.8]",
    )
    f = played("hc_shove_aside", own("hc_dragon_knight", (0, 0)), foe("sl_drider", (1, 0))).passing(until="go-slide")
    f.act(f"gold go-by {f.path((2, 0))}")
    assert told(
        f,
        f"Drider 1 is slid: {f.square(2, 0)} (Shove Aside). [DC-14.11]",
        f"толкают: {f.square(2, 0)} («Оттолкнуть»). [DC-14.11]",
        f"штовхають: {f.square(2, 0)} («Відштовхнути»). [DC-14.11]",
    )
    f = played("hc_into_the_fray", own("hc_dragon_knight", (0, 0)), foe("sl_drider", (9, 9))).passing(until="go-move")
    f.act(f"gold go {f.square(0, 1)}")
    assert told(
        f,
        f"Dragon Knight 1 moves: {f.square(0, 1)} (Into the Fray). [DC-14.16]",
        f"перемещается: {f.square(0, 1)} («В гущу боя»). [DC-14.16]",
        f"переміщується: {f.square(0, 1)} («У гущу бою»). [DC-14.16]",
    )


@pytest.mark.rule("DC-9.13")
def test_an_untapping_that_does_nothing_is_told_why() -> None:
    f = played("hc_heroic_surge", own("hc_human_ranger"), foe("sl_drider", (9, 9))).passing()
    assert told(
        f,
        "Human Ranger 1 is untapped already: Heroic Surge changes nothing. [DC-9.13]",
        "Карта Человека-следопыта 1 и так не повёрнута: эффект «Героический порыв» ничего не меняет. [DC-9.13]",
        "Карту Людини-слідопита 1 і так не повернуто: ефект «Героїчний порив» нічого не змінює. [DC-9.13]",
    )


@pytest.mark.rule("DC-9.13")
def test_a_tapping_that_does_nothing_is_told_why() -> None:
    drider = foe("sl_drider", tapped=True)
    f = played("hc_disrupting_attack", own("hc_dragon_knight"), drider, silver=["sl_web", "sl_feint"])
    f.passing(until="discard")
    assert told(f, "is tapped already: Disrupting Attack changes nothing. [DC-9.13]", "меняет. [DC-9.13]", "[DC-9.13]")


@pytest.mark.rule("DC-25.1")
def test_leadership_is_told_with_its_sign() -> None:
    f = Field([("hc_elf_archer", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))], seats={"gold": {"leadership": 8}})
    f.act("gold end-phase").passing()
    assert told(
        f,
        "Leadership of Azure: +1, now 9. [DC-25.1]",
        "Лидерство Лазурного: +1, теперь 9. [DC-25.1]",
        "Лідерство Лазурового: +1, тепер 9. [DC-25.1]",
    )
