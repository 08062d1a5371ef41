"""The names behind the numbers of actions and events, and the codec that numbers all actions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import cast

from warhall.games.dungeoneer.actions import (
    ACTIONS,
    HUNTED,
    LISTED_X,
    LOCATED,
    MONSTER,
    PILES,
    RADIUS,
    SEATED,
    SIDES,
    WIDTH,
    Card,
    Cause,
    Cell,
    Fighter,
    FormNumber,
    Hero,
    Number,
    Option,
    Pile,
    Place,
    Quest,
    Side,
    StatNumber,
    Turned,
)
from warhall.games.dungeoneer.operations import MOST_OPTIONS
from warhall.games.dungeoneer.printed import MOST_SEATS, Printed
from warhall.games.dungeoneer.vocabulary import Form, Stat
from warhall.kernel.actions import Codec, Seat, Seated, Vocabulary
from warhall.kernel.vocabularies import Seats
from warhall.kernel.words import Name, Word

DIGITS = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)


class Numbers(Vocabulary):
    """Plain numbers; those beyond the listed ones have a name too, but no code."""

    __slots__ = ()

    def name(self, state: object, number: int) -> str:
        """A number in digits."""
        return str(number)

    def knows(self, number: int) -> bool:
        """There is no end to them."""
        return number >= 0

    def find(self, state: object, text: str) -> int | None:
        """The number of some digits."""
        return int(text) if DIGITS.fullmatch(text) else None

    def word(self, state: object, number: int) -> Word:
        """A number is said as a number."""
        return number


class Cells(Vocabulary):
    """Cells are counted from the entrance, as people say where something lies; notation has their coordinates."""

    __slots__ = ()

    def settled_by(self, state: object) -> object | None:
        """Nothing can change them."""
        return self

    def facts(self, number: int) -> Mapping[str, Word]:
        """How far from the entrance, and which way."""
        return away(number)


class Turns(Vocabulary):
    """DG-6.6: how a location card lies; sideways is thinkable, but has no code."""

    __slots__ = ()

    def knows(self, number: int) -> bool:
        """The four sides of a card."""
        return number in range(4)


class Options(Vocabulary):
    """The options of a card, counted from 1."""

    __slots__ = ()

    def word(self, state: object, number: int) -> Word:
        """A number is said as a number."""
        return number + 1


class Fighters(Vocabulary):
    """Heroes are called by their seats, monsters by their cards, quest monsters by their names."""

    __slots__ = ("_cards", "_quests")

    def __init__(self, cards: Sequence[str], quests: Sequence[str]) -> None:
        super().__init__("fighter", ())
        self._cards = cards
        self._quests = quests

    def name(self, state: object, number: int) -> str:
        """The id of the thing behind a fighter."""
        if number >= HUNTED:
            return self._quests[number - HUNTED]
        return self._cards[number - MONSTER] if number >= MONSTER else cast("Seated", state).seat_names()[number]

    def word(self, state: object, number: int) -> Word:
        """The name of the thing behind a fighter."""
        kind = "beast" if number >= HUNTED else "card" if number >= MONSTER else "seat"
        return Name(kind, self.name(state, number))


class Causes(Vocabulary):
    """What something comes from: locations, cards, heroes and quest monsters by name; else it was told before."""

    __slots__ = ("_cards", "_places", "_quests")

    def __init__(self, cards: Sequence[str], quests: Sequence[str], places: Sequence[str]) -> None:
        super().__init__("cause", ())
        self._cards = cards
        self._quests = quests
        self._places = places

    def word(self, state: object, number: int) -> Word:
        """The name of the thing."""
        if number < 0:
            return "none"
        if number >= SEATED:
            return Name("seat", cast("Seated", state).seat_names()[number - SEATED])
        if number >= LOCATED:
            return Name("location", self._places[number - LOCATED])
        return Name("beast", self._quests[number - HUNTED]) if number >= HUNTED else Name("card", self._cards[number])


def card_names(printed: Printed) -> list[str]:
    """Every single card; the further copies of a card have a number."""
    return [
        card.id if number == 1 else f"{card.id}#{number}"
        for card in printed.adventures
        for number in range(1, card.copies + 1)
    ]


def cell_name(cell: int) -> str:
    """A cell in notation."""
    y, x = divmod(cell, WIDTH)
    return f"{x - RADIUS}:{y - RADIUS}"


def away(cell: int) -> dict[str, Word]:
    """Where a cell lies as seen from the entrance."""
    y, x = divmod(cell, WIDTH)
    return from_entrance(x - RADIUS, y - RADIUS)


def from_entrance(east: int, north: int) -> dict[str, Word]:
    """A way from the entrance as people say it: `ne`, so many rows and columns off."""
    way = ("n" if north > 0 else "s" if north < 0 else "") + ("e" if east > 0 else "w" if east < 0 else "")
    return {"way": way or "here", "rows": abs(north), "columns": abs(east)}


def codec_of(printed: Printed) -> Codec:
    """The codec for a set of content."""
    cards, quests = card_names(printed), [quest.id for quest in printed.quests]
    places = [location.id for location in printed.locations]
    return Codec(
        ACTIONS,
        {
            Card: Vocabulary("card", cards),
            Place: Vocabulary("location", places),
            Quest: Vocabulary("quest", quests),
            Hero: Vocabulary("hero", [hero.id for hero in printed.heroes]),
            Cell: Cells("cell", [cell_name(cell) for cell in range(WIDTH * WIDTH)]),
            Turned: Turns("turned", ("0", "180")),
            Side: Vocabulary("side", SIDES),
            FormNumber: Vocabulary("form", [form.value for form in Form]),
            Number: Numbers("number", [str(number) for number in range(LISTED_X)]),
            Option: Options("option", [str(number + 1) for number in range(MOST_OPTIONS)]),
            Pile: Vocabulary("pile", PILES),
            Seat: Seats(MOST_SEATS),
            StatNumber: Vocabulary("form", [stat.value for stat in Stat]),
            Fighter: Fighters(cards, quests),
            Cause: Causes(cards, quests, places),
        },
    )
