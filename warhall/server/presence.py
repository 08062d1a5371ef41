"""Who is here: known to each process for its own connections, and told to the others now and then.

Nothing of it is stored: who is gone when the server falls was gone anyway.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from warhall.server.bus import Bus
from warhall.server.facts import Who

TELL_MOST = 100
"""So many persons at a table are told to other processes by name."""


class Presence:
    """Who watches which table, here and elsewhere."""

    def __init__(self, process: str, bus: Bus, now: Callable[[], float], lasts: float) -> None:
        self.process = process
        self.bus = bus
        self.now = now
        self.lasts = lasts
        self._here: dict[str, Counter[str]] = {}
        self._there: dict[str, dict[str, tuple[float, frozenset[str], int]]] = {}

    def arrived(self, table: str, person: Who | None) -> None:
        """Somebody began to watch here."""
        self._here.setdefault(table, Counter())[person.id if person else ""] += 1
        self.tell(table)

    def went(self, table: str, person: Who | None) -> None:
        """Somebody stopped watching here."""
        here = self._here.get(table)
        if here is not None:
            here[person.id if person else ""] -= 1
            self._here[table] = +here
            if not self._here[table]:
                del self._here[table]
        self.tell(table)

    def people(self, table: str) -> set[str]:
        """The persons who watch a table."""
        found = {person for person in self._here.get(table, ()) if person}
        for at, people, _ in self._there.get(table, {}).values():
            if self.now() - at < self.lasts:
                found |= people
        return found

    def count(self, table: str) -> int:
        """How many watch a table, nameless ones included."""
        nameless = self._here.get(table, Counter())[""]
        elsewhere = sum(more for at, _, more in self._there.get(table, {}).values() if self.now() - at < self.lasts)
        return len(self.people(table)) + nameless + elsewhere

    def tell(self, table: str) -> None:
        """Tell the other processes who is here."""
        here = self._here.get(table, Counter())
        people = sorted(person for person in here if person)[:TELL_MOST]
        body = msgspec.json.encode([people, here[""]]).decode()
        self.bus.ring(f"here {table} {self.process} {body}")

    def tell_all(self) -> None:
        """Say it again, for who did not hear it, or has come since."""
        for table in list(self._here):
            self.tell(table)

    def hear(self, words: str) -> str | None:
        """Another process tells who is there; the table it is about."""
        table, _, rest = words.partition(" ")
        process, _, body = rest.partition(" ")
        try:
            people, nameless = msgspec.json.decode(body, type=tuple[list[str], int])
        except (msgspec.DecodeError, msgspec.ValidationError):
            return None
        there = self._there.setdefault(table, {})
        if people or nameless:
            there[process] = (self.now(), frozenset(people), nameless)
        else:
            there.pop(process, None)
            if not there:
                del self._there[table]
        return table
