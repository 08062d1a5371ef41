"""Operations that hold others: choose, pay, focus, if, at end of turn, and playing a card from elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from warhall.games.tyrants import actions as act
from warhall.games.tyrants import cards, market, spies
from warhall.games.tyrants import operations as ops
from warhall.games.tyrants.actions import Kind
from warhall.games.tyrants.devouring import devour_chosen, devour_this, kinds_to_devour, not_to_devour, zone_named
from warhall.games.tyrants.effects.on_the_board import players_at_that_site, remember_spy
from warhall.games.tyrants.effects.registry import (
    OPERATIONS,
    about_card,
    about_rest,
    count,
    decline_ability,
    decline_focus,
    tell_no_target,
)
from warhall.games.tyrants.events import CannotPay, FocusUnmet, PileOpened, PutBack, Unmet, Waits
from warhall.games.tyrants.operations import ANY, After, AtSite, Zone
from warhall.games.tyrants.printed import repeats
from warhall.games.tyrants.reasons import COMPULSORY, card, not_in_hand, not_in_inner_circle
from warhall.games.tyrants.resolving import PlayedFrom, forget, play, run, set_aside
from warhall.games.tyrants.state import ASIDE, EMPTY, NONE, Tyrants
from warhall.games.tyrants.tables import NO_COST
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word


@OPERATIONS.operation(ops.Choose, rule="TU-6.8")
@step
def choose(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-6.8, TU-6.9: exactly one option, whether or not it will do anything; so many times."""
    return CHOOSE.put(g, seat, address, seat, left)


def no_option(g: Tyrants, seat: int, option: int, address: str, *_: object) -> Refusal | None:
    """TU-6.8: an option that the card has."""
    op: ops.Choose = g.game.tables.ops[address]
    return None if option < len(op.options) else refusal("TU-6.8", "no-option")


def card_options(g: Tyrants, seat: int, address: str, *_: object) -> range:
    """TU-6.8: the same, all at once."""
    op: ops.Choose = g.game.tables.ops[address]
    return range(len(op.options))


def choose_one(g: Tyrants, seat: int, option: int, address: str, _: int, left: int) -> None:
    """TU-6.9: each pick is resolved before the next."""
    if left > 1:
        g.push(choose, address, seat, left - 1)
    run(g, g.game.tables.scripts[f"{address}.{option + 1}"][seat])


CHOOSE = Question(
    "choose",
    "TU-6.8",
    Verb(act.Choose, does=choose_one, forbids=no_option, offers=card_options),
    words=about_rest,
)


# TU-6.10 to TU-6.14: costs

Cost: TypeAlias = ops.Discard | ops.Return | ops.Devour


