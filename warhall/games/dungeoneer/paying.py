"""Playing a card and using a readied one: choices, costs, and where the card goes (DG-2.1 to 2.20, DG-5.2, DG-7.10).

Here: from the decision to play until the effects begin. Not here: whether it is allowed (`playing`), what the effects
do (`effects`), encounters (`declaring`).
"""

from __future__ import annotations

from typing import Literal

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import LISTED_X, Card
from warhall.games.dungeoneer.cards import announce, discard, leave_inventory
from warhall.games.dungeoneer.declaring import declare
from warhall.games.dungeoneer.events import Attached, Played, PlayedAt, PlayedForPeril, PlayedOn, SkillUsed, Used
from warhall.games.dungeoneer.flow import run
from warhall.games.dungeoneer.operations import Cost
from warhall.games.dungeoneer.playing import cost_of, hosts, payers, refuse_target, targets, too_little_peril
from warhall.games.dungeoneer.printed import Duration, Time
from warhall.games.dungeoneer.reasons import card_word, not_in_play
from warhall.games.dungeoneer.special import pay_ap
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.games.dungeoneer.tables import X_COST
from warhall.games.dungeoneer.vocabulary import When
from warhall.games.dungeoneer.wounds import gain_glory
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word

KEEP, AT_ONCE = range(2)
"""Whether a treasure is kept or used at once."""


def play(g: Dungeoneer, seat: int, card: int, moment: int) -> None:
    """DG-7.10, DG-5.1: a card is played; a peril card needs a target and somebody who pays."""
    tables = g.game.tables
    announce(g, seat, card)
    if tables.encounters[card]:
        declare(g, seat, card)
    elif tables.banes[card] and tables.cards[card].aim == "hero":
        g.push(choose_victim, seat, card, moment)
    elif tables.banes[card]:
        g.push(choose_payer, seat, card, NONE)
    else:
        g.push(choose_price, seat, card, seat, NONE, KEEP)


def play_and_use(g: Dungeoneer, seat: int, card: int, moment: int) -> None:
    """DG-2.19: a treasure is played and used at once."""
    announce(g, seat, card)
    g.push(choose_price, seat, card, seat, NONE, AT_ONCE)


def choose_him(g: Dungeoneer, seat: int, hero: int, _: int, card: int, moment: int) -> None:
    """DG-5.2: the bane is played on him."""
    g.push(choose_payer, seat, card, hero)


VICTIM = Question("target", "DG-5.7", Verb(act.On, does=choose_him, forbids=refuse_target), words=card_word)


@step
def choose_victim(g: Dungeoneer, seat: int, card: int, moment: int) -> Decision | None:
    """DG-5.2, DG-5.7: the hero that a bane is played on."""
    heroes = targets(g, seat, card, moment)
    if len(heroes) == 1:
        choose_him(g, seat, heroes[0], seat, card, moment)
        return None
    return VICTIM.offer(g, seat, (act.On, heroes))


def refuse_payer(g: Dungeoneer, seat: int, payer: int, _: int, card: int, target: int) -> Refusal | None:
    """DG-5.3 to DG-5.5: whose peril cannot pay."""
    if payer == seat:
        return refusal("DG-5.5", "own-peril")
    if refused := not_in_play(g, payer, "DG-5.3"):
        return refused
    return too_little_peril(g, seat, card, "DG-5.4") if g.peril[payer] < cost_of(g, seat, card) else None


def let_pay(g: Dungeoneer, seat: int, payer: int, _: int, card: int, target: int) -> None:
    """DG-5.3: his peril pays."""
    g.push(choose_price, seat, card, target, payer, KEEP)


PAYER = Question("payer", "DG-5.3", Verb(act.From, does=let_pay, forbids=refuse_payer), words=card_word)


