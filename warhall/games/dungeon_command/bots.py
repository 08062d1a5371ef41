"""What the bots are told: how good a position is, and which options to try first.

A position is weighed in named terms, whose weights are in `bots.yaml`; what attacks are worth is in `bots_attacks`. A
plan reaches to the end of an activation: there are no dice, so what comes after it can be counted as threats.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from warhall.games.dungeon_command.bots_attacks import announced, going, prospects
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
    tables, kinds, places, damage, attached = g.game.tables, g.kinds, g.places, g.damage, g.attached
    levels, around = tables.level, g.board.spaces
    moving = going(g)
    foes = [unit for unit in g.present if g.teams[g.controllers[unit]] != team]
    ways = [g.board.steps_from(moving.get(foe, places[foe])) for foe in foes]
    treasures = [
        (square, tokens)
        for square, chest, tokens in zip(g.board.treasures, g.chests, g.tokens, strict=True)
        if chest or tokens
    ]
    morale = low = creatures = health = fresh = orders = usable = now = later = 0
    distance = treasure = burning = held = cards = 0
    for seat, side in enumerate(g.teams):
        if side != team:
            continue
        left = g.morale[seat]
        morale += left
        if left < LOW:
            low += (LOW - left) ** 2
        able = 0
        crew = g.crews[seat]
        hidden = [unit for unit, place in enumerate(places) if place == OFF and g.controllers[unit] == seat]
        for unit in (*crew, *hidden) if hidden else crew:
            kind = kinds[unit]
            level = levels[kind]
            creatures += level
            able |= g.able[unit]
            whole = tables.hp[kind]
            if attached[unit]:
                whole = hit_points(g, unit)
                if is_held(g, unit):
                    held += level
                for card in attached[unit]:
                    cards += 1 if owner_of(card) == seat else -1
            health += 100 * level * max(0, whole - damage[unit]) // whole if damage[unit] else 100 * level
            if not g.tapped >> unit & 1:
                fresh += level
            place = moving.get(unit, places[unit])
            if place < 0:
                continue
            cells = around[tables.side[kind]][place]
            if ways:
                distance += min(FAR, min([way[place] for way in ways]))
            if cells & g.board.hazard:
                burning += 1
            for square, tokens in treasures:
                if cells >> square & 1:
                    treasure += ON_TREASURE * min(2, tokens)
                else:
                    treasure += max(0, NEAR_TREASURE - g.board.steps_from(square)[place])
        hand = g.hands[seat]
        orders += len(hand)
        usable += sum([able >> card & 1 for card in hand])
        if foes and crew:
            this, following = prospects(g, seat, foes, moving)
            now += this
            later += following
    return (
        morale,
        low,
        creatures,
        health,
        fresh,
        orders,
        usable,
        now,
        later,
        distance,
        treasure,
        burning,
        held,
        cards,
        announced(g, team) if own and (g.stack or g.draft is not None or g.hits) else 0,
    )


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


def order(g: DungeonCommand, seat: int, options: Sequence[int]) -> list[int]:
    """Attacks and treasure first, then orders, the best moves, doing nothing; then the rest."""
    verbs = g.game.tables.verbs
    walks: list[int] = []
    ranked: list[tuple[int, int]] = []
    end = (verbs.end_activation, verbs.end_phase, verbs.pass_, verbs.done, verbs.stay, verbs.decline)
    for code in options:
        if code < verbs.stay or verbs.deploy <= code < verbs.lead:
            walks.append(code)
        elif code in end:
            ranked.append((END, code))
        elif verbs.strike <= code < verbs.play:
            ranked.append((ATTACK, code))
        elif verbs.pass_until <= code < verbs.assist:
            ranked.append((LAST, code))
        elif verbs.command <= code < verbs.dodge or verbs.play_assisted <= code < verbs.use:
            ranked.append((LATER, code))
        else:
            ranked.append((ORDER, code))
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
    verbs, board = g.game.tables.verbs, g.board
    team = g.teams[seat]
    foes = [unit for unit in g.present if g.teams[g.controllers[unit]] != team]
    ways = [board.steps_from(g.places[foe]) for foe in foes]
    treasure = {
        square for square, chest, tokens in zip(board.treasures, g.chests, g.tokens, strict=True) if chest or tokens
    }
    unit = g.active if g.active != NONE and g.controllers[g.active] == seat else NONE
    reach = g.game.tables.range[g.kinds[unit]] if unit != NONE else 0
    squares = verbs.squares
    scored: list[tuple[int, int, int, int]] = []
    for code in codes:
        if code < verbs.stay:
            sprint = verbs.sprint <= code < verbs.go
            square = code - (0 if code < verbs.sprint else verbs.sprint if sprint else verbs.go)
            kind = 1 if sprint else 0
        else:
            kind, square = (code - (verbs.deploy if code < verbs.place else verbs.place)) // squares, 0
            square = (code - (verbs.deploy if code < verbs.place else verbs.place)) % squares
            kind = 2 + kind if code < verbs.place else 0
        met = 0
        near = FAR
        for number, way in enumerate(ways):
            steps = way[square]
            if steps == 1:
                met |= 1 << number
            if steps < near:
                near = steps
        if reach and not met and near <= reach:
            met = -1 - near
        burns = board.hazard >> square & 1
        first = burns * 50 + near - (20 if square in treasure else 0) - (10 if met else 0)
        scored.append((first, kind, met, code))
    scored.sort()
    front: list[int] = []
    back: list[int] = []
    seen: set[tuple[int, int, int]] = set()
    for first, kind, met, code in scored:
        group = (kind, met, 0 if met else first // 3)
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
