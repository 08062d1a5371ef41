"""Maps of Epic Battles (chapter 29): random ones, those laid by the players, and what every map must allow."""

from __future__ import annotations

from warhall.games.fantasy_commander.printed import COLUMNS, ROWS
from warhall.games.fantasy_commander.tables import Tables
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import Dice

TOP = (1 << 2 * COLUMNS) - 1
BOTTOM = TOP << (ROWS - 2) * COLUMNS
"""FC-29.3: the two top rows and the two bottom rows."""
MIDDLE = ((1 << 7 * COLUMNS) - 1) << 2 * COLUMNS
"""FC-29.4: rows 2 to 8, where players lay terrain."""
UPPER = ((1 << 3 * COLUMNS) - 1) << 2 * COLUMNS
"""FC-29.5: rows 2 to 4, where patches are drawn."""
MOST_TRIES = 200


def hangs_together(tables: Tables, terrain: bytes, zones: int = TOP | BOTTOM) -> bool:
    """FC-29.6: every passable hex of the zones can be reached from every other without Flight."""
    board = tables.board
    passable = board.all & ~tables.field(terrain).impassable
    wanted = zones & passable
    found = frontier = wanted & -wanted
    while frontier:
        frontier = board.touching(frontier) & passable & ~found
        found |= frontier
    return bool(wanted) and wanted & ~found == 0


def mirrored(cell: int) -> int:
    """FC-29.5: (c, r) goes to (c, 10 - r)."""
    row, column = divmod(cell, COLUMNS)
    return (ROWS - 1 - row) * COLUMNS + column


def random_map(tables: Tables, dice: Dice) -> bytes:
    """FC-29.5: a centre and some patches, mirrored across the middle row, as far as the supply goes."""
    printed = tables.printed.random_map
    supply = [terrain.supply for terrain in tables.printed.terrain]
    terrain = bytearray(COLUMNS * ROWS)
    draw_centre(tables, dice, terrain, supply)
    for _ in range(printed.draws):
        for _ in range(MOST_TRIES):
            if draw_patch(tables, dice, terrain, supply):
                break
    return bytes(terrain)


def by_weight(weights: list[int], dice: Dice) -> int:
    """Which entry of a table is drawn."""
    left = dice.below(sum(weights))
    for number, weight in enumerate(weights):
        if left < weight:
            return number
        left -= weight
    raise AssertionError("a draw lies below the sum of the weights")


def draw_centre(tables: Tables, dice: Dice, terrain: bytearray, supply: list[int]) -> None:
    """FC-29.5: what lies in the middle row."""
    printed = tables.printed.random_map
    centre = printed.centre[by_weight([entry.weight for entry in printed.centre], dice)]
    if centre.fill is not None:
        fill = tables.terrain_of[centre.fill]
        row = printed.middle[1] * COLUMNS
        for column in range(COLUMNS):
            terrain[row + column] = fill
        for crossing in centre.crossings:
            terrain[row + crossing.column] = tables.terrain_of[crossing.terrain]
        for cell in range(row, row + COLUMNS):
            supply[terrain[cell]] -= 1
    for ident in centre.hexes:
        kind = tables.terrain_of[ident]
        terrain[printed.middle[1] * COLUMNS + printed.middle[0]] = kind
        supply[kind] -= 1


def draw_patch(tables: Tables, dice: Dice, terrain: bytearray, supply: list[int]) -> bool:
    """FC-29.5: one patch and its mirror image; False if it does not fit and must be drawn again."""
    printed = tables.printed.random_map
    patch = printed.patches[by_weight([entry.weight for entry in printed.patches], dice)]
    trial = bytearray(terrain)
    left = supply[:]
    laid = 0
    for ident in patch.hexes:
        kind = tables.terrain_of[ident]
        spots = [cell for cell in cells_of(tables.board.touching(laid) & UPPER if laid else UPPER) if not trial[cell]]
        left[kind] -= 2
        if not spots or left[kind] < 0:
            return False
        cell = dice.pick(spots)
        laid |= 1 << cell
        trial[cell] = trial[mirrored(cell)] = kind
    if not hangs_together(tables, bytes(trial)):
        return False
    terrain[:], supply[:] = trial, left
    return True
