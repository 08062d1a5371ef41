from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.geometry.drawing import Pointed, boards, crosses_inside, drawn, floor, half_shape, square_shape, unhurried
from warhall.geometry.masks import mask_of
from warhall.geometry.square_cover import Cover
from warhall.geometry.square_sight import corner_counts
from warhall.geometry.squares import SquareMap

CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


def side(p: Pointed, q: Pointed, point: Pointed) -> Fraction:
    return (q[0] - p[0]) * (point[1] - p[1]) - (q[1] - p[1]) * (point[0] - p[0])


def solids(board: SquareMap, covering: int) -> list[list[Pointed]]:
    """Everything with an inside that gives cover."""
    shapes = []
    for cell in range(board.size):
        x, y = board.place(cell)
        if (board.walls | covering) >> cell & 1:
            shapes.append(square_shape(x, y))
        elif cell in board.half_walls:
            shapes.append(half_shape(x, y, board.half_walls[cell]))
    return shapes


def thin_walls(board: SquareMap) -> list[tuple[Pointed, Pointed]]:
    walls = []
    for cell in range(board.size):
        x, y = (Fraction(n) for n in board.place(cell))
        if board.east_edges >> cell & 1:
            walls.append(((x + 1, y), (x + 1, y + 1)))
        if board.south_edges >> cell & 1:
            walls.append(((x, y + 1), (x + 1, y + 1)))
    return walls


def on_line(p: Pointed, q: Pointed, point: Pointed, *, ends: bool) -> bool:
    if side(p, q, point) != 0:
        return False
    t = next((point[n] - p[n]) / (q[n] - p[n]) for n in (0, 1) if q[n] != p[n])
    return 0 <= t <= 1 if ends else 0 < t < 1


def slow_clear(board: SquareMap, covering: int, p: Pointed, q: Pointed) -> bool:
    """The definition, sentence by sentence, with exact fractions."""
    if p == q:
        return True
    shapes, walls = solids(board, covering), thin_walls(board)
    if any(crosses_inside(p, q, shape) for shape in shapes):
        return False
    for a, b in walls:
        apart = side(p, q, a) * side(p, q, b) < 0 and side(a, b, p) * side(a, b, q) < 0
        if apart:
            return False
    return not any(squeezed(p, q, point, shapes, walls) for point in stations(board, p, q)) and not any(
        hemmed(p, q, point, shapes) for point in middles(board, p, q)
    )


def stations(board: SquareMap, p: Pointed, q: Pointed) -> list[Pointed]:
    """The grid points on the line, its ends left out."""
    grid = [(Fraction(x), Fraction(y)) for x in range(board.width + 1) for y in range(board.height + 1)]
    return [point for point in grid if on_line(p, q, point, ends=False)]


def middles(board: SquareMap, p: Pointed, q: Pointed) -> list[Pointed]:
    """The middles of the borders along which the line runs."""
    half = Fraction(1, 2)
    level = [(x + half, Fraction(y)) for x in range(board.width) for y in range(board.height + 1)]
    upright = [(Fraction(x), y + half) for x in range(board.width + 1) for y in range(board.height)]
    borders = level if p[1] == q[1] else upright if p[0] == q[0] else []
    return [point for point in borders if on_line(p, q, point, ends=False)]


def hemmed(p: Pointed, q: Pointed, middle: Pointed, shapes: list[list[Pointed]]) -> bool:
    """Whether solid things have the border as a side, on both sides of the line."""
    found = [0, 0]
    for shape in shapes:
        edges = zip(shape, [*shape[1:], shape[0]], strict=True)
        if any(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) == middle for a, b in edges):
            found[max(side(p, q, corner) for corner in shape) > 0] += 1
    return all(found)


def squeezed(
    p: Pointed, q: Pointed, point: Pointed, shapes: list[list[Pointed]], walls: list[tuple[Pointed, Pointed]]
) -> bool:
    """Whether something has the point as a corner or an end, on both sides of the line."""
    found = [0, 0]
    for thing in [*shapes, *(list(wall) for wall in walls)]:
        if point in thing:
            for corner in thing:
                if side(p, q, corner):
                    found[side(p, q, corner) > 0] += 1
    return all(found)


