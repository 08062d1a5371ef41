"""Adventure cards and where they lie: decks, hands, inventories, lairs and discard piles (chapters 1, 2 and 8).

Here: moving a card from one zone to another, drawing, and inventory limits. Not here: when a card may be played
(`playing`), what it does (`effects`).
"""

from __future__ import annotations

from typing import Literal

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import Card, Cause
from warhall.games.dungeoneer.events_of_cards import Deck, Discarded, Drew, DrewHidden, GaveAway, How, Reshuffled
from warhall.games.dungeoneer.operations import Limit
from warhall.games.dungeoneer.reasons import not_among
from warhall.games.dungeoneer.state import ENDING, NONE, SET_UP, Dungeoneer
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb

HAND_SIZE = 5
LAIR_SIZE = 3
PILE_NAMES: tuple[Literal["glory"], Literal["peril"]] = ("glory", "peril")


def pile_of(g: Dungeoneer, card: int) -> int:
    """DG-19.2: the pile that a card belongs to."""
    return g.game.tables.pile[card] if g.split else 0


def discard(
    g: Dungeoneer, card: int, rule: str = "DG-2.1", giver: int = NONE, how: How = "own", cause: int = NONE
) -> None:
    """DG-2.5: a card that has left its zone goes to the discard pile, and the attachments under it too.

    Args:
        g: the game.
        card: that leaves.
        rule: by which it does.
        giver: the player who discards it, if one does.
        how: whether he does so of himself, is made to, or loses whichever card chance picks.
        cause: what makes him.
    """
    g.discards[pile_of(g, card)].append(card)
    g.seen |= 1 << card
    g.known &= ~(1 << card)
    g.host[card] = NONE
    g.wounds[card] = g.charges[card] = g.xs[card] = 0
    g.controller[card] = NONE
    if g.ears is not None:
        made = GaveAway(Seat(giver), Card(card), how, Cause(cause))
        g.tell(rule, Discarded((Card(card),)) if giver == NONE else made)
    drop_attachments(g, card)


def drop_attachments(g: Dungeoneer, host: int) -> None:
    """DG-2.5: a host that is discarded or returns to a hand loses what lies under it."""
    for card in g.game.tables.attachments:
        if g.host[card] == host:
            discard(g, card, "DG-2.5")


def attached_to(g: Dungeoneer, host: int) -> list[int]:
    """The attachments under a card."""
    return [card for card in g.game.tables.attachments if g.host[card] == host]


def announce(g: Dungeoneer, seat: int, card: int) -> None:
    """DG-1.17: a card is shown by whoever plays it, and is in no zone until it is applied."""
    (g.hands if card in g.hands[seat] else g.lairs)[seat].remove(card)
    g.applied.append(card)
    g.seen |= 1 << card
    g.known &= ~(1 << card)
    g.uncovered += 1


def leave_inventory(
    g: Dungeoneer, seat: int, card: int, rule: str = "DG-2.11", how: How = "own", cause: int = NONE
) -> None:
    """DG-2.11: a card of an inventory is discarded; limits may shrink with it."""
    g.inventory[seat].remove(card)
    discard(g, card, rule, seat, how, cause)
    check_limits(g, seat)


def in_play(g: Dungeoneer, seat: int) -> list[int]:
    """The cards of an inventory, those attached to them too."""
    cards = g.inventory[seat]
    host = g.host
    under = [card for card in g.game.tables.attachments if host[card] != NONE and host[card] in cards]
    return cards + under if under else cards


def boons_of(g: Dungeoneer, seat: int) -> list[int]:
    """DG-2.3: the permanent boons of a hero."""
    boons = g.game.tables.boons
    return [card for card in g.inventory[seat] if boons[card]]


def treasures_of(g: Dungeoneer, seat: int) -> list[int]:
    """DG-2.3: the permanent treasures of a hero."""
    treasures = g.game.tables.treasures
    return [card for card in g.inventory[seat] if treasures[card]]


def banes_of(g: Dungeoneer, seat: int) -> list[int]:
    """DG-2.16: the permanent banes on a hero."""
    banes = g.game.tables.banes
    return [card for card in g.inventory[seat] if banes[card]]


