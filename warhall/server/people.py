"""Who is who: guests with a secret token, and those who claimed a name with a password.

Here: tokens, names, passwords, and which connections stand on a token: when it is given back, they end, in every
process. Other processes ring; a look at the database once a second makes up for a ring that was lost. Not here: what a
person may do at a table (`tables`, `lobby`). Tokens and passwords are never logged and never stored as they are.
"""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Protocol

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from warhall.server.bus import Bus
from warhall.server.facts import Who
from warhall.server.faults import HallError
from warhall.server.limits import Buckets
from warhall.server.secret import new_id, new_token, token_hash
from warhall.server.store.store import Person, Store

NAME_MOST = 40
PASSWORD_LEAST, PASSWORD_MOST = 8, 200
_CACHE = 10_000
FRESH_SECONDS = 1.0
"""What was read of a token counts for so long, whatever happens to it elsewhere."""


class Connection(Protocol):
    """A connection that stands on a token."""

    def know(self, person: Person | None) -> None:
        """Whose token it is now; None when it opens nothing any more."""


class People:
    """Everybody the hall knows."""

    def __init__(self, store: Store, bus: Bus, now: Callable[[], float], log_ins_per_minute: float = 1e9) -> None:
        self._log_ins = Buckets(log_ins_per_minute / 60, log_ins_per_minute, now)
        self.store = store
        self.bus = bus
        self.now = now
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        self._connections: dict[str, set[Connection]] = {}
        self._hashing = asyncio.Semaphore(2)  # each hash takes 64 MB and a core
        self._decoy: str | None = None

    async def guest(self, name: str | None) -> tuple[Person, str]:
        """A new guest and the token."""
        ident = new_id("person")
        person = Person(ident, clean_name(name) if name is not None else f"guest-{ident[:4]}", None)
        token = new_token(ident)
        await self.store.add_person(person, token_hash(token), self.now())
        return person, token

    async def of_token(self, token: str) -> Person:
        """Whose token it is.

        Raises:
            HallError: nobody's.
        """
        key = token_hash(token[:200])
        known, read = self._known.get(key, (None, 0.0))
        if known is not None and time.monotonic() - read < FRESH_SECONDS:
            return known
        read = time.monotonic()
        person = (await self.store.people_of_tokens([key])).get(key)
        self._know(key, person, read)
        if person is None:
            raise HallError("bad-token", "nobody has this token")
        return person

    def _know(self, key: str, person: Person | None, read: float) -> None:
        """Keep what was read of a token, and tell those who stand on it."""
        self._known.pop(key, None)
        if person is not None:
            self._known[key] = person, read
            while len(self._known) > _CACHE:
                self._known.popitem(last=False)
        for connection in list(self._connections.get(key, ())):
            connection.know(person)

    # Connections

    def connect(self, connection: Connection, token: str) -> None:
        """From now on a connection stands on a token."""
        self._connections.setdefault(token_hash(token[:200]), set()).add(connection)

    def disconnect(self, connection: Connection, token: str) -> None:
        """It no longer does."""
        key = token_hash(token[:200])
        others = self._connections.get(key, set())
        others.discard(connection)
        if not others:
            self._connections.pop(key, None)

    async def check(self, keys: Iterable[str] | None = None) -> None:
        """Look whose the tokens of open connections are; by default all of them."""
        asked = [key for key in (self._connections if keys is None else keys) if key in self._connections]
        read = time.monotonic()
        found = await self.store.people_of_tokens(asked)
        for key in asked:
            person = found.get(key)
            known, _ = self._known.get(key, (None, 0.0))
            if person is not None and person == known:  # as nearly always: nobody need be told
                self._known[key] = person, read
            else:
                self._know(key, person, read)

    async def hear(self, person: str) -> None:
        """Another process has changed something about a person."""
        keys = [key for key, (known, _) in self._known.items() if known.id == person]
        for key in keys:
            del self._known[key]
        await self.check(keys)

    async def rename(self, person: Person, name: str) -> Person:
        """Another name for a guest."""
        if person.password is not None:
            raise HallError("already-claimed", "a claimed name stays")
        clean = clean_name(name)
        await self.store.rename(person.id, clean)
        await self.changed(person.id)
        return Person(person.id, clean, None)

    async def claim(self, person: Person, name: str, password: str) -> Person:
        """A name becomes the guest's own, kept by a password."""
        if person.password is not None:
            raise HallError("already-claimed", "this person has claimed a name already")
        if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
            raise HallError("bad-request", f"a password has {PASSWORD_LEAST} to {PASSWORD_MOST} characters")
        clean = clean_name(name)
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        if not await self.store.claim(person.id, clean, folded(clean), hashed):
            raise HallError("name-taken", "somebody else has claimed this name")
        await self.changed(person.id)
        return Person(person.id, clean, hashed)

    async def log_in(self, name: str, password: str) -> tuple[Person, str]:
        """A further token for who knows the password."""
        wanted = folded(name[: 4 * NAME_MOST]).replace("\x00", "")
        if not self._log_ins.take(wanted):  # many addresses together try no more passwords than one
            raise HallError("too-fast", "somebody tries this name too often: wait a minute")
        person = await self.store.person_named(wanted)
        if not await self._fits(person, password[: PASSWORD_MOST + 1]) or person is None:
            raise HallError("bad-login", "name and password do not fit")
        token = new_token(person.id)
        await self.store.add_token(person.id, token_hash(token), self.now())
        return person, token

    async def log_out(self, token: str) -> None:
        """This token opens nothing any more, here and in every other process."""
        person = await self.of_token(token)
        await self.store.drop_token(token_hash(token[:200]))
        await self.changed(person.id)

    async def _fits(self, person: Person | None, password: str) -> bool:
        """Whether it is the password; for an unknown name it takes as long, so that the time does not tell."""
        async with self._hashing:
            if self._decoy is None:
                self._decoy = await asyncio.to_thread(self._hasher.hash, new_token("nobody"))
            wanted = person.password if person is not None else None
            try:
                await asyncio.to_thread(self._hasher.verify, wanted or self._decoy, password)
            except (VerificationError, InvalidHashError):
                return False
            return wanted is not None

    async def changed(self, person: str) -> None:
        """Something about a person has changed: every process looks again."""
        self.bus.ring(f"person {person}")
        await self.hear(person)


def public(person: Person) -> Who:
    """A person as everybody may know them."""
    return Who(person.id, person.name, person.password is not None)


def clean_name(name: str) -> str:
    """A name as it is shown: no control characters, single spaces.

    Raises:
        HallError: nothing is left, or it is too long.
    """
    plain = unicodedata.normalize("NFC", name[: 10 * NAME_MOST])
    kept = "".join(
        " " if each.isspace() else each for each in plain if unicodedata.category(each) not in _UNSEEN or each.isspace()
    )
    clean = " ".join(kept.split())
    if not 1 <= len(clean) <= NAME_MOST:
        raise HallError("bad-request", f"a name has 1 to {NAME_MOST} characters")
    return clean


_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


def folded(name: str) -> str:
    """A name as it is compared: nobody can claim `ANNA` beside `anna`."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[:80]
