"""Operations on cards: gain, draw, promote, devour, recruit, discard (chapter 9, TU-10.10)."""

from __future__ import annotations

from warhall.games.tyrants import actions as act
from warhall.games.tyrants import cards, market
from warhall.games.tyrants import operations as ops
from warhall.games.tyrants.actions import PILES, WHITE, Kind
from warhall.games.tyrants.devouring import devour_chosen, devour_this, kinds_to_devour, not_to_devour, zone_named
from warhall.games.tyrants.discards import forced_discard, not_held
from warhall.games.tyrants.effects.on_the_board import players_at_that_site
from warhall.games.tyrants.effects.registry import (
    DONE,
    OPERATIONS,
    about_card,
    about_rest,
    counted,
    decline_devouring,
    look_for,
    stop,
    tell_no_target,
)
from warhall.games.tyrants.events import Devoured, StackEmpty
from warhall.games.tyrants.operations import Refill, Who, Zone
from warhall.games.tyrants.reasons import COMPULSORY, card
from warhall.games.tyrants.resources import gain_influence, gain_power, gain_vp
from warhall.games.tyrants.state import EMPTY, NONE, Tyrants
from warhall.geometry.masks import mask_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word


@OPERATIONS.operation(ops.Gain, rule="TU-6.2")
@step
def gain(g: Tyrants, address: str, seat: int, left: int) -> None:
    """TU-6.2, TU-10.42: Power, Influence or VP at this point of the card."""
    op: ops.Gain = g.game.tables.ops[address]
    multiple = 1 if op.per is None else counted(g, seat, op.per)
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
    op: ops.Draw = g.game.tables.ops[address]
    cards.draw(g, seat, op.n * counted(g, seat, op.per), "TU-9.40" if g.causer == NONE else "TU-10.15")


@OPERATIONS.operation(ops.Promote, rule="TU-9.70")
@step
def promote(g: Tyrants, address: str, seat: int, left: int, pile: int = NONE) -> Decision | None:
    """TU-9.70 to TU-9.79: cards go to the inner circle, one by one; of several zones one is picked first."""
    op: ops.Promote = g.game.tables.ops[address]
    if isinstance(op.zone, tuple) and pile == NONE:
        return ZONE.put(g, seat, address, seat, left)
    zone = zone_of(op, pile)
    if zone is Zone.DECK_TOP:
        for _ in range(left):
            if not cards.promote_deck_top(g, seat):
                tell_no_target(g, lack="card")
        return None
    if zone is Zone.SELF:
        kind = cards.take_this(g)
        if kind != EMPTY:
            cards.promote(g, seat, kind, "self" if g.causer == NONE else "instead")
        return None
    asked = (PROMOTE if zone is Zone.PLAYED else PROMOTE_NOW).put(g, seat, address, seat, left, pile)
    if asked is None:
        tell_no_target(g, "TU-9.73" if zone is Zone.PLAYED else "TU-6.5", "card")
    return asked


def zone_of(op: ops.Promote, pile: int) -> Zone:
    """TU-10.45: the zone that the card names, or the one that was picked."""
    return PILES[pile] if isinstance(op.zone, tuple) else op.zone


def promoted_from(g: Tyrants, seat: int, address: str, _: int, left: int, pile: int = NONE) -> tuple[str, ...]:
    """TU-9.70: where the cards lie that may be promoted."""
    return (zone_of(g.game.tables.ops[address], pile).value,)


def no_zone(g: Tyrants, seat: int, pile: int, address: str, *_: object) -> Refusal | None:
    """TU-10.45: a zone that the card names and that has a card to promote."""
    op: ops.Promote = g.game.tables.ops[address]
    if PILES[pile] not in op.zone:
        return refusal("TU-10.45", "no-zone")
    return None if _holds(g, seat, PILES[pile]) else refusal("TU-10.45", "zone-empty")


def zones(g: Tyrants, seat: int, address: str, *_: object) -> list[int]:
    """TU-10.45: the same, in the order of the card."""
    op: ops.Promote = g.game.tables.ops[address]
    return [PILES.index(zone) for zone in op.zone if _holds(g, seat, zone)]