def limit(g: Dungeoneer, seat: int, what: str, besides: int = NONE) -> int:
    """DG-2.3, DG-2.10: how many boons or treasures a hero may have; `besides` is a card that is just played."""
    tables = g.game.tables
    hero = tables.heroes[g.heroes[seat]]
    most = hero.boon_limit if what == "boon" else hero.treasure_limit
    works = tables.works[Limit]
    raising = list(works.skills[g.heroes[seat]])
    for card in (*in_play(g, seat), besides) if works.cards else ():
        if card != NONE:
            raising += works.cards[card]
    for quest in g.completed[seat] if works.artifacts else ():
        raising += works.artifacts[quest]
    return most + sum(each.op.n for each in raising if isinstance(each.op, Limit) and each.op.what == what)


def check_limits(g: Dungeoneer, seat: int) -> None:
    """DG-2.11: whoever holds more than a limit discards at once."""
    if g.alive[seat] and g.heroes[seat] != NONE:
        g.push(shed, seat)


def excess(g: Dungeoneer, seat: int, *_: object) -> list[int]:
    """DG-2.11: the boons of a hero who holds more than his limit, or else the treasures."""
    for what, cards in (("boon", boons_of(g, seat)), ("treasure", treasures_of(g, seat))):
        if len(cards) > limit(g, seat, what):
            return sorted(cards)
    return []


def refuse_shedding(g: Dungeoneer, seat: int, card: int, _: int) -> Refusal | None:
    """DG-2.11: a card of which he holds too many."""
    return not_among(g, card, excess(g, seat), "DG-2.11")


def shed_card(g: Dungeoneer, seat: int, card: int, _: int) -> None:
    """DG-2.11: one card less."""
    leave_inventory(g, seat, card)


SHED = Question("shed", "DG-2.11", Verb(act.Discard, does=shed_card, forbids=refuse_shedding, offers=excess))


@step
def shed(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-2.11: discard down to the limits, by the owner's choice."""
    return SHED.put(g, seat) if g.alive[seat] else None


def draw(g: Dungeoneer, seat: int, count: int, rule: str = "") -> None:
    """DG-8.9, DG-19.13: draw cards one by one; where nobody chooses a deck, by the rule that gives them."""
    if rule and len(g.decks) == 1:
        for _ in range(count):
            if has_cards(g, 0):
                take_card(g, seat, 0, rule)
        return
    for _ in range(count):
        g.push(draw_card, seat)


@step
def draw_up(g: Dungeoneer, seat: int) -> None:
    """DG-8.9: draw until the hand has 5 cards."""
    draw(g, seat, HAND_SIZE - len(g.hands[seat]))


def has_cards(g: Dungeoneer, pile: int) -> bool:
    """DG-8.10, DG-19.3: whether a card can be drawn, be it after a shuffle."""
    return bool(g.decks[pile] or g.discards[pile])


def draw_from(g: Dungeoneer, seat: int, pile: int, _: int) -> None:
    """DG-19.2: a card of the chosen deck."""
    take_card(g, seat, pile, drawing_rule(g))


DRAW = Question("draw", "DG-19.2", Verb(act.DrawFrom, does=draw_from))


@step
def draw_card(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-19.2, DG-19.3: one card; with split decks the player chooses the deck, if both have cards."""
    if not g.alive[seat]:
        return None
    piles = [pile for pile in range(len(g.decks)) if has_cards(g, pile)]
    if len(piles) == 1:
        take_card(g, seat, piles[0], drawing_rule(g))
    if len(piles) < 2:
        return None
    return DRAW.form(g, seat, seat)


def drawing_rule(g: Dungeoneer) -> str:
    """DG-3.12, DG-8.9, DG-19.13: why a card is drawn one by one: the first hand, phase V, or anything else."""
    if g.phase == SET_UP:
        return "DG-3.12"
    return "DG-8.9" if g.phase == ENDING else "DG-19.13"


def take_card(g: Dungeoneer, seat: int, pile: int, rule: str = "DG-8.9") -> None:
    """DG-8.10: the top card; an empty deck is made anew of its own discard pile."""
    if not g.decks[pile]:
        deck = sorted(g.discards[pile])
        g.discards[pile] = []
        for card in deck:
            g.seen &= ~(1 << card)
        g.dice.shuffle(deck)
        g.decks[pile] = deck
        if g.ears is not None:
            g.tell("DG-19.3" if g.split else "DG-8.10", Reshuffled(PILE_NAMES[pile] if g.split else "only"))
    card = g.decks[pile].pop()
    g.hands[seat].append(card)
    g.uncovered += 1
    if g.ears is not None:
        whence: Deck = PILE_NAMES[pile] if g.split else "only"
        g.tell(rule, Drew(Seat(seat), (Card(card),), whence), (seat,), DrewHidden(Seat(seat), 1, whence))
