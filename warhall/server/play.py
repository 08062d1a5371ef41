"""A game in the hall: the kernel's table with fair dice, driven by facts and making facts.

Here: starting, acting, following the facts of another process, undo, saving and resuming. Not here: who may act
(`tables`), what is stored (`store`), who hears of it (`letters`).

Dice are never wound back: what an undone action had rolled stays used up, so that nobody can know what falls next.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from warhall.kernel.actions import Action
from warhall.kernel.dice import Dice, FairDice, ScriptedDice
from warhall.kernel.errors import RecordError
from warhall.kernel.events import Told
from warhall.kernel.game import Game
from warhall.kernel.outlook import said_of, told_sentence
from warhall.kernel.record import Record
from warhall.kernel.saving import resume, save
from warhall.kernel.state import Decision, State
from warhall.kernel.table import Table, replay
from warhall.learn.course import StackedDice
from warhall.server.facts import Acted, Auto, Started, Tale, Undone, Who


class Snapshot(msgspec.Struct, frozen=True):
    """A game in the middle, so that a long log need not be replayed."""

    state: str
    record: Record
    barriers: tuple[bool, ...]
    used: int


class Play:
    """One running game."""

    def __init__(self, table: Table, key: bytes, used: int) -> None:
        """Go on with a table.

        Args:
            table: the game so far.
            key: of the fair dice.
            used: how many outcomes they have given, undone ones included.
        """
        self.table = table
        self.key = key
        self.used = used
        self._standing: dict[int, int] = {}
        table.dice.inner = FairDice(key, used)

    @classmethod
    def begin(cls, game: Game, options: dict[str, object], key: bytes, record: str | None, position: str = "") -> Play:
        """A new game, one that goes on where a record ends, or one from a position."""
        if record is not None:
            return cls(replay(game, Record.parse(record)), key, 0)
        table = Table(game, options, FairDice(key), position=position)
        return cls(table, key, len(table.start.fallen))

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.table.state

    def standing(self, seat: int) -> int:
        """The count since which a seat is asked what it is asked now: others may decide meanwhile."""
        return self._standing.get(seat, self.state.count)

    def started(self, salts: Sequence[str]) -> Started:
        """The fact of a game that begins."""
        return Started(
            salts=tuple(salts),
            fallen=self.table.start.fallen,
            digest=self.table.entries[-1].digest if self.table.entries else self.table.start.digest,
            waiting=tuple(sorted(self.state.decisions)),
            seats=self.state.seat_names(),
            count=self.state.count,
            rules=self.table.game.version,
            content=self.table.game.content,
            told=tuple(tale(self.state, told) for told in self.table.opening) if not self.table.entries else (),
        )

    def act(
        self,
        seat: int,
        notation: str,
        *,
        auto: Auto | None = None,
        by: Who | None = None,
        outcomes: Sequence[int] = (),
    ) -> Acted:
        """Take an action; the fact of it.

        Args:
            seat: who acts.
            notation: the action.
            auto: who chose it, if it was not a person.
            by: the person who acts.
            outcomes: what falls first, in a lesson; then chance decides.

        Raises:
            NotationError: the text is no action.
            Refused: the rules forbid it; nothing changed.
        """
        state = self.table.state
        action = state.game.codec.parse(state, notation)
        said = said_of(state, action)
        decision = state.decisions.get(seat)
        if outcomes:
            self.table.dice.inner = StackedDice(outcomes, FairDice(self.key, self.used))
        heard = self._moved(seat, action)
        entry = self.table.entries[-1]
        self.used += len(entry.fallen)
        if outcomes:
            self.table.dice.inner = FairDice(self.key, self.used)
        state = self.table.state
        return Acted(
            seat=seat,
            notation=entry.action,
            say=said,
            fallen=entry.fallen,
            digest=entry.digest,
            count=state.count,
            waiting=tuple(sorted(state.decisions)),
            told=tuple([tale(state, told) for told in heard]),
            ask=decision.ask if decision is not None else "",
            auto=auto,
            by=by,
        )

    def follow(self, fact: Acted) -> None:
        """Do what another process has done, with the outcomes that fell there.

        Raises:
            RecordError: it leads to another state here.
        """
        self.table.dice.inner = ScriptedDice(fact.fallen)
        self._moved(fact.seat, fact.notation)
        self.used += len(fact.fallen)
        self.table.dice.inner = FairDice(self.key, self.used)
        if self.table.entries[-1].digest != fact.digest:
            line = len(self.table.entries) + self.table.record().first_line
            raise RecordError(line, "the log leads to another state here")

    def _moved(self, seat: int, action: Action | str) -> list[Told]:
        """Move the table on, and note whose questions stand as they were asked before."""
        before, count = self.state.decisions, self.state.count
        heard = self.table.act(seat, action)
        if len(before) == 1:  # nobody else was asked
            self._standing = {}
            return heard
        self._standing = {
            other: self._standing.get(other, count)
            for other, decision in self.state.decisions.items()
            if other != seat and other in before and is_same(before[other], decision)
        }
        return heard

    def undo(self, seat: int, actions: int) -> Undone:
        """Take back the last actions; consent was checked."""
        self.table.undo(actions)
        self._standing = {}
        self.table.dice.inner = FairDice(self.key, self.used)
        return Undone(seat=seat, actions=actions, count=self.state.count, waiting=tuple(sorted(self.state.decisions)))

    def snapshot(self) -> Snapshot:
        """The game as it stands."""
        return Snapshot(save(self.state).decode(), self.table.record(), self.table.barriers, self.used)

    @classmethod
    def resume(cls, game: Game, snapshot: Snapshot, key: bytes) -> Play:
        """The game of a snapshot."""
        snapshot.record.check(game)
        state = resume(game, snapshot.state.encode())
        return cls(Table.resumed(state, snapshot.record, snapshot.barriers), key, snapshot.used)

    def fork(self, dice: Dice) -> State:
        """A copy of the state to try things on, with other dice."""
        state = self.state.copy()
        state.dice = dice
        return state


def is_same(one: Decision, other: Decision) -> bool:
    """Whether two decisions ask the same, in the same words, for one of the same answers."""
    return one is other or (one.ask, one.words, tuple(one.options)) == (other.ask, other.words, tuple(other.options))


def tale(state: State, told: Told) -> Tale:
    """An event of the rules with its audience, in the words that the state has for its things."""
    veiled = told.veiled
    return Tale(
        rule=told.rule,
        event=msgspec.to_builtins(told.event),
        say=told_sentence(state, told.event, told.rule),
        to=told.to,
        veiled=msgspec.to_builtins(veiled) if veiled is not None else None,
        veiled_say=told_sentence(state, veiled, told.rule) if veiled is not None else None,
    )
