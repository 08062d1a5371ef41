"""Bots that do what a bot must not, on purpose."""

from __future__ import annotations

from typing import cast

from warhall.bots.bot import Budget
from warhall.kernel.dice import SeededDice
from warhall.kernel.state import State


class CrashBot:
    """Fails whenever it is asked."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        raise ZeroDivisionError("a bug of the bot")


class StallBot:
    """Never stops looking."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        while True:
            budget.look()
            state.copy()


class OverspendBot:
    """Hides its own failing from itself and goes over the budget."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        budget.spent += 1_000_000
        return state.decisions[seat].options[0]


class CheatBot:
    """Chooses a code that is not offered."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        options = state.decisions[seat].options
        return next(code for code in range(-1, state.game.codec.size + 1) if code not in options)


class RubbishBot:
    """Answers with anything but a code; which, is up to the dice."""

    RUBBISH: tuple[object, ...] = ("drop d", None, 3.0, True, [], "x" * 10_000_000, object())

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        return cast("int", self.RUBBISH[dice.below(len(self.RUBBISH))])


class HugeBot:
    """Answers with a number beyond any machine word."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        return 10**5000


class MutateBot:
    """Plays on in the state it was given, spoils its lists, and then chooses something legal."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        options = state.decisions[seat].options
        first = options[0]
        while state.decision is not None:
            state.apply(state.decision.seat, state.decision.options[-1])
        if isinstance(options, list):
            options.clear()
        for name in type(state).__slots__:
            value = getattr(state, name)
            if isinstance(value, list):
                value.clear()
        state.dice.below(6)
        return first
