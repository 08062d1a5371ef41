"""What is told of the map before the first decision (FC-2.1, FC-28.1, FC-29.1, FC-29.5)."""

from __future__ import annotations

from warhall.games.fantasy_commander.actions import Ground, Hex
from warhall.kernel.events import Event
from warhall.kernel.words import Name


class BattleSet(Event, frozen=True, tag="battle-set"):
    """FC-2.1: the scenario that is played."""

    scenario: Name


class MapChosen(Event, frozen=True, tag="map-chosen"):
    """FC-29.1: the printed map of an Epic Battle."""

    map: Name


class ElementLies(Event, frozen=True, tag="element-lies"):
    """FC-28.1: an extra element that was agreed on lies on the map."""

    terrain: Ground
    hex: Hex


class MapDrawn(Event, frozen=True, tag="map-drawn"):
    """FC-29.5: the map is laid at random."""


OPENING_EVENTS: tuple[type[Event], ...] = (BattleSet, MapChosen, ElementLies, MapDrawn)
