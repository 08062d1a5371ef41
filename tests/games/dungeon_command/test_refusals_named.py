"""Refusals and questions that name what is in the way: the card that holds, what comes first, the square aimed at."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.card_table import active, foe, own, played
from warhall.games.dungeon_command import GAME
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import question

LANGUAGES = ("en", "ru", "uk")


def refused(f: Field, line: str) -> list[str]:
    """How an action is refused, in every language."""
    reason = f.refusal(line)
    assert reason is not None
    return [Narrator(GAME, language).refusal(reason) for language in LANGUAGES]


def asked(f: Field) -> list[str]:
    """What is asked now, in every language."""
    assert f.g.decision is not None
    say = question(f.g, f.g.decision).say
    return [Narrator(GAME, language).cited(say) for language in LANGUAGES]


@pytest.mark.rule("DC-14.21")
def test_the_card_that_holds_a_creature_is_named() -> None:
    webbed = own("sl_drow_assassin", attached=["silver sl_deep_wound", "silver sl_web"])
    f = active(webbed, foe("hc_dragon_knight", (9, 9)), hand=["sl_stalk"])
    for line in (f"gold move {f.square(5, 5)}", "gold play sl_stalk sl_drow_assassin#1"):
        assert refused(f, line) == [
            "Web forbids Drow Assassin 1 to move and shift. [DC-14.21]",
            "Карта «Паутина» не даёт Дроу-убийце 1 перемещаться и сдвигаться. [DC-14.21]",
            "Карта «Павутиння» не дає Дроу-вбивці 1 переміщуватися й зсуватися. [DC-14.21]",
        ]


@pytest.mark.rule("DC-11.7")
def test_who_would_shift_to_where_it_stands_is_told_to_stay() -> None:
    f = played("sl_stalk", own("sl_drow_assassin"), foe("hc_dragon_knight", (9, 9))).passing(until="go-shift")
    assert refused(f, f"gold go {f.square(3, 3)}") == [
        "Drow Assassin 1 stands there already: to leave it there, choose “Stay”. [DC-11.7]",
        "Дроу-убийца 1 уже стоит там: чтобы никуда не двигать это существо, выберите «Остаться на месте». [DC-11.7]",
        "Дроу-вбивця 1 вже стоїть там: щоб нікуди не рухати цю істоту, виберіть «Лишитися на місці». [DC-11.7]",
    ]
    f = active(own("sl_drow_assassin"), foe("hc_dragon_knight", (9, 9)))
    assert f.rule(f"gold move {f.square(3, 3)}") == "DC-11.1"


@pytest.mark.rule("DC-20.13", "DC-20.11")
def test_a_tapped_creature_at_which_nobody_shoots_is_told_so() -> None:
    f = active(own("sl_drow_assassin", tapped=True), foe("hc_dragon_knight", (9, 9)))
    assert f.rule("gold dodge sl_drow_assassin#1") == "DC-20.13"
    shooter, hiding = own("hc_elf_archer", (1, 3)), foe("sl_drow_assassin", (6, 3), tapped=True)
    cleric = foe("hc_dwarf_cleric", (9, 9), damage=10)
    f = Field([shooter, hiding, cleric], marks={(6, 3): "O"}, turn={"active": "hc_elf_archer#1"})
    f.act("gold shoot sl_drow_assassin#1")
    assert f.rule("silver dodge sl_drow_assassin#1") == "DC-20.11"


@pytest.mark.rule("DC-10.10", "DC-7.9")
def test_what_is_asked_first_is_said() -> None:
    wounded = {"attached": ["silver sl_deep_wound"], "damage": 10}
    f = Field(
        [
            ("hc_dragon_knight", "gold", (3, 3), wounded),
            ("hc_dwarf_cleric", "gold", (6, 3), wounded),
            ("sl_drider", "silver", (9, 9)),
        ],
        turn={"seat": "silver"},
    )
    f.act("silver end-phase").passing(until="deploy effect")
    if f.ask == "deploy":
        f.act("silver end-phase").passing(until="effect")
    assert refused(f, "gold activate hc_dragon_knight#1") == [
        "First say which effect comes next. [DC-10.10]",
        "Сначала скажите, какой эффект будет следующим. [DC-10.10]",
        "Спершу скажіть, який ефект буде наступним. [DC-10.10]",
    ]


@pytest.mark.rule("DC-10.10", "DC-18.14")
def test_the_place_of_a_return_is_said_to_come_first() -> None:
    f = Field(
        [("sl_drow_assassin", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))],
        turn={"active": "sl_drow_assassin#1"},
        hands={"gold": ["sl_stealth"]},
        marks={(6, y): "#" for y in range(12)},
    )
    f.act("gold play sl_stealth sl_drow_assassin#1").passing(until="activate")
    f.act("gold end-phase").passing(until="activate deploy")
    if f.asked() == "gold":
        f.act("gold end-phase").passing(until="activate")
    f.act("silver end-phase").passing(until="deploy return")
    if f.ask == "deploy":
        f.act("silver end-phase").passing(until="return")
    assert refused(f, "gold activate sl_drow_assassin#1") == [
        "First choose where the creature returns. [DC-10.10]",
        "Сначала выберите, куда возвращается существо. [DC-10.10]",
        "Спершу виберіть, куди повертається істота. [DC-10.10]",
    ]


@pytest.mark.rule("DC-10.2", "DC-9.7")
def test_who_is_asked_to_respond_is_told_the_square_that_was_named() -> None:
    beside = foe("hc_dwarf_cleric", (6, 3), damage=10)
    f = played("hc_fireball", own("hc_war_wizard"), beside).act("gold at f4")
    assert f.asked() == "silver"
    assert asked(f) == [
        "Fireball, War Wizard 1 (Azure), target: square f4. Respond, or pass? [DC-10.2]",
        "Огненный шар, Боевой маг 1 (Лазурный), цель: квадрат f4. Ответить или пасовать? [DC-10.2]",
        "Вогняна куля, Бойовий маг 1 (Лазуровий), ціль: квадрат f4. Відповісти чи пасувати? [DC-10.2]",
    ]
    f = played("sl_stalk", own("sl_drow_assassin"), beside)
    assert asked(f)[0] == "Stalk, Drow Assassin 1 (Azure), target: Drow Assassin 1. Respond, or pass? [DC-10.2]"


@pytest.mark.rule("DC-10.18")
def test_a_chance_on_the_empty_stack_is_asked_by_its_own_rule() -> None:
    cleric = foe("hc_dwarf_cleric", (9, 9), damage=10)
    f = Field([own("hc_dragon_knight"), cleric]).act("gold end-phase")
    assert asked(f)[0] == "The stack is empty: you may act, or pass. [DC-10.18]"


@pytest.mark.rule("DC-9.9")
def test_a_creature_of_the_wrong_side_is_refused_with_whom_the_card_wants() -> None:
    enemies = foe("hc_dragon_knight", (8, 3)), foe("hc_elf_archer", (6, 3))
    f = active(own("sl_umber_hulk"), own("hc_human_ranger", (2, 3)), *enemies)
    f.act("gold use sl_umber_hulk#1 confusion_gaze")
    assert refused(f, "gold target hc_human_ranger#1") == [
        "Human Ranger 1 will not do: it must be an enemy. [DC-9.9]",
        "Человек-следопыт 1 не подходит: нужен враг. [DC-9.9]",
        "Людина-слідопит 1 не підходить: потрібен ворог. [DC-9.9]",
    ]


@pytest.mark.rule("DC-9.9", "DC-20.18")
def test_a_square_of_other_terrain_is_refused_with_the_terrain_that_is_wanted() -> None:
    f = played("sl_fire_trap", own("sl_drow_wizard"), foe("hc_dragon_knight", (6, 6)), marks={(5, 3): "!", (7, 3): "!"})
    assert refused(f, f"gold at {f.square(4, 3)}") == [
        f"{f.square(4, 3)} will not do: it must be hazardous terrain. [DC-9.9]",
        f"{f.square(4, 3)} не подходит: нужна опасная местность. [DC-9.9]",
        f"{f.square(4, 3)} не підходить: потрібна небезпечна місцевість. [DC-9.9]",
    ]


@pytest.mark.rule("DC-9.16")
def test_a_condition_on_the_place_of_a_creature_is_named() -> None:
    lined = own("hc_human_ranger", attached=["gold hc_behind_enemy_lines"])
    f = active(lined, foe("hc_dragon_knight", (9, 9)), marks={(0, 0): "1"})
    assert refused(f, "gold use hc_human_ranger#1 return_home") == [
        "Human Ranger 1 is not in the start zone of its controller, as it would have to be. [DC-9.16]",
        "Человек-следопыт 1 не в стартовой зоне своего игрока, а без этого нельзя. [DC-9.16]",
        "Людина-слідопит 1 не у стартовій зоні свого гравця, а без цього не можна. [DC-9.16]",
    ]


@pytest.mark.rule("DC-9.15")
def test_who_must_discard_is_asked_with_the_effect_that_wants_it() -> None:
    f = played("hc_disrupting_attack", own("hc_dragon_knight"), foe("sl_drider"), silver=["sl_web", "sl_feint"])
    f.passing(until="discard")
    assert asked(f) == [
        "Disrupting Attack (Dragon Knight 1): discard an order card. [DC-9.15]",
        "«Сбивающая атака» (Рыцарь-дракон 1): сбросьте карту приказа. [DC-9.15]",
        "«Збивальна атака» (Лицар-дракон 1): скиньте карту наказу. [DC-9.15]",
    ]


@pytest.mark.rule("DC-18.11")
def test_who_pays_for_a_commander_power_is_asked_with_that_power() -> None:
    f = Field([own("hc_dragon_knight"), foe("sl_drider", (9, 9))], hands={"gold": ["hc_heroic_surge", "hc_recoil"]})
    f.act("gold command scrollbook")
    assert f.ask == "discard"
    assert asked(f) == [
        "Scrollbook: discard an order card. [DC-18.11]",
        "«Книга свитков»: сбросьте карту приказа. [DC-18.11]",
        "«Книга сувоїв»: скиньте карту наказу. [DC-18.11]",
    ]


@pytest.mark.rule("DC-25.3")
def test_a_creature_above_the_leadership_is_refused_with_what_all_together_would_take() -> None:
    f = Field(
        [("hc_dragon_knight", "gold", (3, 3))],
        marks={(0, 0): "1"},
        seats={"gold": {"leadership": 6, "creature_hand": ["hc_human_ranger"]}},
        turn={"phase": "deploy"},
    )
    assert refused(f, f"gold deploy hc_human_ranger {f.square(0, 0)}") == [
        "With your creatures in play it would take Leadership 7, you have 6. [DC-25.3]",
        "Вместе с вашими существами в игре нужно лидерства 7, у вас 6. [DC-25.3]",
        "Разом із вашими істотами у грі потрібно лідерства 7, у вас 6. [DC-25.3]",
    ]
