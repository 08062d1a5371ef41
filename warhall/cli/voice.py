"""What the command line itself says, in the reader's language."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from warhall.kernel.errors import WarhallError
from warhall.kernel.texts import Texts
from warhall.kernel.words import LANGUAGES, Word

FOLDER = Path(__file__).parent / "texts"


class UnknownLanguageError(WarhallError):
    """There is no such language."""


@cache
def texts() -> Texts:
    """The messages of the command line."""
    return Texts.load(FOLDER)


class Voice:
    """Says the messages of the command line in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, /, **words: Word) -> str:
        """A message with its facts."""
        return texts().say(self.language, message, words)


def language(given: str | None) -> str:
    """The language asked for, or else that of the machine if we speak it, or else English."""
    if given is not None:
        if given not in LANGUAGES:
            raise UnknownLanguageError(f"no language {given[:20]!r}: there are {', '.join(LANGUAGES)}")
        return given
    for variable in ("WARHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2]
        if code:
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
