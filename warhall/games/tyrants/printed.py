"""What is printed: the structures of the content files, and the checks of the whole.

Here: cards, board, Houses and set-up as `content/*.yaml` gives them. Not here: the operations of a card's effect
(`operations`), the tables that play uses (`tables`).
"""

from __future__ import annotations

from collections import Counter as Tally
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from warhall.content import Clause, Names, Part, Report, Shelf, defines, refers
from warhall.games.tyrants.operations import (
    ANY,
    AspectId,
    BackToStack,
    CardId,
    ForcedOut,
    Op,
    RecruitSupply,
    ReturnToStack,
    TypeId,
)

SectionId: TypeAlias = Annotated[str, refers("section")]
SiteId: TypeAlias = Annotated[str, refers("site")]
HalfDeckId: TypeAlias = Annotated[str, refers("half_deck")]
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=200)]
Vp: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=50)]

FOLDER = Path(__file__).parent / "content"
MOST_SEATS = 4


class Card(Part, frozen=True, kw_only=True):
    """TU-3.1: a minion."""

    id: Annotated[str, defines("card")]
    name: Names
    half_deck: HalfDeckId | None = None
    copies: Annotated[int, msgspec.Meta(ge=0, le=60)]
    """0: a pack leaves it out, for another card in its place."""
    cost: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    """None: it cannot be bought (TU-3.8)."""
    aspect: AspectId | None = None
    type: TypeId
    deck_vp: Vp
    inner_vp: Vp
    stack: bool = False
    """TU-1.6: it lies in a stack of its own beside the market."""
    only_with: HalfDeckId | None = None
    """TU-2.10: the stack is put out only with this half-deck."""
    back_to_stack: bool = False
    """TU-10.2: it is never devoured or promoted, but goes back to its stack."""
    effect: tuple[Op, ...]
    when_forced_out: ForcedOut | None = None

    def text(self) -> tuple[Clause, ...]:
        """Everything that its text says, line by line."""
        lines: list[Clause] = [*self.effect]
        if self.when_forced_out is not None:
            lines.append(self.when_forced_out)
        if self.back_to_stack:
            lines.append(BackToStack())
        return tuple(lines)


class HalfDeck(Part, frozen=True, kw_only=True):
    """TU-2.7, TU-2.22: one half of a market deck."""

    id: Annotated[str, defines("half_deck")]
    name: Names
    character: Names


class Aspect(Part, frozen=True, kw_only=True):
    """TU-3.5: what characterises a minion."""

    id: Annotated[str, defines("aspect")]
    name: Names


class Type(Part, frozen=True, kw_only=True):
    """TU-3.7: what kind of creature a minion is."""

    id: Annotated[str, defines("type")]
    name: Names


class House(Part, frozen=True, kw_only=True):
    """TU-1.4: a Great House; its seat is called by the colour of its pieces."""

    id: Annotated[str, defines("house")]
    name: Names
    colour: Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(?!\n)$", max_length=20)]


class Section(Part, frozen=True, kw_only=True):
    """TU-2.1: a part of the board."""

    id: Annotated[str, defines("section")]
    name: Names


class Point(Part, frozen=True, kw_only=True):
    """A place on the picture of the board."""

    x: Coordinate
    y: Coordinate


class Space(Part, frozen=True, kw_only=True):
    """A troop space; `white`: a white troop starts there."""

    id: Annotated[str, defines("space")]
    x: Coordinate
    y: Coordinate
    white: bool = False


class Marker(Part, frozen=True, kw_only=True):
    """TU-8.15: a control marker. Both sides give the Influence, the total-control side the VP as well."""

    x: Coordinate
    y: Coordinate
    influence: Number
    vp: Number


class Site(Part, frozen=True, kw_only=True):
    """TU-8.3: a site."""

    id: Annotated[str, defines("site")]
    name: Names
    section: SectionId
    vp: Number
    start: bool = False
    label: Point
    marker: Marker | None = None
    spaces: Annotated[tuple[Space, ...], msgspec.Meta(min_length=1)]


