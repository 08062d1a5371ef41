"""Chapter 15: line of sight, line of effect, distance."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field, walls
from warhall.games.dnd_miniatures.sightings import in_line_of_sight
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
