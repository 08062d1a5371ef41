"""Moving: exits, passages, portals, warps, entering, obstacles, standing up (DG-7.2 to 7.8, chapters 15 and 16).

Here: what happens on the way and on arrival. Not here: what lies where (`places`), how a test is rolled (`rolls`).
"""

from __future__ import annotations

from typing import Literal

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import LOCATED, Cause, Fighter, Place, StatNumber
from warhall.games.dungeoneer.bonuses import tell_harder_exit
from warhall.games.dungeoneer.events import (
    Dodged,
    Entered,
    ExitForced,
    LocationWorked,
    PointsGained,
    Warped,
    WentThrough,
)
from warhall.games.dungeoneer.events_of_battle import AttackMissed, TriedToStand
from warhall.games.dungeoneer.events_of_rolls import TestSkipped, Threatened
from warhall.games.dungeoneer.flow import leave_it, run
from warhall.games.dungeoneer.moments import offer
from warhall.games.dungeoneer.operations import StandTest
from warhall.games.dungeoneer.options import DODGING_SPIKES
from warhall.games.dungeoneer.places import beyond, exit_at, gates
from warhall.games.dungeoneer.playing import ENTRY
from warhall.games.dungeoneer.reasons import place_word
from warhall.games.dungeoneer.rolls import test_threat
from warhall.games.dungeoneer.simultaneous import set_off
from warhall.games.dungeoneer.special import pay_ap, refuse_spending, spend
from warhall.games.dungeoneer.state import AWAY, LIVE, NONE, Dungeoneer, Fight
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
from warhall.games.dungeoneer.values import harder_exits, holds, lasting_on, skips, what_skips
from warhall.games.dungeoneer.vocabulary import Stat, When
from warhall.games.dungeoneer.wounds import WOUNDING, close_exits, fall_down, gain_glory, stand_up, wound
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word

STAND = 100
"""A remembered test for standing up is this times its stat, and its value; see `remembered_test`."""


def refuse_move(g: Dungeoneer, seat: int, side: int, *_: object) -> Refusal | None:
    """DG-7.2, DG-7.3, DG-15.3, DG-15.17: a standing hero with 1 AP, and a working exit."""
    place = g.place[seat]
    if g.fallen[seat]:
        return refusal("DG-15.17", "fallen-moves-not")
    if g.links[4 * place + side] == NONE:
        return refusal("DG-7.3", "no-location-there")
    if beyond(g, place, side) == NONE:
        return refusal("DG-15.3", "wall", place=g.game.tables.place_names[place])
    return refuse_spending(g, seat, rule="DG-7.2")


def refuse_passage(g: Dungeoneer, seat: int, place: int, *_: object) -> Refusal | None:
    """DG-15.13: the other end of the passage must be on the table."""
    if g.fallen[seat]:
        return refusal("DG-15.17", "fallen-moves-not")
    name = g.game.tables.place_names[place]
    if g.game.tables.twin[g.place[seat]] != place:
        return refusal("DG-15.13", "no-passage", place=name)
    if g.cells[place] == NONE:
        return refusal("DG-15.13", "not-laid", place=name)
    return refuse_spending(g, seat, rule="DG-7.2")


def refuse_portal(g: Dungeoneer, seat: int, place: int, *_: object) -> Refusal | None:
    """DG-15.14, DG-15.15: a portal leads only to the entrance it is linked with, and back."""
    if g.fallen[seat]:
        return refusal("DG-15.17", "fallen-moves-not")
    if place not in gates(g, g.place[seat]):
        return refusal("DG-15.15", "no-portal", place=g.game.tables.place_names[place])
    return refuse_spending(g, seat, rule="DG-7.2")


