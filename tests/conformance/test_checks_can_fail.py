"""A check that cannot fail proves nothing: each one meets a game that is broken in just the way it looks for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.conformance.breakages import BREAKAGES, with_turn
from tests.conformance.leaks import showing_the_next_card, with_the_real_deck
from tests.conformance.lots import GAME as LOTS
from tests.conformance.lots import turn
from tests.conformance.lots.state import Lots
from warhall.conformance.play import ConformanceFailure, random_play
from warhall.conformance.suite import GAME_CHECKS, PLAY_CHECKS, SEEDS, UNPLAYED, plays_of
from warhall.kernel.game import Game


def run(check: str, game: Game) -> None:
    plays = [] if check in UNPLAYED else plays_of(game, range(6))
    if check in GAME_CHECKS:
        GAME_CHECKS[check](game, plays)
    else:
        for play in plays:
            PLAY_CHECKS[check](play)


@pytest.mark.parametrize("name", BREAKAGES)
def test_the_suite_finds_that(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    breakage = BREAKAGES[name]
    game = breakage.spoil(monkeypatch, tmp_path)
    with pytest.raises(ConformanceFailure, match=breakage.says):
        run(breakage.check, game)


def test_every_check_is_known_to_fail_for_some_game() -> None:
    assert {breakage.check for breakage in BREAKAGES.values()} == {*PLAY_CHECKS, *GAME_CHECKS}


def test_a_leak_that_imagining_hides_passes_every_other_check_of_secrets() -> None:
    leaky = replace(LOTS, imagine=with_the_real_deck, view=showing_the_next_card)
    run("imagine", leaky)
    run("secrets", leaky)
    run("imagine_varies", leaky)
    with pytest.raises(ConformanceFailure, match="deck"):
        run("sights_vary", leaky)


def test_an_endless_game_is_stopped_and_the_step_and_the_last_actions_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def more(g: Lots) -> None:
        g.left = 2
        g.push(turn.turn, 0)

    monkeypatch.setattr(turn, "end", more)
    with pytest.raises(ConformanceFailure, match=r"no end after 60 actions; pending: .*turn\.turn; the last .*roll"):
        random_play(replace(LOTS, step_cap=60), LOTS.variants[0], 1)


def test_a_game_that_breaks_down_names_the_step_and_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(g: Lots, seat: int) -> None:
        raise IndexError("a bug of the game")

    monkeypatch.setattr(turn, "roll", broken)
    with pytest.raises(ConformanceFailure, match=r"seed 3, step \d+: .* at .*turn\.turn, and it raised IndexError"):
        random_play(LOTS, LOTS.variants[0], 3)


def test_a_failure_can_be_seen_again_from_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_turn(monkeypatch, lambda g, asked: asked)
    play = random_play(game, game.variants[0], SEEDS[0])
    text = str(play.failure(2, "something"))
    assert text.startswith("lots {'players': 2, 'mode': 'standard'} seed 1, step 2: something")
    assert [f"{entry.seat} {entry.action}" for entry in play.record.entries[:2]] == text.split("after: ")[1].split("; ")
