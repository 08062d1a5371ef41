import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.geometry.drawing import boards, drawn, floor, marked, unhurried
from warhall.geometry.masks import cells_of, mask_of
from warhall.geometry.reach import Peril, Steps, Trip, reachable, search
from warhall.geometry.square_steps import leading, passing_walls, walking
from warhall.geometry.squares import COMPASS_STEPS, Compass, SquareMap, straight_distance
from warhall.geometry.trace import Fault, Offence, trace

Best = dict[int, tuple[int, int]]


def slow_step(board: SquareMap, side: int, at: int, direction: Compass, *, through: bool) -> int:
    """Where a step leads, or -1: every square of the space is looked at alone."""
    to = board.neighbour(at, direction)
    space = board.space(to, side) if to >= 0 else 0
    if not space or space & board.outside:
        return -1
    if through:
        return to
    if not board.standing(side) >> to & 1:
        return -1
    alone = all(board.step_fault(cell, direction) is None for cell in cells_of(board.space(at, side)))
    return to if alone else -1


def slow_reach(board: SquareMap, side: int, trip: Trip, costs: list[int], *, through: bool) -> Best:
    """Every path, one after the other: position -> fewest perils and least cost with so many."""
    best: Best = {}
    start = board.space(trip.start, side)

    def may_end(at: int) -> bool:
        return bool(board.standing(side) >> at & 1) and not board.space(at, side) & (trip.no_end | trip.barred)

    def walk(at: int, spent: int, met: frozenset[int], seen: tuple[int, ...]) -> None:
        for direction in Compass:
            to = slow_step(board, side, at, direction, through=through)
            if to < 0 or to in seen or board.space(to, side) & trip.barred:
                continue
            old, new = board.space(at, side), board.space(to, side)
            total = spent + max(costs[cell] for cell in cells_of(new & ~old))
            sure = trip.sure_step and at == trip.start
            if total > trip.budget and not sure:
                continue
            after = met | {n for n, peril in enumerate(trip.perils) if peril.leave & old or peril.enter & new & ~old}
            stop = bool(new & trip.stops) or total > trip.budget
            if may_end(to):
                best[to] = min(best.get(to, (99, 99)), (len(after), total))
            if not stop:
                walk(to, total, after, (*seen, to))

    if start:
        walk(trip.start, 0, frozenset(), (trip.start,))
    return best


@st.composite
def trips(draw: st.DrawFn, board: SquareMap, side: int) -> Trip:
    cells = st.integers(0, board.all)
    few = st.builds(lambda a, b: a & b, cells, cells)
    starts = cells_of(board.standing(side))
    start = draw(st.sampled_from(starts))
    own = board.space(start, side)
    perils = st.builds(Peril, leave=few, enter=few)
    return Trip(
        start=start,
        budget=draw(st.integers(0, 4)),
        barred=draw(few) & draw(cells) & ~own,
        no_end=draw(few) & ~own,
        stops=draw(few) & draw(cells),
        sure_step=draw(st.booleans()),
        perils=tuple(draw(st.one_of(st.just([]), st.lists(perils, max_size=3)))),
    )


