"""Who threatens whom: what the next attacks of each side are worth, for the bots.

A threat counts by when it can be carried out: by the creature whose turn it is, by one that is still to be activated in
this round, or only in the next round. Not here: what one attack is worth (`bots_strikes`).

Between two positions of a search hardly anybody has moved, so what one creature means to another is kept by where both
stand and in which state they are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from warhall.games.dnd_miniatures.battlefield import Board
from warhall.games.dnd_miniatures.bots_strikes import FARTHEST, HITS, SPAN, VP, Arms, armoury, distance, gaps_on, life
from warhall.games.dnd_miniatures.creatures import speed, turns_left
from warhall.games.dnd_miniatures.sightings import flanks, in_line_of_sight
from warhall.games.dnd_miniatures.state import ATTACK_USED, CHARGED, INACTIVE, MOVE_USED, POWERS, DndMiniatures
from warhall.games.dnd_miniatures.tables import Tables

FLANKED = 115
"""DM-17.1: what an attack on a flanked creature is worth, in hundredths."""
MOST_KEPT = 400_000
MOST_ATTACKERS, MOST_TARGETS = 2_000, 200
"""So many are kept of a map, and so many targets of each."""
TEMPORARY = 10
"""A temporary hit point is worth this part of a victory point."""
PLAIN_BIT = 20


class Fighter(NamedTuple):
    """A creature on the map, as somebody who attacks and as somebody to attack."""

    kind: int
    place: int
    hp: int
    """With temporary hit points."""
    spot: tuple[int, int]
    """Its side and place."""
    arms: Arms
    health: int
    """What it is worth to its side."""
    as_attacker: int
    as_target: int


Side = list[tuple[int, Fighter]]
"""The creatures of a team that are on the map, by number."""


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
    focused: int
    """Those of this round that can all be aimed at one enemy, at most what it is worth."""


Worths: TypeAlias = dict[int, int]
"""What a creature can do to others, by what makes a difference in a target."""


@lru_cache(maxsize=64)
def attackers_on(board: Board) -> dict[int, Worths]:
    """What creatures on a map mean to each other: an attack's worth, or else the distance, negative."""
    return {}


@lru_cache(maxsize=8)
def fighters_of(tables: Tables) -> dict[tuple[int, ...], Fighter]:
    """Creatures that were met already, by all that makes a difference."""
    return {}


def muster(g: DndMiniatures, *, charges: bool) -> list[Side]:
    """The creatures on the map, by team."""
    met = fighters_of(g.game.tables)
    if len(met) > MOST_KEPT:
        met.clear()
    plain, found = g.lessons & POWERS | charges << PLAIN_BIT, [Side() for _ in g.vp]
    kinds, hps, boxes, effects, teams, owners = g.kinds, g.hp, g.boxes, g.effects, g.teams, g.owners
    for unit, place in enumerate(g.places):
        if place < 0:
            continue
        key: tuple[int, ...] = (kinds[unit], place, hps[unit], boxes[unit], plain)
        if effects[unit] or g.temporary[unit]:
            key = (*key, speed(g, unit), sum(n for _, n in g.temporary[unit]))
        fighter = met.get(key)
        if fighter is None:
            fighter = met[key] = enrol(g, unit, charges=charges)
        found[teams[owners[unit]]].append((unit, fighter))
    return found


def enrol(g: DndMiniatures, unit: int, *, charges: bool) -> Fighter:
    """A creature as it stands."""
    tables, kind, place = g.game.tables, g.kinds[unit], g.places[unit]
    hp = max(0, g.hp[unit]) + sum(n for _, n in g.temporary[unit])
    arms = armoury(tables).arms(g, unit, charges=charges)
    health = life(tables, kind, g.hp[unit]) + VP * (hp - g.hp[unit]) // TEMPORARY
    as_attacker, as_target = arms.number * SPAN + place, (kind * HITS + hp) * SPAN + place
    return Fighter(kind, place, hp, (tables.side[kind], place), arms, health, as_attacker, as_target)


def meaning(board: Board, one: Fighter, other: Fighter) -> int:
    """What a creature can do to another in its next activation, or else how far it is away, negative."""
    gap = distance(board, gaps_on(board), one.spot, other.spot)
    return -gap if gap > one.arms.far else one.arms.going(other.kind, other.hp)[gap]


def means(board: Board, one: Fighter, others: list[Fighter], marks: list[int]) -> list[int]:
    """The same for all of some others, who are marked as targets; only what is not known already is worked out."""
    known = attackers_on(board)
    worths = known.get(one.as_attacker)
    if worths is None or len(worths) > MOST_TARGETS:
        if len(known) > MOST_ATTACKERS:
            known.clear()
        worths = known[one.as_attacker] = {}
    found = [*map(worths.get, marks)]
    if None in found:
        for mark, other in zip(marks, others, strict=True):
            if mark not in worths:
                worths[mark] = meaning(board, one, other)
        found = [*map(worths.get, marks)]
    return found  # type: ignore[return-value]  # all are known by now


def threats(g: DndMiniatures, mine: Side, foes: Side) -> Threats:
    """What the next attacks of some creatures are worth; nobody is threatened with more than he is worth."""
    board, cost = g.board, g.game.tables.cost
    others = [foe for _, foe in foes]
    left = [foe.health + VP * cost[foe.kind] for foe in others]
    marks = [foe.as_target for foe in others]
    at_hand = soon = later = far = 0
    whole, aimed = left[:], [0] * len(foes)
    for unit, one in mine:
        waits = turns_left(g, unit) and not g.conditions[unit] & INACTIVE
        if unit == g.active and not g.done & (ATTACK_USED | CHARGED):
            at_hand += attack_at_hand(g, unit, one, foes)
            continue
        best, victim = 0, -1
        worths = means(board, one, others, marks)
        near = max(worths, default=-FARTHEST)
        for number, worth in enumerate(worths) if near > 0 else ():
            if worth > 0:
                if waits:
                    aimed[number] += worth
                if worth > best and left[number] > best:
                    best, victim = worth if worth < left[number] else left[number], number
        if victim >= 0:
            left[victim] -= best
            if waits:
                soon += best
            else:
                later += best
        elif near < 0:
            far += (-near - one.arms.far) * VP * cost[one.kind]
    return Threats(at_hand, soon, later, far, max(map(min, aimed, whole), default=0))


def attack_at_hand(g: DndMiniatures, unit: int, one: Fighter, foes: Side) -> int:
    """What the attack is worth that the creature whose turn it is can still make, from here or after its move."""
    if g.conditions[unit] & INACTIVE:
        return 0
    known, arms, best = gaps_on(g.board), one.arms, 0
    for other, foe in foes:
        gap = distance(g.board, known, one.spot, foe.spot)
        if gap > arms.far:
            continue
        gains = arms.charging(foe.kind, foe.hp) if g.done & MOVE_USED else arms.going(foe.kind, foe.hp)
        worth = gains[gap]
        if gap <= 1:
            if worth * FLANKED // 100 > best:
                best = max(best, worth * FLANKED // 100 if flanks(g, unit, other) else worth)
        elif worth > best and (not g.done & MOVE_USED or in_line_of_sight(g, unit, other)):
            best = worth
    return best
