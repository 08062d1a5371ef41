"""What the bots are told: how good a position is, and how far to look.

A position is weighed in named terms, whose weights are in `bots.yaml`; what attacks are worth is in `bots_attacks`,
which options come first in `bots_order`. A plan reaches to the end of an activation: there are no dice, so what comes
after it can be counted as threats.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from warhall.games.dungeon_command.battlefield import Board
from warhall.games.dungeon_command.bots_attacks import announced, going, prospects
from warhall.games.dungeon_command.bots_order import likely, order, treasures_left
from warhall.games.dungeon_command.on_board import OFF
from warhall.games.dungeon_command.state import CLEANUP, DEPLOY, NONE, SET_UP, DungeonCommand, owner_of
from warhall.games.dungeon_command.statics import hit_points, is_held
from warhall.kernel.game import Bench
from warhall.kernel.minds import Scales, read_mind

TERMS = (
    "morale",
    "low-morale",
    "creatures",
    "health",
    "untapped",
    "orders",
    "usable-orders",
    "attacks-now",
    "attacks-next",
    "attacks-later",
    "distance",
    "treasure",
    "hazard",
    "held",
    "attached",
    "announced",
)
LOW = 6
"""From here on each point of Morale that is missing counts more than the one before."""
PATIENT = 3
"""DC-27.9: after so many rounds in which nothing happened a side is drawn to the enemy, the longer the more; what
draws both alike would draw nobody."""
DISTANCE = TERMS.index("distance")
NEAR_TREASURE = 8
"""From so many steps on treasure draws a creature."""
ON_TREASURE = 25
SIDES = 8
"""More squares than any creature is wide."""
Treasures: TypeAlias = tuple[tuple[int, int], ...]
"""The squares with treasure, and how many tokens."""


def features(g: DungeonCommand, team: int, own: bool) -> tuple[int, ...]:  # noqa: FBT001  asked for by `Scales`
    """How much a team has of each term; what is announced is counted once, for who weighs."""
    places = g.places
    moving = going(g)
    foes = [unit for unit in g.present if g.teams[g.controllers[unit]] != team]
    ways = [g.board.steps_from(moving.get(foe, places[foe])) for foe in foes]
    treasures = tuple(treasures_left(g))
    grounds = grounds_on(g.board).setdefault(treasures, {})
    sums = [0] * len(TERMS)
    for seat, side in enumerate(g.teams):
        if side != team:
            continue
        left = g.morale[seat]
        sums[0] += left
        if left < LOW:
            sums[1] += (LOW - left) ** 2
        able, *crew = crew_terms(g, seat, ways, grounds, treasures, moving)
        hand = g.hands[seat]
        strikes = prospects(g, seat, foes, moving) if foes and g.crews[seat] else (0, 0, 0)
        usable = sum([able >> card & 1 for card in hand])
        for term, amount in enumerate((*crew[:3], len(hand), usable, *strikes, *crew[3:]), start=2):
            sums[term] += amount
    if own and g.quiet > PATIENT * len(g.teams):
        sums[DISTANCE] *= 1 + g.quiet // len(g.teams)
    if own and (g.stack or g.draft is not None or g.hits):
        sums[-1] = announced(g, team)
    return tuple(sums)


@lru_cache(maxsize=64)
def grounds_on(board: Board) -> dict[Treasures, dict[int, tuple[int, bool]]]:
    """What places of a battlefield are worth, by the treasure that is left and by the side of who stands there."""
    return {}


def ground(board: Board, side: int, place: int, treasures: Treasures) -> tuple[int, bool]:
    """How much treasure draws a creature at a place, and whether it stands in a hazard."""
    cells, way, pull = board.spaces[side][place], board.steps_from(place), 0
    for square, tokens in treasures:
        if cells >> square & 1:
            pull += ON_TREASURE * min(2, tokens)
        elif way[square] < NEAR_TREASURE:
            pull += NEAR_TREASURE - way[square]
    return pull, bool(cells & board.hazard)


def crew_terms(
    g: DungeonCommand,
    seat: int,
    ways: list[tuple[int, ...]],
    grounds: dict[int, tuple[int, bool]],
    treasures: Treasures,
    moving: dict[int, int],
) -> tuple[int, ...]:
    """The orders that the creatures of a seat may use; then what they are, and where they stand, term by term."""
    tables, board, kinds, damage, attached = g.game.tables, g.board, g.kinds, g.damage, g.attached
    places, tapped, ables = g.places, g.tapped, g.able
    levels, hps, sizes, holds = tables.level, tables.hp, tables.side, tables.holds
    able = creatures = health = fresh = distance = treasure = burning = held = cards = 0
    for unit, owner in enumerate(g.controllers):
        place = places[unit]
        if owner != seat or place < OFF:
            continue
        kind = kinds[unit]
        level, whole = levels[kind], hps[kind]
        creatures += level
        able |= ables[unit]
        if attached[unit]:
            whole = hit_points(g, unit)
            held += level if is_held(g, unit) else 0
            cards += sum(1 if owner_of(card) == seat and not holds[card >> 3] else -1 for card in attached[unit])
        hurt = damage[unit]
        health += 100 * level * (whole - hurt) // whole if hurt < whole else 0
        if not tapped >> unit & 1:
            fresh += level
        if place == OFF:
            continue
        place = moving.get(unit, place)
        distance += min([way[place] for way in ways], default=0)
        where = place * SIDES + sizes[kind]
        here = grounds.get(where)
        if here is None:
            here = grounds[where] = ground(board, sizes[kind], place, treasures)
        treasure += here[0]
        burning += here[1]
    return able, creatures, health, fresh, distance, treasure, burning, held, cards


def sides(g: DungeonCommand, seat: int) -> tuple[int, Sequence[int]]:
    """DC-29.6: team mates are one side."""
    own = g.teams[seat]
    return own, [team for team in dict.fromkeys(g.teams) if team != own]


MIND = read_mind(Path(__file__).with_name("bots.yaml"), TERMS)
SCALES = Scales(TERMS, features, sides, MIND.weights)
evaluate = SCALES.evaluate

PHASE = 64
"""More than a seat has creatures to activate in a turn."""


def turn(g: DungeonCommand) -> int:
    """DC-7.1, DC-8.1: activations are counted through, over all turns; deployments before the first turn are turns."""
    seats = len(g.morale)
    number = (0 if g.phase == SET_UP else g.round) * seats + (g.turn - g.first) % seats
    if g.phase >= DEPLOY:
        return number * PHASE + PHASE - (1 if g.phase == CLEANUP else 2)
    return number * PHASE + (g.activated.bit_count() - (g.active != NONE) if g.phase != SET_UP else 0)


def far(g: DungeonCommand) -> int:
    """DC-7.1: the next turn of who is asked; until then the others answer what he does. Deployments: the second round.

    Before hands are dealt nothing can be foreseen.
    """
    if g.decision is None or NONE in g.commanders:
        return 0
    seats = len(g.morale)
    if g.phase == SET_UP:
        return 2 * seats * PHASE
    own, now = [(seat - g.first) % seats for seat in (g.decision.seat, g.turn)]
    return (g.round * seats + own + (seats if own <= now else 0)) * PHASE


BENCH = Bench(evaluate, order, turn, SCALES, MIND.levels, far=far, likely=likely)
