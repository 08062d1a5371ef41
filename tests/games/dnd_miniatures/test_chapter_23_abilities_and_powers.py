"""Chapter 23: abilities, special powers, commander powers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, RAIDER, SELL, TEAMS, Field, drawn, under, walls, zoned
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.creatures import rating
from warhall.kernel.verbs import words_of
from warhall.kernel.words import Name


@pytest.mark.rule("DM-23.18")
@pytest.mark.card("horde_zombie")
def test_evil_soul_looks_for_an_evil_ally() -> None:
    for ally, more in (("orc_raider", 1), ("human_sellsword", 0)):
        f = Field(
            [("horde_zombie", "azure", (4, 5)), (ally, "azure", (4, 8)), ("hill_giant", "ember", (5, 5))],
            active="horde_zombie#1",
            faces=[5],
        )
        f.act("azure attack slam hill_giant#1")
        assert f.told("attack-rolled")[0].total == 5 + 6 + more


@pytest.mark.rule("DM-23.13", "DM-6.5")
def test_a_destroyed_commander_counts_no_more() -> None:
    f = Field([("orc_chieftain", "azure", (1, 1)), ("goblin_underboss", "azure", (3, 3)), FAR])
    assert rating(f.g, 0) == 4
    f.g.put(0, -2)
    assert rating(f.g, 0) == 2


@pytest.mark.rule("DM-23.25", "DM-23.1", "DM-23.3")
@pytest.mark.card("immolith", "boneshard_skeleton")
def test_powers_that_work_by_themselves_need_an_active_creature_but_for_its_own_end() -> None:
    for state, hp in (({}, 55), (under("Stunned"), 60)):
        f = Field(
            [
                ("immolith", "ember", (4, 4), state),
                ("human_sellsword", "azure", (6, 4)),
                ("orc_raider", "azure", (12, 9)),
            ]
        )
        f.act(f"azure activate {SELL}")
        assert f.hp(SELL) == hp
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("boneshard_skeleton", "ember", (6, 5), {**under("Stunned"), "hp": 5}),
            FAR,
        ],
        active=SELL,
        faces=[15, 19],
    )
    f.act("azure attack greatsword boneshard_skeleton#1")
    assert f.hp(SELL) == 50
    assert f.is_gone("boneshard_skeleton#1")


@pytest.mark.rule("DM-23.9", "DM-23.2", "DM-13.14")
@pytest.mark.card("ascendant_hellsword", "pat_human_champion")
def test_the_same_power_of_two_commanders_does_not_add_up() -> None:
    f = Field(
        [
            ("pat_human_champion", "azure", (1, 1)),
            ("ascendant_hellsword", "azure", (3, 1)),
            ("human_sellsword", "azure", (5, 5)),
            ("orc_chieftain", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[2],
    )
    f.act("azure attack greatsword orc_chieftain#1", "azure use pat_human_champion#1 press_the_attack")
    assert "use ascendant_hellsword#1 press_the_attack" not in f.options()
    assert f.told("attack-rolled")[0].total == 2 + 11 + 2


@pytest.mark.rule("DM-23.16")
def test_powerful_charge_adds_nothing_to_an_ordinary_attack() -> None:
    f = Field([("orc_raider", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5))], active=RAIDER, faces=[15])
    f.act(f"azure attack greataxe {SELL}")
    assert f.hp(SELL) == 50


@pytest.mark.rule("DM-23.5", "DM-23.4")
@pytest.mark.parametrize(("spent", "offered"), [(1, True), (2, False), (3, False)])
def test_a_power_that_costs_more_uses_than_are_left_cannot_be_used(spent: int, offered: bool) -> None:  # noqa: FBT001
    f = Field([("dwarf_battlemaster", "azure", (1, 1), {"spent": spent}), ("human_sellsword", "azure", (5, 5)), FAR])
    f.act(f"azure activate {SELL}")
    assert (f.ask == "power") is offered
    if not offered:
        assert f.rule("azure use dwarf_battlemaster#1 hold_the_line") == "DM-23.5"


@pytest.mark.rule("DM-23.23")
@pytest.mark.card("dragonborn_warlord")
def test_strike_now_is_only_for_an_ally_who_can_strike() -> None:
    for foe, offered in (((9, 5), True), ((12, 9), False)):
        f = Field(
            [
                ("dragonborn_warlord", "azure", (5, 5)),
                ("human_sellsword", "azure", (8, 5)),
                ("hill_giant", "ember", foe),
            ],
            active="dragonborn_warlord#1",
            faces=[15],
        )
        wanted = "use dragonborn_warlord#1 strike_now"
        assert (wanted in f.options()) is offered
        if offered:
            f.act(f"azure {wanted}")
            assert f.hp("hill_giant#1") == 150 - 15
        else:
            assert f.rule(f"azure {wanted}") == "DM-23.23"
            assert f.g.spent[0] == 0


@pytest.mark.rule("DM-23.7", "DM-23.9")
@pytest.mark.card("cleric_of_pelor")
def test_two_commanders_with_the_same_power_use_it_once_in_a_creature_turn() -> None:
    zones = "".join("".join("P" if (x, y) == (2, 2) else "." for x in range(16)) + "\n" for y in range(12))
    f = Field(
        [
            ("cleric_of_pelor", "azure", (9, 9)),
            ("cleric_of_pelor", "azure", (11, 9)),
            ("human_sellsword", "azure", (2, 2), {"hp": 20}),
            ("orc_raider", "ember", (14, 1)),
        ],
        map={"drawn": drawn(), "zones": zones, "areas": [{"mark": "P", "owner": 0}]},
    )
    f.act(f"azure activate {SELL}", "azure end-turn")
    assert len(f.offers("use")) == 2
    f.act("azure use cleric_of_pelor#1 pelors_mercy")
    assert f.ask == "activate"
    assert f.hp(SELL) == 30


@pytest.mark.rule("DM-23.19", "DM-23.10")
@pytest.mark.parametrize(("second", "asked"), [(2, 0), (16, 1)])
def test_no_power_answers_a_hit_that_a_reroll_has_turned_into_a_miss(second: int, asked: int) -> None:
    """The rakshasa's rating is the higher one, so the dwarf decides knowing what the second roll made of the hit."""
    f = Field(
        [
            ("yuan_ti_swiftscale", "azure", (5, 5)),
            ("dwarf_battlemaster", "azure", (4, 5)),
            ("human_sellsword", "ember", (6, 5)),
            ("rakshasa_noble", "ember", (12, 9)),
        ],
        active="yuan_ti_swiftscale#1",
        faces=[15, second],
    )
    f.act(f"azure attack longsword {SELL}", "ember pass", "ember use rakshasa_noble#1 shift_fate")
    offered = "use dwarf_battlemaster#1 hammer_them" in f.options()
    assert offered == asked
    if not asked:
        assert f.rule("azure use dwarf_battlemaster#1 hammer_them") == "DM-23.19"
    assert f.g.spent[f.unit("dwarf_battlemaster#1")] == 0


