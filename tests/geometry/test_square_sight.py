from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.geometry.drawing import (
    Pointed,
    boards,
    clip,
    crosses_inside,
    drawn,
    floor,
    half_shape,
    square_shape,
    unhurried,
)
from warhall.geometry.masks import mask_of
from warhall.geometry.square_planes import Planes
from warhall.geometry.square_rays import inner_corners
from warhall.geometry.square_sight import Blocker, ClearShot, CornerSight, InnerSight, corner_counts
from warhall.geometry.squares import SquareMap

CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


def touches(p: tuple[int, int], q: tuple[int, int], shape: list[tuple[int, int]]) -> bool:
    """Bounding boxes meet and the corners are neither all on one side nor all on the other."""
    for axis in (0, 1):
        if max(c[axis] for c in shape) < min(p[axis], q[axis]) or min(c[axis] for c in shape) > max(p[axis], q[axis]):
            return False
    sides = [(q[0] - p[0]) * (c[1] - p[1]) - (q[1] - p[1]) * (c[0] - p[0]) for c in shape]
    return not (min(sides) > 0 or max(sides) < 0)


def slow_linked(board: SquareMap, blocking: int, a: tuple[int, int], i: int, b: tuple[int, int], j: int) -> bool:
    """The chain, literally: squares touched that do not block, linked over sides touched that carry no wall edge."""
    p = (a[0] + CORNERS[i][0], a[1] + CORNERS[i][1])
    q = (b[0] + CORNERS[j][0], b[1] + CORNERS[j][1])
    free = []
    for x in range(board.width):
        for y in range(board.height):
            blocks = (board.walls | blocking) >> board.cell(x, y) & 1
            own = (x, y) in (a, b)
            if (own or not blocks) and touches(p, q, [(x + dx, y + dy) for dx, dy in CORNERS]):
                free.append((x, y))
    chain = [a]
    for x, y in chain:
        for other, side, edges, cell in (
            ((x + 1, y), [(x + 1, y), (x + 1, y + 1)], board.east_edges, (x, y)),
            ((x - 1, y), [(x, y), (x, y + 1)], board.east_edges, (x - 1, y)),
            ((x, y + 1), [(x, y + 1), (x + 1, y + 1)], board.south_edges, (x, y)),
            ((x, y - 1), [(x, y), (x + 1, y)], board.south_edges, (x, y - 1)),
        ):
            shut = other not in free or edges >> board.cell(*cell) & 1
            if not shut and other not in chain and touches(p, q, side):
                chain.append(other)
    return b in chain


def open_pair(board: SquareMap, data: st.DataObject) -> tuple[int, int] | None:
    cells = [cell for cell in range(board.size) if board.open >> cell & 1]
    if len(cells) < 2:
        return None
    a = data.draw(st.sampled_from(cells))
    return a, data.draw(st.sampled_from([cell for cell in cells if cell != a]))


@settings(unhurried)
@given(boards(7), st.data())
def test_corner_sight_is_the_chain_of_linked_squares(board: SquareMap, data: st.DataObject) -> None:
    pair = open_pair(board, data)
    if pair is None:
        return
    a, b = pair
    blocking = data.draw(st.integers(0, board.all)) & data.draw(st.integers(0, board.all))
    sight = CornerSight(board)
    lines = sight.lines(a, b, blocking)
    for i in range(4):
        for j in range(4):
            wanted = slow_linked(board, blocking, board.place(a), i, board.place(b), j)
            assert bool(lines >> 4 * i + j & 1) == wanted, (board.place(a), i, board.place(b), j)
    mirrored = sight.lines(b, a, blocking)
    assert all(lines >> 4 * i + j & 1 == mirrored >> 4 * j + i & 1 for i in range(4) for j in range(4))
    assert (sight.blocker(1 << a, 1 << b, blocking) is None) == bool(lines)
    others = blocking & ~(1 << a | 1 << b)
    enemies = data.draw(st.integers(0, board.all)) & others
    assert sight.past(others).sees(a, b) == bool(lines)
    assert sight.past(others & ~enemies).sees(a, b, enemies) == bool(lines)


def test_no_line_squeezes_between_a_wall_and_an_enemy_that_touch() -> None:
    beside_a_wall, through_two = floor(2, 2, ((0, 0),)), floor(5, 4, ((0, 0), (2, 0), (2, 1), (3, 1)))
    assert CornerSight(beside_a_wall).past(0).sees(1, 2)
    for board in (beside_a_wall, through_two):
        sight, cells = CornerSight(board), [cell for cell in range(board.size) if board.open >> cell & 1]
        vistas = sight.past(0)
        for a, b, enemy in permutations(cells, 3):
            assert vistas.sees(a, b, 1 << enemy) == sight.sees(1 << a, 1 << b, 1 << enemy), (a, b, enemy)


