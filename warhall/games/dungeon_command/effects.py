"""What the operations of cards do: one small function each.

Every function that carries out an operation is a step `(g, number)`: the number of the operation in the tables. It
works on the action that is being resolved (`g.now`). Where a part of an action has become impossible, the rest is
carried out (DC-10.9).
"""

from __future__ import annotations

from typing import Literal

from warhall.content import Operations
from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command import pointing
from warhall.games.dungeon_command.actions import Order, SourceName, Square, Unit, square_word, unit_word
from warhall.games.dungeon_command.attacks import make_attack
from warhall.games.dungeon_command.damage import deal
from warhall.games.dungeon_command.deploying import effect_places, not_affordable, places_of
from warhall.games.dungeon_command.movement import SHIFTING, SLIDING, WALKING, budget, destinations, path_to, travel
from warhall.games.dungeon_command.on_board import OFF
from warhall.games.dungeon_command.operations import Gift, Op, Player, To
from warhall.games.dungeon_command.pieces import (
    attach,
    change_morale,
    come_into_play,
    discard_from_hand,
    draw_orders,
    kinds_in_hand,
    leave_battlefield,
    not_in_hand,
    open_chests,
    put,
    remove_card,
    tap,
    untap,
)
from warhall.games.dungeon_command.reasons import bad_path, no_way
from warhall.games.dungeon_command.resolving import drop_rest
from warhall.games.dungeon_command.score import broken
from warhall.games.dungeon_command.state import (
    ALL_DAMAGE,
    GONE,
    HAZARD,
    NONE,
    PASSES_WALLS,
    SHIFTS,
    DungeonCommand,
    Item,
    attached_card,
)
from warhall.games.dungeon_command.statics import is_held
from warhall.games.dungeon_command.targets import group
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word

OPERATIONS: Operations[Asked] = Operations(Op)


def op_of(g: DungeonCommand, number: int) -> Op:
    """The operation of a number."""
    return g.game.tables.ops[number]


def item_of(g: DungeonCommand) -> Item:
    """The action that is being resolved."""
    assert g.now is not None  # noqa: S101  operations are only ever part of an action
    return g.now


def one(g: DungeonCommand, to: To) -> int:
    """To whom an operation is done, or NONE: not to a creature that is gone, dodged or cowered (DC-22.14, DC-23.3)."""
    item = item_of(g)
    unit = item.target if to is To.TARGET else item.foe if to is To.ATTACK_TARGET else item.unit
    if unit == NONE or g.places[unit] == GONE or (item.dodged | item.cowered) >> unit & 1:
        return NONE
    return unit


def tell_spared(g: DungeonCommand, unit: int) -> None:
    """DC-20.12, DC-23.3, DC-23.11: what else the action would do does not reach who dodged or cowered."""
    item = item_of(g)
    if g.ears is None or unit == NONE or g.places[unit] < 0:
        return
    if item.dodged >> unit & 1:
        g.tell("DC-20.12", ev.Spared(Unit(unit), SourceName(item.source), "dodged"))
    elif item.cowered >> unit & 1:
        g.tell("DC-23.3", ev.Spared(Unit(unit), SourceName(item.source), "cowered"))


def player(g: DungeonCommand, who: Player) -> int:
    """Which player an operation speaks of, or NONE (DC-9.17)."""
    item = item_of(g)
    if who is Player.YOU:
        return item.seat
    if who is Player.TARGET_CONTROLLER:
        return item.foe_seat
    for other in g.stack:
        if other.number == item.answers:
            if other.what == HAZARD:
                return NONE  # terrain has no player
            return other.owner if other.owner != NONE else g.controllers[other.unit]
    return NONE


@OPERATIONS.operation(ops.Attack, rule="DC-19.9")
@step
def attack(g: DungeonCommand, number: int) -> None:
    """DC-19.9, DC-19.10: an attack through an order or power."""
    op, item = op_of(g, number), item_of(g)
    assert isinstance(op, ops.Attack)  # noqa: S101
    target = item.aim if item.aim != NONE else item.target
    item.foe_seat = g.controllers[target] if target != NONE else NONE
    if not make_attack(g, item, op.damage, op.bonus or 0, preventable=not op.unpreventable):
        drop_rest(g)


