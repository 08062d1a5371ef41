"""Movement step by step on any map whose steps are fixed offsets between cells (squares and hexes).

`search` finds every place a creature can move to, with the safest and then cheapest path to each. It takes two things:
`Steps`, what the ground allows (made once per map by `square_steps` or `hex_steps`), and a `Trip`, what this one
movement adds to it.

The search does not visit cell after cell: all places of equal cost are one mask, and a direction is one shift of
it. Here: costs, forced stops, forbidden cells, dangers on the way. Not here: what is wrong with a given path (`trace`),
and why the ground forbids a step (`SquareMap.step_fault`).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from warhall.geometry.masks import cells_of, shifted, spread
from warhall.geometry.plain_steps import Plain, Shifts, by_price, plain_of, same_layers

Layers = list[dict[int, int]]
MANY = 1 << 16
"""More perils than any movement has."""


class Move(msgspec.Struct, frozen=True):
    """One kind of step: where it may begin, where it leads and what it costs."""

    offset: int
    """Number of the new cell minus number of the old one."""
    cost: int
    """At least 1."""
    origins: int
    """The positions in which it may begin."""
    strip: tuple[int, ...] = (0,)
    """The cells newly entered, as offsets from the new position."""
    halts: bool = False
    """Whether the movement ends with this step."""


class Steps(msgspec.Struct, frozen=True):
    """All that the ground of a map allows to one kind of creature."""

    moves: tuple[Move, ...]
    footprint: tuple[int, ...]
    """The cells of the creature, as offsets from its position."""
    standing: int
    """The positions in which the ground lets it end."""
    flat: tuple[tuple[int, int, int, bool], ...] = ()
    """The moves as offset, cost, origins and whether they halt, for the search."""
    dearest: int = 1
    """What the dearest of them costs."""
    halting: bool = False
    """Whether one of them halts."""
    plain: Plain | None = None
    """The same for the quick search, where the ground allows it."""
    together: tuple[tuple[int, int, Shifts], ...] = ()
    """The moves of each price, all directions together, where none halts and the quick search is not allowed."""

    def __post_init__(self) -> None:
        flat = tuple((move.offset, move.cost, move.origins, move.halts) for move in self.moves)
        msgspec.structs.force_setattr(self, "flat", flat)
        msgspec.structs.force_setattr(self, "dearest", max([move.cost for move in self.moves], default=1))
        msgspec.structs.force_setattr(self, "halting", any(move.halts for move in self.moves))
        msgspec.structs.force_setattr(self, "plain", plain_of(flat))
        if self.plain is None and not self.halting:
            msgspec.structs.force_setattr(self, "together", by_price(flat))


class Peril(msgspec.Struct, frozen=True):
    """A danger that strikes at most once on a path, however often the path gives cause."""

    leave: int = 0
    """It strikes a creature that leaves a position with one of these cells."""
    enter: int = 0
    """It strikes a creature that newly enters one of these cells."""


class Trip(msgspec.Struct, frozen=True):
    """One movement; all masks are cells, not positions."""

    start: int
    budget: int
    barred: int = 0
    """Cells that may not be entered."""
    no_end: int = 0
    """Cells that may be passed but not ended in."""
    stops: int = 0
    """Cells in which the movement ends as soon as one of them is covered by a step."""
    end: int = -1
    """If only one end is asked for: nothing else is looked for once it is reached."""
    toward: tuple[int, ...] = ()
    """If only one end is asked for: positions beyond which it is too far with so much movement left. Perils only."""
    sure_step: bool = False
    """Whether a single step may be made even if it costs more than the budget."""
    perils: tuple[Peril, ...] = ()
    fewest_perils: int = -1
    """If only one end is asked for, and no path to it meets fewer: the search is over when one meets so many."""
    most_perils: int = MANY
    """If only one end is asked for, and a path to it is known that meets so many: those that meet more are left out."""


class _Label(msgspec.Struct, frozen=True):
    """The best way found to one place: perils met, movement spent, whether the last step halts."""

    perils: int
    cost: int
    halted: bool


class Reach:
    """Where a creature can move to. Made by `search`; this one for movements without perils."""

    __slots__ = ("_going", "_halted", "_steps", "_stops", "_trip", "destinations", "reached")

    def __init__(
        self, steps: Steps, trip: Trip, ends: int, stops: int, going: list[int], halted: list[int], reached: int = 0
    ) -> None:
        """Keep what a search found.

        Args:
            steps: what the ground allows.
            trip: the movement.
            ends: the positions where it may end.
            stops: the positions where it ends at once.
            going: per cost the positions first reached.
            halted: per cost those first reached by a step that ends the movement by itself.
            reached: all of them, if the search knows.
        """
        self._steps = steps
        self._trip = trip
        self._stops = stops
        self._going = going
        self._halted = halted
        if not reached:
            for mask in going:
                reached |= mask
            for mask in halted:
                reached |= mask
        self.reached: int = reached
        """The positions that the movement can pass or end in, its start included."""
        self.destinations: int = reached & ends & ~(1 << trip.start)
        """The positions where the movement may end, its start left out."""

    def leaving_out(self, closed: int) -> Reach:
        """The same movement where it may not end in some positions."""
        new = Reach.__new__(Reach)
        new._steps, new._trip, new._stops = self._steps, self._trip, self._stops
        new._going, new._halted, new.reached = self._going, self._halted, self.reached
        new.destinations = self.destinations ^ (self.destinations & closed)
        return new

    def barring(self, barred: int, no_end: int) -> Reach:
        """The same movement where some cells may not be entered, and some not be ended in; `search` for the most usual.

        That is a creature of one cell on plain ground, where nothing stops it and no first step is dearer than allowed.
        """
        steps, trip = self._steps, self._trip
        assert steps.plain is not None  # noqa: S101  the ground is plain
        going, reached = steps.plain.layers(trip.start, trip.budget, ~barred, 0, self._going)
        return Reach(steps, trip, steps.standing & ~(barred | no_end), 0, going, [], reached)

    def _best(self, destination: int) -> _Label:
        """How the best path to a destination ends."""
        self._demand(destination)
        for is_halted, layers in ((False, self._going), (True, self._halted)):
            for cost, mask in enumerate(layers):
                if mask >> destination & 1:
                    return _Label(0, cost, is_halted)
        raise AssertionError("every destination is in a layer")  # pragma: no cover

    def _demand(self, destination: int) -> None:
        if not self.destinations >> destination & 1:
            raise ValueError(f"position {destination} cannot be reached")

    def cost(self, destination: int) -> int:
        """The movement used by the path to a destination."""
        return self._best(destination).cost

    def nearest(self, positions: int) -> tuple[int, int]:
        """What the cheapest of some destinations costs, and all of them that cost as much; (0, 0) if there are none.

        Those reached by a step that ends the movement count only if there are no others.
        """
        wanted = positions & self.destinations
        if wanted:
            for layers in (self._going, self._halted):
                for cost, mask in enumerate(layers):
                    if mask & wanted:
                        return cost, mask & wanted
        return 0, 0

    def is_before(self, destination: int, positions: int) -> bool:
        """Whether a destination costs no more than any of some positions, so that its path passes none of them."""
        for layer in self._going:
            if layer >> destination & 1:
                return True
            if layer & positions:
                return False
        return False

    def perils(self, destination: int) -> int:
        """The perils met on the path to a destination, as a set of their numbers."""
        return self._best(destination).perils

    def halts(self, destination: int) -> bool:
        """Whether the last step of the path ends the movement by itself."""
        return self._best(destination).halted or bool(self._stops >> destination & 1)

    def path(self, destination: int) -> tuple[int, ...]:
        """The positions on the way, the destination last: fewest perils, then no halting step, then cheapest,
        then a fixed order.
        """
        self._demand(destination)
        plain, trip = self._steps.plain, self._trip
        if plain is not None and not trip.sure_step:
            return plain.path(self._going, trip.start, self._stops, destination)
        label = self._best(destination)
        cost, is_halted = label.cost, label.halted
        path = [destination]
        while cost:
            offset, price = self._last_move(path[-1], cost, is_halted=is_halted)
            cost -= price
            is_halted = False
            path.append(path[-1] - offset)
        return tuple(path[-2::-1])

    def _last_move(self, position: int, cost: int, *, is_halted: bool) -> tuple[int, int]:
        """Offset and price of the first move that leads to a position at that cost from one reached before."""
        start, stops, going = self._trip.start, self._stops, self._going
        is_dear = cost > self._trip.budget
        for offset, price, origins, halts in self._steps.flat:
            origin = position - offset
            if origin < 0 or cost < price or not going[cost - price] >> origin & 1:
                continue
            if not origins >> origin & 1 or (halts or is_dear) is not is_halted:
                continue
            if origin == start or not stops >> origin & 1:
                return offset, price
        raise AssertionError("every position has one before it")  # pragma: no cover


class _PerilousReach(Reach):
    """The same for movements with perils: their layers are split by the perils met."""

    __slots__ = ("_going_by_perils", "_halted_by_perils")

    def __init__(self, steps: Steps, trip: Trip, ends: int, stops: int, going: Layers, halted: Layers) -> None:
        super().__init__(steps, trip, ends, stops, _merged(going), _merged(halted))
        self._going_by_perils = going
        self._halted_by_perils = halted

    def _best(self, destination: int) -> _Label:
        self._demand(destination)
        found: list[tuple[int, bool, int, int]] = []
        for is_halted, layers in ((False, self._going_by_perils), (True, self._halted_by_perils)):
            for cost, layer in enumerate(layers):
                found += [
                    (perils.bit_count(), is_halted, cost, perils)
                    for perils, mask in layer.items()
                    if mask >> destination & 1
                ]
        _, is_halted, cost, perils = min(found)
        return _Label(perils, cost, is_halted)

    def path(self, destination: int) -> tuple[int, ...]:
        label = self._best(destination)
        path = [destination]
        while True:
            before, label = self._before(path[-1], label)
            if before == self._trip.start:
                return tuple(reversed(path))
            path.append(before)

    def _before(self, position: int, label: _Label) -> tuple[int, _Label]:
        """The position before this one on the best path, and how it was reached."""
        trip = self._trip
        for move in self._steps.moves:
            origin, cost = position - move.offset, label.cost - move.cost
            if cost < 0 or origin < 0 or not move.origins >> origin & 1:
                continue
            # A sure step may be dearer than the budget; it halts although its kind of move does not.
            if (move.halts or label.cost > trip.budget) is not label.halted:
                continue
            if origin != trip.start and self._stops >> origin & 1:
                continue
            if not self._going[cost] >> origin & 1:
                continue
            met = perils_of_step(self._steps, trip, origin, move)
            for perils, mask in sorted(self._going_by_perils[cost].items()):
                if mask >> origin & 1 and perils | met == label.perils:
                    return origin, _Label(perils, cost, halted=False)
        raise AssertionError("every label has a predecessor")  # pragma: no cover


def _merged(layers: Layers) -> list[int]:
    """Layers without the perils."""
    merged = [0] * len(layers)
    for cost, layer in enumerate(layers):
        for mask in layer.values():
            merged[cost] |= mask
    return merged


def perils_of_step(steps: Steps, trip: Trip, origin: int, move: Move) -> int:
    """The perils that one step meets."""
    left = spread_one(origin, steps.footprint)
    entered = spread_one(origin + move.offset, move.strip)
    met = 0
    for number, peril in enumerate(trip.perils):
        if peril.leave & left or peril.enter & entered:
            met |= 1 << number
    return met


def spread_one(position: int, offsets: tuple[int, ...]) -> int:
    """The cells at these offsets from a position."""
    cells = 0
    for offset in offsets:
        cells |= 1 << position + offset
    return cells


def search(steps: Steps, trip: Trip, unbarred: Reach | None = None) -> Reach:
    """Every position the trip can lead to.

    Args:
        steps: what the ground allows.
        trip: the movement.
        unbarred: the same movement where less is barred and less stops it, if it is known: a short cut.
    """
    barred, no_end, stops, footprint = trip.barred, trip.no_end, trip.stops, steps.footprint
    if len(footprint) > 1:  # else cells and positions are the same
        barred, no_end, stops = spread(barred, footprint), spread(no_end, footprint), spread(stops, footprint)
    ends = steps.standing & ~(barred | no_end)
    if trip.perils:
        return _PerilousReach(steps, trip, ends, stops, *_layers_with_perils(steps, trip, ~barred, stops))
    known = unbarred._going if unbarred is not None and not trip.sure_step else ()
    if steps.plain is None or trip.sure_step:
        return Reach(steps, trip, ends, stops, *_layers(steps, trip, ~barred, stops, () if stops else known))
    until = 1 << trip.end if trip.end >= 0 else 0
    going, reached = steps.plain.layers(trip.start, trip.budget, ~barred, stops, known, until)
    return Reach(steps, trip, ends, stops, going, [], reached)


def _layers(steps: Steps, trip: Trip, free: int, stops: int, known: Sequence[int] = ()) -> tuple[list[int], list[int]]:
    """Per cost the positions first reached going on, and those first reached by a halting step."""
    budget, start = trip.budget, 1 << trip.start
    together, dearest = steps.together, steps.dearest
    moves = () if together else steps.flat
    length = budget + dearest + 1
    going, halted = [0] * length, [0] * length
    going[0] = start
    first = seen = seen_halted = 0
    beyond: list[int] = []
    passing = ~stops | start
    if known and budget and not steps.halting:
        same = same_layers(known[: budget + 1], free)
        going[:same] = known[:same]
        going[same] = known[same] & free
        first = budget + 1 if same == budget else max(0, same + 1 - dearest)
        for cost in range(min(first, same)):
            seen |= known[cost]
    for cost in range(first, budget + 1):
        fresh = going[cost] = going[cost] & ~seen
        seen |= fresh
        halted[cost] &= ~seen & ~seen_halted
        seen_halted |= halted[cost]
        movable = fresh & passing
        if not movable:
            continue
        for price, begins, shifts in together:
            if movable & begins:
                (i, a), (j, b), (k, c), (m, d), (n, e), (p, f), (q, g), (r, h) = shifts
                moved = (movable & a) << i | (movable & b) << j | (movable & c) << k | (movable & d) << m
                moved |= (movable & e) >> n | (movable & f) >> p | (movable & g) >> q | (movable & h) >> r
                going[cost + price] |= moved & free
        for offset, price, origins, halts in moves:
            moved = movable & origins
            if moved:
                moved = (moved << offset if offset > 0 else moved >> -offset) & free
                if halts:
                    halted[cost + price] |= moved
                else:
                    going[cost + price] |= moved
        if not cost and trip.sure_step:
            beyond = [one | other for one, other in zip(going[budget + 1 :], halted[budget + 1 :], strict=True)]
    going[budget + 1 :] = [0] * (length - budget - 1)
    halted[budget + 1 :] = going[budget + 1 :]
    for cost, dear in enumerate(beyond, budget + 1):
        halted[cost] = dear & ~seen & ~seen_halted
        seen_halted |= dear
    return going, halted


def _layers_with_perils(steps: Steps, trip: Trip, free: int, stops: int) -> tuple[Layers, Layers]:
    """`_layers`, split by the sets of perils met."""
    length = trip.budget + steps.dearest + 1
    going: Layers = [{} for _ in range(length)]
    halted: Layers = [{} for _ in range(length)]
    going[0][0] = 1 << trip.start
    _Search(steps, trip, free, stops).run(going, halted)
    return going, halted


class _Search:
    """The layers of a search: per cost and set of perils met, the positions first reached so."""

    def __init__(self, steps: Steps, trip: Trip, free: int, stops: int) -> None:
        self.trip = trip
        self.free = free
        self.stops = stops
        self.leave = [spread(peril.leave, steps.footprint) for peril in trip.perils]
        self.enter: dict[tuple[int, ...], list[int]] = {}
        self.moves: list[tuple[int, int, int, bool, Move]] = []
        self.plain = None if trip.sure_step or any(peril.enter for peril in trip.perils) else steps.plain
        if self.plain is None:
            self.moves = [(move.offset, move.cost, move.origins, move.halts, move) for move in steps.moves]
            strips = dict.fromkeys(move.strip for move in steps.moves)
            self.enter = {strip: [spread(peril.enter, strip) for peril in trip.perils] for strip in strips}

    def run(self, going: Layers, halted: Layers) -> None:
        budget, start = self.trip.budget, 1 << self.trip.start
        seen: dict[int, int] = {}
        seen_halted: dict[int, int] = {}
        for cost in range(len(going)):
            if cost > budget:
                going[cost].clear()
            going[cost] = _undominated(going[cost], seen)
            halted[cost] = _undominated(halted[cost], seen_halted, seen)
            passing = ~self.stops | start
            if self.trip.toward and cost <= budget:
                passing &= self.trip.toward[budget - cost]
            if self.is_over(going[cost]):
                for later in (*going[cost + 1 :], *halted[cost + 1 :]):
                    later.clear()
                return
            for perils, mask in going[cost].items():
                movable = mask & passing
                if movable:
                    self.expand(cost, perils, movable, going, halted)

    def is_over(self, layer: dict[int, int]) -> bool:
        """Whether the one end that is asked for is reached with as few perils as there can be."""
        fewest, end = self.trip.fewest_perils, self.trip.end
        if fewest < 0 or end < 0:
            return False
        return any(mask >> end & 1 and perils.bit_count() <= fewest for perils, mask in layer.items())

    def expand(self, cost: int, perils: int, mask: int, going: Layers, halted: Layers) -> None:
        """Make every step from these positions."""
        budget, plain, most = self.trip.budget, self.plain, self.trip.most_perils
        for met, part in _split(perils, mask, self.leave):
            if met.bit_count() > most:
                continue
            if plain is not None:
                moved = plain.moved(part) & self.free
                for price, positions in plain.prices:
                    arrived = moved & positions
                    if arrived and cost + price <= budget:
                        layer = going[cost + price]
                        layer[met] = layer.get(met, 0) | arrived
                continue
            for offset, price, origins, halts, move in self.moves:
                moved = part & origins
                if not moved:
                    continue
                total = cost + price
                too_dear = total > budget
                if too_dear and (cost or not self.trip.sure_step):
                    continue
                halting = halts or too_dear
                moved = shifted(moved, offset) & self.free
                if moved:
                    layer = (halted if halting else going)[total]
                    for entered, arrived in _split(met, moved, self.enter[move.strip]):
                        layer[entered] = layer.get(entered, 0) | arrived


def _split(perils: int, mask: int, places: list[int]) -> list[tuple[int, int]]:
    """The positions sorted by the perils they add: pairs of perils met and positions."""
    parts = [(perils, mask)]
    for number, where in enumerate(places):
        bit = 1 << number
        if mask & where and not perils & bit:
            parts = [
                part for met, some in parts for part in ((met, some & ~where), (met | bit, some & where)) if part[1]
            ]
    return parts


def _undominated(layer: dict[int, int], seen: dict[int, int], *others: dict[int, int]) -> dict[int, int]:
    """What of a layer is new: not reached before, or equally soon, with a subset of the perils. Adds it to `seen`."""
    fresh: dict[int, int] = {}
    for perils in sorted(layer, key=lambda met: (met.bit_count(), met)):
        mask = layer[perils]
        for earlier in (seen, *others):
            for met, where in earlier.items():
                if met & ~perils == 0:
                    mask &= ~where
        if mask:
            fresh[perils] = mask
            seen[perils] = seen.get(perils, 0) | mask
    return fresh


def reachable(steps: Steps, trip: Trip) -> list[int]:
    """The destinations of a trip in ascending order."""
    return cells_of(search(steps, trip).destinations)
