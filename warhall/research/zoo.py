"""The games as environments of PettingZoo: agents act in turn (AEC), with the mask of what each may do."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from warhall.games import game as game_of
from warhall.kernel.game import Game
from warhall.research.encoding import Encoder, Form, Masks, encoder
from warhall.research.parts import Stepwise
from warhall.research.walking import LARGEST

ILLEGAL = -1.0
"""What an agent gets that does what is not allowed; the game is over then."""


def pettingzoo_env(game: str, *, packs: tuple[Path, ...] = (), **options: object) -> AECEnv[str, Any, int]:
    """A game as PettingZoo plays it: `pettingzoo_env("tyrants", players=4)`.

    An observation is a dictionary: `observation`, what the agent's seat sees as numbers, and `action_mask`, what it may
    do. Agents are called by the names of their seats. Whoever does what is not allowed loses at once.

    Args:
        game: which one.
        packs: folders of content packs.
        **options: as the game has them; `players` and `mode` among them.

    Raises:
        UnknownGameError: there is no such game.
        OptionsError: it cannot be played like this.
    """
    raw: Any = RawEnv(game_of(game, *packs) if packs else game, options)
    raw = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    raw = wrappers.AssertOutOfBoundsWrapper(raw)
    return wrappers.OrderEnforcingWrapper(raw)


class RawEnv(AECEnv[str, Any, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """A game without the wrappers that watch over its use."""

    def __init__(self, game: str | Game, options: Mapping[str, object] | None = None, form: Form | None = None) -> None:
        """A game with its options; a layout that was laid out before saves time."""
        super().__init__()
        self.simulation = Stepwise(game, options)
        self.encoder: Encoder = encoder(game, options, form)
        room, actions = self.simulation.game, self.simulation.places.size
        self.masks = Masks(actions)
        self.metadata = {
            "name": f"warhall_{room.id}_v{room.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = "ansi"
        self.possible_agents = list(self.simulation.seats)
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        # A space of its own for each: each is seeded by itself.
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seed = 0
        self._reset = 0
        self._looked: tuple[int, int, int, tuple[int, ...]] | None = None
        self._seen: dict[str, Any] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's observations are made of."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The places of all actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next one."""
        self._seed = self._seed + 1 if seed is None else seed
        self.simulation.reset(self._seed)
        self._reset += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.simulation.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do if it is asked."""
        seat = self._number[agent]
        simulation, encoder = self.simulation, self.encoder
        now = (self._reset, simulation.state.count, seat, simulation.begun)
        if now != self._looked:  # the wrappers look two or three times before each step
            asked = seat == simulation.seat
            picked = simulation.picked() if asked else {}
            observation = encoder.observation(simulation.state, seat, picked=picked)
            seen = {"observation": observation, "action_mask": self.masks.mask(simulation.legal if asked else ())}
            self._looked, self._seen = now, seen
        return dict(self._seen)

    def step(self, action: int | None) -> None:
        """Do what the asked agent chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        simulation = self.simulation
        simulation.step(int(action))  # type: ignore[arg-type]  # None is for those who are out
        if simulation.over:
            self.rewards = dict(zip(self.possible_agents, simulation.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif simulation.too_long:
            self.truncations = dict.fromkeys(self.agents, True)
        if not simulation.over:
            self.agent_selection = self.possible_agents[simulation.seat]
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as the terminal shows it to everybody."""
        from warhall.kernel.narrator import Narrator  # noqa: PLC0415  only for who looks

        state = self.simulation.state
        lines = state.game.picture(state.view(None), Narrator(state.game, "en"))
        return "\n".join("".join(span.text for span in line) for line in lines)

    def close(self) -> None:
        """Nothing is held."""
