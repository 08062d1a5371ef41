"""Strengths by Bradley and Terry."""

from __future__ import annotations

from math import log, log10, sqrt

import pytest

from warhall.arena.ratings import POINTS, SURE, compared, rated


def test_two_bots_are_as_far_apart_as_the_logarithm_of_their_victories() -> None:
    one, two = rated([[0, 30], [10, 0]], prior=0.0001)
    assert one.rating - two.rating == pytest.approx(400 * log10(3), abs=0.2)
    half = (one.interval[1] - one.interval[0]) / 2
    assert half == pytest.approx(POINTS * SURE * sqrt(1 / 30 + 1 / 10) / 2, abs=0.5), "half of what the gap has"


def test_three_bots_that_fit_the_model_get_the_strengths_it_was_made_of() -> None:
    true = [0.0, log(2), log(6)]
    won = [
        [0.0 if i == j else 1e4 / (1 + 2.718281828459045 ** (true[j] - true[i])) for j in range(3)] for i in range(3)
    ]
    found = [each.rating for each in rated(won)]
    mean = sum(true) / 3
    assert found == pytest.approx([POINTS * (each - mean) for each in true], abs=0.5)
    assert sum(found) == pytest.approx(0, abs=0.2)


def test_who_wins_every_game_is_strong_but_not_infinitely_and_the_bounds_are_wide() -> None:
    few, _ = rated([[0, 5], [0, 0]])
    many, _ = rated([[0, 500], [0, 0]])
    assert 0 < few.rating < many.rating < 1500
    assert few.interval[1] - few.interval[0] > 200


def test_equals_are_equal_and_more_games_tell_more() -> None:
    few, other = rated([[0, 10], [10, 0]])
    many, _ = rated([[0, 1000], [1000, 0]])
    assert few.rating == other.rating == many.rating == 0
    assert few.interval[1] > 5 * many.interval[1] > 0


def test_pairs_are_compared_by_place_draws_as_halves_and_copies_not_with_themselves() -> None:
    assert compared([((0, 1), (1, 2)), ((1, 0), (1, 1))], 2) == [[0, 1.5], [0.5, 0]]
    three = compared([((0, 1, 1), (2, 1, 3))], 2)
    assert three == [[0, pytest.approx(2 / 3)], [pytest.approx(2 / 3), 0]]
    assert compared([((0, 1), ())], 2) == [[0, 0], [0, 0]], "a game without end compares nobody"
