"""Signs of life of processes, and the spans without any, in the database."""

from __future__ import annotations

from sqlalchemy import delete, func, select

from warhall.server.store.asking import Asking
from warhall.server.store.schema import CLOSURE, PULSE

FORGOTTEN = 86_400.0
"""So many seconds after its last sign a process is forgotten."""


class Signs(Asking):
    """What is kept of the processes of a hall."""

    async def beat(self, process: str, now: float) -> None:
        """A process gives a sign."""
        statement = self.writer.insert(PULSE).values(process=process, at=now)
        await self._do(
            statement.on_conflict_do_update(index_elements=[PULSE.c.process], set_={"at": statement.excluded.at}),
            delete(PULSE).where(PULSE.c.at < now - FORGOTTEN),
        )

    async def last_pulse(self) -> float | None:
        """When any process last gave a sign."""
        rows = await self._rows(select(func.max(PULSE.c.at)))
        return None if rows[0][0] is None else float(rows[0][0])

    async def add_closure(self, since: float, until: float) -> None:
        """From one moment to another nobody kept the hall open."""
        await self._do(self.writer.insert(CLOSURE).values(since=since, until=until).on_conflict_do_nothing())

    async def closures(self) -> list[tuple[float, float]]:
        """When nobody kept the hall open."""
        return [(row[0], row[1]) for row in await self._rows(select(CLOSURE.c.since, CLOSURE.c.until))]