@settings(unhurried)
@given(boards(6, halves=True), st.data())
def test_clear_lines_follow_the_definition(board: SquareMap, data: st.DataObject) -> None:
    a, b = data.draw(st.integers(0, board.size - 1)), data.draw(st.integers(0, board.size - 1))
    covering = data.draw(st.integers(0, board.all)) & data.draw(st.integers(0, board.all))
    cover = Cover(board)
    lines = cover.lines(a, b, covering & ~mask_of(board.half_walls))
    wanted = cover.wanted(a, b)
    for i, (ax, ay) in enumerate(CORNERS):
        for j, (bx, by) in enumerate(CORNERS):
            if not wanted >> 4 * i + j & 1:
                assert not lines >> 4 * i + j & 1
                continue
            (cx, cy), (dx, dy) = board.place(a), board.place(b)
            p, q = (Fraction(cx + ax), Fraction(cy + ay)), (Fraction(dx + bx), Fraction(dy + by))
            clear = slow_clear(board, covering & ~mask_of(board.half_walls), p, q)
            assert bool(lines >> 4 * i + j & 1) == clear, (p, q)


@unhurried
@given(boards(4, halves=True), st.data())
def test_the_three_questions_put_the_lines_together(board: SquareMap, data: st.DataObject) -> None:
    cells = st.integers(1, board.all)
    attacker, target, covering = data.draw(cells), data.draw(cells), data.draw(cells)
    cover = Cover(board)
    froms = [cell for cell in range(board.size) if attacker >> cell & 1]
    tos = [cell for cell in range(board.size) if target >> cell & 1]

    def all_from(a: int, corner: int) -> bool:
        row = 0xF << 4 * corner
        return all(cover.lines(a, b, covering) & row == cover.wanted(a, b) & row for b in tos)

    corners = [
        (a, corner) for a in froms for corner in range(4) if board.half_walls.get(a) != corner and all_from(a, corner)
    ]
    pairs = [(a, b) for a in froms for b in tos if cover.lines(a, b, covering) == cover.wanted(a, b)]
    assert cover.clear_corner(attacker, target, covering) == (corners[0] if corners else None)
    assert cover.clear_pair(attacker, target, covering) == (pairs[0] if pairs else None)
    assert all(cover.is_clear_from(a, corner, target, covering) for a, corner in corners)


def covered(board: SquareMap, attacker: int, target: int, *others: tuple[int, int]) -> bool:
    return Cover(board).clear_corner(attacker, target, mask_of(board.cell(*place) for place in others)) is None


def test_a_creature_in_the_way_covers_and_one_beside_does_not() -> None:
    board = SquareMap(8, 4)
    shooter, target = 1 << board.cell(0, 0), 1 << board.cell(5, 0)
    assert covered(board, shooter, target, (3, 0))
    assert not covered(board, shooter, target)
    assert not covered(board, shooter, target, (3, 1))
    assert Cover(board).clear_corner(shooter, target, 1 << board.cell(3, 1)) == (board.cell(0, 0), 0)


def test_a_large_target_partly_hidden_has_cover() -> None:
    board = SquareMap(8, 4)
    assert covered(board, 1, board.space(board.cell(4, 0), 2), (3, 1))


def test_ground_that_covers_counts_in_the_square_of_the_target_itself() -> None:
    board = SquareMap(8, 4)
    assert covered(board, 1, 1 << board.cell(3, 0), (3, 0))


def test_round_a_corner_there_is_cover_in_melee() -> None:
    board = floor(3, 3, ((1, 0),))
    assert Cover(board).clear_pair(1, 1 << board.cell(1, 1)) is None
    assert Cover(board).clear_pair(1, 1 << board.cell(0, 1)) is not None
    edge = floor(3, 3, east=((0, 0),))
    assert Cover(edge).clear_pair(1, 1 << edge.cell(1, 1)) is None


def test_lines_along_the_walls_of_a_corridor_are_clear() -> None:
    board = drawn("########\n........\n########")
    assert not covered(board, 1 << board.cell(0, 1), 1 << board.cell(7, 1))


def test_one_wall_square_beside_the_line_leaves_it_clear() -> None:
    board = floor(6, 6, ((2, 0),))
    for place in ((4, 1), (3, 1)):
        assert not covered(board, 1, 1 << board.cell(*place))


def test_lines_are_counted_per_corner() -> None:
    board = floor(12, 12, ((4, 5),))
    counts = corner_counts(Cover(board).lines(board.cell(2, 5), board.cell(7, 5)))
    assert counts == (2, 2, 2, 2)


def test_a_half_wall_takes_away_the_lines_of_its_corner() -> None:
    board = drawn("...\n..3")
    assert Cover(board).wanted(0, 5) == 0xFFFF & ~0x4444
    assert Cover(board).wanted(5, 0) == 0xF0FF