@OPERATIONS.operation(ops.Hurt, rule="DC-18.12")
@step
def hurt(g: DungeonCommand, number: int) -> None:
    """DC-18.12, DC-22.7: damage that is no attack, to one creature or to several at the same time."""
    op, item = op_of(g, number), item_of(g)
    assert isinstance(op, ops.Hurt)  # noqa: S101
    if op.each is not None:
        hit = group(g, item, op.each)
        if not hit and item.unit != NONE and g.ears is not None:
            g.tell("DC-9.14", ev.NobodyHit(Unit(item.unit), SourceName(item.source)))
        deal(g, item, [(unit, op.amount) for unit in hit])
    elif (unit := one(g, op.to)) != NONE:
        deal(g, item, [(unit, op.amount)])


@OPERATIONS.operation(ops.Prevent, rule="DC-22.8")
@step
def prevent(g: DungeonCommand, number: int) -> None:
    """DC-22.8: a prevention is tied to one action on the stack; it is lost if that has gone."""
    op, item = op_of(g, number), item_of(g)
    assert isinstance(op, ops.Prevent)  # noqa: S101
    unit = one(g, op.to)
    for other in g.stack:
        if other.number == item.answers and unit != NONE:
            other.prevented += [unit, ALL_DAMAGE if op.amount == "all" else op.amount]


@OPERATIONS.operation(ops.Heal, rule="DC-22.10")
@step
def heal(g: DungeonCommand, number: int) -> None:
    """DC-22.10: damage is removed, never below 0."""
    op = op_of(g, number)
    assert isinstance(op, ops.Heal)  # noqa: S101
    unit = one(g, op.to)
    if unit == NONE:
        return
    healed = min(op.amount, g.damage[unit])
    g.damage[unit] -= healed
    if g.ears is not None:
        g.tell("DC-22.10", ev.Healed(Unit(unit), healed) if healed else ev.Unhurt(Unit(unit)))


@OPERATIONS.operation(ops.Tap, rule="DC-9.13")
@step
def tap_one(g: DungeonCommand, number: int) -> None:
    """DC-9.13: a creature is tapped."""
    op, item = op_of(g, number), item_of(g)
    assert isinstance(op, ops.Tap)  # noqa: S101
    unit = one(g, op.to)
    if unit != NONE and not (op.if_damaged and item.dealt < 10):
        tap(g, unit, item.source)


@OPERATIONS.operation(ops.Untap, rule="DC-9.13")
@step
def untap_one(g: DungeonCommand, number: int) -> None:
    """DC-9.13: a creature is untapped."""
    op, item = op_of(g, number), item_of(g)
    assert isinstance(op, ops.Untap)  # noqa: S101
    unit = one(g, op.to)
    if unit != NONE and not (op.if_damaged and item.dealt < 10):
        untap(g, unit, item.source)


@OPERATIONS.operation(ops.DrawOrder, rule="DC-7.6")
@step
def draw(g: DungeonCommand, number: int) -> None:
    """DC-7.6: order cards, as many as the deck has."""
    op = op_of(g, number)
    assert isinstance(op, ops.DrawOrder)  # noqa: S101
    seat = player(g, op.who)
    if seat != NONE:
        draw_orders(g, seat, op.n, "DC-9.14", item_of(g).source)


@OPERATIONS.operation(ops.DiscardOrder, rule="DC-9.15")
@step
def discard_orders(g: DungeonCommand, number: int) -> None:
    """DC-9.15: who discards chooses when the action is resolved; as many as he has."""
    op, item = op_of(g, number), item_of(g)
    assert isinstance(op, ops.DiscardOrder)  # noqa: S101
    seat = player(g, op.who)
    if seat == NONE or (op.if_damaged and item.dealt < 10):
        return
    if not g.hands[seat] and g.ears is not None:
        g.tell("DC-9.15", ev.NoneDiscarded(Seat(seat), SourceName(item.source)))
    for _ in range(min(op.n, len(g.hands[seat]))):
        g.push(discard_one, seat)


