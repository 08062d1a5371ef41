"""Showing that no line of a puzzle is better than a limit, without counting every line to its end.

Here: the solver's best and the other side's worst between two bounds (alpha-beta), with dice in between: what is still
unknown of a throw counts as won or lost, so most of it need not be looked at. Not here: what a line is, and what an
action can lead to (`judge`).
"""

from __future__ import annotations

from warhall.kernel.saving import digest
from warhall.kernel.state import State
from warhall.learn.judge import Judge, asked

NOTHING, ALL = 0.0, 1.0
SLACK = 1e-9
"""Sums of chances are not exact."""


class Prover:
    """Asks of one puzzle whether something is better than a limit."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self._known: dict[str, tuple[float, float]] = {}

    def beats(self, limit: float) -> bool:
        """Whether some line reaches the goal more often than that."""
        starts = self.judge.starts
        sure, open_ = NOTHING, float(len(starts))
        for start in starts:
            open_ -= ALL
            least = limit * len(starts) - sure - open_
            sure += self.value(start, least, ALL)
            if sure + open_ <= limit * len(starts) + SLACK:
                return False
        return True

    def value(self, state: State, low: float, high: float) -> float:
        """How often the goal is reached: exact between the bounds, else a bound on that side."""
        answer = self.judge.decided(state)
        if answer is not None:
            return answer
        key = digest(state)
        least, most = self._known.get(key, (NOTHING, ALL))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        decision = asked(state)
        mine = decision.seat == self.judge.solver
        below, above = max(low, least), min(high, most)
        found = NOTHING if mine else ALL
        for code in self.judge.options(state, decision):
            if mine:
                found = max(found, self.hoped(state, decision.seat, code, max(below, found), above))
                if found >= above - SLACK:
                    break
            else:
                found = min(found, self.hoped(state, decision.seat, code, below, min(above, found)))
                if found <= below + SLACK:
                    break
        if found <= below + SLACK:
            most = min(most, found)
        elif found >= above - SLACK:
            least = max(least, found)
        else:
            least = most = found
        self._known[key] = (least, most)
        return found

    def hoped(self, state: State, seat: int, code: int, low: float, high: float) -> float:
        """The same after an action, over all that can come of it; what is decided already is counted first."""
        outcomes = self.judge.outcomes(state, seat, code)
        sure, open_ = NOTHING, NOTHING
        waiting = []
        for chance, after in outcomes:
            answer = self.judge.decided(after)
            if answer is None:
                open_ += chance
                waiting.append((chance, after))
            else:
                sure += chance * answer
        for chance, after in sorted(waiting, key=lambda each: -each[0]):
            if sure + open_ <= low + SLACK:
                return sure + open_
            if sure >= high - SLACK:
                return sure
            open_ -= chance
            sure += chance * self.value(after, (low - sure - open_) / chance, (high - sure) / chance)
        return sure
