"""The corner from which the most is seen: it agrees with sight and with the clear shot."""

from hypothesis import given
from hypothesis import strategies as st

from tests.geometry.drawing import boards, drawn, floor, unhurried
from warhall.geometry.masks import cells_of
from warhall.geometry.square_sight import CornerSight
from warhall.geometry.squares import SquareMap


@unhurried
@given(boards(6), st.data())
def test_the_best_corner_sees_something_if_anything_is_seen_and_all_of_a_square_if_a_shot_is_clear(
    board: SquareMap, data: st.DataObject
) -> None:
    cells = st.integers(0, board.all)
    looker, target, blocking = data.draw(cells) & board.open, data.draw(cells) & board.open, data.draw(cells)
    target &= ~looker
    sight = CornerSight(board)
    best = sight.best_corner(looker, target, blocking)
    assert (best is not None) == sight.sees(looker, target, blocking)
    if best is None:
        return
    assert (not best.unseen) == (sight.clear_shot(looker, target, blocking) is not None)
    corners = {*best.seen, *best.unseen}
    assert len(corners) == len(best.seen) + len(best.unseen) == 4
    places = [board.place(cell) for cell in cells_of(target)]
    assert any(corners == {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} for x, y in places)
    from_x, from_y = best.corner
    assert any(x <= from_x <= x + 1 and y <= from_y <= y + 1 for x, y in map(board.place, cells_of(looker)))


def test_among_equal_corners_the_nearest_is_named() -> None:
    board = floor(7, 1)
    best = CornerSight(board).best_corner(1 << 0, 1 << 6)
    assert best is not None
    assert best.corner in {(1, 0), (1, 1)}
    assert best.unseen == ()


def test_a_wall_beside_the_way_hides_a_corner() -> None:
    board = drawn(".....\n..#..\n.....")
    sight = CornerSight(board)
    best = sight.best_corner(1 << board.cell(0, 2), 1 << board.cell(4, 0))
    assert best is not None
    assert best.seen
    assert best.unseen
