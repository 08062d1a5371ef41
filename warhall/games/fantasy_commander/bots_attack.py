"""What an attack in progress promises, from its declaration to its last loss (chapters 19 and 23)."""

from __future__ import annotations

from warhall.games.fantasy_commander.bots_harm import (
    CONTACT,
    DEFENDED,
    MAY_DEFEND,
    NEAR_SHOT,
    SHARE_OF_PANIC,
    UNREADY,
    answer_of,
    blow_of,
    harm,
    is_weak,
    loss,
    strikes,
)
from warhall.games.fantasy_commander.contexts import Attack
from warhall.games.fantasy_commander.state import BY_MELEE, Battle
from warhall.games.fantasy_commander.tables import (
    ARMOUR,
    BRAVE,
    COUNTERBLOW,
    DOMINANCE,
    FORGED,
    FULL,
    HIT,
    PANIC,
    RESURGENT,
    SHIELD,
    SUPPORT,
)


def attack_gain(g: Battle, attack: Attack, prize: int) -> int:
    """Expected harm done less harm suffered."""
    tables = g.game.tables
    attacker, target = attack.attacker, attack.target
    kind, other = tables.kinds[g.kinds[attacker]], tables.kinds[g.kinds[target]]
    left, other_left = kind.size - g.wounds[attacker], other.size - g.wounds[target]
    table = strikes(tables)
    if left <= 0 or other_left <= 0:
        return 0
    own, theirs = table.worths[g.kinds[attacker]], table.worths[g.kinds[target]]
    melee = attack.by == BY_MELEE
    if is_counted(attack):
        done = lost(theirs, other_left, attack.hurt, attack.scared, prize)
        return done - lost(own, left, attack.hurt_back, attack.scared_back, prize)
    adjacent = tables.board.adjacent
    others = adjacent[attack.place] & g.occupied[g.owners[attacker]] & ~(1 << attack.origin)
    near = tables.distance[attack.origin][attack.place] <= kind.base
    supported = bool(others) if melee else near
    if attack.attack_roll:
        return rolled(g, attack, prize, supported=supported)
    dice = attack.attack_dice
    if not dice:
        answer = DEFENDED if g.defended >> target & 1 else MAY_DEFEND if g.orders[target] >= 0 else UNREADY
        how = CONTACT if melee else NEAR_SHOT
        return table.gain(g.kinds[attacker], left, g.kinds[target], other_left, how, 0, answer, prize)
    defence = attack.defence_dice
    if not defence and (attack.defending or attack.theirs & COUNTERBLOW):
        defence = other.defence
    value = 0.0
    hopes = (defence,) if defence or g.orders[target] < 0 else (0, other.defence)
    for blocks in hopes:
        blow = blow_of(kind, left, other, dice, supported=supported, melee=melee, blocks=blocks)
        spared = tables.soils[g.terrain[attack.place]].ignores_damage
        value += loss(theirs, other_left, harm(blow._replace(spared=spared)), prize) / len(hopes)
        if melee and blocks:
            back = harm(answer_of(other, other_left, kind, blocks, dice))
            value -= loss(own, left, back, prize) / len(hopes)
    return round(value)


def is_counted(attack: Attack) -> bool:
    """Whether the results have been counted and something came of them."""
    done = attack.hurt or attack.scared or attack.lost
    return bool(done or attack.hurt_back or attack.scared_back or attack.lost_back)


def lost(worth: tuple[int, ...], left: int, wounds: float, retreat: float, prize: int) -> int:
    """What wounds and retreat take from a unit."""
    if wounds >= left:
        return worth[left] + prize
    whole = int(wounds)
    part = wounds - whole
    after = worth[left - whole] * (1 - part) + (worth[left - whole - 1] if whole < left else 0) * part
    hope = prize * wounds * wounds / (left * left) / 2
    return round(worth[left] - after + retreat * worth[left] / SHARE_OF_PANIC + hope)


def rolled(g: Battle, attack: Attack, prize: int, *, supported: bool) -> int:
    """The attack has been rolled; dice marked for a reroll, and the defence, are still to fall."""
    tables = g.game.tables
    attacker, target = attack.attacker, attack.target
    kind, other = tables.kinds[g.kinds[attacker]], tables.kinds[g.kinds[target]]
    left, other_left = kind.size - g.wounds[attacker], other.size - g.wounds[target]
    table = strikes(tables)
    melee = attack.by == BY_MELEE
    supported = supported or bool(attack.own & DOMINANCE)
    weak, other_weak = is_weak(kind, left), is_weak(other, other_left)
    on_attack = attack.marked if not attack.defence_roll else []
    on_defence = attack.marked if attack.defence_roll else []
    faces = shown(attack.attack_roll, on_attack)
    harms = faces[HIT] + faces[FULL] * (not weak) + faces[SUPPORT] * supported
    if melee and attack.theirs & ARMOUR:
        harms -= min(1.0, faces[HIT])
    scares = 0.0 if attack.theirs & FORGED else max(0.0, faces[PANIC] - bool(attack.theirs & BRAVE))
    if attack.defence_roll:
        answer = shown(attack.defence_roll, on_defence)
    else:
        answer = [attack.defence_dice * share / 6 for share in (1, 1, 1, 1, 2)]
    wounds, retreat = left_over(harms, scares, answer[SHIELD])
    if attack.theirs & RESURGENT:
        wounds, retreat = wounds + retreat, 0.0
    wounds = max(0.0, wounds - tables.soils[g.terrain[attack.place]].ignores_damage)
    value = lost(table.worths[g.kinds[target]], other_left, wounds, retreat, prize)
    if melee:
        back = answer[HIT] + answer[FULL] * (not other_weak)
        if attack.own & ARMOUR:
            back -= min(1.0, answer[HIT])
        fear = max(0.0, answer[PANIC] - bool(attack.own & BRAVE))
        wounds, retreat = left_over(back, fear, faces[SHIELD])
        value -= lost(table.worths[g.kinds[attacker]], left, wounds, retreat, prize)
    return value


def shown(roll: list[int], marked: list[int]) -> list[float]:
    """How many dice show each face, if those marked fall as usual."""
    again = len(marked)
    return [roll.count(face) - marked.count(face) + again * share / 6 for face, share in enumerate((1, 1, 1, 1, 2))]


def left_over(harms: float, scares: float, shields: float) -> tuple[float, float]:
    """FC-19.10: what is left after blocks, on damage first."""
    return max(0.0, harms - shields), max(0.0, scares - max(0.0, shields - harms))
