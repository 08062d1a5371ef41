"""A copy goes its own way: what it finds out about its squares is not taken for true in the state it was made from."""

from __future__ import annotations

from warhall.games.dnd_miniatures.movement import stride
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.dice import SeededDice
from warhall.learn.school import school

WARLOCK = 1


def asked_to_activate() -> DndMiniatures:
    """A position in which nobody has looked yet where a creature can go."""
    state = school("dnd_miniatures").state("puzzle_7", SeededDice(1))
    assert isinstance(state, DndMiniatures)
    assert not state.ways
    return state


def test_where_a_creature_of_a_copy_can_go_is_not_written_down_in_the_original() -> None:
    state, fresh = asked_to_activate(), asked_to_activate()
    copy = state.copy()
    copy.put(WARLOCK, 0)
    assert stride(copy, WARLOCK).shifts != stride(fresh, WARLOCK).shifts
    assert stride(state, WARLOCK).shifts == stride(fresh, WARLOCK).shifts
