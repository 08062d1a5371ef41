from collections import deque
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.geometry.drawing import boards, drawn, floor, marked, unhurried
from warhall.geometry.masks import cells_of, mask_of
from warhall.geometry.square_sight import InnerSight
from warhall.geometry.squares import COMPASS_STEPS, Compass, Corner, CornerRule, SquareMap, straight_distance


def towards(board: SquareMap, a: tuple[int, int], b: tuple[int, int]) -> str | None:
    """The kind of fault of a step, or None."""
    direction = Compass(COMPASS_STEPS.index((b[0] - a[0], b[1] - a[1])))
    fault = board.step_fault(board.cell(*a), direction)
    return fault.kind if fault is not None else None


def are_adjacent(board: SquareMap, a: tuple[int, int], b: tuple[int, int]) -> bool:
    return bool(board.adjacent[board.cell(*a)] >> board.cell(*b) & 1)


def test_a_strict_corner_cannot_be_cut() -> None:
    board = floor(8, 8, ((4, 3),))
    fault = board.step_fault(board.cell(3, 3), Compass.SE)
    assert fault is not None
    assert (fault.kind, fault.cell) == ("corner", board.cell(4, 3))
    assert towards(board, (3, 3), (3, 4)) is None
    assert towards(board, (3, 4), (4, 4)) is None


def test_an_open_corner_can_be_cut_but_not_between_two_walls() -> None:
    one = drawn("...\n.#.\n...", corners=CornerRule.OPEN)
    assert towards(one, (0, 1), (1, 2)) is None
    two = drawn("..#\n.#.\n...", corners=CornerRule.OPEN)
    assert towards(two, (1, 0), (2, 1)) == "corner"


def test_a_wall_edge_closes_its_side_and_both_its_ends_under_the_strict_rule() -> None:
    board = floor(8, 8, east=((3, 3),))
    assert towards(board, (3, 3), (4, 3)) == "edge"
    assert towards(board, (3, 3), (4, 4)) == "corner"
    assert towards(board, (3, 3), (4, 2)) == "corner"
    assert towards(board, (3, 3), (3, 4)) is None
    assert towards(board, (0, 0), (-1, 0)) == "off_map"
    assert towards(floor(3, 3, ((1, 0),)), (0, 0), (1, 0)) == "wall"


def test_round_the_end_of_a_wall_edge_squares_are_adjacent_though_no_step_is_legal() -> None:
    board = floor(8, 8, east=((3, 3),))
    assert not are_adjacent(board, (3, 3), (4, 3))
    assert are_adjacent(board, (3, 3), (4, 4))


def test_between_two_walls_that_touch_nothing_is_adjacent() -> None:
    assert not are_adjacent(floor(8, 8, ((4, 3), (3, 4))), (3, 3), (4, 4))


def test_a_pillar_with_cut_corners_can_be_walked_round_diagonally() -> None:
    board = drawn("......\n..3##4\n..####\n..2##1")
    assert towards(board, (1, 2), (2, 1)) is None
    assert towards(board, (2, 1), (3, 0)) is None
    assert towards(board, (2, 1), (3, 1)) == "wall"
    assert towards(board, (2, 1), (2, 2)) == "wall"
    assert board.standing(1) >> board.cell(2, 1) & 1


def test_a_half_wall_closes_two_sides_and_its_right_angle() -> None:
    board = drawn("...\n.3.\n...")
    assert towards(board, (1, 1), (2, 1)) == "edge"
    assert towards(board, (1, 2), (1, 1)) == "edge"
    assert towards(board, (1, 1), (2, 2)) == "corner"
    assert towards(board, (1, 1), (1, 0)) is None
    # Past its right-angled corner nobody cuts; past an end of its diagonal everybody may.
    assert towards(board, (1, 2), (2, 1)) == "corner"
    assert towards(board, (1, 0), (2, 1)) is None
    assert towards(drawn("...\n.1.\n..."), (1, 0), (0, 1)) == "corner"
    assert towards(drawn("...\n.1.\n..."), (1, 1), (1, 0)) == "edge"


