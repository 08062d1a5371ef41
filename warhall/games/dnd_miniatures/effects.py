"""The operations that stat cards call, one small function each; and how lasting effects come and go (chapter 21)."""

from __future__ import annotations

from warhall.content import Operations
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures import operations as ops
from warhall.games.dnd_miniatures.abilities import (
    CombatAdvantage,
    IgnoreDifficult,
    Invisible,
    PowerfulCharge,
    Resist,
    TypedDamage,
)
from warhall.games.dnd_miniatures.card_lines import Event as Moment
from warhall.games.dnd_miniatures.combat import begin_fight, defence, judge, still_hits
from warhall.games.dnd_miniatures.creatures import STATS, gait, has_box, line_of, speed
from warhall.games.dnd_miniatures.damage import destroy, heal, hurt
from warhall.games.dnd_miniatures.durations import gain
from warhall.games.dnd_miniatures.forced import WITH_ROLL, force, place, shift, swap
from warhall.games.dnd_miniatures.initiative import reroll_initiative
from warhall.games.dnd_miniatures.moving import go_on
from warhall.games.dnd_miniatures.saves import reroll_save, save_against
from warhall.games.dnd_miniatures.state import (
    AS_GRANTED,
    BONUS,
    BY_POWER,
    CONDITION,
    FLAGGED,
    GAINED,
    NONE,
    ONGOING,
    VULNERABLE,
    DndMiniatures,
)
from warhall.games.dnd_miniatures.strikes import choose_strike
from warhall.games.dnd_miniatures.tables import CONDITION_RULES, CONDITIONS, PLAIN, TYPES
from warhall.games.dnd_miniatures.targeting import targets
from warhall.games.dnd_miniatures.told_attacks import tell_hit, tell_turned
from warhall.games.dnd_miniatures.under_way import Motion
from warhall.games.dnd_miniatures.useful import is_immune, whom
from warhall.kernel.events import Event
from warhall.kernel.state import Asked
from warhall.kernel.words import Name

OPERATIONS: Operations[Asked] = Operations(ops.Op)
FIRST_START = -1


def on(g: DndMiniatures, op: ops.Op, me: int, it: int) -> int:
    """The creature that an operation works on, or none if it is no longer there."""
    unit = whom(g, op, me, it, g.fights[-1] if g.fights else None)
    return unit if unit != NONE and g.alive(unit) else NONE


def kind_of(op: ops.Damage | ops.ExtraDamage | ops.Ongoing | ops.GainVulnerable) -> int:
    """The type of damage, as a number."""
    return PLAIN if op.type is None else TYPES.index(op.type)


ABILITY_NAMES: dict[type, Name] = {
    CombatAdvantage: Name("clause", "combat-advantage"),
    IgnoreDifficult: Name("clause", "ignore-difficult"),
    Invisible: Name("condition", "Invisible"),
}
"""The abilities without a number that can be gained, as they are told."""


def lasting(g: DndMiniatures, duration: ops.Duration, by: int) -> Name:
    """DM-21.1, DM-21.3: how long an effect lasts, as it is told: whose next turn ends it is named."""
    match duration:
        case ops.Duration.NEXT_TURN:
            return Name("duration", "own_next_turn")
        case ops.Duration.PLAYER_TURN:
            return Name("duration", f"next_turn_of_{g.seat_names()[g.controllers[by]]}")
        case _:
            return Name("duration", duration.value)


def tell_immune(g: DndMiniatures, unit: int, to: Name) -> None:
    """DM-11.16: why nothing happens."""
    if g.ears is not None:
        g.tell("DM-11.16", ev.Unaffected(ev.Unit(unit), to))


@OPERATIONS.operation(ops.Afflict, rule="DM-21.1")
def afflict(g: DndMiniatures, op: ops.Afflict, number: int, me: int, it: int, source: int) -> None:
    """DM-21.1, DM-22.15: a condition, unless the creature is immune to that very one."""
    unit = on(g, op, me, it)
    if unit == NONE:
        return
    if is_immune(g, unit, op.what.value):
        tell_immune(g, unit, Name("condition", op.what.value))
        return
    worse = NONE if op.worsens_to is None else CONDITIONS.index(op.worsens_to)
    code = CONDITIONS.index(op.what)
    gain(g, unit, CONDITION, code, 0, op.duration, source, me, worse=worse)
    if g.ears is not None:
        g.tell(
            CONDITION_RULES[op.what], ev.Afflicted(ev.Unit(unit), ev.ConditionName(code), lasting(g, op.duration, me))
        )


