"""What is told of a game, in sentences: for the tests of the rooms' stories."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from warhall.kernel.dice import SeededDice
from warhall.kernel.events import Heard, Told
from warhall.kernel.game import Game
from warhall.kernel.narrator import Narrator
from warhall.kernel.state import State


def sentences(state: State, told: Iterable[Told], language: str = "en", seat: int | None = None) -> list[str]:
    """What a seat (None: the public) hears, each sentence with its rule; what belongs together is one."""
    heard = Heard()
    for each in told:
        heard.append(each)
    lines = (Narrator(state.game, language).event(state, each, seat) for each in heard)
    return [line for line in lines if line is not None]


def opened(game: Game, options: Mapping[str, object] | None = None, seed: int = 1) -> tuple[State, list[Told]]:
    """A new game, and what was told before its first decision."""
    told: list[Told] = []
    state = game.begin(options, SeededDice(seed), told.append)
    return state, told


def tags(told: Iterable[Told]) -> list[str]:
    """What kinds of events were told."""
    return [str(each.event.__struct_config__.tag) for each in told]
