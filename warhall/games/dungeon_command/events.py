"""What happens, as it is told: one structure for each kind of event."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from warhall.games.dungeon_command.actions import Attack, Commander, Kind, Order, SourceName, Square, Tile, Turn, Unit
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event
from warhall.kernel.words import Name

Aimed: TypeAlias = Literal["unit", "square", "nothing"]
"""What was named as target."""
Cause: TypeAlias = Literal["attack", "effect", "hazard"]
"""What deals damage: an attack that was announced, a card or power, or hazardous terrain."""


class Rolled(Event, frozen=True, tag="rolled"):
    """DC-5.1: a die for the deployment."""

    seat: Seat
    face: int


class Led(Event, frozen=True, tag="led"):
    """DC-4.1, DC-4.6, DC-4.7: a commander was chosen, and with him the Morale and Leadership to start with."""

    seat: Seat
    commander: Commander
    morale: int
    leadership: int


class TileLaid(Event, frozen=True, tag="tile-laid"):
    """DC-2.16: a tile was laid."""

    seat: Seat
    tile: Tile
    square: Square
    turn: Turn


class ChestsPlaced(Event, frozen=True, tag="chests-placed"):
    """DC-2.11, DC-28.5: chest markers were laid face down."""

    squares: tuple[Square, ...]


class FirstNamed(Event, frozen=True, tag="first-named"):
    """DC-5.1: who deploys first."""

    seat: Seat


class Shuffled(Event, frozen=True, tag="hand-shown"):
    """DC-5.12: a starting hand without a creature that could be deployed is shown and dealt anew."""

    seat: Seat
    creatures: tuple[Kind, ...]


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A turn begins."""

    seat: Seat
    round: int


class Drew(Event, frozen=True, tag="drew"):
    """Order cards were drawn at once, perhaps by an effect; only their player sees which."""

    seat: Seat
    orders: tuple[Order, ...]
    by: Literal["yes", "no"] = "no"
    powers: tuple[SourceName, ...] = ()


class DrewHidden(Event, frozen=True, tag="drew-hidden"):
    """Order cards were drawn at once, perhaps by an effect."""

    seat: Seat
    count: int
    by: Literal["yes", "no"] = "no"
    powers: tuple[SourceName, ...] = ()


class Mustered(Event, frozen=True, tag="mustered"):
    """Creature cards were drawn at once; only their player sees which."""

    seat: Seat
    creatures: tuple[Kind, ...]


class MusteredHidden(Event, frozen=True, tag="mustered-hidden"):
    """Creature cards were drawn at once."""

    seat: Seat
    count: int


class Discarded(Event, frozen=True, tag="discarded"):
    """An order card went to the discard pile: from the hand, from a creature that is no more, or (DC-15.16) as it could
    not be attached.
    """

    seat: Seat
    order: Order
    whence: Literal["hand", "creature", "stack"]
    by: Literal["yes", "no"] = "no"
    powers: tuple[SourceName, ...] = ()
    """The card or power whose effect it is, where it is no cost."""


class NoneDiscarded(Event, frozen=True, tag="none-discarded"):
    """DC-9.15: an effect would have order cards discarded, but the hand is empty."""

    seat: Seat
    power: SourceName


class NoneDrawn(Event, frozen=True, tag="none-drawn"):
    """DC-7.6: an effect would have order cards drawn, but the deck is empty."""

    seat: Seat
    power: SourceName


class DeckEmptied(Event, frozen=True, tag="deck-emptied"):
    """DC-7.6, DC-26.4: the last card of a deck was drawn."""

    seat: Seat
    deck: Literal["orders", "creatures"]


class Deployed(Event, frozen=True, tag="deployed"):
    """A creature came into play: in its start zone, by an effect, as near as it can, or where a text lets it."""

    seat: Seat
    unit: Unit
    square: Square
    where: Literal["zone", "near", "own", "lent"] = "zone"
    powers: tuple[Name, ...] = ()
    """The text that offers the place: of the creature itself, or of another."""
    units: tuple[Unit, ...] = ()


class Activated(Event, frozen=True, tag="activated"):
    """DC-8.1: a creature was activated."""

    unit: Unit


class MoveAnnounced(Event, frozen=True, tag="move-announced"):
    """DC-11.1, DC-18.13: a move was announced, perhaps as a standard action."""

    unit: Unit
    path: tuple[Square, ...]
    how: Literal["move", "sprint"]


class AttackAnnounced(Event, frozen=True, tag="attack-announced"):
    """DC-19.1: an attack was announced."""

    unit: Unit
    target: Unit
    attack: Attack


class Choices(NamedTuple):
    """DC-9.15: what else was chosen when a card or power was announced."""

    by: Literal["none", "melee", "ranged"]
    """The kind of the attack, where the card leaves it open."""
    chose: Literal["yes", "no"]
    options: tuple[Name, ...]
    frees: Literal["yes", "no"]
    removed: tuple[Order, ...]
    answers: Literal["card", "own", "no"]
    against: tuple[Name, ...]
    whose: tuple[Unit, ...]
    """DC-22.13: the action whose damage is prevented."""


