"""No blank spots: all location cards are dealt, and the map is laid before the first turn (DG-20.1 to 20.3, 20.18)."""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import MIDDLE, Place, Quest
from warhall.games.dungeoneer.events import LocationDrawn, LocationsAside
from warhall.games.dungeoneer.events_of_quests import QuestReplaced
from warhall.games.dungeoneer.exploring import PLACE, put_down
from warhall.games.dungeoneer.places import placings
from warhall.games.dungeoneer.reasons import place_name
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.games.dungeoneer.tables import PLANES
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb


def deal_tiles(g: Dungeoneer) -> None:
    """DG-20.1, DG-20.18: all locations are dealt one by one, from a random player on."""
    deck = [place for cards in g.location_decks for place in cards]
    g.dice.shuffle(deck)
    seat = g.dice.below(g.seats)
    for place in deck:
        g.tiles[seat].append(place)
        seat = (seat + 1) % g.seats
    for tiles in g.tiles:
        tiles.sort()
    for cards in g.location_decks:
        cards.clear()


def first_of_tiles(g: Dungeoneer) -> int:
    """DG-20.1, DG-20.18, DG-20.19: the holder of the entrance is first player, of several that of the surface."""
    tables = g.game.tables
    for plane in range(len(PLANES)):
        for seat, tiles in enumerate(g.tiles):
            if any(tables.entrances[place] and tables.plane[place] == plane for place in tiles):
                return seat
    return 0


@step
def lay_map(g: Dungeoneer) -> None:
    """DG-20.1, DG-20.2, DG-20.19: entrances first; then one card each, clockwise from the first player's left."""
    tables = g.game.tables
    laid = [0] * len(PLANES)
    for seat in range(g.seats):
        for place in [each for each in g.tiles[seat] if tables.entrances[each]]:
            plane = tables.plane[place]
            g.tiles[seat].remove(place)
            if g.ears is not None:
                g.tell("DG-20.1", LocationDrawn(Seat(seat), Place(place), "no"))
            put_down(g, seat, place, MIDDLE + APART * laid[plane], 0, "DG-20.1")
            laid[plane] += 1
    g.push(map_done)
    g.push(lay_next, (g.first + 1) % g.seats, 0)


APART = 7
"""DG-D49: so many cells lie between two entrances of one plane."""


def held_back(g: Dungeoneer) -> int:
    """DG-20.3, DG-20.18: the locations of common quests, of an escort quest both; they are laid last."""
    tables = g.game.tables
    mask = 0
    for quest in g.common:
        where = tables.quests[quest].location
        if where.at is not None or where.start is not None:
            mask |= tables.quest_places[quest]
        if tables.quest_ends[quest] != NONE:
            mask |= 1 << tables.quest_ends[quest]
    return mask


def tiles_to_lay(g: Dungeoneer, seat: int, *, all_passed: bool) -> list[int]:
    """DG-20.2, DG-20.3: the cards of a player that fit somewhere; those of common quests when nothing else is left."""
    last = held_back(g)
    others = [place for place in g.tiles[seat] if not last >> place & 1]
    tiles = g.tiles[seat] if all_passed or not others else others
    return [place for place in tiles if placings(g, place, one=True)]


def refuse_tile(g: Dungeoneer, seat: int, place: int, _: int, passed: int) -> Refusal | None:
    """DG-20.2, DG-20.3: a card of his own that fits, those of common quests last."""
    last, name = held_back(g), place_name(g, place)
    if place not in g.tiles[seat]:
        return refusal("DG-20.2", "not-your-tile", place=name)
    if last >> place & 1 and passed < g.seats and not all(last >> other & 1 for other in g.tiles[seat]):
        return refusal("DG-20.3", "laid-last", place=name)
    return None if placings(g, place, one=True) else refusal("DG-20.2", "fits-nowhere", place=name)


def lay_one(g: Dungeoneer, seat: int, place: int, _: int, passed: int) -> None:
    """DG-20.2: this card; now where to."""
    g.push(lay_next, (seat + 1) % g.seats, 0)
    g.tiles[seat].remove(place)
    g.drawn = place
    g.uncovered += 1
    if g.ears is not None:
        g.tell("DG-20.2", LocationDrawn(Seat(seat), Place(place), "no"))
    g.push(lay_tile, seat)


LAY = Question("lay", "DG-20.2", Verb(act.Lay, does=lay_one, forbids=refuse_tile, lies=("tiles",)))


@step
def lay_next(g: Dungeoneer, seat: int, passed: int) -> Decision | None:
    """DG-20.2, DG-D50: one card after another; who has none that fits passes, and it is over when all pass.

    When all have passed, cards of common quests may be laid though other cards are left: those fit nowhere.
    """
    if passed >= 2 * g.seats:
        return None
    places = tiles_to_lay(g, seat, all_passed=passed >= g.seats)
    if not places:
        g.push(lay_next, (seat + 1) % g.seats, passed + 1)
    return LAY.offer(g, seat, (act.Lay, places))


@step
def lay_tile(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-20.2, DG-6.8: under the placement rules."""
    return PLACE.put(g, seat)


@step
def map_done(g: Dungeoneer) -> None:
    """DG-20.20: cards that never fit are set aside; a quest that names one of them is replaced."""
    for tiles in g.tiles:
        g.aside += tiles
        tiles.clear()
    if g.aside:
        g.uncovered += 1
        if g.ears is not None:
            g.tell("DG-20.20", LocationsAside(tuple(Place(place) for place in g.aside)))
    lost = sum(1 << place for place in g.aside)
    for quests in (*g.quests, g.common):
        for number, quest in enumerate(quests):
            new = quest
            while names_lost(g, new, lost) and g.quest_deck:
                new = g.quest_deck.pop()
            if new != quest:
                quests[number] = new
                g.uncovered += 1
                if g.ears is not None:
                    g.tell("DG-20.20", QuestReplaced(Quest(quest), Quest(new)))


def names_lost(g: Dungeoneer, quest: int, lost: int) -> bool:
    """DG-20.20: whether a quest names a location that could not be laid."""
    tables = g.game.tables
    where = tables.quests[quest].location
    end = tables.quest_ends[quest]
    named = where.at is not None or where.start is not None
    return (named and bool(tables.quest_places[quest] & lost)) or (end != NONE and bool(lost >> end & 1))
