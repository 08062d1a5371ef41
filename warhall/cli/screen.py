"""What the terminal shows of a game: the board in colours, the question, the options, the log.

Here: how it looks. Not here: what a seat may know (it comes as an `Outlook`) and what is typed (`session`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from rich.console import Console
from rich.text import Text

from warhall.cli.voice import Voice
from warhall.kernel.narrator import Narrator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warhall.kernel.game import Game, Span
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

NARROW = 20
"""So many letters of a text stand in a line, however little room is left."""

LABEL, COLUMN = 4, 3
"""So many letters of a map stand before its columns, and so many in each."""

HANGING = 4
"""So many blanks stand before what goes on from the line above."""

_COLUMNS = re.compile(r"\s+a\s+b\s+c\b")
_ERASE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled off it."""

Part: TypeAlias = "list[list[Span]]"
"""Lines of a picture up to an empty one."""


def split(lines: Sequence[list[Span]]) -> list[Part]:
    """A picture in parts."""
    parts: list[Part] = [[]]
    for line in lines:
        if line:
            parts[-1].append(line)
        else:
            parts.append([])
    return [part for part in parts if part]


def changed(before: Sequence[Part], now: Sequence[Part]) -> list[Part]:
    """What of a picture is another: of a list the lines that are, of anything else the whole part."""
    found = []
    for part in now:
        if part in before:
            continue
        old = next((each for each in before if is_same_list(each, part)), None)
        lines = part if old is None else [line for line in part if line not in old]
        if old is None or not lines:
            # Where something has only gone, the list is shown as it is.
            found.append(part)
            continue
        kept = [line for line in part[:1] if is_heading(line) and line not in lines]
        # Rows of a map say nothing without the letters of its columns.
        letters = [line for line in part if is_columns(line) and line not in kept]
        found.append([*kept, *(line for line in part if line in lines or line in letters)])
    return found


def is_same_list(old: Part, new: Part) -> bool:
    """Whether two parts are one list: by its heading, or by the marks that its lines begin with."""
    if is_heading(new[0]):
        return old[0] == new[0]
    marks = marks_of(new)
    return bool(marks) and len(marks & marks_of(old)) * 2 > len(marks)


def marks_of(part: Part) -> set[str]:
    """What the lines of a list begin with, each with a mark of its own such as A1; of anything else nothing."""
    marks = {line[0].text.strip() for line in part if len(line) > 1}
    return marks if len(marks) == len(part) and all(re.fullmatch(r"[A-Za-z]\w{1,3}", mark) for mark in marks) else set()


def is_heading(line: list[Span]) -> bool:
    """Whether a line names what stands below it."""
    return len(line) == 1 and line[0].style in {"muted", "strong"}


def is_columns(line: list[Span]) -> bool:
    """Whether a line names the columns of a map."""
    return _COLUMNS.match("".join(span.text for span in line)) is not None


def pieces(part: list[Text], room: int) -> list[list[Text]]:
    """A part as it is printed: a map that is wider than the terminal is cut between its columns.

    Each piece begins with the names of the rows.
    """
    top = next((n for n, line in enumerate(part) if _COLUMNS.match(line.plain)), len(part))
    rows = [n for n in range(top + 1, len(part)) if part[n].plain[:LABEL].strip().isdecimal()]
    wide = max((len(part[n]) for n in rows), default=0)
    if wide <= room:
        return [part]
    step = (room - LABEL) // COLUMN * COLUMN
    drawn = [part[n] for n in (top, *rows)]
    first, *more = ([line[:LABEL] + line[at : at + step] for line in drawn] for at in range(LABEL, wide, step))
    return [part[:top] + first, *more, part[rows[-1] + 1 :]]


class Screen:
    """One terminal that shows one game in one language."""

    def __init__(self, game: Game, language: str, *, plain: bool = False) -> None:
        self.game = game
        self.plain = plain
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.speak(language)

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self._shown: list[Part] = []
        """The parts of the board as they were shown last."""
        self.voice = Voice(language)
        self.narrator = Narrator(self.game, language)

    def line(self, text: str = "", style: str = "") -> None:
        """One line."""
        self.flow(Text(text, STYLES[style]))

    def flow(self, text: Text, before: Text | None = None) -> None:
        """A text, in the column after what stands before it.

        A terminal would break it within a word, so it is broken between words here; through a pipe it stays one line.
        """
        before = before or Text()
        room = max(self.console.width - len(before), NARROW)
        lines = text.wrap(self.console, room) if self.console.is_terminal else [text]
        for line in lines:
            line.rstrip()
            self.console.print(before + line)
            before = Text(" " * len(before))

    def title(self) -> None:
        """The name of the game."""
        self.line(self.narrator.say("title"), "strong")

    def board(self, seen: Outlook, *, whole: bool = True) -> None:
        """The board, drawn or in sentences.

        Args:
            seen: what is known of the game.
            whole: if not, only what is another than when it was last shown.
        """
        if self.plain:
            self.describe(seen)
            return
        parts = split(self.game.picture(seen.view, self.narrator))
        shown = parts if whole or not self._shown else changed(self._shown, parts)
        self._shown = parts
        self.line()
        for part in shown:
            lines = [Text.assemble(*((span.text, STYLES[span.style]) for span in spans)) for spans in part]
            for piece in pieces(lines, self.console.width) if self.console.is_terminal else [lines]:
                for line in piece:
                    self.hang(line)
            self.line()

    def hang(self, text: Text) -> None:
        """A line as it is, or broken between words where the terminal would break it within one."""
        if not self.console.is_terminal or text.cell_len <= self.console.width:
            self.console.print(text)
            return
        first, *rest = text.wrap(self.console, max(self.console.width - HANGING, NARROW))
        for line in [first, *(Text(" " * HANGING) + each for each in rest)]:
            line.rstrip()
            self.console.print(line)

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
            notation = Text.assemble(
                (f"{number:>4}  ", STYLES["muted"]), (f"{option.notation:<{wide}}  ", STYLES["strong"])
            )
            tells = "" if option.tells is None else f" · {self.narrator.sentence(option.tells)}"
            self.flow(Text.assemble(self.narrator.option(option), (tells, STYLES["muted"])), notation)
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
        self._shown = []
        if self.console.is_terminal:
            self.console.file.write(_ERASE)
