"""Positions that no game of Tyrants can come to, though they can be set up: more cards than there are."""

from __future__ import annotations

from warhall.games.tyrants.setup import stack_size
from warhall.games.tyrants.state import Tyrants


def impossible(g: Tyrants) -> str | None:
    """TU-1.4, TU-2.7: what cannot be, in a sentence; None if all can."""
    tables = g.game.tables
    own = tables.setup.starting_deck
    halves = [tables.half_decks[half] for half in g.half_decks]
    common = [g.market, g.market_deck, g.devoured, g.aside]
    for kind, card in enumerate(tables.cards):
        held = [sum(zone.count(kind) for zone in zones) for zones in _of_seats(g)]
        everywhere = sum(held) + sum(zone.count(kind) for zone in common)
        for seat, count in enumerate(held):
            if card.id in own and count > own[card.id]:
                return f"{g.seat_names()[seat]} has {count} of {card.id}, but there are {own[card.id]} for each player"
        if everywhere and card.half_deck is not None and card.half_deck not in halves:
            return f"{card.id} belongs to the half-deck {card.half_deck}, which is not in the game"
        most = stack_size(tables, kind, g.half_decks) if card.stack else card.copies
        if everywhere > most:
            return f"there are {everywhere} of {card.id}, but only {most} in the game"
    return None


def _of_seats(g: Tyrants) -> list[list[list[int]]]:
    """The zones of each seat; what is played lies before the active one."""
    zones = [[g.decks[seat], g.hands[seat], g.discards[seat], g.inner[seat]] for seat in range(g.seats)]
    zones[g.active].append(g.played)
    return zones
