"""What is done once before the first visitor comes."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from warhall.games import games

THRESHOLDS = (50_000, 20, 100)
"""What each watcher saw last lives from one move to the next. With the usual 700 new things the collector would look
through it again and again in vain: that took a fifth of the time of a move, and nearly nothing here makes circles."""

TURN_SECONDS = 0.001
"""So long a thread may go on while another waits. The one that writes to disk works for some microseconds at a time; by
the usual measure a move would wait longer for its turns than for the disk."""


def settle() -> None:
    """Read every game now, so that nobody waits for it at the table, and keep the collector off what stays for ever.

    A full collection looks at all that was ever read, a quarter of a million objects, while every table waits.
    """
    sys.setswitchinterval(TURN_SECONDS)
    games()
    learn_shapes()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def learn_shapes() -> None:
    """Let msgspec look at every structure now.

    It does so when a structure is first read, and marks it as known before it has seen all of it: two threads that
    read the first two saved games after a start could meet there, and the whole process fell (a null pointer).
    """
    for shape in shapes(msgspec.Struct):
        with suppress(TypeError, NameError):  # one that is only written, never read
            msgspec.json.Decoder(shape)


def shapes(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Every structure that there is."""
    for each in kind.__subclasses__():
        yield each
        yield from shapes(each)
