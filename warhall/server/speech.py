"""The few sentences that the hall itself says to who runs it, in the language of the machine."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from warhall.kernel.texts import Texts
from warhall.kernel.words import LANGUAGES, Word


@cache
def texts() -> Texts:
    """The messages of the hall's commands."""
    return Texts.load(Path(__file__).parent / "texts")


def language() -> str:
    """The language of the machine, if we speak it."""
    for name in ("WARHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else "en"
    return "en"


def say(message: str, /, **words: Word) -> str:
    """A sentence."""
    return texts().say(language(), message, words)
