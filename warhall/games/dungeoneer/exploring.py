"""Drawing and placing location cards, linking portals, shifting (chapter 6, DG-7.9, DG-19.6 to 19.12, DG-20.9)."""

from __future__ import annotations

from warhall.games.dungeoneer.actions import Cell, Place, Turned
from warhall.games.dungeoneer.events import LocationBuried, LocationDrawn, LocationPlaced, LocationShifted, PortalLinked
from warhall.games.dungeoneer.options import UNBIASED_PLACEMENT
from warhall.games.dungeoneer.places import lay, placings, shiftings
from warhall.games.dungeoneer.printed import Category
from warhall.games.dungeoneer.special import refuse_spending, spend
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step


def refuse_explore(g: Dungeoneer, seat: int) -> Refusal | None:
    """DG-7.9, DG-19.6: 1 AP, and a card in the deck of the plane where the hero stands."""
    refused = refuse_spending(g, seat, rule="DG-7.9")
    if refused:
        return refused
    if not g.location_decks[g.game.tables.plane[g.place[seat]]]:
        return refusal("DG-7.9", "no-locations-left")
    return None


def explore(g: Dungeoneer, seat: int) -> None:
    """DG-7.9, DG-6.9: draw and place one more card; an AP that was not for lying down and found no place comes back."""
    lying = g.lying == seat
    spend(g, seat)
    if not draw_location(g, seat) and not lying:
        g.ap[seat] += 1


def draw_location(g: Dungeoneer, seat: int) -> bool:
    """DG-6.1, DG-6.9, DG-19.6: the first card of the own plane's deck that fits somewhere; whether there is one."""
    plane = g.game.tables.plane[g.place[seat]]
    deck = g.location_decks[plane]
    if deck:
        g.uncovered += 1
    for _ in range(len(deck)):
        place = deck.pop()
        g.buried[plane] = min(g.buried[plane], len(deck))
        if g.ears is not None:
            g.tell("DG-6.13", LocationDrawn(Seat(seat), Place(place)))
        if placings(g, place, 1):
            g.drawn = place
            g.push(place_location, placer(g, seat, place))
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


@step
def place_location(g: Dungeoneer, seat: int) -> Decision:
    """DG-6.8: the place and the orientation are free, as far as the card fits."""
    tables = g.game.tables
    first = tables.verbs.put
    options = [first + code for code in placings(g, g.drawn)]
    return Decision(seat, "place", "DG-6.8", options, answer_place, {"place": tables.place_names[g.drawn]})


def answer_place(g: Dungeoneer, seat: int, code: int, _: int) -> None:
    """DG-6.1: the card lies there."""
    place = g.drawn
    g.drawn = NONE
    cell, turned = divmod(code - g.game.tables.verbs.put, 2)
    put_down(g, seat, place, cell, turned)


def put_down(g: Dungeoneer, seat: int, place: int, cell: int, turned: int) -> None:
    """DG-6.1, DG-19.12: a card is laid for the first time; a portal must be linked."""
    lay(g, place, cell, turned)
    if g.ears is not None:
        g.tell("DG-6.1", LocationPlaced(Place(place), Cell(cell), Turned(turned)))
    if g.game.tables.places[place].portal:
        g.push(link_portal, seat, place)


@step
def link_portal(g: Dungeoneer, seat: int, place: int) -> Decision | None:
    """DG-19.8, DG-15.15: linked with an entrance of the opposite plane; without one it does nothing."""
    tables = g.game.tables
    ends = [
        other
        for other, cell in enumerate(g.cells)
        if cell != NONE and tables.entrances[other] and tables.plane[other] != tables.plane[place]
    ]
    if len(ends) > 1:
        options = [tables.verbs.link + other for other in ends]
        return Decision(seat, "link", "DG-19.8", options, answer_link, {"place": tables.place_names[place]})
    if ends:
        link(g, place, ends[0])
    return None


def answer_link(g: Dungeoneer, seat: int, code: int, _: int, place: int) -> None:
    """DG-19.8: his choice among several entrances."""
    link(g, place, code - g.game.tables.verbs.link)


def link(g: Dungeoneer, place: int, entrance: int) -> None:
    """DG-19.9: from now on both are neighbours for movement."""
    g.portals[place] = entrance
    if g.ears is not None:
        g.tell("DG-19.8", PortalLinked(Place(place), Place(entrance)))


@step
def place_shifted(g: Dungeoneer, seat: int, place: int) -> Decision:
    """DG-18.15: another cell of its plane, in an orientation of his choice."""
    tables = g.game.tables
    options = [tables.verbs.put + code for code in shiftings(g, place)]
    return Decision(seat, "place-shifted", "DG-18.15", options, answer_shifted, {"place": tables.place_names[place]})


def answer_shifted(g: Dungeoneer, seat: int, code: int, _: int, place: int) -> None:
    """DG-18.7: heroes, tokens, links and exits held open go with the card."""
    cell, turned = divmod(code - g.game.tables.verbs.put, 2)
    lay(g, place, cell, turned)
    g.shifted = place
    if g.ears is not None:
        g.tell("DG-18.7", LocationShifted(Place(place), Cell(cell), Turned(turned)))
