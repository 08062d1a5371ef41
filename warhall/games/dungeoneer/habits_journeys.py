"""For the habits: what each quest that is open to a hero still takes him, in tenths of an action point.

The way, the attempts that will fail, glory and cards that are still missing, wounds that must be feared, and location
cards that are still to be drawn: all on one scale, so that the quest that takes least is the one to make for.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from warhall.games.dungeoneer.cards import boons_of, treasures_of
from warhall.games.dungeoneer.operations import Wound
from warhall.games.dungeoneer.printed import (
    ChanceCondition,
    Condition,
    HuntCondition,
    PayCondition,
    SacrificeCondition,
    SearchCondition,
    ThreatCondition,
)
from warhall.games.dungeoneer.prospects import AWAY, MOST, Chart, chance, chart, feared, hunted, rolled, tested
from warhall.games.dungeoneer.quests import is_found
from warhall.games.dungeoneer.state import LYING, NONE, Dungeoneer
from warhall.games.dungeoneer.tables import Tables
from warhall.games.dungeoneer.values import speed

AP = 10
"""One action point."""
GLORY = 8
"""What a point of glory that is still missing takes."""
CARD = 25
"""What a boon or treasure takes that is still missing."""
DRAW = 8
"""What a location card takes that is still to be drawn: others draw too."""
DEEP = 30
"""What it takes besides to find a thing for which no location lies deep enough yet."""
NEVER = 10_000
WOUND = (0, 400, 90, 45, 25, 18, 14)
"""What a wound takes, by the health that is left."""


class Journey(NamedTuple):
    """What a quest takes, and the location to make for: NONE if it is still to be drawn."""

    takes: int
    goal: int
    quest: int


NOWHERE = Journey(NEVER, NONE, NONE)


def wound_takes(g: Dungeoneer, seat: int) -> int:
    """What a wound takes a hero."""
    return WOUND[min(g.health[seat], len(WOUND) - 1)]


def failing(odds: int, each: int) -> int:
    """What attempts take that fail before one succeeds, with odds in 36ths."""
    return NEVER if odds <= 0 else each * (MOST - odds) // odds


def attempts(g: Dungeoneer, seat: int, quest: int, condition: Condition) -> int:
    """What a quest takes a hero who has come to its place."""
    match condition:
        case ThreatCondition():
            each = AP
            if any(isinstance(op, Wound) for op in condition.fail):
                each += wound_takes(g, seat)
            return failing(chance(g, seat, quest, condition), each)
        case PayCondition():
            return GLORY * max(0, condition.glory - g.glory[seat]) + AP * condition.ap
        case SacrificeCondition():
            return min(
                sacrificed(g, seat, each.health, each.glory, each.boons + each.treasures) for each in condition.options
            )
        case ChanceCondition():
            return failing(rolled(condition), AP)
        case HuntCondition():
            turn = AP * max(1, speed(g, seat))
            harm = wound_takes(g, seat) * feared(g, seat, quest) // MOST
            odds = hunted(g, seat, quest)
            return NEVER if odds <= 0 else AP + (turn + harm) * MOST // odds - turn
        case _:
            return 0


def sacrificed(g: Dungeoneer, seat: int, health: int, glory: int, cards: int) -> int:
    """What a sacrifice takes: never the last health but one."""
    if health and g.health[seat] < health + 2:
        return NEVER
    held = len(boons_of(g, seat)) + len(treasures_of(g, seat))
    return health * wound_takes(g, seat) + GLORY * max(0, glory - g.glory[seat]) + CARD * max(0, cards - held)


def drawing(g: Dungeoneer, seat: int, wanted: int, here: Chart) -> tuple[int, int]:
    """DG-19.6: what it takes until one of some locations is drawn, and to go there; where one must be to draw it.

    NONE stands for drawing right here. A plane that no way leads to yet may be joined by a portal (DG-19.8).
    """
    tables = g.game.tables
    reach, own = here.row(g.place[seat]), tables.plane[g.place[seat]]
    best = (NEVER, NONE)
    for plane, deck in enumerate(g.location_decks):
        takes = drawn_takes(deck, wanted)
        if takes >= NEVER:
            continue
        if plane != own:
            gate = min([place for place in here.places if tables.plane[place] == plane], key=reach.__getitem__)
            if reach[gate] == AWAY:
                best = min(best, (takes + drawn_takes(g.location_decks[own], portals(tables)) + AP, NONE))
            else:
                best = min(best, (takes + AP * reach[gate], gate))
        else:
            best = min(best, (takes, NONE))
    return best


@cache
def portals(tables: Tables) -> int:
    """The locations with a portal, as a mask."""
    return sum([location.portal << place for place, location in enumerate(tables.places)])


def drawn_takes(deck: list[int], wanted: int) -> int:
    """What it takes until one of some locations is drawn from a deck, and to go there."""
    count = sum([wanted >> place & 1 for place in deck])
    return DRAW * (len(deck) + 1) // (count + 1) + AP if count else NEVER


def journey(g: Dungeoneer, seat: int, quest: int, here: Chart, reach: list[int]) -> Journey:
    """What one quest takes."""
    tables = g.game.tables
    if g.escorts[quest] >= LYING:
        return NOWHERE
    if tables.quest_ends[quest] != NONE:
        return escorted(g, seat, quest, here, reach)
    condition = tables.quests[quest].condition
    wanted = tables.quest_places[quest]
    goals = [place for place in here.places if wanted >> place & 1 and reach[place] < AWAY]
    if isinstance(condition, SearchCondition):
        return searched(g, seat, quest, here, goals)
    takes = attempts(g, seat, quest, condition)
    if not goals:
        more, gate = drawing(g, seat, wanted, here)
        return Journey(takes + more, gate, quest)
    goal = min(goals, key=lambda place: reach[place])
    return Journey(takes + AP * reach[goal], goal, quest)


def searched(g: Dungeoneer, seat: int, quest: int, here: Chart, goals: list[int]) -> Journey:
    """DG-14.12: the deeper a location lies, the sooner something is found there."""
    condition = g.game.tables.quests[quest].condition
    assert isinstance(condition, SearchCondition)  # noqa: S101  asked for such only
    reach = here.row(g.place[seat])
    then = attempts(g, seat, quest, condition.then)
    best = NOWHERE
    for goal in goals:
        odds = tested(condition.vs - max(0, here.depth[goal] - 1))
        takes = 0 if is_found(g, quest, goal) else AP + failing(odds, AP)
        best = min(best, Journey(then + takes + AP * reach[goal], goal, quest))
    if best.takes < NEVER:
        return best
    more, gate = drawing(g, seat, g.game.tables.quest_places[quest], here)
    return Journey(then + DEEP + more, gate, quest)


def escorted(g: Dungeoneer, seat: int, quest: int, here: Chart, reach: list[int]) -> Journey:
    """DG-14.16: to the first location, and from there to the second; with the token only to the second."""
    tables = g.game.tables
    end, wanted = tables.quest_ends[quest], tables.quest_places[quest]
    more, gate = (0, NONE) if g.cells[end] != NONE else drawing(g, seat, 1 << end, here)
    if g.escorts[quest] == seat:
        laid = end < len(reach) and reach[end] < AWAY
        return Journey(AP * reach[end], end, quest) if laid else Journey(more or NEVER, gate, quest)
    starts = [place for place in here.places if wanted >> place & 1 and reach[place] < AWAY]
    if not starts:
        first, gate = drawing(g, seat, wanted, here)
        return Journey(first + more + 2 * AP, gate, quest)
    start = min(starts, key=lambda place: reach[place])
    row = here.row(start)
    rest = AP * row[end] if end < len(row) and row[end] < AWAY else more or NEVER
    return Journey(AP * reach[start] + rest, start, quest)


def journeys(g: Dungeoneer, seat: int) -> list[Journey]:
    """What every quest takes that is open to a hero, the shortest first."""
    here = chart(g)
    reach = here.row(g.place[seat])
    return sorted([journey(g, seat, quest, here, reach) for quest in g.quests[seat] + g.common])
