"""Playing a position on to the end of the turn: what a search does with an option before it rates it.

The own decisions are planned with a beam: some of the best lines are kept side by side, and each is rated only where
the turn ends, so that ratings of the same kind are compared. Where others are asked in between, they do what is best
for them at one look. A throw that leads to a position is repeated before the position is rated, and once more before it
is played on; what it is worth then more or less than the mean is taken off all that follows, so that no line is kept
because its dice fell well. Where luck is counted out (`Thought.even`) a throw is spread evenly over the faces of its
dice instead, and the line goes on from the middling outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from warhall.bots.bot import Budget
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import Thought
from warhall.kernel.state import State

STRIDES, APART = (1, 7, 3, 9), 5
"""How the parts into which the dice of a throw fall differ from die to die: every one meets all, in another order."""
MOST_EVEN = 16
"""After so many dice of one throw chance goes on: two that fall evenly can be alike again and again, and a tie that is
rolled anew would never end."""
LEAST = 2
"""So many parts of a die, the lowest and the highest, tell whether it matters how it falls."""
MATTERS = 1000
"""What is worth less than this makes no difference: a thousandth of a win."""


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
    luck: int = 0
    """What the dice of the line brought more than on average; the value is without it."""


class Fallen(NamedTuple):
    """What a throw led to."""

    state: State
    value: int
    """What it is worth to the seat that looks ahead."""
    faces: int = 1
    """For how many parts of the die it stands."""


class Outcome(NamedTuple):
    """What came of playing on."""

    value: int
    line: tuple[Moment, ...]


class EvenDice(SeededDice):
    """Dice that fall into the middle of one of some equal parts of their faces, each die of a throw into another."""

    __slots__ = ("fallen", "part", "parts")

    def __init__(self, seed: int, part: int, parts: int) -> None:
        super().__init__(seed)
        self.part = part
        self.parts = parts
        self.fallen = 0
        """How many have fallen already."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        number = self.fallen
        self.fallen += 1
        if number >= MOST_EVEN:
            return super().below(bound)
        part = (self.part * STRIDES[number % len(STRIDES)] + APART * number) % self.parts
        return (2 * part + 1) * bound // (2 * self.parts)

    def copy(self) -> EvenDice:
        """Dice that will fall the same way."""
        new = EvenDice(self.state, self.part, self.parts)
        new.fallen = self.fallen
        return new


