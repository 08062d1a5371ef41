"""What happens in an attack, from its declaration to what adds to a hit (chapters 12 to 19).

The other events: `events`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from warhall.games.dnd_miniatures.actions import (
    AttackName,
    SourceName,
    Square,
    Unit,
)
from warhall.kernel.events import Event
from warhall.kernel.words import Name

More: TypeAlias = Literal["sneak", "charge", "pack", "bloodied", "beside", "aura", "attack"]
"""What adds damage to a hit: an ability by its name or kind, an aura, or the attack itself."""


Provocation: TypeAlias = Literal["leaves", "shoots"]
"""DM-19.2, DM-19.3: what provokes an opportunity attack."""

Edge: TypeAlias = Literal["condition", "unseen", "threats", "flanking", "power"]
"""DM-17.2: what gives combat advantage."""


class AttackDeclared(Event, frozen=True, tag="attack-declared"):
    """DM-12.1: an attack was declared, and with how many strikes at most against each target."""

    unit: Unit
    attack: AttackName
    targets: tuple[Unit, ...]
    strikes: int


class AreaDeclared(Event, frozen=True, tag="area-declared"):
    """DM-12.1: an attack on an area was declared."""

    unit: Unit
    attack: AttackName


class AreaCovers(Event, frozen=True, tag="area-covers"):
    """DM-12.17: who stands in the area."""

    attack: AttackName
    targets: tuple[Unit, ...]


class AreaEmpty(Event, frozen=True, tag="area-empty"):
    """DM-12.17: nobody whom the attack can hurt stands in the area."""

    attack: AttackName


class ChargeDeclared(Event, frozen=True, tag="charge-declared"):
    """DM-16.1: a charge was declared."""

    unit: Unit
    target: Unit


class OpportunityTaken(Event, frozen=True, tag="opportunity-taken"):
    """DM-19.1: an opportunity attack, and what provoked it: the target leaves its square, or attacks from afar."""

    unit: Unit
    target: Unit
    attack: AttackName
    square: Square
    why: Provocation


class OpportunityPassed(Event, frozen=True, tag="opportunity-passed"):
    """DM-19.6: creatures that could make an opportunity attack do not; a movement pauses there all the same."""

    units: tuple[Unit, ...]
    target: Unit
    square: Square
    why: Provocation


class AttackRolled(Event, frozen=True, tag="attack-rolled"):
    """DM-13.1: an attack roll."""

    unit: Unit
    target: Unit
    face: int
    total: int
    against: int
    modifier: str
    versus: Name
    parted: Literal["yes", "no"]
    """Whether the modifier is told part by part: the bonus of the attack, and what else there is."""
    attack: str
    charge: int
    advantage: int
    edge: Edge
    cover: int
    helpless: int
    circle: int
    """DM-24.18."""
    soul: int
    """DM-23.18: Evil Soul."""
    trait: int
    traits: tuple[Name, ...]
    """What abilities and auras add."""
    gift: str
    gifts: tuple[SourceName, ...]
    """What lasting effects add, as it is written, and whose they are."""
    aid: str
    """What powers add to this attack, as it is written; they are told when they are used."""
    shielded: int
    shields: tuple[Name, ...]
    """What abilities and auras add to the defence."""
    ward: str
    wards: tuple[SourceName, ...]
    """What lasting effects add to it."""


class PitRolled(Event, frozen=True, tag="pit-rolled"):
    """DM-24.12: the second roll, at the edge of a pit, and whether the creature falls."""

    unit: Unit
    target: Unit
    face: int
    total: int
    against: int
    fate: str


class Hit(Event, frozen=True, tag="hit"):
    """DM-13.1: a hit; of some it is `sure`, whatever the total: by a natural 20, or since the target is Helpless."""

    unit: Unit
    target: Unit
    sure: Literal["no", "natural", "helpless"]


class CriticalHit(Event, frozen=True, tag="critical-hit"):
    """DM-13.2, DM-25.4: a critical hit, by a natural 20 or, on a blood `rock`, by a natural 19."""

    unit: Unit
    target: Unit
    why: Literal["natural", "rock"]


class Missed(Event, frozen=True, tag="missed"):
    """DM-13.1, DM-13.11, DM-13.15: a miss; with a natural 1 (DM-13.4) it is `sure`, whatever the total."""

    unit: Unit
    target: Unit
    sure: Literal["no", "natural"]


class HitTurned(Event, frozen=True, tag="hit-turned"):
    """DM-13.15: a power has raised the defence above the total, and the hit is a miss."""

    target: Unit
    versus: Name
    against: int
    total: int


class DamageAdded(Event, frozen=True, tag="damage-added"):
    """DM-12.1, DM-23.1, DM-23.15, DM-23.16: a hit does more damage, and thanks to what."""

    unit: Unit
    n: int
    why: More
    by: tuple[Unit, ...]
    """Whose aura it is."""


class HitTaken(Event, frozen=True, tag="hit-taken"):
    """DM-13.15: a hit and all its effects go to another creature than the one that was attacked."""

    target: Unit
    unit: Unit


class AftereffectBegan(Event, frozen=True, tag="aftereffect-began"):
    """DM-12.9: the aftereffect of an attack that has hit is handled."""

    unit: Unit
    attack: AttackName


class ConcealRolled(Event, frozen=True, tag="conceal-rolled"):
    """DM-13.11: a Conceal roll."""

    target: Unit
    face: int
    need: int
    hit: str


class AttackLost(Event, frozen=True, tag="attack-lost"):
    """DM-12.16, DM-16.12, DM-19.8: an attack cannot be made, or not on one of its targets, or a charge fell short."""

    unit: Unit
    targets: tuple[Unit, ...]
    """Whom it was to hit, if the rest of the attack goes on or it was a charge."""
    aimed: Literal["yes", "no"]


class Unveiled(Event, frozen=True, tag="unveiled"):
    """DM-22.11: a creature that is invisible until it attacks has attacked."""

    unit: Unit
