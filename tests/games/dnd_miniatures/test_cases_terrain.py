"""Worked cases about forced movement, terrain and lines of sight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under, walls
from warhall.games.dnd_miniatures.card_lines import Form
from warhall.games.dnd_miniatures.sightings import has_cover, in_line_of_sight

SELL, RAIDER = "human_sellsword#1", "orc_raider#1"


@pytest.mark.case("DM-C109")
@pytest.mark.rule("DM-19.18", "DM-19.5")
def test_a_large_mover_provokes_everybody_next_to_its_space() -> None:
    f = Field(
        [("feral_troll", "azure", (4, 4)), ("human_sellsword", "ember", (3, 4)), ("human_fighter", "ember", (6, 6))],
        active="feral_troll#1",
    )
    f.act(f"azure move-by {f.path((5, 4), (6, 4))}")
    assert f.offers("opportunity") == [f"opportunity {SELL}", "opportunity human_fighter#1"]
    f.act("ember pass")
    assert f.offers("opportunity") == ["opportunity human_fighter#1"]


@pytest.mark.case("DM-C78")
@pytest.mark.rule("DM-20.1", "DM-20.5", "DM-20.4", "DM-20.6")
def test_a_push_leads_away_and_stops_before_others() -> None:
    f = Field(
        [
            ("young_green_dragon", "azure", (1, 2)),
            ("human_sellsword", "ember", (3, 2)),
            ("human_fighter", "ember", (5, 2)),
        ],
        active="young_green_dragon#1",
        faces=[15],
    )
    f.act(f"azure attack tail_sweep {SELL}")
    assert f.ask == "push"
    assert f.rule_at("azure to", 3, 3) == "DM-20.5"
    f.to("azure to", 4, 2)
    assert f.rule_at("azure to", 5, 2) == "DM-20.5"
    f.to("azure to", 5, 1)
    assert f.at(SELL) == (5, 1)


@pytest.mark.case("DM-C117")
@pytest.mark.rule("DM-20.1", "DM-20.2", "DM-10.12", "DM-20.12")
def test_pushes_are_measured_straight() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (2, 2)), ("human_sellsword", "ember", (3, 3))],
        marks=walls((4, 4)),
        active="dwarf_shieldbearer#1",
        faces=[19],
    )
    f.act(f"azure attack shield_bash {SELL}")
    found = {option.split()[1] for option in f.offers("to ")}
    assert found == {f.square(*at) for at in ((4, 2), (4, 3), (2, 4), (3, 4))}


@pytest.mark.case("DM-C79")
@pytest.mark.rule("DM-24.12", "DM-24.13", "DM-24.15", "DM-24.10", "DM-24.9")
@pytest.mark.card("hobgoblin_warcaster")
@pytest.mark.parametrize(("die", "gone"), [(11, 0), (12, 1)])
def test_a_large_creature_at_the_edge_of_a_pit(die: int, gone: int) -> None:
    f = Field(
        [("hobgoblin_warcaster", "azure", (3, 5)), ("owlbear", "ember", (4, 5)), ("orc_raider", "ember", (12, 9))],
        marks={(6, 6): "o"},
        active="hobgoblin_warcaster#1",
        faces=[15, die],
    )
    f.act("azure burst thunder_wave").to("azure to", 5, 5)
    assert f.is_gone("owlbear#1") == bool(gone)
    if gone:
        assert f.vp("azure") == 40
    else:
        assert f.ask == "scramble"


@pytest.mark.case("DM-C81")
@pytest.mark.rule("DM-24.11", "DM-24.16", "DM-9.5")
@pytest.mark.card("harpy")
def test_a_flyer_does_not_fall_but_may_not_end_its_turn_over_a_pit() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (3, 5)), ("harpy", "ember", (4, 5)), ("orc_raider", "ember", (12, 9))],
        marks={(5, 5): "o"},
        active="dwarf_shieldbearer#1",
        faces=[19],
    )
    f.act("azure attack shield_bash harpy#1").to("azure to", 5, 5)
    assert f.at("harpy#1") == (5, 5)
    f = Field(
        [
            ("harpy", "ember", (5, 5), under("Stunned")),
            ("orc_raider", "ember", (9, 9)),
            ("orc_raider", "azure", (1, 1)),
        ],
        marks={(5, 5): "o"},
        seat="ember",
        owed=1,
    )
    f.act("ember activate harpy#1")
    assert f.is_gone("harpy#1")
    assert f.vp("azure") == 26


@pytest.mark.case("DM-C91")
@pytest.mark.rule("DM-24.19", "DM-24.20", "DM-24.21", "DM-24.32")
def test_a_teleporter_costs_nothing_and_works_once_a_round() -> None:
    crew: list[Any] = [("human_sellsword", "azure", (4, 2)), ("orc_raider", "ember", (10, 18))]
    f = Field(crew, map={"name": "drowned_ruins"}, active=SELL)
    f.to("azure move", 6, 2)
    assert f.ask == "go-on"
    f.to("azure transfer", 23, 18).to("azure go", 27, 14)
    assert f.at(SELL) == (27, 14)
    f.to("azure move", 23, 18)
    assert f.at(SELL) == (23, 18)
    assert f.ask == "activate" or f.rule_at("azure transfer", 6, 2) == "DM-24.21"


@pytest.mark.case("DM-C92")
@pytest.mark.rule("DM-24.22", "DM-8.3", "DM-28.7")
def test_nobody_stops_on_a_statue() -> None:
    f = Field([("human_sellsword", "azure", (4, 4))], marks={(5, 4): "S"}, active=SELL)
    assert f.rule_at("azure move", 5, 4) == "DM-28.7"
    assert f.rule(f"azure move-by {f.path((5, 4), (6, 4))}") is None


@pytest.mark.case("DM-C93")
@pytest.mark.rule("DM-24.27", "DM-24.28", "DM-8.11", "DM-8.21")
def test_a_diagonal_wall_can_be_passed_at_its_corner() -> None:
    f = Field([("human_sellsword", "azure", (19, 2))], map={"name": "dwarven_outpost"}, active=SELL)
    assert f.rule(f"azure move-by {f.path((20, 1), (21, 0))}") is None
    assert f.rule(f"azure move-by {f.path((20, 1))}") is None
    assert f.rule(f"azure move-by {f.path((20, 1), (21, 1))}") == "DM-8.10"
    assert f.rule(f"azure move-by {f.path((20, 1), (20, 2))}") == "DM-8.10"


@pytest.mark.case("DM-C94")
@pytest.mark.rule("DM-25.3", "DM-25.4", "DM-25.5")
def test_river_blood_rock_and_fountain() -> None:
    f = Field(
        [("human_sellsword", "azure", (14, 3)), ("orc_raider", "ember", (1, 9))],
        map={"name": "dwarven_outpost"},
        active=SELL,
    )
    f.act("azure end-turn")
    assert f.at(SELL) == (14, 4)
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("orc_chieftain", "ember", (6, 5))],
        marks={(5, 5): "b"},
        active=SELL,
        faces=[19],
    )
    f.act("azure attack greatsword orc_chieftain#1")
    assert f.told("critical-hit")
    f = Field(
        [("human_sellsword", "azure", (5, 5), {"hp": 50}), ("orc_raider", "ember", (1, 9))],
        marks={(5, 5): "h"},
        active=SELL,
    )
    f.act("azure end-turn")
    assert f.hp(SELL) == 55


@pytest.mark.case("DM-C101")
@pytest.mark.rule("DM-15.1", "DM-15.6", "DM-15.12")
@pytest.mark.parametrize(("at", "seen"), [((6, 2), 0), ((6, 3), 1), ((5, 3), 1)])
def test_one_wall_square_in_the_way(at: tuple[int, int], seen: int) -> None:
    f = Field([("elf_scout", "azure", (2, 2)), ("orc_raider", "ember", at)], marks=walls((4, 2)))
    assert in_line_of_sight(f.g, 0, 1) == in_line_of_sight(f.g, 1, 0) == bool(seen)
    if seen:
        assert not has_cover(f.g, 0, 1, Form.RANGED)


@pytest.mark.case("DM-C102")
@pytest.mark.rule("DM-15.1", "DM-10.8")
def test_a_large_viewer_looks_past_a_pillar() -> None:
    f = Field([("hill_giant", "azure", (0, 0)), ("orc_raider", "ember", (7, 1))], marks=walls((4, 1)))
    assert in_line_of_sight(f.g, 0, 1)
    assert has_cover(f.g, 0, 1, Form.RANGED)
    f = Field([("elf_scout", "azure", (0, 1)), ("orc_raider", "ember", (7, 1))], marks=walls((4, 1)))
    assert not in_line_of_sight(f.g, 0, 1)


@pytest.mark.case("DM-C103")
@pytest.mark.rule("DM-15.14", "DM-15.8")
def test_no_line_passes_between_walls_that_touch() -> None:
    marks = walls((0, 3), (1, 2), (2, 1), (3, 0))
    f = Field([("elf_scout", "azure", (0, 0)), ("orc_raider", "ember", (3, 3))], marks=marks)
    assert not in_line_of_sight(f.g, 0, 1)
    cell = f.g.board.map.cell
    assert not f.g.board.near[cell(1, 1)] >> cell(2, 2) & 1


@pytest.mark.case("DM-C104")
@pytest.mark.rule("DM-24.26", "DM-15.7", "DM-15.8")
def test_a_wall_on_an_edge() -> None:
    f = Field(
        [("human_sellsword", "azure", (0, 0)), ("orc_raider", "ember", (1, 1))],
        edges=[(0, 0, "E")],
        active=SELL,
        faces=[9],
    )
    board = f.g.board
    cell = board.map.cell
    assert board.distance(1 << cell(0, 0), 1 << cell(1, 0)) == 3
    assert board.distance(1 << cell(0, 0), 1 << cell(1, 1)) == 1
    assert not board.has_sight(1 << cell(0, 0), 1 << cell(1, 0))
    f.act("azure attack greatsword orc_raider#1")
    assert f.told("attack-rolled")[0].total == 9 + 11 - 2


@pytest.mark.case("DM-C105")
@pytest.mark.rule("DM-24.4", "DM-15.1")
@pytest.mark.parametrize(
    ("a", "b", "seen"),
    [((0, 0), (2, 0), 1), ((0, 0), (3, 0), 0), ((3, 0), (6, 0), 1), ((2, 0), (5, 0), 0), ((0, 0), (3, 1), 1)],
)
def test_two_forest_squares_deep(a: tuple[int, int], b: tuple[int, int], seen: int) -> None:
    f = Field([("elf_scout", "azure", a), ("orc_raider", "ember", b)], marks={(2, 0): "f", (3, 0): "f"})
    assert in_line_of_sight(f.g, 0, 1) == bool(seen)


@pytest.mark.case("DM-C106")
@pytest.mark.rule("DM-18.7", "DM-15.1")
def test_a_corridor_gives_no_cover() -> None:
    f = Field(
        [("elf_scout", "azure", (0, 1)), ("orc_raider", "ember", (7, 1))],
        marks=walls(*((x, y) for x in range(9) for y in (0, 2))),
    )
    assert in_line_of_sight(f.g, 0, 1)
    assert not has_cover(f.g, 0, 1, Form.RANGED)


@pytest.mark.case("DM-C107")
@pytest.mark.rule("DM-14.8", "DM-14.19")
@pytest.mark.card("young_green_dragon")
def test_placing_a_cone() -> None:
    f = Field(
        [("young_green_dragon", "azure", (5, 10)), ("orc_raider", "ember", (1, 1))], active="young_green_dragon#1"
    )
    assert f.rule("azure cone poison_breath north nw -2") is None
    assert f.rule("azure cone poison_breath north nw 1") is None
    assert f.rule("azure cone poison_breath north nw -3") == "DM-14.8"


@pytest.mark.case("DM-C108")
@pytest.mark.rule("DM-19.19", "DM-22.5", "DM-8.20")
@pytest.mark.card("gelatinous_cube")
def test_immobilized_in_mid_move_ends_it_but_not_the_turn() -> None:
    f = Field(
        [("human_sellsword", "azure", (2, 5)), ("gelatinous_cube", "ember", (5, 6))],
        active=SELL,
        faces=[15],
        unveiled=["gelatinous_cube#1"],
    )
    f.act(f"azure move-by {f.path((3, 5), (4, 5), (5, 4), (6, 4))}", "ember opportunity gelatinous_cube#1")
    assert f.at(SELL) == (4, 5)
    assert f.hp(SELL) == 50
    assert f.rule("azure attack greatsword gelatinous_cube#1") is None


@pytest.mark.case("DM-C118")
@pytest.mark.rule("DM-16.14", "DM-16.3")
def test_whoever_is_adjacent_cannot_charge() -> None:
    f = Field([("orc_raider", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5))], active=RAIDER)
    assert f.rule_at(f"azure charge {SELL}", 6, 5) == "DM-16.14"
