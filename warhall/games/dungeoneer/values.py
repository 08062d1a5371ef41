"""What a hero or a monster is worth in a form: printed values, and everything that changes them (DG-1.6, DG-17.8).

Here: values, conditions, and the other lasting effects of cards in play. Not here: rolls (`rolls`), temporary effects
being made (`effects`).
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dungeoneer.actions import HUNTED, MONSTER
from warhall.games.dungeoneer.blocks import Lasting
from warhall.games.dungeoneer.cards import in_play
from warhall.games.dungeoneer.operations import ChangeStat, If, Op, Skip, ThreatMod
from warhall.games.dungeoneer.state import (
    ATTACK_ROLL,
    COUNTER_ROLL,
    FEATS,
    NONE,
    THREAT_ROLL,
    Dungeoneer,
)
from warhall.games.dungeoneer.tables import HEALTH, MAGIC, MELEE, SOURCES, SPEED, STATS, TERRAINS, Beast
from warhall.games.dungeoneer.vocabulary import For, Stats, Terrain, Until, Who

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


def lasting_on(g: Dungeoneer, seat: int, kind: type[Op]) -> Sequence[Lasting]:
    """DG-9.3, DG-14.1, DG-14.3, DG-14.29: everything of a kind in play that works on a hero all the time."""
    works = g.game.tables.works[kind]
    if works.only_skills:
        return works.skills[g.heroes[seat]]
    found = list(works.skills[g.heroes[seat]])
    if works.cards:
        for card in in_play(g, seat):
            found += works.cards[card]
    if works.artifacts:
        for quest in g.completed[seat]:
            found += works.artifacts[quest]
    if works.influences:
        for quest in g.quests[seat]:
            found += works.influences[quest]
        for quest in g.common:
            found += works.influences[quest]
    for quest, lasting in works.escorts:
        if g.escorts[quest] == seat:
            found += lasting
    return found


def holds(
    g: Dungeoneer, condition: If | None, seat: int, *, stat: int = NONE, enemy: int = NONE, source: int = NONE
) -> bool:
    """Whether a condition of a card holds for a hero."""
    return condition is None or (
        (condition.phase is None or (g.active == seat and g.phase == FEATS))
        and (condition.terrain is None or _is_terrain(g, g.place[seat], condition.terrain))
        and (condition.hero_health_at_most is None or g.health[seat] <= condition.hero_health_at_most)
        and (condition.hero_ap_at_least is None or g.ap[seat] >= condition.hero_ap_at_least)
        and _is_about(condition, stat, source)
        and (condition.vs_tag is None or is_tagged(g, enemy, condition.vs_tag))
    )


def _is_terrain(g: Dungeoneer, place: int, terrain: Terrain) -> bool:
    return place != NONE and bool(g.game.tables.terrain[place] >> TERRAINS.index(terrain) & 1)


def _is_about(condition: If, stat: int, source: int) -> bool:
    """Whether what is tested, and where a threat comes from, is what a condition names."""
    return (
        (condition.form is None or (stat != NONE and STATS[stat].value == condition.form.value))
        and (condition.stat is None or (stat != NONE and STATS[stat] is condition.stat))
        and (not condition.source or (source != NONE and SOURCES[source] in condition.source))
    )


def is_tagged(g: Dungeoneer, enemy: int, tag: str) -> bool:
    """Whether an enemy is there and of a kind."""
    return enemy != NONE and bool(tags_of(g, enemy) & g.game.tables.tag_of[tag])


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
    return max(0, sum_of(g, fighter, stat, kind, enemy, source))


def sum_of(g: Dungeoneer, fighter: int, stat: int, kind: int, enemy: int, source: int) -> int:
    """DG-17.8: a printed value and everything that changes it; only the whole sum is never below 0."""
    if fighter >= MONSTER:
        return _monster_sum(g, fighter, stat, kind)
    if stat >= HEALTH:
        return g.health[fighter] if stat == HEALTH else g.level[fighter]
    return _hero_sum(g, fighter, stat, kind, enemy, source, lasting_on(g, fighter, ChangeStat))


def hero_values(g: Dungeoneer, seat: int) -> tuple[int, ...]:
    """DG-1.6: all three values of a hero."""
    works = lasting_on(g, seat, ChangeStat)
    return tuple([max(0, _hero_sum(g, seat, stat, VALUE, NONE, NONE, works)) for stat in (MELEE, MAGIC, SPEED)])


def _hero_sum(
    g: Dungeoneer, fighter: int, stat: int, kind: int, enemy: int, source: int, works: Sequence[Lasting]
) -> int:
    """A hero's printed value, and everything that changes it."""
    worth = g.game.tables.values[g.heroes[fighter]][stat][g.level[fighter] - 1]
    worth += hero_bonus(g, fighter, stat, kind, enemy, source, works)
    return worth + changed(g, fighter, stat, kind, enemy) if g.changes else worth


