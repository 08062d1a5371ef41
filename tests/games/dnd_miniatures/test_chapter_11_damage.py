"""Chapter 11: hit points and damage."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, under
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.creatures import is_bloodied, is_living
from warhall.games.dnd_miniatures.damage import heal, hurt, suffered
from warhall.games.dnd_miniatures.operations import Gain
from warhall.games.dnd_miniatures.tables import BOX, PLAIN
from warhall.kernel.verbs import words_of
from warhall.kernel.words import Name

TYPES = GAME.tables.damage_types


def weak(*numbers: int, to: str = "fire") -> dict[str, Any]:
    """A creature that something made vulnerable."""
    return {"effects": [{"what": "vulnerable", "of": to, "n": n, "until": "battle"} for n in numbers]}


AZER, SWORD = "azer_warrior#1", "ascendant_hellsword#1"

BONUS = {"what": "bonus", "of": "damage", "n": 5, "until": "battle", "source": "orc_raider.greataxe"}


@pytest.mark.rule("DM-11.24", "DM-11.25", "DM-11.18", "DM-21.14")
def test_damage_without_an_attack_bloodies_and_destroys() -> None:
    burning = {"effects": [{"what": "ongoing", "of": "fire", "n": 10, "source": "immolith.fiery_claws"}]}
    f = Field([("human_sellsword", "azure", (4, 5), {**burning, "hp": 35}), FAR])
    f.act(f"azure activate {SELL}")
    assert f.told("became-bloodied")
    f = Field([("human_sellsword", "azure", (4, 5), {**burning, "hp": 5}), ("orc_raider", "azure", (1, 1)), FAR])
    f.act(f"azure activate {SELL}")
    assert f.is_gone(SELL)
    assert f.g.effects[0] == ()
    assert f.vp("ember") == 24


@pytest.mark.rule("DM-11.21", "DM-13.15")
def test_damage_comes_before_the_effects_of_a_hit_and_these_lapse_if_the_target_dies() -> None:
    for hp, pushed in ((10, True), (5, False)):
        f = Field(
            [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5), {"hp": hp}), FAR],
            active="dwarf_shieldbearer#1",
            faces=[19],
        )
        f.act(f"azure attack shield_bash {SELL}")
        assert f.told("damaged")
        assert (f.ask == "push") is pushed
        assert f.is_gone(SELL) is not pushed
    f = Field(
        [("defiant_rake", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5), {"hp": 5}), FAR],
        active="defiant_rake#1",
        faces=[19],
    )
    f.act(f"azure attack riposte_thrust {SELL}")
    assert f.is_gone(SELL)
    assert f.ask == "shift", "the effect on its maker still happens"


@pytest.mark.rule("DM-11.14")
def test_resistances_to_single_types_count_if_they_spare_more_than_resist_all() -> None:
    gained = next(
        number
        for number, op in enumerate(GAME.tables.ops)
        if isinstance(op, Gain) and getattr(op.ability, "type", None) == "all"
    )
    f = Field([("pit_fiend", "azure", (4, 4), {"effects": [{"what": "gained", "code": gained}]})])
    fire, poison = TYPES.index("fire"), TYPES.index("poison")
    assert suffered(f.g, 0, ((15, fire), (10, poison))) == (), "15 and 10 are more than 20 of all"
    assert suffered(f.g, 0, ((15, fire), (15, -1))) == ((10, -1),), "20 of all are more than 15 of fire"


@pytest.mark.rule("DM-11.16", "DM-22.15")
def test_immunity_to_a_condition_keeps_that_one_off_and_no_other() -> None:
    for attack, hit in (("tentacles", []), ("extract_brain", None)):
        f = Field(
            [("mind_flayer_scourge", "azure", (5, 5)), ("gelatinous_cube", "ember", (6, 5))],
            active="mind_flayer_scourge#1",
            faces=[15],
            unveiled=["gelatinous_cube#1"],
        )
        if hit is None:
            assert f.rule(f"azure attack {attack} gelatinous_cube#1") == "DM-12.8"
            continue
        f.act(f"azure attack {attack} gelatinous_cube#1")
        assert f.told("hit")
        assert f.conditions("gelatinous_cube#1") == hit
    f = Field(
        [("gelatinous_cube", "azure", (4, 5)), ("gelatinous_cube", "ember", (6, 5), under("Immobilized"))],
        active="gelatinous_cube#1",
        faces=[15],
        unveiled=["gelatinous_cube#2"],
    )
    f.act("azure attack engulf gelatinous_cube#2")
    assert "Helpless" in f.conditions("gelatinous_cube#2"), "it is not immune to Helpless, which contains Stunned"


@pytest.mark.rule("DM-11.15", "DM-13.14", "DM-11.13")
@pytest.mark.parametrize(
    ("target", "state", "dealt"),
    [
        ("treant_sapling", {}, 25),
        ("treant_sapling", weak(5), 25),
        ("treant_sapling", weak(10), 25),
        ("treant_sapling", weak(15), 30),
        ("human_sellsword", {}, 15),
        ("human_sellsword", weak(5, 10), 25),
        ("human_sellsword", weak(10, 5), 25),
        ("human_sellsword", weak(10, to="cold"), 15),
    ],
)
def test_of_several_vulnerabilities_to_one_type_the_highest_counts(
    target: str, state: dict[str, Any], dealt: int
) -> None:
    """A Fire Ray deals 15; the Treant Sapling has Vulnerable 10 fire on its card."""
    creatures: list[Any] = [("drow_wand_mage", "azure", (2, 5)), (target, "ember", (6, 5), state)]
    f = Field(creatures, active="drow_wand_mage#1", faces=[19]).act(f"azure attack fire_ray {target}#1")
    assert f.told("damaged")[0].amount == dealt


@pytest.mark.rule("DM-11.1")
@pytest.mark.parametrize(("hp", "gone"), [(15, True), (20, False)])
def test_a_creature_at_exactly_0_hit_points_is_destroyed(hp: int, gone: bool) -> None:  # noqa: FBT001
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("human_fighter", "ember", (6, 5), {"hp": hp}), FAR],
        active=SELL,
        faces=[15],
    )
    f.act("azure attack greatsword human_fighter#1")
    assert f.is_gone("human_fighter#1") is gone


@pytest.mark.rule("DM-11.24")
@pytest.mark.parametrize(("hp", "crossed"), [(90, 1), (75, 0), (100, 0)])
def test_becoming_bloodied_is_crossing_the_threshold(hp: int, crossed: int) -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("hill_giant", "ember", (6, 5), {"hp": hp})], active=SELL, faces=[15]
    )
    f.act("azure attack greatsword hill_giant#1")
    assert f.told("hit")
    assert len(f.told("became-bloodied")) == crossed


@pytest.mark.rule("DM-11.10", "DM-11.22")
def test_damage_without_a_type_grows_the_number_that_the_attacker_chooses() -> None:
    dealt = []
    for choice in (1, 2):
        creatures = [("azer_warrior", "azure", (3, 3), {"effects": [BONUS]}), ("immolith", "ember", (4, 3), {})]
        f = Field(creatures, active=AZER, faces=[15]).act("azure attack fire_hammer immolith#1")
        assert (f.ask, f.asked) == ("growth", "azure")
        f.act(f"azure choose {choice}").passing()
        dealt.append([told.amount for told in f.told("damaged")])
    assert dealt == [[15], [10]], "an immolith is immune to fire"


@pytest.mark.rule("DM-11.10")
def test_an_attack_of_one_type_asks_nobody() -> None:
    f = Field(
        [("ascendant_hellsword", "azure", (3, 3), {"effects": [BONUS]}), ("hill_giant", "ember", (4, 3))],
        active=SWORD,
        faces=[15],
    )
    f.act("azure attack greatsword hill_giant#1").passing()
    assert f.hp("hill_giant#1") == 150 - 25


@pytest.mark.case("DM-C38")
@pytest.mark.rule("DM-11.2", "DM-1.4", "DM-11.3", "DM-1.17")
def test_bloodied_is_at_or_below_half_rounded_down_to_fives() -> None:
    for card, above, at in (("young_green_dragon", 45, 40), ("yuan_ti_swiftscale", 30, 25)):
        for hp, bloodied in ((above, False), (at, True)):
            f = Field([(card, "azure", (3, 3), {"hp": hp})])
            assert is_bloodied(f.g, 0) is bloodied


@pytest.mark.case("DM-C43")
@pytest.mark.rule("DM-11.7", "DM-11.6")
@pytest.mark.card("half_elf_minstrel")
def test_temporary_hit_points_of_one_source_do_not_stack() -> None:
    song = "half_elf_minstrel.inspiring_song.power"
    for source, whole in ((song, 10), ("pat_human_champion.never_yield.power", 15)):
        f = Field(
            [
                ("half_elf_minstrel", "azure", (1, 1)),
                ("human_sellsword", "azure", (3, 3), {"temporary": [[source, 5]]}),
                FAR,
            ]
        )
        f.act(f"azure activate {SELL}", "azure use half_elf_minstrel#1 inspiring_song")
        assert sum(n for _, n in f.g.temporary[1]) == whole


@pytest.mark.case("DM-C45")
@pytest.mark.rule("DM-11.4", "DM-1.18")
def test_healing_stops_at_the_starting_value_and_passes_the_undead() -> None:
    f = Field([("human_sellsword", "azure", (3, 3), {"hp": 55}), ("horde_zombie", "azure", (5, 3), {"hp": 10})])
    for unit in (0, 1):
        heal(f.g, unit, 10, living=True)
    assert (f.hp(SELL), f.hp("horde_zombie#1")) == (60, 10)
    assert not is_living(f.g, 1)


@pytest.mark.case("DM-C111")
@pytest.mark.rule("DM-11.23", "DM-23.23")
@pytest.mark.card("human_ranger", "young_silver_dragon")
def test_there_is_no_damage_to_add_to() -> None:
    f = Field(
        [("young_silver_dragon", "azure", (4, 5)), ("human_ranger", "azure", (1, 1)), ("hill_giant", "ember", (6, 5))],
        active="young_silver_dragon#1",
        faces=[19],
    )
    cone = next(text for text in f.options() if text.startswith("cone paralyzing_breath"))
    f.act(f"azure {cone}")
    assert f.ask != "power"
    assert f.conditions("hill_giant#1") == ["Stunned"]
    assert f.hp("hill_giant#1") == 150


@pytest.mark.rule("DM-11.14", "DM-6.15")
@pytest.mark.card("feral_troll")
def test_damage_that_stops_regeneration_is_remembered_until_the_end_of_the_next_turn() -> None:
    """Fire, and then another blow: no Regeneration in the troll's next turn; in the turn after it there is."""
    f = Field([("feral_troll", "azure", (5, 5), {"hp": 80}), ("hill_giant", "ember", (14, 9), {"activated": 1})])
    fire = GAME.tables.damage_types.index("fire")
    hurt(f.g, 0, ((5, fire),), 1, 1)
    hurt(f.g, 0, ((5, -1),), 1, 1)
    before = f.hp("feral_troll#1")
    f.act("azure activate feral_troll#1")
    assert f.hp("feral_troll#1") == before
    f.act("azure end-turn").passing("first")
    f.act(f"{f.asked} {f.options()[0]}")
    while f.asked == "ember":
        f.act(f"ember {f.options()[0] if f.ask == 'activate' else 'end-turn'}")
    f.act("azure activate feral_troll#1")
    assert f.hp("feral_troll#1") == before + 5


