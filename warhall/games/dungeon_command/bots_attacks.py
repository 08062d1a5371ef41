"""What attacks are worth to the bots: those that wait on the stack, and those that can come (chapters 19, 22, 23).

There are no dice: what a creature can reach it can damage, so threats are counted, not guessed. All worth is in
hundredths of a Morale point. Not here: what else a position is made of (`bots`).
"""

from __future__ import annotations

from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command.combat import attack_damage
from warhall.games.dungeon_command.damage import aimed_at, cower_loss
from warhall.games.dungeon_command.orders import legal_targets
from warhall.games.dungeon_command.state import ACTIVATE, COLLECT, MOVE, SPRINT, DungeonCommand, Item
from warhall.games.dungeon_command.statics import hit_points, is_held, is_kept_tapped, speed
from warhall.games.dungeon_command.tables import Source
from warhall.games.dungeon_command.threats import attack_of, in_danger

MORALE = 100
LIFE = 150
"""What a creature in full health is worth, for each level."""
CHOSEN = 45
"""What an order that waits is worth, if it does something: a little more than in hand."""
WASTED = 100
"""What it costs to use a power that helps nobody: else it would look better than giving up what could still be done."""
BETRAYAL = 300
"""What it costs to attack a friend."""
DANGER = 20
"""What it costs that a creature is about to be damaged."""
COLLECTED = 90
"""What it is worth to be about to collect treasure."""
FREED = 60
"""What it is worth to be about to tear a card that holds one fast."""


def announced(g: DungeonCommand, team: int) -> int:
    """What is announced but not yet done: attacks on enemies are good, on friends bad; orders cost their card."""
    worth = 0
    for item in g.stack if g.draft is None else (*g.stack, g.draft):
        mine = g.teams[item.seat] == team
        source = None if item.source < 0 else g.game.tables.sources[item.source]
        gain = 0
        if item.card >= 0 and source is not None and not is_wasted(g, item, source):
            gain += CHOSEN
        if source is not None and source.power >= 0 and helps_nobody(g, item, source):
            gain -= WASTED
        if item.what == COLLECT:
            gain += COLLECTED
        if source is not None and source.attached and _frees(g, source):
            gain += FREED
        worth += gain if mine else -gain
        worth += announced_attack(g, item, team)
    for unit, amount, cowers in g.hits:
        loss = cower_loss(amount) * MORALE if cowers else hurt(g, unit, amount)
        worth += -loss if g.teams[g.controllers[unit]] == team else loss
    if g.stack:
        danger = in_danger(g)
        for seat, band in enumerate(g.bands):
            if danger & band and g.teams[seat] == team:
                worth -= DANGER * (danger & band).bit_count()
    return worth


def _frees(g: DungeonCommand, source: Source) -> bool:
    """DC-14.21: whether a power removes the card that holds its bearer fast."""
    tables = g.game.tables
    return tables.holds[source.order] and any(
        isinstance(tables.ops[number], ops.RemoveThis) for action in source.actions for number in action
    )


def is_wasted(g: DungeonCommand, item: Item, source: Source) -> bool:
    """Whether an order would do nothing: heal the unhurt, untap the untapped, move who can still walk; or only harm."""
    unit = item.unit
    if _holds_friends(g, item, source):
        return True
    if source.only_moves:
        return unit == g.active and not g.moved and not is_held(g, unit)
    return helps_nobody(g, item, source)


def _holds_friends(g: DungeonCommand, item: Item, source: Source) -> bool:
    """DC-14.21: whether a card that holds its bearer fast is for a friend, or can be for nobody else."""
    if not (source.is_order and g.game.tables.holds[source.order]):
        return False
    targets = [item.target] if item.target >= 0 else legal_targets(g, item.seat, item.unit, source)
    return all(g.teams[g.controllers[unit]] == g.teams[item.seat] for unit in targets)


def helps_nobody(g: DungeonCommand, item: Item, source: Source) -> bool:
    """Whether all that an order or power does is to heal the unhurt, untap the untapped, or free who bears no card."""
    numbers = [number for action in source.actions for number in action]
    return bool(numbers) and all(_does_nothing(g, item, number) for number in numbers)


def _does_nothing(g: DungeonCommand, item: Item, number: int) -> bool:
    """Whether an operation would change nothing as things are, whoever of the own side it may still be aimed at."""
    tables = g.game.tables
    op = tables.ops[number]
    if isinstance(op, ops.Choose):
        return all(
            _does_nothing(g, item, inner)
            for option in range(len(op.options))
            for inner in tables.option_ops[number, option]
        )
    if not isinstance(op, ops.Heal | ops.Untap | ops.RemoveAttached):
        return False
    subject = item.target if op.to is ops.To.TARGET else item.unit
    if subject >= 0:
        return not _is_needed(g, op, subject)
    team = g.teams[item.seat]
    return not any(_is_needed(g, op, unit) for unit in g.present if g.teams[g.controllers[unit]] == team)


def _is_needed(g: DungeonCommand, op: ops.Heal | ops.Untap | ops.RemoveAttached, unit: int) -> bool:
    """Whether a creature is hurt, tapped, or bears a card."""
    if isinstance(op, ops.Heal):
        return g.damage[unit] > 0
    return bool(g.tapped >> unit & 1 if isinstance(op, ops.Untap) else g.attached[unit])


