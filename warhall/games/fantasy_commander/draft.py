"""Armies, decks and maps that are still being put together: everything that is wrong with them, and the figures.

Here: all faults of a plan, each by its rule, and the tally that a builder shows. A draft may be half-built: an army
left out is an empty one, and is judged as such. Not here: the options (`plan`), how a game begins (`setup`).

The faults come in one list. The tally says of each part which of them are its own, by their numbers in the list:

* `mode`, and for a battle `size` (its id, null in a scenario), `limit`, `least`, `most`, `factions`, and `faults` of
  what was agreed as a whole (size, number of sides, the same faction);
* `armies`: for each side `points`, `limit`, `left`, `units`, `most_units`, `faults`, and `may_add`, the units that
  could still join;
* `decks`: for each side `cards`, `size` (one card for each unit), `stars`, `stars_allowed`, `faults`, and `may_add`;
* `map`: `id`, `terrain` (rows of glyphs, null where chance or the players will lay it), `zones` (the hexes of the
  side that deploys first and of the other), `middle` (the hexes of a hand-made map that may be filled), `placed` and
  `most` (hexes laid on a hand-made map), `supply` (what is left of each terrain), `elements`, `faults`.

A campaign is built at its own table, so its tally has only the mode. Armies built at the table (`build`) are not
judged either: `armies` and `decks` are empty.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, cast

from warhall.games.fantasy_commander.deployment import LAYS
from warhall.games.fantasy_commander.maps import BOTTOM, MIDDLE, TOP, hangs_together
from warhall.games.fantasy_commander.muster import (
    CARDS_PER_STAR,
    army_faults,
    deck_faults,
    most_units,
    points,
    refuse_card,
    refuse_unit,
)
from warhall.games.fantasy_commander.plan import HAND_MADE, MODES, RANDOM, FantasyOptions, Plan, plan_of
from warhall.games.fantasy_commander.printed import COLUMNS, ROWS
from warhall.games.fantasy_commander.tables import NONE, FantasyGame, Tables
from warhall.geometry.masks import cells_of
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.game import Draft, Game
from warhall.kernel.words import Name


class Faults(NamedTuple):
    """Everything that is wrong with a plan, part by part."""

    agreement: list[Refusal]
    armies: list[list[Refusal]]
    decks: list[list[Refusal]]
    map: list[Refusal]

    def all(self) -> list[Refusal]:
        """All of it, in the order of the parts."""
        return [*self.agreement, *(fault for part in (*self.armies, *self.decks) for fault in part), *self.map]


def draft(game: Game, options: FantasyOptions) -> Draft:
    """What the rules say about options, without starting anything."""
    if options.mode == MODES[2]:
        return Draft((), {"mode": options.mode})
    tables = cast("FantasyGame", game).tables
    plan = plan_of(tables, options)
    faults = faults_of(tables, plan)
    return Draft(tuple(faults.all()), {"mode": options.mode, **tally(tables, plan, faults)})


def faults_of(tables: Tables, plan: Plan) -> Faults:
    """Chapters 3, 5, 28 and 29: everything that is wrong with a plan."""
    armies: list[list[Refusal]] = []
    decks: list[list[Refusal]] = []
    if not plan.build:
        for faction, army, deck in zip(plan.factions, plan.armies, plan.decks, strict=True):
            armies.append(army_faults(tables, faction, army, plan.limit))
            decks.append(deck_faults(tables, faction, deck, len(army)))
    return Faults(agreement_faults(plan), armies, decks, map_faults(tables, plan, terrain_of(tables, plan)))


def agreement_faults(plan: Plan) -> list[Refusal]:
    """FC-2.5, FC-3.3, FC-29.7: sides, size and factions."""
    found = []
    if plan.sides != 2:
        found.append(refusal("FC-2.5", "two-sides", count=plan.sides))
    if plan.size is not None and not plan.size.least <= plan.limit <= plan.size.most:
        size = Name("size", plan.size.id)
        facts = {"least": plan.size.least, "most": plan.size.most, "limit": plan.limit}
        found.append(refusal("FC-3.3", "limit-of-size", size=size, **facts))
    if plan.factions[0] == plan.factions[1] and not plan.same_faction:
        found.append(refusal("FC-29.7", "same-faction"))
    return found


def terrain_of(tables: Tables, plan: Plan) -> bytes:
    """The ground of a plan before its elements; open where chance or the players will lay it, or nothing is drawn."""
    if plan.chart != NONE:
        return tables.charts[plan.chart].terrain
    rows = [row[:COLUMNS].ljust(COLUMNS) for row in plan.ground[:ROWS]]
    drawn = "".join(rows).ljust(COLUMNS * ROWS)
    return bytes(tables.glyph_of.get(glyph, 0) for glyph in drawn)


def map_faults(tables: Tables, plan: Plan, terrain: bytes) -> list[Refusal]:
    """FC-28.1, FC-29.4, FC-29.6: what is wrong with ground and elements."""
    found = ground_faults(tables, plan.ground, terrain) if plan.ground else []
    found += element_faults(tables, plan, terrain)
    if plan.scenario == NONE and not hangs_together(tables, with_elements(tables, plan, terrain)):
        found.append(refusal("FC-29.6", "map-apart"))
    return found


def ground_faults(tables: Tables, rows: tuple[str, ...], terrain: bytes) -> list[Refusal]:
    """FC-1.3, FC-29.4: a hand-made map fits the board; some terrain, in the middle, as far as the supply goes."""
    found = []
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        found.append(refusal("FC-1.3", "map-shape", rows=ROWS, columns=COLUMNS))
    strange = sorted({glyph for row in rows for glyph in row} - set(tables.glyph_of))
    found += [refusal("FC-29.4", "no-such-terrain", glyph=glyph) for glyph in strange]
    outside = [cell for cell, kind in enumerate(terrain) if kind and not MIDDLE >> cell & 1]
    if outside:
        found.append(refusal("FC-29.4", "outside-middle", hexes=named(tables, outside)))
    for kind, printed in enumerate(tables.printed.terrain):
        if kind and kind in terrain and not printed.hand_made:
            found.append(refusal("FC-29.4", "not-hand-made", terrain=tables.terrain_names[kind]))
    laid = len(terrain) - terrain.count(0)
    if laid > 2 * LAYS:
        found.append(refusal("FC-29.4", "too-many-hexes", count=laid, most=2 * LAYS))
    return [*found, *supply_faults(tables, "FC-29.4", terrain)]


def supply_faults(tables: Tables, rule: str, kinds: bytes) -> list[Refusal]:
    """FC-28.1, FC-29.4: more hexes of a terrain than there are."""
    return [
        refusal(
            rule, "supply-short", terrain=tables.terrain_names[kind], count=kinds.count(kind), supply=printed.supply
        )
        for kind, printed in enumerate(tables.printed.terrain)
        if kind and kinds.count(kind) > printed.supply
    ]


def element_faults(tables: Tables, plan: Plan, terrain: bytes) -> list[Refusal]:
    """FC-28.1: each element lies on an open hex without capture point."""
    found = []
    capture = tables.charts[plan.chart].points if plan.scenario != NONE else 0
    for name in plan.elements:
        cell = tables.board.cell_named(name)
        if cell < 0:
            found.append(refusal("FC-1.3", "no-such-hex", hex=name[:10]))
        elif terrain[cell] or capture >> cell & 1:
            found.append(refusal("FC-28.1", "no-element-there", hex=Name("hex", name)))
    return [*found, *supply_faults(tables, "FC-28.1", bytes(plan.elements.values()))]


def with_elements(tables: Tables, plan: Plan, terrain: bytes) -> bytes:
    """The ground with its elements."""
    cells = bytearray(terrain)
    for name, kind in plan.elements.items():
        cell = tables.board.cell_named(name)
        if cell >= 0:
            cells[cell] = kind
    return bytes(cells)


def named(tables: Tables, cells: Iterable[int]) -> tuple[Name, ...]:
    """Hexes as facts."""
    return tuple(Name("hex", tables.board.name(cell)) for cell in cells)


def tally(tables: Tables, plan: Plan, faults: Faults) -> dict[str, Any]:
    """The figures of a builder."""
    numbers = iter(range(len(faults.all())))

    def own(part: list[Refusal]) -> list[int]:
        return [next(numbers) for _ in part]

    size = plan.size
    built: dict[str, Any] = {
        "size": size.id if size else None,
        "limit": plan.limit,
        "least": size.least if size else plan.limit,
        "most": size.most if size else plan.limit,
        "factions": [tables.printed.factions[faction].id for faction in plan.factions],
        "faults": own(faults.agreement),
    }
    built["armies"] = [
        army_tally(tables, plan, side) | {"faults": own(part)} for side, part in enumerate(faults.armies)
    ]
    built["decks"] = [deck_tally(tables, plan, side) | {"faults": own(part)} for side, part in enumerate(faults.decks)]
    built["map"] = map_tally(tables, plan) | {"faults": own(faults.map)}
    return built


def army_tally(tables: Tables, plan: Plan, side: int) -> dict[str, Any]:
    """FC-3.1: what an army costs, and what could still join it."""
    faction, army = plan.factions[side], plan.armies[side]
    cost = points(tables, army)
    return {
        "points": cost,
        "limit": plan.limit,
        "left": plan.limit - cost,
        "units": len(army),
        "most_units": most_units(tables, faction),
        "may_add": [
            unit.id
            for kind, unit in enumerate(tables.printed.units)
            if refuse_unit(tables, faction, army, kind, plan.limit) is None
        ],
    }


def deck_tally(tables: Tables, plan: Plan, side: int) -> dict[str, Any]:
    """FC-5.1, FC-5.3: the cards and stars of a deck, and what could still join it."""
    faction, deck, size = plan.factions[side], plan.decks[side], len(plan.armies[side])
    return {
        "cards": len(deck),
        "size": size,
        "stars": sum(tables.cards[card].star for card in deck),
        "stars_allowed": size // CARDS_PER_STAR,
        "may_add": [
            printed.id
            for card, printed in enumerate(tables.cards)
            if refuse_card(tables, faction, deck, card, size) is None
        ],
    }


def map_tally(tables: Tables, plan: Plan) -> dict[str, Any]:
    """FC-29.3, FC-29.4: the ground, its zones, and the terrain that is left."""
    board, bare = tables.board, terrain_of(tables, plan)
    terrain = with_elements(tables, plan, bare)
    glyphs = "".join(tables.printed.terrain[kind].glyph for kind in terrain)
    unknown = plan.map == RANDOM or (plan.map == HAND_MADE and not plan.ground)
    return {
        "id": plan.map,
        "terrain": None if unknown else [glyphs[at : at + COLUMNS] for at in range(0, len(glyphs), COLUMNS)],
        "zones": zones_of(tables, plan),
        "middle": [board.name(cell) for cell in cells_of(MIDDLE)],
        "placed": len(bare) - bare.count(0),
        "most": 2 * LAYS,
        "supply": {
            printed.id: max(0, printed.supply - terrain.count(kind))
            for kind, printed in enumerate(tables.printed.terrain)
            if kind and (printed.hand_made or printed.class_ == "element")
        },
        "elements": {name: tables.printed.terrain[kind].id for name, kind in plan.elements.items()},
    }


def zones_of(tables: Tables, plan: Plan) -> list[list[str]]:
    """FC-29.3: the zones of who deploys first and of the other; in a scenario those of the map, side by side."""
    masks = [TOP, BOTTOM]
    if plan.scenario != NONE:
        zones = tables.charts[plan.chart].zones
        letters = [tables.printed.factions[faction].zones for faction in plan.factions]
        masks = [sum(zones.get(letter, 0) for letter in side) for side in letters]
    return [[tables.board.name(cell) for cell in cells_of(mask)] for mask in masks]
