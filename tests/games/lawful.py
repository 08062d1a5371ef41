"""Wherever a test acts or looks at options, what is offered there and what the laws allow are the same.

So every position of a test also proves, for the questions that are asked in it, that nothing lawful was forgotten and
nothing unlawful is offered. Random games are compared in the same way (`conformance.laws`), positions of rules here.
"""

from __future__ import annotations

import math
import os
from collections.abc import Collection, Iterator, Sequence
from itertools import product

from warhall.kernel.actions import Action, Codec, Coded, Vocabulary
from warhall.kernel.dice import Dice, SeededDice
from warhall.kernel.state import Decision, State

DEEP = bool(os.environ.get("WARHALL_LONG"))
FEW = 4000 if DEEP else 400
"""A verb with few actions is judged action by action; of a wider one those that are offered, their neighbours, what is
composed of things that options name, and some of all the others."""
SOME = 1000 if DEEP else 60
"""So many of each kind but the first are drawn, by what is offered: each position of each test draws others."""


def check_offers(state: State) -> None:
    """Put what is offered, and what is not, to the laws of the verbs that answer."""
    codec = state.game.codec
    for decision in state.decisions.values():
        asking = decision.asking
        if asking is None:
            continue
        options = set(decision.options)
        dice = SeededDice(state.count + sum(options))
        named = _named(codec, decision)
        for verb in asking.question.verbs:
            coded = codec.coded(verb.action)
            codes = range(coded.first, coded.first + coded.codes)
            offered = [code for code in decision.options if code in codes]
            judged = offered if verb.more else _judged(codec, coded, offered, named, dice)
            for code in judged:
                reason = asking.judge(state, decision.seat, verb, codec.arguments(code)[1])
                if (reason is None) is not (code in options):
                    said = codec.notation(state, code)
                    raise AssertionError(f"{said!r} is {'' if reason else 'not '}forbidden: {reason}")


def _judged(
    codec: Codec,
    coded: Coded,
    offered: Sequence[int],
    named: dict[Vocabulary, list[int]],
    dice: Dice,
) -> Collection[int]:
    """All actions of a verb that has few; of one that has many, where a fault is likely and some of all others."""
    codes = range(coded.first, coded.first + coded.codes)
    if len(codes) <= FEW:
        return codes
    drawn = dict.fromkeys(offered)
    for code in offered if len(offered) <= SOME else [offered[dice.below(len(offered))] for _ in range(SOME)]:
        drawn.update(dict.fromkeys(near for near in (code - 1, code + 1) if near in codes))
    drawn.update(dict.fromkeys(_composed(codec, coded, named, dice)))
    drawn.update((codes[dice.below(len(codes))], None) for _ in range(SOME if offered else SOME // 4))
    return drawn


def _composed(codec: Codec, coded: Coded, named: dict[Vocabulary, list[int]], dice: Dice) -> Iterator[int]:
    """Actions of a verb of several things, all of which some option names, or all but one."""
    if len(coded.fields) < 2:
        return
    things: list[Sequence[int]] = [named.get(field.vocabulary, ()) for field in coded.fields]
    for free in (None, *range(len(things))):
        likely = list(things)
        if free is not None:
            likely[free] = range(coded.fields[free].vocabulary.size)
        for arguments in _combined(likely, dice):
            code = codec.code(coded.type(*arguments))
            if code is not None:
                yield code


def _combined(things: Sequence[Sequence[int]], dice: Dice) -> Iterator[tuple[int, ...]]:
    """All combinations of one of each, or some where they are many."""
    every = math.prod(map(len, things))
    if every <= 4 * SOME:
        yield from product(*things)
    else:
        yield from (tuple(each[dice.below(len(each))] for each in things) for _ in range(SOME))


def _named(codec: Codec, decision: Decision) -> dict[Vocabulary, list[int]]:
    """The things that some option names."""
    found: dict[Vocabulary, dict[int, None]] = {}
    for option in decision.options:
        coded, arguments = codec.arguments(option)
        for field, number in zip(coded.fields, arguments, strict=True):
            found.setdefault(field.vocabulary, {})[number] = None
    return {vocabulary: list(numbers) for vocabulary, numbers in found.items()}


def check_offered(state: State, seat: int, action: Action) -> None:
    """What is done in a test was offered, unless its verb says that it offers less than the law allows."""
    decision, code = state.decisions.get(seat), state.game.codec.code(action)
    if decision is None or decision.asking is None or code is None or code in decision.options:
        return
    verb = next((each for each in decision.asking.question.verbs if each.action is type(action)), None)
    if verb is not None and not verb.more and state.explain(seat, action) is None:
        raise AssertionError(f"{state.game.codec.notation(state, action)!r} is lawful, and was not offered")
