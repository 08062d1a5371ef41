"""The abilities of the stat cards: each with one table on which it counts, and one on which it does not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under, walls
from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures.sightings import flanks, has_advantage, is_invisible, sees
from warhall.kernel.words import Name

SELL, RAIDER = "human_sellsword#1", "orc_raider#1"
FAR = ("orc_raider", "ember", (14, 10))


def total(creatures: list[Any], line: str, die: int = 5, **more: Any) -> int:
    """The total of the first roll when azure's first creature attacks."""
    f = Field(creatures, active=f"{creatures[0][0]}#1", faces=[die] * 4, **more).act(f"azure {line}").passing()
    return int(f.told("attack-rolled")[0].total)


def dealt(creatures: list[Any], line: str, die: int = 19, **more: Any) -> int:
    """The damage of the first hit when azure's first creature attacks."""
    f = Field(creatures, active=f"{creatures[0][0]}#1", faces=[die] * 6, **more).act(f"azure {line}").passing()
    return int(f.told("damaged")[0].amount)


@pytest.mark.rule("DM-1.1", "DM-7.6", "DM-8.13")
@pytest.mark.card("goblin_cutter", "kobold_skirmisher", "kobold_slinger", "kobold_archer")
@pytest.mark.parametrize("card", ["goblin_cutter", "kobold_skirmisher", "kobold_slinger", "kobold_archer"])
def test_the_shifty_shift_once_more_even_after_moving_and_attacking(card: str) -> None:
    f = Field([(card, "azure", (3, 5)), ("hill_giant", "ember", (6, 5)), FAR], active=f"{card}#1", faces=[2])
    f.to("azure move", 5, 5).act(f"azure {f.offers('attack')[0]}").passing("act")
    assert {text.split()[0] for text in f.options()} == {"free-shift", "end-turn"}
    f.to("azure free-shift", 4, 5)
    assert f.at(f"{card}#1") == (4, 5)
    assert f.ask == "activate"


@pytest.mark.rule("DM-23.1")
def test_whoever_is_not_shifty_has_no_free_shift() -> None:
    f = Field([("human_sellsword", "azure", (3, 5)), FAR], active=SELL)
    assert f.rule_at("azure free-shift", 4, 5) == "DM-23.1"


@pytest.mark.card("kobold_skirmisher", "dire_wolf", "gnoll_marauder")
@pytest.mark.rule("DM-1.12", "DM-22.13")
@pytest.mark.parametrize(
    ("card", "attack", "alone"),
    [("kobold_skirmisher", "spear", 5), ("dire_wolf", "bite", 10), ("gnoll_marauder", "spear", 10)],
)
def test_pack_tactics_adds_5_damage_if_an_active_ally_is_next_to_the_target(card: str, attack: str, alone: int) -> None:
    giant: Any = ("hill_giant", "ember", (7, 5))
    side = 2 if card == "dire_wolf" else 1
    for friend, state, more in (((9, 5), {}, 5), ((9, 5), under("Stunned"), 0), ((12, 9), {}, 0)):
        crew: list[Any] = [(card, "azure", (7 - side, 5)), ("human_sellsword", "azure", friend, state), giant]
        assert dealt(crew, f"attack {attack} hill_giant#1") == alone + more


@pytest.mark.card("grimlock_barbarian", "dragonborn_warlord")
@pytest.mark.rule("DM-11.2", "DM-11.3")
def test_some_fight_better_while_they_are_bloodied() -> None:
    for hp, more in ((25, 0), (20, 5)):
        crew: list[Any] = [("grimlock_barbarian", "azure", (5, 5), {"hp": hp}), ("human_sellsword", "ember", (6, 5))]
        assert dealt(crew, f"attack greataxe {SELL}") == 10 + more
    for hp, more in ((45, 0), (40, 1)):
        crew = [("dragonborn_warlord", "azure", (5, 5), {"hp": hp}), ("human_sellsword", "ember", (6, 5))]
        assert total(crew, f"attack longsword {SELL}") == 5 + 12 + more


