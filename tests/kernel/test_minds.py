"""Points become chances on one scale, and the numbers of a game's bots are checked when they are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from warhall.games import game, rooms
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import FARTHEST, SURE, MindError, chance, read_mind, settled
from warhall.kernel.result import ranked


def test_equal_sides_share_and_a_thousand_points_multiply_the_odds_by_e() -> None:
    assert chance(0, [0]) == SURE // 2
    assert chance(500, [500, 500, 500]) == SURE // 4
    assert chance(1000, [0]) == pytest.approx(SURE * 0.731059, abs=2)
    assert chance(0, [1000]) == pytest.approx(SURE * 0.268941, abs=2)


def test_a_chance_rises_with_the_own_points_and_falls_with_those_of_any_other() -> None:
    values = [chance(own, [300, -200]) for own in range(-6000, 6001, 50)]
    assert values == sorted(values)
    assert len(set(values)) == len(values)
    assert chance(0, [0, 100]) < chance(0, [0, 0]) < chance(0, [0, -100])


@pytest.mark.parametrize("points", [FARTHEST, FARTHEST + 1, 10**9])
def test_nothing_but_the_end_is_certain(points: int) -> None:
    assert 0 < chance(-points, [0]) < chance(points, [0]) < SURE


def test_a_finished_game_is_rated_by_who_won() -> None:
    assert [settled(ranked((3, 1), "X-1", "result-x"), seat) for seat in (0, 1)] == [SURE, 0]
    assert [settled(ranked((3, 3, 1), "X-1", "result-x"), seat) for seat in (0, 1, 2)] == [SURE // 2, SURE // 2, 0]


FAULTS = {
    "weights: {sights: 3, threats: 4}\n": "no term 'sights' (did you mean 'sites'?)",
    "weights: {sites: 3}\n": "no weight for 'threats'",
    "weights: {sites: much, threats: 4}\n": "Expected `int`",
    "weights: {sites: 3, threats: 4}\nlevels: {hard: {looks: 9, wide: 3}}\n": "wide",
    "weights: {sites: 3, threats: 4}\nlevels: {hard: {width: 3}}\n": "looks",
    "weights: [": "bots.yaml",
}


@pytest.mark.parametrize("text", FAULTS)
def test_numbers_that_cannot_be_are_refused_with_what_would_be_right(text: str, tmp_path: Path) -> None:
    file = tmp_path / "bots.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(MindError) as refused:
        read_mind(file, ("sites", "threats"))
    assert FAULTS[text] in str(refused.value)


@pytest.mark.parametrize("name", [name for name in rooms() if game(name).bench.scales is not None])
def test_the_terms_of_a_game_add_up_to_its_evaluation(name: str) -> None:
    """For two sides: the terms of one against the other are the points by which it is ahead."""
    room = game(name)
    scales = room.bench.scales
    assert scales is not None
    state = room.begin(None, SeededDice(2))
    for _ in range(30):
        if state.decision is None:
            break
        seat = state.decision.seat
        own, others = scales.sides(state, seat)
        if len(others) == 1:
            points = scales.points(state, own, own=True) - scales.points(state, others[0], own=False)
            assert abs(sum(scales.terms(state, seat).values()) - points) <= len(scales.names) + 1
            assert room.bench.evaluate(state, seat) == chance(points, [0])
        state.apply(seat, state.decision.options[0])
