"""What the bots are told: how good a position is, and which options to try first.

Everything is counted in hundredths of a victory point. Named weights, so that the arena can tune them.
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dnd_miniatures.score import member, scenario_of, team_count
from warhall.games.dnd_miniatures.state import BUILDING, NONE, ONGOING, DndMiniatures
from warhall.games.dnd_miniatures.tables import DAZED, ENERVATED, HELPLESS, IMMOBILIZED, STUNNED
from warhall.kernel.game import Bench

WON = 1_000_000
VP = 100
LIFE = 90
"""What a creature in full health is worth, for each point of its cost."""
NEAR = 6
"""What each square nearer to the nearest enemy is worth."""
FAR = 30
HELD = 500
"""What it is worth to stand in an own victory area."""
WAY = 4
"""What each square nearer to an own victory area is worth, for the nearest creature."""
LOST = 30
"""What a condition that takes a turn costs, in hundredths of the creature's worth."""
PIT = 400


def evaluate(g: DndMiniatures, seat: int) -> int:
    """VP, creatures and places of a seat's side, less the best of the others."""
    team = g.teams[seat]
    if g.result is not None:
        best = 1 if g.result.places[seat] == 1 else -1
        return best * WON + VP * (g.vp[team] - max(g.vp))
    if g.phase == BUILDING:
        tables = g.game.tables
        return sum(VP * tables.cost[kind] for kind in g.picks[seat] if kind != NONE)
    worth = [side(g, each) for each in range(team_count(g))]
    others = [value for each, value in enumerate(worth) if each != team]
    return worth[team] - max(others, default=0)


def side(g: DndMiniatures, team: int) -> int:
    """What one side has."""
    tables, board = g.game.tables, g.board
    worth = VP * g.vp[team]
    foes = [unit for unit in g.standing() if g.teams[g.owners[unit]] != team]
    letter = g.letters[member(g, team)]
    anywhere = team_count(g) > 2
    areas = 0
    for mask, owner, _ in board.areas:
        if anywhere or owner == letter:
            areas |= mask
    held, way = False, FAR
    for unit in g.standing():
        if g.teams[g.owners[unit]] != team:
            continue
        kind = g.kinds[unit]
        cost, whole = tables.cost[kind], tables.hp[kind]
        value = LIFE * cost * (whole + 2 * max(0, g.hp[unit])) // (3 * whole)
        worth += value - value * lamed(g, unit) // 100
        worth += 2 * sum(n for _, n in g.temporary[unit])
        steps = board.ways_from(g.places[unit])
        near = min((steps[g.places[foe]] for foe in foes), default=0)
        worth -= NEAR * min(FAR, near)
        if g.cells[unit] & board.pit:
            worth -= PIT
        held = held or bool(g.cells[unit] & areas)
        if areas and not held:
            way = min(way, board.ways_to(areas)[g.places[unit]])
    if scenario_of(g).award:
        worth += HELD if held else -WAY * way
    return worth


def lamed(g: DndMiniatures, unit: int) -> int:
    """How much conditions and ongoing damage take from a creature, in hundredths."""
    conditions, found = g.conditions[unit], 0
    if conditions & (STUNNED | HELPLESS):
        found += LOST
    elif conditions & DAZED:
        found += LOST // 3
    if conditions & (IMMOBILIZED | ENERVATED):
        found += LOST // 4
    return found + 5 * sum(1 for effect in g.effects[unit] if effect.what == ONGOING)


def order(g: DndMiniatures, seat: int, options: Sequence[int]) -> list[int]:
    """Attacks and charges first, then powers, then moves; passing and endings last."""
    verbs = g.game.tables.verbs

    def rank(code: int) -> tuple[int, int]:
        if (
            verbs.attack <= code < verbs.target
            or verbs.burst <= code < verbs.use
            or verbs.opportunity <= code < verbs.to
        ):
            return 0, code
        if verbs.charge <= code < verbs.transfer:
            return 1, code
        if verbs.use <= code < verbs.pass_:
            return 2, code
        if code in (verbs.pass_, verbs.end_turn, verbs.done, verbs.stop):
            return 4, code
        return 3, code

    return sorted(options, key=rank)


BENCH = Bench(evaluate, order)
