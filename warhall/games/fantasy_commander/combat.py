"""Melee and ranged attacks up to the count of results (FC-19.3 to FC-19.12, chapter 22, FC-23.11 to FC-23.19).

Here: declaring, dice, defence, rolls and rerolls, ignored and blocked results. Not here: losses and what follows them
(`aftermath`), retreats (`retreat`), who may be attacked (`activation`, `ranged`).
"""

from __future__ import annotations

from typing import Literal

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.actions import Face, Unit
from warhall.games.fantasy_commander.aftermath import AFTERMATH
from warhall.games.fantasy_commander.contexts import NOT_MOVED, Activation, Attack
from warhall.games.fantasy_commander.losses import drop_order
from warhall.games.fantasy_commander.properties import (
    bonus_dice,
    bonus_rerolls,
    card,
    is_banned,
    level_of,
    props_of,
    units_in,
)
from warhall.games.fantasy_commander.reasons import face_name, piece
from warhall.games.fantasy_commander.results import (
    attackers_results,
    block,
    defenders_results,
    ignore_results,
    ignored_by_attacker,
    ignored_by_target,
    shelter,
    support,
    supporting,
    tell_fruitless,
    tell_ready_results,
)
from warhall.games.fantasy_commander.retreat import attack_of, leave_it, may_spare, take_token
from warhall.games.fantasy_commander.state import BY_MAGIC, BY_MELEE, Battle
from warhall.games.fantasy_commander.tables import (
    BAN_DEFEND,
    CHARGE,
    COUNTERBLOW,
    DEFENCE,
    DEFENDER,
    FACE_OF_DIE,
    FULL,
    GREEN,
    HIT,
    MASTER_OF_ATTACK,
    MASTER_OF_DEFENCE,
    MASTER_OF_SHOOTING,
    MELEE,
    NONE,
    PANIC,
    RANGED,
    RANGER,
    RESURGENT,
    RUSH,
    SHIELD,
    SUPPORT,
)
from warhall.games.fantasy_commander.telling import given_by, master_of, tell_added
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word

DAMAGING = (HIT, FULL, SUPPORT)


def activation_of(g: Battle) -> Activation:
    """The activation in progress."""
    if g.activation is None:
        raise LookupError("no unit is activated")
    return g.activation


def declare(g: Battle, target: int, by: int) -> None:
    """FC-19.3, FC-23.11: an attack is declared; its steps follow in order."""
    activation = activation_of(g)
    unit = activation.unit
    activation.attacks += 1
    if activation.first_hex == NONE:
        activation.first_hex = g.hexes[unit]
    own = props_of(g, unit)
    g.attack = Attack(
        by=by,
        attacker=unit,
        target=target,
        origin=g.hexes[unit],
        place=g.hexes[target],
        own=own,
        attack_roll=[],
        defence_roll=[],
        marked=[],
        path=[],
    )
    if g.ears is not None:
        told = events.AttackDeclared if by == BY_MELEE else events.ShotDeclared
        g.tell(rule_of_attack(activation, by), told(Unit(unit), Unit(target)))
    g.then(*(STEPS if by == BY_MELEE else SHOT_STEPS))


def rule_of_attack(activation: Activation, by: int) -> str:
    """FC-19.3, FC-23.11, FC-26.19, FC-26.24: which rule lets a unit make this attack."""
    if by != BY_MELEE:
        return "FC-23.11"
    if activation.sweeping:
        return "FC-26.19"
    return "FC-19.3" if activation.attacks == 1 else "FC-26.24"


@step
def redirect(g: Battle) -> Asked:
    """FC-26.9: a Defender next to the attacked unit, itself in contact with the attacker, may take over."""
    attack = attack_of(g)
    side = g.owners[attack.target]
    adjacent = g.game.tables.board.adjacent
    near = adjacent[attack.place] & adjacent[attack.origin] & g.occupied[side]
    if not near or side == g.monsters:
        return None
    defenders = [unit for unit in units_in(g, near) if props_of(g, unit) & DEFENDER]
    return REDIRECT.offer_each(g, side, defenders, 1) if defenders else None