@step
def discard_one(g: DungeonCommand, seat: int) -> Decision | None:
    """DC-9.15: one card to discard."""
    return DISCARD.put(g, seat, seat)


def discard_chosen(g: DungeonCommand, seat: int, kind: int, _: int) -> None:
    """The card goes to the discard pile."""
    discard_from_hand(g, seat, kind, "DC-9.15", item_of(g).source)


def about_effect(g: DungeonCommand, *_: object) -> dict[str, Word]:
    """DC-9.15: the effect that asks, and the creature that has it."""
    item = item_of(g)
    return {"source": Name("source", g.game.tables.sources[item.source].label), "unit": unit_word(g, item.unit)}


DISCARD = Question(
    "discard",
    "DC-9.15",
    Verb(act.Discard, does=discard_chosen, forbids=not_in_hand, offers=kinds_in_hand),
    words=about_effect,
)


@OPERATIONS.operation(ops.Shift, rule="DC-14.8")
@step
def shift(g: DungeonCommand, number: int) -> None:
    """DC-14.8, DC-14.21: the acting creature may shift so far, also next to an enemy; not if a card holds it."""
    op, item = op_of(g, number), item_of(g)
    assert isinstance(op, ops.Shift)  # noqa: S101
    if not is_held(g, item.unit):
        g.push(going, item.unit, op.squares, SHIFTING)
    else:
        tell_remained(g, item.unit, "DC-14.21")


@OPERATIONS.operation(ops.Move, rule="DC-14.16")
@step
def move(g: DungeonCommand, number: int) -> None:
    """DC-14.16, DC-14.21: an extra move, by all rules of a move; not if a card holds the creature."""
    unit = item_of(g).unit
    if is_held(g, unit):
        tell_remained(g, unit, "DC-14.21")
    else:
        g.push(going, unit, budget(g, unit), WALKING)


@OPERATIONS.operation(ops.Slide, rule="DC-14.11")
@step
def slide(g: DungeonCommand, number: int) -> None:
    """DC-14.11, DC-14.17: the player of the effect moves another creature, or several one after the other."""
    op, item = op_of(g, number), item_of(g)
    assert isinstance(op, ops.Slide)  # noqa: S101
    if op.each is not None:
        spared = item.dodged | item.cowered
        meant = group(g, item, op.each)
        for unit in meant:
            tell_spared(g, unit)
        g.push(sliding, tuple(unit for unit in meant if not spared >> unit & 1), op.squares)
    elif (unit := one(g, op.to)) != NONE and g.places[unit] >= 0:
        g.push(going, unit, op.squares, SLIDING)
    else:
        tell_spared(g, item.target if op.to is To.TARGET else item.foe)


@step
def sliding(g: DungeonCommand, units: tuple[int, ...], squares: int) -> Decision | None:
    """DC-14.17: the player takes the creatures in any order."""
    if len(units) > 1:
        return SLIDE_NEXT.offer_each(g, item_of(g).seat, units)
    if units:
        g.push(going, units[0], squares, SLIDING)
    return None


def not_slid(g: DungeonCommand, seat: int, unit: int, units: tuple[int, ...], squares: int) -> Refusal | None:
    """DC-14.17: one of the creatures that are still to be slid."""
    return None if unit in units else refusal("DC-14.17", "not-offered")


def slide_next(g: DungeonCommand, seat: int, unit: int, units: tuple[int, ...], squares: int) -> None:
    """This one is slid now."""
    g.push(sliding, tuple(other for other in units if other != unit), squares)
    g.push(going, unit, squares, SLIDING)


SLIDE_NEXT = Question("slide-next", "DC-14.17", Verb(act.Target, does=slide_next, forbids=not_slid))


@step
def going(g: DungeonCommand, unit: int, points: int, manner: int) -> Decision | None:
    """DC-11.7, DC-14.17: where a movement of an order or power leads; it may be 0 squares."""
    if points <= 0 or g.places[unit] < 0:
        return None
    ends = destinations(g, unit, points, manner)
    if not ends:
        tell_remained(g, unit)
    return GOING[manner].offer_each(g, item_of(g).seat, 1, ends) if ends else None