@unhurried
@given(boards(4, halves=True, void=True), st.integers(1, 3), st.booleans(), st.data())
def test_reach_is_what_trying_every_path_finds(
    board: SquareMap,
    side: int,
    through: bool,  # noqa: FBT001
    data: st.DataObject,
) -> None:
    if not board.standing(side):
        return
    costs = data.draw(st.lists(st.integers(1, 3), min_size=board.size, max_size=board.size))
    trip = data.draw(trips(board, side))
    steps = (passing_walls if through else walking)(board, side, costs)
    found = search(steps, trip)
    wanted = slow_reach(board, side, trip, costs, through=through)
    unbarred = search(steps, Trip(trip.start, trip.budget, sure_step=trip.sure_step))
    again = search(steps, trip, unbarred)
    assert (again.reached, again.destinations) == (found.reached, found.destinations)
    for less in ({"barred": 0}, {"stops": 0}, {"barred": trip.barred & trip.no_end, "stops": trip.stops & trip.no_end}):
        known_so_far = search(steps, msgspec.structs.replace(trip, perils=(), no_end=0, **less))
        assert search(steps, trip, known_so_far).reached == found.reached
    assert cells_of(found.destinations) == sorted(wanted)
    for position, (perils, cost) in wanted.items():
        assert (found.perils(position).bit_count(), found.cost(position)) == (perils, cost)
        path = found.path(position)
        walked = trace(steps, trip, path)
        assert walked.fault is None
        assert again.path(position) == path
        if found.is_before(position, trip.no_end):
            assert not trip.no_end & mask_of((trip.start, *path[:-1]))
        if not trip.perils:
            assert search(steps, msgspec.structs.replace(trip, end=position)).path(position) == path
        assert (path[-1], walked.spent[-1], walked.perils) == (position, cost, found.perils(position))
        assert walked.last_end == len(path)
        if trip.perils and position % 3 == 0:  # who knows how many perils are met finds the same path with less work
            known = msgspec.structs.replace(trip, most_perils=perils, fewest_perils=perils, end=position)
            assert search(steps, known).path(position) == path


def test_a_movement_that_is_known_without_its_stops_is_no_short_cut_past_them() -> None:
    steps = walking(floor(6, 1))
    known = search(steps, Trip(start=0, budget=5))
    found = search(steps, Trip(start=0, budget=5, stops=1 << 2 | 1), known)
    assert cells_of(found.destinations) == [1, 2]
    assert found.path(2) == (1, 2)


def test_a_destination_is_before_what_costs_as_much_or_more() -> None:
    board = floor(5, 1)
    found = search(walking(board), Trip(start=0, budget=3))
    assert found.is_before(2, 1 << 2 | 1 << 3)
    assert not found.is_before(3, 1 << 2)
    assert not found.is_before(2, 1)
    assert not found.is_before(4, 0)


@unhurried
@given(boards(4, halves=True), st.integers(1, 2), st.data())
def test_a_path_is_accepted_exactly_if_every_step_of_it_is(board: SquareMap, side: int, data: st.DataObject) -> None:
    if not board.standing(side):
        return
    trip = data.draw(trips(board, side))
    path = data.draw(st.lists(st.integers(0, board.size - 1), max_size=4))
    costs = [1] * board.size
    result = trace(walking(board, side), trip, path)
    at, spent, fine = trip.start, 0, True
    for number, to in enumerate(path):
        steps = [slow_step(board, side, at, direction, through=False) for direction in Compass]
        stopped = number > 0 and (board.space(at, side) & trip.stops or spent > trip.budget)
        if to not in steps or stopped or board.space(to, side) & trip.barred:
            fine = False
            break
        spent += costs[to]
        ends = board.standing(side) >> to & 1 and not board.space(to, side) & trip.no_end
        too_far = spent > trip.budget and not (trip.sure_step and number == 0)
        must_stop = spent > trip.budget or board.space(to, side) & trip.stops
        if too_far or (must_stop and not ends) or (number == len(path) - 1 and not ends):
            fine = False
            break
        at = to
    assert (result.fault is None) == fine


def at(board: SquareMap, *places: tuple[int, int]) -> list[int]:
    return [board.cell(*place) for place in places]


def fault_of(steps: Steps, trip: Trip, path: list[int]) -> Fault:
    fault = trace(steps, trip, path).fault
    assert fault is not None
    return fault


def test_difficult_ground_costs_more_and_the_budget_is_exact() -> None:
    text = ".dd..\n#####"
    board = drawn(text)
    costs = [2 if marked(text, "d") >> cell & 1 else 1 for cell in range(board.size)]
    found = search(walking(board, 1, costs), Trip(start=0, budget=5))
    assert cells_of(found.destinations) == [1, 2, 3]
    assert [found.cost(cell) for cell in (1, 2, 3)] == [2, 4, 5]
    fault = fault_of(walking(board, 1, costs), Trip(start=0, budget=5), [1, 2, 3, 4])
    assert (fault.index, fault.offence) == (3, Offence.TOO_FAR)


