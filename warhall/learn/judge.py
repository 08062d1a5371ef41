"""Judging a line of a puzzle: how often it reaches the goal, counted over every way dice and decks can fall.

Here: exact enumeration. The solver follows the line; the other side answers in the worst way; chance is averaged. Where
the line is at its end the solver does nothing more, or whatever is best. Not here: which lines there are (`puzzle`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, permutations
from math import factorial, prod
from typing import TypeVar

import yaml

from warhall.kernel import position
from warhall.kernel.dice import Dice, ScriptedDice, SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.saving import digest
from warhall.kernel.state import Decision, State
from warhall.learn.claims import disproved, fact
from warhall.learn.lesson import Claims
from warhall.learn.puzzle import WHOLE, Line, Puzzle, Tempting
from warhall.learn.school import School

T = TypeVar("T")
QUIET = ("pass", "decline", "stop", "done", "hold", "end-activation", "end-phase", "end-turn", "finish", "end")
"""What somebody does who wants to do nothing more, in any game."""
NEVER = "pass-until"
"""Passing for longer is no further choice."""
MOST_STATES = 400_000


class JudgeError(WarhallError):
    """There is too much to count, or the puzzle is not what it says."""


class WantedError(Exception):
    """More dice are wanted than were told."""

    def __init__(self, alike: Sequence[int], count: int) -> None:
        super().__init__(alike, count)
        self.alike = alike
        self.count = count


class ForkedDice(Dice):
    """Dice that fall as told, and then ask how they shall fall."""

    __slots__ = ("at", "told")

    def __init__(self, told: tuple[int, ...]) -> None:
        self.told = told
        self.at = 0

    def below(self, bound: int) -> int:
        """The next outcome that was told."""
        if self.at >= len(self.told):
            raise WantedError(range(bound), 1)
        self.at += 1
        return self.told[self.at - 1]

    def shuffle(self, cards: list[T]) -> None:
        """Cards stay as they lie: what a shuffle may bring is no part of a puzzle, unless it says `deals`."""

    def handful(self, bound: int, count: int, alike: Sequence[int]) -> list[int]:
        """The next dice that were told, all at once."""
        if self.at + count > len(self.told):
            raise WantedError(alike, count)
        self.at += count
        return list(self.told[self.at - count : self.at])

    def copy(self) -> ForkedDice:
        """The same dice: they belong to one try."""
        return self

    def data(self) -> dict[str, int | str | list[int]]:
        """Nobody saves them."""
        return {"kind": "forked"}


def throws(alike: Sequence[int], count: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every way in which dice can fall, without regard to order and to what means the same, and how likely it is."""
    meant = Counter(alike)
    outcome = {face: alike.index(face) for face in meant}
    for faces in combinations_with_replacement(sorted(meant), count):
        ways = factorial(count) // prod(factorial(same) for same in Counter(faces).values())
        chance = ways * prod(meant[face] for face in faces) / len(alike) ** count
        yield tuple(outcome[face] for face in faces), chance


class Judge:
    """Counts for one puzzle; what was counted once is kept."""

    def __init__(
        self,
        school: School,
        puzzle: Puzzle,
        *,
        goal: Claims | None = None,
        most: int = MOST_STATES,
        start: State | None = None,
    ) -> None:
        """Prepare to count.

        Args:
            school: where the puzzle is from.
            puzzle: the puzzle.
            goal: another goal than its own.
            most: so many positions may be looked at.
            start: a position that stands in no file yet.
        """
        self.school = school
        self.puzzle = puzzle
        self.goal = puzzle.goal if goal is None else goal
        self.codec = school.game.codec
        self.most = most
        self.looked = 0
        self.starts = list(starts(school, puzzle)) if start is None else [start]
        first = self.starts[0]
        self.solver = first.seat_names().index(puzzle.seat)
        self.round = fact(first, self.solver, "round", None) if "new" in puzzle.until else None
        self._known: dict[object, float] = {}

    def chance(self, line: Line | Tempting) -> float:
        """How often a line reaches the goal."""
        others = line.others if isinstance(line, Tempting) else {}
        follower = Follower(self, line.answers, others)
        return sum(follower.value(start, line.moves) for start in self.starts) / len(self.starts)

    def best(self) -> float:
        """How often the best of all lines reaches the goal."""
        return sum(self.value(start) for start in self.starts) / len(self.starts)

    def value(self, state: State) -> float:
        """How often the goal is reached if the solver does his best and the other side its worst."""
        answer = self.decided(state)
        if answer is not None:
            return answer
        key = digest(state)
        if key not in self._known:
            decision = asked(state)
            mine = decision.seat == self.solver
            found = 0.0 if mine else 1.0
            for code in self.options(state, decision):
                hoped = sum(chance * self.value(after) for chance, after in self.outcomes(state, decision.seat, code))
                found = max(found, hoped) if mine else min(found, hoped)
                if found == float(mine):
                    break
            self._known[key] = found
        return self._known[key]

    def options(self, state: State, decision: Decision) -> Sequence[int]:
        """What a seat can choose, the most promising first."""
        offered = [code for code in decision.options if not self.codec.notation(state, code).startswith(NEVER)]
        return self.school.game.bench.order(state, decision.seat, offered)

    def decided(self, state: State) -> float | None:
        """1 or 0 once the question is answered."""
        if state.result is None and state.decision is not None and not self._is_over(state):
            return None
        return float(disproved(state, self.solver, self.goal) is None)

    def _is_over(self, state: State) -> bool:
        decision = state.decision
        names = state.seat_names()
        for word, values in self.puzzle.until.items():
            if word == "new":
                if fact(state, self.solver, "round", None) != self.round:
                    return True
            elif word == "any" or word in names:
                is_asked = decision is not None and word in ("any", names[decision.seat])
                if is_asked and decision is not None and (decision.ask in values or "*" in values):
                    return True
            elif fact(state, self.solver, word, None) in values:
                return True
        return False

    def outcomes(self, state: State, seat: int, code: int, told: tuple[int, ...] = ()) -> list[tuple[float, State]]:
        """Every state that an action can lead to, and how likely; equal ones are put together."""
        self.looked += 1
        if self.looked > self.most:
            raise JudgeError(f"puzzle {self.puzzle.id}: more than {self.most} positions to look at")
        new = state.copy()
        new.dice = ForkedDice(told)
        wanted: WantedError | None = None
        try:
            new.apply(seat, code)
        except WantedError as more:
            wanted = more
        new.dice = ScriptedDice(())
        if wanted is None or (self.round is not None and fact(new, self.solver, "round", None) != self.round):
            return [(1.0, new)]  # the dice of the next round are no part of the question
        found: dict[str, tuple[float, State]] = {}
        for faces, chance in throws(wanted.alike, wanted.count):
            for share, after in self.outcomes(state, seat, code, (*told, *faces)):
                key = digest(after)
                before = found[key][0] if key in found else 0.0
                found[key] = (before + chance * share, after)
        return list(found.values())


