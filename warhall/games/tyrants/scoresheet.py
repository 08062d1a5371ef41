"""The score sheet (TU-11.14): six categories that add up to the total."""

from __future__ import annotations

from warhall.games.tyrants.score import sheet
from warhall.games.tyrants.state import Tyrants
from warhall.kernel.sheet import Column, column


def score_sheet(g: Tyrants) -> tuple[Column, ...]:
    """TU-11.6 to TU-11.11: what each House scores for what."""
    sheets = [sheet(g, seat) for seat in range(g.seats)]
    return (
        column("score-sites", "TU-11.6", tuple(each.sites for each in sheets)),
        column("score-total-control", "TU-11.7", tuple(each.total_control for each in sheets)),
        column("score-trophies", "TU-11.8", tuple(each.trophies for each in sheets)),
        column("score-deck", "TU-11.9", tuple(each.deck for each in sheets)),
        column("score-inner-circle", "TU-11.10", tuple(each.inner_circle for each in sheets)),
        column("score-tokens", "TU-11.11", tuple(each.tokens for each in sheets)),
    )
