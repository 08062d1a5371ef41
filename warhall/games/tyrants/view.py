"""What each seat may see (TU-1.10).

Public is everything but the content of the others' hands and the order of the decks. Hand and deck of a player together
are known to everybody who has watched: every card came there in public. So `unseen` lists them in a fixed order, and
the score so far tells nothing new.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.score import Sheet, sheet
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
    stage: Literal["set-up", "1", "2", "over"]
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


def common(g: Tyrants) -> TyrantsView:
    """TU-1.10: what is public, as who only looks on sees it."""
    tables = g.game.tables
    names = g.seat_names()
    sites, routes = board_view(g)
    half_decks, sections = _setting(tables, g.half_decks, g.layout)
    return TyrantsView(
        seats=[_player(g, seat, names) for seat in range(g.seats)],
        viewer=None,
        active=names[g.active],
        first=names[g.first],
        round=g.round,
        stage="over" if g.result else "set-up" if g.stage == SET_UP else "1" if g.stage == STAGE_1 else "2",
        ending=ENDINGS[g.ending],
        half_decks=half_decks,
        sections=sections,
        sites=sites,
        routes=routes,
        presence=[],
        market=_market(tables, tuple(g.market)),
        market_deck=len(g.market_deck),
        stacks=_stacks(tables, tuple(g.stacks)),
        devoured=_cards(g, g.devoured[::-1]),
        opened=g.opened,
        power=g.power,
        influence=g.influence,
        played=_cards(g, g.played),
        aside=_cards(g, g.aside),
        waiting=[tables.cards[tables.card_of[address]].id for address, _ in g.waiting],
        card=None if g.card == EMPTY else tables.cards[g.card].id,
    )


def board_view(g: Tyrants) -> tuple[list[SiteView], list[RouteView]]:
    """The sites and routes in play."""
    troops, spies, controlled, total = tuple(g.troops), tuple(g.spies), tuple(g.controlled), tuple(g.total)
    return _board(g.game.tables, g.layout, g.seat_names(), troops, spies, controlled, total)


def trophies_of(names: tuple[str, ...], trophies: Sequence[int]) -> dict[str, int]:
    """The troops of each colour in a trophy hall."""
    return {("white" if colour == WHITE else names[colour]): count for colour, count in enumerate(trophies) if count}


def view(g: Tyrants, seat: int | None, public: TyrantsView | None = None) -> TyrantsView:
    """TU-1.10: everything that a seat may see, and nothing else."""
    public = public or common(g)
    if seat is None:
        return public
    tables, seats = g.game.tables, public.seats.copy()
    seats[seat] = msgspec.structs.replace(seats[seat], hand=_cards(g, g.hands[seat]))
    presence = _spaces(tables, g.presence[seat] & tables.layouts[g.layout].spaces)
    return msgspec.structs.replace(public, seats=seats, viewer=g.seat_names()[seat], presence=presence)


# What did not change is the same thing in the next view, so that nobody has to make it, compare it or look through it.


@lru_cache(maxsize=256)
def _setting(tables: Tables, half_decks: tuple[int, ...], layout: int) -> tuple[list[str], list[str]]:
    """The half-decks and the sections in play."""
    return [tables.half_decks[half] for half in half_decks], list(tables.layouts[layout].sections)


@lru_cache(maxsize=4096)
def _spaces(tables: Tables, spaces: int) -> list[str]:
    return [tables.space_ids[space] for space in cells_of(spaces)]


@lru_cache(maxsize=1024)
def _market(tables: Tables, kinds: tuple[int, ...]) -> list[str | None]:
    return [None if kind == EMPTY else tables.cards[kind].id for kind in kinds]


@lru_cache(maxsize=1024)
def _stacks(tables: Tables, left: tuple[int, ...]) -> dict[str, int]:
    return {tables.cards[kind].id: left[stack] for stack, kind in enumerate(tables.stack_kinds)}


@lru_cache(maxsize=8192)
def _named(tables: Tables, kinds: tuple[int, ...]) -> list[str]:
    """The cards of a pile."""
    return [tables.cards[kind].id for kind in kinds if kind != EMPTY]


def _cards(g: Tyrants, kinds: list[int]) -> list[str]:
    return _named(g.game.tables, tuple(kinds)) if kinds else []


def _player(g: Tyrants, seat: int, names: tuple[str, ...]) -> PlayerView:
    tables = g.game.tables
    return _zones(
        tables,
        names,
        seat,
        g.houses[seat],
        (len(g.hands[seat]), len(g.decks[seat]), g.barracks[seat], spies_left(g, seat), g.vp[seat]),
        tuple(g.shown) if seat == g.active else (),
        tuple(sorted(g.hands[seat] + g.decks[seat])),
        tuple(g.discards[seat]),
        tuple(g.inner[seat]),
        tuple(g.trophies[COLOURS * seat : COLOURS * seat + COLOURS]),
        g.controlled[seat] & tables.marker_sites,
        sheet(g, seat),
    )


@lru_cache(maxsize=2048)  # most actions leave all players but one as they are
def _zones(
    tables: Tables,
    names: tuple[str, ...],
    seat: int,
    house: int,
    numbers: tuple[int, int, int, int, int],
    shown: tuple[int, ...],
    unseen: tuple[int, ...],
    discard: tuple[int, ...],
    inner: tuple[int, ...],
    trophies: tuple[int, ...],
    markers: int,
    scored: Sheet,
) -> PlayerView:
    """TU-1.5: the zones of a player, without the hand, by all that they depend on."""
    hand_count, deck_count, troops, spies, vp = numbers
    return PlayerView(
        seat=names[seat],
        house=tables.printed.houses[house].id,
        hand_count=hand_count,
        deck_count=deck_count,
        hand=None,
        shown=_named(tables, shown),
        unseen=_named(tables, unseen),
        discard=_named(tables, discard[::-1]),
        inner_circle=_named(tables, inner),
        troops=troops,
        spies=spies,
        trophies=trophies_of(names, trophies),
        vp=vp,
        markers=[tables.sites[site].id for site in cells_of(markers)],
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
