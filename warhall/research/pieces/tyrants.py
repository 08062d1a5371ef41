"""The pieces of a view of Tyrants of the Underdark."""

from __future__ import annotations

from collections.abc import Iterable

from warhall.games.tyrants.score import Sheet, sheet
from warhall.games.tyrants.spies import spies_left
from warhall.games.tyrants.state import EMPTY, SET_UP, STAGE_1, Tyrants
from warhall.games.tyrants.tables import TyrantsGame
from warhall.games.tyrants.view import ENDINGS, SheetView, route_view, site_view, trophies_view
from warhall.geometry.masks import cells_of
from warhall.research.watching import Piece, Pieces


def _cards(game: TyrantsGame, kinds: Iterable[int] | None) -> list[str] | None:
    """The names of some cards."""
    cards = game.tables.cards
    return None if kinds is None else [cards[kind].id for kind in kinds]


def _sites(g: Tyrants, old: list[int], new: list[int]) -> list[int]:
    """The sites at which some colour's troops differ."""
    moved = _moved(old, new)
    return [site for site, spaces in enumerate(g.game.tables.site_spaces) if spaces & moved]


def _routes(g: Tyrants, old: list[int], new: list[int]) -> list[int]:
    """The routes on which some colour's troops differ."""
    moved = _moved(old, new)
    return [route for route, spaces in enumerate(g.game.tables.route_spaces) if spaces & moved]


def _moved(old: list[int], new: list[int]) -> int:
    """The bits in which some masks differ."""
    moved = 0
    for was, now in zip(old, new, strict=True):
        moved |= was ^ now
    return moved


def _held(g: Tyrants, old: list[int], new: list[int]) -> list[int]:
    """The sites that differ in the masks of some seats."""
    return cells_of(_moved(old, new))


def _score(g: Tyrants, viewer: int, seat: int) -> tuple[int, ...]:
    return sheet(g, seat)


def _sheet(game: TyrantsGame, scored: Sheet) -> SheetView:
    return SheetView(*scored, scored.total)


def _waiting(game: TyrantsGame, addresses: tuple[str, ...]) -> list[str]:
    tables = game.tables
    return [tables.cards[tables.card_of[address]].id for address in addresses]


PIECES = Pieces(
    [
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
        Piece("seats.*.discard", ("discards[]",), lambda g, viewer, seat: g.discards[seat][:], _cards, bag=True),
        Piece("seats.*.inner_circle", ("inner[]",), lambda g, viewer, seat: g.inner[seat][:], _cards, bag=True),
        Piece("seats.*.troops", ("barracks[]",), lambda g, viewer, seat: g.barracks[seat]),
        Piece("seats.*.spies", ("spies[]",), lambda g, viewer, seat: spies_left(g, seat)),
        Piece("seats.*.trophies", ("trophies", "houses"), lambda g, viewer, seat: trophies_view(g, seat)),
        Piece("seats.*.vp", ("vp[]",), lambda g, viewer, seat: g.vp[seat]),
        Piece(
            "seats.*.markers",
            ("controlled[]",),
            lambda g, viewer, seat: g.controlled[seat] & g.game.tables.marker_sites,
            lambda game, held: [game.tables.sites[site].id for site in cells_of(held)],
        ),
        Piece(
            "seats.*.score",
            (
                *("controlled[]", "total[]", "trophies", "decks[]", "hands[]", "discards[]", "inner[]", "vp[]"),
                *("active", ("played", lambda g, old, new: (g.active,))),
            ),
            _score,
            _sheet,
        ),
        Piece("viewer", ("houses",), lambda g, viewer: g.seat_names()[viewer]),
        Piece("active", ("active", "houses"), lambda g, viewer: g.seat_names()[g.active]),
        Piece("first", ("first", "houses"), lambda g, viewer: g.seat_names()[g.first]),
        Piece("round", ("round",), lambda g, viewer: g.round),
        Piece(
            "stage",
            ("stage",),
            lambda g, viewer: "set-up" if g.stage == SET_UP else "1" if g.stage == STAGE_1 else "2",
        ),
        Piece("ending", ("ending",), lambda g, viewer: ENDINGS[g.ending]),
        Piece(
            "half_decks",
            ("half_decks",),
            lambda g, viewer: g.half_decks,
            lambda game, halves: [game.tables.half_decks[half] for half in halves],
        ),
        Piece("sections", ("layout",), lambda g, viewer: list(g.game.tables.layouts[g.layout].sections)),
        Piece(
            "sites",
            ("houses", "layout", ("troops", _sites), ("spies", _held), ("controlled", _held), ("total", _held)),
            lambda g, viewer, site: site_view(g, site),
        ),
        Piece("routes", ("houses", "layout", ("troops", _routes)), lambda g, viewer, route: route_view(g, route)),
        Piece(
            "presence",
            ("presence", "layout"),
            lambda g, viewer: cells_of(g.presence[viewer] & g.game.tables.layouts[g.layout].spaces),
            lambda game, spaces: [game.tables.space_ids[space] for space in spaces],
            bag=True,
        ),
        Piece(
            "market",
            ("market",),
            lambda g, viewer: [None if kind == EMPTY else g.game.tables.cards[kind].id for kind in g.market],
        ),
        Piece("market_deck", ("market_deck",), lambda g, viewer: len(g.market_deck)),
        Piece(
            "stacks",
            ("stacks",),
            lambda g, viewer: tuple(g.stacks),
            lambda game, left: {
                game.tables.cards[kind].id: count for kind, count in zip(game.tables.stack_kinds, left, strict=True)
            },
        ),
        Piece("devoured", ("devoured",), lambda g, viewer: g.devoured[:], _cards, bag=True),
        Piece("opened", ("opened",), lambda g, viewer: g.opened),
        Piece("power", ("power",), lambda g, viewer: g.power),
        Piece("influence", ("influence",), lambda g, viewer: g.influence),
        Piece("played", ("played",), lambda g, viewer: [kind for kind in g.played if kind != EMPTY], _cards, bag=True),
        Piece("aside", ("aside",), lambda g, viewer: g.aside[:], _cards, bag=True),
        Piece("waiting", ("waiting",), lambda g, viewer: tuple(address for address, _ in g.waiting), _waiting),
        Piece("card", ("card",), lambda g, viewer: None if g.card == EMPTY else g.game.tables.cards[g.card].id),
    ],
    entries={
        "sites": lambda g: g.game.tables.sites_in(g.layout),
        "routes": lambda g: g.game.tables.routes_in(g.game.tables.layouts[g.layout].spaces),
    },
)
