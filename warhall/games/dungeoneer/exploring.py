"""Drawing and placing location cards, linking portals, shifting (chapter 6, DG-7.9, DG-19.6 to 19.12, DG-20.9)."""

from __future__ import annotations

from typing import Literal

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import Cell, Place
from warhall.games.dungeoneer.events import (
    ApChanged,
    LocationBuried,
    LocationDrawn,
    LocationPlaced,
    LocationShifted,
    PlacementPassed,
    PortalLinked,
    signed,
)
from warhall.games.dungeoneer.options import UNBIASED_PLACEMENT
from warhall.games.dungeoneer.places import (
    Cells,
    entrances_laid,
    grid,
    lay,
    placings,
    refuse_laying,
    refuse_shifting,
    shiftings,
)
from warhall.games.dungeoneer.printed import Category
from warhall.games.dungeoneer.reasons import NO_LOCATIONS_LEFT, drawn_word, no_entrance, place_name, place_word
from warhall.games.dungeoneer.special import refuse_spending, spend
from warhall.games.dungeoneer.state import NONE, SET_UP, Dungeoneer
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb


def refuse_explore(g: Dungeoneer, seat: int, *_: object) -> Refusal | None:
    """DG-7.9, DG-19.6: 1 AP, and a card in the deck of the plane where the hero stands."""
    refused = refuse_spending(g, seat, rule="DG-7.9")
    if refused:
        return refused
    if not g.location_decks[g.game.tables.plane[g.place[seat]]]:
        return NO_LOCATIONS_LEFT
    return None


def explore(g: Dungeoneer, seat: int, *_: object) -> None:
    """DG-7.9, DG-6.9: draw and place one more card; an AP that was not for lying down and found no place comes back."""
    lying = g.lying == seat
    spend(g, seat)
    if not draw_location(g, seat, "paid") and not lying:
        g.ap[seat] += 1
        if g.ears is not None:
            g.tell("DG-6.9", ApChanged(Seat(seat), 1, signed(1), "back"))


def draw_location(g: Dungeoneer, seat: int, explored: Literal["no", "paid", "free"] = "no") -> bool:
    """DG-6.1, DG-6.9, DG-19.6: the first card of the own plane's deck that fits somewhere; whether there is one."""
    plane = g.game.tables.plane[g.place[seat]]
    deck = g.location_decks[plane]
    rule = "DG-6.13" if explored == "no" else "DG-7.9"
    if deck:
        g.uncovered += 1
    for _ in range(len(deck)):
        place = deck.pop()
        g.buried[plane] = min(g.buried[plane], len(deck))
        if g.ears is not None:
            g.tell(rule, LocationDrawn(Seat(seat), Place(place), explored))
            explored = "no"  # the next card is another of the same
        if placings(g, place, one=True):
            g.drawn = place
            other = placer(g, seat, place)
            g.push(place_location, other)
            if other != seat and g.ears is not None:
                g.tell("DG-20.9", PlacementPassed(Seat(seat), Seat(other)))
            return True
        deck.insert(0, place)
        g.buried[plane] += 1
        if g.ears is not None:
            g.tell("DG-6.9", LocationBuried(Place(place)))
    return False


def serves(g: Dungeoneer, seat: int, place: int) -> bool:
    """DG-20.9, DG-20.10: whether a personal quest of the seat can be tried at a location, or started there."""
    tables = g.game.tables
    return any(
        tables.quest_places[quest] >> place & 1
        and g.escorts[quest] == NONE
        and tables.quests[quest].category is not Category.SEARCH
        for quest in g.quests[seat]
    )


def placer(g: Dungeoneer, seat: int, place: int) -> int:
    """DG-20.9: with unbiased placement, the first player from the drawer on whom the card does not serve."""
    if not g.variants >> UNBIASED_PLACEMENT & 1:
        return seat
    return next((other for other in g.around(seat) if not serves(g, other, place)), seat)


def refuse_place(g: Dungeoneer, seat: int, cell: int, turned: int, _: int) -> Refusal | None:
    """DG-6.8: the place and the orientation are free, as far as the card fits."""
    return refuse_laying(g, grid(g, g.game.tables.plane[g.drawn]), g.drawn, cell, turned)


