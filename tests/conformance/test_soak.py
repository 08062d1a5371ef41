"""The long run, in small: it counts what it does, and finds what differs."""

from __future__ import annotations

import itertools

import pytest

from tests.conformance.lots import GAME as LOTS
from tests.conformance.lots import turn
from tests.conformance.lots.state import Lots
from warhall.conformance import soak as long_run
from warhall.conformance.soak import soak
from warhall.games import game
from warhall.kernel.game import Game


@pytest.mark.parametrize("room", [game("four"), LOTS], ids=["four", "lots"])
def test_a_sound_game_shows_no_difference(room: Game) -> None:
    found = soak(room, 500)
    assert found.differences == []
    assert 500 <= found.decisions == found.replayed // 2
    assert found.games > 1
    assert found.rate > 0


def test_the_same_seed_plays_the_same_games_however_many_processes_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_run, "BATCH", 60)
    alone, together = soak(LOTS, 120, seed=4), soak(LOTS, 120, seed=4, jobs=2)
    assert (alone.games, alone.decisions) == (together.games, together.decisions)
    assert soak(LOTS, 120, seed=5).decisions > 0


def test_a_copy_that_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Lots.copy

    def forgetful(self: Lots) -> Lots:
        new = honest(self)
        new.points = [0] * len(self.points)
        return new

    monkeypatch.setattr(Lots, "copy", forgetful)
    assert any("a copy has another digest" in each for each in soak(LOTS, 30).differences)


def test_chance_from_elsewhere_is_found_by_the_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    tick = itertools.count(1)

    def roll(g: Lots, seat: int) -> None:
        g.points[seat] += next(tick)

    monkeypatch.setattr(turn, "roll", roll)
    differences = soak(LOTS, 12).differences
    assert any("replay of game 0 differs" in each for each in differences)


def test_an_endless_game_is_found_and_its_step_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def more(g: Lots) -> None:
        g.left = 2
        g.push(turn.turn, 0)

    monkeypatch.setattr(turn, "end", more)
    monkeypatch.setattr(LOTS, "step_cap", 40)
    differences = soak(LOTS, 30).differences
    assert any("no end; pending" in each and "turn.turn" in each for each in differences)
    assert any("the second process failed" in each for each in differences)