@pytest.mark.card("hobgoblin_guard", "dwarf_shieldbearer", "dragonborn_defender")
@pytest.mark.rule("DM-1.12", "DM-3.12", "DM-3.6")
@pytest.mark.parametrize(
    ("card", "friend", "more"),
    [
        ("hobgoblin_guard", "goblin_cutter", 1),
        ("hobgoblin_guard", "human_sellsword", 0),
        ("dwarf_shieldbearer", "human_sellsword", 1),
        ("dragonborn_defender", "human_sellsword", 1),
    ],
)
def test_an_ally_beside_it_raises_the_ac_of_a_guard(card: str, friend: str, more: int) -> None:
    for at, extra in (((8, 5), more), ((12, 9), 0)):
        f = Field(
            [("orc_raider", "azure", (6, 5)), (card, "ember", (7, 5)), (friend, "ember", at)], active=RAIDER, faces=[2]
        )
        f.act(f"azure attack greataxe {card}#1")
        assert f.told("attack-rolled")[0].against == f.g.game.tables.ac[f.g.kinds[1]] + extra


@pytest.mark.card("drow_spiderguard")
@pytest.mark.rule("DM-3.12")
def test_a_spider_beside_it_helps_the_spiderguard_to_hit() -> None:
    for friend, more in (("deathjump_spider", 1), ("human_sellsword", 0)):
        crew: list[Any] = [
            ("drow_spiderguard", "azure", (5, 5)),
            (friend, "azure", (4, 5)),
            ("hill_giant", "ember", (6, 6)),
        ]
        assert total(crew, "attack longsword hill_giant#1") == 5 + 12 + more


@pytest.mark.card("elf_scout", "human_ranger", "lizardfolk_raider")
@pytest.mark.rule("DM-8.14", "DM-8.16", "DM-24.3")
def test_who_ignores_difficult_terrain_and_who_only_the_river() -> None:
    for mark, card, free in (
        ("d", "elf_scout", True),
        ("f", "human_ranger", True),
        ("r", "elf_scout", True),
        ("S", "elf_scout", False),
        ("r", "lizardfolk_raider", True),
        ("d", "lizardfolk_raider", False),
        ("r", "human_sellsword", False),
    ):
        f = Field([(card, "azure", (4, 5)), FAR], marks={(5, 5): mark}, active=f"{card}#1")
        before = f.g.copy()
        f.act(f"azure move-by {f.path((5, 5), (6, 5))}")
        spent = 2 if free else 3
        left = f.g.game.tables.speed[f.g.kinds[0]] - spent
        f.g = before
        far = [(5, 5), *((x, 5) for x in range(6, 7 + left))]
        assert f.rule(f"azure move-by {f.path(*far)}") is None
        assert f.rule(f"azure move-by {f.path(*far, (7 + left, 5))}") == "DM-8.1"


@pytest.mark.card("lizardfolk_raider")
@pytest.mark.rule("DM-25.3")
def test_the_current_does_not_carry_the_lizardfolk() -> None:
    for card, at in (("lizardfolk_raider", (14, 3)), ("human_sellsword", (14, 4)), ("harpy", (14, 3))):
        f = Field(
            [(card, "azure", (14, 3)), ("orc_raider", "ember", (1, 9))],
            map={"name": "dwarven_outpost"},
            active=f"{card}#1",
        )
        f.act("azure end-turn")
        assert f.at(f"{card}#1") == at


@pytest.mark.card("wererat", "feral_troll", "count_vasil_vampire_lord")
@pytest.mark.rule("DM-6.15", "DM-22.14")
@pytest.mark.parametrize(
    ("card", "n", "stop"),
    [("wererat", 5, "fire"), ("feral_troll", 5, "acid"), ("count_vasil_vampire_lord", 10, "radiant")],
)
def test_regeneration_heals_unless_the_damage_that_stops_it_was_taken(card: str, n: int, stop: str) -> None:
    def after(**more: Any) -> int:
        f = Field([(card, "azure", (4, 4), {"hp": 20, **more}), ("human_sellsword", "azure", (1, 1)), FAR])
        f.act(f"azure activate {card}#1")
        return f.hp(f"{card}#1")

    types = Field([FAR]).g.game.tables.damage_types
    assert after() == 20 + n
    assert after(suffered=1 << 1 + types.index(stop)) == 20
    assert after(suffered=1 << 1 + types.index("cold")) == 20 + n


