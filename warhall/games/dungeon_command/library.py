"""What can be browsed and drawn: commanders, creatures and orders with their generated text, tiles, layouts, limits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from warhall.content import Clause, card_text
from warhall.games.dungeon_command.operations import Choose, Op
from warhall.games.dungeon_command.powers import Power
from warhall.games.dungeon_command.printed import Commander, Creature, Order, Printed
from warhall.games.dungeon_command.tables import Tables
from warhall.kernel.texts import Texts
from warhall.kernel.words import LANGUAGES, Said


def library(printed: Printed, texts: Texts, language: str) -> Mapping[str, Any]:
    """Everything that is printed, in one language."""
    return {
        "abilities": {each.id: each.name.said()[language] for each in printed.abilities},
        "keywords": {each.id: each.name.said()[language] for each in printed.keywords},
        "traits": {each.id: {"name": each.name.said()[language], "rule": each.rule} for each in printed.traits},
        "factions": {
            each.id: {"name": each.name.said()[language], "tiles": list(each.tiles)} for each in printed.factions
        },
        "commanders": [_commander(each, texts, language) for each in printed.commanders],
        "creatures": [_creature(each, texts, language) for each in printed.creatures],
        "orders": [_order(each, texts, language) for each in printed.orders],
        "tiles": [_named(each, each.name.said()[language]) for each in printed.tiles],
        "layouts": [_named(each, each.name.said()[language]) for each in printed.layouts],
        "setup": msgspec.to_builtins(printed.setup, str_keys=True),
        "conditions": {each.id: {"name": each.name.said()[language], "rule": each.rule} for each in printed.conditions},
        "adventure_cards": msgspec.to_builtins(printed.adventure_cards),
    }


def _named(part: msgspec.Struct, name: str) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(part)
    return {**plain, "name": name}


def _text(texts: Texts, language: str, clauses: tuple[Clause, ...]) -> Any:
    """The text of a card; every line that does not introduce others ends with a full stop."""
    lines = card_text(texts, language, clauses)
    ended = [line if line.text.endswith(":") else msgspec.structs.replace(line, text=f"{line.text}.") for line in lines]
    return msgspec.to_builtins(ended)


def _plain(part: msgspec.Struct, fields: tuple[str, ...]) -> dict[str, Any]:
    return {field: msgspec.to_builtins(getattr(part, field)) for field in fields}


def _commander(card: Commander, texts: Texts, language: str) -> dict[str, Any]:
    fields = ("id", "faction", "order_hand", "creature_hand", "morale", "leadership", "source")
    said = {"name": card.name.said()[language], "ability": card.ability.said()[language]}
    return {**_plain(card, fields), **said, "text": _text(texts, language, card.text())}


def _creature(card: Creature, texts: Texts, language: str) -> dict[str, Any]:
    fields = ("id", "faction", "level", "keywords", "hp", "abilities", "melee", "ranged", "speed", "size", "traits")
    named = [
        {"id": each.id, "name": each.name.said()[language]}
        for each in (*card.statics, *card.triggers, *card.powers)
        if each.name is not None
    ]
    said = {"name": card.name.said()[language], "powers": named, "copies": msgspec.to_builtins(card.copies)}
    return {**_plain(card, (*fields, "source")), **said, "text": _text(texts, language, card.text())}


def _order(card: Order, texts: Texts, language: str) -> dict[str, Any]:
    fields = ("id", "faction", "level", "ability", "type", "requires", "affinity", "copies", "source")
    return {**_plain(card, fields), "name": card.name.said()[language], "text": _text(texts, language, card.text())}


def option_names(tables: Tables, texts: Texts) -> dict[str, Said]:
    """What each option of a choice does, in every language, by operation and number."""
    named: dict[str, Said] = {}
    for number, op in enumerate(tables.ops):
        if isinstance(op, Choose):
            for choice, option in enumerate(op.options):
                named[f"{number}.{choice}"] = {language: _one_line(texts, language, option) for language in LANGUAGES}
    return named


def deed_names(tables: Tables, texts: Texts) -> dict[str, Said]:
    """What each power does, in every language, by its name in notation."""
    cards: tuple[Creature | Order | Commander, ...] = (*tables.creatures, *tables.orders, *tables.commanders)
    printed = {
        f"{card.id}.{power.id}": power
        for card in cards
        for power in getattr(getattr(card, "attached", None) or card, "powers", ())
    }
    labels = [tables.sources[number].label for number in tables.power_sources]
    return {
        name: {language: _one_line(texts, language, (printed[label],)) for language in LANGUAGES}
        for name, label in zip(tables.power_names, labels, strict=True)
    }


def _one_line(texts: Texts, language: str, ops: tuple[Op | Power, ...]) -> str:
    return "; ".join(line.text for line in card_text(texts, language, ops))