@pytest.mark.rule("DM-23.19", "DM-13.15")
def test_no_bodyguard_answers_a_hit_that_was_parried() -> None:
    units = [
        ("human_sellsword", "azure", (5, 5)),
        ("defiant_rake", "ember", (6, 5)),
        ("warforged_bodyguard", "ember", (7, 5)),
    ]
    f = Field(units, active=SELL, faces=[12])
    f.act("azure attack greatsword defiant_rake#1")
    assert {line.split()[-1] for line in f.options()} >= {"parry", "bodyguard"}
    f.act("ember use defiant_rake#1 parry")
    assert not f.offers("use")
    assert f.hp("defiant_rake#1") == Field(units, active=SELL).hp("defiant_rake#1")


@pytest.mark.case("DM-C88")
@pytest.mark.rule("DM-23.10", "DM-23.24", "DM-23.20")
def test_the_higher_rating_decides_first_and_equal_ones_roll() -> None:
    f = Field(
        [
            ("human_ranger", "azure", (1, 1)),
            ("human_sellsword", "azure", (5, 5)),
            ("orc_chieftain", "ember", (6, 5)),
            ("rakshasa_noble", "ember", (12, 9)),
        ],
        active=SELL,
        faces=[15],
    )
    f.act("azure attack greatsword orc_chieftain#1", "ember pass")
    assert (f.ask, f.asked) == ("power", "ember"), "rating 6 comes before rating 3"
    f.act("ember pass")
    assert f.asked == "azure"
    f.act("azure pass")
    assert f.ask == "act", "both have passed"


@pytest.mark.rule("DM-23.10", "DM-27.16")
@pytest.mark.parametrize(("faces", "first"), [((5, 12), "jade"), ((12, 5), "azure"), ((7, 7, 3, 8), "jade")])
def test_of_equal_ratings_the_higher_roll_decides_first(faces: tuple[int, ...], first: str) -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("human_ranger", "jade", (1, 3)),
            ("hill_giant", "ember", (6, 5)),
            ("orc_raider", "orchid", (14, 10)),
        ],
        scenario="team",
        players=4,
        seats=TEAMS,
        active=SELL,
        faces=[18, *faces],
    )
    f.act("azure attack greatsword hill_giant#1")
    assert (f.ask, f.asked) == ("power", first)


