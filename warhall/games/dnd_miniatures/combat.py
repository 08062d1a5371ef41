"""Attacks from declaration to aftereffect (chapters 12, 13 and 19)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.abilities import CRITICAL_HITS, AbilityStat, Insubstantial, Versus
from warhall.games.dnd_miniatures.actions import unit_word
from warhall.games.dnd_miniatures.boons import (
    ADVANTAGE,
    BEST,
    CHARGE_BONUS,
    HELPLESS_BONUS,
    SACRED_CIRCLE,
    WORST,
    auras,
    stat_bonus,
    stat_bonuses,
)
from warhall.games.dnd_miniatures.card_lines import Event, Form
from warhall.games.dnd_miniatures.creatures import (
    abilities,
    bonus,
    bonuses,
    flies,
    has,
    is_active,
    is_bloodied,
    tick,
)
from warhall.games.dnd_miniatures.damage import became_bloodied, deal, halved, merged
from warhall.games.dnd_miniatures.movement import provoked
from warhall.games.dnd_miniatures.operations import ExtraDamage, Stat
from warhall.games.dnd_miniatures.powers import condition_holds, happen, happen_together, perform
from warhall.games.dnd_miniatures.reasons import about_unit, is_there, no_target, not_counted
from warhall.games.dnd_miniatures.sightings import adjacent, has_advantage, has_cover, hidden_from, is_within, pack
from warhall.games.dnd_miniatures.state import BY_CHARGE, BY_OPPORTUNITY, NONE, DndMiniatures
from warhall.games.dnd_miniatures.tables import ENERVATED, HELPLESS, PLAIN, TYPES, Line, Numbers
from warhall.games.dnd_miniatures.targeting import target_fault, victims
from warhall.games.dnd_miniatures.told_attacks import (
    tell_extra,
    tell_halving,
    tell_hit,
    tell_miss,
    tell_roll,
    tell_turned,
)
from warhall.games.dnd_miniatures.under_way import Fight
from warhall.games.dnd_miniatures.useful import is_immune
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word

COVER, EVIL_SOUL = 2, 1
"""DM-13.7, DM-23.18."""
BLOOD_ROCK = 19
"""DM-25.4."""
EVIL_SOUL_SQUARES = 5
UNSEEN_CONCEAL = 11
"""DM-22.11."""


def begin_fight(
    g: DndMiniatures,
    attacker: int,
    line: Line,
    how: int,
    targets: list[int],
    *,
    area: int = 0,
    origin: int = NONE,
    corner: int = NONE,
    loose: bool = False,
) -> None:
    """DM-12.1, DM-12.10: an attack is declared; the box is ticked, hit or miss."""
    g.attacks += 1
    fight = Fight(g.attacks, attacker, line.number, how, list(targets), list(targets))
    fight.area, fight.origin, fight.corner, fight.loose = area, origin, corner, int(loose)
    g.fights.append(fight)
    tick(g, attacker, line)
    if g.ears is not None and line.name != NONE and how != BY_OPPORTUNITY:
        units = tuple(ev.Unit(unit) for unit in dict.fromkeys(targets))
        name = ev.AttackName(line.name)
        by = ev.Unit(attacker)
        most = max(map(targets.count, units), default=1)
        g.tell("DM-12.1", ev.AreaDeclared(by, name) if area else ev.AttackDeclared(by, name, units, most))
    g.push(gather)
    happen(g, Event.ALLY_ATTACKS, attacker)
    if line.form in (Form.RANGED, Form.AREA):
        g.push(opportunity, attacker, 0, ())


# Opportunity attacks


@step
def opportunity(g: DndMiniatures, provoker: int, in_air: int, passed: tuple[int, ...]) -> Asked:
    """DM-19.6, DM-19.13, DM-19.20: every enemy that was provoked may attack, one after the other."""
    able_to = [unit for unit in provoked(g, provoker, in_air=bool(in_air)) if g.controllers[unit] not in passed]
    if not able_to or g.dying >> provoker & 1:
        return None
    seat = min((g.controllers[unit] for unit in able_to), key=lambda each: (each - max(g.turn, 0)) % g.seats)
    own = [unit for unit in able_to if g.controllers[unit] == seat]
    return STRIKE.offer(g, seat, (act.Opportunity, own), (act.Pass, True))


def no_opportunity(
    g: DndMiniatures, seat: int, unit: int, provoker: int, in_air: int, passed: tuple[int, ...]
) -> Refusal | None:
    """DM-19.1 to DM-19.5: a creature of one's own that was provoked and has not yet struck in this turn."""
    if refused := is_there(g, unit, "DM-19.1"):
        return refused
    if g.controllers[unit] != seat:
        return refusal("DM-1.11", "not-yours", unit=unit_word(g, unit))
    if g.struck >> unit & 1:
        return refusal("DM-19.5", "struck-already", unit=unit_word(g, unit))
    if unit not in provoked(g, provoker, in_air=bool(in_air)):
        return refusal("DM-19.1", "cannot-strike", unit=unit_word(g, unit))
    return None


