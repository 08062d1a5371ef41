"""Spies: placing and returning them (TU-9.60 to TU-9.65, TU-9.90 to TU-9.97)."""

from __future__ import annotations

from typing import TypeAlias

from warhall.games.tyrants.actions import Site
from warhall.games.tyrants.control import update_control
from warhall.games.tyrants.events import SpyPlaced, SpyReturned, whose
from warhall.games.tyrants.presence import has_presence_at, lift_spy, put_spy
from warhall.games.tyrants.reasons import site_word
from warhall.games.tyrants.state import Tyrants
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal

Spies: TypeAlias = list[tuple[int, int]]
"""Spies by site: the site, and the set of their owners."""


def spies_left(g: Tyrants, seat: int) -> int:
    """TU-1.9: the spies in a seat's barracks."""
    return g.game.tables.setup.spies - g.spies[seat].bit_count()


def spy_sites(g: Tyrants, seat: int, *_: object) -> int:
    """TU-9.60, TU-9.61: where a seat may place a spy."""
    return g.game.tables.layouts[g.layout].sites & ~g.spies[seat]


def no_spy_site(g: Tyrants, seat: int, site: int, *_: object) -> Refusal | None:
    """TU-9.60, TU-9.61: a site in play without an own spy."""
    if not g.game.tables.layouts[g.layout].sites >> site & 1:
        return refusal("TU-2.5", "not-in-play", place=site_word(g, site))
    return refusal("TU-9.60", "spy-there", site=site_word(g, site)) if g.spies[seat] >> site & 1 else None


def place_spy(g: Tyrants, seat: int, site: int) -> None:
    """TU-9.60: a spy comes from the barracks to a site."""
    put_spy(g, seat, site)
    if g.ears is not None:
        g.tell("TU-9.60", SpyPlaced(Seat(seat), Site(site)))
    update_control(g, site)


def return_spy(g: Tyrants, seat: int, owner: int, site: int, price: int = 0, *, again: bool = False) -> None:
    """TU-9.90, TU-9.91: a spy goes to its owner's barracks; TU-9.62: perhaps to be placed again."""
    lift_spy(g, owner, site)
    if g.ears is not None:
        own = "TU-9.62" if again else "TU-9.91"
        rule = "TU-9.93" if price else own if owner == seat else "TU-9.90"
        g.tell(rule, SpyReturned(Seat(seat), whose(seat, owner), Seat(owner), Site(site), price))
    update_control(g, site)


def no_spy_there(g: Tyrants, site: int, owner: int, rule: str) -> Refusal | None:
    """TU-9.90: there is no such spy; the rule that says so here is given."""
    if owner < g.seats and g.spies[owner] >> site & 1:
        return None
    return refusal(rule, "no-spy", site=site_word(g, site))


def no_own_spy(g: Tyrants, seat: int, site: int, owner: int, *_: object) -> Refusal | None:
    """TU-9.91: an own spy, wherever it is."""
    if refused := no_spy_there(g, site, owner, "TU-9.90"):
        return refused
    return None if owner == seat else refusal("TU-9.91", "own-spy-wanted", site=site_word(g, site))


def own_spies(g: Tyrants, seat: int, *_: object) -> Spies:
    """TU-9.91: the same, all at once."""
    return [(site, 1 << seat) for site in cells_of(g.spies[seat])]


def no_enemy_spy(
    g: Tyrants, seat: int, site: int, owner: int, rules: tuple[str, str] = ("TU-9.90", "TU-9.96")
) -> Refusal | None:
    """TU-9.90, TU-9.96: a spy of another player, at a site with presence.

    The rules that say so here are given: that a spy is needed, and that own ones do not qualify.
    """
    rule, not_own = rules
    if refused := no_spy_there(g, site, owner, rule):
        return refused
    if owner == seat:
        return refusal(not_own, "enemy-spy-wanted", site=site_word(g, site))
    return None if has_presence_at(g, seat, site) else refusal("TU-9.90", "no-presence-at", site=site_word(g, site))


def enemy_spies(g: Tyrants, seat: int) -> Spies:
    """TU-9.90: the same, all at once."""
    presence, spaces = g.presence[seat], g.game.tables.site_spaces
    owners: dict[int, int] = {}
    for owner, sites in enumerate(g.spies):
        if sites and owner != seat:
            for site in cells_of(sites):
                if presence & spaces[site]:
                    owners[site] = owners.get(site, 0) | 1 << owner
    return sorted(owners.items())
