"""The end of the game: the score sheet, and who has won (chapter 11)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from warhall.games.tyrants.events import Scored
from warhall.games.tyrants.state import EMPTY, Tyrants
from warhall.games.tyrants.tables import Tables
from warhall.games.tyrants.troops import trophy_count
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.result import ranked


class Sheet(NamedTuple):
    """TU-11.14: the six categories of one player."""

    sites: int
    total_control: int
    trophies: int
    deck: int
    inner_circle: int
    tokens: int

    @property
    def total(self) -> int:
        """TU-11.12: what decides the game."""
        return sum(self)


def sheet(g: Tyrants, seat: int) -> Sheet:
    """TU-11.6 to TU-11.11, TU-11.13: what a seat would score now."""
    tables = g.game.tables
    owned = g.decks[seat] + g.hands[seat] + g.discards[seat]
    if seat == g.active:
        owned += [kind for kind in g.played if kind >= 0] if EMPTY in g.played else g.played
    return Sheet(
        _sites_vp(tables, g.controlled[seat]),
        tables.setup.total_control_vp * g.total[seat].bit_count(),
        trophy_count(g, seat),
        sum(map(tables.deck_vp.__getitem__, owned)),
        sum(map(tables.inner_vp.__getitem__, g.inner[seat])),
        g.vp[seat],
    )


@lru_cache(maxsize=4096)  # most actions leave control as it is
def _sites_vp(tables: Tables, held: int) -> int:
    """TU-11.6: what some sites are worth."""
    return sum([tables.site_vp[site] for site in cells_of(held)])


def score(g: Tyrants) -> None:
    """TU-11.12: the highest total wins; those who share it share the victory."""
    sheets = [sheet(g, seat) for seat in range(g.seats)]
    if g.ears is not None:
        for seat, each in enumerate(sheets):
            g.tell("TU-11.14", Scored(Seat(seat), *each, each.total))
    result = ranked([each.total for each in sheets], "TU-11.12", "score")
    g.finish(result)
