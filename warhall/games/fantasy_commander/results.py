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
    ignored,
    is_weak,
)
from warhall.games.fantasy_commander.retreat import formation
from warhall.games.fantasy_commander.state import BY_MELEE, Battle
from warhall.games.fantasy_commander.tables import (
    ARMOUR,
    BRAVE,
    DOMINANCE,
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
    added = [0, 0, 0, 0]
    terrifies = attack.by == BY_MELEE and bool(attack.own & TERRIFYING)
    if terrifies:
        added[PANIC] = 1
    if g.touched >> unit & 1:
        kind = MELEE if attack.by == BY_MELEE else RANGED
        for face in range(4):
            added[face] += bonus_results(g, unit, kind, face)
    for face, count in enumerate(added):
        if count:
            results[face] += count
            if g.ears is not None:
                rule = "FC-26.36" if terrifies and face == PANIC else "FC-13.5"
                g.tell(rule, events.ResultAdded(Unit(unit), Face(face), count))
    if is_weak(g, unit, attack.own):
        results[FULL] = 0
    if not attack.attack_support:
        results[SUPPORT] = 0
    return results


def defenders_results(g: Battle, attack: Attack) -> list[int]:
    """FC-19.8: the defender's results that count; his support only blocks."""
    roll = attack.defence_roll
    full = 0 if is_weak(g, attack.target, attack.theirs) else roll.count(FULL)
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


def ignore_results(g: Battle, unit: int, results: list[int], ignoring: list[int]) -> None:
    """FC-19.11: ignored results go before blocks are used."""
    for face, most in enumerate(ignoring):
        gone = min(most, results[face])
        if gone:
            results[face] -= gone
            if g.ears is not None:
                g.tell("FC-19.11", events.Ignored(Unit(unit), Face(face), gone))


def block(g: Battle, unit: int, results: list[int], shields: int) -> None:
    """FC-19.9, FC-19.10: blocks go to damaging results first and then to panic.

    Which damaging result is blocked makes no difference to either side, so nobody is asked.
    """
    for face in (*DAMAGING, PANIC):
        gone = min(shields, results[face])
        if gone:
            results[face] -= gone
            shields -= gone
            if g.ears is not None:
                g.tell("FC-19.10", events.Blocked(Unit(unit), Face(face), gone))


def shelter(g: Battle, attack: Attack) -> None:
    """FC-18.9, FC-18.11: a town takes one damage off each attack on a unit in it."""
    spared = min(attack.hurt, g.game.tables.soils[g.terrain[attack.place]].ignores_damage)
    if spared:
        attack.hurt -= spared
        if g.ears is not None:
            g.tell("FC-18.9", events.Spared(Unit(attack.target), spared))
