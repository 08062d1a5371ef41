"""At which moment a question is asked."""

from __future__ import annotations

from warhall.games.dungeoneer.playing import (
    BATTLE,
    DECLARATION,
    ELSEWHERE,
    ENTRY,
    FEATS_CHOICE,
    OPEN,
    RESPONSE,
    ROLL,
    VILLAINY_CHOICE,
    WOUND,
)

MOMENTS = {
    "open": OPEN,
    "entry": ENTRY,
    "roll": ROLL,
    "wound": WOUND,
    "battle": BATTLE,
    "respond": RESPONSE,
    "feats": FEATS_CHOICE,
    "villainy": VILLAINY_CHOICE,
    "declare": DECLARATION,
    "challenge": ELSEWHERE,
    "spend-lying": ELSEWHERE,
}
"""The questions at which somebody may do one of several things, and their moments."""
