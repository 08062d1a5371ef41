"""What the bots are told: how good a position is, and which options to try first.

Everything is counted in points of which 10 Morale points are 1000. Named weights, so that the arena can tune them.
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dungeon_command.combat import attack_damage
from warhall.games.dungeon_command.damage import aimed_at, cower_loss
from warhall.games.dungeon_command.operations import Attack
from warhall.games.dungeon_command.orders import legal_targets
from warhall.games.dungeon_command.state import COLLECT, MOVE, SPRINT, DungeonCommand, Item
from warhall.games.dungeon_command.statics import hit_points
from warhall.games.dungeon_command.threats import attack_of, in_danger
from warhall.kernel.game import Bench

WON = 1_000_000
MORALE = 100
BROKEN = 40
"""What each point of Morale below 4 costs besides."""
LIFE = 150
"""What a creature in full health is worth, for each level."""
UNTAPPED = 3
"""What it is worth that a creature can still act, for each level; it untaps at the end of its own turn anyway."""
CARD = 30
"""What an order in hand is worth."""
CHOSEN = 45
"""What an order that is being announced, or waits on the stack, is worth: a little more than in hand."""
BETRAYAL = 300
"""What it costs to attack a friend."""
DANGER = 20
"""What it costs that a creature is about to be damaged."""
COLLECTED = 90
"""What it is worth to be about to collect treasure."""
TREASURE = 25
NEAR = 3
"""What each step nearer to the nearest enemy is worth."""
FAR = 40
BURNS = 45
"""What it costs to stand in hazardous terrain."""
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
    going = {item.unit: item.path[-1] for item in g.stack if item.what in (MOVE, SPRINT)}
    foes = [unit for unit, owner in enumerate(g.controllers) if g.places[unit] >= 0 and g.teams[owner] != g.teams[seat]]
    for unit, owner in enumerate(g.controllers):
        if owner != seat or g.places[unit] < -1:
            continue
        level = levels[kinds[unit]]
        whole = hit_points(g, unit)
        worth += LIFE * level * (whole + 2 * max(0, whole - g.damage[unit])) // (3 * whole)
        if not g.tapped >> unit & 1:
            worth += UNTAPPED * level
        if g.venom[unit]:
            worth += POISON * g.venom[unit]
        for card in g.attached[unit]:
            worth += ATTACHED if card >> 1 & 3 == seat else -ATTACHED
        if g.places[unit] >= 0:
            worth += place_worth(g, unit, going.get(unit, g.places[unit]), foes)
    return worth


def place_worth(g: DungeonCommand, unit: int, place: int, foes: list[int]) -> int:
    """Near the enemy and on treasure is better, in hazardous terrain worse; an announced move counts as made."""
    cells = g.board.spaces[g.game.tables.side[g.kinds[unit]]][place]
    way = g.board.steps_from(place)
    near = min([way[g.places[foe]] for foe in foes], default=FAR)
    worth = -NEAR * min(FAR, near)
    if cells & g.board.hazard:
        worth -= BURNS
    for number, square in enumerate(g.board.treasures):
        if g.tokens[number] and cells >> square & 1:
            worth += TREASURE * min(2, g.tokens[number])
        elif g.chests[number] or g.tokens[number]:
            worth += max(0, 8 - way[square])
    return worth


def waiting(g: DungeonCommand, seat: int) -> int:
    """What is announced but not yet done: attacks on enemies are good, on friends bad; orders cost their card."""
    worth = 0
    team = g.teams[seat]
    for item in g.stack if g.draft is None else (*g.stack, g.draft):
        mine = g.teams[item.seat] == team
        if item.card >= 0:
            worth += CHOSEN if mine else -CHOSEN
        if item.what == COLLECT:
            worth += COLLECTED if mine else -COLLECTED
        worth += announced_attack(g, item, team)
    for unit, amount, cowers in g.hits:
        loss = cower_loss(amount) * MORALE if cowers else hurt(g, unit, amount)
        worth += -loss if g.teams[g.controllers[unit]] == team else loss
    danger = in_danger(g) if g.stack else 0
    for unit, owner in enumerate(g.controllers):
        if danger >> unit & 1 and g.teams[owner] == team:
            worth -= DANGER
    return worth


def announced_attack(g: DungeonCommand, item: Item, team: int) -> int:
    """What an attack that waits is worth to a team: a little less than the same attack carried out."""
    tables = g.game.tables
    source = None if item.source < 0 else tables.sources[item.source]
    op = None if source is None or source.attack < 0 else tables.ops[source.attack]
    target, mine = aimed_at(item), g.teams[item.seat] == team
    if target < 0:
        if not isinstance(op, Attack) or source is None or item is not g.draft or not mine:
            return 0
        named = legal_targets(g, item.seat, item.unit, source)
        return 0 if any(g.teams[g.controllers[other]] != team for other in named) else -BETRAYAL
    attack = attack_of(g, item)
    if attack < 0:
        return 0
    own, bonus = (op.damage, op.bonus or 0) if isinstance(op, Attack) else (None, 0)
    number = attack_damage(g, item.unit, target, attack, own=own, bonus=bonus)
    loss = hurt(g, target, number) * 4 // 5
    if g.teams[g.controllers[target]] != team:
        return loss
    return -loss - BETRAYAL if mine else -loss


def hurt(g: DungeonCommand, unit: int, amount: int) -> int:
    """What damage that is about to be dealt costs its controller: he endures it, or cowers if that is cheaper."""
    level, whole = g.game.tables.level[g.kinds[unit]], hit_points(g, unit)
    if g.damage[unit] + amount >= whole:
        return min(level * (MORALE + LIFE), cower_loss(amount) * MORALE)
    return 2 * LIFE * level * amount // (3 * whole)


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
