"""Rules one by one: for each a table on which the smallest change of the rule would be seen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, drawn, under, walls
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.creatures import speed
from warhall.games.dnd_miniatures.damage import suffered
from warhall.games.dnd_miniatures.muster import pool_left
from warhall.games.dnd_miniatures.operations import Gain
from warhall.games.dnd_miniatures.state import FULL_RULES, DndMiniatures
from warhall.games.dnd_miniatures.zones import deploy_places
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import SeededDice

SELL, RAIDER = "human_sellsword#1", "orc_raider#1"
FAR = ("orc_raider", "ember", (14, 10))
TYPES = GAME.tables.damage_types


def places(f: Field, verb: str) -> set[tuple[int, int]]:
    """The squares that a verb is offered for."""
    cell = f.g.board.map.cell_named
    return {f.g.board.map.place(cell(text.split()[-1])) for text in f.offers(f"{verb} ")}


def zoned(*marks: tuple[str, int, int], areas: str = "P") -> dict[str, Any]:
    """A map of floor with victory areas of A in some squares."""
    rows = [["."] * 16 for _ in range(12)]
    for mark, x, y in marks:
        rows[y][x] = mark
    return {
        "drawn": drawn(),
        "zones": "".join("".join(row) + "\n" for row in rows),
        "areas": [{"mark": mark, "owner": 0 if mark in "PQ" else 1} for mark in areas],
    }


# Chapters 2 and 5


@pytest.mark.rule("DM-2.5")
def test_there_are_no_charges_in_the_quick_start() -> None:
    f = Field(
        [("human_sellsword", "azure", (3, 5)), ("yuan_ti_swiftscale", "ember", (7, 5))],
        scenario="quick_start",
        limit=0,
        lessons=FULL_RULES,
        active=SELL,
    )
    assert {text.split()[0] for text in f.options()} == {"move", "shift", "end-turn"}
    assert f.rule_at("azure charge yuan_ti_swiftscale#1", 6, 5) == "DM-2.5"


@pytest.mark.rule("DM-2.11")
def test_the_second_quick_start_is_deployed_in_the_two_outer_columns() -> None:
    g = GAME.begin({"mode": "quick-start-2"}, SeededDice(1))
    columns: dict[int, set[int]] = {0: set(), 1: set()}
    order = []
    while g.decision is not None and g.decision.ask == "deploy":
        seat = g.decision.seat
        order.append(seat)
        for code in g.decision.options:
            square = GAME.codec.notation(g, code).split()[2]
            columns[seat].add(ord(square[0]) - ord("a"))
        g.apply(seat, g.decision.options[0])
    assert order == [0, 0, 0, 1, 1]
    assert columns == {0: {0, 1}, 1: {19, 20}}


@pytest.mark.rule("DM-5.9", "DM-24.8")
def test_not_even_a_flyer_is_deployed_on_a_pit() -> None:
    zones = "".join("".join("a" if x in (2, 3) and y == 5 else "." for x in range(16)) + "\n" for y in range(12))
    marks = {(2, 5): "o"}
    f = Field(
        [("human_sellsword", "azure", (9, 1)), FAR, ("harpy", "azure", (9, 9))],
        map={"drawn": drawn(marks), "zones": zones},
    )
    f.g.put(2, -1)
    assert [f.g.board.map.place(cell) for cell in cells_of(deploy_places(f.g, 2, 0))] == [(3, 5)]


# Chapters 6 to 10


@pytest.mark.rule("DM-6.7", "DM-6.6", "DM-6.8")
def test_the_first_turn_of_a_round_is_one_activation_and_the_next_two() -> None:
    crew: list[Any] = [("human_sellsword", "azure", (x, 1), {"activated": 1}) for x in (1, 3, 5)]
    crew += [("orc_raider", "ember", (x, 9), {"activated": 1}) for x in (1, 3, 5)]
    f = Field(crew, owed=0, faces=[9, 5, 9, 5])
    f.act("azure first ember")
    order = []
    for _ in range(6):
        order.append(f.asked)
        f.act(f"{f.asked} {f.options()[0]}", f"{f.asked} end-turn")
        if f.ask != "activate":
            break
    assert order == ["ember", "azure", "azure", "ember", "ember", "azure"]


@pytest.mark.rule("DM-9.7")
def test_whoever_walked_does_not_burrow_in_the_same_turn() -> None:
    f = Field([("bulette", "azure", (4, 5)), FAR], active="bulette#1")
    assert f.offers("burrow")
    f.to("azure move", 5, 5)
    assert not f.offers("burrow")
    assert f.rule_at("azure burrow", 6, 5) == "DM-9.7"
    assert f.offers("move")


@pytest.mark.rule("DM-10.9", "DM-10.7", "DM-26.4")
@pytest.mark.parametrize("square", [(4, 4), (5, 4), (4, 5), (5, 5)])
def test_a_large_creature_holds_an_area_with_any_of_its_squares(square: tuple[int, int]) -> None:
    f = Field(
        [("feral_troll", "azure", (4, 4), {"activated": 1}), ("orc_raider", "ember", (14, 10), {"activated": 1})],
        map=zoned(("P", *square)),
        owed=0,
    )
    assert f.vp("azure") == 10


# Chapter 11


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


# Chapters 12 to 14


@pytest.mark.rule("DM-12.7", "DM-12.5")
def test_fewer_targets_may_be_named_and_never_more() -> None:
    crew: list[Any] = [("hill_giant", "azure", (5, 5))]
    crew += [("human_sellsword", "ember", at) for at in ((4, 5), (7, 5), (5, 7), (6, 4))]
    f = Field(crew, active="hill_giant#1", faces=[2])
    f.act(f"azure attack sweeping_club {SELL}", "azure done")
    assert len(f.told("attack-rolled")) == 1
    f = Field(crew, active="hill_giant#1", faces=[2, 2, 2])
    f.act(f"azure attack sweeping_club {SELL}", "azure target human_sellsword#2")
    assert f.rule(f"azure target {SELL}") == "DM-12.6", "they are different creatures"
    f.act("azure target human_sellsword#3")
    assert len(f.told("attack-rolled")) == 3


@pytest.mark.rule("DM-12.11")
def test_only_the_printed_event_clears_a_box() -> None:
    f = Field(
        [("human_fighter", "azure", (5, 5), {"boxes": 1 << 4}), ("hill_giant", "ember", (6, 5))],
        active="human_fighter#1",
        faces=[2],
    )
    f.act("azure attack longsword hill_giant#1")
    assert f.told("missed")
    assert f.g.boxes[0] == 1 << 4
    f = Field(
        [("ogre_savage", "azure", (4, 5), {"boxes": 1 << 4}), ("hill_giant", "ember", (6, 5))],
        active="ogre_savage#1",
        faces=[2],
    )
    f.act("azure attack club hill_giant#1")
    assert f.g.boxes[0] == 0, "its box is cleared by a miss"


@pytest.mark.rule("DM-14.13", "DM-28.6", "DM-15.4")
@pytest.mark.parametrize(
    ("mark", "at", "rule"), [("f", (8, 5), "DM-28.6"), ("#", (8, 5), "DM-28.6"), (".", (8, 5), None)]
)
def test_the_origin_of_a_radius_must_be_seen(mark: str, at: tuple[int, int], rule: str | None) -> None:
    screen = {(6, y): mark for y in range(12)}
    f = Field(
        [("human_wizard", "azure", (2, 5)), ("orc_raider", "ember", (8, 5))], marks=screen, active="human_wizard#1"
    )
    assert f.rule(f"azure blast fireball {f.square(*at)}") == rule
    f = Field([("human_wizard", "azure", (2, 5)), ("orc_raider", "ember", (14, 5))], active="human_wizard#1")
    assert f.rule(f"azure blast fireball {f.square(12, 5)}") is None
    assert f.rule(f"azure blast fireball {f.square(13, 5)}") == "DM-28.6", "range 10"


# Chapters 16 to 19


@pytest.mark.rule("DM-16.4", "DM-16.3")
def test_a_charge_ends_in_the_cheapest_squares_at_least_2_away() -> None:
    f = Field([("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (6, 5)), FAR], active=RAIDER)
    assert places(f, f"charge {SELL}") == {(5, 4), (5, 5), (5, 6)}
    f = Field(
        [("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (6, 5)), FAR],
        marks={(5, 4): "d", (5, 5): "d"},
        active=RAIDER,
    )
    assert places(f, f"charge {SELL}") == {(5, 6)}, "the others cost one more"
    f = Field([("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (4, 5)), FAR], active=RAIDER)
    assert places(f, f"charge {SELL}") == set(), "the nearest square is only 1 away"


@pytest.mark.rule("DM-23.16")
def test_powerful_charge_adds_nothing_to_an_ordinary_attack() -> None:
    f = Field([("orc_raider", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5))], active=RAIDER, faces=[15])
    f.act(f"azure attack greataxe {SELL}")
    assert f.hp(SELL) == 50


@pytest.mark.rule("DM-18.1")
@pytest.mark.parametrize(
    ("card", "attack", "bonus", "less"),
    [
        ("elf_scout", "longbow", 10, 2),
        ("drow_wand_mage", "fire_ray", 11, 2),
        ("drow_wand_mage", "ray_of_frost", 11, 0),
        ("half_elf_minstrel", "cutting_verse", 10, 0),
    ],
)
def test_cover_counts_against_ac_and_reflex_only(card: str, attack: str, bonus: int, less: int) -> None:
    f = Field(
        [(card, "azure", (2, 5)), ("human_fighter", "ember", (5, 5)), ("human_sellsword", "ember", (8, 5))],
        active=f"{card}#1",
        faces=[5],
    )
    f.act(f"azure attack {attack} {SELL}")
    if f.ask == "further-target":
        f.act("azure done")
    assert f.told("attack-rolled")[0].total == 5 + bonus - less


@pytest.mark.rule("DM-19.11", "DM-22.1", "DM-22.2", "DM-22.3", "DM-22.4")
@pytest.mark.parametrize(
    ("condition", "strikes"),
    [
        ("Dazed", 0),
        ("Staggered", 0),
        ("Stunned", 0),
        ("Helpless", 0),
        ("Confused", 1),
        ("Slowed", 1),
        ("Immobilized", 1),
    ],
)
def test_who_makes_no_opportunity_attacks(condition: str, strikes: int) -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5), under(condition))], active=SELL)
    f.to("azure move", 2, 5)
    assert (f.ask == "opportunity") == bool(strikes)


@pytest.mark.rule("DM-19.19", "DM-8.6", "DM-22.5")
def test_whoever_is_immobilized_before_its_first_square_does_not_move_even_one() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 5)), ("gelatinous_cube", "ember", (5, 6))],
        active=SELL,
        faces=[15],
        unveiled=["gelatinous_cube#1"],
    )
    f.to("azure move", 1, 5).act("ember opportunity gelatinous_cube#1")
    assert f.at(SELL) == (4, 5)
    assert f.ask == "act"


# Chapter 20


@pytest.mark.rule("DM-20.2", "DM-20.4")
def test_a_pull_leads_nearer_with_each_square_and_may_stop_early() -> None:
    f = Field(
        [("goblin_picador", "azure", (2, 5)), ("human_sellsword", "ember", (6, 5))],
        active="goblin_picador#1",
        faces=[19],
    )
    f.act(f"azure attack harpoon {SELL}")
    assert (f.ask, f.asked) == ("pull", "azure")
    assert places(f, "to") == {(5, 4), (5, 5), (5, 6)}
    f.to("azure to", 5, 4)
    assert places(f, "to") == {(4, 3), (4, 4), (4, 5)}
    f.act("azure done")
    assert f.at(SELL) == (5, 4)


@pytest.mark.rule("DM-20.5", "DM-20.1")
def test_nobody_is_pushed_onto_a_statue_into_a_wall_or_past_its_corner() -> None:
    f = Field(
        [
            ("dwarf_shieldbearer", "azure", (4, 5)),
            ("human_sellsword", "ember", (5, 5)),
            ("orc_raider", "ember", (6, 6)),
        ],
        marks={(6, 5): "S", (5, 4): "#"},
        active="dwarf_shieldbearer#1",
        faces=[19],
    )
    f.act(f"azure attack shield_bash {SELL}")
    assert f.ask == "act", "statue, wall corner and creature stop it, so nothing is asked"


# Chapters 21 and 22


@pytest.mark.rule("DM-21.11")
@pytest.mark.parametrize("numbers", [(5, 10), (10, 5)])
def test_of_ongoing_damage_of_one_type_the_highest_is_taken(numbers: tuple[int, int]) -> None:
    sources = ("immolith.fiery_claws", "azer_warrior.fire_hammer")
    effects = [
        {"what": "ongoing", "of": "fire", "n": n, "source": source} for n, source in zip(numbers, sources, strict=True)
    ]
    f = Field([("human_sellsword", "azure", (1, 1), {"effects": effects}), FAR])
    f.act(f"azure activate {SELL}")
    assert f.hp(SELL) == 50


@pytest.mark.rule("DM-21.16", "DM-21.12")
def test_the_same_effect_replaces_its_older_copy_and_starts_anew() -> None:
    old = {"of": "Slowed", "until": "next_turn", "deadline": 7, "source": "human_wizard.ray_of_frost"}
    f = Field(
        [("human_wizard", "azure", (2, 5)), ("human_sellsword", "ember", (6, 5), {"effects": [old]})],
        active="human_wizard#1",
        faces=[15],
    )
    f.act(f"azure attack ray_of_frost {SELL}")
    assert [(effect.code, effect.deadline) for effect in f.g.effects[1]] == [(f.g.effects[1][0].code, 1)]


@pytest.mark.rule("DM-22.2")
def test_the_staggered_use_no_power_that_takes_an_attack_action_and_move_only_once() -> None:
    f = Field([("will_o_wisp", "azure", (5, 5), under("Staggered")), FAR], active="will_o_wisp#1")
    assert f.rule("azure use will_o_wisp#1 vanish") == "DM-1.16"
    f.to("azure move", 6, 5)
    assert f.ask == "activate"


@pytest.mark.rule("DM-22.10")
def test_a_speed_below_2_is_not_raised_by_being_slowed() -> None:
    effects = [{"what": "bonus", "of": "speed", "n": -5}, {"of": "Slowed"}]
    f = Field([("human_sellsword", "azure", (5, 5), {"effects": effects}), FAR])
    assert speed(f.g, 0) == 1


# Chapter 23


@pytest.mark.rule("DM-23.5", "DM-23.4")
@pytest.mark.parametrize(("spent", "offered"), [(1, True), (2, False), (3, False)])
def test_a_power_that_costs_more_uses_than_are_left_cannot_be_used(spent: int, offered: bool) -> None:  # noqa: FBT001
    f = Field([("dwarf_battlemaster", "azure", (1, 1), {"spent": spent}), ("human_sellsword", "azure", (5, 5)), FAR])
    f.act(f"azure activate {SELL}")
    assert (f.ask == "power") is offered
    if not offered:
        assert f.rule("azure use dwarf_battlemaster#1 hold_the_line") == "DM-23.5"


# Chapters 26 and 27


@pytest.mark.rule("DM-26.8", "DM-24.11")
def test_whoever_falls_by_itself_scores_its_full_cost_for_the_opponent() -> None:
    f = Field(
        [
            ("harpy", "ember", (5, 5), under("Stunned")),
            ("orc_raider", "ember", (9, 9)),
            ("orc_raider", "azure", (1, 1)),
        ],
        marks={(5, 5): "o"},
        seat="ember",
        scenario="bounty",
    )
    f.act("ember activate harpy#1")
    assert f.vp("azure") == 26, "nobody eliminated it, so there is no bounty"


@pytest.mark.rule("DM-27.2", "DM-4.3", "DM-4.4")
def test_sealed_warbands_keep_to_points_numbers_and_maximum_cost() -> None:
    g = GAME.begin({"mode": "sealed"}, SeededDice(3))
    assert isinstance(g, DndMiniatures)
    cost, kind_of = GAME.tables.cost, GAME.tables.kind_of
    goblin, fiend, giant = kind_of["goblin_cutter"], kind_of["pit_fiend"], kind_of["hill_giant"]
    g.pools[0] = [goblin] * 14 + [fiend, giant]
    g.picks[0] = [goblin] * 9
    assert pool_left(g, 0) == sorted([goblin, fiend, giant])
    g.picks[0] = [goblin] * 10
    assert pool_left(g, 0) == [], "10 creatures"
    g.picks[0] = [fiend]
    assert giant not in pool_left(g, 0), f"{cost[fiend]} + {cost[giant]} points are more than 200"


@pytest.mark.rule("DM-27.15", "DM-26.4")
def test_in_a_free_for_all_every_area_scores_once_for_everybody() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (2, 2), {"activated": 1}),
            ("human_fighter", "azure", (2, 3), {"activated": 1}),
            ("orc_raider", "ember", (5, 5), {"activated": 1}),
            ("orc_raider", "jade", (9, 9), {"activated": 1}),
        ],
        map=zoned(("U", 2, 2), ("V", 2, 3), ("P", 5, 5), areas="PUV"),
        scenario="free_for_all",
        players=3,
        owed=0,
    )
    assert f.g.vp == [10, 10, 0]


@pytest.mark.rule("DM-15.7", "DM-15.10", "DM-24.23")
def test_distance_is_counted_round_walls_without_cutting_their_corners() -> None:
    f = Field([("elf_scout", "azure", (4, 5)), ("orc_raider", "ember", (6, 5))], marks=walls((5, 4), (5, 5), (5, 6)))
    board = f.g.board
    assert board.distance(f.g.cells[0], f.g.cells[1]) == 6
    assert not board.within(f.g.cells[0], 5) & f.g.cells[1]
    assert board.within(f.g.cells[0], 6) & f.g.cells[1]


def weak(*numbers: int, to: str = "fire") -> dict[str, Any]:
    """A creature that something made vulnerable."""
    return {"effects": [{"what": "vulnerable", "of": to, "n": n, "until": "battle"} for n in numbers]}


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
