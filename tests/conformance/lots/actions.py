"""What a player of lots can do, and what is forbidden."""

from __future__ import annotations

from tests.conformance.lots.state import NAMES, Card, Lots
from warhall.kernel.actions import Action, Codec, Seat, SeatVocabulary, Vocabulary
from warhall.kernel.errors import Refusal, refusal
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
PLEDGE, PLAY, DRAW, ROLL = (CODEC.first(verb) for verb in (Pledge, Play, Draw, Roll))


def refuse(g: Lots, seat: int, action: Action) -> Refusal | None:
    """LT-1.2, LT-2.2, LT-2.3, LT-2.5: only what the moment allows, and only one's own cards."""
    pledging = -1 in g.pledges
    if isinstance(action, Pledge) != pledging:
        return refusal("LT-2.1", "not-now")
    match action:
        case Pledge(card=card) | Play(card=card):
            return refuse_card(g, seat, card)
        case Discard(cards=cards):
            if not cards or len(set(cards)) < len(cards):
                return refusal("LT-2.5", "no-cards")
            return next((why for card in cards if (why := refuse_card(g, seat, card))), None)
        case Draw() if not g.deck:
            return refusal("LT-2.3", "deck-empty")
        case _:
            return None


def refuse_card(g: Lots, seat: int, card: int) -> Refusal | None:
    """LT-1.1: a card must be in one's hand."""
    if card in g.hands[seat]:
        return None
    return refusal("LT-1.1", "not-in-hand", card=Name("card", NAMES[card] if 0 <= card < len(NAMES) else "?"))
