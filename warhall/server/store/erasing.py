"""A person leaves the hall for good: what the database knows of them is erased, and their games stay as somebody's.

The log of a table is never changed but here: the person in it becomes nobody, and what they said is gone. Moves and
dice stay, so every digest is what it was.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, or_, select, update

from warhall.server.store.asking import Asking
from warhall.server.store.schema import EVENT, MEMBER, PERSON, REPORT, SNAPSHOT, TABLE

NOBODY = {"id": "", "name": "", "claimed": False}
_REWRITE = (
    update(EVENT)
    .where(EVENT.c.table_id == bindparam("which"), EVENT.c.number == bindparam("place"))
    .values(body=bindparam("new"))
)


class Erasing(Asking):
    """What is done when somebody leaves for good."""

    async def unfinished(self, person: str) -> list[str]:
        """The tables of a person that are not over."""
        query = (
            select(TABLE.c.id)
            .join(MEMBER, MEMBER.c.table_id == TABLE.c.id)
            .where(MEMBER.c.person == person, TABLE.c.status.in_(("open", "playing")))
        )
        return [row[0] for row in await self._rows(query.order_by(TABLE.c.id))]

    async def said_by(self, person: str) -> list[tuple[str, float, str]]:
        """Everything that a person has said: at which table, when, and the fact."""
        query = (
            select(EVENT.c.table_id, EVENT.c.at, EVENT.c.body)
            .where(EVENT.c.body.like(f'{{"kind":"chat","by":{{"id":"{person}"%'))
            .order_by(EVENT.c.at)
        )
        return [(row[0], row[1], row[2]) for row in await self._rows(query)]

    async def erase(self, person: str, name: str) -> list[str]:
        """Erase a person, all at once; the tables whose logs have changed."""

        def work(connection: Connection) -> list[str]:
            named = f'%"{person}"%'
            rows = connection.execute(
                select(EVENT.c.table_id, EVENT.c.number, EVENT.c.body).where(EVENT.c.body.like(named))
            ).all()
            rewritten = [{"which": row[0], "place": row[1], "new": _without(row[2], person, name)} for row in rows]
            if rewritten:
                connection.execute(_REWRITE, rewritten)
            infos = connection.execute(select(TABLE.c.id, TABLE.c.info).where(TABLE.c.info.like(named))).all()
            for table, info in infos:
                new = _without(info, person, name)
                connection.execute(update(TABLE).where(TABLE.c.id == table).values(info=new))
            changed = sorted({row[0] for row in rows} | {row[0] for row in infos})
            for table in changed:  # a saved state names the players
                connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.table_id == table))
            connection.execute(update(TABLE).where(TABLE.c.host == person).values(host=""))
            connection.execute(delete(REPORT).where(or_(REPORT.c.about == person, REPORT.c.lines.like(named))))
            connection.execute(delete(PERSON).where(PERSON.c.id == person))
            return changed

        return await self.database.write(work)


def _without(body: str, person: str, name: str) -> str:
    """What is kept as JSON, with a person in it turned into nobody."""
    kept = _blank(msgspec.json.decode(body), person)
    if isinstance(kept, dict) and isinstance(kept.get("record"), str):
        kept["record"] = _unnamed(kept["record"], name)
    return msgspec.json.encode(kept).decode()


def _blank(kept: Any, person: str) -> Any:
    if isinstance(kept, list):
        return [_blank(each, person) for each in kept]
    if not isinstance(kept, dict):
        return kept
    if kept.get("id") == person and "name" in kept:
        return dict(NOBODY)
    new = {key: _blank(value, person) for key, value in kept.items()}
    who = kept.get("person")
    if isinstance(who, dict) and who.get("id") == person and "name" in new:
        new["name"] = None  # what one was called at this table
    if kept.get("kind") == "chat" and isinstance(kept.get("by"), dict) and kept["by"].get("id") == person:
        new |= {"text": "", "phrase": ""}
    return new


def _unnamed(record: str, name: str) -> str:
    """The record of a game that was gone on with, without the name among its players."""
    written = re.escape("_".join(name.replace("=", " ").split()))
    return re.sub(
        r"(?m)^seats .*$", lambda line: re.sub(rf"={written}(?=\s|$)", "=nobody", line.group()), record, count=1
    )