def move(g: Dungeoneer, seat: int, side: int, *_: object) -> None:
    """DG-15.1 to DG-15.10: leave through an exit; only its own condition counts."""
    tables = g.game.tables
    place = g.place[seat]
    out = exit_at(g, place, side)
    dest = beyond(g, place, side)
    kind = tables.exits[out]
    if kind == OPEN or any(held >> out & 1 for held in g.held):
        leave(g, seat, dest)
        return
    source = FROM_BLOCKED_EXIT if kind == BLOCKED else FROM_TRAP_EXIT
    threaten(g, seat, source)
    if skips(g, seat, source):
        tell_skipped(g, seat, source)
        leave(g, seat, dest)
        return
    need = tables.exit_need[out] + harder_exits(g, seat)
    if g.ears is not None:
        tell_harder_exit(g, seat, tables.exit_need[out])
    if kind == BLOCKED:
        test_threat(g, seat, tables.exit_stat[out], need, source, after_blocked, seat, out, dest)
    else:
        test_threat(g, seat, tables.exit_stat[out], need, source, after_trap, seat, dest)


def threaten(g: Dungeoneer, seat: int, source: int) -> None:
    """DG-15.4, DG-15.10, DG-16.3, DG-16.4: what the hero must overcome here."""
    if g.ears is not None:
        g.tell("DG-12.3", Threatened(Seat(seat), SOURCES[source].value, Cause(LOCATED + g.place[seat])))


def tell_skipped(g: Dungeoneer, seat: int, source: int) -> None:
    """DG-17.2: something in play overcomes it without a roll."""
    if g.ears is not None:
        by = what_skips(g, seat, source)
        g.tell("DG-17.2", TestSkipped(Seat(seat), "skill" if by == NONE else "thing", Cause(by)))


@step
def after_blocked(g: Dungeoneer, seat: int, out: int, dest: int) -> None:
    """DG-15.5 to DG-15.7, DG-15.18: passed, he moves for 1 AP; failed, 1 AP is lost and the exit is open."""
    if g.total >= 0:
        leave(g, seat, dest)
        return
    spend(g, seat)
    g.held[seat] |= 1 << out
    if g.ears is not None:
        g.tell("DG-15.6", ExitForced(Seat(seat), Place(g.place[seat])))


@step
def after_trap(g: Dungeoneer, seat: int, dest: int) -> None:
    """DG-15.10, DG-15.20: failed, he takes a wound; in either case he leaves then."""
    g.push(leave_trap, seat, dest)
    if g.total < 0:
        wound(g, seat, 1, NONE)


@step
def leave_trap(g: Dungeoneer, seat: int, dest: int) -> None:
    """DG-15.11: whom the wound defeated does not enter."""
    if g.alive[seat]:
        leave(g, seat, dest)


def trap_exit_of(g: Dungeoneer, seat: int, dest: int) -> int:
    """DG-15.10: the location that a hero leaves through a trap exit."""
    return LOCATED + g.place[seat]


WOUNDING[leave_trap] = trap_exit_of


def leave(g: Dungeoneer, seat: int, dest: int) -> None:
    """DG-7.2: 1 AP, and the hero is in the next location."""
    spend(g, seat)
    if g.ears is not None:
        g.tell("DG-7.2", Entered(Seat(seat), Place(dest)))
    go(g, seat, dest)


def take_passage(g: Dungeoneer, seat: int, dest: int, *_: object) -> None:
    """DG-15.13: 1 AP, and the hero is at the other end of the passage."""
    spend(g, seat)
    if g.ears is not None:
        g.tell("DG-15.13", WentThrough(Seat(seat), Place(dest), "passage"))
    go(g, seat, dest)


def take_portal(g: Dungeoneer, seat: int, dest: int, *_: object) -> None:
    """DG-15.14: 1 AP, and the hero is at the other end of the link."""
    spend(g, seat)
    if g.ears is not None:
        g.tell("DG-15.14", WentThrough(Seat(seat), Place(dest), "portal"))
    go(g, seat, dest)


def warp(g: Dungeoneer, seat: int, dest: int, source: int = NONE) -> None:
    """DG-18.4, DG-18.5: the pawn goes there as it is, by the effect of a card."""
    if dest == g.place[seat]:
        return
    if g.ears is not None:
        g.tell("DG-18.4", Warped(Seat(seat), Place(dest), Cause(source)))
    go(g, seat, dest)


