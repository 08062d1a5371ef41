"""Puzzles in the terminal: the task, the solver's line, its chance, and the better one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.bots.choose import choose
from warhall.cli.keyboard import ask
from warhall.cli.log import heard, told_to
from warhall.cli.screen import SHOWN
from warhall.cli.session import LeftError
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import NotationError, Refused
from warhall.kernel.table import Table
from warhall.learn.judge import Judge, texts_of, thousandths
from warhall.learn.puzzle import HINTS, TRIES, WHOLE, Line, Puzzle
from warhall.learn.telling import hint, moves_said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warhall.cli.screen import Screen
    from warhall.kernel.outlook import Sentence
    from warhall.learn.school import School

STUBBORN = "greedy"
"""Who answers for the other side; the verdict counts its worst answers."""


class Solver:
    """One puzzle at one terminal."""

    def __init__(self, school: School, puzzle: Puzzle, screen: Screen, seed: int) -> None:
        self.school = school
        self.puzzle = puzzle
        self.screen = screen
        self.dice = SeededDice(seed)
        self.hints = 0
        self.judge = Judge(school, puzzle)

    def say(self, sentence: Sentence) -> str:
        """A sentence of the puzzle; a move is said as the game says it."""
        if not sentence.message.startswith("learn-"):
            return self.screen.narrator.say(sentence.message, **sentence.words)
        return self.school.texts.say(self.screen.voice.language, sentence.message, sentence.words)

    def run(self) -> bool:
        """Let the puzzle be tried; whether it was solved.

        Raises:
            LeftError: the solver has left.
            EndedError: the input has ended.
        """
        self.screen.line(self.say(self.puzzle.say("title")), "strong")
        if self.puzzle.mined is not None and self.puzzle.mined.bots:
            self.screen.line(self.screen.voice.say("puzzle-mined", number=str(self.puzzle.mined.seed)), "muted")
        self.screen.line(self.say(self.puzzle.say("task")))
        for attempt in range(1, TRIES + 1):
            self.screen.line(self.screen.voice.say("puzzle-attempt", number=attempt, count=TRIES), "muted")
            moves = self.attempt(attempt)
            if moves is None:
                break
            chance = self.chance(moves)
            self.screen.line(self.screen.voice.say("puzzle-chance", percent=percent(chance)))
            if chance >= self.puzzle.chance:
                self.screen.line(self.screen.voice.say("puzzle-solved"), "strong")
                self.answer()
                return True
        self.screen.line(self.screen.voice.say("puzzle-way"), "strong")
        self.answer()
        return False

    def attempt(self, number: int) -> list[str] | None:
        """One try: the line that was played; None if the answer was asked for."""
        texts = texts_of(self.school, self.puzzle)
        text = texts[self.dice.child(number).below(len(texts))]
        table = Table(self.school.game, None, self.dice.child(10 + number), position=text)
        for line in self.puzzle.before:
            seat, _, notation = line.partition(" ")
            self.tell(table, table.seat(seat), notation)
        moves: list[str] = []
        moved = True
        while self.judge.decided(table.state) is None:
            decision = table.state.decision
            assert decision is not None  # noqa: S101  else it would be decided
            if decision.seat != self.judge.solver:
                code = choose(STUBBORN, table.state, decision.seat, self.dice).code
                self.tell(table, decision.seat, self.school.game.codec.notation(table.state, code))
                continue
            seen = table.outlook(decision.seat)
            if moved:  # else what was just said would be scrolled away
                self.screen.board(seen)
                self.screen.turn(seen)
                self.screen.options(seen, SHOWN)
            moved = False
            typed = ask(self.screen.voice.say("puzzle-move"))
            match typed:
                case "quit":
                    raise LeftError
                case "hint":
                    self.hints = min(HINTS, self.hints + 1)
                    told, _ = hint(self.school, self.puzzle, self.hints)
                    self.screen.line(self.say(told) if told is not None else "")
                case "options":
                    self.screen.options(seen, None)
                case "show":
                    return None
                case "judge":
                    return moves
                case "again":
                    return self.attempt(number)
                case _:
                    made = self.move(table, decision.seat, typed)
                    moves += made
                    moved = bool(made)
        return moves

    def move(self, table: Table, seat: int, text: str) -> list[str]:
        """A move of the solver; nothing if it was none."""
        options = table.state.decisions[seat].options
        if text.isdecimal() and len(text) < 9 and 1 <= int(text) <= len(options):
            text = self.school.game.codec.notation(table.state, options[int(text) - 1])
        try:
            self.tell(table, seat, text)
        except Refused as refused:
            self.screen.warn(self.screen.narrator.refusal(refused.reason))
            return []
        except NotationError as error:
            self.screen.warn(self.screen.voice.say("not-understood", text=text[:80]), str(error))
            return []
        return [table.entries[-1].action]

    def tell(self, table: Table, seat: int, notation: str) -> None:
        """Take an action and tell what happened."""
        told = table.act(seat, notation)
        for sentence in told_to(self.judge.solver, [heard(table.state, told)]):
            self.screen.told(sentence)

    def chance(self, moves: Sequence[str]) -> int:
        """How often a line reaches the goal, in thousandths."""
        known = [line for line in self.puzzle.lines if tuple(moves) == line.moves]
        if known:
            return known[0].chance
        best = max(self.puzzle.lines, key=lambda line: line.chance)
        return thousandths(self.judge.chance(Line(moves=tuple(moves), answers=best.answers)))

    def answer(self) -> None:
        """The way it goes, and why what most people try falls short."""
        best = max(self.puzzle.lines, key=lambda line: line.chance)
        for number, said in enumerate(moves_said(self.school, self.puzzle, best.moves), start=1):
            self.screen.line(f"  {number}. {self.say(said.say)}  ({said.notation})")
        self.screen.line(self.screen.voice.say("puzzle-chance", percent=percent(best.chance)))
        self.screen.line(self.say(self.puzzle.say("why")))
        self.screen.line(", ".join(self.puzzle.rules), "muted")
        for number, _ in enumerate(self.puzzle.tempting):
            self.screen.line(self.say(self.puzzle.say_tempting(number)), "muted")


def percent(chance: int) -> str:
    """A chance as people write it: whole per cents, and one place where it matters."""
    value = 100 * chance / WHOLE
    return f"{value:.0f}" if value == round(value) else f"{value:.1f}"
