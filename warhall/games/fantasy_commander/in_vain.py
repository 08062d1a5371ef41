"""What is told of effects that find nothing to do (FC-13.3, FC-13.10, FC-13.14, FC-13.21): why a card was in vain."""

from __future__ import annotations

from typing import Literal

from warhall.games.fantasy_commander.actions import Card, Unit
from warhall.games.fantasy_commander.operations import Target, Who
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.telling import source_of
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event
from warhall.kernel.words import Name


class NobodyMeant(Event, frozen=True, tag="nobody-meant"):
    """FC-13.10: an effect of a card or of a paid property finds no unit of the side that it is for."""

    what: Name
    whose: Literal["own", "enemy"]


class InVain(Event, frozen=True, tag="in-vain"):
    """FC-13.3, FC-13.21: an effect of a card cannot do anything."""

    what: Name


class NothingToTake(Event, frozen=True, tag="nothing-to-take"):
    """FC-13.21: a reserve has no order that an effect could take; whatever else the card does is done."""

    seat: Seat
    what: Name


class Unaffected(Event, frozen=True, tag="unaffected"):
    """FC-13.3, FC-13.21: an effect does nothing to a unit, since it is for others."""

    what: Name
    unit: Unit

    def joined(self, later: Event) -> Event | None:
        """Two things that are not for the unit are one line."""
        return self if later == self else None


class TokenBarred(Event, frozen=True, tag="token-barred"):
    """FC-13.5: a unit gets no defence token, since a card forbids it to declare defence."""

    unit: Unit


class TerrainKept(Event, frozen=True, tag="terrain-kept"):
    """FC-13.14: the terrain of a card is not put on the map."""

    card: Card


class Unneeded(Event, frozen=True, tag="unneeded"):
    """FC-4.12, FC-13.20: nothing is lost that could come back, or there is no fatigue token to go."""

    units: tuple[Unit, ...]
    what: Literal["losses", "fatigue"]
    why: Name

    def joined(self, later: Event) -> Event | None:
        """Several units are one line."""
        if isinstance(later, Unneeded) and (later.what, later.why) == (self.what, self.why):
            return Unneeded((*self.units, *later.units), self.what, self.why)
        return None


def tell_nobody(g: Battle, address: str, target: Target) -> None:
    """FC-13.10: what finds no unit; terrain and scenarios are silent then."""
    if address.startswith(("paid.", "card.")):
        g.tell("FC-13.10", NobodyMeant(source_of(address), "enemy" if target.who is Who.ENEMY else "own"))


def tell_in_vain(g: Battle, address: str) -> None:
    """FC-13.3, FC-13.21: what cannot do anything does nothing, and that is told."""
    if g.ears is not None:
        g.tell("FC-13.21", InVain(source_of(address)))


def tell_nothing_to_take(g: Battle, whose: int, address: str) -> None:
    """FC-13.21: an effect that takes orders finds none."""
    if g.ears is not None:
        g.tell("FC-13.21", NothingToTake(Seat(whose), source_of(address)))


VAIN_EVENTS: tuple[type[Event], ...] = (
    NobodyMeant,
    InVain,
    NothingToTake,
    Unaffected,
    TokenBarred,
    TerrainKept,
    Unneeded,
)