@pytest.mark.rule("DM-11.19", "DM-11.5", "DM-21.14")
@pytest.mark.card("feral_troll")
def test_a_creature_that_returns_has_neither_temporary_hit_points_nor_effects() -> None:
    more = {"hp": 5, "temporary": [("half_elf_minstrel.inspiring_song.power", 10)], **under("Slowed"), "activated": 1}
    f = Field(
        [("human_sellsword", "azure", (4, 5)), ("feral_troll", "ember", (5, 5), more)], active=SELL, faces=[19, 3, 9]
    )
    hurt(f.g, 1, ((5, -1),), 0, 0)
    assert f.g.temporary[1][0][1] == 5
    f.act("azure attack greatsword feral_troll#1", "azure end-turn").passing("first")
    assert f.at("feral_troll#1") == (5, 5)
    assert (f.hp("feral_troll#1"), f.g.temporary[1], f.g.effects[1]) == (20, (), ())


@pytest.mark.rule("DM-11.19", "DM-11.5")
@pytest.mark.card("mind_flayer_scourge")
def test_temporary_hit_points_that_are_left_do_not_come_back_with_a_creature() -> None:
    """Extract Brain destroys the troll though its temporary hit points have taken the damage."""
    more = {"hp": 40, "temporary": [("half_elf_minstrel.inspiring_song.power", 60)], **under("Stunned"), "activated": 1}
    f = Field(
        [("mind_flayer_scourge", "azure", (4, 5)), ("feral_troll", "ember", (5, 5), more)],
        active="mind_flayer_scourge#1",
        faces=[19, 3, 4, 9],
    )
    f.act("azure attack extract_brain feral_troll#1").passing("act first activate")
    if f.ask == "act":
        f.act("azure end-turn")
    assert f.g.round == 2
    assert (f.hp("feral_troll#1"), f.g.temporary[1]) == (20, ())


