"""A game from its beginning for tests: begun by options, played by notation."""

from __future__ import annotations

from typing import Any

from tests.games.lawful import check_offers
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.faces import BattleView, UnitView
from warhall.games.fantasy_commander.state import Battle
from warhall.kernel.dice import Dice, SeededDice
from warhall.kernel.events import Told


class Table:
    """A new game. Seat 0 is the Empire, seat 1 Styx."""

    def __init__(self, dice: Dice | None = None, **options: Any) -> None:
        state = GAME.begin(options, dice or SeededDice(1))
        assert isinstance(state, Battle)
        self.g = state
        self.told: list[Told] = []

    def seen_by(self, seat: int) -> BattleView:
        seen = self.g.view(seat)
        assert isinstance(seen, BattleView)
        return seen

    @property
    def view(self) -> BattleView:
        return self.seen_by(0)

    def unit(self, ident: str) -> UnitView:
        return next(unit for unit in self.view.units if unit.id == ident)

    def do(self, seat: int, *actions: str) -> Table:
        """Actions of a seat, by notation."""
        for action in actions:
            check_offers(self.g)
            self.g.ears = self.told.append
            self.g.apply(seat, GAME.codec.parse(self.g, action))
            self.g.ears = None
        return self

    def first(self) -> None:
        """Whoever is asked takes the first thing offered."""
        decision = self.g.decision
        assert decision is not None
        self.do(decision.seat, GAME.codec.notation(self.g, decision.options[0]))

    def deploy(self) -> Table:
        """All units stand where it is first offered."""
        while self.view.phase == "deploy":
            self.first()
        return self

    def rule(self, seat: int, action: str) -> str | None:
        """The rule that forbids an action."""
        reason = self.g.explain(seat, GAME.codec.parse(self.g, action))
        return None if reason is None else reason.rule

    def options(self, seat: int) -> list[str]:
        """What a seat is offered, by notation."""
        return [GAME.codec.notation(self.g, code) for code in self.g.decisions[seat].options]
