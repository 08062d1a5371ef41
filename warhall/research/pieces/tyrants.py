"""The pieces of a view of Tyrants of the Underdark."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from warhall.games.tyrants.printed import Site
from warhall.games.tyrants.score import sheet
from warhall.games.tyrants.spies import spies_left
from warhall.games.tyrants.state import COLOURS, EMPTY, SET_UP, STAGE_1, Tyrants
from warhall.games.tyrants.tables import NOWHERE, Tables, TyrantsGame
from warhall.games.tyrants.view import ENDINGS, colours_at, trophies_of
from warhall.geometry.masks import cells_of
from warhall.research.pieces.tyrants_short import BOARD as BOARD_SHORT
from warhall.research.pieces.tyrants_short import ZONES
from warhall.research.watching import Piece, Pieces

Names = tuple[str, ...]


def _cards(game: TyrantsGame, kinds: Iterable[int] | None) -> list[str] | None:
    """The names of some cards."""
    cards = game.tables.cards
    return None if kinds is None else [cards[kind].id for kind in kinds]


def _card(game: TyrantsGame, kind: int) -> str | None:
    return None if kind == EMPTY else game.tables.cards[kind].id


def _played(g: Tyrants, viewer: int) -> list[int]:
    return [kind for kind in g.played if kind != EMPTY] if EMPTY in g.played else g.played[:]


@lru_cache(maxsize=8)
def _routes_at(tables: Tables) -> dict[int, int]:
    """The route of each space that is on one."""
    return {space: route for route, spaces in enumerate(tables.route_spaces) for space in cells_of(spaces)}


def _sites(g: Tyrants, old: list[int], new: list[int]) -> list[int]:
    """The sites at which some colour's troops differ."""
    site_of = g.game.tables.site_of
    return [site_of[space] for space in cells_of(_moved(old, new)) if site_of[space] != NOWHERE]


def _routes(g: Tyrants, old: list[int], new: list[int]) -> list[int]:
    """The routes on which some colour's troops differ."""
    routes = _routes_at(g.game.tables)
    return [routes[space] for space in cells_of(_moved(old, new)) if space in routes]


def _moved(old: list[int], new: list[int]) -> int:
    """The bits in which some masks differ."""
    moved = 0
    for was, now in zip(old, new, strict=True):
        moved |= was ^ now
    return moved


def _held(g: Tyrants, old: list[int], new: list[int]) -> list[int]:
    """The sites that differ in the masks of some seats."""
    return cells_of(_moved(old, new))


def _printed(site: Site) -> tuple[str, str, int, bool, bool]:
    return site.id, site.section, site.vp, site.start, site.marker is not None


def _troops(g: Tyrants, here: int) -> tuple[int, ...]:
    """The troops of each colour on some spaces."""
    return (here, *[each & here for each in g.troops])


def _bits(masks: list[int], site: int) -> tuple[int, ...]:
    """What is at a site, seat by seat."""
    return tuple([each >> site & 1 for each in masks])


def _colours(game: TyrantsGame, troops: tuple[int, ...], names: Names) -> list[str | None]:
    here, *colours = troops
    return [colours_at(names, colours, space) for space in cells_of(here)]


def _named(game: TyrantsGame, held: tuple[int, ...], names: Names) -> list[str]:
    return [name for name, bit in zip(names, held, strict=True) if bit]


def _control(game: TyrantsGame, held: tuple[int, ...], names: Names) -> tuple[str | None, bool]:
    """Who controls a site, and whether it is total control."""
    controlled, total = held[: len(names)], held[len(names) :]
    leader = next((seat for seat, bit in enumerate(controlled) if bit), None)
    return (None, False) if leader is None else (names[leader], bool(total[leader]))