@pytest.mark.rule("DM-11.14")
@pytest.mark.card("young_red_dragon")
def test_a_resistance_to_one_type_leaves_the_other_as_it_is() -> None:
    f = Field([("young_red_dragon", "azure", (3, 3)), FAR])
    fire, cold = (GAME.tables.damage_types.index(kind) for kind in ("fire", "cold"))
    assert suffered(f.g, 0, ((25, fire), (10, cold))) == ((10, fire), (10, cold))


@pytest.mark.rule("DM-12.11", "DM-11.24")
@pytest.mark.card("human_fighter")
@pytest.mark.parametrize("struck", [True, False])
def test_only_who_bloodies_an_enemy_itself_recharges(struck: bool) -> None:  # noqa: FBT001
    burning = [] if struck else [{"what": "ongoing", "of": "fire", "n": 10}]
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), {"effects": burning, "hp": 35}),
            FAR,
            ("human_fighter", "ember", (6, 5), {"boxes": 1 << BOX}),
        ],
        seat="ember" if struck else "azure",
        active="human_fighter#1" if struck else None,
        faces=[18],
    )
    f.act(f"ember attack longsword {SELL}" if struck else f"azure activate {SELL}")
    assert f.told("became-bloodied")
    assert (f.g.boxes[2] == 0) is struck


