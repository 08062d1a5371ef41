"""What persons have learnt, in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import and_, case, func, select

from warhall.server.store.asking import Asking
from warhall.server.store.schema import PROGRESS


class Progress(msgspec.Struct, frozen=True):
    """How far a person has come with a chapter or a puzzle."""

    game: str
    kind: str
    item: str
    state: str
    step: int
    hints: int
    table: str | None
    touched: float


class Learnt(Asking):
    """What is kept of lessons and puzzles."""

    async def progress(self, person: str) -> list[Progress]:
        """What a person has learnt, the last touched first."""
        columns = PROGRESS.c
        query = select(
            columns.game,
            columns.kind,
            columns.item,
            columns.state,
            columns.step,
            columns.hints,
            columns.table_id,
            columns.touched,
        ).where(columns.person == person)
        return [Progress(*row) for row in await self._rows(query.order_by(columns.touched.desc(), columns.item))]

    async def note(self, person: str, progress: Progress) -> None:
        """Keep how far a person has come; what was finished once stays so."""
        values = msgspec.structs.asdict(progress)
        statement = self.writer.insert(PROGRESS).values(person=person, table_id=values.pop("table"), **values)
        new, old = statement.excluded, PROGRESS.c
        finished = old.state.in_(("done", "solved"))
        await self._do(
            statement.on_conflict_do_update(
                index_elements=[old.person, old.game, old.kind, old.item],
                set_={
                    "state": case((finished, old.state), else_=new.state),
                    "step": case((finished, old.step), else_=new.step),
                    "hints": case((finished, old.hints), else_=new.hints),
                    "table_id": new.table_id,
                    "touched": new.touched,
                },
            )
        )

    async def solvers(self) -> dict[tuple[str, str], tuple[int, int, int]]:
        """For each puzzle: how many persons have tried it, solved it, and solved it at once without a hint."""
        columns = PROGRESS.c
        solved = columns.state == "solved"
        at_once = and_(solved, columns.step == 1, columns.hints == 0)
        query = (
            select(
                columns.game,
                columns.item,
                func.count(),
                func.sum(case((solved, 1), else_=0)),
                func.sum(case((at_once, 1), else_=0)),
            )
            .where(columns.kind == "puzzle", columns.step > 0)
            .group_by(columns.game, columns.item)
        )
        return {(row[0], row[1]): (row[2], row[3], row[4]) for row in await self._rows(query)}