@pytest.mark.card("grimlock_barbarian")
@pytest.mark.rule("DM-15.5", "DM-24.17")
def test_blindsight_sees_the_invisible_and_through_smoke_within_5_squares() -> None:
    for away, seen in ((5, True), (6, False)):
        crew: list[Any] = [
            ("grimlock_barbarian", "azure", (2, 5)),
            ("orc_raider", "ember", (2 + away, 5), under("Invisible")),
        ]
        assert sees(Field(crew).g, 0, 1) is seen
        crew = [("grimlock_barbarian", "azure", (2, 5)), ("orc_raider", "ember", (2 + away, 5))]
        assert sees(Field(crew, marks={(4, 5): "s", (4, 4): "s", (4, 6): "s"}).g, 0, 1) is seen
    f = Field([("human_sellsword", "azure", (2, 5)), ("orc_raider", "ember", (7, 5), under("Invisible"))])
    assert not sees(f.g, 0, 1)


@pytest.mark.card("beholder_eye_of_flame")
@pytest.mark.rule("DM-17.3")
def test_all_around_vision_cannot_be_flanked() -> None:
    for card, flanked in (("hill_giant", True), ("beholder_eye_of_flame", False)):
        f = Field([("human_sellsword", "azure", (4, 5)), ("human_fighter", "azure", (7, 5)), (card, "ember", (5, 5))])
        assert flanks(f.g, 0, 2) is flanked
    f = Field([("human_sellsword", "azure", (4, 5)), ("beholder_eye_of_flame", "ember", (5, 5), under("Dazed"))])
    assert has_advantage(f.g, 0, 1), "other sources still count"


@pytest.mark.card("skeletal_tomb_guardian")
@pytest.mark.rule("DM-17.2")
def test_multiple_threats_gives_advantage_against_all_that_are_adjacent() -> None:
    f = Field(
        [("skeletal_tomb_guardian", "azure", (4, 5)), ("hill_giant", "ember", (5, 5)), ("orc_raider", "ember", (4, 9))]
    )
    assert has_advantage(f.g, 0, 1)
    assert not has_advantage(f.g, 0, 2)
    assert not has_advantage(f.g, 1, 0)


@pytest.mark.card("skeletal_tomb_guardian")
@pytest.mark.rule("DM-12.6")
def test_the_cascade_of_steel_ends_at_the_first_miss() -> None:
    f = Field(
        [("skeletal_tomb_guardian", "azure", (4, 5)), ("hill_giant", "ember", (5, 5))],
        active="skeletal_tomb_guardian#1",
        faces=[15, 15, 2, 15],
    )
    f.act("azure attack cascade_of_steel hill_giant#1")
    assert [roll.face for roll in f.told("attack-rolled")] == [15, 15, 2]
    assert f.hp("hill_giant#1") == 150 - 40


@pytest.mark.card("fen_hydra")
@pytest.mark.rule("DM-12.5", "DM-12.7")
@pytest.mark.parametrize(("hp", "strikes"), [(80, 2), (75, 4)])
def test_the_hydra_shares_out_2_strikes_and_4_while_bloodied(hp: int, strikes: int) -> None:
    f = Field(
        [
            ("fen_hydra", "azure", (4, 5), {"hp": hp}),
            ("hill_giant", "ember", (6, 5)),
            ("human_sellsword", "ember", (4, 4)),
        ],
        active="fen_hydra#1",
        faces=[15] * 4,
    )
    f.act("azure attack hydra_fury hill_giant#1")
    for target in (*["hill_giant#1"] * (strikes - 2), SELL):
        assert f.ask == "further-target"
        f.act(f"azure target {target}")
    assert len(f.told("attack-rolled")) == strikes
    assert f.hp(SELL) == 60 - 10
    assert f.hp("hill_giant#1") == 150 - 10 * (strikes - 1)


