"""What is told of adventure cards: how they are drawn and discarded (chapters 2 and 8). The other events: `events`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from warhall.games.dungeoneer.actions import Card, Cause
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event

Deck: TypeAlias = Literal["glory", "peril", "only"]
"""Of which deck a card is; where there are two, all see which."""

How: TypeAlias = Literal["own", "made", "random", "given"]
"""How a card is discarded: of oneself, because something makes one, whichever chance picks, or as a sacrifice."""


class Discarded(Event, frozen=True, tag="discarded"):
    """Cards go to the discard pile."""

    cards: tuple[Card, ...]

    def joined(self, later: Event) -> Event | None:
        """Card after card, as when a hero is defeated."""
        return Discarded(self.cards + later.cards) if isinstance(later, Discarded) else None


class GaveAway(Event, frozen=True, tag="gave-away"):
    """DG-8.2, DG-14.33: a player discards a card of his, of himself or because something makes him."""

    seat: Seat
    card: Card
    how: How = "own"
    cause: Cause = Cause(-1)
    """What makes him, and perhaps chance which card it is."""


class Drew(Event, frozen=True, tag="drew"):
    """DG-8.9: cards are drawn; only their player sees them."""

    seat: Seat
    cards: tuple[Card, ...]
    deck: Deck = "only"

    def joined(self, later: Event) -> Event | None:
        """Card after card of one deck for one player."""
        if isinstance(later, Drew) and (later.seat, later.deck) == (self.seat, self.deck):
            return Drew(self.seat, self.cards + later.cards, self.deck)
        return None


class DrewHidden(Event, frozen=True, tag="drew-hidden"):
    """DG-8.9: cards are drawn."""

    seat: Seat
    count: int
    deck: Deck = "only"

    def joined(self, later: Event) -> Event | None:
        """Card after card of one deck for one player."""
        if isinstance(later, DrewHidden) and (later.seat, later.deck) == (self.seat, self.deck):
            return DrewHidden(self.seat, self.count + later.count, self.deck)
        return None


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """DG-8.10, DG-19.3: a discard pile becomes a deck; where there are two, it is said which."""

    deck: Deck


class NothingHeld(Event, frozen=True, tag="nothing-held"):
    """DG-2.14: there is no such card to discard."""

    seat: Seat
    what: Literal["hand", "boon", "treasure", "bane"]