def test_a_large_creature_pays_once_and_only_for_squares_newly_covered() -> None:
    board = SquareMap(8, 6)
    costs = [2 if cell in at(board, (4, 2), (4, 3)) else 1 for cell in range(board.size)]
    path = at(board, (3, 2), (4, 2), (5, 2))
    walked = trace(walking(board, 2, costs), Trip(start=board.cell(2, 2), budget=7), path)
    assert walked.spent == (2, 3, 4)


def test_a_large_creature_goes_every_way_over_ground_of_two_prices() -> None:
    board = floor(8, 8)
    costs = [2 if cell % 3 == 0 else 1 for cell in range(board.size)]
    steps, trip = walking(board, 2, costs), Trip(27, 3)
    assert steps.plain is None  # what a step costs depends on where it begins
    way = search(steps, trip)
    best = slow_reach(board, 2, trip, costs, through=False)
    assert {end: way.cost(end) for end in cells_of(way.destinations)} == {end: cost for end, (_, cost) in best.items()}


def test_who_stands_in_the_way_is_gone_round_and_not_ended_on() -> None:
    board = floor(7, 7)
    steps, start, beyond = walking(board, 1), board.cell(2, 0), board.cell(4, 0)
    enemies, friend = mask_of(board.cell(3, row) for row in range(3)), board.cell(0, 0)
    free = search(steps, Trip(start, 6))
    way = free.barring(enemies, 1 << friend)
    searched = search(steps, Trip(start, 6, barred=enemies, no_end=1 << friend))
    assert (way.destinations, way.reached) == (searched.destinations, searched.reached)
    assert not way.destinations & (enemies | 1 << friend)
    assert (free.cost(beyond), way.cost(beyond)) == (2, 6)
    assert way.path(beyond) == searched.path(beyond)


def test_a_large_creature_needs_room() -> None:
    board = floor(9, 9, ((4, 2), (6, 3)))
    steps, trip = walking(board, 2), Trip(start=board.cell(2, 2), budget=9)
    assert fault_of(steps, trip, at(board, (3, 2))) == Fault(0, board.cell(3, 2), Offence.NO_STEP)
    path = at(board, (2, 3), (3, 3), (4, 3), (5, 3))
    fault = fault_of(steps, trip, path)
    assert (fault.index, fault.offence) == (3, Offence.NO_STEP)
    assert trace(steps, trip, path).last_end == 3


def test_a_huge_creature_fits_only_where_nine_squares_are_open() -> None:
    board = drawn("......\n......\n......\n...#..\n......\n......")
    assert reachable(walking(board, 3), Trip(start=0, budget=9)) == [1, 2, 3, 6, 12, 18]


def test_entering_the_reach_of_an_enemy_ends_the_move() -> None:
    board = SquareMap(9, 3)
    enemy = 1 << board.cell(4, 1)
    trip = Trip(start=board.cell(0, 0), budget=9, barred=enemy, stops=board.adjacent_to(enemy))
    found = search(walking(board), trip)
    assert found.destinations >> board.cell(3, 1) & 1
    assert found.halts(board.cell(3, 1))
    assert not found.halts(board.cell(2, 2))
    assert found.destinations >> board.cell(6, 2) & 1 == 0, "every way leads past the enemy"
    fault = fault_of(walking(board), trip, at(board, (1, 1), (2, 1), (3, 2), (4, 2)))
    assert (fault.index, fault.offence) == (3, Offence.MUST_STOP)


def test_a_friends_square_cannot_be_entered_where_one_must_stop() -> None:
    board = SquareMap(5, 1)
    trip = Trip(start=0, budget=5, no_end=1 << 2, stops=1 << 2)
    fault = fault_of(walking(board), trip, [1, 2])
    assert (fault.index, fault.offence, fault.cells) == (1, Offence.CANNOT_STOP, 1 << 2)
    assert reachable(walking(board), trip) == [1]


