"""What every game of the house must fulfil, asked of this one, which has no table in the hall yet."""

from __future__ import annotations

from functools import cache

import pytest

from warhall.conformance.play import Play, random_play
from warhall.conformance.suite import GAME_CHECKS, PLAY_CHECKS
from warhall.games.dnd_miniatures import GAME

PLAYED = (0, 4)
"""The variants that are played here: a small Assault, and sealed play with its secrets."""
VARIANTS = [pytest.param(number, id=str(dict(GAME.variants[number]))) for number in PLAYED]


@cache
def played(number: int) -> Play:
    return random_play(GAME, GAME.variants[number], 1)


@pytest.mark.parametrize("check", PLAY_CHECKS)
@pytest.mark.parametrize("number", VARIANTS)
def test_a_battle_meets_the_demands_on_every_game(number: int, check: str) -> None:
    PLAY_CHECKS[check](played(number))


@pytest.mark.parametrize("check", [name for name in GAME_CHECKS if name != "second_process"])
def test_the_game_as_a_whole_meets_the_demands(check: str) -> None:
    GAME_CHECKS[check](GAME, [played(number) for number in PLAYED])


@pytest.mark.slow
def test_a_second_process_agrees() -> None:
    GAME_CHECKS["second_process"](GAME, [played(0)])
