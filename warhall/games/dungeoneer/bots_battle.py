"""What attacks that are not decided yet are likely to bring a hero, or to cost him (chapter 11)."""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dungeoneer.actions import HUNTED, MONSTER
from warhall.games.dungeoneer.declaring import choose_monster_form, choose_target
from warhall.games.dungeoneer.prospects import BEATS
from warhall.games.dungeoneer.starting import choose_form
from warhall.games.dungeoneer.state import ATTACK_ROLL, COUNTER_ROLL, LIVE, NONE, Dungeoneer, Fight
from warhall.games.dungeoneer.values import beast_of, value

HEALTH = (0, 1400, 2200, 2700, 3050, 3300, 3500)
"""What so much health is worth: the last points are the dearest."""
DEFEAT = 2000
"""What the last wound costs besides."""
PERIL = (0, 60, 40, 28, 20, 15, 12)
"""What a point of peril costs with so much health left; more than a few cannot all be used."""
GLORY = 18
AP = 6
LAIR = 22
"""What a monster in the lair is worth."""
TARGETED = 120
"""An encounter whose target is still to be chosen."""
HUNT_WOUND = 500
TRAP = 2
"""A trap harms one time in so many."""
LONG = 8
"""A game that lasts longer than so many rounds is long: heroes risk more from round to round."""
BOLDER = 5
"""By so many hundredths less own health is worth with each round more."""
LEAST = 20


def dearness(g: Dungeoneer) -> int:
    """How much a player still minds a wound to his own hero, in hundredths: whoever never dares never wins."""
    return max(LEAST, 100 - BOLDER * max(0, g.round - LONG))


def intent(g: Dungeoneer, seat: int, dear: int) -> int:
    """An attack whose form or target is still to be chosen counts as if it were made in the best way."""
    agenda = g.agenda
    if agenda is None or agenda[1][:1] != (seat,):
        return 0
    step, arguments, _ = agenda
    if step is choose_form:
        target: int = arguments[1]
        gain = prize(target) if target >= MONSTER else 2 * wound_worth(g, target) // g.seats
        forms = g.game.tables.hero_attacks[g.heroes[seat]]
        return best_form(g, seat, target, forms, gain, wound_worth(g, seat) * dear // 100) - AP
    if step is choose_monster_form:
        fighter = MONSTER + arguments[1]
        gain = 2 * wound_worth(g, arguments[2]) // g.seats
        return best_form(g, fighter, arguments[2], beast_of(g, fighter).attacks, gain, LAIR)
    return TARGETED if step is choose_target else 0


def best_form(g: Dungeoneer, attacker: int, target: int, forms: Sequence[int], gain: int, loss: int) -> int:
    """What an attack is likely to bring in the best of some forms."""
    best = -loss
    for form in forms:
        gap = value(g, attacker, form, ATTACK_ROLL, target) - value(g, target, form, COUNTER_ROLL, attacker)
        best = max(best, (BEATS[gap] * gain - BEATS[-gap] * loss) // 36)
    return best


def hopes(g: Dungeoneer, seat: int, fight: Fight, dear: int) -> int:
    """What the attacks that are not decided yet are likely to bring a player, or to cost him."""
    total = 0
    wound = wound_worth(g, seat) * dear // 100
    for number, (attacker, target) in enumerate(zip(fight.attackers, fight.targets, strict=True)):
        if fight.status[number] != LIVE or seat not in (attacker, target):
            continue
        if fight.forms[number] == NONE:
            total -= wound // TRAP
            continue
        wins, loses = chances(g, fight, number)
        if target == seat:
            total -= wins * wound // 36
            total += loses * prize(attacker) // 36
        else:
            total -= loses * wound // 36
            total += wins * prize(target) // 36
    return total


def wound_worth(g: Dungeoneer, seat: int) -> int:
    """What the next wound costs a hero."""
    health = min(g.health[seat], len(HEALTH) - 1)
    return HEALTH[health] - HEALTH[health - 1] if health > 1 else HEALTH[1] + DEFEAT


def prize(fighter: int) -> int:
    """What a wound to somebody is worth."""
    return HUNT_WOUND if fighter >= HUNTED else GLORY if fighter >= MONSTER else 0


def chances(g: Dungeoneer, fight: Fight, number: int) -> tuple[int, int]:
    """In how many of 36 cases an attack wins, and in how many it loses."""
    attacker, target, form = fight.attackers[number], fight.targets[number], fight.forms[number]
    counter = value(g, target, form, COUNTER_ROLL, attacker)
    known = fight.attack[number]
    if known == NONE:
        gap = value(g, attacker, form, ATTACK_ROLL, target) - counter
        return BEATS[gap], BEATS[-gap]
    if fight.counter[number] != NONE:
        return 36 * (known > fight.counter[number]), 36 * (known < fight.counter[number])
    need = known - counter
    return 6 * min(6, max(0, need - 1)), 6 * min(6, max(0, 6 - need))