class Route(Part, frozen=True, kw_only=True):
    """TU-8.19: a route; without spaces its two sites are neighbours (TU-7.10)."""

    id: Annotated[str, defines("route")]
    a: SiteId
    b: SiteId
    section: SectionId
    spaces: tuple[Space, ...]


class Board(Part, frozen=True, kw_only=True):
    """The board: coordinates run from 0 to 1000, x to the right and y down."""

    sections: tuple[Section, ...]
    dividers: dict[str, tuple[tuple[Coordinate, Coordinate], ...]]
    sites: tuple[Site, ...]
    routes: tuple[Route, ...]

    def space_ids(self) -> list[str]:
        """Every troop space in the order of the file: those of the sites first."""
        at_sites = [space.id for site in self.sites for space in site.spaces]
        return at_sites + [space.id for route in self.routes for space in route.spaces]


class Layout(Part, frozen=True, kw_only=True):
    """TU-2.2 to TU-2.4: the sections in play, and what must be found there."""

    sections: tuple[SectionId, ...]
    sites: Number
    site_spaces: Number
    route_spaces: Number
    routes: Number
    white_troops: Number
    markers: Number
    starting_sites: Number


class Prices(Part, frozen=True, kw_only=True):
    """TU-5.4: the Power that basic actions cost."""

    assassinate: Number
    deploy: Number
    return_spy: Number


class SetUp(Part, frozen=True, kw_only=True):
    """Chapter 2: what is put out for a game."""

    hand: Annotated[int, msgspec.Meta(ge=1, le=20)]
    market_spaces: Annotated[int, msgspec.Meta(ge=1, le=12)]
    half_decks: tuple[HalfDeckId, HalfDeckId]
    """TU-2.8: those advised for a first game."""
    starting_deck: dict[CardId, Number]
    troops: Annotated[int, msgspec.Meta(ge=2, le=100)]
    spies: Annotated[int, msgspec.Meta(ge=0, le=20)]
    prices: Prices
    total_control_vp: Number
    layouts: dict[int, tuple[Layout, ...]]


class Printed(Part, frozen=True, kw_only=True):
    """All files together."""

    aspects: tuple[Aspect, ...]
    types: tuple[Type, ...]
    half_decks: Annotated[tuple[HalfDeck, ...], msgspec.Meta(min_length=2)]
    cards: tuple[Card, ...]
    supply: tuple[Card, ...]
    houses: Annotated[tuple[House, ...], msgspec.Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)]
    board: Board
    setup: SetUp


def check(printed: Printed, report: Report) -> None:
    """What no single file can tell: half-decks of equal size, stacks that exist, a board in one piece."""
    colours = [house.colour for house in printed.houses]
    for number, house in enumerate(printed.houses):
        if colours.count(house.colour) > 1:
            report(("houses", number, "colour"), f"two Houses are {house.colour}")
    _check_half_decks(printed, report)
    _check_cards(printed, report)
    _check_layouts(printed, report)


def _check_half_decks(printed: Printed, report: Report) -> None:
    """TU-2.7: half-decks are of one size, so that every pair makes a market deck of the same size."""
    sizes: Tally[str] = Tally()
    for number, card in enumerate(printed.cards):
        if card.half_deck is None:
            report(("cards", number), "a market card belongs to a half-deck")
        else:
            sizes[card.half_deck] += card.copies
    size = sizes[printed.half_decks[0].id]
    for number, half in enumerate(printed.half_decks):
        if sizes[half.id] != size:
            first = printed.half_decks[0].id
            report(("half_decks", number), f"{half.id!r} has {sizes[half.id]} cards, {first!r} {size}")
    if len(set(printed.setup.half_decks)) != len(printed.setup.half_decks):
        report(("setup", "half_decks"), "two different half-decks are needed")


