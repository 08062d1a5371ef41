"""What is told of battles: blows, wounds and falls (chapters 11 and 18). The other events: `events`."""

from __future__ import annotations

from typing import Literal

from warhall.games.dungeoneer.actions import Card, Cause, Fighter, FormNumber, StatNumber
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event


class Compared(Event, frozen=True, tag="compared"):
    """DG-11.9 to DG-11.13: the totals of an attack and of its counterattack are compared."""

    fighter: Fighter
    target: Fighter
    attack: int
    counter: int
    outcome: Literal["hit", "back", "even"]


class Attacked(Event, frozen=True, tag="attacked"):
    """DG-11.2, DG-9.5: an attack is declared; `price` is the AP of a hero who starts a battle."""

    fighter: Fighter
    target: Fighter
    form: FormNumber
    price: int = 0


class Challenged(Event, frozen=True, tag="challenged"):
    """DG-11.14: an attacked hero strikes back."""

    seat: Seat
    target: Fighter


class AttackCancelled(Event, frozen=True, tag="attack-cancelled"):
    """DG-11.6: an attack is cancelled."""

    fighter: Fighter


class AttackMissed(Event, frozen=True, tag="attack-missed"):
    """DG-5.13: the target has left."""

    fighter: Fighter


class Wounded(Event, frozen=True, tag="wounded"):
    """DG-11.12: a wound is taken."""

    fighter: Fighter
    left: int
    cause: Cause = Cause(-1)
    """Who or what gives it."""


class WoundPrevented(Event, frozen=True, tag="wound-prevented"):
    """DG-9.12: a wound is not taken."""

    seat: Seat


class Healed(Event, frozen=True, tag="healed"):
    """DG-17.9: health comes back."""

    seat: Seat
    amount: int


class Unhurt(Event, frozen=True, tag="unhurt"):
    """DG-17.9: there is nothing to heal."""

    seat: Seat


class Unwounded(Event, frozen=True, tag="unwounded"):
    """DG-11.12: a wound comes to nothing, because its monster is defeated already."""

    fighter: Fighter


class Fell(Event, frozen=True, tag="fell"):
    """DG-18.1: a hero falls."""

    seat: Seat
    cause: Cause = Cause(-1)
    """What makes him fall."""


class Bound(Event, frozen=True, tag="bound"):
    """DG-18.3: standing up needs a test, too."""

    seat: Seat
    stat: StatNumber
    need: int
    cause: Cause


class Stood(Event, frozen=True, tag="stood"):
    """DG-9.4: a hero stands up."""

    seat: Seat
    price: int = 0


class Standing(Event, frozen=True, tag="standing"):
    """DG-2.18: a hero is made to stand who does so already."""

    seat: Seat


class TriedToStand(Event, frozen=True, tag="tried-to-stand"):
    """DG-9.4, DG-18.3: an AP is spent on standing up, whatever comes of it."""

    seat: Seat

    def joined(self, later: Event) -> Event | None:
        """Where no test is needed, he stands."""
        return Stood(self.seat, 1) if isinstance(later, Stood) and later.seat == self.seat else None


class LayDown(Event, frozen=True, tag="lay-down"):
    """DG-20.13: a hero lies down for an AP."""

    seat: Seat


class Defeated(Event, frozen=True, tag="defeated"):
    """DG-11.12: a fighter is defeated."""

    fighter: Fighter


class MonsterKept(Event, frozen=True, tag="monster-kept"):
    """DG-11.18: a monster goes to hand or lair."""

    seat: Seat
    card: Card
    zone: str
