"""For the bots: which quests a hero may hope to complete, how likely that is, and how far the way is."""

from __future__ import annotations

from warhall.games.dungeoneer.actions import HUNTED
from warhall.games.dungeoneer.cards import boons_of, treasures_of
from warhall.games.dungeoneer.places import gates, walks
from warhall.games.dungeoneer.printed import (
    ChanceCondition,
    Condition,
    HuntCondition,
    PayCondition,
    SacrificeCondition,
    SearchCondition,
    ThreatCondition,
)
from warhall.games.dungeoneer.quests import is_found
from warhall.games.dungeoneer.state import ATTACK_ROLL, COUNTER_ROLL, LYING, NONE, THREAT_ROLL, Dungeoneer
from warhall.games.dungeoneer.tables import STATS
from warhall.games.dungeoneer.values import beast_of, value
from warhall.games.dungeoneer.vocabulary import Stat

BEATS = {gap: sum(a + gap > b for a in range(1, 7) for b in range(1, 7)) for gap in range(-40, 41)}
"""In how many of 36 cases a die with so much more than another shows more."""
HOPE = 900
"""What a quest is worth that can be completed here for certain."""
OTHERS = 6
"""Of the other quests only one part in so many counts: the hero goes one way at a time."""
NEAR = 70
"""What a move costs on the way to a quest."""
FAR = 12
UNLAID = 14
"""What a quest costs whose place is not on the map."""
HOLDING = 500
"""What an escort in progress is worth."""
MOST = 36


def prospects(g: Dungeoneer, seat: int) -> int:
    """The best hope among the quests that are open to a hero, and a little for the others."""
    tables = g.game.tables
    reach = distances(g, [g.place[seat]])
    depth = distances(g, [place for place, cell in enumerate(g.cells) if cell != NONE and tables.entrances[place]])
    hopes: list[int] = []
    extra = 0
    for quest in g.quests[seat] + g.common:
        if g.escorts[quest] == seat:
            extra += HOLDING
            hopes.append(HOPE - NEAR * reach.get(tables.quest_ends[quest], FAR))
        elif g.escorts[quest] < LYING:
            goals = [place for place in reach if tables.quest_places[quest] >> place & 1]
            if not goals:
                extra -= UNLAID
            hopes.append(
                max((hope(g, seat, quest, goal, depth) - NEAR * reach[goal] for goal in goals), default=-NEAR * FAR)
            )
    return extra + max(hopes, default=0) + sum(max(0, each) for each in hopes) // OTHERS


def hope(g: Dungeoneer, seat: int, quest: int, goal: int, depth: dict[int, int]) -> int:
    """What trying a quest at a place is worth."""
    condition = g.game.tables.quests[quest].condition
    if isinstance(condition, SearchCondition):
        then = chance(g, seat, quest, condition.then)
        if is_found(g, quest, goal):
            return HOPE * then // MOST
        between = max(0, depth.get(goal, 0) - 1)
        return HOPE * then * tested(condition.vs - between) // (MOST * MOST)
    return HOPE * chance(g, seat, quest, condition) // MOST


def tested(need: int) -> int:
    """In how many of 36 cases a die shows so much."""
    return 6 * min(6, max(0, 7 - need))


def chance(g: Dungeoneer, seat: int, quest: int, condition: Condition) -> int:
    """In how many of 36 cases an attempt would succeed; what is still to be earned counts in part."""
    match condition:
        case ThreatCondition():
            stat = STATS.index(Stat(condition.stat.value))
            return tested(condition.vs - value(g, seat, stat, THREAT_ROLL))
        case PayCondition():
            return MOST if g.glory[seat] >= condition.glory else MOST * g.glory[seat] // (2 * condition.glory)
        case SacrificeCondition():
            return max(
                given(g, seat, option.health, option.glory, option.boons + option.treasures)
                for option in condition.options
            )
        case ChanceCondition():
            return rolled(condition)
        case HuntCondition():
            return hunted(g, seat, quest)
        case _:
            return MOST // 2


def given(g: Dungeoneer, seat: int, health: int, glory: int, cards: int) -> int:
    """How near a hero is to a sacrifice: never his last health but one."""
    if health and g.health[seat] < health + 2:
        return 0
    held = len(boons_of(g, seat)) + len(treasures_of(g, seat))
    missing = max(0, glory - g.glory[seat]) + 2 * max(0, cards - held)
    return MOST if not missing else MOST // (2 + missing)


def rolled(condition: ChanceCondition) -> int:
    """In how many of 36 cases the dice of a chance show what it demands."""
    pairs = [(a, b if condition.dice == 2 else 0) for a in range(1, 7) for b in range(1, 7)]
    return sum(
        (condition.double and a == b) or (condition.sum is not None and a + b >= condition.sum) for a, b in pairs
    )


def hunted(g: Dungeoneer, seat: int, quest: int) -> int:
    """What the two exchanges of a hunt promise: the counterattack in the monster's best form, and the challenge."""
    fighter = HUNTED + quest
    beast = beast_of(g, fighter)
    left = beast.health - g.quest_wounds[quest]
    worst = min(
        BEATS[value(g, seat, form, COUNTER_ROLL, fighter) - value(g, fighter, form, ATTACK_ROLL, seat)]
        for form in beast.attacks
    )
    best = max(
        BEATS[value(g, seat, form, ATTACK_ROLL, fighter) - value(g, fighter, form, COUNTER_ROLL, seat)]
        for form in g.game.tables.hero_attacks[g.heroes[seat]]
    )
    return (worst + best) // 2 if left <= 1 else worst * best // MOST


def distances(g: Dungeoneer, starts: list[int]) -> dict[int, int]:
    """How many moves every location is away from the nearest of some."""
    reached = dict.fromkeys(starts, 0)
    queue = list(starts)
    for here in queue:
        for other in (*walks(g, here), *gates(g, here)):
            if other not in reached:
                reached[other] = reached[here] + 1
                queue.append(other)
    return reached
