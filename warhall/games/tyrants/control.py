"""Control of sites, and the markers that follow it (chapter 8).

Here: who controls a site, and what a marker gives when it is taken. Not here: the VP of markers (`turn`), what sites
are worth in the end (`score`).
"""

from __future__ import annotations

from warhall.games.tyrants.actions import WHITE, Site
from warhall.games.tyrants.events import MarkerFlipped, MarkerPaid, MarkerReturned, MarkerScored, MarkerTaken
from warhall.games.tyrants.state import NONE, STAGE_1, Tyrants
from warhall.games.tyrants.tables import NOWHERE
from warhall.kernel.actions import Seat


def majority(g: Tyrants, site: int) -> tuple[int, int]:
    """TU-8.4 to TU-8.7: the seat with more troops at a site than any other colour (or none), and how many."""
    spaces = g.game.tables.site_spaces[site]
    most = 0
    leader = NONE
    for colour, troops in enumerate(g.troops):
        count = (troops & spaces).bit_count()
        if count > most:
            most, leader = count, colour
        elif count == most:
            leader = NONE
    return (NONE if leader == WHITE else leader), most


def update_control(g: Tyrants, site: int) -> None:
    """TU-8.10: control of a site is looked at anew after every change there, and its marker moves at once."""
    leader, count = majority(g, site)
    bit = 1 << site
    before = holder(g, site)
    if leader != before:
        if before != NONE:
            g.controlled[before] ^= bit
            g.total[before] &= ~bit
        if leader != NONE:
            g.controlled[leader] |= bit
        if g.game.tables.marker_sites & bit:
            _move_marker(g, site, leader)
    if leader != NONE:
        _update_total(g, site, leader, filled=count == g.game.tables.site_size[site])


def update_control_of(g: Tyrants, space: int) -> None:
    """TU-8.10: control of the site of a space, once it is told what happened on the space."""
    site = g.game.tables.site_of[space]
    if site != NOWHERE:
        update_control(g, site)


def holder(g: Tyrants, site: int) -> int:
    """TU-8.11: who controls a site, and so holds its marker."""
    for seat, sites in enumerate(g.controlled):
        if sites >> site & 1:
            return seat
    return NONE


def _update_total(g: Tyrants, site: int, seat: int, *, filled: bool) -> None:
    """TU-8.8, TU-8.13: total control: every space, and no other player's spy; the marker is flipped to match."""
    bit = 1 << site
    total = filled
    if filled:
        for other, spies in enumerate(g.spies):
            if spies & bit and other != seat:
                total = False
    if total != (g.total[seat] & bit != 0):
        g.total[seat] ^= bit
        if g.ears is not None and g.game.tables.marker_sites & bit:
            g.tell("TU-8.13", MarkerFlipped(Seat(seat), Site(site), "yes" if total else "no"))


def _move_marker(g: Tyrants, site: int, seat: int) -> None:
    """TU-8.11, TU-8.12: the marker goes to whoever controls the site now, or back to the board.

    TU-8.16, TU-8.18: taken in one's own turn it gives its Influence at once, but only once a turn.
    """
    if g.ears is not None:
        if seat == NONE:
            g.tell("TU-8.12", MarkerReturned(Site(site)))
        else:
            g.tell("TU-8.11", MarkerTaken(Seat(seat), Site(site)))
    if seat == g.active and g.stage == STAGE_1 and not g.paid >> site & 1:
        pay_marker(g, seat, site)


def pay_marker(g: Tyrants, seat: int, site: int) -> None:
    """TU-8.15, TU-8.16: the Influence of a marker."""
    g.paid |= 1 << site
    amount = g.game.tables.marker_influence[site]
    g.influence += amount
    if g.ears is not None:
        g.tell("TU-8.16", MarkerPaid(Seat(seat), Site(site), amount))


def score_marker(g: Tyrants, seat: int, site: int) -> None:
    """TU-8.15, TU-8.17: the VP of a marker whose site is under total control."""
    amount = g.game.tables.marker_vp[site]
    g.vp[seat] += amount
    if g.ears is not None:
        g.tell("TU-8.17", MarkerScored(Seat(seat), Site(site), amount))
