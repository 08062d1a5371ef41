"""The numbers of the content against a second list, written from the printed cards, boards and books of a game.

Each line of a list names one entry of a file of content and all its numbers, in the order of the card. Whoever changes
a number changes both, and looks at what is printed. What a number does in play is proved elsewhere, card by card.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

import warhall.games

LISTS = Path(__file__).parent / "second_lists"
LOOKS = ("name", "look", "source", "dividers")
"""What play does not depend on."""
DRAWN = ("board",)
"""Files in which an x and a y say where something is drawn; elsewhere they are squares."""
SILENT = ("n", "effects", "ops")
"""Keys that say nothing to a reader."""


def numbers(thing: Any, path: tuple[str, ...] = (), *, drawn: bool = False) -> Iterator[str]:
    """Every number of an entry with the words that lead to it: `bite damage 15`."""
    match thing:
        case bool() | None | str():
            return
        case int():
            yield f"{' '.join(path)} {thing}".strip()
        case dict():
            for key, value in thing.items():
                if key not in LOOKS and not (drawn and key in ("x", "y")):
                    yield from numbers(value, path if key in SILENT else (*path, str(key)), drawn=drawn)
        case list():
            for value in thing:
                word = (
                    next((value[key] for key in ("id", "do", "is") if key in value), "")
                    if isinstance(value, dict)
                    else ""
                )
                yield from numbers(value, (*path[:-1], str(word)) if word else path, drawn=drawn)


def lines(folder: Path) -> list[str]:
    """The lines of all content of a game."""
    found = []
    for file in sorted(folder.glob("*.yaml")):
        content = yaml.safe_load(file.read_text("utf-8"))
        entries = content if isinstance(content, list) else [{"id": key, key: value} for key, value in content.items()]
        for entry in entries:
            name = entry.get("id", "") if isinstance(entry, dict) and file.stem not in LOOKS else ""
            said = ", ".join(numbers(entry, drawn=file.stem in DRAWN))
            if said:
                found.append(f"{file.stem} {name}: {said}")
    return found


def content_of(room: str) -> list[str]:
    """What the content of a room says."""
    return lines(Path(warhall.games.__file__).parent / room / "content")


def listed(room: str) -> list[str]:
    """What the second list says."""
    return (LISTS / f"{room}.txt").read_text("utf-8").splitlines()
