"""What an attack does on average: chapter 19 and 23 in chances, for bots that weigh it before the dice fall.

Here: chances of so many wounds, and what they are worth. Not here: which attacks are possible (`bots_terms`).
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

from warhall.games.fantasy_commander.cards import Kind
from warhall.games.fantasy_commander.tables import (
    ARMOUR,
    BRAVE,
    CHARGE,
    COUNTERBLOW,
    DOMINANCE,
    FORGED,
    FORTITUDE,
    RESURGENT,
    SURVIVABLE,
    TERRIFYING,
    Tables,
)

POINT = 10
"""What a point of a unit's cost is worth."""
TOKEN = 5
"""Any unit is worth some points of cost more: it takes ground and orders."""
SHARE_OF_PANIC = 8
"""A hex of retreat is worth that part of the unit: it leaves its place and loses its order."""

CONTACT, CHARGING, NEAR_SHOT, FAR_SHOT, SUPPORTED, SUPPORTED_CHARGE = range(6)
"""How an attack is made: beside the enemy, after a move, by a shot; with another own unit beside the enemy."""
OPEN, FOREST, TOWN = range(3)
"""What the attacked unit stands in."""
UNREADY, MAY_DEFEND, DEFENDED = range(3)
"""Whether it rolls defence dice: cannot, could give up its order for them, does."""


class Blow(NamedTuple):
    """What one side's dice may do to the other."""

    dice: int
    faces: int
    """So many of the six faces harm; one of them is the hit that armour turns."""
    panics: int
    """Panic results that are added to the roll."""
    blocks: int
    """Dice that may block."""
    shields: int
    """So many of their faces do."""
    armour: int
    """Hits that are ignored."""
    calm: int
    """Panic results that are ignored."""
    bleeds: bool
    """Whether panic harms instead of driving back (FC-26.29)."""
    spared: int
    """Wounds that the place takes off."""
    most: int
    """So many wounds at most."""


class Harm(NamedTuple):
    """The chance of each number of wounds, and how many hexes of retreat are to be expected."""

    wounds: tuple[float, ...]
    retreat: float


@cache
def harm(blow: Blow) -> Harm:
    """FC-19.7 to FC-19.12: what is left of a roll after all that is ignored and blocked."""
    most = blow.dice + blow.panics
    chances = [0.0] * (most + 1)
    retreat = 0.0
    blocked = [
        comb(blow.blocks, n) * (blow.shields / 6) ** n * (1 - blow.shields / 6) ** (blow.blocks - n)
        for n in range(blow.blocks + 1)
    ]
    rest = 6 - blow.faces - 1
    for hits in range(blow.dice + 1):
        for others in range(blow.dice - hits + 1):
            for panics in range(blow.dice - hits - others + 1):
                blanks = blow.dice - hits - others - panics
                ways = comb(blow.dice, hits) * comb(blow.dice - hits, others) * comb(blanks + panics, panics)
                odds = ways * (blow.faces - 1) ** others * rest**blanks / 6**blow.dice
                damage = max(0, hits - blow.armour) + others
                fear = max(0, panics + blow.panics - blow.calm)
                for shields, chance in enumerate(blocked):
                    wounds = max(0, damage - shields)
                    flight = max(0, fear - max(0, shields - damage))
                    if blow.bleeds:
                        wounds, flight = wounds + flight, 0
                    wounds = min(max(0, wounds - blow.spared), blow.most)
                    chances[wounds] += odds * chance
                    retreat += odds * chance * flight
    return Harm(tuple(chances), retreat)


