"""Operations on cards: gain, draw, promote, devour, recruit, discard (chapter 9, TU-10.10)."""

from __future__ import annotations

from typing import cast

from warhall.games.tyrants import cards, market
from warhall.games.tyrants import operations as ops
from warhall.games.tyrants.actions import PILES, WHITE
from warhall.games.tyrants.discards import forced_discard
from warhall.games.tyrants.effects.on_the_board import players_at_that_site
from warhall.games.tyrants.effects.registry import OPERATIONS, times, words
from warhall.games.tyrants.operations import Refill, Who, Zone
from warhall.games.tyrants.resources import gain_influence, gain_power, gain_vp
from warhall.games.tyrants.state import EMPTY, NONE, Tyrants
from warhall.geometry.masks import mask_of
from warhall.kernel.state import Decision, step


@OPERATIONS.operation(ops.Gain, rule="TU-6.2")
@step
def gain(g: Tyrants, address: str, seat: int, left: int) -> None:
    """TU-6.2, TU-10.42: Power, Influence or VP at this point of the card."""
    op = cast("ops.Gain", g.game.tables.ops[address])
    multiple = 1 if op.per is None else times(g, seat, op.per)
    if op.power:
        gain_power(g, seat, op.power * multiple)
    elif op.influence:
        gain_influence(g, seat, op.influence * multiple)
    else:
        gain_vp(g, seat, op.vp * multiple)


@OPERATIONS.operation(ops.Draw, rule="TU-9.40")
@step
def draw(g: Tyrants, address: str, seat: int, left: int) -> None:
    """TU-9.40: cards come from the deck."""
    op = cast("ops.Draw", g.game.tables.ops[address])
    cards.draw(g, seat, op.n * times(g, seat, op.per))


@OPERATIONS.operation(ops.Promote, rule="TU-9.70")
@step
def promote(g: Tyrants, address: str, seat: int, left: int, pile: int = NONE) -> Decision | None:
    """TU-9.70 to TU-9.79: cards go to the inner circle, one by one; of several zones one is picked first."""
    tables = g.game.tables
    op = cast("ops.Promote", tables.ops[address])
    zone = op.zone
    if isinstance(zone, tuple):
        if pile == NONE:
            return _choose_zone(g, seat, zone)
        zone = PILES[pile]
    if zone is Zone.DECK_TOP:
        for _ in range(left):
            cards.promote_deck_top(g, seat)
        return None
    if zone is Zone.SELF:
        kind = cards.take_this(g)
        if kind != EMPTY:
            cards.promote(g, seat, kind)
        return None
    kinds = promotable(g, seat, op, zone)
    if not kinds:
        return None
    first = tables.verbs.promote
    options = [first + kind for kind in kinds]
    if op.upto:
        options.append(tables.verbs.done)
    return Decision(seat, "promote", "TU-9.73", options, promote_one, words(g, left))


def promotable(g: Tyrants, seat: int, op: ops.Promote, zone: Zone) -> list[int]:
    """TU-9.72, TU-9.76: the kinds of card that qualify; "another" card is not the one that promotes."""
    if zone is Zone.PLAYED:
        found = [kind for place, kind in enumerate(g.played) if kind != EMPTY and not (op.other and place == g.this)]
    else:
        found = g.hands[seat] if zone is Zone.HAND else g.discards[seat]
    printed = g.game.tables.cards
    return sorted(
        {kind for kind in found if op.aspect in (None, printed[kind].aspect) and op.type in (None, printed[kind].type)}
    )


def _choose_zone(g: Tyrants, seat: int, zones: tuple[Zone, ...]) -> Decision | None:
    """TU-10.45: the zones that have a card to promote; the owner picks one."""
    held = {Zone.SELF: g.this != NONE, Zone.HAND: bool(g.hands[seat]), Zone.DISCARD: bool(g.discards[seat])}
    first = g.game.tables.verbs.zone
    options = [first + PILES.index(zone) for zone in zones if held[zone]]
    return Decision(seat, "zone", "TU-10.45", options, pick_zone, words(g)) if options else None


def pick_zone(g: Tyrants, seat: int, code: int, address: str, _: int, left: int, pile: int = NONE) -> None:
    """TU-10.45: the zone is picked."""
    g.push(promote, address, seat, left, code - g.game.tables.verbs.zone)