def going_words(g: DungeonCommand, seat: int, unit: int, points: int, manner: int) -> dict[str, Word]:
    """DC-14.17: who moves, and how far at most."""
    return {"unit": unit_word(g, unit), "points": points}


def stay(g: DungeonCommand, seat: int, unit: int, points: int, manner: int) -> None:
    """DC-11.7, DC-14.17: 0 squares."""
    tell_remained(g, unit)


def tell_remained(g: DungeonCommand, unit: int, rule: str = "DC-11.7") -> None:
    """DC-11.7, DC-14.21: a creature that may move does not, or a card holds it."""
    if g.ears is not None:
        g.tell(rule, ev.Remained(Unit(unit), SourceName(item_of(g).source)))


def not_to_go(g: DungeonCommand, seat: int, square: int, unit: int, points: int, manner: int) -> Refusal | None:
    """DC-11.7, DC-14.17: where a movement of an order or power can end; 0 squares are chosen as such."""
    if square == g.places[unit]:
        return refusal("DC-11.7", "stay-instead", unit=unit_word(g, unit))
    return no_way(g, seat, square, unit, points, manner)


def go(g: DungeonCommand, seat: int, square: int, unit: int, points: int, manner: int) -> None:
    """DC-14.17: the movement is made by the safest path."""
    travel(g, unit, path_to(g, unit, points, manner, square), manner, item_of(g).source)


def no_path(g: DungeonCommand, seat: int, path: tuple[int, ...], unit: int, points: int, manner: int) -> Refusal | None:
    """DC-14.17: a path of a shift, slide or extra move."""
    return bad_path(g, unit, points, manner, path)


def go_by(g: DungeonCommand, seat: int, path: tuple[int, ...], unit: int, points: int, manner: int) -> None:
    """DC-14.17: the movement is made by the path that was given."""
    travel(g, unit, tuple(path), manner, item_of(g).source)


GOING = tuple(
    Question(
        ask,
        "DC-14.17",
        Verb(act.Stay, does=stay),
        Verb(act.Go, does=go, forbids=not_to_go),
        Verb(act.GoBy, does=go_by, forbids=no_path),
        words=going_words,
    )
    for ask in ("go-move", "go-shift", "go-slide")
)
"""The question for each manner of moving."""


@OPERATIONS.operation(ops.Attach, rule="DC-15.10")
@step
def attach_card(g: DungeonCommand, number: int) -> None:
    """DC-15.10, DC-15.16: the card is attached; if it cannot be, it is discarded like any other."""
    op, item = op_of(g, number), item_of(g)
    assert isinstance(op, ops.Attach)  # noqa: S101
    unit = item.foe if op.to is To.DEPLOYED else one(g, op.to)
    if unit == NONE or g.places[unit] < 0:
        if g.ears is not None:
            g.tell("DC-15.16", ev.Discarded(Seat(item.owner), Order(item.card), "stack"))
        return
    card = item.card
    item.card = NONE
    for other in g.stack:
        if other.group == item.group:
            other.card = NONE
    attach(g, unit, attached_card(card, item.owner))


@OPERATIONS.operation(ops.RemoveAttached, rule="DC-15.11")
@step
def remove_attached(g: DungeonCommand, number: int) -> None:
    """DC-15.11: the attached card that was named is removed."""
    op, item = op_of(g, number), item_of(g)
    assert isinstance(op, ops.RemoveAttached)  # noqa: S101
    unit = one(g, op.to)
    if unit == NONE:
        return
    for card in g.attached[unit]:
        if card >> 1 == item.removed >> 1:
            remove_card(g, unit, card)
            return


@OPERATIONS.operation(ops.RemoveThis, rule="DC-15.11")
@step
def remove_this(g: DungeonCommand, number: int) -> None:
    """DC-9.3, DC-15.11: the attached card removes itself; of two copies it is the one whose power was used."""
    item = item_of(g)
    alike = [card for card in g.attached[item.unit] if card >> 1 == item.attached >> 1]
    if alike:
        remove_card(g, item.unit, item.attached if item.attached in alike else alike[0])


