"""What would be possible instead of a refused action: the options most like what was meant.

Here: which of the offered options name the same things or do the same. Not here: why the action is refused (the
game's own `refuse`), nor which option is good (the bots).
"""

from __future__ import annotations

from warhall.kernel.actions import Action
from warhall.kernel.outlook import Sentence, action_sentence, words_of
from warhall.kernel.state import State
from warhall.kernel.words import Name

MOST = 3
"""So many are told."""
CROWD = 6
"""More options that are equally alike say nothing: none of them is meant more than another."""


def instead(state: State, seat: int, action: Action) -> list[Sentence]:
    """The options of an asked seat that are most like an action, the most alike first; none if nothing is."""
    decision = state.decisions.get(seat)
    if decision is None:
        return []
    codec = state.game.codec
    meant = _things(state, action)
    ranked: dict[int, list[Action]] = {}
    for code in decision.options:
        option = codec.action(code)
        rank = 2 * len(meant & _things(state, option)) + (type(option) is type(action))
        if rank:
            ranked.setdefault(rank, []).append(option)
    found: list[Action] = []
    for rank in sorted(ranked, reverse=True):
        if len(ranked[rank]) > CROWD:
            break
        found += ranked[rank]
    return [action_sentence(state, option) for option in found[:MOST]]


def _things(state: State, action: Action) -> set[Name]:
    """The things that an action names."""
    words = words_of(state, state.game.codec, action).values()
    return {word for word in words if isinstance(word, Name)}