class OrderPlayed(Event, frozen=True, tag="order-played"):
    """DC-15.1, DC-9.7, DC-16.2, DC-15.14: an order was played, with all that was named and paid for it."""

    seat: Seat
    order: Order
    unit: Unit
    at: Aimed
    targets: tuple[Unit, ...]
    squares: tuple[Square, ...]
    helped: Literal["yes", "no"]
    helpers: tuple[Unit, ...]
    paid: Literal["yes", "no"]
    cards: tuple[Order, ...]
    by: Literal["none", "melee", "ranged"]
    chose: Literal["yes", "no"]
    options: tuple[Name, ...]
    frees: Literal["yes", "no"]
    removed: tuple[Order, ...]
    answers: Literal["card", "own", "no"]
    against: tuple[Name, ...]
    whose: tuple[Unit, ...]


class PowerUsed(Event, frozen=True, tag="power-used"):
    """DC-18.1, DC-9.7, DC-15.14: a power was used, with what it is aimed at and what was paid for it."""

    unit: Unit
    power: SourceName
    at: Aimed
    targets: tuple[Unit, ...]
    strikes: Literal["yes", "no"]
    """DC-9.15: whether the attack that follows has a target of its own."""
    foes: tuple[Unit, ...]
    squares: tuple[Square, ...]
    paid: Literal["yes", "no"]
    cards: tuple[Order, ...]
    by: Literal["none", "melee", "ranged"]
    chose: Literal["yes", "no"]
    options: tuple[Name, ...]
    frees: Literal["yes", "no"]
    removed: tuple[Order, ...]
    answers: Literal["card", "own", "no"]
    against: tuple[Name, ...]
    whose: tuple[Unit, ...]


class ShedAnnounced(Event, frozen=True, tag="shed-announced"):
    """DC-15.11, DC-18.1: a creature acts to get rid of an attached card, by the power that the card gives it."""

    unit: Unit
    order: Order


class CommanderPowerUsed(Event, frozen=True, tag="commander-power-used"):
    """DC-18.11: a power of the commander was used."""

    seat: Seat
    power: SourceName


class Triggered(Event, frozen=True, tag="triggered"):
    """DC-18.6, DC-18.9: a triggered effect was put on the stack, with its target."""

    unit: Unit
    power: SourceName
    at: Aimed
    targets: tuple[Unit, ...]


class HazardStruck(Event, frozen=True, tag="hazard-struck"):
    """DC-13.7: hazard damage was put on the stack."""

    unit: Unit


class DodgeAnnounced(Event, frozen=True, tag="dodge-announced"):
    """DC-20.11: a creature is to dodge an attack, by name if it is that of a card or power."""

    unit: Unit
    attacker: Unit
    why: Cause
    powers: tuple[SourceName, ...]


class CollectAnnounced(Event, frozen=True, tag="collect-announced"):
    """DC-24.4: treasure is to be collected."""

    unit: Unit
    square: Square


class Passed(Event, frozen=True, tag="passed"):
    """DC-10.4, DC-10.18: a chance to respond, or to act on the empty stack, went by."""

    seat: Seat


class Failed(Event, frozen=True, tag="failed"):
    """DC-10.8, DC-19.11, DC-24.7: an action, or an attack that is part of one, had become impossible."""

    unit: Unit
    what: Literal["action", "attack", "treasure"] = "action"


class Fizzled(Event, frozen=True, tag="fizzled"):
    """DC-10.8: an action of a card or power had become impossible, and why."""

    unit: Unit
    power: SourceName
    why: Literal["gone", "condition", "target", "lost"]
    targets: tuple[Unit, ...]


class FellShort(Event, frozen=True, tag="fell-short"):
    """DC-19.7, DC-19.11: an attack does not reach its target, or an enemy stands beside who would shoot."""

    unit: Unit
    target: Unit
    why: Literal["reach", "enemy"]


class Moved(Event, frozen=True, tag="moved"):
    """DC-14.16: a creature moved by a card or power."""

    unit: Unit
    path: tuple[Square, ...]
    power: SourceName


class Shifted(Event, frozen=True, tag="shifted"):
    """DC-14.8: a creature shifted."""

    unit: Unit
    path: tuple[Square, ...]
    power: SourceName


class Slid(Event, frozen=True, tag="slid"):
    """DC-14.11: a creature was slid."""

    unit: Unit
    path: tuple[Square, ...]
    power: SourceName


Hindrance: TypeAlias = Literal["held", "away", "enemy", "stop", "points", "room"]
"""What spoils an announced path: a card that holds the creature, a first square that is not next to it any more, an
enemy in the way or beside it, too few points, or no room at the end."""


class CutShort(Event, frozen=True, tag="cut-short"):
    """DC-11.18: a creature can go only a part of the announced way."""

    unit: Unit
    path: tuple[Square, ...]
    why: Hindrance
    cards: tuple[Order, ...] = ()


class Stayed(Event, frozen=True, tag="stayed"):
    """DC-11.18, DC-14.21: a creature stays where it is."""

    unit: Unit
    why: Hindrance
    cards: tuple[Order, ...] = ()


