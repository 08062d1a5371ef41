"""Other engines, driven from Python the way their own documentation drives them.

Here: PettingZoo and OpenSpiel with Connect Four, catanatron with random games of four. Each is optional: what is
not installed is told, not guessed. All pick their moves with the same cheap generator, so that the engines are
compared and not the ways to draw a random number; catanatron's random player brings its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from types import ModuleType
from typing import Any

from benchmarks.measure import Contestant, Entry, batched

_MIDDLE_OF_CONNECT_FOUR = 8
_MIDDLE_OF_CATAN = 200
_LONGEST_CATAN = 1000


def peers() -> tuple[list[Entry], list[str]]:
    """The engines that are installed, and the names of those that are not."""
    here: list[Entry] = []
    missing: list[str] = []
    for package, module, enter in _PEERS:
        try:
            engine = import_module(module)
        except ModuleNotFoundError as error:
            missing.append(f"{package} is not installed (no module {error.name})")
        else:
            here.append(enter(engine, f"{package} {version(package)}"))
    return here, missing


def _pettingzoo(connect_four_v3: ModuleType, title: str) -> Entry:
    env = connect_four_v3.env()
    bits = random.Random(1).getrandbits

    def play() -> int:
        moves = 0
        env.reset()
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            options = observation["action_mask"].nonzero()[0]
            env.step(options[(bits(16) * len(options)) >> 16])
            moves += 1
        return moves

    return Entry(f"{title}, connect_four_v3", Contestant("pettingzoo", play))


def _open_spiel(pyspiel: ModuleType, title: str) -> Entry:
    game = pyspiel.load_game("connect_four")
    bits = random.Random(1).getrandbits

    def play() -> int:
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply_action(options[(bits(16) * len(options)) >> 16])
            moves += 1
        return moves

    middle = game.new_initial_state()
    for move in range(_MIDDLE_OF_CONNECT_FOUR):
        middle.apply_action(move * 3 % 7)
    return Entry(
        f"{title}, connect_four",
        Contestant("open_spiel", play),
        Contestant("open_spiel copy", batched(middle.clone)),
    )


def _catanatron(catanatron: ModuleType, title: str) -> Entry:
    random.seed(1)  # its players and dice use the generator of the whole process

    def begun() -> Any:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        return catanatron.Game(players, seed=random.randrange(1 << 30))

    def play() -> int:
        game = begun()
        while game.winning_color() is None and game.state.num_turns < _LONGEST_CATAN:
            game.play_tick()
        return len(game.state.actions)

    middle = begun()
    while len(middle.state.actions) < _MIDDLE_OF_CATAN:
        middle.play_tick()
    return Entry(
        f"{title}, four random players",
        Contestant("catanatron", play),
        Contestant("catanatron copy", batched(middle.copy)),
    )


_PEERS: tuple[tuple[str, str, Callable[[ModuleType, str], Entry]], ...] = (
    ("pettingzoo", "pettingzoo.classic.connect_four_v3", _pettingzoo),
    ("open_spiel", "pyspiel", _open_spiel),
    ("catanatron", "catanatron", _catanatron),
)