@pytest.mark.rule("DM-21.11", "DM-26.3")
def test_of_two_that_burn_a_creature_alike_the_first_has_destroyed_it() -> None:
    burning = [{"what": "ongoing", "of": "fire", "n": 10, "author": author} for author in ("ember", "jade")]
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), {"effects": burning, "hp": 5}),
            ("orc_raider", "ember", (9, 9)),
            ("orc_raider", "jade", (1, 9)),
        ],
        scenario="free_for_all",
        players=3,
    )
    f.act(f"azure activate {SELL}")
    assert (f.vp("ember"), f.vp("jade")) == (24, 0)


@pytest.mark.rule("DM-11.10")
def test_whoever_is_asked_what_grows_is_told_who_attacks_and_by_how_much() -> None:
    f = Field(
        [("azer_warrior", "azure", (3, 3), {"effects": [BONUS]}), ("immolith", "ember", (4, 3), {})],
        active=AZER,
        faces=[15],
    ).act("azure attack fire_hammer immolith#1")
    assert f.g.decision is not None
    assert words_of(f.g, f.g.decision) == {"unit": Name("unit", AZER), "n": BONUS["n"]}


@pytest.mark.rule("DM-11.18", "DM-11.19")
@pytest.mark.card("feral_troll")
@pytest.mark.parametrize(("kind", "returns"), [("fire", False), ("cold", True)])
def test_fire_that_takes_the_last_hit_point_of_a_troll_keeps_it_from_returning(kind: str, returns: bool) -> None:  # noqa: FBT001
    f = Field([("feral_troll", "azure", (5, 5), {"hp": 15}), FAR])
    weak = 5 if kind == "fire" else 0
    hurt(f.g, 0, ((15 - weak, GAME.tables.damage_types.index(kind)),), 1, 1)
    f.g.advance()
    assert f.is_gone("feral_troll#1")
    assert f.g.hp[0] == 0
    assert bool(f.g.returning) is returns


@pytest.mark.rule("DM-11.18")
def test_whoever_is_being_destroyed_is_no_longer_there_for_others() -> None:
    f = Field([("feral_troll", "azure", (5, 5), {"hp": 15}), FAR])
    hurt(f.g, 0, ((20, PLAIN),), 1, 1)
    assert not f.g.alive(0), "even before what happens at its destruction is over"


@pytest.mark.rule("DM-11.13", "DM-11.15")
def test_damage_of_a_type_that_was_halved_to_nothing_finds_no_vulnerability() -> None:
    f = Field(
        [("azer_warrior", "azure", (5, 5), under("Enervated")), ("feral_troll", "ember", (6, 5)), FAR],
        active="azer_warrior#1",
        faces=[15],
    )
    f.act("azure attack fire_hammer feral_troll#1")
    assert f.hp("feral_troll#1") == 85, "half of 10 and of 5 fire is 5 and nothing"


