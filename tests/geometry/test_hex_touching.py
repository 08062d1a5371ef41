"""The hexes that touch a set, found by shifts, are those that the neighbours say."""

from hypothesis import given
from hypothesis import strategies as st

from warhall.geometry.hexes import HexMap
from warhall.geometry.masks import cells_of


@given(st.integers(1, 9), st.integers(1, 9), st.integers(min_value=0))
def test_what_touches_a_set_is_the_union_of_the_neighbours_of_its_hexes(width: int, height: int, cells: int) -> None:
    board = HexMap(width, height)
    cells &= board.all
    wanted = 0
    for cell in cells_of(cells):
        wanted |= board.adjacent[cell]
    assert board.touching(cells) == wanted