@cache
def worths(tables: Tables) -> tuple[tuple[int, ...], ...]:
    """What a unit is worth by its card and by what it has left; the last loses most."""
    return tuple(
        (0, *(POINT * (kind.cost + TOKEN) * (left + 1) // (kind.size + 1) for left in range(1, kind.size + 1)))
        for kind in tables.kinds
    )


def loss(worth: tuple[int, ...], left: int, harmed: Harm, prize: int) -> float:
    """What a side is to expect to lose by a blow, with the prize that the enemy gets for the last wound."""
    total = harmed.retreat * worth[left] / SHARE_OF_PANIC
    for wounds, chance in enumerate(harmed.wounds):
        if wounds >= left:
            total += chance * (worth[left] + prize)
        elif wounds:
            total += chance * (worth[left] - worth[left - wounds])
    return total


def is_weak(kind: Kind, left: int) -> bool:
    """FC-22.7: whether only one miniature is left."""
    return kind.ordinary and left == 1 and not kind.props & FORTITUDE


def blow_of(kind: Kind, left: int, target: Kind, dice: int, *, supported: bool, melee: bool, blocks: int) -> Blow:
    """The dice of an attack on a unit that stands in the open."""
    faces = 1 + (not is_weak(kind, left)) + (supported or bool(kind.props & DOMINANCE))
    return Blow(
        dice=dice,
        faces=faces,
        panics=int(melee and bool(kind.props & TERRIFYING)),
        blocks=blocks,
        shields=2,
        armour=int(melee and bool(target.props & ARMOUR)),
        calm=99 if target.props & FORGED else int(bool(target.props & BRAVE)),
        bleeds=bool(target.props & RESURGENT),
        spared=0,
        most=2 if target.props & SURVIVABLE else 99,
    )


def answer_of(kind: Kind, left: int, attacker: Kind, dice: int, attack_dice: int) -> Blow:
    """FC-19.8: the defender's dice against the attacker, whose shields block."""
    return Blow(
        dice=dice,
        faces=1 + (not is_weak(kind, left)),
        panics=0,
        blocks=attack_dice,
        shields=2,
        armour=int(bool(attacker.props & ARMOUR)),
        calm=int(bool(attacker.props & BRAVE)),
        bleeds=bool(attacker.props & RESURGENT),
        spared=0,
        most=99,
    )


class Strikes:
    """What a unit gains by attacking another, by their cards, what both have left, and how it is done."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.kinds = tables.kinds
        self.worths = worths(tables)
        self.known: dict[tuple[int, int, int, int, int, int, int, int], int] = {}

    def gain(
        self, kind: int, left: int, other: int, other_left: int, how: int, cover: int, answer: int, prize: int
    ) -> int:
        """Expected harm less what comes back, never less than nothing: nobody has to attack."""
        key = (kind, left, other, other_left, how, cover, answer, prize)
        found = self.known.get(key)
        if found is None:
            if answer == MAY_DEFEND:
                never = self.rate(kind, left, other, other_left, how, cover, prize, defends=False)
                always = self.rate(kind, left, other, other_left, how, cover, prize, defends=True)
                value = (never + always) / 2
            else:
                value = self.rate(kind, left, other, other_left, how, cover, prize, defends=answer == DEFENDED)
            found = self.known[key] = max(0, round(value))
        return found

    def rate(
        self, kind: int, left: int, other: int, other_left: int, how: int, cover: int, prize: int, *, defends: bool
    ) -> float:
        """The same, for a target that does or does not roll its defence dice."""
        attacker, target = self.kinds[kind], self.kinds[other]
        melee = how not in (NEAR_SHOT, FAR_SHOT)
        defence = target.defence if defends or target.props & COUNTERBLOW else 0
        if not melee and attacker.magic:
            defence = 0
        dice = attacker.attack if melee else attacker.shots
        if how in (CHARGING, SUPPORTED_CHARGE):
            dice += attacker.levels[CHARGE.bit_length() - 1]
        supported = how in (NEAR_SHOT, SUPPORTED, SUPPORTED_CHARGE)
        blow = blow_of(attacker, left, target, dice, supported=supported, melee=melee, blocks=defence)
        blow = blow._replace(spared=int(cover == TOWN), armour=blow.armour + (cover == FOREST))
        gained = loss(self.worths[other], other_left, harm(blow), prize)
        if melee and defence:
            back = answer_of(target, other_left, attacker, defence, dice)
            gained -= loss(self.worths[kind], left, harm(back), prize)
        return gained


@cache
def strikes(tables: Tables) -> Strikes:
    """The attacks of a set of content, worked out as they are met."""
    return Strikes(tables)