def _holds(g: Tyrants, seat: int, zone: object) -> bool:
    """Whether a zone to pick has a card."""
    if zone is Zone.SELF:
        return g.this != NONE
    return bool(g.hands[seat] if zone is Zone.HAND else g.discards[seat])


def pick_zone(g: Tyrants, seat: int, pile: int, address: str, _: int, left: int, *__: object) -> None:
    """TU-10.45: the zone is picked."""
    g.push(promote, address, seat, left, pile)


ZONE = Question("zone", "TU-10.45", Verb(act.From, does=pick_zone, forbids=no_zone, offers=zones), words=about_card)


def no_promotion(  # noqa: PLR0911  one line a reason
    g: Tyrants, seat: int, kind: int, address: str, _: int, left: int, pile: int = NONE
) -> Refusal | None:
    """TU-12.9: the card is not where it must be, of the wrong kind, or the promoting card itself."""
    op: ops.Promote = g.game.tables.ops[address]
    zone = zone_of(op, pile)
    facts = card(g, kind)
    if zone is Zone.PLAYED and kind not in g.played:
        return refusal("TU-12.9", "not-played", card=facts)
    if zone is Zone.HAND and kind not in g.hands[seat]:
        return refusal("TU-9.77", "not-in-hand", card=facts)
    if zone is Zone.DISCARD and kind not in g.discards[seat]:
        return refusal("TU-9.77", "not-in-discard", card=facts)
    printed = g.game.tables.cards[kind]
    if op.aspect not in (None, printed.aspect):
        return refusal("TU-9.76", "not-matching", card=facts, wanted=Name("aspect", str(op.aspect)))
    if op.type not in (None, printed.type):
        return refusal("TU-9.76", "not-matching", card=facts, wanted=Name("type", str(op.type)))
    if zone is Zone.PLAYED and op.other and all(n == g.this for n, each in enumerate(g.played) if each == kind):
        return refusal("TU-9.72", "promotes-itself", card=facts)
    return None


def promotable(g: Tyrants, seat: int, address: str, _: int, left: int, pile: int = NONE) -> list[int]:
    """TU-9.72, TU-9.76: the kinds of card that qualify; "another" card is not the one that promotes."""
    op: ops.Promote = g.game.tables.ops[address]
    zone = zone_of(op, pile)
    if zone is Zone.PLAYED:
        found = [kind for place, kind in enumerate(g.played) if kind != EMPTY and not (op.other and place == g.this)]
    else:
        found = g.hands[seat] if zone is Zone.HAND else g.discards[seat]
    printed = g.game.tables.cards
    return sorted(
        {kind for kind in found if op.aspect in (None, printed[kind].aspect) and op.type in (None, printed[kind].type)}
    )


def promote_one(g: Tyrants, seat: int, kind: int, address: str, _: int, left: int, pile: int = NONE) -> None:
    """TU-9.70: one card."""
    op: ops.Promote = g.game.tables.ops[address]
    zone = zone_of(op, pile)
    if left > 1:
        g.push(promote, address, seat, left - 1, pile)
    if zone is Zone.PLAYED:
        g.played[place_to_promote(g, op, kind)] = EMPTY
        cards.promote(g, seat, kind, "played")
    elif zone is Zone.HAND:
        cards.leave_hand(g, seat, kind)
        g.uncovered += 1
        cards.promote(g, seat, kind, "hand")
    else:
        g.discards[seat].remove(kind)
        cards.promote(g, seat, kind, "discard")


def no_end(g: Tyrants, seat: int, address: str, *_: object) -> Refusal | None:
    """TU-9.73, TU-6.4: a promotion is compulsory, unless the card says "up to"."""
    op: ops.Promote = g.game.tables.ops[address]
    return None if op.upto else refusal("TU-9.73" if op.zone is Zone.PLAYED else "TU-6.4", "compulsory")


