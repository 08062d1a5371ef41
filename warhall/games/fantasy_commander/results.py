"""The results of an attack's dice: what counts, what is ignored, what is blocked (FC-19.7 to FC-19.12, chapter 22).

Here: from faces to results. Not here: rolling them (`combat`), the losses that are left (`aftermath`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.actions import Face, Unit
from warhall.games.fantasy_commander.contexts import Attack
from warhall.games.fantasy_commander.properties import (
    bonus_range,
    bonus_results,
    card,
    counts_as_supported,
    enemy_contacts,
    ground_effects,
    ignored,
    is_weak,
)
from warhall.games.fantasy_commander.retreat import calm_by, formation
from warhall.games.fantasy_commander.state import BY_MELEE, Battle
from warhall.games.fantasy_commander.tables import (
    ANY,
    ARMOUR,
    BRAVE,
    DOMINANCE,
    E_IGNORE,
    E_RESULT,
    FORGED,
    FULL,
    HIT,
    MELEE,
    PANIC,
    RANGED,
    RANGER,
    SUPPORT,
    TERRIFYING,
)
from warhall.games.fantasy_commander.telling import card_behind, given_by
from warhall.kernel.words import Name

DAMAGING = (HIT, FULL, SUPPORT)


def support(g: Battle, attack: Attack) -> None:
    """FC-22.1 to FC-22.4, FC-23.10: another own unit in contact with the enemy; in shooting base distance instead."""
    unit, target = attack.attacker, attack.target
    if attack.by == BY_MELEE:
        attack.attack_support = (
            enemy_contacts(g, target).bit_count() > 1 or counts_as_supported(g, unit, 0) or bool(attack.own & DOMINANCE)
        )
        attack.defence_support = enemy_contacts(g, unit).bit_count() > 1 or counts_as_supported(g, target, 1)
    else:
        base = card(g, unit).base + bonus_range(g, unit)[0]
        attack.near = g.game.tables.distance[attack.origin][attack.place] <= base
        attack.attack_support = attack.near or bool(attack.own & DOMINANCE)


def attackers_results(g: Battle, attack: Attack) -> list[int]:
    """FC-19.7, FC-23.12, FC-26.11, FC-26.36: the attacker's results that count, by face."""
    roll, unit = attack.attack_roll, attack.attacker
    results = [roll.count(PANIC), roll.count(HIT), roll.count(FULL), roll.count(SUPPORT)]
    if is_terrifying(attack):
        results[PANIC] += 1
    if g.touched >> unit & 1:
        kind = MELEE if attack.by == BY_MELEE else RANGED
        for face in range(4):
            results[face] += bonus_results(g, unit, kind, face)
    if is_weak(g, unit, attack.own):
        leave_out(g, unit, FULL, results[FULL], "weak")
        results[FULL] = 0
    if not attack.attack_support:
        leave_out(g, unit, SUPPORT, results[SUPPORT], "alone" if attack.by == BY_MELEE else "far")
        results[SUPPORT] = 0
    return results


def is_terrifying(attack: Attack) -> bool:
    """FC-26.36: a melee attack with one more `panic`."""
    return attack.by == BY_MELEE and bool(attack.own & TERRIFYING)


def tell_ready_results(g: Battle, attack: Attack) -> None:
    """FC-13.5, FC-26.36: results that the attacker's roll has without a die, told before the defender rolls."""
    unit = attack.attacker
    if is_terrifying(attack):
        g.tell("FC-26.36", events.ResultAdded(Unit(unit), Face(PANIC), 1, Name("property", "terrifying")))
    if g.touched >> unit & 1:
        kind = MELEE if attack.by == BY_MELEE else RANGED
        for face in range(4):
            if count := bonus_results(g, unit, kind, face):
                why = card_behind(g, unit, (E_RESULT, kind, face))
                g.tell("FC-13.5", events.ResultAdded(Unit(unit), Face(face), count, why))


UNCOUNTED = {"weak": "FC-22.7", "alone": "FC-22.1", "unaided": "FC-22.2", "far": "FC-23.10"}
"""By which rule a face does not count."""


def leave_out(g: Battle, unit: int, face: int, count: int, why: events.Uncountable) -> None:
    """FC-19.9: what is told of faces that do not count."""
    if count and g.ears is not None:
        wading = why == "weak" and not card(g, unit).ordinary
        g.tell("FC-27.16" if wading else UNCOUNTED[why], events.Uncounted(Unit(unit), Face(face), count, why))


def defenders_results(g: Battle, attack: Attack) -> list[int]:
    """FC-19.8: the defender's results that count; his support only blocks."""
    roll = attack.defence_roll
    full = roll.count(FULL)
    if full and is_weak(g, attack.target, attack.theirs):
        leave_out(g, attack.target, FULL, full, "weak")
        full = 0
    return [roll.count(PANIC), roll.count(HIT), full, 0]


