"""How a lasting change to a unit is told (FC-13.5): the property, the ban, or the number that is another one now.

And how dice are told that are more than those of the card, or rolled again: thanks to what.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from warhall.games.fantasy_commander.actions import Ground, Unit
from warhall.games.fantasy_commander.cards import Effect
from warhall.games.fantasy_commander.contexts import Attack
from warhall.games.fantasy_commander.events import SOME_CARD, Giver
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
from warhall.games.fantasy_commander.properties import card, ground_effects, reached
from warhall.games.fantasy_commander.state import BY_MELEE, Battle
from warhall.games.fantasy_commander.tables import (
    DEFENCE,
    E_DICE,
    E_GRANT,
    E_REROLL,
    MASTER_OF_ATTACK,
    MASTER_OF_DEFENCE,
    MASTER_OF_SHOOTING,
    MELEE,
    PROPERTIES,
    RANGED,
    Tables,
    lasting,
)
from warhall.kernel.actions import Seat
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


class DiceAdded(Event, frozen=True, tag="dice-added"):
    """FC-18.5, FC-26.4, FC-28.9: more dice are rolled, and thanks to what; of a property with its number."""

    unit: Unit
    count: int
    what: Literal["attack", "defence"]
    why: Name
    level: int


class OrderDiceChanged(Event, frozen=True, tag="order-dice-changed"):
    """FC-9.12, FC-9.13, FC-27.3: a side rolls more order dice, or one fewer, than its units bring, and why.

    Who rolls no order die gives up a token instead.
    """

    seat: Seat
    count: int
    why: Literal["towns", "terrain", "fewer", "token"]
    grounds: tuple[Ground, ...] = ()
    """The terrain that gives the dice."""


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


def given_by(g: Battle, unit: int, why: Name) -> tuple[Giver, tuple[Unit, ...], tuple[Ground, ...]]:
    """FC-26.2, FC-28.7: from whose aura, or from which terrain, a unit has a property that it has not by itself.

    What its own card, a tactic card or a paid property gives was told, or is read there.
    """
    if why.kind != "property":
        return "self", (), ()
    number = PROPERTIES[Property(why.id)]
    own = any(e[0] == unit and e[2:4] == (E_GRANT, number) for e in g.effects)
    if own or card(g, unit).props >> number & 1:
        return "self", (), ()
    leaders = [leader for leader in reached(g, unit) if card(g, leader).aura_props >> number & 1]
    if unit in leaders:
        return "own", (), ()
    if leaders:
        return "unit", (Unit(leaders[0]),), ()
    for terrain, (what, which, _, _) in ground_effects(g, unit):
        if (what, which) == (E_GRANT, number):
            return "ground", (), (Ground(terrain),)
    return "self", (), ()


def tell_added(g: Battle, unit: int, roll: int, charge: int = 0, *, bare: bool = False) -> None:
    """FC-18.5, FC-26.4, FC-28.9: the dice of terrain and of Charge; those of cards were told when they were laid."""
    what: Literal["attack", "defence"] = "defence" if roll == DEFENCE else "attack"
    for terrain, (kind, which, count, _) in ground_effects(g, unit, bare=bare):
        if (kind, which) == (E_DICE, roll):
            rule = "FC-28.9" if g.game.tables.printed.terrain[terrain].class_ == "element" else "FC-18.5"
            g.tell(rule, DiceAdded(Unit(unit), count, what, g.game.tables.terrain_names[terrain], 0))
    if charge:
        g.tell("FC-26.4", DiceAdded(Unit(unit), charge, what, Name("property", "charge"), charge))


def master_of(g: Battle, attack: Attack, unit: int) -> tuple[str, Name]:
    """FC-26.17, FC-26.18, FC-13.5: thanks to what dice are rolled again: the property of a Master, or else a card."""
    if unit == attack.target:
        roll, master, rule, name = DEFENCE, attack.theirs & MASTER_OF_DEFENCE, "FC-26.18", "master_of_defense"
    elif attack.by == BY_MELEE:
        roll, master, rule, name = MELEE, attack.own & MASTER_OF_ATTACK, "FC-26.17", "master_of_attack"
    else:
        roll, master, rule, name = RANGED, attack.own & MASTER_OF_SHOOTING, "FC-26.18", "master_of_shooting"
    return (rule, Name("property", name)) if master else ("FC-13.5", card_behind(g, unit, (E_REROLL, roll)))


def card_behind(g: Battle, unit: int, *changes: tuple[int, ...]) -> Name:
    """FC-13.5: the tactic card of the unit's side that was played last and makes one of these changes to a unit.

    Effects do not keep where they came from. Once the pile is a deck again, it is the card of the deck that makes such
    a change; of two that do, only that it was a card can be said.
    """
    tables, side = g.game.tables, g.owners[unit]
    for played in reversed(g.discards[side]):
        if makes(tables, played, changes):
            return Name("card", tables.cards[played].id)
    shuffled = {played for played in g.decks[side] if makes(tables, played, changes)}
    return Name("card", tables.cards[shuffled.pop()].id) if len(shuffled) == 1 else SOME_CARD


def makes(tables: Tables, played: int, changes: tuple[tuple[int, ...], ...]) -> bool:
    """FC-13.5: whether a card makes one of these changes to units."""
    ops = (tables.ops[address] for address in (*tables.card_at_once[played], *tables.card_waits[played]))
    return any(isinstance(op, Lasting) and lasting(op)[: len(change)] == change for op in ops for change in changes)


@cache
def source_of(address: str) -> Name:
    """Whose effect an operation belongs to: a card, a paid property, terrain or a town card."""
    kind, _, rest = address.partition(".")
    return Name(SOURCES[kind], rest.partition("/")[0])


SOURCES = {"card": "card", "paid": "paid", "start": "terrain", "town": "town_card"}
"""What the first words of addresses mean."""


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
    DiceAdded,
    OrderDiceChanged,
)
