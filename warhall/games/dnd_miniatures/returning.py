"""Creatures that come back at the end of the round (DM-6.20, DM-11.19)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.movement import nearest_places
from warhall.games.dnd_miniatures.reasons import about_unit, not_that_square
from warhall.games.dnd_miniatures.score import withdraw
from warhall.games.dnd_miniatures.state import NONE, DndMiniatures
from warhall.games.dnd_miniatures.zones import deploy_places
from warhall.geometry.masks import cells_of
from warhall.kernel.errors import Refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb


@step
def come_back(g: DndMiniatures, unit: int, hp: int, where: int, seat: int) -> Asked:
    """DM-8.19, DM-11.19: its owner puts it on the nearest legal position, or into his start area."""
    places = return_places(g, unit, where, seat)
    if not places:
        settle(g, unit, hp, NONE)
        return None
    if len(places) == 1:
        settle(g, unit, hp, places[0])
        return None
    return COME_BACK.offer(g, seat, (act.To, places))


def return_places(g: DndMiniatures, unit: int, where: int, seat: int) -> list[int]:
    """DM-8.19, DM-11.19: the legal positions nearest to a square, or those of the start area."""
    return cells_of(deploy_places(g, unit, seat)) if where == NONE else nearest_places(g, unit, where)


def no_return(g: DndMiniatures, seat: int, place: int, unit: int, hp: int, where: int, owner: int) -> Refusal | None:
    """DM-11.19: one of them."""
    return None if place in return_places(g, unit, where, owner) else not_that_square(g, place)


def return_to(g: DndMiniatures, seat: int, place: int, unit: int, hp: int, where: int, owner: int) -> None:
    """DM-11.19: it comes back there."""
    settle(g, unit, hp, place)


def settle(g: DndMiniatures, unit: int, hp: int, place: int) -> None:
    """DM-6.20, DM-26.20: it is back, and the VP for it are lost again."""
    g.returning = [entry for entry in g.returning if entry[0] != unit]
    if place == NONE:
        return
    g.put(unit, place)
    g.hp[unit] = hp
    if g.ears is not None:
        g.tell("DM-11.19", ev.Returned(ev.Unit(unit), ev.Square(place), hp))
    withdraw(g, unit)


COME_BACK = Question("come-back", "DM-11.19", Verb(act.To, does=return_to, forbids=no_return), words=about_unit)

QUESTIONS = (COME_BACK,)
