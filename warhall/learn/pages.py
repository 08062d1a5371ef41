"""The page that tells how a game is played: one Markdown file a language, read into parts that a client can draw.

The form: `# title`, one paragraph, then parts `## id: heading` with an optional `(chapter)` behind the heading; in them
paragraphs, lists (`-` or `1.`) and tables. Only `**strong**` and `*emphasis*` are used within a line.
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from warhall.kernel.errors import WarhallError

PARTS = ("about", "win", "turn", "mistakes", "signs")
"""The parts that every page has, in the order in which people want them; a game may have more."""
_HEAD = re.compile(r"^## ([a-z-]+): (.+?)(?: \(([a-z0-9_-]+)\))?$")
_ITEM = re.compile(r"^(?:-|(\d+)\.) (.+)$")


class PageError(WarhallError):
    """A page is not written as pages are."""


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph, a list or a table."""

    kind: Literal["text", "list", "table"]
    text: str = ""
    ordered: bool = False
    items: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class Part(msgspec.Struct, frozen=True):
    """A part of a page under its heading."""

    id: str
    title: str
    chapter: str | None
    """The chapter of the lesson that teaches it."""
    blocks: tuple[Block, ...]

    def text(self) -> str:
        """Its paragraphs alone."""
        return "\n\n".join(block.text for block in self.blocks if block.kind == "text")


class Page(msgspec.Struct, frozen=True):
    """How a game is played."""

    title: str
    lead: str
    parts: tuple[Part, ...]

    @property
    def win(self) -> str:
        """How one wins."""
        return next((part.text() for part in self.parts if part.id == "win"), "")


def page(text: str) -> Page:
    """The page of a Markdown text.

    Raises:
        PageError: it is not written as it should be; it says in which line.
    """
    title, lead, parts = "", "", []
    heading: re.Match[str] | None = None
    lines: list[str] = []
    for number, line in enumerate([*text.splitlines(), "## end: end"], start=1):
        if line.startswith("# "):
            title = line.removeprefix("# ").strip()
        elif line.startswith("## "):
            found = _HEAD.match(line)
            if found is None:
                raise PageError(f"line {number}: expected '## id: Heading', found {line[:60]!r}")
            if heading is None:
                lead = " ".join(block.text for block in blocks(lines))
            else:
                parts.append(Part(heading[1], heading[2], heading[3], tuple(blocks(lines))))
            heading, lines = found, []
        else:
            lines.append(line)
    missing = [part for part in PARTS if part not in [each.id for each in parts]]
    if not title or missing:
        raise PageError(
            f"a page has a title and the parts {', '.join(PARTS)}; missing: {', '.join(missing) or 'title'}"
        )
    return Page(title, lead, tuple(parts))


def blocks(lines: list[str]) -> list[Block]:
    """The paragraphs, lists and tables of some lines."""
    found: list[Block] = []
    gathered: list[str] = []
    for line in [*lines, ""]:
        if line.strip():
            gathered.append(line.strip())
        elif gathered:
            found.append(_block(gathered))
            gathered = []
    return found


def _block(lines: list[str]) -> Block:
    if lines[0].startswith("|"):
        rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
        return Block("table", head=rows[0], rows=tuple(rows[2:]))
    items = [_ITEM.match(line) for line in lines]
    if items[0] is not None:
        return Block("list", ordered=items[0][1] is not None, items=tuple(item[2] for item in items if item))
    return Block("text", text=" ".join(lines))
