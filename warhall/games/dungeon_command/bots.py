"""What the bots are told: how good a position is, and which options to try first.

Everything is counted in points of which 10 Morale points are 1000. Named weights, so that the arena can tune them.
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dungeon_command.damage import aimed_at
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.statics import hit_points
from warhall.games.dungeon_command.threats import attack_of, in_danger
from warhall.kernel.game import Bench

WON = 1_000_000
MORALE = 100
BROKEN = 40
"""What each point of Morale below 4 costs besides."""
LIFE = 90
"""What a creature in full health is worth, for each level."""
UNTAPPED = 12
"""What it is worth that a creature can still act, for each level."""
CARD = 30
"""What an order in hand is worth."""
CHOSEN = 45
"""What an order that is being announced, or waits on the stack, is worth: a little more than in hand."""
PENDING = 6
"""What 10 damage of a waiting attack on an enemy is worth."""
TREASURE = 25
NEAR = 3
"""What each square nearer to the nearest enemy is worth."""
FAR = 30
ATTACHED = 20
POISON = 1


def evaluate(g: DungeonCommand, seat: int) -> int:
    """Morale, creatures, cards and places of a seat's side, less the best of the others."""
    if g.result is not None:
        best = 1 if g.result.places[seat] == 1 else -1
        return best * WON + (g.morale[seat] - max(g.morale)) * MORALE
    worth = [0] * (max(g.teams) + 1)
    counted = set()
    for other in range(g.seats):
        worth[g.teams[other]] += side(g, other)
        counted.add(g.teams[other])
    mine = g.teams[seat]
    others = [worth[team] for team in sorted(counted) if team != mine]
    return worth[mine] - max(others, default=0) + waiting(g, seat)


def side(g: DungeonCommand, seat: int) -> int:
    """What one seat has."""
    morale = g.morale[seat]
    worth = MORALE * morale - BROKEN * max(0, 4 - morale) ** 2
    worth += CARD * len(g.hands[seat])
    levels, kinds = g.game.tables.level, g.kinds
    foes = [unit for unit, owner in enumerate(g.controllers) if g.places[unit] >= 0 and g.teams[owner] != g.teams[seat]]
    for unit, owner in enumerate(g.controllers):
        if owner != seat or g.places[unit] < -1:
            continue
        level = levels[kinds[unit]]
        whole = hit_points(g, unit)
        worth += LIFE * level * (whole + max(0, whole - g.damage[unit])) // (2 * whole)
        if not g.tapped >> unit & 1:
            worth += UNTAPPED * level
        if g.venom[unit]:
            worth += POISON * g.venom[unit]
        for card in g.attached[unit]:
            worth += ATTACHED if card >> 1 & 3 == seat else -ATTACHED
        if g.places[unit] >= 0:
            worth += place_worth(g, unit, foes)
    return worth


def place_worth(g: DungeonCommand, unit: int, foes: list[int]) -> int:
    """Near the enemy and on treasure is better."""
    straight = g.board.map.straight
    place = g.places[unit]
    near = min((straight(place, g.places[foe]) for foe in foes), default=FAR)
    worth = -NEAR * near
    for number, square in enumerate(g.board.treasures):
        if g.tokens[number] and g.cells[unit] >> square & 1:
            worth += TREASURE * min(2, g.tokens[number])
        elif g.chests[number] or g.tokens[number]:
            worth += max(0, 8 - straight(place, square))
    return worth


def waiting(g: DungeonCommand, seat: int) -> int:
    """What is announced but not yet done: attacks on enemies are good, on friends bad; orders cost their card."""
    worth = 0
    tables = g.game.tables
    team = g.teams[seat]
    for item in (*g.stack, *([g.draft] if g.draft is not None else [])):
        mine = g.teams[item.seat] == team
        if item.card >= 0:
            worth += CHOSEN if mine else -CHOSEN
        attack = attack_of(g, item)
        target = aimed_at(item)
        if attack >= 0 and target >= 0 and item.unit >= 0:
            kind = g.kinds[item.unit]
            number = tables.melee[kind] if attack == 0 else tables.shot[kind]
            foe = g.teams[g.controllers[target]] != team
            worth += PENDING * number // 10 * (1 if foe else -3) + (tables.level[kind] * UNTAPPED if mine else 0)
            if mine and not foe:
                worth -= 300
    danger = in_danger(g) if g.stack else 0
    for unit, owner in enumerate(g.controllers):
        if danger >> unit & 1 and g.teams[owner] == team:
            worth -= 20
    return worth


def order(g: DungeonCommand, seat: int, options: Sequence[int]) -> list[int]:
    """Attacks and orders first, then moves, passing and endings last."""
    verbs = g.game.tables.verbs

    def rank(code: int) -> tuple[int, int]:  # noqa: PLR0911  one line a reason
        if verbs.strike <= code < verbs.collect:
            return 0, code
        if verbs.collect <= code < verbs.play or code >= verbs.deploy:
            return 1, code
        if verbs.play <= code < verbs.play_assisted:
            return 2, code
        if verbs.activate <= code < verbs.end_activation:
            return 3, code
        if code in (verbs.end_activation, verbs.end_phase) or verbs.pass_ <= code < verbs.assist:
            return 6, code
        if verbs.command <= code < verbs.dodge:
            return 7, code
        return 4, code

    return sorted(options, key=rank)


BENCH = Bench(evaluate, order)
