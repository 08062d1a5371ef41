"""What can be browsed and drawn: unit cards, tactic cards with their generated text, terrain, maps, scenarios, lists.

The army and deck builder and the map editor of a client live on this; what is legal is said by `draft`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from warhall.content import Clause, card_text
from warhall.games.fantasy_commander.campaign_text import entry, escalation_lines, raid_lines, town_lines
from warhall.games.fantasy_commander.operations import Colour, Face
from warhall.games.fantasy_commander.printed import Activated, Terrain, Unit
from warhall.games.fantasy_commander.tables import COLOUR_OF_FACE, FantasyGame

COLOURS = tuple(Colour)


def library(game: FantasyGame, language: str) -> Mapping[str, Any]:
    """Everything that is printed, in one language."""
    printed = game.tables.printed
    return {
        "factions": [{"id": f.id, "name": f.name.said()[language], "raiders": f.raiders} for f in printed.factions],
        "properties": {word.id: word.name.said()[language] for word in printed.properties},
        "units": [unit_entry(game, unit, language) for unit in printed.units],
        "cards": [
            {
                "id": card.id,
                "name": card.name.said()[language],
                "faction": card.faction,
                "copies": card.copies,
                "star": card.star,
                "kind": card.kind,
                "unique": card.unique,
                "order": card.order,
                "text": said(game, language, card.effect),
            }
            for card in printed.tactics
        ],
        "terrain": [terrain_entry(game, terrain, language) for terrain in printed.terrain],
        "maps": [
            {**msgspec.to_builtins(board), "name": board.name.said()[language], "towns": towns(game, number, language)}
            for number, board in enumerate(printed.maps)
        ],
        "scenarios": [{**msgspec.to_builtins(s), "name": s.name.said()[language]} for s in printed.scenarios],
        "sizes": [{**msgspec.to_builtins(size), "name": size.name.said()[language]} for size in printed.sizes],
        "lists": msgspec.to_builtins(printed.lists),
        "town_cards": [entry(c, language, town_lines(game, language, c)) for c in printed.town_cards],
        "escalation_cards": [entry(c, language, escalation_lines(game, language, c)) for c in printed.escalation_cards],
        "raid_cards": [entry(c, language, raid_lines(game, language, c)) for c in printed.raid_cards],
        "order_faces": {face.value: COLOURS[COLOUR_OF_FACE[n]].value for n, face in enumerate(Face)},
        "settlements": {side: name.said()[language] for side, name in printed.campaign.settlements.items()},
    }


def said(game: FantasyGame, language: str, effect: Iterable[Clause]) -> list[dict[str, Any]]:
    """An effect in words, line by line."""
    lines: list[dict[str, Any]] = msgspec.to_builtins(card_text(game.texts, language, effect))
    return lines


def unit_entry(game: FantasyGame, unit: Unit, language: str) -> dict[str, Any]:
    """FC-4.5: a unit card with its numbers and its properties in words."""
    entry: dict[str, Any] = msgspec.to_builtins(unit)
    entry["name"] = unit.name.said()[language]
    entry["text"] = said(game, language, unit.properties)
    entry["aura_text"] = said(game, language, (unit.aura,)) if unit.aura is not None else []
    entry["activated"] = [activated_entry(game, paid, language) for paid in unit.activated]
    return entry


def activated_entry(game: FantasyGame, paid: Activated, language: str) -> dict[str, Any]:
    """FC-14.5: a property that must be paid for."""
    return {
        "id": paid.id,
        "name": paid.name.said()[language],
        "cost": {colour: n for colour, n in msgspec.to_builtins(paid.cost).items() if n},
        "text": said(game, language, (*paid.gives, *paid.effect)),
    }


def terrain_entry(game: FantasyGame, terrain: Terrain, language: str) -> dict[str, Any]:
    """A kind of terrain with what it does in words."""
    entry: dict[str, Any] = msgspec.to_builtins(terrain)
    entry["name"] = terrain.name.said()[language]
    entry["text"] = said(game, language, (*terrain.effect, *terrain.at_start, *terrain.command))
    return entry


def towns(game: FantasyGame, number: int, language: str) -> list[dict[str, Any]]:
    """The towns of a map by name."""
    board = game.tables.printed.maps[number]
    chart = game.tables.charts[number]
    return [
        {"name": town.name.said()[language], "hex": game.tables.board.name(cell)}
        for town, cell in zip(board.towns, chart.towns, strict=True)
    ]
