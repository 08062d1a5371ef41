"""The proof at full depth: it looks at every moment, tells what it finds, and goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import proof
from tests.proof import WHOLE, Book, Part, parts_of, prove, seed_of, table
from warhall.conformance import suite
from warhall.conformance.play import Play
from warhall.games import game, rooms


def test_every_moment_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(proof, "PLAY_CHECKS", {"count": lambda play: looked.append(len(play.sample(2)))})
    proved = prove(Part("four", 0, 0), 5)
    assert looked == [proved.decisions]
    assert proved.decisions > 2
    assert proved.failures == []


def test_a_broken_promise_is_told_and_the_others_are_asked_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(play: Play) -> None:
        play.demand(3, "something else was shown", holds=False)

    checks = {"broken": broken, "options": suite.PLAY_CHECKS["options"]}
    monkeypatch.setattr(proof, "PLAY_CHECKS", checks)
    part = Part("four", 0, 0)
    proved = prove(part, 5)
    assert proved.checks == 2
    (failure,) = proved.failures
    assert failure.startswith(
        f"broken: four {dict(game('four').variants[0])} seed {seed_of(part, 5)}, step 3: something"
    )
    assert failure in table([proved])


def test_what_is_proved_is_not_proved_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "FOLDER", tmp_path)
    first = Book("a tree-5")
    first.add(prove(Part("four", WHOLE, 0), 5))
    again = Book("a tree-5")
    assert again.proved == first.proved
    assert [part for part in parts_of(["four"], 1) if part not in again.proved] == [Part("four", 0, 0)]
    assert Book("a tree-6").proved == {}


def test_every_part_has_a_seed_of_its_own() -> None:
    plays = [part for part in parts_of(rooms(), 2) if part.variant != WHOLE]
    assert len({seed_of(part, 5) for part in plays}) == len(plays) == len({seed_of(part, 6) for part in plays})