@pytest.mark.rule("DM-23.10")
@pytest.mark.card("cleric_of_pelor")
def test_powers_that_are_no_commander_powers_are_not_rolled_for() -> None:
    """Healing Light is no commander power, though the clerics have a rating of 4."""
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), {"hp": 20}),
            ("cleric_of_pelor", "azure", (1, 1)),
            ("cleric_of_pelor", "jade", (1, 3)),
            ("hill_giant", "ember", (6, 5)),
            ("orc_raider", "orchid", (14, 10)),
        ],
        scenario="team",
        players=4,
        seats=TEAMS,
        active=SELL,
        faces=[12, 5, 20],
    )
    f.act("azure attack greatsword hill_giant#1", "azure pass", "jade pass")
    assert [text.split()[-1] for text in f.offers("use")] == ["healing_light"]
    assert len(f.told("order-rolled")) == 2, "for Pelor's Wrath, a commander power"


@pytest.mark.rule("DM-23.7")
@pytest.mark.card("dwarf_battlemaster")
def test_a_commander_power_of_the_enemy_is_not_spent_by_ones_own() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("hill_giant", "ember", (6, 5)),
            ("dwarf_battlemaster", "ember", (14, 10)),
        ],
        active=SELL,
        faces=[18, 15],
    )
    f.act("azure attack greatsword hill_giant#1", "azure use dwarf_battlemaster#1 hammer_them")
    f.to("azure move", 3, 5).act("ember opportunity hill_giant#1")
    assert f.offers("use") == ["use dwarf_battlemaster#2 hammer_them"]


@pytest.mark.rule("DM-13.14", "DM-23.19")
@pytest.mark.card("human_wizard")
def test_one_attack_is_countered_by_one_counterspell() -> None:
    f = Field(
        [
            ("elf_warlock", "azure", (8, 5)),
            ("human_sellsword", "ember", (8, 9)),
            ("human_wizard", "ember", (9, 1)),
            ("human_wizard", "ember", (7, 1)),
        ],
        active="elf_warlock#1",
        faces=[5],
    )
    f.act(f"azure attack eldritch_blast {SELL}")
    assert len(f.offers("use")) == 2
    f.act("ember use human_wizard#1 counterspell")
    assert f.ask == "act"
    alone = Field(
        [("elf_warlock", "azure", (8, 5)), ("human_sellsword", "ember", (8, 9))], active="elf_warlock#1", faces=[5]
    )
    alone.act(f"azure attack eldritch_blast {SELL}")
    assert f.told("attack-rolled")[0].total == alone.told("attack-rolled")[0].total - 4


@pytest.mark.rule("DM-23.22", "DM-15.1")
@pytest.mark.card("young_red_dragon")
def test_frightful_presence_dazes_only_enemies_whom_the_dragon_sees() -> None:
    half = GAME.tables.half[GAME.tables.kind_of["young_red_dragon"]]
    f = Field(
        [
            ("young_red_dragon", "azure", (5, 5), {"hp": half + 5}),
            ("human_sellsword", "ember", (7, 5)),
            ("orc_raider", "ember", (5, 1)),
            ("human_fighter", "ember", (14, 10)),
        ],
        marks=walls(*((x, 2) for x in range(16))),
        seat="ember",
        active=SELL,
        faces=[19],
    )
    f.act("ember attack greatsword young_red_dragon#1")
    assert f.conditions(SELL) == ["Dazed"]
    assert not f.conditions("orc_raider#1"), "it stands behind the wall"
    assert not f.conditions("human_fighter#1"), "it is too far away"


@pytest.mark.rule("DM-23.11", "DM-22.1")
@pytest.mark.card("defiant_rake")
@pytest.mark.parametrize(("more", "asks"), [({}, True), (under("Dazed"), False)])
def test_a_dazed_creature_has_no_immediate_powers_even_in_its_own_turn(more: dict[str, Any], asks: bool) -> None:  # noqa: FBT001
    f = Field(
        [("defiant_rake", "azure", (5, 5), more), ("human_sellsword", "ember", (6, 5)), FAR],
        active="defiant_rake#1",
        faces=[14, 5, 5],
    )
    f.to("azure move", 5, 9).act(f"ember opportunity {SELL}")
    assert (f.ask == "power" and f.asked == "azure") is asks
    assert (f.hp("defiant_rake#1") == 45) is asks


