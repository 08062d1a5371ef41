"""Who sits at a table of the arena: a bot of the house by its name, or a program.

A program is `stdio:COMMAND`, which is started for each game, or `socket:HOST:PORT`, which runs already and listens.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from warhall.bots.bot import Plan
from warhall.bots.choose import choose
from warhall.bots.levels import level
from warhall.kernel.actions import Action
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.events import Told
from warhall.kernel.state import State

PROGRAM = "stdio:"
"""What the name of a program begins with that is started."""
LISTENER = "socket:"
"""What the name of a program begins with that listens."""


class Limits(NamedTuple):
    """What a program may take."""

    seconds: float = 30.0
    """For one answer, and for leaving when the game is over."""
    megabytes: int = 1024
    """Of memory, with all that it has started."""


class Answer(NamedTuple):
    """What a player does, and what was wrong with it if chance chose in its place."""

    action: int | Action
    fault: str | None = None


class Player(Protocol):
    """Sits at one seat for one game."""

    def choose(self, state: State, seat: int) -> Answer:
        """What the seat does; always legal. The real state must not be changed."""

    def heard(self, seat: int, state: State, told: Sequence[Told]) -> None:
        """A seat has acted, and this happened."""

    def leave(self, state: State) -> None:
        """The game is over, or is played no further."""


class HousePlayer:
    """A bot of the house. It sees the table each time anew, so it need not listen."""

    def __init__(self, name: str, dice: SeededDice) -> None:
        self.name = name
        self.dice = dice
        self.plan: Plan = ()

    def choose(self, state: State, seat: int) -> Answer:
        """What the bot chooses within its budget."""
        code, fault, self.plan = choose(self.name, state, seat, self.dice, plan=self.plan)
        return Answer(code, fault)

    def heard(self, seat: int, state: State, told: Sequence[Told]) -> None:
        """Nothing to remember."""

    def leave(self, state: State) -> None:
        """Nothing to put away."""


def is_program(name: str) -> bool:
    """Whether a player is a program."""
    return name.startswith((PROGRAM, LISTENER))


def command(name: str) -> list[str]:
    """The words of a program's command.

    Raises:
        OptionsError: there is no such program, or none was named.
    """
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise OptionsError(f"{name[:80]!r} cannot be read as a command: {error}") from None
    if not words:
        raise OptionsError("name the program after stdio:, as in 'stdio:python3 bot.py'")
    if shutil.which(words[0]) is None:
        raise OptionsError(f"there is no program {words[0][:80]!r} to play as {name[:80]!r}")
    if sys.platform == "win32":
        raise OptionsError("programs play in the arena on Linux and macOS only")
    return words


def check(name: str) -> None:
    """Refuse a player that there is not, before anything is played.

    Raises:
        UnknownBotError: there is no bot of this name.
        OptionsError: there is no such program.
    """
    if name.startswith(LISTENER):
        answered(name)
    elif is_program(name):
        command(name)
    else:
        level(name)


def answered(name: str) -> None:
    """Call a program that should listen, and hang up.

    Raises:
        OptionsError: nobody listens there.
    """
    from warhall.arena.lines import Connection, Gone, read_address  # noqa: PLC0415  most games are played without

    try:
        Connection(read_address(name.removeprefix(LISTENER))).end()
    except Gone as gone:
        raise OptionsError(str(gone)) from None


def sit(name: str, seat: int, dice: SeededDice, limits: Limits) -> Player:
    """A player for one game."""
    if not is_program(name):
        return HousePlayer(name, dice)
    from warhall.arena.lines import read_address  # noqa: PLC0415  most games are played without
    from warhall.arena.programs import Program  # noqa: PLC0415  most games are played without

    if name.startswith(LISTENER):
        return Program.called(read_address(name.removeprefix(LISTENER)), seat, dice, limits)
    return Program.started(command(name), seat, dice, limits)
