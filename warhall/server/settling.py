"""What is done once before the first visitor comes."""

from __future__ import annotations

import gc

from warhall.games import games


def settle() -> None:
    """Read every game now, so that nobody waits for it at the table, and keep the collector off what stays for ever.

    A full collection looks at all that was ever read, a quarter of a million objects, while every table waits.
    """
    games()
    gc.freeze()
