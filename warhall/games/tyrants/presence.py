"""Presence: where a player may act (chapter 7), and the pieces on the board that give it.

Here: putting pieces on the board and lifting them off; presence and empty spaces follow at once. Not here: who
controls a site afterwards (`control`), whether a piece may go there (`troops`, `spies`).
"""

from __future__ import annotations

from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.state import Tyrants
from warhall.geometry.masks import cells_of


def has_presence(g: Tyrants, seat: int, space: int) -> bool:
    """TU-7.1 to TU-7.12: presence at a space, by own troops near it or an own spy at its site."""
    return g.presence[seat] >> space & 1 == 1


def has_presence_at(g: Tyrants, seat: int, site: int) -> bool:
    """TU-7.8: presence at a site covers all its spaces, so any of them tells."""
    return g.presence[seat] & g.game.tables.site_spaces[site] != 0


def put_troop(g: Tyrants, colour: int, space: int) -> None:
    """TU-1.7: a troop comes to an empty space; its owner's presence grows (TU-7.3 to TU-7.5, TU-7.12)."""
    tables = g.game.tables
    bit = 1 << space
    g.troops[colour] |= bit
    g.empty &= ~bit
    if colour != WHITE:
        g.presence[colour] |= tables.spread[space]


def lift_troop(g: Tyrants, space: int) -> int:
    """A troop leaves its space, and what it alone gave of presence goes with it (TU-7.14). Returns its colour."""
    bit = 1 << space
    troops = g.troops
    colour = owner(g, space)
    troops[colour] ^= bit
    g.empty |= bit
    if colour != WHITE:
        update_presence(g, colour)
    return colour


def put_spy(g: Tyrants, seat: int, site: int) -> None:
    """TU-7.2, TU-7.6: a spy gives presence at its site, and nowhere else."""
    g.spies[seat] |= 1 << site
    g.presence[seat] |= g.game.tables.site_spaces[site]


def lift_spy(g: Tyrants, seat: int, site: int) -> None:
    """A spy leaves its site."""
    g.spies[seat] ^= 1 << site
    update_presence(g, seat)


def update_presence(g: Tyrants, seat: int) -> None:
    """TU-7.7: presence comes only from where troops and spies stand, so it is computed from them alone."""
    tables = g.game.tables
    presence = tables.presence_of(g.troops[seat])
    for site in cells_of(g.spies[seat]):
        presence |= tables.site_spaces[site]
    g.presence[seat] = presence


def owner(g: Tyrants, space: int) -> int:
    """The colour of the troop on a space that has one."""
    for colour, troops in enumerate(g.troops):
        if troops >> space & 1:
            return colour
    raise ValueError(f"there is no troop on {g.game.tables.space_ids[space]}")