def distinct(nodes: Sequence[Node]) -> list[Node]:
    """The first of those that are rated alike; they are sorted."""
    return [node for number, node in enumerate(nodes) if not number or node.value != nodes[number - 1].value]


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
        self.far = 0
        """The number of the turn that replies reach to; 0: as many turns as the level plays on."""
        self.counts_luck = False
        """Whether luck is taken off what is carried out."""

    def finish(self, start: State, luck: int = 0) -> Outcome:
        """The best that the rest of the turn brings, as rated at its end and after the others' replies."""
        best = self.best_line(start, luck)
        if self.thought.replies and best.state.result is None:
            state, luck = self.answer_for_all(best.state, self.thought.replies)
            return Outcome(self.value(state) - best.luck - luck, best.line)
        return Outcome(best.value, best.line)

    def by_habit(self, start: State, until: int, habit: Callable[[State, int], int]) -> int:
        """What comes of a state if everybody plays on by habit until a later turn; the state is used up."""
        bench = start.game.bench
        while start.decision is not None and bench.turn(start) < until and self.budget.left > 0:
            seat = start.decision.seat
            self.budget.look()
            start.apply(seat, habit(start, seat))
        outlook = bench.outlook or bench.evaluate
        return outlook(start, self.seat)

    def plan_by_habit(self, world: State, codes: Sequence[int], until: int, habit: Callable[[State, int], int]) -> int:
        """What own choices are worth in a world if everything else, and all after them, goes by habit."""
        now, todo, own = world.copy(), list(reversed(codes)), self.seat
        turn = now.game.bench.turn
        while todo and now.decision is not None and turn(now) < until and self.budget.left > 0:
            asked = now.decisions.get(own)
            if asked is not None and todo[-1] not in asked.options:
                break
            self.budget.look()
            seat = now.decision.seat if asked is None else own
            now.apply(seat, habit(now, seat) if asked is None else todo.pop())
        return self.by_habit(now, until, habit)

    def best_line(self, start: State, luck: int = 0) -> Node:
        """The best of the lines of the own turn."""
        first = Node(self.value(start) - luck, start, (), luck=luck)
        ended, frontier = self.lines([first])
        return max(ended, key=lambda node: node.value) if ended else frontier[0] if frontier else first

    def lines(self, frontier: list[Node], spare: int = 0) -> tuple[list[Node], list[Node]]:
        """Lines of the own turn that were followed to its end, and those for which the budget did not suffice.

        Args:
            frontier: where they begin.
            spare: how many looks are to be left over.
        """
        ended: list[Node] = []
        while frontier and self.budget.left > spare and not self.budget.hurry():
            found: list[Node] = []
            for node in frontier:
                for each in self.expand(node):
                    (ended if self.over(each.state, self.until) else found).append(each)
            found.sort(key=lambda node: -node.value)
            if self.thought.distinct:
                found = distinct(found)
            frontier = found[: self.thought.beam]
        return ended, frontier

    def expand(self, node: Node) -> list[Node]:
        """Every line that is one own decision longer; one that has ended already is left as it is."""
        state, seat, luck = node.state, self.seat, node.luck
        if node.thrown is not None:
            state = self.throw(node.thrown)
            luck = self.value(state) - node.value
        if self.over(state, self.until):
            return [node._replace(state=state)]
        if seat not in state.decisions:
            state, more = self.answer_for_others(state)
            luck += more
            if self.over(state, self.until) or seat not in state.decisions:
                return [node._replace(value=self.value(state) - luck, state=state, luck=luck)]
        return [
            self.choose(Moment(state, code), node.line, luck)
            for code in self.promising(state, seat)
            if self.budget.left > 0
        ]

    def choose(self, moment: Moment, line: tuple[Moment, ...], luck: int = 0) -> Node:
        """What an own choice leads to, and how it is rated."""
        state, code = moment
        if self.thought.even:
            after, value, more = self.middling(self.outcomes(state, self.seat, code))
            return Node(value - luck, after, (*line, moment), luck=luck + more)
        after, fell = self.look(state, self.seat, code)
        value = self.value(after)
        if fell and self.thought.throws > 1:
            more = min(self.thought.throws - 1, self.budget.left)
            value += sum(self.value(self.throw(moment)) for _ in range(more))
            return Node(value // (1 + more) - luck, after, (*line, moment), moment, luck)
        return Node(value - luck, after, (*line, moment), luck=luck)

    def outcomes(self, state: State, seat: int, code: int) -> list[Fallen]:
        """The states that a choice leads to: several if dice fall, spread evenly over their faces.

        Between two faces of a single die that are worth the same no other is thrown, nor where it would make no
        difference to speak of: an attack misses up to some face and hits from there on. Several dice fall together,
        each through all its parts, if it matters at all: who wins an initiative check hardly does.
        """
        after, fell = self.look(state, seat, code)
        parts = min(self.thought.throws, self.budget.left)
        if not fell or parts < LEAST:
            return [Fallen(after, self.value(after))]
        seed = self.dice.child(self.budget.spent).state

        several = False

        def fall(part: int) -> Fallen:
            nonlocal several
            self.budget.look()
            outcome = state.copy()
            outcome.dice = dice = EvenDice(seed, part, parts)
            outcome.apply(seat, code)
            several = several or dice.fallen > 1
            outcome.dice = SeededDice(seed)
            return Fallen(outcome, self.value(outcome))

        def between(low: int, high: int) -> None:
            inner, apart = high - low - 1, abs(found[low].value - found[high].value)
            if inner and apart >= MATTERS and apart * inner >= MATTERS * parts:
                middle = (low + high) // 2
                found[middle] = fall(middle)
                between(low, middle)
                between(middle, high)
            else:
                found[low] = found[low]._replace(faces=found[low].faces + (inner + 1) // 2)
                found[high] = found[high]._replace(faces=found[high].faces + inner // 2)

        found = {part: fall(part) for part in (0, parts - 1)}
        if several and abs(found[0].value - found[parts - 1].value) >= MATTERS:
            parts = min(max(LEAST, parts // 2), self.budget.left)
            return [fall(part) for part in range(parts)] or list(found.values())
        between(0, parts - 1)
        return list(found.values())

    def middling(self, outcomes: list[Fallen]) -> tuple[State, int, int]:
        """The outcome nearest to the mean, the mean, and how much more the outcome is worth."""
        mean = sum([each.value * each.faces for each in outcomes]) // sum([each.faces for each in outcomes])
        nearest = min(outcomes, key=lambda each: abs(each.value - mean))
        return nearest.state, mean, nearest.value - mean

    def value(self, state: State) -> int:
        """What a state is worth to the seat."""
        return self.rating(state)(state, self.seat)

    def rating(self, state: State) -> Callable[[State, int], int]:
        """How the level rates a state: by all that the game knows of good play, or by what is plainer."""
        bench = state.game.bench
        return bench.insight if self.thought.insight and bench.insight is not None else bench.evaluate

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

    def promising(self, state: State, seat: int, cap: int = 0) -> Sequence[int]:
        """The options that are looked at."""
        options = state.decisions[seat].options
        most = cap or self.thought.cap
        return options if len(options) == 1 else state.game.bench.order(state, seat, options)[:most]

    def answer_for_others(self, state: State) -> tuple[State, int]:
        """Let the others decide until the seat is asked or the turn is over; the luck in it, where it is counted."""
        return self._answer(state, lambda now: self.over(now, self.until) or self.seat in now.decisions)

    def answer_for_all(self, state: State, turns: int) -> tuple[State, int]:
        """Let everybody decide for some turns; the luck in it, where it is counted."""
        number_of = state.game.bench.turn
        last, begun = number_of(state), 0

        def enough(now: State) -> bool:
            nonlocal last, begun
            number = number_of(now)
            begun += number > last
            last = number
            return now.result is not None or begun >= turns

        return self._answer(state, enough)

    def _answer(self, state: State, enough: Callable[[State], bool]) -> tuple[State, int]:
        state, luck = state.copy(), 0
        while not enough(state) and state.decision is not None and not self.budget.hurry():
            seat = state.decision.seat
            if self.thought.even:
                state, more = self.answer_evenly(state, seat)
                luck += more
            else:
                luck += self.carry_out(state, seat, self.answer(state, seat))
        return state, luck

    def answer_evenly(self, state: State, seat: int) -> tuple[State, int]:
        """The state after what somebody is taken to do, luck counted out, and what luck there is in it for the seat."""
        tried = self.promising(state, seat)
        if self.budget.left <= len(tried) or (self.thought.quick and seat != self.seat):
            tried = tried[:1]
        best, outcomes = -1, [Fallen(state, 0)]
        for code in tried:
            if self.budget.left <= 0:
                break
            found = self.outcomes(state, seat, code)
            value = self.mean_to(seat, found) if len(tried) > 1 else 0
            if value > best:
                best, outcomes = value, found
        after, _, luck = self.middling(outcomes)
        return after, luck

    def mean_to(self, seat: int, outcomes: list[Fallen]) -> int:
        """What a throw is worth on average to somebody."""
        if seat == self.seat:
            return self.middling(outcomes)[1]
        evaluate, faces = self.rating(outcomes[0].state), sum([each.faces for each in outcomes])
        return sum([evaluate(each.state, seat) * each.faces for each in outcomes]) // faces

    def answer(self, state: State, seat: int) -> int:
        """What somebody is taken to do: the best at one look, rated for that seat."""
        likely = state.game.bench.likely if self.thought.plans else None
        tried = likely(state, seat) if likely else self.promising(state, seat, self.thought.reply_cap)
        if len(tried) == 1 or self.budget.left <= len(tried) or (self.thought.quick and seat != self.seat):
            return tried[0]
        evaluate = self.rating(state)
        values = [evaluate(self.look(state, seat, code)[0], seat) for code in tried]
        return tried[values.index(max(values))]

    def follow(self, world: State, codes: Sequence[int]) -> int:
        """What own choices for the rest of the turn are worth in a world, and after the others' replies.

        What cannot be done as foreseen, and all after it, is what is best at one look.
        """
        now, luck = world.copy(), 0
        for code in codes:
            if self.seat not in now.decisions and not self.over(now, self.until):
                now, more = self.answer_for_others(now)
                luck += more
            if self.over(now, self.until) or self.budget.left <= 0 or code not in now.decisions[self.seat].options:
                break
            luck += self.carry_out(now, self.seat, code)
        now, more = self._answer(now, lambda now: self.over(now, self.until))
        luck += more
        if self.far:
            now, more = self._answer(now, lambda now: self.over(now, self.far))
        else:
            now, more = self.answer_for_all(now, self.thought.replies)
        luck += more
        return self.value(now) - luck

    def carried_out(self, state: State, codes: Sequence[int]) -> Node:
        """A line of own choices given beforehand, as far as it can be carried out."""
        now, node = state, Node(0, state, ())
        for code in codes:
            asked = now.decisions.get(self.seat)
            if asked is None or code not in asked.options or self.budget.left <= 0:
                break
            node = node._replace(line=(*node.line, Moment(now, code)))
            now, _ = self.look(now, self.seat, code)
        return node._replace(state=now, value=self.value(now))

    def carry_out(self, state: State, seat: int, code: int) -> int:
        """Do what somebody chose; the luck in it, where it is counted.

        The dice are thrown some more times, the same for all plans in a world: what is better than the mean is luck.
        """
        self.budget.look()
        if not self.counts_luck:
            state.apply(seat, code)
            return 0
        before = state.copy()
        state.apply(seat, code)
        if state.dice.data() == before.dice.data():
            return 0
        value = total = self.value(state)
        more = min(self.thought.throws - 1, self.budget.left)
        dice = SeededDice(before.dice.copy().below(1 << 32))
        for number in range(more):
            self.budget.look()
            again = before.copy()
            again.dice = dice.child(number)
            again.apply(seat, code)
            total += self.value(again)
        return value - total // (1 + more)

    def over(self, state: State, until: int) -> bool:
        """Whether a later turn has begun, the game has ended, or the evaluation knows what to expect."""
        bench = state.game.bench
        return state.result is not None or bench.turn(state) >= until or (self.averages and bench.averaged(state))
