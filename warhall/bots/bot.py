"""What a bot is: something that chooses an option in an imagined state, within a budget.

Here: the protocol and the budget. Not here: any bot, and how bots are asked (`choose`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.state import State


class OverBudgetError(WarhallError):
    """A bot went on after its budget was used up."""


class Budget:
    """How many states a bot may look at before it must have chosen.

    Counted, not timed, so that the same inputs give the same move on every machine. A bot that calls nothing and never
    returns cannot be stopped by counting; whoever runs the bots of strangers runs them in a process of their own.
    """

    __slots__ = ("late", "looks", "spent")

    def __init__(self, looks: int, late: Callable[[], bool] | None = None) -> None:
        """A budget.

        Args:
            looks: how many.
            late: asked now and then by a bot that can stop at any time; whoever is kept waiting says yes. Only a guard:
                a choice that was cut short is legal and sensible, but need not be the same on another machine.
        """
        self.looks = looks
        self.spent = 0
        self.late = late

    @property
    def left(self) -> int:
        """How many looks remain."""
        return self.looks - self.spent

    def hurry(self) -> bool:
        """Whether somebody is kept waiting: from then on nothing is left."""
        if self.late is not None and self.looks > self.spent and self.late():
            self.looks = self.spent
        return self.looks <= self.spent

    def look(self) -> None:
        """Spend one look; every bot calls it before it looks at a state that follows from an option.

        Raises:
            OverBudgetError: there was none left.
        """
        if self.spent >= self.looks:
            raise OverBudgetError(f"the budget of {self.looks} looks is used up")
        self.spent += 1


class Intent(NamedTuple):
    """What a bot means to do at a later question, if the seat then sees just what was foreseen."""

    sight: str
    """The digest of that sight."""
    code: int


Plan = tuple[Intent, ...]


class Bot(Protocol):
    """Chooses for one seat; the same inputs give the same choice."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        """The code of one of the options of a seat that is asked.

        Args:
            state: an imagined state: what the seat cannot know is only a guess. It belongs to the bot.
            seat: for whom to choose.
            budget: what the bot may spend.
            dice: the bot's own; all its chance comes from them.
        """
