"""What operations do to heroes: values, wounds, points, levels, tests, falls and warps (DG-17.1, chapter 18).

Every function is a step with the same arguments: the number of the operation, who controls it, whom it is aimed at,
what it comes from (a card, `HUNTED + quest` for a quest monster, or nothing), and the X that was paid.
"""

from __future__ import annotations

from typing import Literal

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer import operations as ops
from warhall.games.dungeoneer.actions import HUNTED, MONSTER, Card, Cause, Fighter, Place, StatNumber
from warhall.games.dungeoneer.battle import is_fighting, wound_monster
from warhall.games.dungeoneer.cards import (
    draw,
)
from warhall.games.dungeoneer.completing import change_level
from warhall.games.dungeoneer.effects.registry import OPERATIONS, effect_words, giver_of, heroes, op_of
from warhall.games.dungeoneer.events import ApChanged, ApDelayed, NothingLeft, ValueChanged, WarpStayed, signed
from warhall.games.dungeoneer.events_of_battle import Bound, Standing, Unwounded
from warhall.games.dungeoneer.events_of_rolls import NobodyThere, Threatened, ThreatRaised, TrapMissed
from warhall.games.dungeoneer.flow import run
from warhall.games.dungeoneer.movement import remembered_test, warp
from warhall.games.dungeoneer.places import walks, within
from warhall.games.dungeoneer.playing import opponents
from warhall.games.dungeoneer.reasons import not_in_play, place_name
from warhall.games.dungeoneer.rolls import test_threat
from warhall.games.dungeoneer.state import NONE, RECOVERY, Dungeoneer
from warhall.games.dungeoneer.tables import STATS, TERRAINS
from warhall.games.dungeoneer.values import STAT_NUMBERS, UNTIL, USES
from warhall.games.dungeoneer.vocabulary import Destination, For, Stat, Until, Who
from warhall.games.dungeoneer.wounds import fall_down, gain_glory, gain_peril, heal, stand_up, wound
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb


