"""What happens at the table, one type for each thing that is told."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from warhall.games.tyrants.actions import Colour, Kind, Site, Space
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event
from warhall.kernel.words import Name

Whose: TypeAlias = Literal["own", "other"]
"""Whether something belongs to the player who does it."""

Lack: TypeAlias = Literal["target", "more", "space", "room", "card", "play", "recruit", "devour", "victim", "opponent"]
"""What a card looks for in vain: its first target, one more, a space to deploy a troop, an empty space for a troop of
the board or of a trophy hall, a card to promote, to play, to recruit or to devour, somebody who must discard, an
opponent who qualifies."""


Forgone: TypeAlias = Literal[
    "effect",
    "rest",
    "ability",
    "focus",
    "devour",
    "spy",
    "assassinate",
    "move",
    "return",
    "take",
    "promote",
    "recruit",
]
"""What a player does without."""


def whose(seat: int, owner: int) -> Whose:
    """The same, of a player and an owner."""
    return "own" if seat == owner else "other"


class HousesTaken(Event, frozen=True, tag="houses-taken"):
    """TU-2.16: who plays."""

    houses: tuple[Name, ...]


class SectionChosen(Event, frozen=True, tag="section-chosen"):
    """TU-2.3: the outer section that is in play besides the centre."""

    section: Name


class MarketDealt(Event, frozen=True, tag="market-dealt"):
    """TU-2.7, TU-2.11: the half-decks of the market, and its first cards."""

    decks: tuple[Name, ...]
    cards: tuple[Kind, ...]


class FirstFound(Event, frozen=True, tag="first-found"):
    """TU-2.15: who is the first player."""

    seat: Seat


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """TU-5.1: a turn begins."""

    seat: Seat
    round: int


class StageTwo(Event, frozen=True, tag="stage-two"):
    """TU-5.8, TU-4.5: stage 1 is over; what was not spent is lost."""

    seat: Seat
    power: int
    influence: int


class Played(Event, frozen=True, tag="played"):
    """TU-6.1, TU-4.3, TU-10.30, TU-10.31: a card is played; what it gives at once is told with it."""

    leads: ClassVar[bool] = True

    seat: Seat
    card: Kind
    power: int = 0
    influence: int = 0
    zone: Literal["hand", "market", "inner_circle", "devoured"] = "hand"

    def joined(self, later: Event) -> Event | None:
        """A card and its first gains are one line."""
        match later:
            case PowerGained(seat=seat, amount=amount) if seat == self.seat:
                return Played(self.seat, self.card, self.power + amount, self.influence, self.zone)
            case InfluenceGained(seat=seat, amount=amount) if seat == self.seat:
                return Played(self.seat, self.card, self.power, self.influence + amount, self.zone)
            case _:
                return None


class PowerGained(Event, frozen=True, tag="power-gained"):
    """TU-4.3: Power goes to the pool."""

    seat: Seat
    card: Kind
    amount: int


class InfluenceGained(Event, frozen=True, tag="influence-gained"):
    """TU-4.3: Influence goes to the pool."""

    seat: Seat
    card: Kind
    amount: int


class VpGained(Event, frozen=True, tag="vp-gained"):
    """TU-5.16: VP are gained."""

    seat: Seat
    card: Kind
    amount: int


class DeployedForVp(Event, frozen=True, tag="deployed-for-vp"):
    """TU-9.23: VP instead of troops, since the barracks are empty; for Power or by an effect."""

    seat: Seat
    amount: int
    price: int


class Deployed(Event, frozen=True, tag="deployed"):
    """TU-9.20: a troop comes from the barracks; for Power (TU-9.21) or by an effect."""

    seat: Seat
    space: Space
    price: int


class Assassinated(Event, frozen=True, tag="assassinated"):
    """TU-9.11: a troop goes to a trophy hall; for Power (TU-9.13) or by an effect."""

    seat: Seat
    colour: Colour
    space: Space
    price: int


class Supplanted(Event, frozen=True, tag="supplanted"):
    """TU-9.102: a troop goes to a trophy hall, and an own one takes its space."""

    seat: Seat
    colour: Colour
    space: Space


class Moved(Event, frozen=True, tag="moved"):
    """TU-9.50: a troop goes from one space to another."""

    seat: Seat
    colour: Colour
    space: Space
    to: Space


class TroopReturned(Event, frozen=True, tag="troop-returned"):
    """TU-9.90, TU-9.91: a troop goes to its owner's barracks."""

    seat: Seat
    whose: Whose
    colour: Colour
    space: Space


