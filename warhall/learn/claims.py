"""Claims: what a text says about a position, so that a test can prove it and a puzzle can be judged.

Here: the words that every game understands, and comparing. Not here: the words of one game (`Game.found`).
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.kernel.state import State
from warhall.learn.lesson import Claims


def disproved(state: State, seat: int, claims: Claims, moments: Sequence[State] = ()) -> str | None:
    """The first claim that does not hold, in words; None if all hold.

    Args:
        state: the position.
        seat: through whose eyes it is seen.
        claims: what should be so.
        moments: the states at each event of the last action, for what is gone when it is over.
    """
    for word, wanted in claims.items():
        found = fact(state, seat, word, wanted, moments)
        if found != wanted:
            return f"{word} is {found!r}, not {wanted!r}"
    return None


def fact(state: State, seat: int, word: str, wanted: object, moments: Sequence[State] = ()) -> object:
    """What is true, in the shape in which it is expected."""
    names = state.seat_names()
    match word:
        case "winner":  # a seat; a list of seats who share the victory; nothing while it goes on
            winners = [] if state.result is None else [names[each] for each in state.result.winners]
            return (winners or None) if len(winners) != 1 else winners[0]
        case "over":
            return state.result is not None
        case "by":
            return None if state.result is None else state.result.rule
        case "asked":
            asked = [names[each] for each in sorted(state.decisions)]
            return (asked or None) if len(asked) != 1 else asked[0]
        case _:
            return state.game.found(state, seat, word, wanted, moments)