@OPERATIONS.operation(ops.Ongoing, rule="DM-21.10")
def ongoing(g: DndMiniatures, op: ops.Ongoing, number: int, me: int, it: int, source: int) -> None:
    """DM-21.10: ongoing damage."""
    unit = on(g, op, me, it)
    if unit == NONE:
        return
    if is_immune(g, unit, op.type.value):
        tell_immune(g, unit, Name("damage", op.type.value))
        return
    gain(g, unit, ONGOING, kind_of(op), op.n, op.duration, source, me)
    if g.ears is not None:
        kind = ev.DamageName(kind_of(op))
        g.tell("DM-21.10", ev.OngoingGained(ev.Unit(unit), op.n, kind, lasting(g, op.duration, me)))


@OPERATIONS.operation(ops.Damage, rule="DM-11.25")
def damage(g: DndMiniatures, op: ops.Damage, number: int, me: int, it: int, source: int) -> None:
    """DM-11.25: damage without an attack."""
    unit = on(g, op, me, it)
    if unit != NONE:
        hurt(g, unit, ((op.n, kind_of(op)),), g.controllers[me], me)


@OPERATIONS.operation(ops.ExtraDamage, rule="DM-11.22")
def extra_damage(g: DndMiniatures, op: ops.ExtraDamage, number: int, me: int, it: int, source: int) -> None:
    """DM-11.22: it is counted with the damage of the hit (`combat.extra_damage`); nothing is left to do."""


def forced(g: DndMiniatures, op: ops.Push | ops.Pull | ops.Slide, how: int, me: int, it: int) -> None:
    """DM-20.13, DM-24.12: measured from the creature with the card; a second roll needs an attack of its own."""
    unit = on(g, op, me, it)
    if unit != NONE:
        fight = g.fights[-1] if g.fights else None
        rolled = fight is not None and fight.attacker == me and fight.target == unit and bool(fight.hit)
        g.push(force, how, op.n, unit, me, WITH_ROLL if rolled else 0)


@OPERATIONS.operation(ops.Push, rule="DM-20.1")
def push(g: DndMiniatures, op: ops.Push, number: int, me: int, it: int, source: int) -> None:
    """DM-20.1."""
    forced(g, op, 0, me, it)


@OPERATIONS.operation(ops.Pull, rule="DM-20.2")
def pull(g: DndMiniatures, op: ops.Pull, number: int, me: int, it: int, source: int) -> None:
    """DM-20.2."""
    forced(g, op, 1, me, it)


@OPERATIONS.operation(ops.Slide, rule="DM-20.3")
def slide(g: DndMiniatures, op: ops.Slide, number: int, me: int, it: int, source: int) -> None:
    """DM-20.3."""
    forced(g, op, 2, me, it)


@OPERATIONS.operation(ops.Place, rule="DM-20.9")
def put(g: DndMiniatures, op: ops.Place, number: int, me: int, it: int, source: int) -> None:
    """DM-20.9."""
    unit = on(g, op, me, it)
    if unit != NONE:
        g.push(place, unit, op.n, me, int(op.need_los))


@OPERATIONS.operation(ops.Shift, rule="DM-8.13")
def shifting(g: DndMiniatures, op: ops.Shift, number: int, me: int, it: int, source: int) -> None:
    """DM-8.13."""
    unit = on(g, op, me, it)
    if unit != NONE:
        g.push(shift, unit, op.n, me)


@OPERATIONS.operation(ops.Move, rule="DM-19.21")
def moving(g: DndMiniatures, op: ops.Move, number: int, me: int, it: int, source: int) -> None:
    """DM-19.21: ordinary movement, which provokes."""
    unit = on(g, op, me, it)
    if unit != NONE and speed(g, unit):
        g.motions.append(Motion(unit, AS_GRANTED, gait(g, unit), op.n, legal=g.places[unit]))
        g.push(go_on)


@OPERATIONS.operation(ops.Heal, rule="DM-11.4")
def healing(g: DndMiniatures, op: ops.Heal, number: int, me: int, it: int, source: int) -> None:
    """DM-11.4."""
    unit = on(g, op, me, it)
    if unit != NONE:
        heal(g, unit, op.n, living=op.living)


@OPERATIONS.operation(ops.TempHp, rule="DM-11.7")
def temporary(g: DndMiniatures, op: ops.TempHp, number: int, me: int, it: int, source: int) -> None:
    """DM-11.7: of one source the higher value stays, different sources add up."""
    unit = on(g, op, me, it)
    if unit == NONE:
        return
    kept = dict(g.temporary[unit])
    more = op.n - kept.get(source, 0)
    if more > 0:
        kept[source] = op.n
        g.temporary[unit] = tuple(kept.items())
        if g.ears is not None:
            g.tell("DM-11.5", ev.TemporaryGained(ev.Unit(unit), more))


