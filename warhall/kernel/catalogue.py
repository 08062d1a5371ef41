"""The rule catalogue of a game: every rule with its id, in the reader's language.

A catalogue is a Markdown file in the room: chapters are headings, a rule is a list item that opens with its id in bold.
Refusals, events and docstrings name rules by these ids; `warhall rules` and the client show them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from warhall.kernel.errors import WarhallError, nearest

_HEADING = re.compile(r"^#{2,4}\s+(.*)$")
_RULE = re.compile(r"^\s*[-*]\s+\*\*([A-Z]{2}-[A-Z]?\.?\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$")


class CatalogueError(WarhallError):
    """There is no such catalogue or no such rule."""


class Rule(NamedTuple):
    """One rule."""

    id: str
    chapter: str
    text: str


class Catalogue:
    """All rules of a game in one language, in the order of the book."""

    def __init__(self, text: str) -> None:
        self.title = text.splitlines()[0].lstrip("# ") if text else ""
        self.rules: dict[str, Rule] = {}
        chapter = ""
        last: str | None = None
        for line in text.splitlines():
            if heading := _HEADING.match(line):
                chapter, last = heading[1], None
            elif found := _RULE.match(line):
                last = found[1]
                self.rules[last] = Rule(last, chapter, found[2])
            elif last is not None and line.startswith("  "):
                rule = self.rules[last]
                self.rules[last] = rule._replace(text=f"{rule.text} {line.strip()}")
            else:
                last = None

    @staticmethod
    @lru_cache(maxsize=64)
    def load(file: Path) -> Catalogue:
        """The catalogue in a file."""
        if not file.is_file():
            raise CatalogueError(f"there is no rule catalogue {file.name}")
        return Catalogue(file.read_text(encoding="utf-8"))

    def rule(self, ident: str) -> Rule:
        """One rule by its id."""
        if ident not in self.rules:
            raise CatalogueError(f"there is no rule {ident[:40]!r}{nearest(ident, self.rules)}")
        return self.rules[ident]

    def naming(self, ident: str) -> list[Rule]:
        """The rules whose words name another rule, or a ruling."""
        named = re.compile(rf"\b{re.escape(ident)}(?![\w]|\.\d)")
        return [rule for rule in self.rules.values() if rule.id != ident and named.search(rule.text)]

    def search(self, words: str) -> list[Rule]:
        """The rules whose id or text holds every one of the words."""
        wanted = _plain(words).split()
        return [
            rule
            for rule in self.rules.values()
            if all(word in _plain(f"{rule.id} {rule.chapter} {rule.text}") for word in wanted)
        ]


def _plain(text: str) -> str:
    """A text as it is compared: in small letters, and with the apostrophe that every keyboard has."""
    return text.casefold().replace("’", "'")