def attacked(g: Battle, seat: int) -> dict[str, Word]:
    """The attacked unit, and how many dice are rolled against it."""
    attack = attack_of(g)
    return {"unit": piece(g, attack.target), "dice": attack.attack_dice}


def no_redirection(g: Battle, seat: int, unit: int) -> Refusal | None:
    """FC-26.9: an own Defender, next to the attacked unit and in contact with the attacker."""
    if unit >= len(g.kinds) or g.owners[unit] != seat or g.hexes[unit] < 0 or not props_of(g, unit) & DEFENDER:
        return refusal("FC-26.9", "no-defender")
    attack, adjacent = attack_of(g), g.game.tables.board.adjacent
    if not adjacent[attack.place] & adjacent[attack.origin] & 1 << g.hexes[unit]:
        return refusal("FC-26.9", "defender-not-near", unit=piece(g, unit))
    return None


def take_over(g: Battle, seat: int, unit: int) -> None:
    """FC-26.9: the attack is made on the Defender."""
    attack = attack_of(g)
    attack.target = unit
    attack.place = g.hexes[unit]
    if g.ears is not None:
        g.tell("FC-26.9", events.Redirected(Unit(attack.attacker), Unit(unit)))


REDIRECT = Question(
    "redirect",
    "FC-26.9",
    Verb(do.Redirect, does=take_over, forbids=no_redirection),
    Verb(do.Decline, does=leave_it),
    words=lambda g, seat: {"unit": piece(g, attack_of(g).target)},
)


@step
def fix_attack(g: Battle) -> Asked:
    """FC-15.2, FC-15.7, FC-19.4: the attacker fixes his dice; one token buys one more."""
    attack, activation = attack_of(g), activation_of(g)
    attack.theirs = props_of(g, attack.target, bare=bool(attack.own & RANGER))
    attack.charge = charge_dice(g, attack)
    if g.ears is not None:
        tell_added(g, attack.attacker, MELEE if attack.by == BY_MELEE else RANGED, attack.charge)
    attack.attack_dice = base_dice(g, attack.attacker, attack.by) + attack.charge
    if activation.bonus:
        attack.attack_dice += 1
    elif not activation.tired and may_spare(g, attack, attack.attacker):
        side = g.owners[attack.attacker]
        if attack.attack_dice:
            return ATTACK_DIE.form(g, side, side)
        buy_attack_die(g, side)  # FC-19.18: without the token there would be no die to roll
    return None


def base_dice(g: Battle, unit: int, by: int) -> int:
    """FC-19.4, FC-23.11: the dice of the card with those of cards and terrain; never fewer than 0 (FC-19.18)."""
    kind = card(g, unit)
    dice, roll = (kind.attack, MELEE) if by == BY_MELEE else (kind.shots, RANGED)
    return max(0, dice + bonus_dice(g, unit, roll))


def charge_dice(g: Battle, attack: Attack) -> int:
    """FC-26.4 to FC-26.6, FC-26.40: dice for having moved, against an enemy not touched at the start, once."""
    activation = activation_of(g)
    fresh = not activation.contacts >> attack.target & 1 and not activation.charged
    first = activation.attacks == 1 or activation.sweeping
    if attack.by != BY_MELEE or activation.moved == NOT_MOVED or not (attack.own & CHARGE and fresh and first):
        return 0
    return level_of(g, attack.attacker, CHARGE)


def buy_attack_die(g: Battle, seat: int) -> None:
    """FC-15.2, FC-26.19: one more die for a token; in a Multiple Attack in each roll from now on."""
    attack, activation = attack_of(g), activation_of(g)
    take_token(g, attack, attack.attacker, "FC-15.2")
    attack.bonus = True
    attack.attack_dice += 1
    activation.bonus = activation.sweeping


