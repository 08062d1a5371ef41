from collections import deque
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.geometry.drawing import clip, crosses_inside, unhurried
from warhall.geometry.hex_sight import HexSight
from warhall.geometry.hex_steps import marching
from warhall.geometry.hexes import AXIAL_STEPS, HexDirection, HexMap, to_axial, to_offset
from warhall.geometry.masks import cells_of, mask_of
from warhall.geometry.reach import Trip, search
from warhall.geometry.trace import Offence, trace

BOARD = HexMap(13, 11)
sizes = st.tuples(st.integers(1, 7), st.integers(1, 7))


def at(column: int, row: int) -> int:
    return BOARD.cell(column, row)


@unhurried
@given(st.integers(-50, 50), st.integers(-50, 50))
def test_axial_and_offset_coordinates_convert_both_ways(column: int, row: int) -> None:
    assert to_offset(*to_axial(column, row)) == (column, row)


def test_neighbours_of_even_and_odd_rows() -> None:
    even = [(5, 4), (4, 5), (3, 5), (3, 4), (3, 3), (4, 3)]
    assert [BOARD.place(cell) for cell in BOARD.neighbours[at(4, 4)]] == even
    odd = [(5, 5), (5, 6), (4, 6), (3, 5), (4, 4), (5, 4)]
    assert [BOARD.place(cell) for cell in BOARD.neighbours[at(4, 5)]] == odd
    assert BOARD.neighbours[0] == (1, 13, -1, -1, -1, -1)


@unhurried
@given(sizes)
def test_distance_is_the_shortest_chain_of_neighbours(size: tuple[int, int]) -> None:
    board = HexMap(*size)
    for start in range(board.size):
        queue, found = deque([start]), {start: 0}
        while queue:
            here = queue.popleft()
            for other in board.neighbours[here]:
                if other >= 0 and other not in found:
                    found[other] = found[here] + 1
                    queue.append(other)
        assert [board.distance(start, cell) for cell in range(board.size)] == [found[c] for c in range(board.size)]
        for least, most in ((0, 2), (1, 1), (2, 4)):
            assert cells_of(board.ring(start, least, most)) == [
                c for c in found_sorted(found) if least <= found[c] <= most
            ]


def found_sorted(found: dict[int, int]) -> list[int]:
    return sorted(found)


def test_contact_of_several_hexes_leaves_them_out() -> None:
    pair = mask_of((at(4, 4), at(5, 4)))
    assert BOARD.adjacent_to(pair).bit_count() == 8
    assert not BOARD.adjacent_to(pair) & pair


def test_straight_directions() -> None:
    assert BOARD.direction(at(3, 5), at(6, 5)) is HexDirection.E
    assert BOARD.direction(at(6, 5), at(5, 4)) is None
    assert BOARD.direction(at(6, 5), at(6, 4)) is HexDirection.NW
    assert BOARD.direction(at(4, 5), at(4, 5)) is None
    for direction in HexDirection:
        row = BOARD.straight(at(6, 5), direction)
        assert row
        assert all(BOARD.direction(at(6, 5), cell) is direction for cell in row)
        assert [BOARD.distance(at(6, 5), cell) for cell in row] == list(range(1, len(row) + 1))
    assert BOARD.straight(at(12, 5), HexDirection.E) == []


def test_ways_that_lead_farther_from_a_shooter() -> None:
    assert sorted(BOARD.place(cell) for cell in BOARD.farther(at(6, 4), at(4, 5))) == [(6, 3), (7, 4)]


def test_a_map_has_at_least_one_hex() -> None:
    with pytest.raises(ValueError, match="at least one hex"):
        HexMap(3, 0)


# Sight


def slow_shape(board: HexMap, cell: int) -> list[tuple[Fraction, Fraction]]:
    """The corners of a hex, drawn from column and row: x in halves of its width, y in halves of its side."""
    column, row = board.place(cell)
    x, y = 2 * column + (row & 1), 3 * row
    return [(Fraction(x + dx), Fraction(y + dy)) for dx, dy in ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))]


