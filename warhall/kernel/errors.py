"""What can go wrong, as one tree.

WarhallError
├── Refused          a well-formed request that the rules forbid: rule id, message id, arguments; nothing changed
├── NotationError    a text that is no action: where in the text, and what was expected there
├── RecordError      a record that cannot be read or does not replay: line, expected and found
├── PositionError    a position that cannot be set up: where in the file, and what would be right
├── OptionsError     options a game cannot be started with: which one, and what is allowed
├── ContentError     faults of a content pack, all at once: file, line, path, nearest spelling
└── ProtocolError    a request out of turn: stale step, wrong seat, too big, too slow

Everything else that is raised is a bug and flies.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache

import msgspec

from warhall.kernel.words import Word


class WarhallError(Exception):
    """Any fault of what we were given; its text is one clear sentence for a person."""


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why an action is not allowed: the rule, the message that explains it, and the facts it names."""

    rule: str
    message: str
    args: dict[str, Word] = {}


def refusal(rule: str, message: str, /, **args: Word) -> Refusal:
    """A refusal whose facts are given by name, as the message uses them."""
    return Refusal(rule=rule, message=message, args=args)


class Refused(WarhallError):
    """The rules forbid the action; the state is untouched."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(f"{reason.rule}: {reason.message}")
        self.reason = reason

    @property
    def rule(self) -> str:
        """The rule that forbids it."""
        return self.reason.rule


class NotationError(WarhallError):
    """A text is not the notation of any action."""

    def __init__(self, text: str, at: int, expected: str) -> None:
        shown = text if len(text) <= 80 else text[:77] + "..."
        super().__init__(f"cannot read {shown!r} at character {at + 1}: expected {expected}")
        self.at = at
        self.expected = expected


class RecordError(WarhallError):
    """A record cannot be read, or its replay differs from what it says."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"record line {line}: {problem}")
        self.line = line


class PositionError(WarhallError):
    """A position file does not describe a position."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"position, {where}: {problem}")
        self.where = where


class OptionsError(WarhallError):
    """A game cannot be started with these options."""


class ContentFault(msgspec.Struct, frozen=True):
    """One fault of a content pack: the file, the line and the path in it, and what would be right."""

    file: str
    line: int
    path: str
    problem: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.path}: {self.problem}"


class ContentError(WarhallError):
    """A content pack is faulty; all its faults at once."""

    def __init__(self, faults: Iterable[ContentFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


class ProtocolError(WarhallError):
    """A request does not fit the state of the table: stale step, wrong seat, too big."""

    def __init__(self, code: str, problem: str) -> None:
        super().__init__(problem)
        self.code = code


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint " (did you mean ...?)" for a misspelt word, or an empty text."""
    found = _closest(word[:64], tuple(known))
    return f" (did you mean {found[0]!r}?)" if found else ""


@lru_cache(maxsize=256)  # a look through a long vocabulary takes milliseconds, and who errs once errs again
def _closest(word: str, known: tuple[str, ...]) -> list[str]:
    return get_close_matches(word, known, n=1, cutoff=0.6)


def quoted(words: Mapping[str, object] | Iterable[str], most: int = 8) -> str:
    """The first few allowed words, for a message that says what would be right."""
    names = list(words)
    shown = ", ".join(repr(name) for name in names[:most])
    return shown if len(names) <= most else f"{shown} and {len(names) - most} more"
