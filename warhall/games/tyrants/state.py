"""What is on the table: the board, the zones of the players, the market, and the turn in progress. No rules here.

A set of spaces or sites is a mask. Cards are numbers of kinds: copies of one card are alike. The last card of a deck,
of the market deck and of the devoured pile is its top.
"""

from __future__ import annotations

from warhall.games.tyrants.tables import TyrantsGame
from warhall.kernel.declared import Mask, PerSeat, Pile, declared, hidden, secret
from warhall.kernel.state import State

EMPTY = -1
"""No card: an empty market space, or a place in the played area whose card has left."""
NONE = -1
"""No site, no seat, no colour."""
ASIDE = 1000
"""`this` from here on counts cards set aside; below, places in the played area."""
COLOURS = 5
"""The colours of troops: four seats and white."""

SET_UP, STAGE_1, STAGE_2 = range(3)
NOT_ENDING, LAST_TROOP, MARKET_EMPTY = range(3)


def shown_by(g: Tyrants, seat: int) -> Pile:
    """TU-6.24: the cards that a seat holds and has shown to all this turn."""
    return g.shown if seat == g.active else []


@declared
class Tyrants(State):
    """One game of Tyrants of the Underdark."""

    game: TyrantsGame

    houses: tuple[int, ...]
    """The House of each seat."""
    half_decks: tuple[int, ...]
    layout: int
    first: int
    """Who has the first-player token."""
    round: int = 1
    active: int
    """Whose turn it is; in the set-up, who places a troop."""
    stage: int = SET_UP
    ending: int = NOT_ENDING
    """What has triggered the end of the game, if anything."""

    troops: list[Mask]
    """For each colour, the spaces of its troops."""
    spies: PerSeat[Mask]
    """The sites of its spies."""
    empty: Mask
    """The spaces in play without a troop."""
    presence: PerSeat[Mask]
    """The spaces where it has presence."""
    controlled: PerSeat[Mask]
    """The sites it controls; it holds their markers."""
    total: PerSeat[Mask]
    """The sites under its total control."""
    barracks: PerSeat[int]
    """Its unplaced troops."""
    trophies: list[int]
    """For each seat and colour (5 * seat + colour), the troops in the trophy hall."""
    vp: PerSeat[int]
    """VP tokens."""

    decks: PerSeat[Pile] = hidden(pool="cards")
    hands: PerSeat[Pile] = secret(pool="cards", known=shown_by)
    discards: PerSeat[Pile]
    inner: PerSeat[Pile]
    """The inner circles."""
    market: list[int]
    market_deck: Pile = hidden(pool="market")
    devoured: Pile
    stacks: list[int]

    power: int = 0
    influence: int = 0
    paid: Mask = 0
    """The sites whose markers have given Influence this turn."""
    played: Pile
    """The played area."""
    aspects: list[int]
    """How many cards of each aspect were played this turn."""
    shown: Pile
    """Cards of the active seat's hand that it has revealed this turn."""
    waiting: list[tuple[str, int]]
    """What waits for the end of the turn: the address of the operation, and the place of its played card."""
    opened: bool = False
    """Whether the top of the devoured pile counts as a market card."""

    card: int = EMPTY
    """The kind of the card that is being resolved."""
    this: int = NONE
    """Where that card lies: a place in the played area, a place among the cards set aside, or nowhere any more."""
    that_site: int = NONE
    """The site of the spy that this card placed or returned last."""
    those_sites: Mask = 0
    """The sites of all spies that this card returned."""
    victim: int = NONE
    """The colour of the troop that this card assassinated last."""
    causer: int = NONE
    """Who caused this card to be discarded."""
    deployed: list[int]
    """The spaces where this card deployed troops."""
    aside: Pile
    """Cards that are in no zone while they are resolved."""

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.hands)

    def seat_names(self) -> tuple[str, ...]:
        """The seats are called by the colours of their Houses."""
        return self.game.tables.colours_of(self.houses)

    def after(self, seat: int) -> list[int]:
        """The other seats, clockwise from the one after a seat."""
        seats = len(self.hands)
        return [(seat + step) % seats for step in range(1, seats)]
