"""`warhall balance`: many games between bots, and how sure their figures are."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.conftest import Run
from warhall.arena.backends import spread
from warhall.arena.matches import Fixture, MatchError, Played, Terms, fixtures, match
from warhall.arena.progress import EVERY, Progress, Stretch
from warhall.arena.sequential import Test, read_until
from warhall.arena.tally import balance, wilson
from warhall.bots.bot import Budget
from warhall.bots.levels import BOTS, Level
from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.minds import SURE
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


def games_of(numbers: range, jobs: int) -> list[Played]:
    """Games without how long they took."""
    return [each._replace(times=()) for each in spread(FOUR, [Fixture(number) for number in numbers], jobs)]


def test_the_same_numbers_are_the_same_games_in_one_process_or_two() -> None:
    alone = games_of(range(1, 10), 1)
    assert games_of(range(1, 10), 2) == alone
    assert games_of(range(4, 7), 1) == alone[3:6]
    assert len({each.decisions for each in alone}) > 1, "games of other numbers are other games"


def given_games(monkeypatch: pytest.MonkeyPatch, ends: Sequence[Played]) -> list[Fixture]:
    """Let these games be played in turn, over and over; the fixtures that were asked for."""
    asked: list[Fixture] = []

    def played(terms: Terms, planned: Sequence[Fixture], jobs: int) -> Iterator[Played]:
        for number, each in enumerate(planned):
            asked.append(each)
            yield ends[number % len(ends)]

    monkeypatch.setattr("warhall.arena.tally.spread", played)
    return asked


def test_a_shared_victory_counts_as_a_part_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = [
        Played((0,), "CF-3.1", 8),
        Played((0, 1), "CF-3.2", 42),
        Played((1,), "CF-3.1", 10),
        Played((0,), "CF-3.1", 12),
    ]

    given_games(monkeypatch, ends)
    found = balance(FOUR, 4, 1)
    red, yellow = found.seats
    assert (red.won, red.shared, red.lost, red.rate) == (2, 1, 1, 0.625)
    assert (yellow.won, yellow.shared, yellow.lost, yellow.rate) == (1, 1, 2, 0.375)
    assert (red.low, red.high) == wilson(2.5, 4)
    assert (found.endings, found.decisions) == ({"CF-3.1": 3, "CF-3.2": 1}, 18)


def test_swapped_seats_give_every_bot_every_seat_and_count_by_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = given_games(monkeypatch, [Played((0,), "CF-3.1", 8), Played((1,), "CF-3.1", 8)])
    found = balance(FOUR, 5, 3, swap=True)
    assert asked == [Fixture(3, 0), Fixture(3, 1), Fixture(4, 0), Fixture(4, 1), Fixture(5, 0), Fixture(5, 1)]
    assert asked[1].bots(FOUR) == ("random", "greedy")
    greedy, rand = found.bots
    assert (greedy.bot, greedy.games, greedy.won, greedy.lost, greedy.rate) == ("greedy", 6, 6, 0, 1.0)
    assert (rand.bot, rand.games, rand.won, rand.lost) == ("random", 6, 0, 6)
    assert [(seat.bot, seat.won) for seat in found.seats] == [("greedy/random", 3), ("greedy/random", 3)]
    assert (found.games, found.swapped) == (6, True)


def test_two_seats_of_one_bot_are_counted_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    given_games(monkeypatch, [Played((2,), "TU-11.12", 8)])
    found = balance(Terms("tyrants", (), {"players": 3}, ("random", "greedy", "greedy")), 2, 1)
    assert [(each.bot, each.games, each.won, each.rate) for each in found.bots] == [
        ("random", 2, 0, 0.0),
        ("greedy", 4, 2, 0.5),
    ]


def test_games_without_end_standstills_and_draws_are_told_and_not_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    given_games(
        monkeypatch,
        [
            Played((0,), "CF-3.1", 300, Stretch(10, 99)),
            Played((), "", 10_001, Stretch(40, 9_000)),
            Played((0, 1), "CF-3.2", 300, Stretch(100, 150)),
            Played((1,), "CF-3.1", 900, Stretch(100, 150)),
        ],
    )
    found = balance(FOUR, 4, 1)
    assert (found.drawn, found.capped, found.standstill) == (1, 1, 1)
    assert [(each.game, each.what, each.since) for each in found.trouble] == [(2, "cap", 40), (3, "standstill", 100)]
    red, yellow = found.seats
    assert (red.won, red.shared, red.lost) == (1, 1, 2), "nobody has won a game without end"
    assert red.rate + yellow.rate == pytest.approx(3 / 4)
    assert found.endings == {"CF-3.1": 2, "CF-3.2": 1}


def test_a_game_that_hits_its_cap_is_given_up() -> None:
    room = replace(game_of("four"), step_cap=3)
    played = match(room, {}, ("random", "random"), 1)
    assert (played.winners, played.rule, played.decisions, played.trouble) == ((), "", 4, "cap")


def read(values: Sequence[tuple[int, int]], sure: int | None) -> Stretch:
    progress = Progress(sure)
    for number, both in enumerate(values):
        progress.note(number * EVERY, both)
    return progress.longest()


def test_prospects_that_only_waver_are_no_progress_and_those_that_drift_are() -> None:
    half = SURE // 2
    waver = [(half + 10_000 * (number % 3), half - 10_000 * (number % 3)) for number in range(60)]
    assert read(waver, SURE) == Stretch(0, 59 * EVERY)
    assert read(waver, SURE).is_standstill(300)
    drift = [(half + 5_000 * number, half - 5_000 * number) for number in range(60)]
    assert read(drift, SURE).decisions < 15 * EVERY
    assert read([*drift, *[drift[-1]] * 40], SURE).since > 200


def test_a_game_as_good_as_won_still_goes_on() -> None:
    ever_surer = [(SURE - 2 ** (19 - number // 3), 2 ** (19 - number // 3)) for number in range(57)]
    assert read(ever_surer, SURE).decisions <= 3 * EVERY


def test_on_an_open_scale_progress_is_measured_against_all_that_was_seen() -> None:
    assert read([(1000 * number, -1000 * number) for number in range(50)], None).decisions <= 3 * EVERY
    assert read([(0, 0), (9000, -9000), *[(100 * (n % 2), 0) for n in range(50)]], None).decisions == 49 * EVERY
    assert read([], None) == Stretch(0, 0)


def test_the_sequential_test_decides_by_walds_bounds_and_never_before_forty_games() -> None:
    test = Test("hard", 0.7, 0.8)
    for _ in range(39):
        test.add(1.0)
    assert test.ratio > 2.95
    assert test.verdict().decided is None
    test.add(1.0)
    assert test.verdict().decided == "high"
    other = Test("hard", 0.7, 0.8)
    for _ in range(40):
        other.add(0.5)
    assert other.ratio == pytest.approx(20 * 0.133531 - 20 * 0.405465, abs=1e-3)
    assert other.verdict().decided == "low"


def test_a_test_ends_the_games_when_it_has_decided_and_the_round_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = given_games(monkeypatch, [Played((0,), "CF-3.1", 8), Played((1,), "CF-3.1", 8)])
    found = balance(FOUR, 1000, 1, swap=True, until=(0.6, 0.7))
    assert found.test is not None and found.test.decided == "high"
    assert found.games == len(asked) == 40
    assert found.bots[0].won == 40


@pytest.mark.parametrize(("text", "bounds"), [("75", (0.7, 0.8)), ("60:75.5", (0.6, 0.755)), ("95", (0.925, 0.975))])
def test_a_share_or_two_say_what_is_tested(text: str, bounds: tuple[float, float]) -> None:
    assert read_until(text) == pytest.approx(bounds)


@pytest.mark.parametrize("text", ["", "x", "0", "100", "101", "-5", "80:70", "50:50", "70:", "nan"])
def test_what_is_no_share_is_refused(text: str) -> None:
    with pytest.raises(OptionsError, match="--until takes a share in percent, as in 75"):
        read_until(text)


def test_all_games_have_numbers() -> None:
    assert fixtures(FOUR, 3, 7, swap=False) == [Fixture(7), Fixture(8), Fixture(9)]


class Stubborn:
    """A bot that never has an answer."""

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        raise RuntimeError("no idea")


def test_a_bot_that_fails_spoils_the_figures_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stubborn", Level("stubborn", Stubborn(), 1))
    with pytest.raises(MatchError, match="game 7, decision 0: stubborn raised RuntimeError: no idea"):
        match(game_of("four"), {}, ("stubborn", "random"), 7)


def test_people_read_a_table(run: Run) -> None:
    ran = run("balance", "four", "--games", 6, "--seats", "greedy,random")
    assert ran.code == 0
    head, columns, red, yellow, endings = ran.out.splitlines()
    assert head.startswith("four: 6 games, ")
    assert columns.split("  ")[-1] == "95\u00a0% interval"
    assert red.split()[:5] == ["red", "greedy", "6", "0", "0"]
    assert yellow.split()[:5] == ["yellow", "random", "0", "0", "6"]
    assert endings == "Ended by: CF-3.1: 6."


def test_people_read_who_won_wherever_they_sat_and_how_long_they_thought(run: Run) -> None:
    ran = run("balance", "four", "--games", 4, "--seats", "greedy,random", "--swap", "--times", "--until", "60")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[2].split()[:4] == ["greedy", "4", "0", "0"]
    assert lines[4].split()[:4] == ["red", "greedy/random", "2", "0"]
    assert lines[7] == "After 4 games the test at 5\u00a0% cannot tell yet whether greedy wins 55\u00a0% or 65\u00a0%."
    assert lines[9].split()[0] == "greedy"
    assert len(lines) == 11


def test_the_object_for_programs_keeps_its_form(run: Run) -> None:
    found = json.loads(run("balance", "four", "--games", 2, "--seats", "greedy,random", "--json").out)
    assert list(found)[:7] == ["game", "options", "games", "seed", "seats", "endings", "decisions"]
    assert list(found["seats"][0]) == ["seat", "bot", "won", "shared", "lost", "rate", "low", "high"]
    assert (found["capped"], found["standstill"], found["trouble"], found["times"]) == (0, 0, [], None)


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
