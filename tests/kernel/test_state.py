"""The agenda, decisions of one and of several seats, refusals, copies."""

from __future__ import annotations

import pytest

from tests.kernel import duel
from tests.kernel.duel import GAME, Card, Duel, Peek, Play, Sort
from warhall.kernel.actions import Seat
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import NotationError, ProtocolError, Refused
from warhall.kernel.events import Told
from warhall.kernel.saving import digest
from warhall.kernel.state import Decision, StuckError, step, step_name
from warhall.kernel.words import Name

UNSHUFFLED = [5, 4, 3, 2, 1]
"""Outcomes that leave six cards as they are."""


def start(*faces: int) -> Duel:
    state = GAME.begin(None, ScriptedDice([*UNSHUFFLED, *(face - 1 for face in faces)]))
    assert isinstance(state, Duel)
    return state


@step
def note_a(g: Duel, text: str = "") -> None:
    g.points.append(len(text) + 100)


@step
def note_b(g: Duel, text: str = "") -> None:
    g.points.append(len(text) + 200)


def test_steps_put_on_together_come_in_the_order_given_and_the_rest_after_them() -> None:
    state = start()
    state.then(note_a, note_b, with_=("xy",))
    state.advance()
    assert state.points == [0, 0, 102, 202]
    assert state.decision is not None


def test_a_step_pushed_later_comes_first() -> None:
    state = start()
    state.push(note_a)
    state.push(note_b, "x")
    assert [name.rpartition(".")[2] for name, _ in state.pending()] == ["note_b", "note_a", "lay"]
    state.advance()
    assert state.points == [0, 0, 201, 100]


def test_the_asking_step_stays_on_the_agenda_until_it_is_answered() -> None:
    state = start()
    assert [name for name, _ in state.pending()] == [step_name(duel.lay)]
    state.apply(0, 0)
    assert [name for name, _ in state.pending()] == [step_name(duel.lay)]
    assert list(state.decisions) == [1]


def test_an_agenda_that_runs_in_a_circle_is_stopped_and_names_its_step() -> None:
    state = start()
    state.push(duel.circle)
    with pytest.raises(StuckError, match=r"steps without a decision; pending: tests\.kernel\.duel\.circle"):
        state.advance()


def test_several_seats_decide_at_the_same_time_in_any_order() -> None:
    one, other = start(1, 6), start(1, 6)
    assert {seat: tuple(decision.options) for seat, decision in one.decisions.items()} == {0: (0, 1, 2), 1: (3, 4, 5)}
    one.apply(0, 2)
    one.apply(1, 3)
    other.apply(1, 3)
    other.apply(0, 2)
    assert digest(one) == digest(other)
    assert one.points == [0, 1]
    assert list(one.decisions) == [0, 1]


def test_a_whole_duel_is_played_to_its_result() -> None:
    state = start(6, 1, 6, 1, 6, 1)
    for mine, theirs in ((0, 3), (1, 4), (2, 5)):
        state.apply(1, theirs)
        state.apply(0, mine)
    assert state.result is not None
    assert (state.result.scores, state.result.winners, state.result.rule) == ((3, 0), (0,), "DU-3.1")
    assert (state.decision, state.others, state.decisions, state.agenda) == (None, (), {}, None)
    assert state.count == 6


def test_a_legal_action_that_is_no_option_is_accepted_and_reaches_the_rules_as_a_structure() -> None:
    state = start()
    state.apply(1, Sort((Card(5), Card(3), Card(4))))
    assert state.hands[1] == [5, 3, 4]
    assert list(state.decisions) == [0, 1]


def test_an_option_is_accepted_by_code_and_by_structure_alike() -> None:
    one, other = start(), start()
    one.apply(1, 4)
    other.apply(1, Play(Card(4)))
    assert digest(one) == digest(other)


REFUSED = [
    (0, 3, "DU-2.1", "not-held"),
    (0, Play(Card(99)), "DU-2.1", "not-held"),
    (0, Sort((Card(0), Card(1))), "DU-2.4", "other-cards"),
    (1, Sort((Card(0), Card(1), Card(2))), "DU-2.4", "other-cards"),
]


