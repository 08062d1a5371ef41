"""What is told of an attack: the roll with all its parts, the hit, and what changes its damage (chapters 12, 13, 17).

Nothing here changes a state.
"""

from __future__ import annotations

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.abilities import AbilityStat, Insubstantial, Versus
from warhall.games.dnd_miniatures.boons import (
    ADVANTAGE,
    BEST,
    CHARGE_BONUS,
    HELPLESS_BONUS,
    SACRED_CIRCLE,
    WORST,
    auras,
    boons,
)
from warhall.games.dnd_miniatures.card_lines import Form
from warhall.games.dnd_miniatures.creatures import STATS, abilities, bonus, has
from warhall.games.dnd_miniatures.operations import ExtraDamage, Stat
from warhall.games.dnd_miniatures.powers import condition_holds
from warhall.games.dnd_miniatures.sightings import adjacent, flanks, hidden_from, pack
from warhall.games.dnd_miniatures.state import BONUS, BY_CHARGE, DAZED_OR_WORSE, DndMiniatures
from warhall.games.dnd_miniatures.tables import ENERVATED, HELPLESS, Line
from warhall.games.dnd_miniatures.under_way import Fight
from warhall.kernel.words import Name

MORE: dict[str, ev.More] = {"bloodied": "bloodied", "beside": "beside"}
"""How an ability of a kind is told to add damage."""


def tell_roll(g: DndMiniatures, fight: Fight, wanted: int, uncovered: int) -> None:
    """DM-13.1, DM-13.7: the die, what is added to it and to the defence, part by part and thanks to what.

    Args:
        g: the state.
        fight: the attack.
        wanted: the target number.
        uncovered: what would be added if cover did not count.
    """
    attacker, target = fight.attacker, fight.target
    line, added = g.game.tables.lines[fight.line], fight.total - fight.die
    charge = CHARGE_BONUS if fight.how == BY_CHARGE else 0
    advantage = ADVANTAGE if fight.had_advantage else 0
    gifts = bonus(g, attacker, Stat.ATTACK)
    traits = boons(g, attacker, AbilityStat.ATTACK)
    helpless = HELPLESS_BONUS if g.conditions[target] & HELPLESS and line.form is not Form.MELEE else 0
    circle = SACRED_CIRCLE if g.cells[attacker] & g.board.sacred else 0
    trait = sum(n for n, _ in traits)
    parts = charge, advantage, gifts, fight.bonus, trait, helpless, circle
    cover, soul = uncovered - added, uncovered - line.bonus - sum(parts)
    armour = line.vs == Versus.AC
    shield = boons(g, target, AbilityStat.AC if armour else AbilityStat.DEF)
    wards = Stat.AC if armour else Stat.DEF, Stat.ALL_DEFENSES
    rolled = ev.AttackRolled(
        unit=ev.Unit(attacker),
        target=ev.Unit(target),
        face=fight.die,
        total=fight.total,
        against=wanted,
        modifier=signed(added),
        versus=Name("versus", line.vs),
        parted="yes" if any((*parts, cover, soul)) else "no",
        attack=signed(line.bonus),
        charge=charge,
        advantage=advantage,
        edge=edge(g, fight),
        cover=cover,
        helpless=helpless,
        circle=circle,
        soul=soul,
        trait=trait,
        traits=named(traits),
        gift="none" if not gifts else signed(gifts),
        gifts=givers(g, attacker, Stat.ATTACK),
        aid="none" if not fight.bonus else signed(fight.bonus),
        shielded=sum(n for n, _ in shield),
        shields=named(shield),
        ward="none" if not bonus(g, target, *wards) else signed(bonus(g, target, *wards)),
        wards=givers(g, target, *wards),
    )
    g.tell("DM-13.1", rolled)


def edge(g: DndMiniatures, fight: Fight) -> ev.Edge:
    """DM-17.2: what gives the attacker combat advantage; of several sources the first counts."""
    attacker, target = fight.attacker, fight.target
    if g.conditions[target] & DAZED_OR_WORSE:
        return "condition"
    if hidden_from(g, attacker, target):
        return "unseen"
    if adjacent(g, attacker, target) and has(g, attacker, able.MultipleThreats):
        return "threats"
    return "flanking" if flanks(g, attacker, target) else "power"


def named(traits: list[tuple[int, str]]) -> tuple[Name, ...]:
    """The kinds of ability, each once."""
    return tuple(Name("trait", trait) for trait in dict.fromkeys(trait for _, trait in traits))


