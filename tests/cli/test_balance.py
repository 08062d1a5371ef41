"""`warhall balance`: many games between bots, and how sure their figures are."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.conftest import Run
from warhall.bots.bot import Budget
from warhall.bots.levels import LEVELS, Level
from warhall.cli.matches import MatchError, Played, Terms, balance, match, spread, wilson
from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.state import State

FOUR = Terms("four", (), {}, ("greedy", "random"))


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (120, 200, 0.5308, 0.6654)],
)
def test_the_interval_is_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


@given(st.integers(1, 5000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_share_lies_within_its_interval_and_the_interval_within_nothing_and_all(found: tuple[int, int]) -> None:
    low, high = wilson(*found)
    assert 0 <= low <= found[0] / found[1] + 1e-12
    assert found[0] / found[1] - 1e-12 <= high <= 1


def test_the_same_numbers_are_the_same_games_in_one_process_or_two() -> None:
    alone = list(spread(FOUR, range(1, 10), 1))
    assert list(spread(FOUR, range(1, 10), 2)) == alone
    assert list(spread(FOUR, range(4, 7), 1)) == alone[3:6]
    assert len({each.decisions for each in alone}) > 1, "games of other numbers are other games"


def test_a_shared_victory_counts_as_a_part_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = [
        Played((0,), "CF-3.1", 8),
        Played((0, 1), "CF-3.2", 42),
        Played((1,), "CF-3.1", 10),
        Played((0,), "CF-3.1", 12),
    ]

    def played(terms: Terms, numbers: Sequence[int], jobs: int) -> list[Played]:
        return ends

    monkeypatch.setattr("warhall.cli.matches.spread", played)
    found = balance(FOUR, 4, 1)
    red, yellow = found.seats
    assert (red.won, red.shared, red.lost, red.rate) == (2, 1, 1, 0.625)
    assert (yellow.won, yellow.shared, yellow.lost, yellow.rate) == (1, 1, 2, 0.375)
    assert (red.low, red.high) == wilson(2.5, 4)
    assert (found.endings, found.decisions) == ({"CF-3.1": 3, "CF-3.2": 1}, 18)


class Stubborn:
    """A bot that never has an answer."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        raise RuntimeError("no idea")


def test_a_bot_that_fails_spoils_the_figures_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "stubborn", Level("stubborn", Stubborn(), 1))
    with pytest.raises(MatchError, match="game 7, decision 0: stubborn raised RuntimeError: no idea"):
        match(game_of("four"), {}, ("stubborn", "random"), 7)


def test_people_read_a_table(run: Run) -> None:
    ran = run("balance", "four", "--games", 6, "--seats", "greedy,random")
    assert ran.code == 0
    head, columns, red, yellow, endings = ran.out.splitlines()
    assert head.startswith("four: 6 games, ")
    assert columns.split("  ")[-1] == "95 % interval"
    assert red.split()[:5] == ["red", "greedy", "6", "0", "0"]
    assert yellow.split()[:5] == ["yellow", "random", "0", "0", "6"]
    assert endings == "Ended by: CF-3.1: 6."


def test_programs_get_one_object_and_options_reach_the_game(run: Run) -> None:
    options = ("--option", "scenario=s2", "--option", "round_limit=1")
    found = json.loads(
        run("balance", "fantasy_commander", "--games", 1, "--seats", "random,random", *options, "--json").out
    )
    assert (found["game"], found["games"]) == ("fantasy_commander", 1)
    assert [seat["seat"] for seat in found["seats"]] == ["empire", "styx"]
    assert found["options"] == {"players": 2, "scenario": "s2", "round_limit": 1}


@pytest.mark.parametrize(
    ("seats", "said"), [("human,greedy", "between bots"), ("random", "1 bots for 2 seats"), ("nobody,random", "no bot")]
)
def test_only_bots_sit_down_and_one_at_every_seat(run: Run, seats: str, said: str) -> None:
    ran = run("balance", "four", "--seats", seats, "--games", 1)
    assert ran.code == 1
    assert said in ran.err
