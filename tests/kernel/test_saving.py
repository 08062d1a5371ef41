"""Saved games and digests: plain data, resumed at every decision, refused when it is not ours."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.kernel.duel import GAME, Duel
from warhall.games import game
from warhall.kernel.dice import EnteredDice, SeededDice
from warhall.kernel.saving import SaveError, agenda_data, digest, fields_data, own_fields, packs_of, resume, save
from warhall.kernel.state import State


def play_on(state: State) -> list[str]:
    """The digests of a game in which the first asked seat always takes its last option."""
    seen = []
    while state.decisions:
        seat, decision = max(state.decisions.items())
        state.apply(seat, decision.options[-1])
        seen.append(digest(state))
    return seen


@pytest.mark.parametrize("played", [GAME, game("four")], ids=["duel", "four"])
def test_a_game_saved_at_any_decision_goes_on_as_if_it_had_not_been(played: Any) -> None:
    state = played.begin(None, SeededDice(8))
    while state.decisions:
        resumed = resume(played, save(state))
        assert digest(resumed) == digest(state)
        assert (resumed.count, resumed.uncovered) == (state.count, state.uncovered)
        assert {seat: tuple(asked.options) for seat, asked in resumed.decisions.items()} == {
            seat: tuple(asked.options) for seat, asked in state.decisions.items()
        }
        assert play_on(resumed) == play_on(state.copy())
        seat, decision = min(state.decisions.items())
        state.apply(seat, decision.options[0])
    ended = resume(played, save(state))
    assert ended.result == state.result
    assert ended.decision is None


def test_the_digest_is_the_same_on_every_machine() -> None:
    assert digest(GAME.begin(None, SeededDice(8))) == "4a75746de94955081dcc16c5de80d5b7"


def test_the_digest_follows_from_what_the_rules_know_and_nothing_else() -> None:
    state, same = GAME.begin(None, SeededDice(8)), GAME.begin(None, SeededDice(8))
    same.dice = SeededDice(9)
    same.count = 50
    same.uncovered = 3
    assert digest(same) == digest(state)
    assert isinstance(same, Duel)
    same.points[0] += 1
    assert digest(same) != digest(state)


def test_a_state_in_plain_data_holds_the_games_own_fields_and_steps_by_short_names() -> None:
    state = GAME.begin(None, SeededDice(8))
    assert list(own_fields(Duel)) == ["hands", "laid", "rolls", "points"]
    assert fields_data(state)["laid"] == [-1, -1]
    assert agenda_data(state) == [("duel.lay", [])]


def test_real_dice_cannot_be_saved_and_resumed() -> None:
    state = GAME.begin(None, EnteredDice(lambda sides: 1))
    with pytest.raises(Exception, match="no dice that can be read"):
        resume(GAME, save(state))


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    data = msgspec.json.decode(save(GAME.begin(None, SeededDice(8))))
    change(data)
    return msgspec.json.encode(data)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "no saved game"),
        (b"[]", "no saved game"),
        (b"{" * 100_000, "no saved game"),
        (b'{"version":1}', "no saved game"),
        (changed(lambda data: data.update(version=2)), "saved as duel 3"),
        (changed(lambda data: data.update(game="four")), "saved as four 3 with content cafe; this is duel 3"),
        (changed(lambda data: data.update(rules=4)), "saved as duel 4"),
        (changed(lambda data: data.update(content="other")), "with content other"),
        (changed(lambda data: data.update(extra=1)), "unknown field"),
        (changed(lambda data: data["fields"].pop("laid")), "fields of the saved game"),
        (changed(lambda data: data["fields"].update(laid="none")), "Expected `array`"),
        (changed(lambda data: data.update(agenda=[["duel.dance", []]])), "there is no step 'duel.dance'"),
        (changed(lambda data: data.update(agenda=[["duel.lay", [[1], 2]]])), "saved steps cannot be taken"),
    ],
)
def test_data_that_is_no_saved_game_of_these_rules_is_refused(data: bytes, problem: str) -> None:
    with pytest.raises(SaveError, match=re.escape(problem)):
        resume(GAME, data)


def test_a_saved_game_names_its_packs() -> None:
    assert packs_of(b'{"packs": ["luck=0123456789abcdef"], "version": 1}') == ("luck=0123456789abcdef",)
    assert packs_of(b"{}") == ()
    with pytest.raises(SaveError, match="this is no saved game"):
        packs_of(b"[]")