def take_opportunity(
    g: DndMiniatures, seat: int, unit: int, provoker: int, in_air: int, passed: tuple[int, ...]
) -> None:
    """DM-19.1, DM-19.5: an opportunity attack is a basic attack, at most one in any creature's turn."""
    g.struck |= 1 << unit
    why = provocation(g, provoker)
    if why == "leaves":
        g.motions[-1].struck = 1
    line = g.game.tables.lines[g.game.tables.card_lines[g.kinds[unit]][0]]
    if g.ears is not None:
        units, square = (ev.Unit(unit), ev.Unit(provoker)), ev.Square(g.places[provoker])
        g.tell("DM-19.1", ev.OpportunityTaken(*units, ev.AttackName(line.name), square, why))
    begin_fight(g, unit, line, BY_OPPORTUNITY, [provoker])


def provocation(g: DndMiniatures, provoker: int) -> ev.Provocation:
    """DM-19.2, DM-19.3: what a creature provokes by: it is on its way, or attacks from afar."""
    return "leaves" if g.motions and g.motions[-1].unit == provoker else "shoots"


def pass_opportunity(g: DndMiniatures, seat: int, provoker: int, in_air: int, passed: tuple[int, ...]) -> None:
    """DM-19.6: the chance goes by."""
    if g.ears is not None:
        able_to = [unit for unit in provoked(g, provoker, in_air=bool(in_air)) if g.controllers[unit] == seat]
        units, square = tuple(map(ev.Unit, able_to)), ev.Square(g.places[provoker])
        g.tell("DM-19.6", ev.OpportunityPassed(units, ev.Unit(provoker), square, provocation(g, provoker)))
    g.push(opportunity, provoker, in_air, (*passed, seat))


STRIKE = Question(
    "opportunity",
    "DM-19.6",
    Verb(act.Opportunity, does=take_opportunity, forbids=no_opportunity, again=True),
    Verb(act.Pass, does=pass_opportunity, lets_go=True),
    words=about_unit,
)


# One target after the other


@step
def gather(g: DndMiniatures) -> None:
    """DM-12.17, DM-19.8: who stands in the area is determined once, if the attacker can still attack."""
    fight = g.fights[-1]
    attacker, line = fight.attacker, g.game.tables.lines[fight.line]
    g.push(finish_fight)
    if line.printed is not None and (not g.alive(attacker) or not is_active(g, attacker)):
        if g.ears is not None:
            g.tell("DM-19.8", ev.AttackLost(ev.Unit(attacker), (), "no"))
        return
    if fight.area:
        fight.targets = victims(g, attacker, line, fight.area, fight.origin, fight.corner)
        fight.chosen = fight.targets[:]
        if g.ears is not None and line.name != NONE:
            name, hit = ev.AttackName(line.name), tuple(ev.Unit(unit) for unit in fight.targets)
            g.tell("DM-12.17", ev.AreaCovers(name, hit) if hit else ev.AreaEmpty(name))
    g.push(next_target)


