"""What the structures of content are made of.

Here: the base of every plain structure, names in every language, and ids that define or refer to a thing. Not here:
operations and other structures that card text is made of (`clauses`).
"""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias

import msgspec

from warhall.kernel.words import Said

DEFINES = "defines"
REFERS = "refers"

# The look-ahead refuses a line break at the end, which a bare `$` lets pass.
_ID = r"^[A-Za-z0-9][A-Za-z0-9_:.-]*(?!\n)$"
_LONGEST_ID = 64
_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_]|[ -]|$)")
"""Of a word, or of an owner at its end: Kings' Road."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A plain structure of content: frozen, given by field names, and a misspelt field is a fault."""


Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Spelling(Part, frozen=True, kw_only=True, omit_defaults=True):
    """A name in some languages."""

    en: Text | None = None
    ru: Text | None = None
    uk: Text | None = None


class Names(Part, frozen=True, kw_only=True, omit_defaults=True):
    """One name in every language; none may be missing.

    `was` is how it was spelt before it was mended, where it was: by that the content hash knows it (`digest`).
    """

    en: Text
    ru: Text
    uk: Text
    was: Spelling | None = None

    def said(self) -> Said:
        """The name as messages need it."""
        return {"en": typeset(self.en), "ru": typeset(self.ru), "uk": typeset(self.uk)}


def typeset(name: str) -> str:
    """A name as it is printed: a hyphen between blanks is a dash («Дроу — страж дома»), an apostrophe is round.

    Files keep what a keyboard has, since the content hash is taken from what they say and records are held by it.
    """
    return _APOSTROPHE.sub("’", name.replace(" - ", " — "))


def defines(kind: str) -> msgspec.Meta:
    """The mark of a field that gives a thing its id.

    `id: Annotated[str, defines("card")]`. Two things of one kind with the same id are a fault. A field `name: Names`
    beside it names the thing in messages as `Name(kind, id)`.
    """
    return msgspec.Meta(pattern=_ID, max_length=_LONGEST_ID, extra={DEFINES: kind})


def refers(kind: str) -> msgspec.Meta:
    """The mark of an id that is defined elsewhere.

    `CardId: TypeAlias = Annotated[str, refers("card")]`. An id that nothing of that kind has is a fault, wherever it
    stands: in a field, a list, or as a key.
    """
    return msgspec.Meta(extra={REFERS: kind})