def go(g: Dungeoneer, seat: int, dest: int) -> None:
    """DG-7.7, DG-15.9, DG-16.1: exits he held open close; entering matters only in his own turn."""
    close_exits(g, seat, "DG-15.9")
    g.place[seat] = dest
    if g.fights:
        evade(g, g.fights[-1], seat)
    if seat == g.active:
        g.moved = True
        enter(g, seat, dest)


def evade(g: Dungeoneer, fight: Fight, seat: int) -> None:
    """DG-5.13: an attack whose die has not been rolled finds a hero gone who has left, even if he comes back."""
    for number, target in enumerate(fight.targets):
        waits = fight.status[number] == LIVE and fight.attack[number] == NONE
        if target == seat and waits and fight.forms[number] != NONE:
            fight.status[number] = AWAY
            if g.ears is not None:
                g.tell("DG-5.13", AttackMissed(Fighter(fight.attackers[number])))


def enter(g: Dungeoneer, seat: int, place: int) -> None:
    """DG-7.5, DG-17.4: the points of a new location; then the entry moment, the obstacle, and the effects."""
    tables = g.game.tables
    if not g.visited >> place & 1:
        g.visited |= 1 << place
        take_points(g, seat, place, "DG-7.5", "enter")
    busy = tables.obstacle[place] != NO_OBSTACLE or tables.entering[place]
    if busy:
        for number in reversed(range(len(tables.entering[place]))):
            g.push(location_effect, seat, place, number)
        g.push(meet_obstacle, seat, place)
        g.push(offer, ENTRY, 0)
    set_off(g, seat, seat, When.ENTER)


def take_points(g: Dungeoneer, seat: int, place: int, rule: str, why: Literal["start", "enter", "stay"]) -> None:
    """DG-7.5, DG-8.5: the printed glory and peril of a location."""
    glory, peril = g.game.tables.glory[place], g.game.tables.peril[place]
    g.glory[seat] += glory
    g.peril[seat] += peril
    if g.ears is not None:
        g.tell(rule, PointsGained(Seat(seat), Place(place), glory, peril, why))


def dodge(g: Dungeoneer, seat: int, *_: object) -> None:
    """DG-20.16, DG-20.25: 1 AP instead of the test, decided before the roll."""
    spend(g, seat)
    if g.ears is not None:
        g.tell("DG-20.16", Dodged(Seat(seat), Place(g.place[seat])))


def face_obstacle(g: Dungeoneer, seat: int, _: int, place: int) -> None:
    """DG-16.3, DG-16.4: the test."""
    tables = g.game.tables
    kind = tables.obstacle[place]
    source = FROM_SPIKES if kind == SPIKES else FROM_PIT
    threaten(g, seat, source)
    test_threat(g, seat, tables.obstacle_stat[place], tables.obstacle_need[place], source, after_obstacle, seat, kind)


def spikes_words(g: Dungeoneer, seat: int, _: int, place: int) -> dict[str, Word]:
    """DG-16.3: the test that the hero would have to pass."""
    tables = g.game.tables
    stat = g.game.codec.vocabularies[StatNumber].word(g, tables.obstacle_stat[place])
    return {"stat": stat, "need": tables.obstacle_need[place]}


DODGE = Question(
    "dodge", "DG-20.16", Verb(act.Dodge, does=dodge), Verb(act.Decline, does=face_obstacle), words=spikes_words
)


@step
def meet_obstacle(g: Dungeoneer, seat: int, place: int) -> Decision | None:
    """DG-16.3, DG-16.4, DG-20.16: spikes and pits, unless the hero is no longer there."""
    tables = g.game.tables
    kind = tables.obstacle[place]
    if kind == NO_OBSTACLE or not g.alive[seat] or g.place[seat] != place:
        return None
    source = FROM_SPIKES if kind == SPIKES else FROM_PIT
    if skips(g, seat, source):
        threaten(g, seat, source)
        tell_skipped(g, seat, source)
        return None
    if kind == SPIKES and g.variants >> DODGING_SPIKES & 1 and g.ap[seat] and not g.fallen[seat]:
        return DODGE.form(g, seat, seat)
    face_obstacle(g, seat, seat, place)
    return None