@step
def next_target(g: DndMiniatures) -> Asked:
    """DM-12.6: one roll after another, in the order that the attacker chooses."""
    fight = g.fights[-1]
    fight.targets = [unit for unit in fight.targets if g.alive(unit)]
    if not fight.targets:
        return None
    # The nearest must be a target, but need not be rolled for first; else the order was chosen with the targets.
    if (fight.area or g.game.tables.lines[fight.line].nearest) and len(set(fight.targets)) > 1:
        return NEXT_VICTIM.offer(g, g.controllers[fight.attacker], (act.Target, dict.fromkeys(fight.targets)))
    aim(g, g.controllers[fight.attacker], fight.targets[0])
    return None


def no_victim(g: DndMiniatures, seat: int, target: int) -> Refusal | None:
    """DM-12.6: somebody for whom a roll is still to be made."""
    return None if target in g.fights[-1].targets else no_target(g, target, "DM-12.6", "no-victim")


def aim(g: DndMiniatures, seat: int, target: int) -> None:
    """DM-12.6: the attack turns to a target; its enemies may answer before the roll."""
    fight = g.fights[-1]
    fight.targets.remove(target)
    fight.target = target
    fight.guard = fight.hit = fight.critical = fight.sure = fight.had_advantage = 0
    fight.extra, fight.grown = [], []
    g.push(next_target)
    g.push(roll_attack)
    happen(g, Event.ENEMY_ATTACK_DECLARED, fight.attacker)


def modifier(g: DndMiniatures, fight: Fight, *, cover: bool = True) -> int:
    """DM-13.7, DM-13.8: everything that is added to the die."""
    line, attacker, target = g.game.tables.lines[fight.line], fight.attacker, fight.target
    found = line.bonus + fight.bonus + bonus(g, attacker, Stat.ATTACK) + stat_bonus(g, attacker, AbilityStat.ATTACK)
    if fight.how == BY_CHARGE:
        found += CHARGE_BONUS
    if g.cells[attacker] & g.board.sacred:
        found += SACRED_CIRCLE
    if has(g, attacker, able.EvilSoul) and _evil_friend(g, attacker):
        found += EVIL_SOUL
    if fight.had_advantage:
        found += ADVANTAGE
    if g.conditions[target] & HELPLESS and line.form is not Form.MELEE:
        found += HELPLESS_BONUS
    if cover and line.vs in (Versus.AC, Versus.REF):
        origin = fight.origin if fight.origin != NONE else NONE
        if has_cover(g, attacker, target, line.form, origin, fight.corner):
            found -= COVER
    return found


def _evil_friend(g: DndMiniatures, unit: int) -> bool:
    tables = g.game.tables
    return any(
        tables.evil[g.kinds[other]] and g.friends(unit, other) and is_within(g, unit, other, EVIL_SOUL_SQUARES)
        for other in g.standing()
    )


def defence(g: DndMiniatures, fight: Fight) -> int:
    """DM-3.6, DM-3.7: the target number."""
    line, target = g.game.tables.lines[fight.line], fight.target
    tables, kind = g.game.tables, g.kinds[target]
    if line.vs == Versus.AC:
        plain = tables.ac[kind] + bonus(g, target, Stat.AC, Stat.ALL_DEFENSES) + stat_bonus(g, target, AbilityStat.AC)
    else:
        plain = tables.defence[kind] + bonus(g, target, Stat.DEF, Stat.ALL_DEFENSES)
        plain += stat_bonus(g, target, AbilityStat.DEF)
        plain += max([each.n for each in abilities(g, target, able.DefBonus) if each.defence == line.vs], default=0)
    return plain + fight.guard


