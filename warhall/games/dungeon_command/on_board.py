"""What follows from the ground, the cards and the places of the creatures, worked out once and kept true.

Here: who stands where, who controls whom, what each can do, which cards each seat has. Nothing of it is saved. Not
here: the facts themselves (`state`), their changes (`pieces`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.dungeon_command.battlefield import Board
from warhall.games.dungeon_command.tables import DungeonCommandGame, Gear, Source
from warhall.geometry.masks import mask_of
from warhall.kernel.declared import Mask, PerSeat, declared, derived
from warhall.kernel.state import State

OFF = -1
"""The place of a creature that is hidden (DC-18.14)."""


@declared
class OnBoard(State):
    """A state with what follows from its ground, its cards and the places of its creatures; none of it is saved.

    `pieces` keeps it true whenever a creature comes, moves or leaves, or a card is drawn, played, attached or removed.
    """

    board: Board = derived(same=True)
    rings: list[Mask] = derived()
    """For each creature, the squares adjacent to it (DC-11.16); none while it is off the battlefield."""
    crews: PerSeat[tuple[int, ...]] = derived()
    """The creatures on the battlefield that it controls, in ascending order."""
    bands: PerSeat[Mask] = derived()
    """The same as sets of creatures."""
    present: tuple[int, ...] = derived()
    """All creatures on the battlefield, in ascending order."""
    armed: PerSeat[tuple[tuple[int, tuple[Source, ...]], ...]] = derived()
    """Those of its creatures that have powers which can be used in response, printed or given by a card, with these."""
    led: PerSeat[int] = derived()
    """DC-25.3, DC-27.7: the printed levels of the creatures it has in play, hidden ones too."""
    gear: list[Gear] = derived()
    """For each creature, what it can do with the cards attached to it."""
    able: list[Mask] = derived()
    """For each creature, the orders that it may play, if need be with help (DC-15.2 to DC-15.9)."""
    sure: list[Mask] = derived()
    """The same without help."""
    fronts: PerSeat[Mask] = derived()
    """The squares adjacent to one of its creatures."""
    foes: PerSeat[Mask] = derived(same=True)
    """The squares of all its enemies (DC-29.6)."""
    occupied: Mask = derived()
    """The squares of all creatures."""
    held: PerSeat[Mask] = derived()
    """The kinds of order in its hand."""
    unseen: PerSeat[Mask] = derived()
    """Those in its hand or deck: what it could hold, by what everybody can see."""

    if TYPE_CHECKING:  # declared by the state itself
        game: DungeonCommandGame
        teams: list[int]
        hands: list[list[int]]
        decks: list[list[int]]
        kinds: list[int]
        controllers: list[int]
        places: list[int]
        attached: list[tuple[int, ...]]
        taken: list[int]

    def play_on(self, board: Board) -> None:
        """Take the tables of a battlefield."""
        self.board = board

    def look_round(self) -> None:
        """Find out who stands where, and which cards each seat has."""
        sides, around = self.game.tables.side, self.board.around
        self.rings = [
            around[sides[kind]][place] if place >= 0 else 0 for kind, place in zip(self.kinds, self.places, strict=True)
        ]
        self.gear = list(map(self.game.tables.gear, self.kinds, self.attached))
        self.able = [gear.able for gear in self.gear]
        self.sure = [gear.sure for gear in self.gear]
        seats = len(self.teams)
        self.crews = [()] * seats
        self.bands = [0] * seats
        self.led = [0] * seats
        self.armed = [()] * seats
        self.fronts = [0] * seats
        self.held = [0] * seats
        self.unseen = [0] * seats
        for seat in range(seats):
            self.call_up(seat)
            self.fronts[seat] = self.front_of(seat)
            self.sort_cards(seat)
        self.line_up()

    def sort_cards(self, seat: int) -> None:
        """Find the kinds of order that a seat has."""
        self.held[seat] = mask_of({*self.hands[seat]})
        self.unseen[seat] = self.held[seat] | mask_of({*self.decks[seat]})

    def call_up(self, seat: int) -> None:
        """Find the creatures on the battlefield that a seat controls, and those of them that can do something."""
        places, kinds, level, gear = self.places, self.kinds, self.game.tables.level, self.gear
        own = [unit for unit, owner in enumerate(self.controllers) if owner == seat and places[unit] >= OFF]
        self.led[seat] = sum([level[kinds[unit]] for unit in own])
        self.crews[seat] = crew = tuple([unit for unit in own if places[unit] >= 0])
        self.bands[seat] = mask_of(crew)
        self.armed[seat] = tuple([(unit, gear[unit].quick) for unit in crew if gear[unit].quick])
        self.present = tuple([unit for unit, place in enumerate(places) if place >= 0])

    def fit_out(self, unit: int) -> None:
        """Find what a creature can do with the cards attached to it."""
        gear = self.gear[unit] = self.game.tables.gear(self.kinds[unit], self.attached[unit])
        self.able[unit] = gear.able
        self.sure[unit] = gear.sure

    def front_of(self, seat: int) -> int:
        """The squares adjacent to one of the creatures of a seat."""
        rings, found = self.rings, 0
        for unit in self.crews[seat]:
            found |= rings[unit]
        return found

    def line_up(self) -> None:
        """Find the squares of all creatures, and of the enemies of each seat, from those that each seat has taken."""
        taken, teams = self.taken, self.teams
        if len(taken) == 2 and teams[0] != teams[1]:
            self.foes = [taken[1], taken[0]]
            self.occupied = taken[0] | taken[1]
            return
        self.occupied = 0
        for squares in taken:
            self.occupied |= squares
        self.foes = []
        for team in teams:
            enemies = 0
            for squares, other in zip(taken, teams, strict=True):
                if other != team:
                    enemies |= squares
            self.foes.append(enemies)