ATTACK_DIE = Question(
    "attack-die",
    "FC-15.2",
    Verb(do.Tire, does=buy_attack_die),
    Verb(do.Decline, does=leave_it),
    words=lambda g, seat: {"dice": attack_of(g).attack_dice},
)


@step
def declare_defence(g: Battle) -> Asked:
    """FC-17.4 to FC-17.9, FC-26.7: who has no defence token may give up the order, or roll by Counterblow."""
    attack = attack_of(g)
    if attack.charge:
        activation_of(g).charged = True
    if attack.by == BY_MAGIC:
        return None
    target = attack.target
    if g.defended >> target & 1:
        attack.defending = True
        return None
    side = g.owners[target]
    counters = attack.theirs & COUNTERBLOW
    defends = g.orders[target] >= 0 and not is_banned(g, target, BAN_DEFEND)
    if side == g.monsters:
        if g.orders[target] == GREEN and defends:
            defend(g, side)
        return None
    return DEFENCE_DECLARED.offer_each(g, side, counters, defends, 1)


def no_counterblow(g: Battle, seat: int) -> Refusal | None:
    """FC-26.7: the attacked unit has Counterblow."""
    attack = attack_of(g)
    return None if attack.theirs & COUNTERBLOW else refusal("FC-26.7", "no-counterblow", unit=piece(g, attack.target))


def no_defence(g: Battle, seat: int) -> Refusal | None:
    """FC-17.4: the attacked unit has an order to give up, and no card forbids defence."""
    target = attack_of(g).target
    if is_banned(g, target, BAN_DEFEND):
        return refusal("FC-13.5", "forbidden", unit=piece(g, target))
    return None if g.orders[target] >= 0 else refusal("FC-17.4", "no-order-to-give", unit=piece(g, target))


def counter(g: Battle, seat: int) -> None:
    """FC-26.7: Counterblow rolls defence dice and keeps the order."""
    attack = attack_of(g)
    attack.defending = True
    if g.ears is not None:
        given = given_by(g, attack.target, Name("property", "counterblow"))
        g.tell("FC-26.7", events.Countered(Unit(attack.target), *given))


def defend(g: Battle, seat: int) -> None:
    """FC-17.4: the order is given up for a defence token."""
    attack = attack_of(g)
    attack.defending = True
    g.defended |= 1 << attack.target
    if g.ears is not None:
        g.tell("FC-17.4", events.Defended(Unit(attack.target), "given"))
    drop_order(g, attack.target, told=True)


def stand(g: Battle, seat: int) -> None:
    """FC-17.4: no defence."""
    attack_of(g).defending = False


DEFENCE_DECLARED = Question(
    "defence",
    "FC-17.4",
    Verb(do.Counter, does=counter, forbids=no_counterblow),
    Verb(do.Defend, does=defend, forbids=no_defence),
    Verb(do.Decline, does=stand, way_out=True),
    words=attacked,
)


@step
def fix_defence(g: Battle) -> Asked:
    """FC-15.5, FC-19.5: the defender fixes his dice; one token buys one more."""
    attack = attack_of(g)
    if not attack.defending:
        return None
    target = attack.target
    bonus = bonus_dice(g, target, DEFENCE, bare=bool(attack.own & RANGER))
    attack.defence_dice = max(0, card(g, target).defence + bonus)
    if g.ears is not None:
        tell_added(g, target, DEFENCE, bare=bool(attack.own & RANGER))
    if may_spare(g, attack, target):
        return DEFENCE_DIE.form(g, g.owners[target], g.owners[target])
    return None


def buy_defence_die(g: Battle, seat: int) -> None:
    """FC-15.5: one more die for a token."""
    attack = attack_of(g)
    take_token(g, attack, attack.target, "FC-15.5")
    attack.defence_dice += 1


DEFENCE_DIE = Question(
    "defence-die",
    "FC-15.5",
    Verb(do.Tire, does=buy_defence_die),
    Verb(do.Decline, does=leave_it),
    words=lambda g, seat: {"dice": attack_of(g).defence_dice},
)


