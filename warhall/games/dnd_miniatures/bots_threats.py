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
from warhall.games.dnd_miniatures.creatures import speed, turns_left
from warhall.games.dnd_miniatures.sightings import flanks, in_line_of_sight
from warhall.games.dnd_miniatures.state import ATTACK_USED, CHARGED, INACTIVE, MOVE_USED, POWERS, DndMiniatures
from warhall.games.dnd_miniatures.tables import Tables

FLANKED = 115
"""DM-17.1: what an attack on a flanked creature is worth, in hundredths."""
TARGETS = 1 << 30
"""More than any target: card, hit points and place together."""
MOST_KEPT = 400_000
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


@lru_cache(maxsize=64)
def pairs_on(board: Board) -> dict[int, int]:
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
    as_attacker, as_target = (arms.number * SPAN + place) * TARGETS, (kind * HITS + hp) * SPAN + place
    return Fighter(kind, place, hp, (tables.side[kind], place), arms, health, as_attacker, as_target)


def meaning(board: Board, one: Fighter, other: Fighter) -> int:
    """What a creature can do to another in its next activation, or else how far it is away, negative."""
    gap = distance(board, gaps_on(board), one.spot, other.spot)
    return -gap if gap > one.arms.far else one.arms.going(other.kind, other.hp)[gap]


def means(board: Board, one: Fighter, other: Fighter) -> int:
    """The same, if it is not known already."""
    known, mark = pairs_on(board), one.as_attacker + other.as_target
    found = known.get(mark)
    if found is None:
        found = known[mark] = meaning(board, one, other)
    return found


def threats(g: DndMiniatures, mine: Side, foes: Side) -> Threats:
    """What the next attacks of some creatures are worth; nobody is threatened with more than he is worth."""
    board, cost = g.board, g.game.tables.cost
    known = pairs_on(board)
    if len(known) > MOST_KEPT:
        known.clear()
    left = [foe.health + VP * cost[foe.kind] for _, foe in foes]
    marks = [foe.as_target for _, foe in foes]
    at_hand = soon = later = far = 0
    whole, aimed = left[:], [0] * len(foes)
    for unit, one in mine:
        waits = turns_left(g, unit) and not g.conditions[unit] & INACTIVE
        if unit == g.active and not g.done & (ATTACK_USED | CHARGED):
            at_hand += attack_at_hand(g, unit, one, foes)
            continue
        best, near, victim, attacker = 0, -FARTHEST, -1, one.as_attacker
        for number, mark in enumerate(marks):
            worth = known.get(attacker + mark)
            if worth is None:
                worth = known[attacker + mark] = meaning(board, one, foes[number][1])
            if worth > near:  # noqa: PLR1730  a call of max costs more than all the rest
                near = worth
            if waits and worth > 0:
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
