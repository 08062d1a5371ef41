"""Which options the bots try first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import zip_longest

from warhall.games.fantasy_commander.bots_terms import covers, goals, ways
from warhall.games.fantasy_commander.state import SCENARIO, Battle
from warhall.games.fantasy_commander.tables import FLIGHT, NONE, Tables
from warhall.geometry.masks import cells_of

MOVES = 4
"""How promising moves are by their verb."""


@cache
def ranks(tables: Tables) -> list[int]:
    """How promising each code is by its verb."""
    verbs = tables.verbs
    first = {
        verbs.sweep: 0, verbs.attack: 1, verbs.shoot: 1, verbs.advance: 1, verbs.pay: 5, verbs.use: 2, verbs.pursue: 2,
        verbs.effect: 2, verbs.counter: 2, verbs.tire: 3, verbs.move: MOVES, verbs.defend: 3, verbs.redirect: MOVES,
        verbs.run: MOVES, verbs.rest: 3, verbs.take_order: 2, verbs.pass_: 3, verbs.decline: 3, verbs.finish: 8,
        verbs.done: 8, verbs.reroll_all: 9, verbs.reroll_any: 9,
    }  # fmt: skip
    found = [6] * verbs.codec.size
    for verb in verbs.codec.verbs:
        if verb.codes:
            found[verb.first : verb.first + verb.codes] = [first.get(verb.first, 6)] * verb.codes
    return found


def order(g: Battle, seat: int, options: Sequence[int]) -> list[int]:
    """Attacks and shots first, then what prepares them, then moves by turns for different ends; then the rest."""
    tables = g.game.tables
    rank = ranks(tables)
    verbs = tables.verbs
    first = sorted(options, key=lambda code: (rank[code], code))
    if g.activation is None:
        return first
    moves = [code for code in first if verbs.move <= code < verbs.attack]
    if not moves:
        return first
    before = [code for code in first if rank[code] < MOVES]
    after = [code for code in first if rank[code] >= MOVES and not verbs.move <= code < verbs.attack]
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
    verbs = tables.verbs
    unit = g.activation.unit
    kind = tables.kinds[g.kinds[unit]]
    liked = 1 if not kind.shots else max(2, kind.reach - 1)
    enemies = [cell for other, cell in enumerate(g.hexes) if cell >= 0 and g.owners[other] != g.owners[unit]]
    wanted = list(cells_of(goals(g) & ~g.occupied[seat])) if g.kind == SCENARIO else []
    cell_of = {code: code - (verbs.move if code < verbs.run else verbs.run) for code in moves}
    cells = set(cell_of.values())
    near = steps_to(g, unit, enemies, cells)
    at = {cell: min([abs(far - liked) for far in near[cell]], default=0) for cell in cells}
    found = [sorted(moves, key=lambda code: (at[cell_of[code]], code >= verbs.run, code))]
    if wanted:
        ways_there = steps_to(g, unit, wanted, cells)
        found.append(sorted(moves, key=lambda code: (min(ways_there[cell_of[code]]), code >= verbs.run, code)))
    cover = covers(tables)
    hidden = [code for code in found[0] if cover[g.terrain[cell_of[code]]]]
    if hidden:
        found.append(hidden)
    found.append(sorted(moves, key=lambda code: (-min(near[cell_of[code]], default=0), code >= verbs.run, code)))
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
