"""What is on the table of lots."""

from __future__ import annotations

from typing import NewType

from warhall.kernel.declared import declared, hidden, secret
from warhall.kernel.state import State

Card = NewType("Card", int)
CARDS = 15
NAMES = tuple(f"c{number + 1}" for number in range(CARDS))
SEATS = ("north", "east", "west")


@declared
class Lots(State):
    """Hands, deck (its top is its end), what lies open, what is pledged (-1: nothing yet), points, turns left."""

    hands: list[list[int]] = secret()
    deck: list[int] = hidden()
    shown: list[list[int]]
    pledges: list[int] = secret()
    points: list[int]
    left: int

    def seat_names(self) -> tuple[str, ...]:
        return SEATS[: len(self.hands)]
