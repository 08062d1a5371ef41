"""What is done once before the first visitor comes."""

from __future__ import annotations

import gc

from warhall.games import games

THRESHOLDS = (50_000, 20, 100)
"""What each watcher saw last lives from one move to the next. With the usual 700 new things the collector would look
through it again and again in vain: that took a fifth of the time of a move, and nearly nothing here makes circles."""


def settle() -> None:
    """Read every game now, so that nobody waits for it at the table, and keep the collector off what stays for ever.

    A full collection looks at all that was ever read, a quarter of a million objects, while every table waits.
    """
    games()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