@pytest.mark.rule("DM-23.23", "DM-1.18")
@pytest.mark.card("dragonborn_warlord")
@pytest.mark.parametrize(
    ("card", "asks"), [("human_sellsword", True), ("horde_zombie", False), ("iron_defender", False)]
)
def test_a_power_that_heals_the_living_is_not_offered_for_others(card: str, asks: bool) -> None:  # noqa: FBT001
    half = GAME.tables.hp[GAME.tables.kind_of[card]] // 2
    f = Field(
        [
            ("dragonborn_warlord", "azure", (1, 1)),
            (card, "azure", (6, 5), {"hp": half + 5}),
            ("elf_warlock", "ember", (9, 5)),
        ],
        seat="ember",
        active="elf_warlock#1",
        faces=[19],
    )
    f.act(f"ember attack eldritch_blast {card}#1")
    assert (f.ask == "power") is asks


@pytest.mark.rule("DM-23.18")
@pytest.mark.card("horde_zombie")
@pytest.mark.parametrize(("friend", "column", "more"), [("harpy", 6, 1), ("harpy", 7, 0), ("human_fighter", 6, 0)])
def test_an_evil_soul_fights_better_within_5_squares_of_an_evil_friend(friend: str, column: int, more: int) -> None:
    f = Field(
        [("horde_zombie", "azure", (1, 5)), (friend, "azure", (column, 5)), ("human_sellsword", "ember", (2, 5)), FAR],
        active="horde_zombie#1",
        faces=[5],
    )
    f.act(f"azure attack slam {SELL}")
    assert f.told("attack-rolled")[0].total == 5 + 6 + more


@pytest.mark.rule("DM-23.22", "DM-15.1")
@pytest.mark.card("human_wizard")
@pytest.mark.parametrize("walled", [False, True])
def test_counterspell_needs_line_of_sight_to_the_caster(walled: bool) -> None:  # noqa: FBT001
    """Round the wall the wizard is within 10 squares of the warlock all the same."""
    f = Field(
        [("elf_warlock", "azure", (8, 5)), ("human_sellsword", "ember", (8, 9)), ("human_wizard", "ember", (9, 1))],
        marks=walls(*((x, 2) for x in range(12))) if walled else {},
        active="elf_warlock#1",
        faces=[5],
    )
    f.act(f"azure attack eldritch_blast {SELL}")
    assert (f.ask == "power") is not walled
    if not walled:
        assert f.g.decision is not None
        assert words_of(f.g, f.g.decision)["unit"] == Name("unit", "elf_warlock#1")


@pytest.mark.rule("DM-23.19", "DM-11.18")
@pytest.mark.card("orc_chieftain")
@pytest.mark.parametrize(("victim", "asks"), [("ember", True), ("azure", False)])
def test_to_destroy_an_ally_is_not_to_destroy_an_enemy(victim: str, asks: bool) -> None:  # noqa: FBT001
    f = Field(
        [
            ("hobgoblin_warcaster", "azure", (3, 5)),
            ("orc_chieftain", "azure", (1, 1)),
            ("orc_raider", victim, (8, 5), {"hp": 5}),
            ("hill_giant", "ember", (9, 6)),
            FAR,
        ],
        active="hobgoblin_warcaster#1",
        faces=[19, 2],
    )
    f.to("azure blast force_pulse", 8, 5).act("azure target orc_raider#1")
    assert f.is_gone("orc_raider#1")
    assert any("call_the_horde" in each for each in f.options()) is asks


@pytest.mark.rule("DM-23.20", "DM-23.4")
@pytest.mark.card("orc_chieftain")
@pytest.mark.parametrize("shut_in", [False, True])
def test_nobody_is_called_who_has_nowhere_to_go(shut_in: bool) -> None:  # noqa: FBT001
    pits: dict[Any, str] = {(x, y): "o" for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5)}
    f = Field(
        [
            ("orc_chieftain", "azure", (1, 1)),
            ("elf_scout", "azure", (5, 5)),
            ("human_sellsword", "ember", (9, 5), {"hp": 5}),
            FAR,
        ],
        marks=pits if shut_in else {},
        active="elf_scout#1",
        faces=[18],
    )
    f.act(f"azure attack longbow {SELL}")
    assert f.is_gone(SELL)
    assert (f.ask == "power") is not shut_in


