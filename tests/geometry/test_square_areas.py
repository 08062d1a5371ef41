from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tests.geometry.drawing import (
    boards,
    clip,
    crosses_inside,
    drawn,
    floor,
    half_shape,
    shown,
    square_shape,
    unhurried,
)
from warhall.geometry.masks import cells_of, mask_of
from warhall.geometry.square_areas import (
    LineArea,
    Template,
    burst,
    corner_point,
    corner_square,
    lay,
    line_ends,
    placements,
)
from warhall.geometry.square_cover import Cover
from warhall.geometry.square_sight import InnerSight
from warhall.geometry.squares import Compass, Corner, SquareMap

ROW = tuple((c, 1) for c in (-1, 0, 1))
CONE = Template((*ROW, *((c, 2) for c in (-2, -1, 0, 1, 2)), *((c, 3) for c in (-1, 0, 1))), ROW)


def places(board: SquareMap, cells: list[int]) -> list[tuple[int, int]]:
    return [board.place(cell) for cell in cells]


def test_a_burst_needs_line_of_effect_and_counts_round_walls() -> None:
    board = floor(11, 11, tuple((8, y) for y in range(3, 8)))
    origin = 1 << board.cell(5, 5)
    near, low, far = board.cell(7, 5), board.cell(5, 8), board.cell(9, 5)
    hit = [
        [area >> cell & 1 for cell in (near, low, far)]
        for area in (burst(InnerSight(board), origin, n) for n in (2, 3, 4))
    ]
    assert hit == [[1, 0, 0], [1, 1, 0], [1, 1, 0]]
    assert burst(InnerSight(board), board.space(board.cell(1, 1), 2), 1).bit_count() == 16


def test_a_cone_lies_before_its_maker() -> None:
    board = SquareMap(9, 9)
    assert shown(board, lay(board, board.cell(4, 7), 1, CONE, Compass.N, 0)).split() == [
        ".........",
        ".........",
        ".........",
        ".........",
        "...ooo...",
        "..ooooo..",
        "...ooo...",
        ".........",
        ".........",
    ]
    assert shown(board, lay(board, board.cell(1, 3), 2, CONE, Compass.E, 1)).split() == [
        ".........",
        ".........",
        "....o....",
        "...ooo...",
        "...ooo...",
        "...ooo...",
        "....o....",
        ".........",
        ".........",
    ]


