"""What a game tells those who measure its balance: what can be had and at what price, who has it, who began.

Here: the shape of it. Each room that can be measured has a `measured.py` that fills it in; `warhall.arena.noting` reads
it while bots play, `warhall.lab` makes figures of it. Nothing of it is ever shown to a bot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from warhall.kernel.dice import Dice

T = TypeVar("T")


class Thing(NamedTuple):
    """Something of the content that one can have: a card, a unit, a hero."""

    kind: str
    """Of which kind its name is."""
    id: str
    price: int | None
    """In the currency of the game; None for what has no price."""
    file: str
    """The content file in which it stands."""
    field: str
    """The field of that file that holds the price."""
    designed: bool
    """Whether its numbers are the house's own, and not the rulebook's."""


class Army(NamedTuple):
    """What a seat plays as a whole, by its name: a faction, a warband, a half-deck, a hero."""

    kind: str
    id: str


def _as_it_is(game: Any, options: Any, dice: Dice, turned: int, wanted: Sequence[str]) -> Mapping[str, object]:
    return {}


class Measure(NamedTuple):
    """The questions of a laboratory, answered by a game. A state is a real one: it is read, never changed."""

    things: Callable[[Any], Sequence[Thing]]
    """All that is measured in a game."""
    own: Callable[[Any, int], Iterable[str]]
    """The ids of what a seat has at its disposal now, each copy for itself."""
    drawn: Callable[[Any, int], Iterable[str]]
    """The ids of what has come to a seat so far: into its hand, or onto the table."""
    army: Callable[[Any, int], Army | None]
    """What a seat plays as a whole."""
    first: Callable[[Any], int | None]
    """Who began; None as long as it is not settled."""
    vary: Callable[[Any, Any, Dice, int, Sequence[str]], Mapping[str, object]] = _as_it_is
    """The game, its options, chance, by how many seats all have moved on, and the ids of what is to be seen often, to
    options that differ from game to game, so that everything meets everything. The same chance gives the same armies,
    each moved on by these seats."""
    mustered: bool = False
    """Whether what a seat has was settled before the game began, as armies are: then play does not decide who has it,
    and those who have it can be compared with those who had it elsewhere."""


def called_for(wanted: Sequence[str], dice: Dice) -> str | None:
    """What one army is to have, in three games of four; nothing is thrown if nothing is wanted."""
    return dice.pick(list(wanted)) if wanted and dice.below(4) else None


def moved_on(entries: Sequence[T], turned: int) -> list[T]:
    """Entries seat by seat, after all have moved on by so many seats."""
    return [*entries[turned:], *entries[:turned]]
