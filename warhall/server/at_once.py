"""Changes of tables that need nobody who waits: most actions find their table free, and end nothing.

Here: what `Tables.change` does, without a task and its turns in the event loop. Whatever is not so simple is left to
`Tables.change`, before anything has happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from warhall.kernel.errors import WarhallError
from warhall.server.desk import Desk
from warhall.server.facts import AnyFact
from warhall.server.tables import Receipt, Tables, Work, appended

Then: TypeAlias = Callable[[Receipt | BaseException], None]


class AtOnce:
    """What is done to the tables of this process as soon as it is asked for."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._finishing: set[asyncio.Task[None]] = set()

    def change(self, ident: str, work: Work, client: str | None, then: Then) -> bool:
        """Do something to a table and store it.

        Args:
            ident: the table.
            work: as in `Tables.change`.
            client: whose request it is.
            then: hears what came of it, when it is on disk and everybody is told; a conflict is left to who asked.

        Returns:
            False if it is not so simple. Then nothing has happened, and `Tables.change` does it, or says what is wrong.
        """
        desk = self.tables.desks.get(ident)
        if desk is None or not desk.loaded or client in desk.ledger.clients or not desk.lock.take():
            return False
        desk.touched = self.tables.now()
        facts = _done(desk, work)
        if not facts:
            desk.lock.release()
            return False
        if desk.play is None or desk.play.state.result is not None or self.tables.wants_snapshot(desk, len(facts)):
            self._finishing.add(task := asyncio.create_task(self._finish(desk, facts, client, then)))
            task.add_done_callback(self._finishing.discard)
            return True
        try:
            lines, receipt = self.tables.followed(desk, facts, client)
            append = appended(desk, lines, (), ())
        except Exception:  # the log is as it was: let who waits find out what is wrong
            desk.clear()
            desk.lock.release()
            return False
        storing = self.tables.store.writer.appending(append)
        storing.add_done_callback(partial(self._stored, desk, receipt, then))
        return True

    def _stored(self, desk: Desk, receipt: Receipt, then: Then, storing: asyncio.Future[None]) -> None:
        """It is on disk, or is not."""
        fault = asyncio.CancelledError() if storing.cancelled() else storing.exception()
        try:
            if fault is None:
                self.tables.bus.ring(f"table {desk.id}")
                self.tables.changed(desk)
            else:
                desk.clear()
        finally:
            desk.lock.release()
            then(receipt if fault is None else fault)

    async def _finish(self, desk: Desk, facts: Sequence[AnyFact], client: str | None, then: Then) -> None:
        """There is more to it: the game is over, or is to be kept as it stands."""
        done: Receipt | BaseException
        try:
            done = await self.tables.keep(desk, facts, client, ())
            self.tables.changed(desk)
        except BaseException as error:
            done = error
        finally:
            desk.lock.release()
        then(done)


def _done(desk: Desk, work: Work) -> Sequence[AnyFact]:
    """The facts that a piece of work makes; none if it does not work out, and the desk is then as the log has it."""
    if desk.ledger.study is not None or desk.ledger.presets:
        return ()
    count = desk.ledger.count
    try:
        return work(desk)
    except Exception as error:
        if not isinstance(error, WarhallError) or (desk.play is not None and desk.play.state.count != count):
            desk.clear()
        return ()
