"""Who sees whom: what is worked out for a whole map at once is what the geometry of single pairs says."""

from __future__ import annotations

import pytest

from warhall.games.dnd_miniatures.sightlines import Sightlines
from warhall.geometry.masks import cells_of, mask_of
from warhall.geometry.square_sight import InnerSight
from warhall.geometry.squares import Corner, SquareMap
from warhall.kernel.dice import SeededDice

WIDTH, HEIGHT = 9, 6
SIZE = WIDTH * HEIGHT


def some(dice: SeededDice, one_in: int) -> int:
    return mask_of(cell for cell in range(SIZE) if dice.below(one_in) == 0)


def random_map(dice: SeededDice, *, halves: bool, edges: bool) -> SquareMap:
    walls = some(dice, 7)
    cut = cells_of(some(dice, 9) & ~walls) if halves else []
    last_column = mask_of(range(WIDTH - 1, SIZE, WIDTH))
    return SquareMap(
        WIDTH,
        HEIGHT,
        walls=walls,
        east_edges=some(dice, 8) & ~last_column if edges else 0,
        south_edges=some(dice, 8) & (1 << SIZE - WIDTH) - 1 if edges else 0,
        half_walls={cell: Corner(dice.below(4)) for cell in cut},
    )


@pytest.mark.rule("DM-15.1", "DM-15.3", "DM-24.4", "DM-24.23", "DM-24.26", "DM-24.27")
@pytest.mark.parametrize("halves", [False, True])
@pytest.mark.parametrize("edges", [False, True])
def test_the_lines_of_a_whole_map_are_those_of_every_pair(*, halves: bool, edges: bool) -> None:
    dice = SeededDice(11)
    for _ in range(2):
        board = random_map(dice, halves=halves, edges=edges)
        slow, quick, forest = InnerSight(board), Sightlines(board), some(dice, 5)
        for _ in range(60):
            a, b = dice.below(SIZE), dice.below(SIZE)
            if a != b and (board.open >> a) & (board.open >> b) & 1:
                assert quick.effect(a, b) == slow.effect(a, b)
                assert quick.sees(1 << a, 1 << b) == slow.sees(1 << a, 1 << b)
                assert quick.sees(1 << a, 1 << b, forest) == slow.sees(1 << a, 1 << b, forest)
                assert quick.sees(1 << b, 1 << a, forest) == slow.sees(1 << b, 1 << a, forest)


@pytest.mark.rule("DM-15.1")
def test_a_space_sees_what_one_of_its_squares_sees() -> None:
    board = random_map(SeededDice(5), halves=False, edges=True)
    view = Sightlines(board).view(0)
    space, everything = mask_of([20, 21, 29, 30]), board.open
    alone = 0
    for cell in cells_of(space):
        alone |= Sightlines(board).view(0).seen(1 << cell, everything)
    assert view.seen(space, everything) == alone
    assert view.seen(space, mask_of([0, 8])) == alone & mask_of([0, 8])
