"""What a player of lots can do, and what is forbidden."""

from __future__ import annotations

from tests.conformance.lots.state import NAMES, Card, Lots
from warhall.kernel.actions import Action, Codec, Seat, SeatVocabulary, Vocabulary
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.verbs import Question
from warhall.kernel.words import Name


class Pledge(Action, frozen=True, tag="pledge"):
    """LT-1.2: lay a card face down."""

    card: Card


class Play(Action, frozen=True, tag="play"):
    """LT-2.2: lay a card open."""

    card: Card


class Draw(Action, frozen=True, tag="draw"):
    """LT-2.3: draw the top card."""


class Roll(Action, frozen=True, tag="roll"):
    """LT-2.4: roll for points."""


class Discard(Action, frozen=True, tag="discard"):
    """LT-2.5: lay several cards open for one point each."""

    cards: tuple[Card, ...]


CODEC = Codec(
    [Pledge, Play, Draw, Roll, Discard],
    {Card: Vocabulary("card", NAMES), Seat: SeatVocabulary(3)},
)


def not_held(g: Lots, seat: int, card: int, *_: object) -> Refusal | None:
    """LT-1.1: a card must be in one's hand."""
    return None if card in g.hands[seat] else refusal("LT-1.1", "not-in-hand", card=Name("card", NAMES[card]))


def no_discard(g: Lots, seat: int, cards: tuple[int, ...], *_: object) -> Refusal | None:
    """LT-2.5: several different cards, all of them one's own."""
    if not cards or len(set(cards)) < len(cards):
        return refusal("LT-2.5", "no-cards")
    return next((why for card in cards if (why := not_held(g, seat, card))), None)


def no_draw(g: Lots, seat: int, *_: object) -> Refusal | None:
    """LT-2.3: a card that there is."""
    return None if g.deck else refusal("LT-2.3", "deck-empty")


def misplaced(g: Lots, seat: int, question: Question, action: Action) -> Refusal:
    """LT-2.1: only what the moment allows."""
    return refusal("LT-2.1", "not-now")


NOTHING = refusal("LT-1.1", "no-cards")