def test_friends_are_passed_but_not_ended_on_and_enemies_not_passed() -> None:
    board = SquareMap(5, 1)
    assert reachable(walking(board), Trip(start=0, budget=9, no_end=1 << 2)) == [1, 3, 4]
    assert reachable(walking(board), Trip(start=0, budget=9, barred=1 << 2)) == [1]
    fault = fault_of(walking(board), Trip(start=0, budget=9, no_end=1 << 2), [1, 2])
    assert (fault.index, fault.offence, fault.cells) == (1, Offence.CANNOT_END, 1 << 2)
    fault = fault_of(walking(board), Trip(start=0, budget=9, barred=1 << 2), [1, 2])
    assert (fault.index, fault.offence, fault.cells) == (1, Offence.BARRED, 1 << 2)


def test_one_sure_step_may_be_dearer_than_the_budget() -> None:
    board = SquareMap(3, 1)
    steps = walking(board, 1, [1, 3, 1])
    assert reachable(steps, Trip(start=0, budget=1)) == []
    found = search(steps, Trip(start=0, budget=1, sure_step=True))
    assert cells_of(found.destinations) == [1]
    assert found.path(1) == (1,)
    assert found.cost(1) == 3


def test_the_path_offered_is_the_safest_not_the_shortest() -> None:
    board = SquareMap(5, 5)
    threat = Peril(leave=mask_of(at(board, (1, 0), (2, 0), (3, 0), (1, 1), (3, 1), (2, 1))))
    trip = Trip(start=board.cell(0, 0), budget=8, perils=(threat,))
    found = search(walking(board), trip)
    goal = board.cell(4, 0)
    assert (found.perils(goal), found.cost(goal)) == (0, 6)
    tight = search(walking(board), Trip(start=board.cell(0, 2), budget=2, perils=(Peril(leave=1 << board.cell(1, 2)),)))
    assert board.cell(1, 2) not in tight.path(board.cell(2, 2))


def test_a_peril_strikes_once_however_often_a_path_meets_it() -> None:
    board = SquareMap(6, 2)
    long_way = Peril(leave=mask_of(at(board, (1, 0), (2, 0), (3, 0), (4, 0))))
    two = (Peril(leave=1 << board.cell(1, 1)), Peril(leave=1 << board.cell(3, 1)))
    cut = floor(6, 2, south=tuple((x, 0) for x in range(1, 5)))
    found = search(walking(cut), Trip(start=0, budget=9, perils=(long_way, *two)))
    goal = cut.cell(5, 0)
    assert found.perils(goal) == 0b001
    assert found.path(goal) == tuple(at(cut, (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)))


def test_a_digger_passes_walls_but_neither_ends_in_them_nor_leaves_the_map() -> None:
    board = drawn("...#...x..\n...#...x..")
    steps, trip = passing_walls(board, 2), Trip(start=0, budget=9)
    assert reachable(steps, trip) == at(board, (1, 0), (4, 0), (5, 0))
    assert search(steps, trip).cost(board.cell(4, 0)) == 4
    assert fault_of(steps, trip, at(board, (1, 0), (2, 0))).offence is Offence.CANNOT_END


def test_a_push_leads_away_and_a_pull_nearer_with_every_step() -> None:
    board = floor(7, 7, ((4, 4),))
    start, pusher = board.cell(3, 3), board.cell(2, 2)
    away = leading(board, walking(board), 1, pusher, 1, away=True)
    assert reachable(away, Trip(start=start, budget=1)) == sorted(at(board, (4, 2), (4, 3), (2, 4), (3, 4)))
    nearer = leading(board, walking(board), 1, board.cell(6, 3), 1, away=False)
    assert reachable(nearer, Trip(start=start, budget=1)) == sorted(at(board, (4, 2), (4, 3)))


