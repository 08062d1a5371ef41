"""How a warband is deployed (DM-5.5 to DM-5.7): arrangements that have proved good on a map, and where to begin.

A position tells nothing about a deployment, and it decides much: with the same warband against the same enemy one
arrangement wins two battles of five and another seven of eight. So arrangements were found by playing thousands of
battles, and are kept as data (`deployments.yaml`); levels that know the book follow those that fit their warband.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from warhall.games.dnd_miniatures.score import team_count
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.games.dnd_miniatures.tables import Tables

FILE = Path(__file__).with_name("deployments.yaml")
LETTERS = "AB"


class Arrangement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A warband in a start area."""

    worth: int
    """What it is worth to begin there so, in hundredths of a win."""
    squares: dict[str, list[str]]
    """The squares for the creatures of each card."""


class Deployments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept: for a scenario, a map and a letter one arrangement for each of some warbands."""

    evidence: str
    scenarios: dict[str, dict[str, dict[str, list[Arrangement]]]]


@cache
def kept() -> Deployments:
    """All of it."""
    return msgspec.yaml.decode(FILE.read_bytes(), type=Deployments)


@cache
def names_of_maps(tables: Tables) -> dict[str, str]:
    """The id of each map, by its text."""
    return {tables.grounds[ident].key(): ident for ident in tables.map_ids}


def arrangement(g: DndMiniatures, seat: int, map_id: str, letter: int) -> Arrangement | None:
    """The one that fits a seat's warband to the last creature."""
    labels = g.game.tables.labels
    warband = Counter(labels[kind] for kind, owner in zip(g.kinds, g.owners, strict=True) if owner == seat)
    known = kept().scenarios.get(g.scenario, {}).get(map_id, {}).get(LETTERS[letter], [])
    fitting = (each for each in known if {card: len(names) for card, names in each.squares.items()} == warband)
    return next(fitting, None)


def worth(g: DndMiniatures, seat: int, map_id: str, letter: int) -> int | None:
    """What it is worth to begin on a map with a letter, if the book knows."""
    found = arrangement(g, seat, map_id, letter)
    return None if found is None else found.worth


def known_deployment(g: DndMiniatures, seat: int) -> int | None:
    """What the book says about the map, the letter and the next creature to deploy."""
    decision = g.decisions.get(seat)
    if decision is None or team_count(g) != len(LETTERS):
        return None
    match decision.ask:
        case "map":
            return best_map(g, seat, decision.options)
        case "letter":
            return best_letter(g, seat, decision.options)
        case "deploy":
            return next_creature(g, seat, decision.options)
    return None


def best_map(g: DndMiniatures, seat: int, options: Sequence[int]) -> int | None:
    """DM-5.5: the map on which the worse letter, which the other may leave, is worth most."""
    ids, read = g.game.tables.map_ids, g.game.codec.arguments
    found: dict[int, int] = {}
    for code in options:
        both = [worth(g, seat, ids[read(code)[1][0]], letter) for letter in range(len(LETTERS))]
        known = [each for each in both if each is not None]
        if len(known) < len(both):
            return None
        found[code] = min(known)
    return max(options, key=lambda code: found[code])


def best_letter(g: DndMiniatures, seat: int, options: Sequence[int]) -> int | None:
    """DM-5.6: the letter that is worth more."""
    map_id, read = names_of_maps(g.game.tables).get(g.ground, ""), g.game.codec.arguments
    found = {code: worth(g, seat, map_id, read(code)[1][0]) for code in options}
    known = {code: each for code, each in found.items() if each is not None}
    return max(options, key=lambda code: known[code]) if len(known) == len(found) else None


def next_creature(g: DndMiniatures, seat: int, options: Sequence[int]) -> int | None:
    """DM-5.7: the first creature that finds a square of the arrangement free."""
    tables, read = g.game.tables, g.game.codec.arguments
    fitting = arrangement(g, seat, names_of_maps(tables).get(g.ground, ""), g.letters[seat])
    if fitting is None:
        return None
    cell = g.board.map.cell_named
    wanted = {(card, cell(name)) for card, names in fitting.squares.items() for name in names}
    for code in options:
        unit, square = read(code)[1]
        if (tables.labels[g.kinds[unit]], square) in wanted:
            return code
    return None
