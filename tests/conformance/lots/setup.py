"""How lots begins."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.conformance.lots.state import CARDS, NAMES, Lots
from tests.conformance.lots.turn import pledging, turn
from warhall.kernel.dice import Dice
from warhall.kernel.errors import PositionError
from warhall.kernel.game import Game, Options


class LotsOptions(Options, frozen=True):
    turns: int = 4


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    hands: list[list[str]]
    deck: list[str]
    shown: list[list[str]]
    pledges: list[str]
    points: list[int]
    left: int


def new(game: Game, options: LotsOptions, dice: Dice) -> Lots:
    """LT-1.1: three cards each."""
    deck = list(range(CARDS))
    dice.shuffle(deck)
    seats = options.players
    hands = [sorted(deck.pop() for _ in range(3)) for _ in range(seats)]
    g = Lots(
        game=game,
        dice=dice,
        hands=hands,
        deck=deck,
        shown=[[] for _ in hands],
        pledges=[-1] * seats,
        points=[0] * seats,
        left=options.turns * seats,
    )
    g.push(pledging)
    return g


def write(g: Lots) -> dict[str, Any]:
    def named(cards: list[int]) -> list[str]:
        return [NAMES[card] for card in cards]

    return {
        "hands": [named(hand) for hand in g.hands],
        "deck": named(g.deck),
        "shown": [named(cards) for cards in g.shown],
        "pledges": ["none" if card < 0 else NAMES[card] for card in g.pledges],
        "points": list(g.points),
        "left": g.left,
    }


def read(game: Game, position: dict[str, Any], dice: Dice) -> Lots:
    try:
        layout = msgspec.convert(position, Layout)
    except msgspec.ValidationError as error:
        raise PositionError("position", str(error)) from None
    seats = len(layout.hands)
    if seats not in game.players or {len(layout.shown), len(layout.pledges), len(layout.points)} != {seats}:
        raise PositionError("position", "every seat needs a hand, open cards, a pledge and points")
    if layout.left < 0 or any(not 0 <= points < 1_000_000 for points in layout.points):
        raise PositionError("position", "numbers out of range")
    g = Lots(
        game=game,
        dice=dice,
        hands=[numbers(hand) for hand in layout.hands],
        deck=numbers(layout.deck),
        shown=[numbers(cards) for cards in layout.shown],
        pledges=[-1 if name == "none" else numbers([name])[0] for name in layout.pledges],
        points=layout.points,
        left=layout.left,
    )
    if -1 in g.pledges:
        g.push(pledging)
    else:
        g.push(turn, -layout.left % seats)
    if -1 in g.pledges and not all(g.hands):
        raise PositionError("hands", "nobody can pledge from an empty hand")
    return g


def numbers(names: list[str]) -> list[int]:
    for name in names:
        if name not in NAMES:
            raise PositionError("position", f"no card {name[:20]!r}")
    return [NAMES.index(name) for name in names]