def _trophies(g: Tyrants, old: list[int], new: list[int]) -> set[int]:
    """The seats whose trophies differ."""
    return {number // COLOURS for number, (was, now) in enumerate(zip(old, new, strict=True)) if was != now}


def _score(g: Tyrants, viewer: int, seat: int) -> tuple[int, ...]:
    scored = sheet(g, seat)
    return (*scored, scored.total)


def _waiting(game: TyrantsGame, addresses: tuple[str, ...]) -> list[str]:
    tables = game.tables
    return [tables.cards[tables.card_of[address]].id for address in addresses]


def _seat(game: TyrantsGame, seat: int, names: Names) -> str:
    return names[seat]


SEATS = [
    Piece("seats.*.seat", ("houses",), lambda g, viewer, seat: g.seat_names()[seat]),
    Piece("seats.*.house", ("houses",), lambda g, viewer, seat: g.game.tables.printed.houses[g.houses[seat]].id),
    Piece("seats.*.hand_count", ("hands[]",), lambda g, viewer, seat: len(g.hands[seat])),
    Piece("seats.*.deck_count", ("decks[]",), lambda g, viewer, seat: len(g.decks[seat])),
    Piece(
        "seats.*.hand",
        ("hands[]",),
        lambda g, viewer, seat: g.hands[seat][:] if seat == viewer else None,
        _cards,
        bag=True,
    ),
    Piece(
        "seats.*.shown",
        ("shown", "active"),
        lambda g, viewer, seat: g.shown[:] if seat == g.active else [],
        _cards,
        bag=True,
    ),
    Piece(
        "seats.*.unseen",
        ("hands[]", "decks[]"),
        lambda g, viewer, seat: g.hands[seat] + g.decks[seat],
        _cards,
        bag=True,
    ),
    Piece("seats.*.discard", ("discards[]",), None, _cards, bag=True),
    Piece("seats.*.inner_circle", ("inner[]",), None, _cards, bag=True),
    Piece("seats.*.troops", ("barracks[]",)),
    Piece("seats.*.spies", ("spies[]",), lambda g, viewer, seat: spies_left(g, seat)),
    Piece(
        "seats.*.trophies",
        (("trophies", _trophies),),
        lambda g, viewer, seat: tuple(g.trophies[COLOURS * seat : COLOURS * seat + COLOURS]),
        lambda game, trophies, names: trophies_of(names, trophies),
        names_seats=True,
    ),
    Piece("seats.*.vp", ("vp[]",)),
    Piece(
        "seats.*.markers",
        ("controlled[]",),
        lambda g, viewer, seat: g.controlled[seat] & g.game.tables.marker_sites,
        lambda game, held: [game.tables.sites[site].id for site in cells_of(held)],
        bits=True,
    ),
    Piece(
        "seats.*.score.sites+total_control+trophies+deck+inner_circle+tokens+total",
        (
            *("controlled[]", "total[]", ("trophies", _trophies), "decks[]", "hands[]", "discards[]", "inner[]"),
            *("vp[]", "active", ("played", lambda g, old, new: (g.active,))),
        ),
        _score,
    ),
]
BOARD = [
    Piece(
        "sites.*.id+section+vp+start+marker",
        ("layout",),
        lambda g, viewer, site: site,
        lambda game, site: _printed(game.tables.sites[site]),
    ),
    Piece(
        "sites.*.spaces",
        ("layout", ("troops", _sites)),
        lambda g, viewer, site: _troops(g, g.game.tables.site_spaces[site]),
        _colours,
        names_seats=True,
    ),
    Piece("sites.*.spies", (("spies", _held),), lambda g, viewer, site: _bits(g.spies, site), _named, names_seats=True),
    Piece(
        "sites.*.controller+total",
        (("controlled", _held), ("total", _held)),
        lambda g, viewer, site: _bits(g.controlled, site) + _bits(g.total, site),
        _control,
        names_seats=True,
    ),
    Piece(
        "routes.*.id",
        ("layout",),
        lambda g, viewer, route: g.game.tables.printed.board.routes[route].id,
    ),
    Piece(
        "routes.*.spaces",
        ("layout", ("troops", _routes)),
        lambda g, viewer, route: (route, *_troops(g, g.game.tables.route_spaces[route])),
        lambda game, troops, names: [
            colours_at(names, troops[2:], game.tables.spaces[space.id])
            for space in game.tables.printed.board.routes[troops[0]].spaces
        ],
        names_seats=True,
    ),
    Piece(
        "presence",
        ("presence", "layout"),
        lambda g, viewer: g.presence[viewer] & g.game.tables.layouts[g.layout].spaces,
        lambda game, spaces: [game.tables.space_ids[space] for space in cells_of(spaces)],
        bits=True,
    ),
]

PIECES = Pieces(
    [
        *SEATS,
        *BOARD,
        Piece("viewer", ("houses",), lambda g, viewer: g.seat_names()[viewer]),
        Piece("active", ("active",), None, _seat, names_seats=True),
        Piece("first", ("first",), None, _seat, names_seats=True),
        Piece("round", ("round",)),
        Piece(
            "stage",
            ("stage",),
            lambda g, viewer: "set-up" if g.stage == SET_UP else "1" if g.stage == STAGE_1 else "2",
        ),
        Piece("ending", ("ending",), lambda g, viewer: ENDINGS[g.ending]),
        Piece(
            "half_decks",
            ("half_decks",),
            None,
            lambda game, halves: [game.tables.half_decks[half] for half in halves],
        ),
        Piece("sections", ("layout",), None, lambda game, layout: list(game.tables.layouts[layout].sections)),
        Piece("market.*", ("market[]",), None, _card),
        Piece("market_deck", ("market_deck#",)),
        Piece(
            "stacks",
            ("stacks",),
            lambda g, viewer: tuple(g.stacks),
            lambda game, left: {
                game.tables.cards[kind].id: count for kind, count in zip(game.tables.stack_kinds, left, strict=True)
            },
        ),
        Piece("devoured", ("devoured",), None, _cards, bag=True),
        Piece("opened", ("opened",)),
        Piece("power", ("power",)),
        Piece("influence", ("influence",)),
        Piece("played", ("played",), _played, _cards, bag=True),
        Piece("aside", ("aside",), None, _cards, bag=True),
        Piece("waiting", ("waiting",), lambda g, viewer: tuple(address for address, _ in g.waiting), _waiting),
        Piece("card", ("card",), None, _card),
    ],
    entries={
        "sites": lambda g: g.game.tables.sites_in(g.layout),
        "routes": lambda g: g.game.tables.routes_in(g.game.tables.layouts[g.layout].spaces),
        "market": lambda g: range(len(g.market)),
    },
    names=("houses",),
    standing=frozenset({"market"}),
    by_numbers=True,
    quiet=(
        *(
            "houses",
            "half_decks",
            "layout",
            "first",
            "active",
            "stage",
            "ending",
            "opened",
            "shown",
            "aside",
            "waiting",
        ),
        *("devoured", "stacks", "market", "vp", "trophies"),
    ),
    short=(ZONES, BOARD_SHORT),
)
