"""The narrator: one text model of every position, option and event, in three languages.

It feeds the screen reader, keyboard play, the terminal, the log and text bots alike. Here: sentences. Not here: what a
seat may know; that is decided in `outlook`, and the narrator is only ever given what passed through it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.kernel.errors import Refusal
from warhall.kernel.events import Told
from warhall.kernel.outlook import Option, Outlook, Sentence, event_sentence, refusal_sentence, result_sentence
from warhall.kernel.result import Result
from warhall.kernel.state import State
from warhall.kernel.words import Name, Word

if TYPE_CHECKING:
    from warhall.kernel.game import Game


class Narrator:
    """Speaks of one game in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game = game
        self.language = language

    def say(self, message: str, /, **words: Word) -> str:
        """A message with its facts."""
        return self.game.texts.say(self.language, message, words)

    def name(self, kind: str, ident: str) -> str:
        """The name of a thing."""
        return self.game.texts.name(self.language, kind, ident)

    def sentence(self, sentence: Sentence) -> str:
        """A sentence, without its rule."""
        return self.game.texts.say(self.language, sentence.message, sentence.words)

    def cited(self, sentence: Sentence) -> str:
        """A sentence with its rule behind it."""
        text = self.sentence(sentence)
        return f"{text} [{sentence.rule}]" if sentence.rule else text

    def option(self, option: Option) -> str:
        """A choice in words."""
        return self.sentence(option.say)

    def refusal(self, reason: Refusal) -> str:
        """Why something is not allowed, and by which rule."""
        return self.cited(refusal_sentence(reason))

    def event(self, state: State, told: Told, seat: int | None) -> str | None:
        """What happened, as a seat may know it; None if it may not."""
        sentence = event_sentence(state, told, seat)
        return None if sentence is None else self.cited(sentence)

    def turn(self, seen: Outlook) -> str:
        """Whose turn it is, and what is asked."""
        if seen.result is not None:
            return self.result(seen.result, seen.seats)
        if seen.question is not None:
            return self.cited(seen.question.say)
        return self.say("waiting-for", seats=tuple(Name("seat", seen.seats[seat]) for seat in seen.waiting))

    def result(self, result: Result, seats: tuple[str, ...]) -> str:
        """How the game ended."""
        return self.cited(result_sentence(result, seats))

    def position(self, seen: Outlook) -> list[str]:
        """The whole position in sentences."""
        return self.game.describe(seen.view, self)
