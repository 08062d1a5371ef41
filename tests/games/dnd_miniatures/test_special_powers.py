"""The special powers of the stat cards, one by one: when each is used, and exactly what it does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under, walls
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.sightings import is_invisible

SELL, RAIDER = "human_sellsword#1", "orc_raider#1"
FAR = ("orc_raider", "ember", (14, 10))
SLOWED = {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot"}


# On its own turn


@pytest.mark.card("halfling_paladin")
@pytest.mark.rule("DM-1.16", "DM-11.4", "DM-23.22")
def test_lay_on_hands_heals_20_to_a_living_ally_next_to_the_paladin() -> None:
    f = Field(
        [
            ("halfling_paladin", "azure", (5, 5)),
            ("human_sellsword", "azure", (6, 5), {"hp": 20}),
            ("human_fighter", "azure", (9, 9), {"hp": 20}),
            ("iron_defender", "azure", (4, 5), {"hp": 10}),
            FAR,
        ],
        active="halfling_paladin#1",
    )
    f.act("azure use halfling_paladin#1 lay_on_hands")
    assert f.ask == "act", "nobody else is living and adjacent, so nobody is asked for"
    assert f.hp(SELL) == 40
    assert (f.hp("human_fighter#1"), f.hp("iron_defender#1")) == (20, 10)
    assert f.rule("azure use halfling_paladin#1 lay_on_hands") == "DM-28.5"
    assert f.rule_at("azure move", 4, 4) is None, "its move action is left"
    assert not f.offers("attack")


@pytest.mark.card("pat_human_fighter")
@pytest.mark.rule("DM-1.16", "DM-1.14", "DM-23.23")
def test_second_wind_takes_the_move_action_and_heals_15() -> None:
    f = Field([("pat_human_fighter", "azure", (5, 5), {"hp": 40}), FAR], active="pat_human_fighter#1")
    f.act("azure use pat_human_fighter#1 second_wind")
    assert f.hp("pat_human_fighter#1") == 55
    f.to("azure move", 6, 5)
    assert f.ask == "activate", "move action and attack action are spent"
    f = Field([("pat_human_fighter", "azure", (5, 5)), FAR], active="pat_human_fighter#1")
    assert f.rule("azure use pat_human_fighter#1 second_wind") == "DM-23.23"


@pytest.mark.card("orc_raider")
@pytest.mark.rule("DM-23.22")
def test_warriors_surge_strikes_and_then_heals_10() -> None:
    f = Field(
        [("orc_raider", "azure", (5, 5), {"hp": 10}), ("human_sellsword", "ember", (6, 5)), FAR],
        active=RAIDER,
        faces=[15],
    )
    f.act("azure use orc_raider#1 warriors_surge")
    assert f.hp(SELL) == 50
    assert f.hp(RAIDER) == 20
    f = Field([("orc_raider", "azure", (5, 5), {"hp": 15}), ("human_sellsword", "ember", (6, 5))], active=RAIDER)
    assert f.rule("azure use orc_raider#1 warriors_surge") == "DM-23.23", "only while it is Bloodied"


@pytest.mark.card("gargoyle")
@pytest.mark.rule("DM-12.8", "DM-11.14")
def test_stone_form_resists_20_until_the_gargoyle_acts_and_readies_its_frenzy() -> None:
    f = Field(
        [("gargoyle", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5))],
        active="gargoyle#1",
        owed=0,
        faces=[15, 15],
    )
    assert f.rule(f"azure attack stonesoul_frenzy {SELL}") == "DM-12.8"
    f.act("azure use gargoyle#1 stone_form", "azure end-turn")
    f.act(f"ember activate {SELL}", "ember attack greatsword gargoyle#1")
    assert f.told("hit")
    assert f.hp("gargoyle#1") == 80, "15 damage is resisted"
    f = Field(
        [
            (
                "gargoyle",
                "azure",
                (5, 5),
                {
                    "effects": [
                        {"what": "flag", "until": "next_turn", "deadline": 1, "source": "gargoyle.stone_form.power"}
                    ]
                },
            ),
            ("human_sellsword", "ember", (6, 5)),
        ],
        faces=[15],
    )
    f.act("azure activate gargoyle#1", f"azure attack stonesoul_frenzy {SELL}")
    assert f.conditions(SELL) == ["Staggered"]


@pytest.mark.card("balhannoth")
@pytest.mark.rule("DM-20.9", "DM-22.11")
def test_reality_shift_needs_no_sight_and_makes_invisible_for_the_turn() -> None:
    f = Field(
        [("balhannoth", "azure", (2, 5)), ("human_sellsword", "ember", (12, 5))],
        marks=walls(*((6, y) for y in range(12))),
        active="balhannoth#1",
    )
    f.act("azure use balhannoth#1 reality_shift").to("azure to", 9, 5)
    assert f.at("balhannoth#1") == (9, 5)
    assert is_invisible(f.g, 0)
    f.act("azure end-turn")
    assert not is_invisible(f.g, 0)


@pytest.mark.parametrize(
    ("card", "power", "squares"),
    [
        ("deathjump_spider", "prodigious_leap", 8),
        ("eladrin_twilight_knight", "fey_step", 5),
        ("fey_sage", "misty_step", 4),
    ],
)
@pytest.mark.card("deathjump_spider", "eladrin_twilight_knight", "fey_sage")
@pytest.mark.rule("DM-20.9", "DM-9.11")
def test_a_leap_leads_so_many_squares_and_provokes_nothing(card: str, power: str, squares: int) -> None:
    f = Field([(card, "azure", (5, 5)), ("human_sellsword", "ember", (4, 5)), FAR], active=f"{card}#1")
    f.act(f"azure use {card}#1 {power}")
    assert f.ask == "place"
    assert f.rule_at("azure to", 5 + squares + 1, 5) == "DM-20.5"
    f.to("azure to", 5 + squares, 5)
    assert f.at(f"{card}#1") == (5 + squares, 5)
    assert f.ask == "act"
    assert f.rule(f"azure use {card}#1 {power}") in ("DM-28.5", "DM-23.7")


@pytest.mark.card("drow_stalker")
@pytest.mark.rule("DM-19.21", "DM-22.11")
def test_vanish_makes_the_stalker_invisible_and_moves_it_4_squares_unharmed() -> None:
    f = Field(
        [("drow_stalker", "azure", (5, 5)), ("human_sellsword", "ember", (4, 5))], active="drow_stalker#1", owed=0
    )
    f.act("azure use drow_stalker#1 vanish")
    assert f.ask == "go-on"
    assert f.rule_at("azure go", 10, 5) == "DM-8.1"
    f.to("azure go", 9, 5)
    assert f.ask == "act", "nobody strikes at what it cannot see"
    f.act("azure end-turn")
    assert is_invisible(f.g, 0), "it lasts until the end of its next turn"


@pytest.mark.card("will_o_wisp")
def test_the_wisp_vanishes_instead_of_attacking_twice_a_battle() -> None:
    f = Field([("will_o_wisp", "azure", (5, 5)), FAR], active="will_o_wisp#1")
    f.act("azure use will_o_wisp#1 vanish")
    assert is_invisible(f.g, 0)
    assert f.rule("azure attack spark orc_raider#1") == "DM-28.4"
    assert f.g.boxes[0] >> 4 == 1


# When something happens to it


@pytest.mark.card("elf_warlock")
@pytest.mark.rule("DM-23.3", "DM-20.9")
def test_misty_step_places_the_warlock_3_squares_away_after_it_destroyed_an_enemy() -> None:
    f = Field(
        [
            ("elf_warlock", "azure", (5, 5)),
            ("orc_raider", "ember", (8, 5), {"hp": 5}),
            ("orc_raider", "ember", (14, 10)),
        ],
        active="elf_warlock#1",
        faces=[15],
    )
    f.act("azure attack eldritch_blast orc_raider#1")
    assert f.offers("use") == ["use elf_warlock#1 misty_step"]
    f.act("azure use elf_warlock#1 misty_step").to("azure to", 2, 2)
    assert f.at("elf_warlock#1") == (2, 2)


@pytest.mark.card("gnoll_marauder")
def test_blood_frenzy_moves_3_squares_and_strikes_again() -> None:
    f = Field(
        [
            ("gnoll_marauder", "azure", (5, 5)),
            ("orc_raider", "ember", (6, 5), {"hp": 5}),
            ("human_sellsword", "ember", (9, 5)),
        ],
        active="gnoll_marauder#1",
        faces=[15, 15],
    )
    f.act("azure attack spear orc_raider#1", "azure use gnoll_marauder#1 blood_frenzy").to("azure go", 8, 5)
    assert f.hp(SELL) == 50
    assert f.at("gnoll_marauder#1") == (8, 5)


@pytest.mark.card("defiant_rake")
@pytest.mark.rule("DM-22.1", "DM-12.10", "DM-13.15")
def test_parry_raises_ac_by_4_against_one_melee_hit_unless_the_rake_is_dazed() -> None:
    crew: list[Any] = [("yuan_ti_swiftscale", "azure", (5, 5))]
    for die, hp in ((12, 45), (13, 30)):
        f = Field([*crew, ("defiant_rake", "ember", (6, 5))], active="yuan_ti_swiftscale#1", faces=[die])
        f.act("azure attack longsword defiant_rake#1", "ember use defiant_rake#1 parry")
        assert f.hp("defiant_rake#1") == hp, "24 misses AC 21 + 4, and 25 hits it"
    f = Field([*crew, ("defiant_rake", "ember", (6, 5), under("Dazed"))], active="yuan_ti_swiftscale#1", faces=[12])
    f.act("azure attack longsword defiant_rake#1")
    assert f.hp("defiant_rake#1") == 30


@pytest.mark.card("young_red_dragon")
@pytest.mark.rule("DM-11.24", "DM-23.25")
def test_frightful_presence_dazes_every_enemy_within_5_squares_in_sight() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("young_red_dragon", "ember", (6, 5), {"hp": 65}),
            ("human_fighter", "azure", (12, 5)),
            ("orc_raider", "azure", (13, 5)),
            ("human_ranger", "azure", (6, 9)),
        ],
        marks=walls((5, 8), (6, 8), (7, 8), (5, 9), (7, 9), (5, 10), (6, 10), (7, 10)),
        active=SELL,
        faces=[19],
    )
    f.act("azure attack greatsword young_red_dragon#1").passing()
    dazed = [name for name in (SELL, "human_fighter#1", RAIDER, "human_ranger#1") if "Dazed" in f.conditions(name)]
    assert dazed == [SELL, "human_fighter#1"]


@pytest.mark.card("displacer_beast")
def test_slip_away_shifts_the_beast_after_a_miss() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("displacer_beast", "ember", (6, 5))], active=SELL, faces=[2])
    f.act("azure attack greatsword displacer_beast#1", "ember use displacer_beast#1 slip_away").to("ember to", 7, 5)
    assert f.at("displacer_beast#1") == (7, 5)


@pytest.mark.card("boneshard_skeleton")
@pytest.mark.rule("DM-23.25", "DM-1.7")
def test_death_burst_rolls_against_everybody_within_2_squares_one_after_the_other() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("human_fighter", "azure", (8, 5)),
            ("human_town_guard", "azure", (9, 5)),
            ("boneshard_skeleton", "ember", (6, 5), {"hp": 5}),
            ("orc_raider", "ember", (6, 7)),
            FAR,
        ],
        active=SELL,
        faces=[15, 12, 8, 20],
    )
    f.act("azure attack greatsword boneshard_skeleton#1")
    assert [(roll.target, roll.face) for roll in f.told("attack-rolled")[1:]] == [(0, 12), (1, 8), (4, 20)]
    assert (f.hp(SELL), f.hp("human_fighter#1"), f.hp("human_town_guard#1"), f.hp(RAIDER)) == (50, 55, 25, 5)


@pytest.mark.card("feral_troll")
@pytest.mark.rule("DM-11.19")
@pytest.mark.parametrize(
    ("attacker", "attack", "back"), [("human_fighter", "longsword", 1), ("azer_warrior", "fire_hammer", 0)]
)
def test_a_troll_returns_unless_fire_or_acid_destroyed_it(attacker: str, attack: str, back: int) -> None:
    f = Field(
        [
            (attacker, "azure", (4, 5)),
            ("feral_troll", "ember", (5, 5), {"hp": 5, "activated": 1}),
            ("orc_raider", "ember", (14, 10), {"activated": 1}),
        ],
        owed=0,
        active=f"{attacker}#1",
        faces=[15, 10, 5],
    )
    f.act(f"azure attack {attack} feral_troll#1", "azure end-turn")
    if f.ask == "come-back":
        f.act(f"ember {f.options()[0]}")
    assert f.g.round == 2
    assert f.is_gone("feral_troll#1") is not bool(back)
    assert f.vp("azure") == (0 if back else 44)


@pytest.mark.card("feral_troll")
@pytest.mark.rule("DM-11.18", "DM-11.19")
def test_a_troll_that_falls_into_a_pit_returns_even_if_it_burnt_before() -> None:
    fire = 1 << 1 + GAME.tables.damage_types.index("fire")
    f = Field(
        [
            ("human_fighter", "azure", (1, 1)),
            ("feral_troll", "ember", (5, 5), {"last_blow": fire, "effects": [{"of": "Stunned"}]}),
            ("orc_raider", "ember", (14, 10), {"activated": 1}),
        ],
        marks={(5, 5): "o"},
        seat="ember",
        owed=1,
    )
    f.act("ember activate feral_troll#1")
    assert f.is_gone("feral_troll#1")
    assert [entry[0] for entry in f.g.returning] == [1]


@pytest.mark.card("count_vasil_vampire_lord")
@pytest.mark.rule("DM-5.16", "DM-11.19", "DM-6.14")
def test_count_vasil_comes_back_into_his_own_start_area_with_30_hit_points() -> None:
    f = Field(
        [
            ("human_fighter", "azure", (11, 10)),
            ("count_vasil_vampire_lord", "ember", (12, 10), {"hp": 5, "activated": 1}),
            ("human_sellsword", "azure", (1, 10), {"activated": 1}),
        ],
        map={"name": "dwarven_outpost"},
        owed=0,
        active="human_fighter#1",
        faces=[19, 10, 5, 5],
    )
    f.act("azure attack longsword count_vasil_vampire_lord#1", "azure end-turn")
    assert (f.ask, f.asked) == ("come-back", "ember")
    start = f.g.board.start[1]
    squares = [f.g.board.map.cell_named(text.split()[1]) for text in f.options()]
    assert squares
    assert all(start >> square & 1 for square in squares)
    f.act(f"ember {f.options()[0]}")
    assert f.hp("count_vasil_vampire_lord#1") == 30
    assert f.g.boxes[1], "the box stays ticked"


# When something happens to others


@pytest.mark.card("cleric_of_pelor")
@pytest.mark.rule("DM-13.15")
@pytest.mark.parametrize(("die", "offered"), [(17, False), (18, True)])
def test_healing_light_answers_a_natural_18_of_a_living_ally_within_10_squares(die: int, offered: bool) -> None:  # noqa: FBT001
    f = Field(
        [
            ("cleric_of_pelor", "azure", (1, 5)),
            ("human_sellsword", "azure", (5, 5), {"hp": 20}),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[die],
    )
    f.act("azure attack greatsword hill_giant#1", "azure pass")
    assert ("use cleric_of_pelor#1 healing_light" in f.options()) is offered
    if offered:
        f.act("azure use cleric_of_pelor#1 healing_light")
        assert f.hp(SELL) == 25


@pytest.mark.card("immolith")
@pytest.mark.rule("DM-11.25", "DM-6.15")
@pytest.mark.parametrize(("at", "hp"), [((6, 4), 55), ((7, 4), 60)])
def test_the_burning_aura_burns_enemies_that_start_next_to_it(at: tuple[int, int], hp: int) -> None:
    f = Field([("immolith", "ember", (4, 4)), ("human_sellsword", "azure", at), ("orc_raider", "azure", (12, 9))])
    f.act(f"azure activate {SELL}")
    assert f.hp(SELL) == hp


@pytest.mark.card("ice_archon")
def test_the_chilling_aura_slows_for_the_turn() -> None:
    f = Field([("ice_archon", "ember", (5, 4)), ("human_sellsword", "azure", (6, 4)), ("orc_raider", "azure", (12, 9))])
    f.act(f"azure activate {SELL}")
    assert f.conditions(SELL) == ["Slowed"]
    f.act("azure end-turn")
    assert f.conditions(SELL) == []


@pytest.mark.card("human_wizard")
@pytest.mark.rule("DM-23.22", "DM-22.1")
def test_counterspell_takes_4_from_the_attack_of_an_arcane_enemy() -> None:
    crew: list[Any] = [("human_wizard", "ember", (2, 5)), ("human_sellsword", "ember", (7, 5))]
    f = Field([("fey_sage", "azure", (4, 5)), *crew], active="fey_sage#1", faces=[5])
    f.act(f"azure attack spark {SELL}", "ember use human_wizard#1 counterspell")
    assert f.told("attack-rolled")[0].total == 5 + 13 - 4
    f = Field([("elf_scout", "azure", (4, 5)), *crew], active="elf_scout#1", faces=[5])
    f.act(f"azure attack longbow {SELL}")
    assert f.told("attack-rolled")[0].total == 5 + 10, "an archer casts no spell"


@pytest.mark.card("warforged_bodyguard")
@pytest.mark.rule("DM-13.15")
def test_the_bodyguard_takes_the_hit_and_all_its_effects_with_its_own_resistances() -> None:
    f = Field(
        [
            ("young_green_dragon", "azure", (3, 5)),
            ("human_sellsword", "ember", (5, 5)),
            ("warforged_bodyguard", "ember", (6, 5)),
        ],
        active="young_green_dragon#1",
        faces=[12],
    )
    f.act(f"azure attack bite {SELL}", "ember use warforged_bodyguard#1 bodyguard")
    assert f.hp(SELL) == 60
    assert f.hp("warforged_bodyguard#1") == 65 - 15
    assert f.g.effects[2] == (), "it is immune to poison"
    assert f.g.effects[1] == ()


@pytest.mark.card("iron_defender")
@pytest.mark.rule("DM-23.22")
def test_an_iron_defender_bites_whoever_attacked_the_ally_beside_it() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("human_fighter", "ember", (6, 5)), ("iron_defender", "ember", (6, 4))],
        active=SELL,
        faces=[2, 15],
    )
    f.act("azure attack greatsword human_fighter#1", "ember use iron_defender#1 guard_response")
    assert f.hp(SELL) == 50