def _check_cards(printed: Printed, report: Report) -> None:
    """A card goes back to a stack only if it has one; only cards of a stack are handed out."""
    stacked = {card.id for card in printed.supply if card.stack}
    for file, cards in (("cards", printed.cards), ("supply", printed.supply)):
        for number, card in enumerate(cards):
            if "." in card.id:
                report((file, number, "id"), "a card's id has no full stop: it parts the addresses of operations")
            if file == "cards" and card.stack:
                report((file, number, "stack"), "a market card has no stack of its own")
            if file == "supply" and card.half_deck is not None:
                report((file, number, "half_deck"), "a card of the supply belongs to no half-deck")
            if card.back_to_stack and card.id not in stacked:
                report((file, number, "back_to_stack"), f"{card.id!r} has no stack to go back to")
            for op in operations_in(card.effect):
                if isinstance(op, ReturnToStack) and card.id not in stacked:
                    report((file, number, "effect"), f"{card.id!r} has no stack to go back to")
                if isinstance(op, RecruitSupply) and op.card not in stacked:
                    report((file, number, "effect"), f"{op.card!r} lies in no stack")
    supply = {card.id: card.copies for card in printed.supply}
    for ident, count in printed.setup.starting_deck.items():
        if supply.get(ident, 0) < MOST_SEATS * count:
            report(("setup", "starting_deck", ident), f"{MOST_SEATS} players need {MOST_SEATS * count} of them")


def _check_layouts(printed: Printed, report: Report) -> None:
    """TU-2.2 to TU-2.4: each layout holds what it says, starting sites for all, and no site out of reach."""
    board = printed.board
    if sorted(printed.setup.layouts) != [2, 3, 4]:
        report(("setup", "layouts"), "there are layouts for 2, 3 and 4 players")
    for players, layouts in printed.setup.layouts.items():
        for number, layout in enumerate(layouts):
            place = ("setup", "layouts", players, number)
            sites = [site for site in board.sites if site.section in layout.sections]
            names = {site.id for site in sites}
            routes = [r for r in board.routes if r.section in layout.sections and r.a in names and r.b in names]
            spaces = [space for site in sites for space in site.spaces]
            spaces += [space for route in routes for space in route.spaces]
            found = {
                "sites": len(sites),
                "site_spaces": sum(len(site.spaces) for site in sites),
                "route_spaces": sum(len(route.spaces) for route in routes),
                "routes": len(routes),
                "white_troops": sum(space.white for space in spaces),
                "markers": sum(site.marker is not None for site in sites),
                "starting_sites": sum(site.start for site in sites),
            }
            for field, count in found.items():
                if count != getattr(layout, field):
                    report((*place, field), f"the board has {count}")
            if found["starting_sites"] < players:
                report((*place, "starting_sites"), f"{players} players need as many")
            if sites and len(_reached(sites[0].id, routes)) != len(sites):
                report((*place, "sections"), "not every site can be reached from every other")


def _reached(start: str, routes: list[Route]) -> list[str]:
    """The sites that routes join to one."""
    reached = [start]
    for here in reached:
        for route in routes:
            if here in (route.a, route.b):
                reached += [end for end in (route.a, route.b) if end not in reached]
    return reached


def operations_in(ops: tuple[Op, ...]) -> list[Op]:
    """The operations of an effect, those within others too."""
    return [op for _, op in addressed("", ops)]


def addressed(prefix: str, ops: tuple[Op, ...]) -> list[tuple[str, Op]]:
    """The operations of an effect, each with the way to it: `weaponmaster.0.2.0` is in the second option."""
    found: list[tuple[str, Op]] = []
    for number, op in enumerate(ops):
        here = f"{prefix}.{number}"
        found.append((here, op))
        for name, inner in scripts_of(op).items():
            found += addressed(f"{here}{name}", inner)
    return found


def scripts_of(op: Op) -> dict[str, tuple[Op, ...]]:
    """The lists of operations within one, by the way to them: options are counted from 1."""
    found = {f".{number}": option for number, option in enumerate(getattr(op, "options", ()), 1)}
    inner = getattr(op, "then", ()) or getattr(op, "each", ())
    if inner:
        found[""] = inner
    return found


def repeats(op: Op) -> int:
    """How often an operation is done, before anything is counted."""
    number: int | str = getattr(op, "times", 0) or getattr(op, "n", 1)
    return ANY if isinstance(number, str) else number


SHELF = Shelf("tyrants", Printed, FOLDER, check)