class SpyPlaced(Event, frozen=True, tag="spy-placed"):
    """TU-9.60: a spy comes to a site."""

    seat: Seat
    site: Site


class SpyReturned(Event, frozen=True, tag="spy-returned"):
    """TU-9.90, TU-9.91: a spy goes to its owner's barracks; for Power (TU-9.93) or by an effect."""

    seat: Seat
    whose: Whose
    owner: Seat
    site: Site
    price: int


class TrophyTaken(Event, frozen=True, tag="trophy-taken"):
    """TU-10.38: a troop comes out of a trophy hall."""

    seat: Seat
    whose: Whose
    hall: Seat
    colour: Colour
    space: Space


class MarkerTaken(Event, frozen=True, tag="marker-taken"):
    """TU-8.11: a control marker has a new holder."""

    seat: Seat
    site: Site


class MarkerPaid(Event, frozen=True, tag="marker-paid"):
    """TU-8.16: a control marker gives its Influence."""

    seat: Seat
    site: Site
    amount: int


class MarkerScored(Event, frozen=True, tag="marker-scored"):
    """TU-8.17: a control marker gives its VP for total control."""

    seat: Seat
    site: Site
    amount: int


class MarkerFlipped(Event, frozen=True, tag="marker-flipped"):
    """TU-8.13: the degree of control has changed."""

    seat: Seat
    site: Site
    total: str


class MarkerReturned(Event, frozen=True, tag="marker-returned"):
    """TU-8.12: nobody controls the site any more."""

    site: Site


class Drew(Event, frozen=True, tag="drew"):
    """TU-9.40: cards are drawn; told to their owner."""

    seat: Seat
    cards: tuple[Kind, ...]


class DrewHidden(Event, frozen=True, tag="drew-hidden"):
    """TU-9.40: cards are drawn, as the others see it."""

    seat: Seat
    count: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """TU-9.41: the discard pile becomes the deck."""

    seat: Seat


class Recruited(Event, frozen=True, tag="recruited"):
    """TU-9.80, TU-10.34: a card goes to a discard pile; for Influence (TU-9.81) or by an effect."""

    seat: Seat
    card: Kind
    price: int
    zone: Literal["market", "devoured"] = "market"


class CardGiven(Event, frozen=True, tag="card-given"):
    """TU-10.6: players must take so many cards of the supply each."""

    seats: tuple[Seat, ...]
    card: Kind
    count: int
    players: int = 1

    def joined(self, later: Event) -> Event | None:
        """What several must take is one line, if each takes as many; what a player takes again is another."""
        if (
            isinstance(later, CardGiven)
            and (later.card, later.count) == (self.card, self.count)
            and later.seats[0] not in self.seats
        ):
            return CardGiven(self.seats + later.seats, self.card, self.count, self.players + later.players)
        return None


class MarketFilled(Event, frozen=True, tag="market-filled"):
    """TU-9.31, TU-9.82: a card comes to the market."""

    card: Kind


class Promoted(Event, frozen=True, tag="promoted"):
    """TU-9.70, TU-10.14: a card goes to the inner circle; one that would be discarded, instead of that."""

    seat: Seat
    card: Kind
    zone: Literal["played", "deck_top", "discard", "hand", "self", "instead"]


class Devoured(Event, frozen=True, tag="devoured"):
    """TU-9.30, TU-10.34: a card goes to the devoured pile; the opened one stays there."""

    seat: Seat
    card: Kind
    zone: Literal["hand", "market", "inner_circle", "self", "devoured"]


class BackOnStack(Event, frozen=True, tag="back-on-stack"):
    """TU-10.1, TU-10.2: a card goes back to its stack; one that would be devoured or promoted, instead of that."""

    seat: Seat
    card: Kind
    instead: Literal["no", "devoured", "promoted"] = "no"


class PutBack(Event, frozen=True, tag="put-back"):
    """TU-10.31: a card that was played from the inner circle returns there."""

    seat: Seat
    card: Kind


class Discarded(Event, frozen=True, tag="discarded"):
    """TU-10.10, TU-10.18, TU-6.10: a card goes from hand to the discard pile: by force, freely, or as a cost."""

    seat: Seat
    card: Kind
    why: Literal["forced", "own", "cost"]


