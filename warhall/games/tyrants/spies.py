"""Spies: placing and returning them (TU-9.60 to TU-9.65, TU-9.90 to TU-9.97)."""

from __future__ import annotations

from warhall.games.tyrants.actions import Site
from warhall.games.tyrants.control import update_control
from warhall.games.tyrants.events import SpyPlaced, SpyReturned
from warhall.games.tyrants.presence import lift_spy, put_spy
from warhall.games.tyrants.state import Tyrants
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat


def spies_left(g: Tyrants, seat: int) -> int:
    """TU-1.9: the spies in a seat's barracks."""
    return g.game.tables.setup.spies - g.spies[seat].bit_count()


def spy_sites(g: Tyrants, seat: int) -> int:
    """TU-9.60, TU-9.61: the sites in play without an own spy."""
    return g.game.tables.layouts[g.layout].sites & ~g.spies[seat]


def place_spy(g: Tyrants, seat: int, site: int) -> None:
    """TU-9.60: a spy comes from the barracks to a site."""
    put_spy(g, seat, site)
    if g.ears is not None:
        g.tell("TU-9.60", SpyPlaced(Seat(seat), Site(site)))
    update_control(g, site)


def return_spy(g: Tyrants, seat: int, owner: int, site: int) -> None:
    """TU-9.90, TU-9.91: a spy goes to its owner's barracks."""
    lift_spy(g, owner, site)
    if g.ears is not None:
        rule = "TU-9.91" if owner == seat else "TU-9.90"
        g.tell(rule, SpyReturned(Seat(seat), Seat(owner), Site(site)))
    update_control(g, site)


def own_spy_codes(g: Tyrants, seat: int) -> list[int]:
    """TU-9.91: the own spies, wherever they are."""
    first = g.game.tables.verbs.return_spy + seat
    return [first + 4 * site for site in cells_of(g.spies[seat])]


def enemy_spy_codes(g: Tyrants, seat: int) -> list[int]:
    """TU-9.90: the spies of others at sites where the seat has presence."""
    tables = g.game.tables
    presence = g.presence[seat]
    spaces = tables.site_spaces
    first = tables.verbs.return_spy
    codes = []
    for owner, sites in enumerate(g.spies):
        if sites and owner != seat:
            codes += [first + 4 * site + owner for site in cells_of(sites) if presence & spaces[site]]
    codes.sort()
    return codes
