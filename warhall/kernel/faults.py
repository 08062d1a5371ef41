"""Gathering the faults of a content pack, so that its author sees all of them at once.

Here: paths in a file and how they are written, and the list that faults are put on. Not here: what is a fault
(`yaml_tree`, `shapes`, `references`, `packs`).
"""

from __future__ import annotations

from typing import NoReturn, TypeAlias

from warhall.kernel.errors import ContentError, ContentFault

Place: TypeAlias = tuple[str | int, ...]
"""The way from the top of a file to a place in it: keys of mappings and numbers of list items."""

MOST_FAULTS = 100
"""More than this many help nobody; and a hostile file shall not keep us busy with hints."""


def written(path: Place) -> str:
    """A path as it is shown: `$[3].effect[0].n`."""
    return "$" + "".join(_step(step) for step in path)


def _step(step: str | int) -> str:
    if isinstance(step, int):
        return f"[{step}]"
    return f".{step}" if step.isidentifier() else f"[{shown(step)}]"


def shown(value: object) -> str:
    """A value of the author's, short enough for a message."""
    text = repr(value)
    return text if len(text) <= 60 else text[:56] + "...'"


class Faults:
    """The faults found so far."""

    def __init__(self) -> None:
        self._found: list[ContentFault] = []

    def __len__(self) -> int:
        return len(self._found)

    def add(self, file: str, line: int, path: Place, problem: str) -> None:
        """Put one fault on the list; a list that is full is raised at once."""
        self._found.append(ContentFault(file, line, written(path), problem))
        if len(self._found) >= MOST_FAULTS:
            self._found.append(ContentFault(file, line, "$", f"there may be more: {MOST_FAULTS} faults are listed"))
            self.fail()

    def settle(self) -> None:
        """Raise what was found, if anything was."""
        if self._found:
            self.fail()

    def fail(self) -> NoReturn:
        """Raise what was found."""
        raise ContentError(sorted(self._found, key=lambda fault: (fault.file, fault.line)))
