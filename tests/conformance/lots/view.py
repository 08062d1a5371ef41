"""What each seat of lots may see, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tests.conformance.lots.state import NAMES, Lots
from warhall.kernel.dice import Dice
from warhall.kernel.game import Bench, Span
from warhall.kernel.narrator import Narrator
from warhall.kernel.words import Name


class LotsView(msgspec.Struct, frozen=True):
    hand: list[str]
    pledge: str
    pledges: list[str]
    sizes: list[int]
    deck: int
    shown: list[list[str]]
    points: list[int]
    left: int


def view(g: Lots, seat: int | None) -> LotsView:
    """LT-1.3: one's own hand and pledge, and what lies open; pledges are open at the end."""
    over = g.result is not None
    return LotsView(
        hand=[] if seat is None else [NAMES[card] for card in g.hands[seat]],
        pledge="" if seat is None or g.pledges[seat] < 0 else NAMES[g.pledges[seat]],
        pledges=[NAMES[card] if over else str(card >= 0) for card in g.pledges],
        sizes=[len(hand) for hand in g.hands],
        deck=len(g.deck),
        shown=[[NAMES[card] for card in cards] for cards in g.shown],
        points=list(g.points),
        left=g.left,
    )


def imagine(g: Lots, seat: int | None, dice: Dice) -> Lots:
    """Other hands, the deck, and pledges that are not open yet, dealt from one sorted pool."""
    new = g.copy()
    new.dice = dice
    others = [other for other in range(len(g.hands)) if other != seat]
    pool = g.deck + [card for other in others for card in g.hands[other]]
    secret = [other for other in others if g.pledges[other] >= 0 and g.result is None]
    pool += [g.pledges[other] for other in secret]
    pool.sort()
    dice.shuffle(pool)
    for other in secret:
        new.pledges[other] = pool.pop()
    for other in others:
        new.hands[other] = sorted(pool.pop() for _ in g.hands[other])
    new.deck = pool
    return new


def picture(seen: LotsView, narrator: Narrator) -> list[list[Span]]:
    return [[Span(" ".join(cards), f"seat-{seat + 1}")] for seat, cards in enumerate(seen.shown)]


def describe(seen: LotsView, narrator: Narrator) -> list[str]:
    hand = tuple(Name("card", card) for card in seen.hand)
    return [narrator.say("hand", cards=hand), narrator.say("deck", count=seen.deck)]


def evaluate(g: Lots, seat: int) -> int:
    return 2 * g.points[seat] - sum(g.points) + len(g.hands[seat])


def order(g: Lots, seat: int, options: Sequence[int]) -> list[int]:
    return sorted(options, reverse=True)


BENCH = Bench(evaluate, order)