@unhurried
@given(boards(4, halves=True, void=True))
def test_adjacency_is_symmetric_and_agrees_with_lines_that_touch_no_wall(board: SquareMap) -> None:
    sight = InnerSight(board)
    for a in cells_of(board.open):
        for direction in Compass:
            b = board.neighbour(a, direction)
            if b >= 0 and board.open >> b & 1:
                assert bool(board.adjacent[a] >> b & 1) == bool(sight.effect(a, b)), (board.place(a), direction)
                assert board.adjacent[a] >> b & 1 == board.adjacent[b] >> a & 1


@unhurried
@given(boards(halves=True))
def test_a_step_is_legal_only_between_adjacent_squares_and_in_both_directions(board: SquareMap) -> None:
    for a in cells_of(board.open):
        for direction in Compass:
            b = board.neighbour(a, direction)
            legal = board.step_fault(a, direction) is None
            back = Compass(COMPASS_STEPS.index((-COMPASS_STEPS[direction][0], -COMPASS_STEPS[direction][1])))
            if legal:
                assert board.adjacent[a] >> b & 1
                assert board.step_fault(b, back) is None


@unhurried
@given(boards(halves=True, void=True))
def test_where_steps_may_begin_is_told_alike_for_one_square_and_for_all(board: SquareMap) -> None:
    for direction in Compass:
        alone = [cell for cell in range(board.size) if board.step_fault(cell, direction) is None]
        assert cells_of(board.step_origins[direction]) == alone


@unhurried
@given(boards())
def test_without_half_walls_a_strict_diagonal_step_needs_both_ways_round(board: SquareMap) -> None:
    for a in cells_of(board.open):
        for direction in list(Compass)[4:]:
            b = board.neighbour(a, direction)
            if b < 0 or board.walls >> b & 1:
                continue
            (ax, ay), (bx, by) = board.place(a), board.place(b)
            ways = [
                not board.walls >> f & 1 and not board.is_shut(a, f) and not board.is_shut(f, b)
                for f in (board.cell(bx, ay), board.cell(ax, by))
            ]
            wanted = all(ways) if board.corners is CornerRule.STRICT else any(ways)
            assert (board.step_fault(a, direction) is None) == wanted


def test_spaces_are_named_by_their_upper_left_square() -> None:
    board = SquareMap(6, 5)
    assert board.space(board.cell(2, 1), 2) == mask_of(board.cell(x, y) for x in (2, 3) for y in (1, 2))
    assert board.space(board.cell(5, 0), 2) == 0
    assert board.space(board.cell(0, 4), 2) == 0
    assert board.positions(3).bit_count() == 4 * 3


def test_a_space_may_not_lie_across_a_wall() -> None:
    board = floor(8, 8, ((6, 3),), east=((5, 5),), south=((1, 1),))
    stands = board.standing(2)
    assert not stands >> board.cell(5, 3) & 1
    assert not stands >> board.cell(5, 5) & 1
    assert stands >> board.cell(4, 5) & 1
    assert not stands >> board.cell(1, 1) & 1
    assert stands >> board.cell(1, 2) & 1


@unhurried
@given(boards(halves=True, void=True), st.integers(1, 3))
def test_standing_is_what_it_says(board: SquareMap, side: int) -> None:
    for cell in range(board.size):
        squares = cells_of(board.space(cell, side))
        right = bool(squares) and all(
            not board.walls >> a & 1
            and all(not board.is_shut(a, b) for b in squares if abs(a - b) in (1, board.width) and b in near(board, a))
            for a in squares
        )
        assert right == bool(board.standing(side) >> cell & 1)


def near(board: SquareMap, a: int) -> list[int]:
    return [board.neighbour(a, direction) for direction in (Compass.N, Compass.E, Compass.S, Compass.W)]


