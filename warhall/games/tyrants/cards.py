"""What is done to cards: draw, promote, devour, discard, reveal (chapter 9, TU-10.2).

Here: how a card goes from zone to zone. Not here: the market board (`market`), forced discards (`discards`), which card
is chosen (`effects`).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from warhall.games.tyrants.actions import Kind
from warhall.games.tyrants.events import (
    BackOnStack,
    DeckDiscarded,
    Devoured,
    Discarded,
    DrawLost,
    Drew,
    DrewHidden,
    Promoted,
    Reshuffled,
    Revealed,
)
from warhall.games.tyrants.state import ASIDE, EMPTY, NONE, Tyrants
from warhall.kernel.actions import Seat


def kinds_in_hand(g: Tyrants, seat: int, *_: object) -> list[int]:
    """The kinds of card in a hand, each once: copies are alike."""
    return sorted(set(g.hands[seat]))


def draw(g: Tyrants, seat: int, count: int, rule: str = "TU-9.40") -> None:
    """TU-9.40 to TU-9.43: cards come from the deck; an empty deck is made anew when a card is needed.

    The rule by which they are drawn is given where it is not that of a card.
    """
    hand, deck = g.hands[seat], g.decks[seat]
    before = len(hand)
    if 0 < count <= len(deck):
        hand += deck[: -count - 1 : -1]
        del deck[-count:]
    else:
        for _ in range(count):
            if not deck:
                if not g.discards[seat]:
                    break
                reshuffle(g, seat)
                deck = g.decks[seat]
            hand.append(deck.pop())
    drawn = len(hand) - before
    if drawn:
        g.uncovered += 1
        if g.ears is not None:
            cards = tuple(Kind(kind) for kind in hand[before:])
            g.tell(rule, Drew(Seat(seat), cards), (seat,), DrewHidden(Seat(seat), drawn))
    if drawn < count and g.ears is not None:
        g.tell("TU-5.14" if rule == "TU-5.12" else "TU-9.43", DrawLost(Seat(seat), count - drawn))


def reshuffle(g: Tyrants, seat: int) -> None:
    """TU-9.41, TU-9.42: the discard pile, and nothing else, is shuffled into a new deck."""
    deck = g.discards[seat]
    g.dice.shuffle(deck)
    g.decks[seat] = deck
    g.discards[seat] = []
    if g.ears is not None:
        g.tell("TU-9.41", Reshuffled(Seat(seat)))


Promotable: TypeAlias = Literal["played", "deck_top", "discard", "hand", "self", "instead"]
"""Where a promoted card comes from; `instead` of being discarded, it comes from a hand."""


def promote(g: Tyrants, seat: int, kind: int, zone: Promotable) -> None:
    """TU-9.70, TU-10.2, TU-10.14: a card that has left its zone goes to the inner circle, or back to its stack."""
    if g.game.tables.back_to_stack[kind]:
        put_on_stack(g, seat, kind, "TU-10.2", "promoted")
        return
    g.inner[seat].append(kind)
    if g.ears is not None:
        g.tell("TU-10.14" if zone == "instead" else "TU-9.70", Promoted(Seat(seat), Kind(kind), zone))


def promote_deck_top(g: Tyrants, seat: int) -> bool:
    """TU-9.44, TU-9.77: the top card of the deck is promoted; an empty deck is reshuffled first.

    Returns whether there was a card.
    """
    if not g.decks[seat]:
        if not g.discards[seat]:
            return False
        reshuffle(g, seat)
    g.uncovered += 1
    promote(g, seat, g.decks[seat].pop(), "deck_top")
    return True


Devourable: TypeAlias = Literal["hand", "market", "inner_circle", "self"]
"""Where a devoured card comes from."""


def devour(g: Tyrants, seat: int, kind: int, zone: Devourable) -> None:
    """TU-9.30, TU-10.2: a card that has left its zone goes on top of the devoured pile, or back to its stack."""
    if g.game.tables.back_to_stack[kind]:
        put_on_stack(g, seat, kind, "TU-10.2", "devoured")
        return
    g.devoured.append(kind)
    if g.ears is not None:
        g.tell("TU-9.30", Devoured(Seat(seat), Kind(kind), zone))


def put_on_stack(
    g: Tyrants, seat: int, kind: int, rule: str, instead: Literal["no", "devoured", "promoted"] = "no"
) -> None:
    """TU-10.1, TU-10.2, TU-10.4: a card goes back to its stack and can be recruited again."""
    g.stacks[g.game.tables.stack_of[kind]] += 1
    if g.ears is not None:
        g.tell(rule, BackOnStack(Seat(seat), Kind(kind), instead))


def leave_hand(g: Tyrants, seat: int, kind: int) -> None:
    """A card leaves the hand; one that was shown is no longer known to be there."""
    g.hands[seat].remove(kind)
    if seat == g.active and kind in g.shown:
        g.shown.remove(kind)


def devour_from_hand(g: Tyrants, seat: int, kind: int) -> None:
    """TU-9.32: a card from hand, which so comes to be known."""
    leave_hand(g, seat, kind)
    g.uncovered += 1
    devour(g, seat, kind, "hand")


DISCARDED_FOR: dict[str, Literal["forced", "own", "cost"]] = {
    "TU-10.10": "forced",
    "TU-10.18": "own",
    "TU-6.10": "cost",
}
"""Why a card is discarded, by its rule."""


def discard(g: Tyrants, seat: int, kind: int, rule: str = "TU-10.10") -> None:
    """TU-10.5, TU-10.10, TU-10.18: a card that has left the hand lands face up on the discard pile."""
    g.discards[seat].append(kind)
    g.uncovered += 1
    if g.ears is not None:
        g.tell(rule, Discarded(Seat(seat), Kind(kind), DISCARDED_FOR[rule]))


def deck_to_discard(g: Tyrants, seat: int) -> None:
    """TU-10.40: the whole deck goes face up to the discard pile; nothing is shuffled."""
    deck = g.decks[seat]
    if deck:
        g.uncovered += 1
        cards = deck[::-1]
        g.discards[seat] += cards
        g.decks[seat] = []
        if g.ears is not None:
            g.tell("TU-10.40", DeckDiscarded(Seat(seat), tuple(Kind(kind) for kind in cards)))


def reveal(g: Tyrants, seat: int, kind: int) -> None:
    """TU-6.23, TU-6.24: a card is shown to all and stays in hand."""
    g.uncovered += 1
    if g.shown.count(kind) == 0:
        g.shown.append(kind)
    if g.ears is not None:
        g.tell("TU-6.24", Revealed(Seat(seat), Kind(kind), Kind(g.card)))


def take_this(g: Tyrants) -> int:
    """TU-10.48: "this card" leaves the place where playing put it; EMPTY if it has left already (TU-10.32)."""
    place = g.this
    if place == NONE:
        return EMPTY
    g.this = NONE
    zone, slot = (g.aside, place - ASIDE) if place >= ASIDE else (g.played, place)
    kind = zone[slot]
    zone[slot] = EMPTY
    return kind
