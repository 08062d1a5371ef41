"""Wherever a test acts or looks at options, what is offered there and what the laws allow are the same.

So every position of a test also proves, for the questions that are asked in it, that nothing lawful was forgotten and
nothing unlawful is offered. Random games are compared in the same way (`conformance.laws`), positions of rules here.
"""

from __future__ import annotations

from warhall.kernel.actions import Action
from warhall.kernel.state import State

FEW, SOME = 96, 24
"""A verb with few actions is judged action by action; of a wider one some of those that are offered."""


def check_offers(state: State) -> None:
    """Put what is offered, and what is not, to the laws of the verbs that answer."""
    codec = state.game.codec
    for decision in state.decisions.values():
        asking = decision.asking
        if asking is None:
            continue
        options = set(decision.options)
        for verb in asking.question.verbs:
            coded = codec.coded(verb.action)
            codes = range(coded.first, coded.first + coded.codes)
            every = coded.codes <= FEW and not verb.more
            for code in codes if every else sorted(code for code in options if code in codes)[:SOME]:
                reason = asking.judge(state, decision.seat, verb, codec.arguments(code)[1])
                said = codec.notation(state, code)
                assert (reason is None) is (code in options), (
                    f"{said!r} is {'' if reason else 'not '}forbidden: {reason}"
                )


def check_offered(state: State, seat: int, action: Action) -> None:
    """What is done in a test was offered, unless its verb says that it offers less than the law allows."""
    decision, code = state.decisions.get(seat), state.game.codec.code(action)
    if decision is None or decision.asking is None or code is None or code in decision.options:
        return
    verb = next((each for each in decision.asking.question.verbs if each.action is type(action)), None)
    if verb is not None and not verb.more and state.explain(seat, action) is None:
        raise AssertionError(f"{state.game.codec.notation(state, action)!r} is lawful, and was not offered")
