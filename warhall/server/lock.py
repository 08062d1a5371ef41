"""The lock of a desk: one works on it, the others wait in the order in which they came.

It does what `asyncio.Lock` does, and can besides be taken at once by who does not wait: an action that finds its table
free needs no task of its own.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """A lock within one event loop."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._held

    def take(self) -> bool:
        """Have it, if nobody has it."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Have it as soon as those who came before are done."""
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was handed over at the same moment
                self.release()
            raise

    def release(self) -> None:
        """Hand it to who has waited longest; if nobody waits, it is free."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        """Have it for a while."""
        if not self.take():
            await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        """Let go of it."""
        self.release()
