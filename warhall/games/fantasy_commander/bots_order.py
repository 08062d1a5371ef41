"""Which options the bots try first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from warhall.games.fantasy_commander.bots_terms import FARTHEST, goals, ways
from warhall.games.fantasy_commander.state import SCENARIO, Battle
from warhall.games.fantasy_commander.tables import FLIGHT, Tables
from warhall.geometry.masks import cells_of


@cache
def ranks(tables: Tables) -> list[int]:
    """How promising each code is by its verb."""
    verbs = tables.verbs
    first = {
        verbs.sweep: 0, verbs.attack: 1, verbs.shoot: 1, verbs.advance: 1, verbs.pay: 5, verbs.use: 2, verbs.pursue: 2,
        verbs.effect: 2, verbs.counter: 2, verbs.tire: 3, verbs.move: 4, verbs.defend: 3, verbs.redirect: 4,
        verbs.run: 4, verbs.rest: 3, verbs.take_order: 2, verbs.pass_: 3, verbs.decline: 3, verbs.finish: 8,
        verbs.done: 8, verbs.reroll_all: 9, verbs.reroll_any: 9,
    }  # fmt: skip
    found = [6] * verbs.codec.size
    for verb in verbs.codec.verbs:
        if verb.codes:
            found[verb.first : verb.first + verb.codes] = [first.get(verb.first, 6)] * verb.codes
    return found


def order(g: Battle, seat: int, options: Sequence[int]) -> list[int]:
    """Attacks and shots first, then what prepares them, then moves, those to the enemy and to goals before others."""
    tables = g.game.tables
    rank = ranks(tables)
    verbs = tables.verbs
    if g.activation is not None and any(verbs.move <= code < verbs.attack for code in options):
        nearness = approaches(g, seat)
        move, run = verbs.move, verbs.run
        keys = {}
        for code in options:
            if move <= code < run:
                keys[code] = (4, 2 * nearness[code - move], code)
            elif run <= code < verbs.attack:
                keys[code] = (4, 2 * nearness[code - run] + 1, code)
            else:
                keys[code] = (rank[code], 0, code)
        return sorted(options, key=keys.__getitem__)
    return sorted(options, key=lambda code: (rank[code], code))


def approaches(g: Battle, seat: int) -> list[int]:
    """For each hex how far it is from where the active unit may want to be: beside enemies, in range, on a goal."""
    tables = g.game.tables
    if g.activation is None:
        return [0] * tables.board.size
    unit = g.activation.unit
    kind = tables.kinds[g.kinds[unit]]
    paths = ways(tables)
    rows = paths.of(g.terrain)
    liked = 1 if not kind.shots else max(2, kind.reach - 1)
    found = [FARTHEST] * tables.board.size
    enemies = [cell for other, cell in enumerate(g.hexes) if cell >= 0 and g.owners[other] != g.owners[unit]]
    wanted = goals(g) & ~g.occupied[seat] if g.kind == SCENARIO else 0
    for cells, best in ((enemies, liked), (list(cells_of(wanted)), 0)):
        for cell in cells:
            if kind.props & FLIGHT:
                row = tables.distance[cell]
            else:
                row = rows.get(cell) or rows.setdefault(cell, paths.spread(g.terrain, cell))
            found = [min(old, abs(far - best)) for old, far in zip(found, row, strict=True)]
    return found
