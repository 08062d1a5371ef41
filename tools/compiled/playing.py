"""Random games of one room, told as digests: a line for each game. It runs on whatever build comes first on the path.

`python -P playing.py GAME FIRST COUNT` plays the games with the numbers FIRST to FIRST + COUNT - 1, under the options
in which the game is proved, in turn. A line tells the number, how many decisions were made, and a hash over everything:
every list of options, every choice, and the digest of every eighth state and of the last.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module

from warhall.kernel.dice import SeededDice
from warhall.kernel.game import Game
from warhall.kernel.saving import digest

EVERY = 8
"""A digest costs more than a decision: so many decisions lie between two of them."""
MOST = 3000
"""A random game is left after so many decisions: some variants have no other end."""


def main(words: Sequence[str]) -> None:
    """Play, and print a line for each game."""
    game_id, first, count = words[0], int(words[1]), int(words[2])
    game: Game = import_module(f"warhall.games.{game_id}").GAME
    for number in range(first, first + count):
        print(told(game, number), flush=True)


def told(game: Game, number: int) -> str:
    """One game as a line."""
    chooser = SeededDice(number).child(1)
    state = game.begin(game.variants[number % len(game.variants)], SeededDice(number))
    seen = blake2b(digest_size=16)
    moves = 0
    while (decision := state.decision) is not None and moves < MOST:
        options = list(decision.options)
        choice = options[chooser.below(len(options))]
        seen.update(repr((decision.seat, decision.ask, options, choice)).encode())
        if moves % EVERY == 0:
            seen.update(digest(state).encode())
            if moves % (EVERY * EVERY) == 0:
                seen.update(digest(state.imagine(decision.seat, SeededDice(moves))).encode())
                state = state.copy()
        state.apply(decision.seat, choice)
        moves += 1
    seen.update(digest(state).encode())
    return f"{number} {moves} {seen.hexdigest()}"


if __name__ == "__main__":
    main(sys.argv[1:])
