"""Plain data to a state: names become numbers, what is left out is filled in, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.control import update_control
from warhall.games.tyrants.position.parts import (
    CARDS,
    Memory,
    Position,
    SeatPart,
    TurnPart,
    aspects_played,
    cards_left,
    markers_held,
    troops_left,
)
from warhall.games.tyrants.presence import owner, update_presence
from warhall.games.tyrants.setup import blank, outer_section
from warhall.games.tyrants.state import COLOURS, EMPTY, NONE, SET_UP, STAGE_1, STAGE_2, Tyrants
from warhall.games.tyrants.tables import TyrantsGame
from warhall.games.tyrants.turn import STAGE_TWO, place_starting_troop, stage_one
from warhall.geometry.masks import cells_of, mask_of
from warhall.kernel.dice import Dice
from warhall.kernel.errors import PositionError, nearest
from warhall.kernel.written import amount, find, take


def read(game: TyrantsGame, position: dict[str, Any], dice: Dice) -> Tyrants:
    """A state from plain data, with its usual agenda.

    Raises:
        PositionError: something in it cannot be; it says where.
    """
    try:
        data = msgspec.convert(position, Position, str_keys=True)
    except msgspec.ValidationError as error:
        raise PositionError("position", str(error)) from None
    return _Reading(game, data, dice).state()


class _Reading:
    """Turns names into numbers, and refuses what cannot be."""

    def __init__(self, game: TyrantsGame, data: Position, dice: Dice) -> None:
        self.data = data
        self.tables = tables = game.tables
        colours = {house.colour: number for number, house in enumerate(tables.printed.houses)}
        self.names = list(data.seats)
        self.houses = [find(colours, name, "seats") for name in self.names]
        if len(self.names) not in tables.layouts_for:
            raise PositionError("seats", f"2, 3 or 4 players, not {len(self.names)}")
        self.g = blank(game, dice, tuple(self.houses), self.half_decks(), self.layout())

    def half_decks(self) -> tuple[int, ...]:
        known = {name: number for number, name in enumerate(self.tables.half_decks)}
        names = self.data.half_decks or list(self.tables.setup.half_decks)
        halves = sorted({find(known, name, "half_decks") for name in names})
        if len(halves) != 2:
            raise PositionError("half_decks", "two different half-decks are needed")
        return tuple(halves)

    def layout(self) -> int:
        layouts = self.tables.layouts_for[len(self.names)]
        if self.data.section is None:
            return layouts[0]
        outer = {outer_section(self.tables, layout): layout for layout in layouts if len(layouts) > 1}
        return find(outer, self.data.section, "section")

    def state(self) -> Tyrants:
        g, data = self.g, self.data
        take(data, g)
        self.board()
        for number, part in enumerate(data.seats.values()):
            self.zones(number, part)
        self.market()
        self.turn(data.turn or TurnPart())
        for stack, kind in enumerate(self.tables.stack_kinds):
            g.stacks[stack] = cards_left(g, kind)
        for ident, count in data.stacks.items():
            g.stacks[find(self.stacks(), ident, "stacks")] = amount(count, "stacks")
        if g.stage == SET_UP:
            g.push(place_starting_troop, g.active)
        elif g.stage == STAGE_1:
            g.push(stage_one, g.active)
        else:
            g.then(*STAGE_TWO, with_=(g.active,))
        return g

    def stacks(self) -> dict[str, int]:
        return {self.tables.cards[kind].id: stack for stack, kind in enumerate(self.tables.stack_kinds)}

    def sites(self, names: Sequence[str], where: str) -> int:
        mask = mask_of(find(self.tables.site_numbers, name, where) for name in names)
        outside = cells_of(mask & ~self.tables.layouts[self.g.layout].sites)
        if outside:
            raise PositionError(where, f"{self.tables.sites[outside[0]].id} is not in play (TU-2.5)")
        return mask

    def troops(self, colour: int, names: Sequence[str], where: str) -> None:
        g = self.g
        for name in names:
            space = find(self.tables.spaces, name, where)
            if not self.tables.layouts[g.layout].spaces >> space & 1:
                raise PositionError(where, f"{name} is not in play (TU-2.5)")
            if not g.empty >> space & 1:
                raise PositionError(where, f"{name} holds a troop already: {self.colour(owner(g, space))} (TU-1.7)")
            g.empty &= ~(1 << space)
            g.troops[colour] |= 1 << space

    def colour(self, colour: int) -> str:
        return "white" if colour == WHITE else self.names[colour]

    def board(self) -> None:
        """TU-1.7, TU-1.9: pieces on the board; presence and control follow from them."""
        g = self.g
        white = self.data.white
        in_play = self.tables.layouts[g.layout]
        start = [self.tables.space_ids[space] for space in cells_of(in_play.white)]
        self.troops(WHITE, start if white == "start" else white, "white")
        for number, (name, part) in enumerate(self.data.seats.items()):
            self.troops(number, part.troops, f"seats.{name}.troops")
            for placed in part.spies:
                if part.spies.count(placed) > 1:
                    raise PositionError(f"seats.{name}.spies", f"{placed} has a spy of {name} already (TU-9.62)")
            g.spies[number] = self.sites(part.spies, f"seats.{name}.spies")
            if g.spies[number].bit_count() > self.tables.setup.spies:
                raise PositionError(f"seats.{name}.spies", f"at most {self.tables.setup.spies} (TU-1.3)")
            update_presence(g, number)
        for site in cells_of(in_play.sites):
            update_control(g, site)

    def zones(self, number: int, part: SeatPart) -> None:
        g, where = self.g, f"seats.{self.names[number]}"
        take(part, g, f"{where}.", number)
        colours = {self.colour(colour): colour for colour in (*range(len(self.names)), WHITE)}
        for name, count in part.trophies.items():
            colour = find(colours, name, f"{where}.trophies")
            g.trophies[COLOURS * number + colour] = amount(count, f"{where}.trophies")
        if number == len(self.names) - 1:
            self.barracks()

    def barracks(self) -> None:
        """TU-1.9: what is nowhere else is in the barracks."""
        g = self.g
        for number, (name, part) in enumerate(self.data.seats.items()):
            left = troops_left(g, number)
            if left < 0:
                raise PositionError(f"seats.{name}", f"more than {self.tables.setup.troops} troops (TU-1.3)")
            if part.barracks is not None and not 0 <= part.barracks <= left:
                raise PositionError(f"seats.{name}.barracks", f"from 0 to {left}, the troops that are left (TU-1.9)")
            g.barracks[number] = left if part.barracks is None else part.barracks

    def market(self) -> None:
        g, data = self.g, self.data
        market = CARDS.each("market", EMPTY).read(g, data.market, "market")
        if len(market) > len(g.market):
            raise PositionError("market", f"there are {len(g.market)} market spaces")
        g.market[: len(market)] = market

    def turn(self, part: TurnPart) -> None:
        g = self.g
        take(part, g, "turn.")
        if g.stage == STAGE_2 and (g.power or g.influence):
            raise PositionError("turn", "nothing is left of Power and Influence in stage 2 (TU-4.5)")
        for address, place in part.waiting:
            self.check_waiting(address, place)
        g.paid = markers_held(g) if part.paid is None else self.sites(part.paid, "turn.paid")
        g.aspects = aspects_played(g)
        if part.aspects is not None:
            named = {aspect: number for number, aspect in enumerate((*self.tables.aspects, "none"))}
            g.aspects = [0] * len(g.aspects)
            for aspect, count in part.aspects.items():
                g.aspects[find(named, aspect, "turn.aspects")] = amount(count, "turn.aspects")
        take(part.memory or Memory(), g, "turn.memory.")

    def check_waiting(self, address: str, place: int) -> None:
        """An effect that waits: its address, and the place of its card in the played area."""
        if address not in self.tables.scripts or address not in self.tables.ops:
            ends = [each for each in self.tables.scripts if each in self.tables.ops]
            raise PositionError("turn.waiting", f"no effect waits at {address[:60]!r}{nearest(address, ends)}")
        if not NONE <= place < len(self.g.played):
            raise PositionError("turn.waiting", f"there is no place {place} in the played area")
