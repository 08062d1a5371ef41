"""Hints tell the best options and why, chances add up, and neither knows more than the seat."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bots.rated_duel import GAME as RATED
from tests.kernel.duel import Duel
from warhall.bots.chances import NoChanceError, chances, changes, check_scale, divided, in_whole, known_chances, mean
from warhall.bots.hint import EQUAL, advise, after_best, falling, why
from warhall.games import game
from warhall.kernel.dice import Dice, SeededDice
from warhall.kernel.game import Bench
from warhall.kernel.minds import SURE
from warhall.kernel.state import State

FOUR = game("four")


def four(*columns: int) -> State:
    state = FOUR.begin(None, SeededDice(1))
    for column in columns:
        assert state.decision is not None
        state.apply(state.decision.seat, column)
    return state


def duel(seed: int = 4) -> Duel:
    state = RATED.begin(None, SeededDice(seed))
    assert isinstance(state, Duel)
    return state


@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=6), st.integers(0, 10_000))
def test_a_whole_is_divided_without_a_rest_and_within_one_of_the_exact_share(weights: list[int], whole: int) -> None:
    parts = divided(weights, whole)
    assert sum(parts) == whole
    total = sum(weights)
    for part, weight in zip(parts, weights, strict=True):
        exact = whole * weight / total if total else whole / len(weights)
        assert abs(part - exact) < 1


def test_chances_follow_the_evaluation_and_a_finished_game_is_sure() -> None:
    assert chances(four()) == (5000, 5000)
    assert chances(four(3, 0, 3, 0, 3, 0, 3)) == (10_000, 0)
    assert in_whole(SURE) == 10_000
    assert mean([(10_000, 0), (0, 10_000), (5001, 4999)]) == (5000, 5000)


def laid(card: int) -> Duel:
    """A duel in which the other seat has laid one of its cards."""
    state = duel()
    state.apply(1, state.hands[1][card])
    return state


def test_known_chances_do_not_depend_on_what_is_hidden() -> None:
    one, other = laid(0), laid(2)
    assert chances(one) != chances(other)
    assert known_chances(one, 0, SeededDice(7)) == known_chances(other, 0, SeededDice(7))
    assert known_chances(one, None, SeededDice(7)) == known_chances(other, None, SeededDice(7))
    assert known_chances(one, 1, SeededDice(7)) != known_chances(other, 1, SeededDice(7)), "it knows what it has laid"


def test_a_game_without_a_scale_has_no_chances() -> None:
    open_scale = replace(RATED, bench=Bench(RATED.bench.evaluate, RATED.bench.order))
    with pytest.raises(NoChanceError, match="no chance of winning"):
        check_scale(open_scale)
    check_scale(RATED)
    hint = advise(open_scale.begin(None, SeededDice(4)), 0, SeededDice(1))
    assert (hint.chances, hint.rest) == (None, None)
    assert [(each.chance, each.less, each.equal, each.why) for each in hint.options] == [(None, None, False, [])] * 3


def test_the_winning_move_comes_first_and_tells_that_it_wins() -> None:
    state = four(3, 0, 3, 0, 3, 1)
    hint = advise(state, 0, SeededDice(1))
    best, second = hint.options[:2]
    assert (best.notation, best.chance, best.less, best.equal) == ("drop d", 10_000, 0, False)
    assert hint.chances == (10_000, 0)
    assert second.less is not None and second.less > EQUAL
    assert second.chance == 10_000 - second.less
    assert (len(hint.options), hint.others, hint.only) == (3, 4, False)
    assert hint.rest is not None and hint.options[2].chance is not None and hint.rest <= hint.options[2].chance


def test_a_hint_tells_the_terms_that_change() -> None:
    state = four(3, 0, 3, 1, 6)
    best = advise(state, 1, SeededDice(1)).options[0]
    after = state.copy()
    after.apply(1, best.code)
    assert FOUR.bench.scales is not None
    now, then = FOUR.bench.scales.terms(state, 1), FOUR.bench.scales.terms(after, 1)
    wanted = {f"term-{name}": then[name] - now[name] for name in now if abs(then[name] - now[name]) >= 10}
    assert {each.say.message: each.change for each in best.why} == wanted != {}
    assert [abs(each.change) for each in best.why] == sorted((abs(each.change) for each in best.why), reverse=True)
    assert all(FOUR.texts.has(each.say.message, language) for each in best.why for language in ("en", "ru", "uk"))


def test_options_as_good_as_the_best_are_called_equal() -> None:
    lost = advise(four(3, 0, 2, 0, 4), 1, SeededDice(1))  # two holes to fill, and one stone
    assert [each.equal for each in lost.options] == [True, True, True]
    won = advise(four(3, 0, 3, 0, 3, 1), 0, SeededDice(1))
    assert [each.equal for each in won.options] == [False, False, False]


def test_the_same_dice_give_the_same_hint_and_looks_are_kept() -> None:
    state = duel()
    assert advise(state, 0, SeededDice(5)) == advise(state.copy(), 0, SeededDice(5))
    assert advise(state, 0, SeededDice(5), looks=40).looks <= 40


def test_a_hint_does_not_know_what_the_seat_cannot() -> None:
    assert advise(laid(0), 0, SeededDice(3)) == advise(laid(2), 0, SeededDice(3))


def test_a_forced_move_is_no_hint() -> None:
    state = duel()
    for _ in range(4):
        state.apply(next(iter(state.decisions)), state.decisions[next(iter(state.decisions))].options[0])
    seat = next(iter(state.decisions))
    hint = advise(state, seat, SeededDice(1))
    assert hint.only
    assert [each.notation for each in hint.options] == [RATED.codec.notation(state, state.decisions[seat].options[0])]
    assert hint.chances == known_chances(state, seat, SeededDice(1).child(1))
    assert hint.looks == 0


def test_thinking_stops_when_somebody_is_kept_waiting() -> None:
    asked = 0

    def late() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    hint = advise(four(), 0, SeededDice(1), late=late)
    assert 0 < hint.looks < 300
    assert hint.options


def test_values_never_rise_behind_the_best() -> None:
    assert falling([50, 60, 40, 45]) == [50, 50, 40, 40]
    assert falling([]) == []


def test_the_others_share_what_is_left() -> None:
    won = four(3, 0, 3, 0, 3, 1)
    assert after_best([won], 0, 3, 9000) == (9000, 1000)
    assert sum(after_best([duel()], 0, duel().decisions[0].options[0], 6100)) == 10_000


def test_changes_are_the_mean_over_worlds_largest_first_and_the_small_ones_are_left_out() -> None:
    pairs = [
        ({"a": 0, "b": 0, "c": 5}, {"a": 100, "b": -301, "c": 14}),
        ({"a": 0, "b": 0, "c": 5}, {"a": 101, "b": -300, "c": 14}),
    ]
    found = [(each.say.message, each.change) for each in changes(pairs)]
    assert found == [("term-b", -301), ("term-a", 101)]
    assert changes([(None, {"a": 3})]) == []


def test_why_tells_what_an_action_changed_for_its_actor() -> None:
    before, after = four(3, 0, 3, 1), four(3, 0, 3, 1, 3)
    told = why(before, after, 0, 1, SeededDice(1))
    assert told.before == chances(before)
    assert told.after == chances(after)
    assert {each.say.message for each in told.why} >= {"term-middle"}


def test_what_a_seat_cannot_know_is_imagined_before_anything_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int | None] = []
    real = RATED.imagine

    def imagine(state: Duel, seat: int | None, dice: Dice) -> State:
        seen.append(seat)
        return real(state, seat, dice)

    monkeypatch.setattr(RATED, "imagine", imagine)
    advise(duel(), 1, SeededDice(1))
    assert set(seen) == {1}