def givers(g: DndMiniatures, unit: int, *stats: Stat) -> tuple[ev.SourceName, ...]:
    """DM-13.8: the attacks and powers whose effects change a figure, each once."""
    wanted = [STATS.index(stat) for stat in stats]
    found = (each.source for each in g.effects[unit] if each.what == BONUS and each.code in wanted)
    return tuple(ev.SourceName(source) for source in dict.fromkeys(found))


def signed(number: int) -> str:
    """A number that is added, as it is written."""
    return f"{number:+}".replace("-", "−")


def tell_hit(g: DndMiniatures, fight: Fight) -> None:
    """DM-13.1 to DM-13.3, DM-13.6, DM-22.4, DM-25.4: a hit, and why it is one if the total does not say it."""
    units = ev.Unit(fight.attacker), ev.Unit(fight.target)
    if fight.critical and fight.die == BEST:
        g.tell("DM-13.2", ev.CriticalHit(*units, "natural"))
    elif fight.critical:
        g.tell("DM-25.4", ev.CriticalHit(*units, "rock"))
    elif not fight.sure:
        g.tell("DM-13.1", ev.Hit(*units, "no"))
    elif fight.die == BEST:
        g.tell("DM-13.6", ev.Hit(*units, "natural"))
    else:
        g.tell("DM-22.4", ev.Hit(*units, "helpless"))


def tell_miss(g: DndMiniatures, fight: Fight, wanted: int) -> None:
    """DM-13.1, DM-13.4, DM-13.11, DM-13.15: a miss, by the rule that makes it one.

    A total that reaches the defence misses by Conceal, and so does a melee attack on a Helpless creature; one that
    reaches it but for a power used after the roll misses by that.
    """
    line, units = g.game.tables.lines[fight.line], (ev.Unit(fight.attacker), ev.Unit(fight.target))
    helpless = g.conditions[fight.target] & HELPLESS and line.form is Form.MELEE
    if helpless or (fight.die != WORST and fight.total >= wanted):
        g.tell("DM-13.11", ev.Missed(*units, "no"))
    elif fight.die == WORST:
        g.tell("DM-13.4", ev.Missed(*units, "natural"))
    else:
        g.tell("DM-13.15" if fight.total >= wanted - fight.guard else "DM-13.1", ev.Missed(*units, "no"))


def tell_turned(g: DndMiniatures, fight: Fight, wanted: int) -> None:
    """DM-13.15: the defence has been raised above the total."""
    versus = Name("versus", g.game.tables.lines[fight.line].vs)
    g.tell("DM-13.15", ev.HitTurned(ev.Unit(fight.target), versus, wanted, fight.total))


def tell_extra(g: DndMiniatures, fight: Fight, line: Line) -> None:
    """DM-23.15, DM-23.16, DM-23.1, DM-12.1: what adds damage to a hit, but for powers, which are told when used."""
    if not line.damage:
        return
    attacker, target = fight.attacker, fight.target
    found: list[tuple[str, ev.More, int]] = []
    if fight.had_advantage:
        sneak = max([each.n for each in abilities(g, attacker, able.SneakAttack)], default=0)
        found.append(("DM-23.15", "sneak", sneak))
    if fight.how == BY_CHARGE:
        charge = max([each.n for each in abilities(g, attacker, able.PowerfulCharge)], default=0)
        found.append(("DM-23.16", "charge", charge))
    if line.form is Form.MELEE and has(g, attacker, able.PackTactics) and pack(g, attacker, target):
        found.append(("DM-23.1", "pack", max(each.n for each in abilities(g, attacker, able.PackTactics))))
    traits = boons(g, attacker, AbilityStat.DAMAGE)
    found += [("DM-23.1", MORE[trait], n) for n, trait in traits if trait != "aura"]
    for number in line.also:
        op = g.game.tables.ops[number]
        if isinstance(op, ExtraDamage) and condition_holds(g, op.when, attacker, target):
            found.append(("DM-12.1", "attack", op.n))
    for aura in auras(g, attacker, AbilityStat.DAMAGE):
        g.tell("DM-23.1", ev.DamageAdded(ev.Unit(attacker), aura.n, "aura", (ev.Unit(aura.bearer),)))
    for rule, why, n in found:
        if n:
            g.tell(rule, ev.DamageAdded(ev.Unit(attacker), n, why, ()))


def tell_halving(g: DndMiniatures, fight: Fight) -> None:
    """DM-11.17, DM-22.9: why a hit deals half its damage."""
    if g.game.tables.lines[fight.line].damage:
        if g.conditions[fight.attacker] & ENERVATED:
            g.tell("DM-22.9", ev.Halved(ev.Unit(fight.attacker), "enervated"))
        if has(g, fight.target, Insubstantial) and not fight.critical:
            g.tell("DM-11.17", ev.Halved(ev.Unit(fight.target), "insubstantial"))
