"""A table of Dungeon Command for tests: positions in a few words, actions in notation.

Unless a test says otherwise the board is that of the worked cases: 12 by 12 normal squares of a dungeon; gold is to act
in its Activate phase with an empty stack; both have Morale 10 and Leadership 10 and commanders without effect on the
case. Squares are given as (x, y) from 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.lawful import check_offered, check_offers
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.statics import hit_points
from warhall.games.dungeon_command.tables import DungeonCommandGame
from warhall.games.dungeon_command.view import DungeonCommandView, PlayerView
from warhall.geometry.names import cell_name
from warhall.kernel.dice import Dice, SeededDice
from warhall.kernel.errors import Refusal
from warhall.kernel.events import Told
from warhall.kernel.outlook import outlook
from warhall.kernel.saving import digest
from warhall.kernel.state import State
from warhall.kernel.words import Name

Place = tuple[int, int]
Creature = tuple[str, str, Place] | tuple[str, str, Place, dict[str, Any]]
"""A card, its owner, its square, and whatever else a position says of it."""
PLAIN = {"gold": "hc_rhynseera", "silver": "sl_kalteros", "copper": "hc_rhynseera", "iron": "sl_kalteros"}
"""Commanders that leave creatures alone."""
DECK = ["hc_power_attack"] * 20


def drawn(marks: Mapping[Place, str] | None = None, width: int = 12, height: int = 12) -> str:
    """A map of normal squares, but for those given."""
    marks = marks or {}
    return "".join("".join(marks.get((x, y), ".") for x in range(width)) + "\n" for y in range(height))


def walls(*places: Place) -> dict[Place, str]:
    return dict.fromkeys(places, "#")


def shown(state: State, seat: int | None = None) -> DungeonCommandView:
    """What a seat can see of a game, or everybody."""
    view = outlook(state, seat).view
    assert isinstance(view, DungeonCommandView)
    return view


class Field:
    """One game on a drawn map."""

    def __init__(
        self,
        creatures: Sequence[Creature],
        *,
        marks: Mapping[Place, str] | None = None,
        edges: Sequence[tuple[int, int, int, int]] = (),
        face: str = "dungeon",
        hands: Mapping[str, Sequence[str]] | None = None,
        seats: Mapping[str, Mapping[str, Any]] | None = None,
        turn: Mapping[str, Any] | None = None,
        players: int = 2,
        dice: Dice | None = None,
        game: DungeonCommandGame = GAME,
        **more: Any,
    ) -> None:
        self.game = game
        names = ("gold", "silver", "copper", "iron")[:players]
        data: dict[str, Any] = {
            "battlefield": more.pop(
                "battlefield", {"face": face, "map": drawn(marks), "edges": [list(e) for e in edges]}
            ),
            "seats": {
                name: {
                    "commander": PLAIN[name],
                    "deck": list(DECK),
                    "hand": list((hands or {}).get(name, [])),
                    **(seats or {}).get(name, {}),
                }
                for name in names
            },
            "creatures": [
                {"card": card, "of": owner, "at": cell_name(at[1] * 40 + at[0], 40), **(rest[0] if rest else {})}
                for card, owner, at, *rest in creatures
            ],
            **more,
        }
        if turn is not None:
            data["turn"] = dict(turn)
        self.heard: list[Told] = []
        state = game.read(game, data, dice or SeededDice(1))
        assert isinstance(state, DungeonCommand)
        self.g = state
        self.g.advance()

    # Acting

    def square(self, x: int, y: int) -> str:
        return cell_name(y * self.g.board.width + x, self.g.board.width)

    def path(self, *places: Place) -> str:
        return " ".join(self.square(*place) for place in places)

    def seat(self, name: str) -> int:
        return self.g.seat_names().index(name)

    def act(self, *lines: str) -> Field:
        """Actions like `gold strike sl_drider#1`, one after another; they come to the same where nobody listens."""
        for line in lines:
            name, _, action = line.partition(" ")
            check_offers(self.g)
            doing = self.game.codec.parse(self.g, action)
            check_offered(self.g, self.seat(name), doing)
            alone = self.g.copy()
            self.g.ears = self.heard.append
            self.g.apply(self.seat(name), doing)
            self.g.ears = None
            alone.apply(self.seat(name), doing)
            assert digest(alone) == digest(self.g), f"{line} ends otherwise where nobody listens"
        return self

    def passing(self, *, until: str = "activate act", most: int = 60) -> Field:
        """All pass, endure, stay and decline until one of the questions is asked (or the game ends)."""
        wanted = until.split()
        for _ in range(most):
            decision = self.g.decision
            if decision is None or decision.ask in wanted:
                return self
            notations = self.options()
            easy = [text for text in notations if text.split()[0] in ("pass", "endure", "decline", "stay")]
            if decision.ask == "trigger-target":
                easy = notations  # whether it is used is asked later
            if not easy:
                raise AssertionError(f"{decision.ask} asks {self.asked()}: {notations[:8]}")
            self.act(f"{self.asked()} {easy[0]}")
        raise AssertionError(f"still asking {self.g.decision and self.g.decision.ask}")

    def refusal(self, line: str) -> Refusal | None:
        name, _, action = line.partition(" ")
        return self.g.explain(self.seat(name), self.game.codec.parse(self.g, action))

    def rule(self, line: str) -> str | None:
        """The rule by which an action is refused; None if it is legal."""
        reason = self.refusal(line)
        return None if reason is None else reason.rule

    def named(self, line: str, fact: str) -> tuple[str, str]:
        """The rule by which an action is refused, and the thing that the refusal names."""
        reason = self.refusal(line)
        assert reason is not None
        thing = reason.args[fact]
        assert isinstance(thing, Name)
        return reason.rule, thing.id

    # Looking

    def asked(self) -> str | None:
        decision = self.g.decision
        return None if decision is None else self.g.seat_names()[decision.seat]

    @property
    def ask(self) -> str | None:
        return None if self.g.decision is None else self.g.decision.ask

    def options(self) -> list[str]:
        assert self.g.decision is not None
        return [self.game.codec.notation(self.g, code) for code in self.g.decision.options]

    def unit(self, name: str) -> int:
        return [self.g.unit_name(unit) for unit in range(len(self.g.kinds))].index(name)

    def at(self, name: str) -> Place | None:
        place = self.g.places[self.unit(name)]
        return self.g.board.map.place(place) if place >= 0 else None

    def damage(self, name: str) -> int:
        return self.g.damage[self.unit(name)]

    def hit_points(self, name: str) -> int:
        return hit_points(self.g, self.unit(name))

    def tapped(self, name: str) -> bool:
        return bool(self.g.tapped >> self.unit(name) & 1)

    def is_gone(self, name: str) -> bool:
        return self.g.places[self.unit(name)] == -2

    def morale(self, name: str) -> int:
        return self.g.morale[self.seat(name)]

    def hand(self, name: str) -> list[str]:
        return [self.game.tables.orders[kind].id for kind in self.g.hands[self.seat(name)]]

    def discard(self, name: str) -> list[str]:
        return [self.game.tables.orders[kind].id for kind in self.g.discards[self.seat(name)]]

    def attached(self, name: str) -> list[str]:
        return [self.game.tables.orders[card >> 3].id for card in self.g.attached[self.unit(name)]]

    def table(self, seat: int | None = None) -> DungeonCommandView:
        """What a seat can see, or everybody."""
        return shown(self.g, seat)

    def view(self, name: str) -> PlayerView:
        """What a player has, as he sees it himself."""
        seat = self.seat(name)
        return self.table(seat).seats[seat]

    def stack(self) -> list[str]:
        """What is on the stack, the lowest first."""
        return [item.source or item.what for item in self.table().stack]

    def digest(self) -> str:
        return digest(self.g)

    @property
    def winners(self) -> tuple[str, ...]:
        names = self.g.seat_names()
        return () if self.g.result is None else tuple(names[seat] for seat in self.g.result.winners)