PROMOTE, PROMOTE_NOW = (
    Question(
        "promote",
        rule,
        Verb(act.Promote, does=promote_one, forbids=no_promotion, offers=promotable, lies=promoted_from),
        Verb(act.Done, does=stop, forbids=no_end, way_out=True),
        words=about_rest,
    )
    for rule in ("TU-9.73", "TU-9.77")
)
"""A promotion that waited for the end of the turn, and one that a card gives at once."""


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
    op: ops.Devour = g.game.tables.ops[address]
    if op.zone is Zone.SELF:
        devour_this(g, seat)
        return None
    return look_for(g, DEVOUR, seat, address, seat, left)


def no_devouring(g: Tyrants, seat: int, kind: int, address: str, *_: object) -> Refusal | None:
    """TU-9.32: a card that the operation allows."""
    return not_to_devour(g, seat, kind, g.game.tables.ops[address])


def devourable(g: Tyrants, seat: int, address: str, *_: object) -> list[int]:
    """TU-9.32: the same, all at once."""
    return kinds_to_devour(g, seat, g.game.tables.ops[address])


def devour_one(g: Tyrants, seat: int, kind: int, address: str, _: int, left: int) -> None:
    """TU-9.30: one card."""
    if left > 1:
        g.push(devour, address, seat, left - 1)
    devour_chosen(g, seat, g.game.tables.ops[address], kind)


def no_opened_devouring(g: Tyrants, seat: int, address: str, *_: object) -> Refusal | None:
    """TU-10.34, TU-10.50: the opened card too, where market cards are devoured and no market space is wanted."""
    op: ops.Devour = g.game.tables.ops[address]
    if op.zone is not Zone.MARKET:
        return refusal("TU-10.34", "pile-closed")
    if refused := market.pile_closed(g):
        return refused
    if op.refill is Refill.DECK:
        return None
    return refusal("TU-10.50", "no-market-space", card=card(g, market.opened_card(g)))


def devour_opened(g: Tyrants, seat: int, address: str, _: int, left: int) -> None:
    """TU-10.34: the opened card is devoured already, and stays where it is."""
    if left > 1:
        g.push(devour, address, seat, left - 1)
    if g.ears is not None:
        g.tell("TU-10.34", Devoured(Seat(seat), Kind(market.opened_card(g)), "devoured"))


def must_devour(g: Tyrants, seat: int, address: str, *_: object) -> Refusal | None:
    """TU-6.4: declining is for those who may."""
    op: ops.Devour = g.game.tables.ops[address]
    return None if op.may else COMPULSORY


def about_devouring(g: Tyrants, seat: int, address: str, _: int, left: int) -> dict[str, Word]:
    """TU-9.32: the card, how many are left, and whether it may be declined."""
    op: ops.Devour = g.game.tables.ops[address]
    return {**about_rest(g, seat, address, seat, left), "may": "yes" if op.may else "no"}


DEVOUR = Question(
    "devour",
    "TU-9.32",
    Verb(act.Devour, does=devour_one, forbids=no_devouring, offers=devourable, lies=zone_named),
    Verb(act.DevourDevoured, does=devour_opened, forbids=no_opened_devouring, lies=("devoured",)),
    Verb(act.Decline, does=decline_devouring, forbids=must_devour, way_out=True),
    words=about_devouring,
)


