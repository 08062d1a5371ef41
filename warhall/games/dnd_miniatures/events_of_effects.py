"""What happens to creatures for a while: conditions, ongoing damage, bonuses, saving throws (chapters 21 and 22).

The other events: `events`.
"""

from __future__ import annotations

from warhall.games.dnd_miniatures.actions import ConditionName, DamageName, SourceName, Unit
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event
from warhall.kernel.words import Name


class Afflicted(Event, frozen=True, tag="afflicted"):
    """Chapter 22: a condition, and how long it lasts."""

    unit: Unit
    condition: ConditionName
    duration: Name


class Unaffected(Event, frozen=True, tag="unaffected"):
    """DM-11.16: a condition or a type of ongoing damage that a creature is immune to."""

    unit: Unit
    to: Name


class OngoingGained(Event, frozen=True, tag="ongoing-gained"):
    """DM-21.10: ongoing damage, and how long it lasts."""

    unit: Unit
    amount: int
    type: DamageName
    duration: Name


class OngoingTaken(Event, frozen=True, tag="ongoing-taken"):
    """DM-21.10: ongoing damage is due."""

    unit: Unit
    amount: int
    type: DamageName


class BonusGained(Event, frozen=True, tag="bonus-gained"):
    """DM-13.8: something is more or less for a while, by a power or an attack."""

    unit: Unit
    source: SourceName
    signed: str
    stat: Name
    duration: Name


class Weakened(Event, frozen=True, tag="weakened"):
    """DM-11.15: a vulnerability for a while."""

    unit: Unit
    source: SourceName
    amount: int
    type: DamageName
    duration: Name


class AbilityGained(Event, frozen=True, tag="ability-gained"):
    """DM-1.15: an ability for a while, by a power or an attack; some with a number."""

    unit: Unit
    source: SourceName
    ability: Name
    duration: Name
    n: int


class DamageTyped(Event, frozen=True, tag="damage-typed"):
    """DM-1.15: damage is of a type for a while."""

    unit: Unit
    source: SourceName
    type: DamageName
    duration: Name


class ResistanceGained(Event, frozen=True, tag="resistance-gained"):
    """DM-1.15: a resistance for a while."""

    unit: Unit
    source: SourceName
    amount: int
    type: DamageName
    duration: Name


class EffectGained(Event, frozen=True, tag="effect-gained"):
    """DM-1.15: another lasting effect; told once for all that one power does."""

    unit: Unit
    source: SourceName

    def joined(self, later: Event) -> Event | None:
        """The same once more says nothing new."""
        return self if later == self else None


class Doomed(Event, frozen=True, tag="doomed"):
    """DM-11.18: an effect destroys a creature outright."""

    unit: Unit
    source: SourceName


class EffectEnded(Event, frozen=True, tag="effect-ended"):
    """DM-21.1: an effect ended."""

    unit: Unit
    source: SourceName


class SaveRolled(Event, frozen=True, tag="save-rolled"):
    """DM-21.8: a saving throw."""

    unit: Unit
    source: SourceName
    face: int
    outcome: str


class ConfusionRolled(Event, frozen=True, tag="confusion-rolled"):
    """DM-22.6: the roll of a Confused creature, and what it does: `own`, `nothing` or `enemy`."""

    unit: Unit
    face: int
    outcome: str
    seats: tuple[Seat, ...]
    """DM-22.8: the opponent who controls it."""
