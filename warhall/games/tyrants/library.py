"""What can be browsed and drawn: the cards with their generated text, the board, the half-decks and Houses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from warhall.content import card_text
from warhall.games.tyrants.operations import Choose
from warhall.games.tyrants.printed import addressed
from warhall.games.tyrants.tables import Tables, TyrantsGame
from warhall.kernel.words import LANGUAGES, Said


def library(game: TyrantsGame, language: str) -> Mapping[str, Any]:
    """Everything that is printed, in one language."""
    printed, texts = game.tables.printed, game.texts
    cards = [
        {
            "id": card.id,
            "name": card.name.said()[language],
            "half_deck": card.half_deck,
            "copies": card.copies,
            "cost": card.cost,
            "aspect": card.aspect,
            "type": card.type,
            "deck_vp": card.deck_vp,
            "inner_vp": card.inner_vp,
            "stack": card.stack,
            "text": msgspec.to_builtins(card_text(texts, language, card.text())),
        }
        for card in (*printed.supply, *printed.cards)
    ]
    halves = [
        {"id": half.id, "name": half.name.said()[language], "character": half.character.said()[language]}
        for half in printed.half_decks
    ]
    return {
        "cards": cards,
        "half_decks": halves,
        "houses": [
            {"id": house.id, "name": house.name.said()[language], "colour": house.colour} for house in printed.houses
        ],
        "aspects": {aspect.id: aspect.name.said()[language] for aspect in printed.aspects},
        "types": {each.id: each.name.said()[language] for each in printed.types},
        "board": msgspec.to_builtins(printed.board),
        "setup": msgspec.to_builtins(printed.setup, str_keys=True),
    }


class ChoiceNames(Mapping[str, Said]):
    """What each option of a card does, by the option's address; put into words when somebody first asks."""

    def __init__(self, tables: Tables) -> None:
        self.game: TyrantsGame | None = None
        self._options = {
            f"{address}.{number}": option
            for card in tables.cards
            for address, op in addressed(card.id, card.effect)
            if isinstance(op, Choose)
            for number, option in enumerate(op.options, 1)
        }
        self._said: dict[str, Said] = {}

    def __getitem__(self, address: str) -> Said:
        if address not in self._said:
            option = self._options[address]
            assert self.game is not None  # noqa: S101  set as soon as there is a game
            texts = self.game.texts
            self._said[address] = {
                language: "; ".join(line.text for line in card_text(texts, language, option)) for language in LANGUAGES
            }
        return self._said[address]

    def __contains__(self, address: object) -> bool:
        return address in self._options

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)
