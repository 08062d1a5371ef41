"""What operations do to cards, locations, attacks and rolls (DG-11.6, DG-17.1, DG-18.7).

Every function is a step with the same arguments: the number of the operation, who controls it, whom it is aimed at,
what it comes from (a card, `HUNTED + quest` for a quest monster, or nothing), and the X that was paid.
"""

from __future__ import annotations

from warhall.games.dungeoneer import operations as ops
from warhall.games.dungeoneer.actions import HUNTED, MONSTER, Fighter
from warhall.games.dungeoneer.battle import to_lair
from warhall.games.dungeoneer.cards import (
    banes_of,
    boons_of,
    check_limits,
    discard,
    leave_inventory,
    treasures_of,
)
from warhall.games.dungeoneer.effects.registry import OPERATIONS, heroes, op_of, source_words
from warhall.games.dungeoneer.events import AttackCancelled
from warhall.games.dungeoneer.exploring import draw_location, place_shifted
from warhall.games.dungeoneer.flow import run
from warhall.games.dungeoneer.playing import can_ignore, defends, shiftables, summonable
from warhall.games.dungeoneer.state import CANCELLED, LIVE, NONE, Dungeoneer
from warhall.games.dungeoneer.vocabulary import Held
from warhall.kernel.state import Decision, step


