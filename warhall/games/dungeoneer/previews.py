"""What a choice would come to, shown before it is made: ways with their threats, attacks by form, the state of quests.

Here: answers from what lies open. Not here: the rules themselves (`movement`, `battle`, `quests`), what lies on the
table (`view`).
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TypeAlias

import msgspec

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import HUNTED, MONSTER, SIDES
from warhall.games.dungeoneer.places import between, beyond, exit_at, gates, walks
from warhall.games.dungeoneer.printed import SearchCondition, ThreatCondition
from warhall.games.dungeoneer.quests import FIND, condition_of, is_found
from warhall.games.dungeoneer.state import (
    ATTACK_ROLL,
    COUNTER_ROLL,
    LYING,
    NONE,
    THREAT_ROLL,
    Dungeoneer,
)
from warhall.games.dungeoneer.tables import (
    BLOCKED,
    FROM_BLOCKED_EXIT,
    FROM_PIT,
    FROM_SPIKES,
    FROM_TRAP_EXIT,
    NO_OBSTACLE,
    OPEN,
    SOURCES,
    SPIKES,
    STATS,
)
from warhall.games.dungeoneer.values import beast_of, harder_exits, skips, value
from warhall.games.dungeoneer.vocabulary import Form, Stat
from warhall.geometry.masks import cells_of
from warhall.kernel.kept import Kept

DIE = range(1, 7)


class TestView(msgspec.Struct, frozen=True, kw_only=True):
    """A test that may come: what is added to the die, what it must reach, and how likely that is."""

    __test__ = False

    source: str | None
    """What the threat comes from, if cards speak of it."""
    stat: str | None
    """None for a search: the locations on the way count."""
    value: int
    need: int
    chance: int
    """Percent."""


class WayView(msgspec.Struct, frozen=True, kw_only=True):
    """DG-7.2: a move that the hero can make, and what is met on it."""

    notation: str
    place: str
    tests: list[TestView]
    """Those of the exit first, then those of the obstacle behind it."""
    glory: int
    peril: int
    """DG-7.5: the points for entering; none if the location is not new."""


class FormView(msgspec.Struct, frozen=True, kw_only=True):
    """DG-11.9: how an attack in a form stands; chances are percent."""

    form: Form
    attacker: str
    target: str
    attack: int
    counter: int
    hits: int
    """The attack strikes."""
    struck: int
    """The counterattack strikes."""


class QuestView(msgspec.Struct, frozen=True, kw_only=True):
    """An open quest and how far it is."""

    id: str
    owner: str | None
    """None for a common quest, or one whose token lies on the map."""
    holder: str | None
    """DG-14.16: the hero who escorts."""
    goals: list[str]
    """The locations of the map where it goes on."""
    steps: int | None
    """How many moves away the nearest of them is: for the owner's hero, or the viewer's if it has no owner."""
    found: list[str]
    """DG-14.27: the locations where it was found this turn."""
    tried: bool
    """DG-7.14: whether it was tried this turn, so that a further attempt costs AP."""
    wounds: int
    """DG-14.11: what its monster has lost this turn."""
    test: TestView | None
    """The test that it takes, for the same hero as the steps; of a search only where it can be made."""


def percent(part: Fraction) -> int:
    """A chance as it is shown: never 0 or 100 unless it is certain."""
    shown = round(part * 100)
    return shown if part in (0, 1) else min(99, max(1, shown))


@cache  # of small numbers only
def chance(worth: int, need: int, *, twice: bool = False) -> int:
    """DG-12.3: how likely a die and a value reach a threat value."""
    missed = Fraction(sum(die + worth < need for die in DIE), 6)
    return percent(1 - (missed**2 if twice else missed))


def odds(attack: int, counter: int) -> tuple[int, int]:
    """DG-11.9: how likely the attack strikes, and the counterattack."""
    pairs = [(attack + one, counter + other) for one in DIE for other in DIE]
    hits = Fraction(sum(one > other for one, other in pairs), len(pairs))
    struck = Fraction(sum(one < other for one, other in pairs), len(pairs))
    return percent(hits), percent(struck)


def ways(g: Dungeoneer, seat: int | None) -> list[WayView]:
    """DG-7.2: the moves among the options of a seat that decides."""
    decision = g.decision
    if decision is None or decision.seat != seat or decision.ask != "feats":
        return []
    codec = g.game.codec
    found = []
    for code in decision.options:
        verb, arguments = codec.arguments(code)
        if verb.type is act.Move:
            found.append(exit_ahead(g, decision.seat, *arguments))
        elif verb.type in (act.Passage, act.Portal):
            found.append(way_ahead(g, decision.seat, codec.notation(g, code), arguments[0], []))
    return found


def exit_ahead(g: Dungeoneer, seat: int, side: int) -> WayView:
    """DG-15.4, DG-15.10: through an exit, with the threat on it."""
    tables = g.game.tables
    here = g.place[seat]
    out = exit_at(g, here, side)
    kind = tables.exits[out]
    tests = []
    if kind != OPEN and not any(held >> out & 1 for held in g.held):
        source = FROM_BLOCKED_EXIT if kind == BLOCKED else FROM_TRAP_EXIT
        if not skips(g, seat, source):
            tests.append(_test(g, seat, tables.exit_stat[out], tables.exit_need[out] + harder_exits(g, seat), source))
    return way_ahead(g, seat, f"move {SIDES[side]}", beyond(g, here, side), tests)


def way_ahead(g: Dungeoneer, seat: int, notation: str, place: int, tests: list[TestView]) -> WayView:
    """DG-7.5, DG-16.1: what waits behind the exit, as if the hero stood there."""
    tables = g.game.tables
    kind = tables.obstacle[place]
    if kind != NO_OBSTACLE:
        there = g.copy()
        there.place[seat] = place
        source = FROM_SPIKES if kind == SPIKES else FROM_PIT
        if not skips(there, seat, source):
            tests = [*tests, _test(there, seat, tables.obstacle_stat[place], tables.obstacle_need[place], source)]
    fresh = not g.visited >> place & 1
    return WayView(
        notation=notation,
        place=tables.places[place].id,
        tests=tests,
        glory=tables.glory[place] if fresh else 0,
        peril=tables.peril[place] if fresh else 0,
    )


def _test(g: Dungeoneer, seat: int, stat: int, need: int, source: int) -> TestView:
    worth = value(g, seat, stat, THREAT_ROLL, source=source)
    return TestView(
        source=None if source == NONE else SOURCES[source].value,
        stat=STATS[stat].value,
        value=worth,
        need=need,
        chance=chance(worth, need),
    )


def fighter_name(g: Dungeoneer, fighter: int) -> str:
    """A fighter in one word: a seat, a card, or `quest:` and the quest of a hunt."""
    tables = g.game.tables
    if fighter >= HUNTED:
        return f"quest:{tables.quests[fighter - HUNTED].id}"
    return tables.card_ids[fighter - MONSTER] if fighter >= MONSTER else g.seat_names()[fighter]


def printed_value(g: Dungeoneer, fighter: int, form: int) -> int:
    """DG-1.6: what a fighter is worth before anything changes it."""
    if fighter >= MONSTER:
        return beast_of(g, fighter).values[form]
    return g.game.tables.values[g.heroes[fighter]][form][g.level[fighter] - 1]


def forms(g: Dungeoneer, seat: int | None) -> list[FormView]:
    """DG-10.3: the forms that a seat chooses from, and how the attack stands in each."""
    decision = g.decision
    if decision is None or decision.seat != seat or g.agenda is None:
        return []
    arguments = g.agenda[1]
    if decision.ask == "form":
        attacker, target = arguments[0], arguments[1]
    elif decision.ask == "monster-form":
        attacker, target = MONSTER + arguments[1], arguments[2]
    elif decision.ask == "hunt-form":
        attacker, target = HUNTED + arguments[1], arguments[0]
    else:
        return []
    read = g.game.codec.arguments
    return [form_ahead(g, attacker, target, *read(code)[1]) for code in decision.options]


def form_ahead(g: Dungeoneer, attacker: int, target: int, form: int) -> FormView:
    """DG-11.9: how an attack in a form stands."""
    attack = value(g, attacker, form, ATTACK_ROLL, target)
    counter = value(g, target, form, COUNTER_ROLL, attacker)
    hits, struck = odds(attack, counter)
    return FormView(
        form=Form(STATS[form]),
        attacker=fighter_name(g, attacker),
        target=fighter_name(g, target),
        attack=attack,
        counter=counter,
        hits=hits,
        struck=struck,
    )


def quests(g: Dungeoneer, viewer: int | None) -> list[QuestView]:
    """Every open quest: the common ones, those of the players, and those whose token lies on the map."""
    ways = ways_on(g)
    return [_quest(g, quest, owner, viewer, ways) for quest, owner in open_quests(g)]


def open_quests(g: Dungeoneer) -> list[tuple[int, int | None]]:
    """Every open quest, and whose it is."""
    owned = [(quest, seat) for seat in range(g.seats) for quest in g.quests[seat]]
    lying = [quest for quest in g.game.tables.escort_quests if g.escorts[quest] >= LYING]
    return [*((quest, None) for quest in dict.fromkeys((*g.common, *lying))), *owned]


def _quest(g: Dungeoneer, quest: int, owner: int | None, viewer: int | None, ways: Ways) -> QuestView:
    tables = g.game.tables
    names = g.seat_names()
    holder = g.escorts[quest]
    seat = viewer if owner is None else owner
    there = seat is not None and is_there(g, seat)
    return QuestView(
        id=tables.quests[quest].id,
        owner=None if owner is None else names[owner],
        holder=names[holder] if 0 <= holder < g.seats else None,
        goals=[tables.places[place].id for place in goals(g, quest)],
        steps=steps(g, ways, g.place[seat], goals(g, quest)) if seat is not None and there else None,
        found=[tables.places[find % FIND].id for find in g.found if find // FIND == quest],
        tried=bool(g.attempted >> quest & 1),
        wounds=g.quest_wounds[quest],
        test=quest_test(g, quest, seat) if seat is not None and there else None,
    )


def is_there(g: Dungeoneer, seat: int) -> bool:
    """Whether a hero is on the map."""
    return bool(g.alive[seat]) and g.place[seat] != NONE


def goals(g: Dungeoneer, quest: int) -> list[int]:
    """Where it goes on: an escort ends at its second location, and a token that lies there is picked up first."""
    tables = g.game.tables
    holder = g.escorts[quest]
    if holder >= LYING:
        return [holder - LYING]
    if holder != NONE:
        end = tables.quest_ends[quest]
        return [end] if g.cells[end] != NONE else []
    return [place for place in cells_of(tables.quest_places[quest]) if g.cells[place] != NONE]


Ways: TypeAlias = dict[int, dict[int, int]]
"""From each location that was asked for, how many moves lead to every other."""
WAYS: Kept[Ways] = Kept(128)
"""Most actions leave the map as it is."""


def ways_on(g: Dungeoneer) -> Ways:
    """The ways on the map as it lies."""
    key = (g.game.tables, g.turned, *g.links, *g.cells, *g.portals)
    found = WAYS.get(key)
    return WAYS.keep(key, {}) if found is None else found


def steps(g: Dungeoneer, ways: Ways, start: int, ends: list[int]) -> int | None:
    """How many moves lead to the nearest of some locations."""
    far = ways.get(start)
    if far is None:
        far = ways[start] = _far(g, start)
    return min([far[end] for end in ends if end in far], default=None)


def _far(g: Dungeoneer, start: int) -> dict[int, int]:
    """How many moves lead to each location."""
    reached = {start: 0}
    queue = [start]
    for here in queue:
        for other in (*walks(g, here), *gates(g, here)):
            if other not in reached:
                reached[other] = reached[here] + 1
                queue.append(other)
    return reached


def quest_test(g: Dungeoneer, quest: int, seat: int) -> TestView | None:
    """DG-14.12, DG-14.24: the search, or the threat that is to be overcome."""
    printed = g.game.tables.quests[quest].condition
    here = g.place[seat]
    if isinstance(printed, SearchCondition) and not is_found(g, quest, here):
        if not g.game.tables.quest_places[quest] >> here & 1:
            return None
        worth = between(g, here)
        return TestView(source=None, stat=None, value=worth, need=printed.vs, chance=chance(worth, printed.vs))
    condition = condition_of(g, quest)
    if not isinstance(condition, ThreatCondition):
        return None
    return _test(g, seat, STATS.index(Stat(condition.stat.value)), condition.vs, NONE)