@step
def choose_payer(g: Dungeoneer, seat: int, card: int, target: int) -> Decision | None:
    """DG-5.3, DG-5.4, DG-5.7: one opponent pays all; for a bane on another hero it is that hero."""
    found = payers(g, seat, card, target)
    if len(found) == 1:
        let_pay(g, seat, found[0], seat, card, target)
        return None
    return PAYER.offer(g, seat, (act.From, found))


def most_x(g: Dungeoneer, seat: int, payer: int) -> int:
    """DG-2.17: what the paying pool has."""
    return g.glory[seat] if payer == NONE else g.peril[payer]


def refuse_x(
    g: Dungeoneer, seat: int, number: int, _: int, card: int, target: int, payer: int, way: int
) -> Refusal | None:
    """DG-2.17: at most what the paying pool has, be it more than is listed."""
    most = most_x(g, seat, payer)
    return None if number <= most else refusal("DG-2.17", "x-too-high", most=most)


def say_x(g: Dungeoneer, seat: int, number: int, _: int, card: int, target: int, payer: int, way: int) -> None:
    """DG-2.17: so much."""
    g.push(choose_host, seat, card, target, payer, number, way)


def x_words(g: Dungeoneer, seat: int, _: int, card: int, target: int, payer: int, way: int) -> dict[str, Word]:
    """What it is for, and how much there is."""
    return {"card": g.game.tables.names[card], "most": most_x(g, seat, payer)}


PRICE = Question("x", "DG-2.17", Verb(act.PayX, does=say_x, forbids=refuse_x), words=x_words)


@step
def choose_price(g: Dungeoneer, seat: int, card: int, target: int, payer: int, way: int) -> Decision | None:
    """DG-2.17: X is at least 0 and at most what the paying pool has."""
    if g.game.tables.cost[card] == X_COST:
        return PRICE.offer(g, seat, (act.PayX, range(min(most_x(g, seat, payer), LISTED_X - 1) + 1)))
    g.push(choose_host, seat, card, target, payer, cost_of(g, seat, card), way)
    return None


def refuse_host(g: Dungeoneer, seat: int, host: int, _: int, card: int, *asked: object) -> Refusal | None:
    """DG-2.4: only a card that it may be put on."""
    return None if host in hosts(g, seat, card) else refusal("DG-2.4", "no-host", card=g.game.tables.names[host])


def apply_card(
    g: Dungeoneer, seat: int, host: int, _: int, card: int, target: int, payer: int, price: int, way: int
) -> None:
    """DG-2.1 to DG-2.4: the price is paid, the card goes where its duration says, and its effects begin."""
    pay(g, seat, card, target, payer, price)
    tables = g.game.tables
    face = tables.cards[card]
    g.xs[card] = price if tables.cost[card] == X_COST else 0
    g.controller[card] = seat
    if way == AT_ONCE or face.duration is Duration.INSTANT:
        g.push(discard_applied, card)
    else:
        g.applied.remove(card)
        if face.duration is Duration.ATTACHMENT:
            g.host[card] = host
            if g.ears is not None:
                g.tell("DG-2.4", Attached(Card(card), Card(host)))
        else:
            g.inventory[seat if target == NONE else target].append(card)
            g.charges[card] = face.charges or 0
    if way == AT_ONCE:
        doing = tables.used_by[card]
        assert doing is not None and doing.block.cost is not None  # noqa: S101  refused otherwise
        pay_cost(g, seat, doing.block.cost)
        run(g, tables.scripts[doing.script], seat, seat, card, g.xs[card])
        return
    for doing in reversed(tables.doings[card].get(When.PLAY, ())):
        run(g, tables.scripts[doing.script], seat, target, card, g.xs[card])


HOST = Question("host", "DG-2.4", Verb(act.Onto, does=apply_card, forbids=refuse_host), words=card_word)


@step
def choose_host(g: Dungeoneer, seat: int, card: int, target: int, payer: int, price: int, way: int) -> Decision | None:
    """DG-2.4: the card that an attachment is put on, if there is a choice."""
    found = hosts(g, seat, card)
    if len(found) > 1:
        return HOST.offer(g, seat, (act.Onto, sorted(found)))
    apply_card(g, seat, found[0] if found else NONE, seat, card, target, payer, price, way)
    return None


