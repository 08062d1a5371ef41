"""What pointing at a thing means where several verbs could be meant; for the answers to "why not?"."""

from __future__ import annotations

from collections.abc import Mapping

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.places import gates
from warhall.games.dungeoneer.printed import EscortCondition
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel.actions import Action
from warhall.kernel.touching import Pointed


def neighbour(g: Dungeoneer, seat: int, things: Mapping[str, int]) -> tuple[int, ...] | None:
    """A location beside the own one is there to move to, whatever lies between."""
    place, here = things.get("location"), g.place[seat]
    return next(((side,) for side in range(4) if place is not None and g.links[4 * here + side] == place), None)


def other_end(g: Dungeoneer, seat: int, things: Mapping[str, int]) -> tuple[int, ...] | None:
    """The other end of the passage is there to be passed to."""
    place = things.get("location")
    return None if place is None or g.game.tables.twin[g.place[seat]] != place else (place,)


def gate(g: Dungeoneer, seat: int, things: Mapping[str, int]) -> tuple[int, ...] | None:
    """Where the own portal leads."""
    place = things.get("location")
    return None if place is None or place not in gates(g, g.place[seat]) else (place,)


def to_play(g: Dungeoneer, seat: int, things: Mapping[str, int]) -> tuple[int, ...] | None:
    """A card is there to be played, unless it lies before the hero and is there to be used."""
    card = things.get("card")
    return None if card is None or card in g.inventory[seat] else (card,)


def to_try(g: Dungeoneer, seat: int, things: Mapping[str, int]) -> tuple[int, ...] | None:
    """A quest is there to be tried, unless somebody has to be escorted."""
    quest = things.get("quest")
    if quest is None or isinstance(g.game.tables.quests[quest].condition, EscortCondition):
        return None
    return (quest,)


POINTED: Mapping[type[Action], Pointed] = {
    act.Move: neighbour,
    act.Passage: other_end,
    act.Portal: gate,
    act.Play: to_play,
    act.PlayAndUse: to_play,
    act.Try: to_try,
}
