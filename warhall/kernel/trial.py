"""How a game is prepared to try one thing of its content: the options that bring it in, and how it comes to hand.

Here: the shape of it. Each room has a `trial.py` that fills it in; `warhall.lab.trying` makes the table ready.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


def asked(state: Any, seat: int) -> bool:
    """The seat is asked anything at all."""
    return seat in state.decisions


def as_it_lies(state: Any, seat: int) -> None:
    """Nothing is moved: the options alone bring it in."""


class Trial(NamedTuple):
    """How one thing is tried."""

    options: Mapping[str, object] = {}
    """What is agreed on before the start, so that the thing is in play."""
    seat: int = 0
    """Who tries it."""
    ready: Callable[[Any, int], bool] = asked
    """Whether the opening is over and the seat can begin with it."""
    give: Callable[[Any, int], None] = as_it_lies
    """Brings the thing to the seat: into its hand, onto the top of a deck. Nothing is lost or doubled by it."""