@OPERATIONS.operation(ops.Bonus, rule="DM-13.8")
def boosting(g: DndMiniatures, op: ops.Bonus, number: int, me: int, it: int, source: int) -> None:
    """DM-13.8, DM-23.19: a bonus for a while, or for the attack in progress."""
    unit = on(g, op, me, it)
    if unit == NONE:
        return
    if g.ears is not None:
        signed, stat = f"{op.n:+}".replace("-", "−"), Name("stat", op.stat.value)
        more = ev.BonusGained(ev.Unit(unit), ev.SourceName(source), signed, stat, lasting(g, op.duration, me))
        g.tell("DM-13.8", more)
    if op.duration is not ops.Duration.THIS_ATTACK:
        gain(g, unit, BONUS, STATS.index(op.stat), op.n, op.duration, source, me)
        return
    fight = g.fights[-1]
    if op.stat is ops.Stat.ATTACK:
        fight.bonus += op.n
    elif op.stat is not ops.Stat.DAMAGE:
        fight.guard += op.n
        if not still_hits(g, fight):
            if fight.hit and g.ears is not None:
                tell_turned(g, fight, defence(g, fight))
            fight.hit = 0
    elif fight.target == NONE:
        fight.damage.append(op.n)
    else:
        fight.extra.append(op.n)


@OPERATIONS.operation(ops.Gain, rule="DM-1.15")
def gaining(g: DndMiniatures, op: ops.Gain, number: int, me: int, it: int, source: int) -> None:
    """DM-1.15: an ability for a while, or for the attack in progress."""
    unit = on(g, op, me, it)
    if unit == NONE:
        return
    if g.ears is not None:
        tell_ability(g, unit, op, me, source)
    if op.duration is ops.Duration.THIS_ATTACK:
        fight = g.fights[-1]
        if isinstance(op.ability, CombatAdvantage):
            fight.advantage = 1
        elif isinstance(op.ability, TypedDamage):
            fight.typed = TYPES.index(op.ability.type)
        return
    gain(g, unit, GAINED, number, 0, op.duration, source, me)


def tell_ability(g: DndMiniatures, unit: int, op: ops.Gain, me: int, source: int) -> None:
    """DM-1.15: which ability it is; of one that has no words of its own, only that something works."""
    who, long = (ev.Unit(unit), ev.SourceName(source)), lasting(g, op.duration, me)
    told: Event
    match op.ability:
        case TypedDamage(type=type_):
            told = ev.DamageTyped(*who, ev.DamageName(TYPES.index(type_)), long)
        case Resist(type=type_, n=n):
            told = ev.ResistanceGained(*who, n, ev.DamageName(TYPES.index(type_)), long)
        case PowerfulCharge(n=n):
            told = ev.AbilityGained(*who, Name("gained", "powerful-charge"), long, n)
        case ability if name := ABILITY_NAMES.get(type(ability)):
            told = ev.AbilityGained(*who, name, long, 0)
        case _:
            told = ev.EffectGained(*who)
    g.tell("DM-1.15", told)


@OPERATIONS.operation(ops.GainVulnerable, rule="DM-11.15")
def weaken(g: DndMiniatures, op: ops.GainVulnerable, number: int, me: int, it: int, source: int) -> None:
    """DM-11.15, for a while."""
    unit = on(g, op, me, it)
    if unit != NONE:
        kind = kind_of(op)
        gain(g, unit, VULNERABLE, kind, op.n, op.duration, source, me)
        if g.ears is not None:
            weak = ev.Unit(unit), ev.SourceName(source), op.n, ev.DamageName(kind)
            g.tell("DM-11.15", ev.Weakened(*weak, lasting(g, op.duration, me)))


@OPERATIONS.operation(ops.MakeAttack, rule="DM-12.9")
def attacking(g: DndMiniatures, op: ops.MakeAttack, number: int, me: int, it: int, source: int) -> None:
    """DM-12.9: an attack without an action, with its own roll and its own target."""
    unit = on(g, op, me, it)
    line = None if unit == NONE else line_of(g, unit, op.attack)
    if line is None or not has_box(g, unit, line):
        return
    found = targets(g, unit, line, loose=op.ignore_only)
    if op.target is ops.Aim.SAME:
        found = [it] if it in found else []
    elif op.target is ops.Aim.OTHER_ADJACENT:
        found = [other for other in found if other != it]
    if len(found) == 1:
        begin_fight(g, unit, line, BY_POWER, found, loose=op.ignore_only)
    elif found:
        g.push(choose_strike, unit, line.number, tuple(found), int(op.ignore_only))


