"""How the database is asked and told: what all parts of the store share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from warhall.server.store.engine import Database
from warhall.server.store.writer import Writer

MANY = 500
"""So many things are asked for at once."""


class Asking:
    """A database and its writer."""

    database: Database
    writer: Writer

    async def _rows(self, query: Any, words: dict[str, object] | None = None) -> Sequence[Any]:
        """The rows that a query finds."""
        return await self.database.read(lambda connection: connection.execute(query, words).all())

    async def _few(self, query: Any, words: dict[str, object]) -> Sequence[Any]:
        """The few rows that a query finds by their key; it is one that lives as long as the program."""
        return await self.database.few(query, words)

    async def _do(self, *statements: Any) -> None:
        """Carry out statements, all or none."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.database.write(work)