@OPERATIONS.operation(ops.ChangeStat, rule="DG-17.8")
@step
def change_stat(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-17.8, DG-9.11: a value changes until something ends; for one roll it is noted with the roll."""
    op = op_of(g, number)
    assert isinstance(op, ops.ChangeStat)  # noqa: S101  that is its operation
    fighter = controller if op.who is Who.SELF else MONSTER + source if op.who is Who.SELF_CARD else target
    if op.until is Until.ROLL:
        if g.roll is not None and g.roll.fighter == fighter:
            g.roll.change += op.n
            tell_change(g, fighter, op)
        return
    tell_change(g, fighter, op)
    until = UNTIL.index(op.until or Until.TURN)
    tag = 0 if op.vs_tag is None else g.game.tables.tag_of[op.vs_tag]
    g.changes.append((fighter, STAT_NUMBERS[op.stat], op.n, USES.index(op.use), until, tag))


def tell_change(g: Dungeoneer, fighter: int, op: ops.ChangeStat) -> None:
    """DG-17.8: what is worth more or less, and for how long."""
    if g.ears is not None:
        until = op.until or Until.TURN
        plain = until is Until.ROLL or op.use is For.BATTLE  # which rolls it is for goes without saying
        use = For.ALL if plain else op.use
        g.tell("DG-17.8", ValueChanged(Fighter(fighter), op.stat.value, signed(op.n), use.value, until.value))


@OPERATIONS.operation(ops.Wound, rule="DG-11.12")
@step
def give_wound(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-11.12: wounds, one after another; a monster is wounded by the hero who struck it."""
    op = op_of(g, number)
    assert isinstance(op, ops.Wound)  # noqa: S101  that is its operation
    if op.who is Who.TARGET and target >= MONSTER:
        if g.ears is not None and not is_fighting(g, target):
            g.tell("DG-11.12", Unwounded(Fighter(target)))
        for _ in range(op.n):
            wound_monster(g, target, controller)
        return
    for seat in reversed(heroes(g, op.who, controller, target, source)):
        wound(g, seat, op.n, giver_of(g, source, controller))


@OPERATIONS.operation(ops.Heal, rule="DG-17.9")
@step
def give_health(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-17.9: healing."""
    op = op_of(g, number)
    assert isinstance(op, ops.Heal)  # noqa: S101  that is its operation
    for seat in heroes(g, op.who, controller, target, source):
        heal(g, seat, op.n)


@OPERATIONS.operation(ops.Glory, rule="DG-1.10")
@OPERATIONS.operation(ops.Peril, rule="DG-1.10")
@step
def give_points(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> Decision | None:
    """DG-1.10: glory or peril; an opponent is chosen where the card says so."""
    op = op_of(g, number)
    assert isinstance(op, ops.Points)  # noqa: S101  that is its operation
    if op.who is Who.ANY_OPPONENT:
        others = opponents(g, controller)
        if len(others) > 1:
            return OPPONENT.offer(g, controller, (act.On, others))
        change_points(g, op, others, source, x)
        return None
    change_points(g, op, heroes(g, op.who, controller, target, source), source, x)
    return None


def change_points(g: Dungeoneer, op: ops.Points, seats: list[int], source: int, x: int) -> None:
    """DG-1.10: so many points for each of them."""
    amount = -x if isinstance(op.n, str) else op.n
    for seat in seats:
        (gain_glory if isinstance(op, ops.Glory) else gain_peril)(g, seat, amount, source=source)


def refuse_opponent(g: Dungeoneer, seat: int, other: int, *_: object) -> Refusal | None:
    """DG-17.1: another player who is in the game."""
    return refusal("DG-17.1", "not-an-opponent") if other == seat else not_in_play(g, other, "DG-17.1")


def choose_opponent(
    g: Dungeoneer, seat: int, other: int, number: int, controller: int, target: int, source: int, x: int
) -> None:
    """The chosen opponent gets the points."""
    op = op_of(g, number)
    assert isinstance(op, ops.Points)  # noqa: S101  that is its operation
    change_points(g, op, [other], source, x)


OPPONENT = Question(
    "opponent", "DG-17.1", Verb(act.On, does=choose_opponent, forbids=refuse_opponent), words=effect_words
)


@OPERATIONS.operation(ops.Ap, rule="DG-9.14")
@step
def give_ap(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-9.14, DG-4.7: AP now, or after the next recovery; those won in another's turn last for that turn."""
    op = op_of(g, number)
    assert isinstance(op, ops.Ap)  # noqa: S101  that is its operation
    for seat in heroes(g, op.who, controller, target, source):
        if op.when is not None:
            g.delayed[seat] += op.n
            if g.ears is not None:
                g.tell("DG-4.7", ApDelayed(Seat(seat), signed(op.n), Cause(source)))
        else:
            own = "DG-4.7" if g.phase == RECOVERY else "DG-1.8"
            change_ap(g, seat, op.n, own if seat == g.active else "DG-9.14", source=source)


def change_ap(
    g: Dungeoneer,
    seat: int,
    amount: int,
    rule: str,
    why: Literal["delayed", "effect"] = "effect",
    source: int = NONE,
) -> None:
    """DG-17.8: never below 0; `source` is the card that gives or takes them."""
    change = max(amount, -g.ap[seat])
    g.ap[seat] += change
    if seat != g.active:
        g.extra[seat] = min(g.ap[seat], max(0, g.extra[seat] + change))
    if amount and g.ears is not None:
        told = ApChanged(Seat(seat), change, signed(change), why, Cause(source))
        g.tell(rule, told if change else NothingLeft(Seat(seat), "ap"))


@OPERATIONS.operation(ops.Draw, rule="DG-8.9")
@step
def draw_cards(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-17.2: cards are drawn; there is no hand limit."""
    op = op_of(g, number)
    assert isinstance(op, ops.Draw)  # noqa: S101  that is its operation
    seats = heroes(g, op.who, controller, target, source)
    for seat in seats if len(g.decks) == 1 else reversed(seats):  # where decks are chosen, the last to be asked waits
        draw(g, seat, op.n, "DG-17.2")


@OPERATIONS.operation(ops.Level, rule="DG-13.4")
@step
def give_level(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-13.3, DG-13.4: levels."""
    op = op_of(g, number)
    assert isinstance(op, ops.Level)  # noqa: S101  that is its operation
    for seat in heroes(g, op.who, controller, target, source):
        change_level(g, seat, op.n)


@OPERATIONS.operation(ops.Test, rule="DG-12.3")
@step
def test_heroes(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-12.4, DG-12.5: each hero by himself, each result before the next roll."""
    op = op_of(g, number)
    assert isinstance(op, ops.Test)  # noqa: S101  that is its operation
    if op.who is Who.ALL_IN_TERRAIN and op.terrain is not None:
        bit = TERRAINS.index(op.terrain)
        order = g.around((g.active + 1) % g.seats)
        seats = [seat for seat in order if g.game.tables.terrain[g.place[seat]] >> bit & 1]
        if not seats and g.ears is not None:
            g.tell("DG-2.18", NobodyThere(Card(source)))
    else:
        seats = heroes(g, op.who, controller, target, source)
        if not seats and 0 <= source < HUNTED and g.game.tables.cards[source].is_trap and g.ears is not None:
            g.tell("DG-12.9", TrapMissed(Card(source)))
    for seat in reversed(seats):
        g.push(test_hero, number, controller, seat, source, x)


@step
def test_hero(g: Dungeoneer, number: int, controller: int, seat: int, source: int, x: int) -> None:
    """DG-12.3, DG-16.2: danger makes trap encounters harder where they lie."""
    op = op_of(g, number)
    if not g.alive[seat] or not isinstance(op, ops.Test):
        return
    tables = g.game.tables
    need = op.vs
    if 0 <= source < HUNTED and tables.cards[source].is_trap:
        need += tables.danger[g.place[seat]]
    if source != NONE and g.ears is not None:
        g.tell("DG-12.3", Threatened(Seat(seat), "card", Cause(source)))
        if need > op.vs:
            g.tell("DG-16.2", ThreatRaised(tables.place_names[g.place[seat]], "danger", need - op.vs, need))
    test_threat(g, seat, STATS.index(op.stat), need, NONE, after_test, number, controller, seat, source, x)


@step
def after_test(g: Dungeoneer, number: int, controller: int, seat: int, source: int, x: int) -> None:
    """DG-12.3: overcome or failed."""
    tables = g.game.tables
    passed, failed = tables.inner[number]
    run(g, tables.scripts[passed if g.total >= 0 else failed], controller, seat, source, x)


@OPERATIONS.operation(ops.Fall, rule="DG-18.1")
@step
def let_fall(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-18.1: heroes fall."""
    op = op_of(g, number)
    assert isinstance(op, ops.Fall)  # noqa: S101  that is its operation
    for seat in heroes(g, op.who, controller, target, source):
        fall_down(g, seat, source)


@OPERATIONS.operation(ops.Stand, rule="DG-18.16")
@step
def let_stand(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-18.16: heroes stand up without AP and test."""
    op = op_of(g, number)
    assert isinstance(op, ops.Stand)  # noqa: S101  that is its operation
    for seat in heroes(g, op.who, controller, target, source):
        if g.ears is not None and not g.fallen[seat]:
            g.tell("DG-2.18", Standing(Seat(seat)))
        stand_up(g, seat, "DG-18.16")


@OPERATIONS.operation(ops.StandTest, rule="DG-18.3")
@step
def bind_fallen(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> None:
    """DG-18.3: standing up by AP needs a test, until the hero stands."""
    op = op_of(g, number)
    assert isinstance(op, ops.StandTest)  # noqa: S101  that is its operation
    for seat in heroes(g, op.who, controller, target, source):
        if g.fallen[seat]:
            g.stand_tests[seat].append(remembered_test(g, seat, op))
            if g.ears is not None:
                stat = StatNumber(STATS.index(Stat(op.stat.value)))
                g.tell("DG-18.3", Bound(Seat(seat), stat, op.vs, Cause(source)))


@OPERATIONS.operation(ops.Warp, rule="DG-18.4")
@step
def warp_hero(g: Dungeoneer, number: int, controller: int, target: int, source: int, x: int) -> Decision | None:
    """DG-18.4, DG-18.6: to a neighbouring location, as far as X moves, or to an entrance; never across planes."""
    op = op_of(g, number)
    assert isinstance(op, ops.Warp)  # noqa: S101  that is its operation
    found = heroes(g, op.who, controller, target, source)
    places = destinations(g, found[0], op, x) if found else []
    if found and len(places) < 2:
        lead(g, found[0], places[0] if places else g.place[found[0]], source)
    if len(places) < 2:
        return None
    return WARP.offer(g, controller if op.by == "controller" else found[0], (act.WarpTo, places))


def lead(g: Dungeoneer, seat: int, dest: int, source: int) -> None:
    """DG-18.4: a warp leads a hero somewhere, or leaves him where he is."""
    if dest == g.place[seat] and g.ears is not None:
        g.tell("DG-18.4", WarpStayed(Seat(seat), Place(dest)))
    warp(g, seat, dest, source)


def destinations(g: Dungeoneer, seat: int, op: ops.Warp, x: int) -> list[int]:
    """DG-18.6: where a warp can lead."""
    here = g.place[seat]
    if op.to is Destination.ADJACENT:
        return walks(g, here)
    if op.to is Destination.ANY:
        return sorted(within(g, here, x if op.reach else len(g.cells)))
    tables = g.game.tables
    return [
        place
        for place, cell in enumerate(g.cells)
        if cell != NONE and tables.entrances[place] and tables.plane[place] == tables.plane[here]
    ]


def refuse_warp(
    g: Dungeoneer, chooser: int, place: int, number: int, controller: int, target: int, source: int, x: int
) -> Refusal | None:
    """DG-18.4, DG-18.6: not there, on the other plane, or too far."""
    op, planes = op_of(g, number), g.game.tables.plane
    assert isinstance(op, ops.Warp)  # noqa: S101  that is its operation
    seat = heroes(g, op.who, controller, target, source)[0]
    if g.cells[place] == NONE:
        return refusal("DG-18.4", "not-laid", place=place_name(g, place))
    if planes[place] != planes[g.place[seat]]:
        return refusal("DG-18.6", "other-plane", place=place_name(g, place))
    if place in destinations(g, seat, op, x):
        return None
    return refusal("DG-18.4", "too-far", place=place_name(g, place))


def warp_there(
    g: Dungeoneer, chooser: int, place: int, number: int, controller: int, target: int, source: int, x: int
) -> None:
    """DG-18.4: there."""
    op = op_of(g, number)
    assert isinstance(op, ops.Warp)  # noqa: S101  that is its operation
    lead(g, heroes(g, op.who, controller, target, source)[0], place, source)


WARP = Question("warp", "DG-18.4", Verb(act.WarpTo, does=warp_there, forbids=refuse_warp), words=effect_words)
