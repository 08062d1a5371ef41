"""What each seat may see (TU-1.10).

Public is everything but the content of the others' hands and the order of the decks. Hand and deck of a player together
are known to everybody who has watched: every card came there in public. So `unseen` lists them in a fixed order, and
the score so far tells nothing new.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.score import sheet
from warhall.games.tyrants.spies import spies_left
from warhall.games.tyrants.state import (
    COLOURS,
    EMPTY,
    LAST_TROOP,
    MARKET_EMPTY,
    NONE,
    NOT_ENDING,
    SET_UP,
    STAGE_1,
    Tyrants,
)
from warhall.games.tyrants.tables import Tables
from warhall.geometry.masks import cells_of

Ending: TypeAlias = Literal["no", "troops", "market"]
ENDINGS: dict[int, Ending] = {NOT_ENDING: "no", LAST_TROOP: "troops", MARKET_EMPTY: "market"}


class SheetView(msgspec.Struct, frozen=True):
    """TU-11.14: what a player would score if the game ended now."""

    sites: int
    total_control: int
    trophies: int
    deck: int
    inner_circle: int
    tokens: int
    total: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """TU-1.5: the zones of one player, as far as they may be seen."""

    seat: str
    house: str
    hand_count: int
    deck_count: int
    hand: list[str] | None
    """The cards, for their owner only."""
    shown: list[str]
    """TU-6.24: cards in hand that were shown to all this turn."""
    unseen: list[str]
    """Hand and deck together, in the order of the card list."""
    discard: list[str]
    """From the top down."""
    inner_circle: list[str]
    troops: int
    """In the barracks."""
    spies: int
    """In the barracks."""
    trophies: dict[str, int]
    vp: int
    markers: list[str]
    score: SheetView


class SiteView(msgspec.Struct, frozen=True, kw_only=True):
    """A site in play."""

    id: str
    section: str
    vp: int
    start: bool
    spaces: list[str | None]
    """The colour of the troop on each space."""
    spies: list[str]
    controller: str | None
    total: bool
    marker: bool


class RouteView(msgspec.Struct, frozen=True):
    """A route in play."""

    id: str
    spaces: list[str | None]


class TyrantsView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table."""

    seats: list[PlayerView]
    """Clockwise."""
    viewer: str | None
    active: str
    first: str
    round: int
    stage: Literal["set-up", "1", "2"]
    ending: Ending
    """Whether the end is triggered: no, troops or market."""
    half_decks: list[str]
    sections: list[str]
    sites: list[SiteView]
    routes: list[RouteView]
    presence: list[str]
    """The spaces where the viewer has presence."""
    market: list[str | None]
    market_deck: int
    stacks: dict[str, int]
    devoured: list[str]
    """From the top down."""
    opened: bool
    """TU-10.34: whether the top of the devoured pile counts as a market card."""
    power: int
    influence: int
    played: list[str]
    aside: list[str]
    """TU-10.47: cards set aside while they are resolved."""
    waiting: list[str]
    """TU-9.71: the cards whose effects wait for the end of the turn."""
    card: str | None
    """The card that is being resolved."""


def view(g: Tyrants, seat: int | None) -> TyrantsView:
    """TU-1.10: everything that a seat may see, and nothing else."""
    tables = g.game.tables
    names = g.seat_names()
    in_play = tables.layouts[g.layout]
    pieces = (tuple(g.troops), tuple(g.spies), tuple(g.controlled), tuple(g.total))
    sites, routes = _board(tables, g.layout, names, *pieces)
    presence = 0 if seat is None else g.presence[seat] & in_play.spaces
    return TyrantsView(
        seats=[_player(g, other, names, own=other == seat) for other in range(g.seats)],
        viewer=None if seat is None else names[seat],
        active=names[g.active],
        first=names[g.first],
        round=g.round,
        stage="set-up" if g.stage == SET_UP else "1" if g.stage == STAGE_1 else "2",
        ending=ENDINGS[g.ending],
        half_decks=[tables.half_decks[half] for half in g.half_decks],
        sections=list(in_play.sections),
        sites=sites,
        routes=routes,
        presence=[tables.space_ids[space] for space in cells_of(presence)],
        market=[None if kind == EMPTY else tables.cards[kind].id for kind in g.market],
        market_deck=len(g.market_deck),
        stacks={tables.cards[kind].id: g.stacks[stack] for stack, kind in enumerate(tables.stack_kinds)},
        devoured=_cards(g, g.devoured[::-1]),
        opened=g.opened,
        power=g.power,
        influence=g.influence,
        played=_cards(g, g.played),
        aside=_cards(g, g.aside),
        waiting=[tables.cards[tables.card_of[address]].id for address, _ in g.waiting],
        card=None if g.card == EMPTY else tables.cards[g.card].id,
    )


def _cards(g: Tyrants, kinds: list[int]) -> list[str]:
    cards = g.game.tables.cards
    return [cards[kind].id for kind in kinds if kind != EMPTY]


@lru_cache(maxsize=64)
def _board(
    tables: Tables,
    layout: int,
    names: tuple[str, ...],
    troops: tuple[int, ...],
    spies: tuple[int, ...],
    controlled: tuple[int, ...],
    total: tuple[int, ...],
) -> tuple[list[SiteView], list[RouteView]]:
    """The sites and routes in play. Most decisions are about cards and leave them as they are, so they are kept."""
    in_play = tables.layouts[layout]
    colours: list[str | None] = [None] * len(tables.space_ids)
    for colour, mask in enumerate(troops):
        for space in cells_of(mask):
            colours[space] = "white" if colour == WHITE else names[colour]
    routes = [
        RouteView(route.id, [colours[tables.spaces[space.id]] for space in route.spaces])
        for route in tables.printed.board.routes
        if route.spaces and in_play.spaces >> tables.spaces[route.spaces[0].id] & 1
    ]
    sites = []
    for number in cells_of(in_play.sites):
        site = tables.sites[number]
        leader = next((seat for seat, held in enumerate(controlled) if held >> number & 1), NONE)
        sites.append(
            SiteView(
                id=site.id,
                section=site.section,
                vp=site.vp,
                start=site.start,
                spaces=[colours[space] for space in cells_of(tables.site_spaces[number])],
                spies=[names[seat] for seat, held in enumerate(spies) if held >> number & 1],
                controller=None if leader == NONE else names[leader],
                total=leader != NONE and total[leader] >> number & 1 == 1,
                marker=site.marker is not None,
            )
        )
    return sites, routes


def _player(g: Tyrants, seat: int, names: tuple[str, ...], *, own: bool) -> PlayerView:
    tables = g.game.tables
    trophies = g.trophies[COLOURS * seat : COLOURS * seat + COLOURS]
    scored = sheet(g, seat)
    return PlayerView(
        seat=names[seat],
        house=tables.printed.houses[g.houses[seat]].id,
        hand_count=len(g.hands[seat]),
        deck_count=len(g.decks[seat]),
        hand=_cards(g, g.hands[seat]) if own else None,
        shown=_cards(g, g.shown) if seat == g.active else [],
        unseen=_cards(g, sorted(g.hands[seat] + g.decks[seat])),
        discard=_cards(g, g.discards[seat][::-1]),
        inner_circle=_cards(g, g.inner[seat]),
        troops=g.barracks[seat],
        spies=spies_left(g, seat),
        trophies={
            ("white" if colour == WHITE else names[colour]): count for colour, count in enumerate(trophies) if count
        },
        vp=g.vp[seat],
        markers=[tables.sites[site].id for site in cells_of(g.controlled[seat] & tables.marker_sites)],
        score=SheetView(*scored, scored.total),
    )