@pytest.mark.card("cleric_of_pelor")
@pytest.mark.rule("DM-13.14", "DM-11.22", "DM-22.14")
def test_the_aura_of_pelor_adds_radiant_damage_to_allies_within_2_squares_once() -> None:
    vasil: Any = ("horde_zombie", "ember", (6, 5))
    for clerics, amount in (([], 15), ([(3, 5)], 25), ([(3, 5), (3, 6)], 25), ([(2, 5)], 15)):
        crew: list[Any] = [
            ("human_sellsword", "azure", (5, 5)),
            *(("cleric_of_pelor", "azure", at, under("Stunned")) for at in clerics),
            vasil,
        ]
        assert dealt(crew, "attack greatsword horde_zombie#1") == amount, "5 radiant, and the zombie is vulnerable"
    crew = [("cleric_of_pelor", "azure", (5, 5)), vasil]
    assert dealt(crew, "attack mace horde_zombie#1") == 10, "nobody is his own ally"


@pytest.mark.card("gelatinous_cube")
@pytest.mark.rule("DM-22.11", "DM-17.2", "DM-17.9")
def test_the_cube_is_invisible_until_its_first_attack_is_over() -> None:
    f = Field(
        [("gelatinous_cube", "azure", (4, 5)), ("human_sellsword", "ember", (6, 5))],
        active="gelatinous_cube#1",
        faces=[2],
    )
    assert is_invisible(f.g, 0)
    f.act(f"azure attack slam {SELL}")
    assert f.told("attack-rolled")[0].total == 2 + 9 + 2, "it has combat advantage"
    assert not is_invisible(f.g, 0)


@pytest.mark.card("medusa_archer")
@pytest.mark.rule("DM-21.8", "DM-11.16", "DM-22.15")
@pytest.mark.parametrize(
    ("victim", "die", "state"),
    [
        ("human_sellsword", 9, ["Helpless"]),
        ("human_sellsword", 10, []),
        ("medusa_archer", 9, ["Immobilized"]),
    ],
)
def test_a_petrifying_gaze_grows_worse_with_the_first_failed_save(victim: str, die: int, state: list[str]) -> None:
    gaze = {"of": "Immobilized", "until": "save", "source": "medusa_archer.petrifying_gaze", "worse": "Helpless"}
    f = Field([(victim, "azure", (4, 5), {"effects": [gaze]}), ("orc_raider", "azure", (1, 1)), FAR], faces=[die])
    f.act(f"azure activate {victim}#1")
    if f.ask == "act":
        f.act("azure end-turn")
    assert f.conditions(f"{victim}#1") == state


@pytest.mark.card("mind_flayer_scourge")
@pytest.mark.rule("DM-11.18", "DM-12.8")
@pytest.mark.parametrize(("hp", "gone"), [(120, 0), (115, 1)])
def test_extract_brain_destroys_whoever_it_leaves_bloodied(hp: int, gone: int) -> None:
    f = Field(
        [
            ("mind_flayer_scourge", "azure", (5, 5)),
            ("hill_giant", "ember", (6, 5), {**under("Stunned"), "hp": hp}),
            FAR,
        ],
        active="mind_flayer_scourge#1",
        faces=[15],
    )
    f.act("azure attack extract_brain hill_giant#1")
    assert f.is_gone("hill_giant#1") is bool(gone)
    assert f.hp("hill_giant#1") == (0 if gone else 80)
    assert f.vp("azure") == (68 if gone else 0)


@pytest.mark.rule("DM-11.4", "DM-11.21")
@pytest.mark.parametrize(
    ("card", "attack", "target", "healed"),
    [
        ("feral_troll", "savage_bite", {"hp": 30}, 10),
        ("count_vasil_vampire_lord", "blood_drain", under("Dazed"), 20),
        ("feral_troll", "savage_bite", {"hp": 5}, 10),
    ],
)
@pytest.mark.card("feral_troll", "count_vasil_vampire_lord")
def test_some_attacks_heal_their_maker_even_if_the_target_falls(
    card: str, attack: str, target: dict[str, Any], healed: int
) -> None:
    f = Field(
        [
            (card, "azure", (4, 5), {"hp": 30}),
            ("human_sellsword", "ember", (6, 5) if card == "feral_troll" else (5, 5), target),
            FAR,
        ],
        active=f"{card}#1",
        faces=[15],
    )
    f.act(f"azure attack {attack} {SELL}")
    assert f.hp(f"{card}#1") == 30 + healed


