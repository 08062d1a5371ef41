"""The games as environments of PettingZoo: agents act in turn (AEC), with the mask of what each may do.

An environment watches over its own use as PettingZoo's wrappers would, with the same words: three of them round a game
took twice as long as the step itself, because each hands on every look at an attribute.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from warhall.games import game as game_of
from warhall.kernel.errors import ProtocolError
from warhall.kernel.game import Game
from warhall.research.encoding import Encoder, Form, Masks, encoder
from warhall.research.parts import Stepwise
from warhall.research.walking import LARGEST

ILLEGAL = -1.0
"""What an agent gets that does what is not allowed; the game is over then."""
WITH_A_GAME = {"agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos"}
"""What an environment has since its first reset."""


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
    return GameEnv(game_of(game, *packs) if packs else game, options)


class GameEnv(AECEnv[str, Any, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """A game that is driven agent by agent."""

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
        """How often it was."""
        self._moved = True
        """Whether something was done since `agent_iter` has named an agent."""
        self._looked: tuple[int, int, int, tuple[int, ...]] | None = None
        self._seen: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        """Only asked for what is not there: everything about agents comes with the first game."""
        before = " before reset" if name in WITH_A_GAME else ""
        raise AttributeError(f"{name} cannot be accessed{before}")

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
        self._moved = True
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.simulation.seat]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Who is asked, until nobody is left; between two of them a step must be made."""
        if not self._reset:
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(max_iter)

    def _turns(self, most: int) -> Iterator[str]:
        while self.agents and most > 0:
            assert self._moved, "need to call step() or reset() in a loop over `agent_iter`"  # noqa: S101  as PettingZoo
            self._moved = False
            most -= 1
            yield self.agent_selection

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do if it is asked."""
        if not self._reset:
            EnvLogger.error_observe_before_reset()
        seat = self._number[agent]
        simulation, encoder = self.simulation, self.encoder
        now = (self._reset, simulation.state.count, seat, simulation.begun)
        if now != self._looked:  # many programs look twice before a step
            asked = seat == simulation.seat
            picked = simulation.picked() if asked else {}
            observation = encoder.observation(simulation.state, seat, picked=picked)
            seen = {"observation": observation, "action_mask": self.masks.mask(simulation.legal if asked else ())}
            self._looked, self._seen = now, seen
        return dict(self._seen)

    def step(self, action: int | None) -> None:
        """Do what the asked agent chooses."""
        if not self._reset:
            EnvLogger.error_step_before_reset()
        self._moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent, simulation = self.agent_selection, self.simulation
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action.__class__ is not int:
            self._check(agent, action)
        try:
            simulation.step(int(action))  # type: ignore[arg-type]  # None is for those who are out
        except ProtocolError:
            self._check(agent, action)
            self._lose(agent)
            return
        # Until the end nobody gets anything, so there is nothing to clear or to add up.
        if simulation.over:
            self.rewards = dict(zip(self.possible_agents, simulation.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            return
        if simulation.too_long:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[simulation.seat]

    def _check(self, agent: str, action: object) -> None:
        """Whether there is such an action at all."""
        assert self.action_spaces[agent].contains(action), "action is not in action space"  # noqa: S101  as PettingZoo

    def _lose(self, agent: str) -> None:
        """The game is over for everybody, and lost for whoever did what is not allowed."""
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        """The table as the terminal shows it to everybody."""
        if not self._reset:
            EnvLogger.error_render_before_reset()
        from warhall.kernel.narrator import Narrator  # noqa: PLC0415  only for who looks

        state = self.simulation.state
        lines = state.game.picture(state.view(None), Narrator(state.game, "en"))
        return "\n".join("".join(span.text for span in line) for line in lines)

    def close(self) -> None:
        """Nothing is held."""