def is_east(board: SquareMap, found: Blocker) -> bool:
    """Whether an edge is the east side of its square; otherwise it is the south side."""
    return board.width > 1 and found.beyond == found.cell + 1


def outline(board: SquareMap, found: Blocker) -> list[tuple[int, int]]:
    """The corners of what is in the way: of a square, or the ends of an edge."""
    x, y = board.place(found.cell)
    if found.kind != "edge":
        return [(x + dx, y + dy) for dx, dy in CORNERS]
    return [(x + 1, y), (x + 1, y + 1)] if is_east(board, found) else [(x, y + 1), (x + 1, y + 1)]


@settings(unhurried)
@given(boards(7), st.data())
def test_an_obstruction_is_there_exactly_if_a_line_is_not_free_and_touches_such_a_line(
    board: SquareMap, data: st.DataObject
) -> None:
    pair = open_pair(board, data)
    if pair is None:
        return
    a, b = pair
    blocking = data.draw(st.integers(0, board.all)) & data.draw(st.integers(0, board.all))
    sight = CornerSight(board)
    lines = sight.lines(a, b, blocking)
    found = sight.obstruction(1 << a, 1 << b, blocking)
    assert (found is None) == (lines == 0xFFFF)
    if found is None:
        return
    if found.kind == "edge" and found.beyond == -1:  # an edge on the rim: nothing is beyond it
        x, y = board.place(found.cell)
        assert x == board.width - 1 or y == board.height - 1
        assert (board.east_edges | board.south_edges) >> found.cell & 1
        return
    if found.kind == "edge":
        east = is_east(board, found)
        assert east or found.beyond == found.cell + board.width
        assert (board.east_edges if east else board.south_edges) >> found.cell & 1
    else:
        assert found.beyond == -1
        assert (board.walls if found.kind == "wall" else blocking & ~board.walls) >> found.cell & 1
        assert found.cell not in pair
    (ax, ay), (bx, by) = board.place(a), board.place(b)
    shape = outline(board, found)
    stopped = [number for number in range(16) if not lines >> number & 1]
    ends = [(CORNERS[number // 4], CORNERS[number % 4]) for number in stopped]
    assert any(touches((ax + i[0], ay + i[1]), (bx + j[0], by + j[1]), shape) for i, j in ends)


@unhurried
@given(boards(6), st.data())
def test_a_space_sees_a_space_if_one_of_its_squares_does(board: SquareMap, data: st.DataObject) -> None:
    cells = st.integers(0, board.all)
    looker, target, blocking = data.draw(cells) & board.open, data.draw(cells) & board.open, data.draw(cells)
    sight = CornerSight(board)
    others = blocking & ~looker & ~target
    wanted = any(
        sight.lines(a, b, others)
        for a in range(board.size)
        for b in range(board.size)
        if looker >> a & 1 and target >> b & 1
    )
    assert sight.sees(looker, target, blocking) == wanted
    assert sight.seen(looker, blocking) == mask_of(
        cell for cell in range(board.size) if board.open >> cell & 1 and sight.sees(looker, 1 << cell, blocking)
    )


class Range:
    """A shooting range for corner sight."""

    def __init__(self, board: SquareMap) -> None:
        self.board = board
        self.sight = CornerSight(board)

    def view(self, a: tuple[int, int], b: tuple[int, int], *blocking: tuple[int, int]) -> str:
        looker, target = 1 << self.board.cell(*a), 1 << self.board.cell(*b)
        others = mask_of(self.board.cell(*place) for place in blocking)
        if not self.sight.sees(looker, target, others):
            return "unseen"
        return "clear" if self.sight.clear_shot(looker, target, others) else "cover"


def test_one_wall_square_in_line_gives_cover_and_three_block_sight() -> None:
    assert Range(floor(12, 12, ((4, 5),))).view((2, 5), (7, 5)) == "cover"
    assert Range(floor(12, 12, ((4, 4), (4, 5), (4, 6)))).view((2, 5), (7, 5)) == "unseen"


def test_the_field_of_view_past_the_end_of_a_wall() -> None:
    field = Range(floor(12, 12, ((4, 6), (4, 7), (4, 8), (4, 9))))
    views = [field.view((2, 8), place) for place in ((3, 4), (4, 5), (5, 5), (6, 5), (7, 7))]
    assert views == ["clear", "cover", "cover", "unseen", "unseen"]


def test_creatures_block_only_when_they_are_named_as_blocking() -> None:
    field = Range(SquareMap(12, 12))
    assert field.view((2, 5), (7, 5)) == "clear"
    assert field.view((2, 5), (7, 5), (4, 5)) == "cover"
    assert field.view((2, 5), (7, 5), (4, 4), (4, 5), (4, 6)) == "unseen"


def test_the_squares_of_looker_and_target_never_block() -> None:
    assert Range(SquareMap(12, 12)).view((2, 5), (7, 5), (2, 5), (7, 5)) == "clear"
    board = SquareMap(12, 12)
    sight = CornerSight(board)
    archer, large = 1 << board.cell(2, 5), board.space(board.cell(7, 5), 2)
    front = mask_of((board.cell(7, 5), board.cell(7, 6)))
    assert sight.clear_shot(archer, large, front, aim=large & ~front) is not None
    assert sight.clear_shot(archer, large, large, aim=0) is None


def test_lines_that_touch_corners_and_edges() -> None:
    assert Range(floor(12, 12, ((3, 4),))).view((2, 2), (5, 5)) == "clear"
    assert Range(floor(12, 12, ((3, 4), (4, 3)))).view((2, 2), (5, 5)) == "unseen"
    assert Range(floor(12, 12, ((4, 4),))).view((2, 2), (5, 5)) == "cover"
    free, shut = floor(12, 12, ((4, 5), (6, 4))), floor(12, 12, ((4, 5), (5, 4)))
    # From the lower right corner (2) of one square to the upper left corner (0) of the other.
    assert CornerSight(free).lines(free.cell(3, 4), free.cell(7, 5)) >> 8 & 1
    assert not CornerSight(shut).lines(shut.cell(3, 4), shut.cell(7, 5)) >> 8 & 1


def test_a_wall_edge_blocks_every_line_across_it() -> None:
    board = floor(12, 12, east=tuple((4, y) for y in range(4, 7)))
    field = Range(board)
    assert field.view((2, 5), (7, 5)) == "unseen"
    blocker = field.sight.blocker(1 << board.cell(2, 5), 1 << board.cell(7, 5))
    assert blocker == Blocker("edge", board.cell(4, 5), board.cell(5, 5))


def test_the_blocker_is_named() -> None:
    board = floor(12, 12, ((4, 4), (4, 5), (4, 6)))
    sight = CornerSight(board)
    looker, target = 1 << board.cell(2, 5), 1 << board.cell(7, 5)
    assert sight.blocker(looker, target) == Blocker("wall", board.cell(4, 5))
    bare = CornerSight(SquareMap(12, 12))
    enemies = mask_of(board.cell(4, y) for y in (4, 5, 6))
    assert bare.blocker(looker, target, enemies) == Blocker("square", board.cell(4, 5))
    assert bare.blocker(looker, target) is None
    floored = floor(5, 5, south=tuple((x, 2) for x in range(5)))
    found = CornerSight(floored).blocker(1 << floored.cell(2, 0), 1 << floored.cell(2, 4))
    assert found == Blocker("edge", floored.cell(2, 2), floored.cell(2, 3))


def test_an_obstruction_is_named_even_where_there_is_sight() -> None:
    board = floor(12, 12, ((4, 5),))
    sight = CornerSight(board)
    looker, target = 1 << board.cell(2, 5), 1 << board.cell(7, 5)
    assert sight.blocker(looker, target) is None
    assert sight.obstruction(looker, target) == Blocker("wall", board.cell(4, 5))
    assert sight.obstruction(looker, 1 << board.cell(2, 9)) is None


def test_the_obstruction_is_what_most_lines_meet_first() -> None:
    board = floor(12, 12, ((4, 5),))
    sight = CornerSight(board)
    looker, target = 1 << board.cell(2, 5), 1 << board.cell(7, 5)
    nearer, farther = 1 << board.cell(3, 5), 1 << board.cell(5, 5)
    assert sight.obstruction(looker, target, nearer) == Blocker("square", board.cell(3, 5))
    assert sight.obstruction(looker, target, farther) == Blocker("wall", board.cell(4, 5)), "the wall comes before it"
    aside = 1 << board.cell(5, 6)
    assert sight.obstruction(looker, target, aside) == Blocker("wall", board.cell(4, 5)), "it stops fewer lines"
    assert sight.obstruction(looker, target, looker | target) == Blocker("wall", board.cell(4, 5))


def test_an_edge_in_the_way_is_named_with_the_squares_on_both_sides() -> None:
    board = floor(9, 9, east=((4, 4),), south=((6, 2),))
    sight = CornerSight(board)
    across = sight.obstruction(1 << board.cell(2, 4), 1 << board.cell(7, 4))
    assert across == Blocker("edge", board.cell(4, 4), board.cell(5, 4))
    down = sight.obstruction(1 << board.cell(6, 0), 1 << board.cell(6, 5))
    assert down == Blocker("edge", board.cell(6, 2), board.cell(6, 3))


def test_a_large_looker_meets_what_stands_before_most_of_its_squares() -> None:
    board = SquareMap(10, 10)
    sight = CornerSight(board)
    looker, target = board.space(board.cell(1, 4), 2), 1 << board.cell(7, 5)
    pillar = 1 << board.cell(4, 5)
    assert sight.sees(looker, target, pillar)
    assert sight.obstruction(looker, target, pillar) == Blocker("square", board.cell(4, 5))
    assert sight.obstruction(looker, target, 1 << board.cell(1, 5)) is None, "its own squares are not in the way"


def test_the_rim_blocks_and_is_named_where_nothing_else_is_hit() -> None:
    board = drawn("..\n##\n..")
    assert CornerSight(board).blocker(1, 1 << 4) == Blocker("wall", 2)
    corridor = floor(3, 1, ((1, 0),))
    assert CornerSight(corridor).lines(0, 2) == 0


def test_a_clear_shot_names_its_corner() -> None:
    board = floor(6, 6, ((2, 1),))
    shot = CornerSight(board).clear_shot(1 << board.cell(0, 0), 1 << board.cell(4, 0))
    assert shot == ClearShot(board.cell(0, 0), 0, board.cell(4, 0))
    assert corner_counts(0xF731) == (1, 2, 3, 4)


def test_a_square_sees_itself() -> None:
    board = SquareMap(3, 3)
    assert CornerSight(board).lines(4, 4) == InnerSight(board).lines(4, 4) == 0xFFFF


def test_corner_sight_refuses_half_walls() -> None:
    with pytest.raises(ValueError, match="half walls"):
        CornerSight(drawn("..\n.3"))


def test_padded_blockers_are_forgotten_after_a_while_and_found_again() -> None:
    planes = Planes(SquareMap(9, 9))
    assert [planes.pad_kept(mask) for mask in range(200)] == [planes.pad(mask) for mask in range(200)]


# Inner corners


def slow_ray(board: SquareMap, hindering: int, a: int, b: int, number: int) -> bool:
    """One line by exact fractions: it must not touch a wall of any kind nor cross a hindering square on its way."""
    ends: list[Pointed] = []
    for cell, corner in ((a, number // 4), (b, number % 4)):
        offset = inner_corners(board.half_walls.get(cell))[corner]
        if offset is None:
            return False
        x, y = board.place(cell)
        ends.append((x + Fraction(offset[0], 16), y + Fraction(offset[1], 16)))
    p, q = ends
    return not any(in_the_way(board, hindering & ~(1 << a | 1 << b), p, q, cell) for cell in range(board.size))


def in_the_way(board: SquareMap, hindering: int, p: Pointed, q: Pointed, cell: int) -> bool:
    """Whether a square has anything that stops the line."""
    x, y = board.place(cell)
    corners = square_shape(x, y)
    half = board.half_walls.get(cell)
    return any(
        (
            board.walls >> cell & 1 and clip(p, q, corners),
            half is not None and clip(p, q, half_shape(x, y, half)),
            board.east_edges >> cell & 1 and meets_side(p, q, corners[1], corners[2]),
            board.south_edges >> cell & 1 and meets_side(p, q, corners[3], corners[2]),
            hindering >> cell & 1 and crosses_inside(p, q, corners),
        )
    )


def meets_side(p: Pointed, q: Pointed, a: Pointed, b: Pointed) -> bool:
    axis = 0 if a[0] == b[0] else 1
    if p[axis] == q[axis]:
        return False
    t = (a[axis] - p[axis]) / (q[axis] - p[axis])
    return 0 <= t <= 1 and a[1 - axis] <= p[1 - axis] + t * (q[1 - axis] - p[1 - axis]) <= b[1 - axis]


@settings(unhurried)
@given(boards(6, halves=True), st.data())
def test_inner_sight_is_the_exact_segment_between_inner_corners(board: SquareMap, data: st.DataObject) -> None:
    pair = open_pair(board, data)
    if pair is None:
        return
    a, b = pair
    hindering = data.draw(st.integers(0, board.all)) & data.draw(st.integers(0, board.all))
    sight = InnerSight(board)
    lines = sight.lines(a, b, hindering)
    assert lines == mask_of(n for n in range(16) if slow_ray(board, hindering, a, b, n))
    back = sight.lines(b, a, hindering)
    assert all(lines >> 4 * i + j & 1 == back >> 4 * j + i & 1 for i in range(4) for j in range(4))
    assert (sight.blocker(1 << a, 1 << b, hindering) is None) == bool(lines)


def inner(board: SquareMap, a: tuple[int, int], b: tuple[int, int], *hindering: tuple[int, int]) -> bool:
    others = mask_of(board.cell(*place) for place in hindering)
    return InnerSight(board).sees(1 << board.cell(*a), 1 << board.cell(*b), others)


def test_one_wall_square_in_the_way_of_inner_lines() -> None:
    board = floor(6, 6, ((2, 0),))
    assert [inner(board, (0, 0), place) for place in ((4, 0), (4, 1), (3, 1))] == [False, True, True]


def test_a_large_looker_sees_past_a_pillar_that_hides_all_from_a_small_one() -> None:
    board = floor(9, 4, ((4, 1),))
    sight = InnerSight(board)
    assert sight.sees(board.space(0, 2), 1 << board.cell(7, 1))
    assert not sight.sees(1 << board.cell(0, 1), 1 << board.cell(7, 1))
    assert sight.blocker(1 << board.cell(0, 1), 1 << board.cell(7, 1)) == Blocker("wall", board.cell(4, 1))
    assert sight.seen(1 << board.cell(0, 1)) == mask_of(
        cell for cell in range(board.size) if sight.sees(1 << board.cell(0, 1), 1 << cell) and cell != board.cell(4, 1)
    )


def test_no_line_passes_between_walls_that_touch() -> None:
    board = floor(4, 4, ((0, 3), (1, 2), (2, 1), (3, 0)))
    assert not inner(board, (0, 0), (3, 3))
    assert not inner(board, (1, 1), (2, 2))


def test_a_hindering_square_stops_lines_through_it_but_not_into_or_out_of_it() -> None:
    board = SquareMap(8, 4)
    wood = ((2, 0), (3, 0))
    views = [
        inner(board, a, b, *wood)
        for a, b in (((0, 0), (2, 0)), ((0, 0), (3, 0)), ((3, 0), (6, 0)), ((2, 0), (5, 0)), ((0, 0), (3, 1)))
    ]
    assert views == [True, False, True, False, True]
    blocker = InnerSight(board).blocker(1, 1 << board.cell(5, 0), mask_of((board.cell(2, 0), board.cell(3, 0))))
    assert blocker == Blocker("square", board.cell(2, 0))


def test_a_half_wall_hides_what_is_behind_it_and_is_named() -> None:
    board = drawn(".....\n.3###\n.....")
    assert not inner(board, (1, 1), (1, 2))
    found = InnerSight(board).blocker(1 << board.cell(1, 1), 1 << board.cell(1, 2))
    assert found == Blocker("half_wall", board.cell(1, 1))


def test_effect_from_one_corner_uses_only_that_corner() -> None:
    board = floor(4, 4, ((1, 0),))
    sight = InnerSight(board)
    assert not sight.reaches_from(0, 0, 1 << board.cell(3, 0))
    assert not sight.reaches_from(0, 1, 1 << board.cell(2, 2))
    assert sight.reaches_from(0, 3, 1 << board.cell(2, 2))


def test_a_line_through_the_very_corner_of_a_wall_touches_it_on_either_side() -> None:
    for wall in ((1, 0), (0, 1)):
        board = floor(2, 2, (wall,))
        # From the lower right inner corner (2) to the upper left one (0) the line passes the common point.
        assert not InnerSight(board).effect(0, 3) >> 8 & 1
        assert InnerSight(board).effect(0, 3)


def test_a_line_that_ends_on_the_slope_of_a_half_wall_is_stopped_by_it() -> None:
    board = drawn("..\n2.")
    # The slope of the wall half runs from the upper left to the lower right corner of the square below.
    assert not InnerSight(board).effect(0, 3) >> 8 & 1
    assert InnerSight(board).effect(0, 2) == 0
