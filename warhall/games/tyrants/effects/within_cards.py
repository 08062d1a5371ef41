"""Operations that hold others: choose, pay, focus, if, at end of turn, and playing a card from elsewhere."""

from __future__ import annotations

from typing import cast

from warhall.games.tyrants import cards, market, spies
from warhall.games.tyrants import operations as ops
from warhall.games.tyrants.actions import Kind
from warhall.games.tyrants.effects.of_cards import devour_chosen, devour_codes, devour_this, discard_codes
from warhall.games.tyrants.effects.on_the_board import players_at_that_site, remember_spy
from warhall.games.tyrants.effects.registry import OPERATIONS, count, words
from warhall.games.tyrants.events import PileOpened, Waits
from warhall.games.tyrants.operations import ANY, After, AtSite, Zone
from warhall.games.tyrants.printed import repeats
from warhall.games.tyrants.resolving import forget, play, run, set_aside
from warhall.games.tyrants.state import ASIDE, EMPTY, NONE, Tyrants
from warhall.games.tyrants.tables import NO_COST
from warhall.kernel.actions import Seat
from warhall.kernel.state import Decision, step


@OPERATIONS.operation(ops.Choose, rule="TU-6.8")
@step
def choose(g: Tyrants, address: str, seat: int, left: int) -> Decision:
    """TU-6.8, TU-6.9: exactly one option, whether or not it will do anything; so many times."""
    tables = g.game.tables
    op = cast("ops.Choose", tables.ops[address])
    first = tables.verbs.choose
    return Decision(seat, "choose", "TU-6.8", range(first, first + len(op.options)), choose_one, words(g, left))


