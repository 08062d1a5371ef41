"""What is told where an effect finds nothing to do or a creature is held, and whom a power is aimed at."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.card_table import active, foe, own, played, struck
from tests.games.dungeon_command.test_story_of_choices import told
from tests.games.telling import opened, sentences, tags
from warhall.games.dungeon_command import GAME


@pytest.mark.rule("DC-2.11", "DC-28.5")
def test_where_closed_chests_lie_is_told_before_the_first_decision() -> None:
    for mode, rule, count in (("standard", "DC-2.11", 8), ("first-game", "DC-28.5", 2)):
        state, heard = opened(GAME, {"mode": mode, "players": 2})
        lines = [sentences(state, heard, language) for language in ("en", "ru", "uk")]
        beginnings = ("Closed treasure chests: ", "Закрытые сундуки с сокровищами: ", "Закриті скрині зі скарбами: ")
        for said, begins in zip(lines, beginnings, strict=True):
            laid = [line for line in said if line.startswith(begins)]
            assert len(laid) == 1
            assert laid[0].count(", ") == count - 1
            assert laid[0].endswith(f"[{rule}]")


@pytest.mark.rule("DC-9.7", "DC-9.15")
def test_a_creature_that_chooses_itself_is_told_as_the_target() -> None:
    ally = own("hc_human_ranger", (2, 3), damage=10)
    f = active(own("hc_dwarf_cleric", damage=20), ally).act(
        "gold use hc_dwarf_cleric#1 healing_touch", "gold target hc_dwarf_cleric#1"
    )
    if f.ask == "option":
        f.act("gold choose 1")
    assert told(
        f,
        "Dwarf Cleric 1 uses Healing Touch; target: Dwarf Cleric 1; chosen: “Heal the target by 10”. [DC-18.1]",
        "использует силу «Исцеляющее касание»; цель: Дварф-жрец 1; выбрано: «Исцелите цель на 10». [DC-18.1]",
        "використовує силу «Цілющий дотик»; ціль: Дварф-жрець 1; вибрано: «Зціліть ціль на 10». [DC-18.1]",
    )
    f = played("sl_stalk", own("sl_drow_wizard"), foe("hc_elf_archer", (9, 9)))
    assert "Azure plays Stalk on Drow Wizard 1. [DC-15.1]" in sentences(f.g, f.heard)


@pytest.mark.rule("DC-9.15")
def test_an_effect_that_has_an_order_discarded_is_told_with_it() -> None:
    f = played("hc_disrupting_attack", own("hc_dragon_knight"), foe("sl_drider"), silver=["sl_web"])
    f.passing(until="discard").act("silver discard sl_web")
    assert told(
        f,
        "Disrupting Attack: Ember discards Web. [DC-9.15]",
        "«Сбивающая атака»: Огненный сбрасывает карту «Паутина». [DC-9.15]",
        "«Збивальна атака»: Вогняний скидає карту «Павутиння». [DC-9.15]",
    )


@pytest.mark.rule("DC-9.15")
def test_an_empty_hand_from_which_nothing_can_be_discarded_is_told() -> None:
    f = played("hc_disrupting_attack", own("hc_dragon_knight"), foe("sl_drider")).passing()
    assert told(
        f,
        "Disrupting Attack: Ember has no order card to discard. [DC-9.15]",
        "«Сбивающая атака»: Огненный не сбрасывает ничего, в руке нет карт приказов. [DC-9.15]",
        "«Збивальна атака»: Вогняний не скидає нічого, у руці немає карт наказів. [DC-9.15]",
    )


@pytest.mark.rule("DC-7.5", "DC-9.14")
def test_in_which_order_drawn_cards_lay_is_not_told() -> None:
    heard = []
    for turned in (False, True):
        f = active(own("sl_drow_priestess"), foe("hc_elf_archer", (9, 9)), hand=["sl_scheme"])
        f.g.decks[0] = [1, 0] if turned else [0, 1]
        f.act("gold play sl_scheme sl_drow_priestess#1").passing()
        heard.append([each.event for each in f.heard if tags([each]) == ["drew"]])
    assert len(heard[0]) == 1
    assert heard[0] == heard[1]


@pytest.mark.rule("DC-7.6")
def test_an_empty_deck_from_which_an_effect_would_draw_is_told() -> None:
    f = active(own("sl_drow_priestess"), foe("hc_elf_archer", (9, 9)), hand=["sl_scheme"])
    f.g.decks[0] = []
    f.act("gold play sl_scheme sl_drow_priestess#1").passing()
    assert told(
        f,
        "Scheme: the order deck of Azure is empty, and nothing is drawn. [DC-7.6]",
        "«Интрига»: Лазурный не берёт ничего, колода приказов пуста. [DC-7.6]",
        "«Інтрига»: Лазуровий не бере нічого, колода наказів порожня. [DC-7.6]",
    )


@pytest.mark.rule("DC-14.21")
def test_a_held_creature_that_a_card_would_shift_stays() -> None:
    webbed = own("sl_drow_assassin", attached=["silver sl_web"])
    f = played("sl_shadowy_ambush", webbed, foe("hc_dragon_knight", (6, 3))).passing()
    assert told(
        f,
        "Drow Assassin 1 stays where it is (Shadowy Ambush). [DC-14.21]",
        "Дроу-убийца 1 остаётся на месте («Засада из тени»). [DC-14.21]",
        "Дроу-вбивця 1 лишається на місці («Засідка з тіні»). [DC-14.21]",
    )
    assert "stayed" not in tags(f.heard), "no move was announced"


@pytest.mark.rule("DC-14.21")
def test_a_creature_that_is_held_before_its_extra_move_stays() -> None:
    f = played("hc_into_the_fray", own("sl_drow_wizard"), foe("hc_dragon_knight", (6, 3)), hand=["sl_web"])
    f.act("gold play sl_web sl_drow_wizard#1", "gold target sl_drow_wizard#1").passing()
    assert told(
        f,
        "Drow Wizard 1 stays where it is (Into the Fray). [DC-14.21]",
        "Дроу-волшебник 1 остаётся на месте («В гущу боя»). [DC-14.21]",
        "Дроу-чарівник 1 лишається на місці («У гущу бою»). [DC-14.21]",
    )
    assert f.at("sl_drow_wizard#1") == (3, 3)


@pytest.mark.rule("DC-19.7")
def test_a_shot_spoilt_by_an_enemy_is_told_by_the_rule_of_shots() -> None:
    f = played("sl_spring_attack", own("sl_drow_house_guard"), foe("hc_dragon_knight", (6, 3)))
    f.act("gold by ranged").passing(until="go-shift")
    f.act(f"gold go {f.square(5, 3)}").passing(until="act go-shift")
    assert told(
        f,
        "The attack of Drow House Guard 1 fails: no shot while an enemy is adjacent. [DC-19.7]",
        "Атака Стража дома дроу 1 не удаётся: рядом враг, стрелять нельзя. [DC-19.7]",
        "Атака Стража дому дроу 1 не вдається: поруч ворог, стріляти не можна. [DC-19.7]",
    )


@pytest.mark.rule("DC-20.11")
def test_who_dodges_has_its_card_turned() -> None:
    f = Field(
        [own("hc_elf_archer", (1, 3)), foe("sl_drow_assassin", (6, 3))],
        marks={(6, 3): "O"},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold shoot sl_drow_assassin#1", "silver dodge sl_drow_assassin#1")
    assert told(
        f,
        "Drow Assassin 1 taps to dodge the attack of Elf Archer 1. [DC-20.11]",
        "Карту Дроу-убийцы 1 поворачивают, чтобы уклониться от атаки Эльфа-лучника 1. [DC-20.11]",
        "Карту Дроу-вбивці 1 повертають, щоб ухилитися від атаки Ельфа-лучника 1. [DC-20.11]",
    )


@pytest.mark.rule("DC-20.11", "DC-20.12", "DC-20.16")
@pytest.mark.parametrize(
    ("against", "en", "ru", "uk"),
    [
        (0, "Elf Archer 1", "Эльфа-лучника 1", "Ельфа-лучника 1"),
        (1, "Elf Archer 1 (Quick Shot)", "Эльфа-лучника 1 («Быстрый выстрел»)", "Ельфа-лучника 1 («Швидкий постріл»)"),
    ],
)
def test_of_two_shots_it_is_told_which_is_dodged(against: int, en: str, ru: str, uk: str) -> None:
    archer, assassin = own("hc_elf_archer", (1, 3)), foe("sl_drow_assassin", (6, 3))
    f = active(archer, assassin, hand=["hc_quick_shot"], marks={(6, 3): "O"})
    f.act("gold shoot sl_drow_assassin#1", "silver pass", "gold play hc_quick_shot hc_elf_archer#1")
    f.act("silver dodge sl_drow_assassin#1", f"silver against {against + 1}").passing()
    assert told(
        f,
        f"Drow Assassin 1 taps to dodge the attack of {en}. [DC-20.11]",
        f"чтобы уклониться от атаки {ru}. [DC-20.11]",
        f"щоб ухилитися від атаки {uk}. [DC-20.11]",
    )
    assert told(
        f,
        f"Drow Assassin 1 dodges the attack of {en}. [DC-20.12]",
        f"уклоняется от атаки {ru}. [DC-20.12]",
        f"ухиляється від атаки {uk}. [DC-20.12]",
    )


@pytest.mark.rule("DC-22.8", "DC-9.2")
def test_prevented_damage_is_told_with_what_would_have_dealt_it() -> None:
    f = played("hc_power_attack", own("hc_dragon_knight"), foe("sl_drow_blademaster"), silver=["sl_parry"])
    f.act("silver play sl_parry sl_drow_blademaster#1").passing(until="cower")
    assert told(
        f,
        "10 damage from Power Attack to Drow Blademaster 1 is prevented. [DC-22.8]",
        "Предотвращено 10 урона («Силовая атака»), грозившего Мастеру клинка дроу 1. [DC-22.8]",
        "Відвернено 10 шкоди («Силова атака»), що загрожувала Майстру клинка дроу 1. [DC-22.8]",
    )
    f = struck(foe("hc_dragon_knight"), own("sl_drow_blademaster"), hand=["sl_parry"])
    f.act("gold play sl_parry sl_drow_blademaster#1").passing(until="cower")
    assert "10 damage to Drow Blademaster 1 is prevented. [DC-22.8]" in sentences(f.g, f.heard)


@pytest.mark.rule("DC-15.14")
def test_a_card_discarded_as_a_cost_is_named_in_quotes() -> None:
    f = struck(foe("hc_dragon_knight"), own("sl_drow_blademaster"), hand=["sl_uncanny_dodge", "sl_close_call"])
    f.act("gold play sl_uncanny_dodge sl_drow_blademaster#1")
    if f.ask == "pay":
        f.act("gold discard sl_close_call")
    assert told(
        f,
        "; discarded as cost: Close Call; against: attack (Dragon Knight 1). [DC-15.1]",
        "; сброшено в уплату: «На волосок от гибели»; в ответ на: атака (Рыцарь-дракон 1). [DC-15.1]",
        "; скинуто як плату: «На волосину від загибелі»; у відповідь на: атака (Лицар-дракон 1). [DC-15.1]",
    )
