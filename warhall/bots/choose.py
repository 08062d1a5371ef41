"""Asking a bot: the only way from a real state to a bot's choice.

The bot gets an imagined state, so it cannot see what its seat may not, and cannot harm the game. Whatever it does, the
answer is a legal option: a bot that fails is replaced for this one choice, and the choice says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from warhall.bots.bot import Bot, Budget, Plan
from warhall.bots.levels import level
from warhall.bots.search import SearchBot, sight
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ProtocolError
from warhall.kernel.state import State

MOST_SEATS = 64


class Choice(NamedTuple):
    """The option chosen, and what was wrong with the bot if the choice is not its own."""

    code: int
    fault: str | None = None
    plan: Plan = ()
    """What the bot means to do next; whoever gives it back with the seat's next question saves thinking."""


def choose(
    name: str,
    state: State,
    seat: int,
    dice: SeededDice,
    *,
    looks: int | None = None,
    plan: Plan = (),
    late: Callable[[], bool] | None = None,
) -> Choice:
    """What a bot chooses for a seat.

    Args:
        name: the bot's level.
        state: the real state; the bot never sees it.
        seat: for whom to choose; it must be asked.
        dice: one for each bot and game; every choice derives its own from them and from the step of the game.
        looks: another budget than the level's usual one.
        plan: what the bot's last choice for this seat was meant to lead to.
        late: see `Budget`.
    """
    chosen = level(name)
    usual = chosen.looks(state.game) if looks is None else looks
    return play_safely(chosen.bot, state, seat, dice, Budget(usual, late), plan)


def play_safely(bot: Bot, state: State, seat: int, dice: SeededDice, budget: Budget, plan: Plan = ()) -> Choice:
    """A bot's choice, or a legal one in its place if it raises, overspends or chooses what is not offered.

    Raises:
        ProtocolError: the seat is not asked anything.
    """
    decision = state.decisions.get(seat)
    if decision is None:
        raise ProtocolError("not-asked", f"seat {seat} is not asked anything")
    options = tuple(decision.options)
    if len(options) == 1:
        return Choice(options[0], plan=plan)
    own = dice.child(state.count * MOST_SEATS + seat)
    looks = budget.looks
    world = state.imagine(seat, own.child(0))
    try:
        if isinstance(bot, SearchBot):
            kept = follow(plan, world, seat)
            if kept is not None:
                return kept
            code, plan = bot.plan(world, seat, budget, own.child(1))
        else:
            code, plan = bot.choose(world, seat, budget, own.child(1)), ()
    except Exception as error:
        fault = f"raised {type(error).__name__}: {str(error)[:200]}"
    else:
        if budget.spent > looks:
            fault = f"looked at {budget.spent} states, but the budget was {looks}"
        elif type(code) is not int:
            fault = f"chose a {type(code).__name__}, not the code of an option"
        elif code not in options:
            fault = "chose a code that is not offered"
        else:
            return Choice(code, plan=plan)
    return Choice(options[own.child(2).below(len(options))], fault)


def follow(plan: Plan, world: State, seat: int) -> Choice | None:
    """What a plan says about just this sight; None if something became known that it did not foresee."""
    if not plan:
        return None
    seen = sight(world, seat)
    for number, intent in enumerate(plan):
        if intent.sight == seen and intent.code in world.decisions[seat].options:
            return Choice(intent.code, plan=plan[number + 1 :])
    return None