@step
def roll_attack(g: DndMiniatures) -> None:
    """DM-12.16, DM-13.1: if the target can still be attacked, the die is rolled."""
    fight = g.fights[-1]
    line, attacker, target = g.game.tables.lines[fight.line], fight.attacker, fight.target
    lost = not g.alive(target) or (line.printed is not None and (not g.alive(attacker) or not is_active(g, attacker)))
    if fight.how == BY_OPPORTUNITY and not adjacent(g, attacker, target):
        lost = True  # DM-14.3: Reach does not help here
    if lost or (not fight.area and line.printed is not None and target_fault(g, attacker, line, target)):
        if g.ears is not None:
            g.tell("DM-12.16", ev.AttackLost(ev.Unit(attacker), (ev.Unit(target),), "yes"))
        fight.target = NONE
        return
    g.eventful = 1
    fight.had_advantage = int(bool(fight.advantage) or has_advantage(g, attacker, target))
    fight.die = g.dice.d20()
    judge(g, fight)
    g.push(after_roll)
    happen(g, Event.ALLY_ROLLS_HIGH, attacker)


def judge(g: DndMiniatures, fight: Fight) -> None:
    """DM-13.1 to DM-13.6, DM-13.11, DM-22.4: whether the die hits, by itself or by the total, and the Conceal roll."""
    line, attacker, target = g.game.tables.lines[fight.line], fight.attacker, fight.target
    wanted = defence(g, fight)
    fight.total = fight.die + modifier(g, fight)
    if g.ears is not None:
        tell_roll(g, fight, wanted, modifier(g, fight, cover=False))
    from_die = BLOOD_ROCK if g.cells[attacker] & g.board.blood else BEST
    natural = fight.die >= from_die
    helpless = bool(g.conditions[target] & HELPLESS) and line.form is Form.MELEE
    fight.sure = int(natural or helpless)
    fight.critical = int(natural and not is_immune(g, target, CRITICAL_HITS))
    fight.hit = int(bool(fight.sure) or (fight.die != WORST and fight.total >= wanted))
    if fight.hit and not natural and line.form in (Form.MELEE, Form.RANGED):
        conceal(g, fight)


def conceal(g: DndMiniatures, fight: Fight) -> None:
    """DM-13.11, DM-22.11: only the strongest Conceal counts."""
    need = max([each.n for each in abilities(g, fight.target, able.Conceal)], default=0)
    if hidden_from(g, fight.target, fight.attacker):
        need = max(need, UNSEEN_CONCEAL)
    if need:
        face = g.dice.d20()
        if g.ears is not None:
            g.tell("DM-13.11", ev.ConcealRolled(ev.Unit(fight.target), face, need, "no" if face < need else "yes"))
        if face < need:
            fight.hit = fight.sure = fight.critical = 0


@step
def after_roll(g: DndMiniatures) -> None:
    """DM-13.15: powers after the roll and before damage; then the hit or the miss.

    The hit is told before them, since they answer it; if one of them turns it into a miss, that is told after it.
    """
    fight = g.fights[-1]
    melee = g.game.tables.lines[fight.line].form is Form.MELEE
    if not fight.hit:
        g.push(miss)
        return
    g.push(strike)
    if g.ears is not None:
        tell_hit(g, fight)
    attacker, target = fight.attacker, fight.target
    moment = [(Event.ALLY_HITS, attacker), (Event.ENEMY_ATTACK_HITS, attacker), (Event.ADJACENT_ALLY_HIT, target)]
    if melee and g.hostile(attacker, target):
        moment.append((Event.SELF_HIT_BY_MELEE, target))
    happen_together(g, tuple(moment))


