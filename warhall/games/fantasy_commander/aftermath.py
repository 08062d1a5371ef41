"""Losses and what follows them (FC-19.13 to FC-19.22): protections, Vampirism, destruction, panic, Necromancy, advance.

Here: steps 5 and 6 of an attack, and the advance (chapter 21). Not here: how results are counted (`combat`), how a
retreat goes (`retreat`), Persecution and Multiple Attack (`attacks`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import events, score
from warhall.games.fantasy_commander.actions import Unit
from warhall.games.fantasy_commander.contexts import Attack
from warhall.games.fantasy_commander.losses import hurt, refresh, restore
from warhall.games.fantasy_commander.movement import closed_ground, travel
from warhall.games.fantasy_commander.placing import raise_unit
from warhall.games.fantasy_commander.properties import left
from warhall.games.fantasy_commander.reasons import piece, where
from warhall.games.fantasy_commander.results import tell_fruitless
from warhall.games.fantasy_commander.retreat import (
    attack_of,
    can_retreat,
    capped,
    leave_it,
    mark_grave,
    may_spare,
    push_back,
    rout,
    take_token,
)
from warhall.games.fantasy_commander.state import BY_MELEE, Battle
from warhall.games.fantasy_commander.tables import (
    FLIGHT,
    FORGED,
    MARAUDER,
    NECROMANCY,
    NONE,
    RANGER,
    REGROUP,
    RESURGENT,
    VAMPIRISM,
)
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb


@step
def regroup(g: Battle) -> Asked:
    """FC-26.28, FC-26.42: one damage may become one panic, if the whole retreat can be travelled."""
    attack = attack_of(g)
    fit = attack.theirs & REGROUP and not attack.theirs & (RESURGENT | FORGED)
    if not (attack.hurt and fit and can_retreat(g, attack, attack.scared + 1 + attack.rushing)):
        return None
    side = g.owners[attack.target]
    if side == g.monsters:  # FC-C.28
        if attack.hurt == left(g, attack.target):
            take_regroup(g, side)
        return None
    return REGROUPING.form(g, side, side)


def take_regroup(g: Battle, seat: int) -> None:
    """FC-26.28: damage becomes panic."""
    attack = attack_of(g)
    attack.hurt -= 1
    attack.scared += 1
    if g.ears is not None:
        g.tell("FC-26.28", events.Regrouped(Unit(attack.target)))


REGROUPING = Question(
    "regroup",
    "FC-26.28",
    Verb(do.Use, does=take_regroup),
    Verb(do.Decline, does=leave_it),
    words=lambda g, seat: {"damage": attack_of(g).hurt},
)


@step
def spare_attacker(g: Battle) -> Asked:
    """FC-15.6, FC-19.20: the attacker decides first whether a token takes one damage off."""
    attack = attack_of(g)
    if attack.hurt_back and may_spare(g, attack, attack.attacker):
        return SPARE_OWN.form(g, g.owners[attack.attacker], g.owners[attack.attacker])
    return None


def spare_own(g: Battle, seat: int) -> None:
    """FC-15.6: the attacker takes one damage off."""
    attack = attack_of(g)
    take_token(g, attack, attack.attacker, "FC-15.6")
    attack.hurt_back -= 1
    tell_fruitless(g, attack)


SPARE_OWN = Question(
    "spare",
    "FC-15.6",
    Verb(do.Tire, does=spare_own),
    Verb(do.Decline, does=leave_it),
    words=lambda g, seat: {"damage": attack_of(g).hurt_back},
)


@step
def spare_target(g: Battle) -> Asked:
    """FC-15.6: then the defender."""
    attack = attack_of(g)
    if attack.hurt and may_spare(g, attack, attack.target):
        return SPARE_OTHER.form(g, g.owners[attack.target], g.owners[attack.target])
    return None


def spare_other(g: Battle, seat: int) -> None:
    """FC-15.6: the defender takes one damage off."""
    attack = attack_of(g)
    take_token(g, attack, attack.target, "FC-15.6")
    attack.hurt -= 1
    tell_fruitless(g, attack)


SPARE_OTHER = Question(
    "spare",
    "FC-15.6",
    Verb(do.Tire, does=spare_other),
    Verb(do.Decline, does=leave_it),
    words=lambda g, seat: {"damage": attack_of(g).hurt},
)


@step
def take_losses(g: Battle) -> None:
    """FC-19.13, FC-19.14, FC-26.16: both sides lose at the same time; then Marauder."""
    attack = attack_of(g)
    rule = "FC-19.13" if attack.by == BY_MELEE else "FC-23.15"
    attack.lost = hurt(g, attack.target, capped(g, attack, attack.hurt), rule)
    attack.lost_back = hurt(g, attack.attacker, attack.hurt_back, rule)
    activation = g.activation
    if activation is not None and deals(attack.lost, attack.theirs) and attack.own & MARAUDER and not activation.looted:
        activation.looted = activation.sweeping
        refresh(g, attack.attacker, 1, "FC-26.16")
    if deals(attack.lost_back, attack.own) and attack.theirs & MARAUDER:
        refresh(g, attack.target, 1, "FC-26.16")


def deals(lost: int, victim: int) -> bool:
    """FC-19.21, FC-26.14, FC-26.29: whether damage was dealt on which Vampirism and Marauder work."""
    return lost > 0 and not victim & (FORGED | RESURGENT)


@step
def drink_attacker(g: Battle) -> Asked:
    """FC-26.30: Vampirism of the attacker."""
    attack = attack_of(g)
    return ask_drink(g, attack.attacker, attack.own, drinks=deals(attack.lost, attack.theirs))


@step
def drink_target(g: Battle) -> Asked:
    """FC-26.30: Vampirism of the defender."""
    attack = attack_of(g)
    return ask_drink(g, attack.target, attack.theirs, drinks=deals(attack.lost_back, attack.own))


def ask_drink(g: Battle, unit: int, props: int, *, drinks: bool) -> Asked:
    """FC-26.30: once per round a unit that dealt damage may restore one, even its last."""
    if not (drinks and props & VAMPIRISM and g.wounds[unit] and not g.vamped >> unit & 1):
        return None
    side = g.owners[unit]
    if side == g.monsters:
        drink(g, unit)
        return None
    return (DRINK_OWN if unit == attack_of(g).attacker else DRINK_OTHER).form(g, side, side)


def drink_own(g: Battle, seat: int) -> None:
    """The attacker drinks."""
    drink(g, attack_of(g).attacker)


def drink_other(g: Battle, seat: int) -> None:
    """The defender drinks."""
    drink(g, attack_of(g).target)


DRINK_OWN = Question(
    "vampirism",
    "FC-26.30",
    Verb(do.Use, does=drink_own),
    Verb(do.Decline, does=leave_it),
    words=lambda g, seat: {"unit": piece(g, attack_of(g).attacker)},
)
DRINK_OTHER = Question(
    "vampirism",
    "FC-26.30",
    Verb(do.Use, does=drink_other),
    Verb(do.Decline, does=leave_it),
    words=lambda g, seat: {"unit": piece(g, attack_of(g).target)},
)


def drink(g: Battle, unit: int) -> None:
    """FC-26.30: one miniature or health comes back."""
    g.vamped |= 1 << unit
    restore(g, unit, 1, "FC-26.30")


@step
def settle_losses(g: Battle) -> None:
    """FC-19.14, FC-7.10: destruction is settled, for both sides at once."""
    mark_grave(g, attack_of(g))
    score.settle(g)


@step
def rout_target(g: Battle) -> None:
    """FC-19.15, FC-19.19, FC-26.33: the defender retreats first; Rush adds a hex or pushes."""
    attack = attack_of(g)
    if g.hexes[attack.target] < 0:
        return
    if attack.scared:
        rout(g, attack.target, attack.scared + attack.rushing, "FC-20.1", rushed=bool(attack.rushing))
    elif attack.rushing:
        push_back(g, attack)


@step
def rout_attacker(g: Battle) -> None:
    """FC-19.15, FC-20.14: then the attacker."""
    attack = attack_of(g)
    if attack.scared_back and g.hexes[attack.attacker] >= 0:
        attack.routed_back = True
        rout(g, attack.attacker, attack.scared_back, "FC-20.1")


@step
def raise_dead(g: Battle) -> Asked:
    """FC-26.22, FC-26.23, FC-21.9: Necromancy of the attacker, before any advance."""
    attack = attack_of(g)
    return ask_raise(g, attack.attacker, attack.own, attack.grave)


@step
def raise_dead_back(g: Battle) -> Asked:
    """FC-26.22: Necromancy of the defender."""
    attack = attack_of(g)
    return ask_raise(g, attack.target, attack.theirs, attack.grave_back)


def recruit_kind(g: Battle) -> int:
    """FC-26.23: the recruit that is left in the supply, or NONE."""
    return next((kind for kind, count in enumerate(g.recruits) if count), NONE)


def ask_raise(g: Battle, unit: int, props: int, grave: int) -> Asked:
    """FC-26.23: a recruit may be put where the enemy was destroyed, if the hex is free and passable."""
    if grave < 0 or not props & NECROMANCY or g.hexes[unit] < 0 or recruit_kind(g) == NONE:
        return None
    closed = g.game.tables.field(g.terrain).impassable | g.occupied[0] | g.occupied[1]
    if closed >> grave & 1:
        return None
    side = g.owners[unit]
    return (RAISE_OWN if unit == attack_of(g).attacker else RAISE_OTHER).form(g, side, side)


def raise_own(g: Battle, seat: int) -> None:
    """The attacker's dead rise."""
    raise_unit(g, seat, recruit_kind(g), attack_of(g).grave)


