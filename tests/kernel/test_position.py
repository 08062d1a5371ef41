"""Positions: a state as a readable file, and every way such a file can be wrong."""

from __future__ import annotations

import pytest

from tests.kernel import duel
from tests.kernel.duel import GAME
from warhall.games import game
from warhall.kernel import position
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import PositionError, WarhallError
from warhall.kernel.saving import SaveError, digest

FOUR = game("four")

DUEL = """\
game: duel
rules: 3
content: cafe
position:
  hands:
  - [squire, knight, baron]
  - [duke, queen, king]
  laid: [null, null]
  points: [0, 0]
  note: |
    two
    lines
"""


def unshuffled(*more: int) -> duel.Duel:
    state = GAME.begin(None, ScriptedDice([5, 4, 3, 2, 1, *more]))
    assert isinstance(state, duel.Duel)
    return state


def test_a_position_is_written_as_a_person_would_write_it() -> None:
    assert position.write(unshuffled()) == DUEL


@pytest.mark.parametrize("played", [GAME, FOUR], ids=["duel", "four"])
def test_every_position_of_a_game_survives_its_file(played: object) -> None:
    for each in (GAME, FOUR):
        if each is not played:
            continue
        state = each.begin(None, SeededDice(2))
        while state.decisions:
            text = position.write(state)
            again = position.read(each, text, SeededDice(0))
            assert position.write(again) == text
            assert again.decisions.keys() == state.decisions.keys()
            seat, decision = min(state.decisions.items())
            state.apply(seat, decision.options[-1])
        ended = position.read(each, position.write(state), SeededDice(0))
        assert (ended.result, ended.decision) == (state.result, None)


def test_a_pending_step_other_than_the_usual_one_stands_beside_the_position() -> None:
    state = unshuffled()
    state.agenda = (duel.show, (), state.agenda)
    text = position.write(state)
    assert text.endswith("agenda:\n- [duel.show]\n- [duel.lay]\n")
    again = position.read(GAME, text, SeededDice(0))
    assert again.uncovered == 1
    assert digest(again) == digest(unshuffled())


def test_game_rules_and_content_may_be_left_out() -> None:
    text = "position: " + DUEL.partition("position:")[2]
    assert digest(position.read(GAME, text, SeededDice(0))) == digest(unshuffled())


@pytest.mark.parametrize(
    ("text", "where", "problem"),
    [
        ("", "line", ""),
        ("- 1", "top", "expected a mapping"),
        ("a: [", "line", ""),
        ("a: &x 1\nb: *x", "line", ""),
        ("[" * 5000, "line", ""),
        (DUEL + "extra: 1\n", "extra", "unknown key; there are game, rules"),
        (DUEL.replace("game: duel", "game: four"), "game", "a position of 'four', not of 'duel'"),
        (DUEL.replace("rules: 3", "rules: 2"), "rules", "a position of '2', not of 3"),
        (DUEL.replace("cafe", "dead"), "content", "a position of 'dead', not of 'cafe'"),
        ("game: duel", "position", "expected a mapping"),
        ("position: {}", "hands", "expected two lists"),
        (DUEL + "agenda: show\n", "agenda", "expected a list of"),
        (DUEL + "agenda: [show]\n", "agenda, entry 1", "expected [step, argument, ...]"),
        (DUEL + "agenda: [[duel.lay], [3]]\n", "agenda, entry 2", "expected [step, argument, ...]"),
        (DUEL + "agenda: [[duel.lay, 7]]\n", "agenda", "these steps cannot be taken in this position"),
        (DUEL + "result: {places: [1]}\n", "result", "missing required field"),
    ],
)
def test_a_text_that_is_no_position_is_refused_where_it_goes_wrong(text: str, where: str, problem: str) -> None:
    with pytest.raises(PositionError) as caught:
        position.read(GAME, text, SeededDice(0))
    found = caught.value.where.partition(" ")[0] if where == "line" else caught.value.where
    assert found == where
    assert problem in str(caught.value)


def test_an_unknown_step_is_refused_by_its_name() -> None:
    with pytest.raises(SaveError, match=r"there is no step 'duel\.dance'"):
        position.read(GAME, DUEL + "agenda: [[duel.dance]]\n", SeededDice(0))


def test_a_fault_that_the_rules_find_while_going_on_keeps_its_own_words() -> None:
    with pytest.raises(WarhallError, match="the script of 0 outcomes is at its end"):
        position.read(GAME, DUEL + "agenda: [[duel.roll]]\n", ScriptedDice(()))
