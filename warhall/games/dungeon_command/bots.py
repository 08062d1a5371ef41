"""What the bots are told: how good a position is, and which options to try first.

A position is weighed in named terms, whose weights are in `bots.yaml`; what attacks are worth is in `bots_attacks`. A
plan reaches to the end of an activation: there are no dice, so what comes after it can be counted as threats.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command.bots_attacks import announced, going, prospects
from warhall.games.dungeon_command.on_board import OFF
from warhall.games.dungeon_command.state import CLEANUP, DEPLOY, NONE, SET_UP, DungeonCommand, owner_of
from warhall.games.dungeon_command.statics import hit_points, is_held
from warhall.kernel.actions import Action
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
FAR = 40
"""Farther away is all the same."""
NEAR_TREASURE = 8
"""From so many steps on treasure draws a creature."""
ON_TREASURE = 25


def features(g: DungeonCommand, team: int, own: bool) -> tuple[int, ...]:  # noqa: FBT001  asked for by `Scales`
    """How much a team has of each term; what is announced is counted once, for who weighs."""
    places = g.places
    moving = going(g)
    foes = [unit for unit in g.present if g.teams[g.controllers[unit]] != team]
    ways = [g.board.steps_from(moving.get(foe, places[foe])) for foe in foes]
    treasures = treasures_left(g)
    sums = [0] * len(TERMS)
    for seat, side in enumerate(g.teams):
        if side != team:
            continue
        left = g.morale[seat]
        sums[0] += left
        if left < LOW:
            sums[1] += (LOW - left) ** 2
        able, *crew = crew_terms(g, seat, ways, treasures, moving)
        hand = g.hands[seat]
        strikes = prospects(g, seat, foes, moving) if foes and g.crews[seat] else (0, 0, 0)
        usable = sum([able >> card & 1 for card in hand])
        for term, amount in enumerate((*crew[:3], len(hand), usable, *strikes, *crew[3:]), start=2):
            sums[term] += amount
    if own and (g.stack or g.draft is not None or g.hits):
        sums[-1] = announced(g, team)
    return tuple(sums)


def treasures_left(g: DungeonCommand) -> list[tuple[int, int]]:
    """The squares with a chest or treasure tokens, and how many tokens."""
    board = g.board
    return [
        (square, tokens)
        for square, chest, tokens in zip(board.treasures, g.chests, g.tokens, strict=True)
        if chest or tokens
    ]


def crew_terms(
    g: DungeonCommand,
    seat: int,
    ways: list[tuple[int, ...]],
    treasures: list[tuple[int, int]],
    moving: dict[int, int],
) -> tuple[int, ...]:
    """The orders that the creatures of a seat may use; then what they are, and where they stand, term by term."""
    tables, board, kinds, damage, attached = g.game.tables, g.board, g.kinds, g.damage, g.attached
    able = creatures = health = fresh = distance = treasure = burning = held = cards = 0
    for unit, owner in enumerate(g.controllers):
        place = g.places[unit]
        if owner != seat or place < OFF:
            continue
        kind = kinds[unit]
        level = tables.level[kind]
        creatures += level
        able |= g.able[unit]
        whole = tables.hp[kind]
        if attached[unit]:
            whole = hit_points(g, unit)
            held += level if is_held(g, unit) else 0
            cards += sum(1 if owner_of(card) == seat else -1 for card in attached[unit])
        health += 100 * level * (whole - damage[unit]) // whole if damage[unit] < whole else 0
        if not g.tapped >> unit & 1:
            fresh += level
        if place == OFF:
            continue
        place = moving.get(unit, place)
        cells = board.spaces[tables.side[kind]][place]
        distance += min([way[place] for way in ways], default=0)
        if cells & board.hazard:
            burning += 1
        if treasures:
            way = board.steps_from(place)
            for square, tokens in treasures:
                if cells >> square & 1:
                    treasure += ON_TREASURE * min(2, tokens)
                elif way[square] < NEAR_TREASURE:
                    treasure += NEAR_TREASURE - way[square]
    return able, creatures, health, fresh, distance, treasure, burning, held, cards


def sides(g: DungeonCommand, seat: int) -> tuple[int, Sequence[int]]:
    """DC-29.6: team mates are one side."""
    own = g.teams[seat]
    return own, [team for team in dict.fromkeys(g.teams) if team != own]


MIND = read_mind(Path(__file__).with_name("bots.yaml"), TERMS)
SCALES = Scales(TERMS, features, sides, MIND.weights)
evaluate = SCALES.evaluate

ATTACK, ORDER, MOVE, END, MORE_MOVES, LATER, LAST = range(7)
MOVES = 5
"""So many moves are tried before ending the activation is."""


RANKS: dict[type[Action], int] = {
    act.Strike: ATTACK,
    act.Shoot: ATTACK,
    act.Collect: ATTACK,
    act.EndActivation: END,
    act.EndPhase: END,
    act.Pass: END,
    act.Done: END,
    act.Stay: END,
    act.Decline: END,
    act.Command: LATER,
    act.PlayAssisted: LATER,
    act.PassUntil: LAST,
}
"""When the verbs are tried; those that are not named are orders, powers, and what these ask."""
PLACES: dict[type[Action], int] = {act.Move: 0, act.Sprint: 1, act.Go: 2, act.Place: 3, act.Deploy: 10}
"""The verbs that take a place; deployments of different creatures are told apart from the last number on."""


def order(g: DungeonCommand, seat: int, options: Sequence[int]) -> list[int]:
    """Attacks and treasure first, then orders, the best moves, doing nothing; then the rest."""
    read = g.game.codec.arguments
    walks: list[int] = []
    ranked: list[tuple[int, int]] = []
    for code in options:
        verb = read(code)[0].type
        if verb in PLACES:
            walks.append(code)
        else:
            ranked.append((RANKS.get(verb, ORDER), code))
    if walks:
        if len(walks) > MOVES:
            walks = promising_places(g, seat, walks)
        ranked += [(MOVE if number < MOVES else MORE_MOVES, code) for number, code in enumerate(walks)]
        ranked.sort(key=lambda each: each[0])
    else:
        ranked.sort()
    return [code for _, code in ranked]


def promising_places(g: DungeonCommand, seat: int, codes: list[int]) -> list[int]:
    """Places for a creature: by turns where it meets other enemies, where treasure is, and where it is far away."""
    read, board = g.game.codec.arguments, g.board
    team = g.teams[seat]
    ways = [board.steps_from(g.places[unit]) for unit in g.present if g.teams[g.controllers[unit]] != team]
    treasure = {square for square, _ in treasures_left(g)}
    mine = g.active != NONE and g.controllers[g.active] == seat
    reach = g.game.tables.range[g.kinds[g.active]] if mine else 0
    scored: list[tuple[int, int, int, int]] = []
    for code in codes:
        coded, (*creature, square) = read(code)
        manner = PLACES[coded.type] + sum(creature)
        steps = [way[square] for way in ways]
        near = min(steps, default=FAR)
        met = sum([1 << number for number, far in enumerate(steps) if far == 1]) if near == 1 else 0
        if 1 < near <= reach:
            met = -near
        first = near + (50 if board.hazard >> square & 1 else 0)
        first -= (20 if square in treasure else 0) + (10 if met else 0)
        scored.append((first, manner, met, code))
    scored.sort()
    front: list[int] = []
    back: list[int] = []
    seen: set[tuple[int, int, int]] = set()
    for first, manner, met, code in scored:
        group = (manner, met, 0 if met else first // 3)
        if group in seen:
            back.append(code)
        else:
            seen.add(group)
            front.append(code)
    if len(front) > MOVES:
        front.insert(MOVES - 1, front.pop())
    return front + back


PHASE = 64
"""More than a seat has creatures to activate in a turn."""


def turn(g: DungeonCommand) -> int:
    """DC-7.1, DC-8.1: activations are counted through, over all turns; deployments before the first turn are turns."""
    seats = len(g.morale)
    number = (0 if g.phase == SET_UP else g.round) * seats + (g.turn - g.first) % seats
    if g.phase >= DEPLOY:
        return number * PHASE + PHASE - (1 if g.phase == CLEANUP else 2)
    return number * PHASE + (g.activated.bit_count() - (g.active != NONE) if g.phase != SET_UP else 0)


BENCH = Bench(evaluate, order, turn, SCALES, MIND.levels)