def hero_bonus(
    g: Dungeoneer, fighter: int, stat: int, kind: int, enemy: int, source: int, works: Sequence[Lasting]
) -> int:
    """What works on a hero all the time adds to a value or roll of his."""
    bonus = 0
    for lasting in works:
        op = lasting.op
        if isinstance(op, ChangeStat) and op.who in ON_THE_HERO and counts(g, op, stat, kind, enemy):
            facts = {"stat": stat, "enemy": enemy, "source": source}
            if holds(g, lasting.condition, fighter, **facts) and holds(g, op.condition, fighter, **facts):
                bonus += op.n
    return bonus


def counts(g: Dungeoneer, op: ChangeStat, stat: int, kind: int, enemy: int) -> bool:
    """Whether a change is about this value, this roll and this enemy."""
    if op.stat is not Stats.ALL and STAT_NUMBERS[op.stat] != stat:
        return False
    if not touches(op.use, kind):
        return False
    return op.vs_tag is None or is_tagged(g, enemy, op.vs_tag)


def _monster_sum(g: Dungeoneer, fighter: int, stat: int, kind: int) -> int:
    """A monster's printed value, and what lies under its card."""
    worth = beast_of(g, fighter).values[stat]
    if fighter < HUNTED:
        tables = g.game.tables
        for card in tables.attachments:
            if g.host[card] == fighter - MONSTER:
                worth += host_bonus(g, card, stat, kind)
    return worth + changed(g, fighter, stat, kind, NONE)


def host_bonus(g: Dungeoneer, card: int, stat: int, kind: int) -> int:
    """DG-2.4: what an attachment adds to the monster that it lies under."""
    ops = [lasting.op for lasting in g.game.tables.lasting[card]]
    return sum(
        op.n for op in ops if isinstance(op, ChangeStat) and op.who is Who.HOST and counts(g, op, stat, kind, NONE)
    )


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
    return harder_by(g, seat, lasting_on(g, seat, ThreatMod))


def harder_by(g: Dungeoneer, seat: int, works: Sequence[Lasting]) -> int:
    """By how much some of what works on a hero makes them harder."""
    return sum(
        lasting.op.n for lasting in works if isinstance(lasting.op, ThreatMod) and holds(g, lasting.condition, seat)
    )


def skips(g: Dungeoneer, seat: int, source: int) -> bool:
    """Whether a hero passes a kind of threat without a test, all the time."""
    return _any_skips(g, seat, source, lasting_on(g, seat, Skip))


def _any_skips(g: Dungeoneer, seat: int, source: int, found: Sequence[Lasting]) -> bool:
    return any(
        isinstance(lasting.op, Skip)
        and lasting.op.n is None
        and SOURCES[source] in lasting.op.what
        and holds(g, lasting.condition, seat, source=source)
        for lasting in found
    )


def what_skips(g: Dungeoneer, seat: int, source: int) -> int:
    """By what a hero passes a threat without a test: a card, a quest (`HUNTED` and its number), or his skill (NONE)."""
    works = g.game.tables.works[Skip]
    if works.cards:
        for card in in_play(g, seat):
            if _any_skips(g, seat, source, works.cards[card]):
                return card
    own = [(quest, works.artifacts) for quest in g.completed[seat]]
    own += [(quest, works.influences) for quest in (*g.quests[seat], *g.common)]
    for quest, table in own:
        if table and _any_skips(g, seat, source, table[quest]):
            return HUNTED + quest
    return next((HUNTED + quest for quest, _ in works.escorts if g.escorts[quest] == seat), NONE)