def raise_other(g: Battle, seat: int) -> None:
    """The defender's dead rise."""
    raise_unit(g, seat, recruit_kind(g), attack_of(g).grave_back)


RAISE_OWN = Question(
    "necromancy",
    "FC-26.22",
    Verb(do.Use, does=raise_own, agrees=True),
    Verb(do.Decline, does=leave_it),
    words=lambda g, seat: {"hex": where(g, attack_of(g).grave)},
)
RAISE_OTHER = Question(
    "necromancy",
    "FC-26.22",
    Verb(do.Use, does=raise_other, agrees=True),
    Verb(do.Decline, does=leave_it),
    words=lambda g, seat: {"hex": where(g, attack_of(g).grave_back)},
)


def may_advance(g: Battle, attack: Attack) -> bool:
    """FC-21.1 to FC-21.9: whether the attacker may occupy the hex that the target left."""
    activation, unit, tables = g.activation, attack.attacker, g.game.tables
    if attack.by != BY_MELEE or activation is None or activation.sweeping or activation.over:
        return False
    if g.hexes[unit] != attack.origin or attack.routed_back:
        return False
    closed = closed_ground(g, unit) | g.occupied[0] | g.occupied[1]
    return not closed >> attack.place & 1 and not tables.soils[g.terrain[attack.place]].no_advance