@pytest.mark.parametrize(("seat", "action", "rule", "message"), REFUSED)
def test_a_refused_action_changes_nothing(seat: int, action: int | Play | Sort, rule: str, message: str) -> None:
    state = start()
    before = (digest(state), state.count, state.uncovered, state.agenda, state.decision)
    reason = state.explain(seat, action)
    assert reason is not None
    assert (reason.rule, reason.message) == (rule, message)
    with pytest.raises(Refused) as caught:
        state.apply(seat, action)
    assert caught.value.rule == rule
    assert caught.value.reason == reason
    assert (digest(state), state.count, state.uncovered, state.agenda, state.decision) == before


def test_what_is_legal_needs_no_explanation() -> None:
    state = start()
    assert state.explain(0, 2) is None
    assert state.explain(1, Sort((Card(5), Card(4), Card(3)))) is None


def test_a_seat_that_has_decided_must_wait_for_the_other() -> None:
    state = start()
    state.apply(0, 0)
    reason = state.explain(0, 1)
    assert reason is not None
    assert (reason.rule, reason.message) == ("DU-2.1", "not-asked")
    assert reason.args == {"seat": Name("seat", "north"), "waiting": (Name("seat", "south"),)}


def test_after_the_end_nobody_may_act() -> None:
    state = start(*[1] * 6)
    while state.decisions:
        seat, decision = next(iter(state.decisions.items()))
        state.apply(seat, decision.options[0])
    reason = state.explain(0, 0)
    assert reason is not None
    assert (reason.rule, reason.message) == ("DU-3.1", "game-over")


@pytest.mark.parametrize("seat", [-1, 2, 10**20])
def test_a_seat_that_does_not_exist_is_a_protocol_error(seat: int) -> None:
    with pytest.raises(ProtocolError, match="this game has 2") as caught:
        start().apply(seat, 0)
    assert caught.value.code == "no-such-seat"


@pytest.mark.parametrize("code", [-1, 10**30])
def test_a_number_that_is_no_code_is_a_notation_error(code: int) -> None:
    with pytest.raises(NotationError):
        start().apply(0, code)


def test_a_copy_is_equal_independent_and_unheard() -> None:
    state = GAME.begin(None, SeededDice(4))
    state.apply(0, Peek())
    heard: list[Told] = []
    state.ears = heard.append
    copy = state.copy()
    assert (copy.count, copy.uncovered) == (1, 1)
    assert digest(copy) == digest(state)
    assert (copy.count, copy.uncovered, copy.decision) == (state.count, state.uncovered, state.decision)
    before = digest(state)
    for seat in (0, 1):
        copy.apply(seat, copy.decisions[seat].options[0])
    assert digest(state) == before != digest(copy)
    assert heard == []
    for seat in (0, 1):
        state.apply(seat, state.decisions[seat].options[0])
    assert digest(state) == digest(copy)
    assert heard != []


def test_events_are_told_by_rule_and_only_to_those_who_may_know() -> None:
    state = start(2, 5)
    heard: list[Told] = []
    state.ears = heard.append
    state.apply(1, Sort((Card(5), Card(4), Card(3))))
    state.apply(0, 1)
    state.apply(1, 5)
    assert [told.rule for told in heard] == ["DU-2.4", "DU-2.1", "DU-2.1", "DU-2.2", "DU-2.2"]
    assert [told.seen_by(1) for told in heard[:2]] == [
        duel.Sorted((Card(5), Card(4), Card(3))),
        duel.LaidHidden(Seat(0)),
    ]
    assert [told.seen_by(0) for told in heard[:2]] == [None, duel.Laid(Seat(0), Card(1))]
    assert heard[3].seen_by(None) == duel.Rolled(Seat(0), 2)


def test_the_imagined_state_looks_the_same_to_its_seat() -> None:
    state = start()
    state.apply(1, 5)
    imagined = state.imagine(0, SeededDice(1))
    assert imagined.view(0) == state.view(0)
    assert imagined is not state


def test_the_imagined_state_asks_anew_so_that_no_decision_holds_a_real_secret() -> None:
    state = start()
    imagined = state.imagine(None, SeededDice(1))
    assert isinstance(imagined, Duel)
    assert imagined.hands != state.hands
    assert tuple(imagined.decisions[1].options) == tuple(sorted(imagined.hands[1]))


def test_a_decision_keeps_what_it_was_made_of() -> None:
    decision = Decision(1, "lay", "DU-2.1", (3, 4), duel.answer)
    assert (decision.seat, decision.ask, decision.rule, tuple(decision.options)) == (1, "lay", "DU-2.1", (3, 4))
    assert decision.words == {}
