"""Who threatens whom: what the next attacks of each side are worth, for the bots.

A threat counts by when it can be carried out: by the creature whose turn it is, by one that is still to be activated in
this round, or only in the next round. Not here: what one attack is worth (`bots_strikes`).

Between two positions of a search hardly anybody has moved, so what one creature means to another is kept by where both
stand and in which state they are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from warhall.games.dnd_miniatures.battlefield import Board
from warhall.games.dnd_miniatures.bots_strikes import FARTHEST, HITS, SPAN, VP, Arms, armoury, distance, gaps_on, life
from warhall.games.dnd_miniatures.creatures import turns_left
from warhall.games.dnd_miniatures.sightings import flanks, in_line_of_sight
from warhall.games.dnd_miniatures.state import ATTACK_USED, CHARGED, GONE, INACTIVE, MOVE_USED, OFF, DndMiniatures

FLANKED = 115
"""DM-17.1: what an attack on a flanked creature is worth, in hundredths."""
TARGETS = 1 << 30
"""More than any target: card, hit points and place together."""
MOST_KEPT = 400_000


class Fighter(NamedTuple):
    """A creature on the map, as somebody who attacks and as somebody to attack."""

    unit: int
    kind: int
    place: int
    hp: int
    """With temporary hit points."""
    arms: Arms
    as_attacker: int
    as_target: int


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


@lru_cache(maxsize=64)
def pairs_on(board: Board) -> dict[int, int]:
    """What creatures on a map mean to each other: an attack's worth, or else the distance, negative."""
    return {}


def muster(g: DndMiniatures, *, charges: bool) -> list[list[Fighter]]:
    """The creatures on the map, by team."""
    arms_of, found = armoury(g.game.tables).arms, [list[Fighter]() for _ in g.vp]
    for unit, place in enumerate(g.places):
        if place in (OFF, GONE):
            continue
        kind, hp = g.kinds[unit], max(0, g.hp[unit])
        if g.temporary[unit]:
            hp += sum(n for _, n in g.temporary[unit])
        arms = arms_of(g, unit, charges=charges)
        as_attacker = (arms.number * SPAN + place) * TARGETS
        as_target = (kind * HITS + hp) * SPAN + place
        found[g.teams[g.owners[unit]]].append(Fighter(unit, kind, place, hp, arms, as_attacker, as_target))
    return found


def meaning(board: Board, one: Fighter, other: Fighter) -> int:
    """What a creature can do to another in its next activation, or else how far it is away, negative."""
    sides = one.arms.tables.side
    gap = distance(board, gaps_on(board), (sides[one.kind], one.place), (sides[other.kind], other.place))
    return -gap if gap > one.arms.far else one.arms.going(other.kind, other.hp)[gap]


def threats(g: DndMiniatures, mine: list[Fighter], foes: list[Fighter]) -> Threats:
    """What the next attacks of some creatures are worth; nobody is threatened with more than he is worth."""
    board, tables = g.board, g.game.tables
    known = pairs_on(board)
    if len(known) > MOST_KEPT:
        known.clear()
    left = [2 * life(tables, foe.kind, foe.hp) for foe in foes]
    marks = [foe.as_target for foe in foes]
    at_hand = soon = later = far = 0
    for one in mine:
        unit, kind, _, _, arms, attacker, _ = one
        if unit == g.active and not g.done & (ATTACK_USED | CHARGED):
            at_hand += attack_at_hand(g, one, foes)
            continue
        best, near, victim = 0, -FARTHEST, -1
        for number, mark in enumerate(marks):
            worth = known.get(attacker + mark)
            if worth is None:
                worth = known[attacker + mark] = meaning(board, one, foes[number])
            if worth > near:
                near = worth
            if worth > best and left[number] > best:
                best, victim = worth if worth < left[number] else left[number], number
        if victim >= 0:
            left[victim] -= best
            if g.conditions[unit] & INACTIVE:
                later += best // 2
            elif turns_left(g, unit):
                soon += best
            else:
                later += best
        elif near < 0:
            far += (-near - arms.far) * VP * tables.cost[kind]
    return Threats(at_hand, soon, later, far)


def attack_at_hand(g: DndMiniatures, one: Fighter, foes: list[Fighter]) -> int:
    """What the attack is worth that the creature whose turn it is can still make, from here or after its move."""
    unit, arms = one.unit, one.arms
    if g.conditions[unit] & INACTIVE:
        return 0
    side, known = g.game.tables.side, gaps_on(g.board)
    here = (side[one.kind], one.place)
    best = 0
    for foe in foes:
        gap = distance(g.board, known, here, (side[foe.kind], foe.place))
        if gap > arms.far:
            continue
        gains = arms.charging(foe.kind, foe.hp) if g.done & MOVE_USED else arms.going(foe.kind, foe.hp)
        worth = gains[gap]
        if gap <= 1:
            if worth * FLANKED // 100 > best:
                best = max(best, worth * FLANKED // 100 if flanks(g, unit, foe.unit) else worth)
        elif worth > best and (not g.done & MOVE_USED or in_line_of_sight(g, unit, foe.unit)):
            best = worth
    return best
