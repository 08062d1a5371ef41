"""The games as environments of Gymnasium: one seat learns, bots hold the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from warhall.bots.bot import Plan
from warhall.bots.choose import choose
from warhall.bots.levels import level
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.research.encoding import Form, Masks, encoder
from warhall.research.parts import Stepwise
from warhall.research.walking import LARGEST

ILLEGAL = -1.0
"""What the learner gets for doing what is not allowed; the game is over then."""


def gymnasium_env(
    game: str, *, seat: int | None = 0, opponents: str | Sequence[str] = "random", **options: object
) -> SingleEnv:
    """A game for one learner: `gymnasium_env("four", opponents="greedy")`.

    Args:
        game: which one.
        seat: where the learner sits; None: at every seat in turn, game by game.
        opponents: the bot of all other seats, or one for each of them, clockwise from the learner.
        **options: as the game has them; `players` and `mode` among them.

    Raises:
        WarhallError: there is no such game, bot or seat, or it cannot be played like this.
    """
    return SingleEnv(game, seat, opponents, options)


class SingleEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game in which one seat learns."""

    metadata = {"render_modes": []}  # noqa: RUF012  Gymnasium declares it so

    def __init__(
        self,
        game: str,
        seat: int | None,
        opponents: str | Sequence[str],
        options: dict[str, object],
        form: Form | None = None,
    ) -> None:
        """A game with its bots; a layout that was laid out before saves time."""
        self.simulation = Stepwise(game, options)
        self.encoder = encoder(game, options, form)
        self.masks = Masks(self.simulation.places.size)
        others = len(self.simulation.seats) - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise OptionsError(f"{len(self.opponents)} opponents for {others} seats")
        for bot in self.opponents:
            level(bot)
        if seat is not None and not 0 <= seat <= others:
            raise OptionsError(f"no seat {seat}: they are 0 to {others}")
        self._wanted = seat
        self.seat = seat or 0
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.masks.size,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.masks.size)
        self._games = 0
        self._dice: list[SeededDice] = []
        self._plans: list[Plan] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, played on to the learner's first choice; the same seed is the same game."""
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        number = int(self.np_random.integers(1 << 62))
        self.simulation.reset(number)
        seats = len(self.simulation.seats)
        self.seat = self._games % seats if self._wanted is None else self._wanted
        self._games += 1
        dice = SeededDice(number)
        self._dice = [dice.child(1 + other) for other in range(seats)]
        self._plans = [() for _ in range(seats)]
        self._play_on()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Do what the learner chooses, and play on to its next choice."""
        simulation = self.simulation
        if simulation.over or int(action) not in simulation.legal:
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        simulation.step(int(action))
        self._play_on()
        reward = simulation.returns()[self.seat]
        return self._seen(), reward, simulation.over, simulation.too_long, self._info()

    def _play_on(self) -> None:
        """Let the bots choose until the learner is asked."""
        simulation = self.simulation
        seats = len(simulation.seats)
        while not simulation.over and not simulation.too_long and simulation.seat != self.seat:
            seat = simulation.seat
            bot = self.opponents[(seat - self.seat) % seats - 1]
            choice = choose(bot, simulation.state, seat, self._dice[seat], plan=self._plans[seat])
            self._plans[seat] = choice.plan
            simulation.play(choice.code)

    def _seen(self) -> dict[str, Any]:
        simulation = self.simulation
        asked = simulation.seat == self.seat
        observation = self.encoder.observation(simulation.state, self.seat, picked=simulation.picked() if asked else {})
        return {"observation": observation, "action_mask": self.masks.mask(simulation.legal if asked else ())}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "count": self.simulation.state.count}
