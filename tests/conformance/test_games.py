"""The suite: what every game promises, checked on random games under all its options.

A game takes part by being registered. `pytest --game ID` keeps to one.
"""

from __future__ import annotations

from functools import cache

import pytest

from tests.conformance.lots import GAME as LOTS
from warhall.conformance.play import Play, random_play
from warhall.conformance.suite import GAME_CHECKS, PLAY_CHECKS, UNPLAYED, seeds_of
from warhall.games import games
from warhall.kernel.game import Game

GAMES: dict[str, Game] = {each.id: each for each in (*games(), LOTS)}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    only = metafunc.config.getoption("--game")
    chosen = [ident for ident in GAMES if only in (None, ident)]
    if "variant" in metafunc.fixturenames:
        every = [
            (ident, number, seed)
            for ident in chosen
            for number in range(len(GAMES[ident].variants))
            for seed in seeds_of(GAMES[ident])
        ]
        ids = [f"{ident}-{number}-{seed}" for ident, number, seed in every]
        metafunc.parametrize(("ident", "variant", "seed"), every, ids=ids)
    else:
        metafunc.parametrize("ident", chosen)


@cache
def played(ident: str, variant: int, seed: int) -> Play:
    return random_play(GAMES[ident], GAMES[ident].variants[variant], seed)


@cache
def all_played(ident: str) -> tuple[Play, ...]:
    variants = range(len(GAMES[ident].variants))
    return tuple(played(ident, variant, seed) for variant in variants for seed in seeds_of(GAMES[ident]))


@pytest.mark.parametrize("check", PLAY_CHECKS)
def test_every_play_keeps_the_promise_of(check: str, ident: str, variant: int, seed: int) -> None:
    PLAY_CHECKS[check](played(ident, variant, seed))


@pytest.mark.parametrize("check", GAME_CHECKS)
def test_every_game_keeps_the_promise_of(check: str, ident: str) -> None:
    GAME_CHECKS[check](GAMES[ident], () if check in UNPLAYED else all_played(ident))