@OPERATIONS.operation(ops.Shift, rule="DG-18.7")
@step
def shift_locations(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-18.15: so many location cards, one after another."""
    op = op_of(g, number)
    assert isinstance(op, ops.Shift)  # noqa: S101  that is its operation
    g.shifted = NONE
    for _ in range(op.n):
        g.push(choose_shifted, number, controller)


@step
def choose_shifted(g: Dungeoneer, number: int, controller: int) -> Decision | None:
    """DG-18.15: any card that can lie elsewhere."""
    op = op_of(g, number)
    assert isinstance(op, ops.Shift)  # noqa: S101  that is its operation
    places = list(shiftables(g, not_entrance=op.not_entrance))
    if not places:
        return None
    options = [g.game.tables.verbs.shift + place for place in places]
    return Decision(controller, "shift", "DG-18.15", options, answer_shift)


def answer_shift(g: Dungeoneer, seat: int, code: int, number: int, controller: int) -> None:
    """DG-18.15: this card; now where to."""
    g.push(place_shifted, seat, code - g.game.tables.verbs.shift)


@OPERATIONS.operation(ops.Discard, rule="DG-2.14")
@step
def force_discard(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-2.14: cards of a hand at random, or permanent cards of an inventory by choice."""
    op = op_of(g, number)
    assert isinstance(op, ops.Discard)  # noqa: S101  that is its operation
    for seat in reversed(heroes(g, op.who, controller, target, source)):
        for _ in range(op.n):
            if op.what is Held.HAND:
                discard_at_random(g, seat)
            else:
                g.push(choose_discard, number, controller, seat, source)


def discard_at_random(g: Dungeoneer, seat: int) -> None:
    """A card of a hand, whichever it is."""
    if g.hands[seat]:
        card = g.dice.pick(sorted(g.hands[seat]))
        g.hands[seat].remove(card)
        g.uncovered += 1
        discard(g, card)


@step
def choose_discard(g: Dungeoneer, number: int, controller: int, seat: int, source: int) -> Decision | None:
    """The owner chooses, or the controller of the card."""
    op = op_of(g, number)
    assert isinstance(op, ops.Discard)  # noqa: S101  that is its operation
    held = {Held.BOON: boons_of, Held.TREASURE: treasures_of, Held.BANE: banes_of}[op.what](g, seat)
    if len(held) == 1:
        leave_inventory(g, seat, held[0])
    if len(held) < 2 or not g.alive[seat]:
        return None
    options = [g.game.tables.verbs.discard + card for card in sorted(held)]
    chooser = seat if op.by == "owner" else controller
    return Decision(chooser, "forced-discard", "DG-2.14", options, answer_discard, source_words(g, source, controller))


def answer_discard(
    g: Dungeoneer, chooser: int, code: int, number: int, controller: int, seat: int, source: int
) -> None:
    """DG-2.14: it stops working at once."""
    leave_inventory(g, seat, code - g.game.tables.verbs.discard)


@OPERATIONS.operation(ops.DiscardSelf, rule="DG-2.2")
@step
def discard_this(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-2.2: the card itself leaves play."""
    if g.host[source] != NONE:
        discard(g, source)
        return
    for seat in range(g.seats):
        if source in g.inventory[seat]:
            leave_inventory(g, seat, source)
            return


@OPERATIONS.operation(ops.Limit, rule="DG-2.10")
@OPERATIONS.operation(ops.ThreatMod, rule="DG-14.3")
@OPERATIONS.operation(ops.CostMod, rule="DG-17.2")
@step
def work_on(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """Such operations work while their card is in play (`cards.limit`, `values`, `playing.cost_of`)."""
    check_limits(g, controller)


@OPERATIONS.operation(ops.IgnoreAttack, rule="DG-11.6")
@step
def ignore_attacks(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-11.6: up to so many attacks on the controller are cancelled."""
    op = op_of(g, number)
    assert isinstance(op, ops.IgnoreAttack)  # noqa: S101  that is its operation
    g.push(choose_ignored, number, controller, op.n, source)


@step
def choose_ignored(g: Dungeoneer, number: int, controller: int, left: int, source: int) -> Decision | None:
    """DG-11.6: which attack; after the first one he may stop."""
    op = op_of(g, number)
    assert isinstance(op, ops.IgnoreAttack)  # noqa: S101  that is its operation
    fight = g.fights[-1]
    found = [
        each
        for each in range(len(fight.attackers))
        if fight.status[each] == LIVE
        and fight.forms[each] != NONE
        and defends(g, each, controller)
        and can_ignore(g, fight.attackers[each], op)
    ]
    if not found or not left:
        return None
    if len(found) == 1 and left == op.n:
        cancel(g, found[0])
        return None
    verbs = g.game.tables.verbs
    options = [ignore_code(g, fight.attackers[each]) for each in found]
    if left < op.n:
        options.append(verbs.decline)
    return Decision(controller, "ignore", "DG-11.6", options, answer_ignored, source_words(g, source, controller))


def ignore_code(g: Dungeoneer, attacker: int) -> int:
    """The code that names an attacker."""
    verbs = g.game.tables.verbs
    if attacker >= HUNTED:
        return verbs.ignore_quest
    return verbs.ignore + attacker - MONSTER if attacker >= MONSTER else verbs.ignore_hero + attacker


def answer_ignored(g: Dungeoneer, seat: int, code: int, number: int, controller: int, left: int, source: int) -> None:
    """DG-11.6: that attack is cancelled."""
    if code == g.game.tables.verbs.decline:
        return
    fight = g.fights[-1]
    cancel(g, next(n for n, attacker in enumerate(fight.attackers) if ignore_code(g, attacker) == code))
    g.push(choose_ignored, number, controller, left - 1, source)


def cancel(g: Dungeoneer, number: int) -> None:
    """DG-11.6, DG-11.17: the attacker is unharmed, and did not attack."""
    fight = g.fights[-1]
    fight.status[number] = CANCELLED
    if g.ears is not None:
        g.tell("DG-11.6", AttackCancelled(Fighter(fight.attackers[number])))


@OPERATIONS.operation(ops.Reroll, rule="DG-9.11")
@step
def roll_twice(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-9.11: the roll that comes is made twice."""
    if g.roll is not None:
        g.roll.twice = True


@OPERATIONS.operation(ops.Prevent, rule="DG-9.12")
@step
def prevent_wound(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-9.12: the wound that comes is not taken."""
    g.prevented = True


@OPERATIONS.operation(ops.Skip, rule="DG-15.12")
@step
def skip_test(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """The test that comes is passed without a roll."""
    if g.roll is not None:
        g.roll.skipped = True


@OPERATIONS.operation(ops.Explore, rule="DG-7.9")
@step
def explore_free(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-7.9: a location card without AP."""
    draw_location(g, controller)


@OPERATIONS.operation(ops.Summon, rule="DG-2.18")
@step
def summon_monster(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """Monsters of the discard pile go to the lair with full health, one after another; the lair limit holds."""
    op = op_of(g, number)
    assert isinstance(op, ops.Summon)  # noqa: S101  that is its operation
    for _ in range(op.n):
        g.push(choose_summoned, number, controller, source)


@step
def choose_summoned(g: Dungeoneer, number: int, controller: int, source: int) -> Decision | None:
    """DG-19.13: any monster of the kind, of either discard pile."""
    op = op_of(g, number)
    assert isinstance(op, ops.Summon)  # noqa: S101  that is its operation
    found = summonable(g, op.tag)
    if not found:
        return None
    options = [g.game.tables.verbs.summon + card for card in found]
    return Decision(controller, "summon", "DG-2.18", options, answer_summon, source_words(g, source, controller))


def answer_summon(g: Dungeoneer, seat: int, code: int, number: int, controller: int, source: int) -> None:
    """DG-11.20: it lies in the lair."""
    card = code - g.game.tables.verbs.summon
    pile = next(pile for pile in g.discards if card in pile)
    pile.remove(card)
    to_lair(g, seat, card)


@OPERATIONS.operation(ops.Choose, rule="DG-17.1")
@step
def choose_one(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> Decision:
    """DG-17.1: the controller of the card chooses."""
    options = [g.game.tables.verbs.choose + each for each in range(len(g.game.tables.inner[number]))]
    return Decision(controller, "choose", "DG-17.1", options, answer_choose, source_words(g, source, controller))


def answer_choose(
    g: Dungeoneer, seat: int, code: int, number: int, controller: int, target: int, source: int, x: int
) -> None:
    """DG-17.1: that option."""
    tables = g.game.tables
    run(g, tables.scripts[tables.inner[number][code - tables.verbs.choose]], controller, target, source, x)