@pytest.mark.rule("DM-11.13", "DM-11.11")
def test_damage_is_doubled_before_it_is_halved() -> None:
    crew = [("human_sellsword", "azure", (5, 5), under("Enervated")), ("hill_giant", "ember", (6, 5))]
    f = Field(crew, active=SELL, faces=[20]).act("azure attack greatsword hill_giant#1")
    assert f.hp("hill_giant#1") == 135, "half of 30"


@pytest.mark.rule("DM-11.11")
def test_a_critical_hit_doubles_what_an_aura_adds() -> None:
    crew = [("human_sellsword", "azure", (5, 5)), ("cleric_of_pelor", "azure", (5, 6)), ("hill_giant", "ember", (6, 4))]
    f = Field(crew, active=SELL, faces=[20]).act("azure attack greatsword hill_giant#1")
    assert f.passing().hp("hill_giant#1") == 110, "twice 15 and twice 5 radiant"


@pytest.mark.rule("DM-11.19", "DM-26.20")
def test_a_creature_that_returns_takes_its_bounty_back() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("feral_troll", "ember", (6, 5), {"hp": 5, "activated": 1})],
        active=SELL,
        owed=0,
        faces=[15, 1, 2],
        scenario="bounty",
    )
    f.act("azure attack greatsword feral_troll#1")
    assert f.vp("azure") == 49
    f.act("azure end-turn") if f.ask == "act" else None
    if f.ask == "come-back":
        f.act(f"ember {f.options()[0]}")
    assert (f.hp("feral_troll#1"), f.vp("azure")) == (20, 0)


@pytest.mark.rule("DM-11.19", "DM-6.14")
def test_all_who_are_to_return_come_back_at_the_end_of_the_round() -> None:
    crew = [("feral_troll", "ember", (3 * x, 5), {"hp": 5, "activated": 1}) for x in (1, 3)]
    f = Field([("human_fighter", "azure", (12, 9)), *crew], active="human_fighter#1", owed=0, faces=[5, 9])
    for unit in (1, 2):
        hurt(f.g, unit, ((5, PLAIN),), 0, 0)
        f.g.advance()
    assert f.is_gone("feral_troll#1")
    f.act("azure end-turn")
    while f.ask == "come-back":
        f.act(f"ember {f.options()[0]}")
    assert (f.hp("feral_troll#1"), f.hp("feral_troll#2")) == (20, 20)


@pytest.mark.rule("DM-6.15", "DM-11.16")
@pytest.mark.card("feral_troll")
def test_what_stops_a_regeneration_lasts_until_the_end_of_the_creatures_own_turn() -> None:
    burnt = ("feral_troll", "ember", (9, 5), {"hp": 50})
    f = Field([("human_sellsword", "azure", (1, 1)), burnt, FAR], active=SELL, owed=0)
    hurt(f.g, 1, ((5, TYPES.index("fire")),), 0, 0)
    f.g.advance()
    assert f.hp("feral_troll#1") == 40
    f.act("azure end-turn", "ember activate feral_troll#1")
    assert f.hp("feral_troll#1") == 40


@pytest.mark.rule("DM-11.2", "DM-1.4")
@pytest.mark.parametrize(
    ("card", "hp", "bloodied"),
    [
        ("young_green_dragon", 42, False),
        ("young_green_dragon", 40, True),
        ("yuan_ti_swiftscale", 27, False),
        ("yuan_ti_swiftscale", 25, True),
    ],
)
def test_half_the_hit_points_are_rounded_down_to_a_multiple_of_5(card: str, hp: int, bloodied: bool) -> None:  # noqa: FBT001
    f = Field([(card, "azure", (5, 5), {"hp": hp})])
    assert is_bloodied(f.g, 0) is bloodied


@pytest.mark.rule("DM-11.5", "DM-21.10")
def test_ongoing_damage_takes_temporary_hit_points_first() -> None:
    burning = {"what": "ongoing", "of": "fire", "n": 5, "until": "save", "author": "ember"}
    sell = (
        "human_sellsword",
        "azure",
        (5, 5),
        {"effects": [burning], "temporary": [["half_elf_minstrel.inspiring_song.power", 10]]},
    )
    f = Field([sell, FAR]).act(f"azure activate {SELL}")
    assert (f.hp(SELL), sum(n for _, n in f.g.temporary[0])) == (60, 5)


