"""Creatures that come back at the end of the round (DM-6.20, DM-11.19)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.actions import unit_word
from warhall.games.dnd_miniatures.movement import nearest_places
from warhall.games.dnd_miniatures.score import withdraw
from warhall.games.dnd_miniatures.state import NONE, DndMiniatures
from warhall.games.dnd_miniatures.zones import deploy_places
from warhall.geometry.masks import cells_of
from warhall.kernel.state import Asked, Decision, step


@step
def come_back(g: DndMiniatures, unit: int, hp: int, where: int, seat: int) -> Asked:
    """DM-8.19, DM-11.19: its owner puts it on the nearest legal position, or into his start area."""
    places = cells_of(deploy_places(g, unit, seat)) if where == NONE else nearest_places(g, unit, where)
    if not places:
        settle(g, unit, hp, NONE)
        return None
    if len(places) == 1:
        settle(g, unit, hp, places[0])
        return None
    verbs = g.game.tables.verbs
    options = [verbs.to + cell for cell in places]
    return Decision(seat, "come-back", "DM-11.19", options, answer_come_back, {"unit": unit_word(g, unit)})


def answer_come_back(g: DndMiniatures, seat: int, code: int, unit: int, hp: int, where: int, owner: int) -> None:
    """The place is chosen."""
    settle(g, unit, hp, code - g.game.tables.verbs.to)


def settle(g: DndMiniatures, unit: int, hp: int, place: int) -> None:
    """DM-6.20, DM-26.20: it is back, and the VP for it are lost again."""
    g.returning = [entry for entry in g.returning if entry[0] != unit]
    if place == NONE:
        return
    g.put(unit, place)
    g.hp[unit] = hp
    withdraw(g, unit)
    if g.ears is not None:
        g.tell("DM-11.19", ev.Returned(ev.Unit(unit), ev.Square(place)))