@OPERATIONS.operation(ops.Deploy, rule="DC-25.10")
@step
def deploy(g: DungeonCommand, number: int) -> Decision | None:
    """DC-25.10: card, opponent and squares are chosen now; if nothing can be deployed nothing happens."""
    seat = item_of(g).seat
    return DEPLOY_BY.offer_each(g, seat, [row for row in effect_places(g, seat, number) if row[1]])


def no_deployment_by(g: DungeonCommand, seat: int, kind: int, square: int, number: int) -> Refusal | None:
    """DC-25.10: a creature in hand, within Leadership, where the effect puts it."""
    if refused := not_affordable(g, seat, kind, "DC-25.3"):
        return refused
    if dict(effect_places(g, seat, number)).get(kind, 0) >> square & 1:
        return None
    return refusal("DC-25.10", "not-that-place", square=square_word(g, square))


def deployed(g: DungeonCommand, seat: int, kind: int, square: int, number: int) -> None:
    """DC-25.10: the creature comes into play."""
    item_of(g).foe = come_into_play(g, seat, kind, square)


DEPLOY_BY = Question(
    "deploy-by", "DC-25.10", Verb(act.Deploy, does=deployed, forbids=no_deployment_by, pointed=pointing.deployed)
)


@OPERATIONS.operation(ops.Morale, rule="DC-4.6")
@step
def morale(g: DungeonCommand, number: int) -> None:
    """DC-4.6: Morale rises."""
    op = op_of(g, number)
    assert isinstance(op, ops.Morale)  # noqa: S101
    change_morale(g, item_of(g).seat, op.n, "DC-4.6")
    broken(g)


@OPERATIONS.operation(ops.Hide, rule="DC-18.14")
@step
def hide(g: DungeonCommand, number: int) -> None:
    """DC-18.14: the creature leaves the battlefield and keeps what it has."""
    unit = item_of(g).unit
    if g.ears is not None:
        g.tell("DC-18.14", ev.Hidden(Unit(unit)))
    leave_battlefield(g, unit, OFF)


def return_places(g: DungeonCommand, unit: int) -> int:
    """DC-18.14: where a hidden creature may return."""
    return places_of(g, ops.Place(anywhere=True), unit, g.game.tables.side[g.kinds[unit]])


def return_to(g: DungeonCommand, unit: int, square: int) -> None:
    """DC-18.14, DC-14.20: a hidden creature is back; chests are opened, terrain does nothing."""
    put(g, unit, square)
    if g.ears is not None:
        g.tell("DC-18.14", ev.Returned(Unit(unit), Square(square)))
    open_chests(g, unit, g.cells[unit])


GRANTED: dict[Gift, tuple[str, Literal["shifts", "walls"]]] = {
    Gift.SHIFTS_WHEN_MOVING: ("DC-14.9", "shifts"),
    Gift.IGNORES_WALLS_WHILE_MOVING: ("DC-14.19", "walls"),
}
"""How a gift of movement is told, and by which rule."""


@OPERATIONS.operation(ops.Grant, rule="DC-14.19")
@step
def grant(g: DungeonCommand, number: int) -> None:
    """DC-14.9, DC-14.19, DC-D76: what the creature may do for a while."""
    op = op_of(g, number)
    assert isinstance(op, ops.Grant)  # noqa: S101
    unit = one(g, op.to)
    if unit == NONE:
        return
    for gift in op.what:
        g.gifts[unit] |= SHIFTS if gift is Gift.SHIFTS_WHEN_MOVING else PASSES_WALLS
    g.venom[unit] += op.melee_bonus or 0
    if g.ears is not None:
        for gift in op.what:
            rule, what = GRANTED[gift]
            g.tell(rule, ev.Granted(Unit(unit), what, 0, op.until.value))
        if op.melee_bonus:
            g.tell("DC-18.10", ev.Granted(Unit(unit), "bonus", op.melee_bonus, op.until.value))


@OPERATIONS.operation(ops.Choose, rule="DC-9.15")
@step
def choose(g: DungeonCommand, number: int) -> None:
    """DC-9.15: the option that was named is carried out."""
    for function, arguments in g.game.tables.options[number, item_of(g).option]:
        g.push(function, *arguments)


QUESTIONS = (DISCARD, SLIDE_NEXT, *GOING, DEPLOY_BY)
