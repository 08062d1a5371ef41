"""What is told of a battle, in which order, by which rule, in three languages."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field, under
from tests.games.telling import opened, sentences, tags
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.zones import deploy_places, how_deployed, special_places, wholly
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import ScriptedDice
from warhall.kernel.events import Told
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook
from warhall.kernel.saving import digest
from warhall.kernel.words import Name, Word

SELL = "human_sellsword#1"
FAR = ("hill_giant", "ember", (14, 10))


@pytest.mark.rule("DM-5.1", "DM-5.2", "DM-5.5")
def test_warbands_and_the_roll_for_the_map_are_told_before_the_first_decision() -> None:
    state, told = opened(GAME, seed=1)
    assert tags(told)[:2] == ["revealed", "revealed"]
    assert tags(told)[-1] == "won"
    english = sentences(state, told)
    assert english[2].endswith("for the choice of the map. [DM-5.2]")
    assert english[-1].endswith("wins the roll and chooses the map. [DM-5.5]")
    assert "бросают за право выбрать поле: " in sentences(state, told, "ru")[2]
    assert "кидають за право вибрати поле: " in sentences(state, told, "uk")[2]
    assert digest(state) == digest(opened(GAME, seed=1)[0])


@pytest.mark.rule("DM-8.20")
def test_a_move_of_several_squares_is_one_line() -> None:
    f = Field([("human_sellsword", "azure", (2, 2)), FAR], active=SELL)
    f.to("azure move", 6, 2)
    assert sentences(f.g, f.heard) == [f"Human Sellsword 1 moves to {f.square(6, 2)}. [DM-8.20]"]


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


@pytest.mark.rule("DM-25.3", "DM-6.8")
def test_a_current_is_told_as_such_and_an_activation_with_its_side() -> None:
    f = Field(
        [("human_sellsword", "azure", (14, 3)), ("orc_raider", "ember", (1, 9))],
        map={"name": "dwarven_outpost"},
        active=SELL,
    )
    f.act("azure end-turn", "ember activate orc_raider#1")
    for language, carried, activated in (
        ("en", "Human Sellsword 1 is carried by the river to ", "Ember activates Orc Raider 1. [DM-6.8]"),
        ("ru", "Течение реки уносит Человека-наёмника 1 на ", "Огненные активируют Орка-налётчика 1. [DM-6.8]"),
        ("uk", "Течія річки зносить Людину-найманця 1 на ", "Вогняні активують Орка-наскочника 1. [DM-6.8]"),
    ):
        said = sentences(f.g, f.heard, language)
        assert any(line.startswith(carried) and line.endswith("[DM-25.3]") for line in said)
        assert activated in said


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
            f"Людина-найманець 1 збирається полишити {start}; нагоду сприятливої атаки пропущено: "
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


def test_in_a_battle_nothing_is_said_of_creatures_taken_from_boosters() -> None:
    f = Field([("human_sellsword", "azure", (2, 2)), FAR], active=SELL)
    for language, word in (("en", "taken"), ("ru", "взято"), ("uk", "узято")):
        told = GAME.describe(f.g.view(None), Narrator(GAME, language))
        assert not [line for line in told if word in line]


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
        ("ru", "«Коли их»: Гоблин-резака 1 получает +1 (Атака) до конца этого хода. [DM-13.8]"),
        ("uk", "«Коли їх»: Гоблін-різак 1 отримує +1 (Атака) до кінця цього ходу. [DM-13.8]"),
    ):
        assert told in sentences(f.g, f.heard, language)


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


@pytest.mark.rule("DM-6.1", "DM-6.6")
@pytest.mark.parametrize(
    ("language", "rolled", "won"),
    [
        ("en", "Azure rolls 12 for initiative.", "Azure wins the initiative check and chooses who goes first."),
        ("ru", "Лазурные бросают на инициативу: 12.", "Лазурные выигрывают проверку инициативы и выбирают, кто ходит"),
        ("uk", "Лазурові кидають на ініціативу: 12.", "Лазурові виграють перевірку ініціативи та обирають, хто ходить"),
    ],
)
def test_the_check_at_the_start_of_a_round_is_called_initiative(language: str, rolled: str, won: str) -> None:
    facts = {"seat": Name("seat", "azure"), "purpose": "turn"}
    assert GAME.texts.say(language, "event-rolled", {**facts, "face": 12, "again": "no"}) == rolled
    assert GAME.texts.say(language, "event-won", {**facts, "by": "roll"}).startswith(won)


@pytest.mark.rule("DM-11.19", "DM-26.20")
def test_that_a_creature_is_back_is_told_before_the_points_that_it_costs() -> None:
    f = Field(
        [
            ("human_fighter", "azure", (4, 5)),
            ("feral_troll", "ember", (5, 5), {"hp": 5, "activated": 1}),
            ("orc_raider", "ember", (14, 10), {"activated": 1}),
        ],
        owed=0,
        active="human_fighter#1",
        faces=[15, 10, 5],
    )
    f.act("azure attack longsword feral_troll#1", "azure end-turn")
    back = [tag for tag in tags(f.heard) if tag in ("returned", "score-lost")]
    assert back == ["returned", "score-lost"]
    square = f.square(*f.at("feral_troll#1") or (0, 0))
    for language, said in (
        ("en", f"Feral Troll 1 returns on {square} with 20 HP. [DM-11.19]"),
        ("ru", f"Дикий тролль 1 возвращается на {square} (ХП: 20). [DM-11.19]"),
        ("uk", f"Дикий троль 1 повертається на {square} (ХП: 20). [DM-11.19]"),
    ):
        assert said in sentences(f.g, f.heard, language)


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
    assert "Молодий зелений дракон 1 влучає по Ватажку орків 1. [DM-13.1]" in sentences(f.g, f.heard, "uk")


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
            "«Обжигающий свет»: Холмовой великан 1 получает −2 (Атака) до конца следующего хода Лазурных. [DM-13.8]",
        ),
        (
            "uk",
            "«Пекуче світло»: Пагорбовий велетень 1 отримує −2 (Атака) до кінця наступного ходу Лазурових. [DM-13.8]",
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


@pytest.mark.rule("DM-21.1", "DM-11.24")
def test_what_is_told_of_a_creature_suits_every_gender() -> None:
    f = Field([("umber_hulk", "azure", (5, 5)), ("bulette", "ember", (7, 5))], active="umber_hulk#1", faces=[18])
    f.act("azure attack rending_claws bulette#1")
    for language, told in (
        ("en", "Bulette 1 is now Immobilized until the end of its next turn. [DM-22.5]"),
        ("ru", "Булетта 1 получает состояние «Обездвижено» до конца своего следующего хода. [DM-22.5]"),
        ("uk", "Булета 1 отримує стан «Знерухомлена» до кінця свого наступного ходу. [DM-22.5]"),
    ):
        assert told in sentences(f.g, f.heard, language)
    bloodied = {"unit": Name("creature", "bulette")}
    assert GAME.texts.say("ru", "event-became-bloodied", bloodied) == "Булетта становится Окровавленным существом."
    assert GAME.texts.say("uk", "event-became-bloodied", bloodied) == "Булета стає Скривавленою істотою."


@pytest.mark.rule("DM-9.7")
def test_who_burrows_is_not_told_to_walk() -> None:
    f = Field([("bulette", "azure", (3, 3)), FAR], active="bulette#1")
    f.to("azure burrow", 3, 6)
    for language, told in (("en", "burrows to"), ("ru", "роет ход до"), ("uk", "риє хід до")):
        assert f"{told} {f.square(3, 6)}. [DM-9.7]" in sentences(f.g, f.heard, language)[0]


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


@pytest.mark.rule("DM-12.1")
def test_a_pot_with_glue_is_spelt_as_one_says_it_in_ukrainian() -> None:
    f = Field(
        [("kobold_slinger", "azure", (5, 5)), ("hill_giant", "ember", (9, 5))], active="kobold_slinger#1", faces=[20]
    )
    f.act("azure attack glue_pot hill_giant#1")
    assert "«Горщик із клеєм»" in sentences(f.g, f.heard, "uk")[0]


@pytest.mark.rule("DM-5.14", "DM-5.7")
def test_a_scout_in_a_victory_area_is_told_by_its_own_rule() -> None:
    army = {"faction": "wild", "creatures": {"elf_scout": 2}, "map": "dwarven_outpost"}
    g = GAME.begin({"armies": [army, army]}, ScriptedDice.faces(10, 5))
    g.apply(1, GAME.codec.parse(g, "letter B"))
    heard: list[Told] = []
    g.ears = heard.append
    g.apply(0, GAME.codec.parse(g, "deploy elf_scout#2 y2"))
    for language, said in (
        ("en", "Azure deploys Elf Scout 2 on y2, in a victory area (Scout). [DM-5.14]"),
        ("ru", "Лазурные выставляют Эльфа-разведчика 2 на y2, в победной зоне («Скаут»). [DM-5.14]"),
        ("uk", "Лазурові виставляють Ельфа-розвідника 2 на y2, у зоні перемоги («Розвідник»). [DM-5.14]"),
    ):
        assert sentences(g, heard, language) == [said]


@pytest.mark.rule("DM-5.13", "DM-5.15", "DM-5.11", "DM-5.7")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("owlbear", ("DM-5.15", "wandering")),
        ("lizardfolk_raider", ("DM-5.13", "lair")),
        ("human_sellsword", ("DM-5.11", "near")),
    ],
)
def test_whoever_is_deployed_elsewhere_is_told_by_what_rule(card: str, told: tuple[str, str]) -> None:
    f = Field([("orc_raider", "azure", (1, 10)), (card, "azure", (3, 10))], map={"name": "drowned_ruins"}, round=0)
    f.g.put(1, -1)
    special = [cell for cell in cells_of(special_places(f.g, 1)) if not f.g.board.start[0] >> cell & 1]
    assert how_deployed(f.g, 0, 1, special[0] if special else 0) == told
    inside = cells_of(deploy_places(f.g, 1, 0) & wholly(f.g, 1, f.g.board.start[0]))[0]
    assert how_deployed(f.g, 0, 1, inside) == ("DM-5.7", "start")


@pytest.mark.rule("DM-8.5", "DM-24.13")
def test_who_holds_on_at_a_pit_is_told_to_go_to_the_nearest_legal_position() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (5, 5)), ("orc_chieftain", "ember", (6, 5)), FAR],
        marks={(7, 5): "o"},
        active="dwarf_shieldbearer#1",
        faces=[15, 2],
    )
    f.act("azure attack shield_bash orc_chieftain#1").to("azure to", 7, 5).to("ember to", 8, 5)
    for language, said in (
        (
            "en",
            "Orc Chieftain 1 cannot stand there and goes to the nearest legal position, i6. [DM-8.5]",
        ),
        (
            "ru",
            "Вождь орков 1 не может стоять там и переходит на ближайшую дозволенную позицию, i6. [DM-8.5]",
        ),
        (
            "uk",
            "Ватажок орків 1 не може там стояти й переходить на найближчу дозволену позицію, i6. [DM-8.5]",
        ),
    ):
        assert said in sentences(f.g, f.heard, language)


@pytest.mark.rule("DM-24.11")
def test_who_ends_its_turn_over_a_pit_is_told_so_before_it_is_destroyed() -> None:
    f = Field([("harpy", "azure", (5, 5)), ("orc_raider", "azure", (1, 1)), FAR], marks={(5, 5): "o"}, active="harpy#1")
    f.act("azure end-turn")
    assert tags(f.heard)[:2] == ["ended-in-pit", "destroyed"]
    for language, said in (
        ("en", "Harpy 1 ends its turn in a pit. [DM-24.11]"),
        ("ru", "Гарпия 1 заканчивает ход в яме. [DM-24.11]"),
        ("uk", "Гарпія 1 закінчує хід у ямі. [DM-24.11]"),
    ):
        assert sentences(f.g, f.heard, language)[0] == said


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


@pytest.mark.rule("DM-22.6", "DM-22.8")
def test_the_opponent_who_controls_a_confused_creature_is_named() -> None:
    f = Field(
        [
            ("orc_raider", "azure", (5, 5), under("Confused")),
            ("orc_raider", "ember", (14, 10)),
            ("orc_raider", "jade", (1, 10)),
        ],
        players=3,
        seats={"jade": {"team": 2}},
        faces=[18],
    )
    f.act("azure activate orc_raider#1")
    for language, said in (
        ("en", "Orc Raider 1 is Confused and rolls 18: Ember controls it this turn. [DM-22.6]"),
        (
            "ru",
            "Состояние «Сбито с толку»: Орк-налётчик 1 выбрасывает 18 и в этот ход подчиняется Огненным. [DM-22.6]",
        ),
        ("uk", "Стан «Збита з пантелику»: Орк-наскочник 1 викидає 18 і цього ходу кориться Вогняним. [DM-22.6]"),
    ):
        assert sentences(f.g, f.heard, language)[-1] == said


@pytest.mark.rule("DM-27.18")
def test_of_several_players_the_one_who_is_out_is_told() -> None:
    f = Field(
        [
            ("orc_chieftain", "azure", (5, 5)),
            ("orc_raider", "ember", (6, 5), {"hp": 5}),
            ("orc_raider", "jade", (1, 10)),
        ],
        players=3,
        seats={"jade": {"team": 2}},
        active="orc_chieftain#1",
        faces=[15],
    )
    f.act("azure attack greataxe orc_raider#1").passing()
    for language, said in (
        ("en", "Ember has no creatures left and is out. [DM-27.18]"),
        ("ru", "Огненные остаются без существ и выбывают. [DM-27.18]"),
        ("uk", "Вогняні лишаються без істот і вибувають. [DM-27.18]"),
    ):
        assert said in sentences(f.g, f.heard, language)


@pytest.mark.rule("DM-27.11", "DM-27.18")
def test_corners_are_chosen_by_the_rule_of_corners_and_only_one_rolls_highest() -> None:
    state, told = opened(GAME, {"mode": "free-for-all", "players": 4}, seed=1)
    state.ears = told.append
    seat = min(state.decisions)
    state.apply(seat, state.decisions[seat].options[0])
    rules = {each.rule for each in told if tags([each])[0] in ("rolled", "won", "corner-taken")}
    assert rules <= {"DM-27.11", "DM-6.2", "DM-27.18"}
    assert "DM-27.11" in rules
    for language, said in (
        ("en", "Of those without a corner Jade rolled highest and chooses one. [DM-27.11]"),
        (
            "ru",
            "Из тех, кто ещё без угла, больше всех выпало у Нефритовых: они выбирают, в каком углу стоять. [DM-27.11]",
        ),
        ("uk", "З тих, хто ще без кута, найбільше випало в Нефритових: вони обирають, у якому куті стояти. [DM-27.11]"),
    ):
        assert said in sentences(state, told, language)


@pytest.mark.rule("DM-1.5")
def test_of_an_initiative_die_that_is_rolled_again_both_faces_are_told() -> None:
    facts: dict[str, Word] = {"before": 7, "face": 14, "what": "initiative"}
    for language, said in (
        ("en", "The die that showed 7 is rolled again: 14."),
        ("ru", "Кубик, на котором выпало 7, перебрасывают: 14."),
        ("uk", "Кубик, на якому випало 7, перекидають: 14."),
    ):
        assert GAME.texts.say(language, "event-rerolled", facts) == said


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_creature_has_a_name_that_a_sentence_would_have_to_close_with_a_comma(language: str) -> None:
    names = [getattr(card.name, language) for card in GAME.tables.cards]
    assert not [name for name in names if "," in name]


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


@pytest.mark.rule("DM-27.1")
def test_what_is_in_the_boosters_is_told_to_their_player_and_that_they_are_open_to_all() -> None:
    state, told = opened(GAME, {"mode": "sealed", "players": 2}, seed=1)
    assert tags(told) == ["boosters-opened", "boosters-opened"]
    own = sentences(state, told, seat=0)
    assert own[0].startswith("Azure opens two boosters: ")
    assert own[1] == "Ember opens two boosters. [DM-27.1]"
    for language, said in (
        ("en", "Azure opens two boosters. [DM-27.1]"),
        ("ru", "Лазурные открывают два бустера. [DM-27.1]"),
        ("uk", "Лазурові відкривають два бустери. [DM-27.1]"),
    ):
        assert sentences(state, told, language)[0] == said


@pytest.mark.rule("DM-27.1")
def test_that_a_warband_is_complete_is_told_once() -> None:
    state, _ = opened(GAME, {"mode": "sealed", "players": 2}, seed=1)
    told: list[Told] = []
    state.ears = told.append
    while 0 in state.decisions and state.decisions[0].ask == "build":
        state.apply(0, state.decisions[0].options[0])
    assert tags(told).count("built") == 1
    assert tags(told)[-1] == "built"
    for language, said in (
        ("en", "Azure has finished building. [DM-27.1]"),
        ("ru", "Лазурные собрали отряд. [DM-27.1]"),
        ("uk", "Лазурові зібрали загін. [DM-27.1]"),
    ):
        assert sentences(state, told, language)[-1] == said


@pytest.mark.rule("DM-2.1", "DM-2.2", "DM-2.3", "DM-2.4", "DM-2.11")
@pytest.mark.parametrize(
    ("mode", "revealed", "deployed", "turn"),
    [
        ("quick-start", "DM-2.1", "DM-2.2", "DM-2.4"),
        ("quick-start-2", "DM-2.11", "DM-2.11", "DM-2.11"),
        ("assault", "DM-5.1", "DM-5.7", "DM-6.7"),
    ],
)
def test_a_quick_start_battle_is_told_by_its_own_rules(mode: str, revealed: str, deployed: str, turn: str) -> None:
    state, told = opened(GAME, {"mode": mode}, seed=3)
    state.ears = told.append
    while "activated" not in tags(told):
        seat = min(state.decisions)
        state.apply(seat, state.decisions[seat].options[0])
    rules = dict(zip(tags(told), [each.rule for each in told], strict=True))
    check = "DM-2.3" if mode != "assault" else "DM-6.6"
    assert (rules["revealed"], rules["deployed"], rules["activated"]) == (revealed, deployed, turn)
    assert rules["first-named"] == rules["won"] == check
    assert rules["round-began"] == (turn if mode != "assault" else "DM-6.1")
