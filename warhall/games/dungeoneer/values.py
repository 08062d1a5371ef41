"""What a hero or a monster is worth in a form: printed values, and everything that changes them (DG-1.6, DG-17.8).

Here: values, conditions, and the other lasting effects of cards in play. Not here: rolls (`rolls`), temporary effects
being made (`effects`).
"""

from __future__ import annotations

from collections.abc import Iterator

from warhall.games.dungeoneer.actions import HUNTED, MONSTER
from warhall.games.dungeoneer.cards import in_play
from warhall.games.dungeoneer.operations import ChangeStat, If, Skip, ThreatMod
from warhall.games.dungeoneer.state import (
    ATTACK_ROLL,
    COUNTER_ROLL,
    FEATS,
    NONE,
    THREAT_ROLL,
    Dungeoneer,
)
from warhall.games.dungeoneer.tables import HEALTH, LEVEL, SOURCES, SPEED, STATS, TERRAINS, Beast, Lasting
from warhall.games.dungeoneer.vocabulary import For, Stats, Until, Who

VALUE = NONE
"""The value itself, outside any roll."""
ALL_STATS = 3
STAT_NUMBERS = {stat: number for number, stat in enumerate(Stats)}
USES = tuple(For)
UNTIL = tuple(Until)
ON_THE_HERO = (Who.SELF, Who.TARGET, Who.AFFECTED, Who.ESCORT_HOLDER)


def beast_of(g: Dungeoneer, fighter: int) -> Beast:
    """The monster behind a fighter."""
    tables = g.game.tables
    beast = tables.quest_beasts[fighter - HUNTED] if fighter >= HUNTED else tables.beasts[fighter - MONSTER]
    assert beast is not None  # noqa: S101  only monsters fight
    return beast


def tags_of(g: Dungeoneer, fighter: int) -> int:
    """What a fighter is; heroes have no tags."""
    return beast_of(g, fighter).tags if fighter >= MONSTER else 0


def owner_of(g: Dungeoneer, fighter: int) -> int:
    """Who decides and rolls for a fighter: DG-14.8 for the monster of a hunt the player at the active one's left."""
    if fighter < MONSTER:
        return fighter
    return g.left_of(g.active) if fighter >= HUNTED else g.active


def lasting_on(g: Dungeoneer, seat: int) -> Iterator[Lasting]:
    """DG-9.3, DG-14.1, DG-14.3, DG-14.29: everything in play that works on a hero all the time."""
    tables = g.game.tables
    yield from tables.skill_lasting[g.heroes[seat]]
    for card in in_play(g, seat):
        yield from tables.lasting[card]
    for quest in g.completed[seat]:
        yield from tables.artifact[quest]
    for quest in g.quests[seat]:
        yield from tables.influence[quest]
    for quest in g.common:
        yield from tables.influence[quest]
    for quest in tables.escort_quests:
        if g.escorts[quest] == seat:
            yield from tables.escorting[quest]


def holds(
    g: Dungeoneer, condition: If | None, seat: int, *, stat: int = NONE, enemy: int = NONE, source: int = NONE
) -> bool:
    """Whether a condition of a card holds for a hero."""
    if condition is None:
        return True
    place = g.place[seat]
    parts = (
        condition.phase is None or (g.active == seat and g.phase == FEATS),
        condition.terrain is None or (place != NONE and _is_terrain(g, place, condition)),
        condition.form is None or (stat != NONE and STATS[stat].value == condition.form.value),
        condition.stat is None or (stat != NONE and STATS[stat] is condition.stat),
        condition.vs_tag is None
        or (enemy != NONE and bool(tags_of(g, enemy) & g.game.tables.tag_of[condition.vs_tag])),
        not condition.source or (source != NONE and SOURCES[source] in condition.source),
        condition.hero_health_at_most is None or g.health[seat] <= condition.hero_health_at_most,
        condition.hero_ap_at_least is None or g.ap[seat] >= condition.hero_ap_at_least,
    )
    return all(parts)


def _is_terrain(g: Dungeoneer, place: int, condition: If) -> bool:
    assert condition.terrain is not None  # noqa: S101  asked before
    return bool(g.game.tables.terrain[place] >> TERRAINS.index(condition.terrain) & 1)


