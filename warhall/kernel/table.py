"""A table: a game as people play it. The record is the truth; the state follows from it.

Here: taking actions by notation, telling each seat what it may know, undo, replay. Not here: networks, storage, clocks.

Undo rebuilds the state from the record, never patches it backwards. Up to the barrier it is free; beyond it the other
seats must agree. The kernel computes the barrier: a die fell, something hidden came to be known, or another seat
decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from warhall.kernel.actions import Action
from warhall.kernel.dice import Dice, RecordedDice, ScriptedDice
from warhall.kernel.errors import ProtocolError, RecordError, Refused, WarhallError
from warhall.kernel.events import Heard, Told
from warhall.kernel.outlook import Outlook, outlook
from warhall.kernel.position import read
from warhall.kernel.record import DIGEST_LENGTH, Entry, Record
from warhall.kernel.saving import digest

if TYPE_CHECKING:
    from warhall.kernel.game import Game, Options
    from warhall.kernel.state import State


class Table:
    """One game in progress."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object] | Options | None,
        dice: Dice,
        players: Mapping[str, str] | None = None,
        position: str = "",
    ) -> None:
        """Start a game.

        Args:
            game: what is played.
            options: what was chosen before the start.
            dice: where chance comes from.
            players: who holds each seat, by the seat's name, for the record.
            position: the position that play begins with, as its file; the options are then only noted.
        """
        self.game = game
        self.options = game.choose(options)
        self.dice = RecordedDice(dice)
        self.position = position
        self.opening: list[Told] = Heard()
        """What happened before the first decision."""
        self.state: State = first_state(game, self.options, self.dice, position, self.opening.append)
        self.players = dict(players or {})
        self.start = Entry("", "", self.dice.take(), self._digest())
        self.entries: list[Entry] = []
        self._barriers: list[bool] = []

    @classmethod
    def resumed(cls, state: State, record: Record, barriers: Iterable[bool]) -> Table:
        """A table from a saved state, the record that led to it, and its barriers, without replaying.

        The caller vouches that the three belong together.
        """
        table = cls.__new__(cls)
        table.game = state.game
        table.options = state.game.choose(record.options)
        table.dice = state.dice = RecordedDice(state.dice)
        table.state = state
        table.players = dict(record.players)
        table.position = record.position
        table.start = record.start
        table.opening = []
        table.entries = list(record.entries)
        table._barriers = list(barriers)
        return table

    @property
    def barriers(self) -> tuple[bool, ...]:
        """For each action, whether undo is not free across it."""
        return tuple(self._barriers)

    def seat(self, name: str) -> int:
        """The seat of a name."""
        names = self.state.seat_names()
        if name not in names:
            raise ProtocolError("no-such-seat", f"no seat {name[:40]!r}: there are {', '.join(names)}")
        return names.index(name)

    def act(self, seat: int, action: str | int | Action, *, count: int | None = None) -> list[Told]:
        """Take an action and tell what happened.

        Args:
            seat: who acts.
            action: notation, code or structure.
            count: the number of actions taken when the seat chose; an old number is a stale request.

        Raises:
            NotationError: the text is no action.
            Refused: the rules forbid it.
            ProtocolError: it was chosen in another position.
        """
        if count is not None and count != self.state.count:
            raise ProtocolError("stale", f"chosen at step {count}, but the game is at step {self.state.count}")
        chosen = self.game.codec.parse(self.state, action) if isinstance(action, str) else action
        reason = self.state.explain(seat, chosen)
        if reason is not None:  # before the notation: what is out of range has none
            raise Refused(reason)
        notation = self.game.codec.notation(self.state, chosen)
        dice, uncovered = self.dice.copy(), self.state.uncovered
        heard = Heard()
        self.state.ears = heard.append
        code = chosen if isinstance(chosen, int) else self.game.codec.code(chosen)
        try:
            self.state.apply(seat, chosen if code is None else code)
        except BaseException:
            self._rebuild(dice)  # a die that cannot be, or a bug: an action is done as a whole or not at all
            raise
        finally:
            self.state.ears = None
        fallen = self.dice.take()
        self.entries.append(Entry(self.state.seat_names()[seat], notation, fallen, self._digest()))
        self._barriers.append(bool(fallen) or self.state.uncovered != uncovered)
        return heard

    def _rebuild(self, dice: Dice) -> None:
        """Make the state anew from the record after an action broke off, with the dice as they were before it.

        That is slow and hardly ever needed; a copy of the state before every action would be paid for by all.
        """
        rebuilt = replay(self.game, self.record(), dice=dice)
        self.state, self.dice = rebuilt.state, rebuilt.dice

    def outlook(self, seat: int | None, *, ahead: bool = True, common: object = None) -> Outlook:
        """What a seat may know now, with or without what its options come to."""
        return outlook(self.state, seat, ahead=ahead, common=common)

    def free_undo(self, seat: int) -> int:
        """How many of the last actions a seat may take back without asking anybody."""
        name, entries = self.state.seat_names()[seat], self.entries
        free = 0
        while free < len(entries) and entries[-1 - free].seat == name and not self._barriers[-1 - free]:
            free += 1
        return free

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions by rebuilding the game without them; the caller has checked consent."""
        if not 0 < actions <= len(self.entries):
            raise ProtocolError("nothing-to-undo", f"cannot take back {actions} of {len(self.entries)} actions")
        record = self.record()
        record.entries = record.entries[:-actions]
        rebuilt = replay(self.game, record, dice=self.dice.inner)
        self.state, self.dice, self.entries = rebuilt.state, rebuilt.dice, rebuilt.entries
        self._barriers = self._barriers[:-actions]

    def record(self) -> Record:
        """The game so far."""
        return Record(
            game=self.game.id,
            rules=self.game.version,
            content=self.game.content,
            packs=self.game.packs,
            options=msgspec.to_builtins(self.options),
            players=dict(self.players),
            start=self.start,
            entries=list(self.entries),
            position=self.position,
        )

    def _digest(self) -> str:
        return digest(self.state)[:DIGEST_LENGTH]


def first_state(
    game: Game,
    options: Mapping[str, object] | Options,
    dice: Dice,
    position: str,
    ears: Callable[[Told], None] | None = None,
) -> State:
    """A game at its first decision: from its beginning, which is told, or from a position."""
    return read(game, position, dice) if position else game.begin(options, dice, ears)


def replay(game: Game, record: Record, *, dice: Dice | None = None, upto: int | None = None) -> Table:
    """A table from a record, every digest checked on the way.

    Args:
        game: what was played.
        record: the game.
        dice: where chance comes from when play goes on; a replayed game can not go on without.
        upto: how many actions to replay; all by default.

    Raises:
        RecordError: the record is of another game, holds an action that is not allowed, or differs at some step.
    """
    record.check(game)
    entries = record.entries if upto is None else record.entries[:upto]
    script = ScriptedDice(_outcomes([record.start, *entries]))
    line = record.first_line
    try:
        table = Table(game, record.options, script, record.players, record.position)
        compare(line, record.start, table.start)
        for line, entry in enumerate(entries, start=record.first_line + 1):
            table.act(table.seat(entry.seat), entry.action)
            compare(line, entry, table.entries[-1])
    except RecordError:
        raise
    except WarhallError as error:
        raise RecordError(line, str(error)) from None
    table.dice.inner = dice or ScriptedDice(())
    return table


def _outcomes(entries: Iterable[Entry]) -> Iterable[int]:
    for entry in entries:
        yield from entry.fallen


def compare(line: int, wanted: Entry, found: Entry) -> None:
    """Refuse a replayed action that did not lead where the record says."""
    if wanted.fallen != found.fallen:
        raise RecordError(line, f"expected outcomes {list(wanted.fallen)}, the rules asked for {list(found.fallen)}")
    if wanted.digest != found.digest:
        raise RecordError(line, f"expected the digest {wanted.digest}, found {found.digest}")
