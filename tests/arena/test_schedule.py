"""Who meets whom, and how two bots of one name are told apart."""

from __future__ import annotations

import pytest

from warhall.arena.matches import Fixture, Terms
from warhall.arena.schedule import gauntlet, labels, league, match, planned
from warhall.kernel.errors import OptionsError


def test_bots_of_one_name_are_told_apart() -> None:
    assert labels(["greedy", "random", "greedy", "greedy"]) == ("greedy", "random", "greedy#2", "greedy#3")


def test_a_match_is_one_group_and_needs_a_bot_for_each_seat() -> None:
    assert match(3, 3) == [(0, 1, 2)]
    with pytest.raises(OptionsError, match="2 bots for 3 seats"):
        match(2, 3)


def test_in_a_league_everybody_meets_everybody() -> None:
    assert league(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert league(4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    with pytest.raises(OptionsError, match="needs at least 3 bots, not 2"):
        league(2, 3)


def test_a_gauntlet_is_run_by_the_first_and_one_of_the_others_holds_the_other_seats() -> None:
    assert gauntlet(3, 2) == [(0, 1), (0, 2)]
    assert gauntlet(2, 4) == [(0, 1, 1, 1)]
    with pytest.raises(OptionsError, match="at least one that it meets"):
        gauntlet(1, 2)


def test_every_number_is_played_by_every_group_with_every_bot_at_every_seat() -> None:
    terms = Terms("four", (), {}, ("a", "b", "c"))
    plan = planned(league(3, 2), 3, 5)
    assert plan[:4] == [Fixture(5, 0, (0, 1)), Fixture(5, 1, (0, 1)), Fixture(5, 0, (0, 2)), Fixture(5, 1, (0, 2))]
    assert len(plan) == 3 * 4, "three games of each group are rounded up to four"
    assert {each.number for each in plan} == {5, 6}
    assert [each.bots(terms) for each in plan[:2]] == [("a", "b"), ("b", "a")]
