"""A table of four for tests: positions by file name, actions in notation."""

from __future__ import annotations

from pathlib import Path

from warhall.games.four import GAME
from warhall.games.four.state import Four
from warhall.kernel import position
from warhall.kernel.dice import ScriptedDice
from warhall.kernel.errors import Refusal
from warhall.kernel.saving import digest
from warhall.kernel.state import State

POSITIONS = Path(__file__).parent / "positions"
NO_DICE = ScriptedDice(())


class Board:
    """A game of four in which everything is said in notation."""

    def __init__(self, name: str | None = None) -> None:
        if name is None:
            self.state: State = GAME.begin(None, NO_DICE)
        else:
            text = (POSITIONS / f"{name}.yaml").read_text(encoding="utf-8")
            self.state = position.read(GAME, text, NO_DICE)

    def seat(self, name: str) -> int:
        return self.state.seat_names().index(name)

    def act(self, *lines: str) -> None:
        """Actions like `red drop d`, one after another."""
        for line in lines:
            name, _, action = line.partition(" ")
            self.state.apply(self.seat(name), GAME.codec.parse(self.state, action))

    def refusal(self, line: str) -> Refusal | None:
        name, _, action = line.partition(" ")
        return self.state.explain(self.seat(name), GAME.codec.parse(self.state, action))

    def options(self) -> list[str]:
        """What the seat that is asked may choose."""
        assert self.state.decision is not None
        return [GAME.codec.notation(self.state, code) for code in self.state.decision.options]

    def asked(self) -> str | None:
        """Who is to decide."""
        decision = self.state.decision
        return None if decision is None else self.state.seat_names()[decision.seat]

    def rows(self) -> list[str]:
        """The board, the top row first."""
        written = GAME.write(self.state)["board"]
        assert isinstance(written, str)
        return written.split()

    def digest(self) -> str:
        return digest(self.state)

    @property
    def winners(self) -> tuple[str, ...]:
        names = self.state.seat_names()
        return () if self.state.result is None else tuple(names[seat] for seat in self.state.result.winners)

    @property
    def ended_by(self) -> str | None:
        return None if self.state.result is None else self.state.result.rule


def four(board: Board) -> Four:
    assert isinstance(board.state, Four)
    return board.state
