"""Jobs that go wrong in every way, for the processes that think."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

import msgspec

from warhall.server import tasks
from warhall.server.tasks import Chosen, Question
from warhall.server.thinking import Clock


def stall(body: bytes, clock: Clock) -> Chosen:
    """Never answers."""
    clock.begin()
    threading.Event().wait()
    raise AssertionError


def crash(body: bytes, clock: Clock) -> Chosen:
    """Gives up."""
    clock.begin()
    raise RuntimeError("I give up")


def die(body: bytes, clock: Clock) -> Chosen:
    """Takes its process with it."""
    clock.begin()
    os._exit(9)


def cheat(body: bytes, clock: Clock) -> Chosen:
    """Chooses what is not offered."""
    clock.begin()
    return Chosen(notation="win at once")


def babble(body: bytes, clock: Clock) -> Chosen:
    """Writes where answers are written."""
    print("Let me see", flush=True)  # noqa: T201  that is the fault
    return tasks.think(body, clock)


def fails_for_hard(body: bytes, clock: Clock) -> Chosen:
    """Only the simple bot that takes its place thinks."""
    if msgspec.json.decode(body, type=Question).looks is None:
        os._exit(9)
    return tasks.think(body, clock)


def ponder(body: bytes, clock: Clock) -> Chosen:
    """Thinks as long as it may and then plays the best that it has found: the sixth option."""
    asked = msgspec.json.decode(body, type=Question)
    state = tasks.state_of(asked.module, asked.drafted, bytes(asked.saved))
    clock.begin()
    while not clock.late():
        threading.Event().wait(0.001)
    return Chosen(notation=state.game.codec.notation(state, state.decisions[asked.seat].options[5]))


def echo(body: bytes, clock: Clock) -> str:
    """Gives its body back; a body that names a file waits until it is there."""
    text = msgspec.json.decode(body, type=str)
    clock.begin()
    while text.startswith("/") and not Path(text).exists():
        threading.Event().wait(0.001)
    return text


def pid(body: bytes, clock: Clock) -> int:
    """Tells the number of its process."""
    return os.getpid()


def has_read(body: bytes, clock: Clock) -> bool:
    """Tells whether a module has been read."""
    return msgspec.json.decode(body, type=str) in sys.modules