def slow_distance(board: SquareMap, a: int, b: int, *, by_steps: bool) -> int:
    """Breadth first, square by square."""
    if by_steps and board.adjacent[a] >> b & 1:
        return 1
    queue, found = deque([a]), {a: 0}
    while queue:
        at = queue.popleft()
        for direction in Compass:
            other = board.neighbour(at, direction)
            if other < 0 or other in found:
                continue
            fine = board.step_fault(at, direction) is None if by_steps else board.adjacent[at] >> other & 1
            if fine:
                found[other] = found[at] + 1
                queue.append(other)
    return found.get(b, -1)


@unhurried
@given(boards(4, halves=True), st.booleans())
def test_distance_is_the_shortest_chain_of_squares(board: SquareMap, by_steps: bool) -> None:  # noqa: FBT001
    for a in cells_of(board.open):
        for b in cells_of(board.open):
            wanted = slow_distance(board, a, b, by_steps=by_steps)
            assert board.distance(a, b, by_steps=by_steps) == wanted
            for squares in range(4):
                inside = board.within(1 << a, squares, by_steps=by_steps) >> b & 1
                assert bool(inside) == (0 <= wanted <= squares)


@unhurried
@given(boards(4, halves=True))
def test_rings_are_the_squares_within_so_many_steps(board: SquareMap) -> None:
    for cell in cells_of(board.open):
        rings = board.rings(cell)
        assert rings == tuple(board.within(1 << cell, steps, by_steps=True) for steps in range(len(rings)))
        assert rings[-1] == board.within(1 << cell, board.size, by_steps=True)


@unhurried
@given(boards(5), st.data())
def test_distance_of_spaces_is_that_of_their_nearest_squares(board: SquareMap, data: st.DataObject) -> None:
    some = st.lists(st.integers(0, board.size - 1), min_size=1, max_size=4, unique=True)
    a, b = data.draw(some), data.draw(some)
    known = [board.distance(i, j) for i in a for j in b if board.distance(i, j) >= 0]
    assert board.distance_of(mask_of(a), mask_of(b)) == min(known, default=-1)


def test_range_is_counted_round_a_wall() -> None:
    def board(rows: range) -> SquareMap:
        return floor(12, 12, east=tuple((4, y) for y in rows))

    three, five = board(range(4, 7)), board(range(3, 8))
    assert three.distance(three.cell(2, 5), three.cell(7, 5)) == 5
    assert five.distance(five.cell(2, 5), five.cell(7, 5)) == 6
    edge = floor(4, 4, east=((0, 0),))
    assert edge.distance(edge.cell(0, 0), edge.cell(1, 0), by_steps=True) == 3
    assert edge.distance(edge.cell(0, 0), edge.cell(1, 1), by_steps=True) == 1


def test_straight_distance_ignores_walls() -> None:
    board = floor(6, 3, ((1, 0), (1, 1), (1, 2)))
    assert board.straight(board.cell(0, 0), board.cell(4, 2)) == 4
    assert board.distance(board.cell(0, 0), board.cell(4, 2)) == -1
    assert straight_distance((0, 0), (6, 1), side=2) == 5
    assert straight_distance((6, 1), (0, 0), other_side=2) == 5
    assert straight_distance((2, 2), (1, 1), side=2, other_side=3) == 0


@unhurried
@given(st.integers(1, 7), st.integers(1, 7), st.data())
def test_straight_surroundings_are_the_squares_within_that_distance(
    width: int, height: int, data: st.DataObject
) -> None:
    board = SquareMap(width, height)
    cell, squares = data.draw(st.integers(0, board.size - 1)), data.draw(st.integers(0, 4))
    wanted = [other for other in range(board.size) if board.straight(cell, other) <= squares]
    assert cells_of(board.within_straight(1 << cell, squares)) == wanted
    assert board.around(1 << cell) == mask_of(c for c in range(board.size) if board.straight(cell, c) == 1)


