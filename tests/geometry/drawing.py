"""Maps drawn as text, and random ones: `#` wall, `1` to `4` half walls (NW, NE, SE, SW), `x` outside, else floor."""

from fractions import Fraction

from hypothesis import settings
from hypothesis import strategies as st

from warhall.geometry.masks import mask_of
from warhall.geometry.squares import Corner, CornerRule, SquareMap

HALVES = {"1": Corner.NW, "2": Corner.NE, "3": Corner.SE, "4": Corner.SW}

# A machine may be busy: how long an example takes says nothing about the code.
unhurried = settings(deadline=None)

Place = tuple[int, int]
Pointed = tuple[Fraction, Fraction]


def drawn(
    text: str,
    east: tuple[Place, ...] = (),
    south: tuple[Place, ...] = (),
    corners: CornerRule = CornerRule.STRICT,
) -> SquareMap:
    """The map of a drawing, with wall edges on the east and south sides of the squares named."""
    rows = text.split()
    width = len(rows[0])
    letters = "".join(rows)
    return SquareMap(
        width,
        len(rows),
        walls=marked(text, "#"),
        outside=marked(text, "x"),
        half_walls={cell: HALVES[letter] for cell, letter in enumerate(letters) if letter in HALVES},
        east_edges=mask_of(y * width + x for x, y in east),
        south_edges=mask_of(y * width + x for x, y in south),
        corners=corners,
    )


def marked(text: str, letter: str) -> int:
    """The cells with that letter."""
    return mask_of(cell for cell, found in enumerate("".join(text.split())) if found == letter)


def floor(width: int, height: int, walls: tuple[Place, ...] = (), **edges: tuple[Place, ...]) -> SquareMap:
    """A bare floor with a few wall squares."""
    rows = [["."] * width for _ in range(height)]
    for x, y in walls:
        rows[y][x] = "#"
    return drawn("\n".join("".join(row) for row in rows), **edges)  # type: ignore[arg-type]


def shown(board: SquareMap, mask: int) -> str:
    """A set of squares as text."""
    return "\n".join(
        "".join("o" if mask >> board.cell(x, y) & 1 else "." for x in range(board.width)) for y in range(board.height)
    )


@st.composite
def boards(
    draw: st.DrawFn, most: int = 6, *, halves: bool = False, edges: bool = True, void: bool = False
) -> SquareMap:
    """Random small maps with walls of every kind."""
    width, height = draw(st.integers(1, most)), draw(st.integers(1, most))
    letters = "....##" + ("1234" if halves else "") + ("x" if void else "")
    cells = draw(st.lists(st.sampled_from(letters), min_size=width * height, max_size=width * height))
    text = "\n".join("".join(cells[y * width : (y + 1) * width]) for y in range(height))
    places = st.tuples(st.integers(0, width - 1), st.integers(0, height - 1))
    some = st.lists(places, max_size=5).map(tuple) if edges else st.just(())
    rule = draw(st.sampled_from(CornerRule))
    return drawn(text, draw(some), draw(some), rule)


def clip(p: Pointed, q: Pointed, shape: list[Pointed]) -> tuple[Fraction, Fraction] | None:
    """The part of the segment inside a closed convex shape, as parameters from 0 to 1."""
    low, high = Fraction(0), Fraction(1)
    around = sum(
        a[0] * b[1] - a[1] * b[0] for a, b in zip(shape, [*shape[1:], shape[0]], strict=True)
    )  # twice the signed area
    for a, b in zip(shape, [*shape[1:], shape[0]], strict=True):
        edge = (b[0] - a[0], b[1] - a[1])
        here = edge[0] * (p[1] - a[1]) - edge[1] * (p[0] - a[0])
        there = edge[0] * (q[1] - a[1]) - edge[1] * (q[0] - a[0])
        if around < 0:
            here, there = -here, -there
        if here < 0 and there < 0:
            return None
        if here < 0:
            low = max(low, here / (here - there))
        elif there < 0:
            high = min(high, here / (here - there))
    return (low, high) if low <= high else None


def crosses_inside(p: Pointed, q: Pointed, shape: list[Pointed]) -> bool:
    """Whether the segment passes through the inside of a convex shape: its middle part lies strictly within."""
    part = clip(p, q, shape)
    if part is None:
        return False
    t = (part[0] + part[1]) / 2
    x, y = p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])
    sides = [
        (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
        for a, b in zip(shape, [*shape[1:], shape[0]], strict=True)
    ]
    return all(side > 0 for side in sides) or all(side < 0 for side in sides)


def square_shape(x: int, y: int) -> list[Pointed]:
    return [(Fraction(x + dx), Fraction(y + dy)) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]


def half_shape(x: int, y: int, half: int) -> list[Pointed]:
    corners = square_shape(x, y)
    return [corners[n % 4] for n in (half, half + 1, half + 3)]