GLORY_RULES = {Time.ANY: "DG-9.1", Time.RESPONSE: "DG-9.2"}
"""By which rule a glory card is played; those of the feats by DG-7.10."""


def pay(g: Dungeoneer, seat: int, card: int, target: int, payer: int, price: int) -> None:
    """DG-5.2, DG-7.10: own glory for glory cards, one opponent's peril for banes."""
    if payer == NONE:
        g.glory[seat] -= price
        if g.ears is not None:
            g.tell(GLORY_RULES.get(g.game.tables.cards[card].time, "DG-7.10"), Played(Seat(seat), Card(card), price))
        return
    g.peril[payer] -= price
    if g.ears is not None:
        if target == NONE:
            g.tell("DG-5.3", PlayedForPeril(Seat(seat), Card(card), Seat(payer), price))
        elif target == payer:
            g.tell("DG-5.2", PlayedOn(Seat(seat), Card(card), Seat(target), price))
        else:
            own: Literal["yes", "no"] = "yes" if target == seat else "no"
            rule = "DG-5.7" if target == seat else "DG-5.2"
            g.tell(rule, PlayedAt(Seat(seat), Card(card), Seat(target), Seat(payer), price, own))


@step
def discard_applied(g: Dungeoneer, card: int) -> None:
    """DG-2.1, DG-2.13: an instant card is discarded right after it is applied, a treasure when it is used up."""
    if card in g.applied:
        g.applied.remove(card)
        instant = g.game.tables.cards[card].duration is Duration.INSTANT
        discard(g, card, "DG-2.1" if instant else "DG-2.13")


def pay_cost(g: Dungeoneer, seat: int, cost: Cost) -> None:
    """DG-9.3: glory and AP of a block."""
    gain_glory(g, seat, -cost.glory, "DG-9.3")
    pay_ap(g, seat, cost.ap, "DG-9.3")


def use(g: Dungeoneer, seat: int, card: int, moment: int) -> None:
    """DG-9.3, DG-2.13: the cost is paid first; a card that is used up is discarded."""
    tables = g.game.tables
    doing = tables.used_by[card]
    assert doing is not None  # noqa: S101  refused otherwise
    block = doing.block
    cost = block.cost
    if g.ears is not None:
        left = g.charges[card] - cost.charge if cost is not None and cost.charge else NONE
        g.tell("DG-9.3", Used(Seat(seat), Card(card), left))
    if block.limit:
        g.used |= 1 << card
    x = g.xs[card]
    if cost is not None:
        pay_cost(g, seat, cost)
        if cost.charge:
            g.charges[card] -= 1
            if not g.charges[card]:
                g.push(discard_spent, seat, card)
        if cost.discard_self:
            g.inventory[seat].remove(card)
            g.applied.append(card)
            g.push(discard_applied, card)
    run(g, tables.scripts[doing.script], seat, seat, card, x)


@step
def discard_spent(g: Dungeoneer, seat: int, card: int) -> None:
    """DG-2.13: the last charge is spent."""
    if card in g.inventory[seat]:
        leave_inventory(g, seat, card, "DG-2.13")


def use_skill(g: Dungeoneer, seat: int, moment: int) -> None:
    """DG-9.3: the hero's special skill."""
    tables = g.game.tables
    doing = tables.skills[g.heroes[seat]]
    assert doing is not None  # noqa: S101  refused otherwise
    if g.ears is not None:
        g.tell("DG-9.3", SkillUsed(Seat(seat), g.game.tables.skill_name(g.heroes[seat])))
    if doing.block.limit:
        g.skilled |= 1 << seat
    if doing.block.cost is not None:
        pay_cost(g, seat, doing.block.cost)
    run(g, tables.scripts[doing.script], seat, seat, NONE, 0)
