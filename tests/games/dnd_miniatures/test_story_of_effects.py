"""What is told of powers, damage and conditions, in which order, by which rule, in three languages."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field
from tests.games.telling import opened, sentences, tags
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.operations import Stat
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook

SELL = "human_sellsword#1"
FAR = ("hill_giant", "ember", (14, 10))


@pytest.mark.rule("DM-12.1", "DM-12.17")
def test_an_attack_on_an_area_names_those_in_it() -> None:
    f = Field(
        [
            ("orc_chieftain", "azure", (5, 5)),
            ("human_sellsword", "ember", (5, 4)),
            ("hill_giant", "ember", (5, 2)),
            ("human_fighter", "ember", (14, 5)),
        ],
        active="orc_chieftain#1",
        faces=[19, 19],
    )
    f.act("azure burst chieftains_roar")
    assert sentences(f.g, f.heard)[:2] == [
        "Orc Chieftain 1 attacks with Chieftain’s Roar. [DM-12.1]",
        "Chieftain’s Roar covers: Human Sellsword 1, Hill Giant 1. [DM-12.17]",
    ]
    covered = "накрывает Человека-наёмника 1, Холмового великана 1."
    assert covered in sentences(f.g, f.heard, "ru")[1]
    assert "накриває Людину-найманця 1, Пагорбового велетня 1." in sentences(f.g, f.heard, "uk")[1]


@pytest.mark.rule("DM-13.1", "DM-26.3")
def test_an_attack_roll_tells_what_is_added_and_against_what() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("kobold_skirmisher", "ember", (6, 5), {"hp": 5}), FAR],
        active=SELL,
        faces=[12],
    )
    attack = next(each for each in GAME.tables.cards if each.id == "human_sellsword").attacks[0]
    f.act(f"azure attack {attack.id} kobold_skirmisher#1").passing()
    rolled = f.told("attack-rolled")[0]
    line = next(each for each in sentences(f.g, f.heard) if " rolls " in each)
    wanted = f"rolls 12 (+{rolled.total - 12}): {rolled.total} against AC {rolled.against} of Kobold Skirmisher 1."
    assert wanted in line
    assert any(each.startswith("Azure: +6 VP for that creature, now 6. [DM-26.3]") for each in sentences(f.g, f.heard))


@pytest.mark.rule("DM-21.8")
@pytest.mark.parametrize(
    ("face", "said", "ru", "uk"),
    [(12, "saved", "успех", "успіх"), (3, "not saved", "неудача", "невдача")],
)
def test_a_save_tells_what_came_of_it(face: int, said: str, ru: str, uk: str) -> None:
    effects = [{"of": "Dazed", "until": "save", "source": "angel_of_vengeance.thunderous_descent"}]
    f = Field([("human_sellsword", "azure", (5, 5), {"effects": effects}), FAR], active=SELL, faces=[face])
    f.act("azure end-turn")
    for language, word in (("en", said), ("ru", ru), ("uk", uk)):
        line = next(each for each in sentences(f.g, f.heard, language) if each.endswith("[DM-21.8]"))
        assert f": {face}, {word}. [DM-21.8]" in line


@pytest.mark.rule("DM-23.3", "DM-11.4")
def test_a_power_that_answers_tells_whom_it_is_for() -> None:
    f = Field(
        [
            ("cleric_of_pelor", "azure", (1, 5)),
            ("human_sellsword", "azure", (5, 5), {"hp": 20}),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[18],
    )
    f.act("azure attack greatsword hill_giant#1", "azure pass", "azure use cleric_of_pelor#1 healing_light")
    said = sentences(f.g, f.heard)
    assert "Cleric of Pelor 1 uses Healing Light: Human Sellsword 1. [DM-23.3]" in said
    assert "Human Sellsword 1 is healed 5 HP (now 25 HP). [DM-11.4]" in said


@pytest.mark.rule("DM-19.1", "DM-19.7")
def test_an_opportunity_attack_tells_in_one_line_what_provoked_it() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5)), FAR],
        active=SELL,
        faces=[2],
    )
    f.to("azure move", 2, 5).act("ember opportunity orc_raider#1")
    start = f.square(5, 5)
    for language, cause, told in (
        ("en", "Human Sellsword 1 is about to leave", "Orc Raider 1 makes an opportunity attack with Greataxe."),
        (
            "ru",
            "Человек-наёмник 1 собирается покинуть",
            "Орк-налётчик 1 совершает благоприятную атаку («Двуручный топор»).",
        ),
        (
            "uk",
            "Людина-найманець 1 збирається полишити",
            "Орк-наскочник 1 здійснює сприятливу атаку («Дворучна сокира»).",
        ),
    ):
        said = sentences(f.g, f.heard, language)
        assert said[0] == f"{cause} {start}: {told} [DM-19.1]"
        assert said[1].endswith("[DM-13.1]")


@pytest.mark.rule("DM-19.6")
def test_an_opportunity_attack_that_is_let_go_tells_why_the_movement_paused() -> None:
    near, elf = (
        [("orc_raider", "ember", (6, 5)), ("orc_raider", "ember", (6, 6)), FAR],
        ("elf_warlock", "azure", (5, 5)),
    )
    f = Field([("human_sellsword", "azure", (5, 5)), *near], active=SELL)
    f.to("azure move", 2, 5).act("ember pass")
    start = f.square(5, 5)
    for language, told in (
        ("en", f"Human Sellsword 1 is about to leave {start}; no opportunity attack by Orc Raider 1, Orc Raider 2."),
        (
            "ru",
            f"Человек-наёмник 1 собирается покинуть {start}; возможность благоприятной атаки упущена: "
            "Орк-налётчик 1, Орк-налётчик 2.",
        ),
        (
            "uk",
            f"Людина-найманець 1 збирається полишити {start}; нагоду для сприятливої атаки втрачено: "
            "Орк-наскочник 1, Орк-наскочник 2.",
        ),
    ):
        assert sentences(f.g, f.heard, language)[0] == f"{told} [DM-19.6]"
    f = Field([elf, *near], active="elf_warlock#1")
    f.act("azure attack eldritch_blast orc_raider#1", "ember pass")
    said = "Elf Warlock 1 attacks from afar next to an enemy; no opportunity attack by Orc Raider 1, Orc Raider 2."
    assert f"{said} [DM-19.6]" in sentences(f.g, f.heard)


@pytest.mark.rule("DM-11.14", "DM-21.10")
def test_damage_that_is_resisted_is_told() -> None:
    poison = [{"what": "ongoing", "of": "poison", "n": 5, "source": "young_green_dragon.bite"}]
    f = Field([("dwarf_battlemaster", "azure", (5, 5), {"effects": poison}), FAR])
    f.act("azure activate dwarf_battlemaster#1")
    said = sentences(f.g, f.heard)
    assert "Ongoing damage acts on Dwarf Battlemaster 1: 5 poison. [DM-21.10]" in said
    assert "Dwarf Battlemaster 1 is spared 5 damage by resistance. [DM-11.14]" in said
    assert not f.told("damaged")


@pytest.mark.rule("DM-5.2", "DM-6.2")
def test_the_second_die_of_the_higher_rating_is_told_as_such() -> None:
    state, told = opened(GAME, {"mode": "assault", "limit": 50}, seed=1)
    assert any(
        line.endswith("(a second die for the higher commander rating). [DM-5.2]") for line in sentences(state, told)
    )


@pytest.mark.rule("DM-11.16", "DM-21.10")
def test_damage_that_is_not_taken_by_immunity_is_told_as_such() -> None:
    burning = [{"what": "ongoing", "of": "poison", "n": 5, "source": "young_green_dragon.bite"}]
    f = Field([("skeletal_tomb_guardian", "azure", (5, 5), {"effects": burning}), FAR])
    f.act("azure activate skeletal_tomb_guardian#1")
    assert "Skeletal Tomb Guardian 1 is spared 5 damage by immunity. [DM-11.16]" in sentences(f.g, f.heard)
    assert any(line.startswith("Иммунитет избавляет ") for line in sentences(f.g, f.heard, "ru"))


@pytest.mark.rule("DM-12.4", "DM-13.4")
def test_an_attack_of_several_strikes_names_its_target_once_and_a_natural_1_says_why_it_misses() -> None:
    f = Field(
        [("skeletal_tomb_guardian", "azure", (5, 5)), ("kobold_skirmisher", "ember", (6, 5)), FAR],
        active="skeletal_tomb_guardian#1",
        faces=[1],
    )
    f.act("azure attack cascade_of_steel kobold_skirmisher#1")
    said = sentences(f.g, f.heard)
    assert said[0] == (
        "Skeletal Tomb Guardian 1 attacks Kobold Skirmisher 1 with Cascade of Steel, up to 5 strikes. [DM-12.1]"
    )
    assert said[-1] == "Skeletal Tomb Guardian 1 misses Kobold Skirmisher 1: a natural 1 always misses. [DM-13.4]"
    assert "(«Стальной каскад», до 5 ударов)." in sentences(f.g, f.heard, "ru")[0]
    assert sentences(f.g, f.heard, "uk")[-1].endswith("натуральна 1 — завжди промах. [DM-13.4]")


@pytest.mark.rule("DM-22.5", "DM-21.6")
def test_a_condition_is_told_with_its_duration_and_its_own_rule() -> None:
    f = Field(
        [("kobold_slinger", "azure", (5, 5)), ("hill_giant", "ember", (9, 5))], active="kobold_slinger#1", faces=[20]
    )
    f.act("azure attack glue_pot hill_giant#1")
    assert "Hill Giant 1 is now Immobilized (save ends). [DM-22.5]" in sentences(f.g, f.heard)
    assert any("«Обездвижено» (спасбросок оканчивает). [DM-22.5]" in line for line in sentences(f.g, f.heard, "ru"))
    assert any("«Знерухомлена» (рятівний кидок завершує). " in line for line in sentences(f.g, f.heard, "uk"))


@pytest.mark.rule("DM-13.8")
def test_a_bonus_is_told_with_what_it_changes_and_for_how_long() -> None:
    f = Field([("goblin_underboss", "azure", (5, 5)), ("goblin_cutter", "azure", (6, 5)), FAR])
    f.act("azure activate goblin_cutter#1", "azure use goblin_underboss#1 stab_them")
    for language, told in (
        ("en", "Goblin Cutter 1 gets +1 Attack until the end of this turn: Stab Them. [DM-13.8]"),
        ("ru", "«Коли их»: Гоблин-резака 1 получает +1 к атаке до конца этого хода. [DM-13.8]"),
        ("uk", "«Коли їх»: Гоблін-різак 1 отримує +1 до атаки до кінця цього ходу. [DM-13.8]"),
    ):
        assert told in sentences(f.g, f.heard, language)


@pytest.mark.parametrize("stat", Stat)
def test_whatever_a_bonus_changes_has_its_case(stat: Stat) -> None:
    for language in ("ru", "uk"):
        name = GAME.texts.say(language, f"stat-{stat.value}")
        assert name in GAME.texts.forms(language)


@pytest.mark.rule("DM-4.9", "DM-22.4")
def test_a_unique_creature_has_no_number_and_a_helpless_one_is_hit_by_itself() -> None:
    helpless = [{"of": "Helpless", "until": "save", "source": "angel_of_vengeance.thunderous_descent"}]
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("pat_human_champion", "ember", (6, 5), {"effects": helpless})],
        active=SELL,
        faces=[2],
    )
    f.act("azure attack greatsword pat_human_champion#1").passing()
    said = sentences(f.g, f.heard)
    assert (
        "Human Sellsword 1 hits Pat, Human Champion: a melee attack always hits a Helpless creature. [DM-22.4]" in said
    )


@pytest.mark.rule("DM-13.8", "DM-1.15")
def test_what_a_power_does_to_one_attack_and_which_ability_it_gives_is_told() -> None:
    f = Field(
        [
            ("dwarf_battlemaster", "azure", (1, 5)),
            ("human_sellsword", "azure", (5, 5)),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[18],
    )
    f.act("azure attack greatsword hill_giant#1")
    f.act("azure use dwarf_battlemaster#1 hammer_them")
    assert "Human Sellsword 1 gets +10 damage for this attack: Hammer Them. [DM-13.8]" in sentences(f.g, f.heard)
    f = Field([("human_ranger", "azure", (1, 5)), ("human_sellsword", "azure", (3, 5)), FAR])
    f.act("azure activate human_sellsword#1", "azure use human_ranger#1 pathfinding")
    for language, told in (
        ("en", "gains “Ignores difficult terrain” until the end of this turn: Pathfinding. [DM-1.15]"),
        ("ru", "получает «Игнорирует труднопроходимую местность» до конца этого хода. [DM-1.15]"),
        ("uk", "отримує «Ігнорує важкопрохідну місцевість» до кінця цього ходу. [DM-1.15]"),
    ):
        assert any(line.endswith(told) for line in sentences(f.g, f.heard, language))


@pytest.mark.rule("DM-23.3", "DM-11.4")
def test_a_power_without_boxes_tells_what_it_does() -> None:
    f = Field(
        [
            ("cleric_of_pelor", "azure", (1, 5)),
            ("human_sellsword", "azure", (5, 5), {"hp": 20}),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[18],
    )
    f.act("azure attack greatsword hill_giant#1", "azure pass")
    question = outlook(f.g, 0).question
    assert question is not None
    tells = next(each.tells for each in question.options if each.notation == "use cleric_of_pelor#1 healing_light")
    assert tells is not None
    said = [Narrator(GAME, language).sentence(tells) for language in ("en", "ru", "uk")]
    assert said == ["heal 5 HP (living only)", "лечит 5 ХП (только живое)", "лікує 5 ХП (лише живу)"]


@pytest.mark.rule("DM-23.1", "DM-8.13")
def test_a_free_shift_names_the_ability_that_gives_it() -> None:
    f = Field([("goblin_cutter", "azure", (5, 5)), FAR], active="goblin_cutter#1")
    f.to("azure free-shift", 4, 5).to("azure shift", 3, 5)
    free, plain = f.square(4, 5), f.square(3, 5)
    for language, first, second in (
        ("en", f"Goblin Cutter 1 shifts to {free} without an action (Shifty).", f"Goblin Cutter 1 shifts to {plain}."),
        ("ru", f"Гоблин-резака 1 смещается на {free}, не тратя действия («Юркое»).", f"смещается на {plain}."),
        ("uk", f"Гоблін-різак 1 зміщується на {free}, не витрачаючи дії («Верткий»).", f"зміщується на {plain}."),
    ):
        said = sentences(f.g, f.heard, language)
        assert said[0] == f"{first} [DM-23.1]"
        assert said[1].endswith(f"{second} [DM-8.13]")


@pytest.mark.rule("DM-6.15", "DM-21.4", "DM-21.8")
@pytest.mark.parametrize(("until", "rule"), [("turn", "DM-6.15"), ("save", "DM-21.8"), ("round", "DM-21.4")])
def test_the_end_of_an_effect_is_told_by_the_rule_that_ends_it(until: str, rule: str) -> None:
    effects = [{"of": "Slowed", "until": until, "source": "angel_of_vengeance.thunderous_descent"}]
    f = Field(
        [("human_sellsword", "azure", (5, 5), {"effects": effects}), ("hill_giant", "ember", (14, 10))],
        active=SELL,
        faces=[12, 5, 6],
    )
    f.act("azure end-turn")
    if until == "round":
        f.act("ember activate hill_giant#1", "ember end-turn")
    assert [told.rule for told in f.heard if tags([told]) == ["effect-ended"]] == [rule]


@pytest.mark.rule("DM-1.15")
def test_which_type_damage_gets_is_told_and_not_only_that_something_works() -> None:
    f = Field(
        [
            ("cleric_of_pelor", "azure", (1, 5)),
            ("human_sellsword", "azure", (5, 5)),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[18],
    )
    f.act("azure attack greatsword hill_giant#1", "azure use cleric_of_pelor#1 pelors_wrath")
    for language, told in (
        ("en", "Pelor’s Wrath: the damage of Human Sellsword 1 is radiant for this attack. [DM-1.15]"),
        ("ru", "«Гнев Пелора»: тип урона Человека-наёмника 1 на эту атаку — сияние. [DM-1.15]"),
        ("uk", "«Гнів Пелора»: тип ушкодження Людини-найманця 1 на цю атаку — сяйво. [DM-1.15]"),
    ):
        assert told in sentences(f.g, f.heard, language)


@pytest.mark.rule("DM-21.10", "DM-13.1")
def test_ongoing_damage_and_hits_are_told_as_one_says_it_in_russian_and_ukrainian() -> None:
    dragon = ("young_green_dragon", "azure", (5, 5))
    f = Field([dragon, ("orc_chieftain", "ember", (7, 5))], active="young_green_dragon#1", faces=[15])
    f.act("azure attack bite orc_chieftain#1").passing()
    ongoing = "Вождь орков 1 получает продолжительный урон (яд): 5 (спасбросок оканчивает). [DM-21.10]"
    assert ongoing in sentences(f.g, f.heard, "ru")
    assert "Молодий зелений дракон 1 влучає в Ватажка орків 1. [DM-13.1]" in sentences(f.g, f.heard, "uk")


@pytest.mark.rule("DM-21.3", "DM-13.8")
def test_an_effect_names_the_player_whose_next_turn_ends_it() -> None:
    f = Field(
        [("cleric_of_pelor", "azure", (1, 5)), ("hill_giant", "ember", (6, 5))], active="cleric_of_pelor#1", faces=[17]
    )
    f.act("azure attack searing_light hill_giant#1")
    for language, told in (
        ("en", "Hill Giant 1 gets −2 Attack until the end of the next turn of Azure: Searing Light. [DM-13.8]"),
        (
            "ru",
            "«Обжигающий свет»: Холмовой великан 1 получает −2 к атаке до конца следующего хода Лазурных. [DM-13.8]",
        ),
        (
            "uk",
            "«Пекуче світло»: Пагорбовий велетень 1 отримує −2 до атаки до кінця наступного ходу Лазурових. [DM-13.8]",
        ),
    ):
        assert told in sentences(f.g, f.heard, language)


@pytest.mark.rule("DM-11.2", "DM-11.4")
def test_who_is_healed_out_of_being_bloodied_is_told_so() -> None:
    for hp, more in ((20, ", no longer Bloodied"), (5, "")):
        f = Field(
            [("halfling_paladin", "azure", (5, 5)), ("cleric_of_pelor", "azure", (6, 5), {"hp": hp}), FAR],
            active="halfling_paladin#1",
        )
        f.act("azure use halfling_paladin#1 lay_on_hands")
        assert sentences(f.g, f.heard)[-1] == f"Cleric of Pelor 1 is healed 20 HP (now {hp + 20} HP{more}). [DM-11.4]"
        assert ("больше не Окровавленное существо" in sentences(f.g, f.heard, "ru")[-1]) is bool(more)
        assert ("більше не Скривавлена істота" in sentences(f.g, f.heard, "uk")[-1]) is bool(more)


@pytest.mark.rule("DM-23.3", "DM-23.4")
def test_a_commander_power_is_told_by_its_own_rule() -> None:
    f = Field([("goblin_underboss", "azure", (5, 5)), ("goblin_cutter", "azure", (6, 5)), FAR])
    f.act("azure activate goblin_cutter#1", "azure use goblin_underboss#1 stab_them")
    assert "Goblin Underboss 1 uses Stab Them: Goblin Cutter 1. [DM-23.4]" in sentences(f.g, f.heard)
    f = Field(
        [("halfling_paladin", "azure", (5, 5)), ("cleric_of_pelor", "azure", (6, 5), {"hp": 5}), FAR],
        active="halfling_paladin#1",
    )
    f.act("azure use halfling_paladin#1 lay_on_hands")
    assert {told.rule for told in f.heard if tags([told]) == ["power-used"]} == {"DM-23.3"}, "a special power"


@pytest.mark.rule("DM-11.7")
def test_temporary_hit_points_that_are_there_already_are_not_gained_again() -> None:
    f = Field(
        [("half_elf_minstrel", "azure", (1, 1)), ("orc_raider", "azure", (5, 5)), FAR],
        active=None,
    )
    source = f.g.game.tables.powers[f.g.game.tables.card_powers[f.g.kinds[0]][0]].source
    f.g.temporary[1] = ((source, 4),)
    f.act("azure activate orc_raider#1", "azure use half_elf_minstrel#1 inspiring_song")
    assert [event.amount for event in f.told("temporary-gained")] == [6]
    assert f.g.temporary[1] == ((source, 10),)


@pytest.mark.rule("DM-11.16")
def test_what_a_creature_is_immune_to_is_named() -> None:
    f = Field(
        [("mind_flayer_scourge", "azure", (5, 5)), ("gelatinous_cube", "ember", (6, 5)), FAR],
        active="mind_flayer_scourge#1",
        faces=[15, 15],
    )
    f.act("azure attack tentacles gelatinous_cube#1").passing()
    for language, said in (
        ("en", "Gelatinous Cube 1 is immune to Dazed: this has no effect. [DM-11.16]"),
        ("ru", "У Желатинового куба 1 иммунитет (Изумлено): это не действует. [DM-11.16]"),
        ("uk", "Желатиновий куб 1 має імунітет (Приголомшена): це не діє. [DM-11.16]"),
    ):
        assert said in sentences(f.g, f.heard, language)


@pytest.mark.rule("DM-11.18")
def test_an_effect_that_destroys_outright_is_told_before_the_creature_is_gone() -> None:
    victim = ("orc_chieftain", "ember", (6, 5), {"effects": [{"of": "Stunned"}], "hp": 80})
    f = Field([("mind_flayer_scourge", "azure", (5, 5)), victim, FAR], active="mind_flayer_scourge#1", faces=[19])
    f.act("azure attack extract_brain orc_chieftain#1").passing()
    for language, said in (
        ("en", "The effect of Extract Brain on Orc Chieftain 1 is deadly, although it has HP left. [DM-11.18]"),
        ("ru", "Эффект «Извлечение мозга» для Вождя орков 1 смертелен, хотя хиты ещё остались. [DM-11.18]"),
        ("uk", "Ефект «Вилучення мозку» для Ватажка орків 1 смертельний, хоча хіти ще лишилися. [DM-11.18]"),
    ):
        assert said in sentences(f.g, f.heard, language)
    told = tags(f.heard)
    assert told.index("damaged") < told.index("doomed") < told.index("destroyed")


@pytest.mark.rule("DM-27.11")
def test_the_corner_of_a_player_is_told_in_words() -> None:
    state, _ = opened(GAME, {"mode": "free-for-all", "players": 3})
    assert isinstance(state, DndMiniatures)
    state.letters[0] = 2
    for language, said in (
        ("en", ", south-east corner"),
        ("ru", ", юго-восточный угол"),
        ("uk", ", південно-східний кут"),
    ):
        lines = GAME.describe(outlook(state, None).view, Narrator(GAME, language))
        assert any(line.endswith(said) for line in lines)
        assert not any("старт –" in line or "start –" in line for line in lines)


@pytest.mark.rule("DM-14.8")
def test_a_column_to_the_other_side_has_a_true_minus() -> None:
    f = Field(
        [("young_green_dragon", "azure", (5, 5)), ("human_sellsword", "ember", (3, 5)), FAR],
        active="young_green_dragon#1",
    )
    question = outlook(f.g, 0).question
    assert question is not None
    said = [Narrator(GAME, "ru").option(each) for each in question.options]
    assert any("столбец −1" in line for line in said)
    assert not any("-" in line.rpartition("столбец")[2] for line in said if "столбец" in line)


@pytest.mark.rule("DM-2.2", "DM-2.9", "DM-2.11")
def test_the_sentences_of_a_quick_start_speak_of_no_points_and_areas() -> None:
    state, _ = opened(GAME, {"mode": "quick-start-2"})
    for language, head, words in (
        ("en", "Quick start: five figures, round", "(to win: destroy every enemy)"),
        ("ru", "Стартовая битва: пять фигурок, раунд", "(для победы: уничтожить всех врагов)"),
        ("uk", "Стартова битва: п’ять фігурок, раунд", "(для перемоги: знищити всіх ворогів)"),
    ):
        lines = GAME.describe(outlook(state, None).view, Narrator(GAME, language))
        assert lines[0].startswith(head)
        assert lines[0].endswith(words)
        assert not any(word in line for line in lines for word in (" VP", " ПО", " ОП", "ictory area", "обедная зона"))
    battle, _ = opened(GAME, {"mode": "assault"})
    lines = GAME.describe(outlook(battle, None).view, Narrator(GAME, "en"))
    assert lines[0].endswith("(to win: 200 VP)")
