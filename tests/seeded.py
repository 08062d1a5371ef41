"""Chance for the halls of tests: all that a server draws follows from a seed, so that a game can be played again.

Every purpose draws from a stream of its own, and every bot at every table: what is asked at the same time may be asked
in any order. A test puts this into its own process, or into a process that it has started itself; a server cannot be
talked into it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from hashlib import blake2b

from warhall.server.secret import draws


class Seeded:
    """A source that gives the same to the same purpose, time after time."""

    def __init__(self, seed: str) -> None:
        self.key = blake2b(seed.encode(), digest_size=32).digest()
        self.drawn: Counter[str] = Counter()

    def __call__(self, purpose: str, size: int) -> bytes:
        stream = thinker() if purpose == "number" else purpose
        self.drawn[stream] += 1
        return blake2b(f"{stream} {self.drawn[stream]}".encode(), key=self.key, digest_size=size).digest()


def thinker() -> str:
    """The bot that draws a number: the hall names the task of each after its table and seat."""
    try:
        task = asyncio.current_task()
    except RuntimeError:
        task = None
    name = task.get_name() if task is not None else ""
    return name if name.startswith("bot ") else "number"


def seed_draws(seed: str) -> None:
    """Let everything that servers of this process draw follow from a seed, from its beginning."""
    draws.source = Seeded(seed)
