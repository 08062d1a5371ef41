import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.geometry.drawing import unhurried
from warhall.geometry.hexes import HexMap
from warhall.geometry.masks import cells_of, first_cell, mask_of, shifted, spread
from warhall.geometry.names import cell_name, named_cell
from warhall.geometry.squares import SquareMap


@unhurried
@given(st.lists(st.integers(0, 500), unique=True))
def test_cells_come_back_from_a_mask_in_ascending_order(cells: list[int]) -> None:
    assert cells_of(mask_of(cells)) == sorted(cells)


def test_sparse_and_dense_masks_are_read_alike() -> None:
    assert cells_of(1 << 400 | 1) == [0, 400]
    assert cells_of((1 << 50) - 1) == list(range(50))


def test_the_first_cell_is_the_lowest() -> None:
    assert first_cell(0b1010) == 1
    assert first_cell(0) == -1


def test_shifting_goes_both_ways() -> None:
    assert shifted(0b100, 2) == 0b10000
    assert shifted(0b100, -1) == 0b10


@unhurried
@given(st.integers(0, 2**40), st.lists(st.integers(-5, 5), max_size=4).map(tuple))
def test_spreading_finds_the_cells_from_which_an_offset_leads_into_the_set(mask: int, offsets: tuple[int, ...]) -> None:
    hit = [c for c in range(50) if any(c + o >= 0 and mask >> c + o & 1 for o in offsets)]
    assert [cell for cell in cells_of(spread(mask, offsets)) if cell < 50] == hit


def test_columns_are_letters_and_rows_are_numbers_from_the_upper_left() -> None:
    board = SquareMap(30, 21)
    assert board.name(board.cell(0, 0)) == "a1"
    assert board.name(board.cell(3, 4)) == "d5"
    assert board.name(board.cell(25, 20)) == "z21"
    assert board.name(board.cell(26, 0)) == "aa1"
    assert HexMap(13, 11).name(HexMap(13, 11).cell(12, 10)) == "m11"
    assert HexMap(13, 11).cell_named("m11") == 142


@unhurried
@given(st.integers(1, 800), st.integers(1, 200), st.data())
def test_every_cell_is_found_by_its_name(width: int, height: int, data: st.DataObject) -> None:
    cell = data.draw(st.integers(0, width * height - 1))
    assert named_cell(cell_name(cell, width), width, height) == cell


@pytest.mark.parametrize(
    "name", ["", "a", "5", "a0", "a01", "A1", "a-1", "a²", "a1b", "u1", "a21", "a99999999999999999999", "é1"]
)
def test_a_text_that_names_no_square_is_minus_one(name: str) -> None:
    assert SquareMap(20, 20).cell_named(name) == -1
