"""Many games at once, over processes: what they see lies in memory that all share, so nothing is copied to and fro.

Every game asks whoever is to choose, so one learner can play all seats against itself. A game that is over begins anew
by itself; its last rewards are told with the first question of the next game.
"""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.research.encoding import Encoder, Form, encoder
from warhall.research.parts import Stepwise, places_of


class VectorError(WarhallError):
    """A process of a vector of games has failed; it says why."""


class Plan(NamedTuple):
    """What every process must know."""

    game: str
    options: dict[str, object]
    form: Form
    games: int
    seats: int


class Arrays:
    """What all games see, as arrays over one piece of memory; a row is a game."""

    def __init__(self, plan: Plan, size: int, actions: int, memory: Any) -> None:
        self.at = 0
        self.memory = memory
        count = plan.games
        self.observations = self._take((count, size), np.float32)
        self.rewards = self._take((count, plan.seats), np.float32)
        self.actions = self._take((count,), np.int32)
        self.seats = self._take((count,), np.int32)
        self.done = self._take((count,), np.int8)
        self.masks = self._take((count, actions), np.int8)

    def _take(self, shape: tuple[int, ...], kind: Any) -> npt.NDArray[Any]:
        taken: npt.NDArray[Any] = np.ndarray(shape, kind, self.memory, self.at)
        self.at += taken.nbytes
        return taken

    @staticmethod
    def bytes(plan: Plan, size: int, actions: int) -> int:
        """How much memory they need."""
        return plan.games * (4 * size + 4 * plan.seats + 4 + 4 + 1 + actions)


class Games:
    """Some rows of the arrays, and the games behind them."""

    def __init__(self, plan: Plan, rows: range, arrays: Arrays, seer: Encoder) -> None:
        self.rows = rows
        self.arrays = arrays
        self.encoder = seer
        self.games = {row: Stepwise(seer.game, plan.options) for row in rows}
        self.dice: dict[int, SeededDice] = {}
        self.legal: dict[int, list[int]] = {row: [] for row in rows}

    def reset(self, seed: int) -> None:
        """New games everywhere; a game's seed depends on its row, not on which process has it."""
        self.arrays.masks[self.rows.start : self.rows.stop] = 0
        for row in self.rows:
            self.dice[row] = SeededDice(seed).child(row)
            self._begin(row)
            self.arrays.rewards[row] = 0
            self.arrays.done[row] = 0
            self._see(row)

    def step(self) -> None:
        """Do in each game what the array of actions says."""
        arrays = self.arrays
        for row in self.rows:
            game = self.games[row]
            game.step(int(arrays.actions[row]))
            ended = game.over or game.too_long
            arrays.done[row] = ended
            arrays.rewards[row] = game.returns()
            if ended:
                self._begin(row)
            self._see(row)

    def _begin(self, row: int) -> None:
        self.games[row].reset(self.dice[row].below(1 << 31))

    def _see(self, row: int) -> None:
        arrays, game = self.arrays, self.games[row]
        arrays.masks[row, self.legal[row]] = 0
        self.legal[row] = list(game.legal)
        arrays.masks[row, self.legal[row]] = 1
        arrays.seats[row] = game.seat
        arrays.observations[row] = self.encoder.observation(game.state, game.seat, row, game.picked())


class VectorEnv:
    """Games that are played side by side; all arrays are shared and change with every step."""

    def __init__(self, game: str, count: int, processes: int = 1, **options: object) -> None:
        """Games side by side; see `vector_env`."""
        seer = encoder(game, options)
        simulation = Stepwise(game, options)
        self.size, self.action_count = seer.size, simulation.places.size
        plan = Plan(game, dict(options), seer.form, count, len(simulation.seats))
        self._lines: list[Connection] = []
        self._workers: list[Any] = []
        if processes <= 1:
            own = bytearray(Arrays.bytes(plan, self.size, self.action_count))
            self._arrays = Arrays(plan, self.size, self.action_count, own)
            self._games: Games | None = Games(plan, range(count), self._arrays, seer)
            return
        self._games = None
        context = get_context("spawn")
        memory = context.RawArray("b", Arrays.bytes(plan, self.size, self.action_count))
        self._arrays = Arrays(plan, self.size, self.action_count, memory)
        share = -(-count // processes)
        for start in range(0, count, share):
            here, there = context.Pipe()
            rows = range(start, min(count, start + share))
            worker = context.Process(target=work, args=(plan, rows, memory, there), daemon=True)
            worker.start()
            there.close()
            self._lines.append(here)
            self._workers.append(worker)

    @property
    def observations(self) -> npt.NDArray[np.float32]:
        """What the asked seat of each game sees."""
        return self._arrays.observations

    @property
    def masks(self) -> npt.NDArray[np.int8]:
        """What it may do."""
        return self._arrays.masks

    @property
    def seats(self) -> npt.NDArray[np.int32]:
        """Which seat it is."""
        return self._arrays.seats

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """What the game that was just over was worth, seat by seat; 0 if none was."""
        return self._arrays.rewards

    @property
    def done(self) -> npt.NDArray[np.int8]:
        """Whether the last step ended a game; the observation is of the next one already."""
        return self._arrays.done

    def reset(self, seed: int = 0) -> None:
        """New games; the same seed is the same games, in however many processes."""
        self._all(("reset", seed))

    def step(self, actions: npt.ArrayLike) -> None:
        """Do one action in each game.

        Raises:
            VectorError: one of them is not allowed, or a process has ended.
        """
        self._arrays.actions[:] = actions
        self._all(("step", 0))

    def _all(self, message: tuple[str, int]) -> None:
        if self._games is not None:
            if message[0] == "reset":
                self._games.reset(message[1])
            else:
                self._games.step()
            return
        for line in self._lines:
            line.send(message)
        faults = []
        for line in self._lines:
            try:
                faults.append(line.recv())
            except EOFError:
                raise VectorError("a process of the games has ended") from None
        for fault in faults:
            if fault:
                raise VectorError(fault)

    def close(self) -> None:
        """End the processes; the memory goes with the last array that shows it."""
        for line in self._lines:
            with suppress(OSError):
                line.send(("close", 0))
        for worker in self._workers:
            worker.join(10)
            if worker.is_alive():
                worker.kill()
        for line in self._lines:
            line.close()
        self._lines, self._workers = [], []

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def vector_env(game: str, count: int, processes: int = 1, **options: object) -> VectorEnv:
    """Many games at once: `vector_env("tyrants", 16, processes=2, players=4)`.

    Args:
        game: which one.
        count: how many games.
        processes: how many processes play them; 1: this one.
        **options: as the game has them; `players` and `mode` among them.

    Raises:
        WarhallError: there is no such game, or it cannot be played like this.
    """
    return VectorEnv(game, count, processes, **options)


def work(plan: Plan, rows: range, memory: Any, line: Connection) -> None:
    """Play some of the games: what a process does until it is told to end."""
    seer = encoder(plan.game, plan.options, plan.form)
    arrays = Arrays(plan, seer.size, places_of(seer.game).size, memory)
    games = Games(plan, rows, arrays, seer)
    while True:
        try:
            what, seed = line.recv()
        except (EOFError, KeyboardInterrupt):
            break
        if what == "close":
            break
        try:
            if what == "reset":
                games.reset(seed)
            else:
                games.step()
        except WarhallError as error:
            line.send(str(error))
        else:
            line.send("")
