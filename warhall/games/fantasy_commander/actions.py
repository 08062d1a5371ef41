"""What a player can do: every action with its notation, and the codec that numbers them.

Here: the types. Not here: what they do, what forbids them and which are offered (the questions of each chapter).

Choices are small: first the unit, then the action, then the target. `move-by` and `run-by` name a path hex by hex and
exist only as structures; `move` and `run` name the end and take the usual path.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NewType, cast

from warhall.games.fantasy_commander.operations import Colour as ColourWord
from warhall.games.fantasy_commander.operations import Face as FaceWord
from warhall.games.fantasy_commander.printed import COLUMNS, ROWS, Printed
from warhall.geometry.names import cell_name
from warhall.kernel.actions import Action, Codec, Seat, SeatVocabulary, Vocabulary
from warhall.kernel.words import Name, Word

if TYPE_CHECKING:
    from warhall.games.fantasy_commander.state import Battle

Unit = NewType("Unit", int)
"""A unit on the table."""
Kind = NewType("Kind", int)
"""A unit card."""
Hex = NewType("Hex", int)
Ground = NewType("Ground", int)
"""A kind of terrain."""
Card = NewType("Card", int)
"""A tactic card."""
Colour = NewType("Colour", int)
Face = NewType("Face", int)
Item = NewType("Item", int)
"""One of several things in a list."""
Start = NewType("Start", int)
"""One of the start-of-activation effects that wait."""
Slot = NewType("Slot", int)
"""One of the properties that a unit can pay for, as its card numbers them."""
TownCard = NewType("TownCard", int)
EscalationCard = NewType("EscalationCard", int)
Entry = NewType("Entry", int)
"""A unit of the campaign's roster."""

MOST_UNITS = 80
"""On both sides together, with those summoned."""
MOST_ITEMS = 16
MOST_ENTRIES = 240


class AddUnit(Action, frozen=True, tag="add-unit"):
    """FC-3.1: put a unit into the army."""

    kind: Kind


class DropUnit(Action, frozen=True, tag="drop-unit"):
    """FC-3.1: take a unit out of the army again."""

    kind: Kind


class AddCard(Action, frozen=True, tag="add-card"):
    """FC-5.1: put a card into the deck."""

    card: Card


class DropCard(Action, frozen=True, tag="drop-card"):
    """FC-5.1: take a card out of the deck again."""

    card: Card


class Lay(Action, frozen=True, tag="lay"):
    """FC-29.4: pick the terrain to be put on the map."""

    terrain: Ground


class Deploy(Action, frozen=True, tag="deploy"):
    """FC-6.5: pick the unit to be deployed."""

    unit: Unit


class On(Action, frozen=True, tag="on"):
    """Name the hex where something is put."""

    hex: Hex


class Keep(Action, frozen=True, tag="keep"):
    """FC-9.14: keep the order dice as they lie."""


class RerollAll(Action, frozen=True, tag="reroll-all"):
    """FC-9.5: give up one order die and roll all others again."""


class RerollAny(Action, frozen=True, tag="reroll-any"):
    """FC-28.5, FC-C.23: roll any number of order dice again without loss."""


class Reroll(Action, frozen=True, tag="reroll"):
    """FC-9.7, FC-26.17: roll again a die that shows this face."""

    face: Face


class GiveUp(Action, frozen=True, tag="give-up"):
    """FC-9.13: lose an order of this colour."""

    colour: Colour


class Begin(Action, frozen=True, tag="begin"):
    """FC-9.9: begin to give orders."""


class Give(Action, frozen=True, tag="give"):
    """FC-10.1: lay an order on a unit."""

    unit: Unit
    colour: Colour


class TakeBack(Action, frozen=True, tag="take-back"):
    """FC-10.7: take an order back into the reserve."""

    unit: Unit


class Finish(Action, frozen=True, tag="finish"):
    """FC-10.7: all orders are given."""


class Effect(Action, frozen=True, tag="effect"):
    """FC-13.1: play the top card for its effect."""


class TakeOrder(Action, frozen=True, tag="take-order"):
    """FC-13.2: take the order of the top card."""


class Activate(Action, frozen=True, tag="activate"):
    """FC-14.1: activate a unit."""

    unit: Unit


class Proceed(Action, frozen=True, tag="proceed"):
    """FC-12.4: activate a unit now."""


class Recolour(Action, frozen=True, tag="recolour"):
    """FC-12.8: replace a purple order on a unit."""

    unit: Unit
    colour: Colour


class Resolve(Action, frozen=True, tag="resolve"):
    """FC-14.11: which effect comes next."""

    item: Start


class Pay(Action, frozen=True, tag="pay"):
    """FC-14.5: pay for a property; they are numbered as on the card."""

    item: Slot


class Move(Action, frozen=True, tag="move"):
    """FC-16.1: move to a hex."""

    hex: Hex


class Run(Action, frozen=True, tag="run"):
    """FC-16.4: run to a hex."""

    hex: Hex


class MoveBy(Action, frozen=True, tag="move-by"):
    """FC-16.1: move hex by hex."""

    path: tuple[Hex, ...]


class RunBy(Action, frozen=True, tag="run-by"):
    """FC-16.4: run hex by hex."""

    path: tuple[Hex, ...]


class Attack(Action, frozen=True, tag="attack"):
    """FC-19.1: attack a unit in melee."""

    unit: Unit


class Sweep(Action, frozen=True, tag="sweep"):
    """FC-26.19: attack every enemy in contact."""


class Shoot(Action, frozen=True, tag="shoot"):
    """FC-23.1: shoot at a unit."""

    unit: Unit


class Defend(Action, frozen=True, tag="defend"):
    """FC-17.1, FC-17.4: declare defence."""


