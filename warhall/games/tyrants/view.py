"""What each seat may see (TU-1.10).

Public is everything but the content of the others' hands and the order of the decks. Hand and deck of a player together
are known to everybody who has watched: every card came there in public. So `unseen` lists them in a fixed order, and
the score so far tells nothing new.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

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


class Common(NamedTuple):
    """What everybody sees alike: the board, and of the players all but their hands."""

    sites: list[SiteView]
    routes: list[RouteView]
    seats: list[PlayerView]


def common(g: Tyrants) -> Common:
    """TU-1.10: what is public of board and players."""
    names = g.seat_names()
    sites, routes = board_view(g)
    return Common(sites, routes, [_player(g, seat, names) for seat in range(g.seats)])


def board_view(g: Tyrants) -> tuple[list[SiteView], list[RouteView]]:
    """The sites and routes in play."""
    troops, spies, controlled, total = tuple(g.troops), tuple(g.spies), tuple(g.controlled), tuple(g.total)
    return _board(g.game.tables, g.layout, g.seat_names(), troops, spies, controlled, total)


def trophies_view(g: Tyrants, seat: int) -> dict[str, int]:
    """The trophy hall of a seat, by colour."""
    return trophies_of(g.seat_names(), g.trophies[COLOURS * seat : COLOURS * seat + COLOURS])


def trophies_of(names: tuple[str, ...], trophies: Sequence[int]) -> dict[str, int]:
    """The troops of each colour in a trophy hall."""
    return {("white" if colour == WHITE else names[colour]): count for colour, count in enumerate(trophies) if count}


def view(g: Tyrants, seat: int | None, public: Common | None = None) -> TyrantsView:
    """TU-1.10: everything that a seat may see, and nothing else."""
    public = public or common(g)
    tables = g.game.tables
    names = g.seat_names()
    in_play = tables.layouts[g.layout]
    seats = public.seats
    if seat is not None:
        own = msgspec.structs.replace(seats[seat], hand=_cards(g, g.hands[seat]))
        seats = [*seats[:seat], own, *seats[seat + 1 :]]
    presence = 0 if seat is None else g.presence[seat] & in_play.spaces
    return TyrantsView(
        seats=seats,
        viewer=None if seat is None else names[seat],
        active=names[g.active],
        first=names[g.first],
        round=g.round,
        stage="set-up" if g.stage == SET_UP else "1" if g.stage == STAGE_1 else "2",
        ending=ENDINGS[g.ending],
        half_decks=[tables.half_decks[half] for half in g.half_decks],
        sections=list(in_play.sections),
        sites=public.sites,
        routes=public.routes,
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


def _player(g: Tyrants, seat: int, names: tuple[str, ...]) -> PlayerView:
    tables = g.game.tables
    scored = sheet(g, seat)
    return PlayerView(
        seat=names[seat],
        house=tables.printed.houses[g.houses[seat]].id,
        hand_count=len(g.hands[seat]),
        deck_count=len(g.decks[seat]),
        hand=None,
        shown=_cards(g, g.shown) if seat == g.active else [],
        unseen=_cards(g, sorted(g.hands[seat] + g.decks[seat])),
        discard=_cards(g, g.discards[seat][::-1]),
        inner_circle=_cards(g, g.inner[seat]),
        troops=g.barracks[seat],
        spies=spies_left(g, seat),
        trophies=trophies_view(g, seat),
        vp=g.vp[seat],
        markers=[tables.sites[site].id for site in cells_of(g.controlled[seat] & tables.marker_sites)],
        score=SheetView(*scored, scored.total),
    )


@lru_cache(maxsize=512)  # most actions leave the board as it is
def _board(
    tables: Tables,
    layout: int,
    names: tuple[str, ...],
    troops: tuple[int, ...],
    spies: tuple[int, ...],
    controlled: tuple[int, ...],
    total: tuple[int, ...],
) -> tuple[list[SiteView], list[RouteView]]:
    """The sites and routes in play, by where troops and spies are and who controls what."""
    in_play = tables.layouts[layout]
    return (
        [_site_of(tables, number, names, troops, spies, controlled, total) for number in tables.sites_in(layout)],
        [_route_of(tables, number, names, troops) for number in tables.routes_in(in_play.spaces)],
    )


def _site_of(
    tables: Tables,
    number: int,
    names: tuple[str, ...],
    troops: Sequence[int],
    spies: Sequence[int],
    controlled: Sequence[int],
    total: Sequence[int],
) -> SiteView:
    leader = next((seat for seat, held in enumerate(controlled) if held >> number & 1), NONE)
    here = tables.site_spaces[number]
    return _site(
        tables,
        number,
        names,
        tuple([each & here for each in troops]),
        tuple([seat for seat, each in enumerate(spies) if each >> number & 1]),
        leader,
        is_total=leader != NONE and total[leader] >> number & 1 == 1,
    )


def _route_of(tables: Tables, number: int, names: tuple[str, ...], troops: Sequence[int]) -> RouteView:
    here = tables.route_spaces[number]
    return _route(tables, number, names, tuple([each & here for each in troops]))


def colours_at(names: tuple[str, ...], troops: Sequence[int], space: int) -> str | None:
    """The colour of the troop on a space."""
    for colour, held in enumerate(troops):
        if held >> space & 1:
            return "white" if colour == WHITE else names[colour]
    return None


@lru_cache(maxsize=8192)  # a site that nothing happens at is the same thing in every view
def _site(
    tables: Tables,
    number: int,
    names: tuple[str, ...],
    troops: tuple[int, ...],
    spies: tuple[int, ...],
    leader: int,
    *,
    is_total: bool,
) -> SiteView:
    site = tables.sites[number]
    return SiteView(
        id=site.id,
        section=site.section,
        vp=site.vp,
        start=site.start,
        spaces=[colours_at(names, troops, space) for space in cells_of(tables.site_spaces[number])],
        spies=[names[seat] for seat in spies],
        controller=None if leader == NONE else names[leader],
        total=is_total,
        marker=site.marker is not None,
    )


@lru_cache(maxsize=8192)
def _route(tables: Tables, number: int, names: tuple[str, ...], troops: tuple[int, ...]) -> RouteView:
    route = tables.printed.board.routes[number]
    return RouteView(route.id, [colours_at(names, troops, tables.spaces[space.id]) for space in route.spaces])