def ignored_by_target(g: Battle, attack: Attack) -> list[int]:
    """FC-18.4, FC-22.5, FC-26.1, FC-26.3, FC-26.14: what the attacked unit ignores, by face."""
    unit, props = attack.target, attack.theirs
    roll, bare = MELEE if attack.by == BY_MELEE else RANGED, bool(attack.own & RANGER)
    found = [ignored(g, unit, roll, face, bare=bare) for face in range(4)]
    found[PANIC] += 99 if props & FORGED else formation(g, unit) + bool(props & BRAVE)
    if roll == MELEE and props & ARMOUR:
        found[HIT] += 1
    return found


def ignored_by_attacker(g: Battle, attack: Attack) -> list[int]:
    """FC-18.18, FC-22.6, FC-26.1, FC-26.3: what the attacking unit ignores in the defender's roll, by face."""
    found = [ignored(g, attack.attacker, MELEE, face) for face in range(4)]
    found[PANIC] += bool(attack.own & BRAVE)
    found[HIT] += bool(attack.own & ARMOUR)
    return found


def ignore_results(g: Battle, attack: Attack, unit: int, results: list[int], ignoring: list[int]) -> None:
    """FC-19.11: ignored results go before blocks are used."""
    for face, most in enumerate(ignoring):
        gone = min(most, results[face])
        if gone:
            results[face] -= gone
            if g.ears is not None:
                tell_ignored(g, attack, unit, face, gone)


def tell_ignored(g: Battle, attack: Attack, unit: int, face: int, count: int) -> None:
    """FC-18.4, FC-22.5, FC-26.1, FC-26.3, FC-26.14: thanks to what results are ignored."""
    attacked = unit == attack.target
    props = attack.theirs if attacked else attack.own
    bare = attacked and bool(attack.own & RANGER)
    roll = MELEE if attack.by == BY_MELEE else RANGED
    tables = g.game.tables
    by_ground = sum(
        n
        for _, (what, which, shown, n) in ground_effects(g, unit, bare=bare)
        if what == E_IGNORE and shown == face and which in (roll, ANY)
    )
    by_card = ignored(g, unit, roll, face, bare=bare) - by_ground
    causes = [(by_ground, "FC-18.4", tables.terrain_names[g.terrain[g.hexes[unit]]])]
    causes.append((by_card, "FC-13.5", card_behind(g, unit, (E_IGNORE, roll, face), (E_IGNORE, ANY, face))))
    if face == HIT:
        causes.append((int(roll == MELEE and bool(props & ARMOUR)), "FC-26.1", Name("property", "armour")))
    if face == PANIC:
        causes += calm_by(g, unit, props, attacked=attacked)
    for most, rule, why in causes:
        gone = min(most, count)
        count -= gone
        if gone:
            g.tell(rule, events.Ignored(Unit(unit), Face(face), gone, why, *given_by(g, unit, why)))


def supporting(g: Battle, attack: Attack) -> int:
    """FC-19.8, FC-22.2: how many of the defender's results block because another unit of his is with the attacker."""
    count = attack.defence_roll.count(SUPPORT)
    if attack.defence_support:
        return count
    leave_out(g, attack.target, SUPPORT, count, "unaided")
    return 0


def block(g: Battle, unit: int, results: list[int], shields: int, rule: str) -> None:
    """FC-19.9, FC-19.10: blocks go to damaging results first and then to panic.

    Which damaging result is blocked makes no difference to either side, so nobody is asked.
    """
    for face in (*DAMAGING, PANIC):
        gone = min(shields, results[face])
        if gone:
            results[face] -= gone
            shields -= gone
            if g.ears is not None:
                g.tell(rule, events.Blocked(Unit(unit), Face(face), gone))


def shelter(g: Battle, attack: Attack) -> None:
    """FC-18.9, FC-18.11: a town takes one damage off each attack on a unit in it."""
    spared = min(attack.hurt, g.game.tables.soils[g.terrain[attack.place]].ignores_damage)
    if spared:
        attack.hurt -= spared
        if g.ears is not None:
            ground = g.game.tables.terrain_names[g.terrain[attack.place]]
            g.tell("FC-18.9", events.Spared(Unit(attack.target), spared, ground))


def tell_fruitless(g: Battle, attack: Attack) -> None:
    """FC-19.13, FC-23.12: where nothing is left that anybody would suffer, that is told."""
    harm = attack.hurt or attack.scared or attack.hurt_back or attack.scared_back or attack.rushing
    if not harm and g.ears is not None:
        rule = "FC-19.13" if attack.by == BY_MELEE else "FC-23.12"
        g.tell(rule, events.Fruitless(Unit(attack.attacker)))
