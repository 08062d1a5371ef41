"""How a card is tried: its half-deck is played, and the card lies in hand and, if there is another, in the market."""

from __future__ import annotations

from functools import partial
from typing import cast

from warhall.games.tyrants.state import SET_UP, Tyrants
from warhall.games.tyrants.tables import Tables, TyrantsGame
from warhall.kernel.game import Game
from warhall.kernel.trial import Trial


def trial(game: Game, file: str, ident: str) -> Trial:
    """Cards by their half-deck; everything else lies on the table anyway."""
    tables = cast("TyrantsGame", game).tables
    if file == "half_decks":
        return Trial(options_for(tables, ident), ready=in_turn)
    if file not in ("cards", "supply"):
        return Trial(ready=in_turn)
    kind = tables.kinds[ident]
    card = tables.cards[kind]
    return Trial(options_for(tables, card.half_deck or card.only_with), ready=in_turn, give=partial(deal, kind=kind))


def options_for(tables: Tables, half: str | None) -> dict[str, object]:
    """TU-2.7: a half-deck and one beside it."""
    if half is None:
        return {}
    other = next(each for each in (*tables.setup.half_decks, *tables.half_decks) if each != half)
    return {"half_decks": [half, other]}


def in_turn(g: Tyrants, seat: int) -> bool:
    """The starting troops are placed, and it is the seat's turn."""
    return g.stage != SET_UP and g.active == seat and seat in g.decisions


def deal(g: Tyrants, seat: int, kind: int) -> None:
    """A copy comes into the hand in exchange for another card, and the next one into the market."""
    hand, deck = g.hands[seat], g.decks[seat]
    if kind not in hand:
        if kind in deck:
            deck.remove(kind)
        elif kind in g.market_deck:
            g.market_deck.remove(kind)
        elif kind in g.market:
            g.market[g.market.index(kind)] = g.market_deck.pop()
        else:
            g.stacks[g.game.tables.stack_of[kind]] -= 1
        deck.insert(0, hand.pop())
        hand.append(kind)
    if kind in g.market_deck and kind not in g.market:
        g.market_deck.remove(kind)
        g.market_deck.insert(0, g.market[0])
        g.market[0] = kind