@pytest.mark.card("goblin_sharpshooter", "bugbear_strangler", "shadow_demon", "wererat")
@pytest.mark.rule("DM-23.15")
@pytest.mark.parametrize(
    ("card", "attack", "plain", "more"),
    [
        ("goblin_sharpshooter", "short_sword", 5, 5),
        ("bugbear_strangler", "axe", 15, 10),
        ("drow_stalker", "short_sword", 10, 10),
        ("shadow_demon", "shadow_claws", 15, 10),
        ("wererat", "short_sword", 10, 5),
        ("goblin_cutter", "short_sword", 5, 5),
    ],
)
def test_a_sneak_attack_needs_combat_advantage(card: str, attack: str, plain: int, more: int) -> None:
    for state, extra in (({}, 0), (under("Dazed"), more)):
        crew: list[Any] = [(card, "azure", (5, 5)), ("hill_giant", "ember", (6, 5), state)]
        assert dealt(crew, f"attack {attack} hill_giant#1") == plain + extra


@pytest.mark.card("cleric_of_pelor", "dragonborn_defender", "gnoll_marauder")
@pytest.mark.rule("DM-11.22", "DM-12.15")
def test_extra_damage_against_the_undead_and_the_bloodied() -> None:
    for card, hp in (("horde_zombie", 25 - 25), ("human_sellsword", 60 - 10)):
        f = Field(
            [("cleric_of_pelor", "azure", (5, 5)), (card, "ember", (6, 5)), FAR], active="cleric_of_pelor#1", faces=[15]
        )
        f.act("azure burst sun_burst")
        assert f.hp(f"{card}#1") == hp, "10 radiant, 10 more against the undead, 5 for its vulnerability"
    for card, attack, plain, more in (("dragonborn_defender", "longsword", 15, 10), ("gnoll_marauder", "spear", 10, 5)):
        for hp, extra in ((80, 0), (75, more)):
            crew: list[Any] = [(card, "azure", (5, 5)), ("hill_giant", "ember", (6, 5), {"hp": hp})]
            assert dealt(crew, f"attack {attack} hill_giant#1") == plain + extra


@pytest.mark.card("ascendant_hellsword")
@pytest.mark.rule("DM-20.9")
def test_the_infernal_slash_swaps_two_creatures() -> None:
    f = Field(
        [("ascendant_hellsword", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5)), FAR],
        active="ascendant_hellsword#1",
        faces=[15],
    )
    f.act(f"azure attack infernal_slash {SELL}")
    assert (f.at("ascendant_hellsword#1"), f.at(SELL)) == ((6, 5), (5, 5))


@pytest.mark.card("umber_hulk", "purple_worm")
@pytest.mark.rule("DM-9.7", "DM-9.8", "DM-3.15")
@pytest.mark.parametrize("card", ["umber_hulk", "purple_worm"])
def test_burrowers_of_every_size_pass_under_walls(card: str) -> None:
    f = Field(
        [(card, "azure", (1, 4)), FAR], marks=walls(*((5, y) for y in range(12))), active=f"{card}#1", scenario="epic"
    )
    assert f.rule_at("azure move", 6, 4) == "DM-8.1"
    f.to("azure burrow", 6, 4)
    assert f.at(f"{card}#1") == (6, 4)


@pytest.mark.rule("DM-3.7", "DM-11.14", "DM-11.16", "DM-14.2")
def test_an_ability_says_what_it_is_about() -> None:
    assert able.DefBonus(defence=able.Versus.FORT, n=2).facts() == {"def": Name("versus", "Fort"), "n": 2}
    assert able.Resist(n=5, type=able.DamageType.FIRE).facts() == {"n": 5, "type": Name("damage", "fire")}
    assert able.Immune(to=("Dazed", "cold", "critical_hits")).facts() == {
        "to": (Name("condition", "Dazed"), Name("damage", "cold"), Name("immunity", "critical_hits"))
    }
    near = able.AdjacentAllyBonus(stat=able.AbilityStat.ATTACK, n=2)
    assert near.facts() == {"stat": Name("stat", "attack"), "n": 2, "keyword": "none"}
    assert able.Invisible().facts() == {"until": "none"}
