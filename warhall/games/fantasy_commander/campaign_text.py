"""What the cards of the campaign say, generated from what they do (FC-C.9 to FC-C.12, FC-C.20, FC-C.21).

Here: a line for each effect that a town, escalation or raid card prints. Not here: the effects themselves (`campaign`,
`settlement`, `raids`), tactic cards (`library`).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warhall.content import card_text
from warhall.games.fantasy_commander.printed_campaign import EscalationCard, RaidCard, TownCard
from warhall.games.fantasy_commander.tables import FantasyGame
from warhall.kernel.words import Name, Word

TOWN_NUMBERS = (
    "prosperity",
    "keeps_level",
    "limit_bonus",
    "supplies",
    "win_reputation",
    "extra_card",
    "free_promotion",
)
"""Effects of town cards that are a number; each has a message of its name."""
ESCALATION_NUMBERS = ("run_bonus", "tired_units", "loser_limit_bonus", "play_to_bonus")
FLAGS = ("defensive", "giant_returns")
COLUMN = ord("a")


def town_lines(game: FantasyGame, language: str, card: TownCard) -> list[str]:
    """FC-C.10, FC-C.11: what a town card does."""
    lines = [text(game, language, field, n=getattr(card, field)) for field in TOWN_NUMBERS if getattr(card, field)]
    lines += [text(game, language, field) for field in FLAGS if getattr(card, field)]
    if card.raid_terrain is not None:
        ground = card.raid_terrain
        lines.append(text(game, language, "raid_terrain", n=ground.n, terrain=Name("terrain", ground.terrain)))
    if card.first_order is not None:
        lines.append(text(game, language, "first_order", colour=Name("colour", card.first_order)))
    return [*lines, *(line.text for line in card_text(game.texts, language, card.setup))]


def escalation_lines(game: FantasyGame, language: str, card: EscalationCard) -> list[str]:
    """FC-C.21: how an escalation card changes the coming mission."""
    lines = [
        text(game, language, field, n=getattr(card, field)) for field in ESCALATION_NUMBERS if getattr(card, field)
    ]
    if card.ranged_max:
        lines.append(text(game, language, "ranged_max", n=card.ranged_max, rounds=card.rounds))
    if card.first_order is not None:
        lines.append(text(game, language, "first_order", colour=Name("colour", card.first_order)))
    return [*lines, *laid(game, language, card)]


def laid(game: FantasyGame, language: str, card: EscalationCard) -> Iterator[str]:
    """Terrain that the card puts on the map: on its own hex, or where the winner or the loser likes."""
    if card.terrain is None:
        return
    terrain = Name("terrain", card.terrain.terrain)
    if card.at is not None:
        column, row = card.at
        yield text(
            game, language, "terrain_at", n=card.terrain.n, terrain=terrain, hex=f"{chr(COLUMN + column)}{row + 1}"
        )
    else:
        yield text(game, language, f"terrain_{card.by or 'loser'}", n=card.terrain.n, terrain=terrain)


def raid_lines(game: FantasyGame, language: str, card: RaidCard) -> list[str]:
    """FC-C.12: who comes."""
    return [text(game, language, "raiders", n=troops.n, unit=Name("unit", troops.unit)) for troops in card.monsters]


def text(game: FantasyGame, language: str, field: str, **words: Word) -> str:
    """The line of one effect."""
    return game.texts.say(language, f"campaign-{field.replace('_', '-')}", words)


def entry(card: TownCard | EscalationCard | RaidCard, language: str, lines: list[str]) -> dict[str, object]:
    """A card for the library: what it prints, its name and its lines."""
    printed: dict[str, object] = msgspec.to_builtins(card)
    shown = [{"indent": 0, "option": False, "text": line} for line in lines]
    return {**printed, "name": card.name.said()[language], "text": shown}
