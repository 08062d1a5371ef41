"""A game between bots while a laboratory watches: who had what, who led, who began, and where it stood if it stalled.

What is to be counted is the game's to say (`Game.measure`). Set-ups differ from game to game where the terms want it:
they derive from the number of the game, so the same numbers meet the same armies, each once at every seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from warhall.arena.matches import Fixture, Played, Table, Terms
from warhall.kernel.actions import Action
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.game import Game
from warhall.kernel.measuring import Measure
from warhall.kernel.position import write as write_position

VARIED = 1_000
"""The child of a game's dice that deals set-ups; the others belong to the game and to its bots."""
LONGEST = 20_000
"""No more letters of a position are kept of a game that stalled."""

Counts = tuple[tuple[str, int], ...]
"""Ids with how many of each, in the order of the ids."""


class Noted(NamedTuple):
    """What was seen of one game."""

    own: tuple[Counts, ...]
    """Seat by seat, the most of each thing that it had at the beginning of any turn."""
    drawn: tuple[tuple[str, ...], ...]
    """Seat by seat, what came to it."""
    armies: tuple[str, ...]
    """Seat by seat, as `kind/id`; empty for a seat that has none."""
    first: int | None
    turns: int
    leads: int
    """How often the lead changed."""
    last: str = ""
    """The last action of a game in trouble, as it is written."""
    position: str = ""
    """Where a game in trouble stood."""


class LabTable(Table):
    """A table at which it is counted who has what."""

    def watch(self, measure: Measure) -> None:
        """Begin to count."""
        seats = range(len(self.state.seat_names()))
        self.measure = measure
        self.own: list[Counter[str]] = [Counter() for _ in seats]
        self.drawn: list[dict[str, None]] = [{} for _ in seats]
        self.first: int | None = None
        self.turns = 0
        self.last = ""
        self._turn: int | None = None

    def chosen(self, seat: int, action: int | Action) -> None:
        """Look at the table at the beginning of every turn."""
        state = self.state
        turn = state.game.bench.turn(state)
        if turn != self._turn:
            self._turn = turn
            self.turns += 1
            self.look()
        if state.count > state.game.step_cap - 1:
            self.last = state.game.codec.notation(state, action)

    def look(self) -> None:
        """Count what everybody has now."""
        if self.first is None:
            self.first = self.measure.first(self.state)
        for seat, (own, drawn) in enumerate(zip(self.own, self.drawn, strict=True)):
            own |= Counter(self.measure.own(self.state, seat))
            drawn.update(dict.fromkeys(self.measure.drawn(self.state, seat)))

    def noted(self, played: Played) -> Noted:
        """What was seen."""
        self.look()
        armies = [self.measure.army(self.state, seat) for seat in range(len(self.own))]
        stalled = played.trouble is not None
        return Noted(
            own=tuple(tuple(sorted(each.items())) for each in self.own),
            drawn=tuple(tuple(sorted(each)) for each in self.drawn),
            armies=tuple("" if each is None else f"{each.kind}/{each.id}" for each in armies),
            first=self.first,
            turns=self.turns,
            leads=self.progress.leads(),
            last=self.last if stalled else "",
            position=write_position(self.state)[:LONGEST] if stalled else "",
        )


def measure_of(room: Game) -> Measure:
    """What is counted in a game.

    Raises:
        OptionsError: it does not say.
    """
    if room.measure is None:
        raise OptionsError(f"{room.id} does not say what there is to measure")
    return room.measure


def set_up(room: Game, terms: Terms, fixture: Fixture) -> Mapping[str, object]:
    """The options of one game."""
    if not terms.varied:
        return terms.options
    dice = SeededDice(fixture.number).child(VARIED)
    found = measure_of(room).vary(room, room.choose(terms.options), dice, fixture.turned, terms.wanted)
    return {**terms.options, **found}


def play_and_count(room: Game, terms: Terms, fixture: Fixture) -> Played:
    """One game, and what was seen of it."""
    table = LabTable(
        room,
        set_up(room, terms, fixture),
        fixture.bots(terms),
        fixture.number,
        turned=fixture.turned,
        limits=terms.limits,
    )
    table.watch(measure_of(room))
    played = table.play()._replace(times=())
    return played._replace(noted=table.noted(played))
