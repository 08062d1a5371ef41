"""How a lasting change to a unit is told (FC-13.5): the property, the ban, or the number that is another one now."""

from __future__ import annotations

import msgspec

from warhall.games.fantasy_commander.actions import Unit
from warhall.games.fantasy_commander.cards import Effect
from warhall.games.fantasy_commander.operations import (
    Dice,
    Forbid,
    Grant,
    Ignore,
    Lasting,
    Lose,
    Property,
    Range,
    Reroll,
    Result,
    Speed,
    Support,
)
from warhall.kernel.events import Event
from warhall.kernel.words import Name


class PropertyGained(Event, frozen=True, tag="property-gained"):
    """FC-13.5: a unit has a property for a time; of some a number of it."""

    unit: Unit
    property: Name
    level: int
    until: Name

    def joined(self, later: Event) -> Event | None:
        """Several units that get the same are one line."""
        return PropertyShared((self.unit,), self.property, self.level, self.until).joined(later)


class PropertyShared(Event, frozen=True, tag="property-shared"):
    """FC-13.5: several units have a property for a time."""

    units: tuple[Unit, ...]
    property: Name
    level: int
    until: Name

    def joined(self, later: Event) -> Event | None:
        """One unit more."""
        same = PropertyGained(self.units[0], self.property, self.level, self.until)
        if isinstance(later, PropertyGained) and msgspec.structs.replace(later, unit=same.unit) == same:
            return msgspec.structs.replace(self, units=(*self.units, later.unit))
        return None


class EffectLaid(Event, frozen=True, tag="effect-laid"):
    """FC-13.5: a change lies on a unit for a time."""

    unit: Unit
    effect: Name
    until: Name


class NumberChanged(Event, frozen=True, tag="number-changed"):
    """FC-13.5: a unit has another number of something for a time."""

    unit: Unit
    effect: Name
    amount: str
    until: Name


class ResultsAdded(Event, frozen=True, tag="results-added"):
    """FC-13.5: a unit adds ready results to its rolls for a time."""

    unit: Unit
    face: Name
    count: int
    roll: Name
    until: Name


class ResultsIgnored(Event, frozen=True, tag="results-ignored"):
    """FC-13.5, FC-19.11: a unit ignores results of each enemy roll for a time."""

    unit: Unit
    face: Name
    count: int
    roll: Name
    until: Name


class PropertyLost(Event, frozen=True, tag="property-lost"):
    """FC-13.5: a unit does without a property for a time."""

    unit: Unit
    property: Name
    until: Name


class Forbidden(Event, frozen=True, tag="forbidden"):
    """FC-13.5: a unit may not do something for a time."""

    unit: Unit
    what: Name
    until: Name


def change_event(unit: int, op: Lasting) -> Event:  # noqa: PLR0911  one return for each kind
    """What everybody hears of a change."""
    until = Name("until", op.until.value)
    match op:
        case Grant():
            return PropertyGained(Unit(unit), Name("property", op.property.value), op.x, until)
        case Support():
            return EffectLaid(Unit(unit), Name("effect", f"support-{op.kind.value}"), until)
        case Lose():
            return PropertyLost(Unit(unit), Name("property", op.property.value), until)
        case Forbid():
            return Forbidden(Unit(unit), Name("ban", op.what.value), until)
        case Dice() | Reroll():
            effect = f"{'dice' if isinstance(op, Dice) else 'reroll'}-{op.roll.value}"
            return NumberChanged(Unit(unit), Name("effect", effect), signed(op.n), until)
        case Result() | Ignore():
            told = ResultsAdded if isinstance(op, Result) else ResultsIgnored
            return told(Unit(unit), Name("face", op.face.value), op.n, Name("roll", op.roll.value), until)
        case Speed():
            return NumberChanged(Unit(unit), Name("effect", "speed"), signed(op.n), until)
        case Range():
            return NumberChanged(Unit(unit), Name("effect", "range"), f"{signed(op.base)} / {signed(op.max)}", until)


def property_event(unit: int, effect: Effect) -> Event:
    """FC-14.9: the property that a unit has paid for."""
    keyword = tuple(Property)[effect[1]]
    return PropertyGained(Unit(unit), Name("property", keyword.value), effect[2], Name("until", "activation"))


def signed(number: int) -> str:
    """A number that is added, as it is written."""
    return f"+{number}" if number >= 0 else f"−{-number}"


CHANGE_EVENTS = (
    PropertyGained,
    PropertyShared,
    EffectLaid,
    NumberChanged,
    ResultsAdded,
    ResultsIgnored,
    PropertyLost,
    Forbidden,
)
