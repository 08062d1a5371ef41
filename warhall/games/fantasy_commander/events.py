"""What happens at the table, one type for each thing that is told."""

from __future__ import annotations

from typing import Literal, TypeAlias

from warhall.games.fantasy_commander.actions import (
    Card,
    Colour,
    Face,
    Ground,
    Hex,
    Kind,
    Unit,
)
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event
from warhall.kernel.words import Name

Lives: TypeAlias = Literal["miniatures", "health"]
"""FC-4.2, FC-4.3: what a unit loses; ordinary ones miniatures, heroes and giants health."""

Uncountable: TypeAlias = Literal["weak", "alone", "unaided", "far"]
"""Why a face does not count: a weak unit, no support in attack or in defence, or too great a distance."""

Whose: TypeAlias = Literal["own", "other"]
"""Of whom a thing is, seen from the side that has to do with it."""

Giver: TypeAlias = Literal["self", "own", "unit", "ground"]
"""Who gives a unit a property: it has it by itself, by the aura of a unit (FC-26.2), or by terrain."""

Loss: TypeAlias = Literal["attack", "retreat", "push", "exhausted"]

YesNo: TypeAlias = Literal["yes", "no"]

SOME_CARD = Name("cause", "card")
"""What is said for a cause that has no name."""


class Deployed(Event, frozen=True, tag="deployed"):
    """FC-6.5: a unit comes to the map."""

    seat: Seat
    unit: Unit
    hex: Hex


class TerrainLaid(Event, frozen=True, tag="terrain-laid"):
    """FC-13.11, FC-29.4, FC-C.30: a terrain hex comes to the map."""

    seat: Seat
    terrain: Ground
    hex: Hex


class LaidLast(Event, frozen=True, tag="laid-last"):
    """FC-29.4: a side stops laying terrain."""

    seat: Seat


class TokenTaken(Event, frozen=True, tag="token-taken"):
    """FC-6.2: who takes the initiative token: the side with more units, or one by lot."""

    seat: Seat
    why: Literal["more", "lot"]


class DeploysFirst(Event, frozen=True, tag="deploys-first"):
    """FC-6.2 to FC-6.4: who deploys first."""

    seat: Seat


class RoundBegan(Event, frozen=True, tag="round-began"):
    """FC-8.1: a round begins."""

    round: int


class OrdersRolled(Event, frozen=True, tag="orders-rolled"):
    """FC-9.3: the order dice of a side, for its own eyes."""

    seat: Seat
    faces: tuple[Face, ...]
    count: int


class OrdersGenerated(Event, frozen=True, tag="orders-generated"):
    """FC-9.14: the reserves are open until orders are given."""

    seat: Seat
    faces: tuple[Face, ...]
    red: int
    blue: int
    green: int
    purple: int
    rolled: Literal["yes", "one", "no"]


class OrderLaid(Event, frozen=True, tag="order-laid"):
    """FC-10.1, FC-9.10: an order is laid face down, perhaps in exchange for a purple one."""

    seat: Seat
    unit: Unit
    colour: Colour
    exchanged: YesNo = "no"


class OrderTakenBack(Event, frozen=True, tag="order-taken-back"):
    """FC-10.7: an order goes back to the reserve."""

    seat: Seat
    unit: Unit


class OrderShown(Event, frozen=True, tag="order-shown"):
    """FC-11.1: the orders of one colour of a side are turned face up."""

    seat: Seat
    units: tuple[Unit, ...]
    colour: Colour


class InitiativeSettled(Event, frozen=True, tag="initiative-settled"):
    """FC-11.2, FC-11.3: who has the initiative: the side with fewer red and purple orders, or who had it before."""

    seat: Seat
    why: Literal["fewer", "equal"]
    own: int
    theirs: int
    """How many red and purple orders the side has on the map, and the other one."""


class StepBegan(Event, frozen=True, tag="step-began"):
    """FC-12.1: a colour step begins."""

    colour: Colour


class Declined(Event, frozen=True, tag="declined"):
    """FC-12.5: a side keeps its purple units back."""

    seat: Seat


class Recoloured(Event, frozen=True, tag="recoloured"):
    """FC-12.8, FC-12.14: the order on a unit changes its colour."""

    seat: Seat
    unit: Unit
    colour: Colour


class CardPlayed(Event, frozen=True, tag="card-played"):
    """FC-13.1: a card is played for its effect."""

    seat: Seat
    card: Card


class CardOrder(Event, frozen=True, tag="card-order"):
    """FC-13.2: the order of a card is taken."""

    seat: Seat
    card: Card
    colour: Colour


class Shuffled(Event, frozen=True, tag="shuffled"):
    """FC-13.8: the discard pile becomes the deck."""

    seat: Seat


class Looked(Event, frozen=True, tag="looked"):
    """The top of a deck, for the eyes of one side."""

    seat: Seat
    deck: Seat
    whose: Whose
    cards: tuple[Card, ...]


