"""Declared questions: what a step has found already, several seats at once, and verbs for any time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warhall.games.four import GAME
from warhall.games.four.actions import Drop, full
from warhall.games.four.score import WINS
from warhall.games.four.state import Column, Four
from warhall.games.four.turn import DROP, drop
from warhall.kernel.actions import Action, Codec
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import Refusal, Refused, refusal
from warhall.kernel.game import Game
from warhall.kernel.state import State
from warhall.kernel.verbs import Question, Verb, together, unoffered


class Swap(Action, frozen=True, tag="swap"):
    """Change the colours."""


class GiveUp(Action, frozen=True, tag="give-up"):
    """Lose at once."""


def swap(g: Four, seat: int, _: int) -> None:
    g.stones.reverse()


def give_up(g: Four, seat: int) -> None:
    g.finish(WINS[1 - seat])


def too_early(g: Four, seat: int) -> Refusal | None:
    return None if any(g.stones) else refusal("CF-2.1", "not-asked")


CODEC = Codec([GiveUp, Swap, Drop], GAME.codec.vocabularies)
DROPPING, SWAPPING = Verb(Drop, does=drop, forbids=full), Verb(Swap, does=swap, way_out=True)
FOUND = Question("drop", "CF-2.1", DROPPING, SWAPPING)
SECRET = Question("drop", "CF-2.1", Verb(Swap, does=swap, offers=unoffered, more="nobody needs it"))


def four(*questions: Question, anytime: tuple[Verb, ...] = ()) -> State:
    room: Game = replace(GAME, codec=CODEC, questions=(DROP, *questions), anytime=anytime)
    return room.begin(None, SeededDice(1))


def test_what_the_widest_verb_offers_is_listed_only_for_who_reads_it_all() -> None:
    g = four(FOUND)
    decision = FOUND.offer_wide(g, 0, [(Drop, 0b1010), (Swap, 1), (Drop, 0)])
    assert decision is not None
    assert [CODEC.action(decision.options[number]) for number in (2, 1)] == [Swap(), Drop(Column(3))]
    assert list(decision.options) == FOUND.offer_each(g, 0, 0b1010, 1).options  # type: ignore[union-attr]
    assert FOUND.offer_wide(g, 0, [(Drop, 0), (Swap, 1)]) is None


def test_a_step_may_say_itself_what_each_verb_offers() -> None:
    g = four(FOUND)
    decision = FOUND.offer_each(g, 0, [1, 3], 1)
    assert decision is not None
    assert [CODEC.action(code) for code in decision.options] == [Drop(Column(1)), Drop(Column(3)), Swap()]
    assert FOUND.offer_each(g, 0, 0b1010, 0).options == decision.options[:2]  # type: ignore[union-attr]


def test_a_way_out_alone_is_no_question() -> None:
    assert FOUND.offer_each(four(FOUND), 0, [], 1) is None


def test_as_many_things_are_found_as_there_are_verbs() -> None:
    with pytest.raises(TypeError, match="2 verbs with codes answer 'drop', but 1 offer"):
        FOUND.offer_each(four(FOUND), 0, [1])


def test_a_lawful_verb_may_be_left_out_of_the_options() -> None:
    assert SECRET.put(four(SECRET), 0, 0) is None


def test_who_has_nothing_to_choose_is_not_asked_with_the_others() -> None:
    g = four(FOUND)
    one, other = FOUND.offer_each(g, 0, [1], 0), FOUND.offer_each(g, 1, [2], 0)
    assert together(one, None, other) == (one, other)
    assert together(None, None) is None


def test_a_verb_for_any_time_needs_no_question_and_its_law_holds() -> None:
    g = four(anytime=(Verb(GiveUp, does=give_up, forbids=too_early),))
    assert g.explain(1, GiveUp()) == refusal("CF-2.1", "not-asked")
    with pytest.raises(Refused):
        g.apply(1, GiveUp())
    g.apply(0, Drop(Column(0)))
    assert [g.explain(seat, GiveUp()) for seat in (0, 1)] == [None, None]
    g.apply(0, GiveUp())
    assert (g.result, g.count) == (WINS[1], 2)
    assert g.explain(1, GiveUp()).message == "game-over"  # type: ignore[union-attr]
