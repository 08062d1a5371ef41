"""Caves, a game that exists only as content: what the tests and docs/write-a-content-pack.md are about."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from warhall.content import Clause, Names, Operation, Operations, Part, Report, Shelf, defines, refers
from warhall.content.shelf import Loaded
from warhall.kernel.texts import Texts
from warhall.kernel.words import Word

FOLDER = Path(__file__).parent / "caves"

CardId: TypeAlias = Annotated[str, refers("card")]
PlaceId: TypeAlias = Annotated[str, refers("place")]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Who(StrEnum):
    SELF = "self"
    EVERYONE = "everyone"


class Piece(StrEnum):
    TORCH = "torch"
    ROPE = "rope"


class Gain(Operation, frozen=True, kw_only=True):
    gold: Count


class Draw(Operation, frozen=True, kw_only=True):
    n: Count | Literal["any"] = 1
    who: Who = Who.SELF


class GoTo(Operation, frozen=True, kw_only=True):
    to: PlaceId | None = None
    may: bool = False


class Lose(Operation, frozen=True, kw_only=True):
    what: tuple[Piece, ...]


class Choose(Operation, frozen=True, kw_only=True):
    options: tuple[tuple[Op, ...], ...]

    def __post_init__(self) -> None:
        if len(self.options) < 2:
            raise ValueError("a choice needs two options or more")


class Pay(Operation, frozen=True, kw_only=True):
    cost: Op
    then: tuple[Op, ...]


class At(Clause, frozen=True, kw_only=True):
    place: PlaceId


class If(Operation, frozen=True, kw_only=True):
    condition: At
    then: tuple[Op, ...]


class EndOfTurn(Operation, frozen=True, kw_only=True):
    then: tuple[Op, ...]


class Rest(Operation, frozen=True, kw_only=True):
    deep: bool = False

    def message(self) -> str:
        return "op-rest-deep" if self.deep else "op-rest"

    def facts(self) -> dict[str, Word]:
        return {}


Op: TypeAlias = Gain | Draw | GoTo | Lose | Choose | Pay | If | EndOfTurn | Rest

OPERATIONS: Operations[str] = Operations(Op)


@OPERATIONS.operation(Gain, rule="CV-1")
def gain(op: Gain) -> str:
    return f"+{op.gold}"


def do_nothing(op: Operation) -> str:
    return type(op).__name__


for kind in (Draw, GoTo, Lose, Choose, Pay, If, EndOfTurn, Rest):
    OPERATIONS.operation(kind, rule="CV-2")(do_nothing)


class Card(Part, frozen=True, kw_only=True):
    id: Annotated[str, defines("card")]
    name: Names
    cost: Annotated[int, msgspec.Meta(ge=0, le=20)] | None
    effect: tuple[Op, ...] = ()


class Place(Part, frozen=True, kw_only=True):
    id: Annotated[str, defines("place")]
    name: Names
    paths: tuple[PlaceId, ...] = ()
    at: tuple[int, int] = (0, 0)


class Rules(Part, frozen=True, kw_only=True):
    hand: Annotated[int, msgspec.Meta(gt=0, lt=10, multiple_of=1)]
    deck: dict[CardId, int]
    first: PlaceId


class Content(Part, frozen=True, kw_only=True):
    cards: tuple[Card, ...]
    places: tuple[Place, ...]
    rules: Rules
    prices: dict[str, int] = msgspec.field(default_factory=dict)


def check(content: Content, report: Report) -> None:
    """Every place can be reached from the first."""
    ways = {place.id: place.paths for place in content.places}
    reached = [content.rules.first]
    for here in reached:
        reached += [other for other in ways[here] if other not in reached]
    for number, place in enumerate(content.places):
        if place.id not in reached:
            report(("places", number, "paths"), f"{place.id!r} cannot be reached from {content.rules.first!r}")


SHELF = Shelf("caves", Content, FOLDER, check)


def texts_of(loaded: Loaded[Content]) -> Texts:
    return Texts.load(FOLDER / "texts", *loaded.texts, names=loaded.names)