@OPERATIONS.operation(ops.AttackRoll, rule="DM-13.1")
def rolling(g: DndMiniatures, op: ops.AttackRoll, number: int, me: int, it: int, source: int) -> None:
    """One roll against the target, as a close burst from the creature's space; it may itself be destroyed."""
    if g.alive(it) and g.board.has_effect(g.cells[me], g.cells[it]):
        line = next(each for each in g.game.tables.lines if each.source == source)
        begin_fight(g, me, line, BY_POWER, [it])


@OPERATIONS.operation(ops.Save, rule="DM-21.17")
def saving(g: DndMiniatures, op: ops.Save, number: int, me: int, it: int, source: int) -> Asked:
    """DM-21.17: a saving throw at another time."""
    unit = on(g, op, me, it)
    if unit != NONE:
        save_against(g, unit, all_of_them=op.what is ops.Saves.ALL)
    return None


def answers_a_hit(g: DndMiniatures, source: int) -> bool:
    """DM-13.15: whether a power is used when a hit has been told, so that the roll made again tells its own."""
    return any(
        power.source == source and power.printed.event in (Moment.ALLY_HITS, Moment.ENEMY_ATTACK_HITS)
        for power in g.game.tables.powers
    )


@OPERATIONS.operation(ops.Reroll, rule="DM-1.5")
def rerolling(g: DndMiniatures, op: ops.Reroll, number: int, me: int, it: int, source: int) -> None:
    """DM-1.5: the second result must be used, even if worse."""
    if op.what is ops.Rolled.ATTACK and g.fights:
        fight = g.fights[-1]
        before, fight.die = fight.die, g.dice.d20()
        if g.ears is not None:
            g.tell("DM-1.5", ev.Rerolled(before, fight.die, "attack"))
        judge(g, fight)
        if g.ears is not None and fight.hit and answers_a_hit(g, source):
            tell_hit(g, fight)
    elif op.what is ops.Rolled.SAVE:
        reroll_save(g, it)
    elif op.what is ops.Rolled.INITIATIVE:
        g.push(reroll_initiative, g.teams[g.controllers[me]])


@OPERATIONS.operation(ops.Destroy, rule="DM-11.18")
def destroying(g: DndMiniatures, op: ops.Destroy, number: int, me: int, it: int, source: int) -> None:
    """DM-11.18."""
    unit = on(g, op, me, it)
    if unit != NONE:
        if g.ears is not None and g.hp[unit] > 0:
            g.tell("DM-11.18", ev.Doomed(ev.Unit(unit), ev.SourceName(source)))
        destroy(g, unit, g.controllers[me], me)


@OPERATIONS.operation(ops.Return, rule="DM-11.19")
def returning(g: DndMiniatures, op: ops.Return, number: int, me: int, it: int, source: int) -> None:
    """DM-11.19, DM-6.20: it comes back at the end of the round, unless the damage that destroyed it forbids it."""
    last = g.last_blow[me]
    if any(last >> TYPES.index(each) + 1 & 1 for each in op.unless_damage):
        return
    where = g.places[me] if op.where is ops.Back.NEAREST_LEGAL else FIRST_START
    g.returning.append((me, op.hp, where, g.owners[me]))


@OPERATIONS.operation(ops.Swap, rule="DM-20.9")
def swapping(g: DndMiniatures, op: ops.Swap, number: int, me: int, it: int, source: int) -> None:
    """Two creatures exchange places."""
    g.push(swap, me, it)


@OPERATIONS.operation(ops.RedirectHit, rule="DM-13.15")
def redirect(g: DndMiniatures, op: ops.RedirectHit, number: int, me: int, it: int, source: int) -> None:
    """The hit and all its effects are applied to this creature instead; no new roll."""
    if g.fights and g.fights[-1].target == it:
        g.fights[-1].target = me
        g.fights[-1].sure = 1
        if g.ears is not None:
            g.tell("DM-13.15", ev.HitTaken(ev.Unit(it), ev.Unit(me)))


@OPERATIONS.operation(ops.SetFlag, rule="DM-12.8")
def flag(g: DndMiniatures, op: ops.SetFlag, number: int, me: int, it: int, source: int) -> None:
    """A mark that another attack of the card asks for, until the end of its next turn."""
    unit = on(g, op, me, it)
    if unit != NONE:
        gain(g, unit, FLAGGED, 0, 0, ops.Duration.NEXT_TURN, source, me)
