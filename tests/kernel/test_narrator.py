"""What a seat may know, and how it is told."""

from __future__ import annotations

import msgspec
import pytest

from tests.kernel.duel import GAME, Card, DuelView, LaidHidden, Sort, Sorted
from warhall.kernel.actions import Seat
from warhall.kernel.dice import ScriptedDice
from warhall.kernel.events import Told
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import Sentence, action_sentence, event_sentence, outlook
from warhall.kernel.result import Result
from warhall.kernel.state import State
from warhall.kernel.words import Name


@pytest.fixture
def state() -> State:
    return GAME.begin(None, ScriptedDice([5, 4, 3, 2, 1, 0, 0]))


def test_a_seat_sees_its_own_question_and_nobody_elses(state: State) -> None:
    seen = outlook(state, 1)
    assert (seen.game, seen.count, seen.seat, seen.seats, seen.waiting) == ("duel", 0, 1, ("north", "south"), (0, 1))
    assert seen.view == DuelView(["duke", "queen", "king"], [3, 3], ["", ""], [0, 0])
    assert seen.question is not None
    assert [option.notation for option in seen.question.options] == ["play duke", "play queen", "play king"]
    assert seen.question.options[2].code == 5
    assert outlook(state, None).question is None


def test_no_byte_of_an_outlook_tells_what_the_other_seat_holds(state: State) -> None:
    state.apply(1, 5)
    for seat in (0, None):
        told = msgspec.json.encode(outlook(state, seat))
        assert not any(card in told for card in (b"duke", b"queen", b"king"))


def test_a_question_is_asked_with_its_facts_and_rule(state: State) -> None:
    assert Narrator(GAME).turn(outlook(state, 1)) == "Lay one of duke, queen, King face down. [DU-2.1]"
    assert Narrator(GAME, "ru").turn(outlook(state, 0)) == (
        "Выложите взакрытую одну из карт: squire, knight, baron. [DU-2.1]"
    )


def test_a_game_may_find_the_facts_of_a_question_when_it_is_read(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"cards": (Name("card", "king"),)}
    monkeypatch.setattr(GAME, "asks", lambda state, decision: found if decision.seat == 1 else decision.words)
    assert Narrator(GAME).turn(outlook(state, 1)) == "Lay one of King face down. [DU-2.1]"
    assert Narrator(GAME).turn(outlook(state, 0)) == "Lay one of squire, knight, baron face down. [DU-2.1]"


def test_whoever_is_not_asked_hears_who_is(state: State) -> None:
    assert Narrator(GAME).turn(outlook(state, None)) == "Waiting for North, South."
    state.apply(0, 0)
    assert Narrator(GAME, "uk").turn(outlook(state, 0)) == "Хід за: Південь."


def test_options_and_actions_are_said_in_words(state: State) -> None:
    question = outlook(state, 1).question
    assert question is not None
    assert Narrator(GAME).option(question.options[2]) == "Lay King"
    sort = action_sentence(state, Sort((Card(5), Card(3))))
    assert Narrator(GAME, "ru").sentence(sort) == "Держать карты в таком порядке: Король, duke"


def test_a_refusal_cites_its_rule(state: State) -> None:
    reason = state.explain(0, 5)
    assert reason is not None
    assert Narrator(GAME).refusal(reason) == "You do not hold King. [DU-2.1]"


def test_an_event_is_told_to_each_as_they_may_know_it(state: State) -> None:
    heard: list[Told] = []
    state.ears = heard.append
    state.apply(0, Sort((Card(2), Card(1), Card(0))))
    state.apply(0, 0)
    narrator = Narrator(GAME)
    assert [narrator.event(state, told, 0) for told in heard] == [
        "You hold baron, knight, squire. [DU-2.4]",
        "North lays squire. [DU-2.1]",
    ]
    assert [narrator.event(state, told, 1) for told in heard] == [None, "North lays a card face down. [DU-2.1]"]
    assert event_sentence(state, heard[0], None) is None


def test_numbers_of_events_that_stand_for_things_become_names(state: State) -> None:
    hidden = event_sentence(state, Told("DU-2.1", LaidHidden(Seat(1))), None)
    assert hidden == Sentence("event-laid-hidden", {"seat": Name("seat", "south")}, "DU-2.1")
    several = event_sentence(state, Told("DU-2.4", Sorted((Card(5),))), None)
    assert several is not None
    assert several.words == {"cards": (Name("card", "king"),)}


def test_a_sentence_without_a_rule_cites_none() -> None:
    assert Narrator(GAME).cited(Sentence("title")) == "Duel"


@pytest.mark.parametrize(
    ("places", "english", "ukrainian"),
    [
        ((2, 1), "South wins. [DU-3.1]", "Переможець: Південь. [DU-3.1]"),
        ((1, 1), "North, South share the victory. [DU-3.1]", "Перемогу ділять Північ, Південь. [DU-3.1]"),
    ],
)
def test_the_end_is_told_with_its_winners(state: State, places: tuple[int, ...], english: str, ukrainian: str) -> None:
    state.finish(Result(places, (0, 0), "DU-3.1", "points"))
    state.advance()
    assert Narrator(GAME).turn(outlook(state, None)) == english
    assert Narrator(GAME, "uk").turn(outlook(state, 0)) == ukrainian


def test_a_position_is_told_in_sentences(state: State) -> None:
    assert Narrator(GAME).name("card", "king") == "King"
    assert Narrator(GAME).position(outlook(state, 1)) == ["You hold duke, queen, King."]
    assert Narrator(GAME).say("hand", cards=(Name("card", "king"),)) == "You hold King."
