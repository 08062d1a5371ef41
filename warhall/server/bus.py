"""The doorbell: tells the other processes that something happened at a table, and never what.

Receivers read the log themselves, and a slow poll repairs what gets lost, so a lost ring costs a second and never the
truth. Two kinds of bell: none is needed within one process, and PostgreSQL's LISTEN and NOTIFY on one connection serves
several. A ring is one short line of text.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

log = logging.getLogger(__name__)

CHANNEL = "warhall"
PAYLOAD = 7_000
"""PostgreSQL takes less than 8,000 bytes."""
Hear = Callable[[str], None]


class Bus(Protocol):
    """A way to reach the other processes."""

    async def open(self, hear: Hear) -> None:
        """Begin to listen; `hear` gets every ring of another process."""

    async def close(self) -> None:
        """Stop."""

    def ring(self, line: str) -> None:
        """Tell the other processes; it is not waited for."""


class QuietBus:
    """There are no other processes, or they must rely on the poll."""

    async def open(self, hear: Hear) -> None:
        """Nobody will ring."""

    async def close(self) -> None:
        """Nothing to stop."""

    def ring(self, line: str) -> None:
        """Nobody would hear it."""


class PostgresBus:
    """LISTEN and NOTIFY on one connection, opened anew when it is lost."""

    def __init__(self, url: URL, process: str) -> None:
        """Prepare to listen.

        Args:
            url: of the database.
            process: the name of this process, so that it does not hear itself.
        """
        self.dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.process = process
        self._rings: list[str] = []
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        """Connect and listen."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(hear, ready), name="bus")
        async with asyncio.timeout(15):
            await ready.wait()

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def ring(self, line: str) -> None:
        """Tell the other processes."""
        if len(line) > PAYLOAD // 2:
            raise ValueError("a ring is one short line")
        self._rings.append(line)
        self._bell.set()

    async def _run(self, hear: Hear, ready: asyncio.Event) -> None:
        import asyncpg  # noqa: PLC0415  only who uses PostgreSQL has it

        while True:
            try:
                connection = await asyncpg.connect(self.dsn)
                try:
                    await connection.add_listener(CHANNEL, self._listener(hear))
                    ready.set()
                    await self._pump(connection)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the doorbell's connection was lost", extra={"error": type(error).__name__})
                await asyncio.sleep(1)

    def _listener(self, hear: Hear) -> Callable[..., None]:
        def heard(_: Any, __: int, ___: str, payload: str) -> None:
            sender, _____, lines = payload.partition("\n")
            if sender != self.process:
                for line in lines.split("\n"):
                    hear(line)

        return heard

    async def _pump(self, connection: Any) -> None:
        """Send what is to be rung, many rings in one notice."""
        while True:
            try:
                async with asyncio.timeout(5):  # not `wait_for`: it may forget that the hall is closing
                    await self._bell.wait()
            except TimeoutError:
                await connection.execute("SELECT 1")  # a dead connection shows itself
                continue
            self._bell.clear()
            rings, self._rings = self._rings, []
            while rings:
                payload = self.process
                while rings and len(payload) + len(rings[0]) < PAYLOAD:
                    payload += "\n" + rings.pop(0)
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