class Follower:
    """Follows a line: at each question the next of its moves that is legal, else an answer, else nothing."""

    def __init__(self, judge: Judge, answers: Mapping[str, str], others: Mapping[str, str]) -> None:
        self.judge = judge
        self.answers = answers
        self.others = others
        self._known: dict[object, float] = {}

    def value(self, state: State, plan: tuple[str, ...]) -> float:
        """How often the goal is reached from here."""
        judge = self.judge
        answer = judge.decided(state)
        if answer is not None:
            return answer
        key = (digest(state), plan)
        if key in self._known:
            return self._known[key]
        decision = asked(state)
        if decision.seat != judge.solver:
            found = min(self._hoped(state, decision.seat, code, plan) for code in self._replies(state, decision))
        else:
            chosen = self._next(state, decision, plan)
            found = judge.value(state) if chosen is None else self._hoped(state, decision.seat, *chosen)
        self._known[key] = found
        return found

    def _hoped(self, state: State, seat: int, code: int, plan: tuple[str, ...]) -> float:
        return sum(chance * self.value(after, plan) for chance, after in self.judge.outcomes(state, seat, code))

    def _replies(self, state: State, decision: Decision) -> Sequence[int]:
        told = self.others.get(decision.ask)
        code = None if told is None else self._legal(state, decision.seat, told)
        return self.judge.options(state, decision) if code is None else [code]

    def _next(self, state: State, decision: Decision, plan: tuple[str, ...]) -> tuple[int, tuple[str, ...]] | None:
        """What the solver does, and what is left of the line; None where he finds the best himself."""
        answer = self.answers.get(decision.ask)
        if answer is not None:
            code = self._legal(state, decision.seat, answer)
            if code is not None:
                return code, plan
        for number, notation in enumerate(plan):
            code = self._legal(state, decision.seat, notation)
            if code is not None:
                return code, plan[number + 1 :]
        if self.judge.puzzle.finish == "best":
            return None
        offered = {self.judge.codec.notation(state, code): code for code in decision.options}
        return next((offered[word] for word in QUIET if word in offered), decision.options[0]), plan

    def _legal(self, state: State, seat: int, notation: str) -> int | None:
        codec = self.judge.codec
        try:
            action = codec.parse(state, notation)
            if state.explain(seat, action) is not None:
                return None
        except WarhallError:  # it names what is not there yet
            return None
        return codec.code(action)


def asked(state: State) -> Decision:
    """The question that is pending."""
    assert state.decision is not None  # noqa: S101  else it would be decided
    return state.decision


def begun(school: School, puzzle: Puzzle, text: str | None = None) -> State:
    """The position of a puzzle, after what happens first."""
    state = position.read(school.game, text or school.position(puzzle.position), SeededDice(1))
    for line in puzzle.before:
        seat, _, notation = line.partition(" ")
        state.apply(state.seat_names().index(seat), school.game.codec.parse(state, notation))
    return state


def starts(school: School, puzzle: Puzzle) -> Iterator[State]:
    """Every position that the solver may have before him: one, or one for each order of his deck."""
    for text in texts_of(school, puzzle):
        yield begun(school, puzzle, text)


def texts_of(school: School, puzzle: Puzzle) -> list[str]:
    """The position file of a puzzle; where the order of the solver's deck is unknown, one for each order."""
    text = school.position(puzzle.position)
    if not puzzle.deals:
        return [text]
    document = yaml.safe_load(text)
    part = document["position"]["seats"][puzzle.seat]
    found = []
    for order in sorted(set(permutations(part["deck"]))):
        part["deck"] = list(order)
        found.append(yaml.safe_dump(document, sort_keys=False))
    return found


def thousandths(chance: float) -> int:
    """A chance as it is written."""
    return round(WHOLE * chance)
