"""Which options the bots try first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import zip_longest

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander.bots_terms import covers, goals, ways
from warhall.games.fantasy_commander.state import SCENARIO, Battle
from warhall.games.fantasy_commander.tables import FLIGHT, NONE, Tables
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Action

MOVES = 4
"""How promising moves are by their verb."""
RANKS: dict[type[Action], int] = {
    do.Sweep: 0, do.Attack: 1, do.Shoot: 1, do.Advance: 1, do.Pay: 5, do.Use: 2, do.Pursue: 2, do.Effect: 2,
    do.Counter: 2, do.Tire: 3, do.Move: MOVES, do.Defend: 3, do.Redirect: MOVES, do.Run: MOVES, do.Rest: 3,
    do.TakeOrder: 2, do.Pass: 3, do.Decline: 3, do.Finish: 8, do.Done: 8, do.RerollAll: 9, do.RerollAny: 9,
}  # fmt: skip
"""How promising a verb is; 0 is the best."""


@cache
def ranks(tables: Tables) -> list[int]:
    """How promising each code is by its verb."""
    found = [6] * tables.codec.size
    for verb in tables.codec.verbs:
        found[verb.first : verb.first + verb.codes] = [RANKS.get(verb.type, 6)] * verb.codes
    return found


def order(g: Battle, seat: int, options: Sequence[int]) -> list[int]:
    """Attacks and shots first, then what prepares them, then moves by turns for different ends; then the rest."""
    tables = g.game.tables
    rank, goes = ranks(tables), tables.goes
    first = sorted(options, key=lambda code: (rank[code], code))
    if g.activation is None:
        return first
    moves = [code for code in first if code in goes]
    if not moves:
        return first
    before = [code for code in first if rank[code] < MOVES]
    after = [code for code in first if rank[code] >= MOVES and code not in goes]
    return before + by_turns(wishes(g, seat, moves)) + after


def by_turns(lists: Sequence[Sequence[int]]) -> list[int]:
    """All that is in some lists, each once: the first of each, then the second of each, and so on."""
    return list(dict.fromkeys(code for row in zip_longest(*lists, fillvalue=NONE) for code in row if code != NONE))


def wishes(g: Battle, seat: int, moves: list[int]) -> list[list[int]]:
    """The same moves by what a unit may want: to get at enemies, onto a goal, into cover, out of reach.

    A walk comes before a run to the same end, which tires.
    """
    if g.activation is None:
        return [moves]
    tables = g.game.tables
    goes = tables.goes
    unit = g.activation.unit
    kind = tables.kinds[g.kinds[unit]]
    liked = 1 if not kind.shots else max(2, kind.reach - 1)
    enemies = [cell for other, cell in enumerate(g.hexes) if cell >= 0 and g.owners[other] != g.owners[unit]]
    wanted = list(cells_of(goals(g) & ~g.occupied[seat])) if g.kind == SCENARIO else []
    cell_of = {code: goes[code][0] for code in moves}
    cells = set(cell_of.values())
    near = steps_to(g, unit, enemies, cells)
    at = {cell: min([abs(far - liked) for far in near[cell]], default=0) for cell in cells}
    found = [sorted(moves, key=lambda code: (at[cell_of[code]], goes[code][1], code))]
    if wanted:
        ways_there = steps_to(g, unit, wanted, cells)
        found.append(sorted(moves, key=lambda code: (min(ways_there[cell_of[code]]), goes[code][1], code)))
    cover = covers(tables)
    hidden = [code for code in found[0] if cover[g.terrain[cell_of[code]]]]
    if hidden:
        found.append(hidden)
    found.append(sorted(moves, key=lambda code: (-min(near[cell_of[code]], default=0), goes[code][1], code)))
    return found


def steps_to(g: Battle, unit: int, ends: list[int], cells: set[int]) -> dict[int, list[int]]:
    """How far each of some hexes is from each of some ends, for a unit."""
    tables = g.game.tables
    if tables.kinds[g.kinds[unit]].props & FLIGHT:
        rows = [tables.distance[end] for end in ends]
    else:
        paths = ways(tables)
        known = paths.of(g.terrain)
        rows = [known.get(end) or known.setdefault(end, paths.spread(g.terrain, end)) for end in ends]
    return {cell: [row[cell] for row in rows] for cell in cells}
