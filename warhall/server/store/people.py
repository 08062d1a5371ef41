"""Persons and their tokens in the database."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from warhall.server.store.asking import MANY, Asking
from warhall.server.store.schema import PERSON, TOKEN

# It is asked all the time, so it is put together once.
_TOKENS = select(TOKEN.c.hash, PERSON.c.id, PERSON.c.name, PERSON.c.password).join(TOKEN, TOKEN.c.person == PERSON.c.id)
_PEOPLE = _TOKENS.where(TOKEN.c.hash.in_(bindparam("hashes", expanding=True)))
_PERSON = _TOKENS.where(TOKEN.c.hash == bindparam("hash"))


class Person(msgspec.Struct, frozen=True):
    """Somebody the hall knows."""

    id: str
    name: str
    password: str | None
    """The argon2 hash; None for a guest."""


class People(Asking):
    """What is kept of persons."""

    async def add_person(self, person: Person, token_hash: str, now: float) -> None:
        """A new guest with a first token."""
        await self._do(
            insert(PERSON).values(id=person.id, name=person.name, created=now),
            insert(TOKEN).values(hash=token_hash, person=person.id, created=now),
        )

    async def add_token(self, person: str, token_hash: str, now: float) -> None:
        """A further token of a person."""
        await self._do(insert(TOKEN).values(hash=token_hash, person=person, created=now))

    async def drop_token(self, token_hash: str) -> None:
        """This token opens nothing any more."""
        await self._do(delete(TOKEN).where(TOKEN.c.hash == token_hash))

    async def people_of_tokens(self, hashes: Sequence[str]) -> dict[str, Person]:
        """Whose tokens they are; nobody's are left out."""
        found: dict[str, Person] = {}
        for first in range(0, len(hashes), MANY):
            if len(hashes) == 1:
                rows = await self._few(_PERSON, {"hash": hashes[0]})
            else:
                rows = await self._rows(_PEOPLE, {"hashes": list(hashes[first : first + MANY])})
            found.update((row[0], Person(*row[1:])) for row in rows)
        return found

    async def person_named(self, folded: str) -> Person | None:
        """Who claimed a name."""
        query = select(PERSON.c.id, PERSON.c.name, PERSON.c.password).where(PERSON.c.folded == folded)
        rows = await self._rows(query)
        return Person(*rows[0]) if rows else None

    async def person_of_id(self, ident: str) -> Person | None:
        """Who has an id."""
        rows = await self._rows(select(PERSON.c.id, PERSON.c.name, PERSON.c.password).where(PERSON.c.id == ident[:16]))
        return Person(*rows[0]) if rows else None

    async def rename(self, person: str, name: str) -> None:
        """Another name for a guest."""
        await self._do(update(PERSON).where(PERSON.c.id == person).values(name=name))

    async def claim(self, person: str, name: str, folded: str, password: str) -> bool:
        """A name becomes a guest's own; False if somebody has it."""
        change = update(PERSON).where(PERSON.c.id == person, PERSON.c.folded.is_(None))
        claimed = change.values(name=name, folded=folded, password=password)
        try:
            return await self.database.write(lambda connection: connection.execute(claimed).rowcount == 1)
        except IntegrityError:
            return False