def choose_one(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-6.9: each pick is resolved before the next."""
    tables = g.game.tables
    if left > 1:
        g.push(choose, address, seat, left - 1)
    run(g, tables.scripts[f"{address}.{code - tables.verbs.choose + 1}"][seat])


@OPERATIONS.operation(ops.Pay, rule="TU-6.10")
@step
def pay(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-6.10 to TU-6.14: a cost may be paid once, in full or not at all; one that cannot be paid is not offered."""
    tables = g.game.tables
    cost = cast("ops.Pay", tables.ops[address]).cost
    options = cost_codes(g, seat, cost)
    least = repeats(cost)
    if not options or (least != ANY and held(g, seat, cost) < least):
        return None
    return Decision(seat, "pay", "TU-6.11", [*options, tables.verbs.decline], pay_first, words(g))


def cost_codes(g: Tyrants, seat: int, cost: ops.Discard | ops.Return | ops.Devour) -> list[int]:
    """TU-6.12: what a cost can be paid with."""
    match cost:
        case ops.Discard():
            return discard_codes(g, seat)
        case ops.Return():
            return spies.own_spy_codes(g, seat)
        case ops.Devour(zone=Zone.SELF):
            return [g.game.tables.verbs.use] if g.this != NONE else []
        case ops.Devour():
            return devour_codes(g, seat, cost)


def held(g: Tyrants, seat: int, cost: ops.Discard | ops.Return | ops.Devour) -> int:
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


def pay_first(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-6.11, TU-6.13: declined, the ability does nothing; paid, it takes effect."""
    tables = g.game.tables
    if code == tables.verbs.decline:
        return
    cost = cast("ops.Pay", tables.ops[address]).cost
    run(g, tables.scripts[address][seat])
    if repeats(cost) > 1:
        g.push(pay_on, address, seat, repeats(cost) - 1)
    g.those_sites = 0
    settle(g, seat, cost, code)


@step
def pay_on(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-6.12, TU-10.41: the rest of a cost of several; of any number, as many as one likes."""
    tables = g.game.tables
    cost = cast("ops.Pay", tables.ops[address]).cost
    options = cost_codes(g, seat, cost)
    if not options:
        return None
    if repeats(cost) == ANY:
        options.append(tables.verbs.done)
    return Decision(seat, "pay-on", "TU-6.12", options, pay_next, words(g, left))


def pay_next(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-6.12: one more."""
    tables = g.game.tables
    if code == tables.verbs.done:
        return
    if left > 1:
        g.push(pay_on, address, seat, left - 1)
    settle(g, seat, cast("ops.Pay", tables.ops[address]).cost, code)


def settle(g: Tyrants, seat: int, cost: ops.Discard | ops.Return | ops.Devour, code: int) -> None:
    """TU-6.10, TU-10.18: one card or spy is given."""
    verbs = g.game.tables.verbs
    match cost:
        case ops.Discard():
            kind = code - verbs.discard
            cards.leave_hand(g, seat, kind)
            cards.discard(g, seat, kind, "TU-6.10")
        case ops.Return():
            site = (code - verbs.return_spy) >> 2
            remember_spy(g, site)
            spies.return_spy(g, seat, seat, site)
        case ops.Devour(zone=Zone.SELF):
            devour_this(g, seat)
        case ops.Devour():
            devour_chosen(g, seat, cost, code)


@OPERATIONS.operation(ops.Focus, rule="TU-6.20")
@step
def focus(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-6.20 to TU-6.26: another card of the aspect was played this turn, or one is shown from hand.

    A hand that is not empty is always asked, whatever it holds: else the question would tell the others what it holds.
    """
    tables = g.game.tables
    verbs = tables.verbs
    op = cast("ops.Focus", tables.ops[address])
    aspect = tables.aspects.index(op.aspect)
    if g.aspects[aspect] > (tables.aspect[g.card] == aspect):
        if tables.at_once[address]:
            run(g, tables.scripts[address][seat])
            return None
        return Decision(seat, "focus", "TU-6.24", (verbs.use, verbs.decline), use_focus, words(g))
    hand = g.hands[seat]
    if not hand:
        return None
    options = [verbs.reveal + kind for kind in sorted(set(hand)) if tables.aspect[kind] == aspect]
    options.append(verbs.decline)
    facts = words(g) | {"aspect": tables.aspect_names[aspect]}
    return Decision(seat, "reveal", "TU-6.21", options, use_focus, facts)


def use_focus(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-6.23, TU-6.24: the effect is applied whole, or not at all."""
    tables = g.game.tables
    if code == tables.verbs.decline:
        return
    if code != tables.verbs.use:
        cards.reveal(g, seat, code - tables.verbs.reveal)
    run(g, tables.scripts[address][seat])


@OPERATIONS.operation(ops.If, rule="TU-6.4")
@step
def if_(g: Tyrants, address: str, seat: int, left: int) -> None:
    """TU-6.17, TU-9.64: a condition, looked at when it is reached."""
    tables = g.game.tables
    op = cast("ops.If", tables.ops[address])
    if op.count is not None:
        holds = count(g, seat, op.count) >= op.at_least
    elif op.at_that_site is AtSite.OTHER_PLAYER_TROOP:
        holds = bool(players_at_that_site(g, seat))
    else:
        holds = g.that_site != NONE and any(g.spies[other] >> g.that_site & 1 for other in g.after(seat))
    if holds:
        run(g, tables.scripts[address][seat])


@OPERATIONS.operation(ops.EndOfTurn, rule="TU-9.71")
@step
def end_of_turn(g: Tyrants, address: str, seat: int, left: int) -> None:
    """TU-9.71, TU-9.75: an effect waits for stage 2, whatever becomes of its card."""
    g.waiting.append((address, g.this if g.this < ASIDE else NONE))
    if g.ears is not None:
        g.tell("TU-9.71", Waits(Seat(seat), Kind(g.card)))


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
    tables = g.game.tables
    verbs = tables.verbs
    op = cast("ops.PlayFrom", tables.ops[address])
    if op.zone is Zone.MARKET:
        limit = NO_COST - 1 if op.max_cost is None else op.max_cost
        options = [verbs.play + kind for kind in market.market_kinds(g) if tables.cost[kind] <= limit]
        if tables.cost[market.opened_card(g)] <= limit:
            options.append(verbs.play_devoured)
    else:
        options = [verbs.play + kind for kind in sorted(set(g.inner[seat]))]
    return Decision(seat, "play-from", "TU-10.46", options, play_foreign, words(g)) if options else None


def play_foreign(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-10.47: the card is set aside while it is resolved; its market space counts as empty."""
    tables = g.game.tables
    op = cast("ops.PlayFrom", tables.ops[address])
    space = NONE
    if code == tables.verbs.play_devoured:
        kind = g.devoured.pop()
    else:
        kind = code - tables.verbs.play
        if op.zone is Zone.MARKET:
            space = market.take_from_market(g, kind)
        else:
            g.inner[seat].remove(kind)
    place = set_aside(g, kind)
    g.push(put_away, address, seat, space)
    forget(g, kind, place)
    play(g, seat, kind, place)


@step
def put_away(g: Tyrants, address: str, seat: int, space: int) -> None:
    """TU-10.30 to TU-10.32, TU-10.50: the card is devoured or put back, unless its own effect has moved it."""
    op = cast("ops.PlayFrom", g.game.tables.ops[address])
    kind = g.aside.pop()
    if kind != EMPTY:
        if op.after is After.DEVOUR:
            cards.devour(g, seat, kind)
        else:
            g.inner[seat].append(kind)
    if space != NONE and g.market[space] == EMPTY:
        market.refill(g, space)
