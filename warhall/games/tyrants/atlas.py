"""The map for the terminal: the sites where they lie on the board, and the spaces of the routes between them.

A site takes two lines, its name and what stands there; a space of a route is one mark. What would lie on something else
moves to the nearest free place, so nothing is hidden, and the same table always gives the same map.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import TypeAlias

from warhall.games.tyrants.printed import Board, Point, Route, Site, Space
from warhall.games.tyrants.view import SiteView, TyrantsView
from warhall.kernel.game import Span
from warhall.kernel.narrator import Narrator

WIDTH, HEIGHT = 80, 38
"""Of a terminal of the usual breadth; a map that is lower than this needs fewer lines."""
NAME_MOST = 22
EMPTY_MARK = "·"
TRACE = "."
SPY_SIGN, CONTROL_SIGN, TOTAL_SIGN = "~", "=", "!"

Cell: TypeAlias = tuple[int, int]
"""Row and column."""


class Atlas:
    """One map as it is being drawn."""

    def __init__(self, view: TyrantsView, narrator: Narrator, board: Board, marks: Mapping[str, Span]) -> None:
        """Prepare an empty sheet.

        Args:
            view: what is known of the table.
            narrator: the language.
            board: where everything lies.
            marks: how the troops of each colour are drawn.
        """
        self.narrator = narrator
        self.marks = marks
        self.cells: dict[Cell, Span] = {}
        seen = {site.id: site for site in view.sites}
        self.sites: list[tuple[Site, SiteView]] = [(site, seen[site.id]) for site in board.sites if site.id in seen]
        spaces = {route.id: route.spaces for route in view.routes}
        self.routes: list[tuple[Route, list[str | None]]] = [
            (route, spaces.get(route.id, [])) for route in board.routes if route.a in seen and route.b in seen
        ]
        points: list[Point | Space] = [site.label for site, _ in self.sites]
        points += [space for site, _ in self.sites for space in site.spaces]
        points += [space for route, _ in self.routes for space in route.spaces]
        self.left, self.top = min(each.x for each in points), min(each.y for each in points)
        self.wide = max(each.x for each in points) - self.left
        self.high = max(each.y for each in points) - self.top

    def lines(self) -> list[list[Span]]:
        """The map, line by line."""
        middles = {site.id: self.site(site, seen) for site, seen in self.sites}
        ways = []
        for route, colours in self.routes:
            way = [middles[route.a]]
            for space, colour in zip(route.spaces, colours, strict=True):
                way.append(self.put(self.cell(space), [[self.mark(colour)]]))
            ways.append([*way, middles[route.b]])
        put = set(self.cells)
        for way in ways:
            for one, two in pairwise(way):
                for row, column in between(one, two):
                    # Beside a name or a troop a trace would be read as part of it.
                    if not put & {(row, column - 1), (row, column), (row, column + 1)}:
                        self.cells[row, column] = Span(TRACE, "muted")
        last = max(row for row, _ in self.cells)
        return [self.line(row) for row in range(last + 1)]

    def line(self, row: int) -> list[Span]:
        """One line, without the empty rest."""
        columns = [column for line, column in self.cells if line == row]
        return [self.cells.get((row, column), Span(" ")) for column in range(max(columns, default=-1) + 1)]

    def cell(self, point: Point | Space) -> Cell:
        """Where a point of the board lies on the sheet."""
        row = (point.y - self.top) * (HEIGHT - 3) // max(1, self.high)
        return row, (point.x - self.left) * (WIDTH - 1) // max(1, self.wide)

    def mark(self, colour: str | None) -> Span:
        """A troop, or an empty space."""
        return Span(EMPTY_MARK) if colour is None else self.marks[colour]

    def site(self, site: Site, seen: SiteView) -> Cell:
        """Put a site on the sheet; its middle."""
        signs = ("*" if seen.marker else "+" if seen.start else "") + str(seen.vp)
        full = self.narrator.name("site", site.id)
        name = f"{full if len(full) <= NAME_MOST else full[: NAME_MOST - 1] + '…'} {signs}"
        stands = [self.mark(colour) for colour in seen.spaces]
        if seen.spies:
            stands += [Span(" "), Span(SPY_SIGN), *(self.marks[seat] for seat in seen.spies)]
        if seen.controller is not None:
            stands += [Span(" "), Span(CONTROL_SIGN), self.marks[seen.controller]]
            stands += [Span(TOTAL_SIGN)] if seen.total else []
        wide = max(len(name), len(stands))
        row, column = self.cell(site.label)
        return self.put((row, column - wide // 2), [[Span(letter, "strong") for letter in name], stands])

    def put(self, cell: Cell, block: list[list[Span]]) -> Cell:
        """Put lines as near to a place as they lie on nothing else; the middle of where they lie."""
        wide = max(map(len, block))
        row, column = next(
            place for place in around(cell) if self.is_free(place, len(block), wide)
        )  # there is always room farther down
        for down, spans in enumerate(block):
            for right, span in enumerate(spans):
                self.cells[row + down, column + right] = span
        return row + len(block) - 1, column + wide // 2

    def is_free(self, place: Cell, high: int, wide: int) -> bool:
        """Whether a block fits on the sheet without touching another in its line."""
        row, column = place
        if row < 0 or column < 0 or column + wide > WIDTH:
            return False
        return not any(
            (line, each) in self.cells
            for line in range(row, row + high)
            for each in range(column - 1, column + wide + 1)
        )


def around(cell: Cell) -> Iterator[Cell]:
    """The places of a sheet by their distance; a line down counts as two columns."""
    row, column = cell
    for far in range(WIDTH + 4 * HEIGHT):
        for down in range(-(far // 2), far // 2 + 1):
            right = far - 2 * abs(down)
            yield row + down, column - right
            if right:
                yield row + down, column + right


def between(one: Cell, two: Cell) -> Iterator[Cell]:
    """The cells of a straight way, without its ends; every second column is enough to follow it."""
    steps = max(2 * abs(two[0] - one[0]), abs(two[1] - one[1])) // 2
    for step in range(1, steps):
        yield one[0] + (two[0] - one[0]) * step // steps, one[1] + (two[1] - one[1]) * step // steps
