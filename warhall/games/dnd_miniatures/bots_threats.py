"""Who threatens whom: what the next attacks of a side are worth, all distances and speeds considered, for the bots.

A threat counts by when it can be carried out: by the creature whose turn it is, by one that is still to be activated in
this round, or only in the next round. Not here: what one attack is worth (`bots_strikes`).
"""

from __future__ import annotations

from typing import NamedTuple

from warhall.games.dnd_miniatures.bots_strikes import FARTHEST, VP, Arms, armoury, distance, gaps_on, life
from warhall.games.dnd_miniatures.creatures import turns_left
from warhall.games.dnd_miniatures.sightings import flanks, in_line_of_sight
from warhall.games.dnd_miniatures.state import ATTACK_USED, CHARGED, INACTIVE, MOVE_USED, DndMiniatures

FLANKED = 115
"""DM-17.1: what an attack on a flanked creature is worth, in hundredths."""


class Target(NamedTuple):
    """Somebody to attack."""

    unit: int
    spot: tuple[int, int]
    """Its side and place."""
    kind: int
    hp: int


class Threats(NamedTuple):
    """What the attacks of a side are worth."""

    at_hand: int
    """That of the creature whose turn it is."""
    soon: int
    """Those of this round."""
    later: int
    """Those that have to wait for the next round."""
    far: int
    """How far all who threaten nobody are from doing so, each square by the cost of the creature."""


def targets_among(g: DndMiniatures, units: list[int]) -> list[Target]:
    """Some creatures as targets."""
    side = g.game.tables.side
    found = []
    for unit in units:
        kind = g.kinds[unit]
        more = sum(n for _, n in g.temporary[unit]) if g.temporary[unit] else 0
        found.append(Target(unit, (side[kind], g.places[unit]), kind, max(0, g.hp[unit]) + more))
    return found


def threats(g: DndMiniatures, mine: list[int], foes: list[int], *, charges: bool) -> Threats:
    """What the next attacks of some creatures are worth; nobody is threatened with more than he is worth."""
    tables, board = g.game.tables, g.board
    known, arms_of = gaps_on(board), armoury(tables)
    targets = targets_among(g, foes)
    left = [2 * life(tables, target.kind, target.hp) for target in targets]
    at_hand = soon = later = far = 0
    for unit in mine:
        arms = arms_of.arms(g, unit, charges=charges)
        if unit == g.active and not g.done & (ATTACK_USED | CHARGED):
            at_hand += attack_at_hand(g, unit, arms, targets)
            continue
        kind, reaches = g.kinds[unit], arms.far
        here = (tables.side[kind], g.places[unit])
        best, near, victim = 0, FARTHEST, -1
        for number, (_, spot, other, hp) in enumerate(targets):
            gap = distance(board, known, here, spot)
            if gap <= reaches:
                near = 0
                worth = arms.going(other, hp)[gap]
                if worth > best and left[number] > best:
                    best, victim = min(worth, left[number]), number
            elif gap < near:
                near = gap
        if victim >= 0:
            left[victim] -= best
            if g.conditions[unit] & INACTIVE:
                later += best // 2
            elif turns_left(g, unit):
                soon += best
            else:
                later += best
        elif near:
            far += (near - reaches) * VP * tables.cost[kind]
    return Threats(at_hand, soon, later, far)


def attack_at_hand(g: DndMiniatures, unit: int, arms: Arms, targets: list[Target]) -> int:
    """What the attack is worth that the creature whose turn it is can still make, from here or after its move."""
    if g.conditions[unit] & INACTIVE:
        return 0
    tables, board = g.game.tables, g.board
    known, here = gaps_on(board), (tables.side[g.kinds[unit]], g.places[unit])
    best = 0
    for target, spot, kind, hp in targets:
        gap = distance(board, known, here, spot)
        if gap > arms.far:
            continue
        if not g.done & MOVE_USED:
            worth = arms.going(kind, hp)[gap]
        else:
            worth = arms.charging(kind, hp)[gap]
            if worth > best and gap > 1 and not in_line_of_sight(g, unit, target):
                continue
        if worth > best or (gap <= 1 and worth * FLANKED // 100 > best):
            best = max(best, worth * FLANKED // 100 if gap <= 1 and flanks(g, unit, target) else worth)
    return best