def slow_sees(board: HexMap, a: int, b: int, blocking: int) -> bool:
    ends = []
    for cell in (a, b):
        column, row = board.place(cell)
        ends.append((Fraction(2 * column + (row & 1)), Fraction(3 * row)))
    p, q = ends
    edge_sides: dict[tuple[Fraction, Fraction], int] = {}
    for cell in range(board.size):
        if cell in (a, b) or not blocking >> cell & 1:
            continue
        shape = slow_shape(board, cell)
        if crosses_inside(p, q, shape):
            return False
        part = clip(p, q, shape)
        if part is not None and part[0] < part[1]:
            edge_sides[part] = edge_sides.get(part, 0) + 1
    return all(count < 2 for count in edge_sides.values())


@unhurried
@given(sizes, st.data())
def test_sight_is_the_exact_line_between_centres(size: tuple[int, int], data: st.DataObject) -> None:
    board = HexMap(*size)
    a, b = data.draw(st.integers(0, board.size - 1)), data.draw(st.integers(0, board.size - 1))
    if a == b:
        return
    blocking = data.draw(st.integers(0, board.all))
    sight = HexSight(board)
    wanted = slow_sees(board, a, b, blocking)
    assert sight.sees(a, b, blocking) == wanted
    assert sight.sees(b, a, blocking) == wanted
    assert bool(sight.blocker(a, b, blocking)) != wanted
    assert all(blocking >> cell & 1 for cell in sight.blocker(a, b, blocking))


def test_every_line_of_the_board_crosses_what_the_exact_line_crosses() -> None:
    board = HexMap(5, 5)
    sight = HexSight(board)
    for a, b in product(range(0, board.size, 3), range(board.size)):
        if a != b:
            line = sight.line(a, b)
            singles = mask_of(c for c in range(board.size) if not slow_sees(board, a, b, 1 << c))
            assert line.crossed == singles
            for edge in line.edges:
                assert not slow_sees(board, a, b, edge)


def test_a_line_along_an_edge_is_blocked_only_from_both_sides() -> None:
    sight = HexSight(BOARD)
    left, right = 1 << at(6, 4), 1 << at(7, 4)
    assert sight.line(at(6, 5), at(6, 3)).edges == (left | right,)
    assert sight.sees(at(6, 5), at(6, 3), left)
    assert not sight.sees(at(6, 5), at(6, 3), left | right)
    assert sight.blocker(at(6, 5), at(6, 3), left | right) == (at(6, 4), at(7, 4))


def test_beyond_the_rim_nothing_blocks() -> None:
    assert HexSight(BOARD).sees(at(0, 4), at(0, 6), 1 << at(0, 5))


def test_the_hexes_at_the_ends_never_block() -> None:
    sight = HexSight(BOARD)
    assert sight.sees(at(6, 5), at(8, 5), 1 << at(6, 5) | 1 << at(8, 5))
    assert not sight.sees(at(6, 5), at(8, 5), 1 << at(7, 5))
    assert sight.blocker(at(6, 5), at(9, 5), 1 << at(8, 5) | 1 << at(7, 5)) == (at(7, 5),)


def test_a_touched_corner_does_not_block() -> None:
    sight = HexSight(BOARD)
    line = sight.line(at(4, 5), at(9, 4))
    assert line.crossed == mask_of((at(5, 5), at(6, 5), at(7, 4), at(8, 4)))
    assert line.edges == ()
    assert sight.sees(at(4, 5), at(9, 4), 1 << at(6, 4) | 1 << at(7, 5))
    assert not sight.sees(at(4, 5), at(9, 4), 1 << at(7, 4))


# Movement


