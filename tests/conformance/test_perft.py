"""Counts from fixed positions: engine, the enumerator that knows only the laws, and the stored figures agree."""

from __future__ import annotations

import pytest
import yaml

from tests.conformance.perft.count import DEEPEST, FOLDER, positions, start
from warhall.conformance.perft import lawful, perft
from warhall.games import rooms
from warhall.games.tyrants import troops
from warhall.games.tyrants.state import Tyrants

STORED: dict[str, dict[str, list[list[int]]]] = {
    file.stem: yaml.safe_load(file.read_text()) for file in sorted(FOLDER.glob("*.yaml"))
}
CHEAP = 150
"""In the daily suite the enumerator goes as deep as there are so few actions."""
EACH = [(game, position) for game, known in STORED.items() for position in known]


def test_every_game_with_lessons_has_counts() -> None:
    assert set(STORED) == set(rooms()) - {"four"}
    assert all(len(known) >= len(positions(game)[:8]) for game, known in STORED.items())


@pytest.mark.parametrize("game", STORED)
def test_every_game_has_counts_three_moves_deep(game: str) -> None:
    assert sum(len(counts) == DEEPEST for counts in STORED[game].values()) >= 4


@pytest.mark.parametrize(("game", "position"), EACH)
def test_the_engine_counts_what_is_stored(game: str, position: str) -> None:
    known = STORED[game][position]
    depth = sum(actions <= CHEAP * 10 for actions, _ in known)
    assert [list(each) for each in perft(start(game, position), depth)] == known[:depth]


@pytest.mark.parametrize(("game", "position"), EACH)
def test_the_laws_alone_count_the_same(game: str, position: str) -> None:
    known = STORED[game][position]
    depth = sum(actions <= CHEAP for actions, _ in known)
    assert [list(each) for each in perft(start(game, position), depth, lawful)] == known[:depth]


@pytest.mark.deep
@pytest.mark.parametrize(("game", "position"), EACH)
def test_both_count_the_same_at_every_stored_depth(game: str, position: str) -> None:
    known = STORED[game][position]
    state = start(game, position)
    assert [list(each) for each in perft(state, len(known))] == known
    assert [list(each) for each in perft(state, len(known), lawful)] == known


def test_a_space_that_is_forgotten_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = troops.deploy_spaces

    def forgetful(g: Tyrants, seat: int, *_: object) -> int:
        spaces = honest(g, seat)
        return spaces & spaces - 1

    monkeypatch.setattr(troops, "deploy_spaces", forgetful)
    state = start("tyrants", "5-spies")
    assert perft(state, 2) != perft(state, 2, lawful)
