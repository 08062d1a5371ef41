"""What can be browsed and drawn: the cards with their generated text, the board, the half-decks and Houses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from warhall.content import Line, card_text
from warhall.games.tyrants.operations import Choose, Focus, Pay
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


def in_one_line(lines: Iterable[Line]) -> str:
    """The lines of a text as one: sentences, and options behind dots."""
    text = ""
    for line in lines:
        text += (" • " if line.option else ". " if text else "") + line.text
    return text


ONLY = 0
"""The number of a space that has its route or site for itself."""


class ChoiceNames(Mapping[str, Said]):
    """What each option and Focus of a card brings, and what for which cost; put into words when somebody first asks."""

    def __init__(self, tables: Tables) -> None:
        self.game: TyrantsGame | None = None
        self._options = {
            f"{address}.{number}": option
            for card in tables.cards
            for address, op in addressed(card.id, card.effect)
            if isinstance(op, Choose)
            for number, option in enumerate(op.options, 1)
        } | {
            address: op.then if isinstance(op, Focus) else (op,)
            for card in tables.cards
            for address, op in addressed(card.id, card.effect)
            if isinstance(op, Pay | Focus)
        }
        self._said: dict[str, Said] = {}

    def __getitem__(self, address: str) -> Said:
        if address not in self._said:
            option = self._options[address]
            assert self.game is not None  # noqa: S101  set as soon as there is a game
            texts = self.game.texts
            self._said[address] = {language: in_one_line(card_text(texts, language, option)) for language in LANGUAGES}
        return self._said[address]

    def __contains__(self, address: object) -> bool:
        return address in self._options

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)


class SpaceNames(Mapping[str, Said]):
    """Spaces by their site, or by the sites that their route joins, counted from 1; said when somebody first asks."""

    def __init__(self, tables: Tables) -> None:
        self.game: TyrantsGame | None = None
        said = {site.id: site.name.said() for site in tables.sites}
        self._places: dict[str, tuple[Said, int]] = {}
        for site in tables.sites:
            for number, space in enumerate(site.spaces, 1):
                self._places[space.id] = (said[site.id], number if len(site.spaces) > 1 else ONLY)
        for route in tables.printed.board.routes:
            joined = {language: f"{name} – {said[route.b][language]}" for language, name in said[route.a].items()}
            for number, space in enumerate(route.spaces, 1):
                self._places[space.id] = (joined, number if len(route.spaces) > 1 else ONLY)
        self._said: dict[str, Said] = {}

    def __getitem__(self, space: str) -> Said:
        if space not in self._said:
            place, number = self._places[space]
            assert self.game is not None  # noqa: S101  set as soon as there is a game
            say = self.game.texts.say
            self._said[space] = {
                language: say(language, "space-of", {"place": name, "number": number}) if number else name
                for language, name in place.items()
            }
        return self._said[space]

    def __contains__(self, space: object) -> bool:
        return space in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)
