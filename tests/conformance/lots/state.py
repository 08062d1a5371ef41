"""What is on the table of lots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from warhall.kernel.state import State

Card = NewType("Card", int)
CARDS = 15
NAMES = tuple(f"c{number + 1}" for number in range(CARDS))
SEATS = ("north", "east", "west")


@dataclass(slots=True, kw_only=True, eq=False)
class Lots(State):
    """Hands, deck (its top is its end), what lies open, what is pledged (-1: nothing yet), points, turns left."""

    hands: list[list[int]]
    deck: list[int]
    shown: list[list[int]]
    pledges: list[int]
    points: list[int]
    left: int

    def copy(self) -> Lots:
        new = Lots.__new__(Lots)
        self.share(new)
        new.hands = [hand[:] for hand in self.hands]
        new.deck = self.deck[:]
        new.shown = [cards[:] for cards in self.shown]
        new.pledges = self.pledges[:]
        new.points = self.points[:]
        new.left = self.left
        return new

    def seat_names(self) -> tuple[str, ...]:
        return SEATS[: len(self.hands)]
