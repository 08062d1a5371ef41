"""What a laboratory counts for whom."""

from __future__ import annotations

from tests.games.dungeoneer.at_table import cross
from warhall.games.dungeoneer.measured import MEASURE


def test_a_bane_counts_for_who_holds_it_and_not_for_the_hero_on_whom_it_lies() -> None:
    t = cross("hand: [fd_thirst], inventory: [fd_sand_sight]", "inventory: [fd_dragon_fear]")
    assert list(MEASURE.own(t.state, 0)) == ["fd_dragonslayer", "fd_thirst", "fd_sand_sight"]
    assert list(MEASURE.own(t.state, 1)) == ["fd_barbarian"]
