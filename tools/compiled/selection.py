"""Which modules are compiled: what play runs through, and nothing that only people look at."""

from __future__ import annotations

from pathlib import Path

KERNEL = ("part", "state", "verbs", "dice", "offered", "imagining", "instead")
"""The modules of the kernel that a decision goes through."""

GEOMETRY = (
    "graphs",
    "hex_sight",
    "hex_steps",
    "hexes",
    "masks",
    "plain_steps",
    "reach",
    "square_areas",
    "square_cover",
    "square_planes",
    "square_rays",
    "square_sight",
    "square_steps",
    "square_vistas",
    "squares",
)
"""The modules of the geometry that play asks while it goes on."""

HALL = (
    "kernel.actions",
    "kernel.outlook",
    "kernel.table",
    "server.at_once",
    "server.changes",
    "server.closures",
    "server.desk",
    "server.ledger",
    "server.letters",
    "server.limits",
    "server.lock",
    "server.moves",
    "server.play",
    "server.presence",
    "server.session",
    "server.tables",
    "server.viewing",
)
"""What a move goes through besides, where people play over a network; compiled only if that is asked for."""

ROOMS = ("four", "tyrants")
"""The rooms that are compiled where nothing else is said; every other one is when it is named."""

COLD = frozenset(
    [
        "__init__",
        "actions",
        "atlas",
        "choices",
        "codec",
        "draft",
        "events",
        "facts",
        "foretold",
        "library",
        "measured",
        "narrate",
        "operations",
        "possible",
        "previews",
        "printed",
        "scoresheet",
        "setup",
        "trial",
        "view",
    ]
)
"""What a room holds that no decision goes through: it stays interpreted."""


def selected(house: Path, rooms: tuple[str, ...] = ROOMS, *, hall: bool = False) -> list[str]:
    """The names of the modules that are compiled, of the house in a folder."""
    names = [f"warhall.kernel.{each}" for each in KERNEL]
    names += [f"warhall.geometry.{each}" for each in GEOMETRY]
    names += [f"warhall.{each}" for each in HALL] if hall else []
    for room in rooms:
        folder = house / "games" / room
        for file in sorted(folder.rglob("*.py")):
            parts = file.relative_to(folder).with_suffix("").parts
            if parts[-1] not in COLD and parts[0] != "position":
                names.append(".".join(("warhall", "games", room, *parts)))
    return names
