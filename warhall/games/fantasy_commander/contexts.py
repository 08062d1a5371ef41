"""What is in progress: the activation, the attack, armies being built, the campaign. Parts of the state; no rules."""

from __future__ import annotations

from warhall.games.fantasy_commander.tables import NONE
from warhall.kernel.declared import Pile, declared, hidden
from warhall.kernel.part import Part

NOT_MOVED, MOVED, RAN = range(3)


@declared
class Activation(Part):
    """Chapter 14: the activation in progress."""

    unit: int
    colour: int
    """The order it acts by; a yellow one only rests."""
    started: bool = False
    """Whether the start-of-activation effects are done."""
    moved: int = NOT_MOVED
    tired: bool = False
    """FC-15.1: whether it has taken its voluntary fatigue token."""
    contacts: int = 0
    """FC-26.5: the units it was in contact with at the start."""
    paid: int = 0
    """The properties paid for, as a mask."""
    items: list[str]
    """Start-of-activation effects not yet done, by their addresses."""
    charged: bool = False
    attacks: int = 0
    first_hex: int = NONE
    """FC-26.25: where the first attack was declared."""
    targets: int = 0
    """FC-26.39: the units still to be attacked in a Multiple Attack."""
    sweeping: bool = False
    bonus: bool = False
    """FC-26.19: whether a token gives a die in each roll of the Multiple Attack."""
    looted: bool = False
    """FC-26.21: Marauder was used."""
    advanced: bool = False
    """FC-26.24: it has advanced and may go on."""
    over: bool = False


@declared
class Attack(Part):
    """Chapter 19, chapter 23: the attack in progress, or a panic that a card has caused."""

    by: int
    attacker: int
    target: int
    origin: int
    """The attacker's hex when it attacked."""
    place: int
    """The target's hex when it was attacked."""
    own: int = 0
    """The attacker's properties."""
    theirs: int = 0
    """The target's properties."""
    attack_dice: int = 0
    defence_dice: int = 0
    bonus: bool = False
    """The attacker has bought a die."""
    tired: bool = False
    """The target has taken its token in this attack."""
    charge: int = 0
    defending: bool = False
    attack_support: bool = False
    defence_support: bool = False
    near: bool = False
    """FC-23.10: the target is at base distance."""
    attack_roll: list[int]
    defence_roll: list[int]
    marked: list[int]
    """Faces of dice marked for the reroll."""
    rerolls: int = NONE
    """How many dice may still be marked; NONE before the reroll, 0 after it."""
    hurt: int = 0
    """Damage to the target, while it is being settled."""
    scared: int = 0
    """Panic of the target."""
    hurt_back: int = 0
    scared_back: int = 0
    lost: int = 0
    """What the target has really lost in this attack."""
    lost_back: int = 0
    rushing: bool = False
    steps: int = 0
    """Hexes of retreat still to go."""
    runner: int = NONE
    """Who is retreating."""
    path: list[int]
    pain: int = 0
    """Damage of the retreat."""
    grave: int = NONE
    """The hex where the target was destroyed."""
    grave_back: int = NONE
    """The hex where the attacker was destroyed."""
    routed_back: bool = False
    """FC-21.4: the attacker panicked."""


@declared
class Muster(Part):
    """Chapter 3, chapter 5: armies and decks that are being put together."""

    armies: list[list[int]]
    decks: list[list[int]]
    limits: list[int]
    done: int = 0
    """Which sides have finished, as a mask."""


@declared
class Campaign(Part):
    """FC-C.26: everything that lives on from mission to mission."""

    mission: int = 0
    """Counted from 0."""
    round_limit: int = 0
    """Of the missions; a raid has its own."""
    reputation: list[int]
    prosperity: list[int]
    supplies: list[int]
    kinds: list[int]
    """The rosters of both sides: unit card, side, marks, and whether it is away, hurt or fighting."""
    sides: list[int]
    marks: list[int]
    away: list[int]
    """1: misses the next mission (FC-C.7)."""
    fielded: list[int]
    """For each unit of the battle its place in the roster; NONE for those that have none."""
    built: list[list[int]]
    damaged: list[list[int]]
    escalations: Pile = hidden()
    """The escalation cards that are left, in the order in which they will be drawn."""
    raids: Pile = hidden()
    """The raid cards that are left."""
    drawn: list[int]
    """Escalation cards to choose from."""
    escalation: int = NONE
    winner: int = NONE
    """Of the last mission; NONE: a draw, or none played."""
    hunted: list[int]
    """Heroes and giants that each side has destroyed in this mission."""
    spent_reputation: list[int]
    """1: bought the reroll of this mission (FC-C.23)."""
    asked: int = 0
    """Whose decision it is in the settlement phase, and how far it has come."""
    by_dice: int = 0
    """Who has agreed to settle the raid by dice, as a mask."""
    free_promotions: list[int]
    kept: list[int]
    """Destroyed units that may still keep their level (per side)."""
    raid_card: int = NONE
    defender: int = NONE