def promote_one(g: Tyrants, seat: int, code: int, address: str, _: int, left: int, pile: int = NONE) -> None:
    """TU-9.70: one card."""
    tables = g.game.tables
    if code == tables.verbs.done:
        return
    op = cast("ops.Promote", tables.ops[address])
    zone = PILES[pile] if isinstance(op.zone, tuple) else op.zone
    if left > 1:
        g.push(promote, address, seat, left - 1, pile)
    kind = code - tables.verbs.promote
    if zone is Zone.PLAYED:
        g.played[place_to_promote(g, op, kind)] = EMPTY
    elif zone is Zone.HAND:
        cards.leave_hand(g, seat, kind)
        g.uncovered += 1
    else:
        g.discards[seat].remove(kind)
    cards.promote(g, seat, kind)


def place_to_promote(g: Tyrants, op: ops.Promote, kind: int) -> int:
    """TU-9.72, TU-9.75: which of several equal played cards goes: one that waits to promote another.

    Its own promotion then has the more cards to choose from, and otherwise equal cards are alike.
    """
    places = [place for place, each in enumerate(g.played) if each == kind and not (op.other and place == g.this)]
    waiting = [place for place in places if any(place == source for _, source in g.waiting)]
    return (waiting or places)[0]


@OPERATIONS.operation(ops.Devour, rule="TU-9.30")
@step
def devour(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.30 to TU-9.35: cards go to the devoured pile, one by one."""
    tables = g.game.tables
    op = cast("ops.Devour", tables.ops[address])
    if op.zone is Zone.SELF:
        devour_this(g, seat)
        return None
    options = devour_codes(g, seat, op)
    if not options:
        return None
    if op.may:
        options.append(tables.verbs.decline)
    return Decision(seat, "devour", "TU-9.32", options, devour_one, words(g, left))


def devour_codes(g: Tyrants, seat: int, op: ops.Devour) -> list[int]:
    """TU-9.32, TU-9.34, TU-10.34, TU-10.50: what can be devoured: the opened card too, unless its space is wanted."""
    verbs = g.game.tables.verbs
    if op.zone is Zone.MARKET:
        options = [verbs.devour + kind for kind in market.market_kinds(g)]
        if op.refill is Refill.DECK and market.opened_card(g) != EMPTY:
            options.append(verbs.devour_devoured)
        return options
    zone = g.hands[seat] if op.zone is Zone.HAND else g.inner[seat]
    return [verbs.devour + kind for kind in sorted(set(zone))]


def devour_this(g: Tyrants, seat: int) -> None:
    """TU-9.32: the card being played leaves the played area."""
    kind = cards.take_this(g)
    if kind != EMPTY:
        cards.devour(g, seat, kind)


def devour_one(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-9.30: one card."""
    verbs = g.game.tables.verbs
    if code == verbs.decline:
        return
    if left > 1:
        g.push(devour, address, seat, left - 1)
    devour_chosen(g, seat, cast("ops.Devour", g.game.tables.ops[address]), code)


def devour_chosen(g: Tyrants, seat: int, op: ops.Devour, code: int) -> None:
    """TU-9.31, TU-9.35, TU-10.34: the card leaves its zone; a market space is filled anew, or by this card."""
    verbs = g.game.tables.verbs
    if code == verbs.devour_devoured:
        return
    kind = code - verbs.devour
    if op.zone is Zone.HAND:
        cards.devour_from_hand(g, seat, kind)
    elif op.zone is Zone.INNER_CIRCLE:
        g.inner[seat].remove(kind)
        cards.devour(g, seat, kind)
    else:
        space = market.take_from_market(g, kind)
        cards.devour(g, seat, kind)
        this = cards.take_this(g) if op.refill is Refill.SELF else EMPTY
        if this != EMPTY:
            market.put_in_market(g, space, this)
        else:
            market.refill(g, space)


@OPERATIONS.operation(ops.Recruit, rule="TU-9.87")
@step
def recruit(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.87: cards up to a cost, of an aspect if one is named, without paying."""
    tables = g.game.tables
    op = cast("ops.Recruit", tables.ops[address])
    aspect = None if op.aspect is None else tables.aspects.index(op.aspect)
    options = market.recruit_codes(g, op.max_cost, aspect=aspect, stacks=op.stacks)
    if not options:
        return None
    if op.upto:
        options.append(tables.verbs.done)
    return Decision(seat, "recruit", "TU-9.87", options, recruit_one, words(g, left))


def recruit_one(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-9.80: one card."""
    verbs = g.game.tables.verbs
    if code == verbs.done:
        return
    if left > 1:
        g.push(recruit, address, seat, left - 1)
    if code == verbs.recruit_devoured:
        market.recruit_devoured(g, seat)
    else:
        market.recruit(g, seat, code - verbs.recruit)


@OPERATIONS.operation(ops.RecruitSupply, rule="TU-9.86")
@step
def recruit_supply(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.85, TU-9.86, TU-10.39: cards of a stack, for oneself, each opponent clockwise, or one that is chosen."""
    tables = g.game.tables
    op = cast("ops.RecruitSupply", tables.ops[address])
    kind = tables.kinds[op.card]
    if not g.stacks[tables.stack_of[kind]]:
        return None
    if op.who in (Who.CHOSEN_OPPONENT, Who.CHOSEN_OPPONENT_ADJACENT):
        opponents = g.after(seat)
        if op.who is Who.CHOSEN_OPPONENT_ADJACENT:
            near = tables.presence_of(mask_of(g.deployed))
            opponents = [other for other in opponents if g.troops[other] & near]
        if len(opponents) > 1:
            return ask_opponent(g, seat, "give", "TU-10.39", opponents, give)
    else:
        opponents = [seat] if op.who is Who.SELF else g.after(seat)
    for other in opponents:
        market.hand_out(g, other, kind, op.n)
    return None


def ask_opponent(g: Tyrants, seat: int, ask: str, rule: str, opponents: list[int], answer: object) -> Decision:
    """The active player picks one of several opponents; a single one is taken without asking."""
    first = g.game.tables.verbs.opponent
    return Decision(seat, ask, rule, [first + other for other in sorted(opponents)], answer, words(g))  # type: ignore[arg-type]


def give(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-10.6: the chosen opponent gets the cards."""
    tables = g.game.tables
    op = cast("ops.RecruitSupply", tables.ops[address])
    market.hand_out(g, code - tables.verbs.opponent, tables.kinds[op.card], op.n)


@OPERATIONS.operation(ops.Discard, rule="TU-10.10")
@step
def discard(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-10.10 to TU-10.12, TU-10.19: whoever the card names discards; one's own discard is no forced one."""
    tables = g.game.tables
    op = cast("ops.Discard", tables.ops[address])
    if op.who is Who.SELF:
        options = discard_codes(g, seat)
        return Decision(seat, "discard", "TU-6.4", options, discard_own, words(g, left)) if options else None
    victims = victims_of(g, seat, op)
    if op.who is Who.CHOSEN_OPPONENT and len(victims) > 1:
        return ask_opponent(g, seat, "victim", "TU-10.11", victims, strike)
    for victim in reversed(victims):
        g.push(forced_discard, victim, seat, op.min_hand, op.n)
    return None


def victims_of(g: Tyrants, seat: int, op: ops.Discard) -> list[int]:
    """TU-10.11, TU-10.12, TU-10.16: who must discard, clockwise; a chosen victim must have enough cards."""
    match op.who:
        case Who.CHOSEN_OPPONENT:
            return [other for other in g.after(seat) if len(g.hands[other]) >= max(op.min_hand, 1)]
        case Who.OPPONENTS_WITH_TROOP_AT_THAT_SITE:
            return players_at_that_site(g, seat)
        case Who.OWNER_OF_ASSASSINATED:
            return [] if g.victim in (NONE, WHITE) else [g.victim]
        case Who.CAUSER:
            return [] if g.causer == NONE else [g.causer]
        case _:
            return g.after(seat)


def strike(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-10.10: the chosen opponent must discard."""
    tables = g.game.tables
    op = cast("ops.Discard", tables.ops[address])
    g.push(forced_discard, code - tables.verbs.opponent, seat, op.min_hand, op.n)


def discard_codes(g: Tyrants, seat: int) -> list[int]:
    """TU-10.5: any card in hand."""
    first = g.game.tables.verbs.discard
    return [first + kind for kind in sorted(set(g.hands[seat]))]


def discard_own(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-10.18: a discard of one's own triggers nothing."""
    if left > 1:
        g.push(discard, address, seat, left - 1)
    kind = code - g.game.tables.verbs.discard
    cards.leave_hand(g, seat, kind)
    cards.discard(g, seat, kind, "TU-10.18")


@OPERATIONS.operation(ops.DeckToDiscard, rule="TU-10.40")
@step
def deck_to_discard(g: Tyrants, address: str, seat: int, left: int) -> None:
    """TU-10.40: the whole deck goes to the discard pile."""
    cards.deck_to_discard(g, seat)


@OPERATIONS.operation(ops.ReturnToStack, rule="TU-10.1")
@step
def return_to_stack(g: Tyrants, address: str, seat: int, left: int) -> None:
    """TU-10.1: this card goes back to its stack."""
    kind = cards.take_this(g)
    if kind != EMPTY:
        cards.put_on_stack(g, seat, kind, "TU-10.1")
