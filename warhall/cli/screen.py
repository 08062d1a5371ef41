"""What the terminal shows of a game: the board in colours, the question, the options, the log.

Here: how it looks. Not here: what a seat may know (it comes as an `Outlook`) and what is typed (`session`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from warhall.cli.voice import Voice
from warhall.kernel.narrator import Narrator

if TYPE_CHECKING:
    from warhall.kernel.game import Game
    from warhall.kernel.outlook import Outlook, Sentence

STYLES = {
    "seat-1": "bold bright_blue",
    "seat-2": "bold bright_red",
    "seat-3": "bold green",
    "seat-4": "bold magenta",
    "muted": "dim",
    "strong": "bold",
    "warning": "yellow",
    "": "",
}
"""Colour never stands alone: the games draw the pieces of each seat with marks of their own."""

SHOWN = 30
"""So many options are listed at once; `options` lists all."""

_ERASE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled off it."""


class Screen:
    """One terminal that shows one game in one language."""

    def __init__(self, game: Game, language: str, *, plain: bool = False) -> None:
        self.game = game
        self.plain = plain
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.speak(language)

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.voice = Voice(language)
        self.narrator = Narrator(self.game, language)

    def line(self, text: str = "", style: str = "") -> None:
        """One line."""
        self.console.print(Text(text, STYLES[style]))

    def title(self) -> None:
        """The name of the game."""
        self.line(self.narrator.say("title"), "strong")

    def board(self, seen: Outlook) -> None:
        """The board, drawn or in sentences."""
        if self.plain:
            self.describe(seen)
            return
        self.line()
        for spans in self.game.picture(seen.view, self.narrator):
            self.console.print(Text.assemble(*((span.text, STYLES[span.style]) for span in spans)))
        self.line()

    def describe(self, seen: Outlook) -> None:
        """The position in sentences."""
        for sentence in self.narrator.position(seen):
            self.line(sentence)

    def turn(self, seen: Outlook) -> None:
        """Who is asked what, or how it ended."""
        self.line(self.narrator.turn(seen), "strong")

    def options(self, seen: Outlook, most: int | None) -> None:
        """The canonical choices with their numbers."""
        options = seen.question.options if seen.question is not None else []
        shown = options[:most]
        wide = max((len(option.notation) for option in shown), default=0)
        for number, option in enumerate(shown, start=1):
            words = Text.assemble(
                (f"{number:>4}  ", STYLES["muted"]),
                (f"{option.notation:<{wide}}  ", STYLES["strong"]),
                self.narrator.option(option),
                ("" if option.tells is None else f" · {self.narrator.sentence(option.tells)}", STYLES["muted"]),
            )
            self.console.print(words)
        if len(options) > len(shown):
            self.line(self.voice.say("more-options", count=len(options) - len(shown)), "muted")

    def told(self, sentence: Sentence) -> None:
        """Something that happened."""
        self.line(self.narrator.cited(sentence))

    def warn(self, text: str, hint: str = "") -> None:
        """Something that could not be done, and why."""
        self.line(text, "warning")
        if hint:
            self.line(hint, "muted")

    def erase(self) -> None:
        """Leave nothing for the next person to see."""
        if self.console.is_terminal:
            self.console.file.write(_ERASE)
