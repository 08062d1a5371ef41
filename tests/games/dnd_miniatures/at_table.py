"""A table of D&D Miniatures for tests: positions in a few words, actions in notation.

Unless a test says otherwise the map is open floor, 16 by 12 squares, without zones; it is a 200-point Assault, and
azure is to activate a creature. Squares are given as (x, y) from 0. Dice are given as the faces they show.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.games.lawful import check_offered, check_offers
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.geometry.names import cell_name
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import Refusal
from warhall.kernel.events import Told
from warhall.kernel.saving import digest

Place = tuple[int, int]
Creature = tuple[str, str, Place] | tuple[str, str, Place, dict[str, Any]]
SEATS = ("azure", "ember", "jade", "orchid", "cobalt", "copper")
TEAMS = {"azure": {"team": 0}, "ember": {"team": 1}, "jade": {"team": 0}, "orchid": {"team": 1}}
SELL, RAIDER = "human_sellsword#1", "orc_raider#1"
FAR: Creature = ("orc_raider", "ember", (14, 10))
"""Somebody of the other side who is in nobody's way, so that the battle goes on."""


def drawn(marks: Mapping[Place, str] | None = None, width: int = 16, height: int = 12) -> str:
    """A map of floor, but for the squares given."""
    marks = marks or {}
    return "".join("".join(marks.get((x, y), ".") for x in range(width)) + "\n" for y in range(height))


def zoned(*marks: tuple[str, int, int], areas: str = "P") -> dict[str, Any]:
    """A map of floor with victory areas of A in some squares."""
    rows = [["."] * 16 for _ in range(12)]
    for mark, x, y in marks:
        rows[y][x] = mark
    return {
        "drawn": drawn(),
        "zones": "".join("".join(row) + "\n" for row in rows),
        "areas": [{"mark": mark, "owner": 0 if mark in "PQ" else 1} for mark in areas],
    }


def walls(*places: Place) -> dict[Place, str]:
    return dict.fromkeys(places, "#")


def under(condition: str, until: str = "battle", **more: Any) -> dict[str, Any]:
    """A creature under a condition."""
    return {"effects": [{"what": "condition", "of": condition, "until": until, **more}]}


class Field:
    """One battle on a drawn map."""

    def __init__(
        self,
        creatures: Sequence[Creature],
        *,
        marks: Mapping[Place, str] | None = None,
        edges: Iterable[tuple[int, int, str]] = (),
        size: Place = (16, 12),
        active: str | None = None,
        seat: str = "azure",
        owed: int = 2,
        faces: Iterable[int] | None = None,
        players: int = 2,
        seats: Mapping[str, Mapping[str, Any]] | None = None,
        map: Mapping[str, Any] | None = None,
        turn: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> None:
        names = SEATS[:players]
        turned: dict[str, Any] = {"seat": seat, "owed": owed, "serial": 1, **(turn or {})}
        if active is not None:
            turned["active"] = active
        width = size[0]
        board = map or {"drawn": drawn(marks, *size), "edges": [list(edge) for edge in edges]}
        if map is not None and "drawn" not in map:
            width = len(GAME.tables.grounds[map["name"]].rows[0])
        data: dict[str, Any] = {
            "map": board,
            "seats": {name: {"letter": number % 2, **(seats or {}).get(name, {})} for number, name in enumerate(names)},
            "creatures": [
                {"card": card, "of": owner, "at": cell_name(at[1] * width + at[0], width), **(rest[0] if rest else {})}
                for card, owner, at, *rest in creatures
            ],
            "turn": turned,
            **more,
        }
        self.heard: list[Told] = []
        dice = SeededDice(1) if faces is None else ScriptedDice.faces(*faces)
        self.dice = dice
        state = GAME.read(GAME, data, dice)
        assert isinstance(state, DndMiniatures)
        self.g = state
        if active is not None:
            state.activations[state.active] = max(1, state.activations[state.active])
            state.acted |= 1 << state.active
        self.g.advance()

    # Acting

    def square(self, x: int, y: int) -> str:
        return cell_name(y * self.g.board.width + x, self.g.board.width)

    def path(self, *places: Place) -> str:
        return " ".join(self.square(*place) for place in places)

    def act(self, *lines: str) -> Field:
        """Actions like `azure attack bite harpy#1`, one after another; they come to the same where nobody listens."""
        for line in lines:
            name, _, action = line.partition(" ")
            check_offers(self.g)
            doing = GAME.codec.parse(self.g, action)
            check_offered(self.g, SEATS.index(name), doing)
            alone = self.g.copy()
            self.g.ears = self.heard.append
            self.g.apply(SEATS.index(name), doing)
            self.g.ears = None
            alone.apply(SEATS.index(name), doing)
            assert digest(alone) == digest(self.g), f"{line} ends otherwise where nobody listens"
        return self

    def to(self, line: str, x: int, y: int) -> Field:
        """An action that ends with a square."""
        return self.act(f"{line} {self.square(x, y)}")

    def passing(self, until: str = "activate act", most: int = 80) -> Field:
        """All pass, stop, and are done until one of the questions is asked."""
        for _ in range(most):
            decision = self.g.decision
            if decision is None or decision.ask in until.split():
                return self
            easy = [text for text in self.options() if text.split()[0] in ("pass", "done", "stop", "choose")]
            if not easy:
                raise AssertionError(f"{decision.ask} asks {self.asked}: {self.options()[:8]}")
            self.act(f"{self.asked} {easy[0]}")
        raise AssertionError(f"still asking {self.ask}")

    def refusal(self, line: str) -> Refusal | None:
        name, _, action = line.partition(" ")
        return self.g.explain(SEATS.index(name), GAME.codec.parse(self.g, action))

    def rule(self, line: str) -> str | None:
        """The rule by which an action is refused; None if it is legal."""
        reason = self.refusal(line)
        return None if reason is None else reason.rule

    def rule_at(self, line: str, x: int, y: int) -> str | None:
        return self.rule(f"{line} {self.square(x, y)}")

    # Looking

    @property
    def asked(self) -> str | None:
        decision = self.g.decision
        return None if decision is None else self.g.seat_names()[decision.seat]

    @property
    def ask(self) -> str | None:
        return None if self.g.decision is None else self.g.decision.ask

    def options(self) -> list[str]:
        assert self.g.decision is not None
        check_offers(self.g)
        return [GAME.codec.notation(self.g, code) for code in self.g.decision.options]

    def offers(self, start: str) -> list[str]:
        return [text for text in self.options() if text.startswith(start)]

    def unit(self, name: str) -> int:
        return [self.g.unit_name(unit) for unit in range(len(self.g.kinds))].index(name)

    def at(self, name: str) -> Place | None:
        place = self.g.places[self.unit(name)]
        return self.g.board.map.place(place) if place >= 0 else None

    def hp(self, name: str) -> int:
        return self.g.hp[self.unit(name)]

    def is_gone(self, name: str) -> bool:
        return self.g.places[self.unit(name)] == -2

    def conditions(self, name: str) -> list[str]:
        bits = self.g.conditions[self.unit(name)]
        return [word for number, word in enumerate(GAME.tables.conditions) if bits >> number & 1]

    def vp(self, seat: str) -> int:
        return self.g.vp[self.g.teams[SEATS.index(seat)]]

    def told(self, tag: str) -> list[Any]:
        """The events of one kind that were heard."""
        return [told.event for told in self.heard if told.event.__struct_config__.tag == tag]
