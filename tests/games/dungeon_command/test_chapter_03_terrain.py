"""Chapter 3: the kinds of squares."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeon_command.at_table import Field, Place, walls
from tests.games.dungeon_command.opening import begun, packed, table
from warhall.games.dungeon_command import GAME
from warhall.kernel.errors import ContentError, PositionError

CORRIDOR = {(x, 1): "#" for x in range(12)}
"""One row of squares along the upper rim."""


def walking(mark: str, steps: int, face: str = "dungeon") -> Field:
    """A creature of speed 5 has gone so far along a corridor whose second square is marked."""
    f = Field(
        [("hc_dwarf_cleric", "gold", (0, 0)), ("sl_drider", "silver", (10, 10))],
        marks={**CORRIDOR, (2, 0): mark},
        face=face,
        turn={"active": "hc_dwarf_cleric#1"},
    )
    f.act(f"gold move-by {f.path(*((x, 0) for x in range(1, steps + 1)))}").passing()
    assert f.at("hc_dwarf_cleric#1") == (steps, 0)
    return f


def refused_at(mark: str, steps: int) -> str | None:
    f = Field([("hc_dwarf_cleric", "gold", (0, 0))], marks={**CORRIDOR, (2, 0): mark})
    f.act("gold activate hc_dwarf_cleric#1")
    return f.rule(f"gold move-by {f.path(*((x, 0) for x in range(1, steps + 1)))}")


@pytest.mark.rule("DC-3.1")
def test_normal_squares_have_no_effect() -> None:
    f = walking(".", 5)
    f.act("gold end-activation", "gold end-phase").passing(until="activate")
    assert (f.asked(), f.damage("hc_dwarf_cleric#1")) == ("silver", 0)


@pytest.mark.rule("DC-3.1")
def test_every_square_of_a_tile_is_normal_or_marked_by_a_symbol_of_the_book(tmp_path: Path) -> None:
    drawn = {
        mark
        for tile in GAME.tables.printed.tiles
        for face in (tile.faces.dungeon, tile.faces.outdoors)
        for mark in "".join(face.grid)
    }
    assert drawn == set(".#^!O$Srgbp")
    printed = (GAME.folder / "content" / "tiles.yaml").read_text(encoding="utf-8")
    with pytest.raises(ContentError, match="expected only the squares"):
        packed(tmp_path, tiles=printed.replace(".#$..^..", ".#$..~..", 1))


@pytest.mark.rule("DC-3.2")
def test_difficult_terrain_costs_one_point_more_and_does_no_harm() -> None:
    f = walking("^", 4)
    assert f.damage("hc_dwarf_cleric#1") == 0
    assert (refused_at(".", 5), refused_at("^", 5)) == (None, "DC-13.3")


@pytest.mark.rule("DC-3.3")
def test_hazardous_terrain_is_difficult_and_deals_damage() -> None:
    assert walking("!", 4).damage("hc_dwarf_cleric#1") == 10
    assert refused_at("!", 5) == "DC-13.3"


@pytest.mark.rule("DC-3.4")
def test_an_obstacle_is_difficult() -> None:
    assert walking("O", 4).damage("hc_dwarf_cleric#1") == 0
    assert refused_at("O", 5) == "DC-13.3"


@pytest.mark.rule("DC-3.4")
def test_obstacles_block_the_line_of_sight_through_them() -> None:
    row: list[Place] = [(4, 4), (4, 5), (4, 6)]
    f = Field(
        [("hc_elf_archer", "gold", (2, 5)), ("sl_drow_wizard", "silver", (7, 5))],
        marks=dict.fromkeys(row, "O"),
        turn={"active": "hc_elf_archer#1"},
    )
    reason = f.refusal("gold shoot sl_drow_wizard#1")
    assert reason is not None
    assert (reason.rule, reason.message) == ("DC-3.4", "sight-obstacle")
    assert f.named("gold shoot sl_drow_wizard#1", "square")[1] in {f.square(*place) for place in row}


@pytest.mark.rule("DC-3.4")
@pytest.mark.parametrize(("mark", "rule"), [("O", None), (".", "DC-20.10"), ("^", "DC-20.10"), ("!", "DC-20.10")])
def test_who_stands_in_an_obstacle_has_cover(mark: str, rule: str | None) -> None:
    f = Field(
        [("hc_elf_archer", "gold", (2, 5)), ("sl_drow_wizard", "silver", (7, 5))],
        marks={(7, 5): mark},
        hands={"silver": ["sl_near_miss"]},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold shoot sl_drow_wizard#1")
    assert (f.ask, f.asked()) == ("respond", "silver")
    assert f.rule("silver dodge sl_drow_wizard#1") == rule


@pytest.mark.rule("DC-3.5", "DC-13.10")
@pytest.mark.parametrize("face", ["dungeon", "outdoors"])
@pytest.mark.parametrize("kind", ["squares", "lines"])
def test_no_creature_enters_passes_or_sees_through_a_wall(face: str, kind: str) -> None:
    column = [(4, y) for y in range(12)]
    f = Field(
        [("hc_elf_archer", "gold", (3, 5)), ("sl_drow_wizard", "silver", (5, 5))],
        marks=walls(*column) if kind == "squares" else None,
        edges=[(4, y, 5, y) for y in range(12)] if kind == "lines" else (),
        face=face,
        turn={"active": "hc_elf_archer#1"},
    )
    if kind == "squares":
        assert f.rule(f"gold move-by {f.path((4, 5))}") == "DC-11.8"
        assert f.rule(f"gold move-by {f.path((4, 5), (5, 4))}") == "DC-11.8"
    else:
        assert f.rule(f"gold move-by {f.path((4, 5), (5, 5))}") == "DC-11.8"
    beyond = {f.square(x, y) for x in range(5, 12) for y in range(12)}
    assert not beyond & {text.split()[1] for text in f.options() if text.startswith("move ")}
    # An archer would shoot at whom he cannot reach; but there is no way round the wall, and none through it.
    assert f.rule("gold strike sl_drow_wizard#1") == "DC-21.5"
    assert not any(text.startswith("shoot") for text in f.options())


@pytest.mark.rule("DC-3.6")
def test_a_magic_circle_has_no_effect_by_itself() -> None:
    f = walking("r", 5)
    f.act("gold end-activation", "gold end-phase").passing(until="activate")
    assert (f.damage("hc_dwarf_cleric#1"), f.hand("gold"), f.morale("gold")) == (0, [], 10)


@pytest.mark.rule("DC-3.6")
def test_circles_of_other_colours_and_separate_groups_are_other_circles() -> None:
    marks = {(1, 1): "r", (2, 1): "r", (3, 1): "g", (8, 8): "r"}
    f = Field(
        [("hc_war_wizard", "gold", (1, 1), {"attached": ["gold hc_open_portal"]})],
        marks=marks,
        seats={"gold": {"creature_hand": ["hc_elf_archer"]}},
        turn={"phase": "deploy"},
    )
    assert [sorted(circle) for circle in table(f).battlefield.circles] == [["b2", "c2"], ["i9"], ["d2"]]
    assert f.rule("gold deploy hc_elf_archer c2") is None
    for other in ("d2", "i9"):
        assert f.rule(f"gold deploy hc_elf_archer {other}") == "DC-5.6"


@pytest.mark.rule("DC-3.6")
def test_equal_circles_on_different_tiles_are_different_circles() -> None:
    factions = ["heart_of_cormyr", "heart_of_cormyr"]
    field = table(begun(layout="duel_facing", factions=factions)).battlefield
    blue = [circle for circle in field.circles if len(circle) == 9]
    assert len(blue) == 2
    assert not set(blue[0]) & set(blue[1])


@pytest.mark.rule("DC-3.7")
def test_a_treasure_square_is_normal_terrain_apart_from_its_chest() -> None:
    f = walking("$", 5)
    f.act("gold end-activation", "gold end-phase").passing(until="activate")
    assert (f.damage("hc_dwarf_cleric#1"), f.morale("gold")) == (0, 10)
    f = Field(
        [("hc_elf_archer", "gold", (2, 5)), ("sl_drow_wizard", "silver", (7, 5))],
        marks={(4, y): "$" for y in (4, 5, 6)},
        chests={"e6": 1},
        turn={"active": "hc_elf_archer#1"},
    )
    assert f.rule("gold shoot sl_drow_wizard#1") is None


@pytest.mark.rule("DC-3.8")
def test_every_creature_may_enter_any_start_zone_but_only_its_owner_deploys_there() -> None:
    assert walking("2", 5).damage("hc_dwarf_cleric#1") == 0
    f = Field(
        [("hc_dragon_knight", "gold", (5, 5))],
        marks={(0, 0): "1", (6, 5): "2", (7, 5): "2"},
        seats={"gold": {"creature_hand": ["hc_elf_archer"]}},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act(f"gold move {f.square(6, 5)}").passing()
    assert f.at("hc_dragon_knight#1") == (6, 5)
    f.act("gold end-activation", "gold end-phase").passing(until="deploy")
    assert f.rule(f"gold deploy hc_elf_archer {f.square(7, 5)}") == "DC-5.6"
    assert f.options() == [f"deploy hc_elf_archer {f.square(0, 0)}", "end-phase"]


@pytest.mark.rule("DC-3.5")
@pytest.mark.parametrize("edge", [(11, 0, 12, 0), (0, 11, 0, 12), (-1, 0, 0, 0), (0, -1, 0, 0), (0, 0, 1, 1)])
def test_a_thick_wall_lies_between_two_squares_of_the_battlefield(edge: tuple[int, int, int, int]) -> None:
    with pytest.raises(PositionError, match="between two squares that share a side"):
        Field([], edges=[edge])
