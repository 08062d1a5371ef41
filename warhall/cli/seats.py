"""Who plays: each seat is held by a person or by a bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from warhall.bots.bot import Plan
from warhall.bots.choose import choose
from warhall.bots.levels import BOTS, USUAL, level
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.state import State

HUMAN = "human"
PERSON = "person"
"""How a record names a person."""
USUAL_BOT = USUAL
"""The strongest there is."""


def read_seats(text: str) -> list[str]:
    """The players of a list such as `human,greedy`; an unknown one is refused."""
    players = [word.strip() for word in text.split(",")]
    for player in players:
        if player != HUMAN:
            level(player)
    return players


def fill_seats(players: Sequence[str], seats: int) -> list[str]:
    """A player for every seat: the first is a person and the others are bots, as far as nobody was named."""
    if len(players) > seats:
        raise OptionsError(f"{len(players)} players for {seats} seats")
    usual = [HUMAN, *[USUAL_BOT] * (seats - 1)]
    return [*players, *usual[len(players) :]]


def recorded(players: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """The players by the names of their seats, as a record has them."""
    return {name: PERSON if player == HUMAN else player for name, player in zip(names, players, strict=True)}


def from_record(players: Mapping[str, str], names: Sequence[str]) -> list[str]:
    """Who played in a record: whoever is no bot of ours is a person."""
    return [player if (player := players.get(name, HUMAN)) in BOTS else HUMAN for name in names]


class Bots:
    """The bots at a table, each with dice of its own."""

    def __init__(self, players: Sequence[str], dice: SeededDice) -> None:
        self.players = players
        self.dice = dice
        self.plans: list[Plan] = [()] * len(players)

    def choose(self, state: State, seat: int) -> tuple[int, str | None]:
        """What the bot of a seat does, and what was wrong with it if another choice was made for it."""
        own = self.dice.child(seat)
        code, fault, self.plans[seat] = choose(self.players[seat], state, seat, own, plan=self.plans[seat])
        return code, fault