@OPERATIONS.operation(ops.Pay, rule="TU-6.10")
@step
def pay(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-6.10 to TU-6.14: a cost may be paid once, in full or not at all; one that cannot be paid is not offered."""
    cost = cost_of(g, address)
    least = 1 if repeats(cost) == ANY else repeats(cost)
    if held(g, seat, cost) < least:
        if g.ears is not None:
            g.tell("TU-6.12", CannotPay(Kind(g.card)))
        return None
    return PAY.put(g, seat, address, seat, left)


@step
def pay_on(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-6.12, TU-10.41: the rest of a cost of several; of any number, as many as one likes."""
    return PAY_ON.put(g, seat, address, seat, left)


def cost_of(g: Tyrants, address: str) -> Cost:
    """TU-6.10: the cost of an arrow ability."""
    op: ops.Pay = g.game.tables.ops[address]
    return op.cost


def other_cost(g: Tyrants, address: str) -> Refusal:
    """TU-6.12: the cost is another one, and which."""
    match cost_of(g, address):
        case ops.Return():
            return refusal("TU-6.12", "other-cost", cost="spy")
        case ops.Devour(zone=zone):
            return refusal("TU-6.12", "other-cost", cost=f"devour-{zone.value}")
        case _:
            return refusal("TU-6.12", "other-cost", cost="discard")


def held(g: Tyrants, seat: int, cost: Cost) -> int:
    """TU-6.12: how many a seat has of what a cost asks for."""
    match cost:
        case ops.Return():
            return g.spies[seat].bit_count()
        case ops.Devour(zone=Zone.SELF):
            return 1
        case ops.Devour(zone=Zone.INNER_CIRCLE):
            return len(g.inner[seat])
        case _:
            return len(g.hands[seat])


def no_card_to_give(g: Tyrants, seat: int, kind: int, address: str, *_: object) -> Refusal | None:
    """TU-6.12: a card in hand, where the cost is a discard."""
    if isinstance(cost_of(g, address), ops.Discard):
        return not_in_hand(g, seat, kind, "TU-6.12")
    return other_cost(g, address)


def cards_to_give(g: Tyrants, seat: int, address: str, *_: object) -> list[int]:
    """TU-6.12: the same, all at once."""
    return cards.kinds_in_hand(g, seat) if isinstance(cost_of(g, address), ops.Discard) else []


def give_card(g: Tyrants, seat: int, address: str, kind: int) -> None:
    """TU-10.18: a card is discarded, which triggers nothing."""
    cards.leave_hand(g, seat, kind)
    cards.discard(g, seat, kind, "TU-6.10")


def no_spy_to_give(g: Tyrants, seat: int, site: int, owner: int, address: str, *_: object) -> Refusal | None:
    """TU-6.12, TU-9.91: an own spy, where the cost is a return."""
    return (
        spies.no_own_spy(g, seat, site, owner)
        if isinstance(cost_of(g, address), ops.Return)
        else other_cost(g, address)
    )


def spies_to_give(g: Tyrants, seat: int, address: str, *_: object) -> spies.Spies:
    """TU-6.12, TU-9.91: the same, all at once."""
    return spies.own_spies(g, seat) if isinstance(cost_of(g, address), ops.Return) else []


def give_spy(g: Tyrants, seat: int, address: str, site: int, owner: int) -> None:
    """TU-6.10, TU-6.18: a spy is returned; its site is "that site"."""
    remember_spy(g, site)
    spies.return_spy(g, seat, owner, site)


def no_card_to_devour(g: Tyrants, seat: int, kind: int, address: str, *_: object) -> Refusal | None:
    """TU-6.12, TU-9.32: a card of the zone that the cost names."""
    cost = cost_of(g, address)
    if not isinstance(cost, ops.Devour) or cost.zone is Zone.SELF:
        return other_cost(g, address)
    return not_to_devour(g, seat, kind, cost)


def cards_to_devour(g: Tyrants, seat: int, address: str, *_: object) -> list[int]:
    """TU-6.12, TU-9.32: the same, all at once."""
    cost = cost_of(g, address)
    return kinds_to_devour(g, seat, cost) if isinstance(cost, ops.Devour) and cost.zone is not Zone.SELF else []


def zone_of_cost(g: Tyrants, seat: int, address: str, *_: object) -> tuple[str, ...]:
    """TU-9.32: the zone whose cards a cost devours."""
    cost = cost_of(g, address)
    return (cost.zone.value,) if isinstance(cost, ops.Devour) else ()


def give_to_pile(g: Tyrants, seat: int, address: str, kind: int) -> None:
    """TU-6.10: a card is devoured."""
    devour_chosen(g, seat, cast("ops.Devour", cost_of(g, address)), kind)


def not_this(g: Tyrants, seat: int, address: str, *_: object) -> Refusal | None:
    """TU-6.12, TU-10.32: this card itself, where it is the cost and has not left already."""
    match cost_of(g, address):
        case ops.Devour(zone=Zone.SELF) if g.this != NONE:
            return None
        case _:
            return other_cost(g, address)


def give_this(g: Tyrants, seat: int, address: str) -> None:
    """TU-9.32: this card is devoured."""
    devour_this(g, seat)


def first(give: Callable[..., None]) -> Callable[..., None]:
    """TU-6.11, TU-6.13: the first of a cost is given; so the ability takes effect."""

    def pay_first(g: Tyrants, seat: int, *given: Any) -> None:
        *what, address, _, _ = given
        cost = cost_of(g, address)
        run(g, g.game.tables.scripts[address][seat])
        if repeats(cost) > 1:
            g.push(pay_on, address, seat, repeats(cost) - 1)
        g.those_sites = 0
        give(g, seat, address, *what)

    return pay_first


def further(give: Callable[..., None]) -> Callable[..., None]:
    """TU-6.12: one more of a cost is given."""

    def pay_next(g: Tyrants, seat: int, *given: Any) -> None:
        *what, address, _, left = given
        if left > 1:
            g.push(pay_on, address, seat, left - 1)
        give(g, seat, address, *what)

    return pay_next


def paid_enough(g: Tyrants, seat: int, *_: object) -> None:
    """TU-10.41: no more of a cost of any number; what it brings comes now."""


def owed(g: Tyrants, seat: int, address: str, *_: object) -> Refusal | None:
    """TU-6.12: a cost of so many is paid in full; only one of any number can be stopped."""
    return None if repeats(cost_of(g, address)) == ANY else COMPULSORY


def about_pay(g: Tyrants, seat: int, address: str, *_: object) -> dict[str, Word]:
    """What the question names: the card, and what the cost or the Focus brings."""
    return {**about_card(g), "then": Name("choice", address)}


PAY = Question(
    "pay",
    "TU-6.11",
    Verb(act.DiscardCard, does=first(give_card), forbids=no_card_to_give, offers=cards_to_give, lies=("hand",)),
    Verb(act.ReturnSpy, does=first(give_spy), forbids=no_spy_to_give, offers=spies_to_give),
    Verb(act.Devour, does=first(give_to_pile), forbids=no_card_to_devour, offers=cards_to_devour, lies=zone_of_cost),
    Verb(act.Use, does=first(give_this), forbids=not_this),
    Verb(act.Decline, does=decline_ability, way_out=True),
    words=about_pay,
)
PAY_ON = Question(
    "pay-on",
    "TU-6.12",
    Verb(act.DiscardCard, does=further(give_card), forbids=no_card_to_give, offers=cards_to_give, lies=("hand",)),
    Verb(act.ReturnSpy, does=further(give_spy), forbids=no_spy_to_give, offers=spies_to_give),
    Verb(act.Devour, does=further(give_to_pile), forbids=no_card_to_devour, offers=cards_to_devour, lies=zone_of_cost),
    Verb(act.Done, does=paid_enough, forbids=owed, way_out=True),
    words=about_rest,
)


@OPERATIONS.operation(ops.Focus, rule="TU-6.20")
@step
def focus(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-6.20 to TU-6.26: another card of the aspect was played this turn, or one is shown from hand.

    A hand that is not empty is always asked, whatever it holds: else the question would tell the others what it holds.
    """
    tables = g.game.tables
    aspect = focused(g, address)
    if g.aspects[aspect] > (tables.aspect[g.card] == aspect):
        if tables.at_once[address]:
            run(g, tables.scripts[address][seat])
            return None
        return FOCUS.put(g, seat, address, seat, left)
    if g.hands[seat]:
        return REVEAL.put(g, seat, address, seat, left)
    if g.ears is not None:
        g.tell("TU-6.21", FocusUnmet(Kind(g.card), tables.aspect_names[aspect]))
    return None


def focused(g: Tyrants, address: str) -> int:
    """TU-6.20: the aspect of a Focus."""
    tables = g.game.tables
    op: ops.Focus = tables.ops[address]
    return tables.aspects.index(op.aspect)


def use_focus(g: Tyrants, seat: int, address: str, *_: object) -> None:
    """TU-6.23: the effect is applied whole."""
    run(g, g.game.tables.scripts[address][seat])


FOCUS = Question(
    "focus",
    "TU-6.24",
    Verb(act.Use, does=use_focus),
    Verb(act.Decline, does=decline_focus),
    words=about_pay,
)


def not_to_reveal(g: Tyrants, seat: int, kind: int, address: str, *_: object) -> Refusal | None:
    """TU-6.21: a card in hand, of the aspect."""
    if refused := not_in_hand(g, seat, kind, "TU-6.21"):
        return refused
    if g.game.tables.aspect[kind] == focused(g, address):
        return None
    wanted = g.game.tables.aspect_names[focused(g, address)]
    return refusal("TU-6.21", "not-matching", card=card(g, kind), wanted=wanted)


def revealable(g: Tyrants, seat: int, address: str, *_: object) -> list[int]:
    """TU-6.21: the same, all at once."""
    aspect, aspects = focused(g, address), g.game.tables.aspect
    return [kind for kind in cards.kinds_in_hand(g, seat) if aspects[kind] == aspect]


def reveal(g: Tyrants, seat: int, kind: int, address: str, *_: object) -> None:
    """TU-6.23, TU-6.24: a card is shown, and the effect is applied whole."""
    cards.reveal(g, seat, kind)
    run(g, g.game.tables.scripts[address][seat])


def about_focus(g: Tyrants, seat: int, address: str, *_: object) -> dict[str, Word]:
    """What the question names: the card, the aspect that is looked for, and what showing it brings."""
    return {**about_pay(g, seat, address), "aspect": g.game.tables.aspect_names[focused(g, address)]}


REVEAL = Question(
    "reveal",
    "TU-6.21",
    Verb(act.Reveal, does=reveal, forbids=not_to_reveal, offers=revealable, lies=("hand",)),
    Verb(act.Decline, does=decline_focus),
    words=about_focus,
)


@OPERATIONS.operation(ops.If, rule="TU-6.4")
@step
def if_(g: Tyrants, address: str, seat: int, left: int) -> None:
    """TU-6.17, TU-9.64: a condition, looked at when it is reached."""
    tables = g.game.tables
    op: ops.If = tables.ops[address]
    if op.count is not None:
        holds = count(g, seat, op.count) >= op.at_least
    elif op.at_that_site is AtSite.OTHER_PLAYER_TROOP:
        holds = bool(players_at_that_site(g, seat))
    else:
        holds = g.that_site != NONE and any(g.spies[other] >> g.that_site & 1 for other in g.after(seat))
    if holds:
        run(g, tables.scripts[address][seat])
    elif g.ears is not None:
        tell_unmet(g, seat, op)


def tell_unmet(g: Tyrants, seat: int, op: ops.If) -> None:
    """TU-6.17, TU-6.18: which condition of the card does not hold; where no spy was placed, that is told already."""
    if op.count is not None:
        g.tell("TU-6.17", Unmet(Kind(g.card), op.count.value, count(g, seat, op.count), op.at_least))
    elif op.at_that_site is not None and g.that_site != NONE:
        g.tell("TU-6.18", Unmet(Kind(g.card), op.at_that_site.value, 0, 1))


@OPERATIONS.operation(ops.EndOfTurn, rule="TU-9.71")
@step
def end_of_turn(g: Tyrants, address: str, seat: int, left: int) -> None:
    """TU-9.71, TU-9.75: an effect waits for stage 2, whatever becomes of its card."""
    g.waiting.append((address, g.this if g.this < ASIDE else NONE))
    if g.ears is not None:
        op: ops.EndOfTurn = g.game.tables.ops[address]
        g.tell("TU-9.71", Waits(Seat(seat), Kind(g.card), op.what))


@OPERATIONS.operation(ops.OpenDevoured, rule="TU-10.34")
@step
def open_devoured(g: Tyrants, address: str, seat: int, left: int) -> None:
    """TU-10.34: the top of the devoured pile counts as a market card for the rest of the turn."""
    g.opened = True
    if g.ears is not None:
        g.tell("TU-10.34", PileOpened(Seat(seat)))


@OPERATIONS.operation(ops.PlayFrom, rule="TU-10.46")
@step
def play_from(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-10.30, TU-10.31, TU-10.46: a card from the market or the inner circle is played as if from hand."""
    asked = PLAY_FROM.put(g, seat, address, seat, left)
    if asked is None:
        tell_no_target(g, "TU-10.46", "play")
    return asked


def not_to_play(g: Tyrants, seat: int, kind: int, address: str, *_: object) -> Refusal | None:
    """TU-10.30, TU-10.31: a card that is there, and does not cost too much to be borrowed."""
    op: ops.PlayFrom = g.game.tables.ops[address]
    if op.zone is Zone.INNER_CIRCLE:
        return not_in_inner_circle(g, seat, kind, "TU-10.31")
    if kind not in g.market:
        return refusal("TU-10.30", "not-in-market", card=card(g, kind))
    return too_dear(g, kind, op)


def too_dear(g: Tyrants, kind: int, op: ops.PlayFrom) -> Refusal | None:
    """TU-10.30: a card costs too much to be borrowed, or has no cost."""
    cost = g.game.tables.cost[kind]
    if cost < NO_COST and (op.max_cost is None or cost <= op.max_cost):
        return None
    return refusal("TU-10.30", "too-dear", card=card(g, kind), limit=op.max_cost or 0)


def playable(g: Tyrants, seat: int, address: str, *_: object) -> list[int]:
    """TU-10.30, TU-10.31: the same, all at once."""
    op: ops.PlayFrom = g.game.tables.ops[address]
    if op.zone is Zone.INNER_CIRCLE:
        return sorted(set(g.inner[seat]))
    limit = NO_COST - 1 if op.max_cost is None else op.max_cost
    cost = g.game.tables.cost
    return [kind for kind in market.market_kinds(g) if cost[kind] <= limit]


def play_foreign(g: Tyrants, seat: int, kind: int, address: str, *_: object) -> None:
    """TU-10.46: a card from the market or the inner circle."""
    op: ops.PlayFrom = g.game.tables.ops[address]
    if op.zone is Zone.MARKET:
        play_aside(g, seat, kind, address, market.take_from_market(g, kind), "market")
    else:
        g.inner[seat].remove(kind)
        play_aside(g, seat, kind, address, NONE, "inner_circle")


def no_devoured_play(g: Tyrants, seat: int, address: str, *_: object) -> Refusal | None:
    """TU-10.30, TU-10.34, TU-10.50: the opened card too, where market cards are played, up to the cost."""
    op: ops.PlayFrom = g.game.tables.ops[address]
    if refused := market.pile_closed(g):
        return refused
    kind = market.opened_card(g)
    if op.zone is not Zone.MARKET:
        return refusal("TU-10.31", "not-in-inner-circle", card=card(g, kind))
    return too_dear(g, kind, op)


def play_devoured(g: Tyrants, seat: int, address: str, *_: object) -> None:
    """TU-10.50: the opened card of the devoured pile."""
    play_aside(g, seat, g.devoured.pop(), address, NONE, "devoured")


def play_aside(g: Tyrants, seat: int, kind: int, address: str, space: int, zone: PlayedFrom) -> None:
    """TU-10.47: the card is set aside while it is resolved; its market space counts as empty."""
    place = set_aside(g, kind)
    g.push(put_away, address, seat, space)
    forget(g, kind, place)
    play(g, seat, kind, place, zone)


PLAY_FROM = Question(
    "play-from",
    "TU-10.46",
    Verb(act.Play, does=play_foreign, forbids=not_to_play, offers=playable, lies=zone_named),
    Verb(act.PlayDevoured, does=play_devoured, forbids=no_devoured_play, lies=("devoured",)),
    words=about_card,
)


@step
def put_away(g: Tyrants, address: str, seat: int, space: int) -> None:
    """TU-10.30 to TU-10.32, TU-10.50: the card is devoured or put back, unless its own effect has moved it."""
    op: ops.PlayFrom = g.game.tables.ops[address]
    kind = g.aside.pop()
    if kind != EMPTY:
        if op.after is After.DEVOUR:
            cards.devour(g, seat, kind, "self")
        else:
            g.inner[seat].append(kind)
            if g.ears is not None:
                g.tell("TU-10.31", PutBack(Seat(seat), Kind(kind)))
    if space != NONE and g.market[space] == EMPTY:
        market.refill(g, space, "TU-9.31")


QUESTIONS = (CHOOSE, PAY, PAY_ON, FOCUS, REVEAL, PLAY_FROM)
