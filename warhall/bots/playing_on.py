"""Playing a position on to the end of the turn: what a search does with an option before it rates it.

The own decisions are planned with a beam: some of the best lines are kept side by side, and each is rated only where
the turn ends, so that ratings of the same kind are compared. Where others are asked in between, they do what is best
for them at one look. A throw that leads to a position is repeated before the position is rated, and once more before it
is played on, so that no line is kept because its dice fell well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from warhall.bots.bot import Budget
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import Thought
from warhall.kernel.state import State


class Moment(NamedTuple):
    """A state in which the seat chose a code."""

    state: State
    code: int


class Node(NamedTuple):
    """Where a line has led to."""

    value: int
    state: State
    line: tuple[Moment, ...]
    thrown: Moment | None = None
    """The choice that made dice fall on the way here, if they are to be thrown anew before anybody plays on."""


class Outcome(NamedTuple):
    """What came of playing on."""

    value: int
    line: tuple[Moment, ...]


class Ahead:
    """Plays on for one seat within one budget."""

    def __init__(
        self, seat: int, until: int, thought: Thought, budget: Budget, dice: SeededDice, *, averages: bool = False
    ) -> None:
        """Someone who plays on.

        Args:
            seat: for whom.
            until: the number of the turn that is no longer planned.
            thought: how hard to think.
            budget: what may be spent.
            dice: for throws that are repeated.
            averages: whether a line ends where the evaluation averages over the dice to come.
        """
        self.seat = seat
        self.until = until
        self.thought = thought
        self.budget = budget
        self.dice = dice
        self.averages = averages

    def finish(self, start: State) -> Outcome:
        """The best that the rest of the turn brings, as rated at its end and after the others' replies."""
        best = self.best_line(start)
        if self.thought.replies and not self.over(best.state, self.until + self.thought.replies):
            state = best.state.copy()
            self.answer_for_all(state, self.until + self.thought.replies)
            return Outcome(state.game.bench.evaluate(state, self.seat), best.line)
        return Outcome(best.value, best.line)

    def best_line(self, start: State) -> Node:
        """The best of the lines of the own turn."""
        evaluate = start.game.bench.evaluate
        frontier = [Node(evaluate(start, self.seat), start, ())]
        best: Node | None = None
        while frontier and not self.budget.hurry():
            found: list[Node] = []
            for node in frontier:
                for each in self.expand(node):
                    if not self.over(each.state, self.until):
                        found.append(each)
                    elif best is None or each.value > best.value:
                        best = each
            found.sort(key=lambda node: -node.value)
            frontier = found[: self.thought.beam]
        if best is None:
            best = frontier[0] if frontier else Node(evaluate(start, self.seat), start, ())
        return best

    def expand(self, node: Node) -> list[Node]:
        """Every line that is one own decision longer; one that has ended already is left as it is."""
        state, seat = node.state, self.seat
        if node.thrown is not None:
            state = self.throw(node.thrown)
        if self.over(state, self.until):
            return [node._replace(state=state)]
        if seat not in state.decisions:
            state = state.copy()
            self.answer_for_others(state)
            if self.over(state, self.until) or seat not in state.decisions:
                return [node._replace(value=state.game.bench.evaluate(state, seat), state=state)]
        return [
            self.choose(Moment(state, code), node.line) for code in self.promising(state, seat) if self.budget.left > 0
        ]

    def choose(self, moment: Moment, line: tuple[Moment, ...]) -> Node:
        """What an own choice leads to, and how it is rated."""
        state, code = moment
        evaluate = state.game.bench.evaluate
        after, luck = self.look(state, self.seat, code)
        value = evaluate(after, self.seat)
        if luck and self.thought.throws > 1:
            more = min(self.thought.throws - 1, self.budget.left)
            value += sum(evaluate(self.throw(moment), self.seat) for _ in range(more))
            return Node(value // (1 + more), after, (*line, moment), moment)
        return Node(value, after, (*line, moment))

    def look(self, state: State, seat: int, code: int) -> tuple[State, bool]:
        """The state after a choice, and whether dice fell."""
        self.budget.look()
        after = state.copy()
        before = after.dice.data()
        after.apply(seat, code)
        return after, after.dice.data() != before

    def throw(self, moment: Moment) -> State:
        """The state after a choice with other dice."""
        if self.budget.left <= 0:
            return moment.state
        self.budget.look()
        after = moment.state.copy()
        after.dice = self.dice.child(self.budget.spent)
        after.apply(self.seat, moment.code)
        return after

    def promising(self, state: State, seat: int) -> Sequence[int]:
        """The options that are looked at."""
        options = state.decisions[seat].options
        return options if len(options) == 1 else state.game.bench.order(state, seat, options)[: self.thought.cap]

    def answer_for_others(self, state: State) -> None:
        """Let the others decide until the seat is asked or the turn is over."""
        self._answer(state, lambda: self.over(state, self.until) or self.seat in state.decisions)

    def answer_for_all(self, state: State, until: int) -> None:
        """Let everybody decide until a later turn."""
        self._answer(state, lambda: self.over(state, until))

    def _answer(self, state: State, enough: Callable[[], bool]) -> None:
        while not enough() and state.decision is not None and not self.budget.hurry():
            seat = state.decision.seat
            code = self.answer(state, seat)
            self.budget.look()
            state.apply(seat, code)

    def answer(self, state: State, seat: int) -> int:
        """What somebody is taken to do: the best at one look, rated for that seat."""
        tried = self.promising(state, seat)
        if len(tried) == 1 or self.budget.left <= len(tried) or (self.thought.quick and seat != self.seat):
            return tried[0]
        evaluate = state.game.bench.evaluate
        values = [evaluate(self.look(state, seat, code)[0], seat) for code in tried]
        return tried[values.index(max(values))]

    def over(self, state: State, until: int) -> bool:
        """Whether a later turn has begun, the game has ended, or the evaluation knows what to expect."""
        bench = state.game.bench
        return state.result is not None or bench.turn(state) >= until or (self.averages and bench.averaged(state))