@step
def roll_attack(g: Battle) -> None:
    """FC-19.6: the attacker rolls all his dice."""
    attack = attack_of(g)
    master, roll = (MASTER_OF_ATTACK, MELEE) if attack.by == BY_MELEE else (MASTER_OF_SHOOTING, RANGED)
    attack.rerolls = rerolls_of(g, attack.attacker, attack.own & master, roll)
    attack.attack_roll = throw(g, attack.attacker, attack.attack_dice, "attack")


def rerolls_of(g: Battle, unit: int, master: int, roll: int) -> int:
    """FC-26.17: how many dice a unit may roll again: by the property of a Master, and by cards."""
    rerolls = level_of(g, unit, master) if master else 0
    if g.touched >> unit & 1:
        rerolls += bonus_rerolls(g, unit, roll)
    return rerolls


def throw(g: Battle, unit: int, dice: int, what: Literal["attack", "defence"]) -> list[int]:
    """FC-1.1: so many dice of a unit fall."""
    faces = [FACE_OF_DIE[fallen] for fallen in g.dice.handful(6, dice, FACE_OF_DIE)]
    if g.ears is not None:
        rule = "FC-19.6" if attack_of(g).by == BY_MELEE else "FC-23.11"
        g.tell(rule, events.Rolled(Unit(unit), tuple(map(Face, faces)), len(faces), what))
    return faces


@step
def reroll_attack(g: Battle) -> Asked:
    """FC-26.17, FC-26.18: Master of Attack or of Shooting: up to so many dice again, all at once."""
    attack = attack_of(g)
    return ask_reroll(g, attack, attack.attacker, attack.attack_roll)


def ask_reroll(g: Battle, attack: Attack, unit: int, roll: list[int]) -> Asked:
    """Which dice are rolled again: one face after another, then all together."""
    marked = attack.marked
    if attack.rerolls > 0 and g.owners[unit] != g.monsters:
        faces = [face for face in sorted(set(roll)) if roll.count(face) > marked.count(face)]
        if faces:
            question = REROLL if is_melee_attack(attack) else REROLL_OTHER
            return question.offer_each(g, g.owners[unit], faces, 1)
    reroll_marked(g, attack, unit, roll)
    return None


def no_die_left(g: Battle, seat: int, face: int) -> Refusal | None:
    """FC-26.17: a die of the roll shows the face and is not marked yet."""
    attack = attack_of(g)
    roll = attack.defence_roll or attack.attack_roll
    if roll.count(face) > attack.marked.count(face):
        return None
    rule = "FC-26.17" if is_melee_attack(attack) else "FC-26.18"
    return refusal(rule, "no-such-face", face=face_name(g, face))


def mark(g: Battle, seat: int, face: int) -> None:
    """One more die is marked."""
    attack = attack_of(g)
    attack.marked.append(face)
    attack.rerolls -= 1


def mark_no_more(g: Battle, seat: int) -> None:
    """The choice is done."""
    attack_of(g).rerolls = 0


def is_melee_attack(attack: Attack) -> bool:
    """FC-26.17: whether it is the attacker's roll in melee that is made; FC-26.18 speaks of all others."""
    return attack.by == BY_MELEE and not attack.defence_roll


def reroll_words(g: Battle, seat: int) -> dict[str, Word]:
    """FC-26.17: how many dice, and thanks to what."""
    attack = attack_of(g)
    unit = attack.target if attack.defence_roll else attack.attacker
    return {"count": attack.rerolls, "why": master_of(g, attack, unit)[1]}


MARKING = (
    Verb(do.Reroll, does=mark, forbids=no_die_left, again=True),
    Verb(do.Done, does=mark_no_more, again=True),
)
REROLL = Question("reroll", "FC-26.17", *MARKING, words=reroll_words)
REROLL_OTHER = Question("reroll", "FC-26.18", *MARKING, words=reroll_words)


