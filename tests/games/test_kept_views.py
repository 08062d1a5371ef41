"""What a room keeps of its views is never another than a new one would be."""

from __future__ import annotations

from importlib import import_module

import msgspec
import pytest

from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.kept import forget_all

DECISIONS = 400
EVERY = 8


@pytest.mark.parametrize("ident", ["dungeon_command", "dnd_miniatures", "dungeoneer", "fantasy_commander", "tyrants"])
def test_a_view_of_kept_parts_is_the_view_that_is_made_anew(ident: str) -> None:
    game = game_of(ident)
    picks = SeededDice(3)
    state, seen = game.begin(None, SeededDice(4)), 0
    for step in range(DECISIONS):
        decision = state.decision
        if decision is None:
            break
        if step % EVERY == 0:
            views = [state.view(seat) for seat in range(len(state.seat_names()))]
            forget_all()
            for each in vars(import_module(f"warhall.games.{ident}.view")).values():
                if hasattr(each, "cache_clear"):
                    each.cache_clear()
            anew = [state.view(seat) for seat in range(len(state.seat_names()))]
            assert [msgspec.json.encode(each) for each in views] == [msgspec.json.encode(each) for each in anew]
            seen += 1
        else:  # what is looked at between two comparisons is kept
            state.view(decision.seat)
        state.apply(decision.seat, decision.options[picks.below(len(decision.options))])
    assert seen > DECISIONS // EVERY // 2
