"""What positions of tests prove of options besides: a room that forgets a lawful action is found, and one that offers
an unlawful one, also among the very many actions of a wide verb.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.lawful import check_offers
from warhall.conformance.play import Play, random_play
from warhall.games import game as game_of
from warhall.kernel.state import Decision, State

WIDE = {
    "tyrants": ("deploy", "assassinate", "recruit", "play"),
    "fantasy_commander": ("on", "move", "recolour"),
    "dungeoneer": ("place",),
    "dungeon_command": ("move", "use", "play", "deploy", "shoot"),
    "dnd_miniatures": ("move", "shift", "attack", "charge"),
}
"""Verbs of a hundred to 170,000 actions, by their tags."""
EVERY = [(ident, verb) for ident, verbs in WIDE.items() for verb in verbs]


@cache
def played(ident: str) -> Play:
    return random_play(game_of(ident), game_of(ident).variants[0], 3)


def moments(ident: str, tag: str) -> Iterator[tuple[State, Decision, list[int], range]]:
    """Where a verb is offered beside something else: what is offered of it, and all its codes."""
    (coded,) = (each for each in game_of(ident).codec.verbs if each.tag == tag)
    codes = range(coded.first, coded.first + coded.codes)
    for moment in played(ident).moments:
        decision = moment.state.decision
        assert decision is not None
        offered = [code for code in decision.options if code in codes]
        if offered and len(decision.options) > 1:
            yield moment.state, decision, offered, codes


def offering(state: State, asked: Decision, options: list[int]) -> State:
    """The same state, in which something else is offered."""
    copy = state.copy()
    copy.decision = Decision(asked.seat, asked.ask, asked.rule, options, asking=asked.asking)
    return copy


@pytest.mark.parametrize(("ident", "verb"), EVERY)
def test_a_lawful_action_that_is_forgotten_is_found_in_some_position(ident: str, verb: str) -> None:
    with pytest.raises(AssertionError, match=rf"^'{verb} .*' is not forbidden: None"):
        for state, asked, offered, _ in moments(ident, verb):
            check_offers(offering(state, asked, [code for code in asked.options if code != offered[-1]]))


@pytest.mark.parametrize(("ident", "verb"), EVERY)
def test_an_unlawful_action_that_is_offered_is_found_at_once(ident: str, verb: str) -> None:
    state, asked, offered, codes = next(moments(ident, verb))
    game = state.game
    wrong = next(
        code for code in codes if code not in offered and game.refusal(state, asked.seat, game.codec.action(code))
    )
    with pytest.raises(AssertionError, match=r"is forbidden: Refusal"):
        check_offers(offering(state, asked, [*asked.options, wrong]))


@pytest.mark.parametrize("ident", WIDE)
def test_what_the_room_itself_offers_is_lawful_and_whole(ident: str) -> None:
    for moment in played(ident).moments[::20]:
        check_offers(moment.state)
