"""What can be browsed and drawn: stat cards with their generated text, maps, warbands, scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from warhall.content import card_text
from warhall.games.dnd_miniatures.printed import Creature
from warhall.games.dnd_miniatures.tables import Tables
from warhall.kernel.texts import Texts


def library(tables: Tables, texts: Texts, language: str) -> Mapping[str, Any]:
    """Everything that is printed, in one language."""
    printed = tables.printed
    return {
        "factions": {each.id: {"name": each.name.said()[language], "colour": each.colour} for each in printed.factions},
        "keywords": {each.id: each.name.said()[language] for each in printed.keywords},
        "creatures": [
            _card(label, card, texts, language) for label, card in zip(tables.labels, tables.cards, strict=True)
        ],
        "maps": [_named(each, each.name.said()[language]) for each in printed.maps],
        "warbands": [_named(each, each.name.said()[language]) for each in printed.warbands],
        "scenarios": [_named(each, each.name.said()[language]) for each in printed.scenarios],
        "setup": msgspec.to_builtins(printed.setup, str_keys=True),
    }


def _named(part: msgspec.Struct, name: str) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(part, str_keys=True)
    return {**plain, "name": name}


def _card(label: str, card: Creature, texts: Texts, language: str) -> dict[str, Any]:
    fields = ("alignment", "factions", "cost", "level", "ac", "speed", "hp", "size", "keywords", "rarity", "source")
    lines = [
        line if line.text.endswith(":") else msgspec.structs.replace(line, text=f"{line.text}.")
        for line in card_text(texts, language, card.text())
    ]
    return {
        "id": label,
        "name": texts.name(language, "card", label),
        **{field: msgspec.to_builtins(getattr(card, field)) for field in fields},
        "def": card.defence,
        "rating": card.commander.rating if card.commander else 0,
        "attacks": [
            {
                "id": attack.id,
                "type": attack.type.value,
                "basic": attack.basic,
                "bonus": attack.bonus,
                "vs": attack.vs.value,
                "damage": [each.n for each in attack.damage],
            }
            for attack in card.attacks
        ],
        "text": msgspec.to_builtins(lines),
    }
