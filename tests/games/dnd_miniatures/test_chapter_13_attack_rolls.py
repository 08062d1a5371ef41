"""Chapter 13: the attack roll."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, under
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.damage import suffered


@pytest.mark.rule("DM-13.10", "DM-11.9")
def test_only_the_strongest_resistance_counts() -> None:
    f = Field([("pit_fiend", "azure", (4, 4))])
    fire = GAME.tables.damage_types.index("fire")
    assert suffered(f.g, 0, ((20, fire), (10, -1))) == ((5, fire), (10, -1))


@pytest.mark.rule("DM-13.5", "DM-11.11")
def test_a_critical_hit_does_not_strengthen_ongoing_damage() -> None:
    f = Field(
        [("young_green_dragon", "azure", (3, 5)), ("hill_giant", "ember", (5, 5))],
        active="young_green_dragon#1",
        faces=[20],
    )
    f.act("azure attack bite hill_giant#1")
    assert f.hp("hill_giant#1") == 150 - 30
    assert [effect.n for effect in f.g.effects[1]] == [5]


@pytest.mark.rule("DM-13.3", "DM-25.4")
def test_a_number_that_is_critical_hits_by_itself() -> None:
    f = Field(
        [("goblin_cutter", "azure", (4, 5)), ("pit_fiend", "ember", (5, 5))],
        marks={(4, 5): "b"},
        active="goblin_cutter#1",
        faces=[19],
    )
    f.act("azure attack short_sword pit_fiend#1")
    assert f.hp("pit_fiend#1") == 160


@pytest.mark.rule("DM-13.1", "DM-3.6")
@pytest.mark.parametrize(("die", "told"), [(4, "hit"), (3, "missed")])
def test_a_total_that_equals_the_ac_hits(die: int, told: str) -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5)), FAR], active=SELL, faces=[die])
    f.act("azure attack greatsword orc_raider#1")
    assert f.told("attack-rolled")[0].total == 11 + die
    assert f.told(told)


@pytest.mark.rule("DM-13.8", "DM-23.2")
def test_bonuses_and_penalties_of_different_sources_add_up() -> None:
    effects = [
        {"what": "bonus", "of": "attack", "n": 1, "source": "dragonborn_warlord.dragons_courage.power"},
        {"what": "bonus", "of": "attack", "n": -2, "source": "half_elf_minstrel.cutting_verse"},
    ]
    f = Field(
        [
            ("pat_human_champion", "azure", (1, 1)),
            ("human_sellsword", "azure", (5, 5), {"effects": effects}),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[5],
    )
    f.act("azure attack greatsword hill_giant#1", "azure use pat_human_champion#1 press_the_attack")
    assert f.told("attack-rolled")[0].total == 5 + 11 + 1 - 2 + 2


@pytest.mark.rule("DM-13.6", "DM-13.13")
def test_whoever_is_immune_to_critical_hits_takes_normal_damage_from_a_20() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 5)), ("gelatinous_cube", "ember", (5, 5))],
        active=SELL,
        faces=[20],
        unveiled=["gelatinous_cube#1"],
    )
    f.act("azure attack greatsword gelatinous_cube#1")
    assert f.hp("gelatinous_cube#1") == 85


@pytest.mark.rule("DM-13.8", "DM-3.6", "DM-3.7")
@pytest.mark.parametrize(("attack", "plain"), [("greatsword", 20), ("shadow_touch", 17)])
def test_a_bonus_to_all_defences_counts_for_ac_and_for_def(attack: str, plain: int) -> None:
    card = "human_sellsword" if attack == "greatsword" else "spectre"
    source = {"what": "bonus", "of": "all_defenses", "n": 2, "source": "dwarf_battlemaster.hold_the_line.power"}
    f = Field(
        [(card, "azure", (5, 5)), ("human_sellsword", "ember", (6, 5), {"effects": [source]}), FAR],
        active=f"{card}#1",
        faces=[5],
    )
    f.act(f"azure attack {attack} {f.g.unit_name(1)}")
    assert f.told("attack-rolled")[0].against == plain + 2


@pytest.mark.rule("DM-22.3", "DM-13.7")
@pytest.mark.parametrize(("die", "told"), [(4, "hit"), (3, "missed")])
def test_a_ranged_attack_on_a_helpless_creature_has_its_bonus_and_hits_by_no_other_way(die: int, told: str) -> None:
    """Eldritch Blast: +7, +2 for combat advantage, +4 for the Helpless target, against Ref 17."""
    f = Field(
        [("elf_warlock", "azure", (2, 5)), ("human_sellsword", "ember", (6, 5), under("Helpless")), FAR],
        active="elf_warlock#1",
        faces=[die],
    )
    f.act(f"azure attack eldritch_blast {SELL}")
    assert f.told("attack-rolled")[0].total == die + 13
    assert f.told(told)


@pytest.mark.rule("DM-13.11", "DM-22.11")
@pytest.mark.card("rakshasa_noble")
@pytest.mark.parametrize(("face", "hp"), [(10, 95), (11, 80)])
def test_an_invisible_creature_with_a_weaker_conceal_is_concealed_as_the_unseen_are(face: int, hp: int) -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("rakshasa_noble", "ember", (6, 5), under("Invisible")), FAR],
        active=SELL,
        faces=[18, face],
    )
    f.act("azure attack greatsword rakshasa_noble#1").passing()
    assert f.hp("rakshasa_noble#1") == hp


@pytest.mark.rule("DM-13.15", "DM-23.19")
@pytest.mark.card("defiant_rake")
def test_what_answers_a_melee_hit_does_not_answer_a_ranged_one() -> None:
    f = Field(
        [("elf_warlock", "azure", (2, 5)), ("defiant_rake", "ember", (6, 5)), FAR], active="elf_warlock#1", faces=[15]
    )
    f.act("azure attack eldritch_blast defiant_rake#1")
    assert f.hp("defiant_rake#1") == 35
    assert f.ask == "act"


@pytest.mark.rule("DM-23.19", "DM-23.10")
def test_who_has_passed_is_asked_again_after_another_used_a_power() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("hill_giant", "ember", (6, 5)),
            ("rakshasa_noble", "ember", (12, 10)),
        ],
        active=SELL,
        faces=[15, 15],
    )
    f.act("azure attack greatsword hill_giant#1", "ember pass")
    assert (f.ask, f.asked) == ("power", "ember"), "after the roll: its commander has the higher rating"
    f.act("ember pass", "azure use dwarf_battlemaster#1 hammer_them")
    assert f.asked == "ember"
    assert f.offers("use") == ["use rakshasa_noble#1 shift_fate"]


@pytest.mark.rule("DM-13.15")
@pytest.mark.card("warforged_bodyguard")
def test_a_hit_that_a_bodyguard_takes_needs_no_second_look_at_its_armour() -> None:
    f = Field(
        [
            ("orc_raider", "azure", (5, 5)),
            ("human_sellsword", "ember", (6, 5)),
            ("warforged_bodyguard", "ember", (7, 5)),
        ],
        active="orc_raider#1",
        faces=[14],
    )
    f.act(f"azure attack greataxe {SELL}", "ember use warforged_bodyguard#1 bodyguard")
    assert f.told("attack-rolled")[0].total == 21, "enough for 20, not for the 22 of the bodyguard"
    assert [(told.unit, told.amount) for told in f.told("damaged")] == [(2, 10)]


@pytest.mark.rule("DM-13.15", "DM-19.3")
@pytest.mark.card("warforged_bodyguard")
def test_a_bodyguard_takes_the_hit_that_answers_a_shot() -> None:
    f = Field(
        [
            ("orc_raider", "azure", (5, 5)),
            ("elf_scout", "ember", (6, 5)),
            ("warforged_bodyguard", "ember", (7, 5)),
            ("human_sellsword", "azure", (12, 5)),
        ],
        seat="ember",
        active="elf_scout#1",
        faces=[14, 10],
    )
    f.act(f"ember attack longbow {SELL}", "azure opportunity orc_raider#1", "ember use warforged_bodyguard#1 bodyguard")
    assert [(told.unit, told.amount) for told in f.told("damaged")] == [(2, 10), (3, 10)]


@pytest.mark.rule("DM-13.15", "DM-13.14")
@pytest.mark.card("defiant_rake")
def test_a_better_defence_counts_against_the_roll_that_it_answers_alone() -> None:
    crew = [
        ("young_green_dragon", "azure", (4, 4)),
        ("defiant_rake", "ember", (6, 4)),
        ("human_sellsword", "ember", (6, 5)),
    ]
    f = Field(crew, active="young_green_dragon#1", faces=[10, 8])
    f.act("azure attack claws defiant_rake#1", f"azure target {SELL}", "ember use defiant_rake#1 parry")
    assert (f.hp("defiant_rake#1"), f.hp(SELL)) == (45, 50), "23 against AC 25, 21 against AC 20"


@pytest.mark.rule("DM-13.2", "DM-13.15")
def test_no_better_defence_turns_a_natural_20_into_a_miss() -> None:
    bonus = {"what": "bonus", "of": "ac", "n": 4, "until": "battle"}
    crew = [("kobold_slinger", "azure", (5, 5)), ("defiant_rake", "ember", (6, 5), {"effects": [bonus]})]
    f = Field(crew, active="kobold_slinger#1", faces=[20])
    f.act("azure attack dagger defiant_rake#1", "ember use defiant_rake#1 parry")
    assert f.hp("defiant_rake#1") == 35, "25 would miss AC 29"


@pytest.mark.rule("DM-13.13", "DM-13.6")
def test_a_natural_20_asks_for_no_conceal_roll_even_where_it_is_no_critical_hit() -> None:
    crew = [("human_sellsword", "azure", (5, 5)), ("gelatinous_cube", "ember", (6, 5)), FAR]
    f = Field(crew, active=SELL, faces=[20]).act("azure attack greatsword gelatinous_cube#1")
    assert (f.hp("gelatinous_cube#1"), f.dice.left) == (85, 0)


@pytest.mark.rule("DM-13.15", "DM-11.24")
@pytest.mark.card("young_red_dragon")
def test_what_a_hit_does_comes_before_what_answers_the_bloodied() -> None:
    f = Field(
        [
            ("pat_human_fighter", "azure", (5, 5)),
            ("human_sellsword", "azure", (1, 5)),
            ("young_red_dragon", "ember", (6, 5), {"hp": 65}),
        ],
        active="pat_human_fighter#1",
        faces=[15],
    )
    f.act("azure attack shield_bash young_red_dragon#1").to("azure to", 7, 5)
    assert (f.conditions("pat_human_fighter#1"), f.conditions(SELL)) == (["Dazed"], []), "pushed out of reach of him"


@pytest.mark.rule("DM-23.15", "DM-17.1")
@pytest.mark.parametrize(
    ("state", "face", "hp"), [("Dazed", 15, 130), ("Slowed", 15, 140), ("Slowed", 20, 130), ("Dazed", 20, 110)]
)
def test_sneak_attack_needs_combat_advantage(state: str, face: int, hp: int) -> None:
    crew = [("defiant_rake", "azure", (5, 5)), ("hill_giant", "ember", (6, 5), under(state))]
    f = Field(crew, active="defiant_rake#1", faces=[face]).act("azure attack rapier hill_giant#1")
    assert f.passing().hp("hill_giant#1") == hp


@pytest.mark.rule("DM-23.15")
@pytest.mark.card("goblin_sharpshooter")
@pytest.mark.parametrize(("state", "hp"), [("Dazed", 45), ("Slowed", 50)])
def test_sneak_attack_works_from_afar(state: str, hp: int) -> None:
    crew = [("goblin_sharpshooter", "azure", (2, 5)), ("human_sellsword", "ember", (8, 5), under(state))]
    f = Field(crew, active="goblin_sharpshooter#1", faces=[15]).act(f"azure attack hand_crossbow {SELL}")
    assert f.hp(SELL) == hp


@pytest.mark.rule("DM-23.2", "DM-13.8")
@pytest.mark.card("hobgoblin_guard")
@pytest.mark.parametrize(("x", "hp"), [(7, 35), (8, 25)])
def test_who_is_stronger_beside_an_ally_is_not_two_squares_away(x: int, hp: int) -> None:
    crew = [("orc_raider", "azure", (5, 5)), ("hobgoblin_guard", "ember", (6, 5)), ("goblin_cutter", "ember", (x, 5))]
    f = Field(crew, active="orc_raider#1", faces=[13]).act("azure attack greataxe hobgoblin_guard#1")
    assert f.hp("hobgoblin_guard#1") == hp, "20 against AC 20 or 21"


@pytest.mark.rule("DM-12.9")
@pytest.mark.card("pat_human_champion")
def test_whoever_attacks_chooses_the_target_of_the_aftereffect() -> None:
    giants = [("hill_giant", "ember", at) for at in ((6, 5), (3, 5), (5, 3))]
    f = Field([("pat_human_champion", "azure", (5, 5)), *giants], active="pat_human_champion#1", faces=[15])
    f.act("azure attack champions_onslaught hill_giant#1").passing("granted-target")
    assert (f.asked, len(f.options())) == ("azure", 2)


@pytest.mark.rule("DM-23.1", "DM-22.14")
@pytest.mark.parametrize("state", ["Stunned", "Helpless"])
def test_an_inactive_ally_strengthens_who_stands_beside_it(state: str) -> None:
    goblin = ("goblin_cutter", "ember", (7, 5), under(state))
    f = Field(
        [("orc_raider", "azure", (5, 5)), ("hobgoblin_guard", "ember", (6, 5)), goblin],
        active="orc_raider#1",
        faces=[13],
    )
    assert f.act("azure attack greataxe hobgoblin_guard#1").hp("hobgoblin_guard#1") == 35
