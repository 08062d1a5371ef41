"""What is told of an attack, from the roll to the aftereffect: in which order, by which rule, thanks to what."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field, under
from tests.games.telling import sentences, tags

SELL, RAIDER = "human_sellsword#1", "orc_raider#1"
FAR = ("hill_giant", "ember", (14, 10))


@pytest.mark.rule("DM-13.15", "DM-23.19")
def test_a_hit_is_told_before_the_power_that_answers_it() -> None:
    f = Field(
        [
            ("dwarf_battlemaster", "azure", (1, 5)),
            ("human_sellsword", "azure", (5, 5)),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[18],
    )
    f.act("azure attack greatsword hill_giant#1", "azure use dwarf_battlemaster#1 hammer_them").passing()
    told = [tag for tag in tags(f.heard) if tag in ("attack-rolled", "hit", "power-used", "damaged")]
    assert told == ["attack-rolled", "hit", "power-used", "damaged"]


@pytest.mark.rule("DM-13.15")
def test_a_parried_hit_tells_the_defence_that_it_no_longer_reaches() -> None:
    f = Field([("orc_raider", "azure", (5, 5)), ("defiant_rake", "ember", (6, 5)), FAR], active=RAIDER, faces=[15])
    f.act("azure attack greataxe defiant_rake#1", "ember use defiant_rake#1 parry").passing()
    for language, turned, missed in (
        ("en", "AC of Defiant Rake 1 is now 25, above the total 22.", "misses"),
        ("ru", "ДС Дерзкого повесы 1 теперь 25, а выпало в сумме 22.", "промахивается"),
        ("uk", "КО Зухвалого гульвіси 1 тепер 25, а випало в сумі 22.", "не влучає"),
    ):
        said = sentences(f.g, f.heard, language)
        assert said[-2] == f"{turned} [DM-13.15]"
        assert missed in said[-1]
        assert said[-1].endswith("[DM-13.15]")
    assert "hit" in tags(f.heard)


@pytest.mark.rule("DM-1.5", "DM-13.15")
@pytest.mark.parametrize(("again", "told"), [(16, ["hit", "hit"]), (2, ["hit", "missed"])])
def test_a_hit_that_is_rolled_again_tells_what_the_new_roll_does(again: int, told: list[str]) -> None:
    f = Field(
        [
            ("orc_raider", "azure", (5, 5)),
            ("human_sellsword", "ember", (6, 5)),
            ("rakshasa_noble", "ember", (12, 9)),
        ],
        active=RAIDER,
        faces=[15, again],
    )
    f.act(f"azure attack greataxe {SELL}", "ember pass", "ember use rakshasa_noble#1 shift_fate").passing()
    assert [tag for tag in tags(f.heard) if tag in ("hit", "missed")] == told


@pytest.mark.rule("DM-13.15")
def test_a_hit_that_a_bodyguard_takes_is_told_as_taken() -> None:
    f = Field(
        [
            ("orc_raider", "azure", (5, 5)),
            ("human_sellsword", "ember", (6, 5)),
            ("warforged_bodyguard", "ember", (7, 5)),
        ],
        active=RAIDER,
        faces=[14],
    )
    f.act(f"azure attack greataxe {SELL}", "ember use warforged_bodyguard#1 bodyguard").passing()
    for language, said in (
        ("en", "Warforged Bodyguard 1 takes the hit instead of Human Sellsword 1. [DM-13.15]"),
        ("ru", "Кованый телохранитель 1 принимает попадание вместо Человека-наёмника 1. [DM-13.15]"),
        ("uk", "Кований охоронець 1 приймає влучання замість Людини-найманця 1. [DM-13.15]"),
    ):
        assert said in sentences(f.g, f.heard, language)


@pytest.mark.rule("DM-12.9")
def test_an_aftereffect_is_told_before_what_it_does() -> None:
    f = Field(
        [("feral_troll", "azure", (5, 5)), ("human_sellsword", "ember", (7, 5)), FAR],
        active="feral_troll#1",
        faces=[15, 16],
    )
    f.act(f"azure attack rending_claws {SELL}").passing()
    for language, after in (
        ("en", "Feral Troll 1: the aftereffect of Rending Claws. [DM-12.9]"),
        ("ru", "последствия атаки «Рвущие когти». [DM-12.9]"),
        ("uk", "наслідки атаки «Рвучі кігті». [DM-12.9]"),
    ):
        said = sentences(f.g, f.heard, language)
        at = next(number for number, line in enumerate(said) if line.endswith(after))
        assert said[at + 1].endswith("[DM-12.1]")
    f = Field(
        [("feral_troll", "azure", (5, 5)), ("human_sellsword", "ember", (7, 5), {"hp": 5}), FAR],
        active="feral_troll#1",
        faces=[15],
    )
    f.act(f"azure attack rending_claws {SELL}").passing()
    assert "aftereffect-began" not in tags(f.heard), "there is nobody left to bite"


@pytest.mark.rule("DM-13.1", "DM-13.7")
def test_what_is_added_to_a_roll_is_told_part_by_part() -> None:
    f = Field([("human_sellsword", "azure", (1, 5)), ("orc_raider", "ember", (6, 5)), FAR], active=SELL, faces=[5])
    f.act(f"azure charge {RAIDER} {f.square(5, 5)}").passing()
    for language, said in (
        ("en", "rolls 5 (+12: attack +11, charge +1): 17 against"),
        ("ru", "выбрасывает 5 (+12: атака +11, стремительная атака +1): 17; у"),
        ("uk", "викидає 5 (+12: атака +11, стрімка атака +1): 17; КО"),
    ):
        assert any(said in line for line in sentences(f.g, f.heard, language))
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("orc_raider", "ember", (6, 5)),
            ("human_fighter", "azure", (7, 5)),
            FAR,
        ],
        active=SELL,
        faces=[5],
    )
    f.act(f"azure attack greatsword {RAIDER}").passing()
    for language, said in (
        ("en", "(+13: attack +11, combat advantage for flanking +2)"),
        ("ru", "(+13: атака +11, боевое преимущество за фланкирование +2)"),
        ("uk", "(+13: атака +11, бойова перевага за фланкування +2)"),
    ):
        assert any(said in line for line in sentences(f.g, f.heard, language))


@pytest.mark.rule("DM-23.15", "DM-23.16", "DM-23.1", "DM-12.1")
@pytest.mark.parametrize(
    ("attacker", "attack", "rule", "said"),
    [
        ("defiant_rake", "attack rapier", "DM-23.15", "deals 10 more damage: Sneak Attack."),
        ("dire_wolf", "attack bite", "DM-23.1", "deals 5 more damage: Pack Tactics."),
        ("gnoll_marauder", "attack spear", "DM-12.1", "deals 5 more damage: an effect of the attack."),
        ("human_sellsword", "attack greatsword", None, ""),
    ],
)
def test_damage_that_an_ability_adds_tells_which(attacker: str, attack: str, rule: str | None, said: str) -> None:
    f = Field(
        [
            (attacker, "azure", (4 if attacker == "dire_wolf" else 5, 5)),
            ("orc_raider", "ember", (6, 5), {"hp": 10}),
            ("human_fighter", "azure", (7, 5)),
            FAR,
        ],
        active=f"{attacker}#1",
        faces=[19],
    )
    f.act(f"azure {attack} {RAIDER}").passing()
    rules = [told.rule for told in f.heard if tags([told]) == ["damage-added"]]
    assert rules == [] if rule is None else rule in rules
    assert rule is None or any(said in line for line in sentences(f.g, f.heard))


@pytest.mark.rule("DM-23.16")
def test_damage_of_a_powerful_charge_is_told() -> None:
    f = Field([("orc_raider", "azure", (1, 5)), ("human_sellsword", "ember", (6, 5)), FAR], active=RAIDER, faces=[19])
    f.act(f"azure charge {SELL} {f.square(5, 5)}").passing()
    for language, said in (
        ("en", "deals 5 more damage: Powerful Charge. [DM-23.16]"),
        ("ru", "наносит на 5 урона больше: «Мощная стремительная атака». [DM-23.16]"),
        ("uk", "завдає ушкодження на 5 більше: «Потужна стрімка атака». [DM-23.16]"),
    ):
        assert any(line.endswith(said) for line in sentences(f.g, f.heard, language))


@pytest.mark.rule("DM-23.1", "DM-13.14")
def test_damage_of_an_aura_is_told() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("cleric_of_pelor", "azure", (4, 5)), ("hill_giant", "ember", (6, 5))],
        active=SELL,
        faces=[19],
    )
    f.act("azure attack greatsword hill_giant#1").passing()
    for language, said in (
        ("en", "more damage: the aura of Cleric of Pelor 1. [DM-23.1]"),
        ("ru", "аура союзника (Жрец Пелора 1). [DM-23.1]"),
        ("uk", "аура союзника (Жрець Пелора 1). [DM-23.1]"),
    ):
        assert any(line.endswith(said) for line in sentences(f.g, f.heard, language))


@pytest.mark.rule("DM-13.1", "DM-3.6")
def test_a_defence_tells_what_an_ability_adds_to_it() -> None:
    units = [("dwarf_shieldbearer", "ember", (6, 5)), ("hill_giant", "azure", (14, 10))]
    for beside, en, ru, uk in (
        ((7, 5), "AC 21 (an ally adjacent +1) of Dwarf", "ДС 21 («Плечом к плечу» +1).", ": 21 («Пліч-о-пліч» +1)."),
        ((12, 10), "AC 20 of Dwarf", "ДС 20.", ": 20."),
    ):
        f = Field(
            [("orc_raider", "azure", (5, 5)), *units, ("human_sellsword", "ember", beside)], active=RAIDER, faces=[5]
        )
        f.act("azure attack greataxe dwarf_shieldbearer#1").passing()
        for language, said in (("en", en), ("ru", ru), ("uk", uk)):
            assert any(said in line for line in sentences(f.g, f.heard, language) if "[DM-13.1]" in line)


@pytest.mark.rule("DM-17.2", "DM-17.9")
@pytest.mark.parametrize(
    ("target", "edge"),
    [
        (under("Dazed"), "combat advantage for the target’s condition +2"),
        ({}, None),
    ],
)
def test_a_roll_tells_what_gives_combat_advantage(target: dict[str, object], edge: str | None) -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5), target), FAR], active=SELL, faces=[5]
    )
    f.act(f"azure attack greatsword {RAIDER}").passing()
    said = next(line for line in sentences(f.g, f.heard) if "rolls 5" in line)
    assert (edge in said) if edge else ("combat advantage" not in said)


@pytest.mark.rule("DM-17.9", "DM-18.14")
def test_a_roll_of_an_unseen_attacker_tells_it() -> None:
    ranger = ("goblin_sharpshooter", "azure", (2, 5))
    screen = ("goblin_cutter", "azure", (4, 5))
    f = Field([ranger, screen, ("orc_raider", "ember", (8, 5))], active="goblin_sharpshooter#1", faces=[5])
    f.act(f"azure attack hand_crossbow {RAIDER}").passing()
    assert any("combat advantage as an unseen attacker +2" in line for line in sentences(f.g, f.heard))


@pytest.mark.rule("DM-13.1", "DM-13.7", "DM-23.15")
def test_parts_of_a_roll_that_cancel_out_are_told_all_the_same() -> None:
    shooter, screen = ("goblin_sharpshooter", "azure", (2, 5)), ("goblin_cutter", "azure", (4, 5))
    f = Field(
        [shooter, screen, ("human_sellsword", "ember", (6, 5)), ("orc_raider", "ember", (8, 5))],
        active="goblin_sharpshooter#1",
        faces=[15],
    )
    f.act(f"azure attack hand_crossbow {RAIDER}").passing()
    for language, said in (
        ("en", "rolls 15 (+9: attack +9, combat advantage as an unseen attacker +2, cover −2): 24"),
        ("ru", "выбрасывает 15 (+9: атака +9, боевое преимущество за невидимость +2, укрытие −2): 24"),
        ("uk", "викидає 15 (+9: атака +9, бойова перевага за невидимість +2, укриття −2): 24"),
    ):
        assert any(said in line for line in sentences(f.g, f.heard, language))
    assert any("Sneak Attack" in line for line in sentences(f.g, f.heard))


@pytest.mark.rule("DM-13.8", "DM-23.19")
def test_a_roll_names_the_power_whose_bonus_lasts() -> None:
    f = Field(
        [
            ("goblin_underboss", "azure", (1, 1)),
            ("goblin_cutter", "azure", (5, 5)),
            ("human_sellsword", "ember", (6, 5)),
        ],
        faces=[5],
    )
    f.act("azure activate goblin_cutter#1", "azure use goblin_underboss#1 stab_them")
    f.act(f"azure attack short_sword {SELL}").passing()
    for language, said in (
        ("en", "(+7: attack +6, Stab Them +1)"),
        ("ru", "(+7: атака +6, «Коли их» +1)"),
        ("uk", "(+7: атака +6, «Коли їх» +1)"),
    ):
        assert any(said in line for line in sentences(f.g, f.heard, language))


@pytest.mark.rule("DM-1.15")
def test_a_charge_that_a_power_makes_powerful_is_told_with_its_number() -> None:
    f = Field(
        [("orc_chieftain", "azure", (1, 1)), ("dire_wolf", "azure", (5, 5)), ("human_sellsword", "ember", (9, 5))]
    )
    f.act("azure activate dire_wolf#1", "azure use orc_chieftain#1 blood_and_plunder")
    for language, said in (
        ("en", "Dire Wolf 1 gains “Powerful Charge 5” until the end of this turn: Blood and Plunder. [DM-1.15]"),
        ("ru", "«Мощная стремительная атака 5»"),
        ("uk", "«Потужна стрімка атака 5»"),
    ):
        assert any(said in line for line in sentences(f.g, f.heard, language))


@pytest.mark.rule("DM-13.7", "DM-22.4")
def test_a_shot_at_a_helpless_target_tells_what_that_adds() -> None:
    target = ("orc_raider", "ember", (8, 5), under("Helpless"))
    f = Field([("goblin_sharpshooter", "azure", (2, 5)), target, FAR], active="goblin_sharpshooter#1", faces=[5])
    f.act(f"azure attack hand_crossbow {RAIDER}").passing()
    for language, said in (
        ("en", "(+15: attack +9, combat advantage for the target’s condition +2, Helpless target +4): 20"),
        ("ru", "(+15: атака +9, боевое преимущество за состояние цели +2, Беспомощная цель +4): 20"),
        ("uk", "(+15: атака +9, бойова перевага за стан цілі +2, Безпорадна ціль +4): 20"),
    ):
        assert any(said in line for line in sentences(f.g, f.heard, language))


@pytest.mark.rule("DM-13.11")
def test_a_miss_by_conceal_is_told_once_and_by_the_rule_of_conceal() -> None:
    f = Field(
        [("orc_chieftain", "azure", (5, 5)), ("rakshasa_noble", "ember", (6, 5)), FAR],
        active="orc_chieftain#1",
        faces=[15, 2],
    )
    f.act("azure attack greataxe rakshasa_noble#1").passing()
    for language, concealed, missed in (
        ("en", "Rakshasa Noble 1 is concealed: 2 rolled, 6 needed.", "Orc Chieftain 1 misses Rakshasa Noble 1."),
        (
            "ru",
            "Шанс промаха по Благородному ракшасу 1: выпало 2, нужно 6.",
            "Вождь орков 1 промахивается по Благородному ракшасу 1.",
        ),
        (
            "uk",
            "Шанс промаху по Шляхетному ракшасу 1: випало 2, треба 6.",
            "Ватажок орків 1 не влучає в Шляхетного ракшаса 1.",
        ),
    ):
        assert sentences(f.g, f.heard, language)[-2:] == [f"{concealed} [DM-13.11]", f"{missed} [DM-13.11]"]


@pytest.mark.rule("DM-13.11", "DM-22.4", "DM-13.4")
def test_a_helpless_creature_is_missed_by_conceal_and_not_by_a_natural_1() -> None:
    helpless = ("rakshasa_noble", "ember", (6, 5), under("Helpless"))
    f = Field([("orc_raider", "azure", (5, 5)), helpless, FAR], active=RAIDER, faces=[1, 5])
    f.act("azure attack greataxe rakshasa_noble#1").passing()
    assert [told.rule for told in f.heard if tags([told]) == ["missed"]] == ["DM-13.11"]
    assert [event.sure for event in f.told("missed")] == ["no"]


@pytest.mark.rule("DM-13.1", "DM-13.4")
@pytest.mark.parametrize(("face", "rule"), [(2, "DM-13.1"), (1, "DM-13.4")])
def test_a_miss_by_the_total_or_by_a_natural_1_is_told_by_its_rule(face: int, rule: str) -> None:
    f = Field([("orc_raider", "azure", (5, 5)), ("rakshasa_noble", "ember", (6, 5)), FAR], active=RAIDER, faces=[face])
    f.act("azure attack greataxe rakshasa_noble#1").passing()
    assert [told.rule for told in f.heard if tags([told]) == ["missed"]] == [rule]


@pytest.mark.rule("DM-12.16")
def test_a_target_that_an_attack_can_no_longer_reach_is_named() -> None:
    f = Field(
        [
            ("hill_giant", "azure", (5, 5)),
            ("orc_chieftain", "ember", (8, 5)),
            ("rakshasa_noble", "ember", (10, 10)),
        ],
        active="hill_giant#1",
        faces=[],
    )
    f.act("azure attack club orc_chieftain#1", "ember use rakshasa_noble#1 royal_deceit").to("ember to", 9, 5)
    for language, said in (
        ("en", "The attack of Hill Giant 1 on Orc Chieftain 1 is lost: it can no longer be made. [DM-12.16]"),
        ("ru", "Атака Холмового великана 1 на Вождя орков 1 пропадает: провести её уже нельзя. [DM-12.16]"),
        ("uk", "Атака Пагорбового велетня 1 на Ватажка орків 1 пропадає: провести її вже не можна. [DM-12.16]"),
    ):
        assert said in sentences(f.g, f.heard, language)


@pytest.mark.rule("DM-16.12")
def test_a_charge_that_falls_short_tells_that_its_attack_is_lost() -> None:
    f = Field(
        [("human_sellsword", "azure", (1, 5)), ("ice_archon", "ember", (1, 6)), ("orc_raider", "ember", (7, 5))],
        active=SELL,
        faces=[18],
    )
    f.act(f"azure charge {RAIDER} {f.square(6, 5)}", "ember opportunity ice_archon#1").passing()
    said = sentences(f.g, f.heard)
    assert f.at(SELL) == (1, 5)
    assert "The attack of Human Sellsword 1 is lost: it can no longer be made. [DM-16.12]" in said
    assert "attack-declared" not in tags(f.heard)


@pytest.mark.rule("DM-22.11")
def test_that_a_creature_is_no_longer_invisible_is_told_once() -> None:
    f = Field(
        [("gelatinous_cube", "azure", (5, 5)), ("orc_chieftain", "ember", (7, 5)), FAR],
        active="gelatinous_cube#1",
        faces=[2],
    )
    f.act("azure attack slam orc_chieftain#1").passing()
    assert tags(f.heard).count("unveiled") == 1
    for language, said in (
        ("en", "Gelatinous Cube 1 has attacked: it is no longer invisible. [DM-22.11]"),
        ("ru", "Желатиновый куб 1 раскрывает себя атакой: невидимости больше нет. [DM-22.11]"),
        ("uk", "Желатиновий куб 1 викриває себе атакою: невидимості більше немає. [DM-22.11]"),
    ):
        assert said in sentences(f.g, f.heard, language)
    f = Field([("orc_raider", "azure", (5, 5)), ("rakshasa_noble", "ember", (6, 5)), FAR], active=RAIDER, faces=[2])
    f.act("azure attack greataxe rakshasa_noble#1").passing()
    assert "unveiled" not in tags(f.heard)


@pytest.mark.rule("DM-1.5")
def test_a_roll_that_is_made_again_tells_which_die_and_no_number_twice() -> None:
    f = Field(
        [("orc_raider", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5)), ("rakshasa_noble", "ember", (12, 9))],
        active=RAIDER,
        faces=[15, 2],
    )
    f.act(f"azure attack greataxe {SELL}", "ember pass", "ember use rakshasa_noble#1 shift_fate").passing()
    for language, said in (
        ("en", "The die that showed 15 is rolled again. [DM-1.5]"),
        ("ru", "Кубик, на котором выпало 15, перебрасывают. [DM-1.5]"),
        ("uk", "Кубик, на якому випало 15, перекидають. [DM-1.5]"),
    ):
        assert said in sentences(f.g, f.heard, language)


@pytest.mark.rule("DM-25.4", "DM-13.3")
@pytest.mark.parametrize(("face", "rule", "why"), [(19, "DM-25.4", "rock"), (20, "DM-13.2", "natural")])
def test_a_critical_hit_on_a_blood_rock_says_why_it_is_one(face: int, rule: str, why: str) -> None:
    f = Field(
        [("orc_raider", "azure", (5, 5)), ("orc_chieftain", "ember", (6, 5)), FAR],
        marks={(5, 5): "b"},
        active=RAIDER,
        faces=[face],
    )
    f.act("azure attack greataxe orc_chieftain#1").passing()
    assert [(told.rule) for told in f.heard if tags([told]) == ["critical-hit"]] == [rule]
    assert [event.why for event in f.told("critical-hit")] == [why]
    for language, rock in (
        ("en", ": on a blood rock a natural 19 is critical. [DM-25.4]"),
        ("ru", ": на окровавленном камне критическая и натуральная 19. [DM-25.4]"),
        ("uk", ": на кривавому камені критична й натуральна 19. [DM-25.4]"),
    ):
        assert any(line.endswith(rock) for line in sentences(f.g, f.heard, language)) is (why == "rock")
