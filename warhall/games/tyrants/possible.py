"""Positions that no game of Tyrants can come to, though they can be set up: more pieces and cards than there are."""

from __future__ import annotations

from collections.abc import Iterator

from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.operations import OpenDevoured
from warhall.games.tyrants.setup import stack_size
from warhall.games.tyrants.state import COLOURS, EMPTY, MARKET_EMPTY, NOT_ENDING, SET_UP, Tyrants
from warhall.geometry.masks import cells_of


def impossible(g: Tyrants) -> str | None:
    """What cannot be, in a sentence; None if all can."""
    return next((problem for part in (_market, _cards, _troops, _turn) for problem in part(g)), None)


def _cards(g: Tyrants) -> Iterator[str]:
    """TU-1.4, TU-2.7, TU-2.9, TU-2.17: copies of cards, and half-decks."""
    tables = g.game.tables
    own = tables.setup.starting_deck
    halves = [tables.half_decks[half] for half in g.half_decks]
    common = [g.market, g.market_deck, g.devoured, g.aside]
    stacked = dict(zip(tables.stack_kinds, g.stacks, strict=True))
    for kind, card in enumerate(tables.cards):
        held = [sum(zone.count(kind) for zone in zones) for zones in _of_seats(g)]
        everywhere = sum(held) + sum(zone.count(kind) for zone in common)
        for seat, count in enumerate(held):
            if card.id in own and count > own[card.id]:
                yield f"{g.seat_names()[seat]} has {count} of {card.id}, but there are {own[card.id]} for each player"
        if everywhere and card.half_deck is not None and card.half_deck not in halves:
            yield f"{card.id} belongs to the half-deck {card.half_deck}, which is not in the game"
        most = stack_size(tables, kind, g.half_decks) if card.stack else card.copies
        if card.id in own:  # the others stay in the box
            most = own[card.id] * g.seats
        if everywhere + stacked.get(kind, 0) > most:
            yield f"there are {everywhere + stacked.get(kind, 0)} of {card.id}, but only {most} in the game"


def _of_seats(g: Tyrants) -> list[list[list[int]]]:
    """The zones of each seat; what is played lies before the active one."""
    zones = [[g.decks[seat], g.hands[seat], g.discards[seat], g.inner[seat]] for seat in range(g.seats)]
    zones[g.active].append(g.played)
    return zones


def _market(g: Tyrants) -> Iterator[str]:
    """TU-1.6, TU-2.7, TU-9.82, TU-11.2: only cards of the half-decks come to the market, and at once."""
    cards = g.game.tables.cards
    if g.ending == MARKET_EMPTY and g.market_deck:
        yield f"ending: market, but the market deck has {len(g.market_deck)} cards (TU-11.2)"
    if EMPTY in g.market and g.market_deck and g.card == EMPTY:
        yield f"market: space {g.market.index(EMPTY) + 1} is empty, but the market deck fills it at once (TU-9.82)"
    for where, zone in (("market", g.market), ("market_deck", g.market_deck)):
        for kind in zone:
            if kind != EMPTY and cards[kind].half_deck is None:
                yield f"{where}: {cards[kind].id} is of no half-deck, so it never lies there (TU-2.7)"


def _troops(g: Tyrants) -> Iterator[str]:
    """TU-1.3, TU-1.9: no more white troops than the sections in play began with, and nobody's own as trophies."""
    tables, names = g.game.tables, g.seat_names()
    for seat in range(g.seats):
        if g.trophies[COLOURS * seat + seat]:
            yield f"{names[seat]} has troops of its own in its trophy hall (TU-9.12)"
        if not g.barracks[seat] and g.stage != SET_UP and g.ending == NOT_ENDING:
            yield f"the barracks of {names[seat]} are empty, so the game is ending: write `ending: troops` (TU-11.1)"
    most = tables.layouts[g.layout].white.bit_count()
    white = g.troops[WHITE].bit_count() + sum(g.trophies[COLOURS * seat + WHITE] for seat in range(g.seats))
    if white > most:
        yield f"there are {white} white troops on the board and in trophy halls, but {most} in the game (TU-1.9)"


def _turn(g: Tyrants) -> Iterator[str]:
    """TU-2.19, TU-6.23, TU-8.16, TU-10.34: what a turn can have brought so far."""
    tables, names = g.game.tables, g.seat_names()
    if g.round < 1:
        yield f"round {g.round}: rounds are counted from 1"
    if g.stage == SET_UP and g.troops[g.active]:
        yield f"{names[g.active]} is to place the first troop, but has troops on the board (TU-2.19)"
    for kind in g.shown:
        if g.shown.count(kind) > g.hands[g.active].count(kind):
            yield f"turn.shown: {tables.cards[kind].id} is not in the hand of {names[g.active]} (TU-6.23)"
    halves = [tables.half_decks[half] for half in g.half_decks]
    openers = {address.partition(".")[0] for address, op in tables.ops.items() if isinstance(op, OpenDevoured)}
    if g.opened and not any(card.id in openers and card.half_deck in (None, *halves) for card in tables.cards):
        yield "turn.opened: no card of these half-decks opens the devoured pile (TU-10.34)"
    for site in cells_of(g.paid & ~tables.marker_sites):
        yield f"turn.paid: {tables.sites[site].id} has no control marker (TU-8.16)"
