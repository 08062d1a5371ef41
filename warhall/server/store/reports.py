"""Complaints about what somebody said, in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from warhall.server.store.asking import Asking
from warhall.server.store.schema import REPORT


class Report(msgspec.Struct, frozen=True):
    """Who complains of whom, at which table, and the talk as it was then."""

    id: str
    at: float
    by: str
    about: str
    table: str
    lines: str


class Reports(Asking):
    """What is kept of complaints."""

    async def add_report(self, report: Report) -> None:
        """Keep a complaint; the same one again changes nothing."""
        values = msgspec.structs.asdict(report)
        statement = self.writer.insert(REPORT).values(table_id=values.pop("table"), **values)
        await self._do(statement.on_conflict_do_nothing())

    async def reports(self) -> list[Report]:
        """All of them, the newest first."""
        columns = REPORT.c
        query = select(columns.id, columns.at, columns.by, columns.about, columns.table_id, columns.lines)
        return [Report(*row) for row in await self._rows(query.order_by(columns.at.desc(), columns.id))]