def test_a_cone_is_the_same_in_every_facing_but_turned() -> None:
    board = SquareMap(15, 15)
    for side in (1, 2, 3):
        low = 7 - side // 2
        anchor = board.cell(low, low)
        for shift in range(-2, 3):
            cells = places(board, cells_of(lay(board, anchor, side, CONE, Compass.N, shift)))
            for facing in (Compass.E, Compass.S, Compass.W):
                # A quarter turn about the middle of the space, in doubled coordinates.
                middle = 2 * low + side
                turned = [(2 * x + 1 - middle, 2 * y + 1 - middle) for x, y in cells]
                cells = [((middle - v - 1) // 2, (middle + u - 1) // 2) for u, v in turned]
                assert sorted(cells) == sorted(
                    places(board, cells_of(lay(board, anchor, side, CONE, facing, shift)))
                ), (side, facing)


def test_an_origin_square_of_a_cone_touches_the_origin_point() -> None:
    board = SquareMap(16, 16)
    anchor = board.cell(5, 10)
    found = [p for p in placements(board, anchor, 2, CONE) if p.facing is Compass.N and p.corner is Corner.NW]
    assert [5 + p.shift for p in found] == [3, 4, 5, 6]
    rows = ((9, (2, 3, 4)), (8, (1, 2, 3, 4, 5)), (7, (2, 3, 4)))
    assert found[0].cells == mask_of(board.cell(x, y) for y, columns in rows for x in columns)
    shifts = sorted({p.shift for p in placements(board, anchor, 2, CONE)})
    assert shifts == [-2, -1, 0, 1, 2, 3]
    assert sorted({p.shift for p in placements(board, anchor, 1, CONE)}) == [-2, -1, 0, 1, 2]


@unhurried
@given(st.integers(1, 3), st.data())
def test_every_placement_touches_its_corner_and_never_its_maker(side: int, data: st.DataObject) -> None:
    board = SquareMap(13, 13)
    anchor = board.cell(data.draw(st.integers(4, 8 - side)), data.draw(st.integers(4, 8 - side)))
    for placement in placements(board, anchor, side, CONE):
        assert not placement.cells & board.space(anchor, side)
        assert placement.cells.bit_count() == len(CONE.cells)
        px, py = corner_point(board, anchor, side, placement.corner)
        touching = [
            (x, y) for x, y in places(board, cells_of(placement.cells)) if x in (px - 1, px) and y in (py - 1, py)
        ]
        assert touching


def test_what_lies_in_walls_or_beyond_the_rim_is_left_out() -> None:
    board = floor(5, 5, ((2, 1),))
    assert lay(board, board.cell(2, 2), 1, CONE, Compass.N, 0) == mask_of(
        board.cell(x, y) for x, y in ((1, 1), (3, 1), (0, 0), (1, 0), (2, 0), (3, 0), (4, 0))
    )


def test_corners_of_a_space() -> None:
    board = SquareMap(8, 8)
    anchor = board.cell(2, 3)
    assert [board.place(corner_square(board, anchor, 2, c)) for c in Corner] == [(2, 3), (3, 3), (3, 4), (2, 4)]
    assert [corner_point(board, anchor, 2, c) for c in Corner] == [(2, 3), (4, 3), (4, 5), (2, 5)]


def test_a_line_takes_the_squares_it_crosses_not_those_it_touches() -> None:
    board = SquareMap(8, 8)
    assert line_ends(board, (1, 1), board.cell(4, 3)) == ((5, 4),)
    area = LineArea(board)
    assert places(board, area.cells((1, 1), (5, 4))) == [(1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (4, 3)]
    assert places(board, area.cells((1, 1), (5, 5))) == [(1, 1), (2, 2), (3, 3), (4, 4)]
    assert area.cells((1, 1), (5, 1)) == []
    assert line_ends(board, (3, 2), board.cell(4, 2)) == ((5, 3),)
    assert line_ends(board, (3, 0), board.cell(2, 2)) == ((2, 3),)
    assert len(line_ends(SquareMap(3, 3), (1, 1), 0)) == 1


def test_equally_far_ends_are_all_given() -> None:
    board = SquareMap(8, 8)
    ends = [line_ends(board, (x, y), board.cell(3, 3)) for x in range(9) for y in range(9)]
    assert all(ends)
    assert {len(found) for found in ends} == {1}, "a grid point is never equally far from two corners and farthest"


def test_a_wall_stops_a_line() -> None:
    board = floor(8, 8, ((3, 2),))
    assert places(board, LineArea(board).cells((1, 1), (5, 4))) == [(1, 1), (2, 1), (2, 2)]
    edged = floor(8, 8, east=((2, 2),))
    assert places(edged, LineArea(edged).cells((1, 1), (5, 4))) == [(1, 1), (2, 1), (2, 2)]
    pinched = floor(8, 8, ((3, 2), (2, 3)))
    assert places(pinched, LineArea(pinched).cells((1, 1), (5, 5))) == [(1, 1), (2, 2)]
    one = floor(8, 8, ((3, 2),))
    assert len(LineArea(one).cells((1, 1), (5, 5))) == 4
    assert LineArea(SquareMap(3, 3)).cells((3, 3), (5, 4)) == []


def test_a_half_wall_is_hit_in_its_open_half_only() -> None:
    into = drawn(".....\n..3..\n.....")
    assert places(into, LineArea(into).cells((0, 0), (5, 3))) == [(0, 0), (1, 0), (1, 1), (2, 1)]
    out = drawn(".....\n..1..\n.....")
    assert places(out, LineArea(out).cells((0, 0), (5, 3))) == [(0, 0), (1, 0), (1, 1)]
    along = drawn("...\n.4.\n...")
    assert places(along, LineArea(along).cells((0, 0), (3, 3))) == [(0, 0), (2, 2)]


@unhurried
@given(boards(6, halves=True), st.data())
def test_an_unstopped_line_takes_exactly_the_open_insides_it_crosses(board: SquareMap, data: st.DataObject) -> None:
    point = st.tuples(st.integers(0, board.width), st.integers(0, board.height))
    p, q = data.draw(point), data.draw(point)
    if p == q:
        return
    start, end = (Fraction(p[0]), Fraction(p[1])), (Fraction(q[0]), Fraction(q[1]))
    crossed = {}
    for cell in cells_of(board.open):
        x, y = board.place(cell)
        half = board.half_walls.get(cell)
        shape = square_shape(x, y) if half is None else half_shape(x, y, half + 2)
        part = clip(start, end, shape)
        if part is not None and crosses_inside(start, end, shape):
            crossed[cell] = part
    wanted = sorted(crossed, key=lambda cell: crossed[cell])
    found = LineArea(board).cells(p, q)
    assert found == wanted[: len(found)]
    if is_clear(board, p, q):
        assert found == wanted
    elif p[0] != q[0] and p[1] != q[1]:
        assert all(clear_up_to(board, p, q, crossed[cell][0]) for cell in found)


def is_clear(board: SquareMap, p: tuple[int, int], q: tuple[int, int]) -> bool:
    """Whether the whole line is clear, asked of `Cover` through squares whose corners its ends are."""
    ends = []
    for x, y in (p, q):
        column, row = min(x, board.width - 1), min(y, board.height - 1)
        ends.append((board.cell(column, row), Corner((0, 1, 3, 2)[(x - column) + 2 * (y - row)])))
    (a, i), (b, j) = ends
    if not Cover(board).wanted(a, b) >> 4 * i + j & 1:
        return False
    return bool(Cover(board).lines(a, b) >> 4 * i + j & 1)


def clear_up_to(board: SquareMap, p: tuple[int, int], q: tuple[int, int], t: Fraction) -> bool:
    """Whether no wall square is crossed before that part of the line."""
    start = (Fraction(p[0]), Fraction(p[1]))
    stop = (p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]))
    return start == stop or not any(
        crosses_inside(start, stop, square_shape(*board.place(cell))) for cell in cells_of(board.walls)
    )
