"""Chapter 15: line of sight, line of effect, distance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, walls
from warhall.games.dnd_miniatures.sightings import adjacent, in_line_of_sight
from warhall.games.dnd_miniatures.sightlines import Sightlines
from warhall.geometry.square_sight import InnerSight
from warhall.geometry.squares import Corner, SquareMap
from warhall.kernel.dice import SeededDice


@pytest.mark.rule("DM-15.2", "DM-15.11", "DM-15.13", "DM-15.7")
def test_creatures_do_not_block_sight_and_walls_part_the_map() -> None:
    f = Field([("elf_scout", "azure", (1, 5)), ("hill_giant", "azure", (3, 5)), ("orc_raider", "ember", (8, 5))])
    assert in_line_of_sight(f.g, 0, 2)
    f = Field(
        [("elf_scout", "azure", (1, 5)), ("orc_raider", "ember", (8, 5))], marks=walls(*((4, y) for y in range(12)))
    )
    assert f.g.board.distance(f.g.cells[0], f.g.cells[1]) == -1


@pytest.mark.rule("DM-15.7", "DM-15.13", "DM-10.8")
def test_circles_round_a_space_hold_whoever_is_so_far_away() -> None:
    parted = walls(*((4, y) for y in range(12)), (7, 3), (8, 3), (9, 4), (9, 5))
    f = Field([("elf_scout", "azure", (1, 5)), ("hill_giant", "azure", (6, 5))], marks=parted)
    board = f.g.board
    for space in f.g.cells:
        circles = board.circles(space)
        for cell in range(0, board.size, 2):
            if board.open >> cell & 1:
                far = board.distance(space, 1 << cell)
                assert next((n for n, circle in enumerate(circles) if circle >> cell & 1), -1) == far


@pytest.mark.rule("DM-15.1", "DM-15.3", "DM-24.23")
def test_lines_followed_over_the_map_are_those_of_the_geometry() -> None:
    dice = SeededDice(9)
    for _ in range(4):
        cells = range(16)
        walls = sum(1 << cell for cell in cells if dice.below(6) == 0)
        halves = {cell: Corner(dice.below(4)) for cell in cells if not walls >> cell & 1 and dice.below(6) == 0}
        east = sum(1 << cell for cell in cells if cell % 4 < 3 and dice.below(8) == 0)
        south = sum(1 << cell for cell in cells if cell < 12 and dice.below(8) == 0)
        board = SquareMap(4, 4, walls=walls, east_edges=east, south_edges=south, half_walls=halves)
        slow, quick = InnerSight(board), Sightlines(board)
        forest = sum(1 << cell for cell in cells if dice.below(5) == 0)
        for a in cells:
            for b in range(0, 16, 3):
                if a != b and not (walls >> a | walls >> b) & 1:
                    assert slow.effect(a, b) == quick.effect(a, b)
                    assert slow.sees(1 << a, 1 << b, forest) == quick.sees(1 << a, 1 << b, forest)


@pytest.mark.rule("DM-15.7", "DM-15.10", "DM-24.23")
def test_distance_is_counted_round_walls_without_cutting_their_corners() -> None:
    f = Field([("elf_scout", "azure", (4, 5)), ("orc_raider", "ember", (6, 5))], marks=walls((5, 4), (5, 5), (5, 6)))
    board = f.g.board
    assert board.distance(f.g.cells[0], f.g.cells[1]) == 6
    assert not board.within(f.g.cells[0], 5) & f.g.cells[1]
    assert board.within(f.g.cells[0], 6) & f.g.cells[1]


@pytest.mark.rule("DM-15.14", "DM-24.26")
@pytest.mark.parametrize(
    ("edge", "near"),
    [((5, 5, "N"), "ESW"), ((5, 4, "S"), "ESW"), ((5, 5, "W"), "NES"), ((5, 5, "E"), "NSW"), ((6, 5, "W"), "NSW")],
)
def test_nobody_is_adjacent_through_the_edge_of_a_wall(edge: tuple[int, int, str], near: str) -> None:
    assert neighbours(Field(CROSS, edges=[edge])) == near


@pytest.mark.rule("DM-15.14", "DM-24.27")
@pytest.mark.parametrize(("half", "near"), [("1", "ES"), ("2", "SW"), ("3", "NW"), ("4", "NE")])
def test_in_a_half_square_one_is_adjacent_to_the_open_sides(half: str, near: str) -> None:
    assert neighbours(Field(CROSS, marks={(5, 5): half})) == near


CROSS: list[Any] = [
    ("human_sellsword", "azure", (5, 5)),
    *(("orc_raider", "ember", place) for place in ((5, 4), (6, 5), (5, 6), (4, 5))),
]


def neighbours(f: Field) -> str:
    """On which sides of the first creature of a cross another one is adjacent."""
    return "".join(side for unit, side in enumerate("NESW", 1) if adjacent(f.g, 0, unit))


@pytest.mark.rule("DM-15.7", "DM-15.8", "DM-15.9", "DM-10.8")
@pytest.mark.parametrize("card", ["orc_raider", "hill_giant"])
def test_who_is_adjacent_round_a_corner_is_one_square_away(card: str) -> None:
    f = Field([(card, "azure", (5, 5)), ("human_sellsword", "ember", (4, 4))], marks=walls((4, 5)))
    board, (giant, man) = f.g.board, f.g.cells
    assert adjacent(f.g, 0, 1)
    assert (board.distance(giant, man), board.distance(man, giant)) == (1, 1)
    assert board.within(giant, 1) & man
    assert board.within(man, 1) & giant