@pytest.mark.rule("DM-23.10")
@pytest.mark.card("dwarf_battlemaster")
def test_whoever_may_answer_is_told_what_happened_to_whom() -> None:
    f = Field(
        [
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("human_sellsword", "azure", (5, 5)),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[18],
    )
    f.act("azure attack greatsword hill_giant#1")
    assert f.g.decision is not None
    assert words_of(f.g, f.g.decision) == {"event": Name("event-of", "ally_hits"), "unit": Name("unit", SELL)}


@pytest.mark.rule("DM-23.9", "DM-27.16")
@pytest.mark.card("dwarf_battlemaster")
def test_one_attack_is_not_helped_twice_by_the_same_power_of_two_players_of_a_team() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("dwarf_battlemaster", "jade", (1, 3)),
            ("hill_giant", "ember", (6, 5)),
            ("orc_raider", "orchid", (14, 10)),
        ],
        scenario="team",
        players=4,
        seats=TEAMS,
        active=SELL,
        faces=[18, 12, 5],
    )
    f.act("azure attack greatsword hill_giant#1", "azure use dwarf_battlemaster#1 hammer_them")
    assert f.ask == "act"
    assert [told.amount for told in f.told("damaged")] == [25]


@pytest.mark.rule("DM-23.23", "DM-22.5")
@pytest.mark.card("orc_chieftain")
@pytest.mark.parametrize("condition", ["Slowed", "Immobilized"])
def test_nobody_is_called_who_cannot_move(condition: str) -> None:
    f = Field(
        [
            ("orc_chieftain", "azure", (1, 1)),
            ("elf_scout", "azure", (5, 5), under(condition)),
            ("human_sellsword", "ember", (9, 5), {"hp": 5}),
            FAR,
        ],
        active="elf_scout#1",
        faces=[18],
    )
    f.act(f"azure attack longbow {SELL}")
    assert f.is_gone(SELL)
    assert (f.ask == "power") is (condition == "Slowed")


@pytest.mark.rule("DM-23.17")
@pytest.mark.parametrize(("x", "kept"), [(7, True), (8, False)])
def test_charge_protection_reaches_five_squares(x: int, kept: bool) -> None:  # noqa: FBT001
    crew = [
        ("orc_raider", "azure", (2, 5)),
        ("human_sellsword", "ember", (6, 8)),
        ("halfling_paladin", "ember", (x, 5)),
    ]
    f = Field(crew, active=RAIDER)
    assert (f.offers(f"charge {SELL}") == []) is kept


@pytest.mark.rule("DM-23.19")
@pytest.mark.card("goblin_underboss")
def test_goblin_tactics_answers_a_melee_miss_and_no_other() -> None:
    goblins = [("goblin_cutter", "ember", (6, 5)), ("goblin_underboss", "ember", (12, 1))]
    f = Field([("elf_scout", "azure", (2, 5)), *goblins], active="elf_scout#1", faces=[2])
    assert f.act("azure attack longbow goblin_cutter#1").asked == "azure"
    f = Field([("elf_scout", "azure", (5, 5)), *goblins], active="elf_scout#1", faces=[2])
    assert f.act("azure attack longsword goblin_cutter#1").asked == "ember"


@pytest.mark.rule("DM-23.19", "DM-26.8")
@pytest.mark.card("immolith", "mind_flayer_scourge")
def test_who_is_destroyed_by_a_power_is_scored_like_any_other() -> None:
    crew = [("immolith", "azure", (5, 5)), ("goblin_cutter", "ember", (7, 5), {"hp": 5}), FAR]
    f = Field(crew, seat="ember").act("ember activate goblin_cutter#1")
    assert (f.is_gone("goblin_cutter#1"), f.vp("azure"), f.vp("ember")) == (True, 5, 0)
    victim = ("human_sellsword", "ember", (6, 5), {"hp": 55, **under("Stunned")})
    f = Field(
        [("mind_flayer_scourge", "azure", (5, 5)), victim, FAR],
        active="mind_flayer_scourge#1",
        faces=[15],
        scenario="bounty",
    )
    f.act(f"azure attack extract_brain {SELL}")
    assert (f.is_gone(SELL), f.vp("azure")) == (True, 29)


@pytest.mark.rule("DM-23.25", "DM-22.1")
@pytest.mark.parametrize(("state", "hp"), [("Dazed", 10), ("Staggered", 10), ("Stunned", 15), ("Confused", 15)])
def test_what_works_by_itself_works_while_dazed_but_not_while_inactive(state: str, hp: int) -> None:
    crew = [("immolith", "azure", (5, 5), under(state)), ("goblin_cutter", "ember", (7, 5)), FAR]
    assert Field(crew, seat="ember").act("ember activate goblin_cutter#1").hp("goblin_cutter#1") == hp


