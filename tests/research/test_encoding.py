"""Observations: of fixed length, from what a seat sees and from nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from warhall.kernel.dice import SeededDice
from warhall.kernel.state import State
from warhall.research import Encoder, Simulation, encoder
from warhall.research.encoding import information
from warhall.research.walking import LARGEST, OVERFLOW

WORLDS = 3
HIDDEN = [
    "tyrants",
    "dungeoneer",
    "fantasy_commander",
    pytest.param("dungeon_command", marks=pytest.mark.slow),
    pytest.param("dnd_miniatures", marks=pytest.mark.slow),
]


def states(game: str, decisions: int, every: int) -> list[State]:
    """States of a game of chance."""
    simulation = Simulation(game)
    simulation.reset(5)
    picks = SeededDice(6)
    found = []
    for step in range(decisions):
        if simulation.over:
            break
        if step % every == every - 1:
            found.append(simulation.state.copy())
        simulation.step(simulation.legal[picks.below(len(simulation.legal))])
    return found


@pytest.mark.parametrize("game", HIDDEN)
def test_states_that_a_seat_cannot_tell_apart_give_equal_observations(game: str) -> None:
    seer = encoder(game)
    differ = 0
    for state in states(game, 60, 30):
        for seat in range(len(state.seat_names())):
            real = seer.observation(state, seat)
            for number in range(WORLDS):
                world = state.imagine(seat, SeededDice(number))
                assert np.array_equal(seer.observation(world, seat), real)
                assert information(world, seat) == information(state, seat)
                others = [other for other in range(len(state.seat_names())) if other != seat]
                differ += any(information(world, other) != information(state, other) for other in others)
    assert differ > 0 or game in ("fantasy_commander", "dnd_miniatures"), "the worlds are other worlds"


@pytest.mark.parametrize("game", ["four", *HIDDEN])
def test_whoever_looked_before_sees_the_same_as_whoever_looks_for_the_first_time(game: str) -> None:
    watching, form = encoder(game), encoder(game).form
    simulation = Simulation(game)
    picks = SeededDice(8)
    for seed in (3, 4):
        simulation.reset(seed)
        for step in range(120):
            if simulation.over:
                break
            seen = watching.observation(simulation.state, simulation.seat)
            if step % 8 == 0:
                fresh = Encoder(simulation.game, form).observation(simulation.state, simulation.seat)
                assert np.array_equal(seen, fresh)
            simulation.step(simulation.legal[picks.below(len(simulation.legal))])


def test_an_observation_has_one_length_and_no_number_too_large() -> None:
    seer = encoder("tyrants", {"players": 4})
    simulation = Simulation("tyrants", {"players": 4})
    for seed in (1, 2):
        simulation.reset(seed)
        picks = SeededDice(seed)
        for _ in range(40):
            seen = seer.observation(simulation.state, simulation.seat)
            assert seen.shape == (seer.size,) == (len(seer.names()),)
            assert np.abs(seen).max() <= LARGEST
            simulation.step(simulation.legal[picks.below(len(simulation.legal))])


def test_the_mask_is_what_may_be_done() -> None:
    seer = encoder("tyrants")
    simulation = Simulation("tyrants")
    mask = seer.mask(simulation.legal)
    assert np.flatnonzero(mask).tolist() == sorted(simulation.legal)
    assert mask.shape == (simulation.game.codec.size,)


def numbers(seer: Encoder, state: State, seat: int) -> dict[str, float]:
    seen = seer.observation(state, seat)
    return {name: float(seen[place]) for place, name in enumerate(seer.names()) if seen[place]}


def test_each_seat_sees_the_board_from_its_own_side() -> None:
    seer = encoder("four")
    simulation = Simulation("four")
    simulation.step(3)
    assert numbers(seer, simulation.state, 0) == {"columns.3.0=seat+0": 1.0}
    assert numbers(seer, simulation.state, 1) == {"columns.3.0=seat+1": 1.0, "asked=drop": 1.0}


def test_the_own_hand_is_seen_and_that_of_another_is_not() -> None:
    seer = encoder("tyrants")
    simulation = Simulation("tyrants")
    own = numbers(seer, simulation.state, 0)
    view = simulation.state.view(0)
    hand = view.seats[0].hand  # type: ignore[attr-defined]
    assert sum(value for name, value in own.items() if name.startswith("seats.0.hand=")) == len(hand)
    assert not [name for name in own if name.startswith("seats.1.hand=")]
    assert own["viewer=seat+0"] == 1.0


def test_a_layout_as_data_gives_the_same_observations_and_the_unforeseen_shares_places() -> None:
    seer = encoder("tyrants")
    again = encoder("tyrants", form=seer.form)
    state = Simulation("tyrants").state
    assert np.array_equal(seer.observation(state, 0), again.observation(state, 0))
    assert 0 <= seer.layout.place("seats.0.hand=no-such-card") < OVERFLOW
    assert seer.layout.place("seats.0.hand=no-such-card") == again.layout.place("seats.0.hand=no-such-card")


def test_a_mask_that_somebody_holds_stays_as_it_is() -> None:
    seer = encoder("dungeon_command")
    held = seer.mask([3, 5])
    part = seer.mask([4])[:10]
    assert seer.mask([1, 2]).sum() == 2
    again = seer.mask([2])
    assert np.flatnonzero(again).tolist() == [2]
    assert np.flatnonzero(held).tolist() == [3, 5]
    assert np.flatnonzero(part).tolist() == [4], "whoever holds a part of a mask holds the mask"


@pytest.mark.parametrize("seat", [0, 1])
def test_an_observation_that_somebody_holds_stays_as_it_is(seat: int) -> None:
    seer = encoder("tyrants")
    simulation, picks, held = Simulation("tyrants"), SeededDice(9), []
    for step in range(40):
        seen = seer.observation(simulation.state, seat)
        held.append((seen[:2000] if step % 3 else seen, seen.copy()))
        del seen
        if step % 4 == 0:
            held = held[-2:]
        for now, was in held:
            assert np.array_equal(now, was[: len(now)]), "whoever holds a part of an observation holds it"
        simulation.step(simulation.legal[picks.below(len(simulation.legal))])


def test_what_is_done_to_an_observation_does_not_touch_the_next() -> None:
    seer = encoder("tyrants")
    state = Simulation("tyrants").state
    seen = seer.observation(state, 0)
    expected = seen.copy()
    seen[:] = 7.0
    del seen
    for _ in range(3):
        assert np.array_equal(seer.observation(state, 0), expected)
