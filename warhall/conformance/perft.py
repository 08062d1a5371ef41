"""Counts from fixed positions: how many actions are legal, and how many different states they lead to, move by move.

The idea is chess's perft. The engine counts what it offers. Beside it a slow enumerator uses only the laws of the
verbs (`kernel.verbs`): it puts every action of every verb that answers the question to its law, on a state that offers
nothing. Both must come to the same figures, and to those stored beside the positions, which nobody changes by accident.

Here: counting. Not here: single moments of random games, where the same two are compared action by action (`laws`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from warhall.conformance.laws import blind
from warhall.kernel.saving import digest
from warhall.kernel.state import Decision, State

MOST_JUDGED = 20_000
"""A verb with more actions is not enumerated: there the options are taken as they are."""
Choices = Callable[[State, Decision], Sequence[int]]


class Count(NamedTuple):
    """What a depth holds: the actions that lead to it from all states before, and the different states after them."""

    actions: int
    states: int


def offered(state: State, decision: Decision) -> Sequence[int]:
    """The actions that the engine offers."""
    return decision.options


def lawful(state: State, decision: Decision) -> Sequence[int]:
    """The actions that the laws allow, found by asking about each; a question that is not declared has none to ask."""
    asking, codec = decision.asking, state.game.codec
    if asking is None:
        return decision.options
    unseen = blind(state)
    found: list[int] = []
    for verb in asking.question.verbs:
        coded = codec.coded(verb.action)
        every = range(coded.first, coded.first + coded.codes)
        if verb.more or coded.codes > MOST_JUDGED:
            found += [code for code in decision.options if code in every]
        else:
            judge = asking.judge
            found += [code for code in every if judge(unseen, decision.seat, verb, codec.arguments(code)[1]) is None]
    return found


def perft(state: State, depth: int, choices: Choices = offered) -> list[Count]:
    """The counts at depths 1, 2 and so on; chance falls as the state's own dice say."""
    counts = []
    before = [state]
    for _ in range(depth):
        actions = 0
        after: dict[str, State] = {}
        for each in before:
            for seat, decision in each.decisions.items():
                for code in choices(each, decision):
                    actions += 1
                    following = each.copy()
                    following.apply(seat, code)
                    after.setdefault(digest(following), following)
        counts.append(Count(actions, len(after)))
        before = list(after.values())
    return counts
