"""The duel of cards with an evaluation that is a chance of winning: secrets, dice and simultaneous choices, rated."""

from __future__ import annotations

from dataclasses import replace

from tests.kernel.duel import GAME as DUEL
from tests.kernel.duel import Duel
from warhall.kernel.dice import Dice
from warhall.kernel.game import Bench
from warhall.kernel.minds import Scales, Thought

WEIGHTS = {"points": 1_500_000, "cards": 100_000, "laid": 250_000}


def features(g: Duel, seat: int, own: bool) -> tuple[int, int, int]:  # noqa: FBT001  the house gives it by place
    """Points, how good the cards in hand are, and the one that lies on the table."""
    return g.points[seat], sum(g.hands[seat]), max(0, g.laid[seat])


def sides(g: Duel, seat: int) -> tuple[int, tuple[int]]:
    return seat, (1 - seat,)


def imagine(g: Duel, seat: int | None, dice: Dice) -> Duel:
    """As in the duel, but what is dealt anew does not depend on how it lay."""
    sorted_out = g.copy()
    for each in {0, 1} - {seat}:
        cards = sorted(card for card in (*g.hands[each], g.laid[each]) if card != -1)
        if g.laid[each] != -1:
            sorted_out.laid[each] = cards.pop()
        sorted_out.hands[each] = cards
    return DUEL.imagine(sorted_out, seat, dice)  # type: ignore[return-value]  # it is a duel


SCALES = Scales(tuple(WEIGHTS), features, sides, WEIGHTS)
LEVELS = {"normal": Thought(looks=120), "hard": Thought(looks=200)}
GAME = replace(
    DUEL,
    id="rated",
    imagine=imagine,
    bench=Bench(
        SCALES.evaluate,
        lambda g, seat, options: sorted(options),
        turn=lambda g: 3 - len(g.hands[0]),
        scales=SCALES,
        levels=LEVELS,
    ),
)
