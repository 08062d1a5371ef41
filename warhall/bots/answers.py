"""Comparing whole turns by how they are answered: whoever is next plans too, as the seat itself does, with fewer lines.

An evaluation guesses what the enemies will make of a position; here they are let plan it. Every way to play the turn is
carried out as if its throws had fallen low, middling and high, the next turns are planned by those whose they are until
enough enemies have acted, and only there it is rated. So all plans are rated after the same number of turns, and a plan
that leaves somebody in reach of a blow is found out. What was luck on the way is taken off.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from warhall.bots.playing_on import Ahead, EvenDice, Node
from warhall.kernel.minds import Thought
from warhall.kernel.state import State

MOST_TURNS = 4
"""So many turns at most are planned before enough enemies have acted."""


class Answers:
    """Plays whole turns on for one seat, and lets those who are next answer them."""

    def __init__(self, ahead: Ahead) -> None:
        self.ahead = ahead
        self.thought: Thought = replace(
            ahead.thought, beam=ahead.thought.reply_beam, cap=ahead.thought.reply_cap, throws=ahead.thought.reply_throws
        )

    def value(self, state: State, plan: Node) -> int | None:
        """What a plan is worth on average after the answers; None if the looks did not suffice."""
        known: dict[int, int] = {}
        total, parts = 0, self.ahead.thought.falls
        for part in range(parts):
            now, luck = self.carried_out(state, [moment.code for moment in plan.line], part)
            before = self.ahead.value(now) - luck
            if before not in known:
                known[before] = self.after(now, state.game.bench.stage(state)) - luck
            total += known[before] - before
        return None if self.ahead.budget.left <= 0 else plan.value + total // parts

    def carried_out(self, state: State, codes: Sequence[int], part: int) -> tuple[State, int]:
        """Where a plan leads to if its throws fall into a part of the die, and the luck of the others on the way."""
        ahead = self.ahead
        now, luck, parts = state.copy(), 0, ahead.thought.falls
        for number, code in enumerate(codes):
            if ahead.seat not in now.decisions and not ahead.over(now, ahead.until):
                now, more = ahead.answer_for_others(now)
                luck += more
            if ahead.over(now, ahead.until) or ahead.budget.left <= 0 or code not in now.decisions[ahead.seat].options:
                break
            ahead.budget.look()
            now.dice = EvenDice(ahead.dice.child(number).state, (part + number) % parts, parts)
            now.apply(ahead.seat, code)
        if not ahead.over(now, ahead.until) and ahead.budget.left > 0:
            rest = self.planner(ahead.seat, ahead.until).best_line(now)
            return rest.state, luck + rest.luck
        return now, luck

    def after(self, now: State, stage: int) -> int:
        """What a position is worth once enough enemies have planned and carried out their turns in this stage."""
        ahead, bench = self.ahead, now.game.bench
        own, luck, acted = ahead.seat, 0, 0
        for _ in range(MOST_TURNS):
            enough = acted == ahead.thought.answers or bench.stage(now) != stage
            if enough or now.decision is None or ahead.budget.left <= 0:
                break
            seat = now.decision.seat
            friend = side_of(now, seat) == side_of(now, own)
            turn = self.planner(seat, bench.turn(now) + 1).best_line(now)
            luck += turn.luck if friend else -turn.luck
            acted += not friend
            now = turn.state
        return ahead.value(now) - luck

    def planner(self, seat: int, until: int) -> Ahead:
        """Somebody who plans the next turn, less carefully."""
        ahead = self.ahead
        return Ahead(seat, until, self.thought, ahead.budget, ahead.dice)


def side_of(state: State, seat: int) -> int:
    """Who wins together has the same."""
    scales = state.game.bench.scales
    return seat if scales is None else scales.sides(state, seat)[0]
