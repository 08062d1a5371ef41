"""The example that learns: a short form, which still beats chance."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_four_hundred_games_against_itself_are_enough_to_beat_chance_in_the_tutorial_game() -> None:
    learn = example()
    new = learn.Network(149, 7, 64, 3)
    learnt = learn.train("four", 400, processes=1, batch=256, rate=0.01, seed=3, tell=lambda said: None)
    assert learn.measure("four", learnt, 100) > 0.65
    assert learn.measure("four", new, 100) < 0.6, "one that has learnt nothing does not"


def test_ten_games_against_itself_are_enough_to_beat_chance_in_tyrants() -> None:
    learn = example()
    learnt = learn.train("tyrants", 10, side_by_side=4, processes=1, rate=0.01, seed=3, tell=lambda said: None)
    assert learn.measure("tyrants", learnt, 8) > 0.75, "chance wins every second game against itself"
