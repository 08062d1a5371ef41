"""What is thought about in the processes of `workers`: each function is one kind of job.

A job gets an imagined state, in which all that its seat cannot know is a guess: secrets never leave the server's own
process while a game is played.
"""

from __future__ import annotations

from importlib import import_module

import msgspec

from warhall.bots.bot import Plan
from warhall.bots.choose import choose
from warhall.kernel.dice import SeededDice
from warhall.kernel.game import Game
from warhall.kernel.saving import resume
from warhall.kernel.state import State
from warhall.server.thinking import Clock

THINK = f"{__name__}:think"


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A bot is asked to choose."""

    module: str
    saved: msgspec.Raw
    seat: int
    level: str
    seed: int
    looks: int | None = None
    plan: Plan = ()
    """What the bot meant to do when it was last asked; it only saves thinking."""


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """What it chose, and what was wrong with it if that is not its own choice."""

    notation: str
    fault: str | None = None
    plan: Plan = ()


def state_of(module: str, saved: bytes) -> State:
    """The state that a job is about."""
    game = import_module(module).GAME
    if not isinstance(game, Game):
        raise TypeError(f"{module}.GAME is no game")
    return resume(game, saved)


def think(body: bytes, clock: Clock) -> Chosen:
    """What a bot chooses."""
    asked = msgspec.json.decode(body, type=Question)
    state = state_of(asked.module, bytes(asked.saved))
    clock.begin()
    dice = SeededDice(asked.seed)
    choice = choose(asked.level, state, asked.seat, dice, looks=asked.looks, plan=asked.plan, late=clock.late)
    return Chosen(notation=state.game.codec.notation(state, choice.code), fault=choice.fault, plan=choice.plan)