@pytest.mark.rule("DM-11.22", "DM-11.13")
@pytest.mark.card("cleric_of_pelor")
def test_numbers_of_one_type_are_added_before_they_are_halved() -> None:
    crew = [("human_sellsword", "azure", (5, 5), under("Enervated")), ("cleric_of_pelor", "azure", (5, 6))]
    f = Field([*crew, ("hill_giant", "ember", (6, 4))], active=SELL, faces=[15])
    f.act("azure attack greatsword hill_giant#1", "azure use cleric_of_pelor#1 pelors_wrath").passing()
    assert f.hp("hill_giant#1") == 140, "half of 15 and 5 radiant"


@pytest.mark.rule("DM-11.19", "DM-6.14")
def test_whoever_has_come_back_does_not_come_back_again() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("feral_troll", "ember", (6, 5), {"hp": 5, "activated": 1})],
        active=SELL,
        owed=0,
        faces=[15, 1, 2],
    )
    f.act("azure attack greatsword feral_troll#1", "azure end-turn").passing("come-back first activate")
    if f.ask == "come-back":
        f.act(f"ember {f.options()[0]}")
    assert (f.hp("feral_troll#1"), f.g.returning) == (20, [])


@pytest.mark.rule("DM-13.14", "DM-13.10")
@pytest.mark.card("cleric_of_pelor")
def test_the_nearer_of_two_clerics_gives_the_aura() -> None:
    clerics = [("cleric_of_pelor", "azure", at) for at in ((1, 1), (5, 6))]
    f = Field(
        [*clerics, ("human_sellsword", "azure", (5, 5)), ("hill_giant", "ember", (6, 4))], active=SELL, faces=[15]
    )
    assert f.act("azure attack greatsword hill_giant#1").passing().hp("hill_giant#1") == 130


@pytest.mark.rule("DM-11.19", "DM-22.8")
def test_a_creature_returns_to_its_owner_whoever_controlled_it() -> None:
    troll = ("feral_troll", "azure", (5, 5), {"controller": "ember", **under("Confused")})
    f = Field([troll, ("human_sellsword", "azure", (9, 9)), FAR], active="feral_troll#1")
    hurt(f.g, 0, ((200, PLAIN),), 1, 2)
    f.g.advance()
    assert [entry[3] for entry in f.g.returning] == [0]


@pytest.mark.rule("DM-11.15")
@pytest.mark.card("feral_troll", "ice_archon")
def test_a_vulnerability_to_one_type_adds_nothing_to_another() -> None:
    crew = [("ice_archon", "azure", (5, 5)), ("feral_troll", "ember", (6, 5)), FAR]
    f = Field(crew, active="ice_archon#1", faces=[15]).act("azure attack ice_axe feral_troll#1")
    assert f.hp("feral_troll#1") == 70


@pytest.mark.rule("DM-11.24", "DM-12.11", "DM-21.10")
@pytest.mark.card("young_red_dragon")
def test_ongoing_damage_bloodies_like_any_other() -> None:
    poisoned = [{"what": "ongoing", "of": "poison", "n": 5, "until": "save", "author": "ember"}]
    dragon = ("young_red_dragon", "azure", (5, 5), {"hp": 65, "effects": poisoned, "boxes": 1 << 2 * BOX})
    f = Field([dragon, ("human_sellsword", "ember", (8, 5)), FAR]).act("azure activate young_red_dragon#1")
    assert (f.hp("young_red_dragon#1"), f.conditions(SELL)) == (60, ["Dazed"])
    assert not f.g.boxes[0] & 1 << 2 * BOX, "its breath is back"


@pytest.mark.rule("DM-11.7")
@pytest.mark.card("half_elf_minstrel")
@pytest.mark.parametrize(
    ("source", "n", "total"),
    [("pit_fiend.fiendish_vigor.power", 20, 30), ("half_elf_minstrel.inspiring_song.power", 4, 10)],
)
def test_temporary_hit_points_of_different_sources_add_up(source: str, n: int, total: int) -> None:
    sell = ("human_sellsword", "azure", (5, 5), {"temporary": [[source, n]]})
    f = Field([sell, ("half_elf_minstrel", "azure", (1, 1)), FAR]).act(f"azure activate {SELL}")
    f.act("azure use half_elf_minstrel#1 inspiring_song")
    assert sum(each for _, each in f.g.temporary[0]) == total
