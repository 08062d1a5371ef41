"""The state of a game in play: its agenda of steps, the decisions it waits for, and what may be done to it.

A state carries an agenda, a stack of pending steps. A step is a plain module-level function marked with `@step`. It
changes the state and may push further steps, or it asks: it returns a `Decision` and changes nothing. An interruption
is just steps pushed on top. The asking step stays on the agenda until it is answered, so the agenda alone says what is
pending: a saved game asks again by running its top step.

The agenda is a linked list of frozen entries `(step, arguments, rest)`: copying a state shares it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import repeat
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec

from warhall.kernel.actions import Action, values
from warhall.kernel.declared import Way, carried, declared
from warhall.kernel.dice import Dice
from warhall.kernel.errors import ProtocolError, Refusal, Refused, refusal
from warhall.kernel.events import Ended, Event, Told
from warhall.kernel.part import Part
from warhall.kernel.result import Result
from warhall.kernel.words import Name, Word

if TYPE_CHECKING:
    from warhall.kernel.game import Game
    from warhall.kernel.verbs import Asking

STEP_LIMIT = 100_000
"""So many steps without a decision are a loop in the rules."""

NO_WORDS: Mapping[str, Word] = MappingProxyType({})


class Decision(msgspec.Struct, eq=False, gc=False):
    """What a seat is asked, and what it may answer.

    A decision is made by a declared question (`verbs`), which carries out the answer. Where a game has not declared its
    questions yet, `answer(state, seat, code, *arguments)` does; it gets the arguments of the asking step. A decision
    never changes, so a game may build it once and ask it often.
    """

    seat: int
    """Who decides."""
    ask: str
    """The message `ask-...` that puts the question."""
    rule: str
    """The rule that asks."""
    options: Sequence[int]
    """The codes of the canonical choices: not empty, and in an order that is the same everywhere."""
    answer: Callable[..., None] | None = None
    """What an answer does, where no declared question says it."""
    words: Mapping[str, Word] = NO_WORDS
    """The facts that the question names."""
    asking: Asking | None = None
    """The declared question."""


Asked: TypeAlias = Decision | tuple[Decision, ...] | None
"""What a step returns: nothing, one decision, or several that different seats make at the same time."""

Step: TypeAlias = Callable[..., Asked]
Agenda: TypeAlias = tuple[Step, tuple[Any, ...], "Agenda"] | None
S = TypeVar("S", bound=Step)

STEPS: dict[str, Step] = {}
"""Every step of the house by its full name: an agenda is saved by names."""


def step(function: S) -> S:
    """Mark a module-level function as a step, so that an agenda that holds it can be saved."""
    STEPS[step_name(function)] = function
    return function


def step_name(function: Step) -> str:
    """The full name of a step."""
    return f"{function.__module__}.{function.__qualname__}"


class StuckError(RuntimeError):
    """The rules ran in a circle without asking anybody: a bug of the game, named by its step."""


@declared
class State(Part, ABC):
    """What every game's state has; a game declares its own fields (`declared`) and names its seats."""

    game: Game = carried(Way.SAME)
    dice: Dice = carried(Way.COPIED)
    agenda: Agenda = carried(Way.SAME, default=None)
    decision: Decision | None = carried(Way.SAME, default=None)
    """The pending decision; the first one if several seats decide at the same time."""
    others: tuple[Decision, ...] = carried(Way.SAME, default=())
    """The further pending decisions, where the rules are simultaneous."""
    result: Result | None = carried(Way.SAME, default=None)
    ears: Callable[[Told], None] | None = carried(Way.FORGOTTEN, default=None)
    """Nobody listens to a copy."""
    count: int = 0
    """How many actions were taken."""
    uncovered: int = 0
    """How often something hidden came to be known; undo is not free across a change of it."""

    @abstractmethod
    def seat_names(self) -> tuple[str, ...]:
        """What the seats are called in notation, seat by seat."""

    def seen_alike(self) -> object:
        """What all seats see alike, for who shows this very state to several of them; None where a game has it not."""
        return None if self.game.common is None else self.game.common(self)

    def shown_to(self, seat: int | None, common: object = None) -> msgspec.Struct:
        """What a seat sees, without what lies ahead of it."""
        if self.game.common is None:
            return self.game.view(self, seat)
        return self.game.view(self, seat, self.game.common(self) if common is None else common)

    def view(self, seat: int | None, common: object = None) -> msgspec.Struct:
        """Everything that a seat (None: the public) may see, and nothing else."""
        seen, ahead = self.shown_to(seat, common), self.ahead(seat)
        if ahead is None:
            return seen
        return msgspec.structs.replace(seen, **{name: getattr(ahead, name) for name in ahead.__struct_fields__})

    def ahead(self, seat: int | None) -> msgspec.Struct | None:
        """The part of a seat's view that says what its options come to; None if it is not asked, or nothing is said."""
        decision = self.decisions.get(seat) if seat is not None else None
        return None if decision is None or self.game.ahead is None else self.game.ahead(self, decision)

    def imagine(self, seat: int | None, dice: Dice) -> State:
        """A copy in which all that the seat cannot know is dealt anew, and which looks the same to that seat."""
        imagined = self.game.imagine(self, seat, dice)
        imagined.advance()  # asks anew: a decision made in the real state would still hold its secrets
        return imagined

    def push(self, function: Step, *arguments: object) -> None:
        """Put a step on top of the agenda: it comes next."""
        self.agenda = (function, arguments, self.agenda)

    def then(self, *functions: Step, with_: tuple[object, ...] = ()) -> None:
        """Put several steps on top of the agenda, to come in the order given, each with the same arguments."""
        agenda = self.agenda
        for function in reversed(functions):
            agenda = (function, with_, agenda)
        self.agenda = agenda

    def advance(self) -> None:
        """Run the agenda to the next decision or to the end of the game."""
        agenda = self.agenda
        for _ in repeat(None, STEP_LIMIT):
            if agenda is None:
                self.decision = None
                self.others = ()
                if self.ears is not None and self.result is not None:
                    self.tell(self.result.rule, Ended(self.result))
                return
            function, arguments, self.agenda = agenda
            if not arguments:  # spelt out: a call with a star takes three times as long, and few steps need it
                asked = function(self)
            elif len(arguments) == 1:
                asked = function(self, arguments[0])
            else:
                asked = function(self, *arguments)
            if asked is not None:
                self.agenda = agenda
                if asked.__class__ is Decision:
                    self.decision = asked
                    self.others = ()
                else:
                    self.decision, *others = asked  # type: ignore[misc]  # the class test above is not seen as narrowing
                    self.others = tuple(others)
                return
            agenda = self.agenda
        names = ", ".join(name for name, _ in self.pending())
        raise StuckError(f"{STEP_LIMIT} steps without a decision; pending: {names[:500]}")

    def finish(self, result: Result) -> None:
        """End the game: nothing on the agenda is done any more."""
        self.result = result
        self.agenda = None

    @property
    def decisions(self) -> dict[int, Decision]:
        """Every pending decision by its seat."""
        first = self.decision
        if first is None:
            return {}
        if not self.others:
            return {first.seat: first}
        return {decision.seat: decision for decision in (first, *self.others)}

    def apply(self, seat: int, action: int | Action) -> None:
        """Do an action and run to the next decision.

        Raises:
            Refused: the rules forbid it; the state is as it was.
        """
        decision = self.decision
        if decision is None or decision.seat != seat or action not in decision.options:
            decision, action = self._admit(seat, action)
            if decision is None:
                self._do_unasked(seat, action)
                return
        agenda = self.agenda
        assert agenda is not None  # noqa: S101  the step that asked is on the agenda
        self.count += 1
        asking = decision.asking
        if asking is not None:
            try:
                does, arguments, again = asking.moves[action]
            except KeyError:
                does, arguments, again = asking.move(action)
            if not again:
                self.agenda = agenda[2]
            arguments += agenda[1]
            if len(arguments) == 1:  # spelt out, as in `advance`
                does(self, seat, arguments[0])
            elif len(arguments) == 2:
                does(self, seat, arguments[0], arguments[1])
            else:
                does(self, seat, *arguments)
        else:
            assert decision.answer is not None  # noqa: S101  a decision has one or the other
            self.agenda = agenda[2]
            decision.answer(self, seat, action, *agenda[1])
        self.advance()

    def explain(self, seat: int, action: int | Action) -> Refusal | None:
        """Why an action would be refused; None if it is legal."""
        try:
            self._admit(seat, action)
        except Refused as refused:
            return refused.reason
        return None

    def _do_unasked(self, seat: int, action: int | Action) -> None:
        """Do what may be done at any time; what was asked is asked again, unless the action ends it."""
        assert not isinstance(action, int)  # noqa: S101  admitted as a structure
        self.count += 1
        self.game.at_any_time[type(action)].does(self, seat, *values(action))
        self.advance()

    def _admit(self, seat: int, action: int | Action) -> tuple[Decision | None, int | Action]:
        """The decision that an action answers, and the action as its answer takes it; or a refusal.

        There is no decision for a verb that may be used at any time.
        """
        codec = self.game.codec
        typed = codec.action(action) if isinstance(action, int) else action
        if type(typed) in self.game.at_any_time and self.result is None and 0 <= seat < len(self.seat_names()):
            reason = self.game.refusal(self, seat, typed)
            if reason is not None:
                raise Refused(reason)
            return None, typed
        decision = self.decisions.get(seat)
        if decision is None:
            raise Refused(self._not_asked(seat))
        code = codec.code(typed)
        if code not in decision.options:
            reason = self.game.refusal(self, seat, typed)
            if reason is not None:
                raise Refused(reason)
        return decision, typed if code is None else code

    def _not_asked(self, seat: int) -> Refusal:
        """Why a seat that nobody asks may do nothing."""
        if self.result is not None:
            return refusal(self.result.rule, "game-over")
        names = self.seat_names()
        if not 0 <= seat < len(names):
            raise ProtocolError("no-such-seat", f"there is no seat {seat}: this game has {len(names)}")
        waiting = tuple(Name("seat", names[other]) for other in sorted(self.decisions))
        return refusal(self.game.turn_rule, "not-asked", seat=Name("seat", names[seat]), waiting=waiting)

    def tell(self, rule: str, event: Event, to: tuple[int, ...] | None = None, veiled: Event | None = None) -> None:
        """Tell an event to the listener; call it only while there is one, so that silence costs nothing."""
        assert self.ears is not None  # noqa: S101  the caller asks first
        self.ears(Told(rule, event, to, veiled))

    def pending(self) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """The agenda from top to bottom, by names."""
        agenda = self.agenda
        while agenda is not None:
            yield step_name(agenda[0]), agenda[1]
            agenda = agenda[2]
