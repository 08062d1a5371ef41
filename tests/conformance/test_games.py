"""The suite: what every game promises, checked on random games under all its options.

A game takes part by being registered. `pytest --game ID` keeps to one. What is marked `deep` is left to `make prove`:
day by day the checks take turns (`suite.is_daily`).
"""

from __future__ import annotations

from functools import cache

import pytest

from tests.conformance.lots import GAME as LOTS
from warhall.conformance.play import Play, random_play
from warhall.conformance.suite import DEEP, GAME_CHECKS, PLAY_CHECKS, UNPLAYED, is_daily, seeds_of, some_of
from warhall.games import games
from warhall.kernel.game import Game

GAMES: dict[str, Game] = {each.id: each for each in (*games(), LOTS)}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    only = metafunc.config.getoption("--game")
    chosen = [ident for ident in GAMES if only in (None, ident)]
    if "variant" in metafunc.fixturenames:
        every = [
            pytest.param(
                ident,
                variant,
                seed,
                check,
                id=f"{ident}-{variant}-{seed}-{check}",
                marks=deep_unless(is_daily(check, number, len(plays_of(ident)))),
            )
            for ident in chosen
            for number, (variant, seed) in enumerate(plays_of(ident))
            for check in PLAY_CHECKS
        ]
        metafunc.parametrize(("ident", "variant", "seed", "check"), every)
    else:
        every = [
            pytest.param(ident, check, whole, id=f"{ident}-{check}{'-whole' * whole}", marks=deep_unless(not whole))
            for ident in chosen
            for check in GAME_CHECKS
            for whole in ((False, True) if check in DEEP else (False,))
        ]
        metafunc.parametrize(("ident", "check", "whole"), every)


def deep_unless(daily: bool) -> list[pytest.MarkDecorator]:  # noqa: FBT001  read as a sentence
    return [] if daily else [pytest.mark.deep]


def plays_of(ident: str) -> list[tuple[int, int]]:
    """Variant and seed of every game that is played."""
    return [(variant, seed) for variant in range(len(GAMES[ident].variants)) for seed in seeds_of(GAMES[ident])]


@cache
def played(ident: str, variant: int, seed: int) -> Play:
    return random_play(GAMES[ident], GAMES[ident].variants[variant], seed)


@cache
def all_played(ident: str) -> tuple[Play, ...]:
    return tuple(played(ident, variant, seed) for variant, seed in plays_of(ident))


def test_every_play_keeps_the_promise_of(check: str, ident: str, variant: int, seed: int) -> None:
    PLAY_CHECKS[check](played(ident, variant, seed))


def test_every_game_keeps_the_promise_of(check: str, ident: str, whole: bool) -> None:  # noqa: FBT001  a parameter
    plays = () if check in UNPLAYED else all_played(ident)
    GAME_CHECKS[check](GAMES[ident], some_of(check, plays) if check in DEEP and not whole else plays)
