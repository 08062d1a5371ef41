"""Observations by pieces of the view: the same numbers as from whole views, from nothing but what each piece names."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.state import State
from warhall.research import Encoder, Simulation, encoder
from warhall.research.encoding import Form, lay_out
from warhall.research.pieces import pieces_of
from warhall.research.walking import OVERFLOW
from warhall.research.watching import Piece, Watch

GAMES = ["four", "tyrants", "fantasy_commander", "dungeoneer", "dungeon_command", "dnd_miniatures"]


@pytest.mark.parametrize("game", GAMES)
def test_pieces_give_the_same_numbers_as_whole_views(game: str) -> None:
    quick = encoder(game)
    whole = Encoder(quick.game, quick.form, by_pieces=False)
    simulation, picks = Simulation(game), SeededDice(12)
    for seed in (21, 22):
        simulation.reset(seed)
        for step in range(150):
            if simulation.over:
                break
            for seat in range(len(simulation.seats)):
                if seat == simulation.seat or step % 5 == 0:
                    seen, expected = (each.observation(simulation.state, seat) for each in (quick, whole))
                    names = quick.names()
                    assert not {names[place]: seen[place] for place in np.flatnonzero(seen != expected)}
            simulation.step(simulation.legal[picks.below(len(simulation.legal))])


@pytest.mark.parametrize("game", GAMES)
def test_pieces_give_the_same_numbers_where_much_was_not_foreseen_and_shares_places(game: str) -> None:
    full = encoder(game).form
    foreseen = {name: OVERFLOW + place for place, name in enumerate(sorted(full.names)[::3])}
    form = Form(full.game, foreseen, full.scales)
    room = game_of(game)
    quick, whole = Encoder(room, form), Encoder(room, form, by_pieces=False)
    simulation, picks = Simulation(game), SeededDice(15)
    for seed in (23, 24):
        simulation.reset(seed)
        for _ in range(60):
            if simulation.over:
                break
            seen, expected = (each.observation(simulation.state, simulation.seat) for each in (quick, whole))
            assert not {place: (seen[place], expected[place]) for place in np.flatnonzero(seen != expected)}
            simulation.step(simulation.legal[picks.below(len(simulation.legal))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_short_ways_are_taken_whatever_the_seats_are_called_and_give_the_same_numbers(players: int) -> None:
    options = {"players": players}
    quick = encoder("tyrants", options)
    whole = Encoder(quick.game, quick.form, by_pieces=False)
    simulation, picks, names = Simulation("tyrants", options), SeededDice(16), set()
    for seed in (25, 26, 27):
        simulation.reset(seed)
        names.add(simulation.state.seat_names())
        for _ in range(80):
            seen, expected = (each.observation(simulation.state, simulation.seat) for each in (quick, whole))
            assert np.array_equal(seen, expected)
            simulation.step(simulation.legal[picks.below(len(simulation.legal))])
    sights = [each for each in quick.sights() if isinstance(each, Watch)]
    assert len(sights) == players and all(len(each.ways) == 2 for each in sights)
    assert len(names) > 1, "the same places, with other names"


def test_who_stands_where_has_places_of_its_own_even_where_nobody_stood_while_the_layout_was_laid_out() -> None:
    names = set(encoder("tyrants", {"players": 4}).names())
    stood = {
        name.partition("=")[0] for name in names if name.startswith("sites.") and ".spaces." in name and "=" in name
    }
    everybody = ["white", *(f"seat+{seat}" for seat in range(4))]
    assert len(stood) > 40 and names >= {f"{path}={who}" for path in stood for who in everybody}
    assert not [name for name in names if name.endswith(("=black", "=red", "=blue", "=orange"))]


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_pieces_give_the_same_numbers_in_every_mode(game: str) -> None:
    room = game_of(game)
    for options in room.variants:
        form = lay_out(room, options)
        quick, whole = Encoder(room, form), Encoder(room, form, by_pieces=False)
        simulation, picks = Simulation(room, options), SeededDice(14)
        for _ in range(300):
            if simulation.over:
                break
            for seat in range(len(simulation.seats)):
                seen, expected = (each.observation(simulation.state, seat) for each in (quick, whole))
                assert np.array_equal(seen, expected), (options, seat)
            simulation.step(simulation.legal[picks.below(len(simulation.legal))])


def reads(state: State, piece: Piece, *arguments: int) -> set[str]:
    """The fields of a state that a piece reads."""
    found: set[str] = set()
    kind: Any = type(state)
    fields = {name for each in kind.__mro__ for name in getattr(each, "__annotations__", {})}

    class Recorded(kind):  # type: ignore[misc]
        """A state that notes what is asked of it."""

        __slots__ = ()

        def __getattribute__(self, name: str) -> Any:
            if name in fields and name != "game":
                found.add(name)
            return object.__getattribute__(self, name)

    copy = state.copy()
    copy.__class__ = Recorded
    piece.shown()(copy, *arguments)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_piece_reads_a_field_that_it_does_not_follow_from(game: str) -> None:
    pieces = pieces_of(game)
    assert pieces is not None
    simulation, picks = Simulation(game), SeededDice(13)
    faults = set()
    for seed in (31, 32):
        simulation.reset(seed)
        for step in range(150):
            if simulation.over:
                break
            if step % 10 == 0:
                state, viewer = simulation.state, simulation.seat
                for piece in pieces.pieces:
                    head, star, _ = piece.path.partition(".*")
                    listed = pieces.entries.get(head)
                    seats = range(pieces.seats.get(head, len(simulation.seats)))
                    numbers = listed(state) if listed else seats if star else ()
                    follows = {name.rstrip("#") for name, _ in piece.parts}
                    if any(getattr(state, name) for name in follows & pieces.restless):
                        continue  # it is made anew each time, whatever it reads
                    for number in [(each,) for each in numbers] if listed or star else [()]:
                        faults |= {(piece.path, each) for each in reads(state, piece, viewer, *number) - follows}
            simulation.step(simulation.legal[picks.below(len(simulation.legal))])
    assert not faults, sorted(faults)