def test_units_are_not_passed_through() -> None:
    found = search(marching(BOARD), Trip(start=at(5, 5), budget=2, barred=1 << at(6, 5)))
    assert not found.destinations >> at(7, 5) & 1
    longer = search(marching(BOARD), Trip(start=at(5, 5), budget=3, barred=1 << at(6, 5)))
    assert longer.cost(at(7, 5)) == 3


def test_entering_difficult_ground_from_other_ground_ends_the_move() -> None:
    wood = mask_of((at(6, 5), at(7, 5)))
    hill = 1 << at(8, 5)
    steps = marching(BOARD, patches=(wood, hill))
    trip = Trip(start=at(5, 5), budget=4)
    walked = trace(steps, trip, [at(6, 5), at(7, 5)])
    assert walked.fault is not None
    assert (walked.fault.index, walked.fault.offence) == (1, Offence.MUST_STOP)
    inside = search(steps, Trip(start=at(6, 5), budget=4))
    assert not inside.halts(at(7, 5))
    assert inside.path(at(8, 5))[-1] == at(8, 5)
    assert inside.halts(at(8, 5))


def test_closed_patches_are_left_but_not_entered() -> None:
    wood = mask_of((at(6, 5), at(7, 5)))
    shut = marching(BOARD, patches=(wood,), patches_closed=True)
    assert not search(shut, Trip(start=at(5, 5), budget=4)).destinations & wood
    assert search(shut, Trip(start=at(6, 5), budget=1)).destinations.bit_count() == 6


def test_a_flyer_passes_what_it_may_not_end_on() -> None:
    rocks = mask_of(at(6, row) for row in range(11))
    assert not search(marching(BOARD, closed=rocks), Trip(start=at(5, 5), budget=5)).destinations >> at(8, 5) & 1
    assert search(marching(BOARD), Trip(start=at(5, 5), budget=5, no_end=rocks)).destinations >> at(8, 5) & 1


@unhurried
@given(sizes, st.booleans(), st.data())
def test_marching_is_what_trying_every_path_finds(
    size: tuple[int, int],
    shut: bool,  # noqa: FBT001
    data: st.DataObject,
) -> None:
    board = HexMap(*size)
    some = st.integers(0, board.all)
    closed = data.draw(some) & data.draw(some)
    first = data.draw(some) & data.draw(some) & ~closed
    second = data.draw(some) & ~first & ~closed & data.draw(some)
    start = data.draw(st.integers(0, board.size - 1))
    barred = data.draw(some) & data.draw(some) & data.draw(some) & ~(1 << start)
    no_end = data.draw(some) & data.draw(some)
    budget = data.draw(st.integers(0, 4))
    kinds = [1 if first >> c & 1 else 2 if second >> c & 1 else 0 for c in range(board.size)]
    best: dict[int, tuple[bool, int]] = {}

    def walk(here: int, steps: int, seen: tuple[int, ...]) -> None:
        for other in board.neighbours[here]:
            if other < 0 or other in seen or steps == budget or (closed | barred) >> other & 1:
                continue
            stops = kinds[other] != 0 and kinds[other] != kinds[here]
            if stops and shut:
                continue
            if not no_end >> other & 1:
                best[other] = min(best.get(other, (True, 99)), (stops, steps + 1))
            if not stops:
                walk(other, steps + 1, (*seen, other))

    walk(start, 0, (start,))
    steps = marching(board, closed=closed, patches=(first, second), patches_closed=shut)
    trip = Trip(start=start, budget=budget, barred=barred, no_end=no_end)
    found = search(steps, trip)
    assert cells_of(found.destinations) == sorted(best)
    for cell, (stops, cost) in best.items():
        assert (found.halts(cell), found.cost(cell)) == (stops, cost)
        walked = trace(steps, trip, found.path(cell))
        assert walked.fault is None
        assert walked.spent[-1] == cost


def test_the_six_directions_go_round() -> None:
    for direction in HexDirection:
        opposite = AXIAL_STEPS[(direction + 3) % 6]
        assert AXIAL_STEPS[direction] == (-opposite[0], -opposite[1])
