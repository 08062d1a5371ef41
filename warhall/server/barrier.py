"""Trying without playing: plans on a private copy, and answers to "why not?".

The copy has no dice: a step that would roll is where planning ends, and so is one that shows something hidden or hands
the decision to another seat. So nothing can be learned by planning.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from warhall.kernel.actions import Action, Codec, Coded
from warhall.kernel.dice import Dice
from warhall.kernel.errors import NotationError, Refused
from warhall.kernel.events import Heard
from warhall.kernel.instead import instead
from warhall.kernel.outlook import Outlook, Sentence, action_sentence, outlook, refusal_sentence
from warhall.kernel.state import State
from warhall.kernel.touching import meant
from warhall.kernel.words import Name
from warhall.server.faults import HallError
from warhall.server.letters import ToldEvent, told_to
from warhall.server.play import Play, tale

STEPS_MOST = 100
TRIES_MOST = 500
ANSWERS_MOST = 40
Barrier: TypeAlias = Literal["chance", "hidden", "other-seat", "over"]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a plan."""

    steps: int
    outlook: Outlook
    told: list[list[ToldEvent]]
    barrier: Barrier | None = None
    refusal: Sentence | None = None
    bad: int | None = None


class Answer(msgspec.Struct, frozen=True):
    """Whether an action is allowed, and if not, why."""

    notation: str
    say: Sentence
    legal: bool
    refusal: Sentence | None
    instead: list[Sentence] = []
    """What is possible and most like it, if it is refused."""


class _FellError(Exception):
    """A die would have to fall."""


class _NoDice(Dice):
    """Dice that nobody may roll."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        """Planning ends here."""
        raise _FellError

    def copy(self) -> Dice:
        """There is nothing to copy."""
        return self

    def data(self) -> dict[str, int | str | list[int]]:
        """They have no state."""
        return {"kind": "none"}


def try_plan(play: Play, seat: int, steps: list[str]) -> Plan:
    """Try steps one after another, up to the barrier.

    Raises:
        NotationError: one of them is no action.
        HallError: there are too many.
    """
    if len(steps) > STEPS_MOST:
        raise HallError("bad-request", f"a plan has at most {STEPS_MOST} steps")
    state = play.fork(_NoDice())
    told: list[list[ToldEvent]] = []
    for number, step in enumerate(steps):
        before = state.copy()
        heard = Heard()
        state.ears = heard.append
        try:
            state.apply(seat, state.game.codec.parse(state, step))
        except Refused as refused:
            said = refusal_sentence(refused.reason)
            return Plan(steps=number, outlook=outlook(before, seat), told=told, refusal=said, bad=number)
        except _FellError:
            return Plan(steps=number + 1, outlook=outlook(before, seat), told=told, barrier="chance")
        finally:
            state.ears = None
        if state.uncovered != before.uncovered:
            return Plan(steps=number + 1, outlook=outlook(before, seat), told=told, barrier="hidden")
        told.append(told_to([tale(state, each) for each in heard], seat))
        barrier = _barrier(state, seat)
        if barrier is not None:
            return Plan(steps=number + 1, outlook=outlook(state, seat), told=told, barrier=barrier)
    return Plan(steps=len(steps), outlook=outlook(state, seat), told=told)


def _barrier(state: State, seat: int) -> Barrier | None:
    if state.result is not None:
        return "over"
    return None if seat in state.decisions else "other-seat"


class Pointed(NamedTuple):
    """What somebody points at."""

    thing: Name
    picked: list[Name]
    """What was picked before."""
    zone: str
    """Where a card lies, if several of that name may lie in several places."""
    verb: str
    """What is to be done with it, if that was taken up before."""


def explain_thing(play: Play, seat: int, at: Pointed) -> list[Answer]:
    """Why what somebody means by pointing at a thing would be refused; else all that could be done with it."""
    state = play.state
    action = meant(state, seat, (at.thing, *at.picked), at.zone, at.verb)
    if action is None:
        return _distinct(state, seat, _naming(state, state.game.codec, at.thing))
    return [_answer(state, seat, action)]


def explain(play: Play, seat: int, notation: str) -> list[Answer]:
    """Why an action, or the completions of a beginning, would be refused."""
    state = play.state
    codec = state.game.codec
    try:
        action = codec.parse(state, notation)
    except NotationError:
        codes = _beginning(state, codec, notation)
        answers = _distinct(state, seat, codes)
        if not answers:
            raise
        return answers
    return [_answer(state, seat, action)]


def _answer(state: State, seat: int, action: Action) -> Answer:
    """What is to be said of one action."""
    reason = state.explain(seat, action)
    said = refusal_sentence(reason) if reason is not None else None
    near = [] if reason is None else instead(state, seat, action)
    notation = state.game.codec.notation(state, action)
    return Answer(notation, action_sentence(state, action), reason is None, said, near)


def _distinct(state: State, seat: int, codes: Iterator[int]) -> list[Answer]:
    """One answer for each verb and each different reason."""
    found: dict[tuple[str, str, str], Answer] = {}
    for code in islice(codes, TRIES_MOST):
        action = state.game.codec.action(code)
        reason = state.explain(seat, action)
        said = refusal_sentence(reason) if reason is not None else None
        kind = (reason.rule, reason.message) if reason is not None else ("", "")
        notation = state.game.codec.notation(state, action)
        found.setdefault(
            (notation.partition(" ")[0], *kind),
            Answer(notation, action_sentence(state, action), reason is None, said),
        )
        if len(found) == ANSWERS_MOST:
            break
    return list(found.values())


def _beginning(state: State, codec: Codec, text: str) -> Iterator[int]:
    """The codes whose notation begins with these words."""
    words = text.split()
    if not words:
        return
    for verb in codec.verbs:
        if verb.tag != words[0] or len(words) - 1 > len(verb.fields):
            continue
        fixed: dict[int, int] = {}
        for place, word in enumerate(words[1:]):
            number = verb.fields[place].vocabulary.find(state, word)
            if number is None:
                return
            fixed[place] = number
        yield from _codes(state, verb, fixed)


def _naming(state: State, codec: Codec, thing: Name) -> Iterator[int]:
    """The codes that name a thing, a share of them for each verb."""
    for verb in codec.verbs:
        for place, field in enumerate(verb.fields):
            if verb.codes and field.vocabulary.kind == thing.kind:
                number = field.vocabulary.find(state, thing.id)
                if number is not None:
                    yield from islice(_codes(state, verb, {place: number}), TRIES_MOST // 4)


def _codes(state: State, verb: Coded, fixed: dict[int, int]) -> Iterator[int]:
    """The codes of a verb in which some arguments are given."""
    if not verb.codes:
        return

    def walk(place: int, code: int) -> Iterator[int]:
        if place == len(verb.fields):
            yield verb.first + code
            return
        vocabulary = verb.fields[place].vocabulary
        known = min(vocabulary.size, len(vocabulary.names_in(state)))
        for number in (fixed[place],) if place in fixed else range(known):
            yield from walk(place + 1, code * vocabulary.size + number)

    yield from walk(0, 0)
