"""Complaints: whoever is troubled at a table hands its last lines to those who run the hall.

Here: what is taken down. Not here: what comes of it; `warhall reports` shows them to whoever runs the hall.
"""

from __future__ import annotations

import msgspec

from warhall.server.facts import Chat, Who
from warhall.server.faults import HallError
from warhall.server.limits import Buckets
from warhall.server.secret import new_id
from warhall.server.store.reports import Report
from warhall.server.tables import Tables, check_watch

LINES = 20
"""So many lines of the talk go along."""
PER_HOUR = 10


class Reporting:
    """Takes complaints down."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._given = Buckets(PER_HOUR / 3600, PER_HOUR, tables.now)

    async def report(self, ident: str, person: Who, about: str) -> None:
        """Complain of somebody who has spoken at a table."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            lines = [line for line in await self.tables.store.lines(ident, 0) if isinstance(line.fact, Chat)]
        said = [
            {
                "at": line.at,
                "by": line.fact.by.id,
                "name": line.fact.by.name,
                "text": line.fact.text or line.fact.phrase,
            }
            for line in lines[-LINES:]
            if isinstance(line.fact, Chat)
        ]
        if about == person.id or not any(line["by"] == about for line in said):
            raise HallError("bad-request", "this person has said nothing here lately")
        if not self._given.take(person.id):
            raise HallError("too-fast", "too many reports: wait a little")
        kept = msgspec.json.encode(said).decode()
        await self.tables.store.add_report(Report(new_id("report"), self.tables.now(), person.id, about, ident, kept))
