"""What is told of a game, in which order, by which rule, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.card_table import active, foe, own, played
from tests.games.dungeon_command.opening import packed
from tests.games.telling import opened, sentences, tags
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.pieces import draw_orders
from warhall.kernel.narrator import Narrator

NAMED = {"commanders": ["hc_valnar", "sl_aliszandra"]}


@pytest.mark.rule("DC-4.1", "DC-4.4", "DC-5.1")
def test_commanders_starting_hands_and_the_roll_are_told_before_the_first_decision() -> None:
    state, told = opened(GAME, NAMED)
    assert tags(told)[:4] == ["led", "led", "chests-placed", "drew"]
    assert {each.rule for each in told if tags([each]) == ["drew"]} == {"DC-4.4"}
    assert {each.rule for each in told if tags([each]) == ["mustered"]} == {"DC-4.4"}
    assert sentences(state, told)[0] == "Azure leads with Valnar Trueblade: Morale 14, Leadership 7. [DC-4.1]"
    assert "for who decides the order of deployment" in sentences(state, told)[-1]
    assert "за право выбрать порядок призыва" in sentences(state, told, "ru")[-1]
    assert "за право вибрати порядок прикликання" in sentences(state, told, "uk")[-1]
    hidden = sentences(state, told, seat=1)
    assert any(each.startswith("Azure draws 4 order cards.") for each in hidden)


@pytest.mark.rule("DC-11.1")
def test_a_move_is_told_once() -> None:
    f = Field([("hc_elf_archer", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))])
    f.act("gold activate hc_elf_archer#1", f"gold move {f.square(3, 5)}").passing()
    moves = [each for each in sentences(f.g, f.heard) if "mov" in each]
    assert moves == [f"Elf Archer 1 starts moving: {f.square(3, 4)}, {f.square(3, 5)}. [DC-11.1]"]


@pytest.mark.rule("DC-22.10")
def test_a_creature_without_damage_is_not_told_to_be_healed() -> None:
    f = Field([("hc_dwarf_cleric", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))])
    f.act("gold activate hc_dwarf_cleric#1", "gold use hc_dwarf_cleric#1 healing_touch")
    f.passing()
    assert "power-used" in tags(f.heard)
    assert "healed" not in tags(f.heard)
    assert "Dwarf Cleric 1 has no damage to heal. [DC-22.10]" in sentences(f.g, f.heard)


@pytest.mark.rule("DC-22.4")
def test_morale_is_told_with_its_sign() -> None:
    f = Field(
        [("hc_dragon_knight", "gold", (3, 3)), ("hc_elf_archer", "silver", (4, 3)), ("sl_drider", "silver", (9, 9))]
    )
    f.act("gold activate hc_dragon_knight#1", "gold strike hc_elf_archer#1").passing()
    assert any(each.startswith("Morale of Ember: −1 for the lost creature, now 9.") for each in sentences(f.g, f.heard))
    assert any(
        each.startswith("Мораль Огненного: −1 за потерянное существо, теперь 9.")
        for each in sentences(f.g, f.heard, "ru")
    )
    assert any(
        each.startswith("Мораль Вогняного: −1 за втрачену істоту, тепер 9.") for each in sentences(f.g, f.heard, "uk")
    )


@pytest.mark.rule("DC-27.5")
def test_a_win_by_levels_on_equal_morale_names_its_rule() -> None:
    f = Field(
        [
            ("hc_war_wizard", "gold", (0, 0)),
            ("hc_dragon_knight", "silver", (5, 5)),
            ("hc_elf_archer", "silver", (9, 9)),
            ("hc_elf_archer", "copper", (6, 5)),
        ],
        players=3,
        seats={"gold": {"morale": 6}, "silver": {"morale": 6}, "copper": {"morale": 1}},
        turn={"seat": "silver"},
    )
    f.act("silver activate hc_dragon_knight#1", "silver strike hc_elf_archer#2").passing()
    result = f.g.result
    assert result is not None
    assert (f.winners, result.rule) == (("silver",), "DC-27.5")
    said = [Narrator(GAME, language).result(result, f.g.seat_names()) for language in ("en", "ru", "uk")]
    assert "the levels of the creatures decide" in said[0]
    assert "решают уровни существ" in said[1]
    assert "вирішують рівні істот" in said[2]


@pytest.mark.rule("DC-14.9", "DC-14.19", "DC-18.10")
def test_what_a_creature_is_granted_is_told() -> None:
    f = played("sl_secret_passage", own("sl_drow_wizard", (2, 3)), foe("hc_elf_archer", (6, 2))).passing()
    said = sentences(f.g, f.heard)
    assert "Drow Wizard 1 shifts when it moves until the end of the turn. [DC-14.9]" in said
    assert "Drow Wizard 1 moves through walls until the end of the turn. [DC-14.19]" in said
    armed = own("sl_drow_house_guard", attached=["gold sl_vial_of_poison"])
    f = active(armed, foe("hc_dragon_knight", (9, 9))).act("gold use sl_drow_house_guard#1 use_poison").passing()
    for language, words in (
        ("en", "deals 30 more damage in its next melee attack. [DC-18.10]"),
        ("ru", "нанесёт на 30 урона больше в следующей рукопашной атаке. [DC-18.10]"),
        ("uk", "завдасть на 30 шкоди більше в наступній рукопашній атаці. [DC-18.10]"),
    ):
        assert any(line.endswith(words) for line in sentences(f.g, f.heard, language))


@pytest.mark.rule("DC-23.3", "DC-23.4")
def test_who_cowers_tells_from_what_and_morale_tells_why() -> None:
    f = Field([("hc_dragon_knight", "gold", (3, 3)), ("sl_drider", "silver", (4, 3))])
    f.act("gold activate hc_dragon_knight#1", "gold strike sl_drider#1").passing(until="cower")
    f.act("silver cower sl_drider#1").passing()
    said = sentences(f.g, f.heard)
    at = next(number for number, line in enumerate(said) if "cowers from" in line)
    assert said[at + 1].startswith("Morale of Ember: −")
    assert " for cowering, now " in said[at + 1]


@pytest.mark.rule("DC-15.1", "DC-9.7", "DC-15.14", "DC-16.2")
def test_an_order_is_told_with_its_target_its_helpers_and_its_price_in_one_line() -> None:
    f = played("hc_power_attack", own("hc_human_ranger"), foe("sl_drider"), own("hc_dwarf_cleric", (2, 3)))
    f.act("gold target sl_drider#1").passing()
    said = sentences(f.g, f.heard)
    assert any(line.startswith("Azure plays Power Attack on Human Ranger 1; target: Drider 1") for line in said)
    assert not [line for line in said if line.startswith("The target")]


@pytest.mark.rule("DC-18.13")
def test_a_move_as_a_standard_action_is_told_as_one() -> None:
    f = Field([("hc_human_ranger", "gold", (3, 3))], seats={"gold": {"commander": "hc_valnar"}})
    f.act("gold activate hc_human_ranger#1", f"gold sprint {f.square(4, 3)}").passing()
    assert any("starts moving as a standard action: " in line for line in sentences(f.g, f.heard))
    assert any("начинает перемещение обычным действием: " in line for line in sentences(f.g, f.heard, "ru"))
    assert any("починає переміщення звичайною дією: " in line for line in sentences(f.g, f.heard, "uk"))


@pytest.mark.rule("DC-22.12")
def test_damage_that_an_ally_blocks_is_told_as_blocked() -> None:
    f = Field(
        [
            ("sl_drider", "silver", (5, 3)),
            ("hc_halfling_sneak", "gold", (4, 3)),
            ("hc_dwarven_defender", "gold", (3, 3)),
        ],
        turn={"seat": "silver"},
    )
    f.act("silver activate sl_drider#1", "silver strike hc_halfling_sneak#1").passing()
    assert any("is prevented by Block. [DC-22.12]" in line for line in sentences(f.g, f.heard))


@pytest.mark.rule("DC-9.14")
def test_damage_that_reaches_nobody_is_told() -> None:
    f = played("hc_fireball", own("hc_war_wizard"), foe("sl_drider", (9, 9)))
    f.act("gold at h4").passing()
    assert "Fireball of War Wizard 1: nobody is hit. [DC-9.14]" in sentences(f.g, f.heard)
    for language, words in (
        ("ru", "Эффект «Огненный шар» (Боевой маг 1) никого не задевает"),
        ("uk", "Ефект «Вогняна куля» (Бойовий маг 1) нікого не зачіпає"),
    ):
        assert any(line.startswith(words) for line in sentences(f.g, f.heard, language))


@pytest.mark.rule("DC-27.1")
def test_a_morale_below_zero_has_a_true_minus_in_the_sentences_of_a_position() -> None:
    f = Field([("hc_human_ranger", "gold", (3, 3))], seats={"gold": {"commander": "hc_valnar", "morale": -3}})
    for language, said in (("en", "Morale −3"), ("ru", "мораль −3"), ("uk", "мораль −3")):
        told = GAME.describe(f.g.view(None), Narrator(GAME, language))
        assert any(said in line for line in told)


@pytest.mark.rule("DC-7.6", "DC-26.4")
def test_the_last_card_of_a_deck_is_told() -> None:
    f = Field([("hc_elf_archer", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))])
    g, told = f.g, f.heard
    g.decks[0] = g.decks[0][:1]
    g.ears = told.append
    draw_orders(g, 0, 2)
    g.ears = None
    assert tags(told) == ["drew", "deck-emptied"]
    said = "That was the last card of the order deck of Azure: no more can be drawn from it. [DC-7.6]"
    assert sentences(g, told)[-1] == said
    assert "в колоде приказов Лазурного" in sentences(g, told, "ru")[-1]
    assert "в колоді наказів Лазурового" in sentences(g, told, "uk")[-1]


@pytest.mark.rule("DC-9.14", "DC-9.11")
def test_who_untaps_by_an_effect_is_told_by_its_rule() -> None:
    f = played("hc_heroic_surge", own("hc_human_ranger", tapped=True), foe("sl_drider", (9, 9))).passing()
    assert "Human Ranger 1 is untapped by Heroic Surge. [DC-9.14]" in sentences(f.g, f.heard)


@pytest.mark.rule("DC-19.11")
def test_an_attack_that_does_not_reach_names_its_target() -> None:
    f = played("sl_shadowy_ambush", own("sl_drow_assassin"), foe("hc_elf_archer", (9, 9)))
    f.passing()
    said = "The attack of Drow Assassin 1 fails: it does not reach Elf Archer 1. [DC-19.11]"
    assert said in sentences(f.g, f.heard)
    said = "Атака Дроу-убийцы 1 не удаётся: до Эльфа-лучника 1 не достать. [DC-19.11]"
    assert said in sentences(f.g, f.heard, "ru")
    said = "Атака Дроу-вбивці 1 не вдається: до Ельфа-лучника 1 не дістати. [DC-19.11]"
    assert said in sentences(f.g, f.heard, "uk")


@pytest.mark.rule("DC-22.12")
def test_a_prevention_that_does_nothing_is_told_why() -> None:
    guard, cleric = own("sl_drow_house_guard"), foe("hc_dwarf_cleric")
    f = played("sl_piercing_strike", guard, cleric, foe("hc_dwarven_defender", (5, 3)), silver=["hc_intercept"])
    f.act("silver play hc_intercept hc_dwarf_cleric#1").passing()
    for language, said in (
        ("en", "The damage to Dwarf Cleric 1 cannot be prevented. [DC-22.12]"),
        ("ru", "Урон, грозящий Дварфу-жрецу 1, предотвратить нельзя. [DC-22.12]"),
        ("uk", "Шкоду, що загрожує Дварфу-жерцю 1, відвернути не можна. [DC-22.12]"),
    ):
        assert said in sentences(f.g, f.heard, language)
    f = played("sl_piercing_strike", guard, cleric).passing()
    assert "unpreventable" not in tags(f.heard), "nobody tried to prevent it"


@pytest.mark.rule("DC-5.11")
def test_a_turn_is_told_by_the_rule_of_whose_turn_it_is() -> None:
    f = Field([("hc_elf_archer", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))])
    f.act("gold end-phase").passing()
    assert {each.rule for each in f.heard if tags([each]) == ["turn-began"]} == {"DC-5.11"}


@pytest.mark.rule("DC-9.10")
def test_who_is_tapped_by_an_effect_is_told_by_which() -> None:
    f = played("hc_disrupting_attack", own("hc_dragon_knight"), foe("sl_drider"), silver=["sl_web", "sl_feint"])
    f.passing(until="discard")
    assert "Drider 1 is tapped by Disrupting Attack. [DC-9.10]" in sentences(f.g, f.heard)


@pytest.mark.rule("DC-10.4")
def test_a_pass_on_a_waiting_action_is_told_by_its_rule() -> None:
    f = played("hc_disrupting_attack", own("hc_dragon_knight"), foe("sl_drider"), silver=["sl_parry", "sl_near_miss"])
    f.passing(until="discard")
    assert "DC-10.4" in {each.rule for each in f.heard if tags([each]) == ["passed"]}


@pytest.mark.rule("DC-9.15")
def test_the_target_of_a_power_and_that_of_its_attack_are_told_apart() -> None:
    f = active(own("sl_umber_hulk", (2, 3)), foe("hc_dwarf_cleric", (8, 3)), foe("hc_human_ranger", (4, 6)))
    f.act("gold use sl_umber_hulk#1 confusion_gaze", "gold target hc_dwarf_cleric#1", "gold target hc_human_ranger#1")
    said = "Umber Hulk 1 uses Confusion Gaze; target: Dwarf Cleric 1; attack on: Human Ranger 1. [DC-18.1]"
    assert said in sentences(f.g, f.heard)


@pytest.mark.rule("DC-10.18")
def test_a_pass_on_the_empty_stack_is_told_by_the_rule_of_such_chances() -> None:
    f = Field(
        [("hc_dragon_knight", "gold", (3, 3)), ("hc_dwarf_cleric", "silver", (9, 9), {"damage": 10})],
        hands={"silver": ["sl_web"]},
    )
    f.act("gold end-phase").passing(until="activate discard")
    assert [each.rule for each in f.heard if tags([each]) == ["passed"]] == ["DC-10.18"]


@pytest.mark.rule("DC-9.15")
def test_the_target_of_an_attack_is_told_where_a_power_has_no_other(tmp_path: Path) -> None:
    printed = (GAME.folder / "content" / "creatures.yaml").read_text(encoding="utf-8")
    gaze = "      target: {who: enemy, within: 5}\n      attack_target:"
    assert gaze in printed
    other = printed.replace(gaze, "      attack_target:").replace("slide, squares: 3, to: target", "shift, squares: 3")
    f = Field(
        [own("sl_umber_hulk", (2, 3)), foe("hc_dwarf_cleric", (8, 3)), foe("hc_human_ranger", (4, 6))],
        turn={"active": "sl_umber_hulk#1"},
        game=packed(tmp_path, creatures=other),
    )
    f.act("gold use sl_umber_hulk#1 confusion_gaze", "gold target hc_human_ranger#1")
    for language, said in (
        ("en", "Umber Hulk 1 uses Confusion Gaze; attack on: Human Ranger 1. [DC-18.1]"),
        ("ru", "Бурый увалень 1 использует силу «Взгляд смятения»; цель атаки: Человек-следопыт 1. [DC-18.1]"),
        ("uk", "Бурий громило 1 використовує силу «Погляд сум’яття»; ціль атаки: Людина-слідопит 1. [DC-18.1]"),
    ):
        assert said in sentences(f.g, f.heard, language)


@pytest.mark.rule("DC-15.11", "DC-18.1")
def test_who_tears_a_web_is_not_told_to_use_it() -> None:
    f = active(own("sl_umber_hulk", attached=["silver sl_web"]), foe("hc_dwarf_cleric", (9, 9)))
    f.act("gold use sl_umber_hulk#1 tear_web").passing()
    for language, announced, done in (
        ("en", "Umber Hulk 1 acts to get rid of Web. [DC-18.1]", "Web is removed from Umber Hulk 1. [DC-15.11]"),
        ("ru", "избавляется от карты «Паутина». [DC-18.1]", "Карта «Паутина» откреплена от"),
        ("uk", "позбувається карти «Павутиння». [DC-18.1]", "Карту «Павутиння» відкріплено від"),
    ):
        said = sentences(f.g, f.heard, language)
        at = next(number for number, line in enumerate(said) if line.endswith(announced))
        assert any(line.startswith(done) for line in said[at + 1 :])


@pytest.mark.rule("DC-15.1")
def test_a_strike_that_pierces_is_called_so_in_ukrainian() -> None:
    f = played("sl_piercing_strike", own("sl_drow_blademaster"), foe("hc_human_ranger")).passing(until="cower")
    assert any("розігрує карту «Пронизувальний удар»" in line for line in sentences(f.g, f.heard, "uk"))


@pytest.mark.rule("DC-19.9", "DC-19.10")
def test_what_adds_to_the_damage_of_an_attack_is_told() -> None:
    lit = foe("hc_dragon_knight", attached=["gold sl_faerie_fire"])
    f = played("sl_piercing_strike", own("sl_drow_blademaster"), lit).passing(until="cower")
    for language, order, light in (
        ("en", "deals 10 more damage: Piercing Strike. [DC-19.9]", "deals 10 more damage: Faerie Fire. [DC-19.10]"),
        ("ru", "наносит на 10 урона больше: «Пронзающий удар». [DC-19.9]", "больше: «Волшебный огонь». [DC-19.10]"),
        ("uk", "завдає на 10 шкоди більше: «Пронизувальний удар». [DC-19.9]", "«Чарівний вогонь». [DC-19.10]"),
    ):
        said = sentences(f.g, f.heard, language)
        assert any(line.endswith(order) for line in said)
        assert any(line.endswith(light) for line in said)
    f = active(own("hc_halfling_sneak"), foe("sl_drider"), own("hc_dragon_knight", (6, 3)))
    f.act("gold strike sl_drider#1").passing(until="cower act")
    for language, said in (
        ("en", "Halfling Sneak 1 deals 10 more damage: Flanking. [DC-19.10]"),
        ("ru", "Полурослик-проныра 1 наносит на 10 урона больше: «Атака с фланга». [DC-19.10]"),
        ("uk", "Гафлінг-пройда 1 завдає на 10 шкоди більше: «Атака з флангу». [DC-19.10]"),
    ):
        assert said in sentences(f.g, f.heard, language)
    f = active(own("hc_halfling_sneak"), foe("sl_drider")).act("gold strike sl_drider#1").passing(until="cower act")
    assert "damage-raised" not in tags(f.heard), "nobody else is beside the Drider"


@pytest.mark.rule("DC-18.10", "DC-19.10")
def test_poison_that_works_in_an_attack_is_told_there_too() -> None:
    armed = own("sl_drow_house_guard", attached=["gold sl_vial_of_poison"])
    f = active(armed, foe("hc_dragon_knight")).act("gold use sl_drow_house_guard#1 use_poison").passing()
    f.act("gold strike hc_dragon_knight#1").passing(until="cower act")
    for language, said in (
        ("en", "Drow House Guard 1 deals 30 more damage: Vial of Poison. [DC-18.10]"),
        ("ru", "наносит на 30 урона больше: «Флакон яда». [DC-18.10]"),
        ("uk", "завдає на 30 шкоди більше: «Флакон отрути». [DC-18.10]"),
    ):
        assert any(line.endswith(said) for line in sentences(f.g, f.heard, language))


@pytest.mark.rule("DC-27.6", "DC-27.1")
def test_a_shared_win_with_equal_levels_names_what_ended_the_game() -> None:
    f = Field(
        [
            ("hc_dragon_knight", "gold", (0, 0)),
            ("hc_dragon_knight", "silver", (5, 5)),
            ("hc_elf_archer", "copper", (6, 5)),
        ],
        players=3,
        seats={"gold": {"morale": 6}, "silver": {"morale": 6}, "copper": {"morale": 1}},
        turn={"seat": "silver"},
    )
    f.act("silver activate hc_dragon_knight#2", "silver strike hc_elf_archer#1").passing()
    result = f.g.result
    assert result is not None
    assert (f.winners, result.rule, result.message) == (("gold", "silver"), "DC-27.1", "morale")