@pytest.mark.rule("DM-23.8", "DM-23.22")
@pytest.mark.card("cleric_of_pelor")
@pytest.mark.parametrize(("x", "asked"), [(2, True), (9, False)])
def test_pelors_mercy_is_for_who_ends_its_turn_in_a_victory_area(x: int, asked: bool) -> None:  # noqa: FBT001
    crew = [("human_sellsword", "azure", (x, 2), {"hp": 20}), ("cleric_of_pelor", "azure", (5, 9)), FAR]
    f = Field(crew, map=zoned(("P", 2, 2)), active=SELL).act("azure end-turn")
    assert (f.ask == "power") is asked


@pytest.mark.rule("DM-23.22")
@pytest.mark.card("human_wizard")
def test_counterspell_answers_an_attack_on_the_wizard_itself() -> None:
    for card, asked in (("human_wizard", "azure"), ("human_sellsword", "ember")):
        crew = [(card, "azure", (5, 5)), ("elf_warlock", "ember", (9, 5)), ("orc_raider", "ember", (14, 10))]
        f = Field(crew, seat="ember", active="elf_warlock#1", faces=[2])
        f.act(f"ember attack eldritch_blast {card}#1")
        assert f.asked == asked


@pytest.mark.rule("DM-23.22")
@pytest.mark.card("iron_defender")
@pytest.mark.parametrize(
    ("ally", "hp", "asked"),
    [((6, 4), 60, True), ((7, 4), 60, False), ((6, 4), 10, False)],
    ids=["beside both", "beside the enemy alone", "destroyed"],
)
def test_guard_response_defends_an_ally_beside_the_defender_that_is_still_there(
    ally: tuple[int, int],
    hp: int,
    asked: bool,  # noqa: FBT001
) -> None:
    crew = [
        ("iron_defender", "azure", (5, 5)),
        ("human_sellsword", "azure", ally, {"hp": hp}),
        ("orc_raider", "ember", (6, 5)),
        FAR,
    ]
    f = Field(crew, seat="ember", active=RAIDER, faces=[19]).act(f"ember attack greataxe {SELL}")
    assert (f.ask == "power") is asked


@pytest.mark.rule("DM-13.15", "DM-13.2")
@pytest.mark.card("warforged_bodyguard")
def test_a_bodyguard_takes_a_critical_hit_as_it_is() -> None:
    crew = [
        ("human_sellsword", "azure", (5, 5)),
        ("warforged_bodyguard", "azure", (5, 6)),
        ("hill_giant", "ember", (6, 4)),
    ]
    f = Field(crew, seat="ember", active="hill_giant#1", faces=[20])
    f.act(f"ember attack club {SELL}", "azure use warforged_bodyguard#1 bodyguard")
    assert (f.hp(SELL), f.hp("warforged_bodyguard#1")) == (60, 15)


@pytest.mark.rule("DM-12.8", "DM-21.1")
@pytest.mark.card("gargoyle")
def test_who_was_in_stone_form_is_ready_for_its_frenzy_in_its_next_turn() -> None:
    f = Field(
        [("gargoyle", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5))],
        active="gargoyle#1",
        owed=0,
        faces=[9, 5, 15],
    )
    f.act("azure use gargoyle#1 stone_form", "azure end-turn", f"ember activate {SELL}", "ember end-turn")
    f.act("azure first azure", "azure activate gargoyle#1", f"azure attack stonesoul_frenzy {SELL}")
    assert f.conditions(SELL) == ["Staggered"]


@pytest.mark.rule("DM-6.15", "DM-21.17")
@pytest.mark.card("half_elf_minstrel")
def test_a_power_at_the_end_of_a_turn_comes_before_the_saving_throws() -> None:
    crew = [
        ("human_sellsword", "azure", (5, 5), under("Slowed", "save", source="kobold_slinger.glue_pot")),
        ("half_elf_minstrel", "azure", (5, 9)),
        FAR,
    ]
    f = Field(crew, faces=[12]).act(f"azure activate {SELL}", "azure pass", "azure end-turn")
    f.act("azure use half_elf_minstrel#1 song_of_rest")
    assert (f.conditions(SELL), f.dice.left) == ([], 0), "saved by the song, with nothing left to save against"