@step
def follow_up(g: Battle) -> Asked:
    """FC-21.1, FC-21.10: the attacker may advance; it is always optional."""
    attack = attack_of(g)
    if not may_advance(g, attack):
        return None
    side = g.owners[attack.attacker]
    return None if side == g.monsters else ADVANCE.form(g, side, side)


def advance(g: Battle, seat: int) -> None:
    """FC-21.2, FC-21.5: into the hex where the target stood; difficult terrain ends the activation."""
    attack = attack_of(g)
    kind = g.terrain[attack.place]
    travel(g, attack.attacker, (attack.place,), "FC-21.1", flies=bool(attack.own & FLIGHT))
    if score.is_over(g):
        return
    difficult = g.game.tables.soils[kind].difficult and not attack.own & RANGER
    if g.activation is not None:
        g.activation.advanced = not difficult


ADVANCE = Question(
    "advance",
    "FC-21.1",
    Verb(do.Advance, does=advance, agrees=True),
    Verb(do.Decline, does=leave_it),
    words=lambda g, seat: {"hex": where(g, attack_of(g).place)},
)


AFTERMATH = (
    regroup, spare_attacker, spare_target, take_losses, drink_attacker, drink_target, settle_losses, rout_target,
    rout_attacker, raise_dead, raise_dead_back, follow_up,
)  # fmt: skip
"""FC-19.13 to FC-19.15, chapter 21: losses, panic, Necromancy, advance, in order."""

QUESTIONS = (REGROUPING, SPARE_OWN, SPARE_OTHER, DRINK_OWN, DRINK_OTHER, RAISE_OWN, RAISE_OTHER, ADVANCE)
