"""Events: what happened, by which rule, and who may know it.

Each change of a state emits one typed event, but only while somebody listens: `if g.ears is not None: g.tell(...)`.
An event that not everybody may see in full is told twice over: to those who may, and, veiled, to the others.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from warhall.kernel.result import Result


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened; a game's events are subclasses, named by verbs of the rulebook."""

    leads: ClassVar[bool] = False
    """Whether it may be joined with what follows from it by another rule; its own rule is then the one that is told."""

    def joined(self, later: Event) -> Event | None:
        """This event and the next one told as one, such as two steps of a move; None if they are two."""
        return None


class Ended(Event, frozen=True, tag="ended"):
    """The game is over. Every game tells it in the end, in the words of its result."""

    result: Result


class Told(msgspec.Struct, frozen=True):
    """An event with its rule and its audience."""

    rule: str
    event: Event
    to: tuple[int, ...] | None = None
    """The seats that see it in full; None is everybody."""
    veiled: Event | None = None
    """What all others see instead; None is nothing."""

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (None: the public) may see it, or None if it may not."""
        return self.event if self.to is None or seat in self.to else self.veiled


class Heard(list[Told]):
    """What a listener keeps of an action: events that belong together are one."""

    def append(self, told: Told) -> None:
        """Hear an event; `state.ears = heard.append`."""
        last = self[-1] if self else None
        if last is not None and (last.rule == told.rule or last.event.leads) and last.to == told.to:
            both = last.event.joined(told.event)
            veiled = None if last.veiled is None or told.veiled is None else last.veiled.joined(told.veiled)
            if both is not None and (veiled is None) == (last.veiled is None and told.veiled is None):
                self[-1] = Told(last.rule, both, told.to, veiled)
                return
        super().append(told)
