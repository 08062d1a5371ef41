"""Warhall's own games at the start, each by its id: `four`, and every further room of `warhall.games`.

The loop is the one that bots and simulations run: look at the pending decision, choose an option, apply it. Nobody
listens to events. Moves are picked with the same cheap generator as for the peers.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

from benchmarks.measure import Contestant, Entry, batched
from warhall.kernel.dice import SeededDice
from warhall.kernel.game import Game, Options
from warhall.kernel.state import State

RACED: dict[str, dict[str, object]] = {"tyrants": {"players": 4}}
"""The options a game is raced with, where they are not its usual ones: a full table, as its peer has."""


def warhall_game(game_id: str) -> Entry:
    """Random games of one room, and the copy of a state half-way through one.

    Raises:
        ModuleNotFoundError: there is no such room.
    """
    game: Game = import_module(f"warhall.games.{game_id}").GAME
    raced = game.choose(RACED.get(game_id))
    bits = Random(1).getrandbits

    def play() -> int:
        moves = 0
        state = game.begin(raced, SeededDice(bits(64)))
        while (decision := state.decision) is not None:
            options = decision.options
            state.apply(decision.seat, options[(bits(16) * len(options)) >> 16])
            moves += 1
        return moves

    return Entry(
        f"Warhall {game_id}, {raced.players} players",
        Contestant(game_id, play),
        Contestant(f"{game_id} copy", batched(_half_way(game, raced).copy)),
    )


def _half_way(game: Game, options: Options) -> State:
    """A state in the middle of a random game: the game is played once for its length, and once to its half."""
    length = _advance(game.begin(options, SeededDice(1)), Random(1).getrandbits, None)
    state = game.begin(options, SeededDice(1))
    _advance(state, Random(1).getrandbits, length // 2)
    return state


def _advance(state: State, bits: Callable[[int], int], limit: int | None) -> int:
    """Random decisions until the game ends or so many were made; how many it were."""
    moves = 0
    while (decision := state.decision) is not None and moves != limit:
        options = decision.options
        state.apply(decision.seat, options[(bits(16) * len(options)) >> 16])
        moves += 1
    return moves