@OPERATIONS.operation(ops.Recruit, rule="TU-9.87")
@step
def recruit(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.87: cards up to a cost, of an aspect if one is named, without paying."""
    return look_for(g, RECRUIT, seat, address, seat, left)


def no_recruit(g: Tyrants, seat: int, kind: int, address: str, *_: object) -> Refusal | None:
    """TU-12.7, TU-9.87: a card on offer that the operation allows; an aspect is asked of market cards."""
    op: ops.Recruit = g.game.tables.ops[address]
    if refused := market.not_on_offer(g, kind) or above_cost(g, kind, op):
        return refused
    if kind in g.game.tables.stack_of:
        return None if op.stacks else refusal("TU-9.87", "only-market", card=card(g, kind))
    return other_aspect(g, kind, op)


def above_cost(g: Tyrants, kind: int, op: ops.Recruit) -> Refusal | None:
    """TU-9.87: a card costs more than the operation allows."""
    if g.game.tables.cost[kind] <= op.max_cost:
        return None
    return refusal("TU-9.87", "too-dear", card=card(g, kind), limit=op.max_cost)


def other_aspect(g: Tyrants, kind: int, op: ops.Recruit) -> Refusal | None:
    """TU-9.87: a card is not of the aspect that the operation names."""
    if op.aspect is None or op.aspect == g.game.tables.cards[kind].aspect:
        return None
    return refusal("TU-9.87", "not-matching", card=card(g, kind), wanted=Name("aspect", op.aspect))


def recruits(g: Tyrants, seat: int, address: str, *_: object) -> list[int]:
    """TU-9.87: the same, all at once."""
    tables = g.game.tables
    op: ops.Recruit = tables.ops[address]
    aspect = None if op.aspect is None else tables.aspects.index(op.aspect)
    return market.on_offer(g, op.max_cost, aspect=aspect, stacks=op.stacks)


def recruit_one(g: Tyrants, seat: int, kind: int, address: str, _: int, left: int) -> None:
    """TU-9.80: one card."""
    if left > 1:
        g.push(recruit, address, seat, left - 1)
    market.recruit(g, seat, kind)


def no_devoured_recruit(g: Tyrants, seat: int, address: str, *_: object) -> Refusal | None:
    """TU-10.34: the opened card of the devoured pile, if the operation allows it."""
    op: ops.Recruit = g.game.tables.ops[address]
    if refused := market.devoured_not_on_offer(g):
        return refused
    kind = market.opened_card(g)
    return above_cost(g, kind, op) or other_aspect(g, kind, op)


def recruit_devoured(g: Tyrants, seat: int, address: str, _: int, left: int) -> None:
    """TU-10.34: the opened card."""
    if left > 1:
        g.push(recruit, address, seat, left - 1)
    market.recruit_devoured(g, seat)


RECRUIT = Question(
    "recruit",
    "TU-9.87",
    Verb(act.Recruit, does=recruit_one, forbids=no_recruit, offers=recruits, lies=market.FOR_SALE),
    Verb(act.RecruitDevoured, does=recruit_devoured, forbids=no_devoured_recruit, lies=("devoured",)),
    DONE,
    words=about_rest,
)


@OPERATIONS.operation(ops.RecruitSupply, rule="TU-9.86")
@step
def recruit_supply(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.85, TU-9.86, TU-10.39: cards of a stack, for oneself, each opponent clockwise, or one that is chosen."""
    tables = g.game.tables
    op: ops.RecruitSupply = tables.ops[address]
    kind = tables.kinds[op.card]
    if not g.stacks[tables.stack_of[kind]]:
        tell_stack_empty(g, kind, "TU-9.83")
        return None
    if op.who in (Who.CHOSEN_OPPONENT, Who.CHOSEN_OPPONENT_ADJACENT):
        opponents = receivers(g, seat, op)
        if len(opponents) > 1:
            return GIVE.put(g, seat, address, seat, left)
        if not opponents:
            tell_no_target(g, "TU-10.39", "opponent")
    else:
        opponents = [seat] if op.who is Who.SELF else g.after(seat)
    for other in opponents:
        if not g.stacks[tables.stack_of[kind]]:
            tell_stack_empty(g, kind, "TU-9.86")
            break
        market.hand_out(g, other, kind, op.n)
    return None


def tell_stack_empty(g: Tyrants, kind: int, rule: str) -> None:
    """TU-9.83, TU-9.86: there is no card to take, or none for whoever comes later."""
    if g.ears is not None:
        g.tell(rule, StackEmpty(Kind(kind)))


def receivers(g: Tyrants, seat: int, op: ops.RecruitSupply) -> list[int]:
    """TU-10.39: the opponents who may be chosen, clockwise; adjacent is who has a troop near those just deployed."""
    opponents = g.after(seat)
    if op.who is Who.CHOSEN_OPPONENT_ADJACENT:
        near = g.game.tables.presence_of(mask_of(g.deployed))
        opponents = [other for other in opponents if g.troops[other] & near]
    return opponents


def no_opponent(g: Tyrants, seat: int, other: int) -> Refusal | None:
    """TU-10.11: a player of this game, and not oneself."""
    return refusal("TU-10.11", "no-opponent") if other >= g.seats or other == seat else None


def no_receiver(g: Tyrants, seat: int, other: int, address: str, *_: object) -> Refusal | None:
    """TU-10.39: an opponent who qualifies."""
    if refused := no_opponent(g, seat, other):
        return refused
    if other in receivers(g, seat, g.game.tables.ops[address]):
        return None
    return refusal("TU-10.39", "not-adjacent", seat=Name("seat", g.seat_names()[other]))


def give(g: Tyrants, seat: int, other: int, address: str, _: int, left: int) -> None:
    """TU-10.6: the chosen opponent gets the cards."""
    tables = g.game.tables
    op: ops.RecruitSupply = tables.ops[address]
    market.hand_out(g, other, tables.kinds[op.card], op.n)


def about_gift(g: Tyrants, seat: int, address: str, *_: object) -> dict[str, Word]:
    """TU-10.39: the card that asks, and the card that an opponent must take."""
    op: ops.RecruitSupply = g.game.tables.ops[address]
    return {**about_card(g), "given": Name("card", op.card)}


GIVE = Question("give", "TU-10.39", Verb(act.Opponent, does=give, forbids=no_receiver), words=about_gift)


@OPERATIONS.operation(ops.Discard, rule="TU-10.10")
@step
def discard(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-10.10 to TU-10.12, TU-10.19: whoever the card names discards; one's own discard is no forced one."""
    tables = g.game.tables
    op: ops.Discard = tables.ops[address]
    if op.who is Who.SELF:
        return DISCARD.put(g, seat, address, seat, left)
    victims = victims_of(g, seat, op)
    if op.who is Who.CHOSEN_OPPONENT and len(victims) > 1:
        return VICTIM.put(g, seat, address, seat, left)
    if not any(len(g.hands[victim]) >= max(op.min_hand, 1) for victim in victims):
        tell_no_target(g, why_nobody(op, victims), "victim")
    for victim in reversed(victims):
        g.push(forced_discard, victim, seat, op.min_hand, op.n)
    return None


def why_nobody(op: ops.Discard, victims: list[int]) -> str:
    """TU-6.5, TU-10.11, TU-10.16: nobody qualifies, or only players with too few cards; the rule that says so."""
    if op.who is Who.CAUSER:
        return "TU-10.16"
    return "TU-10.11" if victims or op.who is Who.CHOSEN_OPPONENT else "TU-6.5"


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


def no_victim(g: Tyrants, seat: int, other: int, address: str, *_: object) -> Refusal | None:
    """TU-10.11: an opponent with enough cards."""
    if refused := no_opponent(g, seat, other):
        return refused
    op: ops.Discard = g.game.tables.ops[address]
    least = max(op.min_hand, 1)
    held = len(g.hands[other])
    if held >= least:
        return None
    return refusal("TU-10.11", "small-hand", seat=Name("seat", g.seat_names()[other]), count=held, need=least)


def strike(g: Tyrants, seat: int, other: int, address: str, _: int, left: int) -> None:
    """TU-10.10: the chosen opponent must discard."""
    op: ops.Discard = g.game.tables.ops[address]
    g.push(forced_discard, other, seat, op.min_hand, op.n)


VICTIM = Question("victim", "TU-10.11", Verb(act.Opponent, does=strike, forbids=no_victim), words=about_card)


def discard_own(g: Tyrants, seat: int, kind: int, address: str, _: int, left: int) -> None:
    """TU-10.18: a discard of one's own triggers nothing."""
    if left > 1:
        g.push(discard, address, seat, left - 1)
    cards.leave_hand(g, seat, kind)
    cards.discard(g, seat, kind, "TU-10.18")


DISCARD = Question(
    "discard",
    "TU-6.4",
    Verb(act.DiscardCard, does=discard_own, forbids=not_held, offers=cards.kinds_in_hand, lies=("hand",)),
    words=about_rest,
)


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


QUESTIONS = (ZONE, PROMOTE, PROMOTE_NOW, DEVOUR, RECRUIT, GIVE, VICTIM, DISCARD)
