"""A lesson in the terminal: what the teacher says, what the learner types, and what comes of it.

Here: the loop of one chapter after another. Not here: what a step wants (`warhall.learn.course`), how it looks
(`screen`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.cli.keyboard import ask
from warhall.cli.log import heard, told_to
from warhall.cli.screen import SHOWN
from warhall.cli.seats import HUMAN, Bots
from warhall.cli.session import LeftError, Session
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import NotationError
from warhall.kernel.table import Table
from warhall.learn.course import Course, StackedDice
from warhall.learn.opening import BEGINNER, opening_text

if TYPE_CHECKING:
    from warhall.cli.screen import Screen
    from warhall.kernel.outlook import Sentence
    from warhall.learn.lesson import Chapter
    from warhall.learn.school import School


class Teacher:
    """One lesson at one terminal."""

    def __init__(self, school: School, screen: Screen, seed: int) -> None:
        self.school = school
        self.screen = screen
        self.seed = seed
        self.number = 0
        self.marks: list[int] = []
        """How many actions the game had when each step was shown."""

    def run(self, chapter: Chapter) -> None:
        """Teach from a chapter to the end of the lesson.

        Raises:
            LeftError: the learner has left.
            EndedError: the input has ended.
        """
        self.screen.line(self.text(self.school.lesson.title), "strong")
        following: Chapter | None = chapter
        while following is not None:
            self.teach(following)
            following = self.school.lesson.after(following)

    def text(self, key: str) -> str:
        """A text of the lesson."""
        return self.school.texts.say(self.screen.voice.language, f"learn-{key}")

    def say(self, sentence: Sentence) -> str:
        """A sentence of the lesson."""
        return self.school.texts.say(self.screen.voice.language, sentence.message, sentence.words)

    def teach(self, chapter: Chapter) -> None:
        """One chapter."""
        lesson = self.school.lesson
        self.course = Course(self.school.game, lesson, chapter)
        dice = SeededDice(self.seed)
        position = opening_text(self.school, chapter, dice.child(1))
        self.table = Table(self.school.game, None, dice, position=position)
        self.learner, _ = self.course.seats(self.table.state)
        self.screen.line()
        place = lesson.chapters.index(chapter) + 1
        title, count = self.text(chapter.title), len(lesson.chapters)
        self.screen.line(self.screen.voice.say("lesson-chapter", number=place, count=count, title=title), "strong")
        self.screen.line(self.text(chapter.goal), "muted")
        self.go_to(0)
        while self.number < self.course.length:
            self.step()
        if chapter.play is not None:
            self.play(chapter)
        elif chapter.done is not None:
            self.screen.line(self.text(chapter.done), "strong")

    def go_to(self, number: int) -> None:
        """On to a step; what the script does on the way is told."""
        for deed in self.course.script(self.table.state, number):
            self.act(deed.seat, deed.notation, deed.outcomes)
        self.number = number
        self.marks = [*self.marks[:number], len(self.table.entries)]

    def act(self, seat: int, notation: str, outcomes: tuple[int, ...]) -> None:
        """An action, with the dice of the lesson."""
        chance = self.table.dice.inner
        self.table.dice.inner = StackedDice(outcomes, chance)
        told = self.table.act(seat, notation)
        self.table.dice.inner = chance
        for sentence in told_to(self.learner, [heard(self.table.state, told)]):
            self.screen.told(sentence)

    def step(self) -> None:
        """Tell a step and do what is typed, until the lesson has moved."""
        step, number = self.course.step(self.number), self.number
        seen = self.table.outlook(self.learner)
        if step.kind != "read" or number == 0:
            self.screen.board(seen)
        self.screen.line()
        self.screen.line(self.text(str(step.say)), "strong")
        task = self.course.task(self.table.state, number)
        if step.kind == "do" and task is not None:
            self.screen.options(seen, SHOWN)
        elif task is not None:
            words = self.screen.narrator.say(task.message, **task.words)
            self.screen.line(self.screen.voice.say("lesson-try", task=words, notation=str(step.try_)), "muted")
        moved = (self.number, len(self.table.entries))
        while (self.number, len(self.table.entries)) == moved:
            self.obey(ask(self.screen.voice.say("lesson-read" if step.kind == "read" else "lesson-do")))

    def obey(self, text: str) -> None:
        """Do what the learner types."""
        kind = self.course.kind(self.number)
        match text:
            case "quit":
                raise LeftError
            case "back" | "repeat":
                self.back(0 if text == "repeat" else max(0, self.number - 1))
            case "show":
                wanted = self.course.wanted(self.table.state, self.number)
                shown = wanted[0] if wanted else str(self.course.step(self.number).try_ or "")
                self.screen.line(self.screen.voice.say("lesson-show", notation=shown))
            case "" | "next":
                if kind in ("read", "try"):
                    if kind == "try":
                        self.screen.line(self.text(str(self.course.step(self.number).then)), "strong")
                    self.go_to(self.number + 1)
                else:
                    self.screen.line(self.screen.voice.say("lesson-first"))
            case "options" if kind != "read":
                self.screen.options(self.table.outlook(self.learner), None)
            case _ if kind == "read":
                self.screen.line(self.screen.voice.say("lesson-only-enter"))
            case _:
                self.press(text)

    def press(self, text: str) -> None:
        """An action of the learner."""
        decision = self.table.state.decisions.get(self.learner)
        if text.isdecimal() and len(text) < 9 and decision is not None and 1 <= int(text) <= len(decision.options):
            text = self.school.game.codec.notation(self.table.state, decision.options[int(text) - 1])
        try:
            pressed = self.course.press(self.table.state, self.number, text)
        except NotationError as error:
            self.screen.warn(self.screen.voice.say("not-understood", text=text[:80]), str(error))
            return
        if pressed.refusal is not None:
            self.screen.warn(self.screen.narrator.refusal(pressed.refusal))
        match pressed.kind:
            case "wanted":
                self.act(self.learner, text, self.course.falls(self.number))
                self.go_to(self.number + 1)
            case "tried":
                self.screen.line(self.text(str(self.course.step(self.number).then)), "strong")
                self.go_to(self.number + 1)
            case "not-now" if pressed.say is not None:
                self.screen.line(self.say(pressed.say))
            case _:
                pass

    def back(self, number: int) -> None:
        """To an earlier step, with the position that it was shown with."""
        surplus = len(self.table.entries) - self.marks[number]
        if surplus > 0:
            self.table.undo(surplus)
        self.number = number
        self.screen.line(self.screen.voice.say("lesson-back"))

    def play(self, chapter: Chapter) -> None:
        """The free game at the end."""
        assert chapter.play is not None  # noqa: S101  the caller has looked
        names = self.table.state.seat_names()
        players = [HUMAN if seat == self.learner else BEGINNER for seat in range(len(names))]
        Session(self.table, Bots(players, SeededDice(self.seed).child(2)), self.screen).run()
        result = self.table.state.result
        winners = result.winners if result is not None else ()
        outcome = "lost" if self.learner not in winners else "won" if len(winners) == 1 else "shared"
        self.screen.line(self.text(chapter.play.said(outcome)), "strong")