class Counter(Action, frozen=True, tag="counter"):
    """FC-26.7: roll defence dice by Counterblow."""


class Rest(Action, frozen=True, tag="rest"):
    """FC-15.12: rest."""


class Pass(Action, frozen=True, tag="pass"):
    """FC-14.3: do nothing more."""


class Redirect(Action, frozen=True, tag="redirect"):
    """FC-26.9: let a Defender take over the attack."""

    unit: Unit


class Tire(Action, frozen=True, tag="tire"):
    """FC-15.1: take a fatigue token."""


class Retreat(Action, frozen=True, tag="retreat"):
    """FC-20.4: the next hex of a retreat."""

    hex: Hex


class Advance(Action, frozen=True, tag="advance"):
    """FC-21.1: occupy the hex left free."""


class Pursue(Action, frozen=True, tag="pursue"):
    """FC-26.24: where Persecution leads."""

    hex: Hex


class Target(Action, frozen=True, tag="target"):
    """FC-13.10: choose a unit for an effect."""

    unit: Unit


class Choose(Action, frozen=True, tag="choose"):
    """Choose one of several."""

    item: Item


class Put(Action, frozen=True, tag="put"):
    """The next card from the top of the deck."""

    card: Card


class Use(Action, frozen=True, tag="use"):
    """Use what may be used."""


class Decline(Action, frozen=True, tag="decline"):
    """Do not use what may be used."""


class Done(Action, frozen=True, tag="done"):
    """Stop here."""


class Escalate(Action, frozen=True, tag="escalate"):
    """FC-C.22: choose an escalation card."""

    card: EscalationCard


class Promote(Action, frozen=True, tag="promote"):
    """FC-C.8: promote a unit of the roster."""

    entry: Entry


class Recover(Action, frozen=True, tag="recover"):
    """FC-C.7: pay for a hero or giant to be back at once."""

    entry: Entry


class Hire(Action, frozen=True, tag="hire"):
    """FC-C.27: hire a hero or a giant."""

    kind: Kind


class Build(Action, frozen=True, tag="build"):
    """FC-C.9: build a town card."""

    card: TownCard


class Repair(Action, frozen=True, tag="repair"):
    """FC-C.10: repair a damaged town card."""

    card: TownCard


class Concede(Action, frozen=True, tag="concede"):
    """FC-25.6: give the battle up."""


ACTIONS: tuple[type[Action], ...] = (
    AddUnit, DropUnit, AddCard, DropCard, Lay, Deploy, On, Keep, RerollAll, RerollAny, Reroll, GiveUp, Begin, Give,
    TakeBack, Finish, Effect, TakeOrder, Activate, Proceed, Recolour, Resolve, Pay, Move, Run, MoveBy, RunBy, Attack,
    Sweep, Shoot, Defend, Counter, Rest, Pass, Redirect, Tire, Retreat, Advance, Pursue, Target, Choose, Put, Use,
    Decline, Done, Escalate, Promote, Recover, Hire, Build, Repair, Concede,
)  # fmt: skip


class Units(Vocabulary):
    """The units of a battle: named by their card and a number; a number without a unit has a bare name."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("piece", (f"unit-{number + 1}" for number in range(MOST_UNITS)))

    def names_in(self, state: object) -> Sequence[str]:
        """The names of the units of this battle."""
        return cast("Battle", state).unit_names(self.names)

    def word(self, state: object, number: int) -> Word:
        """A unit is said with the name of its card and its number."""
        return Name(self.kind, self.name(state, number))


class Starts(Vocabulary):
    """The start-of-activation effects that wait: numbered, and said by what they come from."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("item", (str(number + 1) for number in range(MOST_ITEMS)))

    def word(self, state: object, number: int) -> Word:
        """The terrain, the card or the property it comes from."""
        return cast("Battle", state).start_name(number) or Name(self.kind, self.names[number])


class Slots(Vocabulary):
    """The properties that the activated unit can pay for: numbered, and said by their names."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("item", (str(number + 1) for number in range(MOST_ITEMS)))

    def word(self, state: object, number: int) -> Word:
        """The name of the property."""
        return cast("Battle", state).slot_name(number) or Name(self.kind, self.names[number])


class Entries(Vocabulary):
    """The units of both rosters of a campaign."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("entry", (f"entry-{number + 1}" for number in range(MOST_ENTRIES)))

    def word(self, state: object, number: int) -> Word:
        """A unit of the roster is said by the name of its card."""
        return cast("Battle", state).entry_name(number) or Name(self.kind, self.names[number])


def codec_of(printed: Printed) -> Codec:
    """The codec for a set of content."""
    return Codec(
        ACTIONS,
        {
            Unit: Units(),
            Kind: Vocabulary("unit", [unit.id for unit in printed.units]),
            Hex: Vocabulary("hex", [cell_name(cell, COLUMNS) for cell in range(COLUMNS * ROWS)]),
            Ground: Vocabulary("terrain", [terrain.id for terrain in printed.terrain]),
            Card: Vocabulary("card", [card.id for card in printed.tactics]),
            Colour: Vocabulary("colour", [colour.value for colour in ColourWord]),
            Face: Vocabulary("face", [face.value for face in FaceWord]),
            Item: Vocabulary("item", [str(number + 1) for number in range(MOST_ITEMS)]),
            Start: Starts(),
            Slot: Slots(),
            TownCard: Vocabulary("town_card", [card.id for card in printed.town_cards]),
            EscalationCard: Vocabulary("escalation_card", [card.id for card in printed.escalation_cards]),
            Entry: Entries(),
            Seat: SeatVocabulary(2),
        },
    )
