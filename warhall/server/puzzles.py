"""Puzzles at tables of the hall: opening one, the solver's moves and the answers to them, hints, judging.

Here: which facts they make. Not here: what a solver sees of it (`teaching`), counting chances (`warhall.learn.judge`).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Literal, TypeAlias

from warhall.bots.choose import choose
from warhall.kernel.dice import SeededDice
from warhall.kernel.state import State
from warhall.learn.judge import Follower, Judge, JudgeError, begun, texts_of, thousandths
from warhall.learn.puzzle import HINTS, TRIES, Line, Puzzle
from warhall.learn.school import School, school
from warhall.server.desk import Desk
from warhall.server.facts import AnyFact, Attempt, Puzzled, Who
from warhall.server.faults import HallError
from warhall.server.play import Play
from warhall.server.teaching import puzzle_of

log = logging.getLogger(__name__)

Command: TypeAlias = Literal["hint", "again", "judge", "show"]
REPLIES_MOST = 60
"""So many answers of the other side may follow one move."""
REPLY_LOOKS = 1500
"""So many positions are looked at to find the worst answer; beyond that a bot answers."""
JUDGE_LOOKS = 60_000
STUBBORN = "greedy"

__all__ = ["Command", "attempt_over", "begun", "command", "first", "judged", "move", "opening", "verdict"]


def opening(taught: School, puzzle: Puzzle, dice: SeededDice) -> str:
    """The position that a solver gets: where the deck is unknown, one of its orders."""
    texts = texts_of(taught, puzzle)
    return texts[dice.below(len(texts))]


def first(desk: Desk) -> Sequence[AnyFact]:
    """What happens before the solver is asked."""
    play, puzzle = desk.shown(), puzzle_of(desk)
    facts: list[AnyFact] = []
    for line in puzzle.before:
        seat, _, notation = line.partition(" ")
        facts.append(play.act(play.table.seat(seat), notation, auto="bot"))
    return [*facts, Puzzled(state="trying", attempt=1, hints=0, actions=len(play.table.entries))]


def move(desk: Desk, seat: int, notation: str, person: Who) -> list[AnyFact]:
    """A move of the solver, and what the other side answers.

    Raises:
        HallError: the attempt is over.
        Refused: the rules forbid it.
    """
    mark, play, puzzle = desk.ledger.puzzled, desk.playing(), puzzle_of(desk)
    if mark is None or mark.state != "trying" or attempt_over(desk):
        raise HallError("not-now", "this attempt is over: start over, or look at the answer")
    facts: list[AnyFact] = [play.act(seat, notation, by=person)]
    judge = Judge(school(desk.ledger.game), puzzle, most=REPLY_LOOKS)
    for _ in range(REPLIES_MOST):
        decision = play.state.decision
        if decision is None or decision.seat == seat or judge.decided(play.state) is not None:
            break
        facts.append(play.act(decision.seat, reply(judge, play, puzzle), auto="bot"))
    return facts


def reply(judge: Judge, play: Play, puzzle: Puzzle) -> str:
    """The worst answer for the solver, as far as it can be counted in time."""
    state = play.state
    decision = state.decision
    assert decision is not None  # noqa: S101  the caller has looked
    options = judge.options(state, decision)
    codec = state.game.codec
    if len(options) > 1:
        plan = tuple(move for line in puzzle.lines for move in line.moves)
        follower = Follower(judge, puzzle.lines[0].answers, {})
        try:
            worth = {code: _after(judge, follower, state, code, plan) for code in options}
        except JudgeError:
            return codec.notation(state, choose(STUBBORN, state, decision.seat, SeededDice(state.count)).code)
        return codec.notation(state, min(options, key=lambda code: worth[code]))
    return codec.notation(state, options[0])


def _after(judge: Judge, follower: Follower, state: State, code: int, plan: tuple[str, ...]) -> float:
    assert state.decision is not None  # noqa: S101  somebody answers
    outcomes = judge.outcomes(state, state.decision.seat, code)
    return sum(chance * follower.value(after, plan) for chance, after in outcomes)


def attempt_over(desk: Desk) -> bool:
    """Whether the question of a puzzle is decided at its table."""
    taught, puzzle = school(desk.ledger.game), puzzle_of(desk)
    return Judge(taught, puzzle).decided(desk.shown().state) is not None


def own_moves(desk: Desk) -> tuple[str, ...]:
    """The line that the solver has played in this attempt."""
    mark, play, puzzle = desk.ledger.puzzled, desk.shown(), puzzle_of(desk)
    before = 0 if mark is None else mark.actions
    return tuple(entry.action for entry in play.table.entries[before:] if entry.seat == puzzle.seat)


def verdict(taught: School, puzzle: Puzzle, moves: tuple[str, ...], known: int, *, over: bool) -> int:
    """How often a line reaches the goal, in thousandths.

    Args:
        taught: where the puzzle is from.
        puzzle: the puzzle.
        moves: what the solver did.
        known: how many of the moves were made before chance had shown anything.
        over: whether the question was decided at the table, perhaps earlier than the dice of another day would have.
    """
    if puzzle.finish == "best":
        moves = moves[:known]
    for line in (*puzzle.lines, *puzzle.tempting):
        if moves == line.moves and (isinstance(line, Line) or (line.goal is None and not line.others)):
            return line.chance
    best = max(puzzle.lines, key=lambda line: line.chance)
    # Where the dice cut the line short, the solver would have gone on as the best line does.
    plan = (*moves, *best.moves[len(moves) :]) if over and puzzle.finish == "quiet" else moves
    try:
        return thousandths(Judge(taught, puzzle, most=JUDGE_LOOKS).chance(Line(moves=plan, answers=best.answers)))
    except JudgeError:
        log.warning("a line cannot be counted", extra={"puzzle": puzzle.id})
        return 0


def moves_before_chance(desk: Desk) -> int:
    """How many moves the solver had made when chance showed something for the first time."""
    mark, table, puzzle = desk.ledger.puzzled, desk.shown().table, puzzle_of(desk)
    count = 0
    before = 0 if mark is None else mark.actions
    for entry, barrier in zip(table.entries[before:], table.barriers[before:], strict=True):
        count += entry.seat == puzzle.seat
        if barrier:
            break
    return count


def judged(desk: Desk, chance: int) -> list[AnyFact]:
    """What follows from a verdict."""
    mark, puzzle = desk.ledger.puzzled, puzzle_of(desk)
    assert mark is not None  # noqa: S101  a puzzle begins with a mark
    if mark.state != "trying":
        return []
    solved = chance >= puzzle.chance
    state: Literal["judged", "solved", "shown"] = "solved" if solved else "shown" if mark.attempt >= TRIES else "judged"
    attempt = Attempt(chance, solved, own_moves(desk))
    return [Puzzled(state=state, attempt=mark.attempt, hints=mark.hints, actions=mark.actions, judged=attempt)]


def command(desk: Desk, seat: int, wanted: Command) -> list[AnyFact]:
    """What a hint, a new start and giving up make; a verdict is counted elsewhere."""
    mark = desk.ledger.puzzled
    assert mark is not None  # noqa: S101  a puzzle begins with a mark
    match wanted:
        case "hint":
            if mark.state != "trying":
                raise HallError("not-now", "this attempt is over")
            hints = min(HINTS, mark.hints + 1)
            return [Puzzled(state=mark.state, attempt=mark.attempt, hints=hints, actions=mark.actions)]
        case "again":
            play = desk.playing()
            surplus = len(play.table.entries) - mark.actions
            undone: list[AnyFact] = [play.undo(seat, surplus)] if surplus > 0 else []
            attempt = mark.attempt + 1 if mark.state == "judged" else mark.attempt
            return [*undone, Puzzled(state="trying", attempt=attempt, hints=mark.hints, actions=mark.actions)]
        case "show":
            if mark.state in ("solved", "shown"):
                return []
            return [Puzzled(state="shown", attempt=mark.attempt, hints=mark.hints, actions=mark.actions)]
        case _:
            return []
