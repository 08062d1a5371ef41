"""What is told of rolls: threats, what changes a roll, and the dice (chapter 12). The other events: `events`."""

from __future__ import annotations

from typing import Literal

import msgspec

from warhall.games.dungeoneer.actions import Card, Cause, Fighter, StatNumber
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event
from warhall.kernel.words import Name


class Threatened(Event, frozen=True, tag="threatened"):
    """DG-12.3: a hero meets a threat."""

    seat: Seat
    source: str
    cause: Cause

    def joined(self, later: Event) -> Event | None:
        """The test that comes at once says what it is for."""
        if isinstance(later, TestRolled) and later.seat == self.seat:
            return msgspec.structs.replace(later, source=self.source, cause=self.cause)
        return None


class NobodyThere(Event, frozen=True, tag="nobody-there"):
    """DG-2.18: a card tests the heroes in a terrain, and none is there."""

    card: Card


class TrapMissed(Event, frozen=True, tag="trap-missed"):
    """DG-12.9: no hero stands in the location of a trap any more."""

    card: Card


class ThreatRaised(Event, frozen=True, tag="threat-raised"):
    """DG-14.3, DG-16.2: something in play or the danger of a location makes the threat harder."""

    source: Name
    kind: Literal["thing", "danger"]
    n: int
    need: int


class TestRolled(Event, frozen=True, tag="test-rolled"):
    """DG-12.3: a threat is tested."""

    __test__ = False

    seat: Seat
    stat: StatNumber
    die: int
    total: int
    need: int
    passed: str
    source: str = "told"
    cause: Cause = Cause(-1)
    """What it is for, unless that was told before."""


class TestSkipped(Event, frozen=True, tag="test-skipped"):
    """A threat is passed without a roll: by a hero's skill, by a thing in play, or by what was told just before."""

    __test__ = False

    seat: Seat
    by: Literal["skill", "thing", "told"]
    cause: Cause


class BattleRolled(Event, frozen=True, tag="battle-rolled"):
    """DG-11.7, DG-11.8: an attack or counterattack roll, and against whom."""

    fighter: Fighter
    stat: StatNumber
    die: int
    total: int
    enemy: Fighter


class BonusCounted(Event, frozen=True, tag="bonus-counted"):
    """DG-12.8: something in play changes the roll that follows."""

    fighter: Fighter
    source: Name
    signed: str


class SecondDie(Event, frozen=True, tag="second-die"):
    """A roll is made twice: the die that is not kept."""

    die: int