class LookedHidden(Event, frozen=True, tag="looked-hidden"):
    """A side looks at the top of a deck, as others see it."""

    seat: Seat
    deck: Seat
    whose: Whose
    count: int


class LookedInVain(Event, frozen=True, tag="looked-in-vain"):
    """FC-13.21: there is no card to look at, as the deck is empty."""

    deck: Seat


class Rearranged(Event, frozen=True, tag="rearranged"):
    """A side has put the top of its deck into an order of its choice."""

    seat: Seat


class OrderGained(Event, frozen=True, tag="order-gained"):
    """FC-9.12, FC-13.9: an order comes to a reserve, and thanks to what."""

    seat: Seat
    colour: Colour
    why: Name


class OrderSpent(Event, frozen=True, tag="order-spent"):
    """FC-14.5: an order is paid."""

    seat: Seat
    colour: Colour

    def joined(self, later: Event) -> Event | None:
        """An order and the property that it pays for are one line."""
        if isinstance(later, Paid) and later.seat == self.seat:
            return Paid(later.seat, later.unit, later.paid, "yes", (self.colour,))
        return None


class OrderLost(Event, frozen=True, tag="order-lost"):
    """An order is lost from the reserve."""

    seat: Seat
    colour: Colour


class CurseLaid(Event, frozen=True, tag="curse-laid"):
    """FC-13.17: a curse lies on a unit."""

    unit: Unit
    card: Card


class Activated(Event, frozen=True, tag="activated"):
    """FC-14.1: a unit is activated."""

    seat: Seat
    unit: Unit
    colour: Colour


class Paid(Event, frozen=True, tag="paid"):
    """FC-14.5: a property is paid for; with the last order of its cost, unless that was told before."""

    seat: Seat
    unit: Unit
    paid: Name
    cost: Literal["yes", "no"] = "no"
    colours: tuple[Colour, ...] = ()


class Moved(Event, frozen=True, tag="moved"):
    """Chapter 16, chapter 20, chapter 21: a unit goes from hex to hex."""

    seat: Seat
    unit: Unit
    path: tuple[Hex, ...]
    how: Literal["move", "run", "retreat", "advance", "push"]


class Tired(Event, frozen=True, tag="tired"):
    """FC-15.1, FC-15.10: a unit takes a fatigue token."""

    unit: Unit
    fatigue: int
    why: str
    """What it is taken for; `forced` if the unit must."""
    cause: Name
    """What forces it."""


class Refreshed(Event, frozen=True, tag="refreshed"):
    """FC-13.20, FC-26.16: a unit loses fatigue tokens; by a card, or as a Marauder."""

    unit: Unit
    count: int
    why: Name


class Rested(Event, frozen=True, tag="rested"):
    """FC-15.12: a unit rests, and loses all its fatigue tokens."""

    unit: Unit
    count: int


class Restored(Event, frozen=True, tag="restored"):
    """FC-4.12: miniatures come back, or wounds heal."""

    unit: Unit
    count: int
    left: int
    what: Lives
    why: Name
    giver: Giver = "self"
    leaders: tuple[Unit, ...] = ()
    grounds: tuple[Ground, ...] = ()


class Damaged(Event, frozen=True, tag="damaged"):
    """FC-4.2, FC-4.3: a unit loses miniatures or health."""

    unit: Unit
    count: int
    left: int
    what: Lives
    why: Loss
    """The losses of an attack or a card, of a way that is barred, or of a token that cannot be taken."""
    cause: Name = SOME_CARD
    """What forced the token that could not be taken."""


class Destroyed(Event, frozen=True, tag="destroyed"):
    """FC-4.2, FC-4.3: a unit is destroyed."""

    seat: Seat
    unit: Unit


class VpGained(Event, frozen=True, tag="vp-gained"):
    """FC-7.1: victory points."""

    seat: Seat
    amount: int
    total: int
    why: str
    units: tuple[Unit, ...]
    """The unit that was destroyed, if it is for that."""


class Defended(Event, frozen=True, tag="defended"):
    """FC-17.1, FC-17.4: a unit has a defence token: declared as its action or for its order, or given by a card."""

    unit: Unit
    order: Literal["kept", "given", "card"] = "kept"


class Countered(Event, frozen=True, tag="countered"):
    """FC-26.7: a unit answers by Counterblow."""

    unit: Unit
    giver: Giver = "self"
    leaders: tuple[Unit, ...] = ()
    grounds: tuple[Ground, ...] = ()


class Pursued(Event, frozen=True, tag="pursued"):
    """FC-26.24: Persecution leads a unit on to one more attack."""

    unit: Unit


class Fruitless(Event, frozen=True, tag="fruitless"):
    """FC-19.13: nothing comes of an attack."""

    unit: Unit


class Idle(Event, frozen=True, tag="idle"):
    """FC-14.3: an activated unit does nothing."""

    unit: Unit


class OrderDropped(Event, frozen=True, tag="order-dropped"):
    """FC-12.11, FC-20.7: a panicking unit loses its order."""

    unit: Unit