def announced_attack(g: DungeonCommand, item: Item, team: int) -> int:
    """What an attack that waits is worth to a team: a little less than the same attack carried out."""
    tables = g.game.tables
    source = None if item.source < 0 else tables.sources[item.source]
    op = None if source is None or source.attack < 0 else tables.ops[source.attack]
    target, mine = aimed_at(item), g.teams[item.seat] == team
    if target < 0:
        if not isinstance(op, ops.Attack) or source is None or item is not g.draft or not mine:
            return 0
        named = legal_targets(g, item.seat, item.unit, source)
        return 0 if any(g.teams[g.controllers[other]] != team for other in named) else -BETRAYAL
    attack = attack_of(g, item)
    if attack < 0:
        return 0
    own, bonus = (op.damage, op.bonus or 0) if isinstance(op, ops.Attack) else (None, 0)
    number = attack_damage(g, item.unit, target, attack, own=own, bonus=bonus)
    loss = hurt(g, target, number) * 4 // 5
    if g.teams[g.controllers[target]] != team:
        return loss
    return -loss - BETRAYAL if mine else -loss


def hurt(g: DungeonCommand, unit: int, amount: int) -> int:
    """What damage that is about to be dealt costs its controller: he endures it, or cowers if that is cheaper."""
    whole = hit_points(g, unit)
    return cost_of(g.game.tables.level[g.kinds[unit]], whole, whole - g.damage[unit], amount)


def cost_of(level: int, whole: int, left: int, amount: int) -> int:
    """What damage costs the controller of a creature of a level with so many hit points, and so many left."""
    if amount >= left:
        return min(level * (MORALE + LIFE), cower_loss(amount) * MORALE)
    return 2 * LIFE * level * amount // (3 * whole)


def going(g: DungeonCommand) -> dict[int, int]:
    """Where creatures go whose move waits on the stack: it counts as made."""
    return {item.unit: item.path[-1] for item in g.stack if item.what in (MOVE, SPRINT)} if g.stack else {}


class Aim:
    """An enemy that can be attacked, and what is left of it after what others have done."""

    __slots__ = ("bulk", "left", "level", "place", "whole")

    def __init__(self, g: DungeonCommand, unit: int, place: int) -> None:
        tables, kind = g.game.tables, g.kinds[unit]
        self.place = place
        self.level = tables.level[kind]
        self.whole = hit_points(g, unit) if g.attached[unit] else tables.hp[kind]
        self.left = self.whole - g.damage[unit]
        self.bulk = tables.side[kind] - 1
        """By how much nearer a large creature is than its upper left square."""


def prospects(g: DungeonCommand, seat: int, foes: list[int], moving: dict[int, int]) -> tuple[int, int, int]:
    """What the creatures of a seat can do to enemies by their own attacks: still this turn, next, and after that.

    One attacker after the other takes the target that costs the enemies most, after what the others have done. Whose
    turn it is attacks still this turn, the others next; the creatures that have acted come after them.
    """
    aims = [Aim(g, foe, moving.get(foe, g.places[foe])) for foe in foes]
    now = later = 0
    acting = g.turn == seat and g.phase <= ACTIVATE
    for unit in g.crews[seat]:
        tapped = g.tapped >> unit & 1
        if g.attached[unit] and tapped and is_kept_tapped(g, unit):
            continue
        if not acting or tapped or (g.activated >> unit & 1 and unit != g.active):
            later += attack_from(g, unit, aims, moving, stays=False)
            continue
        stays = unit in moving or (unit == g.active and g.moved == 1)
        found = attack_from(g, unit, aims, moving, stays=stays)
        now += found
        if stays and not found:
            later += attack_from(g, unit, aims, moving, stays=False)
    return (now, 0, later) if g.turn == seat else (0, later, 0)


def attack_from(g: DungeonCommand, unit: int, aims: list[Aim], moving: dict[int, int], *, stays: bool) -> int:
    """What the best attack of a creature costs the enemies, after a move or without one; its target is worn down."""
    tables, kind = g.game.tables, g.kinds[unit]
    place, side, reach = moving.get(unit, g.places[unit]), tables.side[kind], tables.range[kind]
    beside = g.board.around[side][place] & g.foes[g.controllers[unit]]
    steps = 0 if stays or is_held(g, unit) else 1 if beside else speed(g, unit)
    near = steps + side
    far = 0 if beside or not reach else steps + reach
    strike, shoot = tables.melee[kind] + g.venom[unit], tables.shot[kind]
    way = g.board.steps_from(place)
    best, chosen, dealt, most = 0, None, 0, near if near > far else far
    for aim in aims:
        left = aim.left
        if left <= 0:
            continue
        apart = way[aim.place] - aim.bulk
        if apart > most:
            continue
        amount = strike if apart <= near else 0
        if apart <= far and shoot > amount:
            amount = shoot
        if amount:
            worth = cost_of(aim.level, aim.whole, left, amount)
            if worth > best:
                best, chosen, dealt = worth, aim, amount
    if chosen is not None:
        chosen.left -= dealt
    return best
