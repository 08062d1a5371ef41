"""A battlefield for tests: set up by words, played by notation, with dice that fall as told.

Hexes are named as in notation: column (c, r) = (6, 5) is g6. Reactions that a test does not speak of are declined.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import yaml

from tests.games.lawful import check_offers
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.faces import BattleView, UnitView
from warhall.games.fantasy_commander.plan import FantasyOptions
from warhall.games.fantasy_commander.state import Battle
from warhall.kernel import position
from warhall.kernel.dice import Dice, ScriptedDice
from warhall.kernel.errors import Refusal
from warhall.kernel.events import Event, Told
from warhall.kernel.game import Game
from warhall.kernel.saving import digest

FACES = {"panic": 1, "hit": 2, "full": 3, "support": 4, "shield": 5}
REACTIONS = (
    "redirect", "attack-die", "defence", "defence-die", "reroll", "regroup", "spare", "spare-retreat", "vampirism",
    "necromancy", "advance",
)  # fmt: skip


def name(column: int, row: int) -> str:
    """The name of the hex (column, row)."""
    return GAME.tables.board.name(GAME.tables.board.cell(column, row))


class Piece(NamedTuple):
    """A unit to be set up."""

    unit: str
    side: str
    at: str
    tokens: dict[str, Any]


def own(unit: str, at: str, **tokens: object) -> Piece:
    """A unit of the Empire."""
    return Piece(unit, "empire", at, tokens)


def foe(unit: str, at: str, **tokens: object) -> Piece:
    """A unit of Styx."""
    return Piece(unit, "styx", at, tokens)


def die_faces(*words: str) -> list[int]:
    """What dice show, by words or by numbers."""
    return [FACES[word] if word in FACES else int(word) for row in words for word in row.split()]


SENTINEL = "imperial_shooters_champion-1"
"""Waits in a far corner with a yellow order, so that the round does not end when a test's units have acted."""


class Field:
    """A battle in a test."""

    def __init__(
        self,
        *pieces: Piece,
        roll: str = "",
        ground: dict[str, str] | None = None,
        alone: bool = False,
        game: Game = GAME,
        **fields: Any,
    ) -> None:
        """Set up.

        Args:
            pieces: the units.
            roll: faces of the dice to come, by words.
            alone: without the sentinels in the corners.
            game: the game, if a pack has replaced some of its cards.
            ground: terrain glyphs by hex, on an open board; without it and without a scenario all is open.
            fields: further fields of a position.
        """
        fields.setdefault("turn", "empire")
        if "scenario" not in fields:
            fields.setdefault("kind", "epic")
            fields.setdefault("factions", ["empire", "styx"])
        if ground is not None or "scenario" not in fields:
            fields["board"] = self._board(ground or {}, fields.get("scenario"))
        if not alone:
            pieces = (
                *pieces,
                own("imperial_shooters_champion", "m11", order="yellow"),
                foe("zombie_archers_champion", "a1"),
            )
        fields["units"] = [{"unit": piece.unit, "side": piece.side, "at": piece.at, **piece.tokens} for piece in pieces]
        text = yaml.safe_dump({"game": GAME.id, "position": fields}, sort_keys=False)
        self.dice = ScriptedDice.faces(*die_faces(roll))
        state = position.read(game, text, self.dice)
        assert isinstance(state, Battle)
        self.g = state
        self.told: list[Told] = []
        self.reactions: list[str] = []

    @classmethod
    def started(cls, options: FantasyOptions, dice: Dice) -> Field:
        """A new game from its options."""
        field = cls.__new__(cls)
        state = GAME.begin(options, dice)
        assert isinstance(state, Battle)
        field.g, field.told = state, []
        return field

    @staticmethod
    def _board(ground: dict[str, str], scenario: str | None) -> str:
        tables = GAME.tables
        cells = ["."] * tables.board.size
        if scenario is not None:
            chart = tables.charts[tables.chart_of[tables.scenarios[tables.scenario_of[scenario]].map]]
            cells = [tables.printed.terrain[kind].glyph for kind in chart.terrain]
        for hex_name, glyph in ground.items():
            cells[tables.board.cell_named(hex_name)] = glyph
        return " ".join(cells)

    def seat(self, side: str) -> int:
        return self.g.seat_names().index(side)

    def do(self, side: str, *actions: str) -> Field:
        """Actions of a side, by notation; they come to the same where nobody listens."""
        for action in actions:
            check_offers(self.g)
            alone = self.g.copy()
            doing = GAME.codec.parse(self.g, action)
            self.g.ears = self.told.append
            self.g.apply(self.seat(side), doing)
            self.g.ears = None
            alone.apply(self.seat(side), doing)
            assert digest(alone) == digest(self.g), f"{action} ends otherwise where nobody listens"
        return self

    def refusal(self, side: str, action: str) -> Refusal | None:
        """Why an action is not allowed."""
        return self.g.explain(self.seat(side), GAME.codec.parse(self.g, action))

    def rule(self, side: str, action: str) -> str | None:
        """The rule that forbids an action."""
        reason = self.refusal(side, action)
        return None if reason is None else reason.rule

    def options(self, side: str) -> list[str]:
        """What a side is offered, by notation."""
        return [GAME.codec.notation(self.g, code) for code in self.g.decisions[self.seat(side)].options]

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked what."""
        decision = self.g.decision
        return None if decision is None else (self.g.seat_names()[decision.seat], decision.ask)

    def begin(self) -> Field:
        """The effects at the start of an activation, in the order in which they lie there."""
        while self.g.decision is not None and self.g.decision.ask == "start-effects":
            self.do(self.g.seat_names()[self.g.decision.seat], "resolve 1")
        return self

    def react(self, **answers: str | Iterable[str]) -> Field:
        """Answer reactions: those named by their question, all others are declined."""
        queues = {
            ask.replace("_", "-"): [given] if isinstance(given, str) else list(given) for ask, given in answers.items()
        }
        while self.g.decision is not None and self.g.decision.ask in REACTIONS:
            seat, ask = self.g.decision.seat, self.g.decision.ask
            self.reactions.append(ask)
            queue = queues.get(ask)
            side = self.g.seat_names()[seat]
            self.do(side, queue.pop(0) if queue else "done" if ask == "reroll" else "decline")
        assert not any(queues.values()), f"never asked: {queues}"
        return self

    def fight(self, side: str, action: str, **answers: str | Iterable[str]) -> Field:
        """An attack with its reactions."""
        return self.do(side, action).react(**answers)

    @property
    def active(self) -> str | None:
        """The unit that is activated."""
        activation = self.view.activation
        return None if activation is None else activation.unit

    @property
    def view(self) -> BattleView:
        seen = self.g.view(0)
        assert isinstance(seen, BattleView)
        return seen

    def unit(self, ident: str) -> UnitView:
        return next(unit for unit in self.view.units if unit.id == ident)

    def left(self, ident: str) -> int:
        return self.unit(ident).left

    def at(self, ident: str) -> str | None:
        return self.unit(ident).hex

    def vp(self) -> tuple[int, int]:
        return self.g.vp[0], self.g.vp[1]

    def events(self, kind: type[Event]) -> list[Event]:
        return [told.event for told in self.told if isinstance(told.event, kind)]