@step
def miss(g: DndMiniatures) -> None:
    """A miss; whoever is missed by a melee attack may answer, and so may a stubborn attacker."""
    fight = g.fights[-1]
    attacker, target = fight.attacker, fight.target
    if g.ears is not None:
        tell_miss(g, fight, defence(g, fight))
    printed = g.game.tables.lines[fight.line].printed
    if printed is not None and printed.strikes_stop_on_miss:
        fight.targets = []
    if g.game.tables.lines[fight.line].form is Form.MELEE and g.hostile(attacker, target):
        happen(g, Event.ALLY_MISSED_BY_MELEE, target)
        happen(g, Event.SELF_MISSED_BY_MELEE, target)
    happen(g, Event.SELF_MISSES, attacker)


def still_hits(g: DndMiniatures, fight: Fight) -> bool:
    """DM-13.1, DM-13.15: whether the attack hits with all that was changed after the roll."""
    return bool(fight.hit) and (bool(fight.sure) or fight.total >= defence(g, fight))


@step
def strike(g: DndMiniatures) -> Asked:
    """DM-11.21, DM-13.15: damage, then the effects of the hit in their order, then Bloodied, then the aftereffect."""
    fight = g.fights[-1]
    line, attacker, target = g.game.tables.lines[fight.line], fight.attacker, fight.target
    if not still_hits(g, fight):
        if fight.hit and g.ears is not None:
            tell_turned(g, fight, defence(g, fight))
        g.push(miss)
        return None
    if len(line.damage) > 1 and len(kinds_of(fight, line)) > 1 and growths(g, fight, line):
        return GROWTH.offer(g, g.controllers[attacker], (act.Choose, range(len(kinds_of(fight, line)))))
    if g.ears is not None:
        tell_extra(g, fight, line)
        tell_halving(g, fight)
    for op in reversed(line.after):
        g.push(perform, op, attacker, target, line.source)
    fight.bloodied = int(is_bloodied(g, target))
    g.push(follow_blood, target, attacker, fight.bloodied)
    for op in reversed(line.on_hit):
        g.push(perform, op, attacker, target, line.source)
    numbers = damage_numbers(g, fight)
    by = g.controllers[attacker]
    fight.dealt = deal(g, target, numbers, by, attacker) if numbers else 0
    return None


def growths(g: DndMiniatures, fight: Fight, line: Line) -> list[int]:
    """DM-11.10: what is still to be added to one of the types of damage."""
    more, _ = extra_damage(g, fight, line)
    return [n for n in more if n > 0][len(fight.grown) :]


def no_growth(g: DndMiniatures, seat: int, number: int) -> Refusal | None:
    """DM-11.10: a type of the attack."""
    fight = g.fights[-1]
    return not_counted(number, len(kinds_of(fight, g.game.tables.lines[fight.line])), "DM-11.10")


def grow(g: DndMiniatures, seat: int, number: int) -> None:
    """DM-11.10: the attack has several types; its owner has chosen which one grows."""
    fight = g.fights[-1]
    fight.grown.append(kinds_of(fight, g.game.tables.lines[fight.line])[number])


def about_growth(g: DndMiniatures, seat: int) -> dict[str, Word]:
    """Who attacks, and by how much it grows."""
    fight = g.fights[-1]
    line = g.game.tables.lines[fight.line]
    return {"unit": unit_word(g, fight.attacker), "n": growths(g, fight, line)[0]}


def about_attacker(g: DndMiniatures, seat: int) -> dict[str, Word]:
    """Who attacks."""
    return {"unit": unit_word(g, g.fights[-1].attacker)}


NEXT_VICTIM = Question("next-victim", "DM-12.6", Verb(act.Target, does=aim, forbids=no_victim), words=about_attacker)
GROWTH = Question("growth", "DM-11.10", Verb(act.Choose, does=grow, forbids=no_growth, again=True), words=about_growth)


@step
def follow_blood(g: DndMiniatures, unit: int, attacker: int, before: int) -> None:
    """DM-11.24: damage took it from above the threshold to at or below it."""
    if not before and g.alive(unit) and is_bloodied(g, unit):
        g.push(became_bloodied, unit, attacker)