@unhurried
@given(boards(6), st.data())
def test_adjacent_to_many_squares_is_what_is_adjacent_to_one_of_them(board: SquareMap, data: st.DataObject) -> None:
    cells = data.draw(st.integers(0, board.all))
    wanted = 0
    for cell in cells_of(cells):
        wanted |= board.adjacent[cell]
    assert board.adjacent_to(cells) == wanted & ~cells


def test_adjacent_squares_of_a_space_leave_the_space_out() -> None:
    board = SquareMap(5, 5)
    space = board.space(board.cell(1, 1), 2)
    assert board.adjacent_to(space).bit_count() == 12
    assert not board.adjacent_to(space) & space


@unhurried
@given(st.integers(1, 3), st.tuples(*[st.integers(0, 7)] * 4))
def test_flanking_lines_meet_two_opposite_sides(side: int, ends: tuple[int, int, int, int]) -> None:
    board = SquareMap(8, 8)
    x, y = 3, 2
    centres = [(Fraction(2 * u + 1, 2), Fraction(2 * v + 1, 2)) for u, v in (ends[:2], ends[2:])]
    corners = [(Fraction(u), Fraction(v)) for u, v in ((x, y), (x + side, y), (x + side, y + side), (x, y + side))]
    touched = [touches(centres[0], centres[1], corners[n], corners[(n + 1) % 4]) for n in range(4)]
    wanted = (touched[0] and touched[2]) or (touched[1] and touched[3])
    found = board.flanks(board.cell(*ends[:2]), board.cell(*ends[2:]), board.cell(x, y), side)
    if not any(inside(centre, corners) for centre in centres):
        assert found == wanted


def inside(point: tuple[Fraction, Fraction], corners: list[tuple[Fraction, Fraction]]) -> bool:
    return corners[0][0] < point[0] < corners[2][0] and corners[0][1] < point[1] < corners[2][1]


def touches(
    p: tuple[Fraction, Fraction],
    q: tuple[Fraction, Fraction],
    a: tuple[Fraction, Fraction],
    b: tuple[Fraction, Fraction],
) -> bool:
    """Whether a segment meets an upright or level one, found by parameter."""
    axis = 0 if a[0] == b[0] else 1
    other = 1 - axis
    low, high = sorted((a[other], b[other]))
    if p[axis] == q[axis]:
        return p[axis] == a[axis] and max(p[other], q[other]) >= low and min(p[other], q[other]) <= high
    t = (a[axis] - p[axis]) / (q[axis] - p[axis])
    return 0 <= t <= 1 and low <= p[other] + t * (q[other] - p[other]) <= high


def test_opposite_squares_and_corners_flank_and_neighbours_do_not() -> None:
    board = SquareMap(5, 5)

    def flank(a: tuple[int, int], b: tuple[int, int], side: int = 1) -> bool:
        return board.flanks(board.cell(*a), board.cell(*b), board.cell(2, 2), side)

    assert flank((1, 2), (3, 2))
    assert flank((1, 1), (3, 3))
    assert flank((1, 3), (3, 1))
    assert not flank((1, 2), (2, 1))
    assert not flank((1, 1), (3, 1))
    assert flank((1, 2), (4, 3), side=2)


def test_a_map_refuses_what_does_not_lie_on_it() -> None:
    with pytest.raises(ValueError, match="at least one square"):
        SquareMap(0, 3)
    with pytest.raises(ValueError, match="square 9 is not on a map of 9"):
        SquareMap(3, 3, walls=1 << 9)
    with pytest.raises(ValueError, match="half wall"):
        SquareMap(3, 3, walls=1, half_walls={0: Corner.NE})


def test_outside_squares_are_walls() -> None:
    board = drawn("..x\n...")
    assert board.walls == marked("..x\n...", "x")
    assert not board.positions(1) >> 2 & 1
    assert not board.positions(2) >> 1 & 1