class AttackDeclared(Event, frozen=True, tag="attack-declared"):
    """FC-19.3: a melee attack."""

    unit: Unit
    target: Unit


class ShotDeclared(Event, frozen=True, tag="shot-declared"):
    """FC-23.11: a ranged attack."""

    unit: Unit
    target: Unit


class Redirected(Event, frozen=True, tag="redirected"):
    """FC-26.9: a Defender takes over."""

    unit: Unit
    target: Unit


class Rolled(Event, frozen=True, tag="rolled"):
    """FC-19.6: dice are rolled."""

    unit: Unit
    faces: tuple[Face, ...]
    count: int
    what: Literal["attack", "defence"]


class Rerolled(Event, frozen=True, tag="rerolled"):
    """FC-13.5, FC-26.17, FC-26.18: dice are rolled again, and thanks to what."""

    unit: Unit
    before: tuple[Face, ...]
    faces: tuple[Face, ...]
    why: Name
    giver: Giver
    leaders: tuple[Unit, ...]
    grounds: tuple[Ground, ...]


class ResultAdded(Event, frozen=True, tag="result-added"):
    """FC-13.5, FC-26.36: a ready result is added to a roll, and thanks to what."""

    unit: Unit
    face: Face
    count: int
    why: Name


class Uncounted(Event, frozen=True, tag="uncounted"):
    """FC-22.1, FC-22.2, FC-22.7, FC-23.10: faces of a roll that do not count."""

    unit: Unit
    face: Face
    count: int
    why: Uncountable


class Ignored(Event, frozen=True, tag="ignored"):
    """FC-19.11: results are ignored, and thanks to what."""

    unit: Unit
    face: Face
    count: int
    why: Name
    giver: Giver
    leaders: tuple[Unit, ...]
    grounds: tuple[Ground, ...]


class PanicHurts(Event, frozen=True, tag="panic-hurts"):
    """FC-26.29: panic is damage to a Resurgent unit."""

    unit: Unit
    count: int


class Blocked(Event, frozen=True, tag="blocked"):
    """FC-19.10: results are blocked."""

    unit: Unit
    face: Face
    count: int


class Spared(Event, frozen=True, tag="spared"):
    """FC-18.9, FC-26.35: damage is taken off, and thanks to what."""

    unit: Unit
    count: int
    why: Name
    giver: Giver = "self"
    leaders: tuple[Unit, ...] = ()
    grounds: tuple[Ground, ...] = ()


class Regrouped(Event, frozen=True, tag="regrouped"):
    """FC-26.28: damage becomes panic."""

    unit: Unit


class PanicCame(Event, frozen=True, tag="panic-came"):
    """FC-13.23: from which unit the panic of a card comes, so that it is known where to flee."""

    source: Unit


class Panicked(Event, frozen=True, tag="panicked"):
    """FC-20.1, FC-26.33: a unit panics; Rush may add a hex to its retreat."""

    unit: Unit
    count: int
    rushed: Literal["yes", "no"]


class Summoned(Event, frozen=True, tag="summoned"):
    """FC-26.22: a unit of the supply comes to the map."""

    seat: Seat
    unit: Unit
    hex: Hex


class TownFell(Event, frozen=True, tag="town-fell"):
    """FC-27.22: a town is destroyed."""

    seat: Seat
    hex: Hex
    terrain: Ground


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """FC-8.4: the end phase."""

    round: int


class Conceded(Event, frozen=True, tag="conceded"):
    """FC-25.6: a side gives up."""

    seat: Seat


class ArmyMustered(Event, frozen=True, tag="army-mustered"):
    """FC-3.1: an army stands."""

    seat: Seat
    units: tuple[Kind, ...]
    points: int


BATTLE_EVENTS: tuple[type[Event], ...] = (
    Deployed,
    TerrainLaid,
    LaidLast,
    TokenTaken,
    DeploysFirst,
    RoundBegan,
    OrdersRolled,
    OrdersGenerated,
    OrderLaid,
    OrderTakenBack,
    OrderShown,
    InitiativeSettled,
    StepBegan,
    Declined,
    Recoloured,
    CardPlayed,
    CardOrder,
    Shuffled,
    Looked,
    LookedHidden,
    LookedInVain,
    Rearranged,
    OrderGained,
    OrderSpent,
    OrderLost,
    CurseLaid,
    Activated,
    Paid,
    Moved,
    Tired,
    Refreshed,
    Rested,
    Restored,
    Damaged,
    Destroyed,
    VpGained,
    Defended,
    Countered,
    Pursued,
    Fruitless,
    Idle,
    OrderDropped,
    AttackDeclared,
    ShotDeclared,
    Redirected,
    Rolled,
    Rerolled,
    ResultAdded,
    Uncounted,
    Ignored,
    PanicHurts,
    Blocked,
    Spared,
    Regrouped,
    PanicCame,
    Panicked,
    Summoned,
    TownFell,
    RoundEnded,
    Conceded,
    ArmyMustered,
)