def drawn_places(g: Dungeoneer, *_: object) -> Cells:
    """DG-6.8: where the card that was drawn fits."""
    return placings(g, g.drawn)


def place_drawn(g: Dungeoneer, seat: int, cell: int, turned: int, _: int) -> None:
    """DG-6.1: the card lies there."""
    place = g.drawn
    g.drawn = NONE
    put_down(g, seat, place, cell, turned, "DG-20.2" if g.phase == SET_UP else "DG-6.1")


PLACE = Question(
    "place",
    "DG-6.8",
    Verb(act.PutDown, does=place_drawn, forbids=refuse_place, offers=drawn_places),
    words=drawn_word,
)


@step
def place_location(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-6.8: the card that was drawn is laid."""
    return PLACE.put(g, seat)


def beside(g: Dungeoneer, place: int) -> tuple[Place, ...]:
    """DG-6.10: the cards that a card touches, from the north on."""
    return tuple(Place(other) for other in g.links[4 * place : 4 * place + 4] if other != NONE)


def put_down(g: Dungeoneer, seat: int, place: int, cell: int, turned: int, rule: str) -> None:
    """DG-6.1, DG-20.2, DG-19.12: a card is laid for the first time; a portal must be linked."""
    lay(g, place, cell, turned)
    if g.ears is not None:
        near = beside(g, place)
        way = "yes" if turned else "no"
        g.tell(rule, LocationPlaced(Place(place), Cell(cell), way, near, "no" if near else "yes"))
    if g.game.tables.places[place].portal:
        g.push(link_portal, seat, place)


def refuse_link(g: Dungeoneer, seat: int, entrance: int, _: int, place: int) -> Refusal | None:
    """DG-19.8: only an entrance of the opposite plane."""
    planes = g.game.tables.plane
    if refused := no_entrance(g, entrance, "DG-19.8"):
        return refused
    if planes[entrance] == planes[place]:
        return refusal("DG-19.8", "same-plane", place=place_name(g, entrance))
    return None


def link(g: Dungeoneer, seat: int, entrance: int, _: int, place: int) -> None:
    """DG-19.8, DG-19.9: from now on both are neighbours for movement."""
    g.portals[place] = entrance
    if g.ears is not None:
        g.tell("DG-19.8", PortalLinked(Place(place), Place(entrance)))


LINK = Question("link", "DG-19.8", Verb(act.Link, does=link, forbids=refuse_link), words=place_word)


@step
def link_portal(g: Dungeoneer, seat: int, place: int) -> Decision | None:
    """DG-19.8, DG-15.15: linked with an entrance of the opposite plane; without one it does nothing."""
    planes = g.game.tables.plane
    ends = [other for other in entrances_laid(g) if planes[other] != planes[place]]
    if len(ends) > 1:
        return LINK.offer(g, seat, (act.Link, ends))
    if ends:
        link(g, seat, ends[0], seat, place)
    return None


def refuse_shifted(g: Dungeoneer, seat: int, cell: int, turned: int, _: int, place: int) -> Refusal | None:
    """DG-18.15: another cell of its plane, in an orientation of his choice."""
    return refuse_shifting(g, place, cell, turned)


def shift(g: Dungeoneer, seat: int, cell: int, turned: int, _: int, place: int) -> None:
    """DG-18.7: heroes, tokens, links and exits held open go with the card."""
    lay(g, place, cell, turned)
    g.shifted = place
    if g.ears is not None:
        g.tell("DG-18.7", LocationShifted(Place(place), Cell(cell), "yes" if turned else "no", beside(g, place)))


PLACE_SHIFTED = Question(
    "place-shifted",
    "DG-18.15",
    Verb(act.PutDown, does=shift, forbids=refuse_shifted),
    words=place_word,
)


@step
def place_shifted(g: Dungeoneer, seat: int, place: int) -> Decision | None:
    """DG-18.15: a location card is laid elsewhere."""
    return PLACE_SHIFTED.offer(g, seat, (act.PutDown, shiftings(g, place)))
