"""Chapter 14: types of attacks."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, under, walls
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.targeting import line_area, victims
from warhall.geometry.masks import cells_of
from warhall.kernel.words import Name


@pytest.mark.rule("DM-14.7", "DM-14.15", "DM-14.18", "DM-14.20", "DM-12.17")
def test_a_burst_attacks_each_creature_once_and_provokes_nothing() -> None:
    f = Field(
        [("orc_chieftain", "azure", (5, 5)), ("hill_giant", "ember", (6, 5)), FAR], active="orc_chieftain#1", faces=[2]
    )
    f.act("azure burst chieftains_roar")
    assert len(f.told("attack-rolled")) == 1
    f = Field(
        [("human_wizard", "azure", (5, 5)), ("hill_giant", "ember", (6, 5)), FAR],
        active="human_wizard#1",
        faces=[2] * 3,
    )
    f.act(f"azure blast fireball {f.square(12, 5)}")
    assert f.ask == "opportunity"


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


@pytest.mark.rule("DM-14.2", "DM-22.11", "DM-15.5")
def test_reach_does_not_find_an_invisible_enemy_two_squares_away() -> None:
    for away, rule in ((2, None), (3, "DM-14.2")):
        f = Field(
            [("feral_troll", "azure", (4, 5)), ("human_sellsword", "ember", (4 + away, 5), under("Invisible"))],
            active="feral_troll#1",
        )
        assert f.rule(f"azure attack claws {SELL}") == rule


@pytest.mark.rule("DM-14.4", "DM-28.6")
@pytest.mark.parametrize(("away", "rule"), [(10, None), (11, "DM-28.6")])
def test_a_ranged_attack_reaches_as_far_as_its_range(away: int, rule: str | None) -> None:
    f = Field(
        [("goblin_sharpshooter", "azure", (1, 5)), ("orc_raider", "ember", (1 + away, 5))],
        active="goblin_sharpshooter#1",
    )
    assert f.rule("azure attack hand_crossbow orc_raider#1") == rule
    f = Field([("medusa_archer", "azure", (0, 5)), ("orc_raider", "ember", (15, 5))], active="medusa_archer#1")
    assert f.rule("azure attack poisoned_arrows orc_raider#1") is None, "as far as it sees"


@pytest.mark.rule("DM-14.19", "DM-14.8", "DM-14.6")
def test_a_cone_spares_those_behind_a_wall() -> None:
    crew: list[Any] = [
        ("storm_sorcerer", "azure", (5, 8)),
        ("orc_raider", "ember", (5, 7)),
        ("orc_raider", "ember", (5, 5)),
    ]
    for marks, hit in (({}, {1, 2}), (walls(*((x, 6) for x in range(16))), {1})):
        f = Field(crew, marks=marks, active="storm_sorcerer#1", faces=[1, 1])
        f.act("azure cone thunder_wave north nw 0")
        while f.ask == "next-victim":
            f.act(f"azure {f.options()[0]}")
        assert {roll.target for roll in f.told("attack-rolled")} == hit


@pytest.mark.rule("DM-14.9", "DM-14.10", "DM-14.11")
def test_a_line_stops_at_a_wall_and_reaches_no_farther_than_its_length() -> None:
    f = Field(
        [("storm_sorcerer", "azure", (2, 5)), ("orc_raider", "ember", (9, 5)), ("orc_raider", "ember", (12, 5))],
        active="storm_sorcerer#1",
    )
    assert f.rule(f"azure line chain_lightning ne {f.square(10, 5)} se") is None
    assert f.rule(f"azure line chain_lightning ne {f.square(11, 5)} se") == "DM-14.9", "8 squares"
    cell = f.g.board.map.cell
    assert line_area(f.g, 0, 1, cell(9, 5), 2) >> cell(9, 5) & 1
    f = Field([("storm_sorcerer", "azure", (2, 5)), FAR], marks=walls((6, 5)))
    assert not line_area(f.g, 0, 1, cell(9, 5), 2) >> cell(9, 5) & 1


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


@pytest.mark.rule("DM-14.1")
def test_an_effect_does_not_change_how_far_a_melee_attack_goes() -> None:
    for effects in ([], [{"of": "Slowed"}]):
        f = Field(
            [("human_sellsword", "azure", (5, 5), {"effects": effects}), ("orc_raider", "ember", (8, 5))], active=SELL
        )
        assert f.rule("azure attack greatsword orc_raider#1") == "DM-14.1"
        told = f.refusal("azure attack greatsword orc_raider#1")
        assert told is not None
        assert told.args == {"unit": Name("unit", SELL), "target": Name("unit", "orc_raider#1")}


@pytest.mark.rule("DM-14.12")
@pytest.mark.card("drow_wand_mage")
def test_a_radius_is_only_offered_where_it_meets_an_enemy() -> None:
    f = Field(
        [
            ("drow_wand_mage", "azure", (2, 5)),
            ("orc_raider", "azure", (7, 5)),
            ("human_sellsword", "ember", (8, 5)),
            ("orc_raider", "azure", (2, 10)),
        ],
        active="drow_wand_mage#1",
    )
    found = [victims_of(f, text.split()[2]) for text in f.offers("blast cloud_of_darkness")]
    assert sorted(found) == [[1, 2], [2]]


def victims_of(f: Field, square: str) -> list[int]:
    """Who stands within 1 square of a square."""
    place = f.g.board.map.cell_named(square)
    return [unit for unit, cells in enumerate(f.g.cells) if f.g.board.within(1 << place, 1) & cells]


@pytest.mark.rule("DM-14.8")
@pytest.mark.card("young_green_dragon")
@pytest.mark.parametrize(("owner", "offered"), [("azure", False), ("ember", True)])
def test_a_cone_that_meets_only_allies_is_not_offered(owner: str, offered: bool) -> None:  # noqa: FBT001
    f = Field(
        [("young_green_dragon", "azure", (2, 5)), ("orc_raider", owner, (5, 5)), ("orc_raider", "ember", (14, 10))],
        active="young_green_dragon#1",
    )
    assert bool(f.offers("cone ")) is offered


@pytest.mark.rule("DM-14.2")
@pytest.mark.card("feral_troll")
@pytest.mark.parametrize("more", [{}, under("Slowed")])
def test_reach_is_kept_whatever_else_works_on_a_creature(more: dict[str, Any]) -> None:
    f = Field([("feral_troll", "azure", (2, 5), more), ("human_sellsword", "ember", (5, 5))], active="feral_troll#1")
    assert f.rule(f"azure attack claws {SELL}") is None
    assert f"attack claws {SELL}" in f.options()


@pytest.mark.rule("DM-14.12", "DM-14.20")
@pytest.mark.card("human_wizard")
def test_who_is_burnt_by_a_radius_is_in_line_of_effect_of_its_origin() -> None:
    crew = [("human_wizard", "azure", (2, 5)), ("orc_raider", "ember", (7, 3)), ("human_sellsword", "ember", (5, 3))]
    f = Field(crew, marks=walls(*((6, y) for y in range(5))), active="human_wizard#1", faces=[19, 19])
    f.to("azure blast fireball", 7, 5).passing("activate act next-victim")
    assert (f.hp("orc_raider#1"), f.hp(SELL)) == (10, 60), "the Sellsword is behind the wall"


@pytest.mark.rule("DM-14.19", "DM-15.12")
@pytest.mark.card("young_green_dragon")
def test_a_cone_reaches_nobody_whom_a_wall_hides_from_its_origin_point() -> None:
    crew = [("young_green_dragon", "azure", (4, 4)), ("orc_raider", "ember", (7, 5)), FAR]
    for marks, corners in (({}, {"ne", "se"}), (walls((6, 4)), {"se"})):
        hit = set()
        for corner, shift in product(("ne", "se"), range(-3, 4)):
            f = Field(crew, marks=marks, active="young_green_dragon#1", faces=[2] * 3)
            line = f"azure cone poison_breath east {corner} {shift}"
            if f.rule(line) is None and f.act(line).told("area-covers"):
                hit.add(corner)
        assert hit == corners


@pytest.mark.rule("DM-14.7", "DM-10.8")
@pytest.mark.card("balhannoth")
@pytest.mark.parametrize(("x", "y", "hit"), [(8, 5, True), (1, 4, True), (9, 5, False)])
def test_a_burst_is_counted_from_every_square_of_a_large_creature(x: int, y: int, hit: bool) -> None:  # noqa: FBT001
    crew = [("balhannoth", "azure", (4, 4)), ("human_sellsword", "ember", (x, y)), FAR]
    assert bool(Field(crew, active="balhannoth#1").offers("burst whipping_tentacles")) is hit
