"""Which options the bots try first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander.bots_terms import FARTHEST, goals, ways
from warhall.games.fantasy_commander.state import SCENARIO, Battle
from warhall.games.fantasy_commander.tables import FLIGHT, Tables
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Action

RANKS: dict[type[Action], int] = {
    do.Sweep: 0, do.Attack: 1, do.Shoot: 1, do.Advance: 1, do.Pay: 5, do.Use: 2, do.Pursue: 2, do.Effect: 2,
    do.Counter: 2, do.Tire: 3, do.Move: 4, do.Defend: 3, do.Redirect: 4, do.Run: 4, do.Rest: 3, do.TakeOrder: 2,
    do.Pass: 3, do.Decline: 3, do.Finish: 8, do.Done: 8, do.RerollAll: 9, do.RerollAny: 9,
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
    """Attacks and shots first, then what prepares them, then moves, those to the enemy and to goals before others."""
    tables = g.game.tables
    rank, goes = ranks(tables), tables.goes
    if g.activation is not None and any(code in goes for code in options):
        nearness = approaches(g, seat)
        keys = {}
        for code in options:
            if code in goes:
                cell, running = goes[code]
                keys[code] = (4, 2 * nearness[cell] + running, code)
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
