"""The remaining worked cases, and rules of single chapters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under, walls
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.card_lines import Form
from warhall.games.dnd_miniatures.creatures import is_bloodied, is_living, speed
from warhall.games.dnd_miniatures.damage import heal
from warhall.games.dnd_miniatures.movement import can_stand
from warhall.games.dnd_miniatures.sightings import flanks, has_cover
from warhall.games.dnd_miniatures.targeting import line_area, victims
from warhall.geometry.masks import cells_of

SELL = "human_sellsword#1"

FAR = ("orc_raider", "ember", (14, 10))


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


@pytest.mark.case("DM-C54", "DM-C55")
@pytest.mark.rule("DM-14.9", "DM-14.10", "DM-14.11")
def test_the_squares_of_a_line() -> None:
    f = Field([("human_wizard", "azure", (0, 0)), FAR])
    place, cell = f.g.board.map.place, f.g.board.map.cell
    found = {place(each) for each in cells_of(line_area(f.g, 0, 2, cell(4, 3), 2))}
    assert found == {(1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (4, 3)}
    found = {place(each) for each in cells_of(line_area(f.g, 0, 2, cell(4, 4), 2))}
    assert found == {(1, 1), (2, 2), (3, 3), (4, 4)}
    f = Field([("human_wizard", "azure", (0, 0)), FAR], marks=walls((3, 3)))
    assert {place(each) for each in cells_of(line_area(f.g, 0, 2, cell(4, 4), 2))} == {(1, 1), (2, 2)}


@pytest.mark.case("DM-C56")
@pytest.mark.rule("DM-14.12", "DM-14.16", "DM-15.3", "DM-15.10")
def test_a_radius_behind_a_wall() -> None:
    goblins: list[Any] = [("goblin_cutter", "ember", at) for at in ((7, 5), (5, 8), (9, 5))]
    f = Field([("human_wizard", "azure", (0, 0)), *goblins], marks=walls(*((8, y) for y in range(3, 8))))
    line = GAME.tables.lines[GAME.tables.card_lines[f.g.kinds[0]][2]]
    origin = f.g.board.map.cell(5, 5)
    for radius, hit in ((2, [1]), (3, [1, 2]), (4, [1, 2])):
        assert victims(f.g, 0, line, f.g.board.within(1 << origin, radius), origin, -1) == hit


@pytest.mark.case("DM-C68")
@pytest.mark.rule("DM-17.4", "DM-17.5", "DM-10.10")
@pytest.mark.parametrize(("a", "b", "yes"), [((0, 1), (3, 2), 1), ((0, 2), (3, 0), 0), ((1, 0), (2, 3), 1)])
def test_flanking_a_large_enemy(a: tuple[int, int], b: tuple[int, int], yes: int) -> None:
    f = Field([("human_sellsword", "azure", a), ("human_fighter", "azure", b), ("hill_giant", "ember", (1, 1))])
    assert flanks(f.g, 0, 2) == bool(yes)


@pytest.mark.case("DM-C73")
@pytest.mark.rule("DM-18.7", "DM-18.2")
def test_a_large_target_partly_hidden_has_cover() -> None:
    f = Field([("elf_scout", "azure", (0, 0)), ("hill_giant", "ember", (4, 0)), ("orc_raider", "ember", (3, 1))])
    assert has_cover(f.g, 0, 1, Form.RANGED)


@pytest.mark.case("DM-C80")
@pytest.mark.rule("DM-24.14", "DM-20.13", "DM-8.5", "DM-8.19", "DM-20.8")
@pytest.mark.card("ascendant_hellsword")
def test_a_pit_without_an_attack_roll_of_the_mover() -> None:
    f = Field(
        [
            ("ascendant_hellsword", "azure", (12, 2)),
            ("human_fighter", "azure", (4, 5)),
            ("human_sellsword", "ember", (5, 5)),
            FAR,
        ],
        marks={(6, 5): "o"},
        active="human_fighter#1",
        faces=[15],
    )
    f.act(f"azure attack longsword {SELL}", "azure pass", "azure use ascendant_hellsword#1 hells_command").to(
        "azure to", 6, 5
    )
    assert (f.ask, f.asked) == ("scramble", "ember")
    f.act(f"ember {f.options()[0]}")
    assert not f.is_gone(SELL)


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


@pytest.mark.case("DM-C90")
@pytest.mark.rule("DM-24.17", "DM-24.34", "DM-15.4", "DM-22.12")
def test_smoke_hides_from_afar_but_not_from_fire() -> None:
    crew: list[Any] = [
        ("elf_scout", "azure", (2, 5)),
        ("human_sellsword", "azure", (6, 5)),
        ("human_wizard", "azure", (2, 8)),
        ("orc_raider", "ember", (5, 5)),
    ]
    smoke = {(5, 5): "s"}
    f = Field(crew, marks=smoke, active="elf_scout#1")
    assert f.rule("azure attack longbow orc_raider#1") == "DM-28.6"
    f = Field(crew, marks=smoke, active=SELL)
    assert f.rule("azure attack greatsword orc_raider#1") is None
    f = Field(crew, marks=smoke, active="human_wizard#1", faces=[2] * 4)
    f.act(f"azure blast fireball {f.square(5, 4)}")
    while f.ask == "next-victim":
        f.act(f"azure {f.options()[0]}")
    assert 3 in [roll.target for roll in f.told("attack-rolled")]


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


@pytest.mark.case("DM-C119")
@pytest.mark.rule("DM-22.8", "DM-23.12", "DM-19.11")
def test_a_commander_helps_a_confused_enemy_that_it_controls() -> None:
    f = Field(
        [
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("orc_raider", "ember", (5, 5), under("Confused")),
            ("goblin_cutter", "ember", (6, 5)),
            ("hobgoblin_guard", "ember", (4, 5)),
        ],
        seat="ember",
        faces=[17, 15, 15, 15],
    )
    f.act("ember activate orc_raider#1")
    assert f.asked == "azure"
    f.act("azure attack greataxe goblin_cutter#1", "azure use dwarf_battlemaster#1 hammer_them")
    assert f.is_gone("goblin_cutter#1")
    assert f.vp("azure") == 5


@pytest.mark.case("DM-C121")
@pytest.mark.rule("DM-21.3", "DM-21.16", "DM-21.12", "DM-13.14")
def test_cutting_verse_ends_with_its_players_next_turn_and_never_adds_up() -> None:
    f = Field(
        [("half_elf_minstrel", "azure", (2, 5)), ("human_sellsword", "azure", (1, 1)), ("hill_giant", "ember", (6, 5))],
        active="half_elf_minstrel#1",
        owed=0,
        faces=[15],
        turn={"owed": 0},
    )
    f.act("azure attack cutting_verse hill_giant#1")
    assert [effect.n for effect in f.g.effects[2]] == [-2]
    assert f.g.effects[2][0].deadline == f.g.finished[0] + 2


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


@pytest.mark.rule("DM-8.7", "DM-8.9", "DM-8.2", "DM-10.1")
def test_allies_and_the_helpless_are_passed_but_nobody_stops_there() -> None:
    corridor = walls(*((x, y) for x in range(16) for y in (4, 6)))
    for other, owner, more in (("human_fighter", "azure", {}), ("orc_raider", "ember", under("Helpless"))):
        f = Field(
            [("human_sellsword", "azure", (3, 5)), (other, owner, (4, 5), more), FAR], marks=corridor, active=SELL
        )
        assert f.rule_at("azure move", 4, 5) == "DM-28.7"
        assert f.rule_at("azure move", 5, 5) is None


@pytest.mark.rule("DM-8.17", "DM-24.23", "DM-24.24", "DM-10.5", "DM-10.11")
def test_nobody_leaves_the_map_or_stands_across_a_wall() -> None:
    f = Field([("feral_troll", "azure", (14, 5))], active="feral_troll#1")
    assert f.rule("azure move p13") == "DM-8.17"
    f = Field([("feral_troll", "azure", (2, 2))], edges=[(6, 6, "E")])
    assert not can_stand(f.g, 0, f.g.board.map.cell(6, 6))
    assert can_stand(f.g, 0, f.g.board.map.cell(7, 6))


@pytest.mark.rule("DM-10.11", "DM-8.10", "DM-8.17")
@pytest.mark.parametrize(
    ("path", "rule", "message"),
    [
        ([(6, 6)], "DM-10.11", "wall-within"),
        ([(5, 7), (5, 8), (6, 9)], "DM-8.10", "wall"),
        ([(5, 7), (5, 8), (5, 9), (5, 10), (5, 11)], "DM-8.17", "off-the-map"),
    ],
)
def test_a_large_creature_is_told_why_its_space_does_not_fit(
    path: list[tuple[int, int]], rule: str, message: str
) -> None:
    """A wall between two of its own squares, a wall square under one of them, or the edge of the map."""
    f = Field([("feral_troll", "azure", (5, 6))], marks={(7, 10): "#"}, edges=[(6, 6, "E")], active="feral_troll#1")
    for action in (f"move {f.square(*path[-1])}", f"move-by {f.path(*path)}"):
        reason = f.refusal(f"azure {action}")
        assert reason is not None
        assert (reason.rule, reason.message) == (rule, message)


@pytest.mark.rule("DM-6.18", "DM-28.2")
@pytest.mark.card("ettin_jack_of_irons")
def test_multi_activation_never_twice_in_a_player_turn() -> None:
    f = Field([("ettin_jack_of_irons", "azure", (4, 4)), ("human_sellsword", "azure", (1, 1)), FAR])
    f.act("azure activate ettin_jack_of_irons#1", "azure end-turn")
    assert f.rule("azure activate ettin_jack_of_irons#1") == "DM-6.18"
    f.act(f"azure activate {SELL}")
    assert f.rule("azure activate ettin_jack_of_irons#1") == "DM-28.2"
    f.act("azure end-turn", "ember activate orc_raider#1", "ember end-turn")
    assert f.offers("activate") == ["activate ettin_jack_of_irons#1"]


@pytest.mark.rule("DM-22.3", "DM-22.13", "DM-22.14", "DM-7.8")
@pytest.mark.card("wererat")
def test_the_stunned_do_nothing_but_regenerate() -> None:
    f = Field([("wererat", "azure", (4, 4), {**under("Stunned"), "hp": 20}), ("human_sellsword", "azure", (1, 1)), FAR])
    f.act("azure activate wererat#1")
    assert f.ask == "activate"
    assert f.hp("wererat#1") == 25


@pytest.mark.rule("DM-22.10", "DM-22.5", "DM-3.8")
def test_slowed_is_speed_2_and_immobilized_none() -> None:
    f = Field(
        [("human_sellsword", "azure", (1, 1), under("Slowed")), ("orc_raider", "azure", (4, 4), under("Immobilized"))]
    )
    assert (speed(f.g, 0), speed(f.g, 1)) == (2, 0)


@pytest.mark.rule("DM-24.18")
def test_a_sacred_circle_gives_2_to_attacks() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 5)), ("orc_raider", "ember", (5, 5))],
        marks={(4, 5): "c"},
        active=SELL,
        faces=[5],
    )
    f.act("azure attack greatsword orc_raider#1")
    assert f.told("attack-rolled")[0].total == 5 + 11 + 2
