"""What the bots are told: how good a position is, and which options to try first.

`evaluate` counts what leads to the third quest or to being the last hero: quests, the way to them, health, level,
points and cards. The attacks of a battle that are not decided yet count by what they are likely to bring.
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dungeoneer.actions import HUNTED, MONSTER
from warhall.games.dungeoneer.declaring import choose_monster_form, choose_target
from warhall.games.dungeoneer.printed import Time
from warhall.games.dungeoneer.prospects import BEATS, prospects
from warhall.games.dungeoneer.starting import choose_form
from warhall.games.dungeoneer.state import (
    ATTACK_ROLL,
    COUNTER_ROLL,
    ENDING,
    FEATS,
    LIVE,
    LOCATIONS,
    NONE,
    VILLAINY,
    Dungeoneer,
    Fight,
)
from warhall.games.dungeoneer.tables import MAGIC, MELEE, SPEED, Tables
from warhall.games.dungeoneer.values import beast_of, value
from warhall.kernel.game import Bench

WIN = 1_000_000
QUEST = 3000
"""A completed quest."""
HEALTH = (0, 1400, 2200, 2700, 3050, 3300, 3500)
"""What so much health is worth: the last points are the dearest."""
LEVEL = 200
VALUE = 60
"""A point of melee, magic or speed."""
GLORY = 18
"""A point of glory, for the first few; what is more helps less."""
ENOUGH = 5
MORE_GLORY = 5
PERIL = (0, 60, 40, 28, 20, 15, 12)
"""What a point of peril costs with so much health left; more than a few cannot all be used."""
MOST_PERIL = 12
AP = 6
"""An AP besides the one that can be saved: the others are there to be used."""
SAVED = 45
HAND = 12
PLAYED = 45
"""A card that is being played: more than it is worth in hand."""
TARGETED = 120
"""An encounter whose target is still to be chosen."""
DRAWN = 26
"""A location card that is about to be placed: it may be one that is needed."""
TRIED = 100
"""A quest that was tried: it may have succeeded."""
KEEP = {Time.RESPONSE: 14, Time.ANY: 12, Time.FEATS: 6, Time.VILLAINY: 0}
"""What a card in the own hand is worth besides, by its time."""
CARD = 35
LAIR = 22
FALLEN = -110
HUNT_WOUND = 500
TRAP = 2
"""A trap harms one time in so many."""


def evaluate(g: Dungeoneer, seat: int) -> int:
    """The own outlook less the others'."""
    if g.result is not None:
        return WIN if g.result.places[seat] == 1 else -WIN
    outlooks = [outlook(g, each) for each in range(g.seats)]
    mine = outlooks.pop(seat)
    if g.alive[seat] and g.place[seat] != NONE:
        mine += prospects(g, seat) + plans(g, seat)
    return mine - max(outlooks) // 2 - sum(outlooks) // (2 * len(outlooks))


def outlook(g: Dungeoneer, seat: int) -> int:
    """What one player has."""
    if g.heroes[seat] == NONE or g.place[seat] == NONE:
        return -4000
    worth = QUEST * len(g.completed[seat])
    if not g.alive[seat]:
        return worth - 2000
    health = min(g.health[seat], len(HEALTH) - 1)
    worth += HEALTH[health] + LEVEL * g.level[seat]
    worth += VALUE * (value(g, seat, MELEE) + value(g, seat, MAGIC) + value(g, seat, SPEED))
    worth += GLORY * min(g.glory[seat], ENOUGH) + MORE_GLORY * min(max(0, g.glory[seat] - ENOUGH), ENOUGH)
    worth -= PERIL[health] * min(g.peril[seat], MOST_PERIL)
    worth += FALLEN * g.fallen[seat] + HAND * min(len(g.hands[seat]), 7)
    tables = g.game.tables
    worth += sum(-CARD if tables.banes[card] else CARD for card in g.inventory[seat])
    worth += LAIR * len(g.lairs[seat])
    worth += SAVED * min(1, g.ap[seat])
    if seat == g.active and g.phase != ENDING:
        worth += AP * max(0, g.ap[seat] - 1) + PLAYED * len(g.applied)
    for fight in g.fights:
        worth += hopes(g, seat, fight)
    return worth + intent(g, seat)


def plans(g: Dungeoneer, seat: int) -> int:
    """What only the player himself knows or has in hand: good cards, a location to place, an attempt, a stay."""
    tables = g.game.tables
    worth = sum(tables.keeping[card] for card in g.hands[seat])
    if seat != g.active:
        return worth
    if g.drawn != NONE:
        worth += DRAWN
    worth += TRIED * g.attempted.bit_count()
    if not g.moved and g.phase in (VILLAINY, LOCATIONS, FEATS):
        place = g.place[seat]
        health = min(g.health[seat], len(HEALTH) - 1)
        worth += MORE_GLORY * tables.glory[place] - PERIL[health] * tables.peril[place]
    return worth


def intent(g: Dungeoneer, seat: int) -> int:
    """An attack whose form or target is still to be chosen counts as if it were made in the best way."""
    agenda = g.agenda
    if agenda is None or agenda[1][:1] != (seat,):
        return 0
    step, arguments, _ = agenda
    if step is choose_form:
        target: int = arguments[1]
        gain = prize(target) if target >= MONSTER else 2 * wound_worth(g, target) // g.seats
        forms = g.game.tables.hero_attacks[g.heroes[seat]]
        return best_form(g, seat, target, forms, gain, wound_worth(g, seat)) - AP
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


def hopes(g: Dungeoneer, seat: int, fight: Fight) -> int:
    """What the attacks that are not decided yet are likely to bring a player, or to cost him."""
    total = 0
    for number, (attacker, target) in enumerate(zip(fight.attackers, fight.targets, strict=True)):
        if fight.status[number] != LIVE or seat not in (attacker, target):
            continue
        if fight.forms[number] == NONE:
            total -= wound_worth(g, seat) // TRAP
            continue
        wins, loses = chances(g, fight, number)
        if target == seat:
            total -= wins * wound_worth(g, seat) // 36
            total += loses * prize(attacker) // 36
        else:
            total -= loses * wound_worth(g, seat) // 36
            total += wins * prize(target) // 36
    return total


def wound_worth(g: Dungeoneer, seat: int) -> int:
    """What the next wound costs a hero."""
    health = min(g.health[seat], len(HEALTH) - 1)
    return HEALTH[health] - HEALTH[health - 1] if health > 1 else HEALTH[1] + 2000


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


def order(g: Dungeoneer, seat: int, options: Sequence[int]) -> list[int]:
    """Quests first, then cards and moves; passing and ending come last."""
    ranks = g.game.tables.ranks
    return sorted(options, key=lambda code: (ranks[code], code))


def fill_in(tables: Tables) -> None:
    """Computes once in which order options are tried."""
    verbs = tables.verbs
    first = {verbs.attempt: 0, verbs.deliver: 0, verbs.escort: 0, verbs.pick_up: 1, verbs.search: 1, verbs.play: 2}
    last = {verbs.pass_: 8, verbs.end: 8, verbs.hold: 9, verbs.decline: 7, verbs.give_up: 9}
    ranked = {**first, **last}
    tables.keeping = [KEEP[card.time] for card in tables.cards]
    tables.ranks = [ranked.get(verb.first, 4) for verb in verbs.codec.verbs for _ in range(verb.codes)]


BENCH = Bench(evaluate, order)
