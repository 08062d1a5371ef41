"""For the bots: which quests a hero may hope to complete, how likely that is, and how far the way is."""

from __future__ import annotations

from functools import cache

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
from warhall.games.dungeoneer.tables import STATS, Tables
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
DRAWS = 24
"""What a location card costs that is to be drawn before the place of a quest may lie on the map."""
HOPELESS = -2 * NEAR * FAR
"""A quest whose place cannot be found any more."""
HOLDING = 500
"""What an escort in progress is worth."""
PREY = 300
"""What it is worth to stand beside a hero who would surely lose an attack."""
LAST_WAY = 2
"""So many times as much for a hero who has no quest left: only the last hero can win then."""
WOUND = 70
"""What a wound of a hunt takes from the hope, for each that must be feared in full health."""
MOST = 36
MOST_HEALTH = 6
AWAY = 99
"""Farther than any way."""
KEPT_MAPS = 512


class Chart:
    """The ways of one map, worked out as they are needed."""

    def __init__(self, g: Dungeoneer) -> None:
        self.ways: dict[int, tuple[int, ...]] = {}
        for place, cell in enumerate(g.cells):
            if cell != NONE:
                self.ways[place] = (*walks(g, place), *gates(g, place))
        self.places = tuple(self.ways)
        tables = g.game.tables
        self.depth = self.spread([place for place in self.places if tables.entrances[place]])
        self.rows: dict[int, list[int]] = {}

    def row(self, place: int) -> list[int]:
        """How many moves every location is away from one."""
        found = self.rows.get(place)
        if found is None:
            found = self.rows[place] = self.spread([place])
        return found

    def spread(self, starts: list[int]) -> list[int]:
        """How many moves every location is away from the nearest of some."""
        row = [AWAY] * (max(self.ways, default=0) + 1)
        for start in starts:
            row[start] = 0
        queue = list(starts)
        for here in queue:
            for other in self.ways[here]:
                if row[other] == AWAY:
                    row[other] = row[here] + 1
                    queue.append(other)
        return row


@cache
def charts(tables: Tables) -> dict[tuple[tuple[int, ...], int, tuple[int, ...]], Chart]:
    """The maps that were met: they change seldom, and are asked for all the time."""
    return {}


def chart(g: Dungeoneer) -> Chart:
    """The ways of the map as it lies."""
    known = charts(g.game.tables)
    key = (tuple(g.cells), g.turned, tuple(g.portals))
    found = known.get(key)
    if found is None:
        if len(known) >= KEPT_MAPS:
            known.clear()
        found = known[key] = Chart(g)
    return found


def prospects(g: Dungeoneer, seat: int) -> int:
    """The best hope among the quests that are open to a hero, and a little for the others; else the others' heroes."""
    tables = g.game.tables
    here = chart(g)
    reach = here.row(g.place[seat])
    hopes: list[int] = []
    extra = 0
    for quest in g.quests[seat] + g.common:
        if g.escorts[quest] == seat:
            extra += HOLDING
            end = tables.quest_ends[quest]
            hopes.append(HOPE - NEAR * min(FAR, reach[end] if end < len(reach) else FAR))
        elif g.escorts[quest] < LYING:
            goals = [place for place in here.places if tables.quest_places[quest] >> place & 1]
            if goals:
                hopes.append(laid(g, seat, quest, goals, here))
            else:
                hopes.append(unlaid(g, seat, quest, here))
    prey = max(
        [prey_worth(g, seat, other, reach) for other in range(g.seats) if other != seat and g.alive[other]], default=0
    )
    if not hopes:
        return extra + LAST_WAY * prey
    return extra + max(hopes) + (sum([each for each in hopes if each > 0]) + prey) // OTHERS


def laid(g: Dungeoneer, seat: int, quest: int, goals: list[int], here: Chart) -> int:
    """The hope of a quest whose place lies on the map, the way there taken off."""
    condition = g.game.tables.quests[quest].condition
    reach = here.row(g.place[seat])
    if isinstance(condition, SearchCondition):
        then = chance(g, seat, quest, condition.then)
        best = -NEAR * FAR
        for goal in goals:
            odds = MOST if is_found(g, quest, goal) else tested(condition.vs - max(0, here.depth[goal] - 1))
            best = max(best, HOPE * then * odds // (MOST * MOST) - NEAR * min(FAR, reach[goal]))
        return best
    way = min([reach[goal] for goal in goals])
    worth = HOPE * chance(g, seat, quest, condition) // MOST
    if isinstance(condition, HuntCondition):
        worth -= WOUND * feared(g, seat, quest) // MOST * (MOST_HEALTH + 1 - min(MOST_HEALTH, g.health[seat]))
    return worth - NEAR * min(FAR, way)


def unlaid(g: Dungeoneer, seat: int, quest: int, here: Chart) -> int:
    """DG-19.6: a place that is not on the map is looked for on its plane, card by card."""
    tables = g.game.tables
    wanted = tables.quest_places[quest]
    reach = here.row(g.place[seat])
    best = HOPELESS
    for plane, deck in enumerate(g.location_decks):
        count = sum([wanted >> place & 1 for place in deck])
        if not count:
            continue
        way = min([reach[place] for place in here.places if tables.plane[place] == plane], default=AWAY)
        if way == AWAY:  # only a portal that is not laid yet leads there
            way = FAR // 2
        condition = tables.quests[quest].condition
        odds = chance(g, seat, quest, condition.then if isinstance(condition, SearchCondition) else condition)
        best = max(best, HOPE * odds // (2 * MOST) - NEAR * way - DRAWS * (len(deck) + 1) // (count + 1))
    return best


def prey_worth(g: Dungeoneer, seat: int, other: int, reach: list[int]) -> int:
    """What hunting another hero promises: his wounds and the odds of the best attack, the way to him taken off."""
    place = g.place[other]
    if place == NONE:
        return 0
    odds = max(
        BEATS[value(g, seat, form, ATTACK_ROLL, other) - value(g, other, form, COUNTER_ROLL, seat)]
        for form in g.game.tables.hero_attacks[g.heroes[seat]]
    )
    hurt = MOST_HEALTH + 2 - min(MOST_HEALTH, g.health[other])
    way = min(FAR, reach[place])
    return max(0, PREY * max(0, 2 * odds - MOST) * hurt // (MOST * 4) * (FAR - way) // FAR)


def feared(g: Dungeoneer, seat: int, quest: int) -> int:
    """In how many of 36 cases a hunt wounds the hero: by the monster's best attack."""
    fighter = HUNTED + quest
    return max(
        BEATS[value(g, fighter, form, ATTACK_ROLL, seat) - value(g, seat, form, COUNTER_ROLL, fighter)]
        for form in beast_of(g, fighter).attacks
    )


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
            return MOST if g.glory[seat] >= condition.glory else MOST * g.glory[seat] // (3 * condition.glory)
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
