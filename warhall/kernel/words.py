"""The facts that messages name: numbers, plain words, and things that have a name in every language.

A refusal, a prompt and an event carry facts, never finished sentences; the sentence is made at the edge, in the
reader's language. A thing of the game (a card, a site, a seat) travels as `Name("card", "noble")` and becomes
"Noble", "Благородный" or "Шляхетний" there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

LANGUAGES = ("en", "ru", "uk")


class Name(msgspec.Struct, frozen=True):
    """The name of one thing of a vocabulary, to be said in the reader's language."""

    kind: str
    id: str


Word: TypeAlias = int | str | Name | tuple[Name, ...]
"""One fact in a message: a number, a word as it stands, a thing, or several things."""

Said: TypeAlias = Mapping[str, str]
"""One name in every language: {"en": ..., "ru": ..., "uk": ...}."""