@step
def after_obstacle(g: Dungeoneer, seat: int, kind: int) -> None:
    """DG-16.3, DG-16.4: failed, a wound or a fall."""
    if g.total < 0:
        if kind == SPIKES:
            wound(g, seat, 1, NONE)
        else:
            fall_down(g, seat, LOCATED + g.place[seat])


def do_location(g: Dungeoneer, seat: int, _: int, place: int, number: int) -> None:
    """DG-7.8: the cost is paid first."""
    tables = g.game.tables
    doing = tables.entering[place][number]
    cost = doing.block.cost
    if g.ears is not None:
        g.tell("DG-7.8", LocationWorked(Seat(seat), Place(place)))
    if cost is not None:
        gain_glory(g, seat, -cost.glory, "DG-7.8")
        pay_ap(g, seat, cost.ap, "DG-7.8")
    if doing.block.limit:
        g.offers |= 1 << place
    run(g, tables.scripts[doing.script], seat, seat, NONE, 0)


ACCEPT = Question(
    "accept", "DG-7.8", Verb(act.Accept, does=do_location), Verb(act.Decline, does=leave_it), words=place_word
)


@step
def location_effect(g: Dungeoneer, seat: int, place: int, number: int) -> Decision | None:
    """DG-7.8, DG-16.7: an effect of the location entered; some cost something and may be declined."""
    tables = g.game.tables
    doing = tables.entering[place][number]
    block = doing.block
    if not g.alive[seat] or g.place[seat] != place or not holds(g, block.condition, seat):
        return None
    if block.limit and g.offers >> place & 1:
        return None
    cost = block.cost
    if cost is not None and (g.glory[seat] < cost.glory or (cost.ap and refuse_spending(g, seat, cost.ap))):
        return None
    if block.optional:
        return ACCEPT.form(g, seat, seat)
    do_location(g, seat, seat, place, number)
    return None


def stand_tests(g: Dungeoneer, seat: int) -> list[tuple[int, int]]:
    """DG-18.3: the tests that standing up needs, in the order they came: (stat, value)."""
    tests = [
        (STATS.index(Stat(each.op.stat.value)), each.op.vs)
        for each in lasting_on(g, seat, StandTest)
        if isinstance(each.op, StandTest)
    ]
    for number, test in enumerate(g.stand_tests[seat]):
        kind, value = divmod(test, STAND)
        before, stat = divmod(kind, len(STATS))
        tests.insert(before + number, (stat, value))
    return tests


def remembered_test(g: Dungeoneer, seat: int, op: StandTest) -> int:
    """DG-18.3: a test that no card in play holds; it comes after those of the cards that lie there already."""
    before = len(lasting_on(g, seat, StandTest))
    return STAND * (len(STATS) * before + STATS.index(Stat(op.stat.value))) + op.vs


def pay_to_stand(g: Dungeoneer, seat: int, *_: object) -> None:
    """DG-9.4, DG-18.3: 1 AP, which is spent even if a test fails."""
    spend(g, seat)
    if g.ears is not None:
        g.tell("DG-9.4", TriedToStand(Seat(seat)))
    g.push(try_to_stand, seat, 0)


@step
def try_to_stand(g: Dungeoneer, seat: int, number: int) -> None:
    """DG-18.3: one test after another; whoever passes all of them stands."""
    tests = stand_tests(g, seat)
    if number >= len(tests):
        stand_up(g, seat)
        return
    stat, need = tests[number]
    if g.ears is not None:
        g.tell("DG-12.3", Threatened(Seat(seat), "stand", Cause(NONE)))
    test_threat(g, seat, stat, need, NONE, after_stand_test, seat, number)


@step
def after_stand_test(g: Dungeoneer, seat: int, number: int) -> None:
    """DG-18.3: a failed test leaves him fallen."""
    if g.total >= 0:
        g.push(try_to_stand, seat, number + 1)
