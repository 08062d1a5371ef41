"""A prepared table: a game with a doctored thing, opened where that thing is at hand.

Here: the opening is played by what the game tells its bots to try first, and the thing is brought to hand (`trial` of
the room). Not here: who sits there (`warhall.server`).
"""

from __future__ import annotations

from typing import NamedTuple

from warhall.games import drafted
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.game import Game
from warhall.kernel.position import read, write
from warhall.lab.doctor import pack_files

SEED = 1
OPENING_MOST = 2_000
"""More decisions than any opening takes."""


class Prepared(NamedTuple):
    """A table that is ready for whoever tries."""

    game: Game
    seats: int
    seat: int
    """Whose turn it is, and who has the thing."""
    position: str


def prepared(game: str, file: str, text: str, ident: str) -> Prepared:
    """A table with a doctored thing.

    Raises:
        ContentError: it is faulty.
        OptionsError: no game gets to where it can be tried.
    """
    return ready(drafted(game, pack_files(game, file, text)), file.removesuffix(".yaml"), ident)


def ready(room: Game, stem: str, ident: str) -> Prepared:
    """A table where a thing of the content is at hand."""
    trial = room.trial(room, stem, ident)
    state = room.begin(trial.options, SeededDice(SEED))
    for _ in range(OPENING_MOST):
        if state.result is not None:
            break
        if trial.ready(state, trial.seat):
            trial.give(state, trial.seat)
            position = write(state)
            read(room, position, SeededDice(SEED))
            return Prepared(room, len(state.seat_names()), trial.seat, position)
        seat, decision = next(iter(sorted(state.decisions.items())))
        state.apply(seat, room.bench.order(state, seat, decision.options)[0])
    raise OptionsError(f"{room.id}: no opening leads to where {ident[:60]!r} could be tried")
