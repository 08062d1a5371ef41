"""Time in the hall: a clock that does not jump, and the spans in which nobody kept the hall open.

A process reads the machine's clock once, when it begins, and counts on from there by itself: whoever sets the machine's
clock, or lets it sleep, takes nobody's thinking time. Every few seconds a process writes down that it is there. Who
opens the hall later finds the last of these signs, and what lies between was a closure: no clock of a game ran then.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from warhall.server.closures import Closures
from warhall.server.store.store import Store


def steady_clock() -> Callable[[], float]:
    """Seconds since the epoch as this process counts them."""
    begun = time.time() - time.monotonic()
    return lambda: begun + time.monotonic()


class Pulse:
    """The sign that a process gives of being there."""

    def __init__(self, store: Store, process: str, now: Callable[[], float], seconds: float) -> None:
        """Prepare to give signs.

        Args:
            store: where they are written down.
            process: who gives them.
            now: the clock of the process.
            seconds: how often; a silence of three times that is a closure.
        """
        self.store = store
        self.process = process
        self.now = now
        self.seconds = seconds
        self.closures = Closures()
        self.fault: str | None = None
        """Why the last sign could not be written, if it could not."""

    async def open(self) -> None:
        """Find out how long the hall was closed, and give the first sign."""
        last, now = await self.store.last_pulse(), self.now()
        if last is not None and now - last > 3 * self.seconds:
            await self.store.add_closure(last, now)
        await self.learn()
        await self.beat()

    async def learn(self) -> None:
        """Read all closures."""
        self.closures.learn(await self.store.closures())

    async def beat(self) -> None:
        """Give a sign; whether it could be written is known from `fault`."""
        try:
            await self.store.beat(self.process, self.now())
        except Exception as error:
            self.fault = type(error).__name__
            raise
        self.fault = None
