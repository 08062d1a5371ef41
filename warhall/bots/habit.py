"""The bot `habit`: what a practised player does without looking ahead, for measuring.

It plays a game in some hundredths of a second, so thousands of games take minutes.
"""

from __future__ import annotations

from warhall.bots.bot import Budget
from warhall.kernel.dice import SeededDice
from warhall.kernel.state import State


class HabitBot:
    """Follows the habits of its game; where that has none, it does what seems most promising."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        """The habitual option."""
        bench = state.game.bench
        if bench.habit is not None:
            return bench.habit(state, seat)
        return bench.order(state, seat, state.decisions[seat].options)[0]
