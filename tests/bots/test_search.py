"""Search keeps to its budget, averages over luck instead of hoping for it, follows its plan, and stops when asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.conformance.lots import GAME as LOTS
from warhall.bots.bot import Budget, Intent
from warhall.bots.choose import choose, follow, play_safely
from warhall.bots.levels import LEVELS, PEOPLE
from warhall.bots.playing_on import Ahead, Moment, Node, distinct
from warhall.bots.search import (
    STRIKING,
    Candidate,
    SearchBot,
    carry_out,
    halve,
    is_beaten,
    play_by_habit,
    promising,
    rated_options,
    search,
    sight,
    usual_of,
)
from warhall.games import game
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import SURE, Thought
from warhall.kernel.position import read
from warhall.kernel.state import State

FOUR = game("four")
TYRANTS = game("tyrants")
POSITIONS = Path(__file__).parents[1] / "games" / "four" / "positions"


def opened(seed: int = 3, turn: int = 4) -> State:
    """A game of Tyrants in which a turn has begun, usually the first of the second round."""
    dice = SeededDice(seed)
    state = TYRANTS.begin(None, dice.child(0))
    while TYRANTS.bench.turn(state) < turn:
        seat = next(iter(state.decisions))
        state.apply(seat, choose("greedy", state, seat, dice.child(seat + 1)).code)
    while state.decision is not None and len(state.decision.options) == 1:
        state.apply(state.decision.seat, state.decision.options[0])
    return state


@pytest.mark.parametrize("looks", [0, 1, 2, 3, 10, 50, 333])
def test_the_search_never_looks_more_often_than_it_may_and_always_has_an_answer(looks: int) -> None:
    state = opened()
    assert state.decision is not None
    seat = state.decision.seat
    budget = Budget(looks)
    choice = play_safely(SearchBot("hard"), state, seat, SeededDice(1), budget)
    assert choice.fault is None
    assert choice.code in state.decision.options
    assert budget.spent <= looks


def test_the_search_chooses_the_same_from_the_same_inputs_and_thinks_differently_with_other_dice() -> None:
    state = opened(turn=16)
    assert state.decision is not None
    seat, thought = state.decision.seat, Thought(looks=3000, replies=1)
    rated = [rated_options(state.copy(), seat, thought, Budget(3000), SeededDice(seed)) for seed in (1, 1, 2)]
    assert rated[0] == rated[1]
    assert rated[0] != rated[2], "other worlds, other values"


def test_every_option_is_rated_once_and_the_chosen_one_comes_first() -> None:
    state = opened()
    assert state.decision is not None
    seat = state.decision.seat
    rated = rated_options(state, seat, Thought(looks=400), Budget(400), SeededDice(1))
    assert sorted(each.code for each in rated) == sorted(state.decision.options)
    bot = SearchBot("normal")
    level = replace(TYRANTS, bench=TYRANTS.bench._replace(levels={"normal": Thought(looks=400)}))
    state.game = level
    assert bot.choose(state, seat, Budget(400), SeededDice(1)) == rated[0].code


WHOLE_TURNS = Thought(looks=1500, beam=6, distinct=True, plans=5, replies=2)


@pytest.mark.parametrize("looks", [0, 1, 2, 3, 10, 50, 333, 1500])
def test_comparing_whole_turns_keeps_to_the_budget_and_rates_every_option_once(looks: int) -> None:
    state = opened()
    assert state.decision is not None
    seat, budget = state.decision.seat, Budget(looks)
    rated = rated_options(state, seat, WHOLE_TURNS, budget, SeededDice(1))
    assert sorted(each.code for each in rated) == sorted(state.decision.options)
    assert budget.spent <= looks


def test_the_turn_chosen_is_planned_to_its_end() -> None:
    state = opened(turn=8)
    assert state.decision is not None
    seat, turn = state.decision.seat, TYRANTS.bench.turn(state)
    best = search(state, seat, WHOLE_TURNS, Budget(1500), SeededDice(1))[0]
    after = state.copy()
    for code in (best.code, *(moment.code for moment in best.best)):
        assert TYRANTS.bench.turn(after) == turn
        after.apply(seat, code)
    assert TYRANTS.bench.turn(after) > turn


def test_plans_are_compared_in_as_many_worlds_as_there_are_looks_for() -> None:
    state = opened(turn=8)
    assert state.decision is not None
    thought = msgspec.structs.replace(WHOLE_TURNS, worlds=1)
    best = search(state, state.decision.seat, thought, Budget(1500), SeededDice(1))[0]
    assert best.lines > 1


def test_a_plan_begins_only_with_so_many_choices_as_the_level_says() -> None:
    state = opened(turn=8)
    assert state.decision is not None
    seat = state.decision.seat
    begun = []
    for openings in (0, 1):
        thought = msgspec.structs.replace(WHOLE_TURNS, openings=openings)
        found = search(state.copy(), seat, thought, Budget(1500), SeededDice(1))
        begun.append(sum(1 for each in found if each.best))
    assert begun[0] > 1
    assert begun[1] == 1


@pytest.mark.parametrize("looks", range(5, 120, 20))
def test_a_world_in_which_not_all_plans_were_played_on_tells_nothing(looks: int) -> None:
    state = opened(turn=8)
    assert state.decision is not None
    seat, thought = state.decision.seat, Thought(looks=looks, beam=2, cap=4, distinct=True, plans=2, replies=4)
    ahead = Ahead(seat, TYRANTS.bench.turn(state) + 1, thought, Budget(looks), SeededDice(2))
    plans = [Candidate(code, 0) for code in state.decision.options[:2]]
    live, dropped = halve(state, plans, ahead, SeededDice(1), carry_out, most=looks, anew=True, whole=True)
    assert not dropped
    assert live[0].lines == live[1].lines, "the same worlds for both"


def test_where_whole_turns_are_compared_an_answer_is_looked_for_among_what_is_likely() -> None:
    state = opened()
    assert state.decision is not None
    seat, last = state.decision.seat, state.decision.options[-1]
    state.game = replace(TYRANTS, bench=TYRANTS.bench._replace(likely=lambda g, seat: (last,)))
    budget = Budget(100)
    assert Ahead(seat, 0, Thought(looks=100, plans=2), budget, SeededDice(1)).answer(state, seat) == last
    assert budget.spent == 0


def test_of_lines_that_are_rated_alike_one_is_kept() -> None:
    state = opened()
    nodes = [Node(value, state, ()) for value in (9, 9, 8, 8, 8, 3)]
    assert distinct(nodes) == [nodes[0], nodes[2], nodes[5]]


def test_replies_are_counted_in_turns_also_where_their_numbers_leap() -> None:
    state = opened()
    assert state.decision is not None
    leaping = TYRANTS.bench._replace(turn=lambda g: 100 * TYRANTS.bench.turn(g))
    ends = []
    for bench in (TYRANTS.bench, leaping):
        state.game = replace(TYRANTS, bench=bench)
        ahead = Ahead(state.decision.seat, 0, Thought(looks=2000, cap=2), Budget(2000), SeededDice(1))
        now, _ = ahead.answer_for_all(state, 2)
        ends.append(TYRANTS.bench.turn(now) - TYRANTS.bench.turn(state))
    assert ends == [2, 2]


def test_whoever_is_kept_waiting_gets_the_best_so_far() -> None:
    state = opened()
    assert state.decision is not None
    calls: list[int] = []

    def late() -> bool:
        calls.append(1)
        return len(calls) > 5

    budget = Budget(100_000, late)
    choice = play_safely(SearchBot("master"), state, state.decision.seat, SeededDice(1), budget)
    assert choice.fault is None
    assert len(calls) == 6, "asked until it said yes, and no more"
    assert budget.spent < 5_000


def test_a_plan_is_followed_while_the_seat_sees_what_was_foreseen_and_dropped_when_it_does_not() -> None:
    state = opened()
    assert state.decision is not None
    seat = state.decision.seat
    now = sight(state, seat)
    code = state.decision.options[-1]
    kept = follow((Intent("elsewhere", 0), Intent(now, code), Intent("later", 7)), state, seat)
    assert kept is not None
    assert (kept.code, kept.plan) == (code, (Intent("later", 7),))
    assert follow((Intent("elsewhere", code),), state, seat) is None
    assert follow((Intent(now, 10_000_000),), state, seat) is None, "what is not offered is no plan"


def test_a_turn_is_planned_once_and_then_only_carried_out() -> None:
    state = opened()
    assert state.decision is not None
    seat, turn = state.decision.seat, TYRANTS.bench.turn(state)
    thought, planned, kept = 0, 0, 0
    plan: tuple[Intent, ...] = ()
    while TYRANTS.bench.turn(state) == turn and state.decision is not None:
        if state.decision.seat != seat:
            state.apply(state.decision.seat, state.decision.options[0])
            continue
        budget = Budget(600)
        choice = play_safely(SearchBot("normal"), state, seat, SeededDice(8), budget, plan)
        plan = choice.plan
        if len(state.decision.options) > 1:
            thought += 1
            planned += budget.spent > 0
            kept += budget.spent == 0
        state.apply(seat, choice.code)
    assert thought == planned + kept
    assert kept > planned


def test_a_plan_says_nothing_about_what_the_seat_cannot_know() -> None:
    state = opened()
    assert state.decision is not None
    seat = state.decision.seat
    assert sight(state, seat) == sight(state.imagine(seat, SeededDice(99)), seat)
    before = sight(state, seat)
    state.apply(seat, state.decision.options[0])
    assert sight(state, seat) != before


def test_of_options_that_look_alike_few_are_played_on() -> None:
    seen = [Candidate(code, first) for code, first in enumerate((9, 9, 9, 9, 5, 5, 5, 1))]
    assert [each.code for each in promising(seen, 12, 2)] == [0, 1, 4, 5, 7]
    assert [each.code for each in promising(seen, 3, 2)] == [0, 1, 4]
    assert [each.code for each in promising(seen, 6, 3)] == [0, 1, 2, 4, 5, 6]


def test_normal_takes_four_in_a_row_when_it_can() -> None:
    state = read(FOUR, (POSITIONS / "red_wins_with_d.yaml").read_text(encoding="utf-8"), SeededDice(0))
    assert state.decision is not None
    assert choose("normal", state, state.decision.seat, SeededDice(0)).code == 3


def thrower(throws: int, seen: list[int]) -> tuple[Ahead, Moment]:
    """A choice of the game of lots that makes dice fall, in a game that rates a state by the dice that fell."""

    def evaluate(g: State, seat: int) -> int:
        seen.append(g.dice.copy().below(SURE))
        return seen[-1]

    state = LOTS.begin(None, SeededDice(1))
    state.game = replace(LOTS, bench=LOTS.bench._replace(evaluate=evaluate))
    while state.decision is not None:
        seat = state.decision.seat
        for code in state.decision.options:
            after = state.copy()
            after.apply(seat, code)
            if after.dice.data() != state.dice.data():
                ahead = Ahead(seat, 10_000, Thought(looks=100, throws=throws), Budget(100), SeededDice(5))
                return ahead, Moment(state, code)
        state.apply(seat, state.decision.options[0])
    raise AssertionError("no dice fell in the whole game")


def test_a_throw_is_rated_by_its_mean_and_thrown_anew_before_anybody_plays_on() -> None:
    seen: list[int] = []
    ahead, moment = thrower(8, seen)
    node = ahead.choose(moment, ())
    assert len(seen) == len(set(seen)) == 8
    assert node.value == sum(seen) // 8
    assert node.thrown == moment
    assert ahead.throw(moment).dice.data() != node.state.dice.data()


def test_what_follows_a_lucky_throw_is_rated_as_if_it_had_been_a_usual_one() -> None:
    seen: list[int] = []
    ahead, moment = thrower(8, seen)
    node = ahead.choose(moment, ())
    del seen[:]
    ahead.thought = msgspec.structs.replace(ahead.thought, throws=1)
    after = ahead.expand(node)
    assert after
    fallen, values = seen[0], seen[-len(after) :]
    assert [each.value for each in after] == [node.value + value - fallen for value in values]
    assert {each.luck for each in after} == {fallen - node.value}


def test_a_level_that_throws_once_plays_on_with_what_fell() -> None:
    seen: list[int] = []
    ahead, moment = thrower(1, seen)
    node = ahead.choose(moment, ())
    assert (node.value, node.thrown) == (seen[0], None)


@pytest.mark.parametrize("name", PEOPLE)
def test_every_level_plays_four_to_its_end(name: str) -> None:
    dice = SeededDice(17)
    state = FOUR.begin(None, dice.child(0))
    while state.decision is not None:
        seat = state.decision.seat
        choice = choose(name if seat == 0 else "random", state, seat, dice.child(1 + seat), looks=50)
        assert choice.fault is None
        state.apply(seat, choice.code)
    assert state.result is not None


def share(one: str, other: str, seeds: Sequence[int]) -> float:
    """How much of the games one level of Four wins against another, seats exchanged."""
    won = 0.0
    for seed in seeds:
        for first in (0, 1):
            dice = SeededDice(seed)
            state = FOUR.begin(None, dice.child(0))
            while state.decision is not None:
                seat = state.decision.seat
                name = one if seat == first else other
                state.apply(seat, choose(name, state, seat, dice.child(1 + seat)).code)
            assert state.result is not None
            won += (first in state.result.winners) / len(state.result.winners)
    return won / (2 * len(seeds))


def test_the_levels_of_four_rise() -> None:
    assert share("easy", "beginner", range(12)) > 0.6
    assert share("normal", "easy", range(6)) > 0.7
    assert list(LEVELS)[1:3] == ["beginner", "easy"]


def test_an_option_is_beaten_only_by_more_than_luck_explains() -> None:
    good = Candidate(1, 0, values=[500, 520, 510, 530, 505, 515, 525, 500])
    bad = Candidate(2, 0, values=[400, 430, 405, 440, 400, 420, 430, 395])
    lucky = Candidate(3, 0, values=[900, 100, 800, 200, 950, 50, 700, 500])
    assert is_beaten(good, bad, 3)
    assert not is_beaten(bad, good, 3)
    assert not is_beaten(good, lucky, 1)
    assert not is_beaten(good, good, 1), "what is as good is not beaten"


def test_an_option_played_on_by_habit_is_rated_where_each_turn_ends() -> None:
    state = TYRANTS.begin(None, SeededDice(2))
    rated: list[int] = []

    def outlook(g: State, seat: int) -> int:
        rated.append(g.count)
        return 1000 * g.count

    bench = TYRANTS.bench._replace(turn=lambda g: g.count, outlook=outlook)
    state.game = replace(TYRANTS, bench=bench)
    assert state.decision is not None
    ahead = Ahead(state.decision.seat, 1, Thought(looks=100), Budget(100), SeededDice(5))
    candidate = Candidate(state.decision.options[0], 0)
    play_by_habit(state, candidate, ahead, lambda g, seat: g.decisions[seat].options[0], 4)
    assert rated == [1, 2, 3, 4]
    assert (candidate.values, candidate.total, candidate.lines) == ([2500], 2500, 1)


def test_a_world_in_which_not_all_options_were_played_on_by_habit_tells_nothing() -> None:
    room = game("dungeoneer")
    state, habit = room.begin(None, SeededDice(4)), room.bench.habit
    assert habit is not None
    while state.decision is None or state.decision.ask != "feats" or len(state.decision.options) < 4:
        assert state.decision is not None
        state.apply(state.decision.seat, habit(state, state.decision.seat))
    seat = state.decision.seat

    def values(looks: int) -> dict[int, list[int]]:
        thought = Thought(looks=looks, width=4, alike=4, playouts=3, trust=0)
        budget = Budget(looks)
        found = search(state.imagine(seat, SeededDice(5)), seat, thought, budget, SeededDice(6))
        assert budget.left > 0 or looks == 1000  # with so many looks the last world is broken off
        return {each.code: each.values for each in found}

    plenty = values(1100)
    for code, told in values(1000).items():
        assert told == plenty[code][: len(told)]


def test_a_habit_comes_first_unless_something_looks_strikingly_better() -> None:
    seen = [Candidate(7, 600_000), Candidate(8, 600_001 - STRIKING), Candidate(9, 600_000 - STRIKING)]
    assert usual_of(seen, 8) is seen[1]
    assert usual_of(seen, 9) is seen[0]
    assert usual_of(seen, 77) is seen[0], "a habit that nobody looked at is none"
