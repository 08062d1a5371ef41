"""One game as a learner drives it: a seed, a seat that is asked, codes that are allowed, and a value at the end.

Where several seats decide at the same time they are asked one after another; none of them sees what another chose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ProtocolError
from warhall.kernel.game import Game
from warhall.kernel.state import State


class Simulation:
    """A game that is played over and over."""

    def __init__(self, game: str | Game, options: Mapping[str, object] | None = None) -> None:
        """A game with its options, at the start of the game with the seed 0.

        Raises:
            UnknownGameError: there is no such game.
            OptionsError: it cannot be played like this.
        """
        self.game = game_of(game) if isinstance(game, str) else game
        self.options = self.game.choose(options)
        self.state: State
        self.reset(0)
        self.seats = self.state.seat_names()

    def __deepcopy__(self, memo: dict[int, object]) -> Simulation:
        """The same game with a state of its own: rules and content are shared."""
        other = object.__new__(Simulation)
        other.__dict__.update(self.__dict__, state=self.state.copy())
        return other

    def reset(self, seed: int) -> None:
        """A new game; the same seed and the same actions are the same game."""
        self.state = self.game.begin(self.options, SeededDice(seed).child(0))

    @property
    def over(self) -> bool:
        """Whether nobody is asked anything any more."""
        return self.state.decision is None

    @property
    def too_long(self) -> bool:
        """Whether the game has taken more actions than any game can, and is given up."""
        return self.state.decision is not None and self.state.count >= self.game.step_cap

    @property
    def seat(self) -> int:
        """Who is asked; -1 when it is over."""
        decision = self.state.decision
        return -1 if decision is None else decision.seat

    @property
    def legal(self) -> Sequence[int]:
        """The codes of all that the asked seat may do."""
        decision = self.state.decision
        return () if decision is None else decision.options

    def step(self, code: int) -> None:
        """Do what the asked seat chooses.

        Raises:
            ProtocolError: it is over, or this is none of the choices.
        """
        decision = self.state.decision
        if decision is None:
            raise ProtocolError("game-over", "the game is over")
        if code not in decision.options:
            raise ProtocolError("not-offered", f"code {code} is none of the {len(decision.options)} choices")
        self.state.apply(decision.seat, int(code))

    def returns(self) -> tuple[float, ...]:
        """What the game was worth to each seat: 1 for a lone win, -1 for the last place, sum zero; 0 until its end."""
        result = self.state.result
        return (0.0,) * len(self.seats) if result is None else result.returns()
