"""The bot `greedy`: tries every option once and takes the one after which its game rates the position best.

It looks one action ahead and no further: an option that only leads to the seat's own next question is rated right
there. Where something is hidden or a die falls, one guess would be luck, so it rates the options in several imagined
worlds and adds up; but if no die falls and another world sets the two best options apart exactly as the first did,
what is hidden does not matter here, and that is that. Equal options are decided by the game's move ordering.
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.bots.bot import Budget
from warhall.kernel.dice import SeededDice
from warhall.kernel.state import State

WORLDS = 5
"""In so many worlds options are compared where chance or secrets play a part."""
PROBES = 2
"""The best options, which tell whether secrets play a part."""


class GreedyBot:
    """One ply over imagined worlds with the game's evaluation."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        """The best rated option among those that the budget allows to look at; the most promising are looked at first.

        Options are only compared over the same worlds, so a further world is begun only if all fit into the budget.
        """
        ordered = state.game.bench.order(state, seat, state.decisions[seat].options)
        tried = ordered[: max(1, budget.left)]
        if len(tried) == 1 or not budget.left:
            return ordered[0]
        totals, luck = rate(state, seat, tried, budget)
        best = tried[totals.index(max(totals))]
        if not (luck or state.game.hidden) or (not luck and self.is_sure(state, seat, tried, totals, budget, dice)):
            return best
        for _ in range(WORLDS - 1):
            if budget.left < len(tried):
                break
            world = state.imagine(seat, dice.child(budget.spent))
            values, _ = rate(world, seat, tried, budget)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        return tried[totals.index(max(totals))]

    def is_sure(
        self, state: State, seat: int, tried: Sequence[int], values: Sequence[int], budget: Budget, dice: SeededDice
    ) -> bool:
        """Whether another world sets the two best options as far apart as they are here, and no die falls in it."""
        if budget.left < PROBES:
            return False
        first, second = sorted(range(len(tried)), key=lambda number: -values[number])[:PROBES]
        world = state.imagine(seat, dice.child(budget.spent))
        (one, other), luck = rate(world, seat, (tried[first], tried[second]), budget)
        return not luck and one - other == values[first] - values[second]


def rate(world: State, seat: int, codes: Sequence[int], budget: Budget) -> tuple[list[int], bool]:
    """What each option is worth in a world, and whether any of them made a die fall."""
    bench = world.game.bench
    evaluate = bench.plain or bench.evaluate
    before = world.dice.data()
    values = []
    luck = False
    for code in codes:
        budget.look()
        after = world.copy()
        after.apply(seat, code)
        values.append(evaluate(after, seat))
        luck = luck or after.dice.data() != before
    return values, luck
