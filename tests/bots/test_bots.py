"""Bots choose the same from the same, never see the real state, and never hold up a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bots import hostile
from tests.conformance.lots import GAME as LOTS
from tests.conformance.lots.state import Lots
from warhall.bots.bot import Bot, Budget, OverBudgetError
from warhall.bots.choose import choose, play_safely
from warhall.bots.greedy import PROBES, WORLDS, GreedyBot
from warhall.bots.levels import BOTS, UnknownBotError, level
from warhall.games import game
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ProtocolError
from warhall.kernel.game import Bench
from warhall.kernel.position import read
from warhall.kernel.saving import save
from warhall.kernel.state import State

FOUR = game("four")
POSITIONS = Path(__file__).parents[1] / "games" / "four" / "positions"
HOSTILE = (
    hostile.CrashBot(),
    hostile.StallBot(),
    hostile.OverspendBot(),
    hostile.CheatBot(),
    hostile.RubbishBot(),
    hostile.HugeBot(),
)


def play(red: str, yellow: str, seed: int) -> State:
    dice = SeededDice(seed)
    state = FOUR.begin(None, dice.child(0))
    while state.decision is not None:
        seat = state.decision.seat
        choice = choose((red, yellow)[seat], state, seat, dice.child(1 + seat))
        assert choice.fault is None
        state.apply(seat, choice.code)
    return state


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("room", [FOUR, LOTS], ids=["four", "lots"])
def test_every_bot_chooses_the_same_from_the_same_inputs(name: str, room: object) -> None:
    assert room in (FOUR, LOTS)
    state = (FOUR if room is FOUR else LOTS).begin(None, SeededDice(5))
    assert state.decision is not None
    seat = state.decision.seat
    assert choose(name, state, seat, SeededDice(7)) == choose(name, state, seat, SeededDice(7))


def test_the_random_bot_does_not_always_choose_the_same() -> None:
    state = FOUR.begin(None, SeededDice(0))
    assert {choose("random", state, 0, SeededDice(seed)).code for seed in range(60)} == set(range(7))


def test_a_bot_chooses_anew_at_each_step_though_its_dice_stay_the_same() -> None:
    state = FOUR.begin(None, SeededDice(0))
    dice = SeededDice(3)
    codes = []
    while state.decision is not None:
        codes.append(choose("random", state, state.decision.seat, dice).code)
        state.apply(state.decision.seat, codes[-1])
    assert len(set(codes)) > 1


def test_habit_follows_the_habits_of_the_game_and_else_what_seems_most_promising() -> None:
    def first(state: State, seat: int, options: Sequence[int]) -> list[int]:
        return list(options)

    def last(state: State, seat: int) -> int:
        return state.decisions[seat].options[-1]

    for habit, wanted in ((None, 0), (last, 6)):
        room = replace(FOUR, bench=Bench(lambda state, seat: 0, first, habit=habit))
        assert choose("habit", room.begin(None, SeededDice(1)), 0, SeededDice(2)).code == wanted


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownBotError, match="did you mean 'greedy'"):
        level("gredy")


def test_a_seat_that_is_not_asked_gets_no_choice() -> None:
    with pytest.raises(ProtocolError, match="not asked"):
        choose("random", FOUR.begin(None, SeededDice(0)), 1, SeededDice(0))


@pytest.mark.parametrize("seat_name", ["red", "yellow"])
def test_greedy_takes_four_in_a_row_when_it_can(seat_name: str) -> None:
    state = read(FOUR, (POSITIONS / f"{seat_name}_wins_with_d.yaml").read_text(encoding="utf-8"), SeededDice(0))
    assert state.decision is not None
    assert choose("greedy", state, state.decision.seat, SeededDice(0)).code == 3


def test_greedy_beats_random_in_at_least_95_of_100_games() -> None:
    won = 0
    for seed in range(50):
        first, second = play("greedy", "random", seed).result, play("random", "greedy", 1000 + seed).result
        assert first is not None
        assert second is not None
        won += (first.winners == (0,)) + (second.winners == (1,))
    assert won >= 95


def counting(state: Lots, tally: list[int], *, fickle: bool = False) -> Lots:
    """The same state in a game that notes every evaluation; all are equal, or none is like another."""

    def evaluate(g: State, seat: int) -> int:
        tally.append(g.count)
        return len(tally) ** 2 if fickle else 0

    def order(g: State, seat: int, options: Sequence[int]) -> list[int]:
        return sorted(options, reverse=True)

    state.game = replace(LOTS, bench=Bench(evaluate, order))
    return state


def lots() -> Lots:
    state = LOTS.begin(None, SeededDice(1))
    assert isinstance(state, Lots)
    return state


def test_greedy_decides_equal_options_by_the_games_move_ordering() -> None:
    state = counting(lots(), [])
    assert state.decision is not None
    assert choose("greedy", state, state.decision.seat, SeededDice(0)).code == max(state.decision.options)


@pytest.mark.parametrize(("fickle", "worlds"), [(True, WORLDS), (False, 1)])
def test_greedy_compares_options_in_several_worlds_where_what_is_hidden_matters(fickle: bool, worlds: int) -> None:  # noqa: FBT001
    tally: list[int] = []
    state = counting(lots(), tally, fickle=fickle)
    assert state.decision is not None
    choose("greedy", state, state.decision.seat, SeededDice(0))
    assert len(tally) == worlds * len(state.decision.options) + PROBES


@pytest.mark.parametrize("looks", [0, 1, 2, 3, 5, 7, 11])
def test_greedy_stops_at_its_budget_and_begins_no_world_that_it_cannot_finish(looks: int) -> None:
    tally: list[int] = []
    state = counting(lots(), tally)
    assert state.decision is not None
    choice = choose("greedy", state, state.decision.seat, SeededDice(0), looks=looks)
    assert choice.fault is None
    tried = min(looks, len(state.decision.options))
    assert len(tally) <= looks
    assert tried <= 1 or len(tally) % tried in (0, PROBES % tried), "whole worlds, and the best options in one more"


def test_a_budget_lets_nobody_look_once_more() -> None:
    budget = Budget(2)
    budget.look()
    budget.look()
    with pytest.raises(OverBudgetError, match="2 looks"):
        budget.look()


@pytest.mark.parametrize("bot", HOSTILE, ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize("room", [FOUR, LOTS], ids=["four", "lots"])
def test_a_hostile_bot_is_replaced_by_a_legal_choice_and_the_choice_says_so(bot: Bot, room: object) -> None:
    state = (FOUR if room is FOUR else LOTS).begin(None, SeededDice(2))
    before = save(state)
    assert state.decision is not None
    choice = play_safely(bot, state, state.decision.seat, SeededDice(9), Budget(50))
    assert choice.fault
    assert choice.code in state.decision.options
    assert save(state) == before


@pytest.mark.parametrize("room", [FOUR, LOTS], ids=["four", "lots"])
def test_a_bot_that_spoils_what_it_is_given_spoils_nothing_of_the_game(room: object) -> None:
    state = (FOUR if room is FOUR else LOTS).begin(None, SeededDice(2))
    assert state.decision is not None
    before, options = save(state), tuple(state.decision.options)
    choice = play_safely(hostile.MutateBot(), state, state.decision.seat, SeededDice(9), Budget(50))
    assert choice.fault is None
    assert (save(state), tuple(state.decision.options)) == (before, options)


def test_a_bot_never_gets_the_real_state_nor_the_real_dice() -> None:
    class Spy:
        seen: State

        def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
            self.seen = state
            return state.decisions[seat].options[0]

    spy, state = Spy(), lots()
    assert state.decision is not None
    hands = set()
    for seed in range(20):
        play_safely(spy, state, state.decision.seat, SeededDice(seed), Budget(50))
        assert spy.seen is not state
        assert spy.seen.dice.data() != state.dice.data()
        assert isinstance(spy.seen, Lots)
        hands.add(tuple(spy.seen.hands[1 - state.decision.seat]))
    assert len(hands) > 1


def test_greedy_is_usable_where_there_is_nothing_to_choose() -> None:
    state = lots()
    assert state.decision is not None
    state.decision.options = state.decision.options[:1]
    assert GreedyBot().choose(state, state.decision.seat, Budget(0), SeededDice(0)) == state.decision.options[0]
