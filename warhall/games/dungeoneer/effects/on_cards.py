"""What operations do to cards, locations, attacks and rolls (DG-11.6, DG-17.1, DG-18.7).

Every function is a step with the same arguments: the number of the operation, who controls it, whom it is aimed at,
what it comes from (a card, `HUNTED + quest` for a quest monster, or nothing), and the X that was paid.
"""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer import operations as ops
from warhall.games.dungeoneer.actions import Card, Fighter
from warhall.games.dungeoneer.battle import to_lair
from warhall.games.dungeoneer.cards import (
    banes_of,
    boons_of,
    check_limits,
    discard,
    leave_inventory,
    treasures_of,
)
from warhall.games.dungeoneer.effects.registry import OPERATIONS, effect_words, heroes, op_of
from warhall.games.dungeoneer.events import Summoned
from warhall.games.dungeoneer.events_of_battle import AttackCancelled
from warhall.games.dungeoneer.events_of_cards import NothingHeld
from warhall.games.dungeoneer.exploring import draw_location, place_shifted
from warhall.games.dungeoneer.flow import leave_it, run
from warhall.games.dungeoneer.naming import name, naming
from warhall.games.dungeoneer.places import shiftings
from warhall.games.dungeoneer.playing import can_ignore, defends, shiftables, summonable
from warhall.games.dungeoneer.reasons import not_among, place_name
from warhall.games.dungeoneer.state import CANCELLED, LIVE, NONE, Dungeoneer
from warhall.games.dungeoneer.vocabulary import Held
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word


