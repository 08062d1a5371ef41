"""The bot `random`: any option, each equally likely."""

from __future__ import annotations

from warhall.bots.bot import Budget
from warhall.kernel.dice import SeededDice
from warhall.kernel.state import State


class RandomBot:
    """Leaves everything to chance."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        """Any option."""
        options = state.decisions[seat].options
        return options[dice.below(len(options))]