class Remained(Event, frozen=True, tag="remained"):
    """DC-11.7, DC-14.21: a movement of 0 squares, by choice, since there is nowhere to go, or as a card holds it."""

    unit: Unit
    power: SourceName


class Prevented(Event, frozen=True, tag="prevented"):
    """DC-22.8: damage was prevented, by cards or by Block."""

    unit: Unit
    amount: int
    by: Literal["cards", "block"]
    why: Cause
    powers: tuple[SourceName, ...]


class DamageRaised(Event, frozen=True, tag="damage-raised"):
    """DC-18.10, DC-19.9, DC-19.10: more damage by an effect, or by one used before or an ability without a name."""

    unit: Unit
    amount: int
    why: Literal["effect", "earlier", "ability"]
    powers: tuple[Name, ...]


class Unpreventable(Event, frozen=True, tag="unpreventable"):
    """DC-22.12: preventions and Block are skipped, as the damage cannot be prevented."""

    unit: Unit


class Dodged(Event, frozen=True, tag="dodged"):
    """DC-20.12: a creature dodged an attack, by name if it is that of a card or power."""

    unit: Unit
    attacker: Unit
    why: Cause
    powers: tuple[SourceName, ...]


class Cowered(Event, frozen=True, tag="cowered"):
    """DC-23.3: a creature cowered from damage; what it costs is told as a change of Morale."""

    unit: Unit
    amount: int
    why: Cause
    powers: tuple[SourceName, ...]


class Damaged(Event, frozen=True, tag="damaged"):
    """DC-22.1: damage was put on a creature."""

    unit: Unit
    amount: int
    damage: int
    why: Cause
    powers: tuple[SourceName, ...]


class Destroyed(Event, frozen=True, tag="destroyed"):
    """DC-22.2: a creature was destroyed."""

    unit: Unit


class Spared(Event, frozen=True, tag="spared"):
    """DC-20.12, DC-23.3: who dodged or cowered is spared what else the card or power does."""

    unit: Unit
    power: SourceName
    how: Literal["cowered", "dodged"]


class Healed(Event, frozen=True, tag="healed"):
    """DC-22.10: damage was removed."""

    unit: Unit
    amount: int


class Unhurt(Event, frozen=True, tag="unhurt"):
    """DC-22.10: there was no damage to remove."""

    unit: Unit


class NobodyHit(Event, frozen=True, tag="nobody-hit"):
    """DC-9.14: damage to all creatures of a group in which there is none when the action is resolved."""

    unit: Unit
    power: SourceName


class Tapped(Event, frozen=True, tag="tapped"):
    """DC-9.10: a creature was tapped by an effect of a card or power."""

    unit: Unit
    power: SourceName


class Freed(Event, frozen=True, tag="freed"):
    """DC-9.14: a creature was untapped by an effect of a card or power."""

    unit: Unit
    power: SourceName


class Unturned(Event, frozen=True, tag="unturned"):
    """DC-9.13: an effect would tap a tapped creature or untap an untapped one, and so does nothing."""

    unit: Unit
    power: SourceName
    tapped: Literal["yes", "no"]


class Untapped(Event, frozen=True, tag="untapped"):
    """DC-9.11: creatures were untapped; told once for all of them."""

    units: tuple[Unit, ...]

    def joined(self, later: Event) -> Event | None:
        """One after another are one line."""
        return Untapped(self.units + later.units) if isinstance(later, Untapped) else None


class CardAttached(Event, frozen=True, tag="card-attached"):
    """DC-15.10: a card was attached."""

    unit: Unit
    order: Order


class CardRemoved(Event, frozen=True, tag="card-removed"):
    """DC-15.11: an attached card was removed."""

    unit: Unit
    order: Order


class Hidden(Event, frozen=True, tag="hidden"):
    """DC-18.14: a creature left the battlefield."""

    unit: Unit


class Returned(Event, frozen=True, tag="returned"):
    """DC-18.14: a hidden creature returned."""

    unit: Unit
    square: Square


class Granted(Event, frozen=True, tag="granted"):
    """DC-14.19, DC-18.10: what a creature can do for a while."""

    unit: Unit
    what: Literal["shifts", "walls", "bonus"]
    amount: int
    until: str


class MoraleChanged(Event, frozen=True, tag="morale-changed"):
    """Morale rose or fell: a creature was lost or cowered, a treasure was taken, or an effect says so."""

    seat: Seat
    change: int
    morale: int
    signed: str
    now: str
    why: Literal["lost", "cowered", "treasure", "effect"]


class LeadershipRose(Event, frozen=True, tag="leadership-rose"):
    """DC-25.1: Leadership rises by 1."""

    seat: Seat
    leadership: int


class ChestRevealed(Event, frozen=True, tag="chest-revealed"):
    """DC-24.2: a chest was turned over."""

    unit: Unit
    square: Square
    value: int


class Declined(Event, frozen=True, tag="declined"):
    """DC-18.6: an optional effect was not used."""

    seat: Seat
    unit: Unit
    power: SourceName


EVENTS = tuple(Event.__subclasses__())
EVENTS = tuple(kind for kind in EVENTS if kind.__module__ == __name__)
