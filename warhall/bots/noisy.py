"""The easy levels: they see what one action does, but misjudge it, the lower the level the more.

A misjudgement is at most so many thousandths of a sure win, so a beginner makes plausible moves and overlooks
good ones, now and then one that matters; what would lose at once it still avoids.
"""

from __future__ import annotations

from warhall.bots.bot import Budget
from warhall.bots.greedy import rate
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import LEVELS, SURE
from warhall.kernel.state import State


class NoisyBot:
    """One look at the most promising options, each misjudged by chance."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        """The option that seems best."""
        bench = state.game.bench
        ordered = bench.order(state, seat, state.decisions[seat].options)
        tried = ordered[: max(1, budget.left)]
        if len(tried) == 1 or not budget.left:
            return ordered[0]
        noise = SURE // 1000 * bench.levels.get(self.level, LEVELS[self.level]).noise
        values, _ = rate(state, seat, tried, budget)
        seeming = [value + dice.below(2 * noise + 1) for value in values]
        return tried[seeming.index(max(seeming))]
