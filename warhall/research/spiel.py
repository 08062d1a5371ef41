"""The games as games of OpenSpiel.

Chance is one node at the root: it draws the seed of the dice, and everything after it is certain. An information state
is all that a seat has been told and has done since; the string is made by playing the game once more, only when asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from warhall.kernel.events import Told
from warhall.research.encoding import encoder, information
from warhall.research.simulation import Simulation

SEEDS = 1 << 16
"""So many deals there are."""
NOTHING = b"{}".hex()
"""No options. They are JSON in hexadecimal: OpenSpiel writes parameters into a line without quotes."""


def open_spiel_game(game: str, *, seeds: int = SEEDS, **options: object) -> Game:
    """A game as OpenSpiel plays it: `open_spiel_game("tyrants", players=2)`.

    Args:
        game: which one.
        seeds: how many deals chance draws from.
        **options: as the game has them; `players` and `mode` among them.

    Raises:
        WarhallError: there is no such game, or it cannot be played like this.
    """
    simulation = Simulation(game, options)
    register(simulation)
    return Game({"game": game, "seeds": seeds, "options": msgspec.json.encode(options).hex()})


def register(simulation: Simulation) -> None:
    """Make a game of the house known to OpenSpiel, so that it can also be loaded by its name."""
    kind = game_type(simulation)
    ident = simulation.game.id
    if kind.short_name in pyspiel.registered_names():
        return

    class Registered(Game):  # a class and no function: OpenSpiel drops it after the interpreter is gone
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__({"game": ident, **(params or {})})

    pyspiel.register_game(kind, Registered)


def game_type(simulation: Simulation) -> Any:
    """What OpenSpiel wants to know of a game."""
    room = simulation.game
    return pyspiel.GameType(
        short_name=f"warhall_{room.id}",
        long_name=f"Warhall: {room.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(room.players),
        min_num_players=min(room.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"game": room.id, "seeds": SEEDS, "options": NOTHING},
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game of the house."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """A game from the parameters that OpenSpiel keeps: `game`, `seeds` and `options`."""
        given = {"game": "four", "seeds": SEEDS, "options": NOTHING, **(params or {})}
        options = msgspec.json.decode(bytes.fromhex(given["options"]))
        simulation = Simulation(given["game"], options)
        seer = encoder(given["game"], options)
        info = pyspiel.GameInfo(
            num_distinct_actions=seer.actions,
            max_chance_outcomes=int(given["seeds"]),
            num_players=len(simulation.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=simulation.game.step_cap,
        )
        super().__init__(game_type(simulation), info, given)
        self.options = options
        self.simulation = simulation
        self.encoder = seer
        self.seeds = int(given["seeds"])

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        """OpenSpiel copies a state with all that it holds; the game itself stays one."""
        return self

    def new_initial_state(self) -> State:
        """A game whose dice are still to be drawn."""
        return State(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        """Somebody who looks at states through the eyes of a seat."""
        return Observer(self)


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game while it is played."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.room = game
        self.simulation: Simulation | None = None
        self.actions: list[int] = []

    def current_player(self) -> int:
        """Whose choice it is."""
        if self.simulation is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.simulation.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds of the dice, each equally likely."""
        return [(seed, 1 / self.room.seeds) for seed in range(self.room.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.simulation.legal) if self.simulation is not None else list(range(self.room.seeds))

    def _apply_action(self, action: int) -> None:
        self.actions.append(action)
        if self.simulation is None:
            self.simulation = Simulation(self.room.simulation.game, self.room.options)
            self.simulation.reset(action)
        else:
            self.simulation.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.simulation is None or player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.simulation.game.codec.notation(self.simulation.state, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.simulation is not None and (self.simulation.over or self.simulation.too_long)

    def returns(self) -> list[float]:
        """What the game was worth to each seat."""
        if self.simulation is None:
            return [0.0] * self.room.num_players()
        return list(self.simulation.returns())

    def observation_string(self, player: int) -> str:
        """What a seat sees now."""
        return "" if self.simulation is None else information(self.simulation.state, player)

    def observation_tensor(self, player: int) -> list[float]:
        """What a seat sees now, as numbers."""
        if self.simulation is None:
            return [0.0] * self.room.encoder.size
        seen: list[float] = self.room.encoder.observation(self.simulation.state, player).tolist()
        return seen

    def information_state_string(self, player: int) -> str:
        """All that a seat has been told and has done, and what it sees."""
        if self.simulation is None:
            return ""
        again = Simulation(self.room.simulation.game, self.room.options)
        again.reset(self.actions[0])
        known: list[Any] = []
        for action in self.actions[1:]:
            told: list[Told] = []
            again.state.ears = told.append
            seat = again.seat
            own = [action] if seat == player else []
            again.step(action)
            known.append([seat, own, [event for each in told if (event := each.seen_by(player)) is not None]])
        known.append(information(self.simulation.state, player))
        return msgspec.json.encode(known).decode()

    def __str__(self) -> str:
        """The actions so far."""
        return " ".join(map(str, self.actions))


class Observer:
    """Looks at states through the eyes of a seat, as OpenSpiel's observers do."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(game.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: State, player: int) -> str:
        """What a seat sees now."""
        return state.observation_string(player)