@unhurried
@given(boards(5), st.integers(1, 2), st.integers(1, 2), st.booleans(), st.data())
def test_every_step_of_a_push_changes_the_straight_distance(
    board: SquareMap,
    side: int,
    other_side: int,
    away: bool,  # noqa: FBT001
    data: st.DataObject,
) -> None:
    anchor = data.draw(st.integers(0, board.size - 1))
    steps = walking(board, side)
    allowed = leading(board, steps, side, anchor, other_side, away=away)
    for cell in range(board.size):
        for direction in Compass:
            to = board.neighbour(cell, direction)
            offset = COMPASS_STEPS[direction][1] * board.width + COMPASS_STEPS[direction][0]

            def can(kind: Steps, cell: int = cell, offset: int = offset, to: int = to) -> bool:
                return to >= 0 and any(m.offset == offset and m.origins >> cell & 1 for m in kind.moves)

            if not can(steps):
                assert not can(allowed)
                continue
            other = board.place(anchor)
            change = straight_distance(board.place(to), other, side, other_side) - straight_distance(
                board.place(cell), other, side, other_side
            )
            assert can(allowed) == (change > 0 if away else change < 0)


def test_a_step_must_cost_something() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        walking(SquareMap(2, 2), 1, [0, 1, 1, 1])


def test_a_place_out_of_reach_has_no_path() -> None:
    with pytest.raises(ValueError, match="cannot be reached"):
        search(walking(SquareMap(3, 3)), Trip(start=0, budget=1)).path(8)


def test_an_empty_path_is_staying() -> None:
    walked = trace(walking(SquareMap(3, 3)), Trip(start=0, budget=1), [])
    assert (walked.fault, walked.last_end) == (None, 0)


def test_whoever_starts_where_one_must_stop_may_still_leave() -> None:
    board = SquareMap(4, 1)
    assert reachable(walking(board), Trip(start=0, budget=3, stops=0b0001)) == [1, 2, 3]
    threat = (Peril(leave=0b0001),)
    assert reachable(walking(board), Trip(start=0, budget=3, stops=0b0001, perils=threat)) == [1, 2, 3]


def test_the_path_offered_goes_round_a_square_where_one_must_stop() -> None:
    board = SquareMap(3, 3)
    stop = 1 << board.cell(1, 1)
    for perils in ((), (Peril(leave=1 << board.cell(2, 2)),)):
        found = search(walking(board), Trip(start=board.cell(0, 1), budget=2, stops=stop, perils=perils))
        assert found.path(board.cell(2, 1)) in (
            (board.cell(1, 0), board.cell(2, 1)),
            (board.cell(1, 2), board.cell(2, 1)),
        )


def test_the_path_offered_enters_no_hazard_that_can_be_gone_round() -> None:
    board = SquareMap(3, 2)
    found = search(walking(board), Trip(start=0, budget=3, perils=(Peril(enter=1 << board.cell(1, 0)),)))
    assert found.path(board.cell(2, 0)) == (board.cell(1, 1), board.cell(2, 0))
    assert found.perils(board.cell(1, 0)) == 1


def test_a_large_creature_that_stands_in_a_hazard_does_not_enter_it_again() -> None:
    board = SquareMap(4, 3)
    hazard = (Peril(enter=1 << board.cell(1, 0)),)
    found = search(walking(board, 2), Trip(start=board.cell(0, 0), budget=1, perils=hazard))
    assert found.perils(board.cell(1, 0)) == 0


def test_the_nearest_of_some_destinations_are_all_that_cost_the_least() -> None:
    board = floor(5, 1)
    way = search(walking(board, 1, [1, 1, 1, 2, 1]), Trip(2, 3))
    assert way.nearest(mask_of([0, 3, 4])) == (2, mask_of([0, 3]))
    assert way.nearest(mask_of([0, 1])) == (1, mask_of([1]))
    assert way.nearest(mask_of([2])) == (0, 0), "where it starts is no destination"


def test_a_destination_reached_by_a_last_step_is_nearest_only_if_there_is_no_other() -> None:
    way = search(walking(floor(3, 1), 1, [2, 1, 5]), Trip(1, 2, sure_step=True))
    assert way.nearest(mask_of([0, 2])) == (2, mask_of([0]))
    assert way.nearest(mask_of([2])) == (5, mask_of([2]))