def kinds_of(fight: Fight, line: Line) -> list[int]:
    """The types of damage that an attack has, the main one first."""
    return list(
        dict.fromkeys(fight.typed if kind == PLAIN and fight.typed != NONE else kind for _, kind in line.damage)
    )


def damage_numbers(g: DndMiniatures, fight: Fight) -> Numbers:
    """DM-11.10 to DM-11.13, DM-11.17, DM-11.22, DM-11.23: the damage of a hit before resistances."""
    line, attacker, target = g.game.tables.lines[fight.line], fight.attacker, fight.target
    if not line.damage:
        return ()
    numbers = [(n, fight.typed if kind == PLAIN and fight.typed != NONE else kind) for n, kind in line.damage]
    more, typed = extra_damage(g, fight, line)
    growing = iter(fight.grown)
    main = numbers[0][1]
    grown = merged(tuple(numbers + [(n, next(growing, main) if n > 0 else main) for n in more]))
    found = merged((*((max(0, n), kind) for n, kind in grown), *typed))
    factor = 2 if fight.critical else 1
    found = tuple((factor * n, kind) for n, kind in found)
    if g.conditions[attacker] & ENERVATED:
        found = tuple((halved(n), kind) for n, kind in found)
    if has(g, target, Insubstantial) and not fight.critical:
        found = tuple((halved(n), kind) for n, kind in found)
    return found


def extra_damage(g: DndMiniatures, fight: Fight, line: Line) -> tuple[list[int], list[tuple[int, int]]]:
    """DM-11.10: what is added without a type, one number an effect; and further numbers with a type of their own."""
    attacker, target = fight.attacker, fight.target
    more = [*fight.damage, *fight.extra, *bonuses(g, attacker, Stat.DAMAGE)]
    more += stat_bonuses(g, attacker, AbilityStat.DAMAGE)
    typed: list[tuple[int, int]] = []
    if fight.had_advantage:
        more.append(max([each.n for each in abilities(g, attacker, able.SneakAttack)], default=0))
    if fight.how == BY_CHARGE:
        more.append(max([each.n for each in abilities(g, attacker, able.PowerfulCharge)], default=0))
    if line.form is Form.MELEE and has(g, attacker, able.PackTactics) and pack(g, attacker, target):
        more.append(max(each.n for each in abilities(g, attacker, able.PackTactics)))
    typed += [(aura.n, aura.type) for aura in auras(g, attacker, AbilityStat.DAMAGE) if aura.type != PLAIN]
    for number in line.also:
        op = g.game.tables.ops[number]
        if isinstance(op, ExtraDamage) and condition_holds(g, op.when, attacker, target):
            if op.type is None:
                more.append(op.n)
            else:
                typed.append((op.n, TYPES.index(op.type)))
    return more, typed


@step
def finish_fight(g: DndMiniatures) -> None:
    """The attack is over: its maker is seen, and those next to it may answer."""
    fight = g.fights[-1]
    attacker = fight.attacker
    if g.alive(attacker):
        if (
            g.ears is not None
            and not g.unveiled >> attacker & 1
            and g.game.tables.of(g.kinds[attacker], able.Invisible)
        ):
            g.tell("DM-22.11", ev.Unveiled(ev.Unit(attacker)))
        g.unveiled |= 1 << attacker
    g.push(drop_fight)
    if fight.chosen and g.alive(attacker):
        happen(g, Event.ADJACENT_ALLY_ATTACKED, attacker)


@step
def drop_fight(g: DndMiniatures) -> None:
    """Nothing more is asked about the attack."""
    g.fights.pop()


def airborne(g: DndMiniatures, unit: int, steps: int) -> int:
    """DM-9.3: after its first square only flyers can strike at a flyer."""
    return int(steps > 0 and flies(g, unit))


QUESTIONS = (STRIKE, NEXT_VICTIM, GROWTH)
