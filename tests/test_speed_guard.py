"""The guard of speed: it names the room that got slower, and noise does not make it speak."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import guard
from benchmarks.guard import STORED, Figure, compared, figure, main, read, verdict
from benchmarks.measure import Pace
from warhall.games import ROOMS
from warhall.kernel.dice import SeededDice


def pace(*rounds: float) -> Pace:
    return Pace(per_second=1, normalised=1, spread=0, units_per_call=1, rounds=rounds)


def noisy(middle: float, swing: int, seed: int, rounds: int = 60) -> Pace:
    """Rates that lie anywhere within so many percent of a middle."""
    dice = SeededDice(seed)
    return pace(*(middle * (100 - swing + dice.below(2 * swing + 1)) / 100 for _ in range(rounds)))


BARE = pace(*[1000.0] * 60)
BEFORE = Figure(0.1, 0.098, 0.102)


def test_the_figure_is_the_median_of_the_rounds_with_its_interval() -> None:
    found = figure(pace(*(float(n) for n in range(1, 101))), pace(*[10.0] * 100))
    assert found == Figure(5.05, 3.8, 6.3)


def test_few_rounds_give_the_widest_interval() -> None:
    assert figure(pace(1.0, 2.0, 9.0), pace(1.0, 1.0, 1.0)) == Figure(2.0, 1.0, 9.0)


@pytest.mark.parametrize(
    ("now", "word"),
    [
        (Figure(0.08, 0.079, 0.081), "slower"),
        (Figure(0.08, 0.06, 0.086), "unsure"),
        (Figure(0.09, 0.089, 0.091), "as before"),
        (Figure(0.11, 0.10, 0.12), "as before"),
        (Figure(0.13, 0.12, 0.14), "faster"),
    ],
)
def test_a_room_is_slower_only_if_its_whole_interval_is(now: Figure, word: str) -> None:
    assert verdict(BEFORE, now) == word


def test_a_room_that_was_never_measured_is_new() -> None:
    assert verdict(None, BEFORE) == "new"


def test_a_fall_by_a_third_is_found_in_rounds_that_swing_by_a_quarter() -> None:
    for seed in range(50):
        assert verdict(BEFORE, figure(noisy(67, 25, seed), BARE)) == "slower"


def test_noise_alone_makes_nothing_slower() -> None:
    for seed in range(200):
        assert verdict(BEFORE, figure(noisy(100, 60, seed), BARE)) in ("as before", "unsure")


def test_the_slower_room_is_named_and_the_others_are_not() -> None:
    lines, slower = compared({"four": BEFORE, "tyrants": BEFORE}, {"four": BEFORE, "tyrants": Figure(0.05, 0.04, 0.06)})
    assert slower == ["tyrants"]
    assert lines[-1] == "SLOWER than stored by more than 15%, and not by chance: tyrants"
    assert "-50%" in next(line for line in lines if line.startswith("tyrants"))


def test_slower_is_an_exit_code_and_storing_makes_it_the_new_measure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(guard, "STORED", tmp_path / "ratios.json")
    speed = {"four": BEFORE}
    monkeypatch.setattr(guard, "measure", lambda *_: dict(speed))
    assert main(["four", "--store"]) == 0
    assert main(["four"]) == 0
    speed["four"] = Figure(0.05, 0.04, 0.06)
    assert main(["four"]) == 1
    assert "SLOWER" in capsys.readouterr().out
    assert main(["four", "--store"]) == 0
    assert main(["four"]) == 0


def test_every_room_has_a_stored_figure_whose_interval_holds_it() -> None:
    stored = read(STORED).rooms
    assert set(stored) == set(ROOMS)
    assert all(0 < each.low <= each.ratio <= each.high for each in stored.values())
