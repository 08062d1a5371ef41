"""The types of the client are written from what the server sends, and are those that are in use."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from warhall.games import games
from warhall.server.shapes import GENERATED, Writer, files

ROOT = Path(__file__).parents[2]
WRITTEN = files(room for room in games() if ROOT / "warhall" in room.folder.parents)
"""Those of the house: other tests bring games of their own."""


class Flag(msgspec.Struct):
    """A thing in a thing."""

    colour: Literal["red", "blue"]
    """The colour of
    the flag."""


class Ship(msgspec.Struct, omit_defaults=True):
    """What is sent of a ship."""

    name: str
    place: tuple[int, int] | None
    flags: list[Flag]
    towed: list[int | str] = []
    captain: str | None = None


def test_what_is_left_out_is_optional_and_comments_come_along() -> None:
    writer = Writer(__name__)
    writer.add(Ship)
    assert writer.text().splitlines()[2:] == [
        "export interface Flag {",
        "  /** The colour of the flag. */",
        '  colour: "blue" | "red";',
        "}",
        "",
        "export interface Ship {",
        "  name: string;",
        "  place: [number, number] | null;",
        "  flags: Flag[];",
        "  towed?: (number | string)[];",
        "  captain?: string;",
        "}",
    ]


def test_a_structure_from_elsewhere_is_borrowed_from_the_protocol() -> None:
    writer = Writer("elsewhere")
    writer.add(Flag)
    assert writer.text().splitlines()[1] == 'import type { Flag } from "./protocol";'


@pytest.mark.parametrize("name", sorted(WRITTEN))
def test_the_types_of_the_client_are_current(name: str) -> None:
    stored = (ROOT / GENERATED / name).read_text(encoding="utf-8")
    assert stored == WRITTEN[name], "the structures have changed: make client-types"


def test_no_types_are_left_of_what_is_gone() -> None:
    assert {file.name for file in (ROOT / GENERATED).iterdir()} == set(WRITTEN)
