"""Whose turn it is to be thought for: a queue in which persons take turns, and the tables of a person among themselves.

Who has sixty tables waits for them; who has one waits for at most one thought of every other person.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """What waits, by person and table; round robin over both."""

    def __init__(self) -> None:
        self._persons: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, person: str, table: str, thing: T) -> None:
        """Put something at the end of its table's line."""
        self._persons.setdefault(person, OrderedDict()).setdefault(table, deque()).append(thing)
        self._length += 1

    def take(self) -> T | None:
        """What comes next; who was served goes to the end. None if nothing waits."""
        if not self._persons:
            return None
        person, tables = self._persons.popitem(last=False)
        table, waiting = tables.popitem(last=False)
        thing = waiting.popleft()
        self._length -= 1
        if waiting:
            tables[table] = waiting
        if tables:
            self._persons[person] = tables
        return thing

    def of(self, person: str) -> int:
        """How much of a person waits."""
        return sum(len(waiting) for waiting in self._persons.get(person, {}).values())
