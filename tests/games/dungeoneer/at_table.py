"""A table of Dungeoneer for tests: a position in a few lines of YAML, actions in notation, readable answers.

Here: setting up, acting, and reading back what a player could read: views, options, refusals, events. Not here: any
expectation.
"""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import dedent, indent
from typing import Any

import pytest

from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.games.dungeoneer.view import DungeoneerView, PlaceView, PlayerView
from warhall.kernel import position
from warhall.kernel.dice import Dice, ScriptedDice, SeededDice
from warhall.kernel.errors import Refusal, Refused
from warhall.kernel.events import Event, Told
from warhall.kernel.game import Game
from warhall.kernel.outlook import words_of
from warhall.kernel.saving import digest
from warhall.kernel.words import Name, Word

CROSS = """
map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_salt_flats: "1:0", fd_bone_road: "0:-1", fd_dune_path: "-1:0"}
"""
"""The entrance with four roads: the trail in the north, the flats in the east, bones in the south, dunes in west."""


class AtTable:
    """A game in progress in which everything is said in notation."""

    def __init__(self, state: Dungeoneer) -> None:
        self.state = state
        self.told: list[Told] = []

    def act(self, seat: str, *actions: str) -> AtTable:
        """One seat takes actions, one after another."""
        for action in actions:
            self.state.ears = self.told.append
            self.state.apply(self.number(seat), self.state.game.codec.parse(self.state, action))
        return self

    def refusal(self, seat: str, action: str) -> Refusal:
        """Why an action is refused; asking and trying must agree and change nothing."""
        before = self.digest()
        parsed = self.state.game.codec.parse(self.state, action)
        with pytest.raises(Refused) as caught:
            self.state.apply(self.number(seat), parsed)
        assert self.state.explain(self.number(seat), parsed) == caught.value.reason
        assert self.digest() == before
        return caught.value.reason

    def refused(self, seat: str, action: str) -> tuple[str, str]:
        """The rule and the message of a refusal."""
        reason = self.refusal(seat, action)
        return reason.rule, reason.message

    def allowed(self, seat: str, action: str) -> bool:
        return self.state.explain(self.number(seat), self.state.game.codec.parse(self.state, action)) is None

    def options(self, verb: str = "") -> list[str]:
        """What the asked seat may choose; with a verb, only the objects of that verb."""
        decision = self.state.decision
        assert decision is not None
        every = [self.state.game.codec.notation(self.state, code) for code in decision.options]
        return [each.removeprefix(f"{verb} ") for each in every if each.startswith(f"{verb} ")] if verb else every

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what."""
        decision = self.state.decision
        assert decision is not None
        return self.names[decision.seat], decision.ask

    @property
    def names(self) -> tuple[str, ...]:
        return self.state.seat_names()

    def number(self, seat: str) -> int:
        return self.names.index(seat)

    def view(self, seat: str | None = None) -> DungeoneerView:
        """What a seat sees; without one, the public."""
        seen = self.state.view(None if seat is None else self.number(seat))
        assert isinstance(seen, DungeoneerView)
        return seen

    def of(self, seat: str) -> PlayerView:
        """A player as he sees himself."""
        return self.view(seat).seats[self.number(seat)]

    def inventory(self, seat: str) -> list[str]:
        return [card.id for card in self.of(seat).inventory]

    def lair(self, seat: str) -> list[str]:
        return [card.id for card in self.of(seat).lair]

    def place(self, ident: str) -> PlaceView:
        return next(place for place in self.view().places if place.id == ident)

    @property
    def discarded(self) -> list[str]:
        """All discarded cards, sorted."""
        return sorted(card for pile in self.view().discards.values() for card in pile)

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def written(self) -> dict[str, Any]:
        """The position as plain data; what has its usual value is left out."""
        return self.state.game.write(self.state)

    def events(self, *kinds: str) -> list[str]:
        """What happened in full, as `wounded blue 5`; of some kinds only, if any are named."""
        lines = (self._line(told.event) for told in self.told)
        return [line for line in lines if not kinds or line.partition(" ")[0] in kinds]

    def _line(self, event: Event) -> str:
        tag = str(type(event).__struct_config__.tag)
        return " ".join([tag, *(_plain(word) for word in words_of(self.state, self.state.game.codec, event).values())])

    def digest(self) -> str:
        return digest(self.state)

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def winners(self) -> list[str]:
        result = self.state.result
        assert result is not None
        return [self.names[seat] for seat in result.winners]


def _plain(word: Word) -> str:
    if isinstance(word, tuple):
        return ",".join(each.id for each in word)
    return word.id if isinstance(word, Name) else str(word)


def at(text: str, *faces: int, game: Game = GAME, seed: int = 1) -> AtTable:
    """A table in a position; the dice show the faces, or fall by a seed."""
    dice: Dice = ScriptedDice.faces(*faces) if faces else SeededDice(seed)
    state = position.read(game, "position:\n" + indent(dedent(text), "  "), dice)
    assert isinstance(state, Dungeoneer)
    return AtTable(state)


def cross(
    red: str, blue: str = "", *faces: int, green: str = "", turn: str = "phase: feats", more: str = ""
) -> AtTable:
    """Heroes at the crossing: red is the slayer, blue the barbarian, green the arcanist; all on the entrance."""
    seats = {
        "red": f"{{hero: fd_dragonslayer, at: fd_caravan_gate, {red}}}",
        "blue": f"{{hero: fd_barbarian, at: fd_caravan_gate, {blue}}}",
    }
    if green:
        seats["green"] = f"{{hero: fd_arcanist, at: fd_caravan_gate, {green}}}"
    lines = [f"  {seat}: {_last(part)}" for seat, part in seats.items()]
    text = "seats:\n" + "\n".join(lines) + CROSS + f"turn: {{{turn}}}\n" + dedent(more)
    return at(text, *faces)


def _last(part: str) -> str:
    """A key that is given twice: the later one holds."""
    found: dict[str, str] = {}
    depth = 0
    piece = ""
    for letter in part.strip()[1:-1] + ",":
        depth += letter in "[{"
        depth -= letter in "]}"
        if letter == "," and not depth:
            key, _, value = piece.strip().partition(":")
            if key:
                found[key] = value
            piece = ""
        else:
            piece += letter
    return "{" + ", ".join(f"{key}:{value}" for key, value in found.items()) + "}"


def start(options: Mapping[str, object] | None = None, seed: int = 1) -> AtTable:
    """A new game."""
    state = GAME.begin(options, SeededDice(seed))
    assert isinstance(state, Dungeoneer)
    return AtTable(state)