class DeckDiscarded(Event, frozen=True, tag="deck-discarded"):
    """TU-10.40: a whole deck goes to the discard pile."""

    seat: Seat
    cards: tuple[Kind, ...]


class Revealed(Event, frozen=True, tag="revealed"):
    """TU-6.24: a card in hand is shown, for the Focus of another."""

    seat: Seat
    card: Kind
    focus: Kind


class Declined(Event, frozen=True, tag="declined"):
    """TU-6.6, TU-6.11, TU-6.24, TU-9.62: what a card offers is not used: its effect or the rest of it, its ability, its
    Focus, or one thing of several that it does.
    """

    seat: Seat
    card: Kind
    what: Forgone


class CannotPay(Event, frozen=True, tag="cannot-pay"):
    """TU-6.12: the cost of a card's ability cannot be paid in full."""

    card: Kind


class NoTarget(Event, frozen=True, tag="no-target"):
    """TU-6.5, TU-6.7, TU-9.26, TU-9.73, TU-10.11, TU-10.16, TU-10.39, TU-10.41, TU-10.46: no target, or no other one.

    An instruction without one is skipped.
    """

    card: Kind
    lack: Lack = "target"


class NothingCounted(Event, frozen=True, tag="nothing-counted"):
    """TU-6.17: a card gives so much for each of what there is none of."""

    card: Kind


class Unmet(Event, frozen=True, tag="unmet"):
    """TU-6.17, TU-6.18: what a card makes depend on a number, or on what others have at a site, does not come."""

    card: Kind
    condition: str
    found: int
    needed: int


class FocusUnmet(Event, frozen=True, tag="focus-unmet"):
    """TU-6.21: no other card of the aspect was played, and there is none in hand that could be shown."""

    card: Kind
    aspect: Name


class StackEmpty(Event, frozen=True, tag="stack-empty"):
    """TU-9.83: a card is to be taken from a stack that has none."""

    card: Kind


class Waits(Event, frozen=True, tag="waits"):
    """TU-9.71: a promotion or another effect waits for the end of the turn."""

    seat: Seat
    card: Kind
    what: Literal["promotion", "effect"]


class Due(Event, frozen=True, tag="due"):
    """TU-9.74: what has waited for the end of the turn comes now."""

    seat: Seat
    card: Kind
    what: Literal["promotion", "effect"]


class DrawLost(Event, frozen=True, tag="draw-lost"):
    """TU-9.43, TU-5.14: so many cards fewer are drawn, since deck and discard pile are empty."""

    seat: Seat
    count: int


class PileOpened(Event, frozen=True, tag="pile-opened"):
    """TU-10.34: the devoured pile is open until the end of the turn."""

    seat: Seat


class CleanedUp(Event, frozen=True, tag="cleaned-up"):
    """TU-5.11: played cards and hand go to the discard pile."""

    seat: Seat
    count: int


class EndTriggered(Event, frozen=True, tag="end-triggered"):
    """TU-11.1, TU-11.2: this round is the last."""

    seat: Seat
    reason: str


class Scored(Event, frozen=True, tag="scored"):
    """TU-11.14: a line of the score sheet."""

    seat: Seat
    sites: int
    total_control: int
    trophies: int
    deck: int
    inner_circle: int
    tokens: int
    total: int


EVENTS: tuple[type[Event], ...] = (
    HousesTaken,
    SectionChosen,
    MarketDealt,
    FirstFound,
    TurnBegan,
    StageTwo,
    Played,
    PowerGained,
    InfluenceGained,
    VpGained,
    DeployedForVp,
    Deployed,
    Assassinated,
    Supplanted,
    Moved,
    TroopReturned,
    SpyPlaced,
    SpyReturned,
    TrophyTaken,
    MarkerTaken,
    MarkerPaid,
    MarkerScored,
    MarkerFlipped,
    MarkerReturned,
    Drew,
    DrewHidden,
    Reshuffled,
    Recruited,
    CardGiven,
    MarketFilled,
    Promoted,
    Devoured,
    BackOnStack,
    PutBack,
    Discarded,
    DeckDiscarded,
    Revealed,
    Declined,
    CannotPay,
    NoTarget,
    NothingCounted,
    Unmet,
    FocusUnmet,
    StackEmpty,
    Waits,
    Due,
    DrawLost,
    PileOpened,
    CleanedUp,
    EndTriggered,
    Scored,
)