def touches(use: For, kind: int) -> bool:
    """Whether a change touches a kind of roll, or the value itself."""
    if use is For.ALL:
        return True
    if use is For.ATTACK:
        return kind == ATTACK_ROLL
    if use is For.COUNTER:
        return kind == COUNTER_ROLL
    if use is For.BATTLE:
        return kind in (ATTACK_ROLL, COUNTER_ROLL)
    return kind == THREAT_ROLL


def value(g: Dungeoneer, fighter: int, stat: int, kind: int = VALUE, enemy: int = NONE, source: int = NONE) -> int:
    """DG-1.6, DG-17.8: a fighter's current value; never below 0."""
    if fighter >= MONSTER:
        return _monster_value(g, fighter, stat, kind)
    if stat >= HEALTH:
        return g.health[fighter] if stat == HEALTH else g.level[fighter]
    worth = g.game.tables.values[g.heroes[fighter]][stat][g.level[fighter] - 1]
    for lasting in lasting_on(g, fighter):
        op = lasting.op
        if isinstance(op, ChangeStat) and op.who in ON_THE_HERO and _counts(g, fighter, op, stat, kind, enemy):
            facts = {"stat": stat, "enemy": enemy, "source": source}
            if holds(g, lasting.condition, fighter, **facts) and holds(g, op.condition, fighter, **facts):
                worth += op.n
    return max(0, worth + changed(g, fighter, stat, kind, enemy))


def _counts(g: Dungeoneer, fighter: int, op: ChangeStat, stat: int, kind: int, enemy: int) -> bool:
    """Whether a change is about this value, this roll and this enemy."""
    if op.stat is not Stats.ALL and STAT_NUMBERS[op.stat] != stat:
        return False
    if not touches(op.use, kind):
        return False
    return op.vs_tag is None or (enemy != NONE and bool(tags_of(g, enemy) & g.game.tables.tag_of[op.vs_tag]))


def _monster_value(g: Dungeoneer, fighter: int, stat: int, kind: int) -> int:
    """A monster's printed value, and what lies under its card."""
    worth = beast_of(g, fighter).values[stat]
    if fighter < HUNTED:
        tables = g.game.tables
        for card in tables.attachments:
            if g.host[card] == fighter - MONSTER:
                for lasting in tables.lasting[card]:
                    op = lasting.op
                    if isinstance(op, ChangeStat) and op.who is Who.HOST and _counts(g, fighter, op, stat, kind, NONE):
                        worth += op.n
    return max(0, worth + changed(g, fighter, stat, kind, NONE))


def changed(g: Dungeoneer, fighter: int, stat: int, kind: int, enemy: int) -> int:
    """What temporary effects add."""
    total = 0
    for who, which, n, use, _, tag in g.changes:
        counts = who == fighter and which in (stat, ALL_STATS) and touches(USES[use], kind)
        if counts and (not tag or (enemy != NONE and tags_of(g, enemy) & tag)):
            total += n
    return total


def forget_changes(g: Dungeoneer, *until: Until) -> None:
    """Temporary effects that last until something end with it."""
    gone = [UNTIL.index(each) for each in until]
    if g.changes:
        g.changes = [change for change in g.changes if change[4] not in gone]


def speed(g: Dungeoneer, seat: int) -> int:
    """DG-1.8: a hero's speed, which tells how many AP he receives."""
    return value(g, seat, SPEED)


def harder_exits(g: Dungeoneer, seat: int) -> int:
    """By how much blocked and trap exits are harder for a hero."""
    return sum(lasting.op.n for lasting in lasting_on(g, seat) if isinstance(lasting.op, ThreatMod))


def skips(g: Dungeoneer, seat: int, source: int) -> bool:
    """Whether a hero passes a kind of threat without a test, all the time."""
    return any(
        isinstance(lasting.op, Skip)
        and lasting.op.n is None
        and SOURCES[source] in lasting.op.what
        and holds(g, lasting.condition, seat, source=source)
        for lasting in lasting_on(g, seat)
    )


def tested_stat(stat: int) -> bool:
    """DG-12.2: whether a characteristic is one of the three values."""
    return stat not in (HEALTH, LEVEL)