def reroll_marked(g: Battle, attack: Attack, unit: int, roll: list[int]) -> None:
    """FC-26.17: all marked dice are rolled at once."""
    marked = attack.marked
    attack.rerolls = 0
    if not marked:
        return
    for face in marked:
        roll.remove(face)
    fresh = [FACE_OF_DIE[g.dice.below(6)] for _ in marked]
    roll += fresh
    attack.marked = []
    if g.ears is not None:
        rule, why = master_of(g, attack, unit)
        before, after = tuple(map(Face, marked)), tuple(map(Face, fresh))
        g.tell(rule, events.Rerolled(Unit(unit), before, after, why, *given_by(g, unit, why)))


@step
def roll_defence(g: Battle) -> None:
    """FC-19.6: then the defender rolls his."""
    attack = attack_of(g)
    if g.ears is not None:
        tell_ready_results(g, attack)
    if attack.defence_dice:
        attack.rerolls = rerolls_of(g, attack.target, attack.theirs & MASTER_OF_DEFENCE, DEFENCE)
        attack.defence_roll = throw(g, attack.target, attack.defence_dice, "defence")


@step
def reroll_defence(g: Battle) -> Asked:
    """FC-26.18: Master of Defence."""
    attack = attack_of(g)
    return ask_reroll(g, attack, attack.target, attack.defence_roll)


@step
def weigh(g: Battle) -> None:
    """FC-19.7 to FC-19.12, FC-23.12, FC-23.13: what counts, what is ignored, what is blocked."""
    attack = attack_of(g)
    melee = attack.by == BY_MELEE
    support(g, attack)
    results = attackers_results(g, attack)
    ignore_results(g, attack, attack.target, results, ignored_by_target(g, attack))
    shields = attack.defence_roll.count(SHIELD)
    if melee:
        shields += supporting(g, attack)
    block(g, attack.target, results, shields, "FC-19.10" if melee else "FC-23.13")
    attack.hurt, attack.scared = sum(results[face] for face in DAMAGING), results[PANIC]
    if melee and attack.defence_roll:
        answer = defenders_results(g, attack)
        ignore_results(g, attack, attack.attacker, answer, ignored_by_attacker(g, attack))
        block(g, attack.attacker, answer, attack.attack_roll.count(SHIELD), "FC-19.12")
        attack.hurt_back, attack.scared_back = sum(answer[face] for face in DAMAGING), answer[PANIC]
    attack.rushing = melee and bool(attack.own & RUSH) and HIT in attack.attack_roll
    if attack.theirs & RESURGENT and attack.scared:  # FC-19.22, FC-26.29
        tell_panic_hurts(g, attack.target, attack.scared)
        attack.hurt, attack.scared = attack.hurt + attack.scared, 0
    if attack.own & RESURGENT and attack.scared_back:
        tell_panic_hurts(g, attack.attacker, attack.scared_back)
        attack.hurt_back, attack.scared_back = attack.hurt_back + attack.scared_back, 0
    if attack.hurt and not attack.own & RANGER:
        shelter(g, attack)
    tell_fruitless(g, attack)


def tell_panic_hurts(g: Battle, unit: int, count: int) -> None:
    """FC-26.29: what is told of panic that becomes damage."""
    if g.ears is not None:
        g.tell("FC-26.29", events.PanicHurts(Unit(unit), count))


SHOT_STEPS = (
    fix_attack, declare_defence, fix_defence, roll_attack, reroll_attack, roll_defence, reroll_defence, weigh,
    *AFTERMATH,
)  # fmt: skip
"""FC-23.11: a ranged attack, in order."""
STEPS = (redirect, *SHOT_STEPS)
"""FC-19.3 to FC-19.15: a melee attack, in order."""

QUESTIONS = (REDIRECT, ATTACK_DIE, DEFENCE_DECLARED, DEFENCE_DIE, REROLL, REROLL_OTHER)