@OPERATIONS.operation(ops.Shift, rule="DG-18.7")
@step
def shift_locations(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-18.15: so many location cards, one after another."""
    op = op_of(g, number)
    assert isinstance(op, ops.Shift)  # noqa: S101  that is its operation
    g.shifted = NONE
    for _ in range(op.n):
        g.push(choose_shifted, number, controller)


def refuse_shift(g: Dungeoneer, seat: int, place: int, number: int, controller: int) -> Refusal | None:
    """DG-18.15: entrances stay where the card says so, and what is not on the table or fits nowhere else too."""
    op = op_of(g, number)
    assert isinstance(op, ops.Shift)  # noqa: S101  that is its operation
    if g.cells[place] == NONE:
        return refusal("DG-18.15", "not-laid", place=place_name(g, place))
    if op.not_entrance and g.game.tables.entrances[place]:
        return refusal("DG-18.15", "entrance-stays", place=place_name(g, place))
    return None if shiftings(g, place, one=True) else refusal("DG-18.7", "no-other-place", place=place_name(g, place))


def shift_it(g: Dungeoneer, seat: int, place: int, number: int, controller: int) -> None:
    """DG-18.15: this card; now where to."""
    g.push(place_shifted, seat, place)


SHIFT = Question("shift", "DG-18.15", Verb(act.Shift, does=shift_it, forbids=refuse_shift))


@step
def choose_shifted(g: Dungeoneer, number: int, controller: int) -> Decision | None:
    """DG-18.15: any card that can lie elsewhere."""
    op = op_of(g, number)
    assert isinstance(op, ops.Shift)  # noqa: S101  that is its operation
    return SHIFT.offer(g, controller, (act.Shift, list(shiftables(g, not_entrance=op.not_entrance))))


@OPERATIONS.operation(ops.Discard, rule="DG-2.14")
@step
def force_discard(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-2.14: cards of a hand at random, or permanent cards of an inventory by choice."""
    op = op_of(g, number)
    assert isinstance(op, ops.Discard)  # noqa: S101  that is its operation
    for seat in reversed(heroes(g, op.who, controller, target, source)):
        for _ in range(op.n):
            if op.what is Held.HAND:
                discard_at_random(g, seat, source)
            else:
                g.push(choose_discard, number, controller, seat, source)


def discard_at_random(g: Dungeoneer, seat: int, source: int) -> None:
    """DG-17.2: a card of a hand, whichever it is."""
    if not g.hands[seat]:
        tell_nothing(g, seat, Held.HAND)
    else:
        card = g.dice.pick(sorted(g.hands[seat]))
        g.hands[seat].remove(card)
        g.uncovered += 1
        discard(g, card, "DG-17.2", seat, "random", source)


def tell_nothing(g: Dungeoneer, seat: int, what: Held) -> None:
    """DG-2.18: a player has none of what is to be discarded, and the card does nothing."""
    if g.ears is not None:
        g.tell("DG-2.18", NothingHeld(Seat(seat), what.value))


def held_cards(g: Dungeoneer, seat: int, op: ops.Discard) -> list[int]:
    """DG-2.14: the permanent cards that an operation speaks of."""
    return {Held.BOON: boons_of, Held.TREASURE: treasures_of, Held.BANE: banes_of}[op.what](g, seat)


def refuse_forced(
    g: Dungeoneer, chooser: int, card: int, number: int, controller: int, seat: int, source: int
) -> Refusal | None:
    """DG-2.14: one of those that the card speaks of."""
    op = op_of(g, number)
    assert isinstance(op, ops.Discard)  # noqa: S101  that is its operation
    return not_among(g, card, held_cards(g, seat, op), "DG-2.14")


def discard_forced(
    g: Dungeoneer, chooser: int, card: int, number: int, controller: int, seat: int, source: int
) -> None:
    """DG-2.14, DG-2.16: it stops working at once."""
    force_away(g, seat, card, source)


def force_away(g: Dungeoneer, seat: int, card: int, source: int) -> None:
    """DG-2.2, DG-2.14, DG-2.16: a treasure, a boon or a bane leaves the inventory because of another card."""
    tables = g.game.tables
    rule = "DG-2.16" if tables.banes[card] else "DG-2.14" if tables.boons[card] else "DG-2.2"
    leave_inventory(g, seat, card, rule, "own" if tables.banes[card] else "made", source)


FORCED_DISCARD = Question(
    "forced-discard", "DG-2.14", Verb(act.Discard, does=discard_forced, forbids=refuse_forced), words=effect_words
)


@step
def choose_discard(g: Dungeoneer, number: int, controller: int, seat: int, source: int) -> Decision | None:
    """The owner chooses, or the controller of the card."""
    op = op_of(g, number)
    assert isinstance(op, ops.Discard)  # noqa: S101  that is its operation
    held = held_cards(g, seat, op)
    if not held:
        tell_nothing(g, seat, op.what)
    if len(held) == 1:
        force_away(g, seat, held[0], source)
    if len(held) < 2 or not g.alive[seat]:
        return None
    return FORCED_DISCARD.offer(g, seat if op.by == "owner" else controller, (act.Discard, sorted(held)))


@OPERATIONS.operation(ops.DiscardSelf, rule="DG-2.2")
@step
def discard_this(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-2.2: the card itself leaves play."""
    if g.host[source] != NONE:
        discard(g, source, "DG-2.2")
        return
    for seat in range(g.seats):
        if source in g.inventory[seat]:
            leave_inventory(g, seat, source, "DG-2.2")
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


def ignorable(g: Dungeoneer, controller: int, op: ops.IgnoreAttack) -> list[int]:
    """DG-11.6: the attacks on a player that can be cancelled."""
    fight = g.fights[-1]
    return [
        each
        for each in range(len(fight.attackers))
        if fight.status[each] == LIVE
        and fight.forms[each] != NONE
        and defends(g, each, controller)
        and can_ignore(g, fight.attackers[each], op)
    ]


def refuse_ignoring(
    g: Dungeoneer, seat: int, attacker: int, number: int, controller: int, left: int, source: int
) -> Refusal | None:
    """DG-11.6: an attack on him that goes on, of the kind that the card speaks of."""
    op = op_of(g, number)
    assert isinstance(op, ops.IgnoreAttack)  # noqa: S101  that is its operation
    attackers = g.fights[-1].attackers
    if any(attackers[each] == attacker for each in ignorable(g, controller, op)):
        return None
    return refusal("DG-11.6", "no-such-attack")


def ignore(g: Dungeoneer, seat: int, attacker: int, number: int, controller: int, left: int, source: int) -> None:
    """DG-11.6: that attack is cancelled."""
    cancel(g, g.fights[-1].attackers.index(attacker))
    g.push(choose_ignored, number, controller, left - 1, source)


def refuse_stopping(g: Dungeoneer, seat: int, number: int, controller: int, left: int, source: int) -> Refusal | None:
    """DG-11.6: at least one attack is cancelled."""
    op = op_of(g, number)
    assert isinstance(op, ops.IgnoreAttack)  # noqa: S101  that is its operation
    return None if left < op.n else refusal("DG-11.6", "compulsory")


IGNORE = Question(
    "ignore",
    "DG-11.6",
    *naming(act.Ignore, act.IgnoreHero, act.IgnoreQuestMonster, does=ignore, forbids=refuse_ignoring),
    Verb(act.Decline, does=leave_it, forbids=refuse_stopping, way_out=True),
    words=effect_words,
)


@step
def choose_ignored(g: Dungeoneer, number: int, controller: int, left: int, source: int) -> Decision | None:
    """DG-11.6: which attack; after the first one he may stop."""
    op = op_of(g, number)
    assert isinstance(op, ops.IgnoreAttack)  # noqa: S101  that is its operation
    found = ignorable(g, controller, op)
    if not found or not left:
        return None
    if len(found) == 1 and left == op.n:
        cancel(g, found[0])
        return None
    attackers = g.fights[-1].attackers
    named = [name(attackers[each], act.Ignore, act.IgnoreHero, act.IgnoreQuestMonster) for each in found]
    return IGNORE.offer(g, controller, *named, (act.Decline, left < op.n))


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
    draw_location(g, controller, "free")


@OPERATIONS.operation(ops.Summon, rule="DG-2.18")
@step
def summon_monster(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """Monsters of the discard pile go to the lair with full health, one after another; the lair limit holds."""
    op = op_of(g, number)
    assert isinstance(op, ops.Summon)  # noqa: S101  that is its operation
    for _ in range(op.n):
        g.push(choose_summoned, number, controller, source)


def refuse_summoning(g: Dungeoneer, seat: int, card: int, number: int, controller: int, source: int) -> Refusal | None:
    """DG-19.13: any monster of the kind, of either discard pile."""
    tables, op = g.game.tables, op_of(g, number)
    assert isinstance(op, ops.Summon)  # noqa: S101  that is its operation
    there = tables.monsters[card] and any(card in pile for pile in g.discards)
    return None if there and tables.tags[card] & tables.tag_of[op.tag] else refusal("DG-2.18", "nothing-to-summon")


def summon(g: Dungeoneer, seat: int, card: int, number: int, controller: int, source: int) -> None:
    """DG-11.20: it lies in the lair."""
    pile = next(pile for pile in g.discards if card in pile)
    pile.remove(card)
    if g.ears is not None:
        g.tell("DG-2.18", Summoned(Seat(seat), Card(card)))
    to_lair(g, seat, card)


def summon_words(g: Dungeoneer, seat: int, number: int, controller: int, source: int) -> dict[str, Word]:
    """What asks."""
    return effect_words(g, seat, number, controller, NONE, source)


SUMMON = Question("summon", "DG-2.18", Verb(act.Summon, does=summon, forbids=refuse_summoning), words=summon_words)


@step
def choose_summoned(g: Dungeoneer, number: int, controller: int, source: int) -> Decision | None:
    """DG-19.13: any monster of the kind, of either discard pile."""
    op = op_of(g, number)
    assert isinstance(op, ops.Summon)  # noqa: S101  that is its operation
    return SUMMON.offer(g, controller, (act.Summon, summonable(g, op.tag)))


def refuse_option(g: Dungeoneer, seat: int, option: int, number: int, *_: object) -> Refusal | None:
    """DG-17.1: one of those on the card."""
    return None if option < len(g.game.tables.inner[number]) else refusal("DG-17.1", "no-such-thing")


def choose_option(
    g: Dungeoneer, seat: int, option: int, number: int, controller: int, target: int, source: int, x: int
) -> None:
    """DG-17.1: that option."""
    tables = g.game.tables
    run(g, tables.scripts[tables.inner[number][option]], controller, target, source, x)


CHOOSE = Question("choose", "DG-17.1", Verb(act.Choose, does=choose_option, forbids=refuse_option), words=effect_words)


@OPERATIONS.operation(ops.Choose, rule="DG-17.1")
@step
def choose_one(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> Decision | None:
    """DG-17.1: the controller of the card chooses."""
    return CHOOSE.offer(g, controller, (act.Choose, range(len(g.game.tables.inner[number]))))
